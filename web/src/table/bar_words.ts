/* What the prompt bar says, in every situation: whose turn it is, what is asked, or what is being waited for. */
import { my_tables } from "../wire/mine.svelte";
import { words } from "../words/words.svelte";
import { last_words } from "./log_lines";
import type { Live } from "./live.svelte";
import type { Scene } from "./scene.svelte";

export interface Said {
  main: string;
  small: string;
  seat: number; // whose colour; -1: nobody's
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
  const { table } = scene;
  const stand = live.stand!;
  const lent = is_lent(scene);

  if (live.line_state === "stalled") return said(t("bar-stalled"), t("bar-stalled-small"));
  if (live.line_state !== "open") return said(t("bar-lost"), t("bar-lost-small"));
  if (table.status === "waiting") {
    const open = table.seats.filter((s) => s.kind === "open").length;
    return said(t("bar-open", { count: open }), t("bar-open-small"));
  }
  if (live.late && !scene.busy) return said(t("bar-sending"), "", scene.you, true);
  if (scene.busy) {
    const seat = scene.mover;
    const turn = seat < 0 ? t("bar-moving") : seat === scene.you ? t("bar-yours") : t("bar-theirs", { seat: scene.name(seat) });
    return said(lent ? t("bar-lent") : turn, scene.spoken, seat);
  }
  if (stand.result && !scene.counted) return said(t("bar-counting"), scene.say(stand.result.reason));
  if (stand.result) {
    const { winners, reason } = stand.result;
    return said(winning(scene, winners), scene.say(reason), winners[0] ?? -1);
  }
  if (lent) return said(t("bar-lent"), last_line(scene), scene.you, stand.to_act.includes(scene.you));
  const ask = scene.pending;
  const racing = scene.race ? (scene.face.prompt?.(scene.view, scene) ?? null) : null;
  // A lesson offers one thing where the game itself would ask for a choice.
  const only = table.guide && !racing && ask?.choices.length === 1 ? ask.choices[0]! : null;
  if (only) return said(t("bar-lesson-do", { label: scene.say(only.label) }), armed(scene) || t("bar-lesson-lit"), scene.you);
  if (ask) {
    const small = ask.hint ? scene.say(ask.hint) : "";
    return said(scene.say(racing ?? ask.prompt), armed(scene) || risks(scene) || small, scene.you);
  }
  if (stand.closing >= 0 && table.guide) return said(t("bar-lesson"), last_line(scene), scene.you);
  if (stand.closing >= 0) {
    // Only the view can tell whether the turn has passed on. If it has not, the turn goes on, or a round or the game ends.
    const passed = whose(scene) >= 0 && whose(scene) !== scene.you;
    const key = passed ? "bar-closing" : "bar-open-turn";
    return said(t(key), t(`${key}-${stand.closing > 0 ? "small" : "ask"}`), scene.you);
  }
  if (table.guide && stand.to_act.length === 0) return said(t("guide-over"));
  if (racing) return said(scene.say(racing), last_line(scene));

  const others = stand.to_act.filter((s) => s !== scene.you);
  const seat = others[0] ?? -1;
  const info = table.seats[seat];
  if (!info) return said(t("bar-moving"));
  const names = others.map((s) => scene.name(s)).join(", ");
  const last = scene.you < 0 && my_tables.link(table.code) ? t("bar-seat-lost") : last_line(scene);
  const turn = scene.face.turn?.(scene.view) ?? seat;
  if (turn >= 0 && turn !== seat && !info.away)
    return said(
      t("bar-meanwhile", { seat: names, turn: scene.name(turn), you: turn === scene.you ? "yes" : "no" }),
      last,
      seat,
      info.kind === "bot" || info.lent,
    );
  if (info.kind === "bot" || info.lent) return said(t("bar-bot", { seat: names }), last, seat, true);
  if (info.away) return said(t("bar-away", { seat: names }), t("bar-away-small"), seat);
  return said(t("bar-person", { seat: names, count: others.length }), last, seat);
}

/** One's own seat, which a bot plays for now. */
export const is_lent = (scene: Scene): boolean => scene.table.seats[scene.you]?.lent ?? false;

/** Whose turn it is as far as the view tells; -1: it does not. */
function whose(scene: Scene): number {
  const turn: unknown = scene.face.turn?.(scene.view) ?? scene.view?.turn;
  return typeof turn === "number" ? turn : -1;
}

/** A seat that a bot plays although its person is here again, for whoever may give it back; -1: none. */
export function returned(scene: Scene): number {
  const { table, you } = scene;
  if (you < 0 || you !== table.host || table.status !== "playing") return -1;
  return table.seats.findIndex((s, seat) => seat !== you && s.kind === "person" && s.lent && !s.away);
}

const last_line = last_words;

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

export function winning(scene: Scene, winners: readonly number[]): string {
  const mine = winners.includes(scene.you);
  if (winners.length === 0) return words.t("won-nobody");
  if (winners.length === 1) return mine ? words.t("won-you") : words.t("won-one", { seat: scene.name(winners[0]!) });
  const names = winners.map((s) => (s === scene.you ? words.t("you") : scene.name(s))).join(", ");
  return words.t("won-shared", { names });
}
