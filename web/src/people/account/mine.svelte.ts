/* My account in this browser: what it brings along when I sign in, and what it keeps of how I like things. */
import { keep, kept } from "../../settings/kept";
import { settings, type Choices } from "../../settings/settings.svelte";
import { my_tables, type Mine } from "../../wire/mine.svelte";
import type { Account } from "../../wire/types";
import { ask } from "./ask";

const LATER = 1500; // ms after the last change of a setting

class MyAccount {
  known = $state.raw<Account | null>(null);

  async load(): Promise<void> {
    this.take(await ask.account());
  }

  /** As the server told of it last. */
  take(account: Account): void {
    this.known = account;
    keep("account", account.exists);
  }

  /** This browser was signed in: it has my tables and settings; a guest's tables wait if they were not taken along. */
  arrive(account: Account, taken: boolean): void {
    if (!taken) keep("guest.tables", my_tables.list);
    const list = taken ? my_tables.list : [];
    const codes = account.tables.filter((code) => !list.some((m) => m.code === code));
    keep("tables", [...codes.map((code): Mine => ({ code, game: "", at: Date.now() })), ...list]);
    settings.take(account.settings as Partial<Choices>);
    keep("account", true);
  }

  /** And is not any more: nothing of mine stays in it. */
  depart(): void {
    keep("tables", kept<Mine[]>("guest.tables", []));
    keep("guest.tables", []);
    keep("account", false);
  }

  /** Settings made in this browser are kept with the account; called once, inside an effect root. */
  follow(): void {
    let before = JSON.stringify(settings.choices);
    $effect(() => {
      const now = JSON.stringify(settings.choices);
      if (now === before || !kept("account", false)) return;
      const timer = setTimeout(() => {
        before = now;
        void ask.keep_settings(JSON.parse(now) as Record<string, unknown>).catch(() => undefined); // they are kept here all the same
      }, LATER);
      return () => clearTimeout(timer);
    });
  }
}

export const my_account = new MyAccount();
