/** How what flies leaves the ground. */

import { smoothstep } from '../../math/interpolate.ts';
import type { Vec3 } from '../../math/vector.ts';
import { type Actor, mainAction } from '../actor.ts';
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

/** Long-legged birds run over the water and rise, one after the other. */
const takeOffFromWater =
  (position: Vec3, yaw: number, copy: number): Path =>
  (time) => {
    const start = 0.5 + ((copy * 0.37) % 1) * 1.7;
    const t = Math.max(0, time - start);
    const along = 2.4 * (time - 2.4) + 0.35 * t * t;
    return {
      ...still(
        [
          position[0] + Math.sin(yaw) * along,
          position[1] + 0.42 * t ** 1.5,
          position[2] + Math.cos(yaw) * along,
        ],
        yaw,
      ),
      pitch: -0.3 * smoothstep(0, 0.8, t),
      speed: 2.4 + 0.7 * t,
      travelled: along,
    };
  };

type Leaver = Pick<Actor, 'kit' | 'yaw' | 'copy' | 'thing'>;

export const leavesGround = (actor: Actor) =>
  mainAction(actor) === 'launch' || actor.thing.traits.includes('takes off from water');

/** Rockets and saucers rise where they stand; airplanes take a run. */
export const leaveGround = (position: Vec3, { kit, yaw, copy, thing }: Leaver): Path => {
  if (thing.traits.includes('takes off from water')) return takeOffFromWater(position, yaw, copy);
  return kit?.name === 'airplane' ? takeOff(position, yaw, 1.2) : liftOff(position, yaw, 4.5, 0.5);
};
