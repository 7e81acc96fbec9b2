/** What a river before a skyline has: Shanghai's towers on its far bank, and lit boats that pass. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

/** The Oriental Pearl with its spheres, the Shanghai Tower that twists, the World Financial Center with its opening. */
export const addShanghaiTowers = (set: SetBuilder, distance: number): void => {
  const { darkness } = set.request;
  const glow = darkness > 0.3;
  const [x0, z0] = set.atFrame(-0.3, set.area.cameraDistance + distance);
  set.model(
    (builder) => {
      builder.at(multiply(translation(x0, 0, z0), scaling(0.5)), (b) => {
        const shaft: Vec3 = glow ? [0.5, 0.3, 0.9] : fromHex('#b8bcc4');
        const ball: Vec3 = glow ? [1.9, 0.25, 0.75] : fromHex('#b03a5a');
        b.paint(shaft, glow ? 'glow' : 'satin');
        for (const a of [0.5, 2.6, 4.7])
          b.tube(
            [
              [Math.cos(a) * 5, 0, Math.sin(a) * 5],
              [Math.cos(a) * 5, 118, Math.sin(a) * 5],
            ],
            2,
            10,
          );
        for (const a of [0.5, 2.6, 4.7])
          b.tube(
            [
              [Math.cos(a) * 24, 0, Math.sin(a) * 24],
              [Math.cos(a) * 4, 36, Math.sin(a) * 4],
            ],
            1.6,
            8,
          );
        const banded = (p: Vec3): Vec3 =>
          mix(ball, glow ? [2.4, 1.1, 1.6] : [0.9, 0.8, 0.85], Math.sin(p[1] * 1.7) > 0.6 ? 0.8 : 0);
        b.paint(banded, glow ? 'glow' : 'glossy')
          .sphere([0, 38, 0], 16, 28)
          .sphere([0, 116, 0], 12, 26)
          .sphere([0, 140, 0], 5, 16);
        b.paint(shaft, glow ? 'glow' : 'satin').tube(
          [
            [0, 126, 0],
            [0, 150, 0],
            [0, 192, 0],
          ],
          [2, 1.6, 0.3],
          8,
        );
      });
      const [x1, z1] = set.atFrame(0.22, set.area.cameraDistance + distance + 40);
      builder.at(multiply(translation(x1, 0, z1), scaling(0.52)), (b) => {
        const rings = Array.from({ length: 22 }, (_, n) => {
          const t = n / 21;
          const r = 17 * (1 - 0.45 * t);
          return Array.from({ length: 14 }, (_, k): Vec3 => {
            const a = (k / 14) * Math.PI * 2 + t * 2;
            const shape = 1 + 0.14 * Math.cos(3 * (a - t * 2));
            return [Math.cos(a) * r * shape, t * 205, Math.sin(a) * r * shape];
          });
        });
        b.paint(
          (p) =>
            glow
              ? Math.sin(p[1] * 0.9) > 0
                ? [0.35, 0.6, 1.05]
                : [0.12, 0.2, 0.42]
              : mix(fromHex('#7f98ae'), fromHex('#a9bccb'), Math.sin(p[1]) * 0.5 + 0.5),
          glow ? 'glow' : 'glossy',
        ).loft(rings);
      });
      const [x2, z2] = set.atFrame(0.42, set.area.cameraDistance + distance + 55);
      builder.at(multiply(translation(x2, 0, z2), scaling(0.55)), (b) => {
        b.paint(glow ? [0.3, 0.42, 0.75] : fromHex('#8aa0b4'), glow ? 'glow' : 'glossy');
        b.box([0, 68, 0], [26, 136, 20]);
        for (const side of [-1, 1]) b.box([side * 9, 148, 0], [6, 26, 14]);
        b.box([0, 160, 0], [24, 6, 12]);
      });
    },
    { castsNoShadow: true },
  );
};

/** Two sightseeing boats with lit decks, one each way. */
export const addRiverTraffic = (set: SetBuilder): void => {
  const glow = set.request.darkness > 0.3;
  const boat = new MeshBuilder();
  boat.paint(fromHex('#e8e6e0'), 'satin').box([0, 1, 0], [26, 2.2, 6], 0.6);
  for (const [y, length] of [
    [2.9, 22],
    [5, 16],
  ] as const) {
    boat.paint(fromHex('#d8d4cc'), 'satin').box([0, y + 1, 0], [length + 1, 0.24, 5.6]);
    boat
      .paint(glow ? [2.2, 1.5, 0.6] : fromHex('#33424f'), glow ? 'glow' : 'glass')
      .box([0, y, 0], [length, 1.5, 5]);
  }
  boat
    .paint(glow ? [2.4, 0.4, 0.3] : fromHex('#c0392b'), glow ? 'glow' : 'satin')
    .box([0, 6.3, 0], [17, 0.3, 5.8]);
  const reach = set.area.cameraDistance;
  const isBund = set.request.details?.includes('bund') ?? false;
  for (const [n, side] of [-1, 1].entries()) {
    // Along the Bund the left of the picture is its bank.
    const across = isBund ? (n === 0 ? 0.28 : 0.8) : side * 0.55;
    const [x, z] = set.atFrame(across, reach + (isBund ? 48 : 75) + n * 60);
    set.add(boat.mesh, translation(x, -1.2, z), {
      castsNoShadow: true,
      update: (time) =>
        multiply(
          translation(x - side * time * 3.2, -1.3 + 0.1 * Math.sin(time + n), z),
          rotationY(side > 0 ? 0 : Math.PI),
        ),
    });
  }
};
