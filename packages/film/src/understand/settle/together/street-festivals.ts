/** Lanterns hung over a street or a market, lion and dragon dances, carnival, the crowd of a station. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const hungPlaces = new Set([
  'street',
  'alley',
  'market',
  'village',
  'square',
  'city',
  'temple',
  'restaurant',
]);

const street = { place: 'street', text: '', link: null, isBehind: false } as const;

/** "A lion dance", "dragon and lion dances": every beast that is danced. */
const dancedBeasts = (text: string): ('lion' | 'dragon')[] => {
  const pair =
    /\b(?:lion and dragon|dragon and lion) danc|\b(?:lion|dragon)s? and (?:[a-z]{1,12} )?(?:lion|dragon)s? danc/.test(
      text,
    );
  return (['lion', 'dragon'] as const).filter(
    (beast) => pair || new RegExp(`\\b${beast}s? danc(?:e|es|ers?|ing)\\b`).test(text),
  );
};

/** Those who watch a dance in a street, behind it. */
const onlookers = 14;

/** Two men in one costume, or a row of them, in a street. */
const danceAsBeasts = (text: string, draft: Draft) => {
  const beasts = dancedBeasts(text);
  if (beasts.length === 0) return;
  const isDancer = (thing: DraftThing) =>
    /(?:lion|dragon) danc/.test(`${nounOf(thing)} ${thing.name}`) ||
    beasts.some((beast) => nounOf(thing) === `chinese ${beast}`) ||
    (!isPerson(thing) && /danc/.test(thing.name));
  const dancers = draft.things.filter(isDancer);
  const isTwo =
    dancers.some((thing) => countOf(thing) === 2) || /\b(?:two|pair of) (?:[a-z]{1,12} )?lion/.test(text);
  // The beast that is danced is no beast, and one is enough of each.
  draft.things = without(
    draft.things,
    (thing) =>
      (isDancer(thing) && dancers.indexOf(thing) >= beasts.length) ||
      (!isDancer(thing) &&
        (beasts.some((beast) => nounOf(thing) === beast) || /^(?:drums?|street)$/.test(nounOf(thing)))),
  );
  // The longer one is behind, the lion before it.
  const danced = beasts.toReversed().map((beast, n) => {
    const name = `${beast} dance`;
    const dancer = dancers[n] ?? draft.things[add(draft, name)];
    if (!dancer) return undefined;
    dancer.noun = findNoun(name) ?? dancer.noun;
    if (beasts.length > 1) dancer.name = name;
    const count = beast === 'lion' && (isTwo || beasts.length > 1) ? 2 : 1;
    Object.assign(dancer, { ties: [], acts: [newAct('dance', 'dance')], count, plural: count > 1 });
    return dancer;
  });
  if (danced[0] && danced[1])
    danced[1].ties.push({ kind: 'in_front_of', to: draft.things.indexOf(danced[0]) });
  draft.notDrawn = draft.notDrawn.filter((one) => !/danc|drum|performance|team|troupe/.test(one));
  draft.region ??= 'chinese';
  if (!draft.places.some(({ place }) => hungPlaces.has(place))) draft.places = [street];
  addOnce(draft.details, 'hung_lanterns');
  const isWatched = draft.things.some((thing) => isPerson(thing) && countOf(thing) > 2);
  const first = danced[0];
  if (isWatched || !first) return;
  draft.isBusy = false;
  add(draft, 'person', {
    isImplied: true,
    count: onlookers,
    plural: true,
    acts: [newAct('clap', 'clap')],
    ties: [{ kind: 'behind', to: draft.things.indexOf(first) }],
  });
};

/** Lanterns that nobody holds hang in rows over the way. */
const hangOverStreet = (text: string, draft: Draft) => {
  const isOccasion = /\b(?:chinese|lunar) new year\b|\bspring festival\b|\blantern festival\b/.test(text);
  const isHung = /\blanterns\b/.test(text);
  const isElsewhere =
    /\b(?:sky|stone|jack.?o|floating|drifting|float|drift|river|releas\w{1,4}|rising|rise|carry\w{0,4}|holding|light(?:ing|s))\b/.test(
      text,
    );
  if ((!isOccasion && !isHung) || isElsewhere) return;
  const isOutside = draft.places.some(({ place }) => hungPlaces.has(place));
  if (!isOutside) return;
  addOnce(draft.details, 'hung_lanterns');
  if (isOccasion || /\b(?:red|chinese) (?:paper )?lanterns\b/.test(text)) draft.region ??= 'chinese';
  const isHeld = (thing: DraftThing) =>
    draft.things.some(({ ties }) =>
      ties.some(({ kind, to }) => kind === 'holding' && draft.things[to] === thing),
    );
  draft.things = without(draft.things, (thing) => nounOf(thing) === 'lantern' && !isHeld(thing));
  draft.notDrawn = draft.notDrawn.filter((one) => !/lantern/.test(one));
};

const halls = new Set(['train_station', 'subway_station', 'airport']);

/** At the rush hour a station is full of those who walk through it. */
const fillStation = (text: string, draft: Draft) => {
  if (!draft.places.some(({ place }) => halls.has(place))) return;
  const isFull =
    /\b(?:crowd(?:s|ed)?|packed|busy|bustling|rush.?hour|hundreds|thousands|full of (?:people|commuters|passengers|travell?ers)|grand central)\b/;
  if (!isFull.test(text)) return;
  const isMany = (thing: DraftThing) => isPerson(thing) && (thing.plural || countOf(thing) > 2);
  const others = draft.things.filter((thing) => isPerson(thing) && !isMany(thing));
  // Somebody alone in the crowd is who the film is about.
  if (others.length > 0 || draft.things.some((thing) => !isPerson(thing) && !thing.isImplied)) return;
  const known = draft.things.find(isMany);
  const at = known ? -1 : add(draft, 'person');
  const people = known ?? draft.things[at];
  if (!people) return;
  draft.isBusy = false;
  Object.assign(people, { count: 30, plural: true, ties: [] });
  if (people.acts.every(({ action }) => action === null || ['stand', 'walk', 'run'].includes(action)))
    people.acts = [newAct('walk', 'walk')];
  draft.shot ??= 'wide';
};

/** A figure that dances at the carnival of Rio wears feathers. */
const dressForCarnival = (text: string, draft: Draft) => {
  if (!/\bsamba\b|\brio\b.{0,40}\bcarnival|\bcarnival\b.{0,40}\b(?:rio|brazil|feather\w*)\b/.test(text))
    return;
  const dancers = draft.things.filter(
    (thing) =>
      isPerson(thing) && (/dancer/.test(thing.name) || thing.acts.some(({ action }) => action === 'dance')),
  );
  if (dancers.length === 0) return;
  draft.things = without(draft.things, (thing) => !isPerson(thing) && /^feathers?$/.test(nounOf(thing)));
  for (const { wears } of dancers)
    if (!wears.some(({ name }) => name === 'feather_headdress'))
      wears.push({ name: 'feather_headdress', colour: { name: 'gold', hex: '#f0b428' } });
};

export const settleStreetFestivals = (text: string, draft: Draft) => {
  danceAsBeasts(text, draft);
  hangOverStreet(text, draft);
  fillStation(text, draft);
  dressForCarnival(text, draft);
};
