/** Which well-known place has a set of its own, and which places of a scene it may stand for. */

import type { PlaceDetail } from '../../../scene/place-details.ts';
import type { Place } from '../../../scene/scene.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { createIncaCity } from './inca-city.ts';
import { createPalaceCourt } from './palace-court.ts';
import { createRedFortress } from './red-fortress.ts';
import { createWarmLagoon } from './warm-lagoon.ts';

type FamousSet = { detail: PlaceDetail; places: readonly Place[]; create: (request: SetRequest) => StageSet };

const outside: readonly Place[] = [
  'castle',
  'city',
  'square',
  'street',
  'hills',
  'mountains',
  'sky',
  'temple',
];

const famousSets: readonly FamousSet[] = [
  { detail: 'machu_picchu', places: [...outside, 'ruins', 'mountain_top', 'valley'], create: createIncaCity },
  { detail: 'forbidden_city', places: outside, create: createPalaceCourt },
  { detail: 'alhambra', places: [...outside, 'garden'], create: createRedFortress },
  { detail: 'blue_lagoon', places: [...outside, 'lake', 'island', 'sea', 'beach'], create: createWarmLagoon },
];

export const famousSetOf = ({ place, details = [] }: SetRequest): FamousSet | undefined =>
  famousSets.find((one) => details.includes(one.detail) && one.places.includes(place));
