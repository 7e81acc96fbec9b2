/** The requests of a picture that cannot be met, by what is seen in it alone: told before anything is drawn. */

import type { FoundIn } from '../see/picture-contents.ts';
import { type Cast, isToAdd } from './cast/cast-subject.ts';
import type { WishedThing, Wishes } from './wishes.ts';

/** Null where it is found, or is added. */
export const absenceOf = (wish: WishedThing, cast: Cast): string | null =>
  cast.notThere.includes(wish) && !isToAdd(wish) ? `${wish.name}: not found in the picture` : null;

export const facesNotSeen = (wish: WishedThing, cast: Cast): string[] => {
  const heads = cast.people.filter((one) => one.wish === wish);
  const isOfEyes = wish.face.has('blink') || wish.face.has('wink');
  if (wish.face.size > 0 && heads.length === 0 && wish.nature !== 'other')
    return [`${wish.name}: no face to be seen`];
  return isOfEyes && heads.length > 0 && !heads.some(({ thing }) => thing.face)
    ? [`eyes of the ${wish.name}`]
    : [];
};

export const listNotFound = (seen: FoundIn, wishes: Wishes, cast: Cast): string[] => [
  ...wishes.things.flatMap((wish) => {
    if (cast.notThere.includes(wish)) return absenceOf(wish, cast) ?? [];
    const isMoved = !wish.travel || wish.isPlace || cast.movers.some((mover) => mover.wish === wish);
    return [...facesNotSeen(wish, cast), ...(isMoved ? [] : [`movement of the ${wish.name}`])];
  }),
  ...(wishes.regions.has('sky') && !seen.sky ? ['sky: none to be seen'] : []),
  ...(wishes.regions.has('water') && !seen.water ? ['water: none to be seen'] : []),
];
