/** Places that are known by their look. */

import { knownPlaceNames, type PlaceDetail } from '../scene/place-details.ts';

/** The place would not be recognised if it were blurred. */
const famousLooks = new Set<PlaceDetail>([
  ...knownPlaceNames,
  'water_town',
  'canal',
  'karst',
  'billboards',
  'crossing',
  'space_base',
  'white_village',
  'asian_metropolis',
  'old_town',
  'empty_hall',
]);
export const hasFamousLook = (details: readonly PlaceDetail[]) =>
  details.some((detail) => famousLooks.has(detail));
