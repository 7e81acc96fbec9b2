import type { Kit } from '../../kit.ts';
import { bookKits } from './books.ts';
import { chessKits } from './chess.ts';
import { fireKits } from './fire/fire.ts';
import { glassKits } from './glass/glass.ts';
import { containerKits } from './home/containers.ts';
import { furnishingKits } from './home/furnishings.ts';
import { householdKits } from './home/household.ts';
import { largeThingKits } from './home/large-things.ts';
import { machineKits } from './home/machines.ts';
import { workshopKits } from './home/workshop-things.ts';
import { outdoorKits } from './outdoors/outdoors.ts';
import { seatKits } from './outdoors/seats.ts';
import { webAndIceKits } from './outdoors/webs-and-ice.ts';
import { piano } from './piano.ts';
import { sandcastle } from './sandcastle.ts';
import { sportGearKits } from './sport/sport-gear.ts';
import { streetFurnitureKits } from './street/street-furniture.ts';
import { wheeledKits } from './street/wheeled.ts';
import { paperBoat } from './toys/paper-boat.ts';
import { toyKits } from './toys/toys.ts';
import { treasureKits } from './treasure/treasures.ts';
import { wornKits } from './worn/hats-and-shoes.ts';

/** Everyday things that stand or lie about, by family. */
export const generalPropKits: readonly Kit[] = [
  piano,
  sandcastle,
  paperBoat,
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
  ...streetFurnitureKits,
  ...wheeledKits,
  ...sportGearKits,
  ...wornKits,
  ...webAndIceKits,
  ...workshopKits,
  ...machineKits,
  ...largeThingKits,
];
