import type { Kit } from '../../../kit.ts';
import { arrangedBouquet } from './arranged-bouquet.ts';
import { cavePainting } from './cave-painting.ts';
import { cockpit } from './cockpit.ts';
import { newsDesk } from './news-desk.ts';
import { pressedSushi } from './pressed-sushi.ts';
import { smoothedBoard } from './smoothed-board.ts';
import {
  bandage,
  bookCart,
  checkout,
  honeycombFrame,
  instructions,
  shelfToAssemble,
  stoneBlock,
  tattooMachine,
} from './trade-things.ts';
import { windowPlatform } from './window-platform.ts';

export const tradeKits: readonly Kit[] = [
  newsDesk,
  cockpit,
  cavePainting,
  windowPlatform,
  bookCart,
  honeycombFrame,
  stoneBlock,
  shelfToAssemble,
  instructions,
  tattooMachine,
  checkout,
  bandage,
  smoothedBoard,
  pressedSushi,
  arrangedBouquet,
];
