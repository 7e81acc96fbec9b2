/** A bull or a bronco that wants its rider off: it hops on the spot, hindquarters up and then the head, and turns. */

import { fraction } from '../../../math/interpolate.ts';
import { type Actor, mainAction } from '../../actor.ts';
import type { Axes } from '../../place/axes.ts';
import { still } from '../paths.ts';

export const bucks = 'bucking';

/** Seconds of one hop, the same as one leap of the body; how high it goes in shares of the animal's height; how far it tips. */
const [hopSeconds, high, tip] = [0.95, 0.3, 0.5];

export const buck = (actor: Actor, { azimuth }: Axes): void => {
  if (!actor.thing.traits.includes(bucks) || actor.thing.person || actor.support.kind !== 'free') return;
  if (mainAction(actor) === 'sleep') return;
  actor.speed = 0;
  actor.beats = [{ action: 'jump', from: 0, until: Number.POSITIVE_INFINITY }];
  const { position, size } = actor;
  const yaw = azimuth + Math.PI / 2;
  actor.path = (time) => {
    const u = fraction(time / hopSeconds);
    const side = Math.floor(time / hopSeconds) % 2 ? 1 : -1;
    const up = 4 * u * (1 - u) * high * size[1];
    const at = still(
      [position[0] + 0.25 * Math.sin(time * 1.1), position[1] + up, position[2]],
      yaw + 0.35 * Math.sin(time * 1.4),
    );
    // Head up as it leaves the ground, hind legs high as it comes down.
    return {
      ...at,
      pitch: -tip * Math.cos(u * Math.PI * 2) * 0.8 + 0.12,
      roll: 0.12 * side * Math.sin(u * Math.PI),
    };
  };
};
