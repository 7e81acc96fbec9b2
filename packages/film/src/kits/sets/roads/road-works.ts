/** A road under construction: a finished lane of asphalt beside a bed of gravel, cones and barriers, machines at work. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';

/** The road runs away from the camera, a little to the right. */
const middle = (z: number): number => -0.12 * z + 1;
const half = 4.2;

export const addRoadWorks = (set: SetBuilder): void => {
  const near = Math.max(12, set.area.cameraPosition[2] + 4);
  const far = -170;
  set.model(
    (b) => {
      const strip = (from: number, to: number, y: number) =>
        b.loft(
          Array.from({ length: 30 }, (_, n) => {
            const z = near + ((far - near) * n) / 29;
            return [
              [middle(z) + from, y, z],
              [middle(z) + to, y, z],
            ];
          }),
          { isClosed: false, hasCaps: false },
        );
      b.paint((p) => mix(fromHex('#7d7468'), fromHex('#a39a8c'), noise(p[0] * 3, 1, p[2] * 3)), 'rock');
      strip(-half * 2 - 1.5, 1.2, 0.04);
      b.paint((p) => mix(fromHex('#2e2f33'), fromHex('#3c3d41'), noise(p[0] * 2, 2, p[2] * 2)), 'asphalt');
      strip(0, half * 2, 0.1);
      b.paint(fromHex('#ece8dc'), 'matte');
      strip(half * 2 - 0.5, half * 2 - 0.32, 0.115);
      for (let z = near; z > far; z -= 7)
        b.quad(
          [middle(z) + half - 0.09, 0.115, z],
          [middle(z) + half + 0.09, 0.115, z],
          [middle(z - 3) + half + 0.09, 0.115, z - 3],
          [middle(z - 3) + half - 0.09, 0.115, z - 3],
          [0, 1, 0],
        );
      // Red and white boards between the lane and the bed.
      for (let z = -4; z > -60; z -= 8) {
        const x = middle(z) - 0.5;
        if (set.area.hasCast && !set.isClear(x, z, 1)) continue;
        for (let n = 0; n < 6; n += 1)
          b.paint(fromHex(n % 2 ? '#d8302a' : '#f2f0ea'), 'satin').box(
            [x, 0.95, z + (n - 2.5) * 0.34],
            [0.06, 0.28, 0.34],
          );
        b.paint(fromHex('#3a3a3c'), 'matte');
        for (const end of [-0.9, 0.9]) b.box([x, 0.45, z + end], [0.3, 0.9, 0.06]);
      }
      // Heaps of gravel and a drain pipe.
      for (const [dx, z] of [
        [-13, -16],
        [-15, -30],
        [-12, -46],
      ] as const) {
        if (set.area.hasCast && !set.isClear(middle(z) + dx, z, 3)) continue;
        b.paint(
          (p) => mix(fromHex('#8a8074'), fromHex('#b0a696'), noise(p[0] * 4, p[1] * 4, p[2] * 4)),
          'rock',
        ).sphere([middle(z) + dx, 0, z], [3, 1.7, 2.6], 18);
      }
    },
    { castsNoShadow: false },
  );
  const place = createThingPlacer(set);
  const put = (noun: string, dx: number, z: number, turn: number, radius: number, colour?: string) => {
    const x = middle(z) + dx;
    if (!set.area.hasCast || set.isClear(x, z, radius))
      place(noun, [x, 0.05, z], turn, colour ? { colour: fromHex(colour) } : {});
  };
  for (let z = near - 8; z > -70; z -= 3.4) put('traffic cone', 0.5, z, 0, 0.3);
  put('steamroller', 2.4, -9, 0.1, 2.4, '#e8a818');
  put('excavator', -7, -10, 1.1, 3, '#e8a818');
  put('dump truck', -4.4, -24, Math.PI, 3, '#e8a818');
  put('bulldozer', -6, -42, 0.4, 3, '#e8a818');
};
