/** Animals on the bark of a tree. */

import { clamp } from '../../math/interpolate.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import { type Actor, rootOf } from '../actor.ts';
import type { Axes } from '../place/axes.ts';

/** An animal on a trunk: paws and belly to the bark and the head up; a bird clings to it and pecks. */
export const clingToTrunk = (actor: Actor, actors: Actor[], { azimuth }: Axes, seconds: number) => {
  const act = actor.thing.acts.find(({ action }) => action === 'climb');
  const host = actors.find(({ thingIndex }) => thingIndex === act?.object);
  if (!act || actor.thing.person || !host || !/standing trunk|eucalyptus trunk/.test(host.thing.kit ?? ''))
    return;
  const isBird = actor.kit?.locomotion === 'flies';
  const length = actor.size[isBird ? 1 : 2];
  // Seen from the side.
  const side = azimuth + Math.PI / 2 - 0.35;
  const towards: Vec3 = [Math.sin(side), 0, Math.cos(side)];
  host.isBackground = true;
  actor.support = { kind: 'free' };
  actor.yaw = side + Math.PI;
  actor.speed = 0;
  const foot = rootOf(host).position;
  const at = addScaled(foot, towards, host.size[2] / 2 + (isBird ? length * 0.1 : 0));
  const low = isBird ? 1.35 : Math.max(0.9, length * 0.7);
  const climbed = isBird ? 0 : Math.min(0.9, length);
  actor.path = (time) => {
    const height = low + climbed * clamp(time / seconds);
    return {
      position: [at[0], height, at[2]],
      yaw: actor.yaw,
      pitch: isBird ? -0.55 : -Math.PI / 2,
      roll: 0,
      speed: 0,
      travelled: height,
      turnRate: 0,
    };
  };
};
