/** Land seen in perspective: a field of heights, marched column by column from near to far. */

import { type Part, paintPixels } from './brush.ts';
import type { Colour } from './colour.ts';
import type { Layer, Scenery } from './stage.ts';

export type Land = {
  /** Height over the water at (x, z); z is the distance from the camera. Below 0 there is water or nothing. */
  height: (x: number, z: number) => number;
  /** The bare colour of the ground; `steep` is 0 on the flat and 1 on a wall. */
  colour: (x: number, z: number, height: number, steep: number) => Colour;
};

export type Slice = {
  near: number;
  far: number;
  /** How high the camera stands over the water. */
  eye: number;
  /** Distance at which two thirds are lost in haze. */
  visibility: number;
  /** How far the slice goes on below its near edge, so that a moving camera never looks under it. */
  skirt?: number;
  /** The longest step towards the horizon, as a share of the distance; sharp crests need shorter ones. */
  longestStep?: number;
};

export const focalLength = (frame: { width: number; height: number }) =>
  Math.max(frame.width, frame.height) * 0.8;

const seen = (surface: number, light: number, haze: number, mist: number) => {
  const lit = surface * light;
  return Math.min(255, lit + (haze - lit) * mist);
};

/** The margins are painted too; nothing is painted where the land lies below 0. */
export const paintTerrain = ({ frame, light }: Scenery, land: Land, slice: Slice): Layer => {
  const { width, height, horizon, marginX, marginY } = frame;
  const focal = focalLength(frame);
  const { direct, ambient, haze, towards } = light;
  const { near, far, eye } = slice;
  const skirt = slice.skirt ?? height * 0.1;
  const longestStep = slice.longestStep ?? 0.016;
  const top = -marginY;
  const march = (pixels: Uint8ClampedArray, { wide, tall, from, to }: Part) => {
    const points = new Uint32Array(pixels.buffer, pixels.byteOffset, wide * tall);
    for (let column = from; column < to; column += 1) {
      const ray = (column - marginX - width / 2) / focal;
      let lowest = tall;
      let [lastRed, lastGreen, lastBlue] = [0, 0, 0];
      let isFirst = true;
      let distance = near;
      let stride = near * 0.004;
      while (distance < far && lowest > 0) {
        const x = ray * distance;
        const level = land.height(x, distance);
        const row = Math.floor(horizon - top + ((eye - Math.max(0, level)) * focal) / distance);
        const climb = lowest - row;
        if (row < lowest) {
          if (level <= 0) {
            lowest = isFirst ? row : Math.min(lowest, row);
            isFirst = true;
          } else {
            const reach = 1.25 * longestStep * distance;
            const slopeX = (land.height(x + reach, distance) - level) / reach;
            const slopeZ = (land.height(x, distance + reach) - level) / reach;
            const length = Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
            const lit = Math.max(0, (-slopeX * towards.x + towards.y + slopeZ * towards.z) / length);
            const base = land.colour(x, distance, level, 1 - 1 / length);
            const mist = (1 - Math.exp(-(distance / slice.visibility))) * Math.exp(-level * 0.012);
            const red = seen(base[0], ambient[0] * 0.0025 + direct[0] * 0.0036 * lit, haze[0], mist);
            const green = seen(base[1], ambient[1] * 0.0025 + direct[1] * 0.0036 * lit, haze[1], mist);
            const blue = seen(base[2], ambient[2] * 0.0025 + direct[2] * 0.0036 * lit, haze[2], mist);
            const foot = isFirst ? Math.min(lowest, Math.max(row + skirt, horizon - top + skirt)) : lowest;
            // From this sample's colour at the top of the span to the nearer one's at its foot.
            const step = isFirst ? 0 : 1 / Math.max(1, foot - row);
            for (let y = Math.max(0, row), back = (y - row) * step; y < foot; y += 1, back += step) {
              points[y * wide + column] =
                (red + (lastRed - red) * back) |
                ((green + (lastGreen - green) * back) << 8) |
                ((blue + (lastBlue - blue) * back) << 16) |
                0xff000000;
            }
            lastRed = red;
            lastGreen = green;
            lastBlue = blue;
            isFirst = false;
            lowest = row;
          }
        }
        // Walls need short steps, or a whole cliff takes the colour of one point.
        stride = climb > 3 ? stride * 0.5 : climb < 1 ? stride * 1.4 : stride;
        stride = Math.min(distance * longestStep, Math.max(distance * 0.0006, stride));
        distance += stride;
      }
    }
  };
  const canvas = paintPixels(width + marginX * 2, height + marginY * 2, march, 'columns');
  return { canvas, left: -marginX, top };
};
