/* The tables this browser has sat at, newest first, how they stand, and the player's name. */
import { http } from "./http";
import { kept, keep } from "../settings/kept";
import type { Me, MyTable } from "./types";

export interface Mine {
  code: string;
  game: string;
  at: number;
  link?: string; // the private seat link: gives the seat back when the cookie is lost
}

/** A table that waits for me. */
export interface Turn {
  code: string;
  game: string;
  open: boolean; // this page shows it
}

class MyTables {
  list: Mine[] = $state(kept<Mine[]>("tables", []));

  link(code: string): string {
    return this.list.find((m) => m.code === code)?.link ?? "";
  }

  add(code: string, game: string, link = ""): void {
    this.list = [{ code, game, at: Date.now(), link }, ...this.list.filter((m) => m.code !== code)].slice(0, 20);
    keep("tables", this.list);
  }

  drop(code: string): void {
    this.list = this.list.filter((m) => m.code !== code);
    this.known = this.known.filter((k) => k.table.code !== code);
    keep("tables", this.list);
  }

  known: readonly MyTable[] = $state.raw([]); // as the server told of them last
  private here: { code: string; waits: boolean } = $state.raw({ code: "", waits: false });

  /** In the order in which one wants to see them: mine to move, then those that go on, the last moved first. */
  readonly rows: readonly MyTable[] = $derived(
    this.known.filter((k) => this.list.some((m) => m.code === k.table.code)).sort((a, b) => rank(a) - rank(b) || b.moved - a.moved),
  );
  /** How many tables wait for me; of the one that is open, the page itself knows best. */
  readonly waiting: number = $derived(
    this.rows.filter((k) => k.waits && k.table.code !== this.here.code).length + (this.here.waits ? 1 : 0),
  );
  /** Which they are; of the one that is open the server thinks that it is seen. */
  readonly turns: readonly Turn[] = $derived([
    ...this.rows.filter((k) => k.waits && k.table.code !== this.here.code).map((k) => ({ ...k.table, open: false })),
    ...this.list.filter((m) => this.here.waits && m.code === this.here.code).map((m) => ({ ...m, open: true })),
  ]);

  /** The table that is open says whether it waits for me; "": none is open any more. */
  look(code: string, waits: boolean): void {
    this.here = { code, waits };
  }

  /** Asks the server how they stand; what is over stays as it is. Without any, whether it is there. */
  async refresh(): Promise<void> {
    await me.ready();
    const over = this.known.filter((k) => k.table.status === "over").map((k) => k.table.code);
    const codes = this.list.map((m) => m.code).filter((code) => !over.includes(code));
    if (codes.length === 0) return void (await http.health());
    const told = await http.tables(codes);
    told.gone.forEach((code) => this.drop(code));
    this.known = [...this.known.filter((k) => over.includes(k.table.code)), ...told.tables];
  }
}

const rank = (k: MyTable): number => (k.waits ? 0 : { playing: 1, waiting: 2, over: 3 }[k.table.status]);

export const my_tables = new MyTables();

class Person {
  name = $state("");
  avatar = $state(""); // my face, as a code of its parts
  private known: Promise<void> | null = null;

  /** The first call gives this browser its guest id (a cookie); everything else waits for it. */
  ready(): Promise<void> {
    return (this.known ??= http.me().then(
      (me) => this.take(me),
      (problem: unknown) => {
        this.known = null; // try again at the next occasion
        throw problem;
      },
    ));
  }

  async rename(name: string): Promise<void> {
    this.take(await http.rename({ name }));
  }

  async draw(avatar: string): Promise<void> {
    this.take(await http.rename({ avatar }));
  }

  private take(told: Me): void {
    this.name = told.name;
    this.avatar = told.avatar;
  }
}

export const me = new Person();
