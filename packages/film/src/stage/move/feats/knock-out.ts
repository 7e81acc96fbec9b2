/** One blow and the opponent is on the back; who struck it lifts the arms. */

import { smoothstep } from '../../../math/interpolate.ts';
import type { Actor } from '../../actor.ts';
import { still } from '../paths.ts';

export const knocksOut = 'knock out';

/** Share of the film at which the blow lands, and seconds of the fall. */
const [struckAt, falling] = [0.3, 0.55];

/** In the ring's own space; `side` is 1 for who wins, `apart` metres from the middle. */
export const knockOut = (actor: Actor, side: number, apart: number, seconds: number): void => {
  const struck = seconds * struckAt;
  const isLoser = side < 0;
  actor.beats = [
    { action: 'punch', from: 0, until: isLoser ? struck : struck + 0.5 },
    {
      action: isLoser ? 'stand' : 'raise_arms',
      from: isLoser ? struck : struck + 0.5,
      until: Number.POSITIVE_INFINITY,
    },
  ];
  actor.path = (time) => {
    const down = isLoser ? smoothstep(struck, struck + falling, time) : 0;
    const at = still([side * (apart + down * 0.25), down * 0.14, 0], (-side * Math.PI) / 2);
    return { ...at, pitch: -down * 1.52 };
  };
};
