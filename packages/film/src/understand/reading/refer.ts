/** Words that speak of a thing named before: its parts, "the man", "her". */

import type { Sex } from '../../scene/scene.ts';
import { type Nature, vehicles } from '../nouns/nature.ts';
import { isRidden } from '../nouns/uses.ts';
import { singularsOf } from '../words/word-forms.ts';
import type { DraftThing } from './draft.ts';
import type { NounPhrase } from './phrases.ts';
import type { ReaderState } from './reader-state.ts';

const aboard =
  /^(?:deck|mast|sail|hull|bow|stern|helm|crow s nest|upper deck|ship s deck|railing|rigging|bowsprit)$/;
const ofVehicle =
  /^(?:door|roof|hatch|wheel|engine|hood|bonnet|trunk|boot|windshield|windscreen|cockpit|headlight|tail ?light|brake light|propeller|rotor|ramp|cabin|bumper|exhaust|handlebar|saddle|landing gear)$/;
const ofBuilding =
  /^(?:door|doorway|front door|entrance|roof|porch|chimney|front steps|doorstep|gate|garage door)$/;

const hasPart = (nature: Nature, part: string) =>
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

/** "A gardener wipes her brow": the pronoun tells who the only person of unknown sex is. */
export const tellSexes = (things: DraftThing[], words: readonly string[]) => {
  const people = things.filter(isOnePerson);
  const unknown = people.filter(({ sex }) => sex === null);
  const said = new Set(words.map(sexOfPronoun).filter((sex) => sex !== null));
  for (const { sex } of people) if (sex !== null) said.delete(sex);
  const [only] = said;
  if (unknown.length === 1 && said.size === 1 && only) unknown[0]!.sex = only;
};
