/** Ways up and down what stands: a slide, a ladder, a rope, a wall, the bark of a tree. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { stay, still } from './paths.ts';

/** Share of the way that is climbed at a moment: from the foot of it, or from the top where it goes down. */
const upOrDown = ({ thing }: Actor, seconds: number): ((time: number) => number) => {
  const isDown = thing.acts.find(({ action }) => action === 'climb')?.direction === 'down';
  return (time) => (isDown ? 1 - clamp(time / seconds) : clamp(time / seconds));
};

const forwardOf = (yaw: number): Vec3 => [Math.sin(yaw), 0, Math.cos(yaw)];

/** The chute of the playground's slide, from its top to its end, in its own space and above its seat. */
const chute = (t: number): [height: number, along: number] => [0.3 + 1.6 * (1 - t) ** 1.25, -0.7 + t * 3];

export const slideDown = (actor: Actor, seconds: number) => {
  if (actor.support.kind !== 'on' || mainAction(actor) !== 'slide') return;
  const { host } = actor.support;
  if (host.thing.kit !== 'slide') return;
  const seat = host.model.anchors.seat ?? host.model.anchors.top ?? [0, 0, 0];
  actor.support.anchor = host.model.anchors.seat ? 'seat' : 'top';
  actor.support.offset = [0, 0, 0];
  actor.path = (time) => {
    const t = 0.06 + 0.88 * smoothstep(0, 1, clamp((time / seconds) * 1.05)) ** 1.2;
    const [y, z] = chute(t);
    return still([0 - seat[0], (y + 0.02) * host.scale - seat[1], z * host.scale - seat[2]], 0);
  };
};

/** Feet that push off are above the ground of it, in heights of the body. */
const aboveChute = 0.16;

/** On hands and feet along the chute, the face to its top; down it goes backwards. */
export const climbChute = (actor: Actor, { azimuth }: Axes, seconds: number) => {
  if (actor.support.kind !== 'on' || mainAction(actor) !== 'climb' || !actor.thing.person) return;
  const { host } = actor.support;
  if (host.thing.kit !== 'slide') return;
  host.yaw = azimuth + 1.35;
  host.path = stay(host.position, host.yaw);
  actor.support = { kind: 'free' };
  actor.yaw = host.yaw + Math.PI;
  actor.speed = 0;
  const foot = rootOf(host).position;
  const towards = forwardOf(host.yaw);
  const wayAt = upOrDown(actor, seconds);
  actor.path = (time) => {
    const t = 0.85 - 0.55 * wayAt(time);
    const [y, z] = chute(t);
    const [above, behind] = chute(t - 0.05);
    const slope = Math.atan2(above - y, z - behind);
    const at = addScaled(foot, towards, z * host.scale);
    return {
      ...still([at[0], y * host.scale + aboveChute * actor.size[1], at[2]], actor.yaw),
      // Along the chute, so that hands and feet are on it.
      pitch: Math.PI / 2 - slope - 0.5,
      travelled: (1 - t) * 3,
    };
  };
};

const climbable = /ladder|rope|wall|cliff|tree|rock|mountain|pole|tower|vine|fence|palm/;

/** How far it comes forward where it is climbed: of a tree the trunk, not the crown. */
const reachAtFoot = ({ model, scale, size }: Actor): number => {
  const [low, high] = [0.3 / scale, 1.6 / scale];
  let most = 0;
  for (const { mesh } of model.parts)
    for (let n = 0; n < mesh.positions.length; n += 3)
      if (mesh.positions[n + 1]! > low && mesh.positions[n + 1]! < high)
        most = Math.max(most, mesh.positions[n + 2]!);
  return most > 0 ? Math.min(most * scale, size[2] / 2) : size[2] / 2;
};

/** Up the front of a ladder, a rope, a wall or a trunk, facing it. */
export const climbUp = (actor: Actor, actors: Actor[], { azimuth }: Axes, seconds: number) => {
  if (mainAction(actor) !== 'climb' || !actor.thing.person) return;
  const at =
    actor.thing.acts.find(({ action }) => action === 'climb')?.object ??
    actor.thing.ties.find(({ kind }) => kind === 'on' || kind === 'against')?.to;
  const host = actors.find(({ thingIndex }) => thingIndex === at);
  if (!host || !climbable.test(host.thing.kit ?? '') || host.role === 'landmark') return;
  if (host.size[1] < actor.size[1] * 1.05) return;
  const isLadder = /ladder/.test(host.thing.kit ?? '');
  // Seen from the side and a little from behind.
  host.yaw = azimuth + (isLadder ? 1.9 : 0.35);
  actor.support = { kind: 'free' };
  actor.yaw = host.yaw + Math.PI;
  actor.speed = 0;
  const foot = rootOf(host).position;
  const top = Math.max(0.3, host.size[1] - actor.size[1] * 1.02);
  // A cliff is climbed far above the ground.
  const low = /cliff|rock face/.test(host.thing.kit ?? '') ? top * 0.55 : Math.min(0.25, top * 0.3);
  const gap = 0.2 * actor.size[1];
  const towards = forwardOf(host.yaw);
  const reach = isLadder ? 0.35 * host.scale : reachAtFoot(host);
  const lean = isLadder ? 0.85 / 3.2 : 0;
  const wayAt = upOrDown(actor, seconds);
  actor.path = (time) => {
    const height = low + (Math.min(top, low + 0.32 * seconds) - low) * wayAt(time);
    // The hips keep their distance from the rungs beside them.
    const rung = reach - lean * (height + actor.size[1] * 0.5);
    const at = addScaled(foot, towards, rung + gap);
    return { ...still([at[0], height, at[2]], actor.yaw), travelled: height };
  };
};

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
  const isDown = act.direction === 'down';
  actor.yaw = isDown ? side : side + Math.PI;
  actor.speed = 0;
  const foot = rootOf(host).position;
  const at = addScaled(foot, towards, host.size[2] / 2 + (isBird ? length * 0.1 : 0));
  const low = isBird ? 1.35 : Math.max(0.9, length * 0.7);
  const climbed = isBird ? 0 : Math.min(0.9, length);
  const wayAt = upOrDown(actor, seconds);
  actor.path = (time) => {
    const height = low + climbed * wayAt(time);
    return {
      position: [at[0], height, at[2]],
      yaw: actor.yaw,
      // Head first, whichever way.
      pitch: isBird ? -0.55 : isDown ? Math.PI / 2 : -Math.PI / 2,
      roll: 0,
      speed: 0,
      travelled: height,
      turnRate: 0,
    };
  };
};
