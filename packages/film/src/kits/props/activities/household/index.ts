import type { Kit } from '../../../kit.ts';
import { madeBed, tossedSalad } from './bed-and-salad.ts';
import { foldedCloth } from './folded-cloth.ts';
import { madeSandwich } from './made-sandwich.ts';
import { packedSuitcase, sawnPlank } from './packed-and-sawn.ts';

export const householdKits: readonly Kit[] = [
  foldedCloth,
  madeBed,
  tossedSalad,
  packedSuitcase,
  sawnPlank,
  madeSandwich,
];
