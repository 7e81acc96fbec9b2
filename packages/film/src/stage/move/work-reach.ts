/** What hands work at is where they reach it. */

import { clamp } from '../../math/interpolate.ts';
import type { Action } from '../../scene/actions.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { stay } from './paths.ts';

/** Things that are looked into: the eye comes to the eyepiece. */
export const eyepieces = /telescope|microscope/;

/** Acts done with hands or face at something. */
const atWork: readonly Action[] = [
  'pour',
  'put_on',
  'put_in',
  'take_from',
  'iron',
  'wash',
  'climb',
  'blow',
  'cook',
  'stir',
  'chop',
  'paint',
  'write',
  'type',
  'hammer',
  'work',
  'rub',
  'build',
  'open',
  'push',
  'pull',
  'play_piano',
  'play_drums',
  'play_board_game',
];

export const bindWork = (actor: Actor) => {
  const { target } = actor;
  if (!actor.thing.person || !target || target.thing.person) return;
  const action = mainAction(actor);
  const looksInto = action === 'look' && eyepieces.test(target.thing.kit ?? '');
  if (atWork.includes(action) || looksInto) rootOf(target).isBound = true;
};

/** Its model says where hands are on it, and moves under them. */
export const isWorkedAt = (actor: Actor): boolean => {
  const { target, thing } = actor;
  return (
    thing.person !== null &&
    target !== null &&
    target.thing.person === null &&
    target.support.kind !== 'held' &&
    target.model.anchors.handRight !== undefined &&
    atWork.includes(mainAction(actor))
  );
};

const isWrittenOn = ({ thing }: Actor) => /board being written on/.test(thing.kit ?? '');

/** A figure that writes on a board stands left of the line, the board behind and its face to the camera. */
export const standAtBoard = (actor: Actor, { azimuth }: Axes) => {
  const { target } = actor;
  if (!target || !isWorkedAt(actor) || !isWrittenOn(target) || target.support.kind !== 'free') return;
  const yaw = azimuth - 0.42;
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  const [aside, before] = [0.02 * actor.size[1], 0.26 * actor.size[1]];
  const { position } = actor;
  target.position = [position[0] - aside * c - before * s, position[1], position[2] + aside * s - before * c];
  target.yaw = yaw;
  target.fixedYaw = yaw;
  target.beats = actor.beats;
  target.path = stay(target.position, yaw);
  actor.yaw = yaw + Math.PI - 0.25;
  actor.fixedYaw = actor.yaw;
  actor.path = stay(position, actor.yaw);
};

/** It faces the one who works at it, and does what the hands do. */
const takePart = (actor: Actor, target: Actor, yaw: number) => {
  if (!isWorkedAt(actor)) return;
  target.yaw = yaw;
  target.beats = actor.beats;
};

/** Within arm's reach, in heights of the body. */
const armsReach = 0.24;
/** Kneading and cutting are done right before the body. */
const closeWork: readonly Action[] = ['stir', 'chop'];

/** The workpiece on a table is at its near edge, before the hands. */
export const bringWithinReach = (actor: Actor) => {
  const { target } = actor;
  if (!actor.thing.person || target?.support.kind !== 'on') return;
  const worker = rootOf(actor);
  if (!atWork.includes(mainAction(actor)) && !['eat', 'drink'].includes(mainAction(actor))) return;
  const { host, offset } = target.support;
  if (host.support.kind !== 'free' || host === worker || host.thing.person) return;
  if (target.support.anchor !== 'top') return;
  const [s, c] = [Math.sin(host.yaw), Math.cos(host.yaw)];
  const [ax, , az] = host.model.anchors.top ?? [0, 0, 0];
  const [dx, dz] = [worker.position[0] - host.position[0], worker.position[2] - host.position[2]];
  // The worker's place as the table sees it.
  const [wx, wz] = [dx * c - dz * s - ax * host.scale, dx * s + dz * c - az * host.scale];
  const distance = Math.hypot(wx - offset[0], wz - offset[2]);
  const half = Math.max(target.size[0], target.size[2]) / 2;
  const isClose = closeWork.includes(mainAction(actor));
  const reach = actor.size[1] * (isClose ? 0.2 : armsReach) + (isClose ? Math.min(0.18, half) : half);
  // Dough may overhang; a glass at the very edge would seem to float beside it.
  const margin = (size: number) => size * (isClose && size > 0.2 ? 0.3 : 0.5) + (size > 0.2 ? 0 : 0.05);
  takePart(actor, target, Math.atan2(dx, dz));
  if (distance <= reach) return;
  const share = (distance - reach) / distance;
  const within = (value: number, half: number) => clamp(value, -half, half);
  target.support.offset = [
    within(offset[0] + (wx - offset[0]) * share, Math.max(0, host.size[0] / 2 - margin(target.size[0]))),
    offset[1],
    within(offset[2] + (wz - offset[2]) * share, Math.max(0, host.size[2] / 2 - margin(target.size[2]))),
  ];
};
