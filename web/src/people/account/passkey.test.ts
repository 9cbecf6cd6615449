import { describe, expect, it } from "vitest";
import { bytes, text } from "./passkey";

describe("bytes on the wire", () => {
  it("come back as they were", () => {
    for (const length of [0, 1, 2, 3, 32, 255]) {
      const some = Uint8Array.from({ length }, (_, n) => (n * 37) % 256);
      const said = text(some.buffer);
      expect(said).toMatch(/^[A-Za-z0-9_-]*$/);
      expect([...bytes(said)]).toEqual([...some]);
    }
  });
});
