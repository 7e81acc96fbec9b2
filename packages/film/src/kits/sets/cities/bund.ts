/** The Bund: stone banks and hotels of a hundred years ago along the near bank, lit gold by night, and the walk before them. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

type Top = 'clock' | 'dome' | 'pyramid' | 'flat';

/** Width, height to the cornice, and what stands on the roof. */
const houses: readonly [number, number, Top][] = [
  [26, 22, 'flat'],
  [30, 24, 'dome'],
  [24, 26, 'clock'],
  [22, 20, 'flat'],
  [24, 30, 'pyramid'],
  [26, 22, 'flat'],
  [24, 24, 'dome'],
  [28, 21, 'flat'],
];

const addHouse = (b: MeshBuilder, width: number, height: number, top: Top, isLit: boolean): void => {
  const stone = isLit ? ([0.2, 0.12, 0.045] as Vec3) : fromHex('#cbb894');
  const surface = isLit ? 'glow' : 'plaster';
  // Lamps at its foot light the wall, which grows darker as it rises.
  b.paint((p) => (isLit ? mix([0.55, 0.32, 0.1], stone, p[1] / height) : stone), surface);
  b.box([0, height / 2, -6], [width, height, 12]);
  b.paint(isLit ? [0.85, 0.55, 0.2] : fromHex('#e2d6ba'), surface);
  for (const y of [0.16, 0.62, 1]) b.box([0, y * height, 0.3], [width + 1, 0.7, 1.2]);
  const columns = Math.round(width / 3.2);
  for (let n = 0; n <= columns; n += 1) {
    const x = ((n / columns) * 2 - 1) * (width / 2 - 0.8);
    b.paint(isLit ? [0.6, 0.36, 0.13] : fromHex('#ddd0b2'), surface).box(
      [x, height * 0.4, 0.35],
      [0.9, height * 0.44, 0.8],
    );
    if (n === columns) continue;
    b.paint(isLit ? [0.04, 0.03, 0.02] : fromHex('#2c3640'), isLit ? 'glow' : 'glass');
    for (const y of [0.24, 0.36, 0.48, 0.7, 0.84])
      b.box([x + width / columns / 2 - 0.4, y * height, 0.1], [1.3, height * 0.07, 0.3]);
  }
  if (top === 'clock') {
    b.paint(stone, surface)
      .box([0, height + 6, -5], [7.5, 12, 7.5])
      .box([0, height + 14, -5], [5, 5, 5]);
    b.paint(isLit ? [2.4, 2.1, 1.5] : fromHex('#f0ead8'), surface).at(translation(0, height + 8, -1.1), (k) =>
      k.sphere([0, 0, 0], [2.4, 2.4, 0.2], 20),
    );
    b.paint(fromHex('#3a3028'), 'matte')
      .box([0, height + 8.8, -0.8], [0.3, 1.7, 0.1])
      .box([0.6, height + 8, -0.8], [1.3, 0.25, 0.1]);
  } else if (top === 'dome')
    b.paint(isLit ? [0.6, 0.4, 0.15] : fromHex('#b8ab8c'), surface)
      .sphere([0, height + 1, -6], [6, 7.5, 5.5], 22)
      .box([0, height + 9, -6], [0.8, 4, 0.8]);
  else if (top === 'pyramid')
    b.paint(isLit ? [0.08, 0.42, 0.22] : fromHex('#3f7a60'), isLit ? 'glow' : 'roof').at(
      translation(0, height, -6),
      (k) =>
        k.lathe(
          [
            [8, 0],
            [4, 7],
            [0, 17],
          ],
          4,
        ),
    );
};

export const addBund = (set: SetBuilder): void => {
  const isLit = set.request.darkness > 0.3;
  const reach = set.area.cameraDistance;
  const right: Vec3 = [Math.cos(set.viewAngle), 0, Math.sin(set.viewAngle)];
  const forward: Vec3 = [Math.sin(set.viewAngle), 0, -Math.cos(set.viewAngle)];
  const [cx, , cz] = set.area.cameraPosition;
  // The bank runs away from the camera at the left, and curves in with the river.
  const bank = (along: number): [number, number] => {
    const side = -26 - reach * 0.3 + 0.0011 * along * along - 0.02 * along;
    return [cx + forward[0] * along + right[0] * side, cz + forward[2] * along + right[2] * side];
  };
  let along = reach * 0.4 + 26;
  for (const [width, height, top] of houses) {
    const [x, z] = bank(along + width / 2);
    const [nx, nz] = bank(along + width / 2 + 1);
    const house = new MeshBuilder();
    addHouse(house, width, height, top, isLit);
    // Fronts face the water, towards the right.
    set.add(house.mesh, multiply(translation(x, 0, z), rotationY(Math.atan2(nx - x, nz - z) - Math.PI / 2)), {
      castsNoShadow: true,
    });
    along += width + 1.5;
  }
  set.model(
    (b) => {
      for (let n = 0; n < 60; n += 1) {
        const [a, c] = [bank(reach * 0.2 + n * 4.5), bank(reach * 0.2 + (n + 1) * 4.5)];
        const edge = ([x, z]: [number, number], by: number, y: number): Vec3 => [
          x + right[0] * by,
          y,
          z + right[2] * by,
        ];
        b.paint(fromHex('#8a8276'), 'stone').quad(
          edge(a, -30, 0.4),
          edge(a, 11, 0.4),
          edge(c, 11, 0.4),
          edge(c, -30, 0.4),
          [0, 1, 0],
        );
        b.quad(edge(a, 11, -3), edge(a, 11, 1.4), edge(c, 11, 1.4), edge(c, 11, -3), right);
        if (n % 3) continue;
        const [x, , z] = edge(a, 9.5, 0);
        b.paint(fromHex('#2a2c30'), 'satin').box([x, 2.4, z], [0.16, 4, 0.16]);
        b.paint(isLit ? [4.2, 3, 1.4] : fromHex('#efe8d4'), isLit ? 'glow' : 'satin').sphere(
          [x, 4.6, z],
          0.42,
          8,
        );
      }
    },
    { castsNoShadow: true },
  );
};
