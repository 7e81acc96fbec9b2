/** Scenes watched by a camera that does not go along: empty places, and storms that pass. */

import type { Place } from '../../../scene/scene.ts';
import type { Actor } from '../../actor.ts';

/** Width of the view over an empty place, in metres. */
export const viewWidth: Partial<Record<Place, number>> = {
  garden: 12,
  island: 115,
  mountains: 160,
  skyline: 160,
  city: 60,
  cyberpunk_city: 60,
  sea: 60,
  coast: 60,
  canyon: 90,
  valley: 90,
  volcano: 150,
  space: 60,
  sky: 60,
  clouds: 60,
  desert: 60,
  hills: 60,
  highway: 40,
  waterfall: 34,
  harbour: 60,
  village: 44,
  glacier: 50,
  great_wall: 60,
  tunnel: 9,
  alley: 7,
  mountain_top: 120,
};

/** Crosses the picture, which a camera that went along would not show. */
export const passesBy = ({ kit }: Actor): boolean => kit?.name === 'tornado';
