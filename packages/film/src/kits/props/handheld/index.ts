import type { Kit } from '../../kit.ts';
import { basket, bouquet, gift, handbag, rollingSuitcase, suitcase } from './bags-and-gifts.ts';
import { ball } from './balls.ts';
import { skateboard, skates, skis, surfboard } from './boards-and-skis.ts';
import { bow, bubbleWand, staff, wand } from './bows-and-staffs.ts';
import { bottle, goblet, paperCup } from './cups-and-bottles.ts';
import { binoculars, camera, laptop, microscope, phone, telescope } from './devices.ts';
import { drumKit, microphone } from './drums-and-microphones.ts';
import { fireHose } from './fire-hose.ts';
import { balloon, flag, kite, placard } from './flags-and-kites.ts';
import { groceryBag } from './grocery-bag.ts';
import { boxingGloves, dumbbell, punchingBag } from './gym-gear.ts';
import { candle, flashlight, lantern, torch } from './hand-lights.ts';
import { chopsticks, fork, ladle, pancakePan, wok } from './kitchen-tools.ts';
import { bat, racket } from './rackets-and-bats.ts';
import { book, newspaper, paintbrush, palette, pen } from './reading-and-art.ts';
import { breadPeel, cleaningCloth, cocktailShaker, roastingStick } from './serving-tools.ts';
import { cello, guitar, violin } from './string-instruments.ts';
import { lance, shield, sword } from './swords-and-shields.ts';
import { fishingRod, hammer, saw, shovel, wateringCan } from './tools.ts';
import { doll, knitting, teddyBear, yoyo } from './toys.ts';
import { umbrella } from './umbrella.ts';
import { accordion, flute, saxophone, trumpet } from './wind-instruments.ts';

export { holdStyleOf } from './hold-styles.ts';

export const handheldKits: readonly Kit[] = [
  suitcase,
  cleaningCloth,
  handbag,
  basket,
  bouquet,
  gift,
  ball,
  skateboard,
  surfboard,
  skis,
  skates,
  bow,
  staff,
  wand,
  bubbleWand,
  paperCup,
  goblet,
  bottle,
  phone,
  camera,
  laptop,
  telescope,
  microscope,
  binoculars,
  drumKit,
  microphone,
  flag,
  placard,
  balloon,
  kite,
  dumbbell,
  punchingBag,
  boxingGloves,
  torch,
  flashlight,
  lantern,
  candle,
  fork,
  chopsticks,
  cocktailShaker,
  roastingStick,
  breadPeel,
  ladle,
  wok,
  pancakePan,
  racket,
  bat,
  book,
  newspaper,
  rollingSuitcase,
  pen,
  paintbrush,
  palette,
  guitar,
  violin,
  cello,
  sword,
  shield,
  lance,
  wateringCan,
  fireHose,
  groceryBag,
  shovel,
  hammer,
  saw,
  fishingRod,
  knitting,
  yoyo,
  teddyBear,
  doll,
  umbrella,
  flute,
  trumpet,
  saxophone,
  accordion,
];
