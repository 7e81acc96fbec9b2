/** Parts of a picture that move by themselves: sky, water, plants and fire. */

import type { buildLayers } from '../../layers/build-layers.ts';
import { straightInside } from '../../layers/straight-lines.ts';
import type { Picture } from '../../picture.ts';
import type { Plane } from '../../plane.ts';
import type { SeenPicture } from '../../see/seen-picture.ts';
import {
  driftMotion,
  flowMotion,
  type Motion,
  surfMotion,
  waterMotion,
  windMotion,
} from '../motion/motions.ts';
import { boxOfMask } from '../motion/mover-motions.ts';
import { type Claims, type Moving, movingLayer } from '../moving.ts';
import type { RegionName, Wishes } from '../wishes.ts';
import { cloudLayer, isBrightSky, isClear } from './clouds.ts';
import { flowLayers } from './flow.ts';
import { guessSky, guessWater } from './guess-regions.ts';
import { findHair, hairMotion } from './hair.ts';
import { waterLight } from './water-light.ts';

/** Share of straight lines in a region from which on it moves only where that is asked. */
const mostStiff = 0.3;

type Place = { seen: SeenPicture; wishes: Wishes; skyMask: Plane | null; seed: number; isMounted: boolean };

/** The layers of sky and ground, far ones first, with what is drawn over each of them. */
export const moveRegions = (
  picture: Picture,
  layers: ReturnType<typeof buildLayers>,
  { seen, wishes, skyMask, seed, isMounted }: Place,
  { claims, claim }: Claims,
) => {
  const windForce = wishes.wind || wishes.regions.has('plants') ? 2.2 : 0.55;
  const plants = seen.plants && !seen.isFlat ? seen.plants : null;
  const likelyWater = wishes.regions.has('water') && !seen.water ? guessWater(picture, seen) : null;
  /** A region that moves by itself; where the prompt names it, that is a claim. */
  const moveRegion = (name: RegionName, mask: Plane, moving: Moving, motion: Motion) => {
    const add = () => moving.motions.push(motion);
    if (wishes.regions.has(name)) claim(`movement of the ${name}`, boxOfMask(mask), moving, add);
    else add();
  };
  /** What else is seen of a region that moves. */
  const addToRegion = (name: RegionName, part: unknown) => {
    const own = claims.find(({ words }) => words === `movement of the ${name}`);
    if (own) own.parts = new Set([...own.parts, part]);
  };
  const ground = movingLayer(layers.ground, [], true);
  const water = likelyWater ?? seen.water?.mask;
  const isFlowing = water !== undefined && wishes.waterWay !== null && !isMounted;
  if (likelyWater && !isFlowing)
    moveRegion(
      'water',
      likelyWater,
      ground,
      // Seen from above it has no height in which waves could go up and down.
      seen.sky ? waterMotion(likelyWater, seen.horizon, 1.3) : surfMotion(likelyWater),
    );
  // Walls and kerbs that are taken for plants or water would be seen to bend.
  const mayBend = (name: RegionName, mask: Plane) =>
    wishes.regions.has(name) || straightInside(picture, mask) < mostStiff;
  if (plants && mayBend('plants', plants.mask))
    moveRegion('plants', plants.mask, ground, windMotion(plants.mask, windForce));
  if (seen.water && !isFlowing && mayBend('water', seen.water.mask)) {
    const force = wishes.regions.has('water') ? 1.8 : 0.7;
    moveRegion('water', seen.water.mask, ground, waterMotion(seen.water.mask, seen.horizon, force));
  }
  let light: Moving | null = null;
  // Light on what is only guessed to be water would be a smear on a wall.
  if (water && !likelyWater && !isFlowing && !isMounted && wishes.regions.has('water')) {
    const { layer, change } = waterLight(picture, water, seen.nearness, seen.horizon);
    light = movingLayer(layer, [], true);
    light.before.push(change);
    addToRegion('water', change);
  }
  const hair = wishes.regions.has('hair') ? findHair(seen) : null;
  if (hair) moveRegion('hair', hair, ground, hairMotion(hair));
  if (seen.fire && wishes.regions.has('fire'))
    moveRegion('fire', seen.fire.mask, ground, windMotion(seen.fire.mask, 2.2));
  const all: Moving[] = [];
  // Stars and the moon stand still, and what rises before a night sky would go with it.
  const isCloudy = wishes.hasClouds || wishes.wind || (wishes.regions.has('sky') && wishes.hour !== 'night');
  const cloudSpeed = (isCloudy ? 2.2 : wishes.hour === 'night' ? 0 : 0.55) * wishes.cloudPace;
  if (layers.sky) {
    const sky = movingLayer(layers.sky, [], true);
    // Nothing is claimed of a sky that stands still behind its stars.
    if (cloudSpeed > 0) moveRegion('sky', seen.sky!.mask, sky, driftMotion(cloudSpeed));
    all.push(sky);
    if (wishes.hasClouds && wishes.regions.has('sky') && isClear(picture, skyMask!)) {
      const { layer, change } = cloudLayer(skyMask!, seen.horizon, {
        seed,
        pace: wishes.cloudPace,
        isBright: isBrightSky(picture, skyMask!),
      });
      const clouds = movingLayer(layer, [], true);
      clouds.before.push(change);
      all.push(clouds);
      addToRegion('sky', change);
    }
  }
  const likelySky = wishes.regions.has('sky') && !seen.sky ? guessSky(picture, seen) : null;
  if (likelySky) moveRegion('sky', likelySky, ground, flowMotion(likelySky, wishes.cloudPace));
  all.push(ground);
  if (light) all.push(light);
  if (isFlowing) {
    const isFall = wishes.waterWay === 'fall';
    const flows = flowLayers(layers.ground.picture, water, seen.nearness, { isFall, force: 1 });
    for (const { layer, motion, opacityAt } of flows) {
      const flow = movingLayer(layer, [motion], true);
      if (opacityAt) flow.opacityAt = opacityAt;
      all.push(flow);
    }
    claims.push({
      words: 'movement of the water',
      box: boxOfMask(water),
      parts: new Set(flows.flatMap(({ motion, opacityAt }) => [motion, opacityAt])),
    });
  }
  return {
    ground,
    all,
    hasSky: likelySky !== null,
    hasWater: likelyWater !== null,
    hasHair: hair !== null,
  };
};
