/** Animals in the mud: a wet brown pool under their feet, and mud on their legs. */

import { limits, type Place } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';

const isBeast = ({ noun }: DraftThing) => noun?.nature === 'animal';
const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;

const inMud =
  /\bmud (?:pool|puddle|bath|hole|pit|pond)s?\b|\b(?:in|into|through|around in|with|covered in|on) (?:the |a |some |deep |thick |wet |brown |sticky |pool of )*(?:mud|muddy (?:puddle|pool|water|pond))s?\b/;

const homes: readonly [RegExp, Place][] = [
  [/elephant|hippo|rhino|buffalo|warthog|zebra|lion|giraffe/, 'savanna'],
  [/pig|cow|sheep|goat|horse|boar|calf/, 'farm'],
  [/dog|puppy/, 'meadow'],
];

/** Elephants throw mud with the trunk; the others wallow, or hop about in it. */
const actInMud = (thing: DraftThing) => {
  const isElephant = /elephant|mammoth/.test(baseOf(thing));
  const plays = thing.acts.some(
    ({ action, verb }) =>
      ['jump', 'dance', 'wash', 'roll', 'chase', 'throw'].includes(action ?? '') ||
      /^(?:play|bath|wallow|splash|roll|frolic|spray|romp|enjoy|cool)/.test(verb),
  );
  if (!plays) return;
  const wallows = thing.acts.some(({ verb }) => /^(?:roll|wallow|bath|lie|lay|cool|relax)/.test(verb));
  const isHeavy = /hippo|rhino|buffalo|cow|boar|pig/.test(baseOf(thing));
  const action = isElephant ? 'wash' : wallows ? 'roll' : isHeavy ? 'lie' : 'jump';
  thing.acts = [newAct(action, action)];
};

export const wallowInMud = (text: string, draft: Draft) => {
  const { things } = draft;
  if (!inMud.test(text)) return;
  const beasts = things.filter(isBeast);
  if (beasts.length === 0 || beasts.length < things.filter(({ noun }) => noun?.nature === 'person').length)
    return;
  const known = things.findIndex((thing) => /^(?:puddle|pond|mud|mud pool|pool)$/.test(baseOf(thing)));
  const noun = findNoun('puddle');
  if (!noun || (known < 0 && things.length >= limits.things)) return;
  const at = known >= 0 ? known : things.push({ ...newThing('mud', noun), isImplied: true }) - 1;
  Object.assign(things[at]!, { noun, count: 1, plural: false, acts: [], ties: [], size: null });
  addOnce(things[at]!.traits, 'muddy');
  addOnce(things[at]!.traits, 'deep');
  for (const thing of beasts) {
    actInMud(thing);
    addOnce(thing.traits, 'muddy');
    thing.ties = [{ kind: 'in', to: at }];
    thing.wears = [];
  }
  draft.notDrawn = draft.notDrawn.filter((name) => !/\bmud\b/.test(name));
  draft.details = draft.details.filter((detail) => detail !== 'muddy' && detail !== 'ford');
  const isElsewhere = draft.places.every(({ place }) => /^(?:swimming_pool|park|bathroom)$/.test(place));
  const home = homes.find(([kinds]) => beasts.some((thing) => kinds.test(baseOf(thing))))?.[1];
  if (isElsewhere && home) draft.places = [{ place: home, text: '', link: null, isBehind: false }];
};
