/** The ball that a goalkeeper dives for: shot from before the goal, caught in the air, held. */

import { clamp, lerp } from '../../math/interpolate.ts';
import { scale, type Vec3 } from '../../math/vector.ts';
import { caughtAt, saveReach } from '../../motion/actions/acrobatics.ts';
import { type Actor, mainAction } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { stay } from './paths.ts';

/** A keeper who throws himself to the wrong side. */
export const beaten = 'beaten';

export const isSoccerGoal = ({ thing, support }: Actor): boolean =>
  support.kind === 'free' && /^(?:(?:soccer |football )?goal|goalpost)$/.test(thing.kit ?? '');

/** Inside the net, on the side that a beaten keeper leaves open. */
export const cornerOf = ({ position, yaw }: Actor): Vec3 => {
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  const [aside, back] = [-2.4, -0.9];
  return [position[0] + c * aside + s * back, 1.4, position[2] - s * aside + c * back];
};

/** On the line, a little to the side he will leave open, and past the ball. */
const diveWrong = (keeper: Actor, actors: Actor[]) => {
  const goal = actors.find(isSoccerGoal);
  if (!goal) return;
  const [s, c] = [Math.sin(goal.yaw), Math.cos(goal.yaw)];
  keeper.speed = 0;
  keeper.yaw = goal.yaw;
  keeper.position = [goal.position[0] + c * 0.1 + s * 0.5, 0, goal.position[2] - s * 0.1 + c * 0.5];
  keeper.path = stay(keeper.position, keeper.yaw);
};

/** Where the shot comes from, in the keeper's space. */
const shotFrom: Vec3 = [-1.9, 0.12, 4.6];
/** Share of the dive at which the ball is kicked. */
const kickedAt = 0.13;

export const saveBall = (actor: Actor, actors: Actor[], { azimuth }: Axes, seconds: number) => {
  if (mainAction(actor) !== 'save' || actor.support.kind !== 'free') return;
  if (actor.thing.traits.includes(beaten)) {
    diveWrong(actor, actors);
    return;
  }
  const ball = actors.find(
    ({ thing, support }) =>
      /ball$|puck/.test(thing.kit ?? '') &&
      (support.kind === 'free' || (support.kind === 'held' && support.host === actor)),
  );
  // To the camera, so that face and hands are seen.
  actor.speed = 0;
  actor.yaw = azimuth - 0.25;
  actor.path = stay(actor.position, actor.yaw);
  const [s, c] = [Math.sin(actor.yaw), Math.cos(actor.yaw)];
  const inFront = (x: number, z: number): Vec3 => [
    actor.position[0] + c * x + s * z,
    actor.position[1],
    actor.position[2] - s * x + c * z,
  ];
  const goal = actors.find(({ thing, support }) => /goal$/.test(thing.kit ?? '') && support.kind === 'free');
  if (goal) {
    // The keeper starts in its middle, on the line.
    goal.yaw = actor.yaw;
    goal.position = inFront(0.5, -0.7 - goal.size[2] / 2);
    goal.path = stay(goal.position, goal.yaw);
  }
  if (!ball) return;
  const tall = actor.size[1] / 1.75;
  // Not larger than two hands hold.
  const factor = Math.min(1, (0.3 * tall) / Math.max(...ball.size));
  ball.scale *= factor;
  ball.size = scale(ball.size, factor);
  ball.support = { kind: 'free' };
  ball.isBound = true;
  ball.speed = 0;
  const kicker = actors.find(
    (other) =>
      other !== actor && other.thing.person && other.thing.acts.some(({ action }) => action === 'kick'),
  );
  if (kicker) {
    kicker.yaw = actor.yaw + Math.PI;
    kicker.position = inFront(shotFrom[0] * tall + 0.1, shotFrom[2] * tall + 0.55);
    kicker.path = stay(kicker.position, kicker.yaw);
    kicker.speed = 0;
    kicker.beats = [
      { action: 'kick', from: -0.15, until: 1.45 },
      { action: 'look', from: 1.45, until: Number.POSITIVE_INFINITY },
    ];
  }
  ball.path = (time) => {
    const reach = saveReach(time, seconds);
    const flown = clamp((reach.u - kickedAt) / (caughtAt - kickedAt));
    const [x, y, z] = [0, 1, 2].map((n) => lerp(shotFrom[n]!, reach.ball[n]!, flown) * tall) as Vec3;
    const { position } = actor;
    const height = y + 0.6 * 4 * flown * (1 - flown) * 0.5 - ball.size[1] / 2;
    return {
      position: [position[0] + c * x + s * z, position[1] + Math.max(0, height), position[2] - s * x + c * z],
      yaw: 0,
      pitch: flown < 1 ? time * 9 : 0,
      roll: 0,
      speed: 0,
      travelled: 0,
      turnRate: 0,
    };
  };
};
