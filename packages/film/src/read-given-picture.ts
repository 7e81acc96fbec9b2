/** Describes a given picture, and what could happen in it, in words. */

import { readOnWhite } from './pictures/read-picture.ts';
import { contentsOf, type PictureContents } from './pictures/see/picture-contents.ts';
import { seePicture } from './pictures/see/see-picture.ts';
import { suggestPrompts, tellSeen } from './pictures/see/tell-picture.ts';

/** As much as the networks look at. */
const longSide = 1024;

export type { PictureContents };

export type PictureReading = {
  seen: string[];
  suggestions: string[];
  /** For the readings of prompts with this picture. */
  contents: PictureContents;
};

export const readGivenPicture = async (path: string): Promise<PictureReading> => {
  const seen = await seePicture(await readOnWhite(path, longSide));
  return { seen: tellSeen(seen), suggestions: suggestPrompts(seen), contents: contentsOf(seen) };
};
