/** How high birds, dragons and aircraft fly over a place. */

import type { StageSet } from '../../kits/set.ts';
import type { Random } from '../../math/random.ts';
import type { Place } from '../../scene/scene.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';

/** Nearly as small as an insect, in metres. */
export const insectSize = 0.12;

type Surroundings = { place: Place; random: Random; set: StageSet };

/** As many birds keep somebody company; more of them are a flock in the sky. */
const mostBeside = 3;
/** Times the size of the one on the ground: what is larger has a height of its own. */
const largestBeside = 3;
/** Metres above the floor of a room, where its furniture and people are. */
const indoorHeight = 1.3;
/** Metres: over what is taller nobody would be seen beside. */
const tallestBelow = 4;

const isOffGround = ({ kit }: Actor) =>
  ['flies', 'hovers', 'floats', 'swims'].includes(kit?.locomotion ?? '');

/** Alive and afoot. */
const heroOnGround = (actors: readonly Actor[]): Actor | undefined =>
  actors.find(
    (actor) =>
      actor.role === 'hero' &&
      (actor.thing.person !== null || actor.kit?.locomotion === 'walks') &&
      !isOffGround(rootOf(actor)) &&
      mainAction(actor) !== 'fly',
  );

/** Right over the head of the one who is on the ground: both are large in one picture. */
const besideHeight = ({ thing, size, role }: Actor, below: Actor | undefined): number | null => {
  const isBeside =
    below !== undefined &&
    role === 'cast' &&
    thing.count <= mostBeside &&
    below.altitude === 0 &&
    below.size[1] < tallestBelow &&
    Math.max(...size) < largestBeside * Math.max(...below.size);
  return isBeside ? below.size[1] + 0.2 * Math.max(...size) : null;
};

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
  actors: readonly Actor[],
): number => {
  if (actor.altitude > 0) return actor.altitude;
  const size = Math.max(...actor.size);
  if (size < insectSize) return 0.9;
  const beside = besideHeight(actor, heroOnGround(actors));
  if (beside !== null) return beside;
  if (actor.kit?.locomotion === 'hovers') return size < 0.3 ? 1.2 : size * (0.8 + random() * 1.2);
  if (place === 'sky' || place === 'clouds' || place === 'space') return 0;
  if (set.flyingHeight !== undefined) return set.flyingHeight;
  if (set.isIndoors) return Math.max(indoorHeight, size);
  if (place === 'castle' && size > 3 && actor.role === 'hero' && !hasGroundCast) return 29;
  // Above the trees, where the land lies open below, unless it goes between them.
  if (actor.thing.traits.includes('between the trees')) return Math.max(2.6, size * 1.3);
  const clear = wooded.includes(place) ? 13 : size > 0.5 ? 6 : 2.2;
  if (actor.role === 'hero' && hasGroundCast) return Math.max(2.2, size * 0.75);
  return actor.role === 'hero' ? Math.max(clear, size * 1.6) : Math.max(3, size * 2 + random() * size * 2);
};
