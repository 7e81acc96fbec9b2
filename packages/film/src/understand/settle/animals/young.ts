/** Young animals beside their mothers: a calf is no small bull with tusks, and the mother of a calf is grown. */

import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';

const isBeast = ({ noun }: DraftThing) => noun !== null && ['animal', 'bird'].includes(noun.nature);
const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;

/** What the young of a kind are called, where a kit draws them. */
export const youngOf: Record<string, string> = {
  elephant: 'elephant calf',
  giraffe: 'giraffe calf',
  lion: 'lion cub',
  tiger: 'tiger cub',
  fox: 'fox cub',
  wolf: 'wolf cub',
  bear: 'bear cub',
  panda: 'baby panda',
  'polar bear': 'polar bear cub',
  monkey: 'baby monkey',
  cow: 'calf',
  sheep: 'lamb',
  pig: 'piglet',
  horse: 'foal',
  deer: 'fawn',
  duck: 'duckling',
  chicken: 'chick',
  cat: 'kitten',
  dog: 'puppy',
  penguin: 'penguin chick',
};
export const grownOf: ReadonlyMap<string, string> = new Map(
  Object.entries(youngOf).map(([grown, young]) => [young, grown]),
);

/** "An elephant calf and its mother": she is an elephant. */
const growMothers = (text: string, { things }: Draft) => {
  for (const thing of things) {
    const grown = /^(?:mother|father|mom|parent) /.test(thing.name)
      ? grownOf.get(thing.noun?.name.replace(/^(?:mother|father|mom|parent) /, '') ?? '')
      : undefined;
    const noun = grown && findNoun(grown);
    if (noun) Object.assign(thing, { noun, size: null });
  }
  // "A little elephant and mother" without "its": a mother of the same kind, no woman.
  const beasts = things.filter(isBeast);
  const mother = things.find(
    ({ name, noun }) => /^(?:mother|mom|mama)$/.test(name) && noun?.nature === 'person',
  );
  const [child] = beasts;
  if (!mother || !child || beasts.length > 1 || mother.wears.length > 0) return;
  if (!/\b(?:and|with) (?:its |his |her |the )?(?:mother|mom|mama)\b/.test(text)) return;
  if (things.some((thing) => thing !== mother && thing.noun?.nature === 'person')) return;
  const noun = findNoun(grownOf.get(child.noun?.name ?? '') ?? baseOf(child));
  if (!noun) return;
  Object.assign(mother, { noun, age: null, sex: null });
  mother.acts = child.acts.length > 0 ? child.acts.map((act) => ({ ...act })) : [newAct('stand', 'stand')];
};

/** "A penguin family": young are part of it, though nobody named them. */
const addYoung = (draft: Draft, grown: DraftThing[]) => {
  const [parents] = grown;
  if (!parents || grown.length > 1 || (parents.count !== null && parents.count < 3)) return;
  if (!parents.plural && (parents.count ?? 1) < 3) return;
  const noun = findNoun(youngOf[parents.noun?.kit ?? ''] ?? youngOf[baseOf(parents)] ?? '');
  if (!noun || draft.things.length >= limits.things || parents.wears.length > 0) return;
  Object.assign(parents, { count: 2, plural: true });
  const at = draft.things.indexOf(parents);
  draft.things.push({
    ...newThing(noun.name, { ...noun, base: baseOf(parents) }),
    count: 2,
    plural: true,
    acts: parents.acts.map((act) => ({ ...act })),
    ties: [{ kind: 'beside', to: at }, ...parents.ties.map((tie) => ({ ...tie }))],
  });
};

/** Ducklings and chicks come behind their mother, one after the other. */
const followMother = ({ things }: Draft) => {
  const at = things.findIndex(
    ({ noun, count, plural }) =>
      /^(?:mother duck|duck|hen|chicken|goose|swan|mother hen)$/.test(noun?.name ?? '') &&
      (count ?? 1) === 1 &&
      !plural,
  );
  const goes = ({ acts }: DraftThing) =>
    acts.some(({ action }) => action !== null && /^(?:walk|swim|run|march|float|waddle)$/.test(action));
  for (const thing of things) {
    if (!/^(?:duckling|chick|gosling|cygnet|baby chick)$/.test(thing.noun?.name ?? '') || at < 0) continue;
    if (!goes(things[at]!) || !(thing.plural || (thing.count ?? 1) > 1)) continue;
    thing.ties = [{ kind: 'following', to: at }, ...thing.ties.filter(({ to }) => to !== at)];
    thing.acts = things[at]!.acts.map((act) => ({ ...act, object: null }));
    things[at]!.ties = things[at]!.ties.filter(({ to }) => things[to] !== thing);
    addOnce(thing.traits, 'in single file');
  }
};

/** A family with its young is two grown ones and one or two young, not a crowd of either. */
const countFamily = (text: string, draft: Draft) => {
  const { things } = draft;
  if (!/\bfamil(?:y|ies)\b/.test(text)) return;
  const isYoung = (thing: DraftThing) => thing.size === 'small' || grownOf.has(thing.noun?.name ?? '');
  const beasts = things.filter(isBeast);
  const young = beasts.filter(isYoung);
  const grown = beasts.filter((thing) => !isYoung(thing));
  if (grown.length === 0) return;
  if (young.length === 0) {
    addYoung(draft, grown);
    return;
  }
  for (const thing of grown) if ((thing.count ?? 4) === 4) thing.count = 2;
  for (const thing of young) if (thing.plural && (thing.count ?? 3) <= 4) thing.count = 2;
};

export const settleYoung = (text: string, draft: Draft) => {
  growMothers(text, draft);
  countFamily(text, draft);
  followMother(draft);
};
