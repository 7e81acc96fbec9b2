/** A sandwich on a board that is put together: the upper slice comes down on lettuce, cheese and tomato. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { placed } from '../../../shared/shapes.ts';

const [crust, crumb] = [fromHex('#b8763a'), fromHex('#f4dfb4')];

const addSlice = (b: MeshBuilder, y: number) => {
  b.paint(crust, 'matte').box([0, y, 0], [0.2, 0.026, 0.2], 0.012, 3);
  b.paint(crumb, 'matte').box([0, y, 0], [0.18, 0.0275, 0.18], 0.004, 2);
};

const addBoard = (b: MeshBuilder) =>
  b.paint(fromHex('#c08a4a'), 'wood').box([0, 0.012, 0], [0.62, 0.024, 0.36], 0.008);

/** What it is made of lies ready. */
const addLarder = (b: MeshBuilder) => {
  b.paint(crust, 'matte').box([-0.44, 0.09, -0.12], [0.2, 0.17, 0.34], 0.06, 4);
  b.paint(fromHex('#f2b82c'), 'satin').box([0.24, 0.06, -0.12], [0.14, 0.08, 0.1], 0.008);
  for (const [x, z] of [
    [0.42, -0.1],
    [0.5, 0.0],
  ] as const) {
    b.paint(fromHex('#d8281c'), 'glossy').sphere([x, 0.045, z], [0.05, 0.045, 0.05], 18);
    b.paint(fromHex('#2f6a24'), 'leaf').sphere([x, 0.088, z], [0.02, 0.007, 0.02], 8);
  }
};

const addFilling = (b: MeshBuilder) => {
  b.paint(fromHex('#6ab038'), 'leaf');
  for (let n = 0; n < 10; n += 1)
    b.sphere([0.08 * Math.cos(n * 0.63), 0.056, 0.08 * Math.sin(n * 0.63)], [0.045, 0.009, 0.045], 10);
  b.paint(fromHex('#f2b82c'), 'satin').at(rotationY(0.5), (k) =>
    k.box([0, 0.07, 0], [0.19, 0.01, 0.19], 0.002),
  );
  b.paint(fromHex('#d8281c'), 'glossy');
  for (const [x, z] of [
    [-0.05, -0.04],
    [0.05, 0.03],
    [-0.03, 0.06],
  ] as const)
    b.at(placed(x, 0.076, z), (k) => k.cylinder(0, 0.012, 0.045, 0.045, 18));
};

export const madeSandwich: Kit = {
  name: 'sandwich being made',
  nouns: ['sandwich being made'],
  locomotion: 'none',
  build: () => {
    const [body, slice] = [new MeshBuilder(), new MeshBuilder()];
    addBoard(body);
    addLarder(body);
    addSlice(body, 0.037);
    addFilling(body);
    addSlice(slice, 0);
    return assembleModel(
      { body, slice },
      {
        size: [1.1, 0.2, 0.4],
        anchors: { top: [0, 0.1, 0], handRight: [0.1, 0.2, 0.05], handLeft: [-0.13, 0.08, 0.08] },
        pose: ({ time }) => {
          const u = fraction(time / 3 + 0.2);
          const up = 1 - smoothstep(0.3, 0.55, u) + smoothstep(0.75, 1, u);
          const at = [0.05 * up, 0.105 + 0.15 * up, 0.05 * up] as const;
          return {
            parts: { slice: multiply(translation(...at), rotationZ(-0.35 * up)) },
            anchors: {
              handRight: translation(at[0] + 0.11, at[1] + 0.02, at[2] + 0.04),
              handLeft: translation(-0.15, 0.08, 0.07),
            },
          };
        },
      },
    );
  },
};
