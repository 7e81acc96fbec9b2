/** Stars that turn round the pole of the sky and leave trails, as a long exposure shows them. */

import type { Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const count = 150;
const segments = 9;
const far = 420;

export const addStarTrails = (set: SetBuilder): void => {
  const { cameraPosition: eye, cameraTarget: target } = set.area;
  const [dx, dz] = [target[0] - eye[0], target[2] - eye[2]];
  const flat = Math.hypot(dx, dz) || 1;
  const ahead: Vec3 = [dx / flat, 0, dz / flat];
  const right: Vec3 = [-ahead[2], 0, ahead[0]];
  const stars = Array.from({ length: count }, (_, n) => ({
    radius: 0.04 + 1.15 * ((n + 0.5) / count) ** 0.75,
    start: n * 2.4 + set.random() * 2,
    size: 0.5 + 0.75 * set.random() ** 2,
    tone: set.random(),
  }));
  // The pole stands over the middle of the horizon.
  const up = 0.42;
  set.particles((time): Particle[] => {
    // Trails are there from the first frame and grow while they turn.
    const turn = 0.13 * time;
    const long = 0.32 + 0.13 * time;
    return stars.flatMap(({ radius, start, size, tone }) => {
      const at = (angle: number): Vec3 => {
        const [x, y] = [radius * Math.cos(angle), up + radius * Math.sin(angle)];
        return [
          eye[0] + far * (ahead[0] + right[0] * x),
          eye[1] + far * y,
          eye[2] + far * (ahead[2] + right[2] * x),
        ];
      };
      return Array.from({ length: segments }, (_, k): Particle => {
        const from = start + turn - long + (long * k) / segments;
        return {
          position: at(from),
          end: at(from + long / segments),
          size: size * 0.62,
          colour: tone < 0.3 ? [1.1, 1.3, 2] : tone < 0.7 ? [1.6, 1.6, 1.7] : [1.9, 1.6, 1.1],
          opacity: 0.25 + (0.6 * (k + 1)) / segments,
        };
      }).filter(({ position }) => position[1] > eye[1] + far * 0.02);
    });
  });
};
