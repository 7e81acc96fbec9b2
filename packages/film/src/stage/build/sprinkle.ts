/** Glitter that falls out of the raised hand of whoever sprinkles it. */

import type { Particle } from '../../kits/model.ts';
import { type Matrix, transformPoint } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import { type Actor, mainAction } from '../actor.ts';

export const sprinkles = ({ thing }: Actor) => thing.person !== null && thing.traits.includes('sprinkles');

/** Held out to the side and shaken, in model space; a sitter's shoulders are lower. */
export const sprinklingHand = (actor: Actor, time: number): Vec3 => {
  const tall = actor.model.size[1];
  const isSeated = actor.support.kind === 'on' && ['sit', 'stand'].includes(mainAction(actor));
  const sweep = Math.sin(time * 1.9) * 0.07;
  const shake = Math.sin(time * 15) * 0.012;
  return [tall * (-0.3 + sweep), tall * ((isSeated ? 0.66 : 0.86) + shake), tall * (0.2 - sweep * 0.5)];
};

const colours: Vec3[] = [
  [4.6, 3, 0.7],
  [4.4, 3.6, 1.6],
  [3.6, 1.2, 3],
  [1.2, 3, 4.4],
];
const count = 230;

export const fallingGlitter = (actor: Actor, root: Matrix, time: number): Particle[] => {
  const height = actor.size[1];
  return Array.from({ length: count }, (_, n) => {
    const life = 1.3 + 0.9 * ((n * 0.37) % 1);
    const age = (time + n * 0.618 * life) % life;
    // From where the hand was when this grain left it.
    const from = transformPoint(root, sprinklingHand(actor, time - age));
    const turn = n * 2.39996;
    const out = height * (0.02 + 0.26 * ((n * 0.755) % 1)) * Math.sqrt(age + 0.05);
    const fall = height * (0.3 * age + 0.1 * age * age);
    const twinkle = 0.55 + 0.45 * Math.sin(time * 11 + n * 3.1);
    return {
      position: [
        from[0] + Math.cos(turn) * out,
        from[1] + height * 0.02 - fall,
        from[2] + Math.sin(turn) * out,
      ] as Vec3,
      size: height * (0.009 + 0.014 * ((n * 0.47) % 1)),
      colour: colours[n % colours.length]!,
      opacity: twinkle * Math.min(1, 2 * (1 - age / life)),
    };
  });
};
