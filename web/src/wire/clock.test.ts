/* The server's clock from here: halves of round trips, and the quickest answer counts. */
import { describe, expect, it } from "vitest";
import { ServerClock } from "./clock";

describe("the server's clock", () => {
  let time = 1000;
  const clock = (): ServerClock => ((time = 1000), new ServerClock(() => time));

  it("is guessed from a message until something is measured", () => {
    const c = clock();
    c.glance(50_000);
    time += 20;
    expect(c.now()).toBe(50_020);
    c.glance(99_999); // the first glance is the best there is: it came soonest
    expect(c.now()).toBe(50_020);
    expect(c.trip).toBe(0);
  });

  it("takes half the round trip off, and trusts the quickest answer", () => {
    const c = clock();
    c.ask(1);
    time = 1100; // 100 ms: the server's 7050 was at our 1050, if both ways are alike
    c.hear(1, 7050, 40);
    expect(c.now()).toBe(7100);
    expect([c.trip, c.early]).toEqual([100, 40]);
    c.ask(2);
    time = 1600; // a slow one, late on the way back: it would say 7325 for 1350
    c.hear(2, 7125, 40);
    expect(c.now()).toBe(7600);
    c.ask(3);
    time = 1610;
    c.hear(3, 7606, 5);
    expect(c.now()).toBe(7611);
    expect([c.trip, c.early]).toEqual([10, 5]);
  });

  it("forgets the old line, and answers nobody asked for", () => {
    const c = clock();
    c.hear(9, 123, 0);
    expect(c.trip).toBe(0);
    c.ask(1);
    c.reset();
    c.hear(1, 123, 0);
    expect(c.trip).toBe(0);
    expect(c.now()).toBe(1000);
  });
});
