"""A look back as one page that stands alone: its curve, its parts and its costliest decisions."""

from __future__ import annotations

from html import escape
from typing import Final

from quarterdeck.lookback.course import Course
from quarterdeck.lookback.parts import PARTS, Act, LookBack
from quarterdeck.lookback.reasons import Reason
from quarterdeck.words.catalogue import Catalogue

WIDTH: Final = 900
HEIGHT: Final = 300
LEFT: Final = 36
EDGE: Final = 14
DAY: Final = ("#b13924", "#166d7b", "#855b07", "#6a4796", "#35702f")
NIGHT: Final = ("#ee7a60", "#4fb8c6", "#e3b34f", "#b396de", "#7fbf78")
AT_PIECES: Final = ("target", "as_good", "prey")
SHARES: Final = ("risk", "duel")
STYLE: Final = """
:root{color-scheme:light dark;--paper:#f5eddc;--panel:#fffaf0;--ink:#1c2b3a;--ink-2:#53616d;
--line:#d8c9a8;--bad:#ad3e2a;DAY}
@media(prefers-color-scheme:dark){:root{--paper:#0d1a26;--panel:#14273a;--ink:#efe6d2;
--ink-2:#a9b4bb;--line:#2a4258;--bad:#e8806a;NIGHT}}
body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--paper);color:var(--ink);
font:16px/1.45 system-ui,sans-serif}
h1{font-size:1.5rem;margin:.2rem 0}h2{font-size:1.15rem;margin:1.4rem 0 .3rem}
section{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:.8rem}
svg{display:block;width:100%;height:auto}text{font:12px system-ui;fill:var(--ink-2)}
.grid{stroke:var(--line)}table{border-collapse:collapse;width:100%}
td,th{padding:.25rem .5rem;text-align:right;font-variant-numeric:tabular-nums}
td:first-child,th:first-child{text-align:left}ol{padding-left:1.2rem}li{margin:.5rem 0}
.muted{color:var(--ink-2)}.cost{color:var(--bad);font-weight:700}
.box{overflow-x:auto}.box>svg{min-width:38rem}
"""


def page(course: Course, look: LookBack, language: str) -> str:
    """The whole page; it asks nothing of anybody."""
    header = course.record.header
    words = Catalogue(language, header.game, list(header.seats))
    say = words.say
    title = f"{say(f'game-{header.game}')}: {say('look-title')}"
    colours = [f"--s{k}:{colour};" for k, colour in enumerate(DAY)]
    dark = [f"--s{k}:{colour};" for k, colour in enumerate(NIGHT)]
    style = STYLE.replace("DAY", "".join(colours)).replace("NIGHT", "".join(dark))
    rows = "".join(_part(words, look, name) for name in PARTS)
    heads = "".join(f"<th>{escape(name)}</th>" for name in header.seats)
    costs = "".join(_cost(words, look, n) for n in range(len(look.costs)))
    costs = f"<ol>{costs}</ol>" if costs else f"<p>{escape(say('look-costs-none'))}</p>"
    start = "".join(f"<td>{_percent(x)}</td>" for x in look.start)
    ends = "".join(f"<td><b>{_percent(x)}</b></td>" for x in look.result)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style>"
        f"<h1>{escape(title)}</h1><p>{escape(', '.join(header.seats))}: "
        f"{', '.join(str(x) for x in course.result.scores)}</p>"
        f'<section><div class="box">{curve(look, list(header.seats))}</div>'
        f'<p class="muted">{escape(say("look-lead"))}'
        f"</p></section><h2>{escape(say('look-costs'))}</h2><section>{costs}</section>"
        f"<h2>{escape(say('look-parts'))}</h2><section><p class='muted'>"
        f"{escape(say('look-parts-text'))}</p><div class='box'><table><tr><th></th>{heads}</tr>"
        f"<tr><td>{escape(say('replay-start'))}</td>{start}</tr>{rows}"
        f"<tr><td>=</td>{ends}</tr></table></div></section>"
        f'<p class="muted">Quarterdeck {escape(look.version)}, {look.fineness}</p></html>\n'
    )


def curve(look: LookBack, names: list[str]) -> str:
    """Each seat's chance after every step, with two standard errors on either side."""
    steps = len(look.chances)

    def x(k: int) -> float:
        return LEFT + (WIDTH - LEFT - EDGE) * k / max(1, steps - 1)

    def y(share: float) -> float:
        return EDGE + (HEIGHT - 2 * EDGE) * (1 - min(1.0, max(0.0, share)))

    out = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 24}" role="img" aria-label="{_told(look, names)}">'
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        at = y(share)
        out.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - EDGE}" y1="{at}" y2="{at}"/>')
        out.append(f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end">{share:.0%}</text>')
    for seat in range(look.seats):
        own = [row[seat] for row in look.chances]
        sides = []
        for side in (2, -2):
            off = [c + side * e for c, e in zip(own, look.error, strict=True)]
            sides.append([f"{x(k):.1f} {y(c):.1f}" for k, c in enumerate(off)])
        high, low = sides
        line = [f"{x(k):.1f} {y(c):.1f}" for k, c in enumerate(own)]
        ink = f"var(--s{seat % 5})"
        out.append(
            f'<path d="M{"L".join(high)}L{"L".join(low[::-1])}Z" fill="{ink}" opacity=".17"/>'
        )
        out.append(f'<path d="M{"L".join(line)}" fill="none" stroke="{ink}" stroke-width="2.2"/>')
        where = LEFT + seat * (WIDTH - LEFT) / max(1, look.seats)
        out.append(f'<circle cx="{where + 6}" cy="{HEIGHT + 12}" r="5" fill="{ink}"/>')
        out.append(f'<text x="{where + 16}" y="{HEIGHT + 16}">{escape(names[seat])}</text>')
    for cost in look.costs:
        at, share = x(cost.step - 1), look.chances[cost.step - 1][cost.seat]
        title = f"{names[cost.seat]}, {cost.step}: −{_percent(cost.cost)}"
        out.append(
            f'<circle cx="{at:.1f}" cy="{y(share):.1f}" r="5" fill="var(--s{cost.seat % 5})" '
            f'stroke="var(--panel)" stroke-width="2"><title>{escape(title)}</title></circle>'
        )
    return "".join(out) + "</svg>"


def _told(look: LookBack, names: list[str]) -> str:
    """The curve for those who do not see it."""
    quarters = [look.chances[round((len(look.chances) - 1) * q / 4)] for q in range(5)]
    rows = [f"{n}: " + ", ".join(_percent(q[k]) for q in quarters) for k, n in enumerate(names)]
    return escape("; ".join(rows), quote=True)


def _part(words: Catalogue, look: LookBack, name: str) -> str:
    cells = "".join(f"<td>{x * 100:+.1f}</td>" for x in look.parts[name])
    return f"<tr><td>{escape(words.say(f'look-{name}'))}</td>{cells}</tr>"


def _cost(words: Catalogue, look: LookBack, n: int) -> str:
    cost = look.costs[n]
    why = "; ".join(told_reason(words, reason) for reason in cost.why)
    because = f" – {escape(why)}" if why else ""
    say = words.say
    step = say("step-of", {"step": cost.step, "steps": len(look.chances)})
    return (
        f"<li><b>{escape(words.names[cost.seat])}</b>, {escape(step)}: "
        f'<span class="cost">−{cost.cost * 100:.0f} ± {cost.error * 200:.0f}</span><br>'
        f"{escape(say('look-made'))}: {escape(_label(words, cost.made))}<br>"
        f"{escape(say('look-better'))}: <b>{escape(_label(words, cost.best))}</b>{because}</li>"
    )


def _label(words: Catalogue, act: Act) -> str:
    return words.say(act.key, act.args)


def told_reason(words: Catalogue, reason: Reason) -> str:
    """Why, as a part of a sentence."""
    key, n = f"why-{reason.kind.replace('_', '-')}", f"{reason.amount:.1f}"
    share = round(reason.amount * 100)
    if reason.kind in AT_PIECES:
        return words.say(key, {"piece": int(reason.source), "n": share})
    if reason.kind in SHARES:
        return words.fill(key, {"n": share})
    if reason.kind == "rival":
        return words.fill(key, {"n": n, "name": words.names[reason.seat]})
    if reason.kind in ("more", "less"):
        return words.fill(key, {"n": n, "source": words.say(f"source-{reason.source}")})
    return words.fill(key, {"n": n})


def _percent(share: float) -> str:
    return f"{share:.0%}"
