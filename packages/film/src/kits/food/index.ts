import type { Kit } from '../kit.ts';
import { coldDrinks, hotDrinks, pots } from './drinks.ts';
import { noodleDishes } from './noodles.ts';

export const foodKits: readonly Kit[] = [noodleDishes, hotDrinks, coldDrinks, pots];
