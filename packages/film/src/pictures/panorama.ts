/** Pictures much longer than the film's: the camera travels over them, from one end to the other. */

import type { Picture, Size } from './picture.ts';
import { wordsOf } from './picture.ts';
import { readCover, readSize } from './read-picture.ts';

/** Longer than any photograph or screen: a panorama, a scroll, a strip. */
const leastLength = 2.4;
const mostShown = 0.6;
/** Of a strip; one that would be larger is read smaller and drawn enlarged. */
const mostPixels = 12_000_000;

/** Eased at both ends, even in between. */
const glide = (x: number) => {
  const soft = 0.18;
  if (x < soft) return (x * x) / (2 * soft) / (1 - soft);
  if (x > 1 - soft) return 1 - ((1 - x) * (1 - x)) / (2 * soft) / (1 - soft);
  return (x - soft / 2) / (1 - soft);
};

/** How many times longer than the film's the picture is; undefined for pictures that are no strips. */
const lengthOf = (own: Size, size: Size): number | undefined => {
  const length = Math.max(own.width / own.height, own.height / own.width);
  const longer = own.width / own.height / (size.width / size.height);
  return length < leastLength || Math.min(longer, 1 / longer) > mostShown ? undefined : longer;
};

export const isPanorama = async (path: string, size: Size): Promise<boolean> =>
  lengthOf(await readSize(path), size) !== undefined;

/** `isBackwards`: from the right to the left, or from the foot to the top. */
export const readPanorama = async (
  path: string,
  size: Size,
  isBackwards: { wide: boolean; tall: boolean },
) => {
  const longer = lengthOf(await readSize(path), size);
  if (longer === undefined) return undefined;
  const times = Math.max(longer, 1 / longer);
  const isWide = longer > 1;
  const shrink = Math.min(1, Math.sqrt(mostPixels / (size.width * size.height * times)));
  const strip: Picture = await readCover(path, {
    width: Math.ceil(size.width * shrink * (isWide ? times : 1)),
    height: Math.ceil(size.height * shrink * (isWide ? 1 : times)),
  });
  const words = wordsOf(strip);
  const scale = isWide ? size.height / strip.height : size.width / strip.width;
  const way = isWide ? strip.width * scale - size.width : strip.height * scale - size.height;
  const startsAtEnd = isWide ? isBackwards.wide : isBackwards.tall;

  /** Draws the view after `travelled` (0 to 1) of the way into `target`. */
  return (target: Uint32Array, travelled: number) => {
    const done = glide(travelled);
    const away = way * (startsAtEnd ? 1 - done : done);
    const [offsetX, offsetY] = isWide ? [away, 0] : [0, away];
    for (let y = 0; y < size.height; y += 1) {
      const row = Math.min(strip.height - 1, Math.floor((y + offsetY + 0.5) / scale)) * strip.width;
      for (let x = 0; x < size.width; x += 1) {
        target[y * size.width + x] =
          words[row + Math.min(strip.width - 1, Math.floor((x + offsetX + 0.5) / scale))]!;
      }
    }
  };
};

export type Panorama = NonNullable<Awaited<ReturnType<typeof readPanorama>>>;
