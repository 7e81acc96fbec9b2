/** Moments of play and feats outdoors: who fights with snowballs has snow, who takes off from a lake starts in it. */

import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;
const isPerson = ({ noun, character }: DraftThing) => noun?.nature === 'person' || character !== null;

/** Snowballs are made of snow that lies there, by people dressed for it. */
const throwSnow = (text: string, draft: Draft) => {
  if (!/\bsnow ?balls?\b/.test(text) || !draft.things.some(isPerson)) return;
  draft.season ??= 'winter';
  // A yard before it, where it can be seen over the players.
  if (draft.places.length === 0) draft.places.push({ place: 'park', text: '', link: null, isBehind: false });
  for (const thing of draft.things) {
    if (!isPerson(thing) || thing.wears.length > 0) continue;
    for (const name of ['jacket', 'beanie', 'scarf'] as const) thing.wears.push({ name, colour: null });
  }
};

/** Confetti is thrown after the wedding, out of doors. */
const runUnderConfetti = (draft: Draft) => {
  if (!draft.effects.includes('confetti') || draft.places.length > 0) return;
  if (!draft.things.some((thing) => /bride|groom|newlywed|wedding/.test(`${baseOf(thing)} ${thing.name}`)))
    return;
  draft.places.push({ place: 'garden', text: '', link: null, isBehind: false });
  for (const thing of draft.things) if (isPerson(thing)) addOnce(thing.traits, 'holding hands');
};

const splashes =
  /\bsplash|\bspray|\b(?:through|in|into|along|across) (?:the )?(?:[a-z]{1,12} )?(?:surf|waves|shallows|shallow water|water|sea foam|foam|tide|water'?s edge)\b/;

/** A figure that runs along a beach with water splashing runs where the water is. */
const runThroughSurf = (text: string, draft: Draft) => {
  const runner = draft.things.find(
    (thing) =>
      (isPerson(thing) || thing.noun?.nature === 'animal') &&
      thing.acts.some(({ action }) => action === 'run' || action === 'walk' || action === 'ride'),
  );
  if (!runner || !splashes.test(text) || /\bsurf(?:er|ing|board)|\bboat|\bship/.test(text)) return;
  const isSurf = /\bsurf\b|\bwaves\b|\bsea\b|\bocean\b|\bshallows\b|\bshallow water\b/.test(text);
  if (draft.places.length === 0 && isSurf)
    draft.places.push({ place: 'beach', text: 'beach', link: null, isBehind: false });
  if (!draft.places.some(({ place }) => place === 'beach')) return;
  draft.effects = draft.effects.filter((effect) => effect !== 'waves');
  addOnce(draft.details, 'ford');
};

/** Birds that take off from a lake are first seen in it. */
const takeOffFromWater = (text: string, draft: Draft) => {
  if (!/\b(?:tak(?:e|es|ing) (?:off|flight|to the (?:air|sky))|lift(?:s|ing)? off)\b/.test(text)) return;
  const isWet = /\b(?:lake|water|lagoon|pond|river|marsh|wetlands?|shallows|salt flats?)\b/.test(text);
  for (const thing of draft.things) {
    if (thing.noun?.nature !== 'bird' || !isWet) continue;
    addOnce(thing.traits, 'takes off from water');
    thing.acts = [newAct('fly', 'fly')];
    addOnce(draft.details, 'ford');
    addOnce(draft.details, 'shallow');
    addOnce(draft.effects, 'splash');
    if (draft.places.every(({ place }) => place !== 'lake' && place !== 'river')) {
      draft.places = draft.places.filter(({ place }) => place !== 'island');
      draft.places.unshift({ place: 'lake', text: 'lake', link: null, isBehind: false });
    }
  }
};

/** The barrel that a surfer rides in. */
const surfInTube = (text: string, { things }: Draft) => {
  if (!/\b(?:barrel|tube|pipeline|inside)\b/.test(text)) return;
  for (const thing of things)
    if (isPerson(thing) && (/surfer/.test(thing.name) || thing.acts.some(({ action }) => action === 'surf')))
      addOnce(thing.traits, 'inside the tube');
};

/** A ball that is saved was shot by somebody. */
const shootAtKeeper = (text: string, draft: Draft) => {
  const keeper = draft.things.find((thing) => /goalkeeper|goalie|keeper/.test(thing.name));
  if (!keeper || draft.things.length >= limits.things || !/\b(?:penalty|kick|shot|shoot|striker)/.test(text))
    return;
  if (draft.things.some((thing) => thing !== keeper && isPerson(thing))) return;
  const noun = findNoun('soccer player');
  if (!noun || /hockey/.test(text)) return;
  const kicker = { ...newThing(noun.name, noun), isImplied: true };
  kicker.acts.push(newAct('kick', 'kick'));
  kicker.colour = { name: 'red', hex: '#c8202c' };
  draft.things.push(kicker);
};

/** Arms that go up with nothing in the hands. */
const raiseArms = (text: string, { things }: Draft) => {
  if (
    !/\b(?:rais|lift|throw|stretch|hold|spread)(?:e|es|s|ing)? (?:up )?(?:his|her|their|both|both his|both her|both their) (?:arms?|hands|fists?)\b/.test(
      text,
    )
  )
    return;
  for (const thing of things)
    for (const act of isPerson(thing) ? thing.acts : [])
      if (act.object === null && /^(?:rais|lift|throw|stretch|hold|spread)/.test(act.verb))
        act.action = 'raise_arms';
};

export const settleSports = (text: string, draft: Draft) => {
  throwSnow(text, draft);
  runUnderConfetti(draft);
  runThroughSurf(text, draft);
  takeOffFromWater(text, draft);
  surfInTube(text, draft);
  shootAtKeeper(text, draft);
  raiseArms(text, draft);
};
