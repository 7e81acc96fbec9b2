/** A conveyor belt on legs, with what it carries going by without end. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model, Pose } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

/** Half the length, height of the belt, metres a second. */
const [half, top, speed] = [3.4, 0.86, 0.7];

const addFrame = (b: MeshBuilder) => {
  b.paint(fromHex('#24272a'), 'matte').box([0, top - 0.03, 0], [half * 2, 0.06, 0.76], 0.02);
  b.paint(fromHex('#2f6fb0'), 'satin');
  for (const z of [-0.44, 0.44]) b.box([0, top - 0.06, z], [half * 2 + 0.1, 0.16, 0.07], 0.02);
  for (let x = -half + 0.3; x <= half; x += 1.55)
    for (const z of [-0.4, 0.4]) b.box([x, (top - 0.1) / 2, z], [0.08, top - 0.1, 0.08]);
  b.paint(fromHex('#a4aab0'), 'metal');
  for (let x = -half; x <= half; x += 0.4)
    for (const z of [-0.485, 0.485]) b.sphere([x, top - 0.06, z], [0.045, 0.045, 0.02], 10);
  b.paint(fromHex('#e8b81e'), 'satin').box([half - 0.5, 0.45, 0.52], [0.5, 0.4, 0.14], 0.03);
};

/** Nouns of what goes by, by the trait that asks for it. */
const addGoods = (b: MeshBuilder, kind: string) => {
  if (kind === 'bottles') {
    b.paint(fromHex('#2f8a4a'), 'glass').lathe(
      [
        [0, 0],
        [0.09, 0],
        [0.09, 0.24],
        [0.035, 0.34],
        [0.035, 0.42],
        [0, 0.42],
      ],
      18,
    );
    b.paint(fromHex('#f2efe6'), 'satin').cylinder(0.07, 0.19, 0.092, 0.092, 18);
    b.paint(fromHex('#c8281e'), 'glossy').cylinder(0.42, 0.46, 0.045, 0.045, 14);
  } else if (kind === 'fruit') {
    for (const [x, z] of [
      [-0.1, -0.12],
      [0.12, 0],
      [-0.08, 0.15],
    ] as const)
      b.paint(fromHex('#c8261c'), 'glossy').sphere([x, 0.1, z], 0.1, 16);
  } else if (kind === 'sweets') {
    for (const z of [-0.2, 0, 0.2])
      b.paint(fromHex('#6a3a1c'), 'satin').sphere([0, 0.04, z], [0.09, 0.045, 0.08], 16);
  } else {
    b.paint(fromHex('#c08a4e'), 'matte').box([0, 0.2, 0], [0.52, 0.4, 0.46], 0.01);
    b.paint(fromHex('#e2cf9e'), 'satin')
      .box([0, 0.401, 0], [0.54, 0.006, 0.08])
      .box([0, 0.3, 0.232], [0.09, 0.2, 0.004]);
    b.paint(fromHex('#f4f4f0'), 'matte').box([0.13, 0.16, 0.232], [0.15, 0.1, 0.004]);
  }
};

const build = ({ traits }: KitOptions): Model => {
  const kind = ['bottles', 'fruit', 'sweets'].find((one) => traits.includes(one)) ?? 'boxes';
  const [frame, goods] = [new MeshBuilder(), new MeshBuilder()];
  addFrame(frame);
  addGoods(goods, kind);
  const apart = kind === 'boxes' ? 0.95 : 0.42;
  const count = Math.floor((half * 2) / apart);
  const builders: Record<string, MeshBuilder> = { frame };
  for (let n = 0; n < count; n += 1) builders[`goods${n}`] = goods;
  return assembleModel(builders, {
    size: [half * 2, 1.35, 1.1],
    anchors: { top: [0, top, 0] },
    pose: ({ time }) => {
      const parts: Pose['parts'] = {};
      for (let n = 0; n < count; n += 1) {
        const gone = (n * apart + time * speed) % (count * apart);
        parts[`goods${n}`] = translation(-half + 0.28 + gone * ((half * 2 - 0.56) / (count * apart)), top, 0);
      }
      return { parts, anchors: {} };
    },
  });
};

export const conveyorBelt: Kit = {
  name: 'conveyor belt',
  nouns: ['conveyor belt', 'conveyor', 'assembly line'],
  locomotion: 'none',
  build,
};
