/** Writes a still as WebP, in one step, so that a reader never finds half of it. */
import { rename, writeFile } from 'node:fs/promises';
import { createCanvas, ImageData } from '@napi-rs/canvas';

const quality = 70;

export const writePreview = async (
  path: string,
  { width, height, pixels }: { width: number; height: number; pixels: Uint8ClampedArray },
): Promise<void> => {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  await writeFile(`${path}.part`, await canvas.encode('webp', quality));
  await rename(`${path}.part`, path);
};
