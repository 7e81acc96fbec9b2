/** An animal that has opened a trash can and takes food out of it: it dips into the can and comes up with something in its paws. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import {
  multiply,
  positionOf,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
} from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { monkeys } from '../quadrupeds/apes.ts';
import { cats } from '../quadrupeds/cats.ts';
import { dogs } from '../quadrupeds/dogs/breeds.ts';
import { bearKit, foxKit } from '../quadrupeds/forest.ts';
import { raccoonKit } from '../quadrupeds/raccoons.ts';
import { mouseKit, squirrelKit } from '../quadrupeds/small.ts';

const thieves = [raccoonKit, cats, dogs, foxKit, bearKit, monkeys, squirrelKit, mouseKit];

/** Radius and height of the can; the heap of rubbish in it on which the animal sits. */
const [radius, rim, heap] = [0.27, 0.62, 0.54];
/** Length of the animal, nose to tail, and seconds from one dip to the next. */
const [length, period] = [0.82, 2.4];

const addCan = (b: MeshBuilder) => {
  b.paint(fromHex('#8c949a'), 'metal').lathe(
    [
      [0, 0],
      [radius * 0.84, 0],
      [radius, rim - 0.02],
      [radius + 0.02, rim - 0.01],
      [radius + 0.02, rim],
      [radius - 0.01, rim],
      [radius - 0.02, heap - 0.1],
    ],
    30,
    (angle, y) => (y > 0.05 && y < rim - 0.05 ? 1 + 0.015 * Math.sin(angle * 20) : 1),
  );
  for (const side of [-1, 1])
    b.tube(
      [
        [side * radius * 0.97, 0.42, -0.06],
        [side * (radius + 0.05), 0.42, 0],
        [side * radius * 0.97, 0.42, 0.06],
      ],
      0.011,
      6,
    );
};

/** The lid leans against the can. */
const addLid = (b: MeshBuilder) =>
  b
    .paint(fromHex('#9aa2a8'), 'metal')
    .at(multiply(translation(0.42, 0.27, 0.12), rotationZ(1.2), rotationY(0.4)), (k) =>
      k
        .lathe(
          [
            [0, -0.02],
            [radius * 1.1, -0.02],
            [radius * 1.1, 0.015],
            [radius * 0.8, 0.06],
            [0.05, 0.08],
            [0, 0.08],
          ],
          28,
        )
        .tube(
          [
            [-0.07, 0.07, 0],
            [-0.06, 0.13, 0],
            [0.06, 0.13, 0],
            [0.07, 0.07, 0],
          ],
          0.013,
          6,
        ),
    );

const addPizza = (b: MeshBuilder, s: number) => {
  const slice: [number, number][] = [
    [-0.5 * s, 0.5 * s],
    [0, -0.62 * s],
    [0.5 * s, 0.5 * s],
  ];
  b.paint(fromHex('#f0b83c'), 'satin').extrude(slice, 0, 0.07 * s);
  b.paint(fromHex('#c07a34'), 'matte').extrude(slice, -0.05 * s, 0);
  b.tube(
    [
      [-0.52 * s, 0.5 * s, 0.02 * s],
      [0, 0.57 * s, 0.02 * s],
      [0.52 * s, 0.5 * s, 0.02 * s],
    ],
    0.1 * s,
    8,
  );
  b.paint(fromHex('#b8301e'), 'satin');
  for (const [x, y] of [
    [-0.2, 0.25],
    [0.2, 0.2],
    [0, -0.15],
  ] as const)
    b.sphere([x * s, y * s, 0.08 * s], [0.12 * s, 0.12 * s, 0.03 * s], 10);
};

const addRubbish = (b: MeshBuilder, seed: number) => {
  const random = createRandom(seed + 9);
  for (let n = 0; n < 9; n += 1) {
    const a = n * 0.7;
    b.paint(n % 3 ? fromHex('#24262a') : fromHex('#e8e6e0'), n % 3 ? 'glossy' : 'matte').sphere(
      [Math.cos(a) * radius * 0.62, heap + 0.02 * random(), Math.sin(a) * radius * 0.62],
      [0.1, 0.08, 0.1],
      10,
    );
  }
  // What has fallen out lies before the can.
  b.paint(fromHex('#c8402c'), 'glossy').sphere([-0.36, 0.04, 0.26], 0.042, 12);
  b.paint(fromHex('#f0cb3c'), 'satin');
  for (const a of [0.2, 1.6, 3, 4.6])
    b.tube(
      [
        [-0.16, 0.05, 0.38],
        [-0.16 + Math.cos(a) * 0.06, 0.04, 0.38 + Math.sin(a) * 0.06],
        [-0.16 + Math.cos(a) * 0.12, 0.008, 0.38 + Math.sin(a) * 0.12],
      ],
      [0.014, 0.016, 0.006],
      6,
    );
  b.paint(fromHex('#e8e0d0'), 'matte').at(multiply(translation(0.12, 0.02, 0.42), rotationY(0.5)), (k) =>
    k.box([0, 0, 0], [0.2, 0.03, 0.2], 0.004),
  );
  b.paint(fromHex('#3f8a4a'), 'glossy').at(
    multiply(translation(-0.5, 0.03, 0.06), rotationY(0.7), rotationZ(Math.PI / 2)),
    (k) => k.cylinder(-0.09, 0.06, 0.03, 0.028, 12).cylinder(0.06, 0.14, 0.014, 0.012, 10),
  );
};

const build = (options: KitOptions): Model => {
  const noun =
    options.traits.find((trait) => thieves.some(({ nouns }) => nouns.includes(trait))) ?? 'raccoon';
  const kit = thieves.find(({ nouns }) => nouns.includes(noun))!;
  const animal = kit.build(
    plainOptions(noun, { seed: options.seed, colour: options.colour, traits: ['named food'] }),
  );
  const grow = length / Math.max(animal.size[2], animal.size[1] * 1.4);
  const [can, food] = [new MeshBuilder(), new MeshBuilder()];
  addCan(can);
  addLid(can);
  addRubbish(can, options.seed);
  addPizza(food, 0.13);
  const dip = ({ time }: PoseInput) => {
    const u = fraction(time / period + 0.2);
    return smoothstep(0, 0.12, u) * smoothstep(0.34, 0.2, u);
  };
  const place = (input: PoseInput) =>
    multiply(
      translation(0, heap - 0.13 * dip(input), -0.02),
      rotationX(0.5 * dip(input)),
      scaling(grow),
      translation(0, 0, animal.size[2] * 0.08),
    );
  const own = (input: PoseInput): PoseInput => ({
    ...input,
    action: 'eat',
    actionTime: input.time,
    speed: 0,
  });
  const members: Member[] = [
    { model: animal, act: (input) => ({ at: place(input), input: own(input) }) },
    {
      model: { size: [0.1, 0.1, 0.1], anchors: {}, parts: [{ name: 'food', mesh: food.mesh }] },
      act: (input) => {
        const mouth = animal.pose?.(own(input)).anchors.mouth;
        if (!mouth) return null;
        const [x, y, z] = positionOf(mouth);
        return {
          at: multiply(
            place(input),
            translation(x, y, z),
            scaling(1 / grow),
            translation(0.02, -0.07, 0.03),
            rotationZ(0.5),
          ),
          input,
        };
      },
    },
  ];
  const high = heap + animal.size[1] * grow * 1.15;
  const model = combineModels(members, { size: [1.15, high, 0.95] });
  return { ...model, parts: [{ name: 'can', mesh: can.mesh }, ...model.parts] };
};

export const trashThief: Kit = {
  name: 'animal at a trash can',
  nouns: ['animal at a trash can'],
  locomotion: 'none',
  build,
};
