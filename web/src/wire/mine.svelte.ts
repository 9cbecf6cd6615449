/* The tables this browser has sat at, newest first, and the player's name; kept in local storage. */
import { http } from "./http";
import { kept, keep } from "../settings/kept";

export interface Mine {
  code: string;
  game: string;
  at: number;
  link?: string; // the private seat link: gives the seat back when the cookie is lost
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
    keep("tables", this.list);
  }
}

export const my_tables = new MyTables();

class Person {
  name = $state("");
  private known: Promise<void> | null = null;

  /** The first call gives this browser its guest id (a cookie); everything else waits for it. */
  ready(): Promise<void> {
    return (this.known ??= http.me().then(
      (me) => void (this.name = me.name),
      (problem: unknown) => {
        this.known = null; // try again at the next occasion
        throw problem;
      },
    ));
  }

  async rename(name: string): Promise<void> {
    this.name = (await http.rename({ name })).name;
  }
}

export const me = new Person();
