import type { ActionArea } from '../../src/kits/set.ts';

/** Of one person who stands on ground of that height. */
export const areaOn = (height: number): ActionArea => ({
  low: [-0.6, height, -0.6],
  high: [0.6, height + 1.7, 0.6],
  hasCast: true,
  subjectHeight: 1.7,
  cameraPosition: [0.8, height + 1.6, 4.6],
  cameraTarget: [0, height + 1, 0],
  cameraTravel: [0, 0, 0],
  cameraDistance: 4.7,
  focalLength: 1.3,
  aspect: 16 / 9,
  landmarks: [],
});
