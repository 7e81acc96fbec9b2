/** A baby that eats sits in a high chair, the plate on its tray, and has some of it on the face. */

import { addOnce, type Draft, type DraftThing } from '../../draft.ts';
import { acts, add, countOf, isPerson, nounOf } from '../draft-things.ts';

const isInfant = ({ age, noun, name }: DraftThing) =>
  (age ?? noun?.person?.age) === 'baby' || /\b(?:baby|toddler|infant)\b/.test(name);
const isHighChair = ({ name, noun }: DraftThing) =>
  /^(?:high ?chair|baby chair|baby high chair)$/.test(noun?.kit ?? noun?.name ?? name);
/** What stays about the mouth. */
const smears: [RegExp, string, string][] = [
  [/spaghetti|pasta|tomato|ketchup|pizza|noodle|lasagna|meatball|bolognese/, 'red', '#c8321c'],
  [/chocolate|pudding|brownie|nutella/, 'brown', '#5a2c14'],
  [/cream|yogurt|yoghurt|cake|porridge|cereal|banana|oatmeal/, 'cream', '#f4e8c8'],
];
/** Taken in the hand and bitten. */
const inHand =
  /lemon|lime|apple|cookie|biscuit|ice cream|lollipop|banana|watermelon|strawberry|sandwich|bread|bottle|candy|donut/;

export const eatInHighChair = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(({ action }) => action === 'eat');
    const hasChair = draft.things.some(isHighChair);
    if (!act || act.object === null || countOf(thing) > 1 || !(isInfant(thing) || hasChair)) continue;
    const dish = draft.things[act.object]!;
    const words = `${dish.name} ${nounOf(dish)}`;
    const isHeld = inHand.test(words);
    if (dish.noun?.nature !== 'food' || (isHeld && !hasChair)) continue;
    const isSeated = thing.ties.some(({ kind, to }) => kind === 'on' && !isHighChair(draft.things[to]!));
    if (isSeated || draft.things.some((other) => isPerson(other) && other !== thing && acts(other, 'feed')))
      continue;
    const named = draft.things.findIndex(isHighChair);
    const chair = named >= 0 ? named : add(draft, 'high chair', { isImplied: true });
    if (chair < 0) continue;
    thing.ties = [
      { kind: 'on', to: chair },
      ...(isHeld ? [{ kind: 'holding' as const, to: act.object }] : []),
    ];
    draft.things[chair]!.ties = [];
    if (!isHeld) dish.ties = [{ kind: 'on', to: chair }];
    Object.assign(dish, { count: 1, plural: false });
    const smear = smears.find(([names]) => names.test(words));
    if (smear && !thing.wears.some(({ name }) => name === 'food_smears'))
      thing.wears.push({ name: 'food_smears', colour: { name: smear[1], hex: smear[2] } });
    // Nothing hot is given to a baby, and nothing hides the face.
    addOnce(dish.traits, 'lukewarm');
    draft.things[chair]!.isImplied = false;
    draft.shot ??= 'close_up';
    if (draft.places.length === 0)
      draft.places.push({ place: 'kitchen', text: '', link: null, isBehind: false });
  }
};
