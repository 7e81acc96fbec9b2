/** Clouds for a sky that shows none to move: thin, flatter towards the horizon, drifting. */

import { smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { createLayer, type Layer } from '../../layers/build-layers.ts';
import type { Picture } from '../../picture.ts';
import { createPlane, type Plane, resizePlane } from '../../plane.ts';
import type { Moment } from '../motion/motions.ts';
import { createGrid, halfOf, spreadGrid } from './coarse-grid.ts';

const columns = 160;
const mostOpaque = 0.62;

/** Levels by which the thick parts of clouds are darker than white, before a sky on which white would not be seen. */
const mostDarkened = 95;
/** Mean level of such a sky. */
const brightSky = 178;

export const isBrightSky = (picture: Picture, sky: Plane): boolean => {
  let [sum, count] = [0, 0];
  for (let at = 0; at < sky.values.length; at += 7) {
    if (sky.values[at]! < 0.97) continue;
    sum += (picture.pixels[at * 4]! + picture.pixels[at * 4 + 1]! + picture.pixels[at * 4 + 2]!) / 3;
    count += 1;
  }
  return count > 0 && sum / count > brightSky;
};

/** Mean difference in brightness over a few percent of the width, below which a sky has nothing in it that could be seen to drift. */
const leastCloudy = 0.016;

export const isClear = (picture: Picture, sky: Plane): boolean => {
  const reach = Math.round(picture.width * 0.04);
  let [sum, count] = [0, 0];
  for (let y = 0; y < picture.height; y += 4)
    for (let x = reach; x < picture.width; x += 4) {
      if (sky.values[y * sky.width + x]! < 0.97 || sky.values[y * sky.width + x - reach]! < 0.97) continue;
      const [a, b] = [(y * picture.width + x) * 4, (y * picture.width + x - reach) * 4];
      for (let n = 0; n < 3; n += 1) sum += Math.abs(picture.pixels[a + n]! - picture.pixels[b + n]!) / 3;
      count += 1;
    }
  return count > 0 && sum / count / 255 < leastCloudy;
};

/** A layer to be drawn over the sky and behind all else. */
export const cloudLayer = (
  large: Plane,
  horizon: number,
  { seed, pace, isBright = false }: { seed: number; pace: number; isBright?: boolean },
) => {
  const most = isBright ? mostDarkened : 0;
  const sky = resizePlane(large, halfOf(large));
  const { width, height } = sky;
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < sky.values.length; at += 1) pixels[at * 4 + 3] = sky.values[at]! < 0.02 ? 0 : 255;
  const far = createPlane({ width: 2, height: 2 });
  const layer: Layer = createLayer({ width, height, pixels }, far, 16, large);
  const grid = createGrid(sky, columns);
  const { step, width: across, height: rows } = grid;
  const change = ({ seconds }: Moment) => {
    const strength = mostOpaque * smoothstep(0, 1.4, seconds);
    for (let row = 0; row < rows; row += 1) {
      const up = Math.max(0, horizon - (row * step) / height);
      if (up === 0) {
        grid.values.fill(0, row * across, (row + 1) * across);
        continue;
      }
      const away = 1 / (up + 0.18);
      for (let column = 0; column < across; column += 1) {
        const aside = (column / columns - 0.5) * away - seconds * 0.22 * pace;
        const cover = fractalNoise(aside * 1.3 + (seed % 97), away * 2.2, seconds * 0.06, 4);
        grid.values[row * across + column] =
          strength * smoothstep(0.48, 0.78, cover) * smoothstep(0, 0.12, up);
      }
    }
    spreadGrid(grid, sky, (at, value) => {
      pixels[at * 4 + 3] = Math.round(255 * value);
      if (most === 0) return;
      const grey = 255 - most * smoothstep(0.1, 0.5, value);
      pixels[at * 4] = grey;
      pixels[at * 4 + 1] = Math.min(255, grey + 3);
      pixels[at * 4 + 2] = Math.min(255, grey + 10);
    });
  };
  return { layer, change };
};
