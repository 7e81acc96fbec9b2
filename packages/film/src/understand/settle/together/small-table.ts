/** Toys and animals at tea, at dinner, at cards or at chess: they sit round a small table as people do. */

import { findKit } from '../../../kits/find-kit.ts';
import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

type Occasion = 'for tea' | 'for a meal' | 'for cards' | 'for a game';

const occasions: readonly [RegExp, Occasion][] = [
  [
    /\bplay(?:s|ing)? (?:a (?:game|round|hand) of )?(?:cards|poker|go fish|uno)\b|\bcard games?\b|\bpoker\b/,
    'for cards',
  ],
  [
    /\bplay(?:s|ing)? (?:a (?:game|round) of )?(?:chess|checkers|draughts|a board game|board games)\b|\bchess (?:game|match)\b/,
    'for a game',
  ],
  [
    /\btea ?-?part(?:y|ies)\b|\btea ?time\b|\bafternoon tea\b|\bhigh tea\b|\b(?:hav|drink|sipp|enjoy|shar|tak|serv|pour)(?:e|es|s|ing) (?:a cup of |some |a pot of |cups of |their |hot )*(?:tea|coffee|cocoa)\b|\bat tea\b/,
    'for tea',
  ],
  [
    /\b(?:hav|eat|shar|enjoy)(?:e|es|s|ing) (?:a |an |their |some |fancy |romantic |candlelit |little |small )*(?:dinner|lunch|breakfast|supper|brunch|meal|feast)\b|\bdin(?:e|es|ing) together\b|\bdinner party\b/,
    'for a meal',
  ],
];

const toys = /^(?:teddy(?: bear)?|(?:rag |china |porcelain )?doll)$/;
const isToy = (thing: DraftThing) => toys.test(nounOf(thing)) || toys.test(thing.name);

/** An animal that stands up for what people do; what has hands of its own need not. */
const standsUpForIt = ({ noun }: DraftThing) => {
  const kit = findKit(noun?.kit ?? '');
  return kit?.character !== undefined && !kit.standsUpright;
};

/** It can sit on a stool and has hands: a person, or an animal or toy that has an upright body too. */
const canSit = (thing: DraftThing) =>
  isPerson(thing) || findKit(thing.noun?.kit ?? '')?.character !== undefined;

const belongsToTable =
  /^(?:table|tea|tea ?cups?|cups?|mugs?|tea ?pot|pot of tea|coffee|cocoa|party|tea party|dinner|lunch|breakfast|supper|meal|cards|playing cards|poker|chess|chess board|board game|checkers|chair|stool|candle|cake|cookies?|biscuits?|picnic|food|plate)s?$/;

/** A doll is told by its frock. */
const dressDoll = (thing: DraftThing) => {
  if (!/doll/.test(nounOf(thing)) || thing.wears.length > 0) return;
  thing.wears.push({ name: 'dress', colour: thing.colour ?? { name: 'red', hex: '#d8406a' } });
};

const seat = (thing: DraftThing, occasion: Occasion) => {
  if (isToy(thing) && thing.noun?.nature !== 'person') {
    const kit = /doll/.test(nounOf(thing)) ? 'doll' : 'teddy bear';
    thing.noun = {
      ...thing.noun!,
      kit,
      nature: 'person',
      person: { sex: null, age: 'child', wears: [], brings: null },
    };
    thing.age ??= 'child';
  }
  dressDoll(thing);
  addOnce(thing.traits, 'at the small table');
  thing.ties = [];
  const action = {
    'for tea': 'drink',
    'for a meal': 'eat',
    'for cards': 'sit',
    'for a game': 'play_board_game',
  } as const;
  thing.acts = [newAct(action[occasion], action[occasion])];
};

export const gatherAtSmallTable = (text: string, draft: Draft) => {
  const occasion = occasions.find(([words]) => words.test(text))?.[1];
  if (!occasion || /\bpicnic\b|\bbath|\bcampfire\b|\bbed\b/.test(text)) return;
  const sitters = draft.things.filter((thing) => canSit(thing) && !belongsToTable.test(thing.name));
  const sum = sitters.reduce((total, thing) => total + countOf(thing), 0);
  const isOfPeople = sitters.every(
    (thing) => isPerson(thing) && !isToy(thing) && thing.character === null && !standsUpForIt(thing),
  );
  const isAlone = sum === 1 && !/\btea ?-?party|\btable\b|\bafternoon tea\b/.test(text);
  if (isOfPeople || isAlone || sum < 1 || sum > 4) return;
  draft.things = without(
    draft.things,
    (thing) =>
      !sitters.includes(thing) && (belongsToTable.test(thing.name) || belongsToTable.test(nounOf(thing))),
  );
  draft.notDrawn = draft.notDrawn.filter((name) => !/tea|party|dinner|lunch|card|chess|meal|game/.test(name));
  if (draft.things.length + 3 > limits.things) return;
  for (const thing of sitters) seat(thing, occasion);
  const table = add(draft, 'small laid table', { traits: [occasion] });
  const stools = add(draft, 'stool', {
    isImplied: true,
    count: sum,
    plural: sum > 1,
    traits: ['stool of the small table'],
  });
  if (table < 0 || stools < 0) return;
  if (occasion === 'for a game') {
    const noun = /checkers|draughts/.test(text)
      ? 'checkers'
      : /board game/.test(text)
        ? 'board game'
        : 'chess board';
    const board = add(draft, noun, { ties: [{ kind: 'on', to: table }] });
    for (const thing of sitters) for (const act of thing.acts) act.object = board >= 0 ? board : null;
  }
  for (const thing of sitters) {
    const held = occasion === 'for tea' ? 'teacup' : occasion === 'for cards' ? 'hand of cards' : null;
    if (!held || !findNoun(held)) continue;
    const at = add(draft, held, { isImplied: true, count: countOf(thing), plural: countOf(thing) > 1 });
    if (at < 0) continue;
    thing.ties = [{ kind: 'holding', to: at }];
    for (const act of thing.acts) if (occasion === 'for tea') act.object = at;
  }
  if (draft.places.length === 0)
    draft.places.push({ place: 'living_room', text: '', link: null, isBehind: false });
};

/** Animals that cook together stand round a low stove with a large pot, at their own height, each with a ladle. */
export const cookTogether = (draft: Draft) => {
  const cooks = draft.things.filter(
    (thing) =>
      !isPerson(thing) &&
      canSit(thing) &&
      thing.acts.some(({ action }) => action === 'cook' || action === 'stir'),
  );
  const sum = cooks.reduce((total, thing) => total + countOf(thing), 0);
  const isSoup = draft.things.every(
    ({ noun, name }) =>
      noun?.nature !== 'food' || /soup|stew|broth|porridge|chili|food|meal|dinner|curry/.test(name),
  );
  if (sum < 1 || sum > 6 || !isSoup || draft.things.some(isPerson)) return;
  draft.things = without(
    draft.things,
    (thing) =>
      !cooks.includes(thing) &&
      (thing.noun?.nature === 'food' || /stove|pot|ladle|spoon/.test(nounOf(thing))),
  );
  for (const thing of cooks) {
    thing.count = Math.min(4, countOf(thing));
    for (const trait of ['at the small table', 'at the soup stove']) addOnce(thing.traits, trait);
    const ladle = add(draft, 'ladle', { isImplied: true, count: thing.count, plural: thing.count > 1 });
    thing.ties = ladle >= 0 ? [{ kind: 'holding', to: ladle }] : [];
    thing.acts = [newAct('stir', 'stir')];
  }
  add(draft, 'small laid table', { traits: ['for soup'] });
  if (draft.places.length === 0)
    draft.places.push({ place: 'kitchen', text: '', link: null, isBehind: false });
};
