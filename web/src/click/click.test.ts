/* Choices as clicks: what is lit, what a click completes, what becomes a button. */
import { describe, expect, it } from "vitest";
import type { Choice } from "../wire/types";
import { nearest } from "./arrows";
import { Click } from "./click.svelte";
import { ahead, completes, find, grow } from "./trie";

const choice = (refs: string[], verb = refs.join("+")): Choice => ({
  do: [{ verb, args: [] }],
  refs,
  label: { key: `do-${verb}`, args: {}, clause: "" },
  gain: null,
  why: [],
});

describe("the tree", () => {
  const root = grow([choice(["a", "x"]), choice(["a", "y"]), choice(["b"])]);
  it("offers the first refs, then the second ones", () => {
    expect([...root.next.keys()]).toEqual(["a", "b"]);
    expect([...find(root, ["a"])!.next.keys()]).toEqual(["x", "y"]);
    expect(find(root, ["nowhere"])).toBeNull();
  });
  it("knows which click completes a choice", () => {
    expect(completes(root, "a")).toBeNull();
    expect(completes(root, "b")!.refs).toEqual(["b"]);
    expect(completes(find(root, ["a"])!, "y")!.refs).toEqual(["a", "y"]);
  });
  it("sees everything that lies ahead", () => {
    expect(ahead(root, "a").map((c) => c.refs[1])).toEqual(["x", "y"]);
  });
});

describe("what nobody waits for", () => {
  it("stays behind its button, though all share it", () => {
    const click = new Click(() => {});
    const choices = [choice(["button:tidy", "a"]), choice(["button:tidy", "b"])];
    click.offer(choices);
    expect([...click.lit]).toEqual(["a", "b"]);
    click.offer(choices, true);
    expect([...click.lit]).toEqual(["button:tidy"]);
    expect(click.buttons.map((b) => b.ref)).toEqual(["button:tidy"]);
  });
});

describe("clicking", () => {
  const open = (choices: Choice[], twins = {}) => {
    const sent: Choice[] = [];
    const click = new Click((c) => sent.push(c));
    click.twins = twins;
    click.offer(choices);
    return { click, sent };
  };

  it("sends a complete path once and then offers nothing", () => {
    const { click, sent } = open([choice(["a", "x"]), choice(["a", "y"]), choice(["b"])]);
    expect(click.press("x")).toBe(false);
    expect(click.press("a")).toBe(true);
    expect([...click.lit]).toEqual(["x", "y"]);
    click.press("y");
    expect(sent.map((c) => c.refs)).toEqual([["a", "y"]]);
    expect(click.press("y")).toBe(false);
    expect(sent.length).toBe(1);
    expect(click.open).toBe(false);
  });

  it("steps back: first the armed piece, then the path", () => {
    const { click } = open([choice(["a", "x"])]);
    click.press("a");
    click.arm("x");
    expect(click.armed).toBe("x");
    expect(click.back()).toBe(true);
    expect(click.armed).toBeNull();
    expect(click.path).toEqual(["a"]);
    expect(click.back()).toBe(true);
    expect([...click.lit]).toEqual(["a"]);
    expect(click.back()).toBe(false);
  });

  it("does not ask for the click that all choices begin with", () => {
    const { click, sent } = open([choice(["a", "x"]), choice(["a", "y"])]);
    expect(click.path).toEqual(["a"]);
    expect(click.stepped).toBe(false);
    expect(click.back()).toBe(false);
    expect([...click.lit]).toEqual(["x", "y"]);
    click.press("x");
    expect(sent.map((c) => c.refs)).toEqual([["a", "x"]]);
  });

  it("asks for every click of the only choice, and for one that may be enough", () => {
    expect(open([choice(["a", "x"])]).click.path).toEqual([]);
    expect(open([choice(["a"], "stop"), choice(["a", "b"], "go")]).click.path).toEqual([]);
  });

  it("completes the single choice behind a button, and leads on to several", () => {
    const { click, sent } = open([choice(["button:clear", "card:0"]), choice(["button:done"])]);
    expect(click.buttons[0]!.choice!.refs).toEqual(["button:clear", "card:0"]);
    click.push(click.buttons[0]!);
    expect(sent.length).toBe(1);
    click.offer([choice(["button:clear", "card:0"]), choice(["button:clear", "card:1"]), choice(["button:done"])]);
    expect(click.buttons[0]!.choice).toBeNull();
    click.push(click.buttons[0]!);
    expect([...click.lit]).toEqual(["card:0", "card:1"]);
    expect(sent.length).toBe(1);
  });

  describe("asked the same again, as when others have acted meanwhile", () => {
    const choices = () => [choice(["a", "x"]), choice(["a", "y"]), choice(["b"])];

    it("goes on half-way, with a click as with a first tap", () => {
      const { click, sent } = open(choices());
      click.press("a");
      click.arm("x");
      click.offer([]); // something moves
      expect([...click.lit]).toEqual([]);
      click.offer(choices());
      click.offer(choices());
      expect([click.path, click.armed]).toEqual([["a"], "x"]);
      click.press("x");
      expect(sent.map((c) => c.refs)).toEqual([["a", "x"]]);
    });

    it("begins anew when something else is asked, or when it was sent already", () => {
      const { click } = open(choices());
      click.press("a");
      click.offer([]);
      click.offer([choice(["a", "x"]), choice(["b"])]);
      expect(click.path).toEqual([]);
      click.offer(choices());
      expect(click.path).toEqual([]);
      click.press("a");
      click.press("x");
      click.offer(choices()); // refused
      expect([click.path, click.armed]).toEqual([[], null]);
      click.arm("b");
      click.push({ key: "", ref: "", choice: choice(["b"]) });
      click.offer(choices());
      expect(click.armed).toBeNull();
    });
  });

  it("arms only what is lit", () => {
    const { click } = open([choice(["a"])]);
    click.arm("b");
    expect(click.armed).toBeNull();
  });

  it("makes buttons of button refs and of verbs without nouns", () => {
    const { click, sent } = open([choice(["button:flip"]), choice([], "pass"), choice(["cell:0:3"])]);
    expect(click.buttons.map((b) => b.key)).toEqual(["button:flip", "pass"]);
    click.push(click.buttons[1]!);
    expect(sent[0]!.do[0]!.verb).toBe("pass");
  });

  it("offers a shorter choice as a button while longer ones go on", () => {
    const { click, sent } = open([choice(["a"], "stop"), choice(["a", "b"], "go")]);
    click.press("a");
    expect(sent).toEqual([]);
    expect([...click.lit]).toEqual(["b"]);
    expect(click.buttons.map((b) => b.key)).toEqual(["stop"]);
  });

  it("asks by buttons when the same clicks mean different things", () => {
    const { click, sent } = open([choice(["a"], "buy"), choice(["a"], "sell")]);
    click.press("a");
    expect(click.buttons.map((b) => b.key)).toEqual(["buy", "sell"]);
    click.push(click.buttons[1]!);
    expect(sent[0]!.do[0]!.verb).toBe("sell");
  });

  it("lets a twin stand for its ref", () => {
    const { click, sent } = open([choice(["button:flip"])], { "tile:hand": "button:flip" });
    expect(click.is_lit("tile:hand")).toBe(true);
    expect(click.choice("tile:hand")!.refs).toEqual(["button:flip"]);
    click.press("tile:hand");
    expect(sent.length).toBe(1);
    click.offer([choice(["a"])]);
    expect(click.is_lit("tile:hand")).toBe(false);
  });
});

describe("arrow keys", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 300, y: 0 },
    { x: 120, y: 150 },
    { x: -50, y: 10 },
  ];
  it("go to the nearest that way, straight before astray", () => {
    expect(nearest({ x: 0, y: 0 }, { x: 1, y: 0 }, spots)).toBe(0);
    expect(nearest({ x: 0, y: 0 }, { x: -1, y: 0 }, spots)).toBe(3);
    expect(nearest({ x: 100, y: 0 }, { x: 0, y: 1 }, spots)).toBe(2);
    expect(nearest({ x: 300, y: 0 }, { x: 1, y: 0 }, spots)).toBe(-1);
  });
});
