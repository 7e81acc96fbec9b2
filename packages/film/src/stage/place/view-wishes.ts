/** What some scenes need of the view: a large sky, or a car from three quarters. */

import { findKit } from '../../kits/find-kit.ts';
import { hoursOf } from '../../light/change-of-hour.ts';
import type { Scene } from '../../scene/scene.ts';

/** The sight is overhead: half of the picture is sky. */
export const showsSky = ({ weather, effects, timeOfDay, setting, things }: Scene) =>
  // Clouds over an empty place are what is looked at.
  (weather.includes('clouds') && things.length === 0) ||
  weather.some((name) => ['aurora', 'rainbow', 'stars', 'lightning'].includes(name)) ||
  effects.some((name) => ['fireworks', 'moon', 'shooting_stars', 'planet'].includes(name)) ||
  // The sun through leaves.
  (setting.place === 'forest' && things.length === 0 && effects.includes('sun')) ||
  hoursOf(timeOfDay).length > 1 ||
  (setting.changes ?? []).some(({ of }) => of === 'sky' || of === 'clouds' || of === 'moon') ||
  (setting.details ?? []).some((detail) => ['eclipse', 'fuji', 'coloured_sky'].includes(detail));

/** From the front the windscreen and the bonnet hide a dog. */
export const isBeastInCar = ({ things }: Scene): boolean => {
  const [hero] = things;
  return (
    hero?.person === null &&
    hero.ties.some(
      ({ kind, to }) =>
        ['in', 'riding', 'driving'].includes(kind) && findKit(things[to]?.kit ?? '')?.name === 'car',
    )
  );
};
