/** When lightning strikes, in the scene's own seconds: picture and sound agree on it. */

import { branch } from './random.ts';

export const strikeTimes = (seed: number): number[] => {
  const random = branch(seed, 'lightning');
  return Array.from({ length: 40 }, (_, n) => 2.7 + n * 2.1 + random() * 1.3);
};
