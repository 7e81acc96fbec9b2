/** What stands in streets: lamps, lanterns, benches, bins, bollards, wires. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';

/** Where the light of `buildStreetLamp` is. */
export const streetLampHeight = 3.45;
export const lampLight: Vec3 = [8, 5, 2.2];

/** Radius and height. */
export const lampPost: [number, number][] = [
  [0.2, 0],
  [0.2, 0.12],
  [0.15, 0.2],
  [0.13, 0.55],
  [0.16, 0.6],
  [0.09, 0.75],
  [0.055, 1.2],
  [0.045, 2.7],
  [0.09, 2.75],
  [0.05, 2.85],
  [0.05, 3.1],
  [0.14, 3.15],
];

/** The roof of a cast-iron lamp as a lathe turns it. */
export const lampCap: [number, number][] = [
  [0.24, 3.63],
  [0.24, 3.67],
  [0.12, 3.8],
  [0.05, 3.85],
  [0.05, 3.92],
  [0, 3.97],
];

/** Cast iron, 3.9 m. */
export const buildStreetLamp = (darkness: number): Mesh => {
  const builder = new MeshBuilder();
  const iron = fromHex('#1d2b27');
  builder.paint(iron, 'satin').lathe(lampPost, 10);
  const glow = 0.5 + 4.5 * darkness;
  builder.paint([glow * 1.2, glow * 0.8, glow * 0.36], 'glow').lathe(
    [
      [0.1, 3.17],
      [0.19, 3.62],
      [0, 3.63],
    ],
    6,
  );
  builder.paint(iron, 'satin').lathe(lampCap, 8);
  builder.tube(
    [
      [-0.32, 2.95, 0],
      [0.32, 2.95, 0],
    ],
    0.02,
    5,
  );
  return builder.mesh;
};

/** A modern mast with an arm over the road, 8 m; its light hangs at [arm, 7.7, 0]. */
export const buildRoadLamp = (darkness: number, arm = 2): Mesh => {
  const builder = new MeshBuilder().paint(fromHex('#8a9096'), 'satin');
  builder.tube(
    [
      [0, 0, 0],
      [0, 7, 0],
      [arm * 0.25, 7.8, 0],
      [arm, 8, 0],
    ],
    [0.1, 0.08, 0.06, 0.05],
    7,
  );
  builder.box([arm, 7.95, 0], [0.7, 0.12, 0.26], 0.04);
  const glow = 0.3 + 5 * darkness;
  builder.paint([glow, glow * 0.78, glow * 0.45], 'glow').box([arm, 7.87, 0], [0.55, 0.06, 0.2]);
  return builder.mesh;
};

/** 1.8 m long, facing +z. */
export const buildParkBench = (): Mesh => {
  const builder = new MeshBuilder();
  for (const x of [-0.75, 0.75]) {
    builder.paint(fromHex('#22282a'), 'satin');
    builder.box([x, 0.22, 0.18], [0.06, 0.44, 0.06]).box([x, 0.22, -0.2], [0.06, 0.44, 0.06]);
    builder.box([x, 0.44, 0], [0.06, 0.05, 0.5]).box([x, 0.68, -0.26], [0.05, 0.5, 0.05]);
  }
  for (let n = 0; n < 5; n += 1)
    builder
      .paint(fromHex(n % 2 ? '#8a5a34' : '#7c4f2c'), 'wood')
      .box([0, 0.48, 0.2 - n * 0.1], [1.8, 0.035, 0.085], 0.012);
  for (let n = 0; n < 3; n += 1)
    builder.box([0, 0.62 + n * 0.13, -0.26 - n * 0.02], [1.8, 0.09, 0.035], 0.012);
  return builder.mesh;
};

export const buildBin = (): Mesh =>
  new MeshBuilder().paint(fromHex('#2c4a3a'), 'satin').lathe(
    [
      [0.22, 0],
      [0.26, 0.8],
      [0.28, 0.82],
      [0.24, 0.84],
      [0, 0.8],
    ],
    14,
  ).mesh;

export const buildBollard = (): Mesh =>
  new MeshBuilder().paint(fromHex('#2a2d30'), 'satin').lathe(
    [
      [0.1, 0],
      [0.08, 0.7],
      [0.11, 0.75],
      [0.08, 0.86],
      [0, 0.9],
    ],
    10,
  ).mesh;

/** A string of lights or lanterns between two points. */
export const addGarland = (
  builder: MeshBuilder,
  from: Vec3,
  to: Vec3,
  colours: Vec3[],
  count: number,
  size = 0.09,
): void => {
  const at = (t: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - 4 * t * (1 - t) * 0.6,
    from[2] + (to[2] - from[2]) * t,
  ];
  builder.paint(fromHex('#222222'), 'matte').tube(
    Array.from({ length: 9 }, (_, n) => at(n / 8)),
    0.012,
    4,
    false,
  );
  for (let n = 1; n < count; n += 1) {
    const p = at(n / count);
    builder
      .paint(colours[n % colours.length]!, 'glow')
      .at(translation(p[0], p[1] - size, p[2]), (b) => b.sphere([0, 0, 0], size, 6));
  }
};
