// The same by keys: arrows aim or lay rope, with Shift in small steps; Enter fires or sails, Backspace takes rope up again.
import { bridge } from "../bridge.svelte";

const DEGREE = 174.533;
const LAY = 250; // a quarter of a knot

/** What a key does to the tool in hand; `way`: which way up is on screen, in radians. True: it was for the tool. */
export function tool_key(e: KeyboardEvent, way: number, press: (ref: string) => void): boolean {
  const { aim, rope } = bridge;
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  const fine = e.shiftKey ? 0.2 : 1;
  if (aim) {
    const step = DEGREE * fine;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => aim.turn(step),
      ArrowRight: () => aim.turn(-step),
      ArrowUp: () => aim.raise(step),
      ArrowDown: () => aim.raise(-step),
      "+": () => aim.pull(100 * fine),
      "=": () => aim.pull(100 * fine),
      PageUp: () => aim.pull(100 * fine),
      "-": () => aim.pull(-100 * fine),
      PageDown: () => aim.pull(-100 * fine),
      a: () => aim.walk(10 * DEGREE * fine),
      d: () => aim.walk(-10 * DEGREE * fine),
      t: () => aim.face(),
      Enter: () => press("button:fire"),
      " ": () => press("button:fire"),
    };
    return run(acts, e);
  }
  if (rope) {
    const lay = (turn: number) => (): void => {
      const r = (rope.straight ? 1000 : LAY) * fine;
      rope.lay(rope.end.x + r * Math.cos(way + turn), rope.end.y + r * Math.sin(way + turn));
    };
    const acts: Record<string, () => void> = {
      ArrowUp: lay(0),
      ArrowLeft: lay(Math.PI / 2),
      ArrowDown: lay(Math.PI),
      ArrowRight: lay(-Math.PI / 2),
      Backspace: () => rope.back(),
      Delete: () => rope.clear(),
      a: () => rope.turn(10 * DEGREE * fine),
      d: () => rope.turn(-10 * DEGREE * fine),
      Enter: () => press("button:sail"),
      " ": () => press("button:sail"),
    };
    return run(acts, e);
  }
  return false;
}

function run(acts: Record<string, () => void>, e: KeyboardEvent): boolean {
  const act = acts[e.key.length === 1 ? e.key.toLowerCase() : e.key];
  if (!act) return false;
  if (!e.repeat || !["Enter", " ", "t"].includes(e.key)) act();
  bridge.drawn();
  return true;
}
