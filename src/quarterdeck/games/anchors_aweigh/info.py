"""Anchors Aweigh! for the lobby and the record: options, and which go together."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.info import SEVERAL, BadSetup, GameInfo, OptionSpec, settled_options
from quarterdeck.games.anchors_aweigh.components import CARDS, DEALT, DECKS, TYPE, TYPES

RULES_VERSION: Final = 2
OLDEST: Final = 1  # games begun under it go on as they began
# What came with which version.
LOOK_AND_PUT_BACK: Final = 2  # a tile is taken though only cargo-only spaces are open (AA-13)
LEFT_ASIDE: Final = 2  # a token left goes to the supply with the whole reward stowed (AA-40)
END_TWO_ROUNDS: Final = "end-two-rounds"  # AA-55

LIVE: Final = "live"
BEAT: Final = "beat"
STANDARD: Final = "standard"
OWN: Final = "own"
RANDOM: Final = "random"
YES: Final = "yes"
NO: Final = "no"

TYPE_NAMES: Final = ("discovery", "trade", "pirates", "contract")
_COUNTS: Final = tuple([str(n) for n in range(DEALT + 1)])
_CARDS: Final = tuple([str(card) for card in range(CARDS)])

INFO: Final = GameInfo(
    id="anchors_aweigh",
    version=RULES_VERSION,
    min_seats=2,  # AA-01
    max_seats=4,
    minutes=30,
    options=(
        OptionSpec("pace", (LIVE, BEAT), LIVE),  # AA-11
        OptionSpec("reach", ("200", "400", "800"), "400", "pace=live"),  # ms
        OptionSpec("limit", ("none", "3", "5"), "none", "pace=live"),  # minutes (AA-21)
        OptionSpec("monkeys", (NO, YES), NO, apart="rough"),  # AA-60: one for each who wants it
        OptionSpec("rough", (NO, YES), NO, apart="monkeys", seats=3),  # AA-62
        OptionSpec("ocean", (STANDARD, OWN, RANDOM), STANDARD),  # AA-61
        # The table's own composition.
        OptionSpec("discovery", _COUNTS, "5", "ocean=own"),
        OptionSpec("trade", _COUNTS, "2", "ocean=own"),
        OptionSpec("pirates", _COUNTS, "3", "ocean=own"),
        OptionSpec("contract", _COUNTS, "3", "ocean=own"),
        OptionSpec("cards", _CARDS, "", "ocean=own", several=True),  # that are surely among them
    ),
    end_reasons=(END_TWO_ROUNDS,),
    oldest=OLDEST,
)


def chosen_options(seats: int, wanted: dict[str, str]) -> dict[str, str]:
    """Every option with its value; BadSetup says what does not go together."""
    chosen = settled_options(INFO, seats, wanted)
    if chosen["rough"] == YES:
        if seats < 3:
            raise BadSetup("Rough Seas is for three or four players", "no-setup-rough-seats")
        if chosen["monkeys"] == YES:
            raise BadSetup(
                "Rough Seas cannot be combined with the Meddlesome Monkey", "no-setup-rough-monkeys"
            )
    if chosen["pace"] == BEAT and chosen["limit"] != "none":
        raise BadSetup("a time limit is for live loading, not for beats", "no-setup-beat-limit")
    if chosen["ocean"] == OWN:
        mix = [int(chosen[name]) for name in TYPE_NAMES]
        _check_composition(mix)
        _check_cards(mix, chosen_cards(chosen))
    return chosen


def chosen_cards(options: dict[str, str]) -> list[int]:
    """The particular cards of the table's own composition."""
    cards = options["cards"]
    return [int(card) for card in cards.split(SEVERAL)] if cards else []


def _check_composition(mix: list[int]) -> None:
    """AA-61."""
    for t in range(TYPES):
        if mix[t] == 0:
            raise BadSetup(
                f"Open Ocean needs at least one {TYPE_NAMES[t]} card", "no-setup-ocean-each"
            )
        if mix[t] > DECKS[t]:
            raise BadSetup(
                f"there are only {DECKS[t]} {TYPE_NAMES[t]} cards, not {mix[t]}",
                "no-setup-ocean-many",
            )
    if sum(mix) != DEALT:
        raise BadSetup(
            f"a round has {DEALT} adventure cards, not {sum(mix)}", "no-setup-ocean-sum", sum(mix)
        )


def _check_cards(mix: list[int], cards: list[int]) -> None:
    """AA-61."""
    for t in range(TYPES):
        n = len([card for card in cards if TYPE[card] == t])
        if n > mix[t]:
            raise BadSetup(
                f"{n} {TYPE_NAMES[t]} cards are chosen, but a round has only {mix[t]} of them",
                "no-setup-ocean-cards",
                n,
                mix[t],
            )
