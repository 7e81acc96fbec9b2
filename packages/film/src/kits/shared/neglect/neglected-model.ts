/** A thing that was left to itself: weathered, still, with ivy over what is large. */

import { createRandom } from '../../../math/random.ts';
import { type Model, type PoseInput, poseAtRest } from '../../model.ts';
import { growIvy } from './grow-ivy.ts';
import { weatherMesh } from './weather-mesh.ts';

/** Metres from which something is large enough to be climbed. */
const climbed = 1.2;

const still = (input: PoseInput): PoseInput => ({
  ...input,
  time: 0,
  actionTime: 0,
  action: 'stand',
  speed: 0,
  travelled: 0,
});

export const neglectedModel = (model: Model, seed: number): Model => {
  const { pose } = model;
  const parts = model.parts.map((part) => ({ ...part, mesh: weatherMesh(part.mesh) }));
  const height = model.size[1];
  const rest = pose?.(poseAtRest);
  const surfaces = parts.flatMap(({ name, mesh }) => {
    const placed = rest?.parts[name];
    if (placed === undefined) return [{ mesh }];
    return placed instanceof Float64Array ? [{ mesh, matrix: placed }] : [];
  });
  const ivy =
    height < climbed
      ? []
      : [
          {
            name: 'ivy',
            mesh: growIvy({
              surfaces,
              clumps: 170,
              patch: height * 0.3,
              weightAt: ([, y]) => (y > height * 0.03 ? 1.4 - y / height : 0),
              leafAt: () => Math.max(0.05, height * 0.014),
              groundAt: () => 0,
              random: createRandom(seed + 77),
            }),
            castsNoShadow: true,
          },
        ];
  return {
    ...model,
    parts: [...parts, ...ivy],
    ...(pose && { pose: (input: PoseInput) => pose(still(input)) }),
  };
};
