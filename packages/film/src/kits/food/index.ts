import type { Kit } from '../kit.ts';
import { asianSnacks } from './asian-snacks.ts';
import { bakery } from './baked.ts';
import { cakes } from './cakes.ts';
import { foodCloseUpKits } from './close-up/index.ts';
import { hotDrinks, pots } from './drinks.ts';
import { coldDrinks } from './glasses.ts';
import { inMotionKits } from './in-motion/index.ts';
import { meals } from './meals.ts';
import { moreDishes } from './more-dishes.ts';
import { noodleDishes } from './noodles.ts';
import { pantry } from './pantry.ts';
import { portions } from './portions/rows.ts';
import { fruitKit, vegetableKit } from './produce.ts';
import { servedKits } from './served/index.ts';
import { smallSweets } from './small-sweets.ts';
import { streamKits } from './streams.ts';
import { sweets } from './sweets.ts';
import { tableThings } from './table-things.ts';

export const foodKits: readonly Kit[] = [
  noodleDishes,
  hotDrinks,
  coldDrinks,
  pots,
  bakery,
  cakes,
  meals,
  sweets,
  smallSweets,
  moreDishes,
  asianSnacks,
  tableThings,
  pantry,
  fruitKit,
  vegetableKit,
  portions,
  ...streamKits,
  ...servedKits,
  ...foodCloseUpKits,
  ...inMotionKits,
];
