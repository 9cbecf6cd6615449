"""Friends and those one does not want to meet: a private list, invitations, silence."""

from __future__ import annotations

from collections.abc import Callable

from tests.support.server import ME, OPEN, Player

Make = Callable[[], Player]


async def met(one: Player, name: str) -> str:
    """The page of somebody one has played with."""
    people = (await one.get("/api/friends"))["people"]
    return str(next(p["person"] for p in people if p["name"] == name))


async def played(ann: Player, bo: Player) -> str:
    """A game of two to its end."""
    code = await ann.create(ME, OPEN)
    await bo.join(code)
    await ann.look(code)
    await bo.look(code)
    while not ann.is_over:
        for one in (ann, bo):
            await one.resync()
            while one.is_asked:
                await one.act(one.stand["ask"]["choices"][-1]["do"])
        await ann.resync()
    return code


async def test_who_played_together_may_invite_and_may_shun(player: Make) -> None:
    ann, bo, cy = player(), player(), player()
    for one, name in ((ann, "Ann-f"), (bo, "Bo-f"), (cy, "Cy-f")):
        await one.post("/api/me", {"name": name})
    assert (await ann.get("/api/friends"))["people"] == []
    await played(ann, bo)
    [friend] = (await ann.get("/api/friends"))["people"]
    assert (friend["name"], friend["kind"], friend["games"]) == ("Bo-f", "met", 1)
    person = friend["person"]
    told = await ann.post("/api/friends", {"person": person, "kind": "friend"})
    assert told["people"][0]["kind"] == "friend"
    # Private: the other one's list says nothing of it.
    assert (await bo.get("/api/friends"))["people"][0]["kind"] == "met"
    await ann.post("/api/friends", {"person": await met(bo, "Ann-f"), "kind": "friend"}, 400)
    await ann.post("/api/friends", {"person": "nobody", "kind": "friend"}, 404)

    # An invitation reaches the other one wherever they are, also to a locked table.
    body = {"game": "sail_away", "seats": [ME, OPEN], "locked": True}
    code = (await ann.post("/api/tables", body))["code"]
    path = f"/api/tables/{code}/invitations"
    await ann.post(path, {"people": [person]})
    await cy.post(path, {"people": [person]}, 403)
    await bo.until(lambda m: m["type"] == "news")
    [invited] = (await bo.get("/api/news"))["invitations"]
    assert (invited["code"], invited["name"], invited["game"]) == (code, "Ann-f", "sail_away")
    assert (await cy.get("/api/news"))["invitations"] == []
    await bo.post(f"/api/tables/{code}/enter", {"key": invited["link"].split("#")[1]})
    await bo.post("/api/invitations/decline", {"code": code})
    assert (await bo.get("/api/news"))["invitations"] == []
    await ann.post(path, {"people": [person]})
    await bo.join(code)
    assert (await bo.get("/api/news"))["invitations"] == [], "they sit there"
    await ann.post(path, {"people": [person]}, 409)

    # Shunned: nothing of it is told, and nothing comes through.
    shunned = await met(bo, "Ann-f")
    await bo.post("/api/friends", {"person": shunned, "kind": "shun"})
    again = await ann.create(ME, OPEN, OPEN)
    await ann.post(f"/api/tables/{again}/invitations", {"people": [person]})
    assert (await bo.get("/api/news"))["invitations"] == []
    await bo.join(again)
    await ann.look(again)
    await bo.look(again)
    await cy.look(again)
    await ann.ask({"type": "say", "text": "hello there"})
    await cy.until(lambda m: m["type"] == "talk" and m["lines"])
    await bo.resync()
    assert not any('"hello there"' in text for text in bo.heard)
    await bo.ask({"type": "say", "text": "hi all"})
    await ann.until(lambda m: m["type"] == "talk" and m["lines"][-1]["text"] == "hi all")
    await bo.look(again)
    await bo.resync()
    assert not any('"hello there"' in text for text in bo.heard)
    # Lifted, what was said is there again.
    await bo.post("/api/friends", {"person": shunned, "kind": "met"})
    await bo.until(lambda m: m["type"] == "talk" and len(m["lines"]) == 2)


async def test_quick_match_keeps_people_apart(player: Make) -> None:
    ann, bo, cy = player(), player(), player()
    await ann.post("/api/me", {"name": "Ann-q"})
    await played(ann, bo)
    await bo.post("/api/friends", {"person": await met(bo, "Ann-q"), "kind": "shun"})
    mine = await ann.quick("ahoy")
    await ann.look(mine)
    # Until the table is listed for whoever nobody shuns.
    listed: list[str] = []
    while mine not in listed:
        listed = [t["code"] for t in (await cy.get("/api/harbour"))["open"]]
    assert await bo.quick("ahoy") != mine
    assert await cy.quick("ahoy") == mine
