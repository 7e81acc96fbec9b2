/** Completes a scene's place once it is chosen: the things that stand in it, and whether it has a roof. */

import type { Facts } from '../../facts/facts.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Draft } from '../../understand/draft.ts';
import { bringIndoors, keepSaidSide } from './indoors-or-out.ts';

/** The place is fitted out as the row of the noun that named it says. */
const fitOut = ({ setting }: Scene, { places }: Draft): void => {
  const named = places.filter(({ place, isBehind }) => place === setting.place && !isBehind);
  const look = named.find((one) => one.look)?.look;
  if (look) setting.look = look;
};

export const completePlace = (scene: Scene, facts: Facts, draft: Draft): void => {
  fitOut(scene, draft);
  bringIndoors(scene);
  keepSaidSide(scene, facts);
};
