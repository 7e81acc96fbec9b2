/** Fans of thin laser beams that sweep over a stage and the crowd before it. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { SetRequest } from '../../../set.ts';
import type { SetBuilder } from '../../shared/set-builder.ts';

export const hasLasers = ({ details }: SetRequest): boolean => details?.includes('lasers') ?? false;

const colours: Vec3[] = [
  [0.2, 3.2, 0.5],
  [3, 0.3, 2.6],
  [0.3, 1.4, 3.6],
  [0.2, 3.2, 0.5],
];
const beamsOfFan = 7;
/** Metres; beyond the camera, so that a beam has no end in the picture. */
const beamLength = 26;

/** From boxes in a row at one height behind the stage, towards the camera and up. */
export const addLasers = (set: SetBuilder, half: number, height: number, z: number): void => {
  for (const [n, colour] of colours.entries()) {
    const x = half * (-0.75 + n * 0.5);
    const builder = new MeshBuilder().paint(colour, 'glow');
    for (let k = 0; k < beamsOfFan; k += 1) {
      const a = (k / (beamsOfFan - 1) - 0.5) * 1.25;
      const end: Vec3 = [Math.sin(a) * beamLength, Math.cos(a) * beamLength, 0];
      builder.tube([[0, 0, 0], end], 0.017, 4, false);
    }
    set.add(builder.mesh, undefined, {
      castsNoShadow: true,
      update: (time) =>
        multiply(
          translation(x, height, z),
          rotationZ(0.35 * Math.sin(time * 0.9 + n * 1.7) - (x / half) * 0.35),
          rotationX(0.8 + 0.35 * Math.sin(time * 1.3 + n * 2.1)),
        ),
    });
  }
};
