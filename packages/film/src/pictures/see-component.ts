/** What a given picture is to a scene: a thing or somebody to be cut out, a place, or only colours. */

import { cutOut, cutOutSubject, isAlreadyFree } from './cut-out.ts';
import { refineMask } from './layers/build-layers.ts';
import { trustOfMatte } from './layers/trust-cut.ts';
import type { Picture } from './picture.ts';
import { readOnWhite, readPicture, shrink } from './read-picture.ts';
import { boundsOfMask } from './see/bounds-of-mask.ts';
import { isPattern, isSoft } from './see/is-pattern.ts';
import { seePicture } from './see/see-picture.ts';
import type { SeenPicture } from './see/seen-picture.ts';

export type Cut = {
  picture: Picture;
  isPerson: boolean;
  /** The picture ends before the thing does: a bust, for one. */
  isCutOff: boolean;
  /** Metres, where a face tells it. */
  height: number | null;
};
export type Component =
  | ({ role: 'thing' } & Cut)
  | { role: 'place' }
  | { role: 'colours'; colours: [number, number, number][] }
  | { role: 'nothing' };

const seeingSide = 1024;
/** A cut-out has hardly more pixels than the film shows of it: what is larger is drawn with rough edges. */
const [leastCut, mostCut] = [192, 640];
/** It is cut out at more, for its thin parts. */
const cutSide = 896;
/** Smaller pictures are icons, whatever is on them. */
const leastSide = 64;

/** Metres from the forehead to the chin, as the points of a face go. */
const faceHeight = 0.19;
const leastSky = 0.06;
const mostUnderSky = 2;
/** Of its box: what fills less of it is scattered over a place. */
const leastFilled = 0.3;
/** Shares of a picture's sides up to which a matte is a thing in it. */
const mostOfPicture = 0.78;

/** Below this its outline is none: light on a path, a group that is scattered. */
const leastTrust = 0.2;

/** It stands before something: two edges at most cut it off. */
export const hasSubject = (picture: Picture, { subject, things, sky, background }: SeenPicture): boolean => {
  if (!subject || subject.share > mostOfPicture) return false;
  if (things.some(({ noun, isSubject }) => noun === 'person' && isSubject)) return true;
  const box = boundsOfMask(subject.mask);
  // Many things under a sky are what a place is made of.
  if ((sky?.share ?? 0) > leastSky && things.length > mostUnderSky) return false;
  if (!box || subject.share < leastFilled * (box.right - box.left) * (box.bottom - box.top)) return false;
  if ((box.left < 0.01 && box.right > 0.99) || (box.top < 0.01 && box.bottom > 0.99)) return false;
  // On one colour the matte is exact.
  return background !== null || trustOfMatte(picture, refineMask(picture, subject.mask)) > leastTrust;
};

const cutFrom = (seen: SeenPicture, picture: Picture, cut: Picture): Cut => {
  const person = seen.things.find(({ noun }) => noun === 'person');
  const face = person?.face?.box;
  const box = seen.subject && boundsOfMask(seen.subject.mask);
  // The cut-out's own pixels are the picture's, so the face is as large in both.
  const tall = face ? (face.bottom - face.top) * picture.height : 0;
  return {
    picture: cut,
    isPerson: person !== undefined,
    isCutOff: person !== undefined && (box?.bottom ?? 0) > 0.97,
    height: tall > 0 ? Math.min(2, (faceHeight * cut.height) / tall) : null,
  };
};

/** `filmHeight` in pixels. */
export const seeComponent = async (path: string, filmHeight: number): Promise<Component> => {
  const seen = await seeWhole(path);
  if (seen.role !== 'thing') return seen;
  const most = Math.min(mostCut, Math.max(leastCut, filmHeight));
  return { ...seen, picture: await shrink(seen.picture, most) };
};

const seeWhole = async (path: string): Promise<Component> => {
  const picture = await readPicture(path, cutSide);
  const isSmall = Math.min(picture.width, picture.height) < leastSide;
  const free = isSmall || isAlreadyFree(picture) ? await cutOut(path, cutSide) : undefined;
  if ((isSmall || isAlreadyFree(picture)) && !free) return { role: 'nothing' };
  if (isSmall) return { role: 'thing', picture: free!, isPerson: false, isCutOff: false, height: null };
  const seen = await seePicture(await readOnWhite(path, seeingSide));
  if (free) return { role: 'thing', ...cutFrom(seen, picture, free) };
  const hasSky = (seen.sky?.share ?? 0) > leastSky;
  const colours: Component = { role: 'colours', colours: seen.colours };
  if (!hasSky && isPattern(picture)) return colours;
  if (seen.subject && hasSubject(picture, seen))
    return { role: 'thing', ...cutFrom(seen, picture, cutOutSubject(picture, seen)) };
  if (seen.isFlat || (!hasSky && isSoft(picture))) return colours;
  if (!seen.missing.includes('matte')) return { role: 'place' };
  const portrait = await cutOut(path, cutSide);
  return portrait ? { role: 'thing', ...cutFrom(seen, picture, portrait) } : { role: 'nothing' };
};
