/** The smallest box around what a mask holds, in shares; null when it is empty. */

import type { Plane } from '../plane.ts';
import type { Box } from './seen-picture.ts';

export const boundsOfMask = ({ width, height, values }: Plane, least = 0.5): Box | null => {
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (values[y * width + x]! < least) continue;
      box.left = Math.min(box.left, x / width);
      box.right = Math.max(box.right, (x + 1) / width);
      box.top = Math.min(box.top, y / height);
      box.bottom = Math.max(box.bottom, (y + 1) / height);
    }
  return box.right > box.left ? box : null;
};
