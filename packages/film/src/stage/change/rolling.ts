/** Things without wheels that roll: on their side, about the axis that lies across the way. */

import type { Model, Pose, PoseInput } from '../../kits/model.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import type { Actor } from '../actor.ts';
import { movePose } from './shapes.ts';

/** Taller or flatter than this, in its other sides, a thing has one axis that it rolls about. */
const clearlyLonger = 1.15;
const clearlyFlatter = 0.6;

type Rolled = { lying: Matrix; radius: number };

/** The thing about its middle, with the axis that it rolls about from left to right. */
const layAcross = ({ size: [width, tall, long] }: Model): Rolled => {
  const round = Math.max(width, long);
  if (tall > round * clearlyLonger) return { lying: rotationZ(Math.PI / 2), radius: round / 2 };
  if (tall < round * clearlyFlatter && Math.min(width, long) > round * 0.8)
    return { lying: rotationZ(Math.PI / 2), radius: round / 2 };
  if (long > width * clearlyLonger)
    return { lying: rotationY(Math.PI / 2), radius: Math.max(tall, width) / 2 };
  return { lying: rotationY(0), radius: tall / 2 };
};

const rolling = (model: Model): Model => {
  const { lying, radius } = layAcross(model);
  const middle = model.size[1] / 2;
  const place = (_: number, { travelled }: PoseInput): Matrix =>
    multiply(translation(0, radius, 0), rotationX(travelled / radius), lying, translation(0, -middle, 0));
  return movePose(model, place);
};

/** Whether the model turns by itself as it goes: a ball does, a barrel does not. */
const turnsByItself = (model: Model): boolean => {
  const at = (travelled: number): Pose | undefined =>
    model.pose?.({
      time: 0,
      action: 'roll',
      actionTime: 0,
      actionSeconds: 4,
      speed: 1,
      travelled,
      turnRate: 0,
      phase: 0,
      lookAt: null,
      seatHeight: null,
      wind: 0,
      darkness: 0,
    });
  return JSON.stringify(at(0)) !== JSON.stringify(at(model.size[1]));
};

export const rollThings = (actors: readonly Actor[]): void => {
  for (const actor of actors) {
    const { thing, kit, model, support } = actor;
    const isStill = thing.person === null && kit?.locomotion === 'none';
    if (!isStill || thing.acts[0]?.action !== 'roll' || support.kind === 'held') continue;
    if (model.parts.some(({ mesh }) => mesh.bones.length > 0) || turnsByItself(model)) continue;
    actor.model = rolling(model);
  }
};
