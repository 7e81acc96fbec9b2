import type { Kit } from '../../kit.ts';
import { bookKits } from './books.ts';
import { chessKits } from './chess.ts';
import { containerKits } from './containers.ts';
import { fireKits } from './fire.ts';
import { furnishingKits } from './furnishings.ts';
import { glassKits } from './glass.ts';
import { householdKits } from './household.ts';
import { outdoorKits } from './outdoors.ts';
import { piano } from './piano.ts';
import { sandcastle } from './sandcastle.ts';
import { seatKits } from './seats.ts';
import { toyKits } from './toys.ts';
import { treasureKits } from './treasures.ts';

/** Everyday things that stand or lie about, by family. */
export const generalPropKits: readonly Kit[] = [
  piano,
  sandcastle,
  ...bookKits,
  ...chessKits,
  ...fireKits,
  ...seatKits,
  ...containerKits,
  ...householdKits,
  ...treasureKits,
  ...glassKits,
  ...toyKits,
  ...furnishingKits,
  ...outdoorKits,
];
