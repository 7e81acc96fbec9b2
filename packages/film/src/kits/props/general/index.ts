import type { Kit } from '../../kit.ts';
import { bookKits } from './books.ts';
import { chessKits } from './chess.ts';
import { closeUpKits } from './close-up/index.ts';
import { deskKits } from './desk/desk-things.ts';
import { easel } from './desk/easel.ts';
import { paperAndInkKits } from './desk/paper-and-ink.ts';
import { studyDesk } from './desk/study-desk.ts';
import { asianFestivalKits } from './festive/asian-festival.ts';
import { decorationKits } from './festive/decorations.ts';
import { holidayKits } from './festive/holidays.ts';
import { lanternDisplayKits } from './festive/lantern-display.ts';
import { lionDanceKits } from './festive/lion-dance.ts';
import { stringLightKits } from './festive/string-lights.ts';
import { tileKits } from './festive/tiles-and-beads.ts';
import { fireKits } from './fire/fire.ts';
import { glassKits } from './glass/glass.ts';
import { handToolKits } from './hardware/hand-tools.ts';
import { handlingToolKits } from './hardware/handling-tools.ts';
import { houseThingKits } from './hardware/house-things.ts';
import { symbolKits } from './hardware/symbols.ts';
import { arcadeKits } from './home/arcade.ts';
import { bathThingKits } from './home/bath-things.ts';
import { containerKits } from './home/containers.ts';
import { craftThings } from './home/craft-things.ts';
import { furnishingKits } from './home/furnishings.ts';
import { householdKits } from './home/household.ts';
import { kitchenThingKits } from './home/kitchen-things.ts';
import { largeThingKits } from './home/large-things.ts';
import { machineKits } from './home/machines.ts';
import { smallApplianceKits } from './home/small-appliances.ts';
import { workshopKits } from './home/workshop-things.ts';
import { kitchenDeviceKits } from './kitchen/devices.ts';
import { packageKits } from './kitchen/packages.ts';
import { asianStringKits } from './music/asian-strings.ts';
import { percussionKits } from './music/percussion.ts';
import { soundMachineKits } from './music/sound-machines.ts';
import { cliffKits } from './outdoors/cliff-face.ts';
import { natureForceKits } from './outdoors/forces-of-nature.ts';
import { gardenThingKits } from './outdoors/garden-things.ts';
import { hangingKits } from './outdoors/hanging-things.ts';
import { outdoorKits } from './outdoors/outdoors.ts';
import { perchKits } from './outdoors/perches.ts';
import { seaThingKits } from './outdoors/sea-things.ts';
import { seatKits } from './outdoors/seats.ts';
import { snowCliffKits } from './outdoors/snow-cliff.ts';
import { surfaceKits } from './outdoors/surfaces.ts';
import { webAndIceKits } from './outdoors/webs-and-ice.ts';
import { yardThingKits } from './outdoors/yard-things.ts';
import { petKits } from './pets/index.ts';
import { piano } from './piano.ts';
import { sandcastle } from './sandcastle.ts';
import { scienceInstrumentKits } from './science/instruments.ts';
import { medicineKits } from './science/medicine.ts';
import { scienceModelKits } from './science/models.ts';
import { fieldGearKits } from './sport/field-gear.ts';
import { gameTableKits } from './sport/game-tables.ts';
import { rampKits } from './sport/ramps.ts';
import { sportGearKits } from './sport/sport-gear.ts';
import { sportThingKits } from './sport/sport-things.ts';
import { streetFurnitureKits } from './street/street-furniture.ts';
import { wallAndRubbleKits } from './street/walls-and-rubble.ts';
import { wheeledKits } from './street/wheeled.ts';
import { blocksInPlay, singleBlock } from './toys/blocks-in-play.ts';
import { classicToyKits } from './toys/classic-toys.ts';
import { figureAndFlightKits } from './toys/figures-and-flight.ts';
import { gameThingKits } from './toys/game-things.ts';
import { paperBoat } from './toys/paper-boat.ts';
import { toyKits } from './toys/toys.ts';
import { treasureKits } from './treasure/treasures.ts';
import { officeThingKits } from './workplace/office-things.ts';
import { siteThingKits } from './workplace/site-things.ts';
import { wardThingKits } from './workplace/ward-things.ts';
import { clothesOnShowKits } from './worn/clothes-on-show.ts';
import { wornKits } from './worn/hats-and-shoes.ts';
import { hungClothesKits } from './worn/hung-clothes.ts';
import { smallWearKits } from './worn/small-wear.ts';
import { softGoodsKits } from './worn/soft-goods.ts';
/** Everyday things that stand or lie about, by family. */
export const generalPropKits: readonly Kit[] = [
  easel,
  studyDesk,
  piano,
  sandcastle,
  paperBoat,
  ...bookKits,
  ...chessKits,
  ...cliffKits,
  ...snowCliffKits,
  ...closeUpKits,
  ...fireKits,
  ...seatKits,
  ...containerKits,
  ...householdKits,
  ...treasureKits,
  ...glassKits,
  ...toyKits,
  ...furnishingKits,
  ...outdoorKits,
  ...perchKits,
  ...streetFurnitureKits,
  ...wheeledKits,
  ...petKits,
  ...sportGearKits,
  ...wornKits,
  ...webAndIceKits,
  ...workshopKits,
  ...craftThings,
  ...rampKits,
  ...stringLightKits,
  ...machineKits,
  ...largeThingKits,
  ...percussionKits,
  ...asianStringKits,
  ...soundMachineKits,
  ...scienceModelKits,
  ...scienceInstrumentKits,
  ...medicineKits,
  ...deskKits,
  ...kitchenThingKits,
  ...bathThingKits,
  ...asianFestivalKits,
  ...holidayKits,
  ...decorationKits,
  ...tileKits,
  ...gardenThingKits,
  ...hangingKits,
  ...seaThingKits,
  ...gameTableKits,
  ...gameThingKits,
  blocksInPlay,
  singleBlock,
  ...smallApplianceKits,
  ...clothesOnShowKits,
  ...smallWearKits,
  ...arcadeKits,
  ...lionDanceKits,
  ...lanternDisplayKits,
  ...natureForceKits,
  ...sportThingKits,
  ...fieldGearKits,
  ...paperAndInkKits,
  ...softGoodsKits,
  ...wallAndRubbleKits,
  ...figureAndFlightKits,
  ...surfaceKits,
  ...handToolKits,
  ...handlingToolKits,
  ...houseThingKits,
  ...symbolKits,
  ...kitchenDeviceKits,
  ...packageKits,
  ...siteThingKits,
  ...officeThingKits,
  ...wardThingKits,
  ...classicToyKits,
  ...hungClothesKits,
  ...yardThingKits,
];
