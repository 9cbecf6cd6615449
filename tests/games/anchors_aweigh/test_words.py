"""The cards as the catalogue and the rules pages describe them are the cards of the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.games.anchors_aweigh.components import (
    ASKS,
    CARDS,
    COINS,
    DISCOVERY,
    GREY,
    PIRATES,
    REWARD,
    TYPE,
)
from quarterdeck.words.catalogue import LANGUAGES, Catalogue, bundle

RULES = Path(__file__).parents[3] / "docs" / "rules"
PAGES = {"en": "anchors_aweigh.md", "de": "anchors_aweigh.de.md"}
COINS_ARE = {"en": "coins", "de": "Münzen"}
ANY = {"en": "of any colour", "de": "beliebige Waren"}
GREY_IS = {"en": "grey", "de": "Grau"}


def name(language: str, key: str, many: bool) -> str:
    message = bundle(language, "anchors_aweigh").get_message(key)
    pattern = message.attributes["many"] if many and key.startswith("asset") else message.value
    assert pattern is not None
    return str(bundle(language, "anchors_aweigh").format_pattern(pattern, {})[0])


def things(language: str, kind: str, numbers: tuple[int, ...]) -> str:
    """2 ropes + map."""
    out = []
    for n in dict.fromkeys(numbers):
        many = numbers.count(n)
        if kind == "colour" and n == GREY:
            out.append(f"{many} {ANY[language]}")
        else:
            said = name(language, f"{kind}-{n}", many > 1)
            out.append(f"{many} {said}" if many > 1 else said)
    return " + ".join(out)


def printed(language: str, card: int) -> tuple[str, str]:
    """What the card asks for and what it gives, from the tables of the box."""
    kind = "asset" if TYPE[card] in (DISCOVERY, PIRATES) else "colour"
    coins = COINS[card]
    gives = f"{coins} {COINS_ARE[language]}" if coins else things(language, "colour", REWARD[card])
    return things(language, kind, ASKS[card]), gives


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_describes_every_card_as_it_is_printed(language: str) -> None:
    words = Catalogue(language, "anchors_aweigh", [])
    said = [words.say(f"card-{card}") for card in range(CARDS)]
    assert said == [" → ".join(printed(language, card)) for card in range(CARDS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_lists_every_card(language: str) -> None:
    listed = []
    for row in (RULES / PAGES[language]).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if len(cells) == 5 and cells[2] == "" and cells[0][0] != "-":
            listed += [(cells[0], cells[1]), (cells[3], cells[4])]
    cards = [printed(language, card) for card in range(CARDS)]
    wanted = [(asks, gives.replace(ANY[language], GREY_IS[language])) for asks, gives in cards]
    heads = {("asks for", "gives"), ("verlangt", "gibt")}
    assert sorted(pair for pair in listed if pair not in heads) == sorted(wanted)
