/** A goldfish that leaps from one bowl into the other and back again. */

import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, Particle, PoseInput } from '../../model.ts';
import { fishbowl } from '../../props/general/glass/fish-tanks.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { fishKit } from '../sea/fish.ts';

/** Half the distance of the bowls, the height of the water, and how high the leap goes over it. */
const [apart, water, height] = [0.3, 0.2, 0.26];
/** Seconds from one leap to the next, and the share of them in the air: most of the time, for it is what is asked for. */
const [period, airShare] = [1.7, 0.68];

/** Where it is: side it leaps to, share of the leap (over 1: it swims in the bowl), seconds since it fell in. */
const leapAt = (time: number) => {
  const n = Math.floor(time / period);
  const u = fraction(time / period) / airShare;
  return { side: n % 2 ? -1 : 1, u, since: (u - 1) * airShare * period, out: u * airShare * period };
};

const drops = ([x, y, z]: Vec3, since: number): Particle[] =>
  since < 0 || since > 0.6
    ? []
    : Array.from({ length: 26 }, (_, n) => {
        const a = n * 2.4;
        const speed = 0.25 + 0.35 * fraction(n * 0.618);
        return {
          position: [
            x + Math.cos(a) * speed * since * 0.6,
            y + Math.max(-0.02, speed * 2.2 * since - 3.6 * since * since),
            z + Math.sin(a) * speed * since * 0.6,
          ] as Vec3,
          size: 0.006 + 0.006 * fraction(n * 0.37),
          colour: [0.85, 0.94, 1] as Vec3,
          opacity: 0.85 * (1 - since / 0.6),
        };
      });

const build = (options: KitOptions): Model => {
  const noun = options.traits.find((trait) => fishKit.nouns.includes(trait)) ?? 'goldfish';
  const fish = fishKit.build(plainOptions(noun, { seed: options.seed, colour: options.colour }));
  const grow = 0.17 / fish.size[2];
  const bowl = fishbowl.build(plainOptions('fishbowl'));
  const act: Member['act'] = (input) => {
    const { side, u } = leapAt(input.time);
    const t = Math.min(1, u);
    // Before the leap it comes up from the middle of the bowl, after it it goes down.
    const x = u < 1 ? side * apart * (2 * t - 1) : side * (apart - 0.05 * Math.sin((u - 1) * 9));
    const y = u < 1 ? water + height * 4 * t * (1 - t) - 0.02 : water - 0.02 - 0.07 * Math.sin((u - 1) * 6);
    const pitch = u < 1 ? -Math.atan2(height * 4 * (1 - 2 * t), 2 * apart) : 0.2;
    return {
      at: multiply(
        translation(x, y, 0),
        rotationY((side * Math.PI) / 2),
        rotationX(pitch),
        scaling(grow),
        translation(0, -fish.size[1] / 2, 0),
      ),
      input: { ...input, action: 'swim', speed: 0.6, travelled: input.time },
    };
  };
  const particles = ({ time }: PoseInput) => {
    const { side, since, out } = leapAt(time);
    return [
      ...drops([side * apart, water + 0.04, 0], since),
      ...drops([-side * apart, water + 0.04, 0], out),
    ];
  };
  const bowls = [-1, 1].map(
    (side): Member => ({
      model: bowl,
      act: (input) => ({ at: translation(side * apart, 0, 0), input }),
    }),
  );
  return combineModels([{ model: fish, act }, ...bowls], { size: [0.98, 0.56, 0.4] }, particles);
};

export const leapingGoldfish: Kit = {
  name: 'goldfish between two bowls',
  nouns: ['goldfish between two bowls'],
  locomotion: 'none',
  build,
};
