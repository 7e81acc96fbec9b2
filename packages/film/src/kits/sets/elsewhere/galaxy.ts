/** A spiral galaxy: two arms of stars around a bright core, seen at a slant, turning slowly. */

import type { Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

export const addGalaxy = (set: SetBuilder, reach: number): void => {
  const depth = reach * 12;
  const isAlone = !set.area.hasCast;
  const [cx, cz] = set.atFrame(isAlone ? 0 : 0.25, depth);
  const { cameraPosition, cameraTarget, cameraDistance } = set.area;
  const rise = (cameraTarget[1] - cameraPosition[1]) / Math.max(1, cameraDistance);
  const cy = cameraPosition[1] + rise * depth + (isAlone ? 0 : depth * 0.08);
  const radius = (depth * (isAlone ? 0.62 : 0.4)) / set.area.focalLength;
  const stars = Array.from({ length: 700 }, (_, n) => {
    const share = set.random() ** 0.75;
    const arm = (n % 2) * Math.PI;
    return {
      share,
      angle: arm + share * 5.2 + (set.random() - 0.5) * (1.7 - 0.6 * share),
      lift: (set.random() - 0.5) * 0.06 * (1 - share),
      isGas: n % 3 === 0,
      size: 0.5 + set.random(),
      wisp: n * 1.3,
    };
  });
  const tilt = 0.52;
  const at = (share: number, angle: number, lift: number): Vec3 => {
    const [x, y] = [Math.cos(angle) * share * radius, Math.sin(angle) * share * radius];
    return [cx + x + y * 0.12, cy + y * tilt + lift * radius + x * 0.16, cz - y * 0.8];
  };
  set.particles((time): Particle[] => [
    ...[0.34, 0.2, 0.1].map((size, n) => ({
      position: [cx, cy, cz] as Vec3,
      size: radius * size,
      colour: (
        [
          [0.9, 0.55, 0.35],
          [1.6, 1.1, 0.7],
          [3, 2.5, 1.9],
        ] as Vec3[]
      )[n]!,
      opacity: [0.5, 0.6, 0.9][n]!,
    })),
    ...stars.map(({ share, angle, lift, isGas, size, wisp }) => ({
      position: at(share, angle - time * 0.16, lift),
      size: radius * (isGas ? 0.12 * size : 0.008 * size),
      colour: (isGas
        ? share > 0.55
          ? [0.22, 0.4, 1]
          : [0.75, 0.35, 0.75]
        : share < 0.35
          ? [2.6, 2.1, 1.5]
          : [1.7, 2, 2.8]) as Vec3,
      opacity: isGas ? 0.2 : 0.9,
      ...(isGas && { wisp }),
    })),
  ]);
};
