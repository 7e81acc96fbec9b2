/** A film of somebody's face: it is turned to us, also where another person is spoken to. */

import { addScaled } from '../../../math/vector.ts';
import { type Actor, rootOf } from '../../actor.ts';
import { type Axes, moveTo, yawTo } from '../axes.ts';

const isOfFace = ({ thing }: Actor): boolean => thing.traits.includes('face in close-up');

/** How far beside and before the one whose face is seen the other stands, in metres: at the edge of the picture. */
const [beside, before] = [0.56, 0.2];

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
