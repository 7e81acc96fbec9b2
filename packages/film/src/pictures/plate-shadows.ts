/** Shadows of models on a given picture: soft and dark where they touch its ground. */

import type { Size } from './picture.ts';

export type Shadow = { x: number; y: number; wide: number; tall: number };

const darkness = 0.5;

/** Places and sizes in shares of the picture; works on `pixels`. */
export const drawShadows = (
  pixels: Uint8Array,
  { width, height }: Size,
  shadows: readonly Shadow[],
  share: number,
): void => {
  for (const { x, y, wide, tall } of shadows) {
    const [halfX, halfY] = [Math.max(2, wide * width), Math.max(1.5, tall * height)];
    const [centreX, centreY] = [x * width, y * height];
    for (
      let row = Math.max(0, Math.floor(centreY - halfY));
      row < Math.min(height, centreY + halfY);
      row += 1
    )
      for (
        let column = Math.max(0, Math.floor(centreX - halfX));
        column < Math.min(width, centreX + halfX);
        column += 1
      ) {
        const away = ((column - centreX) / halfX) ** 2 + ((row - centreY) / halfY) ** 2;
        if (away >= 1) continue;
        const left = 1 - darkness * share * (1 - away);
        const at = (row * width + column) * 4;
        for (let n = 0; n < 3; n += 1) pixels[at + n]! *= left;
      }
  }
};
