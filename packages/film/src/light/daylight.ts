/** Sun, sky, fog and exposure by hour and weather. The sun's side is taken from the camera, so that a look is the same in every set. */

import { fromHex } from '../math/colour.ts';
import { mix, normalize, scale, type Vec3 } from '../math/vector.ts';
import type { Grade, Light, Sky } from '../render/frame-state.ts';
import type { NamedColour } from '../scene/named-colour.ts';
import type { PlaceDetail } from '../scene/place-details.ts';
import type { Mood, Place, PlaceChange, TimeOfDay, Weather } from '../scene/scene.ts';
import { airFor, hasOwnAir } from './air.ts';
import { type Hour, hours } from './hours.ts';
import { moodTint } from './mood-tint.ts';

export type LightRequest = {
  timeOfDay: TimeOfDay;
  weather: Weather[];
  mood: Mood | null;
  place: Place;
  palette: NamedColour[];
  isIndoors: boolean;
  /** Snow on the ground throws light back. */
  isSnowy: boolean;
  /** Something tall stands far behind and must be told through the fog. */
  isThinFog?: boolean;
  /** Only what glows lights the room. */
  isDim?: boolean;
  /** Clouds race. */
  isTimelapse?: boolean;
  details?: readonly PlaceDetail[];
  changes?: readonly PlaceChange[];
  /** Where the camera stands: angle from +z towards +x. */
  azimuth: number;
};

export type Lighting = {
  light: Light;
  sky: Sky;
  grade: Grade /** 0 by day to 1 by night. */;
  darkness: number;
};

const greyWeather: Weather[] = ['rain', 'storm', 'overcast', 'snow', 'fog', 'lightning'];

/** Lamps of a town outshine most stars. */
const litPlaces: Place[] = [
  'city',
  'cyberpunk_city',
  'skyline',
  'street',
  'highway',
  'harbour',
  'square',
  'stadium',
  'village',
  'rooftop',
  'balcony',
  'bridge',
];

const warmRoom: Place[] = [
  'library',
  'bar',
  'restaurant',
  'living_room',
  'bedroom',
  'attic',
  'cafe',
  'church',
  'ballroom',
  'diner',
  'tea_room',
  'cabin',
];
const darkRoom: Place[] = ['theatre_stage', 'concert', 'cave', 'dungeon', 'spaceship', 'forge'];

const sandGlare: Partial<Record<TimeOfDay, number>> = { day: 0.86, night: 0.7 };

const sunVector = (angle: number, elevation: number): Vec3 =>
  normalize([
    Math.sin(angle) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(angle) * Math.cos(elevation),
  ]);

const skyFor = (hour: Hour, request: LightRequest, grey: Vec3 | null): Sky => {
  const { weather, place, timeOfDay } = request;
  const air = airFor(request);
  const isNight = timeOfDay === 'night' || place === 'space' || place === 'moon';
  const stormy = weather.includes('storm') || weather.includes('lightning');
  const clouds = grey
    ? 0.24
    : weather.includes('clouds')
      ? request.isTimelapse
        ? 0.38
        : 0.44
      : weather[0] === 'clear' && isNight
        ? 0.8
        : 0.53;
  const noClouds =
    place === 'space' || place === 'moon' || place === 'underwater' || weather.includes('aurora');
  const overcast = grey ?? [0, 0, 0];
  return {
    zenith: air?.zenith ?? (grey ? scale(overcast, stormy ? 0.45 : 0.7) : hour.zenith),
    horizon: air?.horizon ?? (grey ? scale(overcast, stormy ? 0.8 : 1) : hour.horizon),
    cloudLit: grey ? scale(overcast, 1.05) : hour.cloudLit,
    cloudDark: grey ? scale(overcast, stormy ? 0.22 : 0.45) : hour.cloudDark,
    cloudThreshold: noClouds ? 1 : clouds,
    cloudEdge: grey ? 0.4 : 0.2,
    cloudScale: grey ? 0.14 : 0.16,
    cloudDrift: request.isTimelapse
      ? [0.11, 0.04]
      : stormy || weather.includes('wind')
        ? [0.014, 0.006]
        : [0.004, 0.002],
    sunGlow: grey ? 0 : hour.glow,
    sunDisc: grey || isNight ? 0 : 4,
    stars:
      isNight && (!grey || place === 'space')
        ? litPlaces.includes(place)
          ? 0.25
          : 0.7
        : timeOfDay === 'dusk' && !grey
          ? 0.35
          : 0,
    aurora: weather.includes('aurora') ? 1 : 0,
    milkyWay: isNight && !grey && weather.includes('stars') ? 1 : place === 'space' ? 0.7 : 0,
    moon: null,
    rainbow: weather.includes('rainbow') ? 1 : 0,
  };
};

const fogFor = (
  hour: Hour,
  request: LightRequest,
  grey: Vec3 | null,
): Pick<Light, 'fogColour' | 'fogDensity' | 'fogStart' | 'fogHeight'> => {
  const { weather, place, isIndoors } = request;
  const air = airFor(request);
  if (isIndoors) return { fogColour: [0.1, 0.1, 0.1], fogDensity: 0, fogStart: 0, fogHeight: null };
  if (air)
    return {
      fogColour: air.horizon,
      fogDensity: air.fog,
      fogStart: place === 'underwater' ? 1.5 : 20,
      fogHeight: null,
    };
  const foggy = weather.includes('fog');
  const dusty = weather.includes('dust');
  return {
    fogColour:
      isThickFog(request) && request.timeOfDay === 'night'
        ? [0.11, 0.135, 0.165]
        : isSunlitMist(request)
          ? mix(hour.horizon, scale(hour.sun, 0.3), 0.55)
          : dusty
            ? [0.6, 0.45, 0.28]
            : grey
              ? scale(grey, 0.82)
              : mix(hour.horizon, hour.zenith, 0.35),
    fogDensity: isThickFog(request)
      ? 0.06
      : foggy
        ? request.isThinFog
          ? 0.009
          : isSunlitMist(request)
            ? 0.032
            : 0.04
        : dusty
          ? isSandstorm(request)
            ? 0.004
            : 0.025
          : grey
            ? 0.008
            : 0.0016,
    fogStart: foggy ? 5 : grey ? 10 : 30,
    fogHeight: isThickFog(request) ? 70 : foggy ? 20 : null,
  };
};

const indoorLight = (
  hour: Hour,
  request: LightRequest,
): Pick<Light, 'sunColour' | 'skyColour' | 'groundColour'> => {
  if (darkRoom.includes(request.place)) {
    return { sunColour: [0.12, 0.12, 0.14], skyColour: [0.1, 0.1, 0.13], groundColour: [0.05, 0.045, 0.045] };
  }
  const warm: Vec3 = warmRoom.includes(request.place) ? [1.08, 0.98, 0.86] : [1, 1, 1];
  const tinted = (colour: Vec3): Vec3 => [colour[0] * warm[0], colour[1] * warm[1], colour[2] * warm[2]];
  if (request.isDim)
    return {
      sunColour: scale(hour.sun, hour.darkness > 0.7 ? 0.35 : 0.05),
      skyColour: tinted([0.11, 0.1, 0.115]),
      groundColour: [0.05, 0.042, 0.04],
    };
  if (hour.darkness > 0.7) {
    return {
      sunColour: scale(hour.sun, 0.6),
      skyColour: tinted([0.3, 0.25, 0.21]),
      groundColour: [0.16, 0.12, 0.09],
    };
  }
  const isGrey = request.weather.some((name) => greyWeather.includes(name));
  return {
    sunColour: scale(hour.sun, isGrey ? 0.3 : 1.35),
    skyColour: tinted([0.5, 0.48, 0.47]),
    groundColour: tinted([0.26, 0.22, 0.18]),
  };
};

/** By day hardly any sun; by night moonlight through the clouds, or nobody would see who is out there. */
const greySun = (hour: Hour, timeOfDay: TimeOfDay): Vec3 =>
  timeOfDay === 'night' ? hour.sun : scale(mix(hour.sun, [1, 1, 1], 0.6), 0.34);

const stagePlaces: readonly Place[] = ['theatre_stage', 'concert', 'arena', 'bar'];

/** A wall of dust comes up that must be seen from far. */
const isSandstorm = ({ details }: LightRequest) => details?.includes('sandstorm') ?? false;

/** Nothing far is seen, and no sky either. */
export const isThickFog = ({ weather, details, isThinFog }: LightRequest) =>
  weather.includes('fog') && (details?.includes('thick_fog') ?? false) && !isThinFog;

/** The sun breaks through: the mist is bright and the sky clear. */
const isSunlitMist = ({ weather, timeOfDay }: LightRequest) =>
  weather.includes('fog') &&
  (weather.includes('clear') || ['dawn', 'morning', 'sunset', 'golden_hour'].includes(timeOfDay)) &&
  !weather.some((name) => name !== 'fog' && greyWeather.includes(name));

/** Another hue of the same brightness. */
const towardsHue = (colour: Vec3, hue: Vec3, share: number): Vec3 => {
  const bright = (c: Vec3) => Math.max(0.02, 0.3 * c[0] + 0.55 * c[1] + 0.15 * c[2]);
  return mix(colour, scale(hue, Math.min(3, bright(colour) / bright(hue))), share);
};

/** A sky of the colour that is asked for. */
const tintSky = (sky: Sky, hue: Vec3, share: number): Sky => ({
  ...sky,
  zenith: towardsHue(sky.zenith, hue, share),
  horizon: towardsHue(sky.horizon, hue, share),
  cloudLit: towardsHue(sky.cloudLit, hue, share * 0.85),
  cloudDark: towardsHue(sky.cloudDark, hue, share),
});

export const lightScene = (request: LightRequest): Lighting => {
  const { timeOfDay, weather, mood, place, isIndoors, azimuth } = request;
  // Among the stars light comes from the side at any hour.
  const hour = hours[place === 'space' ? 'night' : timeOfDay];
  const isNightStorm = timeOfDay === 'night' && weather.includes('lightning');
  const dim = isNightStorm ? 0.075 : timeOfDay === 'night' ? 0.17 : timeOfDay === 'dusk' ? 0.42 : 1;
  const isGrey =
    weather.some((name) => greyWeather.includes(name)) && !hasOwnAir(place) && !isSunlitMist(request);
  const grey: Vec3 | null = isGrey ? scale([0.47, 0.51, 0.56], dim) : null;
  const isDarkRoom = isIndoors && darkRoom.includes(place);
  const sunDirection = isIndoors
    ? sunVector(azimuth + Math.PI - 0.6, 0.62)
    : place === 'underwater'
      ? sunVector(azimuth + 2.4, 1.25)
      : weather.includes('rainbow')
        ? // A bow is seen with the sun behind one's back.
          sunVector(azimuth + 0.3, Math.min(hour.elevation, 0.42))
        : place === 'space'
          ? sunVector(azimuth - 0.95, 0.5)
          : sunVector(azimuth + hour.side, hour.elevation);
  const stormShade = isSandstorm(request) && timeOfDay !== 'night' ? 0.55 : 1;
  const sunColour =
    airFor(request)?.sun ?? (grey ? scale(greySun(hour, timeOfDay), isNightStorm ? 0.5 : 1) : hour.sun);
  const ambient = isIndoors
    ? indoorLight(hour, request)
    : {
        sunColour:
          place === 'moon' || place === 'space' ? ([2.6, 2.5, 2.35] as Vec3) : scale(sunColour, stormShade),
        skyColour:
          place === 'space' || place === 'moon'
            ? ([0.05, 0.055, 0.075] as Vec3)
            : grey
              ? mix(hour.sky, scale(grey, 0.95), 0.6)
              : hour.sky,
        groundColour:
          place === 'mars'
            ? scale([0.34, 0.18, 0.1], timeOfDay === 'night' ? 0.2 : 1)
            : place === 'underwater'
              ? scale([0.05, 0.16, 0.2], timeOfDay === 'night' ? 0.4 : 1)
              : hour.ground,
      };
  const first = request.palette[0];
  const skyHue = first && !isIndoors && request.details?.includes('coloured_sky') ? fromHex(first.hex) : null;
  const fog = fogFor(hour, request, grey);
  const plainSky = skyHue
    ? tintSky(skyFor(hour, request, grey), skyHue, grey ? 0.42 : 0.72)
    : skyFor(hour, request, grey);
  const hazySky =
    isSandstorm(request) && timeOfDay !== 'night'
      ? { ...tintSky(plainSky, [0.62, 0.46, 0.27], 0.75), sunDisc: 0 }
      : plainSky;
  const sky =
    isThickFog(request) && !isIndoors
      ? {
          ...hazySky,
          zenith: scale(fog.fogColour, 0.85),
          horizon: fog.fogColour,
          cloudThreshold: 1,
          stars: 0,
        }
      : hazySky;
  const tint = mood ? (moodTint[mood] ?? ([1, 1, 1] as Vec3)) : ([1, 1, 1] as Vec3);
  // On a stage a colour is that of the lamps.
  const share = stagePlaces.includes(place) ? 0.42 : 0.1;
  const wash = first ? mix([1, 1, 1], scale(fromHex(first.hex), 1.6), share) : ([1, 1, 1] as Vec3);
  return {
    light: {
      sunDirection,
      ...ambient,
      ...fog,
      ...(skyHue && { fogColour: towardsHue(fog.fogColour, skyHue, grey ? 0.3 : 0.6) }),
      lamps: [],
      shadowSoftness: grey ? 0.16 : 0.05,
    },
    sky,
    grade: {
      exposure:
        hour.exposure *
        (timeOfDay === 'night' ? (grey && !isIndoors ? 1.1 : 1) : grey || isIndoors ? 1.15 : 1) *
        (request.isSnowy && !isIndoors && hour.darkness < 0.5 ? 0.66 : 1) *
        (isSandstorm(request) && !isIndoors ? 0.8 : 1) *
        (['beach', 'desert', 'island'].includes(place) && !grey ? (sandGlare[timeOfDay] ?? 1) : 1),
      vignette: isDarkRoom ? 0.6 : 0.42,
      bloom: hour.darkness > 0.7 || isDarkRoom ? 0.7 : 0.4,
      saturation: mood === 'melancholy' || mood === 'tense' ? 0.95 : 1.1,
      contrast: mood === 'dramatic' || mood === 'epic' ? 1.12 : 1.07,
      tint: [tint[0] * wash[0], tint[1] * wash[1], tint[2] * wash[2]],
    },
    darkness: isDarkRoom ? 1 : hour.darkness,
  };
};
