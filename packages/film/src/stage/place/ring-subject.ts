/** What somebody runs round: the camera stays with it and shows the whole round. */

import type { Subject } from '../../camera/shots.ts';
import { steadySubject } from '../../camera/steady-subject.ts';
import type { StageSet } from '../../kits/set.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';

export const ringOf = ({ thing, speed, kit }: Actor, actors: Actor[]): Actor | undefined => {
  const tie = thing.ties.find(({ kind }) => kind === 'around');
  if (!tie || speed === 0 || !(thing.person || kit?.locomotion === 'walks')) return undefined;
  return actors.find(
    (other) =>
      other.thingIndex === tie.to && other.speed === 0 && other.role === 'cast' && other.size[1] < 12,
  );
};

export const ringAsSubject = (ring: Actor, hero: Actor, set: StageSet): Subject => {
  const [x, , z] = ring.position;
  const flies = hero.thing.acts.some(({ action }) => action === 'fly' || action === 'hover');
  const height = flies
    ? ring.size[1] * 0.85
    : Math.max(hero.size[1], Math.min(ring.size[1], hero.size[1] * 2));
  const centre: Vec3 = [x, set.ground(x, z) + height / 2, z];
  const width = Math.max(ring.size[0], ring.size[2]) + 2.5 * hero.size[1];
  const extent = { width, height, depth: width * 0.6 };
  return { ...steadySubject(centre, extent), isWholeWay: true };
};
