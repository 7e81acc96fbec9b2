/** A mountain road in a bend, with a guard rail along its outer edge. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { line, paintRoad } from '../towns/road-colours.ts';
import { turnCurve } from './racetrack.ts';

/** Sideways metres of the middle of the road. */
export const bendAt = (set: SetBuilder, x: number): number =>
  set.request.details?.includes('sharp_turn') ? turnCurve * x * x : 0;

/** `half`: half the width of the road, in metres. */
export const addBend = (set: SetBuilder, b: MeshBuilder, half: number): void => {
  const bend = (x: number) => bendAt(set, x);
  const ribbon = (x: number, end: number, near: number, far: number, lift: number) =>
    b.quad(
      [x, lift, bend(x) + near],
      [end, lift, bend(end) + near],
      [end, lift, bend(end) + far],
      [x, lift, bend(x) + far],
      [0, 1, 0],
    );
  b.paint(paintRoad(set), set.isRainy ? 'wet' : 'asphalt');
  for (let x = -90; x < 90; x += 2) ribbon(x, x + 2, half, -half, 0.02);
  b.paint(line, 'matte');
  for (let x = -90; x < 90; x += 2)
    for (const z of [-half + 0.3, half - 0.3]) ribbon(x, x + 2, z + 0.07, z - 0.07, 0.035);
  b.paint(fromHex('#e8c040'), 'matte');
  for (let x = -90; x < 90; x += 6) ribbon(x, x + 3, 0.07, -0.07, 0.035);
  const rail = -half - 0.8;
  for (let x = -60; x < 60; x += 3) {
    const [z, next] = [bend(x) + rail, bend(x + 3) + rail];
    b.paint(fromHex('#b0b6ba'), 'metal').quad(
      [x, 0.45, z],
      [x + 3, 0.45, next],
      [x + 3, 0.8, next],
      [x, 0.8, z],
      [0, 0, 1],
    );
    b.box([x, 0.4, z - 0.08], [0.12, 0.8, 0.12]);
  }
  // Boards with arrows along the outside tell the bend from afar.
  for (let x = -28; x <= 28; x += 7) {
    const z = bend(x) + rail - 0.5;
    b.paint(fromHex('#8f959a'), 'metal').box([x, 0.7, z], [0.09, 1.4, 0.09]);
    b.paint(fromHex('#c8242a'), 'satin').box([x, 1.5, z + 0.02], [1.3, 0.8, 0.06], 0.02);
    b.paint(fromHex('#f4f4f0'), 'satin').extrude(
      [
        [x - 0.35, 1.15],
        [x - 0.05, 1.15],
        [x + 0.35, 1.5],
        [x - 0.05, 1.85],
        [x - 0.35, 1.85],
        [x + 0.05, 1.5],
      ],
      z + 0.05,
      z + 0.07,
    );
  }
};
