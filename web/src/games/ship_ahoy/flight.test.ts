// Flights: read from their numbers, interpolated, and shown for shots that have none.
import { describe, expect, it } from "vitest";
import { fact, type Frame } from "../../dev/recorded";
import { patched } from "../../wire/patched";
import stored from "./dev/recorded.json?raw";
import { fallen, length_of, plain_flight, pose_at, read_landing, upright, voyage } from "./flight";
import { FLAT, UPRIGHT } from "./printed";
import type { View } from "./view";

const land = [
  2, 0, 0, 0, 0, 1, 4, 900, 800, 1000, 1, 2, 99, 3, 0, 0, 0, 300, 0, 0, 0, 100, 400, 0, 500, 0, 0, 0, 200, 800, 0, 125, 0, 0, 0, 4, 2, 100,
  900, 800, 0, 0, 0, 3142, 200, 950, 800, 125, 1571, 0, 0,
];

describe("a landing", () => {
  const landing = read_landing(land);
  it("is read from its numbers", () => {
    expect(landing.moved).toEqual([{ piece: 4, x: 900, y: 800, yaw: 1000, fell: true }]);
    expect(landing.flight.map((t) => [t.body, t.keys.length])).toEqual([
      [99, 3],
      [4, 2],
    ]);
    expect(length_of(landing.flight)).toBe(200);
  });
  it("is somewhere at every moment", () => {
    const ball = landing.flight[0]!;
    expect(pose_at(ball, 50)).toMatchObject({ x: 200, z: 400 });
    expect(pose_at(ball, -5).x).toBe(0);
    expect(pose_at(ball, 999).x).toBe(800);
    const ship = pose_at(landing.flight[1]!, 150);
    expect(Math.hypot(ship.qx, ship.qy, ship.qz, ship.qw)).toBeCloseTo(1, 6);
  });
  it("is shown even when nobody recorded how it flew", () => {
    const tracks = plain_flight({ ...landing, flight: [] }, { x: 0, y: 0, yaw: 0 }, () => upright(850, 800, 0));
    expect(tracks.map((t) => t.body)).toEqual([99, 4]);
    expect(pose_at(tracks[1]!, 9999)).toMatchObject({ z: 125 });
  });
});

describe("a voyage", () => {
  it("ends where the rope ends, turned as wished", () => {
    const [track] = voyage(3, [0, 0, 500, 0, 500, 500], 1, 2, 1000);
    expect(pose_at(track!, 0)).toMatchObject({ x: 0, y: 0, qz: Math.sin(0.5) });
    expect(pose_at(track!, 1000)).toMatchObject({ x: 500, y: 500, qz: Math.sin(1) });
    const times = track!.keys.map((k) => k.t);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });
});

describe("recorded games", () => {
  const games = JSON.parse(stored) as { first: View; frames: Frame[] }[];
  it("after a landing those that fell lie, until it is said what becomes of them", () => {
    let fell = 0;
    for (const game of games) {
      let v = game.first;
      for (const [told, change] of game.frames) {
        let shown = v;
        for (const one of told) {
          shown = fallen(shown, fact(one));
          if (one.kind === "stood_up") expect(shown.stand[one.args.piece!]).toBe(UPRIGHT);
          if (one.kind !== "landed") continue;
          const down = read_landing(one.more ?? []).moved.filter((m) => m.fell);
          for (const m of down) expect(shown.stand[m.piece]).toBe(FLAT);
          fell += down.length;
        }
        v = patched(v, change);
      }
    }
    expect(fell).toBeGreaterThan(0);
  });
});
