// What is printed and measured: sizes in tenths of a millimetre, angles in tenths of a milliradian, numbers of the pieces.
export const TURN = 62832; // a full turn; angles run from 0 to TURN - 1
export const FULL_TABLE = 17000; // its side
export const KNOT = 1000; // of rope
export const MOST_POINTS = 24; // of a rope path

export const SHIP_LONG = 600;
export const SHIP_WIDE = 250;
export const SHIP_HIGH = 630; // and how near "next to" is
export const TOWER = 400;
export const TOWER_HIGH = 800;
export const HARBOUR = 1000; // radii
export const ISLAND = 800;
export const TILE = 600;
export const WIND_REACH = 3000; // from its edge: who is within may be blown along
export const BIG_MOUNTAIN = 800;
export const HALF_WIDE = 125; // how far a path's centre line keeps from everything
export const CLEAR = 20; // how far standing pieces keep from each other
export const MUZZLE_CLEAR = 220; // how far a cannon's muzzle keeps from everything
export const KRAKEN_CLEAR = 1600; // how far a kraken keeps from the middle of a harbour
export const REACHED = 250; // how near a path comes to a lying barrel to take it
export const MOUNTAIN_HIGH = 900;
export const BIG_MOUNTAIN_HIGH = 1400;

export const MUZZLE = 300; // above the table
export const BALL = 125; // its radius
export const GRAVITY = 98100; // tenths of a millimetre per second squared
export const MOST_ELEVATION = 6981;
export const LEAST_POWER = 2500; // millimetres a second
export const MOST_POWER = 5000;

export const HARBOURS = 4;
export const FLEET = 3; // ships of a harbour
export const SHIPS = 12;
export const PIRATE = 16;
export const MONSTER = 17;
export const WIND = 18; // or the kraken: the tile
export const PIECES = 19;
export const SHOT = 99; // the ball

export const GONE = 0;
export const UPRIGHT = 1;
export const FLAT = 2;
export const NONE = -1;

// Since which version of the rules:
export const PIRATE_SHOOTS = 2; // the cannon may be put next to the pirate ship
export const BARREL_CHOSEN = 2; // of several barrels one chooses

export const radians = (angle: number): number => angle / 10000;
export const angle_of = (rad: number): number => ((Math.round(rad * 10000) % TURN) + TURN) % TURN;
export const degrees = (angle: number): number => (angle * 180) / (Math.PI * 10000);
