/** Many people at once: runners of a marathon, a crossing under umbrellas, the guests of a club, a market with its animals. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

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
  draft.things = without(draft.things, (thing) => /^(?:marathon|race|run|bridge|street)s?$/.test(thing.name));
  forget(draft, /marathon|race|bridge/);
  const known = draft.things.find(isPerson);
  const at = known ? -1 : add(draft, 'runner');
  const runners = known ?? draft.things[at];
  if (!runners) return;
  runners.noun = findNoun('runner') ?? runners.noun;
  Object.assign(runners, { count: 36, plural: true, ties: [], acts: [newAct('run', 'run')] });
  addOnce(runners.traits, 'field of runners');
  const isBridge = /\bbridges?\b/.test(text);
  if (isBridge || draft.places.length === 0)
    draft.places = [
      { place: isBridge ? 'bridge' : 'street', text: '', link: null, isBehind: false },
      ...draft.places.filter(({ isBehind }) => isBehind),
    ];
};

/** Each of those who go under umbrellas holds one. */
const carryUmbrellas = (text: string, draft: Draft) => {
  const at = draft.things.findIndex((thing) => /umbrella|parasol/.test(`${thing.name} ${nounOf(thing)}`));
  const people = draft.things.find((thing) => isPerson(thing) && (thing.plural || countOf(thing) > 2));
  if (at < 0 || !people || !/\bumbrellas\b/.test(text) || /\b(?:beach|cafe|terrace|sunbath\w*)\b/.test(text))
    return;
  const isCrowd = /\b(?:crowds?|crowded|busy|hundreds|thousands|many|full of|packed|shibuya)\b/.test(text);
  const count = Math.max(countOf(people), isCrowd ? 24 : 3);
  Object.assign(people, { count, plural: true, ties: [{ kind: 'holding', to: at }] });
  Object.assign(draft.things[at]!, {
    noun: findNoun('umbrella'),
    count,
    plural: true,
    ties: [],
    acts: [],
  });
  if (people.acts.every(({ action }) => action === 'stand' || action === null))
    people.acts = [newAct('walk', 'walk')];
};

/** Many who are at a crossing walk over it. */
const walkOverCrossing = (text: string, draft: Draft) => {
  const isCrossing =
    /\b(?:shibuya|(?:street|zebra|pedestrian|scramble|road|city|busy|tokyo) crossings?|crosswalks?)\b/;
  if (!isCrossing.test(text)) return;
  addOnce(draft.details, 'crossing');
  const isMany = (thing: DraftThing) => isPerson(thing) && countOf(thing) >= 10;
  for (const thing of draft.things.filter(isMany)) {
    thing.count = Math.max(countOf(thing), 24);
    thing.acts = [newAct('walk', 'walk')];
  }
};

/** A figure that dances in a full club is before the one who plays. */
const fillClub = (text: string, draft: Draft) => {
  if (!draft.places.some(({ place }) => place === 'concert')) return;
  const isFull =
    /\b(?:crowded|packed|busy|full|sold.out|wild|dancing|party|people|hundreds|thousands)\b/.test(text);
  const performs = draft.things.some(
    (thing) => isPerson(thing) && /^(?:dj|singer|rapper|rock star)$/.test(nounOf(thing)),
  );
  if (!isFull || !performs) return;
  addOnce(draft.details, 'audience');
  draft.shot ??= 'wide';
};

/** Animals of a market or a farm that are named as a whole. */
const bringAnimals = (text: string, draft: Draft) => {
  const isMarket = draft.places.some(({ place }) => place === 'market' || place === 'village');
  if (!isMarket || !/\b(?:animals|livestock|farm animals)\b/.test(text)) return;
  forget(draft, /animals|livestock/);
  draft.things = without(draft.things, (thing) => /^(?:farm )?(?:animals?|livestock)$/.test(thing.name));
  add(draft, 'horse', { count: 1, acts: [newAct('stand', 'stand')] });
  add(draft, 'goat', { count: 1, acts: [newAct('stand', 'stand')] });
  add(draft, 'chicken', { count: 2, plural: true, acts: [newAct('peck', 'peck')] });
  // Robes, where the shirts and jeans of today would be wrong.
  const isOld = /\b(?:medieval|middle ages|renaissance)\b/.test(text);
  for (const thing of draft.things)
    if (isOld && isPerson(thing) && thing.wears.length === 0 && nounOf(thing) === 'person') {
      thing.wears = [
        { name: 'robe', colour: { name: 'brown', hex: '#7a5230' } },
        { name: 'hood', colour: { name: 'green', hex: '#3f5a38' } },
      ];
      // More of them are the market's own; beside the animals each takes long to build.
      thing.count = Math.min(thing.count ?? 3, 3);
    }
  if (
    !draft.things.some(isPerson) &&
    /\b(?:people|crowds?|villagers|peasants|merchants|busy|bustling|crowded)\b/.test(text)
  )
    add(draft, 'peasant', { count: 3, plural: true });
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
      addOnce(thing.traits, 'bucking');
      thing.acts = [newAct('jump', 'buck')];
    }
};

export const settleCrowds = (text: string, draft: Draft) => {
  runMarathon(text, draft);
  carryUmbrellas(text, draft);
  walkOverCrossing(text, draft);
  fillClub(text, draft);
  bringAnimals(text, draft);
  rideRodeo(text, draft);
};
