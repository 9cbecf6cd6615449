// What adds up in a battle and who wins it; the steps of the final count; what the round would bring.
import { describe, expect, it } from "vitest";
import { draw as draw_part } from "../../../dev/draw";
import { table_of } from "../../../dev/stand";
import { Scene } from "../../../table/scene.svelte";
import type { Tally } from "../../../wire/types";
import { steps } from "../count";
import { face } from "../face";
import { stand } from "../fixtures";
import { CUTTER, FIGHTERS, GUNSHIP, STRONGHOLDS } from "../printed";
import { control, the_union, type View } from "../view";
import { due, rows } from "../worth";
import Stage from "./Stage.svelte";
import { sides, winner } from "./sums";

const base = stand("ask-turn/4").view;
const NO_CREW = base.where.map(() => 0);
/** attacker, defender, space, lowered both, rolled both, plans */
const fought = (battle: number[], more: Partial<View> = {}): View => ({ ...base, where: NO_CREW, ready: 4, battle, ...more });

const draw = (s: Scene): HTMLElement => draw_part(Stage, { ctx: s });
function watching(view: View, acting: number, you: number): Scene {
  const s = new Scene(face);
  Object.assign(s, { table: table_of("ahoy", 4), view, you, acting: [acting] });
  return s;
}

describe("sums", () => {
  it("lowered Cannons, Stronghold, Gunship, Fighters and Weapon Caches are added to the roll", () => {
    const where = NO_CREW.map((_, card) => (card === FIGHTERS ? 3 + 0 : 0));
    const [gunship, stronghold] = sides(fought([GUNSHIP, STRONGHOLDS, 0, 2, 1, 3, 5, 1 + 2 * 2], { where })) as [
      ReturnType<typeof sides>[0],
      ReturnType<typeof sides>[0],
    ];
    expect(gunship.addends).toEqual([
      { what: "roll", points: 3 },
      { what: "cannons", points: 2 },
      { what: "gunship", points: 3 },
      { what: "cache", points: 8 },
    ]);
    expect(gunship.total).toBe(16);
    expect(gunship.secret_weapon).toBe(true);
    expect(stronghold.addends).toEqual([
      { what: "roll", points: 5 },
      { what: "cannons", points: 1 },
      { what: "stronghold", points: 2 },
      { what: "fighters", points: 1 },
    ]);
    expect(stronghold.secret_weapon).toBe(false);
  });

  it("plans add to the Union alone, and the Cutter gets nothing from Cannons it cannot use", () => {
    const [cutter, patrol] = sides(fought([CUTTER, 4, 0, 0, 0, 2, 2, 0]));
    expect(cutter!.addends).toEqual([{ what: "roll", points: 2 }]);
    expect(patrol!.total).toBe(2);
  });

  it("the attacker wins ties; nobody has won before both have rolled", () => {
    expect(winner(sides(fought([1, 0, 0, 0, 0, 4, 4, 0])))!.attacks).toBe(true);
    expect(winner(sides(fought([1, 0, 0, 0, 0, 3, 4, 0])))!.attacks).toBe(false);
    expect(winner(sides(fought([1, 0, 0, 0, 0, 4, 0, 0])))).toBeNull();
    expect(sides(base.battle.length ? { ...base, battle: [] } : base)).toEqual([]);
  });
});

describe("the stage", () => {
  const union = the_union(base);
  it("tells others that the Union may respond, whatever it holds, and only before the roll", () => {
    const plans = base.plans.map((_, seat) => (seat === union ? 2 : 0));
    expect(draw(watching(fought([1, union, 0, 0, 0, 0, 0, 0], { plans }), union, 1)).textContent).toContain("The Union may respond");
    expect(draw(watching(fought([1, union, 0, 0, 0, 3, 2, 0], { plans }), union, 1)).textContent).not.toContain("The Union may respond");
    expect(draw(watching(fought([1, 0, 0, 0, 0, 0, 0, 0], { plans }), 0, 1)).textContent).not.toContain("The Union may respond");
  });

  it("leaves the victory options to the bar: nothing is offered twice", () => {
    const one = stand("ask-victory/4");
    const s = watching(one.view, one.you, one.you);
    s.pending = one.ask;
    s.offer();
    expect(one.ask!.choices.some((c) => c.do[0]!.verb === "win")).toBe(true);
    const el = draw(s);
    expect(el.querySelectorAll("article")).toHaveLength(2);
    expect(el.querySelectorAll("[data-lit]")).toHaveLength(0);
  });

  it("shows the round's scoring region by region, and nothing at all when there is nothing", () => {
    const el = draw(
      watching(
        {
          ...base,
          battle: [],
          count: [
            { region: 0, seat: 0, fame: 3 },
            { region: 1, seat: -1, fame: 0 },
          ],
        },
        0,
        1,
      ),
    );
    expect(el.querySelectorAll("li")).toHaveLength(2);
    expect(el.querySelector("li")!.textContent).toContain("+3");
    expect(draw(watching({ ...base, battle: [] }, 0, 1)).querySelector('[data-testid="stage"]')).toBeNull();
  });
});

it("what the round would bring is the wealth of the regions controlled", () => {
  const sum = rows(base)
    .filter((row) => row.seat === 0)
    .reduce((n, row) => n + row.wealth, 0);
  expect(due(base, 0)).toBe(sum);
  expect(rows(base)).toHaveLength(base.regions);
  expect(rows(base)[0]!.squadron).toBe(control(base, 0).squadron);
});

it("the count tells Fame of all seats at once, then each pledge, then the gold", () => {
  const line = (seat: number, key: string, group: number, points = 0): Tally => ({
    seat,
    label: { key, args: {}, clause: "" },
    points,
    group,
    refs: [],
  });
  const tally = [
    line(0, "tally-fame", 0, 30),
    line(0, "tally-gold", 1),
    line(1, "tally-fame", 0, 8),
    line(1, "tally-pledge", 1, 2),
    line(1, "tally-pledge", 1, 1),
    line(1, "tally-gold", 1),
  ];
  expect(steps(tally).map((s) => [s.group, s.lines.length])).toEqual([
    [0, 2],
    [1, 1],
    [1, 1],
    [2, 2],
  ]);
  expect(steps(tally).flatMap((s) => s.lines)).toHaveLength(tally.length);
});
