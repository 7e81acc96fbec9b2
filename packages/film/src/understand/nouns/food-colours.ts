/** Colours that what something is made of gives to soups, drinks, jams and the like: a strawberry smoothie is pink. */

const rows: [ingredients: string, hex: string][] = [
  ['strawberry, raspberry, watermelon, guava', '#e8486a'],
  ['blueberry, blackberry, acai, grape', '#5a2a7a'],
  ['cherry, cranberry, pomegranate, beet, beetroot', '#a01834'],
  ['tomato, pepper, red pepper', '#d03a1c'],
  ['carrot, pumpkin, orange, tangerine, sweet potato, butternut squash, squash, papaya', '#f08a24'],
  ['mango, peach, apricot, passion fruit, turmeric', '#f4a834'],
  ['lemon, banana, pineapple, corn, vanilla', '#f4dc6a'],
  ['mint, matcha, pistachio, kiwi, lime, avocado, cucumber, green tea', '#94c05a'],
  ['pea, spinach, broccoli, kale, green, celery', '#5a943a'],
  ['mushroom, onion, peanut, caramel, coffee, mocha', '#a8805a'],
  ['chocolate, cocoa, fudge', '#4a2614'],
  ['coconut, potato, cauliflower, milk, cheese', '#f4ecd4'],
];

const colours = new Map(
  rows.flatMap(([names, hex]) => names.split(', ').map((name) => [name, { name, hex }] as const)),
);

/** They take the colour of what they are made of as a whole. */
const tinted = new Set(
  'juice, smoothie, soup, jam, jelly, marmalade, milkshake, shake, ice cream, gelato, sorbet, yogurt, pudding, mousse, puree, sauce, lassi, soda, lemonade, macaron, frosting'.split(
    ', ',
  ),
);

/** Of a compound that no kit draws as a whole. */
export const colourOfFood = (noun: string): { name: string; hex: string } | null => {
  const words = noun.split(' ');
  for (let at = 1; at < words.length; at += 1)
    if (tinted.has(words.slice(at).join(' '))) return colours.get(words.slice(0, at).join(' ')) ?? null;
  return null;
};
