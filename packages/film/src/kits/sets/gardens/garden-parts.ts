/** Fences, paths, beds and garden ornaments. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';

/** White pickets from one point to another, on the ground. */
export const addPicketFence = (
  builder: MeshBuilder,
  from: [number, number],
  to: [number, number],
  ground: (x: number, z: number) => number,
  colour: Vec3 = fromHex('#f4f1ea'),
  height = 1,
): void => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const angle = Math.atan2(dx, dz) - Math.PI / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let along = 0; along < length; along += 0.17) {
    const [x, z] = [from[0] + dx * along, from[1] + dz * along];
    const y = ground(x, z);
    const turn = new Float64Array([c, 0, s, x, 0, 1, 0, y, -s, 0, c, z]);
    const isPost = Math.round(along / 0.17) % 12 === 0;
    builder.paint(darken(colour, isPost ? 0.05 : 0), 'satin').at(turn, (b) => {
      if (isPost) b.box([0, height * 0.55, -0.03], [0.1, height * 1.1, 0.1], 0.01);
      else
        b.extrude(
          [
            [-0.045, 0.05],
            [0.045, 0.05],
            [0.045, height - 0.08],
            [0, height],
            [-0.045, height - 0.08],
          ],
          -0.01,
          0.012,
        );
    });
    if (Math.round(along / 0.17) % 6 === 0) {
      builder.at(turn, (b) =>
        b
          .box([0.5, height * 0.3, -0.03], [1.05, 0.07, 0.03])
          .box([0.5, height * 0.75, -0.03], [1.05, 0.07, 0.03]),
      );
    }
  }
};

/** A lantern of carved stone, 1.7 m. */
export const buildStoneLantern = (): Mesh => {
  const builder = new MeshBuilder();
  const stone = fromHex('#8f8c84');
  builder.paint(stone, 'rock').lathe(
    [
      [0.34, 0],
      [0.3, 0.16],
      [0.16, 0.22],
      [0.14, 0.75],
      [0.3, 0.85],
      [0.32, 0.95],
      [0.2, 0.98],
    ],
    6,
  );
  builder.box([0, 1.12, 0], [0.34, 0.3, 0.34], 0.02);
  builder
    .paint([1.5, 0.95, 0.4], 'glow')
    .box([0, 1.12, 0], [0.2, 0.18, 0.345])
    .box([0, 1.12, 0], [0.345, 0.18, 0.2]);
  builder.paint(darken(stone, 0.12), 'rock').lathe(
    [
      [0.52, 1.3],
      [0.44, 1.36],
      [0.2, 1.5],
      [0.09, 1.56],
      [0.1, 1.64],
      [0, 1.74],
    ],
    6,
  );
  return builder.mesh;
};

/** A bridge that arches along x, 4.6 m long, with rails. */
export const buildArchedBridge = (colour: Vec3 = fromHex('#c0301f'), length = 4.6): Mesh => {
  const builder = new MeshBuilder();
  const y = (t: number) => 0.15 + 0.75 * Math.sin(Math.PI * t);
  const count = 24;
  for (let n = 0; n < count; n += 1) {
    const t = (n + 0.5) / count;
    builder
      .paint(fromHex(n % 2 ? '#9a2c1c' : '#a8341f'), 'wood')
      .at(translation((t - 0.5) * length, y(t), 0), (b) =>
        b.box([0, 0, 0], [length / count + 0.01, 0.07, 1.4], 0.01),
      );
  }
  for (const z of [-0.72, 0.72]) {
    const rail = (lift: number): Vec3[] =>
      Array.from({ length: 17 }, (_, n) => [(n / 16 - 0.5) * length, y(n / 16) + lift, z]);
    builder
      .paint(colour, 'satin')
      .tube(rail(0.78), 0.05, 8)
      .tube(rail(0.42), 0.03, 8)
      .tube(rail(-0.08), 0.08, 6);
    for (let n = 0; n <= 6; n += 1) {
      const t = n / 6;
      const x = (t - 0.5) * length;
      builder.box([x, y(t) + 0.4, z], [0.11, 0.95, 0.11], 0.02);
      builder
        .paint(fromHex('#2a2a2c'), 'satin')
        .sphere([x, y(t) + 0.94, z], [0.08, 0.07, 0.08], 8)
        .paint(colour, 'satin');
    }
  }
  return builder.mesh;
};
