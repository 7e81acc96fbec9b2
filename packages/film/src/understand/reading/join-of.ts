/** "A bowl of ramen", "a field of tulips", "a stack of books": two nouns joined by "of" that are one thing, or a thing in a place. */

import type { Meaning } from '../lexicon.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { vehicles } from '../nouns/nature.ts';
import type { NounPhrase, Phrase } from './phrases.ts';

const containers = new Set(
  'bowl cup mug glass plate pot jar bottle vase basket bucket box bag tray can jug teapot pan crate barrel pint bouquet bunch dish platter wheelbarrow sack'.split(
    ' ',
  ),
);
const piles = new Set('stack pile heap tower row line rows'.split(' '));
/** Parts of a whole: "the top of a mountain" is the mountain. */
const parts = new Set(
  'courtyard grounds gates entrance steps ruins top edge side middle heart foot base center centre view sea shade trunk surface front back kind type sort shape'.split(
    ' ',
  ),
);

const placeOfField: Meaning = { is: 'place', place: 'meadow' };
const crops =
  /^(?:wheat|corn|carrot|potato|cabbage|pumpkin|tomato|rice|strawberry|vegetable|onion|pepper|watermelon|eggplant)/;

const join = (first: NounPhrase, second: NounPhrase): Phrase[] | null => {
  const head = first.text.split(' ').at(-1)!;
  const whole =
    findNoun(`${first.text} of ${second.text}`) ??
    findNoun(`${first.noun?.name ?? first.text} of ${second.noun?.name ?? second.text}`);
  const modifiers = {
    ...first.modifiers,
    colour: first.modifiers.colour ?? second.modifiers.colour,
    traits: [...first.modifiers.traits, ...second.modifiers.traits],
  };
  if (whole)
    return [
      {
        ...first,
        text: `${first.text} of ${second.text}`,
        noun: whole,
        meanings: [],
        plural: first.plural,
        modifiers,
      },
    ];
  if (/^(?:fields?|meadow|sea|carpet|garden|patch|forest|field)$/.test(head) && second.noun) {
    const place: Meaning = crops.test(second.noun.kit ?? second.noun.name)
      ? { is: 'place', place: 'crop_field' }
      : head === 'forest'
        ? { is: 'place', place: 'forest' }
        : placeOfField;
    const many = {
      ...second,
      plural: true,
      modifiers: { ...second.modifiers, count: second.modifiers.count ?? 40 },
    };
    return [{ ...first, noun: null, meanings: [place] }, { is: 'comma' }, many, { is: 'comma' }];
  }
  if (piles.has(head) && second.noun) {
    return [
      {
        ...second,
        modifiers: {
          ...second.modifiers,
          count: second.modifiers.count ?? 6,
          traits: [...second.modifiers.traits, head === 'row' || head === 'line' ? 'in a row' : 'stacked'],
          isDefinite: first.modifiers.isDefinite,
        },
      },
    ];
  }
  if (containers.has(head) && second.noun) {
    // Food that fills a dish is one thing with it; others lie in it.
    if (
      second.noun.nature === 'food' &&
      /^(?:cup|mug|glass|bowl|plate|pot|bottle|jug|pint|dish|platter|can|jar)$/.test(head) &&
      second.noun.kit
    ) {
      return [
        {
          ...second,
          text: `${first.text} of ${second.text}`,
          noun: { ...second.noun, name: `${first.text} of ${second.text}` },
          plural: first.plural,
          modifiers: { ...modifiers, count: first.modifiers.count },
        },
      ];
    }
    if (first.noun) return [first, { is: 'passive', text: 'full of', tie: 'in' }, second];
    return [second];
  }
  if (/^(?:branch|leaf|trunk|petal|root)$/.test(head) && second.noun?.nature === 'plant' && first.noun)
    return [first];
  // "The roof of a barn": what is on it is on the barn.
  if (/^(?:roof|rooftop|top)$/.test(head) && second.noun?.nature === 'building')
    return [{ ...second, meanings: second.meanings.filter(({ is }) => is === 'thing') }];
  // "Smoke rises from the chimney of a cottage".
  if (head === 'chimney' && second.noun?.nature === 'building')
    return [{ ...second, modifiers: { ...second.modifiers, acts: [{ action: 'smoke', text: 'smoke' }] } }];
  // "The deck of a ship", "the bow of a boat"; on a liner nobody would be seen.
  if (
    /^(?:deck|bow|stern|prow|helm|cockpit|hood|saddle)$/.test(head) &&
    second.noun &&
    vehicles.has(second.noun.nature) &&
    !/cruise|liner|carrier|container|tanker/.test(second.noun.name)
  )
    return [second];
  const event = first.meanings.find((one) => one.is === 'event');
  if (event?.is === 'event' && second.noun && !first.noun)
    return [
      {
        ...second,
        modifiers: { ...second.modifiers, count: second.modifiers.count ?? event.count, hasDeterminer: true },
      },
    ];
  if (parts.has(head) && (first.noun === null || first.meanings.some(({ is }) => is === 'place')))
    return [{ ...second, modifiers: { ...second.modifiers, isDefinite: second.modifiers.isDefinite } }];
  return null;
};

export const joinOf = (phrases: Phrase[]): Phrase[] => {
  const joined: Phrase[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]!;
    const [of, second] = [phrases[at + 1], phrases[at + 2]];
    if (phrase.is === 'noun' && of?.is === 'of' && second?.is === 'noun') {
      const whole = join(phrase, second);
      if (whole) {
        joined.push(...whole);
        at += 2;
        continue;
      }
    }
    joined.push(phrase);
  }
  return joined;
};
