/** One model from several that move on their own: a truck and the cars under it, a bus and the children who get in. */

import { type Matrix, multiply, transformPoint } from '../../math/matrix.ts';
import type { Model, Part, Particle, Pose, PoseInput } from '../model.ts';

export type Member = {
  model: Model;
  /** Where it is and what it does; null: it is out of sight. */
  act: (input: PoseInput) => { at: Matrix; input: PoseInput } | null;
  /** Changes its parts before they are put in place: dents in a car. */
  change?: (parts: Pose['parts'], input: PoseInput) => Pose['parts'];
};

const placePoints = (points: Float32Array, at: Matrix): Float32Array => {
  const placed = new Float32Array(points.length);
  for (let n = 0; n < points.length; n += 3)
    placed.set(transformPoint(at, [points[n]!, points[n + 1]!, points[n + 2]!]), n);
  return placed;
};

const placePart = (own: Pose['parts'][string] | undefined, at: Matrix): Pose['parts'][string] => {
  if (own === null) return null;
  if (own === undefined) return at;
  if (own instanceof Float32Array) return placePoints(own, at);
  return Array.isArray(own) ? own.map((bone) => multiply(at, bone)) : multiply(at, own);
};

export const combineModels = (
  members: Member[],
  { size, anchors = {} }: Pick<Model, 'size'> & Partial<Pick<Model, 'anchors'>>,
  particlesAt: (input: PoseInput) => Particle[] = () => [],
): Model => ({
  size,
  anchors,
  parts: members.flatMap(({ model }, n) =>
    model.parts.map((part): Part => ({ ...part, name: `${part.name} ${n}` })),
  ),
  pose: (input) => {
    const parts: Pose['parts'] = {};
    for (const [n, { model, act, change }] of members.entries()) {
      const own = act(input);
      const pose = own && (model.pose?.(own.input) ?? { parts: {}, anchors: {} });
      const changed = pose && (change?.(pose.parts, input) ?? pose.parts);
      for (const { name } of model.parts)
        parts[`${name} ${n}`] = own && changed ? placePart(changed[name], own.at) : null;
    }
    return { parts, anchors: {}, particles: particlesAt(input) };
  },
});
