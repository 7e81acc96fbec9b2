/** Sun and sky of each hour of the day. */

import type { Vec3 } from '../math/vector.ts';
import type { TimeOfDay } from '../scene/scene.ts';

export type Hour = {
  elevation: number;
  /** Angle of the sun from the camera's own direction: 0 behind the camera, 3.1 before it. */
  side: number;
  sun: Vec3;
  sky: Vec3;
  ground: Vec3;
  zenith: Vec3;
  horizon: Vec3;
  cloudLit: Vec3;
  cloudDark: Vec3;
  exposure: number;
  glow: number;
  darkness: number;
};

const day: Hour = {
  elevation: 0.75,
  side: -0.9,
  sun: [2.5, 2.2, 1.75],
  sky: [0.42, 0.54, 0.74],
  ground: [0.2, 0.2, 0.14],
  zenith: [0.1, 0.26, 0.62],
  horizon: [0.6, 0.74, 0.86],
  cloudLit: [1.3, 1.25, 1.18],
  cloudDark: [0.55, 0.62, 0.74],
  exposure: 0.72,
  glow: 0.4,
  darkness: 0,
};
const goldenHour: Hour = {
  ...day,
  elevation: 0.3,
  side: 1.9,
  sun: [3.1, 1.65, 0.62],
  sky: [0.42, 0.39, 0.42],
  ground: [0.18, 0.15, 0.1],
  zenith: [0.16, 0.28, 0.55],
  horizon: [1.1, 0.68, 0.32],
  cloudLit: [1.4, 1, 0.65],
  cloudDark: [0.45, 0.42, 0.5],
  exposure: 0.8,
  glow: 0.6,
  darkness: 0.1,
};
const sunset: Hour = {
  ...goldenHour,
  elevation: 0.13,
  side: 2.72,
  sun: [2.9, 1.35, 0.5],
  sky: [0.38, 0.35, 0.43],
  ground: [0.17, 0.13, 0.1],
  zenith: [0.16, 0.19, 0.4],
  horizon: [1.15, 0.55, 0.24],
  cloudLit: [1.5, 0.7, 0.4],
  cloudDark: [0.3, 0.22, 0.34],
  exposure: 0.9,
  glow: 0.8,
  darkness: 0.3,
};
const dusk: Hour = {
  ...sunset,
  elevation: 0.1,
  side: 2.6,
  sun: [0.5, 0.35, 0.4],
  sky: [0.24, 0.27, 0.42],
  ground: [0.09, 0.09, 0.11],
  zenith: [0.06, 0.09, 0.22],
  horizon: [0.5, 0.3, 0.32],
  cloudLit: [0.5, 0.34, 0.4],
  cloudDark: [0.12, 0.12, 0.22],
  exposure: 1,
  glow: 0.3,
  darkness: 0.8,
};
const night: Hour = {
  ...dusk,
  elevation: 0.8,
  side: -1.9,
  sun: [0.32, 0.4, 0.62],
  sky: [0.1, 0.125, 0.21],
  ground: [0.04, 0.045, 0.06],
  zenith: [0.008, 0.013, 0.04],
  horizon: [0.05, 0.065, 0.12],
  cloudLit: [0.1, 0.12, 0.18],
  cloudDark: [0.02, 0.025, 0.045],
  exposure: 1.05,
  glow: 0.1,
  darkness: 1,
};
export const hours: Record<TimeOfDay, Hour> = {
  dawn: {
    ...sunset,
    sun: [2, 1.1, 0.7],
    horizon: [1.05, 0.6, 0.42],
    zenith: [0.2, 0.26, 0.5],
    exposure: 0.85,
    darkness: 0.2,
  },
  morning: {
    ...goldenHour,
    elevation: 0.5,
    side: -1.2,
    sun: [2.7, 1.7, 0.85],
    sky: [0.36, 0.42, 0.55],
    horizon: [0.8, 0.75, 0.65],
    darkness: 0,
  },
  day,
  golden_hour: goldenHour,
  sunset,
  dusk,
  night,
  day_to_night: day,
  night_to_day: night,
};
