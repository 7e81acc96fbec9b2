/** A runway with aircraft, a terminal and a tower. */

import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { groundGreen } from '../country/grassland.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { line } from './road-colours.ts';

export const buildAirport = (set: SetBuilder): void => {
  const half = Math.max(16, set.halfZ + 8);
  addTerrain(set, {
    paint: (x, _y, z) => groundGreen(set.request, x, z),
    material: 'lawn',
    height: (x, z) => set.ground(x, z) - 0.08,
  });
  set.model(
    (builder) => {
      builder
        .paint(fromHex('#55575c'), set.isRainy ? 'wet' : 'asphalt')
        .heightField({ x0: -700, z0: -half, x1: 700, z1: half + 40 }, { x: 40, z: 4 }, () => 0);
      builder.paint(line, 'matte');
      for (let x = -300; x < 300; x += 24)
        builder.quad(
          [x, 0.012, -0.4],
          [x + 13, 0.012, -0.4],
          [x + 13, 0.012, 0.4],
          [x, 0.012, 0.4],
          [0, 1, 0],
        );
      for (const z of [-half + 1, half - 1])
        builder.quad(
          [-600, 0.012, z - 0.25],
          [600, 0.012, z - 0.25],
          [600, 0.012, z + 0.25],
          [-600, 0.012, z + 0.25],
          [0, 1, 0],
        );
      for (let x = -200; x < 200; x += 12)
        for (const z of [-half - 0.5, half + 0.5])
          builder.paint(set.isDark ? [0.6, 1.6, 3] : [0.4, 0.5, 0.7], 'glow').sphere([x, 0.2, z], 0.16, 6);
    },
    { castsNoShadow: true },
  );
  set.model((builder) => {
    // Terminal and control tower.
    const z = -half - 42;
    builder.paint(fromHex('#c8d0d6'), 'satin').box([-20, 6, z - 12], [110, 12, 24], 0.4);
    builder.paint(set.isDark ? [1.3, 1.1, 0.7] : fromHex('#3a5468'), set.isDark ? 'glow' : 'glass');
    for (let x = -72; x < 34; x += 4) builder.box([x, 6, z + 0.1], [3.6, 7, 0.1]);
    builder.paint(fromHex('#e8ecee'), 'satin').box([-20, 12.4, z - 10], [116, 1, 30], 0.3);
    builder.at(translation(52, 0, z - 8), (b) => {
      b.paint(fromHex('#dfe4e6'), 'plaster').cylinder(0, 26, 2.6, 2.2, 16);
      b.paint(fromHex('#2c4254'), 'glass').lathe(
        [
          [3, 26],
          [4.4, 29.5],
          [0, 29.5],
        ],
        12,
      );
      b.paint(fromHex('#e8ecee'), 'satin')
        .lathe(
          [
            [4.6, 29.5],
            [4.6, 30.2],
            [0, 31],
          ],
          12,
        )
        .tube(
          [
            [0, 31, 0],
            [0, 35, 0],
          ],
          0.12,
          6,
        );
    });
  });
  const place = createThingPlacer(set);
  for (const x of [-46, -8, 26])
    if (set.isClear(x, -half - 22, 10)) place('airplane', [x, 0, -half - 22], 0.2, { detail: 2 });
};
