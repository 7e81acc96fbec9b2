/** Garments belong to whom they are said of. */

import { isDressable } from '../nouns/uses.ts';
import type { NounPhrase } from './phrases.ts';
import { addTie, isAnimate, type ReaderState, thingAt } from './reader-state.ts';

/** Of these a person wears one at a time: what is said replaces what the profession implies. */
const rivals: string[][] = [
  [
    'hat',
    'cap',
    'straw_hat',
    'top_hat',
    'cowboy_hat',
    'helmet',
    'hard_hat',
    'crown',
    'chef_hat',
    'witch_hat',
    'beanie',
    'hood',
    'turban',
    'headscarf',
    'party_hat',
    'santa_hat',
    'feather_headdress',
  ],
  [
    'dress',
    'gown',
    'wedding_dress',
    'suit',
    'robe',
    'kimono',
    'hanfu',
    'sari',
    'qipao',
    'dirndl',
    'tutu',
    'uniform',
    'spacesuit',
    'armour',
    'swimsuit',
    'wetsuit',
    'overalls',
    'pyjamas',
    'costume',
  ],
  ['coat', 'raincoat', 'jacket', 'lab_coat'],
  ['trousers', 'jeans', 'shorts', 'skirt', 'kilt'],
  ['boots', 'shoes', 'sneakers', 'sandals', 'barefoot'],
];

/** "A butterfly lands on her hat": on the one who wears it. */
const landsOnGarment = (state: ReaderState, { modifiers }: NounPhrase): boolean => {
  if (!modifiers.isPossessive || state.link === null || !['on', 'in'].includes(state.link.tie)) return false;
  const isPerson = (index: number) => thingAt(state, index)?.noun?.nature === 'person';
  const wearer = state.things.findIndex((_, index) => isPerson(index));
  if (wearer === -1 || state.agents.length === 0 || state.agents.some(isPerson)) return false;
  for (const agent of state.agents) addTie(state, agent, 'on', wearer);
  return true;
};

/** One boot that a kitten is in, or a hat that it sits on, is not worn. */
const isVesselOfAnimal = ({ link, agents, things }: ReaderState, { text, plural }: NounPhrase): boolean => {
  if (link === null || plural || agents.length === 0) return false;
  const isAnimal = agents.every((index) => things[index]!.noun?.nature !== 'person');
  const holds = link.tie === 'in' && /\b(?:shoe|boot|sneaker|slipper|backpack|rucksack)$/.test(text);
  return isAnimal && (holds || (link.tie === 'on' && /(?:hat|cap|shoe|boot|backpack)$/.test(text)));
};

export const wearGarment = (state: ReaderState, phrase: NounPhrase): boolean => {
  const garment = phrase.meanings.find((one) => one.is === 'garment');
  if (garment?.is !== 'garment') return false;
  if (landsOnGarment(state, phrase)) return true;
  if (isVesselOfAnimal(state, phrase)) return false;
  const isWorn = state.current?.verb === 'wearing' && state.awaitsObject;
  const linked =
    state.link !== null &&
    state.link.text !== 'out of' &&
    ['in', 'with', 'on', 'under'].includes(state.link.tie);
  const isNext =
    state.joinedTie === null && (state.joined || state.previous === 'comma') && state.lastWore !== null;
  const wearer = isWorn
    ? state.current!.agents
    : linked
      ? state.lastRole !== 'agent' &&
        isAnimate(state, state.last) &&
        isDressable(thingAt(state, state.last)?.noun ?? null) &&
        state.last !== null
        ? [state.last]
        : state.agents.length > 0
          ? state.agents
          : state.last === null
            ? []
            : [state.last]
      : isNext
        ? state.lastWore!
        : [];
  const fits = wearer.filter(
    (one) => isDressable(thingAt(state, one)?.noun ?? null) || thingAt(state, one)?.character,
  );
  if (fits.length === 0) return false;
  for (const one of fits) {
    const thing = state.things[one]!;
    // "The bride's white dress" is the one she wears.
    const worn =
      garment.garment === 'dress' &&
      thing.wears.find(({ name }) => ['wedding_dress', 'gown', 'kimono', 'tutu'].includes(name));
    if (worn) {
      worn.colour = phrase.modifiers.colour ?? worn.colour;
      continue;
    }
    const replaces = rivals.find((list) => list.includes(garment.garment)) ?? [];
    thing.wears = thing.wears.filter(({ name }) => name !== garment.garment && !replaces.includes(name));
    const isGroom = garment.garment === 'wedding_dress' && thing.sex === 'male';
    thing.wears.push({ name: isGroom ? 'suit' : garment.garment, colour: phrase.modifiers.colour });
  }
  state.lastWore = fits;
  if (/qipao|hanfu|cheongsam/.test(phrase.text)) state.draft.region ??= 'chinese';
  if (/sari|saree/.test(phrase.text)) state.draft.region ??= 'indian';
  return true;
};
