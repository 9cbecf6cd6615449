/* What is printed on the game's components, and what a reader sees of its state. Written by tools/printed.py from games/ahoy/: change it there. */

export const NONE = -1;
export const SQUADRON = 0;
export const UNION = 1;
export const SMUGGLER = 2;
export const FACTIONS = 3;
export const SEATS = 4;
export const MIN_SEATS = 2;
export const PARROT = 0;
export const SKULL = 1;
export const SWORDS = 2;
export const TREE = 3;
export const COMPASS = 4;
export const FISH = 5;
export const SUITS = 6;
export const PATROL_COUNT = 10;
export const STRONGHOLD_COUNT = 3;
export const PATROLS = 4;
export const STRONGHOLDS = 14;
export const CUTTER = 17;
export const GUNSHIP = 18;
export const FIGURES = 19;
export const GOLD = 20;
export const COMRADES = 20;
export const READY = 6;
export const ON_ISLAND = 2;
export const START_GOLD = 1;
export const REGIONS = 11;
export const SPACES = 44;
export const MOST_WEALTH = 6;
export const FAME_TO_END = 30;
export const DICE = 5;
export const DICE_A_TURN = 2;
export const MARKET = 3;
export const HAND_PLANS = 2;
export const MOST_CARGO = 2;
export const DELIVERY_FAME = 2;
export const CONVINCED = 2;
export const EMPTY = 0;
export const DAMAGE = 7;
export const BOARD_ROOM = 12;
export const DECK = 0;
export const IN_MARKET = 1;
export const BOX = 2;
export const CREW = 3;
export const CARGO = 7;
export const PLEDGED = 11;
export const SAIL = 0;
export const FULL_SAIL = 1;
export const SAILOR = 2;
export const TRAWLER = 3;
export const SHIP_SAIL = 4;
export const TAILWIND = 5;
export const SHIP_TAILWIND = 6;
export const DIRECT = 7;
export const REWARD_MOVE = 8;
export const QUIET_MOVE = 9;
export const VICTORY_MOVE = 10;
export const ORDER = 11;
export const OFFICIAL = 12;
export const PUSHED = 13;
export const KINDS = 14;
export const CUTTER_SLOT = 0;
export const GUNSHIP_FOUR = 1;
export const GUNSHIP_SIX = 2;
export const SHIP_SLOTS = 3;
export const BY_FAME = 1;
export const BY_CONCEDING = 2;
export const FROM_TREASURE = 0;
export const FROM_MERCHANT = 1;
export const FROM_DIVER = 2;
export const FROM_DOCUMENTARIAN = 3;
export const FROM_ELDER = 4;
export const FROM_CUTPURSE = 5;
export const FROM_REWARD = 6;
export const FROM_DELIVERY = 7;
export const FROM_CONTROL = 8;
export const FOR_DIE = 9;
export const FOR_CREW = 10;
export const FOR_AERONAUTS = 11;
export const FOR_WIND = 12;
export const FOR_REWARD = 13;
export const FROM_TRAWLER = 14;
export const SOURCES = 15;
export const ISLAND_QUARTER = 3;
export const SEA = 0;
export const FOG = 1;
export const WRECKAGE = 2;
export const HARBOR = 3;
export const CURRENT = 4;
export const ISLAND = 5;
export const TILES_COUNT = 12;
export const CARDS_COUNT = 30;
export const AERONAUTS = 0;
export const MIDDLEMAN = 1;
export const DOCUMENTARIAN = 2;
export const ELDER = 3;
export const SEA_WITCH = 4;
export const BUCCANEER = 5;
export const MYSTIC = 6;
export const GUNNER = 7;
export const GUNNERS_MATE = 8;
export const POWDER_MONKEY = 9;
export const FIGHTERS = 10;
export const CUTPURSE = 11;
export const SHIPWRIGHT = 12;
export const EMISSARY = 13;
export const GROGMASTER = 14;
export const COMRADE_A = 15;
export const COMRADE_B = 16;
export const OFFICIAL_A = 17;
export const OFFICIAL_B = 18;
export const NAIVE_NOBLE = 19;
export const SAILOR_CARD = 20;
export const BEAKHEAD = 21;
export const GHASTLY_GUST = 22;
export const WHISPERING_WIND = 23;
export const TRAWLER_CARD = 24;
export const BARRELMAN = 25;
export const PILOT = 26;
export const SEA_DOG = 27;
export const DIVER = 28;
export const MERCHANT = 29;
export const CUTTER_PLAN = 0;
export const GUNSHIP_PLAN = 1;
export const CLOSE_CALL = 2;
export const DYNAMIC_ENTRY = 3;
export const ENLIST = 4;
export const EVACUATION = 5;
export const SECRET_WEAPON = 6;
export const SNEAK_ATTACK = 7;
export const WEAPON_CACHE = 8;
export const PLANS = 9;
export const PLAN_CARDS = 12;
export const DO_SAIL = 0;
export const DO_TAILWIND = 1;
export const DO_CANNONS = 2;
export const DO_REPAIR = 3;
export const DO_ORDER = 4;
export const DO_BOMBARD = 5;
export const DO_DEPLOY = 6;
export const DO_ASSEMBLE = 7;
export const DO_INSPIRE = 8;
export const DO_RALLY = 9;
export const DO_FULL_SAIL = 10;
export const DO_NEGOTIATE = 11;
export const DO_SHIPWRIGHT = 12;
export const DO_COMRADE = 13;
export const DO_OFFICIAL = 14;
export const DO_SAILOR = 15;
export const DO_TRAWLER = 16;
export const DO_CUTTER = 17;
export const DO_GUNSHIP = 18;
export const ACTIONS = 19;
export const EVEN = "even";
export const CREW_SLOT = 12;
export const SHIP_SLOT = 42;
export const COST_SLOT = 45;
export const SLOTS = 75;
export const GIVES_NOTHING = 0;
export const GIVES_GOLD = 1;
export const GIVES_FAME = 2;
export const SELLS_FAME = 3;
export const GIVES_CREW = 4;
export const GIVES_WIND = 5;
export const GIVES_MOVE = 6;
export const GIVES_QUIET_MOVE = 7;
export const GIVES_REPAIR = 8;
export const GIVES_TILE = 9;
export const GIVES_WEALTH = 10;
export const GRID = 25;
export const MIDDLE = 12;
export const USED_MYSTIC = 1;
export const USED_WIND = 2;
export const WALL = -3;
export const WIDTH = 64;
export const ORIGIN = 24;
export const BY_CURRENT = 1;
export const BY_WIND = 2;
export const BY_WITCH = 3;

export const FACTION: readonly number[] = [-1, -1, -1, -1, -1, -1, -1, -1, 0, 1, -1, -1, 0, 2, 1, -1, 0, 2, 1, 2];

export const UNION_SEAT: readonly number[] = [-1, -1, 1, 2, 2];

export const SUIT_OF: readonly number[] = [5, 5, 2, 2, 4, 4, 1, 1, 3, 3, 0, 0];

export const TERRAIN: readonly number[] = [
  1, 2, 0, 5, 0, 0, 4, 5, 0, 1, 2, 5, 0, 2, 1, 5, 3, 2, 0, 5, 0, 0, 0, 5, 4, 3, 0, 5, 3, 0, 0, 5, 0, 1, 4, 5, 2, 0, 2, 5, 4, 2, 0, 5, 0, 3,
  0, 5,
];

export const TREASURE: readonly number[] = [
  0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 1,
  0, 0,
];

export const WIND: readonly number[] = [
  0, 0, 6, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, 0, 5, 0, 0, 0, 0,
  4, 0,
];

export const ARROW: readonly number[] = [
  -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0,
  -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1,
];

export const SANDBAR: readonly number[] = [
  -1, -1, -1, -1, 1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3, 2,
];

export const CARD_SUIT: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5];

export const COST: readonly number[] = [1, 1, 1, 0, 2, 1, 1, 0, 1, 0, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 0, 2, 1, 0, 1, 1, 1];

export const COSTS_DIE: readonly boolean[] = [
  false, false, false, true, false, false, false, true, false, true, false, true, false, false, false, false, false, false, false, false,
  false, false, false, true, false, false, true, false, false, false,
];

export const GOES_TO: readonly number[] = [2, 1, 3, 5, 4, 0, 2, 3, 5, 4, 0, 1, 3, 5, 4, 0, 2, 1, 5, 4, 0, 1, 3, 2, 5, 0, 1, 3, 2, 4];

export const HAS_SLOT: readonly boolean[] = [
  false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, true, true, true, false,
  true, false, false, false, true, false, false, false, false, false,
];

export const PLAN_COPIES: readonly number[] = [1, 1, 1, 2, 1, 1, 1, 2, 2];

export const SLOT_COUNT: readonly number[] = [12, 11, 8];

export const ACTION: readonly number[] = [
  0, 0, 0, 0, 1, 1, 4, 2, 2, 5, 6, 3, 0, 0, 0, 0, 1, 1, 7, 2, 8, 9, 3, -1, 0, 0, 0, 10, 1, 2, 11, 3, -1, -1, -1, -1,
];

export const DASHED: readonly boolean[] = [
  false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false,
  false, false, true, true, false, false, false, false, false, false, false, true, true, true, true, true,
];

export const FITS: readonly boolean[] = [
  false, true, true, true, true, true, true, false, true, true, true, true, true, true, false, true, true, true, true, true, true, false,
  true, true, true, true, true, true, false, true, true, true, true, true, true, false, true, true, true, true, true, true, false, false,
  false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false,
  false, false, false, true, false, false, false, true, true, true, true, true, true, false, false, true, false, false, false, false, false,
  true, true, true, true, true, true, false, true, true, true, true, true, true, false, true, true, true, true, true, true, false, true,
  true, true, true, true, true, false, true, true, true, true, true, true, false, true, true, true, true, true, true, false, true, false,
  false, false, false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, true, false, false,
  false, false, false, false, true, false, false, true, false, true, false, true, false, false, false, false, false, false, false, false,
  true, true, true, true, true, true, false, true, true, true, true, true, true, false, true, true, true, true, true, true, false, true,
  true, true, true, true, true, false, true, true, true, true, true, true, false, true, true, true, true, true, true, false, false, true,
  false, true, false, true, false, false, true, false, true, false, true, false, false, false, false, false, false, false, false, false,
  false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false,
];

export const SHIP_FITS: readonly boolean[] = [
  false, true, true, true, true, true, true, false, false, false, false, true, false, false, false, false, false, false, false, false, true,
];

export const CREW_ACTION: readonly number[] = [
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, 13, 13, 14, 14, -1, 15, -1, -1, -1, 16, -1, -1, -1, -1, -1,
];

export const REWARD: readonly number[] = [3, 6, 2, 4, 10, 4, 5, 1, 2, 8, 1, 2, 0, 9, 2, 5, 7, 4, 1, 6, 2, 1, 2, 1, 8];

export const AMOUNT: readonly number[] = [5, 0, 2, 0, 4, 0, 0, 1, 1, 0, 2, 1, 0, 0, 2, 0, 0, 0, 2, 0, 3, 2, 2, 1, 1];

export const LIES: readonly number[] = [0, 1, 2, 3, 1, 3, 0, 2, 3, 2, 1, 0, 2, 0, 3, 1];

/** What one reader sees; what each field means stands in the game's state.py. */
export interface View {
  seats: number;
  first: number;
  turn: number;
  round: number;
  ended: number;
  conceded: number;
  placed: number;
  allowed: number;
  used: number;
  regions: number;
  stock: number;
  deck: number;
  gold_left: number;
  comrades_left: number;
  ready: number;
  plan_deck: number;
  drawn: number;
  goal: number;
  shown_last: number;
  tiles: number[];
  turns: number[];
  xs: number[];
  ys: number[];
  wealth: number[];
  comrades: number[];
  near: number[];
  at: number[];
  dice: number[];
  slots: number[];
  crew_slots: number[];
  cost_slots: number[];
  ship_slots: number[];
  where: number[];
  market: number[];
  gold: number[];
  fame: number[];
  white: number[];
  black: number[];
  played: number[];
  battle: number[];
  plans: (number[] | number)[];
  waived: (number | null)[];
  pledges: (number | null)[];
  shown_pledges: number[];
  shown_plans: number[];
}
