/** Light that goes through several hours within a film. */

import type { Vec3 } from '../math/vector.ts';
import type { TimeOfDay } from '../scene/scene.ts';
import { blend } from './blend.ts';
import { changeOfSky } from './change-of-sky.ts';
import { type Lighting, type LightRequest, lightScene } from './daylight.ts';

/** The hours that are passed; one where the hour stays. */
export const hoursOf = (timeOfDay: TimeOfDay): TimeOfDay[] => {
  const evening: TimeOfDay[] = ['day', 'golden_hour', 'sunset', 'dusk', 'night'];
  if (timeOfDay === 'day_to_night') return evening;
  return timeOfDay === 'night_to_day' ? ['night', 'dawn', 'morning', 'day'] : [timeOfDay];
};

/** The sun goes down or comes up within the picture. */
const sunCourse = (request: LightRequest, isSetting: boolean): ((share: number) => Lighting) => {
  const hours: TimeOfDay[] = isSetting ? ['golden_hour', 'sunset', 'dusk'] : ['dusk', 'dawn', 'morning'];
  const stops = hours.map((timeOfDay) => lightScene({ ...request, timeOfDay }));
  // A little beside the middle, where the camera looks.
  const angle = request.azimuth + Math.PI - 0.1;
  return (share) => {
    const at = (0.1 + 0.8 * share) * (stops.length - 1);
    const index = Math.min(stops.length - 2, Math.floor(at));
    const lit = blend(stops[index]!, stops[index + 1]!, at - index);
    const height = isSetting ? 0.24 - 0.29 * share : -0.05 + 0.29 * share;
    const flat = Math.cos(height);
    const sunDirection: Vec3 = [Math.sin(angle) * flat, Math.sin(height), Math.cos(angle) * flat];
    return { ...lit, light: { ...lit.light, sunDirection } };
  };
};

/** The light at a share of the film, 0 to 1. */
export const createLightCourse = (request: LightRequest): ((share: number) => Lighting) => {
  if (
    request.details?.some((detail) => detail === 'sun_sets' || detail === 'sun_rises') &&
    !request.isIndoors
  )
    return sunCourse(request, request.details.includes('sun_sets'));
  const ofSky = request.isIndoors ? null : changeOfSky(request);
  if (ofSky) return ofSky;
  const hours = hoursOf(request.timeOfDay);
  // A room that gets dark is seen to do so, or only its windows would tell.
  const isDark = (hour: TimeOfDay) => hours.length > 1 && ['dusk', 'night'].includes(hour);
  const stops = hours.map((timeOfDay) =>
    lightScene({ ...request, timeOfDay, isDim: request.isDim || (request.isIndoors && isDark(timeOfDay)) }),
  );
  if (stops.length === 1) return () => stops[0]!;
  return (share) => {
    // The first and the last hour stay for a moment.
    const at = Math.max(0, Math.min(1, (share - 0.06) / 0.8)) * (stops.length - 1);
    const index = Math.min(stops.length - 2, Math.floor(at));
    return blend(stops[index]!, stops[index + 1]!, at - index);
  };
};
