/** A part of a picture as the planes of colour that a network reads. */

import type { Picture } from '../../picture.ts';

/** In pixels of the picture; may reach over its edge. */
export type Region = { left: number; top: number; width: number; height: number };

/**
 * Red, green and blue one after the other, each sample the mean of the area it covers; `toValue` is applied to 0..255.
 * Outside the picture its edge goes on.
 */
export const samplePlanes = (
  { width, height, pixels }: Picture,
  region: Region,
  size: { width: number; height: number },
  toValue: (level: number, channel: number) => number,
): Float32Array => {
  const count = size.width * size.height;
  const planes = new Float32Array(count * 3);
  const stepX = region.width / size.width;
  const stepY = region.height / size.height;
  const tapsX = Math.max(1, Math.min(8, Math.ceil(stepX)));
  const tapsY = Math.max(1, Math.min(8, Math.ceil(stepY)));
  // Where the taps of a row fall is the same in all rows.
  const columns = new Int32Array(size.width * tapsX);
  const nexts = new Int32Array(size.width * tapsX);
  const parts = new Float64Array(size.width * tapsX);
  for (let n = 0; n < columns.length; n += 1) {
    const read = region.left + (Math.floor(n / tapsX) + ((n % tapsX) + 0.5) / tapsX) * stepX - 0.5;
    const clamped = Math.min(width - 1, Math.max(0, read));
    const column = Math.floor(clamped);
    columns[n] = column * 4;
    nexts[n] = column < width - 1 ? 4 : 0;
    parts[n] = clamped - column;
  }
  const taps = tapsX * tapsY;
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let v = 0; v < tapsY; v += 1) {
        const read = region.top + (y + (v + 0.5) / tapsY) * stepY - 0.5;
        const clamped = Math.min(height - 1, Math.max(0, read));
        const row = Math.floor(clamped);
        const below = row < height - 1 ? width * 4 : 0;
        const part = clamped - row;
        for (let n = x * tapsX; n < (x + 1) * tapsX; n += 1) {
          const a = row * width * 4 + columns[n]!;
          const b = a + nexts[n]!;
          const aside = parts[n]!;
          const upperRed = pixels[a]! + (pixels[b]! - pixels[a]!) * aside;
          const upperGreen = pixels[a + 1]! + (pixels[b + 1]! - pixels[a + 1]!) * aside;
          const upperBlue = pixels[a + 2]! + (pixels[b + 2]! - pixels[a + 2]!) * aside;
          const [c, d] = [a + below, b + below];
          const lowerRed = pixels[c]! + (pixels[d]! - pixels[c]!) * aside;
          const lowerGreen = pixels[c + 1]! + (pixels[d + 1]! - pixels[c + 1]!) * aside;
          const lowerBlue = pixels[c + 2]! + (pixels[d + 2]! - pixels[c + 2]!) * aside;
          red += upperRed + (lowerRed - upperRed) * part;
          green += upperGreen + (lowerGreen - upperGreen) * part;
          blue += upperBlue + (lowerBlue - upperBlue) * part;
        }
      }
      const at = y * size.width + x;
      planes[at] = toValue(red / taps, 0);
      planes[count + at] = toValue(green / taps, 1);
      planes[count * 2 + at] = toValue(blue / taps, 2);
    }
  }
  return planes;
};

/** As the networks trained on ImageNet expect it. */
export const imageNet = (level: number, channel: number): number =>
  (level / 255 - [0.485, 0.456, 0.406][channel]!) / [0.229, 0.224, 0.225][channel]!;
