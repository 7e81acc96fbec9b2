/** Completes a scene's place once it is chosen: the things that stand in it, and whether it has a roof. */

import type { Facts } from '../../facts/facts.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Draft } from '../../understand/draft.ts';
import { readFittings } from '../../world/places/fitted-places.ts';
import { groundsOf } from '../../world/places/place-sights.ts';
import { bringIndoors, keepSaidSide } from './indoors-or-out.ts';

/** The place is fitted out as the row of the noun that named it says. */
const fitOut = (scene: Scene, { places }: Draft): void => {
  const { setting } = scene;
  const named = places.filter(({ place, isBehind }) => place === setting.place && !isBehind);
  const look = named.find((one) => one.look)?.look;
  if (look) setting.look = look;
  const grounds = groundsOf[setting.place];
  const isAlone = scene.things.length === 0 && scene.season !== 'winter' && scene.camera.shot !== 'aerial';
  const isKept = !setting.details?.some((one) => one === 'empty' || one === 'abandoned');
  if (!look && grounds && isAlone && isKept && !setting.tone?.isBare)
    setting.look = { name: setting.place, size: null, finish: null, fittings: readFittings(grounds) };
};

export const completePlace = (scene: Scene, facts: Facts, draft: Draft): void => {
  fitOut(scene, draft);
  bringIndoors(scene);
  keepSaidSide(scene, facts);
};
