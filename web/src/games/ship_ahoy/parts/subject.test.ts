// What the camera frames: whoever may act is in the picture, as large as a thumb needs it; and the scenarios' words.
import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { scene_of } from "../../../dev/stand";
import { face } from "../face";
import { stand, stands } from "../fixtures";
import { DELIVERED, FLAT, GONE, KNOT, MONSTER, PIRATE, TILE } from "../printed";
import { Orbit } from "../scene/orbit";
import { is_ship, on_table, owner, piece_of, type View } from "../view";
import { goals, SCENES } from "./goals";
import { rope_subject, subject, type Subject } from "./subject";

const CM = 100;
const SHIP = 6; // cm
const ROUND = { tilt: 0.86, near: 52 };

function eye(width: number, height: number, v: View, points: Subject["points"], tilt = ROUND.tilt) {
  const orbit = new Orbit();
  orbit.camera.aspect = width / height;
  orbit.camera.updateProjectionMatrix();
  const half = v.size / CM / 2;
  const flat = points.flatMap((p) => [p.x / CM - half, p.z / CM, half - p.y / CM]);
  orbit.jump(orbit.framed(flat, 0, tilt, ROUND.near, 0.1, 0.16, 0.09));
  orbit.apply();
  const at = (x: number, y: number): Vector3 => new Vector3(x / CM - half, 0, half - y / CM);
  return {
    far: orbit.look.far,
    seen(x: number, y: number): { x: number; y: number; px: number } {
      const to = at(x, y);
      const depth = -to.clone().applyMatrix4(orbit.camera.matrixWorldInverse).z;
      const p = to.project(orbit.camera);
      const px = height / (2 * depth * Math.tan((orbit.camera.fov * Math.PI) / 360));
      return { x: ((p.x + 1) / 2) * width, y: ((1 - p.y) / 2) * height, px };
    },
  };
}
const lit = (one: (typeof stands)[number]): number[] => [...scene_of(face, one).click.lit].map(piece_of).filter((p) => p >= 0);

describe("the camera", () => {
  const asked = stands.filter((one) => one.ask?.tool && one.ask.tool.pieces.length > 0);
  it("has questions to frame", () => expect(asked.length).toBeGreaterThan(3));
  it("shows every piece that may act, none at the edge and none a speck", () => {
    for (const one of asked)
      for (const [width, height, small] of [
        [950, 700, false],
        [378, 490, true],
      ] as const) {
        const v = one.view;
        const pieces = lit(one);
        const { points } = subject(v, one.you, one.ask, pieces, small);
        const look = eye(width, height, v, points, small ? 0.5 : 0.86);
        for (const p of pieces) {
          const at = look.seen(v.x[p]!, v.y[p]!);
          expect(at.x, `${one.name} ${p}`).toBeGreaterThan(0);
          expect(at.x).toBeLessThan(width);
          expect(at.y).toBeGreaterThan(0);
          expect(at.y).toBeLessThan(height);
          if (!small && is_ship(p)) expect(at.px * SHIP * 1.2, `${one.name} ${p}`).toBeGreaterThan(28);
        }
      }
  });
  it("stays nearer on a phone, where a thumb must meet the ships of one harbour", () => {
    const one = stand("ask-shoot/4");
    const mine = lit(one).filter((p) => owner(one.view, p) === one.you);
    const { points } = subject(one.view, one.you, { ...one.ask!, tool: { ...one.ask!.tool!, pieces: mine } }, mine, true);
    const look = eye(378, 490, one.view, points, 0.5);
    const ship = mine.find(is_ship)!;
    expect(look.seen(one.view.x[ship]!, one.view.y[ship]!).px * SHIP).toBeGreaterThan(24);
  });
  it("shows a rope's ship, all it may reach and what lies there together", () => {
    const one = stand("ask-sail/3");
    const ship = one.ask!.tool!.pieces[0]!;
    const v = one.view;
    const foe = on_table(v).find((p) => is_ship(p) && owner(v, p) !== one.you)!;
    const near = { ...v, x: [...v.x], y: [...v.y] };
    const way = Math.atan2(v.size / 2 - v.y[ship]!, v.size / 2 - v.x[ship]!);
    const out = (r: number): [number, number] => [v.x[ship]! + r * Math.cos(way), v.y[ship]! + r * Math.sin(way)];
    [near.x[foe], near.y[foe]] = out(3 * KNOT + 700);
    const points = rope_subject(near, one.you, ship, 3, [...out(0), ...out(3 * KNOT)]);
    const look = eye(940, 620, near, points, 0.3);
    for (const p of [ship, foe]) {
      const at = look.seen(near.x[p]!, near.y[p]!);
      expect(at.x > 0 && at.x < 940 && at.y > 0 && at.y < 620).toBe(true);
    }
  });
  it("looks elsewhere when something else may be done, and not before", () => {
    const one = stand("ask-shoot/4");
    const pieces = lit(one);
    const key = (v: View, pressed = pieces): string => subject(v, one.you, one.ask, pressed, false).key;
    expect(key({ ...one.view, x: [...one.view.x] })).toBe(key(one.view));
    expect(key({ ...one.view, phase: one.view.phase + 1 })).not.toBe(key(one.view));
    expect(key(one.view, pieces.slice(1))).not.toBe(key(one.view));
  });
});

describe("a scenario says what it is worth and how far everybody is:", () => {
  const base = stand("ask-shoot/4");
  const all = SCENES.reduce((mask, [bit]) => mask | bit, 0);
  const told = (view: Partial<View>, name: string): string => {
    const scene = scene_of(face, { ...base, view: { ...base.view, scenarios: all, ...view } });
    const goal = goals(scene).find((g) => g.name === name)!;
    expect(goal.title).not.toContain("option-");
    expect(goal.worth).not.toContain("option-");
    expect(goal.about.length).toBeGreaterThan(10);
    expect(goal.now).not.toContain("face-goal");
    return goal.now;
  };
  const put = (list: readonly number[], at: number, n: number): number[] => list.map((one, i) => (i === at ? n : one));
  const v = base.view;

  it("the chest", () => {
    expect(told({ chest: -1 }, "treasure")).toBe("The chest is still on the island.");
    expect(told({ chest: 3 }, "treasure")).toContain("Mate holds the chest");
  });
  it("the pirate ship", () => {
    expect(told({ stand: put(v.stand, PIRATE, 1) }, "pirate")).toContain("Nobody");
    expect(told({ stand: put(v.stand, PIRATE, FLAT) }, "pirate")).toContain("flat");
    const gone = put(v.stand, PIRATE, GONE);
    expect(told({ stand: gone, taken: put(v.taken, PIRATE, 1) }, "pirate")).toBe("Mate has it.");
  });
  it("the monster", () => {
    expect(told({ stand: put(v.stand, MONSTER, 1), damage: 1 }, "monster")).toBe("Toppled 1 of 2 times.");
    expect(told({ stand: put(v.stand, MONSTER, GONE), damage: 2 }, "monster")).toBe("It is dead.");
  });
  it("the barrels", () => {
    const list = { barrel_to: [1, 0, -1, -1], barrel_at: [DELIVERED, 4, -1, -1], barrel_by: [1, -1, -1, -1] };
    expect(told(list, "merchant")).toContain("Mate 1");
    expect(told(list, "merchant")).toContain("Anne 0");
  });
  it("wind and kraken, by the ships over them", () => {
    const ship = on_table(v).find((p) => is_ship(p) && owner(v, p) === 1)!;
    const here = { x: put(v.x, TILE, v.x[ship]!), y: put(v.y, TILE, v.y[ship]!) };
    const away = { x: put(v.x, TILE, -9000), y: put(v.y, TILE, -9000) };
    for (const name of ["wind", "kraken"]) {
      expect(told(here, name)).toContain("Mate");
      expect(told(away, name)).not.toContain("Mate");
    }
  });
});
