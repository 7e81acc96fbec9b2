/** The light of a scene: one sun or moon for sky, ground, water and subjects alike. */

import type { SceneSpec, TimeOfDay } from '../understand/scene-spec.ts';
import type { Point } from './brush.ts';
import { type Colour, hex, luminance, mix, saturate, scale, turn } from './colour.ts';
import { between, branch } from './random.ts';

export type Light = {
  /** From the zenith to the horizon. */
  sky: Colour[];
  /** What distance fades into. */
  haze: Colour;
  /** 0: crystal clear, 1: thick fog. */
  hazeDensity: number;
  direct: Colour;
  ambient: Colour;
  glow: Colour;
  cloudLit: Colour;
  cloudShade: Colour;
  /** 0: none, 1: the sky is closed. */
  cover: number;
  stars: number;
  isNight: boolean;
  lamp: { kind: 'sun' | 'moon'; x: number; y: number; radius: number; strength: number };
  /** Unit vector from the ground to the lamp: right, up, towards the camera. */
  towards: { x: number; y: number; z: number };
};

type Hour = {
  sky: string[];
  direct: string;
  ambient: string;
  glow: string;
  haze: string;
  cloudLit: string;
  cloudShade: string;
  /** Share of the way from the horizon to the top of the picture. */
  elevation: number;
  strength: number;
  stars: number;
};

const hours: Record<TimeOfDay, Hour> = {
  dawn: {
    sky: ['#39508c', '#7d83b4', '#dda6ac', '#ffd9ae'],
    direct: '#ffb98a',
    ambient: '#7f86ae',
    glow: '#ffc98f',
    haze: '#e3bdb8',
    cloudLit: '#ffd3bd',
    cloudShade: '#8d80a8',
    elevation: 0.16,
    strength: 0.8,
    stars: 0.1,
  },
  morning: {
    sky: ['#2d6cbc', '#69a4dd', '#b4d6ea', '#f4ecd8'],
    direct: '#ffe9c4',
    ambient: '#8fa3bd',
    glow: '#fff0c8',
    haze: '#d6e2e6',
    cloudLit: '#fffaf0',
    cloudShade: '#a9b6cb',
    elevation: 0.48,
    strength: 1,
    stars: 0,
  },
  day: {
    sky: ['#1f62bd', '#4c93dd', '#93c6ee', '#d9edf6'],
    direct: '#fff6e2',
    ambient: '#8fa9c8',
    glow: '#fff6d8',
    haze: '#c6dcea',
    cloudLit: '#ffffff',
    cloudShade: '#a6b8d0',
    elevation: 0.74,
    strength: 1.05,
    stars: 0,
  },
  golden_hour: {
    sky: ['#34639f', '#8195ab', '#e8b878', '#ffd98c'],
    direct: '#ffc477',
    ambient: '#8a86a0',
    glow: '#ffcf7d',
    haze: '#eec48e',
    cloudLit: '#ffe0a8',
    cloudShade: '#a78798',
    elevation: 0.24,
    strength: 1,
    stars: 0,
  },
  sunset: {
    sky: ['#241f56', '#6f3b80', '#e2604f', '#ffb35c'],
    direct: '#ff9a55',
    ambient: '#73608f',
    glow: '#ff9c4a',
    haze: '#e08a68',
    cloudLit: '#ff9d6e',
    cloudShade: '#5b3a70',
    elevation: 0.1,
    strength: 0.85,
    stars: 0.06,
  },
  dusk: {
    sky: ['#101a45', '#2d3574', '#745a92', '#d58f8a'],
    direct: '#8d86b8',
    ambient: '#565c92',
    glow: '#e8998c',
    haze: '#7d6f9c',
    cloudLit: '#b6809c',
    cloudShade: '#3a3a6c',
    elevation: 0.03,
    strength: 0.45,
    stars: 0.35,
  },
  night: {
    sky: ['#040817', '#081230', '#102350', '#25406f'],
    direct: '#7f9fda',
    ambient: '#22335e',
    glow: '#a9c4ff',
    haze: '#1c3158',
    cloudLit: '#5a739f',
    cloudShade: '#101d3c',
    elevation: 0.66,
    strength: 0.75,
    stars: 1,
  },
};

const grey: Colour = [150, 158, 168];
const closing: Partial<Record<SceneSpec['weather'][number], number>> = {
  clouds: 0.35,
  overcast: 0.85,
  rain: 0.8,
  snow: 0.75,
  storm: 1,
  lightning: 1,
  fog: 0.6,
};

const moodTurns: Partial<
  Record<NonNullable<SceneSpec['mood']>, { saturation: number; dim: number; towards?: string }>
> = {
  melancholy: { saturation: 0.6, dim: 0.86, towards: '#5f7690' },
  mysterious: { saturation: 0.75, dim: 0.8, towards: '#3d5a70' },
  spooky: { saturation: 0.6, dim: 0.66, towards: '#3f5a4a' },
  dramatic: { saturation: 1.12, dim: 0.9 },
  epic: { saturation: 1.12, dim: 0.96 },
  tense: { saturation: 0.8, dim: 0.82 },
  joyful: { saturation: 1.16, dim: 1.04 },
  festive: { saturation: 1.2, dim: 1 },
  romantic: { saturation: 1.05, dim: 1, towards: '#e89aa0' },
  dreamy: { saturation: 0.95, dim: 1.04, towards: '#cfa8dc' },
  cosy: { saturation: 1.05, dim: 0.98, towards: '#e8b070' },
};

export const lightOf = (spec: SceneSpec, seed: number): Light => {
  const random = branch(seed, 'light');
  const hour = hours[spec.timeOfDay];
  const cover = Math.max(0, ...spec.weather.map((weather) => closing[weather] ?? 0));
  const isNight = spec.timeOfDay === 'night';
  const storm = spec.weather.some((weather) => weather === 'storm' || weather === 'lightning');
  const dust = spec.weather.includes('dust');
  const mood = spec.mood ? moodTurns[spec.mood] : undefined;
  const hueTurn = between(random, -7, 7);
  // Many colours are a wish for variety, not for one tone over all.
  const chosen = spec.palette.length > 0 && spec.palette.length < 3 ? hex(spec.palette[0]!.hex) : undefined;
  // Mist takes the colour of the low sun behind it.
  const veil = mix(grey, hex(hour.haze), spec.weather.includes('fog') && !storm ? 0.6 : 0);
  const greyed = scale(veil, storm ? 0.5 : isNight ? 0.22 : luminance(hex(hour.sky[2]!)) / 190);

  const tone = (text: string, closed: number): Colour => {
    let colour = turn(hex(text), hueTurn);
    colour = mix(colour, greyed, cover * closed);
    if (dust) colour = mix(colour, [198, 150, 96], 0.45 * (isNight ? 0.3 : 1));
    if (chosen)
      colour = mix(colour, scale(chosen, luminance(colour) / Math.max(40, luminance(chosen))), 0.42);
    if (mood?.towards) {
      const aim = hex(mood.towards);
      colour = mix(colour, scale(aim, luminance(colour) / luminance(aim)), 0.3);
    }
    return mood ? scale(saturate(colour, mood.saturation), mood.dim) : colour;
  };

  const side = random() < 0.5 ? -1 : 1;
  const offset = between(random, 0.1, 0.26) * side;
  const elevation = hour.elevation * between(random, 0.85, 1.15);
  const strength = hour.strength * (1 - cover * 0.72);
  const height = 0.35 + elevation * 0.75;
  const length = Math.hypot(side * 0.75, height, 0.4);
  return {
    sky: hour.sky.map((stop) => tone(stop, 0.82)),
    haze: tone(hour.haze, 0.8),
    hazeDensity: clampDensity(spec, cover),
    direct: scale(tone(hour.direct, 0.6), 1 - cover * 0.55),
    // A closed sky is one great lamp.
    ambient: scale(tone(hour.ambient, 0.5), storm ? 1 : 1 + cover * 0.42),
    glow: tone(hour.glow, 0.5),
    cloudLit: tone(hour.cloudLit, 0.75),
    cloudShade: scale(tone(hour.cloudShade, 0.7), storm ? 0.7 : 1),
    cover,
    stars: spec.weather.includes('stars') ? Math.max(0.75, hour.stars) : hour.stars * (1 - cover),
    isNight,
    lamp: {
      kind: isNight ? 'moon' : 'sun',
      x: 0.5 + offset,
      y: elevation,
      radius: isNight ? 0.042 : 0.036,
      strength,
    },
    towards: { x: (side * 0.75) / length, y: height / length, z: 0.4 / length },
  };
};

const clampDensity = (spec: SceneSpec, cover: number) => {
  const fog = spec.weather.includes('fog') ? 0.75 : spec.weather.includes('dust') ? 0.55 : 0;
  return Math.min(1, Math.max(fog, 0.16 + cover * 0.18 + (spec.timeOfDay === 'dawn' ? 0.1 : 0)));
};

/** Where the lamp stands in a picture whose horizon lies at `horizon`. */
export const lampPoint = (light: Light, width: number, horizon: number): Point => ({
  x: light.lamp.x * width,
  y: horizon * (1 - light.lamp.y),
});
