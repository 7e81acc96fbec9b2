import type { Kit } from '../kit.ts';
import { bakery } from './baked.ts';
import { cakes } from './cakes.ts';
import { hotDrinks, pots } from './drinks.ts';
import { coldDrinks } from './glasses.ts';
import { meals } from './meals.ts';
import { noodleDishes } from './noodles.ts';
import { pantry } from './pantry.ts';
import { fruitKit, vegetableKit } from './produce.ts';
import { sweets } from './sweets.ts';

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
