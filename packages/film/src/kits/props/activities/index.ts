import type { Kit } from '../../kit.ts';
import { cakeTable } from './cake-table.ts';
import { castNet } from './cast-net.ts';
import { divingBoard, tightrope } from './circus.ts';
import { conveyorBelt } from './conveyor-belt.ts';
import { gymBars } from './gym-bars.ts';
import { hauledNet } from './hauled-net.ts';
import { householdKits } from './household/index.ts';
import { picnicSpread, widePileOfLeaves } from './picnic-and-leaves.ts';
import { skewerGrill } from './skewer-grill.ts';
import { kickScooter, woodenSled } from './small-rides.ts';
import { handOfCards, smallLaidTable } from './small-table.ts';
import { sprinkler } from './sprinkler.ts';
import { tableTennisTable } from './table-tennis.ts';
import { tradeKits } from './trades/index.ts';
import { weldingTorch } from './welding-torch.ts';
import { barberChair, candyBucket, fabric, fishFillet, fishingNet, hatStand } from './workplace-things.ts';

export const activityKits: readonly Kit[] = [
  tightrope,
  divingBoard,
  kickScooter,
  woodenSled,
  gymBars,
  conveyorBelt,
  sprinkler,
  tableTennisTable,
  barberChair,
  fabric,
  fishFillet,
  fishingNet,
  castNet,
  hauledNet,
  cakeTable,
  hatStand,
  candyBucket,
  picnicSpread,
  widePileOfLeaves,
  weldingTorch,
  skewerGrill,
  smallLaidTable,
  handOfCards,
  ...tradeKits,
  ...householdKits,
];
