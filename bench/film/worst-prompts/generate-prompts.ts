/** Prompts that ask for as much as possible, by four forms in turn: groups, piles, lists and long stories of many scenes. */
import { kits } from '../../../packages/film/src/kits/find-kit.ts';
import { createRandom } from '../../../packages/film/src/math/random.ts';
import { placeNames } from '../../../packages/film/src/scene/scene.ts';

const numbers = ['a', 'twelve', 'a hundred', '500', 'a thousand', 'an army of', 'a crowd of', 'countless'];
const large = [
  '9999',
  'ten thousand',
  'a million',
  'hundreds of',
  'endless rows of',
  'a pile of',
  'a sky full of',
];
const acts = [
  'fighting',
  'playing violin',
  'riding horses',
  'swimming',
  'eating',
  'exploding',
  'climbing',
  'holding hands',
  'chasing each other',
  'holding umbrellas',
  'juggling',
  'breaking',
  'turning into dragons',
  'on a bridge',
];
const looks = [
  '',
  'giant',
  'made of glass',
  'colourful',
  'in a mirror',
  'in a blizzard',
  'at night in the rain',
  'covered in neon signs and thousands of lamps',
  'under the northern lights with fireworks',
];
const ties = ['on top of', 'inside', 'around', 'carrying', 'wearing', 'made of'];

const mostListed = 60;
const mostCharacters = 4_000;

export const generatePrompts = (seed: number, count: number): string[] => {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const upTo = (most: number): number => 1 + Math.floor(random() * most);
  const times = (most: number, make: () => string): string[] => Array.from({ length: upTo(most) }, make);
  const plural = (noun: string) => (noun.endsWith('s') ? noun : `${noun}s`);
  const noun = () => pick(kits).nouns[0]!;
  const place = () => `in a ${pick(placeNames).replaceAll('_', ' ')} ${pick(looks)}`;
  const group = () => `${pick(numbers)} ${plural(noun())} ${pick(acts)}`;
  const pile = () => `${pick(large)} ${plural(noun())} ${pick(ties)} ${pick(large)} ${plural(noun())}`;
  const groups = (most: number) => times(most, group).join(', ');

  const forms = [
    () => `${groups(8)} ${place()}`,
    () => `${times(4, pile).join(', ')} ${place()}`,
    () => `${times(mostListed, () => `${pick(numbers)} ${plural(noun())}`).join(', ')} ${place()}`,
    () =>
      times(30, () => `${groups(3)} ${place()}`)
        .join('. Then ')
        .slice(0, mostCharacters),
  ];
  return Array.from({ length: count }, (_, index) => forms[index % forms.length]!().trim());
};
