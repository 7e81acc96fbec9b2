/** A basketball court in a packed arena. */

import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import { addCrowd } from '../shared/crowd.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addStands } from './stands.ts';

const addHoop = (set: SetBuilder, x: number, z: number): void => {
  set.model((builder) =>
    builder.at(translation(x, 0, z), (b) => {
      b.paint(fromHex('#2a3a5a'), 'satin')
        .box([0, 0.4, -2.2], [1, 0.8, 1.2], 0.05)
        .tube(
          [
            [0, 0.7, -2.2],
            [0, 2.6, -1.7],
            [0, 3.3, -0.5],
          ],
          0.12,
          8,
        );
      b.paint(fromHex('#f4f6f8'), 'glossy').box([0, 3.5, -0.42], [1.83, 1.1, 0.05], 0.01);
      b.paint(fromHex('#d8302a'), 'satin');
      for (const [dx, dy, w, h] of [
        [0, 0.52, 1.83, 0.05],
        [0, -0.52, 1.83, 0.05],
        [-0.9, 0, 0.05, 1.1],
        [0.9, 0, 0.05, 1.1],
        [0, 0.08, 0.6, 0.04],
        [0, -0.34, 0.6, 0.04],
        [-0.3, -0.13, 0.04, 0.44],
        [0.3, -0.13, 0.04, 0.44],
      ] as const)
        b.box([dx, 3.5 + dy, -0.39], [w, h, 0.02]);
      b.paint(fromHex('#e85a1c'), 'satin').tube(
        Array.from(
          { length: 21 },
          (_, n): Vec3 => [Math.sin((n / 20) * 6.283) * 0.23, 3.05, Math.cos((n / 20) * 6.283) * 0.23],
        ),
        0.014,
        6,
      );
      b.box([0, 3.05, -0.3], [0.16, 0.05, 0.18]);
      b.paint(fromHex('#f4f4f0'), 'cloth');
      for (let n = 0; n < 12; n += 1) {
        const [a, c] = [(n / 12) * 6.283, ((n + 1) / 12) * 6.283];
        b.tube(
          [
            [Math.sin(a) * 0.23, 3.04, Math.cos(a) * 0.23],
            [Math.sin(c) * 0.17, 2.82, Math.cos(c) * 0.17],
            [Math.sin(a) * 0.13, 2.62, Math.cos(a) * 0.13],
          ],
          0.007,
          4,
          false,
        );
        b.tube(
          [
            [Math.sin(c) * 0.23, 3.04, Math.cos(c) * 0.23],
            [Math.sin(a) * 0.17, 2.82, Math.cos(a) * 0.17],
            [Math.sin(c) * 0.13, 2.62, Math.cos(c) * 0.13],
          ],
          0.007,
          4,
          false,
        );
      }
    }),
  );
};

export const buildArena = (set: SetBuilder): void => {
  const nouns = set.request.nouns ?? [];
  const half = Math.max(9, set.halfX + 5);
  const back = set.area.low[2] - 4.6;
  const front = Math.max(12, set.area.cameraPosition[2] + 3);
  const isIce = nouns.some((noun) => /skater|hockey|curling|ice/.test(noun));
  // The lamps are off but the one on the skater.
  const isSpot = nouns.includes('spotlight');
  set.model(
    (builder) => {
      for (let x = -half - 1; x < half + 1; x += 0.14) {
        builder.paint(
          isIce ? fromHex('#dceaf2') : scale(fromHex('#c8894a'), 0.85 + 0.3 * set.random()),
          'glossy',
        );
        builder.quad([x, 0, back], [x + 0.14, 0, back], [x + 0.14, 0, front], [x, 0, front], [0, 1, 0]);
      }
      if (isIce) {
        // Boards around the rink, and the marks that skates leave.
        builder
          .paint(fromHex('#f2f4f6'), 'glossy')
          .box([0, 0.55, back + 0.1], [2 * half + 2, 1.1, 0.12], 0.03);
        builder
          .paint(fromHex('#2a5fb4'), 'glossy')
          .box([0, 1.12, back + 0.1], [2 * half + 2, 0.08, 0.16], 0.03);
        builder
          .paint(fromHex('#d8b02a'), 'glossy')
          .box([0, 0.12, back + 0.1], [2 * half + 2, 0.22, 0.14], 0.02);
        builder.paint(fromHex('#f6fafc'), 'matte');
        for (let n = 0; n < 46; n += 1) {
          const [x, z] = [(set.random() - 0.5) * 14, set.centre[2] + (set.random() - 0.5) * 9];
          const [turn, radius] = [set.random() * 6.3, 1 + set.random() * 3];
          builder.tube(
            Array.from({ length: 9 }, (_, k): Vec3 => {
              const a = turn + (k / 8) * 0.8;
              return [x + Math.sin(a) * radius, 0.002, z + Math.cos(a) * radius];
            }),
            0.008,
            3,
            false,
          );
        }
        return;
      }
      const line = (x: number, z: number, w: number, l: number) =>
        builder.quad(
          [x - w / 2, 0.004, z - l / 2],
          [x + w / 2, 0.004, z - l / 2],
          [x + w / 2, 0.004, z + l / 2],
          [x - w / 2, 0.004, z + l / 2],
          [0, 1, 0],
        );
      builder
        .paint(fromHex('#a83224'), 'glossy')
        .quad(
          [-2.45, 0.002, back + 2],
          [2.45, 0.002, back + 2],
          [2.45, 0.002, back + 7.8],
          [-2.45, 0.002, back + 7.8],
          [0, 1, 0],
        );
      builder.paint(fromHex('#f4f4f0'), 'matte');
      line(0, back + 2, 15, 0.07);
      line(0, back + 7.8, 4.9, 0.06);
      for (const x of [-2.45, 2.45]) line(x, back + 4.9, 0.06, 5.8);
      for (const x of [-7.5, 7.5]) line(x, back + 9, 0.06, 14);
      for (let n = 0; n < 40; n += 1) {
        const a = (n / 40) * Math.PI;
        line(Math.cos(a) * 6.75, back + 3.6 + Math.sin(a) * 6.75, 0.5, 0.06);
        line(Math.cos(a) * 1.8, back + 7.8 + Math.sin(a) * 1.8, 0.16, 0.05);
      }
    },
    { castsNoShadow: true },
  );
  const isBasketball =
    !isIce &&
    !nouns.some(
      (noun) => /box|wrestl|hoop|basket|gladiator|singer/.test(noun) && !/basketball player/.test(noun),
    );
  const isHoopNamed = nouns.some((noun) => /hoop|basket$|basketball hoop/.test(noun));
  if (isBasketball && !isHoopNamed) addHoop(set, set.centre[0] + 0.5, set.area.low[2] - 0.35);
  const spots = addStands(set, half, back, 17, fromHex('#3c4450'));
  addCrowd(set, { spots: spots.slice(0, 2600), bounce: 0.07, darkness: isSpot ? 0.8 : 0.25 });
  set.model((builder) => {
    // Roof with lamps, and a scoreboard.
    builder
      .paint(fromHex('#16181c'), 'matte')
      .quad([-60, 15, -60], [60, 15, -60], [60, 15, 60], [-60, 15, 60], [0, -1, 0]);
    for (const side of [-1, 1])
      builder.quad(
        [side * 34, 0, -60],
        [side * 34, 0, 60],
        [side * 34, 16, 60],
        [side * 34, 16, -60],
        [-side, 0, 0],
      );
    builder.quad(
      [-60, 0, back - 17],
      [60, 0, back - 17],
      [60, 16, back - 17],
      [-60, 16, back - 17],
      [0, 0, 1],
    );
    for (let x = -16; x <= 16; x += 4)
      for (let z = -18; z <= 12; z += 5)
        builder.paint(isSpot ? [0.2, 0.22, 0.3] : [5, 5, 4.8], 'glow').box([x, 13.4, z], [1.4, 0.12, 0.5]);
    builder.paint(fromHex('#8a9096'), 'metal');
    for (let z = -18; z <= 12; z += 5)
      builder.tube(
        [
          [-34, 13.9, z],
          [34, 13.9, z],
        ],
        0.12,
        5,
      );
    builder.paint(fromHex('#0c0e12'), 'satin').box([0, 10.6, back - 3], [6.4, 3.2, 0.6], 0.1);
    builder.paint([0.3, 0.8, 1.6], 'glow').box([0, 10.6, back - 2.68], [5.9, 2.7, 0.03]);
    builder
      .paint([2.4, 0.5, 0.2], 'glow')
      .box([-1.5, 10.6, back - 2.64], [0.9, 1.3, 0.03])
      .box([1.5, 10.6, back - 2.64], [0.9, 1.3, 0.03]);
  });
  const [cx, , cz] = set.centre;
  for (const [dx, dz] of [
    [-3, 3],
    [3, 3],
    [-4, -3],
    [4, -3],
    [0, 6],
  ] as const)
    set.lamp([cx + dx, 7.5, cz + dz], isSpot ? [0.5, 0.6, 1.1] : [11, 10.6, 9.6], 15);
  for (const x of [-10, 10]) set.lamp([x, 9, back - 4], isSpot ? [0.5, 0.6, 1.3] : [9, 8.6, 8], 14);
};
