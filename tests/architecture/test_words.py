"""Every sentence a game can say is in every language, with no argument the game does not give."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quarterdeck.core.game import Game
from quarterdeck.core.phrases import named
from quarterdeck.words.catalogue import HERE, LANGUAGES, Catalogue
from tests.support.subjects import CORE_REFUSALS, REGISTERED

SEATS = ["Anne", "Mary", "Grace", "Ching", "Jacquotte"]
CASES = [(language, id) for language in LANGUAGES for id in REGISTERED]


class Variables(Visitor):
    """The variables that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str, part: str) -> dict[str, ast.Message]:
    text = (HERE / language / f"{part}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(set(names)) == len(names), "a message is there twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def phrases(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Every key of the game with the kinds of its arguments."""
    p = game.phrases
    events = {f"event-{kind}": kinds for kind, kinds in p.events.items() if kind not in p.silent}
    return {**events, **p.refusals, **p.sentences}


@pytest.mark.parametrize(("language", "id"), CASES)
def test_every_phrase_is_in_the_catalogue(language: str, id: str) -> None:
    known = messages(language, id).keys()
    assert set(phrases(REGISTERED[id])) - known == set()


# Told by the browser, which sees the map: where a figure is now.
SEEN = {
    ("ahoy", kind): {"terrain", "tile", "ashore"} for kind in ("event-moved", "event-stationed")
}


@pytest.mark.parametrize(("language", "id"), CASES)
def test_every_phrase_asks_only_for_what_it_is_given(language: str, id: str) -> None:
    catalogue = Catalogue(language, id, SEATS)
    for key, kinds in phrases(REGISTERED[id]).items():
        given = set(catalogue.values(named(kinds, (0,) * len(kinds))))
        assert variables(messages(language, id)[key]) <= given | SEEN.get((id, key), set()), key


@pytest.mark.parametrize(("language", "id"), CASES)
def test_every_option_has_a_name_and_a_sentence(language: str, id: str) -> None:
    """What is chosen when a table is set up: numbers need no name, but one sentence for all."""
    known = messages(language, id).keys()
    for o in REGISTERED[id].info.options:
        assert f"option-{o.name}" in known
        for choice in o.choices:
            assert choice.isdecimal() or f"option-{o.name}-{choice}" in known, (o.name, choice)
            assert {f"option-{o.name}-{choice}-hint", f"option-{o.name}-hint"} & known, o.name


@pytest.mark.parametrize(("language", "id"), CASES)
def test_every_role_has_a_name(language: str, id: str) -> None:
    """On people's pages, where no seat is at hand to ask."""
    roles = {role for seats in REGISTERED[id].info.roles for role in seats}
    assert {f"role-{role}" for role in roles} <= messages(language, id).keys()


@pytest.mark.parametrize("you", [-1, 0, 1])
@pytest.mark.parametrize(("language", "id"), CASES)
def test_every_phrase_can_be_said(language: str, id: str, you: int) -> None:
    """To a spectator, to the one it is about, and to another; with 0, 1 and 2 of everything."""
    catalogue = Catalogue(language, id, SEATS, you)
    for key, kinds in phrases(REGISTERED[id]).items():
        for n in (0, 1, 2):
            said = catalogue.say(key, named(kinds, (n,) * len(kinds)))
            assert said.strip(), key
            assert "{" not in said, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernel_refuses_in_words(language: str) -> None:
    assert messages(language, "ui").keys() >= CORE_REFUSALS


@pytest.mark.parametrize("part", ["ui", *REGISTERED])
def test_all_languages_have_the_same_messages(part: str) -> None:
    first = messages(LANGUAGES[0], part)
    for language in LANGUAGES[1:]:
        other = messages(language, part)
        assert set(first) == set(other)
        for key, message in other.items():
            attributes = {a.id.name for a in first[key].attributes}
            assert ("part" in attributes) == ("part" in {a.id.name for a in message.attributes}), (
                key
            )
            if part == "ui":  # what the browser gives is what English asks for
                assert variables(message) <= variables(first[key]), key
                assert {a.id.name for a in message.attributes} == attributes, key
