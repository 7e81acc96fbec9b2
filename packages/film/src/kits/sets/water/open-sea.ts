/** Water to the horizon: the open sea, in calm and storm. */

import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';

export const swellFor = ({ weather }: SetRequest, calm: number): number => {
  if (weather.includes('storm')) return calm * 3.4;
  if (weather.includes('wind')) return calm * 1.7;
  return weather.includes('rain') ? calm * 1.3 : calm;
};

const createOpenSea = (request: SetRequest): StageSet => {
  const surface = createSeaSurface(swellFor(request, 0.42));
  return {
    isIndoors: false,
    ground: () => -40,
    water: surface.height,
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, () => -40);
      addSea(set, {
        surface,
        foam: request.weather.includes('storm') ? 0.85 : request.weather.includes('wind') ? 0.6 : 0.35,
        clearness: request.weather.includes('storm') ? 0.12 : 0.28,
      });
      return set.result();
    },
  };
};

export const openSea: SetKit = { places: ['sea'], create: createOpenSea };
