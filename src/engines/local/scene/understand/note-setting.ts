/** Words that set the whole picture: when, in what weather, light, mood, style and framing. */

import { addColour, addOnce, type Draft } from './draft.ts';
import type { Meaning } from './lexicon.ts';

/** Writes the word into the draft; false when it is no such word. */
export const noteSetting = (draft: Draft, meaning: Meaning, negated: boolean): boolean => {
  switch (meaning.is) {
    case 'weather':
      addOnce(negated ? draft.noWeather : draft.weather, meaning.weather);
      return true;
    case 'extra':
      addOnce(negated ? draft.noExtras : draft.extras, meaning.extra);
      return true;
    case 'time':
      if (!negated) draft.timeOfDay ??= meaning.time;
      return true;
    case 'season':
      if (!negated) draft.season ??= meaning.season;
      return true;
    case 'mood':
      if (!negated) draft.mood ??= meaning.mood;
      return true;
    case 'style':
      if (!negated) draft.style ??= meaning.style;
      return true;
    case 'tone':
      if (!negated) addColour(draft.palette, meaning.colour);
      return true;
    case 'shot':
      draft.shot ??= meaning.shot;
      return true;
    case 'angle':
      draft.angle ??= meaning.angle;
      return true;
    case 'timelapse':
      draft.timelapse = !negated;
      return true;
    case 'slowMotion':
      if (!negated) draft.pace = 0.4;
      return true;
    default:
      return false;
  }
};
