/** How adjectives change what a place is made of: a dry field, a pink forest, a neon jungle. */

import { listOf, orNull, type Schema, shape } from './schema.ts';

export type PlaceTone = {
  /** Colours as `#rrggbb`; null: as the place is. */
  ground: string | null;
  plants: string | null;
  walls: string | null;
  /** No leaf and no grass is left. */
  isBare: boolean;
  /** Plants shine in these colours by night. */
  glow: string[];
};

export const plainTone: PlaceTone = { ground: null, plants: null, walls: null, isBare: false, glow: [] };

const mostGlows = 6;
const hex: Schema = { type: 'string', pattern: '^#[0-9a-f]{6}$' };

export const placeToneSchema: Schema = orNull(
  shape({
    ground: orNull(hex),
    plants: orNull(hex),
    walls: orNull(hex),
    isBare: { type: 'boolean' },
    glow: listOf(hex, mostGlows),
  }),
);
