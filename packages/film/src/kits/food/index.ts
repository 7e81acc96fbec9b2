import type { Kit } from '../kit.ts';
import { bakery, cakes } from './baked.ts';
import { coldDrinks, hotDrinks, pots } from './drinks.ts';
import { meals } from './fast-food.ts';
import { noodleDishes } from './noodles.ts';
import { fruitKit, vegetableKit } from './produce.ts';
import { pantry, sweets } from './sweets.ts';

export const foodKits: readonly Kit[] = [
  noodleDishes,
  hotDrinks,
  coldDrinks,
  pots,
  bakery,
  cakes,
  meals,
  sweets,
  pantry,
  fruitKit,
  vegetableKit,
];
