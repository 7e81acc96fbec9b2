/** Takes of one scene: how films of different seeds differ where the prompt leaves the view open. */

import { createRandom, seedFor } from '../math/random.ts';
import type { Extent } from './frame-subject.ts';

/** To which side the camera goes, and a change of the usual distance and height. */
export type Take = { direction: number; distance: number; elevation: number };

export const takeOf = (seed: number): Take => {
  const random = createRandom(seedFor(seed, 'camera'));
  const direction = random() < 0.5 ? -1 : 1;
  return { direction, distance: 0.97 + 0.24 * random(), elevation: 0.1 * random() - 0.02 };
};

/** Where cars and carriages go is as much of the picture as they are. */
export const isVehicleSize = ({ width, height }: Extent) => width > 1.95 || height > 2.6;
