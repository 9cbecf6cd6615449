"""The pieces each event of Ahoy speaks of, in the order of their way."""

from __future__ import annotations

from typing import Final

# By kind of event: the name of a ref and which arguments it takes.
REFS: Final[dict[str, tuple[tuple[str, tuple[int, ...]], ...]]] = {
    "removed": (("card", (0,)),),
    "dealt": (("card", (0,)),),
    "mapped": (("region", (1,)),),
    "rolled": (("die", (0, 1)),),
    "started": (("figure", (0,)), ("space", (2,))),
    "changed": (("die", (0, 5)), ("gold", (0,))),
    "placed": (("die", (0, 4)), ("slot", (0, 3))),
    "reloaded": (("slot", (0, 2)), ("slot", (0, 3))),
    "set_aside": (("die", (0, 2)),),
    "moved": (("figure", (1,)), ("space", (2,)), ("space", (3,))),
    "laid": (("region", (2,)),),
    "wrecked": (("figure", (1,)), ("space", (2,))),
    "ignored": (("card", (1,)),),
    "earned": (("gold", (0,)),),
    "paid": (("gold", (0,)),),
    "wealth": (("region", (0,)),),
    "stationed": (("figure", (1,)), ("space", (2,))),
    "built": (("figure", (1,)), ("region", (2,))),
    "landed": (("region", (2,)),),
    "driven_off": (("region", (2,)),),
    "shifted": (("region", (2,)), ("region", (3,))),
    "scored": (("region", (2,)),),
    "contested": (("region", (0,)),),
    "pledge_scored": (("card", (1,)),),
    "battle": (("figure", (1,)), ("figure", (3,)), ("space", (4,))),
    "lowered": (("slot", (0, 3)),),
    "won": (("figure", (1,)), ("figure", (3,))),
    "harmed": (("figure", (2,)), ("slot", (1, 3))),
    "unharmed": (("figure", (1,)),),
    "destroyed": (("figure", (2,)), ("space", (3,))),
    "stole": (("gold", (1,)), ("gold", (0,))),
    "bribed": (("gold", (0,)), ("gold", (1,))),
    "mended": (("slot", (0, 1)),),
    "recruited": (("card", (1,)),),
    "hired": (("card", (1,)), ("die", (0, 4))),
    "smuggled": (("card", (1,)),),
    "delivered": (("card", (1,)), ("region", (2,))),
    "marked": (("grid", (0, 1)), ("grid", (0, 2))),
    "rewarded": (("grid", (0, 1)),),
    "pledged": (("card", (1,)), ("pile", (0, 2))),
    "boxed": (("card", (1,)),),
    "used": (("card", (1,)),),
    "took": (("card", (2,)),),
    "launched": (("figure", (1,)), ("region", (2,))),
    "struck": (("figure", (1,)), ("space", (2,))),
    "aimed": (("space", (1,)),),
    "boosted": (("slot", (0, 2)),),
}
NOBODYS: Final = frozenset({"ended", "round_began"})


def fact_refs(kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
    """A region is shown by its Island; whatever is not on the table is left out."""
    if kind not in REFS:
        return () if kind in NOBODYS or not args else (f"seat:{args[0]}",)
    out: list[str] = []
    for name, which in REFS[kind]:
        numbers = [args[k] for k in which]
        if min(numbers) < 0:
            continue
        if name == "region":
            out.append(f"space:{numbers[0] * 4 + 3}")
        else:
            out.append(":".join([name, *[str(n) for n in numbers]]))
    return tuple(out)
