/** A comet high over the land: a bright head that moves slowly, with a long curved tail of dust and a thin blue one of gas. */

import type { Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const distance = 420;

export const addComet = (set: SetBuilder): void => {
  const [cx, cy, cz] = set.area.cameraPosition;
  // Along the picture from the upper left; heights are shares of the distance.
  const at = (across: number, up: number): Vec3 => {
    const [x, z] = set.atFrame(across, distance);
    const scale = distance / Math.max(1, Math.hypot(x - cx, z - cz));
    return [cx + (x - cx) * scale, cy + distance * up, cz + (z - cz) * scale];
  };
  const count = 150;
  set.particles((time): Particle[] => {
    const move = time * 0.035;
    const head: [number, number] = [-0.02 + move, 0.17 - move * 0.1];
    const dust = Array.from({ length: count }, (_, n): Particle => {
      const t = ((n + 0.5) / count) ** 1.2;
      const wide = Math.sin(n * 2.4) * (0.006 + 0.03 * t);
      return {
        position: at(head[0] - t * 0.62 + wide * 0.4, head[1] + t * 0.12 + t * t * 0.06 + wide),
        size: 5 + t * 12,
        colour: [1.5 - t * 0.4, 1.45 - t * 0.3, 1.5],
        opacity: 0.5 * (1 - t) ** 1.5,
      };
    });
    const gas = Array.from({ length: 70 }, (_, n): Particle => {
      const t = (n + 0.5) / 70;
      return {
        position: at(head[0] - t * 0.5, head[1] + t * 0.2),
        size: 4 + t * 4,
        colour: [0.35, 0.8, 1.9],
        opacity: 0.4 * (1 - t),
      };
    });
    const core = [16, 9, 5].map(
      (size, n): Particle => ({
        position: at(head[0], head[1]),
        size,
        colour: n === 0 ? [0.8, 1.3, 2] : [2.6, 2.8, 3],
        opacity: n === 0 ? 0.45 : 0.95,
      }),
    );
    return [...gas, ...dust, ...core];
  });
};
