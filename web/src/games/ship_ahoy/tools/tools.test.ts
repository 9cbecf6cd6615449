// The hands: an aim that stays lawful, a rope that is no longer than its knots and stops at what is in the way, a sway that can be timed.
import { describe, expect, it } from "vitest";
import { stand } from "../fixtures";
import { no_muzzle, no_way } from "../geometry/law";
import { at_time, reach, time_of } from "../geometry/arc";
import { path_length } from "../geometry/plane";
import { GONE, KNOT, PIRATE, POINTS } from "../printed";
import { rocks } from "../view";
import { Aim } from "./aim.svelte";
import { Rope, thinned } from "./rope.svelte";
import { sway } from "./sway";

const shooting = stand("ask-shoot/4");
const sailing = stand("ask-sail/3");

describe("the cannon", () => {
  it("stands lawfully next to every piece that may shoot, and looks at an enemy", () => {
    for (const piece of shooting.ask!.tool!.pieces) {
      const aim = new Aim(shooting.view, shooting.you, piece, true);
      expect(no_muzzle(shooting.view, piece, aim.x, aim.y)).toBeNull();
      expect(aim.targets()).toContain(aim.target);
      expect(aim.yaw).toBe(aim.bearing(aim.target));
    }
  });
  it("is walked and dragged round without ever standing unlawfully", () => {
    const aim = new Aim(shooting.view, shooting.you, shooting.ask!.tool!.pieces[0]!, true);
    const seen = new Set<string>();
    for (let i = 0; i < 24; i++) {
      aim.walk(2618);
      seen.add(`${aim.x},${aim.y}`);
      expect(no_muzzle(shooting.view, aim.piece, aim.x, aim.y)).toBeNull();
    }
    expect(seen.size).toBeGreaterThan(5);
    aim.drag(shooting.view.x[aim.piece]! + 5000, shooting.view.y[aim.piece]!);
    expect(no_muzzle(shooting.view, aim.piece, aim.x, aim.y)).toBeNull();
  });
  it("warns of one's own pieces in the way, and only of those", () => {
    const own = shooting.ask!.tool!.pieces;
    const aim = new Aim(shooting.view, shooting.you, own[0]!, true);
    const mate = own.find((piece) => piece !== own[0])!;
    const alone = shooting.view.stand.map((stand, piece) => (piece === own[0] || piece === mate ? stand : GONE)); // nobody else about
    const view = { ...shooting.view, stand: alone, x: [...shooting.view.x], y: [...shooting.view.y] };
    view.x[mate] = Math.round(aim.x + 1500 * Math.cos((aim.yaw * 2 * Math.PI) / 62832));
    view.y[mate] = Math.round(aim.y + 1500 * Math.sin((aim.yaw * 2 * Math.PI) / 62832));
    const close = new Aim(view, shooting.you, own[0]!, true);
    Object.assign(close, { x: aim.x, y: aim.y, yaw: aim.yaw, elevation: 0, power: 5000, target: -1 });
    expect(close.own_in_way).toBe(mate);
    close.elevation = 6000; // over it
    expect(close.own_in_way).toBe(-1);
    close.elevation = 0;
    close.yaw = (close.yaw + 15708) % 62832; // beside it
    expect(close.own_in_way).toBe(-1);
  });
  it("is put next to the pirate ship too, which then is no target but one's own side", () => {
    const { view, you } = shooting;
    expect(shooting.ask!.tool!.pieces).toContain(PIRATE);
    const pirate = new Aim(view, you, PIRATE, true);
    expect(pirate.targets()).not.toContain(PIRATE);
    expect(pirate.target).not.toBe(PIRATE);
    expect(new Aim(view, you, shooting.ask!.tool!.pieces[0]!, true).targets()).toContain(PIRATE);
    expect(pirate.fire(0)[0]).toBe(PIRATE);
    pirate.yaw = (pirate.bearing(PIRATE) + 62832) % 62832; // back at the ship it fires from
    Object.assign(pirate, { elevation: 0, power: 5000, target: -1 });
    expect(pirate.own_in_way).toBe(PIRATE);
  });
  it("says that a pull is too weak, and fires with whole numbers in range", () => {
    const aim = new Aim(shooting.view, shooting.you, shooting.ask!.tool!.pieces[0]!, true);
    aim.set_power(2000);
    expect(aim.why?.key).toBe("no-too-weak");
    aim.set_power(4200);
    expect(aim.why).toBeNull();
    for (let i = 0; i < 200; i++) {
      const [piece, x, y, yaw, elevation, power] = aim.fire(0) as [number, number, number, number, number, number];
      expect([piece, x, y]).toEqual([aim.piece, aim.x, aim.y]);
      for (const n of [yaw, elevation, power]) expect(Number.isInteger(n)).toBe(true);
      expect(yaw).toBeGreaterThanOrEqual(0);
      expect(yaw).toBeLessThan(62832);
      expect(power).toBeGreaterThanOrEqual(2500);
      expect(power).toBeLessThanOrEqual(5000);
    }
  });
  it("flies a parabola that ends on the table", () => {
    const shot = { x: 0, y: 0, yaw: 0, elevation: 1745, power: 4000 };
    expect(at_time(shot, time_of(shot)).z).toBeCloseTo(125, 3);
    expect(at_time(shot, time_of(shot)).x).toBeCloseTo(reach(shot), 3);
  });
});

describe("the hand", () => {
  it("sways smoothly, as far as a careful hand does", () => {
    const n = 40000;
    const all = Array.from({ length: n }, (_, i) => sway(i * 37));
    const deviation = (pick: (w: ReturnType<typeof sway>) => number): number =>
      Math.sqrt(all.reduce((sum, w) => sum + pick(w) ** 2, 0) / n);
    expect(deviation((w) => w.yaw) / 174.533).toBeCloseTo(1.2, 1);
    expect(deviation((w) => w.elevation) / 174.533).toBeCloseTo(0.85, 1);
    expect(deviation((w) => w.power - 1)).toBeCloseTo(0.021, 2);
    for (let t = 0; t < 5000; t += 16) expect(Math.abs(sway(t + 16).yaw - sway(t).yaw)).toBeLessThan(25);
  });
});

describe("the rope", () => {
  const make = (): Rope => new Rope(sailing.view, sailing.ask!.tool!.pieces[0]!, 2);
  it("follows the pointer, no farther than its knots", () => {
    const rope = make();
    const { x, y } = rope.end;
    const mid = sailing.view.size / 2;
    for (let i = 1; i <= 40; i++) rope.draw(x + ((mid - x) * i) / 12, y + ((mid - y) * i) / 12 + 300 * Math.sin(i));
    expect(path_length(rope.points)).toBeLessThanOrEqual(2 * KNOT);
    expect(path_length(rope.points)).toBeGreaterThan(KNOT);
    expect(rope.points.length / 2).toBeLessThanOrEqual(POINTS);
    expect(no_way(sailing.view, rope.piece, rope.points)).toBeNull();
    expect(rope.knots).toBeLessThanOrEqual(2);
  });
  it("stops at a mountain and says so", () => {
    const rock = rocks(sailing.view)[0]!;
    const view = { ...sailing.view, x: [...sailing.view.x], y: [...sailing.view.y] };
    const piece = sailing.ask!.tool!.pieces[0]!;
    const out = Math.atan2(sailing.view.size / 2 - rock.y, sailing.view.size / 2 - rock.x);
    view.x = view.x.map((n, i) => (i === piece ? Math.round(rock.x + 3400 * Math.cos(out)) : n));
    view.y = view.y.map((n, i) => (i === piece ? Math.round(rock.y + 3400 * Math.sin(out)) : n));
    view.stand = view.stand.map((n, i) => (i === piece ? n : 0));
    const rope = new Rope(view, piece, 9);
    rope.lay(rock.x, rock.y);
    expect(rope.stopped?.key).toBe("no-path-mountain");
    expect(no_way(view, piece, rope.points)).toBeNull();
    expect(rope.length).toBeGreaterThan(1500);
  });
  it("is taken up again, turned, and sends what the server expects", () => {
    const rope = make();
    expect(rope.why?.key).toBe("face-no-rope");
    const { x, y } = rope.end;
    const inward = Math.atan2(sailing.view.size / 2 - y, sailing.view.size / 2 - x);
    for (let i = 0; i < 16 && rope.points.length < 4; i++)
      rope.lay(x + 700 * Math.cos(inward + i * 0.4), y + 700 * Math.sin(inward + i * 0.4));
    expect(rope.points.length).toBe(4);
    rope.turn(100);
    const [piece, load, yaw, ...path] = rope.sail();
    expect([piece, load, yaw]).toEqual([rope.piece, 0, rope.yaw]);
    expect(path.slice(0, 2)).toEqual([sailing.view.x[rope.piece], sailing.view.y[rope.piece]]);
    expect(rope.back()).toBe(true);
    expect(rope.points.length).toBe(2);
  });
  it("near a whole knot jumps to it and costs no knot more", () => {
    const view = { ...sailing.view, stand: sailing.view.stand.map(() => 0), mountains: [] };
    const piece = sailing.ask!.tool!.pieces[0]!;
    view.x = view.x.map(() => view.size / 2);
    view.y = view.y.map(() => view.size / 2);
    for (let i = 0; i < 60; i++)
      for (const far of [900, 985, 1001, 1040, 1120]) {
        const rope = new Rope(view, piece, 3);
        const [x, y] = [rope.end.x, rope.end.y];
        const at = (r: number): [number, number] => [Math.round(x + r * Math.cos(i * 0.107)), Math.round(y + r * Math.sin(i * 0.107))];
        if (i % 2) rope.lay(...at(700));
        if (i % 3 === 0) rope.lay(...at(far - 60));
        rope.lay(...at(far));
        rope.snap();
        expect([far, i, rope.knots]).toEqual([far, i, 1]);
        expect(rope.length).toBeGreaterThan(KNOT - 40);
      }
  });
  it("loses the point that matters least when it has too many", () => {
    expect(thinned([0, 0, 100, 1, 200, 0, 300, 300])).toEqual([0, 0, 200, 0, 300, 300]);
  });
});
