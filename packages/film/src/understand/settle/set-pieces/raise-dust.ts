/** Dust that somebody raises hangs behind them; it is no weather of the whole picture. */

import { living } from '../../nouns/nature.ts';
import { addOnce, type Draft } from '../../reading/draft.ts';

const raised =
  /\bdust (?:\w+ ){0,2}(?:behind|trails?|flying|rising)\b|\bdust (?:clouds? )?(?:trailing|billowing)|\b(?:trails?|plumes?|clouds?) of (?:\w+ )?dust\b|\b(?:kick|throw|rais|stir|whip|churn)\w* up (?:\w+ ){0,3}dust\b|\brais\w+ (?:\w+ ){0,2}dust\b|\bleav\w+ (?:\w+ ){0,3}dust\b/;

export const raiseDust = (prompt: string, draft: Draft): void => {
  const text = prompt.toLowerCase();
  if (!raised.test(text) || /dust ?storm|sand ?storm/.test(text)) return;
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
  draft.effects = draft.effects.filter((effect) => effect !== 'dust');
};
