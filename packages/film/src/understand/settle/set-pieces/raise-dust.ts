/** Dust that somebody raises hangs behind them; it is no weather of the whole picture. */

import { addOnce, type Draft } from '../../draft.ts';
import { living } from '../../nouns/nature.ts';

const raised =
  /\bdust (?:\w+ ){0,2}(?:behind|trails?|flying|rising)\b|\bdust (?:clouds? )?(?:trailing|billowing)|\b(?:trails?|plumes?|clouds?) of (?:\w+ )?dust\b|\b(?:kick|throw|rais|stir|whip|churn)\w* up (?:\w+ ){0,3}dust\b|\brais\w+ (?:\w+ ){0,2}dust\b|\bleav\w+ (?:\w+ ){0,3}dust\b/;

/** Ground that is dust itself: hooves and wheels raise it, and hardly any grass grows. */
const dustyGround =
  /\b(?:dusty|dry|parched|barren|arid|sun-?baked) (?:[a-z]{1,12} ){0,2}(?:plains?|prairies?|steppes?|fields?|lands?|ground|earth|desert|canyon|corral|arena|trails?|tracks?|roads?)\b/;

export const raiseDust = (prompt: string, draft: Draft): void => {
  const text = prompt.toLowerCase();
  const isDusty = dustyGround.test(text);
  if (!(isDusty || raised.test(text)) || /dust ?storm|sand ?storm/.test(text)) return;
  const isPlain = isDusty && draft.details.includes('prairie');
  const movers = draft.things.filter(
    ({ noun, acts }) =>
      noun &&
      (living.has(noun.nature) || noun.nature === 'road_vehicle') &&
      acts.some(({ action }) =>
        ['drive', 'run', 'gallop', 'ride', 'walk', 'chase', 'race', 'march'].includes(action ?? ''),
      ),
  );
  if (movers.length === 0) return;
  for (const { traits } of movers) addOnce(traits, 'raises dust');
  draft.weather = draft.weather.filter((name) => name !== 'dust');
  // The set of a plain takes its bare earth from the dust in the air.
  if (isPlain) draft.weather.push('dust');
  draft.effects = draft.effects.filter((effect) => effect !== 'dust');
};
