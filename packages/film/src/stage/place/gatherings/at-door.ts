/** A door that somebody opens for another who goes through: it faces the camera, and who opens it is beside it. */

import { addScaled } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { type Arrangement, moveTo, yawTo } from '../axes.ts';

/** From the middle of the door to who holds it, in metres: past its leaf, and before it. */
const [aside, before] = [0.95, 0.5];

export const openForOthers = (actors: readonly Actor[], { axes }: Arrangement): void => {
  for (const { thing, thingIndex } of actors) {
    const goal = thing.acts.find((act) => act.goal?.kind === 'through')?.goal;
    const door = actors.find((one) => one.thingIndex === goal?.to && one.copy === 0);
    const opener = actors.find(
      (one) => one.thing.person && one.thingIndex !== thingIndex && one.target === door && one.copy === 0,
    );
    if (!door || !opener || door.support.kind !== 'free' || opener.support.kind !== 'free') continue;
    door.yaw = axes.azimuth;
    const beside = addScaled(door.position, axes.right, -aside * Math.max(1, door.size[0] / 1.1));
    moveTo(opener, addScaled(beside, axes.away, -before));
    opener.yaw = yawTo(opener.position, door.position);
  }
};
