/** Puts a street car on its axles: wheels that roll, a body that sways, windows lit in the dark, one headlamp. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { headlights } from '../shared/driving.ts';
import { addWheel } from '../shared/wheels.ts';

type StreetCar = Pick<Model, 'size' | 'anchors'> & {
  /** Along z, metres. */
  axles: readonly number[];
  /** From the middle of the track to a wheel. */
  halfGauge: number;
  wheelRadius: number;
  lamp: Vec3;
  detail: number;
};

export const assembleStreetCar = (
  body: MeshBuilder,
  lit: MeshBuilder,
  { size, anchors, axles, halfGauge, wheelRadius, lamp, detail }: StreetCar,
): Model => {
  const axle = new MeshBuilder();
  for (const side of [-1, 1])
    axle.at(translation(side * halfGauge, 0, 0), (k) =>
      addWheel(k, wheelRadius, 0.12, 'rail', side, fromHex('#1b1c1f'), detail === 0 ? 14 : 8),
    );
  const builders: Record<string, MeshBuilder> = { body, lit };
  for (const n of axles.keys()) builders[`axle${n}`] = axle;
  const [left, right]: [Vec3, Vec3] = [
    [lamp[0] + 0.1, lamp[1], lamp[2]],
    [lamp[0] - 0.1, lamp[1], lamp[2]],
  ];
  return assembleModel(builders, {
    size,
    anchors: { ...anchors, lampLeft: left, lampRight: right },
    pose: (input) => {
      const sway = translation(0, 0.008 * Math.sin(input.time * 6) * Math.min(1, input.speed / 4), 0);
      const parts: Record<string, Matrix | null> = {
        body: sway,
        lit: input.darkness > lightsOn ? sway : null,
      };
      for (const [n, z] of axles.entries())
        parts[`axle${n}`] = multiply(
          translation(0, wheelRadius, z),
          rotationX(input.travelled / wheelRadius),
        );
      return { parts, anchors: {}, ...headlights(input, left, right) };
    },
  });
};
