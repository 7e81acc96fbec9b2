/** A concert hall without audience, seen from its stage: rows of empty red seats rise behind whoever plays, under balconies. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { translation } from '../../../../math/matrix.ts';
import { noise } from '../../../../math/noise.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { SetBuilder } from '../../shared/set-builder.ts';

const red = fromHex('#9c1c24');
const gold = fromHex('#c8983c');
const cream = fromHex('#d9c7a4');

const buildSeat = (): MeshBuilder => {
  const b = new MeshBuilder();
  b.paint((p: Vec3) => mix(red, fromHex('#6c0f18'), noise(p[0] * 9, p[1] * 9, 1)), 'cloth')
    .box([0, 0.78, 0], [0.52, 0.72, 0.12], 0.05, 2)
    .box([0, 0.44, -0.24], [0.5, 0.14, 0.44], 0.05, 2);
  b.paint(fromHex('#4a2a16'), 'wood');
  for (const x of [-0.31, 0.31]) b.box([x, 0.34, -0.16], [0.06, 0.68, 0.44], 0.02);
  return b;
};

export const buildEmptyHall = (set: SetBuilder): void => {
  const half = Math.max(9, set.halfX + 6);
  const edge = set.area.low[2] - 1.5;
  const back = edge - 22;
  const front = set.area.cameraPosition[2] + 6;
  const top = Math.max(13, set.area.cameraPosition[1] + 8);
  const rows = 13;
  const step = 0.34;
  const floor = -1;
  set.model((b) => {
    for (let x = -half; x < half; x += 0.2) {
      b.paint(mix(fromHex('#8a5a30'), fromHex('#a8743f'), set.random()), 'glossy');
      b.quad([x, 0, edge], [x + 0.195, 0, edge], [x + 0.195, 0, front], [x, 0, front], [0, 1, 0]);
    }
    b.paint(fromHex('#5a3418'), 'wood').box([0, floor / 2, edge], [2 * half, -floor, 0.12]);
    b.paint(fromHex('#5c1a1c'), 'cloth');
    for (let row = 0; row < rows; row += 1)
      b.box([0, floor + row * step - 0.5, edge - 3 - row * 1.35], [2 * half, 1, 1.36]);
    b.box([0, floor - 0.5, edge - 1.2], [2 * half, 1, 2.6]);
    // Walls with gilded panels, and a balcony around three sides.
    b.paint(cream, 'plaster').box([0, top / 2 + floor, back - 0.3], [2 * half, top + 2, 0.4]);
    b.paint(fromHex('#7a4a28'), 'wood').box([0, 1.6 + rows * step, back], [2 * half, 2.4, 0.3]);
    for (const side of [-1, 1]) {
      const long = front - back;
      const mid = (front + back) / 2;
      b.paint(cream, 'plaster').box([side * (half + 0.2), top / 2 + floor, mid], [0.4, top + 2, long]);
      b.paint(fromHex('#7a4a28'), 'wood').box([side * half, 1.4, mid], [0.3, 4.4, long]);
      b.paint(gold, 'metal');
      for (let z = back + 2; z < front; z += 4) {
        b.box([side * (half - 0.06), top * 0.62, z], [0.2, top * 0.5, 0.5], 0.08);
        b.box([side * (half - 0.06), top * 0.9, z], [0.4, 0.5, 0.9], 0.1);
      }
      for (const y of [5.4, 8.6]) {
        b.paint(cream, 'plaster').box([side * (half - 0.9), y, mid - 2], [1.8, 1, long - 4], 0.1);
        b.paint(gold, 'metal').box([side * (half - 1.85), y + 0.42, mid - 2], [0.16, 0.16, long - 4]);
        b.box([side * (half - 1.85), y - 0.4, mid - 2], [0.12, 0.12, long - 4]);
      }
    }
    for (const y of [5.8, 9]) {
      b.paint(cream, 'plaster').box([0, y, back + 1.6], [2 * half - 2, 1.1, 3], 0.12);
      b.paint(gold, 'metal').box([0, y + 0.5, back + 3.15], [2 * half - 2, 0.16, 0.16]);
      b.box([0, y - 0.45, back + 3.15], [2 * half - 2, 0.12, 0.12]);
      b.paint([2.2, 1.5, 0.7], 'glow');
      for (let x = -half + 2; x < half - 1; x += 2.2) b.sphere([x, y, back + 3.3], 0.16, 10);
    }
    b.paint(fromHex('#b89c70'), 'plaster').box(
      [0, top + floor + 1, (front + back) / 2],
      [2 * half, 0.4, front - back],
    );
    b.paint([2.4, 1.8, 1], 'glow');
    for (let z = back + 3; z < front - 4; z += 4.5)
      for (const x of [-half * 0.5, 0, half * 0.5]) b.sphere([x, top + floor + 0.7, z], [0.5, 0.16, 0.5], 12);
  });
  const seat = buildSeat().mesh;
  for (let row = 0; row < rows; row += 1)
    for (let x = -half + 1.2; x < half - 0.9; x += 0.72) {
      // Two aisles.
      if (Math.abs(Math.abs(x) - half * 0.36) < 0.55) continue;
      set.add(seat, translation(x, floor + row * step, edge - 3 - row * 1.35), { castsNoShadow: row > 2 });
    }
  const [cx, , cz] = set.centre;
  set.lamp([cx - 1.6, Math.max(3.4, set.actionHeight + 1.8), cz + 2.2], [8, 7, 5.4], 9);
  set.lamp([cx + 2, 3, cz + 2.4], [4, 3.4, 2.8], 8);
  for (const x of [-half * 0.55, 0, half * 0.55])
    for (const z of [edge - 4, edge - 12, edge - 19]) set.lamp([x, 4.6, z], [26, 19, 12], 15);
};
