/** The part of what is seen in a picture by which a prompt's things are found there: small enough to be sent with every reading. */

import { createPlane } from '../plane.ts';
import type { Box, SeenPicture, SeenRegion } from './seen-picture.ts';

/** The first are the surest. */
const mostThings = 100;
const regionNames = ['sky', 'water', 'plants', 'fire'] as const;

export type PictureContents = {
  things: {
    noun: 'person' | 'thing';
    name: string | null;
    colour: [number, number, number];
    box: Box;
    score: number;
    /** Covered by the matte of the subject. */
    subject: boolean;
    /** With a face to be seen. */
    face: boolean;
  }[];
  regions: (typeof regionNames)[number][];
  flat: boolean;
  /** Networks that are not installed. */
  missing: string[];
};

export const contentsOf = (seen: SeenPicture): PictureContents => ({
  things: seen.things.slice(0, mostThings).map(({ noun, name, colour, box, score, isSubject, face }) => ({
    noun,
    name,
    colour,
    box,
    score,
    subject: isSubject,
    face: face !== null,
  })),
  regions: regionNames.filter((name) => seen[name]),
  flat: seen.isFlat,
  missing: seen.missing,
});

export type FoundIn = Pick<SeenPicture, 'things' | 'isFlat' | 'missing' | (typeof regionNames)[number]>;

/** As the picture itself where things are looked for; its planes are empty. */
export const seenOf = ({ things, regions, flat, missing }: PictureContents): FoundIn => {
  const area: SeenRegion = { mask: createPlane({ width: 1, height: 1 }, 1), share: 1 };
  const region = (name: (typeof regionNames)[number]) => (regions.includes(name) ? area : null);
  return {
    things: things.map(({ subject, face, ...thing }) => ({
      ...thing,
      nearness: 0.5,
      isSubject: subject,
      face: face ? { box: thing.box, points: [], score: 1 } : null,
      pose: null,
    })),
    isFlat: flat,
    missing,
    sky: region('sky'),
    water: region('water'),
    plants: region('plants'),
    fire: region('fire'),
  };
};
