/** What somebody usually wears: a knight armour, a nurse white. */

import type { Garment } from '../../scene/garments.ts';
import type { NamedColour } from '../../scene/named-colour.ts';
import { colours } from '../vocabulary/amounts.ts';
import type { Noun } from './find-noun.ts';

export const namedColour = (name: string): NamedColour | null => {
  const known = Object.hasOwn(colours, name) ? colours[name] : undefined;
  return known ? { name, hex: known.hex } : null;
};

export const wearsOf = (noun: Noun | null): Garment[] =>
  (noun?.person?.wears ?? []).map(({ name, colour }) => ({
    name,
    colour: colour === null ? null : namedColour(colour),
  }));
