/** Stuffs that are poured, squeezed or strewn onto something, and the vessels they come out of. */

import { chainOf, sensesOf } from './kinds.ts';

export const pouringVerbs = new Set(
  'pour, drizzle, drip, squeeze, squirt, put, add, sprinkle, apply, dribble, ladle, spoon, splash, trickle, shake, scoop, tip, empty, drop, scatter, strew, dust, inject, dispense, squeeze out, pour out, shake out'.split(
    ', ',
  ),
);

/** Their object is what is filled or covered, and what it is done with runs or is strewn: "fills a bucket with sand". */
export const coveringVerbs = new Set(
  'fill, fill up, refill, top, top up, season, sprinkle, drizzle, dust, coat, glaze, dress, salt, water, spray'.split(
    ', ',
  ),
);

const squeezed = new Set(
  'lemon, lime, orange, grapefruit, mandarin, tomato, grape, pomegranate, citrus, sponge, cloth, rag, towel'.split(
    ', ',
  ),
);

/** In the hand that squeezes it there is no other vessel. */
export const isSqueezed = (verb: string, noun: string): boolean =>
  (verb.split(' ')[0] === 'crack' && noun.endsWith('egg')) ||
  (verb.split(' ')[0] === 'squeeze' && squeezed.has(noun.split(' ').at(-1)!));

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
      'salt, pepper, cinnamon, spice, spices, powdered sugar, seasoning, parmesan, sprinkles, herb, oregano, paprika',
    ),
  },
  {
    // Strewn from the hollow of a dish.
    vessel: 'bowl',
    kinds: list('granule, grain, flour, soil, sand'),
    nouns: list(
      'sugar, flour, sand, rice, coffee bean, coffee beans, oats, cereal, seed, seeds, petal, petals, flower petal, rose petal, confetti, glitter, soil, dirt, compost, gravel, nut, nuts, raisin, raisins, cheese, breadcrumb, marble, marbles, bead, beads, ice cube, ice, berry, berries, lentil, bean, beans, grain, cocoa powder, powder, chocolate chip, popcorn, kibble, dog food, cat food',
    ),
  },
  {
    vessel: 'milk jug',
    kinds: list(
      'sauce, dressing, syrup, sweetening, gravy, salad dressing, oil, liquid, custard, icing, topping',
    ),
    nouns: list(
      'water, milk, juice, lemonade, medicine, sauce, syrup, honey, chocolate, chocolate sauce, caramel, fudge, cream, custard, gravy, icing, dressing, oil, olive oil, glaze, batter, vinegar, soy sauce, maple syrup',
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
