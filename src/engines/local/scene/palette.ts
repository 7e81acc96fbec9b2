/** Colours of a scene: sky by the light, ground by the place, both turned by the scene's hue. */

import type { Light, Place, SceneSpec } from './scene-spec.ts';

export type Colour = [red: number, green: number, blue: number];
export type Palette = {
  sky: Colour[];
  sun: Colour;
  glow: Colour;
  haze: Colour;
  ground: Colour;
  cloud: Colour;
};

const hex = (text: string): Colour =>
  [0, 2, 4].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as Colour;

const skies: Record<Light, [sky: string[], sun: string, glow: string, haze: string, cloud: string]> = {
  day: [['2f6fc4', '6ba6e6', 'b5d9f4', 'e9f4fa'], 'fffbe8', 'fff3cf', 'cfe3f0', 'ffffff'],
  sunset: [['2a2456', '7a3f78', 'e2705a', 'ffc777'], 'fff0cc', 'ffb066', 'f0a072', 'ffb48c'],
  dawn: [['5b6fa8', '9d9cc8', 'e8b9b4', 'fbe3c4'], 'fff6df', 'ffdcae', 'e6cdd0', 'fbe4e0'],
  night: [['050a1e', '0d1b3e', '1b3160', '35518a'], 'f3f4ff', '9db8ff', '2b4272', '6f86b8'],
};

const grounds: Record<Place, string> = {
  hills: '3f6b3a',
  sea: '12556f',
  forest: '1f4a33',
  snow: 'dfeafa',
  desert: 'c98546',
  city: '2a3044',
  space: '141a34',
};

export const mix = (from: Colour, to: Colour, amount: number): Colour =>
  from.map((value, channel) => value + (to[channel]! - value) * amount) as Colour;

export const css = ([red, green, blue]: Colour, alpha = 1) =>
  `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha})`;

/** Turns the hue about the grey axis, which keeps the lightness. */
const turn = ([red, green, blue]: Colour, degrees: number): Colour => {
  const angle = (degrees * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const across = (1 - cosine) / 3;
  const skew = Math.sin(angle) / Math.sqrt(3);
  const clamp = (value: number) => Math.min(255, Math.max(0, value));
  return [
    clamp(red * (cosine + across) + green * (across - skew) + blue * (across + skew)),
    clamp(red * (across + skew) + green * (cosine + across) + blue * (across - skew)),
    clamp(red * (across - skew) + green * (across + skew) + blue * (cosine + across)),
  ];
};

export const paletteOf = ({ place, light, hueShift }: SceneSpec): Palette => {
  const [sky, sun, glow, haze, cloud] = skies[light];
  const inSpace: Light = 'night';
  const stops = (place === 'space' ? skies[inSpace][0].slice(0, 3) : sky).map((stop) =>
    turn(hex(stop), hueShift),
  );
  // Ground takes on the colour of the light that falls on it.
  const lit = mix(hex(grounds[place]), hex(haze), { day: 0.05, sunset: 0.3, dawn: 0.3, night: 0.5 }[light]);
  const dimmed = mix(lit, [6, 8, 20], { day: 0, sunset: 0.25, dawn: 0.1, night: 0.45 }[light]);
  return {
    sky: stops,
    sun: hex(sun),
    glow: turn(hex(glow), hueShift / 2),
    haze: turn(hex(haze), hueShift),
    ground: turn(dimmed, hueShift / 2),
    cloud: turn(hex(cloud), hueShift / 2),
  };
};
