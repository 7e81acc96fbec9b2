/** The ball or shuttlecock of two sides that play over a net: to and fro above it, from hands to hands. */

import { lerp } from '../../math/interpolate.ts';
import type { Actor } from '../actor.ts';
import { still } from './paths.ts';

/** Seconds of one flight over the net. */
const flight = 1.3;
/** How far the ball passes over the top of the net, in metres. */
const clearance = 0.35;
/** Where it is hit: before the player, above the head; shares of the player's height. */
const before = 0.22;
const above = 1.06;

export const rallyOverNet = (actors: Actor[]): void => {
  const net = actors.find(({ thing }) => /^(?:volleyball|badminton) net$/.test(thing.kit ?? ''));
  const ball = actors.find(
    ({ thing, support }) =>
      /ball$|shuttlecock/.test(thing.kit ?? '') && thing.person === null && support.kind === 'free',
  );
  const [one, other] = actors.filter(
    ({ thing, support }) => thing.person && support.kind === 'free' && thing.traits.includes('across'),
  );
  if (!net || !ball || !one || !other) return;
  const [from, to] = [one, other].map(({ position, yaw, size }) => [
    position[0] + Math.sin(yaw) * before * size[1],
    position[1] + above * size[1],
    position[2] + Math.cos(yaw) * before * size[1],
  ]) as [number[], number[]];
  const rise = Math.max(0.5, net.position[1] + net.size[1] + clearance - (from[1]! + to[1]!) / 2);
  ball.isBound = true;
  ball.speed = 0;
  ball.altitude = 0;
  ball.path = (time) => {
    const turn = (((time / flight) % 2) + 2) % 2;
    const share = turn < 1 ? turn : 2 - turn;
    return still(
      [
        lerp(from[0]!, to[0]!, share),
        lerp(from[1]!, to[1]!, share) + rise * 4 * share * (1 - share),
        lerp(from[2]!, to[2]!, share),
      ],
      ball.yaw,
    );
  };
};
