/* A draw that was chosen, a secret that is another one, a part left out: the page sees each of them. */
import { describe, expect, test } from "vitest";
import type { Draws } from "../wire/types";
import { check } from "./check";
import recorded from "./recorded.json";

const given = { seal: recorded.seal, part: recorded.parts[0]!, known: [] };
const changed = (change: Partial<Draws>): Draws => ({ ...recorded, ...change });

describe("the draws of a real table, as the server told them", () => {
  test("all fit, and our part is in them", () => {
    expect(check(recorded, given)).toEqual({ fits: recorded.drawn.length, shots: 0, wrong: 0, broken: "", mine: true, gone: 0 });
    expect(check(recorded, null).fits).toBe(recorded.drawn.length);
  });
  test("one that means something else is named", () => {
    const drawn = recorded.drawn.map((d, n) => (n === 3 ? { ...d, low: d.low + d.lots < d.total ? d.low + d.lots : d.low - d.lots } : d));
    expect(check(changed({ drawn }), given).wrong).toBe(4);
    expect(check(changed({ drawn: recorded.drawn.slice(1) }), given).wrong).toBe(1);
  });
  test("another secret, another seal, a part that is missing or another", () => {
    expect(check(changed({ secret: "5f".repeat(32) }), given).broken).toBe("seal");
    expect(check(recorded, { ...given, seal: "00".repeat(32) }).broken).toBe("other-seal");
    expect(check(recorded, { ...given, part: "00".repeat(16) }).broken).toBe("no-part");
    expect(check(recorded, { ...given, known: ["00".repeat(32)] }).gone).toBe(1);
    expect(check(changed({ parts: ["", recorded.parts[1]!] }), null).wrong).toBeGreaterThan(0);
  });
});
