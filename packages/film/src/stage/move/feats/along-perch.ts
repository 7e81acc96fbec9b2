/** A small animal that walks along a blade, a leaf or a twig: it keeps to the curved surface. */

import { scale, type Vec3 } from '../../../math/vector.ts';
import { type Path, still } from '../paths.ts';

/** `distance` in metres of the perch's own size; half of it before its middle, half after. */
export const alongPerch =
  (way: (x: number) => Vec3, size: number, distance: number, seconds: number): Path =>
  (time) => {
    const x = distance * (time / seconds - 0.5);
    const [from, to] = [way(x - 0.004), way(x + 0.004)];
    const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const speed = (distance * size) / seconds;
    return {
      ...still(scale(way(x), size), Math.atan2(dx, dz)),
      pitch: -Math.atan2(dy, Math.hypot(dx, dz)),
      speed,
      travelled: speed * time,
    };
  };
