/** Models of other kits as parts of a set: houses of a village, boats in a harbour, cars at the kerb. */

import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { findKit } from '../../find-kit.ts';
import { type KitOptions, plainOptions } from '../../kit.ts';
import { type Model, poseAtRest } from '../../model.ts';
import type { SetBuilder } from './set-builder.ts';

export type ThingPlacer = (
  noun: string,
  at: Vec3,
  turn?: number,
  change?: Partial<KitOptions>,
  size?: number,
) => Model | undefined;

/** Returns undefined where nobody has modelled the noun, so that the caller can do without. */
export const createThingPlacer = (set: SetBuilder): ThingPlacer => {
  const models = new Map<string, Model | undefined>();
  return (noun, at, turn = 0, change = {}, size = 1) => {
    const key = `${noun} ${change.colour?.join() ?? ''} ${change.seed ?? 1} ${change.detail ?? 1}`;
    if (!models.has(key)) models.set(key, findKit(noun)?.build(plainOptions(noun, { detail: 1, ...change })));
    const model = models.get(key);
    if (!model) return undefined;
    const matrix = multiply(translation(...at), rotationY(turn), scaling(size));
    const isFar = set.distanceToCamera(at[0], at[2]) > 60 + model.size[0];
    const pose = model.pose?.({ ...poseAtRest, darkness: set.request.darkness });
    for (const { name, mesh, castsNoShadow = false } of model.parts) {
      const posed = pose?.parts[name];
      if (posed === null) continue;
      const isStill = posed === undefined || Array.isArray(posed) || !(posed instanceof Float64Array);
      set.add(mesh, isStill ? matrix : multiply(matrix, posed), { castsNoShadow: castsNoShadow || isFar });
    }
    return model;
  };
};
