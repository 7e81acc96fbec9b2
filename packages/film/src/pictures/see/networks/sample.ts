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
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const sum = [0, 0, 0];
      for (let v = 0; v < tapsY; v += 1) {
        for (let u = 0; u < tapsX; u += 1) {
          const readX = region.left + (x + (u + 0.5) / tapsX) * stepX - 0.5;
          const readY = region.top + (y + (v + 0.5) / tapsY) * stepY - 0.5;
          const clampedX = Math.min(width - 1, Math.max(0, readX));
          const clampedY = Math.min(height - 1, Math.max(0, readY));
          const x0 = Math.floor(clampedX);
          const y0 = Math.floor(clampedY);
          const right = x0 < width - 1 ? 4 : 0;
          const below = y0 < height - 1 ? width * 4 : 0;
          const [partX, partY] = [clampedX - x0, clampedY - y0];
          const at = (y0 * width + x0) * 4;
          for (let channel = 0; channel < 3; channel += 1) {
            const place = at + channel;
            const upper = pixels[place]! + (pixels[place + right]! - pixels[place]!) * partX;
            const lower =
              pixels[place + below]! + (pixels[place + below + right]! - pixels[place + below]!) * partX;
            sum[channel]! += upper + (lower - upper) * partY;
          }
        }
      }
      for (let channel = 0; channel < 3; channel += 1)
        planes[channel * count + y * size.width + x] = toValue(sum[channel]! / (tapsX * tapsY), channel);
    }
  }
  return planes;
};

/** As the networks trained on ImageNet expect it. */
export const imageNet = (level: number, channel: number): number =>
  (level / 255 - [0.485, 0.456, 0.406][channel]!) / [0.229, 0.224, 0.225][channel]!;
