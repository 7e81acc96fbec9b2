/** A bead of water on a leaf or a petal: a lens that shows what is behind it upside down, with the sky's light in it. */

import type { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { clamp, smoothstep } from '../../../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../../../math/vector.ts';

/** Lies on the plane z = 0, seen from +z, about the origin; `tone` is the colour of what it lies on. */
export const addWaterBead = (b: MeshBuilder, r: number, tone: Vec3, steps = 16) => {
  const [dark, bright] = [scale(tone, 0.38), mix(scale(tone, 1.7), [0.9, 1, 0.75], 0.35)];
  // Its shadow, away from the light.
  b.paint(scale(tone, 0.22), 'glow').sphere([r * 0.1, -r * 0.2, 0], [r * 1.02, r * 1.04, r * 0.1], steps);
  b.paint((_, [x, y, z]) => {
    const low = clamp(0.5 - 0.62 * y + 0.2 * x);
    const body = mix(dark, bright, low ** 1.6);
    // Darker towards the edge, with a thin bright line along the upper one.
    const edge = smoothstep(0.5, 0.16, z);
    return mix(body, mix(scale(tone, 0.25), [0.8, 0.95, 0.85], clamp(y * 0.9) ** 2), edge * 0.75);
  }, 'glow').sphere([0, 0, 0], [r, r * 1.1, r * 0.62], steps);
  // The sky mirrored in its upper side, a small light opposite.
  b.paint([2, 2.05, 2.1], 'glow').sphere([-r * 0.32, r * 0.46, r * 0.46], [r * 0.2, r * 0.13, r * 0.06], 8);
  b.paint([1.5, 1.55, 1.6], 'glow').sphere(
    [-r * 0.04, r * 0.62, r * 0.44],
    [r * 0.07, r * 0.05, r * 0.03],
    6,
  );
  b.paint([1.2, 1.3, 1.1], 'glow').sphere([r * 0.34, -r * 0.62, r * 0.4], [r * 0.22, r * 0.05, r * 0.04], 8);
};
