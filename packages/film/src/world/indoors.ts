/** Places with a roof and walls around the action. */

import { type Place, roomNames } from '../scene/places.ts';

const indoors = new Set<Place>([...roomNames, 'subway_station', 'studio']);

export const isIndoors = (place: Place): boolean => indoors.has(place);
