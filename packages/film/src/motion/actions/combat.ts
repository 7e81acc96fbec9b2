/** Bow, sword and fists. */

import { clamp, fraction } from '../../math/interpolate.ts';
import { type ActionPose, openMouth, repeat, setFoot, setHand, track, wave } from './moment.ts';
import { releaseMoments } from './release-moments.ts';

/** A bow: raise, draw to the cheek, hold, loose. */
export const shoot: ActionPose = (pose, moment) => {
  const u = repeat(moment, releaseMoments.shoot.seconds);
  const draw = track(u, [
    [0, 0],
    [0.2, 0.1],
    [0.5, 1],
    [0.61, 1],
    [0.64, 0],
    [1, 0],
  ]);
  pose.pelvis = [0, -1.15, 0];
  pose.chest = [0, -0.2, 0];
  pose.head = [0, 1.3, 0];
  setFoot(pose, 'left', [0.04, 0, 0.2], { yaw: -0.1 });
  setFoot(pose, 'right', [0.04, 0, -0.2], { yaw: 1.2 });
  setHand(pose, 'left', [0.46, 0.02, 0.08], {
    elbow: [0, -1, -0.4],
    fingers: [1, 0, 0.1],
    thumb: [0, 1, 0],
    grip: 1,
  });
  setHand(pose, 'right', [-0.62 + draw * 0.62, 0.06, 0.22 - draw * 0.06], {
    elbow: [1, 0.15, -0.3],
    fingers: [-1, 0, 0.15],
    thumb: [0, 1, 0],
    grip: 0.8,
  });
};

/** With a sword or lance: cuts from both sides and a thrust. */
export const fence: ActionPose = (pose, moment) => {
  const u = repeat(moment, 2.4);
  const side = track(u, [
    [0, -0.3],
    [0.14, -1],
    [0.28, 1],
    [0.44, 1],
    [0.58, -0.8],
    [0.74, 0],
    [1, -0.3],
  ]);
  const thrust = track(u, [
    [0, 0],
    [0.66, -0.2],
    [0.78, 1],
    [0.86, 0.8],
    [1, 0],
  ]);
  const raise = track(u, [
    [0, 0],
    [0.12, 1],
    [0.28, -0.6],
    [0.44, 0.8],
    [0.58, -0.5],
    [0.72, 0],
    [1, 0],
  ]);
  pose.hips = [0, -0.14 - thrust * 0.05, thrust * 0.14];
  pose.pelvis = [0.08, -0.35 + side * 0.12 + thrust * 0.2, 0];
  pose.chest = [0.12 - raise * 0.12, side * 0.35 + thrust * 0.3, 0];
  pose.head = [-0.05, 0.3 - side * 0.35 - thrust * 0.3, 0];
  setFoot(pose, 'right', [0.12, 0, 0.26 + thrust * 0.12], { yaw: 0.05 });
  setFoot(pose, 'left', [0.12, 0, -0.26], { yaw: 0.8, pitch: clamp(thrust) * 0.5 });
  setHand(
    pose,
    'right',
    [-side * 0.26, -0.08 + raise * 0.34, 0.34 + thrust * 0.14 - Math.abs(raise) * 0.06],
    {
      elbow: [1, -0.6, -0.3],
      fingers: [-side * 0.5, -0.15, 1],
      thumb: [-side * 0.5, 0.9 - thrust * 0.5, 0.25 + clamp(-raise) * 1.1 + thrust * 1.4],
      grip: 1,
    },
  );
  setHand(pose, 'left', [0.02, -0.18, 0.26], {
    elbow: [1, -0.6, -0.2],
    fingers: [-1, 0.2, 0.35],
    thumb: [0, 1, 0.2],
    grip: 1,
  });
  pose.face.brows = -0.8;
  openMouth(pose, clamp(thrust + Math.abs(side) * 0.3) * 0.6);
};

/** Body against body, the arms round the other's belt; both push and heave. */
export const wrestle: ActionPose = (pose, moment) => {
  const heave = wave(moment.t, 1.1);
  const step = wave(moment.t, 0.8);
  pose.hips = [0.03 * step, -0.2 + 0.035 * heave, -0.2];
  pose.pelvis = [0.42 + 0.06 * heave, 0.1 * step, 0.05 * step];
  pose.chest = [0.42, 0.14 * heave, 0.08 * step];
  pose.head = [-0.5, 0, 0.3];
  setFoot(pose, 'left', [0.3, Math.max(0, step) * 0.07, 0.12], { yaw: 0.5 });
  setFoot(pose, 'right', [0.3, Math.max(0, -step) * 0.07, -0.4], { yaw: 0.7, pitch: 0.2 });
  setHand(pose, 'left', [0.05, 0.1 + 0.04 * heave, 0.47], { elbow: [1, -0.5, 0], grip: 0.8 });
  setHand(pose, 'right', [0.08, 0.24 - 0.05 * heave, 0.44], { elbow: [1, 0.1, 0], grip: 0.8 });
  pose.face = { mouth: 'open', opening: 0.2 + 0.15 * heave, brows: -1.6, lids: 0.2 };
};

/** How far the left and the right fist are out, 0 to 1, in a round of two blows. */
const blows = (u: number): [jab: number, cross: number] => {
  const blow = (v: number) =>
    track(v, [
      [0, 0],
      [0.04, -0.18],
      [0.12, 1],
      [0.42, 1],
      [0.5, 0],
      [1, 0],
    ]);
  return [blow(fraction(u + 0.27)), blow(fraction(u + 0.77))];
};

const blowsPeriod = 1.1;

/** How far a bag is pushed by the fist on it, and which way it turns, -1 to 1. */
export const bagSwing = (t: number, seconds: number): { away: number; aside: number } => {
  const u = fraction(t / (seconds / Math.max(1, Math.round(seconds / blowsPeriod))));
  const [jab, cross] = blows(u);
  return { away: Math.max(jab, cross), aside: clamp(cross) - clamp(jab) };
};

/** Seconds of an attack and the defence after it; of two copies one defends while the other attacks. */
const boutPeriod = 2;

/** Against an opponent: a jab and a cross at the head, a hook at the body, then guarding, slipping and ducking. */
const box: ActionPose = (pose, moment) => {
  const u = fraction(moment.time / boutPeriod);
  const blow = (from: number) =>
    track(u, [
      [0, 0],
      [from, 0],
      [from + 0.05, 1],
      [from + 0.12, 1],
      [from + 0.17, 0],
      [1, 0],
    ]);
  const [jab, cross, hook] = [blow(0.02), blow(0.17), blow(0.32)];
  const right = Math.max(cross, hook);
  const out = Math.max(jab, right);
  const duck = track(u, [
    [0, 0],
    [0.52, 0],
    [0.6, 0.35],
    [0.68, 1],
    [0.76, 1],
    [0.86, 0],
    [1, 0],
  ]);
  const slip = wave(u, 0.5) * (u > 0.5 ? 0.22 : 0.04);
  pose.hips = [slip * 0.4, -0.08 - 0.2 * duck - 0.12 * hook, 0.16 * out - 0.08 * duck];
  pose.pelvis = [0.08 + 0.12 * out + 0.2 * duck, -0.3 + right * 0.5 - jab * 0.15, slip * 0.5];
  pose.chest = [0.12 + 0.1 * out + 0.2 * duck, right * 0.5 - jab * 0.3, slip];
  pose.head = [-0.02 - 0.15 * duck, 0.25 - right * 0.6 + jab * 0.3, slip * 0.3];
  setFoot(pose, 'left', [0.12, 0, 0.22 + 0.14 * out], { yaw: 0.1, pitch: 0.05 });
  setFoot(pose, 'right', [0.16, 0, -0.24], { yaw: 0.6, pitch: 0.3 + 0.4 * right });
  setHand(pose, 'left', [-0.08 + jab * 0.42, 0.04 + jab * 0.12, 0.22 + jab * 0.26], {
    elbow: [0.7, -1, 0],
    fingers: [-0.1 + jab * 0.8, 0.6 - jab * 0.6, 1],
    thumb: [-1, 0.4, 0],
    grip: 1,
  });
  setHand(pose, 'right', [-0.08 + cross * 0.08, 0.02 + cross * 0.16 - hook * 0.3, 0.18 + right * 0.4], {
    elbow: [0.7 + 0.4 * hook, -1 + 0.8 * hook, 0],
    fingers: [-0.1, 0.6 - right * 0.6, 1],
    thumb: [-1, 0.4, 0],
    grip: 1,
  });
  pose.face.brows = -0.8;
  openMouth(pose, out * 0.4);
};

/** With a weapon if there is one, else with the fists. */
export const fight: ActionPose = (pose, moment) =>
  moment.tool === null ? box(pose, moment) : fence(pose, moment);

export const punch: ActionPose = (pose, moment) => {
  const [jab, cross] = blows(repeat(moment, blowsPeriod));
  const bob = wave(moment.time, 0.55);
  pose.hips = [bob * 0.03, -0.09 + Math.abs(bob) * 0.02, 0];
  pose.pelvis = [0.1, -0.35 + cross * 0.5 - jab * 0.1, 0];
  pose.chest = [0.16, cross * 0.45 - jab * 0.3, 0];
  pose.head = [0.02, 0.3 - cross * 0.6 + jab * 0.25, 0];
  setFoot(pose, 'left', [0.12, 0, 0.2], { yaw: 0.1, pitch: 0.1 });
  setFoot(pose, 'right', [0.14, 0, -0.22], { yaw: 0.6, pitch: 0.3 + clamp(cross) * 0.3 });
  setHand(pose, 'left', [-0.06 + jab * 0.42, -0.08 + jab * 0.08, 0.24 + jab * 0.22], {
    elbow: [0.7, -1, 0],
    fingers: [-0.1 + jab * 0.8, 0.6 - jab * 0.6, 1],
    thumb: [-1, 0.4, 0],
    grip: 1,
  });
  setHand(pose, 'right', [-0.06 + cross * 0.06, -0.1 + cross * 0.1, 0.2 + cross * 0.38], {
    elbow: [0.7, -1, 0],
    fingers: [-0.1, 0.6 - cross * 0.6, 1],
    thumb: [-1, 0.4, 0],
    grip: 1,
  });
  pose.face.brows = -0.6;
};
