import type { Kit } from '../../kit.ts';
import { assembledBurger } from './assembled-burger.ts';
import { bakingOven } from './baking-oven.ts';
import { brokenChocolate } from './broken-chocolate.ts';
import { champagneTower } from './champagne-tower.ts';
import { chocolateFountain } from './chocolate-fountain.ts';
import { coldDrink } from './cold-drink.ts';
import { conveyorBelt } from './conveyor-belt.ts';
import { cookieTray } from './cookie-tray.ts';
import { crackedEgg } from './cracked-egg.ts';
import { espressoMachine } from './espresso-machine.ts';
import { fruitSplash } from './fruit-splash.ts';
import { grilledFood } from './grilled-food.ts';
import { latteAtCounter, latteByHand } from './latte-by-hand.ts';
import { ovenMouth } from './oven-mouth.ts';
import { runningTap } from './running-tap.ts';
import { softServe, swirledSoftServe } from './soft-serve.ts';
import { swirledGlass } from './swirled-glass.ts';
import { tippedGlass } from './tipped-glass.ts';
import { tossedWok } from './tossed-wok.ts';
import { twirledPasta } from './twirled-pasta.ts';
import { whiskedBowl } from './whisked-bowl.ts';

/** Food and drink that films look at from near. */
export const foodCloseUpKits: readonly Kit[] = [
  runningTap,
  fruitSplash,
  crackedEgg,
  twirledPasta,
  espressoMachine,
  chocolateFountain,
  bakingOven,
  champagneTower,
  softServe,
  swirledSoftServe,
  grilledFood,
  tippedGlass,
  swirledGlass,
  assembledBurger,
  brokenChocolate,
  ovenMouth,
  coldDrink,
  latteByHand,
  latteAtCounter,
  cookieTray,
  conveyorBelt,
  tossedWok,
  whiskedBowl,
];
