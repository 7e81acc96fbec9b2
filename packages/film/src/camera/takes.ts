/** Takes of one scene: how films of different seeds differ where the prompt leaves the view open. */

import { createRandom, seedFor } from '../math/random.ts';
import type { Extent } from './frame-subject.ts';

/** What a take changes of the usual view; `side` and `thirds` are mirrored with the film's own side. */
export type TakeKind = {
  side: number;
  turn: number;
  distance: number;
  elevation: number;
  /** Where across the picture the subject stands. */
  thirds: number;
};

export const usual: TakeKind = { side: 1, turn: 0, distance: 1, elevation: 0, thirds: 0 };

/** By the remainder of the seed, so that seeds that count up are different takes. */
const kinds: readonly TakeKind[] = [
  // From high above, on the other side.
  { side: -1, turn: 0.04, distance: 1.12, elevation: 0.24, thirds: 0 },
  usual,
  // From near and low, on the other side.
  { side: -1, turn: -0.1, distance: 0.88, elevation: -0.09, thirds: 0.7 },
  // From far, more from the side, with room on one side.
  { side: 1, turn: 0.26, distance: 1.42, elevation: 0.05, thirds: -1 },
];

export const takeKindOf = (seed: number): TakeKind => kinds[seed % kinds.length]!;

/** The seed of the usual take of four: what the others differ from. */
export const usualSeedOf = (seed: number): number =>
  (seed - ((seed + kinds.length - 1) % kinds.length)) >>> 0;

/** To which side the camera goes, and a change of the usual distance and height. */
export type Take = { direction: number; distance: number; elevation: number; thirds: number };

export const takeOf = (seed: number, kind: TakeKind): Take => {
  const random = createRandom(seedFor(seed, 'camera'));
  const direction = (random() < 0.5 ? -1 : 1) * kind.side;
  return {
    direction,
    distance: (0.97 + 0.24 * random()) * kind.distance,
    elevation: 0.1 * random() - 0.02 + kind.elevation,
    thirds: direction * kind.thirds,
  };
};

/** Where cars and carriages go is as much of the picture as they are. */
export const isVehicleSize = ({ width, height }: Extent) => width > 1.95 || height > 2.6;
