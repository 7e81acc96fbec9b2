/** A sword drawn from the sheath at the left hip and raised before the body. */

import { rotationY, transformDirection } from '../../../math/matrix.ts';
import { addScaled, mix, normalize, type Vec3 } from '../../../math/vector.ts';
import { type ActionPose, setFoot, setHand, track, wave } from '../moment.ts';

/** Where the sheath opens, which way the blade lies in it, and which way the knuckles look: metres of a grown body. */
export const sheathMouth: Vec3 = [0.13, 0.95, 0.15];
export const sheathWay: Vec3 = normalize([0.62, -0.4, -0.67]);
export const sheathSide: Vec3 = normalize([0.7, 0.1, 0.588]);

/** From the middle of the fist to the guard, and from the wrist to the middle of the fist. */
const [toGuard, toFist] = [0.12, 0.085];
/** How far the arm draws along the sheath before it swings up. */
const drawn = 0.5;

const mirrored = ([x, y, z]: Vec3): Vec3 => [-x, y, z];

export const unsheathe: ActionPose = (pose, { t, seconds, time }) => {
  const u = t / seconds;
  const out = track(u, [
    [0, 0.08],
    [0.06, 0.1],
    [0.62, 1],
    [1, 1],
  ]);
  const raise = track(u, [
    [0.56, 0],
    [0.84, 1],
  ]);
  const yaw = 0.42 - 0.62 * out + 0.2 * raise;
  pose.hips = [0, -0.05, 0];
  pose.chest = [0.1 * (1 - raise), yaw, 0];
  pose.head = [0.1 - 0.16 * raise, 0.2 * (1 - out) - yaw * 0.6, 0];
  setFoot(pose, 'right', [0.13, 0, 0.2], { yaw: 0.05 });
  setFoot(pose, 'left', [0.14, 0, -0.16], { yaw: 0.5 });
  const along = addScaled(sheathMouth, sheathWay, -(toGuard + drawn * out));
  const raised: Vec3 = [-0.16, 1.16 + 0.008 * wave(time, 2.6), 0.42];
  const blade = normalize(mix(sheathWay, [0.34, 0.9, 0.12], raise * raise * (3 - 2 * raise)));
  const knuckles = normalize(mix(sheathSide, [0.4, 0.1, 0.9], raise));
  const fist = mix(along, raised, raise);
  // Directions of hands turn with the chest, places do not.
  const inChest = (way: Vec3) => transformDirection(rotationY(-yaw), way);
  setHand(pose, 'right', mirrored(addScaled(fist, knuckles, -toFist)), {
    space: 'ground',
    elbow: [1, -0.3, -0.4],
    fingers: mirrored(inChest(knuckles)),
    thumb: mirrored(inChest(blade)),
    grip: 1,
  });
  // The other hand holds the sheath behind its mouth.
  const onSheath = addScaled(addScaled(sheathMouth, sheathWay, 0.07), [0.3, 0.6, -0.3], 0.09);
  setHand(pose, 'left', onSheath, {
    space: 'ground',
    elbow: [1, -0.1, -0.6],
    fingers: inChest([-0.3, -0.75, 0.4]),
    thumb: inChest([-0.5, 0.4, 0.7]),
    grip: 0.9,
  });
  pose.face.brows = -0.7;
};
