/** Substances that are left on what they are spread on or that are stirred, and their colours. */

/** Their object is put all over what follows "on". */
export const spreadsOn = new Set(
  'spread, smear, brush, apply, slather, paint, rub, dab, pipe, roll, write, draw, glue, stamp, layer, smooth'.split(
    ', ',
  ),
);

const rows: readonly [string, string][] = [
  ['peanut butter', '#b87a34'],
  ['butter, margarine, custard, mayonnaise, mustard', '#f6d860'],
  ['chocolate, nutella, chocolate spread, fudge, cocoa', '#4a2412'],
  [
    'cream, cream cheese, icing, frosting, whipped cream, yogurt, milk, glue, paste, plaster, meringue',
    '#faf4ea',
  ],
  ['honey, syrup, oil, varnish, wax, caramel, marmalade, tea, beer', '#d8901c'],
  ['jam, jelly, ketchup, tomato sauce, sauce, strawberry jam, lipstick, blood', '#c01428'],
  ['avocado, pesto, guacamole', '#8ab04a'],
  ['egg, batter, dough, pancake batter, cake batter, scrambled egg', '#f2cf5a'],
  ['soup, stew, curry, chili, broth', '#d8742c'],
  ['coffee, gravy, espresso', '#3a1e10'],
  ['ink, letter, word, name', '#1c2a7a'],
  ['paint', '#2f6ab8'],
  ['water, soap, foam, shampoo, detergent', '#cfe6f2'],
  ['cement, mortar, concrete, clay', '#9a948a'],
  ['salad, vegetable', '#5c9a3c'],
  ['rice, porridge, oatmeal, noodle, pasta', '#f0e2b8'],
];
const tones = new Map(
  rows.flatMap(([names, tone]) => names.split(', ').map((name) => [name, tone] as const)),
);

/** Colours by their names as painters use them. */
const named: Record<string, string> = {
  red: '#d0201c',
  blue: '#2450c8',
  green: '#2c9a3c',
  yellow: '#f0c820',
  orange: '#f0801c',
  purple: '#7a34b8',
  pink: '#f07ab0',
  white: '#f8f6f0',
  black: '#1a1a1c',
  brown: '#6a4020',
  golden: '#e0a830',
  gold: '#e0a830',
};

export const toneOf = (substance: string, colour: string | null): string | null =>
  (colour && named[colour]) ?? tones.get(substance) ?? tones.get(substance.split(' ').at(-1)!) ?? null;
