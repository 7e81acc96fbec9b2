/** A wall of rock with ledges and cracks, for those who climb it. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp } from '../../../../math/interpolate.ts';
import { fractalNoise } from '../../../../math/noise.ts';
import { cross, mix, normalize, scale, subtract, type Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const [width, height, depth] = [16, 13, 3];
const pale = fromHex('#b09a80');
const dark = fromHex('#5c4e44');
const grass = fromHex('#5f8a34');

/** How far the rock stands out at a place of the wall. */
const relief = (x: number, y: number, seed: number) => {
  const blocks = fractalNoise(x * 0.35 + seed, y * 0.3, 3.1, 3);
  // Steps, so that there are ledges for hands and feet.
  const stepped = Math.round(blocks * 7) / 7;
  const cracks = Math.abs(fractalNoise(x * 0.8 + 9, y * 0.16, seed + 1.7, 2) - 0.5);
  return stepped * 1.1 + blocks * 0.3 - (cracks < 0.03 ? 0.3 : 0) - 0.7;
};

/** Flat, so that edges stay sharp. */
const facet = (b: MeshBuilder, [a, c, d, e]: readonly [Vec3, Vec3, Vec3, Vec3]) =>
  b.quad(a, c, d, e, normalize(cross(subtract(c, a), subtract(e, a))));

/** Out and up, in metres, from the foot of an overhanging cliff over its lip to the land behind the edge. */
const overhang: readonly [out: number, up: number][] = [
  [-0.6, -2],
  [-0.3, 4],
  [-0.5, 8],
  [-0.2, 10.2],
  [0.5, 11.2],
  [1.25, 11.7],
  [1.6, 12.05],
  [1.6, 12.35],
  [1.35, 12.45],
  [0.2, 12.5],
  [-6, 12.8],
];
const edge: Vec3 = [0, 12.36, 1.62];

/** A cliff whose edge stands out over the depth, and the rope of who hangs from it. */
const addCliffEdge = (b: MeshBuilder, seed: number, tone: Vec3) => {
  const [across, finer] = [40, 3];
  const rows = (overhang.length - 1) * finer;
  const at = (n: number, row: number): Vec3 => {
    const [k, t] = [Math.min(overhang.length - 2, Math.floor(row / finer)), row / finer];
    const [from, to] = [overhang[k]!, overhang[k + 1]!];
    const share = t - k;
    const x = (n / across - 0.5) * 13;
    const [out, up] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    // Rough but at the edge itself, where the hands are.
    const rough = Math.abs(up - edge[1]) < 0.5 && out > 1 ? 0.1 : 0.9;
    const bump = (fractalNoise(x * 0.7 + seed, up * 0.7, 3.1, 3) - 0.5) * rough;
    return [x, up + bump * 0.4, out + bump - 0.02 * x * x];
  };
  for (let row = 0; row < rows; row += 1)
    for (let n = 0; n < across; n += 1) {
      const corners = [at(n, row), at(n + 1, row), at(n + 1, row + 1), at(n, row + 1)] as const;
      const [x, y] = corners[0];
      const shade = clamp(fractalNoise(x * 0.8 + seed, y * 1.7, 2, 3) * 1.5 - 0.2);
      const isLand = row >= rows - 2 * finer + 1;
      b.paint(isLand ? mix(grass, tone, shade * 0.3) : mix(dark, tone, shade), isLand ? 'lawn' : 'rock');
      facet(b, corners);
    }
  b.paint(fromHex('#e0562a'), 'cloth').tube(
    [
      [0.5, 12.62, -0.6],
      [0.34, 12.5, 1.2],
      [0.3, 12.42, 1.66],
      [0.24, 11.9, 1.74],
      [0.06, 11.2, 1.72],
    ],
    0.016,
    8,
  );
};

const cliffFace = staticKit(
  ['cliff face', 'rock face', 'rock wall', 'cliff edge'],
  (b, { noun, seed, colour, detail }) => {
    if (noun === 'cliff edge') {
      addCliffEdge(b, seed, colour ?? pale);
      return { top: edge };
    }
    const [across, up] = [
      [72, 60],
      [40, 32],
      [16, 12],
    ][detail] as [number, number];
    const tone = colour ?? pale;
    const front = (n: number, row: number): Vec3 => {
      const x = (n / across - 0.5) * width;
      const y = (row / up) * height;
      const edge = clamp((Math.abs(x) - width * 0.38) / (width * 0.12));
      const rim = clamp((y - height + 1) / 1);
      const top = height - 1.2 * fractalNoise(x * 0.4 + seed, 0.3, 7, 2) - edge * edge * 5;
      return [x, Math.min(y, top), depth / 2 - 0.35 + relief(x, y, seed) * 0.9 - edge * edge * 2 - rim * 0.4];
    };
    for (let row = 0; row < up; row += 1)
      for (let n = 0; n < across; n += 1) {
        const corners = [front(n, row), front(n + 1, row), front(n + 1, row + 1), front(n, row + 1)] as const;
        const [x, y] = corners[0];
        const shade = clamp(fractalNoise(x * 0.7 + seed, y * 1.6, 2, 3) * 1.5 - 0.25);
        const isLedge = corners[3][2] < corners[0][2] - 0.14;
        const paint = mix(
          mix(dark, tone, shade),
          grass,
          isLedge && fractalNoise(x, y, 5, 2) > 0.52 ? 0.6 : 0,
        );
        b.paint(scale(paint, isLedge ? 1.12 : 1), 'rock');
        facet(b, corners);
      }
    // The land behind the edge.
    for (let n = 0; n < across; n += 1) {
      const [left, right] = [front(n, up), front(n + 1, up)];
      const behind = ([x, y]: Vec3): Vec3 => [x, y + 0.2, -depth / 2];
      facet(b.paint(grass, 'lawn'), [left, right, behind(right), behind(left)]);
    }
    return { top: [0, height - 1, 0] };
  },
);

export const cliffKits = [cliffFace];
