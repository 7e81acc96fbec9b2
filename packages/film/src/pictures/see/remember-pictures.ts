/**
 * Remembers what was seen in the last few pictures: variants and remixes of a video give the same picture again, and to
 * look at it takes three seconds of CPU time.
 */
import { hash } from 'node:crypto';
import type { Picture } from '../picture.ts';
import type { SeenPicture } from './seen-picture.ts';

/** Each takes up to 2 MB. */
const mostRemembered = 4;

type Look = (picture: Picture) => Promise<SeenPicture>;

export const rememberPictures = (look: Look): Look => {
  /** By size and a hash of the pixels, the latest last. */
  const seen = new Map<string, Promise<SeenPicture>>();
  return async (picture) => {
    const key = `${picture.width}x${picture.height} ${hash('sha256', picture.pixels)}`;
    const found = seen.get(key) ?? look(picture);
    seen.delete(key);
    seen.set(key, found);
    if (seen.size > mostRemembered) seen.delete(seen.keys().next().value!);
    try {
      // A copy: what is drawn from it may change it.
      return structuredClone(await found);
    } catch (error) {
      seen.delete(key);
      throw error;
    }
  };
};
