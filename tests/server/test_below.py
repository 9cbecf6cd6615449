"""Below a path the server is the same, whether its proxy takes the path away or not."""

from __future__ import annotations

from pathlib import Path

from tests.support.server import ME, OPEN, Player, Server


async def test_with_the_path_and_without(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3", base_path="/games") as server:
        async with Player(server) as anna, Player(server) as ben:
            code = await anna.create(ME, OPEN)  # as behind a proxy that takes the path away
            await ben.look(code)
            assert ben.welcome["join_link"] == f"{server.url}/games/t/{code}"
            assert (await anna.get(f"/games/api/tables/{code}"))["code"] == code
            for wrong in ("/games/games/api/me", "/gamesome/api/me"):
                assert (await anna.http.get(wrong)).status_code == 404
            cookies = (await ben.http.get("/games/api/me")).headers["set-cookie"]
            assert "Path=/games;" in cookies
            home = await anna.http.get("/games")
            assert (home.status_code, home.headers["location"]) == (308, "/games/")
            assert home.headers["x-content-type-options"] == "nosniff"
            page = (await anna.http.get(f"/games/t/{code}")).text
            assert f'content="{server.url}/games/t/{code}"' in page
            assert '<meta name="base" content="/games" />' in page
            assert 'src="/games/assets/' in page
            assert '"./' not in page
            anna.server.url += "/games"
            await anna.look(code)
            assert anna.you == 0
