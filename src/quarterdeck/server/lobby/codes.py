"""Short names for tables that can be read out across a room: KRAKEN-PEARL-4217."""

from __future__ import annotations

import re
import secrets

_WORDS = """
ALBATROSS ANCHOR ANVIL ARMADA BALLAST BANNER BARNACLE BARREL BAY BEACON BELL BILGE BOATHOOK BOOM
BOWLINE BOWSPRIT BRASS BREEZE BRIG BUOY CABIN CANVAS CAPE CAPSTAN CARAVEL CHART CLIPPER COMPASS
CONCH COPPER CORAL CORSAIR COVE CRANE CREW CROSSBOW CURRENT CUTLASS CUTTER DECK DINGHY DOLPHIN
DORY DUNE EAGLE EDDY FATHOM FERRY FIGUREHEAD FIN FJORD FLAG FLEET FLOTILLA FOAM FRIGATE GALE
GALLEON GALLEY GANGWAY GROTTO GULL HALYARD HAMMOCK HARBOUR HARPOON HATCH HAVEN HELM HERRING
HORIZON HULL ISLAND JETTY JIB KEEL KELP KETCH KNOT KRAKEN LAGOON LANTERN LEEWARD LIGHTHOUSE
LOBSTER LOGBOOK LONGBOAT MAINSAIL MANATEE MARLIN MARINER MAST MERMAID MONSOON MOORING MUSSEL
NARWHAL NAUTILUS NEPTUNE OAR OCEAN OCTOPUS ORCA OSPREY OTTER PADDLE PARROT PEARL PELICAN PENGUIN
PIER PILOT PLANK PONTOON PORPOISE PORT PROW PUFFIN QUAY RAFT REEF REGATTA RIGGING RUDDER SAIL
SALMON SCHOONER SEAHORSE SEAL SEXTANT SHANTY SHELL SHOAL SHORE SKIFF SLOOP SPINNAKER SPRAY
SPYGLASS SQUALL STARBOARD STARFISH STERN STORM STRAIT SURF SWELL TEMPEST TIDE TILLER TOPSAIL
TREASURE TRIDENT TRITON TURTLE VOYAGE WALRUS WAVE WHALE WHARF WHIRLPOOL WINDLASS YARDARM ZEPHYR
"""
WORDS = _WORDS.split()
_KNOWN = frozenset(WORDS)

MOST_LETTERS = 12  # of both words together: the disk has room for 20 characters
DIGITS, MOST_DIGITS = 4, 6
TRIES_A_DIGIT = 3  # codes that were all in use: there must be more of them

_CODE = re.compile(r"([A-Z]{3,12})(?:[-_ ]?([A-Z]{3,12}))??[-_ ]?([0-9]{2,6})")


def new_code(tried: int = 0) -> str:
    """One of some 150 millions; the storage makes sure that it is not in use, and says how many
    tries failed: then there are ten times as many, and again."""
    while True:
        one, other = secrets.choice(WORDS), secrets.choice(WORDS)
        if one != other and len(one) + len(other) <= MOST_LETTERS:
            break
    least = 10 ** (min(MOST_DIGITS, DIGITS + tried // TRIES_A_DIGIT) - 1)
    return f"{one}-{other}-{least + secrets.randbelow(9 * least)}"


def read_code(text: str) -> str:
    """The code somebody typed, as we write it; empty if it cannot be one.

    Older tables have one word and two or three digits.
    """
    found = _CODE.fullmatch(text.strip().upper())
    if found is None:
        return ""
    one, other, number = found.groups()
    if len(number) < DIGITS:
        return f"{one}-{number}" if other is None else ""
    if other is None:
        one, other = _parted(one)
    return f"{one}-{other}-{number}" if other else ""


def _parted(letters: str) -> tuple[str, str]:
    """Two words that were written as one."""
    for n in range(3, len(letters) - 2):
        if letters[:n] in _KNOWN and letters[n:] in _KNOWN:
            return letters[:n], letters[n:]
    return "", ""
