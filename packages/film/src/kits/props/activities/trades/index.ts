import type { Kit } from '../../../kit.ts';
import { cavePainting } from './cave-painting.ts';
import { cockpit } from './cockpit.ts';
import { newsDesk } from './news-desk.ts';
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
];
