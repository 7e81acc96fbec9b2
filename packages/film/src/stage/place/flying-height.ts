/** How high birds, dragons and aircraft fly over a place. */

import type { StageSet } from '../../kits/set.ts';
import type { Random } from '../../math/random.ts';
import type { Place } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';

/** Nearly as small as an insect, in metres. */
export const insectSize = 0.12;

type Surroundings = { place: Place; random: Random; set: StageSet };

const wooded: readonly Place[] = [
  'forest',
  'jungle',
  'bamboo_forest',
  'orchard',
  'mountains',
  'valley',
  'canyon',
];

/** Height above ground at which it flies, where nothing else says so. */
export const flyingHeight = (
  actor: Actor,
  { place, random, set }: Surroundings,
  hasGroundCast: boolean,
): number => {
  if (actor.altitude > 0) return actor.altitude;
  const size = Math.max(...actor.size);
  if (size < insectSize) return 0.9;
  if (actor.kit?.locomotion === 'hovers') return size < 0.3 ? 1.2 : size * (0.8 + random() * 1.2);
  if (place === 'sky' || place === 'clouds' || place === 'space') return 0;
  if (set.flyingHeight !== undefined) return set.flyingHeight;
  if (place === 'castle' && size > 3 && actor.role === 'hero' && !hasGroundCast) return 29;
  // Above the trees, where the land lies open below, unless it goes between them.
  if (actor.thing.traits.includes('between the trees')) return Math.max(2.6, size * 1.3);
  const clear = wooded.includes(place) ? 13 : size > 0.5 ? 6 : 2.2;
  if (actor.role === 'hero' && hasGroundCast) return Math.max(2.2, size * 0.75);
  return actor.role === 'hero' ? Math.max(clear, size * 1.6) : Math.max(3, size * 2 + random() * size * 2);
};
