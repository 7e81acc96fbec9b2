/** From where the camera looks at the stage, and which way travellers go past it. */

import type { TakeKind } from '../camera/takes.ts';
import { buildingKits } from '../kits/buildings/index.ts';
import { findKit } from '../kits/find-kit.ts';
import type { StageSet } from '../kits/set.ts';
import { createRandom, seedFor } from '../math/random.ts';
import type { Place, Scene } from '../scene/scene.ts';
import { statedTurn } from '../scene/stated-view.ts';
import type { Actor } from './actor.ts';
import { isGiantWalker } from './place/facing.ts';
import { isBeastInCar } from './place/view-wishes.ts';

const crossways: readonly Place[] = ['road', 'highway', 'railway', 'bridge'];
export const streets: readonly Place[] = ['street', 'city'];
const isBuilding = (noun: string | null) => {
  const kit = findKit(noun ?? '');
  return kit !== undefined && buildingKits.includes(kit);
};

/** Opponents and chases are seen from the side, single figures from three quarters. */
export const azimuthFor = (scene: Scene, seed: number, set: StageSet, take: TakeKind): number => {
  const random = createRandom(seedFor(seed, 'azimuth'));
  const side = (random() < 0.5 ? -1 : 1) * take.side;
  // Another seed is another take: more from the front, or more from the side.
  const turn = 0.14 + 0.34 * random() + take.turn;
  if (set.view?.azimuth !== undefined) return side * set.view.azimuth;
  if (set.isIndoors) return side * (0.16 + Math.max(0, take.turn));
  // A tower is seen at the end of its street.
  const hasLandmark = scene.things.some(
    ({ kit }, index) => index !== (scene.camera.subject ?? 0) && isBuilding(kit),
  );
  if (hasLandmark && streets.includes(scene.setting.place)) return side * 0.07;
  if (isBeastInCar(scene)) return side * 0.5;
  const isPair = scene.things.some(({ acts }) =>
    acts.some(({ action }) => ['fight', 'fence', 'punch', 'wrestle'].includes(action)),
  );
  return isPair ? side * 0.1 : side * turn;
};

/** Radians: from as far aside as this a way across shows a face or a back. */
const fromTheFront = 0.1;

/** Across the picture, to the right in one take and to the left in another, a little towards the camera; lanes and rails have their side. */
const usualWay = (
  { setting }: Scene,
  { travelDirection, isOneWay = false }: StageSet,
  { kit }: Actor,
  azimuth: number,
  { seed, take }: { seed: number; take: TakeKind },
): number => {
  const isAcross =
    travelDirection === Math.PI / 2 &&
    !isOneWay &&
    !['rolls', 'rails'].includes(kit?.locomotion ?? '') &&
    ![...crossways, ...streets].includes(setting.place);
  const isEither = createRandom(seedFor(seed, 'way'))() < 0.5 === take.side > 0;
  const isLeft = Math.abs(azimuth) < fromTheFront ? isEither : azimuth < 0;
  return isAcross && isLeft ? -travelDirection : travelDirection;
};

/** Which way travellers go: as the prompt says, else as the set's ways lead. */
export const travelYawFor = (
  scene: Scene,
  hero: number,
  set: StageSet,
  azimuth: number,
  body: Actor,
  of: { seed: number; take: TakeKind },
): number => {
  const direction = scene.things[hero]?.acts[0]?.direction;
  const stated = statedTurn(body.thing.traits);
  // A street is too narrow for a vehicle to cross it.
  const isHemmedIn = streets.includes(scene.setting.place) && body.speed > 3;
  if (stated !== null && !(isHemmedIn && Math.abs(Math.cos(stated)) < 0.5)) return azimuth + stated;
  if (streets.includes(scene.setting.place) && isGiantWalker(body)) return azimuth + 0.8;
  switch (direction) {
    case 'left':
      return azimuth - Math.PI / 2;
    case 'right':
      return azimuth + Math.PI / 2;
    case 'toward':
      return azimuth + 0.15;
    case 'away':
      return azimuth + Math.PI - 0.3;
    default:
      // An actor that the camera looks through goes into the picture; other ways stay.
      return scene.camera.move === 'first_person' && !crossways.includes(scene.setting.place)
        ? Math.PI + (streets.includes(scene.setting.place) ? 0 : azimuth)
        : usualWay(scene, set, body, azimuth, of);
  }
};
