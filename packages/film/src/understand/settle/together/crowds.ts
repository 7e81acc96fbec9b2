/** Many people at once: runners of a marathon, a crossing under umbrellas, the guests of a club, a market with its animals. */

import { addOnce, type Draft, newAct } from '../../draft.ts';
import { add, countOf, isPerson, nounOf } from '../draft-things.ts';

const forget = (draft: Draft, pattern: RegExp) => {
  draft.notDrawn = draft.notDrawn.filter((name) => !pattern.test(name));
};

/** A marathon is a dense field of runners that comes along a street or over a bridge. */
const runMarathon = (text: string, draft: Draft) => {
  const isMany =
    /\b(?:hundreds|thousands|crowds?|dozens|lots|many|mass|field|group|pack) (?:of )?(?:[a-z]{1,12} )?(?:runners|joggers|athletes)\b/;
  const isRace = /\b(?:half.)?marathons?\b|\b(?:fun|charity|city|park|color|colour) runs?\b/.test(text);
  const one =
    /\b(?:an?|one|the|lone|exhausted|last|old|young) (?:[a-z-]{1,14} ){0,2}(?:runner|man|woman|athlete|girl|boy)\b/;
  const isLine = /\b(?:finish(?:ing)?|start(?:ing)?) line\b/.test(text);
  if ((!isRace && !isMany.test(text)) || one.test(text) || isLine) return;
  forget(draft, /marathon|race|bridge/);
  const known = draft.things.find(isPerson);
  const at = known ? -1 : add(draft, 'runner');
  const runners = known ?? draft.things[at];
  if (!runners) return;
  Object.assign(runners, { count: 36, plural: true, ties: [], acts: [newAct('run', 'run')] });
  addOnce(runners.traits, 'field of runners');
};

/** A rodeo is ridden on earth between fences. */
const rideRodeo = (text: string, draft: Draft) => {
  if (
    !/\brodeos?\b|\bbull ?rid(?:er|ers|ing)\b|\brid(?:es|ing|e) (?:an?|the) (?:[a-z]{1,12} )?(?:bull|bronco|bucking [a-z]{1,8})\b/.test(
      text,
    )
  )
    return;
  const isElsewhere = draft.places.some(({ place }) => place !== 'arena' && place !== 'stadium');
  if (isElsewhere) return;
  draft.places = [{ place: 'stadium', text: '', link: null, isBehind: false }];
  addOnce(draft.details, 'rodeo');
  for (const thing of draft.things)
    if (
      !isPerson(thing) &&
      /^(?:bull|bronco|mustang|horse|ox)$/.test(nounOf(thing)) &&
      countOf(thing) === 1
    ) {
      thing.acts = [newAct('jump', 'buck')];
    }
};

export const settleCrowds = (text: string, draft: Draft) => {
  runMarathon(text, draft);
  rideRodeo(text, draft);
};
