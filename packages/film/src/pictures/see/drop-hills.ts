/** A sky that was grown by colour: hills at its foot are taken out of it. */

import type { Plane } from '../plane.ts';
import type { Features } from './features.ts';

/** By how much land at the foot of a sky is redder, and darker, than the sky on the whole. */
const [redder, darker] = [0.07, 0.05];
/** Mean brightness of a sky by day. */
const daylight = 0.4;

/** Redness and brightness of all of it. */
const meanOf = ({ red, blue, luma }: Features, { values }: Plane) => {
  let [warm, light, count] = [0, 0, 1e-6];
  for (let at = 0; at < values.length; at += 1) {
    if (values[at] === 0) continue;
    warm += red[at]! - blue[at]!;
    light += luma.values[at]!;
    count += 1;
  }
  return { warm: warm / count, light: light / count };
};

/** Works on the mask, which is 0 or 1: from below upwards, as long as it looks like land; of an evening sky nothing, which has dark and red clouds of its own. */
export const dropHills = (features: Features, mask: Plane): void => {
  const { width, height, red, blue, luma } = features;
  const { warm, light } = meanOf(features, mask);
  if (warm > 0 || light < daylight) return;
  for (let x = 0; x < width; x += 1) {
    let y = height - 1;
    while (y >= 0 && mask.values[y * width + x] === 0) y -= 1;
    for (; y >= 0; y -= 1) {
      const at = y * width + x;
      if (red[at]! - blue[at]! < Math.max(0, warm + redder) || luma.values[at]! > light - darker) break;
      mask.values[at] = 0;
    }
  }
};
