/** Light that goes through several hours within a film. */

import type { TimeOfDay } from '../scene/scene.ts';
import { type Lighting, type LightRequest, lightScene } from './daylight.ts';

/** The hours that are passed; one where the hour stays. */
export const hoursOf = (timeOfDay: TimeOfDay): TimeOfDay[] => {
  const evening: TimeOfDay[] = ['day', 'golden_hour', 'sunset', 'dusk', 'night'];
  if (timeOfDay === 'day_to_night') return evening;
  return timeOfDay === 'night_to_day' ? ['night', 'dawn', 'morning', 'day'] : [timeOfDay];
};

/** Every number between the two. */
const blend = <T>(a: T, b: T, share: number): T => {
  if (typeof a === 'number' && typeof b === 'number') return (a + (b - a) * share) as T;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return a.map((one, index) => blend(one, b[index], share)) as T;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return share < 0.5 ? a : b;
  return Object.fromEntries(
    Object.entries(a).map(([name, value]) => [
      name,
      blend(value, (b as Record<string, unknown>)[name], share),
    ]),
  ) as T;
};

/** The light at a share of the film, 0 to 1. */
export const createLightCourse = (request: LightRequest): ((share: number) => Lighting) => {
  const stops = hoursOf(request.timeOfDay).map((timeOfDay) => lightScene({ ...request, timeOfDay }));
  if (stops.length === 1) return () => stops[0]!;
  return (share) => {
    // The first and the last hour stay for a moment.
    const at = Math.max(0, Math.min(1, (share - 0.06) / 0.8)) * (stops.length - 1);
    const index = Math.min(stops.length - 2, Math.floor(at));
    return blend(stops[index]!, stops[index + 1]!, at - index);
  };
};
