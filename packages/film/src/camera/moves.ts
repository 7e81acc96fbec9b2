/** Camera moves over a shot: small changes of angle, distance and aim, eased at both ends. */

import { noise } from '../math/noise.ts';
import type { CameraMove } from '../scene/scene.ts';

/** What a move adds at `u` (0 at the shot's start, 1 at its end). Angles in radians, the rest in shares of the distance. */
export type MoveOffset = {
  azimuth: number;
  elevation: number;
  distance: number;
  aimRight: number;
  aimUp: number;
  lift: number;
  zoom: number;
};

const none: MoveOffset = { azimuth: 0, elevation: 0, distance: 1, aimRight: 0, aimUp: 0, lift: 0, zoom: 1 };

const ease = (u: number) => u * u * (3 - 2 * u);

const shake = (time: number, seed: number) => noise(time * 1.7, seed, 0.5) - 0.5;

export const moveAt = (move: CameraMove, u: number, time: number, speed: number): MoveOffset => {
  const s = (ease(u) - 0.5) * speed;
  switch (move) {
    case 'static':
    case 'focus_pull':
      return none;
    case 'pan_left':
      return { ...none, aimRight: -s * 0.55 };
    case 'pan_right':
      return { ...none, aimRight: s * 0.55 };
    case 'tilt_up':
      return { ...none, aimUp: s * 0.5 };
    case 'tilt_down':
      return { ...none, aimUp: -s * 0.5 };
    case 'zoom_in':
      return { ...none, zoom: 1 + (s + 0.5 * speed) * 0.6 };
    case 'zoom_out':
      return { ...none, zoom: 1.5 - (s + 0.5 * speed) * 0.55 };
    case 'dolly_in':
      return { ...none, distance: 1 - s * 0.42 };
    case 'dolly_out':
      return { ...none, distance: 1 + s * 0.46 };
    case 'orbit':
    case 'orbit_counterclockwise':
      return { ...none, azimuth: s * 0.95 };
    case 'orbit_clockwise':
      return { ...none, azimuth: -s * 0.95 };
    case 'crane_up':
      return { ...none, elevation: (s + 0.5) * 0.35 - 0.08, lift: s * 0.15 };
    case 'crane_down':
      return { ...none, elevation: (0.5 - s) * 0.35 - 0.05, lift: -s * 0.15 };
    case 'drone':
      return { ...none, azimuth: s * 0.4, distance: 1 - s * 0.3, elevation: -s * 0.08 };
    case 'handheld':
      return {
        ...none,
        distance: 1 - s * 0.06,
        aimRight: shake(time, 1) * 0.06,
        aimUp: shake(time, 2) * 0.05,
        lift: shake(time, 3) * 0.03,
      };
    case 'first_person':
      return { ...none, distance: 1 - s * 0.5, lift: Math.sin(time * 7) * 0.01 };
    case 'follow':
      return { ...none, azimuth: s * 0.2, distance: 1 - s * 0.06 };
    case 'auto':
      return { ...none, azimuth: s * 0.16, distance: 1 - s * 0.12 };
  }
};
