/** A hamster that runs in the wheel of its cage: a tray of wood shavings under thin bars, a bottle and a bowl. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { hamsterWheel } from '../../props/general/pets/hamster-wheel.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { mouseKit } from '../quadrupeds/small.ts';

/** Half width, height and half depth of the cage; the rim of its tray; where the wheel stands. */
const [wide, tall, deep] = [0.29, 0.36, 0.17];
const tray = 0.06;
const floor = 0.045;
const wheelAt: Vec3 = [0.07, floor, -0.01];
const size = 1.3;

const addBars = (b: MeshBuilder) => {
  b.paint(fromHex('#d8dcde'), 'metal');
  const bar = (from: Vec3, to: Vec3, radius = 0.0017) => b.tube([from, to], radius, 5);
  for (let n = 0; n <= 18; n += 1) {
    const x = -wide + (n / 18) * 2 * wide;
    bar([x, tray, -deep], [x, tall, -deep]);
    bar([x, tall, -deep], [x, tall, deep]);
  }
  for (let n = 1; n < 10; n += 1) {
    const z = -deep + (n / 10) * 2 * deep;
    for (const x of [-wide, wide]) bar([x, tray, z], [x, tall, z]);
  }
  // Fewer in front, so that the runner is seen between them.
  for (let n = 1; n < 9; n += 1) {
    const x = -wide + (n / 9) * 2 * wide;
    bar([x, tray, deep], [x, tall, deep], 0.0014);
  }
  const frame = (y: number) => {
    const corners: Vec3[] = [
      [-wide, y, deep],
      [wide, y, deep],
      [wide, y, -deep],
      [-wide, y, -deep],
    ];
    for (const [n, corner] of corners.entries()) bar(corner, corners[(n + 1) % 4]!, 0.004);
  };
  frame(tall);
  frame(tray);
  for (const x of [-wide, wide]) for (const z of [-deep, deep]) bar([x, tray, z], [x, tall, z], 0.004);
};

const buildCage = (seed: number): MeshBuilder => {
  const random = createRandom(seed + 3);
  const b = new MeshBuilder();
  b.paint(fromHex('#3a8ac8'), 'glossy').box(
    [0, tray / 2, 0],
    [2 * wide + 0.02, tray, 2 * deep + 0.02],
    0.012,
  );
  b.paint(fromHex('#e4c796'), 'matte').box(
    [0, tray * 0.52, 0],
    [2 * wide - 0.01, tray, 2 * deep - 0.01],
    0.004,
  );
  for (let n = 0; n < 170; n += 1) {
    const at = translation(
      (random() - 0.5) * 1.9 * wide,
      tray + 0.004 + 0.004 * random(),
      (random() - 0.5) * 1.9 * deep,
    );
    b.paint(mix(fromHex('#d8b47c'), fromHex('#f4e2bc'), random()), 'matte').at(
      multiply(at, rotationY(random() * 6)),
      (k) => k.box([0, 0, 0], [0.02, 0.003, 0.007]),
    );
  }
  b.paint(fromHex('#d8504a'), 'glossy').at(translation(-0.2, tray, 0.08), (k) =>
    k.lathe(
      [
        [0, 0],
        [0.036, 0],
        [0.042, 0.026],
        [0.036, 0.026],
        [0.032, 0.016],
        [0, 0.016],
      ],
      20,
    ),
  );
  for (let n = 0; n < 22; n += 1)
    b.paint(mix(fromHex('#8a6a3a'), fromHex('#d8b25a'), random()), 'matte').sphere(
      [-0.2 + (random() - 0.5) * 0.045, tray + 0.021, 0.08 + (random() - 0.5) * 0.045],
      0.006,
      6,
    );
  b.paint([0.3, 0.55, 0.75], 'clear').at(translation(-wide + 0.03, 0.2, -0.03), (k) =>
    k.cylinder(0, 0.11, 0.022, 0.022, 16),
  );
  b.paint(fromHex('#c8ccd0'), 'metal').tube(
    [
      [-wide + 0.03, 0.2, -0.03],
      [-wide + 0.035, 0.16, -0.03],
      [-wide + 0.06, 0.13, -0.03],
    ],
    0.005,
    6,
  );
  // A little house to sleep in.
  b.paint(fromHex('#b98650'), 'wood').box([-0.19, tray + 0.045, -0.09], [0.13, 0.09, 0.1], 0.004);
  b.paint(fromHex('#8a4a32'), 'wood').at(translation(-0.19, tray + 0.09, -0.09), (k) =>
    k.extrude(
      [
        [-0.08, 0],
        [0.08, 0],
        [0, 0.06],
      ],
      -0.06,
      0.06,
    ),
  );
  b.paint(fromHex('#2a1a10'), 'matte').box([-0.19, tray + 0.03, -0.039], [0.045, 0.06, 0.004], 0.001);
  addBars(b);
  return b;
};

const build = (options: KitOptions): Model => {
  const noun = options.traits.find((trait) => /^(?:mouse|rat|gerbil|guinea pig)$/.test(trait)) ?? 'hamster';
  const runner = mouseKit.build(plainOptions(noun, { seed: options.seed, colour: options.colour }));
  const wheel = hamsterWheel.build(plainOptions('hamster wheel'));
  const grow = 0.155 / runner.size[2];
  const isCaged = !options.traits.includes('no cage');
  // The wheel is open on its -x side, which is turned to the viewer; the runner faces along it.
  const turned = rotationY(Math.PI / 2);
  const at: Vec3 = isCaged ? wheelAt : [0, 0, 0];
  const members: Member[] = [
    {
      model: wheel,
      act: (input) => ({ at: multiply(translation(...at), turned, scaling(size)), input }),
    },
    {
      model: runner,
      act: (input) => ({
        at: multiply(
          translation(at[0], at[1] + 0.03 * size, at[2]),
          turned,
          translation(0, 0.003 * Math.abs(Math.sin(input.time * 14)), -0.01),
          scaling(grow * size),
        ),
        input: {
          ...input,
          action: 'run',
          actionTime: input.time,
          speed: 0.45,
          travelled: (input.time * 0.45) / grow,
        },
      }),
    },
  ];
  const model = combineModels(members, {
    size: isCaged ? [2 * wide + 0.04, tall, 2 * deep + 0.04] : [0.32, 0.34, 0.22],
  });
  if (!isCaged) return model;
  return { ...model, parts: [{ name: 'cage', mesh: buildCage(options.seed).mesh }, ...model.parts] };
};

export const hamsterCage: Kit = {
  name: 'hamster in its wheel',
  nouns: ['hamster in its wheel'],
  locomotion: 'none',
  build,
};
