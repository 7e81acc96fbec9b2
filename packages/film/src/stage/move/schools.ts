/** Schools of fish around something larger. */

import type { Random } from '../../math/random.ts';
import { addScaled } from '../../math/vector.ts';
import type { Place } from '../../scene/scene.ts';
import { type Actor, mainAction } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { circle, type Path } from './paths.ts';

/** A school that goes round a shark: rings at several heights, all the same way. */
export const schoolPath = (
  actor: Actor,
  host: Actor,
  { random, axes }: { random: Random; axes: Axes },
): Path => {
  const reach = Math.max(host.size[0], host.size[2] * 0.5);
  // Bands one over the other, each as dense as a school is.
  const count = Math.max(1, actor.thing.count);
  const bands = count > 24 ? 4 : 3;
  const band = actor.copy % bands;
  const place = Math.floor(actor.copy / bands) / Math.ceil(count / bands);
  const radius = reach * (0.5 + 0.14 * band + 0.14 * random()) + actor.size[2];
  // A diver lies level in the water.
  const tall = host.thing.person ? host.size[1] * 0.42 : host.size[1];
  // Beside a wreck as high as it is, not far above it.
  const isWreck = host.kit?.locomotion === 'none' && !host.thing.person && reach > 3;
  const level = isWreck
    ? tall * (0.22 + 0.3 * band + 0.1 * random()) + actor.size[1]
    : 1.6 + tall * (band / (bands - 1)) * 1.9 - tall * 0.75 + (random() - 0.5) * 0.16 * tall;
  const angle = place * 2 * Math.PI * (isWreck ? 0.6 : 0.86) + band * (isWreck ? 1.6 : 0.9) + random() * 0.16;
  const centre = addScaled(
    [host.position[0], Math.max(0.4, level), host.position[2]],
    axes.away,
    0.2 * reach,
  );
  const ring = circle(centre, radius, radius * 0.85, angle);
  // With a host that swims on, the ring goes along.
  return (time) => {
    const at = ring(time);
    const way = host.path?.(time).position;
    if (!way) return at;
    const [x, y, z] = at.position;
    const rise = y - 1.6;
    return {
      ...at,
      position: [x + way[0] - host.position[0], Math.max(0.4, way[1] + rise), z + way[2] - host.position[2]],
    };
  };
};

/** What creeps over the bottom of the sea does not float over it. */
export const onBottom: readonly string[] = ['crawl', 'walk', 'sneak', 'sit', 'sleep', 'lie', 'climb'];

/** Fish, but not a turtle that crawls over the sand; a person or a dog that swims below the surface. */
export const goesThroughWater = (actor: Actor, place: Place): boolean =>
  actor.kit?.locomotion === 'swims'
    ? mainAction(actor) !== 'crawl' || place === 'underwater'
    : place === 'underwater' && mainAction(actor) === 'swim';

/** Koi are looked down upon: from the side the water would mirror the sky over them. */
export const isInPond = (actor: Actor, place: Place): boolean =>
  actor.kit?.locomotion === 'swims' &&
  actor.size[2] < 1 &&
  mainAction(actor) === 'swim' &&
  ['lake', 'river', 'japanese_garden', 'garden'].includes(place);

/** Koi and goldfish, which would be lost in the green of a lake. */
export const isPondFish = ({ size, thing }: Actor) =>
  size[2] < 1 && !/salmon|trout|shark/.test(thing.kit ?? '');
