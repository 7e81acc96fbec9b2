/** Where nobody named the place, it is one that the weather and the sky of the prompt fit. */

import type { Place } from '../../scene/scene.ts';
import type { Draft } from '../draft.ts';

type Where = { place: Place; isStated: boolean; backdrop: Place | null };

const warm = new Set<Place>(['jungle', 'savanna', 'desert', 'beach', 'island']);

/** Trees and houses would hide the moon that is asked for. */
const openToSky = (draft: Draft, { place, ...where }: Where): Where => ({
  ...where,
  place:
    !where.isStated &&
    (place === 'forest' || place === 'street') &&
    draft.effects.includes('moon') &&
    draft.things.every(
      ({ noun }) =>
        !/person|road_vehicle|building/.test(noun?.nature ?? '') || /^(?:fence|fairy|elf)$/.test(noun!.base),
    )
      ? 'meadow'
      : place,
});

/** A tiger in the snow is in a wood. */
const outOfWarmth = (draft: Draft, where: Where): Where =>
  !where.isStated && warm.has(where.place) && (draft.season === 'winter' || draft.weather.includes('snow'))
    ? { ...where, place: 'forest' }
    : where;

export const suitWeather = (draft: Draft, where: Where): Where => openToSky(draft, outOfWarmth(draft, where));
