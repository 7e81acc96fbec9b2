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
  const t = head.tip;
  const wide = t * (head.pads ? 1.15 : 1);
  const dark = fromHex('#4a0f14');
  const b = new MeshBuilder();
  // The palate under the muzzle, and the throat between it and the hinge of the jaw.
  b.bone(skeleton.number('head')).paint(dark, 'matte');
  b.sphere(
    headPoint(0, -low - t * 0.72, head.muzzle - t * 1.05),
    [r * wide * 0.78, r * t * 0.42, r * t * 0.9],
    16,
  );
  b.sphere(
    headPoint(0, -low - t * 1.15, Math.max(0.5, head.muzzle - t * 2)),
    [r * wide * 0.8, r * t * 0.95, r * t * 0.8],
    16,
  );
  const fang = (side: number, y: number, z: number, up: number, length: number) => {
    const root = headPoint(side * wide * 0.5, y, z);
    const tip = addScaled(root, headDirection(0, up, 0.1), r * t * length);
    b.tube([root, tip], [r * t * 0.13, r * t * 0.02], 8);
  };
  if (foot === 'paw') {
    b.paint(fromHex('#f6f0e0'), 'glossy');
    for (const side of [-1, 1]) fang(side, -low - t * 0.62, head.muzzle - t * 0.42, -1, 0.7);
  }
  // The lower jaw is whole from its hinge to the chin: without its hinder part it would hang in the air.
  b.bone(skeleton.number('jaw'));
  const hinge = headPoint(0, -low - t * 0.75, 0.4);
  const middle = headPoint(0, -low - t * 1.08, (0.4 + head.muzzle - t * 0.7) / 2);
  const end = headPoint(0, -low - t * 0.98, head.muzzle - t * 0.75);
  b.paint(chin, 'fur').tube([hinge, middle, end], [r * wide * 0.66, r * wide * 0.62, r * wide * 0.5], 14);
  b.sphere(end, [r * wide * 0.62, r * t * 0.42, r * t * 0.5], 14);
  b.paint(dark, 'matte').sphere(
    headPoint(0, -low - t * 0.72, head.muzzle - t * 1.3),
    [r * wide * 0.56, r * t * 0.26, r * t * 0.95],
    14,
  );
  b.paint(fromHex('#e0707e'), 'satin').sphere(
    headPoint(0, -low - t * 0.56, head.muzzle - t * 1.1),
    [r * wide * 0.4, r * t * 0.16, r * t * 0.85],
    14,
  );
  if (foot === 'paw') {
    b.paint(fromHex('#f6f0e0'), 'glossy');
    for (const side of [-1, 1]) fang(side, -low - t * 0.72, head.muzzle - t * 0.5, 1, 0.5);
  }
  return b.mesh;
};
