/** Leaning with the back on a wall, a tree or a car, seen half from the side. */

import { addScaled, type Vec3 } from '../../math/vector.ts';
import { type Actor, mainAction } from '../actor.ts';
import { halfExtent, moveTo, type PlacePair } from './axes.ts';
import { halfBelow, isTree } from './place-hidden.ts';

/** Radians from upright. */
const lean = 0.19;

export const placeLeaning: PlacePair = (actor, host, isReversed, side, { axes }) => {
  const [person, behind] = isReversed ? [host, actor] : [actor, host];
  const rests = ['stand', 'look', 'phone', 'read', 'smoke', 'drink', 'eat', 'talk', 'sing', 'play_guitar'];
  if (!person.thing.person || person.speed > 0 || !rests.includes(mainAction(person))) return false;
  if (person.support.kind !== 'free' || behind.support.kind !== 'free') return false;
  person.yaw = axes.azimuth + side * 0.8;
  const ahead: Vec3 = [Math.sin(person.yaw), 0, Math.cos(person.yaw)];
  behind.yaw = person.yaw + (behind.size[2] > behind.size[0] * 1.3 ? Math.PI / 2 : 0);
  const half = isTree(behind) ? halfBelow(behind, person.size[1], ahead) : halfExtent(behind, ahead);
  const reach = half + person.size[1] * (0.035 + 0.66 * Math.sin(lean));
  moveTo(actor, addScaled(host.position, ahead, isReversed ? -reach : reach));
  behind.isBackground = Math.max(...behind.size) > person.size[1] * 1.6;
  behind.isBound = true;
  person.thing.traits = [...person.thing.traits, 'leans back'];
  return true;
};

/** The turn about the feet of one who leans. */
export const leanOf = ({ thing }: Actor): number => (thing.traits.includes('leans back') ? -lean : 0);
