/** Somebody who runs over a roof and leaps across the street to the next one. */

import { roofGap } from '../../../kits/sets/cities/roof-gap.ts';
import type { Actor } from '../../actor.ts';
import { still } from '../paths.ts';

export const leapsRoofs = 'leaps roofs';

/** Metres of the leap, how high it goes, and shares of the film at which it begins and ends. */
const reach = roofGap + 1.2;
const high = 1.5;
const [from, until] = [0.22, 0.78];
/** Metres a second before the leap and after it, where they end in the picture. */
const pace = 2.4;
const slower = 1.1;

export const leapRoofs = (actor: Actor, seconds: number): void => {
  if (!actor.thing.traits.includes(leapsRoofs) || actor.support.kind !== 'free') return;
  // Copies run one behind the other.
  const late = actor.copy * 0.9;
  const yaw = Math.PI / 2;
  Object.assign(actor, { yaw, speed: pace, position: [0, 0, 0], target: null });
  actor.beats = [{ action: 'run', from: 0, until: Number.POSITIVE_INFINITY }];
  const aside = -0.4 * actor.copy;
  actor.path = (time) => {
    const at = time - late;
    const [start, end] = [from * seconds, until * seconds];
    const u = Math.min(1, Math.max(0, (at - start) / (end - start)));
    const along = -reach / 2 + pace * Math.min(0, at - start) + reach * u + slower * Math.max(0, at - end);
    return {
      ...still([along, high * 4 * u * (1 - u), aside], yaw),
      pitch: u > 0 && u < 1 ? 0.1 - 0.25 * Math.cos(Math.PI * u) : 0,
      speed: pace,
      // In the air the legs stay apart.
      travelled: 20 + pace * Math.min(at, start) + 0.25 * u + slower * Math.max(0, at - end),
    };
  };
};
