/** A figure that mixes chemicals or potions pours one coloured liquid into another. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { add, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const chemists =
  /scientist|chemist|alchemist|researcher|lab (?:technician|assistant|worker)|laborant|inventor|biologist/;
const liquids =
  /^(?:[a-z]+ )?(?:liquids?|chemicals?|potions?|solutions?|substances?|fluids?|reagents?|elixirs?|serum|formula|chemistry|experiments?|science experiment|acids?|mixture|concoction)$/;
const glassware = /^(?:test tubes?|flasks?|beakers?|chemistry set|potion|potion bottle|lab flask|vials?)$/;
const mixing =
  /^(?:mix|pour|combine|blend|stir|experiment|conduct|perform|create|make|prepare|brew|work|test|swirl|shake|hold|do\b|add|drip|drop|play|carry out|study|examine)/;
/** These have a way of their own. */
const otherwise = /cauldron|\bpot$|bowl|microscope|telescope|computer|laptop|robot|dough|batter|cake|soup/;

const isLiquid = (thing: DraftThing) => liquids.test(thing.name) || glassware.test(nounOf(thing));

/** "A scientist mixing colourful liquids", "a boy doing a chemistry experiment". */
export const mixLiquids = (draft: Draft) => {
  const person = draft.things.find(
    (thing) => isPerson(thing) && thing.acts.some(({ verb }) => mixing.test(verb)),
  );
  const names = [...draft.notDrawn, ...draft.things.filter(isLiquid).map(({ name }) => name)];
  const isNamed = names.some((name) => liquids.test(name) || glassware.test(name));
  const act = person?.acts.find(({ verb }) => mixing.test(verb));
  if (!person || !act || draft.things.some((thing) => otherwise.test(nounOf(thing)))) return;
  const isChemist = chemists.test(person.name) || draft.places.some(({ place }) => place === 'laboratory');
  const isMixing = /^(?:mix|pour|combine|blend|experiment|stir|swirl)/.test(act.verb);
  const isExperiment = names.some((name) => /chemi|experiment|potion/.test(name));
  if (!(isNamed || (isChemist && isMixing)) || !(isChemist || isMixing || isExperiment)) return;
  // "A chemist pouring blue liquid": the blue is not the chemist's.
  const isOwn = person.traits.some((trait) => liquids.test(trait));
  const colour =
    draft.things.find((thing) => isLiquid(thing) && thing.colour)?.colour ??
    (isOwn ? person.colour : null) ??
    draft.palette.shift() ??
    null;
  if (isOwn) person.colour = null;
  draft.things = without(draft.things, (thing) => isLiquid(thing));
  draft.notDrawn = draft.notDrawn.filter((name) => !liquids.test(name));
  // Children reach over a low table.
  const isSmall =
    person.age === 'child' || person.age === 'baby' || /\b(?:kids?|boy|girl|child)/.test(person.name);
  const bench = add(draft, isSmall ? 'coffee table' : 'table', { isImplied: true });
  const into = add(draft, 'mixing flask', { isImplied: true });
  const from = add(draft, 'pouring flask', { isImplied: true });
  const rack = add(draft, 'test tubes', { isImplied: true });
  if (bench < 0 || into < 0 || from < 0) return;
  draft.things[bench]!.colour = { name: 'white', hex: '#e4e8ea' };
  for (const at of [into, rack]) if (at >= 0) draft.things[at]!.ties = [{ kind: 'on', to: bench }];
  for (const at of [into, from])
    Object.assign(draft.things[at]!, { isImplied: false, ...(isSmall && { size: 'small' }) });
  draft.things[from]!.colour = colour;
  person.acts = [{ ...newAct('pour', 'pour'), object: into, instrument: from }];
  person.ties = [
    { kind: 'facing', to: bench },
    { kind: 'holding', to: from },
  ];
  if (isChemist && !person.wears.some(({ name }) => name === 'lab_coat'))
    person.wears.push({ name: 'lab_coat', colour: null });
  addOnce(person.traits, 'mixes liquids');
  if (draft.places.length === 0)
    draft.places.push({ place: 'laboratory', text: '', link: null, isBehind: false });
};
