/** Rows of seats around a field and the lights above it. */

import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

/** Rising rows on three sides of the field, as far as the camera sees; returns where people sit. */
export const addStands = (
  set: SetBuilder,
  half: number,
  back: number,
  rows: number,
  colour: Vec3,
): Vec3[] => {
  const spots: Vec3[] = [];
  const [riser, tread] = [0.42, 0.85];
  const front = set.area.cameraPosition[2] + 4;
  set.model((builder) => {
    builder.paint(colour, 'plaster');
    for (let row = 0; row < rows; row += 1) {
      const [y, out] = [0.9 + row * riser, row * tread];
      builder.box([0, y - 0.5, back - out - tread / 2], [2 * (half + out + tread), 1, tread]);
      for (const side of [-1, 1])
        builder.box(
          [side * (half + out + tread / 2), y - 0.5, (back - out + front) / 2],
          [tread, 1, front - back + out],
        );
    }
    // Advertising boards round the field.
    const boards = ['#d8302a', '#2f5ac0', '#f0ece4', '#e8a81e', '#2f9a5a'].map(fromHex);
    for (let x = -half + 1.5, n = 0; x < half; x += 3, n += 1) {
      builder.paint(boards[n % 5]!, 'satin').box([x, 0.4, back + 0.15], [2.9, 0.8, 0.08], 0.01);
      builder
        .paint(n % 5 === 2 ? boards[0]! : boards[2]!, 'satin')
        .box([x - 0.3, 0.42, back + 0.2], [1.3, 0.16, 0.02])
        .box([x + 0.7, 0.42, back + 0.2], [0.5, 0.26, 0.02]);
    }
  });
  for (let row = 0; row < rows; row += 1) {
    const [y, out] = [0.9 + row * riser, row * tread];
    const step = row > 8 ? 0.72 : 0.6;
    for (let x = -half - out; x < half + out; x += step) {
      const z = back - out - tread * 0.5;
      if (set.isInView(x, z) && set.random() < 0.93) spots.push([x, y, z]);
    }
    for (const side of [-1, 1]) {
      for (let z = back - out; z < front; z += step) {
        const x = side * (half + out + tread * 0.5);
        if (set.isInView(x, z) && set.distanceToCamera(x, z) > 5 && set.random() < 0.93)
          spots.push([x, y, z]);
      }
    }
  }
  return spots;
};

export const addFloodLights = (set: SetBuilder, half: number, back: number, height: number): void => {
  set.model((builder) => {
    for (const side of [-1, -0.35, 0.35, 1]) {
      const x = side * half;
      const z = back - 13;
      builder.paint(fromHex('#6a7076'), 'satin').tube(
        [
          [x, 0, z],
          [x, height, z],
        ],
        0.25,
        6,
      );
      builder.paint(fromHex('#2a2c30'), 'satin').box([x, height + 0.6, z], [4, 2, 0.3]);
      for (let i = 0; i < 5; i += 1)
        for (let k = 0; k < 2; k += 1)
          builder
            .paint([5, 5, 4.6], 'glow')
            .sphere([x - 1.5 + i * 0.75, height + 0.2 + k * 0.85, z + 0.2], 0.26, 8);
    }
  });
};
