/** Places that are known by their look. */

import type { PlaceDetail } from '../scene/place-details.ts';

/** The place would not be recognised if it were blurred. */
const famousLooks = new Set<PlaceDetail>([
  'water_town',
  'canal',
  'karst',
  'billboards',
  'crossing',
  'space_base',
  'white_village',
  'asian_metropolis',
  'new_york',
  'london',
  'paris',
  'rome',
  'istanbul',
  'dubai',
  'rio',
  'kyoto',
  'moscow',
  'machu_picchu',
  'forbidden_city',
  'alhambra',
  'blue_lagoon',
  'mumbai',
  'johannesburg',
  'berlin',
  'toronto',
  'seattle',
  'sydney',
  'kuala_lumpur',
  'balkan',
  'old_town',
  'empty_hall',
]);
export const hasFamousLook = (details: readonly PlaceDetail[]) =>
  details.some((detail) => famousLooks.has(detail));
