/** Light that the prompt adds to what is seen: a sweep, a glow, sunbeams. */

import type { Plane } from '../../plane.ts';
import type { SeenPicture } from '../../see/seen-picture.ts';
import type { Canvas } from '../canvas.ts';
import type { Moment } from '../motion/motions.ts';
import type { Wishes } from '../wishes.ts';
import { createGlow } from './glow.ts';
import { createRays } from './rays.ts';
import { drawSheen } from './sheen.ts';

export type AddedLight = { words: string; draw: (canvas: Canvas, moment: Moment) => void };

/** How much stronger a light that is asked for is than one that keeps a still picture alive. */
const said = 3.4;
const [warm, white] = [
  [255, 214, 150],
  [255, 250, 236],
] as const;

export const addedLights = (
  { light, air, things }: Wishes,
  { isFlat, subject }: SeenPicture,
  mask: Plane | null,
  seed: number,
): AddedLight[] => {
  const lights: AddedLight[] = [];
  if (air.has('rays')) lights.push({ words: 'rays', draw: createRays(seed) });
  if (light === 'sweep')
    lights.push({
      words: 'sweep of light',
      draw: (canvas, moment) => drawSheen(canvas, moment, said),
    });
  if (light === 'glow') {
    const place = isFlat || things.length === 0 ? null : (mask ?? subject?.mask ?? null);
    lights.push({ words: 'glow', draw: createGlow(place, isFlat ? white : warm) });
  }
  return lights;
};
