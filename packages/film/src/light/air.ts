/** Air and water around places that are not under our sky. */

import { scale, type Vec3 } from '../math/vector.ts';
import type { Place, TimeOfDay } from '../scene/scene.ts';

const airOf: Partial<Record<Place, { zenith: Vec3; horizon: Vec3; fog: number; sun?: Vec3 }>> = {
  mars: { zenith: [0.42, 0.24, 0.14], horizon: [0.85, 0.5, 0.3], fog: 0.004, sun: [2.4, 1.8, 1.3] },
  moon: { zenith: [0, 0, 0.002], horizon: [0.002, 0.002, 0.004], fog: 0 },
  space: { zenith: [0.002, 0.002, 0.006], horizon: [0.004, 0.004, 0.01], fog: 0 },
  alien_planet: { zenith: [0.16, 0.06, 0.3], horizon: [0.7, 0.35, 0.55], fog: 0.004, sun: [1.9, 1.7, 2.2] },
  underwater: { zenith: [0.05, 0.36, 0.52], horizon: [0.015, 0.16, 0.27], fog: 0.045, sun: [1.1, 1.9, 2.1] },
  candy_land: { zenith: [0.5, 0.4, 0.8], horizon: [1, 0.75, 0.85], fog: 0.002 },
};

/** Deep water and water by night hardly let light through; by night other skies are dark, and the moon is the light. */
export const airFor = ({ place, timeOfDay }: { place: Place; timeOfDay: TimeOfDay }) => {
  const air = airOf[place];
  if (!air || timeOfDay !== 'night') return air;
  if (place !== 'underwater')
    return { ...air, zenith: scale(air.zenith, 0.06), horizon: scale(air.horizon, 0.09), sun: undefined };
  const dim = (colour: Vec3) => scale(colour, 0.15);
  return { ...air, zenith: dim(air.zenith), horizon: dim(air.horizon), sun: dim(air.sun ?? [1, 1, 1]) };
};

export const hasOwnAir = (place: Place): boolean => airOf[place] !== undefined;
