/* One live table: the line to the server, what it said, and the scene it plays on. */
import { news } from "../news/news.svelte";
import { settings } from "../settings/settings.svelte";
import { play } from "../sound/sound";
import { Talking } from "../talk/talking.svelte";
import { outdated } from "../ui/outdated.svelte";
import { toasts } from "../ui/toasts.svelte";
import { http } from "../wire/http";
import { Line, line_url, type LineState } from "../wire/line";
import { me, my_tables } from "../wire/mine.svelte";
import { PROTOCOL, type Choice, type Clocks, type Stand, type Swift, type ToBrowser, type Update, type Welcome } from "../wire/types";
import { load_face } from "../games/registry";
import { drifted } from "./drift";
import { Racing } from "./racing.svelte";
import { Scene } from "./scene.svelte";

const LATE = 500; // ms after which a message on its way is spoken of

export class Live {
  scene: Scene | null = $state.raw(null);
  stand: Stand | null = $state.raw(null); // how it stands as far as it is shown
  latest: Stand | null = $state.raw(null); // how it truly stands, while motion still plays
  line_state: LineState = $state("connecting");
  seat_link = $state("");
  join_link = $state(""); // this table's address as others can reach it
  waiting = $state(false); // our own message is on its way
  late = $state(false); // and has been for a while
  closes_at = $state(0); // when the turn closes by itself (performance.now clock); 0: it does not
  readonly talk: Talking;
  private said = 0; // the number of a line of talk that is on its way
  private line: Line;
  private racing: Racing;
  private asked = { id: 0, ref: "" }; // why a press did nothing
  private late_timer = 0;
  private shown_v = -1; // the version the shown view has been brought to by a race's facts

  held: readonly number[] = $state.raw([]); // the seats of those who share this screen

  constructor(
    readonly code: string,
    private readonly key = "", // of a locked table, from its link
    seat = -1,
  ) {
    this.line = new Line(line_url(code, seat), {
      message: (m) => this.hear(m),
      state: (s) => {
        this.line_state = s;
        if (s !== "open") this.racing.lose();
        if (s !== "open" && s !== "stalled") this.answered(); // what became of it the next welcome tells
        if (this.scene) {
          this.scene.cut = s !== "open"; // what is clicked now would go nowhere
          this.scene.offer();
        }
      },
    });
    this.talk = new Talking(code, {
      say: (text, emote) => this.say(text, emote),
      report: (n) => this.line.report(n),
      is_mine: (line) => {
        const you = this.scene?.you ?? -1;
        return you >= 0 ? line.seat === you : line.seat < 0 && line.name === me.name;
      },
      name_of: (line) => line.name,
    });
    this.racing = new Racing(this.line, () => this.cut());
  }

  async open(): Promise<void> {
    await me.ready().catch(() => undefined); // offline: the line keeps trying
    if (this.key) await http.enter(this.code, { key: this.key }).catch(() => undefined); // the line says if it is of no use
    this.line.open();
  }
  close(): void {
    this.scene?.queue.clear();
    this.line.close();
    delete document.documentElement.dataset.v;
  }
  hurry(): void {
    this.line.hurry();
    if (!document.hidden) this.scene?.queue.skip(); // nobody wants to watch what they missed
  }

  /** The stand as far as it is shown: null while something still plays. */
  get shown(): Stand | null {
    return this.scene?.busy ? null : this.stand;
  }

  act(choice: Choice): void {
    this.sent(this.line.act(choice), choice.refs);
  }
  undo(): void {
    if (!this.waiting) this.sent(this.line.undo());
  }
  done(): void {
    if (!this.waiting) this.sent(this.line.done());
  }
  set_pause(ms: number): void {
    this.line.pause(ms);
  }
  async join(seat = -1): Promise<void> {
    await http.join(this.code, { seat });
    this.line.again();
  }

  /** It is on its way: shown at once where it was pressed, and said if it takes a while. */
  private sent(ok: boolean, refs: readonly string[] = []): void {
    this.answered();
    if (!ok) return this.cut();
    this.waiting = true;
    if (this.scene) this.scene.sending = new Set(refs);
    this.late_timer = window.setTimeout(() => (this.late = this.waiting), LATE);
  }

  private answered(): void {
    clearTimeout(this.late_timer);
    this.waiting = false;
    this.late = false;
    if (this.scene && this.scene.sending.size > 0) this.scene.sending = new Set();
  }

  private say(text: string, emote: string): boolean {
    const id = this.line.say(text, emote);
    if (id) this.said = id;
    else toasts.add({ key: "no-connection", args: {}, clause: "" }, this.scene);
    return id > 0;
  }

  private why(refs: readonly string[]): void {
    this.asked = { id: this.line.why(refs), ref: refs.at(-1) ?? "" };
  }

  private cut(): void {
    toasts.add({ key: "no-connection", args: {}, clause: "" }, this.scene);
    this.scene?.offer();
  }

  private hear(m: ToBrowser): void {
    switch (m.type) {
      case "welcome":
        return void this.welcome(m);
      case "update":
        return this.update(m);
      case "race":
        return this.race(m);
      case "table":
        if (!this.scene) return;
        this.scene.table = m.table;
        this.time(m.clocks);
        if (m.notes?.length) this.scene.queue.at_once(() => this.scene!.note(m.notes!));
        return;
      case "news":
        return void news.load().catch(() => undefined); // the page asks again by itself
      case "talk":
        return this.talk.hear(m);
      case "because":
        if (m.id === this.asked.id) this.scene?.because(this.asked.ref, m.why, m.ref ?? "");
        return;
      case "refused":
        if (m.id === this.said) return toasts.add(m.why, this.scene); // what is clicked stays clicked
        this.racing.settle(m.id);
        this.answered();
        toasts.add(m.why, this.scene);
        play("refuse");
        this.scene?.offer();
        return;
      case "done":
        if (m.id === this.said) return;
        this.racing.settle(m.id);
        this.answered();
        return;
    }
  }

  private early: (Update | Swift)[] = []; // updates that come while the face is still loading
  private welcomes = 0;

  private async welcome(m: Welcome): Promise<void> {
    if (m.protocol !== PROTOCOL) outdated.why = "outdated";
    const nth = ++this.welcomes;
    this.early = [];
    this.answered();
    this.seat_link = m.seat_link;
    this.join_link = m.join_link;
    this.held = m.held ?? [];
    let scene = this.scene;
    if (!scene) {
      const face = await load_face(m.table.game);
      if (nth !== this.welcomes) return; // a newer one came meanwhile, and what is early follows that one
      scene = new Scene(face, (choice) => this.act(choice));
      scene.asks_why = (refs) => this.why(refs);
    }
    if (this.shown_v === m.v && m.stand.race) this.compare(scene.view, m.stand.view);
    this.shown_v = m.v;
    scene.queue.clear();
    scene.stage.clear();
    // Who gave up a seat before the game has none to come back to.
    if (scene.you >= 0 && m.you < 0 && m.table.status === "waiting") my_tables.drop(m.table.code);
    scene.turns.forget();
    scene.table = m.table;
    scene.you = m.you;
    scene.view = m.stand.view;
    scene.log = m.log;
    this.scene = scene;
    this.learn(m.stand);
    this.settle(m.stand, m.v);
    document.documentElement.dataset.settled = String(scene.queue.settled);
    if (m.you >= 0) my_tables.add(m.table.code, m.table.game, m.seat_link);
    if (m.you >= 0 && m.pause !== settings.choices.pause) this.set_pause(settings.choices.pause);
    for (const u of this.early.splice(0)) {
      if (u.type === "race") this.race(u);
      else this.update(u);
    }
  }

  /** Facts of a race: the face makes the view from them. */
  private race(m: Swift): void {
    const scene = this.scene;
    if (!scene) return void this.early.push(m);
    scene.queue.at_once(() => {
      scene.raced(m.facts);
      this.shown_v = m.v;
      this.show_v(m.v);
    });
  }

  /** A face that does not follow a race's facts is at fault; the person gets the true view. */
  private compare(shown: unknown, truth: unknown): void {
    const fields = drifted(shown, truth);
    if (fields.length > 0) console.error(`race: the face's view has drifted: ${fields.join(", ")}`);
  }

  private update(m: Update): void {
    const scene = this.scene;
    if (!scene) return void this.early.push(m);
    this.answered();
    this.shown_v = -1;
    scene.unpatched = scene.race !== null;
    scene.pending = null;
    this.learn(m.stand);
    if (m.undone > 0) {
      scene.queue.skip();
      scene.queue.push({
        facts: [],
        settle: () => {
          scene.take_back(m.undone);
          scene.log = [...scene.log, ...m.facts];
          this.settle(m.stand, m.v);
        },
      });
      return;
    }
    if (m.facts.some((fact) => (fact.args.seat ?? scene.you) !== scene.you)) scene.following = true;
    scene.queue.push({ facts: m.facts, settle: () => this.settle(m.stand, m.v) });
  }

  /** The time to take a turn back runs from now, not from when its motion is over. */
  private learn(stand: Stand): void {
    this.latest = stand;
    this.time(stand.clocks);
    if (stand.race) this.racing.run(stand.race, stand.muster);
    else this.racing.stop();
    if (this.scene) this.scene.race = stand.race ? this.racing : null;
    this.closes_at = stand.closing > 0 ? performance.now() + stand.closing : 0;
  }

  private time(clocks: Clocks | undefined): void {
    if (this.scene) this.scene.clocks = clocks ? { ...clocks, at: performance.now() } : null;
  }

  /** Whoever reads the page by a program (data-settled, data-v) sees by it which version it shows. */
  private show_v(v: number): void {
    document.documentElement.dataset.v = String(v);
  }

  private settle(stand: Stand, v: number): void {
    const scene = this.scene!;
    this.show_v(v);
    const mine_before = this.stand?.to_act.includes(scene.you) ?? false;
    const over_before = this.stand?.result != null;
    const first = this.stand === null;
    this.stand = stand;
    scene.view = stand.view;
    scene.acting = stand.to_act;
    scene.pending = stand.ask;
    scene.aside = stand.aside ?? false;
    scene.over = stand.result !== null;
    scene.offer();
    if (first) return;
    if (stand.result && !over_before) play("end");
    else if (stand.ask && !mine_before) play("turn");
    if (stand.ask) scene.spoken = `${scene.spoken} ${scene.say(stand.ask.prompt)}`.trim(); // read out, wherever the focus is
  }
}
