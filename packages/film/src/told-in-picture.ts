/** The wishes of a prompt held against what is seen in the given picture: by the same search that its film makes there. */

import { castSubject, isNameOf } from './pictures/life/cast/cast-subject.ts';
import { absenceOf, listNotFound } from './pictures/life/list-not-found.ts';
import type { WishedThing, Wishes } from './pictures/life/wishes.ts';
import { type PictureContents, seenOf } from './pictures/see/picture-contents.ts';

export type InPicture = {
  /** As the film lists it under what is not drawn. */
  lacking: string[];
  /** Names of what is not seen there; some of it is added. */
  notThere: ReadonlySet<string>;
  /** Neither found in the picture nor added to it. */
  isAbsent: (name: string) => boolean;
};

export const lookInPicture = (picture: PictureContents, wishes: Wishes): InPicture => {
  const seen = seenOf(picture);
  const cast = castSubject(seen, wishes);
  const isMissing = (wish: WishedThing) => absenceOf(wish, cast) !== null;
  return {
    lacking: listNotFound(seen, wishes, cast),
    notThere: new Set(cast.notThere.map(({ name }) => name)),
    isAbsent: (name) => {
      const meant = wishes.things.filter((wish) => isNameOf(wish, name));
      return meant.length > 0 && meant.every(isMissing);
    },
  };
};
