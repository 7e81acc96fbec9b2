/** A user's picture as pixels: turned as its camera was held, in sRGB, whatever its format. */

import sharp, { type Sharp } from 'sharp';
import { enlarge, isTooSmall } from './enlarge/enlarge.ts';
import { type Beyond, extendPicture, type FramedPicture } from './extend-picture.ts';
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

/** The same on white, as it is seen when it fills a film. */
export const readOnWhite = async (path: string, most: number): Promise<Picture> => {
  const picture = await readPicture(path, most);
  const { pixels } = picture;
  for (let at = 0; at < pixels.length; at += 4) {
    const clear = 255 - pixels[at + 3]!;
    if (clear === 0) continue;
    for (let n = 0; n < 3; n += 1) pixels[at + n] = (pixels[at + n]! * pixels[at + 3]! + 255 * clear) / 255;
    pixels[at + 3] = 255;
  }
  return picture;
};

const toPixels = async (image: Sharp): Promise<Picture> =>
  toPicture(await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true }));

/** A part of a picture at `size`; one that is much too small is made larger by a network first. */
const resizePart = async (
  open: () => Sharp,
  part: Size,
  size: Size,
  fit: 'cover' | 'fill',
  pause: (() => Promise<void>) | undefined,
): Promise<Picture> => {
  const larger = pause && isTooSmall(part, size) ? await enlarge(await toPixels(open()), pause) : undefined;
  const { width, height } = larger ?? part;
  const image = larger ? sharp(larger.pixels, { raw: { width, height, channels: 4 } }) : open();
  return toPixels(image.resize({ ...size, fit, kernel: 'lanczos3' }));
};

/** The same with at most `most` pixels on its longer side. */
export const shrink = async (picture: Picture, most: number): Promise<Picture> => {
  const { width, height, pixels } = picture;
  if (Math.max(width, height) <= most) return picture;
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  return toPixels(image.resize({ width: most, height: most, fit: 'inside' }));
};

const openOnWhite = (path: string): Sharp =>
  sharp(path, { limitInputPixels: maxPixels }).rotate().flatten({ background: '#ffffff' });

/**
 * Filling the whole of `size`, cut where it does not fit; what is transparent lies on white. Without a `pause` it is
 * only resampled.
 */
export const readCover = async (
  path: string,
  { width, height }: Size,
  pause?: () => Promise<void>,
): Promise<Picture> =>
  resizePart(() => openOnWhite(path), await readSize(path), { width, height }, 'cover', pause);

type Frame = { left: number; top: number; right: number; bottom: number };

const readInside = async (
  path: string,
  size: Size,
  frame: Frame,
  pause: () => Promise<void>,
): Promise<Picture> => {
  const whole = await readSize(path);
  const left = Math.round(frame.left * whole.width);
  const top = Math.round(frame.top * whole.height);
  const part = {
    left: Math.min(left, whole.width - 1),
    top: Math.min(top, whole.height - 1),
    width: Math.max(1, Math.min(whole.width - left, Math.round((frame.right - frame.left) * whole.width))),
    height: Math.max(1, Math.min(whole.height - top, Math.round((frame.bottom - frame.top) * whole.height))),
  };
  return resizePart(() => openOnWhite(path).extract(part), part, size, 'fill', pause);
};

/**
 * The part between `left`, `top`, `right` and `bottom` (shares of the upright picture) at `size`; beyond the picture its plain
 * background goes on, or its surroundings do, or else it lies on a mount. `avoid` in shares of the frame.
 */
export const readFrame = async (
  path: string,
  { width, height }: Size,
  frame: Frame,
  pause: () => Promise<void>,
  beyond: Beyond = {},
): Promise<FramedPicture> => {
  const inside = {
    left: Math.max(0, frame.left),
    top: Math.max(0, frame.top),
    right: Math.min(1, frame.right),
    bottom: Math.min(1, frame.bottom),
  };
  const [scaleX, scaleY] = [width / (frame.right - frame.left), height / (frame.bottom - frame.top)];
  const left = Math.round((inside.left - frame.left) * scaleX);
  const top = Math.round((inside.top - frame.top) * scaleY);
  const part = {
    width: Math.max(1, Math.min(width - left, Math.round((inside.right - inside.left) * scaleX))),
    height: Math.max(1, Math.min(height - top, Math.round((inside.bottom - inside.top) * scaleY))),
  };
  const picture = await readInside(path, part, inside, pause);
  return part.width === width && part.height === height
    ? { picture, mounted: null }
    : extendPicture(picture, { left, top }, { width, height }, beyond);
};
