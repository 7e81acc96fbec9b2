/** Turns the arms of a rotor about their hub, in the plane in which they are seen. */

import { smoothstep } from '../../math/interpolate.ts';
import type { Layer } from '../layers/build-layers.ts';
import type { Motion } from '../life/motion/motions.ts';
import type { Rotor } from './find-rotor.ts';

/** Radians in a second. */
const rate = 1.15;

export const turnRotor = ({ hub, axes: [a, b] }: Rotor): Motion => {
  const area = a.x * b.y - a.y * b.x;
  return (mesh, _layer, { seconds }) => {
    const turn = rate * seconds * smoothstep(-0.6, 0.9, seconds);
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    for (let at = 0; at < mesh.x.length; at += 1) {
      const [x, y] = [mesh.x[at]! - hub.x, mesh.y[at]! - hub.y];
      const u = (x * b.y - y * b.x) / area;
      const v = (y * a.x - x * a.y) / area;
      const [p, q] = [u * cosine - v * sine, u * sine + v * cosine];
      mesh.x[at] = hub.x + p * a.x + q * b.x;
      mesh.y[at] = hub.y + p * a.y + q * b.y;
    }
  };
};

/** Every arm of the layer becomes a copy of the clearest. */
export const copyArms = ({ picture: { width, height, pixels } }: Layer, { sources }: Rotor) => {
  const original = pixels.slice();
  for (const [at, from] of sources.entries()) {
    if (!from) continue;
    const [x0, y0] = [Math.floor(from.x), Math.floor(from.y)];
    const [partX, partY] = [from.x - x0, from.y - y0];
    let weight = 0;
    const sum = [0, 0, 0];
    for (let k = 0; k < 4; k += 1) {
      const [x, y] = [Math.min(width - 1, x0 + (k & 1)), Math.min(height - 1, y0 + (k >> 1))];
      const place = (y * width + x) * 4;
      const share = (k & 1 ? partX : 1 - partX) * (k >> 1 ? partY : 1 - partY) * (original[place + 3]! + 0.5);
      weight += share;
      for (let n = 0; n < 3; n += 1) sum[n]! += share * original[place + n]!;
    }
    for (let n = 0; n < 3; n += 1) pixels[at * 4 + n] = sum[n]! / Math.max(1e-6, weight);
  }
};
