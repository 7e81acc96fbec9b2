/** How what flies leaves the ground. */

import { smoothstep } from '../../math/interpolate.ts';
import type { Vec3 } from '../../math/vector.ts';
import { liftOff, type Path, still } from './paths.ts';

/** A run along the ground and a climb with the nose up, for what needs wings to rise. */
const takeOff =
  (position: Vec3, yaw: number, run: number): Path =>
  (time) => {
    const speed = 9 + 5 * time;
    const along = 9 * time + 2.5 * time * time - 14;
    const t = Math.max(0, time - run);
    return {
      ...still(
        [position[0] + Math.sin(yaw) * along, position[1] + 1.3 * t * t, position[2] + Math.cos(yaw) * along],
        yaw,
      ),
      pitch: -0.22 * smoothstep(run - 0.5, run + 0.9, time),
      speed,
      travelled: along,
    };
  };

/** Rockets and saucers rise where they stand; airplanes take a run. */
export const leaveGround = (
  position: Vec3,
  { kit, yaw }: { kit: { name: string } | null | undefined; yaw: number },
): Path => (kit?.name === 'airplane' ? takeOff(position, yaw, 1.2) : liftOff(position, yaw, 4.5, 0.5));
