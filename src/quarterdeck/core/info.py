"""What one may know of a game before it starts."""

from __future__ import annotations

from typing import Final

SEVERAL: Final = "+"  # between the choices of an option that takes several


class OptionSpec:
    """A choice made when a table is set up."""

    __slots__ = ("apart", "choices", "default", "name", "seats", "several", "when")

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        default: str,
        when: str = "",
        *,
        several: bool = False,
        apart: str = "",
        seats: int = 0,
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.when = when  # "pace=live": only then does it mean anything; "": always
        self.several = several  # any of the choices, each once, in their order: "3+17"; "": none
        self.apart = apart  # another option: only one of the two can differ from its default
        self.seats = seats  # for fewer players there is only the default; 0: for any number


class GameInfo:
    """Facts for the lobby, the record and the tests."""

    __slots__ = (
        "end_reasons",
        "id",
        "max_seats",
        "min_seats",
        "minutes",
        "oldest",
        "options",
        "printed",
        "roles",
        "version",
    )

    def __init__(
        self,
        id: str,
        version: int,
        min_seats: int,
        max_seats: int,
        minutes: int,
        options: tuple[OptionSpec, ...],
        end_reasons: tuple[str, ...],
        oldest: int = 0,
        roles: tuple[tuple[str, ...], ...] = (),
        printed: bool = False,
    ) -> None:
        self.id = id
        self.version = version  # raised when a recorded game could come out differently
        self.oldest = oldest or version  # games begun under it or later go on as they began
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.minutes = minutes
        self.options = options
        self.end_reasons = end_reasons
        self.roles = roles  # who each seat is, from the least number of seats on; (): alike
        self.printed = printed  # a seat's pieces are in the colours of who it is: nobody chooses

    def role(self, seats: int, seat: int) -> str:
        """Who a seat is; "" where all are alike."""
        return self.roles[seats - self.min_seats][seat] if self.roles else ""


class BadSetup(ValueError):
    """Seats or options that the game does not have, or that do not go together.

    The message says which; ``key`` and ``values`` are the same in the words of the catalogue.
    """

    def __init__(self, message: str, key: str = "no-such-option", *values: object) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


def played_version(info: GameInfo, wanted: int) -> int:
    """The version of the rules to play by, 0 meaning the newest; BadSetup names one we have not."""
    if wanted == 0:
        return info.version
    if not info.oldest <= wanted <= info.version:
        known = f"versions {info.oldest} to {info.version}"
        if info.oldest == info.version:
            known = f"version {info.version}"
        raise BadSetup(
            f"version {wanted} of the rules of {info.id} is not played here any more, only {known}"
            if wanted < info.oldest
            else f"version {wanted} of the rules of {info.id} is newer than this Quarterdeck, "
            f"which plays {known}"
        )
    return wanted


def _several(option: OptionSpec, value: str) -> list[str]:
    """What was chosen of it, in the order of its choices."""
    chosen = value.split(SEVERAL) if value else []
    for one in chosen:
        if one not in option.choices or chosen.count(one) > 1:
            raise BadSetup(
                f"each of option {option.name!r} is one of {', '.join(option.choices)}, "
                f"and none is there twice: not {value!r}"
            )
    return [choice for choice in option.choices if choice in chosen]


def settled_options(info: GameInfo, seats: int, wanted: dict[str, str]) -> dict[str, str]:
    """Every option with its value; BadSetup if something is out of range."""
    if not info.min_seats <= seats <= info.max_seats:
        raise BadSetup(
            f"{info.id} is for {info.min_seats} to {info.max_seats} players, not {seats}"
        )
    known = [o.name for o in info.options]
    for name in wanted:
        if name not in known:
            raise BadSetup(f"{info.id} has no option {name!r}")
    out: dict[str, str] = {}
    for option in info.options:
        value = wanted.get(option.name, option.default)
        if option.several:
            value = SEVERAL.join(_several(option, value))
        elif value not in option.choices:
            raise BadSetup(
                f"option {option.name!r} is one of {', '.join(option.choices)}, not {value!r}"
            )
        out[option.name] = value
    return out
