/** The ring of a rodeo: trodden earth, a fence of boards, chutes with gates, and full stands behind. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { createFlatSet } from '../flat-set.ts';
import { addStands } from '../rooms/stands.ts';
import { addCrowd } from '../shared/crowd.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

export const isRodeo = ({ place, details = [] }: SetRequest): boolean =>
  place === 'stadium' && details.includes('rodeo');

const earth = (p: Vec3): Vec3 =>
  mix(
    fromHex('#9a7048'),
    fromHex('#c49a68'),
    0.6 * noise(p[0] * 0.5, 3, p[2] * 0.5) + 0.4 * noise(p[0] * 2.3, 7, p[2] * 2.3),
  );

export const createRodeo = (request: SetRequest): StageSet =>
  createFlatSet(request, (set) => {
    const back = set.area.low[2] - 6;
    const half = Math.max(13, set.halfX + 9);
    set.model(
      (b) =>
        b
          .paint(earth, 'sand')
          .heightField(
            { x0: -60, z0: -50, x1: 60, z1: 50 },
            { x: 100, z: 90 },
            (x, z) => 0.03 * noise(x * 0.9, 1, z * 0.9) - 0.015,
          ),
      { castsNoShadow: true },
    );
    addFence(set, half, back);
    const spots = addStands(set, half + 1.6, back - 1.6, 12, fromHex('#8a7a66'));
    addCrowd(set, { spots: spots.filter((_, n) => n % 2 === 0).slice(0, 1500), bounce: 0.06 });
  });

/** Rails on posts round the ring; white gates of the chutes at the back, pennants above them. */
const addFence = (set: SetBuilder, half: number, back: number): void => {
  const front = set.area.cameraPosition[2] + 3;
  set.model((b) => {
    b.paint(fromHex('#8a5a34'), 'wood');
    for (const y of [0.35, 0.8, 1.25, 1.7]) {
      b.box([0, y, back], [half * 2, 0.2, 0.06]);
      for (const side of [-1, 1]) b.box([side * half, y, (back + front) / 2], [0.06, 0.2, front - back]);
    }
    b.paint(fromHex('#6a4226'), 'wood');
    for (let x = -half; x <= half; x += 2) b.box([x, 0.95, back - 0.1], [0.16, 1.9, 0.16]);
    for (const side of [-1, 1])
      for (let z = back; z < front; z += 2) b.box([side * half, 0.95, z], [0.16, 1.9, 0.16]);
    for (const x of [-6, -3.4, 3.4, 6]) {
      b.paint(fromHex('#f0ece2'), 'satin');
      for (const y of [0.3, 0.7, 1.1, 1.5, 1.9]) b.box([x, y, back + 0.12], [2.2, 0.1, 0.07]);
      for (const dx of [-1.1, 0, 1.1]) b.box([x + dx, 1.15, back + 0.12], [0.1, 2.2, 0.09]);
    }
    const hues = ['#c8302a', '#f2efe6', '#2c4f9e'].map(fromHex);
    for (let x = -half, n = 0; x < half; x += 0.55, n += 1) {
      b.paint(hues[n % 3]!, 'cloth').box([x, 2.75, back - 0.2], [0.34, 0.36, 0.02]);
    }
    b.paint(fromHex('#e8e4d8'), 'cloth').box([0, 2.95, back - 0.2], [half * 2, 0.03, 0.03]);
  });
};
