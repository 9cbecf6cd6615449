/* What goes over the wire. Written by tools/wire_types.py from server/protocol/: change it there. */

export const PROTOCOL = 4;

/** Of a table: to which event's round it belongs. */
export interface EventNote {
  id: string;
  name: string;
  round: number;
  veiled: boolean;
}

/** The tables where somebody is just now: those that wait, and those one can watch. */
export interface Harbour {
  open: ListedTable[];
  live: ListedTable[];
}

/** A table that anybody may find, as a list shows it. */
export interface ListedTable {
  code: string;
  game: string;
  status: "waiting" | "playing";
  people: string[];
  free: number;
  seats: number;
  level: string;
  pace: Pace;
  usual: boolean;
  mine: boolean;
}

/** Where somebody waits for me; else a table of my own, at which I wait for others. */
export interface QuickMatch {
  code: string;
  table: NewTable;
}

/** What the host changes about a table; what is not given stays as it is. */
export interface Arrange {
  count?: number | null;
  options?: Record<string, string> | null;
  yields?: boolean | null;
  locked?: boolean | null;
  pace?: Pace | null;
  listed?: boolean | null;
  unrated?: boolean | null;
}

/** Play on from a moment of a finished game, against bots. */
export interface Branch {
  step: number;
  seat?: number;
  level?: string;
}

export interface Created {
  code: string;
  seat: number;
  seat_link: string;
}

/** Somebody opens the link of a locked table. */
export interface Enter {
  key: string;
}

/** A game on the home page. */
export interface GameCard {
  id: string;
  rules_version: number;
  min_seats: number;
  max_seats: number;
  minutes: number;
  options: OptionInfo[];
  levels: string[];
  guides: string[];
  roles: string[][];
  paces: PaceChoice[];
  colours: number;
}

/** The host gives a seat to a bot, or back to its person; before the game, to whoever comes. */
export interface Give {
  kind: "bot" | "person" | "open";
  level?: string;
}

export interface Join {
  seat?: number;
  colour?: number;
  part?: string;
}

export interface Me {
  name: string;
  guest: string;
  avatar: string;
}

/** Before the game: to another seat, or what one says to somebody who wants one's own; or the colour of one's pieces. */
export interface Move {
  how: "take" | "ask" | "agree" | "drop" | "draw" | "paint";
  seat?: number;
  colour?: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  gather?: boolean;
  yields?: boolean;
  pace?: Pace;
  listed?: boolean;
  seal?: string;
  part?: string;
  locked?: boolean;
  unrated?: boolean;
}

/** A choice made when a table is set up. */
export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  when: string;
  several: boolean;
  apart: string;
  seats: number;
}

/** A shot at the practice range; the numbers are those of Ship Ahoy's table and cannon. */
export interface Practice {
  size: number;
  shot: number[];
  pieces: number[];
}

/** Where that shot left everything. */
export interface Practised {
  land: number[];
}

/** As for a new table: the seal that was told, and what this browser adds to its secret. */
export interface Rematch {
  seal: string;
  part: string;
}

/** How I want to be called and to look; what is not given stays as it is. */
export interface Rename {
  name?: string | null;
  avatar?: string | null;
}

/** Of a secret that the server has made up, before it knows anybody's part. */
export interface Sealed {
  seal: string;
}

export interface SeatWish {
  kind: "me" | "bot" | "open";
  level?: string;
  name?: string;
  draw?: boolean;
  colour?: number;
}

/** The host starts the game; bots of this level sit down where nobody does. */
export interface Start {
  level?: string;
}

/** Somebody opens the private link of a seat: what it says, "KRAKEN-42.token". */
export interface TakeSeat {
  link: string;
}

/** A choice: as the record has it, its label's key and arguments, and what is clicked. */
export interface ChoiceTold {
  row: unknown[];
  key: string;
  args: Record<string, number>;
  refs: string[];
}

/** A decision that cost its seat something, by what that seat could know. */
export interface Cost {
  step: number;
  seat: number;
  cost: number;
  error: number;
  made: ChoiceTold;
  best: ChoiceTold;
  why: Reason[];
}

/** What a strong bot would do now, by what the seat can see. Some choices are two acts. */
export interface Hint {
  v: number;
  acts: ChoiceTold[];
  alike: boolean;
  other: ChoiceTold | null;
  why: Reason[];
}

/** A finished game told apart: start + parts = result, for every seat. */
export interface LookBack {
  version: string;
  fineness: "coarse" | "fine";
  start: number[];
  result: number[];
  chances: number[][];
  error: number[];
  kinds: string[];
  parts: Record<string, number[]>;
  spent: number[];
  costs: Cost[];
  swings: Swing[];
  finer: boolean;
}

/** Why one choice is better than another: ``more`` or ``less`` of a source of the count in the end, less for a ``rival``, less ``risk`` to be out of it, ``sooner`` over, a greater ``lead``. In Ship Ahoy a better ``aim``, its ``target``, another one that is ``as_good``, how a ``duel`` goes, the ``prey`` a ship comes next to. */
export interface Reason {
  kind: "more" | "less" | "rival" | "risk" | "sooner" | "lead" | "aim" | "target" | "as_good" | "duel" | "prey";
  source: string;
  amount: number;
  seat: number;
}

/** What chance did at once to a seat that it moved most. */
export interface Swing {
  step: number;
  seat: number;
  gain: number;
}

/** What this server can do. */
export interface Notices {
  key: string;
}

/** What a browser's push service gave it, to be told by. */
export interface Notify {
  endpoint: string;
  p256dh?: string;
  auth?: string;
  language?: string;
  wanted?: boolean;
}

/** Do this. ``v`` is the version the person saw; a stale one is refused (except in a race). */
export interface Act {
  type: "act";
  id: number;
  v: number;
  do?: Do[];
}

/** The turn is done. */
export interface Close {
  type: "close";
  id: number;
  v: number;
}

/** One action in words. */
export interface Do {
  verb: string;
  args: number[];
}

/** How long my turns stay open for undo: 0, 3000, or -1 (until Done). */
export interface Pause {
  type: "pause";
  ms: number;
}

export interface Ping {
  type: "ping";
  n: number;
}

/** I am ready: the race may begin. */
export interface Ready {
  type: "ready";
  id: number;
}

/** Send me everything again. */
export interface Resync {
  type: "resync";
}

export interface Undo {
  type: "undo";
  id: number;
  v: number;
}

/** Why can the last of these pieces not be used now, after the others? Changes nothing. */
export interface Why {
  type: "why";
  id: number;
  refs: string[];
}

/** Something somebody said, in words or as an emote. */
export interface Line {
  n: number;
  seat: number;
  name: string;
  who: string;
  text: string;
  emote: string;
  at: number;
  room: "table" | "gallery";
}

/** The host of the server should look at this line. */
export interface Report {
  type: "report";
  id: number;
  n: number;
}

/** To the others at the table; who only looks on speaks to those who do too. */
export interface Say {
  type: "say";
  id: number;
  text?: string;
  emote?: string;
}

/** What was said, as far as this reader may hear it. */
export interface Talk {
  type: "talk";
  lines: Line[];
  all: boolean;
}

/** As of the moment at which it is told. */
export interface Clocks {
  left: number[];
  runs: number[];
}

/** How much time there is; all in seconds. */
export interface Pace {
  kind: "none" | "move" | "game" | "days";
  time: number;
  gain: number;
}

/** A pace that fits a game; its words are in the catalogue. */
export interface PaceChoice {
  name: string;
  pace: Pace;
}

/** There is something new: ask for it. */
export interface Rumour {
  type: "news";
}

/** A sentence of the catalogue: its key and its arguments by name, rendered by the reader. An argument's name tells its kind: seat, seat2, character, column, coins … (digits are cut off). */
export interface Sentence {
  key: string;
  args: Record<string, number>;
  clause: string;
}

/** One thing a seat may do now: send ``do`` to do it. */
export interface Choice {
  do: Do[];
  refs: string[];
  label: Sentence;
  gain: Sentence | null;
  why: Sentence[];
  risk?: Sentence;
  odds?: Sentence;
}

/** What a choice with many numbers is made with, besides the listed ones: an aim, a path. */
export interface Tool {
  kind: "aim" | "path";
  pieces: number[];
  reach: number[];
  fair: number[][];
}

/** What a seat is asked. */
export interface Question {
  prompt: Sentence;
  hint: Sentence | null;
  timing: "turn" | "sealed" | "race";
  choices: Choice[];
  due: number;
  tool: Tool | null;
}

/** An event as this reader may hear it. */
export interface Fact {
  kind: string;
  args: Record<string, number>;
  say: Sentence | null;
  minor: boolean;
  refs: string[];
  more: number[];
  patch: Record<string, unknown>;
  lent?: boolean;
}

/** One line of the final count. */
export interface Tally {
  seat: number;
  label: Sentence;
  points: number;
  group: number;
  refs: string[];
}

/** How it ended. */
export interface Result {
  winners: number[];
  scores: number[];
  ranks: number[];
  reason: Sentence;
  tally: Tally[];
}

export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  away: boolean;
  lent: boolean;
  wants: number;
  drawn: boolean;
  gone?: boolean;
  avatar?: string;
  colour?: number;
}

/** What everyone may know of a table. */
export interface TableInfo {
  code: string;
  game: string;
  rules_version: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  host: number;
  status: "waiting" | "playing" | "over";
  guide: boolean;
  rematch: string;
  watchers: number;
  gathers: boolean;
  yields: boolean;
  seal: string;
  origin?: string;
  pace?: Pace;
  listed?: boolean;
  parts?: string[];
  locked: boolean;
  unrated?: boolean;
  event?: EventNote;
}

/** A race that goes on: everybody acts at will, in the server's time. */
export interface Race {
  began: number;
  now: number;
}

/** Before a race: who is ready, and which of the people who are here is not. */
export interface Muster {
  ready: number[];
  missing: number[];
}

/** How the game stands for one reader. */
export interface Stand {
  view: Record<string, unknown>;
  to_act: number[];
  ask: Question | null;
  can_undo: boolean;
  closing: number;
  result: Result | null;
  lesson: Sentence | null;
  race: Race | null;
  aside: boolean;
  muster: Muster | null;
  clocks?: Clocks;
}

/** First message after connecting, and after a resync: everything. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  v: number;
  you: number;
  table: TableInfo;
  stand: Stand;
  log: Fact[];
  pause: number;
  seat_link: string;
  join_link: string;
  held?: number[];
}

/** Something happened: version v-1 became v. */
export interface Update {
  type: "update";
  v: number;
  by: number;
  facts: Fact[];
  stand: Stand;
  undone: number;
}

/** Something happened in a race that goes on: version v-1 became v, and the facts say it all. */
export interface Swift {
  type: "race";
  v: number;
  by: number;
  at: number;
  facts: Fact[];
}

/** The table changed (someone joined, left, is away), not the game. */
export interface Seating {
  type: "table";
  table: TableInfo;
  notes?: Fact[];
  clocks?: Clocks;
}

/** Your message changed nothing, and why. */
export interface Refused {
  type: "refused";
  id: number;
  why: Sentence;
  v: number;
}

/** Why what you pressed cannot be used now. */
export interface Because {
  type: "because";
  id: number;
  why: Sentence;
  ref?: string;
}

/** Your message was carried out and is on disk. */
export interface Done {
  type: "done";
  id: number;
  v: number;
}

/** The answer to a ping, with the server's clock; the browser sets its own by it. */
export interface Pong {
  type: "pong";
  n: number;
  now: number;
  early: number;
}

/** A table in the list of those I sit at. */
export interface MyTable {
  table: TableInfo;
  you: number;
  waits: boolean;
  scores: number[];
  moved: number;
}

/** Of the codes that were asked for. */
export interface MyTables {
  tables: MyTable[];
  gone: string[];
}

/** A draw of chance: of ``total`` lots those from ``low`` on, ``lots`` many, mean this. */
export interface Drawn {
  k: number;
  total: number;
  low: number;
  lots: number;
}

/** One step of a finished game. */
export interface ReplayFrame {
  by: number;
  facts: Fact[];
  view: Record<string, unknown>;
  drawn?: Drawn;
}

/** All draws of a finished game, and what they are checked with. */
export interface Draws {
  seal: string;
  secret: string;
  parts: string[];
  drawn: Drawn[];
}

export interface Replay {
  table: TableInfo;
  frames: ReplayFrame[];
  result: Result;
}

/** Every error of the HTTP interface. */
export interface Problem {
  status: number;
  why: Sentence;
  said?: string;
}

/** A seat's link is made anew; the one before leads nowhere. */
export interface NewLink {
  alone?: boolean;
}

/** One seat of a game that is over. */
export interface PlayedSeat {
  name: string;
  person: string;
  level: string;
  role: string;
  place: number;
  score: number;
  won: boolean;
  lent: boolean;
  points: number;
  change: number;
  rated: boolean;
}

/** A game that is over. */
export interface Played {
  code: string;
  game: string;
  ended: number;
  rated: boolean;
  seats: PlayedSeat[];
  seat: number;
}

/** Some of somebody's games, the last one first. */
export interface PlayedGames {
  games: Played[];
  more: string;
}

/** How strong somebody is at a game, almost surely: ``points`` give or take ``give``. */
export interface Standing {
  game: string;
  points: number;
  give: number;
  games: number;
  won: number;
  place: number;
}

/** Somebody's rating at a game after each of the last games. */
export interface Course {
  game: string;
  at: number[];
  points: number[];
  give: number[];
}

/** A game, and who somebody liked to be in it. */
export interface Favourite {
  game: string;
  role: string;
  games: number;
  won: number;
  of: number;
}

/** What looks back have found: shares of the win, on the average of a game. */
export interface Fortune {
  luck: number;
  decisions: number;
  games: number[][];
}

/** Somebody, as everybody may know them. */
export interface PersonPage {
  id: string;
  name: string;
  avatar: string;
  you: boolean;
  games: number;
  won: number;
  since: number;
  standings: Standing[];
  courses: Course[];
  favourites: Favourite[];
  fortune: Fortune | null;
}

/** Somebody in the list of a game's best. */
export interface BoardRow {
  place: number;
  name: string;
  avatar: string;
  person: string;
  level: string;
  points: number;
  give: number;
  games: number;
  won: number;
  you: boolean;
}

/** A game's best, by what they are at least; and where I stand, however far down. */
export interface Board {
  game: string;
  rows: BoardRow[];
  people: number;
}

/** One way to prove to be somebody. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** A browser that is signed in. */
export interface SignedIn {
  id: string;
  browser: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Mine; ``exists`` is false for a guest. */
export interface Account {
  exists: boolean;
  login: string;
  has_password: boolean;
  passkeys: Passkey[];
  sessions: SignedIn[];
  settings: Record<string, unknown>;
  tables: string[];
}

/** A password, and the name to sign in with; a guest becomes an account by it. */
export interface SetPassword {
  login: string;
  password: string;
  old?: string;
}

/** What a browser's authenticator made; a guest becomes an account by it. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** With a password. */
export interface SignIn {
  login: string;
  password: string;
  take?: boolean;
}

export interface SignInByPasskey {
  credential: Record<string, unknown>;
  take?: boolean;
}

/** This browser, another one, or all others. */
export interface SignOut {
  which?: string;
}

/** How I like it, for all my browsers. */
export interface KeepSettings {
  settings: Record<string, unknown>;
}

/** Everything about me is to be deleted. */
export interface Forget {
  sure: boolean;
}

/** The host of the server says something, to all or to me. */
export interface Announced {
  id: number;
  kind: "say" | "restart" | "closed";
  text: string;
  about: string;
  at: number;
  until: number;
}

/** Somebody who sits at a table wants me there. */
export interface Invitation {
  code: string;
  game: string;
  name: string;
  avatar: string;
  person: string;
  link: string;
  at: number;
}

/** What is new for me, wherever I am. */
export interface News {
  said: Announced[];
  invitations: Invitation[];
}

/** The key that the host's link carries. */
export interface EnterWatch {
  key: string;
}

/** Who sits where; nothing of the game. */
export interface WatchSeat {
  kind: "person" | "bot" | "open";
  name: string;
  person: string;
  lent: boolean;
}

/** A table that waits or plays. */
export interface WatchTable {
  code: string;
  game: string;
  status: "waiting" | "playing" | "over";
  seats: WatchSeat[];
  pace: Pace;
  listed: boolean;
  locked: boolean;
  moved: number;
  here: number;
}

/** Somebody who is here. */
export interface WatchPerson {
  person: string;
  name: string;
  addresses: string[];
  tables: string[];
}

/** A line that somebody found bad. */
export interface WatchReport {
  id: number;
  code: string;
  person: string;
  name: string;
  text: string;
  by: string;
  at: number;
}

/** Who may not come in. */
export interface WatchBlock {
  kind: "person" | "address";
  whom: string;
  name: string;
  why: string;
  at: number;
  until: number;
}

/** A table that nobody may come to. */
export interface ClosedTable {
  code: string;
  game: string;
  why: string;
  at: number;
}

/** All that the host of a server looks after. */
export interface Watch {
  version: string;
  since: number;
  waiting: number;
  playing: number;
  people: WatchPerson[];
  tables: WatchTable[];
  reports: WatchReport[];
  blocked: WatchBlock[];
  closed: ClosedTable[];
  said: Announced[];
}

/** Nobody may come to it from now on; its people are told why. Or it is opened again. */
export interface CloseTable {
  code: string;
  why?: string;
  open?: boolean;
}

/** Somebody may not come in, or may again. */
export interface Block {
  kind: "person" | "address";
  whom: string;
  why?: string;
  days?: number;
  lift?: boolean;
}

/** A message to all, or that the server will be restarted; or that one of them is taken back. */
export interface Announce {
  text?: string;
  restart_in?: number;
  take_back?: number;
}

/** A report needs no more looking at. */
export interface ReportSeen {
  id: number;
}

/** Somebody I know; that I do is nobody else's affair. */
export interface Friend {
  person: string;
  name: string;
  avatar: string;
  kind: "friend" | "shun" | "met";
  games: number;
  last: number;
}

/** The people I know: friends, those I played with, those I do not want to meet. */
export interface Friends {
  people: Friend[];
}

/** What somebody is to me from now on; met: neither friend nor shunned. */
export interface Befriend {
  person: string;
  kind: "friend" | "shun" | "met";
}

/** These people are asked to come to my table. */
export interface Invite {
  people: string[];
}

/** Not now; who invites is told nothing. */
export interface Decline {
  code: string;
}

/** How I am told of things where no page is open. */
export interface Told {
  mails: boolean;
  address: string;
  confirmed: boolean;
  turns: boolean;
  invitations: boolean;
  by_mail: boolean;
}

/** What I want to be told; what is not given stays as it is. */
export interface TellMe {
  turns?: boolean | null;
  invitations?: boolean | null;
  by_mail?: boolean | null;
  address?: string | null;
  language?: string;
}

/** What the link in a letter carried. */
export interface Letter {
  key: string;
}

/** A password: a letter goes to whoever has that name or address, if anybody has. */
export interface Forgotten {
  who: string;
}

/** With the key that came by letter. */
export interface NewPassword {
  key: string;
  password: string;
}

/** Done, whatever it was. */
export interface Posted {
  done: boolean;
}

export interface NewEvent {
  name: string;
  game: string;
  system: "swiss" | "robin" | "arena" | "duplicate";
  size: number;
  options: Record<string, string>;
  rounds: number;
  minutes: number;
  pace: Pace;
  rated: boolean;
  listed: boolean;
  level: string;
  wait: number;
  pause: number;
  starts: number;
  joins: boolean;
}

export interface EventMade {
  id: string;
}

/** Whom the host takes out. */
export interface EventPerson {
  person: string;
}

/** An event in a list. */
export interface EventCard {
  id: string;
  name: string;
  game: string;
  system: "swiss" | "robin" | "arena" | "duplicate";
  status: "open" | "running" | "over" | "off";
  people: number;
  round: number;
  at: number;
  mine: boolean;
  host: boolean;
  code: string;
}

/** Somebody in the standings. */
export interface EventRow {
  place: number;
  person: string;
  name: string;
  avatar: string;
  points: number;
  strength: number;
  won: number;
  games: number;
  out: boolean;
  you: boolean;
}

/** A seat of a heat. */
export interface EventSeat {
  name: string;
  you: boolean;
  role: string;
  place: number;
  score: number;
  points: number;
  came: boolean;
}

/** A table of a round; without seats but one: it sits out. */
export interface EventHeat {
  round: number;
  no: number;
  code: string;
  over: boolean;
  seats: EventSeat[];
}

/** An event as one reader may know it. */
export interface EventPage {
  id: string;
  name: string;
  game: string;
  options: Record<string, string>;
  system: "swiss" | "robin" | "arena" | "duplicate";
  size: number;
  status: "open" | "running" | "over" | "off";
  round: number;
  rounds: number;
  pace: Pace;
  rated: boolean;
  listed: boolean;
  level: string;
  wait: number;
  minutes: number;
  now: number;
  at: number;
  mine: boolean;
  was: boolean;
  host: boolean;
  code: string;
  standings: EventRow[];
  shown: number;
  heats: EventHeat[];
  history: EventHeat[];
}

export type ToBrowser = Welcome | Update | Swift | Seating | Refused | Because | Done | Pong | Talk | Rumour;

export type FromBrowser = Act | Undo | Close | Ready | Why | Pause | Resync | Ping | Say | Report;
