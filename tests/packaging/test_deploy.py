"""What is in deploy/ can be read by those it is for, and speaks of settings that there are."""

from __future__ import annotations

import configparser
import dataclasses
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from quarterdeck.server.settings import Settings
from quarterdeck.server.settings_read import PREFIX, read_settings
from tests.support.places import find_haproxy

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {field.name for field in dataclasses.fields(Settings)}
UNITS = ["quarterdeck.service", "quarterdeck@.service"]


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def is_ours(variable: str) -> bool:
    """Whether the environment may say that."""
    name = variable.removeprefix(PREFIX).lower().removesuffix("_file")
    return name in SETTINGS or name == "data"


@pytest.mark.parametrize("file", sorted(p.name for p in DEPLOY.iterdir()))
def test_every_variable_is_a_setting(file: str) -> None:
    said = set(re.findall(r"\bQUARTERDECK_[A-Z_]+", text(file)))
    assert [name for name in said if not is_ours(name)] == []


def test_the_file_of_settings_is_read() -> None:
    settings = read_settings(DEPLOY / "quarterdeck.toml", {})
    assert settings.public_url == "https://games.example.org"
    commented = re.findall(r"(?m)^# (\w+) = ", text("quarterdeck.toml"))
    assert commented
    assert all(is_ours(PREFIX + name.upper()) for name in commented)


def test_the_container_takes_what_is_there() -> None:
    said = text("Containerfile")
    for line in re.findall(r"(?m)^COPY (?!--from)(.+) \S+$", said):
        for source in line.split():
            assert (ROOT / source).exists(), source
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    for name in re.search(r"\[([a-z,]+)\]", said)[1].split(","):
        assert name in extras
    assert 'CMD ["quarterdeck", "serve"]' in said
    assert "USER quarterdeck" in said


def test_the_servers_of_the_compose_file_know_each_other_and_trust_the_balancer_only() -> None:
    whole: dict[str, Any] = yaml.safe_load(text("compose.yaml"))
    services = whole["services"]
    nodes = {name: s for name, s in services.items() if name.startswith("node")}
    assert len(nodes) == 3
    balancer = services["balancer"]["networks"]["inside"]["ipv4_address"]
    for name, service in nodes.items():
        given = service["environment"]
        assert given["QUARTERDECK_NODE_ADDRESS"] == f"{name}:8080"
        assert given["QUARTERDECK_TRUSTED_PROXIES"] == balancer
        assert f"server {name} {name}:8080" in text("haproxy.cfg")
        without = {k: v for k, v in given.items() if not k.endswith("_FILE")}
        read_settings(None, {k: str(v) for k, v in without.items()})
        assert "ports" not in service  # nobody reaches them but through the balancer
    assert "ports" not in services["database"]
    used = {secret for s in services.values() for secret in s.get("secrets", [])}
    assert used == set(whole["secrets"])
    assert (DEPLOY / services["balancer"]["volumes"][0].split(":")[0]).exists()


@pytest.mark.parametrize("name", UNITS)
def test_the_units_start_what_there_is(name: str, tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text(name))
    service = unit["Service"]
    program, verb, *flags = service["ExecStart"].split()
    assert (Path(program).name, verb) == ("quarterdeck", "serve")
    assert {flag for flag in flags if flag.startswith("--")} <= {"--config", "--port"}
    assert service["Restart"] == "always"  # who was declared dead ends itself
    assert int(service["TimeoutStopSec"]) > 60  # so long it drains at most
    if shutil.which("systemd-analyze") is None:
        return
    (tmp_path / name).write_text(text(name).replace(program, "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / name], capture_output=True, text=True
    )
    assert name.split(".", maxsplit=1)[0].rstrip("@") not in done.stderr, done.stderr


@pytest.mark.skipif(find_haproxy() is None, reason="no HAProxy here (see tools/cluster.py)")
def test_haproxy_reads_its_file() -> None:
    done = subprocess.run(
        [str(find_haproxy()), "-c", "-f", DEPLOY / "haproxy.cfg"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx here")
def test_nginx_reads_its_file(tmp_path: Path) -> None:
    site = re.sub(r"(?m)^ *ssl_certificate.*\n", "", text("nginx.conf")).replace(" ssl http2", "")
    site = site.replace("listen 443", "listen 8443").replace("[::]:443", "[::]:8443")
    site = site.replace("listen 80;", "listen 8081;").replace("[::]:80;", "[::]:8081;")
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {site} }}"
    (tmp_path / "nginx.conf").write_text(whole)
    done = subprocess.run(
        ["nginx", "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy here")
def test_caddy_reads_its_file(tmp_path: Path) -> None:
    command: list[str | Path] = [
        str(shutil.which("caddy")),
        "validate",
        "--adapter",
        "caddyfile",
        "--config",
        str(DEPLOY / "Caddyfile"),
    ]
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    done = subprocess.run(command, capture_output=True, text=True, env=homes)
    assert done.returncode == 0, done.stderr


def test_every_proxy_says_how_far_away_a_browser_is_or_lets_nobody_say_it() -> None:
    """A browser that could say it itself would be believed in races."""
    assert "http-request set-header x-rtt-us %[fc_rtt(us)]" in text("haproxy.cfg")
    assert "proxy_set_header X-Rtt-Us $tcpinfo_rtt;" in text("nginx.conf")
    assert "header_up -X-Rtt-Us" in text("Caddyfile")


def test_alarms_ask_for_figures_that_there_are() -> None:
    rules = yaml.safe_load(text("alarms.yaml"))["groups"][0]["rules"]
    source = (ROOT / "src/quarterdeck/server/http/figures.py").read_text(encoding="utf-8")
    for rule in rules:
        name = re.search(r"quarterdeck_(\w+)", rule["expr"])[1]
        bare = re.sub(r"_(total|bucket)$", "", name)
        assert f'"{bare}"' in source or f'"quarterdeck_{bare}"' in source, name
