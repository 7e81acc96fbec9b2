/** The ring of sumo: a low mound of clay with sloping sides and a circle of straw bales on it. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

/** Metres: half the mound at its foot and on top, its height, and the radius of the circle. */
const [foot, half, height, radius] = [3.6, 3.25, 0.55, 2.27];

const clay = (p: Vec3): Vec3 =>
  mix(fromHex('#b98f5e'), fromHex('#d0a873'), noise(p[0] * 1.7, p[1] * 3, p[2] * 1.7));

const buildSumoRing = (): Model => {
  const body = new MeshBuilder();
  body.paint(clay, 'sand');
  const corners = (size: number, y: number): Vec3[] => [
    [-size, y, size],
    [size, y, size],
    [size, y, -size],
    [-size, y, -size],
  ];
  const [low, high] = [corners(foot, 0), corners(half, height)];
  const normals: Vec3[] = [
    [0, 0.5, 1],
    [1, 0.5, 0],
    [0, 0.5, -1],
    [-1, 0.5, 0],
  ];
  for (let n = 0; n < 4; n += 1)
    body.quad(low[n]!, low[(n + 1) % 4]!, high[(n + 1) % 4]!, high[n]!, normals[n]!);
  body.heightField({ x0: -half, z0: -half, x1: half, z1: half }, { x: 16, z: 16 }, () => height);
  // Half buried bales, one after the other round the circle and along the edges.
  const bale = (from: Vec3, to: Vec3) => body.paint(fromHex('#d9bd7c'), 'matte').tube([from, to], 0.085, 10);
  const onCircle = (n: number, r: number): Vec3 => [
    Math.sin((n / 20) * 2 * Math.PI) * r,
    height + 0.02,
    Math.cos((n / 20) * 2 * Math.PI) * r,
  ];
  for (let n = 0; n < 20; n += 1) bale(onCircle(n + 0.06, radius), onCircle(n + 0.94, radius));
  for (let n = 0; n < 4; n += 1) {
    const [a, b] = [corners(half - 0.12, height)[n]!, corners(half - 0.12, height)[(n + 1) % 4]!];
    for (let k = 0; k < 7; k += 1) bale(mix(a, b, (k + 0.06) / 7), mix(a, b, (k + 0.94) / 7));
  }
  // The two lines that the wrestlers start from.
  body.paint(fromHex('#f6f3ea'), 'matte');
  for (const side of [-1, 1]) body.box([side * 0.62, height + 0.006, 0], [0.1, 0.012, 0.9]);
  return assembleModel(
    { body },
    { size: [foot * 2, height, foot * 2], anchors: { top: [0, height, 0], inside: [0, height, 0] } },
  );
};

export const sumoRing: Kit = {
  name: 'sumo ring',
  nouns: ['sumo ring'],
  locomotion: 'none',
  build: buildSumoRing,
};
