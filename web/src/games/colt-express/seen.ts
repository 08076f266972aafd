// Made from src/posse/games/colt_express/seen.py by `python -m tools.typescript`. Don't edit.

/** A bandit with its Character card. */
export interface BanditSeen {
  bandit: number;
  seat: number;
  /** car * 2 + level; -1 before it boards. */
  place: number;
  bullets: number;
  purses: number;
  /** Of its Purses, those that these eyes have followed. */
  purse_values: number[];
  /** Those that all have followed. */
  open_values: number[];
  jewels: number;
  strongboxes: number;
  held_by: number[];
  ransom: number;
  /** At the end: every token with its value. */
  revealed: ([number, number])[] | null;
  purses_lost: number;
}

/** A card on the common pile. */
export interface PileCard {
  seat: number;
  card: number | null;
  face_down: boolean;
  by_ghost: boolean;
}

/** What is public about a player's cards; the wealth at the end. */
export interface PlayerSeen {
  bandits: number[];
  hand: number;
  deck: number;
  discard: number;
  /** Bullets received, by their source; the last counts all. */
  received: number[];
  bullets_on_top: number;
  bullets_seen_in_hand: number;
  bullets_seen_in_discard: number;
  bullets_stirred: number;
  shuffled_at: number;
  open_discard: number[];
  stirred: number[];
  outside: number;
  kept: number;
  wealth: number | null;
  gunslinger: boolean | null;
}

/** What a puncher has said so far. */
export interface PunchSeen {
  bandit: number;
  victim: number;
  kind: number;
  taken: number;
  way: number;
}

/** A Round card that is turned up. */
export interface RoundCard {
  card: number;
  turns: number[];
  event: number;
}

/** A token that lies in the train. */
export interface TokenSeen {
  token: number;
  kind: number;
  /** If these eyes are shown it. */
  value: number | null;
  /** Bits: bandits who have had this Purse on their card. */
  held_by: number;
  /** Whether all know its value. */
  open: boolean;
}

/** What the seat alone knows. */
export interface OwnCards {
  cards: number[];
  hand: number[];
  bullets: number;
  discard: number[];
  bullets_in_discard: number;
}

/** The table. */
export interface TrainSeen {
  expert: boolean;
  round: number;
  rounds: RoundCard[];
  turn: number | null;
  first_player: number;
  wagons: number[];
  /** How many wagons; 0 until the train is loaded. */
  cars: number;
  marshal: number;
  neutral: number;
  removed: number;
  /** The tokens at each place. */
  train: TokenSeen[][];
  second_strongbox_aside: boolean;
  bandits: BanditSeen[];
  pile: PileCard[];
  resolved: number;
  punch: PunchSeen | null;
  players: PlayerSeen[];
  /** What these eyes remember of Purses that changed hands. */
  remembered: number[];
  /** What all do. */
  common_memory: number[];
  yours: OwnCards | null;
}
