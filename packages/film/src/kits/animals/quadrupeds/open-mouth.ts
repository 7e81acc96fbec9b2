/** The inside of a wide-open mouth: shown while an animal roars, howls or yawns. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Frame } from './shape.ts';

/** Radians of the jaw from which on the inside is seen. */
export const openJaw = 0.2;

export const buildOpenMouth = (frame: Frame, skeleton: Skeleton, chin: Vec3): Mesh => {
  const { shape, radius: r, headPoint, headDirection } = frame;
  const { head, foot } = shape;
  const low = head.low ?? 0.28;
  const wide = head.tip * (head.pads ? 1.15 : 1);
  const b = new MeshBuilder();
  b.bone(skeleton.number('head')).paint(fromHex('#4a0f14'), 'matte');
  const middle = headPoint(0, -low - head.tip * 0.95, head.muzzle - head.tip * 0.85);
  b.sphere(middle, [r * wide * 0.66, r * head.tip * 0.72, r * head.tip * 0.62], 16);
  if (foot === 'paw') {
    b.paint(fromHex('#f6f0e0'), 'glossy');
    for (const side of [-1, 1]) {
      const root = headPoint(side * wide * 0.4, -low - head.tip * 0.5, head.muzzle - head.tip * 0.4);
      const tip = addScaled(root, headDirection(0, -1, 0.1), r * head.tip * 0.55);
      b.tube([root, tip], [r * head.tip * 0.12, r * head.tip * 0.02], 8);
    }
  }
  b.bone(skeleton.number('jaw'));
  b.paint(chin, 'fur').sphere(
    headPoint(0, -low - head.tip * 0.92, head.muzzle - head.tip * 0.8),
    [r * wide * 0.62, r * head.tip * 0.3, r * head.tip * 0.62],
    14,
  );
  b.paint(fromHex('#e0707e'), 'satin').sphere(
    headPoint(0, -low - head.tip * 0.66, head.muzzle - head.tip * 0.62),
    [r * wide * 0.38, r * head.tip * 0.12, r * head.tip * 0.55],
    12,
  );
  return b.mesh;
};
