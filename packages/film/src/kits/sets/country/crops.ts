/** Farmed land: fields of one crop in rows, a farmyard with a barn, vineyards on a slope. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { patchy } from '../shared/landforms.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { dressFarm } from './farmyard.ts';
import { ground, slope } from './field-ground.ts';
import { groundGreen } from './grassland.ts';
import { type Crop, plantCrop, plantVines, tulipBed, tulipColours } from './plant-crops.ts';

const places = ['crop_field', 'farm', 'vineyard'] as const;

/** The crop that the scene names; else by season. */
const cropOf = ({ nouns = [], season, details = [] }: SetRequest): Crop => {
  if (details.includes('rapeseed')) return 'rapeseed';
  if (details.includes('stubble')) return 'stubble';
  if (details.includes('muddy')) return 'mud';
  if (details.includes('tea_field')) return 'tea';
  if (details.includes('corn_field')) return 'corn';
  if (details.includes('rice_field')) return 'rice';
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

/** Ploughed and rained on: ridges along x, water standing between some of them. */
const furrow = (x: number, z: number): number =>
  0.09 * Math.sin(z * 4.2 + 0.4 * noise(x / 6, 1, z / 6)) - 0.05;
const isPuddle = (x: number, z: number): boolean => noise(x / 3.2, 6, z / 1.7) > 0.6;
const mud = (x: number, z: number): Vec3 =>
  isPuddle(x, z)
    ? fromHex('#4a3a2a')
    : mix(
        patchy(x, z, 0.9, fromHex('#3d2a19'), fromHex('#5e4327')),
        fromHex('#6f5334'),
        4 * Math.max(0, furrow(x, z)),
      );
const muddyMaterial = (x: number, _y: number, z: number) =>
  isPuddle(x, z) ? ('wet' as const) : ('soil' as const);

/** Rows of cut stalks with bare earth between them. */
const stubble = (x: number, z: number): Vec3 =>
  mix(
    patchy(x, z, 0.6, fromHex('#c8a254'), fromHex('#dcbc70')),
    fromHex('#7d5f3a'),
    0.7 * smoothstep(0.2, 0.9, Math.sin(x * 7 + 0.6 * noise(x / 5, 2, z / 5))),
  );

const createField = (request: SetRequest): StageSet => {
  const surface = request.place === 'vineyard' ? slope : ground;
  return {
    isIndoors: false,
    ground: surface,
    water: null,
    travelDirection: Math.PI / 2,
    // A tornado is watched from just above the plants, so that the crop stands in front of it.
    ...(request.nouns?.includes('tornado') && {
      view: { azimuth: 0.1, eyeHeight: surface(0, 60) + (cropOf(request) === 'corn' ? 1.8 : 1.5) },
    }),
    ...(request.details?.includes('farmhouse_beyond') && { view: { azimuth: 0.1, eyeHeight: 3, width: 13 } }),
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
          if (crop === 'mud') return mud(x, z);
          if (crop === 'stubble') return stubble(x, z);
          const [from, to] =
            crop === 'tulips' || crop === 'rapeseed' ? [3, 14] : crop === 'corn' ? [10, 40] : [45, 90];
          const far = smoothstep(from, to, set.distanceToCamera(x, z));
          return mix(soil(x, z), cropTone(request, crop, x, z), far);
        },
        ...(crop === 'mud' && isField && { height: (x, z) => surface(x, z) + furrow(x, z), fineness: 2.6 }),
        material:
          isField && !set.isSnowy ? (crop === 'mud' ? muddyMaterial : 'soil') : set.isSnowy ? 'snow' : 'lawn',
        reach: 2000,
      });
      const plant = createTreePlanter(set);
      if (request.details?.includes('farmhouse_beyond')) {
        const [x, z] = set.atFrame(0.3, 46);
        createThingPlacer(set)('farmhouse', [x, surface(x, z), z], -0.5, {
          material: 'stone',
          colour: fromHex('#a59a86'),
        });
        set.take(x, z, 10);
        for (const [across, depth] of [
          [0.05, 50],
          [0.58, 44],
          [0.66, 47],
          [-0.75, 70],
        ] as const)
          plant('cypress', ...set.atFrame(across, depth), 0.9);
      }
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
    tea: mix(fromHex('#4f9a34'), fromHex('#2f5a24'), stripes % 2 === 0 ? 0.1 : 0.55),
    cabbage: fromHex('#7aa060'),
    rapeseed: mix(fromHex('#f0c812'), fromHex('#8a9a24'), 0.15 + 0.2 * noise(x / 7, 1, z / 7)),
    mud: mud(x, z),
    stubble: stubble(x, z),
    pumpkins: mix(fromHex('#4a6a2c'), fromHex('#d87a20'), 0.3),
  };
  return tones[crop];
};

export const crops: SetKit = { places, create: createField };
