"""What a seat may see of Colt Express (CE-220..229), by allow-list. A world it could be in: `worlds`."""

from __future__ import annotations

from posse.games.colt_express import seen
from posse.games.colt_express.components import (
    ASIDE,
    FIRST_JEWEL,
    JEWEL,
    LOCATIONS,
    LOST,
    ON_CARD,
    PURSE,
    PURSES,
    ROUND_EVENT,
    ROUND_TURNS,
    SECOND_STRONGBOX,
    SOURCES,
    STRONGBOX,
    bandit_of,
    loot_kind,
)
from posse.games.colt_express.rules.punch import Punch
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.rules.scoring import gunslingers, wealth
from posse.games.colt_express.state import (
    BY_GHOST,
    FACE_DOWN,
    IN_DISCARD,
    IN_HAND,
    ON_TOP,
    PLACES,
    SEEN_IN_DISCARD,
    SEEN_IN_HAND,
    STIRRED,
    Train,
    face_up,
)
from posse.kernel.sights import Parts


def view(train: Train, seat: int | None, parts: Parts) -> seen.TrainSeen:
    """The table as this seat sees it (None: a spectator); the parts are what it has seen before."""
    turn = [frame.turn for frame in train.stack if isinstance(frame, Scheming)]
    return {
        "expert": bool(train.expert),
        "round": train.round,
        "rounds": rounds_seen(train, parts),
        "turn": turn[0] if turn else None,
        "first_player": train.first_player,
        "wagons": list(train.wagons),
        "cars": train.cars,
        "marshal": train.marshal,
        "neutral": train.neutral,
        "removed": train.removed,
        "train": train_seen(train, seat, parts),
        "second_strongbox_aside": train.loot[SECOND_STRONGBOX] == ASIDE,
        "bandits": bandits_seen(train, seat, parts),
        "pile": pile_seen(train, seat, parts),
        "resolved": train.resolved,
        "punch": punch_under_way(train),
        "players": players_seen(train, parts),
        "remembered": list(train.memory[train.seats if seat is None else seat]),
        "common_memory": list(train.memory[train.seats]),
        "yours": None if seat is None else own_cards(train, seat),
    }


def besides(train: Train, seat: int, known: seen.TrainSeen) -> dict[str, object]:
    """What this seat sees otherwise than all do: Purses that it has followed, its own cards, its own memory."""
    found: dict[str, object] = {"remembered": list(train.memory[seat]), "yours": own_cards(train, seat)}
    places: list[int] = []
    for token in range(PURSES):
        if train.known[token] >> seat & 1 and not train.known[token] >> train.seats & 1:
            places.append(train.loot[token])
    if any(place < LOCATIONS for place in places):
        lying = known["train"]
        found["train"] = [tokens_lying(train, seat, at) if at in places else lying[at] for at in range(LOCATIONS)]
    if any(place >= ON_CARD for place in places):
        found["bandits"] = [
            bandit_seen(train, seat, one["bandit"]) if ON_CARD + one["bandit"] in places else one
            for one in known["bandits"]
        ]
    if any(one["face_down"] and one["seat"] == seat for one in known["pile"]):
        found["pile"] = [pile_card(train, seat, card) for card in train.pile]
    return found


# ---- parts, and the facts that they come from


def rounds_seen(train: Train, parts: Parts) -> list[seen.RoundCard]:
    """The revealed Round cards."""
    cards = train.rounds[: train.round + 1]
    before: list[seen.RoundCard] | None = parts.same("rounds", [*cards])
    return before or parts.keep("rounds", [round_card(card) for card in cards])


def train_seen(train: Train, seat: int | None, parts: Parts) -> list[list[seen.TokenSeen]]:
    """What lies at each location."""
    facts = [*train.loot, *train.value, *train.known, *train.held]
    before: list[list[seen.TokenSeen]] | None = parts.same("train", facts)
    return before or parts.keep("train", [tokens_lying(train, seat, place) for place in range(LOCATIONS)])


def bandits_seen(train: Train, seat: int | None, parts: Parts) -> list[seen.BanditSeen]:
    """The bandits in play, each with its Character card."""
    bandits = train.bandits()
    facts = [*train.loot, *train.value, *train.known, *train.held, train.pending is None]
    facts += [*bandits, *train.owner, *train.at, *train.bullets, *train.ransom]
    before: list[seen.BanditSeen] | None = parts.same("bandits", facts)
    return before or parts.keep("bandits", [bandit_seen(train, seat, bandit) for bandit in bandits])


def pile_seen(train: Train, seat: int | None, parts: Parts) -> list[seen.PileCard]:
    """The common pile."""
    before: list[seen.PileCard] | None = parts.same("pile", [*train.owner, *train.pile])
    return before or parts.keep("pile", [pile_card(train, seat, card) for card in train.pile])


def players_seen(train: Train, parts: Parts) -> list[seen.PlayerSeen]:
    """What is public about each player's cards; at the end also the wealth."""
    if train.pending is None:
        return [player_seen(train, player) for player in range(train.seats)]
    facts = [*train.owner, *train.hand, *train.deck, *train.lead, *train.received]
    if train.expert:
        facts += [*train.shuffled_at, *train.open_discard, *train.discard, *train.stirred, *train.outside, *train.kept]
    before: list[seen.PlayerSeen] | None = parts.same("players", facts)
    return before or parts.keep("players", [player_seen(train, player) for player in range(train.seats)])


# ---- things


def round_card(card: int) -> seen.RoundCard:
    """A revealed Round card: its number, turns and event."""
    return {"card": card, "turns": list(ROUND_TURNS[card]), "event": ROUND_EVENT[card]}


def shown_value(train: Train, seat: int | None, token: int) -> int | None:
    """The value of a token if the seat is shown it (CE-220, CE-223)."""
    if token >= FIRST_JEWEL:
        return train.worth(token)
    eye = train.seats if seat is None else seat
    return train.value[token] if train.known[token] >> eye & 1 else None


def tokens_lying(train: Train, seat: int | None, place: int) -> list[seen.TokenSeen]:
    """The tokens at a location: each can be followed (CE-134)."""
    return [
        {
            "token": token,
            "kind": loot_kind(token),
            "value": shown_value(train, seat, token),
            "held_by": train.held[token] if token < FIRST_JEWEL else 0,
            "open": token >= FIRST_JEWEL or bool(train.known[token] >> train.seats & 1),
        }
        for token in train.tokens_at(place)
    ]


def bandit_seen(train: Train, seat: int | None, bandit: int) -> seen.BanditSeen:
    """A bandit with its Character card: of its Purses, how many, and the values followed there (CE-220, CE-224)."""
    tokens = train.tokens_at(ON_CARD + bandit)
    values = [shown_value(train, seat, token) for token in tokens if token < FIRST_JEWEL]
    everyones = [shown_value(train, None, token) for token in tokens if token < FIRST_JEWEL]
    kinds = [loot_kind(token) for token in tokens]
    return {
        "bandit": bandit,
        "seat": train.owner[bandit],
        "place": train.at[bandit],
        "bullets": train.bullets[bandit],
        "purses": kinds.count(PURSE),
        "purse_values": sorted([value for value in values if value is not None]),
        "open_values": sorted([value for value in everyones if value is not None]),
        "jewels": kinds.count(JEWEL),
        "strongboxes": kinds.count(STRONGBOX),
        "held_by": [train.held[token] for token in tokens if token < FIRST_JEWEL],
        "ransom": train.ransom[bandit],
        "revealed": [(token, train.worth(token)) for token in tokens] if train.pending is None else None,
        "purses_lost": sum(train.loot[purse] == LOST + bandit for purse in range(PURSES)),
    }


def pile_card(train: Train, seat: int | None, card: int) -> seen.PileCard:
    """A card on the common pile: who played it, and what it is, if that may be known (CE-220, CE-221)."""
    face_down = card >= FACE_DOWN
    number = face_up(card)
    player = train.owner[bandit_of(number)]
    known = not face_down or player == seat
    return {
        "seat": player,
        "card": number if known else None,
        "face_down": face_down,
        "by_ghost": card >= BY_GHOST,
    }


def punch_under_way(train: Train) -> seen.PunchSeen | None:
    """What the puncher has said so far (CE-139b)."""
    for frame in train.stack:
        if isinstance(frame, Punch):
            return {
                "bandit": frame.bandit,
                "victim": frame.victim,
                "kind": frame.kind,
                "taken": frame.taken,
                "way": frame.way,
            }
    return None


def player_seen(train: Train, player: int) -> seen.PlayerSeen:
    """What is public about a player's cards (CE-220, CE-227), and the wealth at the end."""
    lead = train.lead[player * PLACES : player * PLACES + PLACES]
    over = train.pending is None
    cards = train.cards_of(player) if train.expert else []
    return {
        "bandits": list(train.gangs[player]),
        "hand": train.hand_size(player),
        "deck": train.deck_size(player),
        "discard": train.discard_size(player),
        "received": train.received[player * SOURCES : player * SOURCES + SOURCES],
        "bullets_on_top": lead[ON_TOP],
        "bullets_seen_in_hand": lead[SEEN_IN_HAND],
        "bullets_seen_in_discard": lead[SEEN_IN_DISCARD],
        "bullets_stirred": lead[STIRRED],
        "shuffled_at": train.shuffled_at[player] if train.expert else 0,
        "open_discard": [train.open_discard[card] for card in cards],
        "stirred": [train.stirred[card] for card in cards],
        "outside": train.outside[player] if train.expert else 0,
        "kept": train.kept[player] if train.expert else 0,
        "wealth": wealth(train, player) if over else None,
        "gunslinger": player in gunslingers(train) if over else None,
    }


def own_cards(train: Train, seat: int) -> seen.OwnCards:
    """What the seat alone knows: its hand and, for experts, its discard pile (CE-221)."""
    cards = train.cards_of(seat)
    return {
        "cards": cards,
        "hand": [train.hand[card] for card in cards],
        "bullets": train.lead[seat * PLACES + IN_HAND],
        "discard": [train.discard[card] for card in cards] if train.expert else [],
        "bullets_in_discard": train.lead[seat * PLACES + IN_DISCARD],
    }
