/** What is poured, squeezed or strewn onto something, and what it comes out of. */

import { chainOf, sensesOf } from './kinds.ts';

export const pouringVerbs = new Set(
  'pour, drizzle, drip, squeeze, squirt, put, add, spread, sprinkle, apply, dribble, ladle, spoon, splash, trickle, shake'.split(
    ', ',
  ),
);

type Substance = { vessel: string; kinds: ReadonlySet<string>; nouns: ReadonlySet<string> };

const list = (text: string) => new Set(text.split(',').map((one) => one.trim()));

const rows: readonly Substance[] = [
  {
    vessel: 'ketchup bottle',
    kinds: list('catsup, mustard, mayonnaise'),
    nouns: list(
      'ketchup, catsup, mustard, mayonnaise, mayo, hot sauce, barbecue sauce, relish, tomato sauce',
    ),
  },
  {
    vessel: 'salt shaker',
    kinds: list('flavorer, seasoner, seasoning, spice, herb'),
    nouns: list(
      'salt, pepper, sugar, cinnamon, spice, spices, powdered sugar, seasoning, cheese, parmesan, sprinkles',
    ),
  },
  {
    vessel: 'milk jug',
    kinds: list(
      'sauce, dressing, syrup, sweetening, gravy, salad dressing, oil, liquid, custard, icing, topping',
    ),
    nouns: list(
      'sauce, syrup, honey, chocolate, chocolate sauce, caramel, fudge, cream, custard, gravy, icing, dressing, oil, olive oil, glaze, batter, vinegar, soy sauce, maple syrup',
    ),
  },
];

const drinks = list('milk, water, juice, soda');

/** By the last word of its name: "a glass of milk". */
export const isDrink = (name: string): boolean =>
  drinks.has(name.split(' ').at(-1)!) ||
  sensesOf('noun', name.split(' ').at(-1)!).some(
    ({ sense, rank }) => rank < 2 && chainOf('noun', sense).some((kind) => kind.name === 'beverage'),
  );

/** By its own name first, then by what it is a kind of. */
export const substanceOf = (noun: string): Substance | null => {
  const head = noun.split(' ').at(-1)!;
  const named = rows.find(({ nouns }) => nouns.has(noun) || nouns.has(head));
  if (named) return named;
  const kinds = sensesOf('noun', head)
    .filter(({ rank }) => rank < 2)
    .flatMap(({ sense }) => chainOf('noun', sense).map(({ name }) => name));
  return rows.find((row) => kinds.some((kind) => row.kinds.has(kind))) ?? null;
};
