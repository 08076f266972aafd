# Words of the pictures.
picture-place = No. { $n }
picture-loot =
    { $n ->
        [0] no loot
        [one] { $n } piece of loot
       *[other] { $n } pieces of loot
    }
picture-free = free
picture-open =
    { $n ->
        [0] The game is about to begin
        [one] { $n } seat is free
       *[other] { $n } seats are free
    }
