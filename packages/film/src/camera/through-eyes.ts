/** The camera of somebody who goes along. */

import { addScaled, type Vec3 } from '../math/vector.ts';
import { type Camera, createCamera } from '../render/frame-state.ts';
import type { Extent } from './frame-subject.ts';
import { isVehicleSize } from './takes.ts';

/** How far before the middle of a traveller its eyes are, and how far ahead and down they look, in metres. */
const eyesAhead = 0.35;
const lookAhead = 12;
const lookDown = 2.2;

/** What a traveller sees of its own way: the camera is where its eyes are. */
export const throughEyes = (
  { centreAt, extent }: { centreAt: (time: number) => Vec3; extent: Extent },
  travel: Vec3,
  groundAt: (x: number, z: number) => number,
  time: number,
): Camera => {
  const eye = addScaled(centreAt(time), travel, eyesAhead);
  // A figure that sits in a vehicle looks over it.
  eye[1] += extent.height * (isVehicleSize(extent) ? 0.6 : 0.44) + Math.sin(time * 7) * 0.02;
  eye[1] = Math.max(eye[1], groundAt(eye[0], eye[2]) + 0.4);
  const target = addScaled(eye, travel, lookAhead);
  target[1] -= lookDown;
  return createCamera(eye, target, 0.95);
};
