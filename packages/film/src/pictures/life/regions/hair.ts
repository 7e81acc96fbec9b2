/** Hair that the wind moves: of somebody whose face is seen, what surrounds it and belongs to the subject, more the further it hangs from the head. */

import { smoothstep } from '../../../math/interpolate.ts';
import { blurPlane, createPlane, type Plane } from '../../plane.ts';
import type { SeenPicture } from '../../see/seen-picture.ts';
import type { Motion } from '../motion/motions.ts';
import { weightsOf } from '../motion/motions.ts';

/** In widths and heights of the face: how far hair reaches, and where the face itself ends. */
const [reachWide, reachTall, faceWide, faceTall] = [1.5, 1.7, 0.52, 0.56];

export const findHair = ({ things, subject }: SeenPicture): Plane | null => {
  const faces = things.flatMap(({ face }) => (face ? [face.box] : []));
  if (!subject || faces.length === 0) return null;
  const { mask } = subject;
  const hair = createPlane(mask);
  for (const { left, right, top, bottom } of faces) {
    const [x, y, wide, tall] = [(left + right) / 2, (top + bottom) / 2, right - left, bottom - top];
    for (let row = 0; row < mask.height; row += 1)
      for (let column = 0; column < mask.width; column += 1) {
        const [dx, dy] = [(column + 0.5) / mask.width - x, (row + 0.5) / mask.height - y];
        const outside = Math.hypot(dx / (wide * reachWide), dy / (tall * reachTall));
        const inside = Math.hypot(dx / (wide * faceWide), dy / (tall * faceTall));
        // The crown is held by the skull, and below the chin is the neck.
        const hangs = smoothstep(-0.75, 0.5, dy / tall) * smoothstep(0.35, 0.8, Math.abs(dx) / wide);
        const own =
          mask.values[row * mask.width + column]! *
          (1 - smoothstep(0.7, 1, outside)) *
          smoothstep(1, 1.25, inside) *
          hangs;
        const at = row * mask.width + column;
        hair.values[at] = Math.max(hair.values[at]!, own);
      }
  }
  return blurPlane(hair, mask.width * 0.008);
};

/** Of the width. */
const most = 0.02;

/** Waves that run down the strands, and a lean with the wind. */
export const hairMotion = (mask: Plane): Motion => {
  let weights: Float32Array | undefined;
  return (mesh, layer, { seconds, size: { width } }) => {
    weights ??= weightsOf(mesh, mask, layer.picture);
    const strength = smoothstep(0, 0.7, seconds) * width * most;
    for (let at = 0; at < weights.length; at += 1) {
      if (weights[at]! < 0.02) continue;
      const [x, y] = [mesh.x[at]! / width, mesh.y[at]! / width];
      const wave = Math.sin(seconds * 3.4 - y * 26 + x * 5) + 0.4 * Math.sin(seconds * 5.7 - y * 47);
      const gust = 0.7 + 0.3 * Math.sin(seconds * 1.3);
      mesh.x[at]! += weights[at]! * strength * gust * wave;
      mesh.y[at]! -= weights[at]! * strength * 0.3 * gust * (1 + Math.sin(seconds * 2.6 - x * 18));
    }
  };
};
