/** What every road vehicle does: bob on its springs, light its lamps, flash. */

import { type Matrix, multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Beam, Lamp, Pose, PoseInput } from '../../model.ts';
import { lightsOn } from '../../shared/windows.ts';

/** Small movements of the body on its springs; more the faster it goes. */
export const springs = ({ time, speed, turnRate, phase }: PoseInput, amount = 1): Matrix => {
  const pace = Math.min(1, Math.abs(speed) / 8) * amount;
  const idle = speed === 0 ? 0.0012 * amount : 0;
  return multiply(
    translation(0, pace * 0.012 * Math.sin(time * 7.3 + phase) + idle * Math.sin(time * 30), 0),
    rotationX(pace * 0.004 * Math.sin(time * 5.1 + phase * 2)),
    rotationZ(Math.max(-0.04, Math.min(0.04, turnRate * speed * 0.006))),
  );
};

/** Light of the headlamps on the road, and their cones in the air. */
export const headlights = (
  { darkness }: PoseInput,
  left: Vec3,
  right: Vec3,
  colour: Vec3 = [1.5, 1.3, 1],
): { lamps: Lamp[]; beams: Beam[] } => {
  if (darkness < lightsOn) return { lamps: [], beams: [] };
  return {
    lamps: [{ position: [0, left[1], left[2] + 2.6], colour, reach: 9 }],
    beams: [left, right].map((position) => ({
      position,
      direction: [0, -0.07, 1] as Vec3,
      colour: [colour[0] * 0.25, colour[1] * 0.25, colour[2] * 0.25] as Vec3,
      spread: 0.12,
      reach: 14,
    })),
  };
};

type Axles = { pose: (travelled: number) => Record<string, Matrix> };

/** Body and lamps on the springs, wheels that have rolled as far as it has gone, headlamps lit in the dark. */
export const poseOnWheels = (
  input: PoseInput,
  axles: Axles,
  springiness: number,
  lamps: { left: Vec3; right: Vec3; colour?: Vec3 },
): Pose => {
  const spring = springs(input, springiness);
  return {
    parts: {
      body: spring,
      lit: input.darkness > lightsOn ? spring : null,
      ...axles.pose(input.travelled),
    },
    anchors: {},
    ...headlights(input, lamps.left, lamps.right, lamps.colour),
  };
};

/** Which of two flashing lights is on. */
export const flashing = (time: number): 0 | 1 => (Math.floor(time * 5) % 2 === 0 ? 0 : 1);
