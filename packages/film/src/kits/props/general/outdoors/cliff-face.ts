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

const cliffFace = staticKit(['cliff face', 'rock face', 'rock wall'], (b, { seed, colour, detail }) => {
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
      const paint = mix(mix(dark, tone, shade), grass, isLedge && fractalNoise(x, y, 5, 2) > 0.52 ? 0.6 : 0);
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
});

export const cliffKits = [cliffFace];
