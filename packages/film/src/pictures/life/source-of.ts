/** Where steam, smoke and fire come from in a picture. */

import { clamp } from '../../math/interpolate.ts';
import type { Picture } from '../picture.ts';
import type { Box } from '../see/seen-picture.ts';
import type { Source } from './air/air.ts';
import type { Cast } from './cast/cast-subject.ts';

/** Where steam rises from: the upper part of the subject, or its foot where it lifts off or drives away. */
export const sourceOf = (cast: Cast, subjectBox: Box | null, { width, height, pixels }: Picture): Source => {
  const box = cast.thing?.box ?? subjectBox ?? { left: 0.4, right: 0.6, top: 0.5, bottom: 0.8 };
  const isLaunch = cast.wish?.travel === 'rise';
  const [x, tall] = [(box.left + box.right) / 2, box.bottom - box.top];
  const isExhaust = cast.wish?.nature === 'vehicle' && !isLaunch;
  const y = isLaunch
    ? box.bottom
    : isExhaust
      ? box.bottom - tall * 0.1
      : Math.max(0.42, box.top + tall * 0.3);
  const row = Math.min(height - 1, Math.floor(Math.max(0, y - 0.15) * height));
  const at = (row * width + Math.min(width - 1, Math.floor(x * width))) * 4;
  return {
    x,
    y,
    width: clamp((box.right - box.left) * (isLaunch ? 2 : 0.5), 0.05, 0.3),
    isLaunch,
    isBeforeDark: pixels[at]! + pixels[at + 1]! + pixels[at + 2]! < 3 * 120,
  };
};
