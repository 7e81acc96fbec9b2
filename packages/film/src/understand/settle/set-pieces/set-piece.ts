/** A moment that one model shows as a whole, and the words that ask for it. */

import type { Action } from '../../../scene/actions.ts';
import type { PlaceDetail } from '../../../scene/place-details.ts';
import type { Place, TimeOfDay, Weather } from '../../../scene/scene.ts';

export type SetPiece = {
  /** All of these are said. */
  says: RegExp[];
  unless?: RegExp;
  /** The model that shows it; without one the thing keeps its own. */
  kit?: string | ((text: string) => string);
  /** Names of the things it stands for; the first of them becomes it. */
  shows: RegExp;
  traits?: [RegExp, string][];
  /** What its model has to know of the prompt, as further traits. */
  words?: (text: string) => string[];
  /** A person that is named is a figure of it: the dancer of a music box. */
  takesFigures?: boolean;
  /** Also where somebody does it. */
  withPeople?: boolean;
  /** Only the hands of the acting figure are shown. */
  byHands?: boolean;
  place?: Place;
  details?: PlaceDetail[];
  /** Words that named no place after all: the sand of an hourglass. */
  notPlaces?: RegExp;
  /** A colour of the whole picture is its own. */
  takesColour?: boolean;
  /** What it does; it stands where nothing is said. */
  act?: Action;
  effects?: 'own';
  /** Weather that is only within it: the snow of a snow globe. */
  notWeather?: Weather | 'any';
  /** The hour it is seen at best. */
  time?: TimeOfDay;
  /** The Earth lies below it. */
  planet?: boolean;
  isClose?: boolean;
  /** As near as shows all of it, however near is said. */
  isWhole?: boolean;
  /** Seen from above: what lies in a cup or on a table. */
  isFromAbove?: boolean;
  /** Seen straight on: what hangs. */
  isEyeLevel?: boolean;
  /** Seen from below, against the sky. */
  isFromBelow?: boolean;
};
