/** A trodden street through a village, with Christmas lights strung across it and a lit tree at its side. */

import { fromHex } from '../../../math/colour.ts';
import { normalize, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import type { createThingPlacer } from '../shared/things.ts';
import { addGarland } from '../towns/street-parts.ts';

const bulbColours: Vec3[] = [
  [4.2, 0.5, 0.3],
  [4, 2.6, 0.7],
  [0.5, 3.2, 0.7],
  [0.6, 1.4, 4.4],
];
const rows = 8;
const halfStreet = 3.4;

export const addLitStreet = (
  set: SetBuilder,
  place: ReturnType<typeof createThingPlacer>,
  near: number,
): void => {
  const across = (depth: number): { middle: [number, number]; right: Vec3 } => {
    const middle = set.atFrame(0, depth);
    const [x, z] = set.atFrame(0.5, depth);
    return { middle, right: normalize([x - middle[0], 0, z - middle[1]]) };
  };
  const side = (depth: number, by: number, up: number): Vec3 => {
    const { middle, right } = across(depth);
    const [x, z] = [middle[0] + right[0] * by, middle[1] + right[2] * by];
    return [x, set.ground(x, z) + up, z];
  };
  set.model(
    (b) => {
      const tone = fromHex(set.isSnowy ? '#97a2b4' : '#8a7f70');
      const steps = Array.from({ length: 41 }, (_, n) => near * (0.15 + n * 0.085));
      b.paint(tone, 'matte');
      for (const [n, depth] of steps.slice(0, -1).entries())
        b.quad(
          side(depth, -halfStreet, 0.05),
          side(depth, halfStreet, 0.05),
          side(steps[n + 1]!, halfStreet, 0.05),
          side(steps[n + 1]!, -halfStreet, 0.05),
        );
    },
    { castsNoShadow: true },
  );
  set.model(
    (b) => {
      for (let n = 0; n < rows; n += 1) {
        const depth = near * (0.55 + 0.24 * n);
        const [left, right] = [side(depth, -halfStreet - 1.2, 4.4), side(depth, halfStreet + 1.2, 4.4)];
        for (const [x, y, z] of [left, right])
          b.paint(fromHex('#3a2c20'), 'wood').tube(
            [
              [x, y - 4.6, z],
              [x, y + 0.1, z],
            ],
            0.08,
            8,
          );
        addGarland(b, left, right, bulbColours, 15, 0.15);
        // Along the street from post to post.
        if (n === rows - 1) continue;
        const next = near * (0.55 + 0.24 * (n + 1));
        for (const by of [-halfStreet - 1.2, halfStreet + 1.2])
          addGarland(b, side(depth, by, 4.4), side(next, by, 4.4), bulbColours, 12, 0.13);
      }
    },
    { castsNoShadow: true },
  );
  for (const n of [0, 2, 4]) set.lamp(side(near * (0.55 + 0.24 * n), 0, 3.6), [2.4, 1.5, 0.8], 9);
  const [x, y, z] = side(near * 1.05, -halfStreet - 3.2, 0);
  place('christmas tree', [x, y, z], 0, { seed: 3, detail: 0 });
};
