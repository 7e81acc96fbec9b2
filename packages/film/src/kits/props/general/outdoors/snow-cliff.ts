/** A block of rock with deep snow on top and a sheer edge, for those who jump off it. */

import { fromHex } from '../../../../math/colour.ts';
import { clamp } from '../../../../math/interpolate.ts';
import { fractalNoise } from '../../../../math/noise.ts';
import { cross, mix, normalize, subtract, type Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';

/** Width, height and length in metres; the edge is at +z. */
export const snowCliffSize: Vec3 = [7, 3.8, 8];

const pale = fromHex('#8d8780');
const dark = fromHex('#38353a');
const snow = fromHex('#eef4fb');

/** A point of the outline of a square with round corners, evenly spaced. */
const outlineAt = (share: number): [number, number] => {
  const side = Math.floor(share * 4) % 4;
  const t = ((share * 4) % 1) * 2 - 1;
  const [x, z] = (
    [
      [1, t],
      [-t, 1],
      [-1, -t],
      [t, -1],
    ] as const
  )[side]!;
  const reach = (Math.abs(x) ** 6 + Math.abs(z) ** 6) ** (1 / 6);
  return [x / reach, z / reach];
};

const snowCliff = staticKit(['snowy cliff', 'snow cliff'], (b, { seed, detail }) => {
  const [width, height, length] = snowCliffSize;
  const [around, up] = [
    [144, 26],
    [56, 12],
    [24, 6],
  ][detail] as [number, number];
  const outline = (n: number, spread: number, y: number): Vec3 => {
    const [x, z] = outlineAt((n % around) / around);
    return [x * width * 0.5 * spread, y, z * length * 0.5 * spread];
  };
  const facet = (a: Vec3, c: Vec3, d: Vec3, e: Vec3) =>
    b.quad(a, c, d, e, normalize(cross(subtract(d, a), subtract(e, c))));
  const wall = (n: number, row: number): Vec3 => {
    const y = (row / up) * height - 0.3;
    const [x, , z] = outline(n, 1, y);
    const blocks = fractalNoise(x * 0.9 + seed, y * 0.5, z * 0.9, 4);
    const foot = 0.1 * clamp(1 - y / height) ** 2;
    return outline(n, 0.86 + foot + 0.1 * blocks + 0.09 * (Math.round(blocks * 6) / 6), y);
  };
  for (let row = 0; row < up; row += 1)
    for (let n = 0; n < around; n += 1) {
      const corners = [wall(n + 1, row), wall(n, row), wall(n, row + 1), wall(n + 1, row + 1)] as const;
      const [x, y, z] = corners[0];
      const shade = clamp(fractalNoise(x * 0.9 + seed, y * 1.8, z * 0.9, 3) * 1.6 - 0.3);
      b.paint(mix(dark, pale, shade), 'rock');
      facet(...corners);
    }
  const layers = [
    [0.9, -0.45],
    [1.03, -0.38],
    [1.06, -0.2],
    [1.03, -0.06],
    [0.95, 0],
    [0.6, 0.02],
    [0.01, 0.02],
  ] as const;
  const cap = (n: number, layer: number): Vec3 => {
    const [spread, level] = layers[layer]!;
    const [x, , z] = outline(n, spread, 0);
    const sag = layer < 3 ? 0.35 * fractalNoise(x * 0.8, seed, z * 0.8, 2) : 0;
    return [x, height + level - sag, z];
  };
  b.paint(snow, 'snow');
  for (let layer = 0; layer + 1 < layers.length; layer += 1)
    for (let n = 0; n < around; n += 1)
      facet(cap(n + 1, layer), cap(n, layer), cap(n, layer + 1), cap(n + 1, layer + 1));
  return { top: [0, height, 0] };
});

export const snowCliffKits = [snowCliff];
