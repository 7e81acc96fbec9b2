/** A cat that pulls at a Christmas tree until it topples over. */

import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { christmasTree } from '../../props/general/toys/festive.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { cats } from '../quadrupeds/cats.ts';
import { dogs } from '../quadrupeds/dogs/breeds.ts';

/** Height of the tree, seconds at which it begins to fall and lies, and how far it turns. */
const [height, falls, lies, turn] = [1.35, 0.9, 1.9, 1.38];

const leanAt = (time: number): number => {
  const sway = 0.07 * Math.sin(time * 7) * smoothstep(falls + 0.2, falls - 0.1, time);
  const fall = smoothstep(falls, lies, time) ** 1.6;
  // It bounces once on its branches.
  const bounce =
    time > lies ? 0.09 * Math.abs(Math.sin((time - lies) * 6)) * Math.exp(-(time - lies) * 3.5) : 0;
  return sway + turn * fall - bounce;
};

const build = (options: KitOptions): Model => {
  const noun = options.traits.find((trait) => [...cats.nouns, ...dogs.nouns].includes(trait)) ?? 'cat';
  const animal = (dogs.nouns.includes(noun) ? dogs : cats).build(
    plainOptions(noun, { seed: options.seed, colour: options.colour }),
  );
  const tree = christmasTree.build(
    plainOptions('christmas tree', { seed: options.seed, traits: ['without gifts'] }),
  );
  const size = height / tree.size[1];
  const grow = 0.62 / animal.size[2];
  const members: Member[] = [
    {
      model: tree,
      act: (input) => ({
        at: multiply(
          translation(0, 0.05 * smoothstep(falls, lies, input.time), 0),
          rotationZ(-leanAt(input.time)),
          scaling(size),
        ),
        input,
      }),
    },
    {
      model: animal,
      act: (input) => ({
        at: multiply(translation(-0.55, 0, 0.3), rotationY(1.25), scaling(grow)),
        input: { ...input, action: input.time < lies ? 'reach' : 'stand', speed: 0 },
      }),
    },
  ];
  return combineModels(members, { size: [2.3, height, 0.9] });
};

export const toppledTree: Kit = {
  name: 'cat and a toppling christmas tree',
  nouns: ['cat and a toppling christmas tree'],
  locomotion: 'none',
  build,
};
