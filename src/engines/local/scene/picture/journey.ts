/** Pictures much longer than the film's: the camera travels over them, from one end to the other. */

import type { Canvas, Context, Size } from './brush.ts';
import { glide } from './camera.ts';
import { readCover, readSize } from './read-picture.ts';

/** Longer than any photograph or screen: a panorama, a scroll, a strip. */
const leastLength = 2.4;
const mostShown = 0.6;
/** Of a strip; one that would be larger is read smaller and drawn enlarged. */
const mostPixels = 12_000_000;

/** `backwards`: from the right to the left, or from the foot to the top. */
export const readJourney = async (path: string, size: Size, backwards: { wide: boolean; tall: boolean }) => {
  const own = await readSize(path);
  const length = Math.max(own.width / own.height, own.height / own.width);
  const longer = own.width / own.height / (size.width / size.height);
  const times = Math.max(longer, 1 / longer);
  if (length < leastLength || 1 / times > mostShown) return undefined;
  const isWide = longer > 1;
  const shrink = Math.min(1, Math.sqrt(mostPixels / (size.width * size.height * times)));
  const strip: Canvas = await readCover(path, {
    width: Math.ceil(size.width * shrink * (isWide ? times : 1)),
    height: Math.ceil(size.height * shrink * (isWide ? 1 : times)),
  });
  const scale = isWide ? size.height / strip.height : size.width / strip.width;
  const way = isWide ? strip.width * scale - size.width : strip.height * scale - size.height;
  const isBackwards = isWide ? backwards.wide : backwards.tall;

  /** What is seen after `travelled` (0 to 1) of the way; eased at both ends. */
  return (context: Context, travelled: number) => {
    const done = glide(travelled);
    const away = -way * (isBackwards ? 1 - done : done);
    context.setTransform(scale, 0, 0, scale, isWide ? away : 0, isWide ? 0 : away);
    context.drawImage(strip, 0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
  };
};

export type Journey = NonNullable<Awaited<ReturnType<typeof readJourney>>>;
