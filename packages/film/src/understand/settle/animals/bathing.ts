/** Small animals in the bath: a basin of warm water and foam, of their own size, in which they sit and look over the rim. */

import { limits } from '../../../scene/scene.ts';
import { type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { without } from '../rearrange-things.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;
const isTub = (thing: DraftThing) =>
  /^(?:bathtub|bath|tub|basin|sink|wash ?basin|bubble bath|washtub|bubbles|foam|soap|water)$/.test(
    thing.name,
  ) || baseOf(thing) === 'bathtub';

/** Larger ones need a river, and a trough is no place for a horse. */
const tooLarge =
  /elephant|hippo|rhino|horse|cow|giraffe|camel|whale|lion|tiger|\bbear|buffalo|dinosaur|dragon|zebra|moose|gorilla/;

const bathes =
  /\b(?:tak|hav|enjoy|get|giv)[a-z]{1,5} (?:[a-z]{1,14} ){0,3}(?:bath|bubble bath|shower)\b|\bbath(?:es|ing|ed)?\b|\bin (?:an? |the |its )?(?:[a-z]{1,12} ){0,2}(?:bath|bathtub|tub|sink|wash ?basin|bubble bath|washtub)\b|\bwash(?:es|ing)? (?:itself|himself|herself) in\b/;

export const batheSmallAnimals = (text: string, draft: Draft) => {
  if (
    !bathes.test(text) ||
    /\b(?:sun ?bath|bird ?bath|hot springs?|thermal|onsen|river|lake|mud|pond|sea|ocean|dust bath)/.test(text)
  )
    return;
  const bathers = draft.things.filter(
    ({ noun, size }) =>
      noun?.nature === 'animal' && size !== 'huge' && !tooLarge.test(`${noun.base} ${noun.name}`),
  );
  const [bather] = bathers;
  if (!bather || bathers.length > 1 || (bather.count ?? 1) > 3) return;
  const noun = findNoun('bath basin');
  draft.things = without(draft.things, isTub);
  if (!noun || draft.things.length >= limits.things) return;
  const at = draft.things.push({ ...newThing('bath', noun), isImplied: false }) - 1;
  const index = draft.things.indexOf(bather);
  bather.ties = [{ kind: 'in', to: at }];
  bather.acts = [newAct('sit', 'sit')];
  if (draft.places.length === 0)
    draft.places.push({ place: 'bathroom', text: '', link: null, isBehind: false });
  for (const thing of draft.things)
    if (thing.noun?.nature === 'person') {
      thing.ties = [{ kind: 'facing', to: index }];
      thing.acts = [{ ...newAct('wash', 'wash'), object: index }];
    }
};
