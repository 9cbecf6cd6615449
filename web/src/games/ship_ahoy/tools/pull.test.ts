// The cannon pulled back and let go: loaded by the way it was pulled, fired, or put back as it was.
import { afterEach, describe, expect, it, vi } from "vitest";
import { bridge } from "../bridge.svelte";
import { stand } from "../fixtures";
import { STRONGEST, WEAKEST } from "../printed";
import { Aim } from "./aim.svelte";
import { Hands } from "./hands";

const one = stand("ask-shoot/4");
const box = { x: 0, y: 0, width: 900, height: 600 } as DOMRect;
const at = (type: string, x: number, y: number): PointerEvent =>
  ({ type, clientX: x, clientY: y, pointerId: 1, button: 0, pointerType: "mouse" }) as PointerEvent;

function hands(): { hands: Hands; fire: ReturnType<typeof vi.fn>; aim: Aim } {
  const fire = vi.fn();
  const aim = new Aim(one.view, one.you, one.ask!.tool!.pieces[0]!, true);
  bridge.aim = aim;
  const made = new Hands(
    () => null,
    () => {},
    () => {},
    fire,
  );
  made.down(at("pointerdown", 400, 300), box);
  made.take_cannon();
  return { hands: made, fire, aim };
}
afterEach(() => (bridge.aim = null));

describe("the cannon", () => {
  it("is loaded the harder the farther it is pulled back, and fires when it is let go", () => {
    const { hands: h, fire, aim } = hands();
    h.move(at("pointermove", 400, 350), box);
    const soft = aim.power;
    expect(aim.loading).toBe(true);
    h.move(at("pointermove", 400, 420), box);
    expect(aim.power).toBeGreaterThan(soft);
    h.move(at("pointermove", 400, 590), box);
    expect(aim.power).toBe(STRONGEST);
    h.move(at("pointermove", 400, 360), box);
    expect(aim.power).toBeGreaterThanOrEqual(WEAKEST);
    expect(aim.power).toBeLessThan(STRONGEST);
    h.up(at("pointerup", 400, 360), box);
    expect(fire).toHaveBeenCalledOnce();
    expect(aim.loading).toBe(false);
  });
  it("is as it was when it is let go where it stood, and when the system takes the finger", () => {
    for (const [y, end] of [
      [305, "pointerup"],
      [420, "pointercancel"],
    ] as const) {
      const { hands: h, fire, aim } = hands();
      const before = [aim.power, aim.yaw];
      h.move(at("pointermove", 400, 420), box);
      h.move(at("pointermove", 400, y), box);
      h.up(at(end, 400, y), box);
      expect(fire).not.toHaveBeenCalled();
      expect(aim.power).toBe(before[0]);
    }
  });
  it("turns a little aside while it is pulled", () => {
    const { hands: h, aim } = hands();
    const before = aim.yaw;
    h.move(at("pointermove", 430, 400), box);
    expect(aim.yaw).not.toBe(before);
  });
});

describe("a proposal", () => {
  it("is where the aim begins, at the enemy it points at", () => {
    const piece = one.ask!.tool!.pieces[0]!;
    const plain = new Aim(one.view, one.you, piece, true);
    const target = plain.targets().at(-1)!;
    plain.face(target);
    const fair = [piece, plain.x, plain.y, plain.yaw, 777, 4321];
    const aim = new Aim(one.view, one.you, piece, true, fair);
    expect([aim.x, aim.y, aim.yaw, aim.elevation, aim.power]).toEqual(fair.slice(1));
    expect(aim.needed).toBe(4321);
    expect(Math.abs(aim.bearing(aim.target) - aim.yaw)).toBeLessThan(200);
  });
});
