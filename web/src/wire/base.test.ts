import { expect, test } from "vitest";
import { from, to } from "./base";

test("below a path, there and back", () => {
  for (const below of ["", "/games", "/a/b"])
    for (const path of ["/", "/t/KRAKEN-42#key", "/api/me", "/gamesome"]) {
      expect(from(to(path, below), below)).toBe(path);
      expect(to(to(path, below), below)).toBe(to(path, below));
    }
  expect(to("/t/A", "/games")).toBe("/games/t/A");
  expect(to("/", "/games")).toBe("/games/");
  expect(from("/games", "/games")).toBe("/");
  expect(from("/gamesome", "/games")).toBe("/gamesome");
});
