/** Words that set the whole picture: when, in what weather, light, mood, style and framing. */

import type { Meaning } from '../lexicon.ts';
import { addColour, addOnce, type Draft } from './draft.ts';

export const settingKinds = new Set<Meaning['is']>([
  'place',
  'region',
  'time',
  'season',
  'weather',
  'lyingSnow',
  'effect',
  'mood',
  'style',
]);

/** Writes the word into the draft; places are noted by the reader, who knows what leads to them. */
export const noteSetting = (draft: Draft, meaning: Meaning, negated = false): void => {
  switch (meaning.is) {
    case 'weather':
      addOnce(negated ? draft.noWeather : draft.weather, meaning.weather);
      return;
    case 'effect':
      addOnce(negated ? draft.noEffects : draft.effects, meaning.effect);
      return;
    case 'lyingSnow':
      if (!negated) draft.season ??= 'winter';
      return;
    case 'region':
      if (!negated) draft.region ??= meaning.region;
      return;
    case 'time':
      if (!negated) draft.timeOfDay ??= meaning.time;
      return;
    case 'season':
      if (!negated) draft.season ??= meaning.season;
      return;
    case 'mood':
      if (!negated) draft.mood ??= meaning.mood;
      return;
    case 'style':
      if (!negated) draft.style ??= meaning.style;
      return;
    case 'tone':
      if (!negated) addColour(draft.palette, meaning.colour);
      return;
    case 'shot':
      draft.shot ??= meaning.shot;
      return;
    case 'angle':
      draft.angle ??= meaning.angle;
      return;
    case 'timelapse':
      draft.isTimelapse = !negated;
      return;
    case 'slowMotion':
      if (!negated) draft.pace = 0.4;
      return;
  }
};
