/** RGB pixels to a PNG file, for previews and contact sheets. */

import sharp from 'sharp';

export const writePng = async (path: string, pixels: Uint8Array, width: number, height: number) => {
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
};
