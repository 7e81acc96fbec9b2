/** Adjectives that change what a place is made of: its ground, its plants, its light. */

import type { Entity } from '../../facts/facts.ts';
import { type PlaceTone, plainTone } from '../../scene/place-tone.ts';
import type { Place } from '../../scene/scene.ts';
import type { Draft } from '../../understand/draft.ts';
import { isLand, toneOf } from '../../world/places/place-tones.ts';
import { dyeOf } from '../meanings.ts';

/** Open land of soil and plants, which can have any colour. */
const plantedLand: ReadonlySet<Place> = new Set<Place>([
  ...(['meadow', 'hills', 'forest', 'bamboo_forest', 'jungle', 'desert', 'savanna', 'valley'] as const),
  ...(['farm', 'crop_field', 'garden', 'park', 'lawn', 'orchard', 'swamp', 'beach'] as const),
]);

const mix = (draft: Draft, tone: Partial<PlaceTone>): void => {
  const { ground, plants, walls, isBare, glow } = { ...plainTone, ...draft.tone };
  draft.tone = {
    ground: tone.ground ?? ground,
    plants: tone.plants ?? plants,
    walls: tone.walls ?? walls,
    isBare: isBare || (tone.isBare ?? false),
    glow: [...glow, ...(tone.glow ?? [])].slice(0, 6),
  };
};

export const takesColour = (place: Place | null): boolean => place === null || plantedLand.has(place);

/** `place`: null for land of which only the adjectives tell. */
export const noteTone = (draft: Draft, { noun, attributes }: Entity, place: Place | null): void => {
  if (place === null && !isLand(noun.split(' ').at(-1)!)) return;
  const words = new Set([
    ...attributes.flatMap(({ value }) => [value, ...value.split(/[ -]/)]),
    ...noun.split(' ').slice(0, -1),
  ]);
  for (const word of words) {
    const tone = toneOf(word);
    const isShining = (tone?.glow ?? []).length > 0;
    if (!tone || (isShining && !takesColour(place))) continue;
    mix(draft, tone);
    // Nothing shines by day.
    if (isShining) draft.isDark = true;
  }
  // A colour that is named outranks what dryness gives.
  for (const { kind, value } of attributes) {
    const dye = kind === 'colour' ? dyeOf(value) : undefined;
    if (dye && takesColour(place)) mix(draft, { ground: dye.hex, plants: dye.hex });
  }
};
