/** A user's picture as pixels: turned as its camera was held, in sRGB, whatever its format. */

import sharp from 'sharp';
import type { Picture, Size } from './picture.ts';

// Its cache goes by name, and a second task's file may have the name of the first one's.
sharp.cache(false);

const maxPixels = 100_000_000;

const toPicture = ({ data, info }: { data: Buffer; info: Size }): Picture => ({
  width: info.width,
  height: info.height,
  // A buffer of its own, so that it can be read as 32-bit words.
  pixels: new Uint8Array(data),
});

/** As it is seen, turned upright. */
export const readSize = async (path: string): Promise<Size> =>
  (await sharp(path, { limitInputPixels: maxPixels }).metadata()).autoOrient;

/** At most `most` pixels on its longer side. */
export const readPicture = async (path: string, most: number): Promise<Picture> =>
  toPicture(
    await sharp(path, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );

/** Filling the whole of `size`, cut where it does not fit; what is transparent lies on white. */
export const readCover = async (path: string, { width, height }: Size): Promise<Picture> =>
  toPicture(
    await sharp(path, { limitInputPixels: maxPixels })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width, height, fit: 'cover', kernel: 'lanczos3' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
