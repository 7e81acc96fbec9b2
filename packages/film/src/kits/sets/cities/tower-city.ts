/** The towers of a modern city around a taller one, with a long pool before it. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildTower } from '../towns/towers.ts';

/** Boulevards between blocks; in the desert the blocks are of sand. */
export const pavement = (isSandy: boolean, x: number, z: number): Vec3 => {
  const isRoad = Math.abs(Math.abs(x) - 118) < 9 || Math.abs(z + 90) < 9;
  if (isRoad) return mix(fromHex('#55565a'), fromHex('#626367'), noise(x / 4, 1, z / 4));
  return mix(
    fromHex(isSandy ? '#d8bd8c' : '#8f9190'),
    fromHex(isSandy ? '#c9a872' : '#a3a4a0'),
    noise(x / 16, 2, z / 16),
  );
};

/** Towers on all sides, lower than the one they stand around, palms and a pool with fountains at its foot. */
export const addTowerCity = (set: SetBuilder, isSandy: boolean): void => {
  const { darkness, seed } = set.request;
  const towers = [0, 1, 2, 3, 4, 5].map(
    (n) =>
      buildTower({
        seed: seed + n,
        width: 26,
        depth: 24,
        floors: 7 + n * 4,
        darkness,
        isNeon: false,
        isFar: true,
      }).mesh,
  );
  for (let ring = 0; ring < 6; ring += 1)
    for (let n = 0; n < 14 + ring * 4; n += 1) {
      const angle = (n + 0.5 * (ring % 2)) * ((Math.PI * 2) / (14 + ring * 4));
      const distance = 130 + ring * 62 + 26 * set.random();
      const [x, z] = [Math.sin(angle) * distance, -Math.cos(angle) * distance];
      // The way from the camera stays free.
      if (z > 0 && Math.abs(x) < 110 + z * 0.9) continue;
      set.add(
        towers[Math.floor(set.random() * 6)]!,
        multiply(translation(x - 13, 0, z), rotationY(Math.floor(set.random() * 4) * (Math.PI / 2))),
        { castsNoShadow: true },
      );
    }
  set.model(
    (b) => {
      const far = Math.max(160, set.area.cameraPosition[2] * 0.72);
      const [middle, length] = [(40 + far) / 2, far - 40];
      b.paint(fromHex('#e0d4ba'), 'stone').box([0, 0.2, middle], [150, 0.4, length]);
      b.paint(fromHex('#2aa0bc'), 'wet').box([0, 0.42, middle], [136, 0.2, length - 14]);
    },
    { castsNoShadow: true },
  );
  const plant = createTreePlanter(set);
  const [tree, size] = isSandy ? (['palm', 1.5] as const) : (['maple', 1] as const);
  for (let z = 44; z < 340; z += 13) for (const side of [-1, 1]) plant(tree, side * 82, z, size, 0);
  for (let x = -70; x <= 70; x += 14) if (Math.abs(x) > 26) plant(tree, x, 34, size, 0);
};
