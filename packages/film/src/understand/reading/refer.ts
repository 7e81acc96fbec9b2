/** Words that speak of a thing named before: its parts, "the man", "her". */

import { limits, type Sex } from '../../scene/scene.ts';
import { type Nature, vehicles } from '../nouns/nature.ts';
import { isRidden } from '../nouns/uses.ts';
import { singularsOf } from '../words/word-forms.ts';
import type { DraftThing } from './draft.ts';
import type { NounPhrase } from './phrases.ts';
import { isAnimate, type ReaderState } from './reader-state.ts';

const aboard =
  /^(?:deck|mast|sail|hull|bow|stern|helm|crow s nest|upper deck|ship s deck|railing|rigging|bowsprit)$/;
const ofVehicle =
  /^(?:door|roof|hatch|wheel|engine|hood|bonnet|trunk|boot|windshield|windscreen|cockpit|headlight|tail ?light|brake light|propeller|rotor|ramp|cabin|bumper|exhaust|handlebar|saddle|landing gear)$/;
const ofBuilding =
  /^(?:door|doorway|front door|entrance|roof|porch|chimney|front steps|doorstep|gate|garage door)$/;

const hasPart = (nature: Nature, part: string) =>
  (nature === 'aircraft' && part === 'basket') ||
  (nature === 'boat' && aboard.test(part)) ||
  (vehicles.has(nature) && ofVehicle.test(part)) ||
  (nature === 'building' && ofBuilding.test(part));

/** "Its doors", "the deck", "on the roof": the ship, bus or house they belong to; null where none was named. */
export const ownerOfPart = (state: ReaderState, { text, modifiers }: NounPhrase): number | null => {
  if (!modifiers.isDefinite && !modifiers.isPossessive) return null;
  const names = [text, ...singularsOf(text)];
  const found = state.things.findLastIndex(
    ({ noun }) => noun !== null && !isRidden(noun) && names.some((name) => hasPart(noun.nature, name)),
  );
  return found === -1 ? null : found;
};

const isOnePerson = ({ noun, count, plural, isImplied }: DraftThing) =>
  noun?.nature === 'person' && !plural && (count ?? 1) === 1 && !isImplied;

/** Names that only tell sex or age: whoever they fit was meant. */
const plainPeople =
  /^(?:man|woman|person|boy|girl|child|kid|lady|guy|gentleman|bride|groom|figure|old man|old woman|toddler|couple|dancer|youth)$/;

/** "A violinist plays. The woman smiles": one person who fits. */
export const personMeant = (state: ReaderState, { noun, modifiers }: NounPhrase): number | null => {
  if (!modifiers.isDefinite || modifiers.isPossessive || noun?.nature !== 'person') return null;
  if (!plainPeople.test(noun.name)) return null;
  const { sex, age } = noun.person ?? { sex: null, age: null };
  const fits = state.things.flatMap((thing, index) =>
    isOnePerson(thing) &&
    (thing.sex === null || sex === null || thing.sex === sex) &&
    (thing.age === null || age === null || thing.age === age)
      ? [index]
      : [],
  );
  if (fits.length !== 1) return null;
  const thing = state.things[fits[0]!]!;
  thing.sex ??= sex;
  return fits[0]!;
};

export const sexOfPronoun = (word: string): Sex | null =>
  /^(?:she|her|hers|herself)$/.test(word) ? 'female' : /^(?:he|him|his|himself)$/.test(word) ? 'male' : null;

const isSeveral = ({ plural, count }: DraftThing) => plural || (count ?? 1) > 1;

/** The referent of "he", "she", "it" or "they" at the head of a clause; the acting figures where none fits. */
export const antecedents = (state: ReaderState, word: string): number[] => {
  const { things } = state;
  const acting = state.agents.length > 0 ? state.agents : state.agentsBefore;
  const newestFirst = things.map((_, index) => index).reverse();
  const near = [...new Set([...acting, ...newestFirst])].filter((index) => !things[index]!.isImplied);
  const sex = sexOfPronoun(word);
  if (sex !== null) {
    const alive = near.filter((index) => isAnimate(state, index) && !isSeveral(things[index]!));
    const found =
      alive.find((index) => things[index]!.sex === sex) ??
      alive.find((index) => things[index]!.sex === null && things[index]!.noun?.nature === 'person') ??
      alive.find((index) => things[index]!.sex === null);
    return found === undefined ? acting : [found];
  }
  if (word === 'it') {
    const isIt = (index: number) => things[index]!.noun?.nature !== 'person';
    const inTurn = [...acting, ...(state.last === null ? [] : [state.last]), ...newestFirst];
    const fits = inTurn.filter((index) => isIt(index) && !isSeveral(things[index]!));
    const found = fits.find((index) => acting.includes(index) || isAnimate(state, index)) ?? fits[0];
    return found === undefined ? acting : [found];
  }
  if (word !== 'they' || acting.length > 1 || acting.some((index) => isSeveral(things[index]!)))
    return acting;
  const several = newestFirst.find((index) => isSeveral(things[index]!) && isAnimate(state, index));
  return several === undefined ? acting : [several];
};

/** Takes one out of several: itself where it was alone already. */
const takeOne = (state: ReaderState, index: number): { one: number; rest: number[] } => {
  const thing = state.things[index]!;
  if (!isSeveral(thing) || state.things.length >= limits.things) return { one: index, rest: [] };
  const left = thing.count === null ? null : thing.count - 1;
  const one = { ...thing, count: 1, plural: false, wears: [...thing.wears], traits: [...thing.traits] };
  one.ties = thing.ties.map((tie) => ({ ...tie }));
  one.acts = thing.acts.map((act) => ({ ...act }));
  thing.count = left;
  thing.plural = left !== 1;
  return { one: state.things.push(one) - 1, rest: [index] };
};

/** "One of them", "the other": a single one of those named before; null where only one was. */
export const pickOne = (state: ReaderState, isOther: boolean): number | null => {
  const acting = state.agents.length > 0 ? state.agents : state.agentsBefore;
  const several = state.things.findLastIndex(isSeveral);
  state.divided ??=
    acting.length > 1
      ? { all: [...acting], rest: [...acting] }
      : several === -1
        ? null
        : { all: [several], rest: [several] };
  const { divided } = state;
  const [first, ...others] = divided?.rest ?? [];
  if (!divided || first === undefined) return null;
  if (isOther && others.length === 0 && !divided.all.some((index) => index !== first)) return null;
  const { one, rest } = takeOne(state, first);
  divided.rest = [...rest, ...others];
  if (!divided.all.includes(one)) divided.all.push(one);
  return one;
};

/** "A gardener wipes her brow": the pronoun tells who the only person of unknown sex is. */
export const tellSexes = (things: DraftThing[], words: readonly string[]) => {
  const people = things.filter(isOnePerson);
  const unknown = people.filter(({ sex }) => sex === null);
  const said = new Set(words.map(sexOfPronoun).filter((sex) => sex !== null));
  for (const { sex } of people) if (sex !== null) said.delete(sex);
  const [only] = said;
  if (unknown.length === 1 && said.size === 1 && only) unknown[0]!.sex = only;
};
