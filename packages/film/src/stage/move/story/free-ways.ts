/** Ways that lead to nothing: how far they go, and round in a circle. */

import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Act } from '../../../scene/scene.ts';
import type { Actor } from '../../actor.ts';
import type { Axes } from '../../place/axes.ts';
import { circle, type Path } from '../paths.ts';

/** Metres a second of one who has no way of getting about. */
const usualSpeed = 1.2;
/** Metres of the longest way without a goal, at a walk and at a run. */
const longestWay = 9;
const longestRun = 16;

/** As far as it gets without a goal. */
export const metresIn = ({ kit, size }: Actor, action: Act['action'], seconds: number): number => {
  const own = usualSpeed * Math.sqrt(Math.max(0.1, size[1] / 1.7));
  // Slower than at full speed, or the ground would fly by.
  if (action === 'run')
    return Math.min(longestRun, (kit?.speeds ? kit.speeds.fast * 0.75 : own * 2.2) * seconds);
  return Math.min(longestWay, (kit?.speeds?.slow ?? own) * seconds);
};

/** Round and round: the middle is behind the start, so that the near side is passed first. */
export type Circle = { middle: Vec3; radius: number; turns: number; axes: Axes };
const leastTurns = 1.15;

export const circleOf = (size: Vec3, position: Vec3, metres: number, axes: Axes): Circle => {
  const least = Math.max(size[0], size[2]) * 0.9;
  const radius = Math.max(least, Math.min(least * 1.8, metres / (2 * Math.PI * leastTurns)));
  return {
    middle: addScaled([position[0], 0, position[2]], axes.away, radius),
    radius,
    turns: Math.max(leastTurns, metres / (2 * Math.PI * radius)),
    axes,
  };
};

export const onCircle = ({ middle, radius, turns, axes: { right, away } }: Circle, share: number): Vec3 => {
  const angle = 2 * Math.PI * turns * share;
  return addScaled(addScaled(middle, right, radius * Math.sin(angle)), away, -radius * Math.cos(angle));
};

/** Share of its lean into a circle that a body on legs has, where two wheels have all of it. */
const leanOnLegs = 0.35;

/** All through the film, from the left and past the viewer. */
export const inCircle = (actor: Actor, axes: Axes, seconds: number): Path => {
  const { middle, radius } = circleOf(actor.size, actor.position, actor.speed * seconds, axes);
  const round = circle(middle, radius, actor.speed, axes.azimuth - Math.PI / 2 + 0.5 * actor.copy);
  const lean = actor.kit?.locomotion === 'rolls' && actor.size[0] < actor.size[1] ? 1 : leanOnLegs;
  return (time) => {
    const at = round(time);
    return { ...at, roll: at.roll * lean };
  };
};

/** Once round it in about four seconds, near enough that both are in the picture; several are spread over the ring. */
export const roundAbout = (actor: Actor, host: Actor, height: number): Path => {
  const radius =
    0.5 * Math.hypot(host.size[0], host.size[2]) + 0.35 * Math.max(actor.size[0], actor.size[2]) + 0.3;
  const speed = Math.min(actor.speed || 1.5, (2 * Math.PI * radius) / 4);
  const [x, , z] = host.position;
  const share = (2 * Math.PI * actor.copy) / Math.max(1, actor.thing.count);
  const round = circle([x, height, z], radius, speed, -0.6 + share);
  actor.crosses = true;
  return (time) => ({ ...round(time), roll: 0 });
};
