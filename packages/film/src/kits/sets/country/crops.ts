/** Farmed land: fields of one crop in rows, a farmyard with a barn, vineyards on a slope. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { patchy } from '../shared/landforms.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { dressFarm } from './farmyard.ts';
import { ground, slope } from './field-ground.ts';
import { groundGreen } from './grassland.ts';
import { type Crop, plantCrop, plantVines, tulipBed, tulipColours } from './plant-crops.ts';

const places = ['crop_field', 'farm', 'vineyard'] as const;

/** The crop that the scene names; else by season. */
const cropOf = ({ nouns = [], season }: SetRequest): Crop => {
  const named = (pattern: RegExp) => nouns.some((noun) => pattern.test(noun));
  if (named(/tulip/)) return 'tulips';
  if (named(/sunflower/)) return 'sunflowers';
  if (named(/lavender/)) return 'lavender';
  if (named(/carrot/)) return 'carrots';
  if (named(/corn|maize/)) return 'corn';
  if (named(/pumpkin/)) return 'pumpkins';
  if (named(/cabbage|lettuce|vegetable|potato|strawberry/)) return 'cabbage';
  if (named(/rice/)) return 'rice';
  return season === 'spring' ? 'tulips' : 'wheat';
};

const soil = (x: number, z: number): Vec3 => patchy(x, z, 0.8, fromHex('#5a4028'), fromHex('#7a5a3a'));

const createField = (request: SetRequest): StageSet => {
  const surface = request.place === 'vineyard' ? slope : ground;
  return {
    isIndoors: false,
    ground: surface,
    water: null,
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, surface);
      const crop = cropOf(request);
      const isField = request.place === 'crop_field';
      addTerrain(set, {
        paint: (x, _y, z) => {
          if (set.isSnowy) return groundGreen(request, x, z);
          if (!isField)
            return Math.abs(x) < 200 && request.place === 'vineyard'
              ? mix(soil(x, z), groundGreen(request, x, z), 0.5)
              : groundGreen(request, x, z);
          // Flowers close over the soil sooner than stalks.
          const [from, to] = crop === 'tulips' ? [3, 14] : [45, 90];
          const far = smoothstep(from, to, set.distanceToCamera(x, z));
          return mix(soil(x, z), cropTone(request, crop, x, z), far);
        },
        material: isField && !set.isSnowy ? 'soil' : set.isSnowy ? 'snow' : 'lawn',
        reach: 2000,
      });
      const plant = createTreePlanter(set);
      if (isField) plantCrop(set, crop);
      else if (request.place === 'vineyard') plantVines(set);
      else dressFarm(set);
      set.scatter(70, { near: 75, far: 420, radius: 3 }, (x, z) => {
        if (noise(x / 50, 3, z / 50) > 0.5)
          plant(
            request.region === 'mediterranean' || request.place === 'vineyard' ? 'cypress' : 'oak',
            x,
            z,
            0.9,
          );
      });
      return set.result();
    },
  };
};

const cropTone = (request: SetRequest, crop: Crop, x: number, z: number): Vec3 => {
  const stripes = Math.floor(z / 3 + 0.3 * noise(x * 0.05, 1, z * 0.05));
  const petals = tulipColours(request)[tulipBed(request, x)];
  const tones: Record<Crop, Vec3> = {
    wheat: fromHex('#c89a44'),
    corn: fromHex('#5f8a34'),
    tulips: petals ? mix(petals, fromHex('#3f6a2c'), 0.25) : fromHex('#3f6a2c'),
    sunflowers: mix(fromHex('#e8b020'), fromHex('#4a6a28'), 0.45),
    lavender: mix(fromHex('#7a5ac0'), fromHex('#6a7a54'), stripes % 2 === 0 ? 0.15 : 0.6),
    carrots: fromHex('#4f8a34'),
    rice: fromHex('#6fa04a'),
    cabbage: fromHex('#7aa060'),
    pumpkins: mix(fromHex('#4a6a2c'), fromHex('#d87a20'), 0.3),
  };
  return tones[crop];
};

export const crops: SetKit = { places, create: createField };
