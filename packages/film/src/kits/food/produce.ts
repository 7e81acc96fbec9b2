/** The nouns of fruit and vegetables, and assortments of them. */

import { fromHex } from '../../math/colour.ts';
import { multiply, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { scale, type Vec3 } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import {
  apple,
  banana,
  berries,
  cherry,
  citrus,
  coconut,
  grapes,
  kiwi,
  pear,
  pineapple,
  stoneFruit,
  strawberry,
  watermelon,
} from './fruit.ts';
import { cabbage, cucumber, eggplant, garlic, peas, pumpkin, radish } from './garden-vegetables.ts';
import type { Grow } from './produce-parts.ts';
import { addBowl } from './tableware.ts';
import { broccoli, carrot, chili, corn, onion, pepper, potato, tomato } from './vegetables.ts';

const single = (nouns: string[], grow: Grow): Dish => ({
  nouns,
  build: (b, { colour }, random) => ({ size: grow(b, colour, random) }),
});

const assortment = (
  nouns: string[],
  items: [Grow, Vec3, number, number][],
  bowl: string | null,
  size: Vec3,
): Dish => ({
  nouns,
  build: (b, _options, random) => {
    if (bowl) addBowl(b, size[0] / 2, size[1] * 0.42, fromHex(bowl), scale(fromHex(bowl), 1.2));
    for (const [grow, at, turn, tilt] of items)
      b.at(multiply(translation(...at), rotationY(turn), rotationZ(tilt)), (m) => void grow(m, null, random));
    return { size };
  },
});

const fruitBowl = assortment(
  ['fruit', 'fruits', 'bowl of fruit', 'fruit bowl', 'basket of fruit', 'fruit basket', 'assorted fruit'],
  [
    [apple, [0.05, 0.058, 0.03], 0.4, 0.1],
    [citrus('#f08a14', 0.037, 1), [-0.05, 0.06, 0.045], 0, 0],
    [apple, [-0.06, 0.06, -0.035], 2, -0.15],
    [pear, [0.055, 0.062, -0.045], 1, -0.25],
    [banana, [0.0, 0.112, -0.01], 0.5, 0.1],
    [grapes, [0.02, 0.075, 0.085], 0.3, 0.6],
    [citrus('#f2d22a', 0.028, 1.15, true), [-0.002, 0.07, 0.09], 1, 0.3],
    [stoneFruit('#f0a04a', '#d8483a', 0.033), [0.0, 0.066, -0.07], 0, 0],
  ],
  '#a8713f',
  [0.28, 0.2, 0.28],
);
const vegetableMix = assortment(
  [
    'vegetable',
    'vegetables',
    'veggies',
    'veggie',
    'assorted vegetables',
    'basket of vegetables',
    'ingredients',
    'groceries',
  ],
  [
    [carrot, [-0.09, 0, 0.07], 1.2, 0],
    [carrot, [-0.11, 0.012, 0.045], 1.5, 0],
    [tomato, [0.02, 0, 0.09], 0, 0],
    [tomato, [0.085, 0, 0.075], 1, 0],
    [pepper, [0.1, 0, -0.01], 0, 0.1],
    [(b) => pepper(b, fromHex('#f0b81e'), () => 0), [0.055, 0, -0.075], 0, -0.1],
    [broccoli, [-0.03, 0, 0.0], 0, 0.15],
    [eggplant, [0.0, 0, -0.12], 1.4, 0],
    [cabbage('#8fc05a'), [-0.12, 0, -0.08], 0, 0],
    [onion, [0.03, 0, 0.02], 0, 0],
    [garlic, [-0.01, 0, 0.13], 0, 0],
    [corn, [0.14, 0, 0.05], 0.3, 0],
  ],
  null,
  [0.42, 0.14, 0.36],
);

export const fruitKit = foodKit('apple', [
  single(['apple', 'red apple'], apple),
  single(['green apple'], (b, colour, random) => apple(b, colour ?? fromHex('#7ab82c'), random)),
  single(['banana', 'bananas', 'bunch of bananas'], banana),
  single(['orange', 'tangerine', 'mandarin', 'clementine'], citrus('#f08a14', 0.038, 0.98)),
  single(['grapefruit', 'pomelo'], citrus('#f2a04a', 0.055, 0.95)),
  single(['lemon'], citrus('#f2d22a', 0.028, 1.18, true)),
  single(['lime'], citrus('#6ab02c', 0.025, 1.12, true)),
  single(['strawberry'], strawberry),
  single(['grape', 'grapes', 'bunch of grapes'], grapes),
  single(['watermelon', 'melon', 'slice of watermelon'], watermelon),
  single(['pineapple'], pineapple),
  single(['cherry', 'cherries'], cherry),
  single(['peach', 'nectarine', 'apricot'], stoneFruit('#f0a04a', '#d8483a', 0.036)),
  single(['plum', 'prune'], stoneFruit('#4a1f5a', '#7a3a8a', 0.026, 1.1)),
  single(['pear'], pear),
  single(['mango', 'papaya'], stoneFruit('#f0b02a', '#d0502a', 0.046, 1.2)),
  single(['coconut'], coconut),
  single(['kiwi', 'kiwi fruit'], kiwi),
  single(['blueberry', 'blueberries', 'berry', 'berries'], berries('#2f3f8a', 0.008)),
  single(['raspberry', 'raspberries'], berries('#c82a4a', 0.01)),
  single(['blackberry', 'olive', 'olives'], berries('#2a1f33', 0.01)),
  single(['avocado'], (b, colour, random) => pear(b, colour ?? fromHex('#3a5a24'), random)),
  single(['pomegranate', 'dragon fruit', 'fig'], stoneFruit('#b8203a', '#d8485a', 0.045)),
  fruitBowl,
]);
export const vegetableKit = foodKit('carrot', [
  single(['carrot', 'carrots'], carrot),
  single(['tomato'], tomato),
  single(['potato', 'potatoes', 'sweet potato'], potato),
  single(['onion'], onion),
  single(['broccoli'], broccoli),
  single(['cauliflower'], (b, colour, random) => broccoli(b, colour ?? fromHex('#f4ecd8'), random)),
  single(['corn', 'corn cob', 'corn on the cob', 'maize'], corn),
  single(['pepper', 'bell pepper', 'red pepper', 'paprika'], pepper),
  single(['chili pepper', 'chilli', 'hot pepper'], chili),
  single(['pumpkin', 'squash', 'gourd'], pumpkin),
  single(['cabbage', 'lettuce', 'salad head'], cabbage('#8fc05a')),
  single(['red cabbage'], cabbage('#7a3a6a')),
  single(['spinach', 'kale', 'herbs', 'basil', 'bok choy'], cabbage('#3f8a34')),
  single(['cucumber', 'zucchini', 'courgette', 'pickle'], cucumber),
  single(['eggplant', 'aubergine'], eggplant),
  single(['garlic'], garlic),
  single(['pea', 'peas', 'pea pod', 'bean', 'beans', 'green bean'], peas),
  single(['radish', 'turnip', 'beet', 'beetroot'], radish),
  single(['ginger', 'truffle'], potato),
  vegetableMix,
]);
