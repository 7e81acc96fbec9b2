/** Ears and other thin, cupped leaves of skin with an outside and an inside colour. */

import type { MaterialName } from '../../../geometry/materials.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { addScaled, cross, dot, mix, normalize, type Vec3 } from '../../../math/vector.ts';

export type EarOutline = 'pointed' | 'round' | 'leaf' | 'fan';

/** Half the width at a share of the length. */
const outlines: Record<EarOutline, (v: number) => number> = {
  pointed: (v) => (1 - v) ** 0.75 * (0.85 + 0.5 * v),
  round: (v) => Math.sqrt(Math.max(0, 1 - (v * 1.25 - 0.25) ** 2)),
  leaf: (v) => Math.sin(Math.PI * Math.min(1, 0.16 + v * 0.84)) ** 0.8 * (1.05 - v * 0.15),
  fan: (v) => Math.sqrt(Math.max(0, 1 - (v * 1.72 - 0.72) ** 2)) * (1.08 - 0.28 * v),
};

export type EarOptions = {
  base: Vec3;
  /** From base to tip. */
  direction: Vec3;
  /** Where the open side looks. */
  facing: Vec3;
  length: number;
  /** Full width. */
  width: number;
  outline: EarOutline;
  /** How much the edges curl towards the open side, 0 to 1. */
  cup?: number;
  /** How much the tip bends towards the open side. */
  bend?: number;
  outside: Vec3;
  inside: Vec3;
  material?: MaterialName;
  rows?: number;
  /** A furry rim in the outside colour around a bare inside; and how thick the ear is, in shares of its width. */
  hasFurryRim?: boolean;
  thickness?: number;
};

/** How far the fur of the rim reaches in. */
const rimAt = (outwards: number): number => smoothstep(0.42, 0.78, outwards);

export const addEar = (builder: MeshBuilder, options: EarOptions) => {
  const { base, length, width, outline, cup = 0.5, bend = 0, outside, inside, rows = 7 } = options;
  const { hasFurryRim = false, thickness: depth = 0.1 } = options;
  const up = normalize(options.direction);
  const front = normalize(addScaled(options.facing, up, -dot(options.facing, up)));
  const side = cross(up, front);
  const columns = hasFurryRim ? 8 : 6;
  const half = width / 2;
  const material = options.material ?? 'fur';
  const isRound = outline === 'round' || outline === 'fan';
  const layer = (offset: number, isFront: boolean) => {
    builder.paint(isFront ? inside : outside, material);
    const grid = Array.from({ length: rows + 1 }, (_, row) => {
      // Rows are closer together at a round end.
      const v = isRound ? 1 - (1 - row / rows) ** 2 : row / rows;
      const reach = outlines[outline](v) * half;
      return Array.from({ length: columns + 1 }, (_, column) => {
        const t = (column / columns) * 2 - 1;
        const curl = (t * t - 0.4) * cup * reach + bend * length * v * v;
        // The two layers meet at the rim, so the ear is closed.
        const thickness = offset * (1 - t * t) * (1 - v * v);
        const point = addScaled(
          addScaled(addScaled(base, up, length * v), side, t * reach),
          front,
          curl + thickness,
        );
        if (hasFurryRim && isFront)
          builder.paint(mix(inside, outside, rimAt(Math.max(Math.abs(t), v * v))), material);
        const normal = normalize(addScaled(front, side, -t * cup * 1.2 * (isFront ? 1 : 1)));
        return builder.vertex(point, isFront ? normal : [-normal[0], -normal[1], -normal[2]]);
      });
    });
    builder.grid(grid);
  };
  layer(width * 0.02, true);
  layer(-width * depth, false);
};
