/** Life in towns: places without a soul, doors that somebody goes in at, a shelter under a bridge, a full train. */

import { isIndoors } from '../../../world/indoors.ts';
import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const street = { place: 'street', text: '', link: null, isBehind: false } as const;

const entered =
  /\b(?:(?:walk|step|stroll|go|run|rush|strid|head|com|swagger|sneak|creep|burst|storm|mov|rid)(?:s|es|e|ing|ning)?(?: [a-z]{1,10}ly)? (?:into|inside|in through the (?:[a-z-]{1,10} )?doors? of)|enter(?:s|ing)?) (?:an?|the|his|her|their) (?:[a-z-]{1,14} ){0,3}?(saloon|bank|church|chapel|cathedral|hotel|house|mansion|cottage|school|barn|cabin|hut|bookshop|bookstore|bakery|flower shop)\b/;

/** A figure that goes into a building is seen from behind, before its door. */
const goInto = (text: string, draft: Draft) => {
  const word = entered.exec(text)?.[1];
  const noun = word && findNoun(word);
  const who = draft.things.find((thing) => isPerson(thing) && thing.acts.length > 0);
  if (!noun || !who || noun.nature !== 'building') return;
  const known = draft.things.findIndex((thing) => thing !== who && nounOf(thing) === noun.base);
  const at = known >= 0 ? known : add(draft, noun.name);
  if (at < 0) return;
  addOnce(draft.things[at]!.traits, 'come out of');
  addOnce(draft.things[at]!.traits, 'gone into');
  if (draft.details.includes('abandoned')) addOnce(draft.things[at]!.traits, 'abandoned');
  const runs = who.acts.some(({ action }) => action === 'run');
  who.acts = [{ ...newAct(runs ? 'run' : 'walk', 'walk'), direction: 'away' }];
  who.ties = [...who.ties.filter(({ kind }) => kind === 'holding'), { kind: 'in_front_of', to: at }];
  if (word === 'saloon') draft.region = 'western';
  draft.shot ??= 'wide';
  const outside = draft.places.filter(
    ({ place }) => !isIndoors(place) && !['village', 'city', 'farm'].includes(place),
  );
  draft.places = outside.length > 0 && word !== 'saloon' ? outside : [street];
};

/** A saloon is looked at from the street of its town, unless somebody is inside. */
const standBeforeSaloon = (text: string, draft: Draft) => {
  if (
    !/\b(?:in front of|outside|before|past|toward|towards|out of|near|beside|at the door of) (?:an?|the) (?:[a-z-]{1,12} ){0,2}saloon\b/.test(
      text,
    )
  )
    return;
  draft.region = 'western';
  draft.places = [street, ...draft.places.filter(({ place }) => place !== 'bar' && place !== 'street')];
  const isKnown = draft.things.some((thing) => nounOf(thing) === 'saloon');
  const at = isKnown ? -1 : add(draft, 'saloon');
  if (at >= 0 && draft.things[0] && at > 0) draft.things[0].ties.push({ kind: 'in_front_of', to: at });
};

/** The bridge somebody shelters under is the arch over them, no thing beside them. */
const shelterUnderBridge = (draft: Draft) => {
  if (!draft.details.includes('under_bridge')) return;
  const isBridge = (thing: DraftThing) => /bridge|overpass|underpass|viaduct|arch/.test(nounOf(thing));
  const stays = (thing: DraftThing) =>
    thing.noun !== null &&
    ['person', 'animal'].includes(thing.noun.nature) &&
    !thing.acts.some(({ action }) =>
      ['row', 'swim', 'sail', 'drive', 'fly', 'paddle'].includes(action ?? ''),
    );
  const isAfloat = draft.things.some(({ noun }) =>
    ['boat', 'road_vehicle', 'rail_vehicle', 'fish', 'bird'].includes(noun?.nature ?? ''),
  );
  if (isAfloat || !draft.things.some(stays)) {
    draft.details = draft.details.filter((one) => one !== 'under_bridge');
    return;
  }
  draft.things = without(draft.things, isBridge);
  draft.notDrawn = draft.notDrawn.filter((name) => !/bridge|overpass|underpass|viaduct/.test(name));
  draft.places = draft.places.filter(({ place }) => place !== 'bridge' && place !== 'bar');
  if (draft.places.length === 0) draft.places = [street];
  draft.shot ??= 'wide';
};

/** In a train or bus that is called crowded people are looked at, not its outside. */
const fillCarriage = (draft: Draft) => {
  const isCarriage = (thing: DraftThing) =>
    /^(?:subway|subway train|train|metro|tube|bus|tram)$/.test(nounOf(thing)) &&
    thing.traits.some((trait) => /^(?:crowded|packed|busy|full)$/.test(trait)) &&
    thing.acts.length === 0;
  if (!draft.things.some(isPerson) || !draft.things.some(isCarriage)) return;
  const text = nounOf(draft.things.find(isCarriage)!);
  draft.things = without(draft.things, isCarriage);
  draft.places = [{ place: 'train_carriage', text, link: 'in', isBehind: false }];
  draft.isBusy = false;
  addOnce(draft.details, 'crowded');
};

/** What plants have grown over lies among trees, where nobody says where. */
const lieAmongTrees = (text: string, draft: Draft) => {
  const isOvergrown = /\b(?:overgrown|vines|ivy|moss|reclaimed by nature)\b/.test(text);
  const isWreck = draft.things.some(
    ({ noun }) => noun && /vehicle|boat|aircraft|spacecraft/.test(noun.nature),
  );
  if (draft.places.length > 0 || !isOvergrown || !isWreck || !draft.details.includes('abandoned')) return;
  draft.things = without(draft.things, (thing) =>
    /^(?:plants?|vines?|ivy|moss|grass|weeds?)$/.test(nounOf(thing)),
  );
  draft.places = [{ place: 'forest', text: '', link: 'in', isBehind: false }];
};

export const settleTownLife = (text: string, draft: Draft) => {
  goInto(text, draft);
  standBeforeSaloon(text, draft);
  shelterUnderBridge(draft);
  fillCarriage(draft);
  lieAmongTrees(text, draft);
};
