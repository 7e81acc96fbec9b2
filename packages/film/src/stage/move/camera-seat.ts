/** The seat from which a first person view of a ride is filmed. */

import type { Subject } from '../../camera/shots.ts';
import type { StageSet } from '../../kits/set.ts';
import { multiply, rotationY, scaling, translation } from '../../math/matrix.ts';
import { type Actor, mainAction } from '../actor.ts';
import { footingAt } from './ground-contact.ts';

export const seatForCamera = (actor: Actor, set: StageSet): Pick<Subject, 'eyeAt'> => {
  const { model, phase, scale } = actor;
  if (!model.anchors.eye || !model.pose) return {};
  return {
    eyeAt: (time) => {
      const { position, yaw } = actor.path!(time);
      const [x, y, z] = position;
      const still = { actionTime: time, actionSeconds: 1, speed: 0, travelled: 0, turnRate: 0, wind: 0 };
      const pose = model.pose!({ ...still, time, phase, action: mainAction(actor), darkness: 0 });
      const ground = footingAt(actor, set, x, z, 0);
      return multiply(translation(x, ground + y, z), rotationY(yaw), scaling(scale), pose.anchors.eye!);
    },
  };
};
