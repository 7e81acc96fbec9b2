/** Light on waves: crests that are brighter and troughs that are darker come towards the viewer over the water, closer together far away. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { createLayer, type Layer } from '../../layers/build-layers.ts';
import type { Picture } from '../../picture.ts';
import { blurPlane, type Plane, resizePlane } from '../../plane.ts';
import type { Moment } from '../motion/motions.ts';
import { createGrid, halfOf, spreadGrid } from './coarse-grid.ts';

/** Pixels of the frame's width that the pattern has a value for. */
const columns = 240;
/** Most opaque crest and trough. */
const [brightest, darkest] = [0.34, 0.26];

/** A layer of light, to be drawn over the water and moved with it, and what changes it from frame to frame. */
export const waterLight = (picture: Picture, mask: Plane, nearness: Plane, horizon: number) => {
  const { width, height } = halfOf(picture);
  const soft = blurPlane(resizePlane(mask, { width, height }), width * 0.006);
  const pixels = new Uint8Array(width * height * 4);
  // Cells that hold any water are drawn.
  for (let at = 0; at < soft.values.length; at += 1) pixels[at * 4 + 3] = soft.values[at]! < 0.02 ? 0 : 255;
  const layer: Layer = createLayer({ width, height, pixels }, nearness, 8, picture);
  const grid = createGrid(soft, columns);
  const { step, width: across, height: rows } = grid;
  const change = ({ seconds }: Moment) => {
    const strength = smoothstep(0, 0.8, seconds);
    for (let row = 0; row < rows; row += 1) {
      const y = (row * step) / height;
      const away = 1 / (Math.max(0, y - horizon) + 0.09);
      // Where waves are narrower than the grid nothing can be drawn.
      const seen = strength * (1 - smoothstep(5, 10, away));
      for (let column = 0; column < across; column += 1) {
        const aside = (column / columns - 0.5) * away;
        const along = away * 2.6;
        grid.values[row * across + column] =
          seen === 0
            ? 0
            : seen * (fractalNoise(aside * 3.2, along * 3.4 + seconds * 1.5, seconds * 0.55, 2) * 2 - 1);
      }
    }
    spreadGrid(grid, soft, (at, wave, own) => {
      const shade =
        wave > 0 ? brightest * smoothstep(0.08, 0.6, wave) : darkest * smoothstep(0.08, 0.6, -wave);
      layer.words[at] = ((Math.round(255 * clamp(own) * shade) << 24) | (wave > 0 ? 0xffffff : 0)) >>> 0;
    });
  };
  return { layer, change };
};
