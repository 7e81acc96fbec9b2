/** What stands around a market of Bangkok: blocks with upright signs on both sides, a golden temple at the end. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addNeonSigns } from '../towns/neon-signs.ts';
import { buildTower } from '../towns/towers.ts';

/** Bell, rings and needle on a stepped base. */
const addStupa = (b: MeshBuilder, x: number, z: number, size: number): void => {
  b.paint(fromHex('#d9a02c'), 'metal').at(translation(x, 0, z), (k) =>
    k.lathe(
      [
        [0.62, 0],
        [0.62, 0.1],
        [0.52, 0.12],
        [0.5, 0.22],
        [0.42, 0.24],
        [0.4, 0.32],
        [0.34, 0.4],
        [0.26, 0.56],
        [0.15, 0.64],
        [0.14, 0.72],
        [0.1, 0.74],
        [0.07, 0.9],
        [0.03, 1.1],
        [0, 1.35],
      ].map(([r, y]): [number, number] => [r! * size, y! * size]),
      28,
    ),
  );
};

/** Three roofs one over the other, orange with green edges, on white walls. */
const addTempleHall = (b: MeshBuilder, x: number, z: number): void => {
  b.paint(fromHex('#efe8d8'), 'plaster').box([x, 3, z], [13, 6, 10]);
  for (let n = 0; n < 3; n += 1) {
    const [half, y, rise] = [8.4 - n * 2.2, 6 + n * 2.2, 3.6];
    for (const [hue, out, lift] of [
      ['#2f7a4a', 0.5, 0],
      ['#d8642a', 0, 0.08],
    ] as const)
      b.paint(fromHex(hue), 'roof').extrude(
        [
          [x - half - out, y + lift],
          [x + half + out, y + lift],
          [x, y + rise + lift + out * 0.5],
        ],
        z + 5.2 - n * 0.5 + lift * 2,
        z - 5.2,
      );
    b.paint(fromHex('#e0b040'), 'metal').tube(
      [
        [x, y + rise, z + 5.2],
        [x, y + rise + 1.6, z + 5.6],
      ],
      [0.2, 0.03],
      6,
    );
  }
};

export const addBangkokAround = (set: SetBuilder, half: number, front: number): void => {
  const [cx] = set.centre;
  const edge = half + 2.6;
  for (const side of [-1, 1])
    for (let z = front + 6, n = 0; z > front - 46; n += 1) {
      const width = 7 + (n % 3);
      const { mesh } = buildTower({
        seed: n * 7 + side + 40,
        width,
        depth: 9,
        floors: 3 + ((n * 5 + side + 1) % 4),
        darkness: set.request.darkness,
        isNeon: false,
        isShut: true,
      });
      const at =
        side < 0
          ? multiply(translation(cx - edge, 0, z), rotationY(Math.PI / 2))
          : multiply(translation(cx + edge, 0, z - width), rotationY(-Math.PI / 2));
      set.add(mesh, at, { castsNoShadow: true });
      z -= width;
    }
  addNeonSigns(set, edge, front + 12, 46 - front);
  const end = front - 46;
  set.model(
    (b) => {
      addTempleHall(b, cx, end - 4);
      for (const [x, size] of [
        [-10, 15],
        [10, 15],
        [0, 21],
      ] as const)
        addStupa(b, cx + x, end - (x === 0 ? 20 : 9), size);
    },
    { castsNoShadow: true },
  );
  if (set.isDark) for (const x of [-7, 0, 7]) set.lamp([cx + x, 5, end + 5], [26, 17, 6], 20);
};
