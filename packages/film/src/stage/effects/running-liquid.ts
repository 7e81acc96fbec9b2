/** Drops that fall from what leaks or drips, and water that runs over the rim of what is full. */

import type { Model, Particle } from '../../kits/model.ts';
import { type Matrix, positionOf, transformPoint } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';

const water: Vec3 = [0.5, 0.68, 0.82];
const gravity = 9.8;
/** Seconds from drop to drop. */
const betweenDrops = 0.42;

/** Where it comes out: the mouth of a tap, else low on the side that is seen. */
export const leakOf = ({ anchors, size }: Model): Vec3 =>
  anchors.mouth ?? [size[0] * 0.36, size[1] * 0.22, size[2] * 0.36];

const drops = (from: Vec3, ground: number, size: number, time: number): Particle[] => {
  const fall = Math.max(0.02, from[1] - ground);
  const whole = Math.sqrt((2 * fall) / gravity);
  return [0, 1, 2].flatMap((n): Particle[] => {
    const age = (time % betweenDrops) + n * betweenDrops;
    if (age < whole) {
      const y = from[1] - 0.5 * gravity * age * age;
      const end: Vec3 = [from[0], y + size * (1 + 3 * age), from[2]];
      return [{ position: [from[0], y, from[2]], end, size, colour: water, opacity: 0.95 }];
    }
    // It bursts on the ground.
    const since = age - whole;
    if (since > 0.25) return [];
    return Array.from({ length: 7 }, (_, k): Particle => {
      const out = size * 14 * since;
      const up = size * (22 * since - 90 * since * since);
      return {
        position: [
          from[0] + Math.cos(k * 0.9) * out,
          ground + Math.max(0.002, up),
          from[2] + Math.sin(k * 0.9) * out,
        ],
        size: size * 0.5,
        colour: water,
        opacity: 0.8 * (1 - since * 4),
      };
    });
  });
};

/** Threads of water all round the rim, thicker here and thinner there. */
const overRim = (actor: Actor, root: Matrix, time: number, begin: number): Particle[] => {
  const [width, height, length] = actor.model.size;
  const come = Math.min(1, Math.max(0, (time - begin) / 0.6));
  if (come <= 0) return [];
  return Array.from({ length: 130 }, (_, n): Particle => {
    const angle = n * 2.39996;
    const share = (time * (0.9 + 0.3 * ((n * 0.377) % 1)) + n * 0.618) % 1;
    const out = 0.5 + 0.03 * share;
    const y = height * (0.97 - come * share * 0.97);
    const at = (lift: number): Vec3 =>
      transformPoint(root, [
        Math.cos(angle) * width * out,
        Math.max(0.005, y + lift),
        Math.sin(angle) * length * out,
      ]);
    return {
      position: at(0),
      end: at(height * 0.16),
      size: Math.max(width, length) * actor.scale * (0.008 + 0.009 * ((n * 0.73) % 1)),
      colour: water,
      opacity: 0.75,
    };
  });
};

export const runningLiquid = (actor: Actor, root: Matrix, time: number, seconds: number): Particle[] => {
  const acts = actor.thing.acts.map(({ action }) => action);
  if (actor.thing.person) return [];
  const [width, , length] = actor.size;
  if (acts.includes('drip')) {
    const from = transformPoint(root, leakOf(actor.model));
    const size = Math.min(0.03, Math.max(0.004, Math.max(width, length) * 0.022));
    return drops(from, positionOf(root)[1], size, time);
  }
  return acts.includes('overflow') ? overRim(actor, root, time, overflowBegin(seconds)) : [];
};

/** When what is full begins to run over. */
export const overflowBegin = (seconds: number): number => Math.min(1, seconds * 0.2);
