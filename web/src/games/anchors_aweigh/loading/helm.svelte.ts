/* My hand in the race: what I click becomes one act at a time; at most one more waits until the hand is free.
 *
 * CONTRACT
 * - want(verb, …) sends at once if the hand is free, else it waits (a later click replaces it).
 * - pump() is called whenever the view or what is on its way has changed: it sends what waits, or places what a preset deck is for.
 * - A tile taken face down is never placed by itself: its holder looks at it first. */
import { play } from "../../../sound/sound";
import { keep, kept } from "../../../settings/kept";
import type { Ctx, RaceLine } from "../../../table/face";
import { ACTS, FULL, LOADING, NONE } from "../printed";
import { type View } from "../view";
import { verb_of } from "../live";
import { first_open, starfish, why_not, type Deck, type Wish } from "./law";

const ARMED = 2500; // ms in which the second click throws a starfish asset back

export class Helm {
  deck: Deck = $state(kept<Deck>("anchors.deck", "ask"));
  turning = $state(false); // a tap on a face-down tile turns it
  next: Wish | null = $state.raw(null);
  hint = $state(""); // why the last click did nothing: a key of the catalogue
  armed = $state(NONE); // the space whose starfish asset goes back with the next click
  private timer = 0;
  private placing = NONE; // the tile a preset has been used for: a refused act is not sent again and again

  constructor(private readonly ctx: Ctx<View>) {}

  get line(): RaceLine | null {
    return this.ctx.race ?? null;
  }
  /** I race: my clicks go straight to the server. */
  get racing(): boolean {
    return this.line !== null && this.ctx.you >= 0 && !this.ctx.table.guide && this.ctx.view.phase === LOADING && this.ctx.view.live === 1;
  }
  get busy(): boolean {
    return (this.ctx.view.acts[this.ctx.you] ?? NONE) >= 0 || (this.line?.sent.length ?? 0) > 0;
  }
  get holds(): boolean {
    return (this.ctx.view.hand[this.ctx.you] ?? NONE) >= 0;
  }
  /** Holds a tile, or is on its way to one: a space clicked now is for it. */
  get will_hold(): boolean {
    const act = this.ctx.view.acts[this.ctx.you] ?? NONE;
    const now = act >= 0 ? ACTS[verb_of(act)] : this.line?.sent[0]?.verb;
    if (now === "place" || now === "put_back") return false; // it is leaving the hand
    return this.holds || now === "take" || this.next?.verb === "take";
  }
  get full(): boolean {
    return this.ctx.view.filled[this.ctx.you] === FULL;
  }

  set_deck(deck: Deck): void {
    this.deck = deck;
    keep("anchors.deck", deck);
    this.placing = NONE;
    this.pump();
  }

  want(verb: string, ...args: number[]): void {
    if (!this.racing) return;
    const wish = { verb, args };
    this.say("");
    if (this.busy) {
      this.next = wish;
      return;
    }
    this.next = null;
    this.send(wish, true);
  }

  /** A tile was tapped: take it, or turn it where that is what taps are for. */
  tile(tile: number, turn = false): void {
    const down = this.ctx.view.faces[tile] === -1;
    this.want((turn || this.turning) && down ? "flip" : "take", tile);
  }

  space(space: number): void {
    if (!this.racing) return;
    if (this.will_hold) return this.want("place", space);
    if (!starfish(this.ctx.view, this.ctx.you).includes(space)) return this.say(this.why_not({ verb: "place", args: [space] }));
    if (this.armed === space) {
      this.armed = NONE;
      return this.want("discard", space);
    }
    this.armed = space;
    this.say("face-again-discard", ARMED);
  }

  deck_key(deck: Deck): void {
    if (!this.racing || !this.will_hold) return this.say("no-hand-empty");
    const space = first_open(this.ctx.view, this.ctx.you, deck);
    if (space < 0) return this.say("no-room-aboard"); // it was only looked at, and goes back
    this.want("place", space);
  }

  pump(): void {
    if (!this.racing) {
      this.next = null;
      return;
    }
    if (this.busy) return;
    const wish = this.next;
    if (wish) {
      this.next = null;
      // What was meant for a tile that somebody else has: the hand says so already.
      if (!(wish.verb === "place" || wish.verb === "put_back") || this.holds) this.send(wish, true);
      return;
    }
    const { view, you } = this.ctx;
    const tile = view.hand[you] ?? NONE;
    if (tile < 0 || this.deck === "ask" || (view.shown[you] ?? NONE) < 0 || this.placing === tile) return;
    this.placing = tile;
    const space = first_open(view, you, this.deck);
    if (space >= 0) this.send({ verb: "place", args: [space] }, false);
  }

  private send(wish: Wish, told: boolean): void {
    const why = this.why_not(wish);
    if (why) {
      if (told) {
        play("refuse");
        this.say(why);
      }
      return;
    }
    if (wish.verb !== "place") this.placing = NONE;
    this.line?.act(wish.verb, ...wish.args);
  }

  private why_not(wish: Wish): string {
    const { view, you, table } = this.ctx;
    return why_not(view, you, wish, table.rules_version);
  }

  private say(key: string, ms = 2200): void {
    clearTimeout(this.timer);
    this.hint = key;
    if (key !== "face-again-discard") this.armed = NONE;
    if (key) this.timer = window.setTimeout(() => ((this.hint = ""), (this.armed = NONE)), ms);
  }
}
