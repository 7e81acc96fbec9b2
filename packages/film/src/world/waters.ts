/** Places with water that boats and waves can be on. */

import type { Place } from '../scene/scene.ts';

const waters = new Set<Place>([
  'sea',
  'lake',
  'river',
  'harbour',
  'coast',
  'beach',
  'island',
  'swamp',
  'waterfall',
  'underwater',
  'swimming_pool',
  'glacier',
]);

export const hasWater = (place: Place): boolean => waters.has(place);

/** Places that are all water: what comes down there comes down on it. */
const surfaces = new Set<Place>(['sea', 'lake', 'river', 'swamp', 'swimming_pool']);
export const hasWaterSurface = (place: Place): boolean => surfaces.has(place);
