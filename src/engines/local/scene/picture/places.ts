/** The place of a scene as painters: what lies behind the subjects, and what before them. */

import type { Place, SceneSpec } from '../understand/scene-spec.ts';
import type { Size } from './brush.ts';
import { luminance, mix } from './colour.ts';
import { createRoom, createStudio } from './interior.ts';
import { eyeHeight, isSnowy } from './lands.ts';
import { type Light, lightOf } from './light.ts';
import { createNoise } from './noise.ts';
import { type Country, createOpenCountry } from './open-country.ts';
import { between, branch } from './random.ts';
import { createSkyline, paintHouse } from './skyline.ts';
import { createSpace } from './space.ts';
import { drawLayer, type Frame, type Scenery } from './stage.ts';
import { createStreet } from './street.ts';
import { focalLength } from './terrain.ts';
import { createUnderwater } from './underwater.ts';

const horizons: Record<Place, number> = {
  sea: 0.54,
  coast: 0.5,
  lake: 0.56,
  river: 0.52,
  mountains: 0.6,
  desert: 0.5,
  forest: 0.6,
  meadow: 0.58,
  snowfield: 0.58,
  skyline: 0.66,
  street: 0.52,
  village: 0.58,
  space: 0.7,
  underwater: 0.56,
  sky: 0.56,
  room: 0.66,
  studio: 0.66,
};

const frameOf = (spec: SceneSpec, { width, height }: Size): Frame => {
  const tilt = spec.camera.angle === 'high' ? -0.06 : spec.camera.angle === 'low' ? 0.07 : 0;
  const share = horizons[spec.place] + tilt + (height > width ? 0.03 : 0);
  const horizon = Math.round(height * share);
  return {
    width,
    height,
    horizon,
    focus: { x: width / 2, y: horizon },
    marginX: Math.round(width * 0.12),
    marginY: Math.round(height * 0.1),
    unit: Math.min(width, height),
  };
};

/** Houses stand on the ground of a meadow, the far ones first, gathered about a green. */
const addHouses = (scenery: Scenery, spec: SceneSpec, country: Country) => {
  const { frame, light, random } = scenery;
  const focal = focalLength(frame);
  const houses = Array.from({ length: 11 }, (_, n) => {
    const z = between(random, 13, spec.backdrop ? 26 : 46);
    const x = (n % 2 ? 1 : -1) * between(random, 0.12, 0.62) * z;
    return { x, z };
  }).sort((a, b) => b.z - a.z);
  for (const { x, z } of houses) {
    const wide = (5.4 * focal) / z;
    const canvas = paintHouse(
      scenery,
      wide,
      1 - Math.exp(-z / (240 * (1.25 - light.hazeDensity))),
      isSnowy(spec),
    );
    const left = frame.width / 2 + (x * focal) / z - canvas.width / 2;
    const top = frame.horizon + ((eyeHeight - 0.25) * focal) / z - canvas.height * 0.975;
    country.behind.push((context, _, view) =>
      drawLayer(context, frame, view, { canvas, left, top, depth: Math.min(0.62, 8 / z + 0.08) }),
    );
  }
};

export type Setting = Country & {
  scenery: Scenery;
  /** The light that falls on subjects, where lamps help out the sky. */
  castLight: Light;
};

const lamplit = (spec: SceneSpec, light: Light): Light => {
  const isDark = luminance(light.ambient) + luminance(light.direct) < 230;
  const warm =
    spec.place === 'street' || spec.place === 'room' || spec.place === 'village' || spec.place === 'skyline';
  if (!isDark || spec.place === 'space')
    return isDark ? { ...light, direct: [255, 250, 240], ambient: [90, 96, 130] } : light;
  return warm
    ? {
        ...light,
        direct: mix(light.direct, [255, 206, 150], 0.6),
        ambient: mix(light.ambient, [190, 150, 120], 0.4),
      }
    : {
        ...light,
        direct: mix(light.direct, [190, 205, 240], 0.3),
        ambient: mix(light.ambient, [110, 124, 170], 0.35),
      };
};

export const createPlace = (spec: SceneSpec, seed: number, size: Size): Setting => {
  const light = lightOf(spec, seed);
  const scenery: Scenery = {
    frame: frameOf(spec, size),
    light,
    random: branch(seed, `place ${spec.place}`),
    noise: createNoise(branch(seed, 'noise')),
  };
  const country = countryOf(scenery, spec);
  if (spec.place === 'village') addHouses(scenery, spec, country);
  return { ...country, scenery, castLight: lamplit(spec, light) };
};

const countryOf = (scenery: Scenery, spec: SceneSpec): Country => {
  switch (spec.place) {
    case 'skyline':
      return createSkyline(scenery, spec);
    case 'street':
      return createStreet(scenery, spec);
    case 'space':
      return createSpace(scenery, spec);
    case 'underwater':
      return createUnderwater(scenery, spec);
    case 'room':
      return createRoom(scenery, spec);
    case 'studio':
      return createStudio(scenery, spec);
    default:
      return createOpenCountry(scenery, spec);
  }
};
