import type { Kit } from '../kit.ts';
import { bed, cradle } from './beds.ts';
import { fireplace } from './fireplace.ts';
import { carpet, curtain, door, marketStall } from './fittings.ts';
import { fixtureKits } from './fixtures/index.ts';
import { ceilingLamp, chandelier, floorLamp, tableLamp } from './lamps.ts';
import { lemonadeStand } from './lemonade-stand.ts';
import { escalator, glassElevator } from './lifts.ts';
import { moonLamp } from './moon-lamp.ts';
import { armchair, bench, chair, rockingChair, sofa, stool, throne } from './seats.ts';
import { bookshelf, cupboard, stairs } from './storage.ts';
import { tableForTwo } from './table-for-two.ts';
import { counter, desk, podium, table } from './tables.ts';
import { subwaySeat, trainSeat } from './transit-seats.ts';
import { windowThing } from './window.ts';
import { planedBoard, workbench } from './workbench.ts';

export const furnitureKits: readonly Kit[] = [
  table,
  tableForTwo,
  desk,
  workbench,
  planedBoard,
  counter,
  podium,
  lemonadeStand,
  chair,
  armchair,
  sofa,
  stool,
  bench,
  rockingChair,
  throne,
  trainSeat,
  subwaySeat,
  bed,
  cradle,
  bookshelf,
  cupboard,
  stairs,
  glassElevator,
  escalator,
  floorLamp,
  tableLamp,
  moonLamp,
  ceilingLamp,
  chandelier,
  windowThing,
  door,
  curtain,
  carpet,
  marketStall,
  fireplace,
  ...fixtureKits,
];
