/* The interface a game's front end implements; everything else at the table is shared.
 *
 * CONTRACT
 * - On a phone, what stays in sight while the page scrolls says so: data-stays.
 * - A face draws; it never decides. What may be done comes from the server's Question through ctx.click.
 * - A piece is any element with {@attach piece(ctx, ref)} (click/piece.svelte.ts): it gets data-ref, lights up when the
 *   Question names it, can be clicked, tapped, reached by keyboard, explained, and lit by the log.
 *   Every ref is on screen at most once. Spots that are no pieces but where something may fly to or from carry data-spot="…".
 * - Shared refs drawn by the shell, not by the face: "seat:<n>" (the seat's badge), every "button:<x>" (prompt bar),
 *   and the spot "purse:<n>" (the number that Face.purse gives, beside the seat's name).
 * - Main draws the board of ctx.focus in large; Small draws one other seat's board, complete but small.
 * - While facts play, ctx.view is the SHOWN view: each fact says how it changes (wire/patched.ts), and when all have played,
 *   the shell sets the true view.
 * - In a race (ctx.race) the server tells facts without that: each goes through raced at once, without motion, and the view
 *   after it must be what a resync would bring. There is no list of choices: the face lights up what it thinks right and sends
 *   with ctx.race.act; the server is the judge.
 * - Colours of a seat: CSS variable var(--seat-<n>); the shell sets --c to it around Main, Small and Hand.
 * - Sizes: Main gets a box and fills it (it is a size container named "board": use cqw/cqh, cqmin); on the phone
 *   (ctx.compact) the box has the full width and Main says how high it is: there it is an inline-size container, use cqw only.
 *   The badge and purse of the large board are drawn only while it is another seat's: Main shows what its seat has, and
 *   carries data-spot="purse:<focus>" there.
 *   Small must look right from 72 px width up. Hand lives in the prompt bar, whose height is the same with and without it:
 *   3 rem square, 4.25 rem for a large_hand, a little less on the phone (size container "hand").
 */
import type { Component } from "svelte";
import type { Click } from "../click/click.svelte";
import type { Choice, Fact, Muster, Question, Result, Sentence, TableInfo } from "../wire/types";

/** A view of whichever game: the shell hands it on and never looks into it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = any;
/** A component that draws something, and the props for it travel beside it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Picture = Component<any>;

/** What every part of a face is given: one object, reactive when read in a component. */
export interface Ctx<V = unknown> {
  readonly view: V; // as shown right now (may lag the truth while motion plays)
  readonly table: TableInfo;
  readonly you: number; // your seat; -1: you watch
  readonly focus: number; // the seat whose board is shown large
  readonly acting: readonly number[]; // who is being waited for
  readonly ask: Question | null; // null while motion plays, and for watchers
  readonly click: Click;
  readonly hot: ReadonlySet<string>; // refs that the log, the count or a lesson points at
  readonly gone: ReadonlySet<string>; // refs whose piece is in the air: draw the place without it
  readonly compact: boolean; // phone layout
  readonly still: boolean; // no motion wanted
  readonly over: boolean;
  readonly log: readonly Fact[]; // all that has been told so far
  readonly race: RaceLine | null; // null: no race goes on
  /** A fact's own sentence; what a bot did in somebody's place is not told as their doing. */
  tell(fact: Fact): string;
  /** Renders a catalogue sentence for this reader. */
  say(sentence: Sentence): string;
  /** Renders a catalogue key of this game or of the shell: t("character-3"), t("board-0"); with raw arguments if any. */
  t(key: string, args?: Record<string, string | number>): string;
  /** A seat's name, "You" excluded. */
  name(seat: number): string;
  /** The certain result of clicking this lit ref, rendered ("+3"), "" when nothing is known; how it adds up, what it risks. */
  gain(ref: string): { text: string; label: string; why: string[]; risk?: string } | null;
  /** Lights refs elsewhere on the table; [] ends it. For panels and scoring lines. */
  point(refs: readonly string[]): void;
}

/** An act of ours on its way to the server. */
export interface Sent {
  id: number;
  verb: string;
  args: readonly number[];
  at: number; // ms since the race began when it was sent
}

/** While everybody acts at will. */
export interface RaceLine {
  /** ms since the race began, by the server's clock; for every frame anew, it is not reactive. */
  now(): number;
  readonly trip: number; // the round trip in ms, 0 while it is not known
  readonly sent: readonly Sent[]; // ours that are not answered yet
  readonly muster: Muster | null; // it begins when everybody is ready; null: it counts down, or runs
  ready(): void; // so am I
  /** Sends an act; false: the line is cut, and the person was told. */
  act(verb: string, ...args: number[]): boolean;
}

export interface Explanation {
  title: string;
  lines: string[]; // short sentences
  clause?: string; // "CF-12": the popover links to it
  art?: Component<{ ctx: Ctx<AnyView>; ref: string }>; // drawn in the popover's corner
}

/** One thing flying from one place to another; places are refs or spots. */
export interface Flight {
  from: string;
  to: string;
  /** What flies: a component, given these props plus nothing. It fills its box. */
  art: Picture;
  props?: Record<string, unknown>;
  /** If given, the piece turns over on its way and shows this at the end. */
  back?: Picture;
  backProps?: Record<string, unknown>;
  size?: "from" | "to" | number; // px when a number; default: grows from the one size to the other
  lift?: boolean; // the ref at `from` is in ctx.gone while it flies
  delay?: number; // ms at 1x
}

export type SoundName = "turn" | "place" | "flip" | "coin" | "bag" | "column" | "end" | "refuse" | "map";

/** What a fact looks like. Everything is optional but ms. */
export interface Motion {
  ms: number; // at 1x; 140 answers a finger, 420 travels; 0: nothing to see
  hush?: boolean; // its line is told when it is over: the motion itself is what one waits for
  brisk?: boolean; // many act at once: nobody is given time to read each line
  shows?: "after" | "before"; // is the view stepped when the motion is over (default) or before it starts
  flights?: Flight[];
  turn?: { ref: string; front: Picture; frontProps?: object; back: Picture; backProps?: object }; // turns over in place
  pulse?: string[]; // refs or spots that swell shortly
  float?: { at: string; text: string; tone?: "good" | "bad" | "brass" }[]; // "+3" rising from a place
  sound?: SoundName;
}

export interface Purse {
  value: number;
  label: string; // for screen readers: "17 coins"
  icon?: Component; // 1em square
}

/** Who a seat is, in games whose seats differ: what one chooses by before the game. */
export interface SeatFace {
  name: string;
  line: string; // how it wins, or what it has
  hard?: string; // how hard it is to play
  Art: Component<{ seats: number; seat: number }>; // fills its box
}

/** Options as they are chosen, by name. */
export type Options = Readonly<Record<string, string>>;

/** Set-up with pictures; options that are not named here are rows of buttons. */
export interface SetUp {
  /** A picture of a choice; fills its box. */
  Picture?: Component<{ option: string; choice: string }>;
  pictured?: readonly string[]; // options of which each choice is a picture
  ratio?: string; // of those pictures: "580 / 620"
  switches?: readonly string[]; // options that are on or off, each a card with its picture, side by side
  /** A form of its own for several options that belong together. */
  Form?: Component<{ options: Options; choose: (options: Options) => void }>;
  formed?: readonly string[];
  /** Everybody acts at will, against a clock of the game's own. */
  races?(options: Options): boolean;
  /** Whether that form is filled in; the server judges. */
  ready?(options: Options): boolean;
}

/** One game's front end. V is the game's own view type. */
export interface Face<V = AnyView> {
  id: string; // "captain_flip"
  /** A picture for the home page; fills its box (4:3), quiet motion on hover allowed. */
  Cover: Component;
  /** Of the seats of a table that is being set up; none: they are all alike. */
  seat?(seats: number, seat: number, options: Readonly<Record<string, string>>): SeatFace;
  set_up?: SetUp;
  Main: Component<{ ctx: Ctx<V> }>;
  Small: Component<{ ctx: Ctx<V>; seat: number }>;
  Hand?: Component<{ ctx: Ctx<V> }>; // what is held just now; shown in the prompt bar while has_hand says so
  has_hand?(view: V, ctx: Ctx<V>): boolean;
  large_hand?: boolean; // what is held is what one decides about, and must be read
  Side?: Component<{ ctx: Ctx<V> }>; // a panel above the log (bag, seen sides); a sheet on the phone
  side_title?(ctx: Ctx<V>): string; // names that sheet's button on the phone
  /** The final count, explained: step by step unless it is `known` already; calls `counted` when it is through, and only then
   *  is the winner named. */
  Scoring: Component<{ ctx: Ctx<V>; result: Result; known?: boolean; counted?: () => void }>;
  /** The winner's picture at the end, from their own pieces: SVG to be put into a box of 400 by 240 whose lower sixth is sea.
   *  Without one the cover stands there. */
  Victor?: Component<{ ctx: Ctx<V>; seat: number }>;
  /** Keys of its own, for the list of keys: what is pressed, and the catalogue's sentence for it. The table's buttons take
   *  other letters. */
  keys?: readonly { keys: string; says: string }[];
  /** After the game's name: "The pirate ship · round 6". */
  subtitle(view: V, ctx: Ctx<V>): string;
  /** The one sentence that matters about a seat. */
  note(view: V, seat: number, ctx: Ctx<V>): string;
  purse(view: V, seat: number, ctx: Ctx<V>): Purse;
  /** What the face keeps in the view for the screen alone, beside what the server sends; never mutates its argument. */
  recall?(view: V, fact: Fact, before: V): V;
  /** In a race: the view after a fact; never mutates its argument. */
  raced?(view: V, fact: Fact): V;
  /** In a race: what the prompt bar says as the view stands, also to those who are asked nothing; null: what was asked. */
  prompt?(view: V, ctx: Ctx<V>): Sentence | null;
  /** The arguments of a sentence as they are told at this table, where what is printed may mean nothing. */
  said?(args: Record<string, number>, view: V): Record<string, number>;
  motion(fact: Fact, ctx: Ctx<V>): Motion | null;
  explain(ref: string, ctx: Ctx<V>): Explanation | null;
  /** The accessible name of a piece that is not lit ("Column 3, row 2: Gunner"); lit ones use the choice's label. */
  label(ref: string, ctx: Ctx<V>): string;
  /** A lit ref that has a twin: clicking the key counts as clicking the value ({"tile:hand": "button:flip"}). */
  twins?: Record<string, string> | ((ask: Question, ctx: Ctx<V>) => Record<string, string>);
  /** Buttons that a phone leaves out of the bar: their twins lie where one looks. */
  in_place?: readonly string[];
  /** Verbs whose choices also stand as buttons in the bar, though they are pieces. */
  also?: readonly string[];
  /** What the server lets this seat do besides the listed choices: it is clicked the same way, and the server judges.
   *  ask is null while others are waited for and this seat may do something all the same. */
  unlisted?(ask: Question | null, ctx: Ctx<V>): Choice[];
  /** A choice of its own just before it is sent: a tool (an aim, a rope) fills in its numbers. null: it is not ready, and the
   *  person was told why. */
  complete?(choice: Choice, ctx: Ctx<V>): Choice | null;
  /** A page to train a skill of the game alone, without a table: loaded when somebody goes there. */
  practice?(): Promise<{ default: Component }>;
  /** Whose turn it is, for games in which others are asked in the middle of it. */
  turn?(view: V): number;
  /** Facts told step by step of which only the last one of a row is worth a word in the log: where a figure has come to. */
  last_counts?: readonly string[];
  /** One walks around the board: what is drawn over it from outside would not stay with it. */
  roams?: boolean;
  /** Buttons about a piece that the question itself points at: they are in the bar at once, without a click on it. */
  straight?: readonly string[];
  /** Buttons that are never the bold one: what costs, gives up or leads astray ("button:clear"). One that leads on to several
   *  choices is named by the catalogue's face-button-<name>. */
  aside?: readonly string[];
  /** The reasons of a choice, shortest useful order: what it does first, what follows last. */
  reasons?(choice: Choice): Sentence[];
  phone?: {
    fits_low?: boolean; // Main fits the box beside the bar of a phone that lies on its side; else it is compact there and scrolls
    board?: "square" | "wide" | "tall"; // a hint only
    small?: number; // wanted width of Small in the strip, px; default 104
  };
  folds?: boolean; // Small is a detail, as wide as low's: beside the board it is folded away unless there is height to spare
  low?: boolean; // Small is much wider than high: beside the board it has the column's width, however many seats there are
}
