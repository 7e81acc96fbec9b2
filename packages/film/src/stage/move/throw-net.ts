/** A net that is thrown begins in the hands of who throws it, on the ground or in a boat, and comes down before them. */

import { throwerBehind } from '../../kits/props/activities/cast-net.ts';
import { addScaled } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { stay } from './paths.ts';

export const throwNet = (thrower: Actor, { right }: Axes): void => {
  const net = thrower.target;
  if (net && thrower.thing.traits.includes('hauls a net') && thrower.support.kind === 'on') {
    // It comes over the side beside whoever hauls it.
    net.yaw = thrower.yaw;
    net.support = { ...thrower.support };
    net.path = null;
    return;
  }
  if (!net || !thrower.thing.traits.includes('throws a net')) return;
  const ahead = throwerBehind * net.scale;
  net.yaw = thrower.yaw;
  if (thrower.support.kind === 'on') {
    const [x, y, z] = thrower.support.offset;
    net.support = { ...thrower.support, offset: [x, y, z + ahead] };
    // A path would be read as its way on the boat.
    net.path = null;
    return;
  }
  // Thrown across the picture, the disc is seen open.
  thrower.yaw = Math.atan2(right[0], right[2]);
  thrower.path = stay(thrower.position, thrower.yaw);
  net.support = { kind: 'free' };
  net.yaw = thrower.yaw;
  net.position = addScaled(thrower.position, right, ahead);
  net.path = stay(net.position, net.yaw);
};
