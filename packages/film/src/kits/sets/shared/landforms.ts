/** Shapes of far ground: rolling hills and mountain ranges that begin beyond the action. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';

export type FarShape = { from: number; to: number; height: number; scale: number; seed: number };

/** Soft hills that rise between two distances from the origin. */
export const rollingHills = (x: number, z: number, { from, to, height, scale, seed }: FarShape): number => {
  const rise = smoothstep(from, to, Math.hypot(x, z));
  if (rise === 0) return 0;
  const [u, v] = [x / scale, z / scale];
  return rise * height * (noise(u, seed, v) * 0.75 + noise(u * 2.3, seed + 5, v * 2.3) * 0.25);
};

/** Ridges and peaks. */
export const mountainRange = (x: number, z: number, { from, to, height, scale, seed }: FarShape): number => {
  const rise = smoothstep(from, to, Math.hypot(x, z));
  if (rise === 0) return 0;
  let [sum, amplitude, u, v] = [0, 0.55, x / scale, z / scale];
  for (let octave = 0; octave < 5; octave += 1) {
    const ridge = 1 - Math.abs(noise(u, seed + octave * 3.1, v) * 2 - 1);
    sum += amplitude * ridge * ridge;
    amplitude *= 0.5;
    u = u * 2.07 + 3.1;
    v = v * 2.07 + 1.7;
  }
  return rise * height * sum;
};

/** Bare rock with strata, paler where it is steep and high. */
export const rockColour = (x: number, y: number, z: number, dark: Vec3, pale: Vec3): Vec3 =>
  mix(dark, pale, clamp(fractalNoise(x * 0.12, y * 0.5, z * 0.12, 3) * 1.6 - 0.35));

/** Ground that is two colours in soft patches. */
export const patchy = (x: number, z: number, scale: number, a: Vec3, b: Vec3): Vec3 =>
  mix(a, b, clamp(noise(x * scale, 3, z * scale) * 0.65 + noise(x * scale * 4.3, 9, z * scale * 4.3) * 0.35));
