import type { Size } from '../../src/pictures/picture.ts';
import { createPlane } from '../../src/pictures/plane.ts';
import type { Box, SeenPicture, SeenThing } from '../../src/pictures/see/seen-picture.ts';

/** A picture in which nothing was found. */
export const seenNothing = (size: Size): SeenPicture => ({
  ...size,
  things: [],
  subject: null,
  sky: null,
  water: null,
  plants: null,
  fire: null,
  lights: [],
  windows: [],
  horizon: 0.4,
  nearness: createPlane(size, 0.5),
  colours: [],
  isFlat: false,
  background: null,
  isGrey: false,
  brightness: 0.5,
  missing: [],
});

/** A thing of no known kind, near enough to be the subject. */
export const seenThing = (box: Box, change: Partial<SeenThing> = {}): SeenThing => ({
  noun: 'thing',
  name: null,
  colour: [128, 128, 128],
  box,
  score: 0.9,
  nearness: 0.6,
  isSubject: true,
  face: null,
  pose: null,
  ...change,
});
