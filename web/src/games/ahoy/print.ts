// What is printed on tiles, cards and boards, and which clause speaks of each; the server's tiles.py, cards.py, boards.py have the same.

export const NONE = -1;

// ------------------------------------------------ factions and figures
export const SQUADRON = 0;
export const UNION = 1;
export const SMUGGLER = 2;
const FACTIONS: readonly (readonly number[])[] = [
  [],
  [],
  [SQUADRON, UNION],
  [SQUADRON, SMUGGLER, UNION],
  [SQUADRON, SMUGGLER, UNION, SMUGGLER],
];
export const faction_of = (seats: number, seat: number): number => FACTIONS[seats]?.[seat] ?? NONE;
export const union_seat = (seats: number): number => (FACTIONS[seats] ?? []).indexOf(UNION);

export const FLAGSHIPS = 4; // figures 0 to 3, by seat
export const PATROLS = 4; // the first of ten
export const STRONGHOLDS = 14; // the first of three
export const CUTTER = 17;
export const GUNSHIP = 18;
export const FIGURES = 19;
export const PATROL_COUNT = 10;
export const STRONGHOLD_COUNT = 3;

export type Shape = "flagship" | "patrol" | "stronghold" | "cutter" | "gunship";
export function shape_of(figure: number): Shape {
  if (figure < PATROLS) return "flagship";
  if (figure < STRONGHOLDS) return "patrol";
  if (figure < CUTTER) return "stronghold";
  return figure === CUTTER ? "cutter" : "gunship";
}
/** Whose a figure is. */
export function owner_of(seats: number, figure: number): number {
  if (figure < FLAGSHIPS) return figure;
  return figure < CUTTER ? 0 : union_seat(seats);
}

// ------------------------------------------------ suits
export const SUITS = ["Parrot", "Skull", "Swords", "Tree", "Compass", "Fish"] as const;
export type Suit = 0 | 1 | 2 | 3 | 4 | 5;
const suit = (word: string): number => SUITS.indexOf(word as (typeof SUITS)[number]);

// ------------------------------------------------ region tiles, as printed with the Island in the south-east
export const SEA = 0;
export const FOG = 1;
export const WRECKAGE = 2;
export const HARBOR = 3;
export const CURRENT = 4;
export const ISLAND = 5;
export const ISLAND_QUARTER = 3;
export const REGIONS = 11;
export const TILE_COUNT = 12;
export const MOST_WEALTH = 6;

export interface Space {
  terrain: number;
  gold: number; // 0: no Treasure
  wind: number; // 0: no Tailwind die
  arrow: number; // a Current's direction as printed: 0 north, 2 south; NONE
  bar: number; // the quarter on the other side of a Sandbar; NONE
}
export interface Tile {
  suit: number;
  spaces: readonly Space[]; // by quarter: 0 NW, 1 NE, 2 SW, 3 SE
}

// The same lines as tiles.py.
const TILE_LINES = [
  "Fish    | F      | W $2    | - T6    |",
  "Fish    | - $2   | -       | Cs      | NW NE",
  "Swords  | -      | F T6    | W $2    |",
  "Swords  | -      | W $2    | F T6    |",
  "Compass | H      | W $1 T5 | -       |",
  "Compass | -      | -       | - T2    | NW SW",
  "Skull   | Cs     | H       | - T2    |",
  "Skull   | H      | - $1    | - $1    |",
  "Tree    | -      | F       | Cn      |",
  "Tree    | W $1 T3| -       | W $1 T4 |",
  "Parrot  | Cs     | W $1 T5 | -       |",
  "Parrot  | -      | H $1    | - T4    | SW SE",
];
const TERRAIN: Record<string, number> = { F: FOG, W: WRECKAGE, H: HARBOR, Cn: CURRENT, Cs: CURRENT, "-": SEA };
const PLACES = ["NW", "NE", "SW", "SE"];

function read_tile(line: string): Tile {
  const parts = line.split("|").map((part) => part.trim());
  const bar = (parts[4] ?? "").split(" ").map((word) => PLACES.indexOf(word));
  const beyond = (q: number): number => (bar.includes(q) ? bar[1 - bar.indexOf(q)]! : NONE);
  const spaces = [0, 1, 2].map((q): Space => {
    const words = parts[q + 1]!.split(" ");
    const number = (mark: string): number => Number(words.find((w) => w.startsWith(mark))?.slice(1) ?? 0);
    return {
      terrain: TERRAIN[words[0]!]!,
      gold: number("$"),
      wind: number("T"),
      arrow: words[0] === "Cn" ? 0 : words[0] === "Cs" ? 2 : NONE,
      bar: beyond(q),
    };
  });
  return { suit: suit(parts[0]!), spaces: [...spaces, { terrain: ISLAND, gold: 0, wind: 0, arrow: NONE, bar: beyond(ISLAND_QUARTER) }] };
}
export const TILES: readonly Tile[] = TILE_LINES.map(read_tile);
const OPEN_SEA: Space = { terrain: SEA, gold: 0, wind: 0, arrow: NONE, bar: NONE };
export const print_of = (tile: number, quarter: number): Space => TILES[tile]?.spaces[quarter] ?? OPEN_SEA;

// ------------------------------------------------ market cards
export interface Card {
  suit: number;
  name: string; // as printed; shown by ctx.t(`card-<n>`)
  gold: number; // 0: costs a die
  die: boolean;
  to: number; // suit of the Islands its cargo goes to
  slot: boolean; // has a die slot of its own
}
const CARD_LINES = [
  "Parrot  | Aeronauts             | g1 | Swords  |",
  "Parrot  | Middleman             | g1 | Skull   |",
  "Parrot  | Documentarian         | g1 | Tree    |",
  "Parrot  | Elder                 | D  | Fish    |",
  "Parrot  | Sea Witch             | g2 | Compass |",
  "Skull   | Buccaneer             | g1 | Parrot  |",
  "Skull   | Mystic                | g1 | Swords  |",
  "Skull   | Gunner                | D  | Tree    |",
  "Skull   | Gunner's Mate         | g1 | Fish    |",
  "Skull   | Powder Monkey         | D  | Compass |",
  "Swords  | Fighters              | g2 | Parrot  |",
  "Swords  | Cutpurse              | D  | Skull   |",
  "Swords  | Shipwright            | g1 | Tree    | slot",
  "Swords  | Emissary              | g1 | Fish    |",
  "Swords  | Grogmaster            | g1 | Compass |",
  "Tree    | Convincing Comrade    | g1 | Parrot  | slot",
  "Tree    | Convincing Comrade    | g1 | Swords  | slot",
  "Tree    | Convincing Official   | g1 | Skull   | slot",
  "Tree    | Convincing Official   | g1 | Fish    | slot",
  "Tree    | Naive Noble           | g1 | Compass |",
  "Compass | Sailor                | g2 | Parrot  | slot",
  "Compass | Battering Beakhead    | g1 | Skull   |",
  "Compass | Ghastly Gust          | g2 | Tree    |",
  "Compass | Whispering Wind       | D  | Swords  |",
  "Compass | Trawler               | g2 | Fish    | slot",
  "Fish    | Barrelman             | g1 | Parrot  |",
  "Fish    | Pilot                 | D  | Skull   |",
  "Fish    | Sea Dog               | g1 | Tree    |",
  "Fish    | Diver                 | g1 | Swords  |",
  "Fish    | Merchant              | g1 | Compass |",
];
export const CARDS: readonly Card[] = CARD_LINES.map((line) => {
  const [own = "", name = "", cost = "", to = "", slot = ""] = line.split("|").map((part) => part.trim());
  return { suit: suit(own), name, gold: cost === "D" ? 0 : Number(cost.slice(1)), die: cost === "D", to: suit(to), slot: slot === "slot" };
});
/** Which clause of the rules speaks of a card. */
export const CARD_CLAUSES = [
  "AH-224",
  "AH-213",
  "AH-204",
  "AH-205",
  "AH-220",
  "AH-227",
  "AH-214",
  "AH-210",
  "AH-211",
  "AH-217",
  "AH-207",
  "AH-202",
  "AH-221",
  "AH-206",
  "AH-209",
  "AH-200",
  "AH-200",
  "AH-201",
  "AH-201",
  "AH-215",
  "AH-218",
  "AH-226",
  "AH-208",
  "AH-223",
  "AH-222",
  "AH-225",
  "AH-216",
  "AH-219",
  "AH-203",
  "AH-212",
];

// where[card]
export const DECK = 0;
export const IN_MARKET = 1;
export const BOX = 2;
export const CREW = 3; // + seat
export const CARGO = 7; // + seat
export const PLEDGED = 11; // + seat * 2 + pile

// ------------------------------------------------ plans, by kind
export const PLANS = [
  "Cutter",
  "Gunship",
  "Close Call",
  "Dynamic Entry",
  "Enlist",
  "Evacuation",
  "Secret Weapon",
  "Sneak Attack",
  "Weapon Cache",
] as const;
export const PLAN_COPIES = [1, 1, 1, 2, 1, 1, 1, 2, 2];
export const PLAN_CLAUSES = ["AH-230", "AH-230", "AH-231", "AH-232", "AH-233", "AH-234", "AH-235", "AH-236", "AH-237"];

// ------------------------------------------------ player boards
export const ACTIONS = [
  "Sail",
  "Tailwind",
  "Cannons",
  "Repair",
  "Order",
  "Bombard",
  "Deploy",
  "Assemble",
  "Inspire",
  "Rally",
  "Full-Sail",
  "Negotiate",
  "Shipwright",
  "Convincing Comrade",
  "Convincing Official",
  "Sailor",
  "Trawler",
  "Cutter",
  "Gunship",
] as const;
export const DO_CANNONS = 2;
export const DO_REPAIR = 3;

export interface Slot {
  action: number; // place in ACTIONS
  needs: string; // "" any die, "1" to "6", "even"
  dashed: boolean; // cannot be damaged
}
const BOARD_LINES = [
  "Sail*4 Tailwind*2 Order=3 Cannons=5 Cannons=6 Bombard=4 Deploy Repair=2",
  "Sail*4 Tailwind*2 Assemble=1 Cannons Inspire=6 Rally=6 Repair=even",
  "Sail*3 Full-Sail Tailwind Cannons Negotiate=even Repair=even",
];
/** By faction; the place in the list is the slot's number. */
export const BOARDS: readonly (readonly Slot[])[] = BOARD_LINES.map((line) =>
  line.split(" ").flatMap((word) => {
    const [what = "", many = "1"] = word.split("*");
    const [name = "", needs = ""] = what.split("=");
    const slot: Slot = { action: ACTIONS.indexOf(name as (typeof ACTIONS)[number]), needs, dashed: name === "Repair" };
    return Array.from({ length: Number(many) }, () => slot);
  }),
);
export const BOARD_ROOM = 12;
export const DICE = 5;
export const CREW_SLOT = 12; // + card
export const SHIP_SLOT = 42; // Cutter, then Gunship's four and six
export const COST_SLOT = 45; // + card
export const DAMAGE = 7;
export const SHIP_NEEDS = ["", "4", "6"];

/** What a slot number of a seat is: its action, or NONE for a dashed cost slot. */
export function slot_of(faction: number, slot: number): Slot {
  if (slot < CREW_SLOT) return BOARDS[faction]?.[slot] ?? { action: NONE, needs: "", dashed: true };
  if (slot < SHIP_SLOT) return { action: crew_action(slot - CREW_SLOT), needs: "", dashed: false };
  if (slot < COST_SLOT) return { action: slot === SHIP_SLOT ? 17 : 18, needs: SHIP_NEEDS[slot - SHIP_SLOT] ?? "", dashed: false };
  return { action: NONE, needs: "", dashed: true };
}
const CREW_ACTIONS: Record<string, number> = {
  Shipwright: 12,
  "Convincing Comrade": 13,
  "Convincing Official": 14,
  Sailor: 15,
  Trawler: 16,
};
export const crew_action = (card: number): number => CREW_ACTIONS[CARDS[card]?.name ?? ""] ?? NONE;

// ------------------------------------------------ the Smugglers' rewards
export type RewardKind = "nothing" | "gold" | "fame" | "sell" | "crew" | "wind" | "move" | "quiet" | "repair" | "tile" | "wealth";
export interface Reward {
  kind: RewardKind;
  amount: number; // gold, Fame; repair: Fame for each damage
}
const GRID_WORDS = `
  sell5   move    fame2  crew   wealth4
  crew    wind    gold1  fame1  repair
  gold2   fame1   nothing  tile   fame2
  wind    quiet   crew   gold2  move
  fame3   gold2   fame2  gold1  repair1`;
export const GRID: readonly Reward[] = GRID_WORDS.trim()
  .split(/\s+/)
  .map((word) => {
    const kind = word.replace(/\d+$/, "");
    return { kind: kind as RewardKind, amount: Number(word.slice(kind.length) || 0) };
  });
export const GRID_SIDE = 5;
export const GRID_MIDDLE = 12;

export const FAME_TO_END = 30;
