/** A tool as it is held: which way it points, where it meets the work and where the hands are on it. */

import type { Model } from '../../kits/model.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  transformPoint,
  translation,
  translationTo,
} from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import { movePose } from '../change/shapes.ts';
import { bakeModel, boxOf } from './bake-model.ts';
import type { Contact, ToolPlace } from './tool-ways.ts';

export type Held = { mesh: Model; contact: Vec3; grip: Vec3; far: Vec3 };

/** Pointing ahead along +z with its lower side down, at its own size; where it meets the work and where hands are on it. */
export const holdTool = (tool: Actor, contact: Contact): Held => {
  const { model, scale } = tool;
  const box = boxOf(bakeModel(model, scaling(scale)) ?? model.parts[0]!.mesh);
  const [width, tall, depth] = [0, 1, 2].map((axis) => box.high[axis]! - box.low[axis]!) as Vec3;
  const turn =
    tall > depth * 1.4 && tall > width * 1.1
      ? rotationX(Math.PI / 2)
      : width > depth * 1.4
        ? rotationY(-Math.PI / 2)
        : rotationX(0);
  const place = multiply(turn, scaling(scale));
  const { low, high } = boxOf(bakeModel(model, place) ?? model.parts[0]!.mesh);
  const middle = (axis: 0 | 1 | 2) => (low[axis] + high[axis]) / 2;
  const long = high[2] - low[2];
  const isLong = long > 0.14;
  const named = model.anchors.grip && isLong ? transformPoint(place, model.anchors.grip) : null;
  const grip: Vec3 = named ?? [
    middle(0),
    isLong ? middle(1) : high[1],
    isLong ? low[2] + long * 0.15 : middle(2),
  ];
  const points: Record<Contact, Vec3> = {
    tip: [middle(0), isLong ? heightOfTip(model, place, high[2], long) : low[1], high[2]],
    edge: [middle(0), low[1], isLong ? grip[2] + (high[2] - grip[2]) * 0.62 : middle(2)],
    face: [middle(0), low[1], isLong && contact === 'face' ? faceOf(low[2], high[2], grip[2]) : middle(2)],
  };
  return {
    mesh: movePose(model, () => place),
    contact: points[contact],
    grip,
    far: [grip[0], grip[1], high[2] - (grip[2] - low[2])],
  };
};

/** A tool that is gripped at its end works with the other; one that is gripped in the middle with all of its face. */
const faceOf = (low: number, high: number, grip: number): number =>
  grip < low + (high - low) * 0.35 ? high - (high - low) * 0.12 : (low + high) / 2;

/** How high the foremost end is. */
const heightOfTip = (model: Model, place: Matrix, front: number, long: number): number => {
  let [sum, count] = [0, 0];
  for (const { mesh } of model.parts)
    for (let n = 0; n < mesh.positions.length; n += 3) {
      const at = transformPoint(place, [mesh.positions[n]!, mesh.positions[n + 1]!, mesh.positions[n + 2]!]);
      if (at[2] < front - long * 0.04) continue;
      sum += at[1];
      count += 1;
    }
  return count > 0 ? sum / count : 0;
};

export const placeTool = ({ at, lean, turn, spin = 0 }: ToolPlace, contact: Vec3): Matrix =>
  multiply(
    translationTo(at),
    rotationY(Math.PI + turn),
    rotationX(lean),
    translation(-contact[0], -contact[1], -contact[2]),
    ...(spin === 0
      ? []
      : [translation(contact[0], contact[1], 0), rotationZ(spin), translation(-contact[0], -contact[1], 0)]),
  );
