// Round things on a small screen that must not lie on each other: each as near to its place as the others allow.
export interface Round {
  key: number;
  x: number;
  y: number;
  r: number;
  stays?: boolean; // the others make way
}
export interface Placed extends Round {
  home: { x: number; y: number };
}

const ROUNDS = 60;
const AIR = 13; // px between them: they glow

export function apart(things: readonly Round[], width: number, height: number, top = 0): Placed[] {
  const out: Placed[] = things.map((t) => ({ ...t, home: { x: t.x, y: t.y } }));
  for (let n = 0; n < ROUNDS; n++) {
    let clash = false;
    for (let i = 0; i < out.length; i++)
      for (let j = i + 1; j < out.length; j++) {
        const [a, b] = [out[i]!, out[j]!];
        let [dx, dy] = [b.x - a.x, b.y - a.y];
        const far = Math.hypot(dx, dy);
        const want = a.r + b.r + AIR;
        if (far >= want || (a.stays && b.stays)) continue;
        clash = true;
        if (far < 0.5) [dx, dy] = [Math.cos(i + j), Math.sin(i + j)];
        const by = (want - far) / Math.max(0.5, far || 1);
        const part = a.stays ? 0 : b.stays ? 1 : 0.5; // of the way, what the first one goes
        a.x -= dx * by * part;
        a.y -= dy * by * part;
        b.x += dx * by * (1 - part);
        b.y += dy * by * (1 - part);
      }
    for (const t of out) {
      if (t.stays) continue;
      t.x = Math.min(width - t.r, Math.max(t.r, t.x));
      t.y = Math.min(height - t.r, Math.max(top + t.r, t.y));
    }
    if (!clash) break;
  }
  return out;
}
