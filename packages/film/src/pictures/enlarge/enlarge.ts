/** Makes a small picture four times as large with a network that draws sharp edges, tile by tile. */

import { loadRuntime } from '../network-runtime.ts';
import type { Picture, Size } from '../picture.ts';
import { scale, upscalingNetwork } from './upscaling-network.ts';

const tile = 128;
/** Seen around a tile, so that its edges fit those of its neighbours; the network looks 18 pixels far, the last ones hardly count. */
const margin = 8;
const side = tile + 2 * margin;
/** A picture that fills a third of the film or more looks well resampled, and costs less. */
const minFactor = 3;
/** In a smaller one there is nothing to make sharper. */
const minSide = 96;
/** Of the small picture: a tile takes 0.5 to 1 s of CPU time. */
const maxPixels = 427 * 240;

/** Whether a part of a picture is too small for a film of `size`. */
export const isTooSmall = (part: Size, size: Size): boolean =>
  Math.min(part.width, part.height) >= minSide &&
  part.width * part.height <= maxPixels &&
  Math.min(size.width / part.width, size.height / part.height) >= minFactor;

/** A tile with its margin as planes; beyond the picture its border is repeated. */
const tilePlanes = ({ width, height, pixels }: Picture, left: number, top: number): Float32Array => {
  const planes = new Float32Array(3 * side * side);
  for (let y = 0; y < side; y += 1) {
    const row = Math.min(height - 1, Math.max(0, top + y - margin)) * width;
    for (let x = 0; x < side; x += 1) {
      const from = (row + Math.min(width - 1, Math.max(0, left + x - margin))) * 4;
      for (let plane = 0; plane < 3; plane += 1)
        planes[(plane * side + y) * side + x] = pixels[from + plane]! / 255;
    }
  }
  return planes;
};

/** Undefined on systems that the runtime was not built for. `pause`: called before every tile, throws when cancelled. */
export const enlarge = async (picture: Picture, pause: () => Promise<void>): Promise<Picture | undefined> => {
  const runtime = await loadRuntime();
  if (!runtime) return undefined;
  const session = await runtime.InferenceSession.create(upscalingNetwork(side), {
    enableCpuMemArena: false,
    enableMemPattern: false,
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const width = picture.width * scale;
  const height = picture.height * scale;
  const pixels = new Uint8Array(width * height * 4).fill(255);
  const largeSide = side * scale;
  try {
    for (let top = 0; top < picture.height; top += tile)
      for (let left = 0; left < picture.width; left += tile) {
        await pause();
        const planes = tilePlanes(picture, left, top);
        const input = new runtime.Tensor('float32', planes, [1, 3, side, side]);
        const change = (await session.run({ picture: input })).change!.data as Float32Array;
        const right = Math.min(width, (left + tile) * scale);
        const bottom = Math.min(height, (top + tile) * scale);
        for (let y = top * scale; y < bottom; y += 1)
          for (let x = left * scale; x < right; x += 1) {
            const [u, v] = [x - (left - margin) * scale, y - (top - margin) * scale];
            const small = Math.floor(v / scale) * side + Math.floor(u / scale);
            for (let plane = 0; plane < 3; plane += 1) {
              const value =
                planes[plane * side * side + small]! + change[(plane * largeSide + v) * largeSide + u]!;
              pixels[(y * width + x) * 4 + plane] = Math.round(255 * Math.min(1, Math.max(0, value)));
            }
          }
      }
  } finally {
    await session.release();
  }
  return { width, height, pixels };
};
