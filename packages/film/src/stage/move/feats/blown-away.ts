/** What the wind takes: it lifts, turns over and goes off to the side. */

import { addScaled, type Vec3 } from '../../../math/vector.ts';
import { type Actor, rootOf } from '../../actor.ts';
import type { Axes } from '../../place/axes.ts';
import { still } from '../paths.ts';

/** Share of the film before the wind has it, and its own sizes that it gets away. */
const [begin, sizesAway] = [0.25, 7];

const restingPlace = ({ support, position, altitude }: Actor): Vec3 => {
  if (support.kind !== 'on') return [position[0], altitude, position[2]];
  const { host, anchor } = support;
  const [x, y, z] = rootOf(host).position;
  return [x, y + (host.model.anchors[anchor]?.[1] ?? host.model.size[1]) * host.scale, z];
};

export const blowAway = (actor: Actor, { right, away }: Axes, seconds: number): void => {
  if (actor.thing.person || !actor.thing.acts.some(({ action }) => action === 'blow_away')) return;
  const from = restingPlace(actor);
  const reach = Math.max(...actor.size);
  const whole = seconds * (1 - begin);
  const yaw = actor.yaw;
  actor.support = { kind: 'free' };
  actor.speed = 0;
  actor.crosses = true;
  actor.path = (time) => {
    const t = Math.max(0, time - seconds * begin - 0.15 * actor.copy);
    const u = t / whole;
    const out = addScaled(addScaled(from, right, sizesAway * reach * u * u), away, reach * u);
    const lift = reach * (2.2 * u + 0.35 * Math.sin(u * 9) * Math.min(1, u * 4));
    return {
      ...still([out[0], from[1] + lift, out[2]], yaw + 2 * u),
      pitch: 5 * u * u,
      roll: -7 * u * u,
      speed: 0,
    };
  };
};
