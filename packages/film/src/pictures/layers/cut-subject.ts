/** The pixels of a thing that is cut out of a picture, without the background that shines through its soft edges. */

import type { Picture } from '../picture.ts';
import type { Plane } from '../plane.ts';

/** In shares of alpha: how far a colour that shines through is not believed, or faint rims would be drawn black or white. */
const unsure = 0.12;

/** What the picture shows without the background that shines through soft edges: photo = alpha F + (1 - alpha) B. */
export const cutSubject = (
  picture: Picture,
  matte: Plane,
  behind: Picture,
  shadow: Plane | null,
): Picture => {
  const pixels = new Uint8Array(picture.pixels);
  for (let at = 0; at < matte.values.length; at += 1) {
    const alpha = matte.values[at]!;
    const dark = shadow?.values[at] ?? 0;
    if (dark > alpha) {
      pixels.fill(0, at * 4, at * 4 + 3);
      pixels[at * 4 + 3] = Math.round(dark * 255);
      continue;
    }
    pixels[at * 4 + 3] = Math.round(alpha * 255);
    if (alpha <= 0.02 || alpha >= 0.98) continue;
    for (let n = 0; n < 3; n += 1) {
      const own = picture.pixels[at * 4 + n]!;
      // Where little of it is seen the photo says little of its colour, which then stays near that of the photo.
      const value = (own * (1 + unsure) - (1 - alpha) * behind.pixels[at * 4 + n]!) / (alpha + unsure);
      pixels[at * 4 + n] = Math.min(255, Math.max(0, value));
    }
  }
  return { ...picture, pixels };
};
