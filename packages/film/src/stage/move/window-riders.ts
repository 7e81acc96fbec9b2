/** Who looks out of the side window of a car: head and chest are outside, on the camera's side. */

import type { Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import type { Axes } from '../place/axes.ts';

export const leanOutOfWindow = (actor: Actor, { away }: Axes) => {
  if (!actor.thing.traits.includes('at the window') || actor.support.kind !== 'on') return;
  const { host, anchor } = actor.support;
  if (host.kit?.locomotion !== 'rolls') return;
  const left: Vec3 = [Math.cos(host.yaw), 0, -Math.sin(host.yaw)];
  const side = left[0] * away[0] + left[2] * away[2] > 0 ? -1 : 1;
  const [x, y] = host.model.anchors[anchor] ?? [0, 0.5, 0];
  const base = y * host.scale;
  // The head is above the door, whatever the size.
  const sill = host.size[1] * 0.62;
  const tall = actor.thing.person ? actor.size[1] * 0.62 : actor.size[1];
  const lift = Math.max(0, sill - base - tall * 0.55);
  const out = host.size[0] * (actor.thing.person ? 0.24 : 0.31);
  const position: Vec3 = [side * out - x * host.scale, actor.thing.person ? 0 : lift, 0];
  actor.support.offset = position;
  if (actor.thing.person) return;
  actor.path = () => ({
    position,
    yaw: side * 0.9,
    pitch: 0,
    roll: 0,
    speed: 0,
    travelled: 0,
    turnRate: 0,
  });
};
