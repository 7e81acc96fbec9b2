import type { Size } from '../../src/pictures/picture.ts';
import { createPlane } from '../../src/pictures/plane.ts';
import type { SeenPicture } from '../../src/pictures/see/seen-picture.ts';

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
