/** A thick liquid that spreads over the top of something and runs down its side in drips: one skin, so that nothing looks stuck on. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';

/** Radius and height from the middle of the top outwards and down: what it runs along. */
export type Profile = [number, number][];

type Drip = { angle: number; width: number; length: number; start: number };

/** A flat top, a round edge, a straight side and the plate around its foot. */
export const sideProfile = (top: number, reach: number, foot: number): Profile => [
  [0, top + 0.001],
  [reach * 0.86, top],
  [reach * 0.97, top - 0.0025],
  [reach + 0.0015, top - 0.008],
  [reach + 0.0025, top - 0.016],
  [reach + 0.0025, foot + 0.006],
  [reach + 0.006, foot + 0.0015],
  [reach + 0.04, foot + 0.001],
];

const lengthsOf = (profile: Profile) => {
  const lengths = [0];
  for (let n = 1; n < profile.length; n += 1)
    lengths.push(
      lengths[n - 1]! + Math.hypot(profile[n]![0] - profile[n - 1]![0], profile[n]![1] - profile[n - 1]![1]),
    );
  return lengths;
};

/** `edge`: metres along the profile where the top ends; drips run on from there. */
export const createGlaze = (
  profile: Profile,
  tone: Vec3,
  {
    edge,
    seed,
    drips = 9,
    columns = 144,
    isClear = false,
  }: { edge: number; seed: number; drips?: number; columns?: number; isClear?: boolean },
) => {
  const lengths = lengthsOf(profile);
  const whole = lengths.at(-1)!;
  const rows = 20;
  const runs = Array.from({ length: drips }, (_, n): Drip => {
    const vary = (k: number) => 0.5 + 0.5 * Math.sin(n * k + seed * 1.7);
    return {
      angle: ((n + 0.36 * (vary(2.9) - 0.5) * 2) / drips) * 2 * Math.PI,
      width: lerp(0.012, 0.019, vary(4.1)),
      length: (whole - edge) * lerp(0.3, 0.95, vary(7.3)),
      start: 0.45 * vary(5.7),
    };
  });
  const at = (s: number): { r: number; y: number; outR: number; outY: number } => {
    let n = 1;
    while (n < profile.length - 1 && s > lengths[n]!) n += 1;
    const [[r0, y0], [r1, y1]] = [profile[n - 1]!, profile[n]!];
    const long = lengths[n]! - lengths[n - 1]! || 1;
    const t = clamp((s - lengths[n - 1]!) / long);
    return { r: lerp(r0, r1, t), y: lerp(y0, y1, t), outR: -(y1 - y0) / long, outY: (r1 - r0) / long };
  };
  const b = new MeshBuilder();
  // Where the skin is thin, in the middle, more light comes through it than at its thick rim.
  const thin = mix(scale(tone, 1.25), [1, 0.8, 0.45], 0.12);
  b.grid(
    Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => {
        b.paint(isClear ? mix(thin, scale(tone, 0.72), smoothstep(0.45, 1, row / rows)) : tone, 'glossy');
        const a = (column / columns) * 2 * Math.PI;
        return b.vertex([Math.cos(a) * (row / rows), 0, -Math.sin(a) * (row / rows)], [0, 1, 0]);
      }),
    ),
  );
  b.mesh.isTwoSided = true;
  const buffer = new Float32Array(b.mesh.positions.length);
  const edgeRadius = at(edge).r || 0.02;
  /** `spread` 0 to 1: from a first pool on top to the longest drips. */
  const update = (spread: number): Float32Array => {
    const pool = edge * lerp(0.3, 1.04, smoothstep(0, 0.4, spread));
    const over = smoothstep(0.1, 0.5, spread);
    for (let column = 0; column <= columns; column += 1) {
      const a = (column / columns) * 2 * Math.PI;
      let run = 0;
      for (const { angle, width, length, start } of runs) {
        const off = Math.abs(((a - angle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI) * edgeRadius;
        const near = Math.exp(-((off / width) ** 4) * 1.6);
        run = Math.max(run, near * length * smoothstep(start, start + 0.55, spread));
      }
      const wavy =
        0.006 * over * (1 + Math.sin(a * 5 + seed)) + edge * 0.06 * (1 - over) * Math.sin(a * 4 + seed);
      const reach = pool + wavy + run * over;
      for (let row = 0; row <= rows; row += 1) {
        // More rows near the rim, where it is round.
        const u = 1 - (1 - row / rows) ** 1.6;
        const { r, y, outR, outY } = at(Math.min(whole, reach * u));
        const thick =
          (0.0016 + 0.0026 * smoothstep(0.6, 0.93, u)) *
          Math.sqrt(clamp((1 - u) * 9)) *
          (1 + 18 * Math.min(0.05, run));
        const index = (row * (columns + 1) + column) * 3;
        const out = r + outR * thick;
        buffer[index] = Math.cos(a) * out;
        buffer[index + 1] = y + outY * thick;
        buffer[index + 2] = -Math.sin(a) * out;
      }
    }
    return buffer;
  };
  return { builder: b, update };
};
