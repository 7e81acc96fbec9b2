import type { Kit } from '../kit.ts';
import { rainbowBridge } from './bridges/rainbow-bridge.ts';
import { bridges } from './bridges/stone-bridge.ts';
import { farmKits } from './farm/farm.ts';
import { gabledRoof } from './houses/gabled-roof.ts';
import { house } from './houses/house.ts';
import { logCabin } from './houses/log-cabin.ts';
import { asianLandmarks } from './landmarks/asian-landmarks.ts';
import { castle } from './landmarks/castle.ts';
import { churchPortal } from './landmarks/church-portal.ts';
import { churches } from './landmarks/churches.ts';
import { famousLandmarks } from './landmarks/famous.ts';
import { famousTowers } from './landmarks/famous-towers.ts';
import { greatHalls } from './landmarks/great-halls.ts';
import { needleTowers } from './landmarks/needle-towers.ts';
import { temples } from './landmarks/temples.ts';
import { windmill } from './landmarks/windmill.ts';
import { worldLandmarkKits } from './landmarks/world-landmarks.ts';
import { lighthouse } from './lighthouse.ts';
import { barrierKits } from './outdoors/barriers.ts';
import { fenceKits } from './outdoors/fence.ts';
import { streetKits } from './outdoors/street-things.ts';
import { tentKits } from './outdoors/tents.ts';
import { beehive } from './play/beehive.ts';
import { birdFeeder } from './play/bird-feeder.ts';
import { fairground } from './play/fairground.ts';
import { playThings } from './play/inflatables.ts';
import { playground } from './play/playground.ts';
import { showJump } from './play/show-jump.ts';
import { sports } from './play/sports.ts';
import { sumoRing } from './play/sumo-ring.ts';
import { risingTower } from './rising/rising-tower.ts';
import { cityBuildings } from './street/city-buildings.ts';
import { publicBuildings } from './street/public-buildings.ts';
import { saloon } from './street/saloon.ts';

export const buildingKits: readonly Kit[] = [
  lighthouse,
  house,
  logCabin,
  gabledRoof,
  castle,
  temples,
  windmill,
  bridges,
  rainbowBridge,
  cityBuildings,
  risingTower,
  publicBuildings,
  saloon,
  beehive,
  birdFeeder,
  playground,
  sports,
  sumoRing,
  showJump,
  ...barrierKits,
  ...fenceKits,
  ...streetKits,
  ...tentKits,
  churches,
  ...greatHalls,
  churchPortal,
  ...worldLandmarkKits,
  ...farmKits,
  fairground,
  ...famousLandmarks,
  ...famousTowers,
  ...needleTowers,
  ...asianLandmarks,
  ...playThings,
];
