// What every way of looking at the table offers: where a place is on screen, and which place lies under a point of the screen.
export interface Seen {
  x: number; // px in the box
  y: number;
  near: number; // px that one centimetre has there
}

export interface Lookout {
  /** null: behind the eye. */
  seen(x: number, y: number, z: number): Seen | null;
  /** The place of the sea's surface under a point of the box. */
  ground(px: number, py: number): { x: number; y: number } | null;
  /** How much larger than life pieces are drawn; 1 where it does not say. */
  readonly life?: number;
}

/** How large the closer look at the target is. */
export const inset_side = (width: number, height: number): number => Math.round(Math.min(width * 0.4, height * 0.44, 230));
