import type { Kit } from '../../kit.ts';
import { droppedInto } from './dropped-into.ts';
import { filledBowl } from './filled-bowl.ts';
import { hotPans } from './hot-pans.ts';
import { hotPot } from './hot-pot.ts';
import { liftedNoodles } from './lifted-noodles.ts';
import { meltingButter } from './melting-butter.ts';
import { meltingCone } from './melting-cone.ts';
import { latteArt, pouredDrink } from './poured-drink.ts';
import { pouredHoney } from './poured-honey.ts';
import { pouredInto } from './poured-into.ts';
import { roastedMarshmallow } from './roasted-marshmallow.ts';
import { foodCutByHand, slicedFood } from './sliced-food.ts';
import { sparklingDrink } from './sparkling-drink.ts';
import { liftedPizza } from './stretched-cheese.ts';
import { wrappedDumplings } from './wrapped-dumplings.ts';

/** Food and drink at the moment something is done with it. */
export const servedKits: readonly Kit[] = [
  liftedPizza,
  hotPot,
  filledBowl,
  pouredDrink,
  latteArt,
  pouredHoney,
  liftedNoodles,
  pouredInto,
  droppedInto,
  slicedFood,
  foodCutByHand,
  hotPans,
  meltingButter,
  meltingCone,
  roastedMarshmallow,
  sparklingDrink,
  wrappedDumplings,
];
