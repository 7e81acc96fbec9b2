/** What stands and hangs between the walls of an alley: bins, lamps, washing lines, pots of flowers. */

import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { addGarland, buildBin, lampLight } from '../towns/street-parts.ts';

/** Pots with flowers along both walls of an old alley. */
const addFlowerPots = (set: SetBuilder, edge: number): void => {
  if (!['mediterranean', 'european', 'paris'].includes(set.request.region ?? 'european')) return;
  const place = createThingPlacer(set);
  for (let n = 0; n < 18; n += 1) {
    const [x, z] = [(n % 2 ? 1 : -1) * (edge - 0.32), 1.5 - n * 1.15];
    if (set.isClear(x, z, 0.3))
      place('flower pot', [x, 0, z], n, { seed: (n % 5) + 1, detail: n < 8 ? 1 : 2 });
  }
};

export const addAlleyThings = (set: SetBuilder, edge: number) => {
  addFlowerPots(set, edge);
  const bin = buildBin();
  for (const [side, z] of [
    [-1, -3],
    [1, -8],
    [-1, -13],
  ] as const) {
    if (set.isClear(side * (edge - 0.5), z, 0.4)) set.add(bin, translation(side * (edge - 0.5), 0, z));
  }
  set.model((builder) => {
    for (const [n, z] of [-5, -12, -20].entries()) {
      const x = (n % 2 ? 1 : -1) * (edge - 0.3);
      builder.paint(fromHex('#23282c'), 'satin').box([x, 3.1, z], [0.5, 0.06, 0.06]);
      builder.paint([2.6, 1.7, 0.7], 'glow').sphere([x - Math.sign(x) * 0.2, 2.95, z], 0.12, 8);
      if (set.isDark || set.isRainy) set.lamp([x - Math.sign(x) * 0.4, 2.9, z], lampLight, 7);
    }
    // Washing lines overhead, low enough to be in the picture.
    const cloths = ['#e8e2d6', '#8aa0b8', '#c87a6a', '#d8c080'].map(fromHex);
    for (const z of [-4, -9, -15, -22]) {
      addGarland(builder, [-edge, 4.5, z], [edge, 4.3, z], [fromHex('#222222')], 1);
      for (let n = 0; n < 5; n += 1) {
        const x = -edge + 0.6 + n * 0.75;
        builder.paint(cloths[n % 4]!, 'cloth').box([x, 3.65, z], [0.5, 0.75, 0.03], 0.01);
      }
    }
  });
};
