/** What the camera's view holds over the whole film: all beside or behind it is never seen. */

import { dot, subtract, type Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { Stage } from '../stage.ts';
import { shadowArea } from './frame-light.ts';

/** The view is taken as this much wider and higher, for blur and what happens between two looks. */
const widerView = 1.12;
/** Of the shadow map, whose edge is soft; its corners are 1.42 times as far. */
const widerShadow = 1.08 * 1.42;
const shadowLooks = 9;

export type Sphere = { centre: Vec3; radius: number };
/** `reach` is how far the camera goes until the next look of the same shot. */
export type Look = { camera: Camera; time: number; reach: number };

export const looksOf = ({ shots, seconds, clock }: Stage, count: number): Look[] => {
  const at = (n: number) => Math.min(seconds - 1e-3, (n / (count - 1)) * seconds);
  const shotAt = (filmTime: number) => shots.find(({ until }) => filmTime < until) ?? shots.at(-1)!;
  return Array.from({ length: count }, (_, n): Look => {
    const shot = shotAt(at(n));
    const camera = shot.at(at(n));
    const next = shot.at(Math.min(at(n + 1), shot.until - 1e-3));
    return {
      camera,
      time: clock.at(at(n)),
      reach: Math.hypot(...subtract(next.position, camera.position)),
    };
  });
};

export const isInView = ({ centre, radius }: Sphere, { camera, reach }: Look, aspect: number): boolean => {
  const { position, forward, right, up } = camera;
  const [x, y, z] = [centre[0] - position[0], centre[1] - position[1], centre[2] - position[2]];
  const depth = x * forward[0] + y * forward[1] + z * forward[2];
  const room = radius + reach;
  if (depth < -room) return false;
  const tall = (0.5 * widerView) / camera.focalLength;
  const wide = tall * aspect;
  const across = Math.abs(x * right[0] + y * right[1] + z * right[2]);
  if (across - wide * depth > room * Math.sqrt(1 + wide * wide)) return false;
  const away = Math.abs(x * up[0] + y * up[1] + z * up[2]);
  return away - tall * depth <= room * Math.sqrt(1 + tall * tall);
};

/** Whether the shadow of a thing can be in the picture. */
export const createShadowTest = (stage: Stage): ((sphere: Sphere) => boolean) => {
  const areas = Array.from({ length: shadowLooks }, (_, n) => {
    const share = n / (shadowLooks - 1);
    const { sunDirection } = stage.lightingAt(share).light;
    return { ...shadowArea(stage, share * stage.seconds), sunDirection };
  });
  return ({ centre, radius }) =>
    areas.some(({ centre: middle, halfSize, sunDirection }) => {
      const offset = subtract(centre, middle);
      const along = dot(offset, sunDirection);
      const aside = Math.sqrt(Math.max(0, dot(offset, offset) - along * along));
      return aside < halfSize * widerShadow + radius;
    });
};
