/** Burgers, pizza, sushi, eggs, meat and other meals. */

import { mixedPlate } from './close-up/mixed-plate.ts';
import { foodKit } from './dish.ts';
import { pizza, pizzaSlice } from './pizza.ts';
import { dumplings, fishDish, friedEgg, roast, sausage, steak, sushi } from './plated-meals.ts';
import { burger, burrito, fries, hotDog, popcorn, sandwich, taco } from './snacks.ts';

export const meals = foodKit('burger', [
  burger,
  hotDog,
  pizza,
  pizzaSlice,
  sandwich,
  sushi,
  taco,
  burrito,
  friedEgg,
  steak,
  roast,
  sausage,
  fishDish,
  fries,
  popcorn,
  dumplings,
  mixedPlate,
]);
