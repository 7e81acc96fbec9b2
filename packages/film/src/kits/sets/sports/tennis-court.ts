/** A tennis court of clay, grass or hard surface, with its net to one side of the player and stands around. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { createFlatSet } from '../flat-set.ts';
import { addStands } from '../rooms/stands.ts';
import { addCrowd } from '../shared/crowd.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

export const isTennisCourt = ({ place, details = [] }: SetRequest): boolean =>
  place === 'stadium' && details.includes('tennis_court');

type Surface = { inner: string; outer: string; wall: string };
const clay: Surface = { inner: '#b4552c', outer: '#a84c26', wall: '#1f5a3c' };
const grass: Surface = { inner: '#4f9236', outer: '#3f7f2c', wall: '#1f3f2c' };
const hard: Surface = { inner: '#2f66a8', outer: '#3a8a5c', wall: '#1c3a5a' };

export const createTennisCourt = (request: SetRequest): StageSet =>
  createFlatSet(request, (set) => {
    const details = request.details ?? [];
    const surface = details.includes('clay_court') ? clay : details.includes('grass_court') ? grass : hard;
    addCourt(set, surface);
    const back = set.area.low[2] - 11;
    const half = Math.max(17, set.halfX + 12);
    set.model((b) => b.paint(fromHex(surface.wall), 'cloth').box([0, 0.9, back + 0.4], [half * 2, 1.8, 0.1]));
    const spots = addStands(set, half, back, 12, fromHex('#8a9096'));
    addCrowd(set, { spots: spots.filter((_, n) => n % 2 === 0).slice(0, 1500), bounce: 0.02 });
  });

/** Metres; the court lies along x, the player before the left base line. */
const addCourt = (set: SetBuilder, { inner, outer }: Surface): void => {
  const [cx, , cz] = set.centre;
  const tone =
    (hex: string) =>
    (p: Vec3): Vec3 =>
      mix(fromHex(hex), mix(fromHex(hex), [1, 0.9, 0.8], 0.14), noise(p[0] * 0.7, 2, p[2] * 0.7));
  const net = cx + Math.max(2.4, set.halfX + 1.5);
  const [near, far] = [cz + 4.1, cz - 4.1];
  const left = cx - Math.max(0.5, set.halfX);
  set.model(
    (b) => {
      b.paint(tone(outer), 'sand').heightField(
        { x0: -70, z0: -60, x1: 70, z1: 60 },
        { x: 90, z: 80 },
        () => -0.01,
      );
      b.paint(tone(inner), 'sand').heightField(
        { x0: left, z0: far - 1.4, x1: net + 12, z1: near + 1.4 },
        { x: 30, z: 24 },
        () => 0,
      );
      b.paint(fromHex('#f6f4ee'), 'matte');
      const line = (x0: number, z0: number, x1: number, z1: number) =>
        b.box(
          [(x0 + x1) / 2, 0.006, (z0 + z1) / 2],
          [Math.abs(x1 - x0) + 0.08, 0.014, Math.abs(z1 - z0) + 0.08],
        );
      for (const z of [far - 1.37, far, near, near + 1.37]) line(left, z, net + 12, z);
      line(left, far - 1.37, left, near + 1.37);
      for (const x of [net - 1.7, net + 6]) line(x, far, x, near);
      line(net - 1.7, cz, net + 6, cz);
    },
    { castsNoShadow: true },
  );
  addNet(set, net, far - 1.9, Math.min(near + 1.9, cz + 1.6));
};

const addNet = (set: SetBuilder, x: number, from: number, to: number): void => {
  set.model((b) => {
    b.paint(fromHex('#2a4a34'), 'satin');
    for (const z of [from, to])
      b.tube(
        [
          [x, 0, z],
          [x, 1.1, z],
        ],
        0.05,
        10,
      );
    b.paint(fromHex('#f8f8f4'), 'cloth')
      .box([x, 1.02, (from + to) / 2], [0.05, 0.1, to - from])
      .box([x, 0.5, (from + to) / 2], [0.04, 1, 0.06]);
    b.paint(fromHex('#22262a'), 'cloth');
    for (let z = from; z <= to; z += 0.12) b.box([x, 0.5, z], [0.012, 1, 0.012]);
    for (let y = 0.06; y < 1; y += 0.12) b.box([x, y, (from + to) / 2], [0.012, 0.012, to - from]);
    // The umpire's high chair at the far post.
    const z = from - 0.9;
    b.paint(fromHex('#3a5a44'), 'wood');
    for (const [dx, dz] of [
      [-0.4, -0.3],
      [0.4, -0.3],
      [-0.4, 0.3],
      [0.4, 0.3],
    ] as const)
      b.tube(
        [
          [x + dx, 0, z + dz],
          [x + dx * 0.7, 1.8, z + dz * 0.7],
        ],
        0.035,
        8,
      );
    b.box([x, 1.82, z], [0.7, 0.07, 0.55], 0.02).box([x, 2.2, z - 0.25], [0.7, 0.7, 0.06], 0.02);
  });
};
