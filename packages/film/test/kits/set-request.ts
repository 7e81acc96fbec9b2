import type { SetRequest } from '../../src/kits/set.ts';
import type { Place } from '../../src/scene/places.ts';

/** By day and in clear weather. */
export const requestFor = (place: Place, change: Partial<SetRequest> = {}): SetRequest => ({
  place,
  region: null,
  backdrop: null,
  season: null,
  timeOfDay: 'day',
  weather: ['clear'],
  seed: 3,
  darkness: 0,
  ...change,
});
