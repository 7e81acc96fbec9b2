/** A sky that takes another colour, clouds that do, weather that comes: the light from one state to the other. */

import { fromHex } from '../math/colour.ts';
import { clamp, smoothstep } from '../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../math/vector.ts';
import type { PlaceChange, Weather } from '../scene/scene.ts';
import { blend } from './blend.ts';
import { type Lighting, type LightRequest, lightScene } from './daylight.ts';

const brightness = ([r, g, b]: Vec3) => 0.3 * r + 0.6 * g + 0.1 * b;
/** Linear: a named colour below is a sky by night, and one above is a glaring one. */
const [nightBelow, whiteAbove] = [0.02, 0.7];

const inSkyColour = (lighting: Lighting, colour: Vec3): Lighting => {
  const high = scale(colour, 0.78);
  const low = mix(colour, [1, 1, 1], 0.16 * clamp(brightness(colour) * 4));
  return {
    ...lighting,
    sky: {
      ...lighting.sky,
      zenith: high,
      horizon: low,
      cloudLit: mix(low, [1, 1, 1], 0.2 * clamp(brightness(colour) * 4)),
      cloudDark: scale(colour, 0.6),
      cloudEdge: 0.4,
    },
    light: { ...lighting.light, fogColour: low },
  };
};

/** Many of them, in their own colour from edge to edge. */
const inCloudColour = (lighting: Lighting, colour: Vec3): Lighting => ({
  ...lighting,
  sky: {
    ...lighting.sky,
    cloudThreshold: Math.min(lighting.sky.cloudThreshold, 0.4),
    cloudLit: scale(colour, brightness(colour) > whiteAbove ? 1.05 : 1.2),
    cloudDark: scale(colour, 0.5),
  },
});

const ofSky: readonly string[] = [
  'clear',
  'clouds',
  'overcast',
  'rain',
  'storm',
  'snow',
  'fog',
  'dust',
] satisfies Weather[];
const isWeather = (word: string): word is Weather => ofSky.includes(word);

const clearsUp = (to: string) => /gone|invisible|away|clear|smaller|none/.test(to);

const lightFor = (request: LightRequest, change: PlaceChange, isAfter: boolean): Lighting => {
  const { property, to, of } = change;
  const named = isAfter ? change.colour : change.fromColour;
  if (property === 'colour') {
    if (!named) return lightScene(request);
    const colour = fromHex(named.hex);
    if (of === 'clouds') return inCloudColour(lightScene(request), colour);
    const isNight = brightness(colour) < nightBelow;
    return inSkyColour(lightScene(isNight ? { ...request, timeOfDay: 'night' } : request), colour);
  }
  if (isWeather(to)) return lightScene({ ...request, weather: [isAfter ? to : 'clear'] });
  const lighting = lightScene(request);
  if (of !== 'clouds') return lighting;
  const isCloudy = clearsUp(to) !== isAfter;
  return { ...lighting, sky: { ...lighting.sky, cloudThreshold: isCloudy ? 0.38 : 1 } };
};

/** Null where neither the sky nor its clouds change. */
export const changeOfSky = (request: LightRequest): ((share: number) => Lighting) | null => {
  const stops = (request.changes ?? [])
    .filter(({ of }) => of === 'sky' || of === 'clouds')
    .map((change) => ({
      change,
      before: lightFor(request, change, false),
      after: lightFor(request, change, true),
    }));
  const [first] = stops;
  if (!first) return null;
  return (share) => {
    const { change, before, after } = stops.findLast((one) => share >= one.change.begin) ?? first;
    return blend(before, after, smoothstep(change.begin, change.end, share));
  };
};
