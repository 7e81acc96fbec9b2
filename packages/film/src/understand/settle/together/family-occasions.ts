/** What families and friends do together: who sits round the picnic, who dances round the fire, who jumps into the leaves. */

import type { Place } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, type Where } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { acts, add, countOf, does, findOrAdd, isFighter, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';
import { settleCommuting } from './commuting.ts';

const groupSize = (draft: Draft) =>
  draft.things.filter(isPerson).reduce((sum, thing) => sum + countOf(thing), 0);

/** Everybody sits on the edge of the blanket with the food between them; the tree stands behind. */
const sitRoundPicnic = (draft: Draft) => {
  const at = draft.things.findIndex((thing) => /^picnic/.test(nounOf(thing)) && !isPerson(thing));
  if (at < 0) return;
  const spread = draft.things[at]!;
  const people = draft.things.filter(isPerson);
  // A blanket that is in the hands is laid over somebody.
  const isHeld = people.some(({ ties }) =>
    ties.some(({ kind, to }) => to === at && (kind === 'holding' || kind === 'with')),
  );
  if (people.length === 0 || (isHeld && !spread.name.startsWith('picnic'))) return;
  Object.assign(spread, {
    noun: { ...findNoun('picnic spread')!, name: spread.name },
    count: 1,
    plural: false,
  });
  spread.acts = [];
  for (const thing of people) {
    const shelter = thing.ties.find(({ kind, to }) => kind === 'under' && to !== at);
    if (shelter) retie(spread, 'under', shelter.to);
    thing.ties = thing.ties.filter((tie) => tie !== shelter && tie.to !== at);
    thing.ties.push({ kind: 'around', to: at });
    const own = thing.acts.filter(
      ({ action }) => action && ['eat', 'drink', 'laugh', 'read', 'talk'].includes(action),
    );
    thing.acts = own.length > 0 ? own.slice(0, 1) : [newAct('sit', 'sit')];
    addOnce(thing.traits, 'on the ground');
  }
};

/** Everybody stands round the table with the cake; one of them blows. */
const gatherAtCake = (draft: Draft) => {
  const cake = draft.things.findIndex(
    (thing) => /cake$/.test(nounOf(thing)) && !/cup|pan/.test(nounOf(thing)),
  );
  const people = draft.things.filter(isPerson);
  const blower = people.find((thing) => acts(thing, 'blow') || does(thing, /^blow/));
  if (cake < 0 || groupSize(draft) < 2 || groupSize(draft) > 8) return;
  if (!blower && !people.some((thing) => does(thing, /^(?:celebrat|gather|sing|clap|cheer|surround)/)))
    return;
  const table = findOrAdd(draft, 'table', /table$/);
  if (table < 0) return;
  retie(draft.things[cake]!, 'on', table);
  for (const thing of people) {
    thing.ties = thing.ties.filter(({ kind, to }) => kind === 'holding' && to !== cake);
    thing.ties.push({ kind: 'around', to: table });
    const blows = thing === blower || does(thing, /^blow/);
    if (thing !== blower) thing.acts = [newAct(blows ? 'blow' : 'clap', blows ? 'blow' : 'clap')];
  }
};

/** Glasses meet over a table. */
const toastTogether = (draft: Draft) => {
  const isGlass = (thing: DraftThing) =>
    /glass$|^(?:beer|wine|champagne|cup|mug|cocktail|drink)$/.test(nounOf(thing));
  const toasts = (thing: DraftThing) =>
    isPerson(thing) &&
    (does(thing, /^(?:clink|toast|cheers)/) ||
      thing.acts.some(
        ({ verb, object }) =>
          /^(?:rais|lift)/.test(verb) && object !== null && isGlass(draft.things[object]!),
      ));
  const people = draft.things.filter(toasts);
  if (people.length === 0 || groupSize(draft) < 2 || groupSize(draft) > 8) return;
  const isBeer = draft.things.some(
    (thing) => isGlass(thing) && /beer/.test(`${nounOf(thing)} ${thing.name}`),
  );
  draft.things = without(draft.things, isGlass);
  // Two stand before each other; more are round a table.
  const isPair = groupSize(draft) === 2;
  const table = isPair ? -1 : findOrAdd(draft, 'table', /table$/);
  if (table < 0 && !isPair) return;
  if (isPair) draft.things = without(draft.things, (thing) => /table$/.test(nounOf(thing)));
  for (const thing of people) {
    const glass = add(draft, isBeer ? 'beer mug' : 'wine glass', {
      isImplied: false,
      count: countOf(thing),
      plural: countOf(thing) > 1,
    });
    thing.ties = isPair ? [] : [{ kind: 'around', to: table }];
    if (glass >= 0) thing.ties.push({ kind: 'holding', to: glass });
    thing.acts = [newAct('toast', 'toast')];
  }
};

const isFire = (thing: DraftThing) => /^(?:bonfire|campfire|maypole|fire)$/.test(nounOf(thing));

/** A ring of dancers, by the light of the fire. */
const danceRound = (draft: Draft) => {
  const fire = draft.things.findIndex(isFire);
  if (fire < 0) return;
  for (const thing of draft.things) {
    if (!isPerson(thing) || !acts(thing, 'dance', 'sing') || groupSize(draft) < 2) continue;
    thing.ties = thing.ties.filter(({ to }) => to !== fire);
    thing.ties.push({ kind: 'around', to: fire });
    for (const act of thing.acts) if (act.object === fire) act.object = null;
    if (nounOf(draft.things[fire]!) !== 'maypole') draft.timeOfDay ??= 'dusk';
  }
};

const roasted = /marshmallow|sausage|hot ?dog|s'?mores?|bratwurst/;

/** Everybody round the fire holds a stick into it, with a marshmallow or a sausage on the tip. */
const roastRound = (draft: Draft) => {
  const isRoasted = (thing: DraftThing) => !isPerson(thing) && roasted.test(`${nounOf(thing)} ${thing.name}`);
  const food = draft.things.find(isRoasted);
  const cooks = draft.things.filter(
    (thing) =>
      isPerson(thing) &&
      thing.acts.some(
        ({ verb, object }) =>
          /^(?:roast|toast|cook|grill|hold|melt|make|making|enjoy|eat|brown)/.test(verb) &&
          object !== null &&
          isRoasted(draft.things[object]!),
      ),
  );
  const hasFire = draft.things.some(isFire);
  const isOverFire =
    cooks.some((thing) => does(thing, /^(?:roast|toast)/)) && !/hot ?dog/.test(food?.name ?? '');
  if (!food || cooks.length === 0 || !(hasFire || isOverFire)) return;
  const stick = /sausage|dog|bratwurst/.test(`${nounOf(food)} ${food.name}`) ? 'sausage' : 'marshmallow';
  draft.things = without(
    draft.things,
    (thing) => isRoasted(thing) || (!isPerson(thing) && /^(?:stick|skewer|branch)s?$/.test(nounOf(thing))),
  );
  const fire = findOrAdd(draft, 'campfire', /^(?:bonfire|campfire|fire)$/);
  if (fire < 0) return;
  draft.things[fire]!.isImplied = false;
  for (const thing of draft.things) {
    const isSeated = thing.ties.some(({ kind, to }) => kind === 'around' && to === fire);
    if (!isPerson(thing) || !(cooks.includes(thing) || isSeated)) continue;
    thing.ties = [{ kind: 'around', to: fire }];
    const held = add(draft, `${stick} on a stick`, { count: countOf(thing), plural: countOf(thing) > 1 });
    if (held >= 0) thing.ties.push({ kind: 'holding', to: held });
    thing.acts = [newAct('sit', 'sit')];
  }
  draft.timeOfDay ??= 'dusk';
  if (draft.places.length === 0)
    draft.places.push({ place: 'forest', text: '', link: null, isBehind: false });
};

const isLeafPile = ({ noun }: DraftThing) => /pile of leaves|leaf pile/.test(noun?.kit ?? '');

/** Up to the knees in it, with leaves in the air. */
const jumpInLeaves = (draft: Draft) => {
  const at = draft.things.findIndex(isLeafPile);
  if (at < 0) return;
  for (const thing of draft.things) {
    const plays =
      thing !== draft.things[at] &&
      acts(thing, 'jump', 'throw', 'roll', 'run', 'dance', 'laugh') &&
      (isPerson(thing) || thing.noun?.nature === 'animal');
    if (!plays || does(thing, /^rak/)) continue;
    const pile = draft.things[at]!;
    Object.assign(pile, {
      noun: { ...findNoun('wide pile of leaves')!, name: 'pile of leaves' },
      count: 1,
      plural: false,
      acts: [],
    });
    thing.ties = thing.ties.filter(({ to }) => to !== at);
    thing.ties.push({ kind: 'on', to: at });
    if (isPerson(thing)) thing.acts = [newAct('jump', 'jump')];
    addOnce(draft.effects, 'leaves');
    draft.season ??= 'autumn';
  }
};

/** Listeners sit on the floor before whoever tells, with the fire behind. */
const listenToStory = (draft: Draft) => {
  const teller = draft.things.find((thing) => isPerson(thing) && does(thing, /^(?:tell|read)/));
  const at = teller ? draft.things.indexOf(teller) : -1;
  const listeners = draft.things.filter(
    (thing) =>
      isPerson(thing) && thing !== teller && (thing.age === 'child' || thing.noun?.person?.age === 'child'),
  );
  if (!teller || listeners.length === 0 || teller.ties.some(({ kind }) => kind === 'in' || kind === 'on'))
    return;
  for (const thing of listeners) {
    thing.count = Math.min(3, countOf(thing));
    thing.acts = [newAct('sit', 'sit')];
    addOnce(thing.traits, 'on the ground');
    // One of the two ties is enough, and both would be a circle.
    teller.ties = teller.ties.filter(({ to }) => draft.things[to] !== thing);
    thing.ties = thing.ties.filter(({ to }) => to !== at);
    thing.ties.push({ kind: 'facing', to: at });
  }
  for (const tie of teller.ties)
    if (tie.kind === 'beside' && /fireplace/.test(nounOf(draft.things[tie.to]!))) tie.kind = 'in_front_of';
};

/** A singer in a bar has a microphone; one of a group holds the phone that takes their picture. */
const holdWhatTheyUse = (draft: Draft) => {
  for (const thing of [...draft.things]) {
    if (!isPerson(thing) || countOf(thing) > 5 || thing.ties.some(({ kind }) => kind === 'holding')) continue;
    const inBar = draft.places.some(({ place }) => place === 'bar' || place === 'concert');
    if (does(thing, /^sing/) && inBar) {
      const microphone = add(draft, 'microphone', {
        isImplied: true,
        count: countOf(thing),
        plural: countOf(thing) > 1,
      });
      if (microphone >= 0) retie(thing, 'holding', microphone);
    }
    if (does(thing, /selfie/)) {
      const phone = add(draft, 'phone', { isImplied: true, count: 1 });
      if (phone < 0) continue;
      retie(thing, 'holding', phone);
    }
  }
};

/** Rowers are on the water, also where they row to the shore. */
const rowTogether = (draft: Draft) => {
  for (const thing of draft.things) {
    if (!isPerson(thing) || !acts(thing, 'row')) continue;
    for (const place of draft.places) if (['coast', 'beach'].includes(place.place)) place.place = 'sea';
  }
};

/** No figure bathes in a sweater. */
export const dressForSwim = (draft: Draft, { place }: Where) => {
  const isPool = place === 'swimming_pool';
  const isWater = ['lake', 'river', 'waterfall', 'sea', 'coast', 'beach'].includes(place);
  if ((!isPool && !isWater) || draft.details.includes('frozen') || draft.season === 'winter') return;
  // On a beach people jump for other reasons too.
  const bathes = (thing: DraftThing) =>
    acts(thing, 'swim', 'dive') || (place !== 'beach' && acts(thing, 'jump'));
  const isRider = (thing: DraftThing) =>
    thing.ties.some(({ kind }) => kind === 'riding' || kind === 'holding');
  for (const thing of draft.things)
    if (
      isPerson(thing) &&
      thing.wears.length === 0 &&
      !acts(thing, 'skate', 'ride', 'walk', 'run') &&
      (isPool || (bathes(thing) && !isRider(thing)))
    )
      thing.wears = [{ name: 'swimsuit', colour: null }];
};

const openAir = new Set<Place>([
  'snowfield',
  'glacier',
  'mountains',
  'mountain_top',
  'forest',
  'street',
  'alley',
  'city',
  'village',
  'square',
  'park',
  'garden',
  'lawn',
  'playground',
  'road',
  'lake',
  'river',
  'bridge',
  'market',
  'hills',
  'meadow',
  'farm',
  'porch',
  'balcony',
  'rooftop',
  'castle',
  'temple',
  'great_wall',
]);

/** No figure plays in the snow in a summer dress. */
export const dressForCold = (draft: Draft, { place }: Where) => {
  const isCold =
    place === 'snowfield' ||
    place === 'glacier' ||
    draft.weather.includes('snow') ||
    draft.season === 'winter';
  if (!isCold || !openAir.has(place)) return;
  for (const thing of draft.things) {
    if (!isPerson(thing) || thing.wears.length > 0 || acts(thing, 'swim', 'ski', 'skate')) continue;
    // What fighters are known by is not covered.
    if (isFighter(thing)) continue;
    thing.wears = [
      { name: 'coat', colour: null },
      { name: 'trousers', colour: null },
      { name: 'boots', colour: null },
      { name: 'scarf', colour: null },
      { name: 'beanie', colour: null },
    ];
  }
};

export const settleFamilyOccasions = (draft: Draft) => {
  sitRoundPicnic(draft);
  gatherAtCake(draft);
  roastRound(draft);
  toastTogether(draft);
  danceRound(draft);
  jumpInLeaves(draft);
  settleCommuting(draft);
  listenToStory(draft);
  holdWhatTheyUse(draft);
  rowTogether(draft);
};
