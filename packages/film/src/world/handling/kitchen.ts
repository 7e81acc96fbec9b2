/** At the kitchen table: cut, peeled, rolled, spread, mashed and opened. */

import { handlings } from './handling.ts';

const knives =
  'knife, kitchen knife, cleaver, chef knife, bread knife, carving knife, long knife, sushi knife, blade, cutter';

export const kitchenHandling = handlings({
  slice: {
    verbs:
      'chop, slice, cut, dice, carve, mince, chop up, cut up, slice up, slice through, cut through, cut into, slice into, segment',
    to: 'food',
    tool: 'kitchen knife',
    tools: knives,
    stroke: 'slice',
    becomes: 'slices',
    base: 'cutting board',
    lies: true,
  },
  halve: {
    verbs: 'halve, cut in half, split, cleave, divide',
    to: 'food',
    tool: 'kitchen knife',
    tools: knives,
    stroke: 'saw',
    becomes: 'halves',
    base: 'cutting board',
    lies: true,
  },
  peel: {
    verbs: 'peel, pare, skin, scrape, strip, peel off, shave',
    to: 'food, vegetable, edible fruit',
    tool: 'peeler',
    tools: `peeler, ${knives}`,
    stroke: 'pull',
    becomes: 'peeled',
    base: 'cutting board',
    lies: true,
  },
  grate: {
    verbs: 'grate, shred, zest, grind',
    to: 'food',
    tool: 'grater',
    stroke: 'grate',
    becomes: 'worn',
    base: 'plate',
    lies: true,
  },
  spread: {
    verbs:
      'spread, butter, ice, frost, glaze, coat, baste, brush, smear, cover, decorate, smooth, frost over',
    to: 'food',
    tool: 'butter knife',
    tools:
      'knife, butter knife, spatula, spoon, brush, paintbrush, pastry brush, palette knife, piping bag, table knife',
    stroke: 'pull',
    becomes: 'coated',
    base: 'plate',
  },
  roll_out: {
    verbs: 'roll, roll out, flatten, roll over, press out, spread out, thin',
    to: 'dough, pastry, pasta, fondant, clay, marzipan, tortilla, pie crust, pizza dough',
    tool: 'rolling pin',
    stroke: 'roll',
    becomes: 'flattened',
  },
  whisk: {
    verbs: 'whisk, beat, whip, scramble, froth',
    to: 'food, egg, cream, batter, bowl, mixing bowl, cup, milk, sauce',
    tool: 'whisk',
    tools: 'whisk, fork, spoon, eggbeater, chopsticks',
    stroke: 'stir',
  },
  stir: {
    verbs: 'stir, mix, blend, stir up, mix up, churn, combine, mix together',
    to: 'food, egg, cream, soup, batter, coffee, tea, cup, mug, bowl, pot, salad, sauce, milk, paint, bucket, pan, saucepan, cauldron, soup pot, mixing bowl, cup of coffee, glass, cocktail, cement, stew',
    tool: 'spoon',
    tools: 'spoon, whisk, ladle, wooden spoon, fork, stick, spatula, teaspoon, hand, straw, chopsticks',
    stroke: 'stir',
  },
  mash: {
    verbs: 'mash, squash, pound, smash, mash up',
    to: 'food',
    tool: 'fork',
    tools: 'fork, potato masher, masher, pestle, spoon',
    stroke: 'press',
    becomes: 'flattened',
    base: 'plate',
  },
  stab: {
    verbs:
      'stab, pierce, prick, skewer, poke, spear, press, press into, sink into, sink, stick, jab, impale, dig into',
    to: 'food',
    tool: 'fork',
    tools: 'fork, knife, skewer, toothpick, chopsticks, needle, stick, spoon, thermometer',
    stroke: 'pierce',
    becomes: 'dented',
    base: 'plate',
  },
  scoop: {
    verbs: 'scoop, spoon, scoop out, dig, dig into, ladle, scrape out',
    to: 'ice cream, pudding, yogurt, jelly, avocado, melon, sorbet, gelato, custard, rice, soup, cereal, honey, flour, sugar',
    tool: 'spoon',
    tools: 'spoon, ladle, scoop, ice cream scoop, teaspoon',
    stroke: 'pierce',
    becomes: 'dented',
    base: 'plate',
  },
  squeeze: {
    verbs: 'squeeze, juice, wring, wring out, squish, squash, squeeze out, pinch, compress',
    stroke: 'squeeze',
    becomes: 'crumpled',
  },
  uncap: {
    verbs:
      'open, unscrew, uncork, uncap, untwist, twist open, pop open, close, unseal, crack open, twist off',
    to: 'jar, bottle, wine bottle, water bottle, can, tin, soda can, beer bottle, tube, flask, thermos, cookie jar, jam jar, perfume bottle, medicine bottle, pill bottle, champagne bottle, champagne, jar of honey',
    stroke: 'twist',
    becomes: 'opened',
  },
});
