/** Fur over a four-legged body: how long it is and which way it lies. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { addScaled, dot, normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Detail } from '../../kit.ts';
import type { Region } from '../shared/coat.ts';
import { growFur } from '../shared/fur.ts';
import { createCoatPoint } from './coat-point.ts';
import type { Frame } from './shape.ts';

const regionOfBone = (name: string): Region =>
  name.startsWith('tail')
    ? 'tail'
    : name.startsWith('ear')
      ? 'ear'
      : name.includes('Foot')
        ? 'foot'
        : name.includes('Upper') || name.includes('Lower')
          ? 'leg'
          : name === 'head' || name === 'jaw'
            ? 'head'
            : name === 'neck'
              ? 'neck'
              : 'body';

/** Hair length in shares of that on the trunk. */
const hairShare: Partial<Record<Region, number>> = { head: 0.55, foot: 0.45, leg: 0.65, ear: 0.4, tail: 1.2 };

export const coverWithFur = (frame: Frame, skeleton: Skeleton, skin: Mesh, detail: Detail): Mesh => {
  const { shape, h, headCentre, radius, headDirection } = frame;
  const regions = skeleton.bones.map((bone) => regionOfBone(bone.name));
  const directions = skeleton.bones.map((bone) => normalize(subtract(bone.tail, bone.head)));
  const forward = headDirection(0, 0, 1);
  const count = (shape.furCount ?? 7000) * (detail === 0 ? 1 : 0.22);
  /** The ruff of fur that carnivores have below their cheeks. */
  const cheekAt = (position: Vec3): number => {
    if (!shape.head.cheeks || shape.foot !== 'paw') return 0;
    const offset = subtract(position, headCentre);
    const out = Math.abs(offset[0]) / radius;
    return (
      0.75 * smoothstep(0.55, 0.9, out) * smoothstep(0.3, -0.2, dot(offset, headDirection(0, 1, 0)) / radius)
    );
  };
  return growFur(skin, {
    count,
    width: detail === 0 ? 0.17 : 0.32,
    maxWidth: h * 0.011 * (detail === 0 ? 1 : 2),
    lift: shape.furLift ?? 0.4,
    lengthAt: (position, bone) => {
      const region = regions[bone]!;
      const onMuzzle = region === 'head' && dot(subtract(position, headCentre), forward) > radius * 0.62;
      const share = onMuzzle ? 0.2 : region === 'tail' ? (shape.tail.hair ?? 1.2) : (hairShare[region] ?? 1);
      const cheek = region === 'head' && !onMuzzle ? cheekAt(position) : 0;
      const factor = shape.furAt ? shape.furAt(createCoatPoint(frame, ...position, region)) : 1;
      return shape.fur * h * (share + cheek) * factor;
    },
    combAt: (position, bone) => {
      const region = regions[bone]!;
      if (region === 'leg' || region === 'tail' || region === 'ear') return directions[bone]!;
      if (region === 'foot') return [0, -0.6, 0.4];
      if (region === 'head') return addScaled([0, -0.2, 0], forward, -1);
      return position[1] < frame.spine ? [0, -0.7, -0.7] : [0, -0.3, -1];
    },
  });
};
