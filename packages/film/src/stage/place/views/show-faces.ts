/** A film of somebody's face: it is turned to us, also where another person is spoken to. */

import { addScaled } from '../../../math/vector.ts';
import type { Action } from '../../../scene/actions.ts';
import { statedTurn } from '../../../scene/stated-view.ts';
import { type Actor, mainAction, rootOf } from '../../actor.ts';
import { type Axes, moveTo, yawTo } from '../axes.ts';
import { watchesView } from '../facing.ts';

const isOfFace = ({ thing }: Actor): boolean => thing.traits.includes('face in close-up');

/** How far beside and before the one whose face is seen the other stands, in metres: at the edge of the picture. */
const [beside, before] = [0.56, 0.2];

/** A beast that does nothing else shows its face and its mask in a close-up, not only its profile. */
export const turnToLens = (hero: Actor, { azimuth }: Axes): boolean => {
  const isBeast = hero.thing.person === null && ['walks', 'flies'].includes(hero.kit?.locomotion ?? '');
  const isFree = hero.support.kind === 'free' && hero.speed === 0 && hero.target === null && !hero.isBound;
  const isStated = statedTurn(hero.thing.traits) !== null || watchesView(hero) || hero.thing.ties.length > 0;
  const isTurned = isBeast && isFree && !isStated && idle.has(mainAction(hero));
  if (isTurned) hero.yaw = azimuth + toLens;
  return isTurned;
};
const toLens = 0.5;
const idle = new Set<Action>(['stand', 'sit', 'look']);

export const showFaces = (actors: readonly Actor[], axes: Axes): void => {
  for (const actor of actors) {
    if (!isOfFace(actor) || actor.support.kind !== 'free') continue;
    const other = actor.target?.thing.person ? rootOf(actor.target) : null;
    if (other && other !== actor) {
      moveTo(other, addScaled(addScaled(actor.position, axes.right, beside), axes.away, -before));
      other.yaw = yawTo(other.position, actor.position);
    }
    actor.yaw = axes.azimuth + (other ? 0.45 : 0.2);
  }
};
