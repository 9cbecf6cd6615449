/* The headline, in every situation: you must act (and what), or who is waited for. It speaks of how things truly stand, not of
 * what is being shown, and names nobody but who must act; what just happened is the ticker's. */
import { my_tables } from "../wire/mine.svelte";
import type { Result, Stand } from "../wire/types";
import { words } from "../words/words.svelte";
import type { Live } from "./live.svelte";
import type { Scene } from "./scene.svelte";

export interface Said {
  main: string;
  small: string; // how, or what then
  seat: number; // who must act, if it is one; -1: nobody, or several
  mine: boolean;
  thinking: boolean;
}

export function bar_words(live: Live, scene: Scene): Said {
  const t = (key: string, args: Record<string, string | number> = {}) => words.t(key, args, scene.table.game);
  const said = (main: string, small = "", seat = -1, thinking = false): Said => ({
    main,
    small,
    seat,
    mine: seat >= 0 && seat === scene.you,
    thinking,
  });
  const { table, you, busy } = scene;
  const now = live.latest ?? live.stand!;

  if (live.line_state === "stalled") return said(t("bar-stalled"), t("bar-stalled-small"));
  if (live.line_state !== "open") return said(t("bar-lost"), t("bar-lost-small"));
  if (table.status === "waiting") {
    const open = table.seats.filter((s) => s.kind === "open").length;
    return said(t("bar-open", { count: open }), t("bar-open-small"));
  }
  if (live.late && !busy) return said(t("bar-sending"), "", you, true);
  if (now.result && (busy || !scene.counted)) return said(t("bar-counting"), busy ? "" : scene.say(now.result.reason));
  if (now.result) {
    const { winners, reason } = now.result;
    return said(winning(scene, now.result), scene.say(reason), winners[0] ?? -1);
  }
  if (is_lent(scene)) return said(t("bar-lent"), "", you, now.to_act.includes(you));
  // What exactly is asked would tell what is about to be seen; and nobody can act before they have seen what others did.
  if (busy && now.ask) return said(t(scene.following ? "bar-yours-soon" : "bar-yours"), "", you);
  const ask = busy ? null : scene.pending;
  const racing = scene.race ? (scene.face.prompt?.(scene.view, scene) ?? null) : null;
  // A lesson offers one thing where the game itself would ask for a choice.
  const only = table.guide && !racing && ask?.choices.length === 1 ? ask.choices[0]! : null;
  if (only) return said(t("bar-lesson-do", { label: scene.say(only.label) }), armed(scene) || t("bar-lesson-lit"), you);
  if (ask) {
    const small = ask.hint ? scene.say(ask.hint) : "";
    return said(scene.say(racing ?? ask.prompt), armed(scene) || risks(scene) || small, you);
  }
  if (now.closing >= 0 && table.guide) return busy ? said(t("bar-moving")) : said(t("bar-lesson"), "", you);
  if (now.closing >= 0) {
    // Only the view can tell whether the turn has passed on. If it has not, the turn goes on, or a round or the game ends.
    const turn = whose(scene, now);
    const key = turn >= 0 && turn !== you ? "bar-closing" : "bar-open-turn";
    return said(t(key), t(`${key}-${now.closing > 0 ? "small" : "ask"}`), you);
  }
  if (racing) return said(scene.say(racing));
  if (table.guide && now.to_act.length === 0 && !busy) return said(t(now.race ? "bar-moving" : "guide-over"));

  const others = now.to_act.filter((seat) => seat !== you && table.seats[seat]);
  const people = others.filter((seat) => !is_played(scene, seat));
  const waited = people.length > 0 ? people : others; // bots are quick: who matters is who is not
  const seat = waited.length === 1 ? waited[0]! : -1;
  const lost = you < 0 && my_tables.link(table.code) ? t("bar-seat-lost") : "";
  if (waited.length === 0) return said(t("bar-moving"), lost);
  if (seat >= 0 && table.seats[seat]!.away && people.length > 0)
    return said(t(table.seats[seat]!.gone ? "bar-gone" : "bar-away", { seat: scene.name(seat) }), t(then(scene, seat)), seat);
  const names = waited.map((s) => scene.name(s)).join(", ");
  const thinking = people.length === 0;
  if (you >= 0 && whose(scene, now) === you) return said(t("bar-meanwhile", { seat: names }), lost, seat, thinking);
  if (thinking) return said(seat >= 0 ? t("bar-bot", { seat: names }) : t("bar-bots"), lost, seat, true);
  return said(t("bar-person", { seat: names, count: waited.length }), lost, seat);
}

/** A seat that a bot plays, for good or for now. */
function is_played(scene: Scene, seat: number): boolean {
  const info = scene.table.seats[seat];
  return info?.kind === "bot" || !!info?.lent;
}

/** Somebody is waited for who is not here: what happens then. */
function then(scene: Scene, seat: number): string {
  if (scene.clocks) return "bar-clock-runs";
  if (scene.table.seats[seat]!.gone) return "bar-gone-small";
  return scene.you === scene.table.host ? "bar-away-host" : "bar-away-small";
}

/** Whether I may let a bot play for a person: the host for whoever is away, everybody for whoever is gone. */
export function may_relieve(scene: Scene, seat: number): boolean {
  const info = scene.table.seats[seat];
  if (scene.you < 0 || info?.kind !== "person" || info.lent || !info.away) return false;
  return scene.you === scene.table.host || !!info.gone;
}

/** One's own seat, which a bot plays for now. */
export const is_lent = (scene: Scene): boolean => scene.table.seats[scene.you]?.lent ?? false;

/** Whose turn it is as far as the view tells; -1: it does not. */
function whose(scene: Scene, now: Stand): number {
  const view = now.view as { turn?: unknown } | null;
  const turn: unknown = scene.face.turn?.(view) ?? view?.turn;
  return typeof turn === "number" ? turn : -1;
}

/** A seat that a bot plays although its person is here again, for whoever may give it back; -1: none. */
export function returned(scene: Scene): number {
  const { table, you } = scene;
  if (you < 0 || you !== table.host || table.status !== "playing") return -1;
  return table.seats.findIndex((s, seat) => seat !== you && s.kind === "person" && s.lent && !s.away);
}

/** What the buttons put at stake, since they have no room for it. */
function risks(scene: Scene): string {
  const risky = scene.click.buttons.filter((b) => b.choice?.risk);
  return risky.map((b) => `⚠ ${scene.say(b.choice!.label)}: ${scene.say(b.choice!.risk!)}`).join(" ");
}

/** After a first tap: what the second one will do. */
function armed(scene: Scene): string {
  const ref = scene.click.armed;
  const gain = ref ? scene.gain(ref) : null;
  if (!gain) return "";
  const risk = gain.risk ? `⚠ ${gain.risk} ` : "";
  return risk + words.t("bar-armed", { label: gain.label, gain: gain.text || "-", known: gain.text ? "yes" : "no" });
}

/** Who won and with how much, in the game's own measure. */
export function winning(scene: Scene, { winners, scores }: Pick<Result, "winners" | "scores">): string {
  const [first] = winners;
  if (first === undefined) return words.t("won-nobody");
  const score = scene.t("face-won-with", { score: scores[first] ?? 0 });
  if (winners.length === 1)
    return first === scene.you ? words.t("won-you-with", { score }) : words.t("won-one-with", { seat: scene.name(first), score });
  const names = winners.map((s) => (s === scene.you ? words.t("you") : scene.name(s))).join(", ");
  return words.t("won-shared-with", { names, score });
}
