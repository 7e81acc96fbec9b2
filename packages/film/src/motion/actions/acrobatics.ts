/** Whole-body feats: flips, spins on the head and a goalkeeper's dive. */

import { clamp, fraction } from '../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, transformPoint, translation } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import {
  type ActionPose,
  type Moment,
  openMouth,
  repeat,
  setFeet,
  setFoot,
  setHands,
  track,
} from './moment.ts';
import { releaseMoments } from './release-moments.ts';

/** Height of the hips of a grown body, which flips turn around. */
const hipHeight = 0.95;

/** Seconds that one flip takes, and that its doer stands before the first and after the last. */
const flipSeconds = 1.5;
const ready = 0.5;

/** Arms up, then crouch, leap, one turn backwards, land; and again. */
const flip: ActionPose = (pose, moment) => {
  const rest = Math.min(ready, moment.seconds * 0.12);
  const times = Math.max(1, Math.round((moment.seconds - 2 * rest) / flipSeconds));
  const done = ((moment.t - rest) / (moment.seconds - 2 * rest)) * times;
  const u = done <= 0 || done >= times ? 0 : fraction(done);
  const up = track(u, [
    [0, 0],
    [0.14, -0.26],
    [0.22, 0.05],
    [0.5, 1.05],
    [0.82, 0.02],
    [0.9, -0.22],
    [1, 0],
  ]);
  // As fast in the middle as at its ends, so that no part of the turn is skipped.
  const turn = clamp((u - 0.21) / 0.61);
  const tuck = Math.sin(Math.PI * turn);
  pose.hips = [0, Math.min(0, up), 0];
  pose.chest = [Math.max(0, -up) * 0.9 + tuck * 0.5, 0, 0];
  pose.head = [tuck * 0.2, 0, 0];
  if (tuck > 0.02)
    setFeet(pose, [0.06, -0.8 + 0.3 * tuck, 0.22 * tuck], {
      space: 'hips',
      pitch: 0.5,
      knee: [0.15, 0.4, 1],
    });
  setHands(pose, [0.16, 0.42 - 0.5 * tuck, 0.12 + 0.2 * tuck], { grip: 0.4, elbow: [0.8, -0.4, -0.2] });
  openMouth(pose, 0.4);
  pose.root = multiply(
    translation(0, hipHeight + Math.max(0, up), 0),
    multiply(rotationX(-turn * 2 * Math.PI), translation(0, -hipHeight, 0)),
  );
};

/** Off the ground with the back to it, the legs crossing like scissors: the right foot meets the ball above the head. */
const overheadKick: ActionPose = (pose, moment) => {
  const u = repeat(moment, releaseMoments.overhead_kick.seconds);
  const up = track(u, [
    [0, 0],
    [0.14, -0.28],
    [0.22, 0.05],
    [0.46, 0.5],
    [0.62, 0.42],
    [0.84, 0],
    [0.9, -0.22],
    [1, 0],
  ]);
  const turn = track(u, [
    [0.18, 0],
    [0.44, 1],
    [0.64, 1],
    [0.84, 0],
  ]);
  const strike = track(u, [
    [0.26, 0],
    [0.5, 1],
    [0.68, 0.8],
    [0.82, 0],
  ]);
  const lead = track(u, [
    [0.2, 0],
    [0.36, 1],
    [0.5, 0.1],
    [0.8, 0],
  ]);
  pose.hips = [0, Math.min(0, up), 0];
  pose.chest = [Math.max(0, -up) * 0.8 + 0.25 * turn, 0, 0];
  pose.head = [0.35 * turn, 0, 0];
  if (turn > 0.02) {
    setFoot(pose, 'right', [0.02, -0.8 + 0.5 * strike, 0.7 * strike], {
      space: 'hips',
      pitch: 0.9,
      knee: [0.1, 0.3, 1],
    });
    setFoot(pose, 'left', [0.06, -0.72 + 0.3 * lead, 0.16 + 0.5 * lead], {
      space: 'hips',
      pitch: 0.7,
      knee: [0.15, 0.4, 1],
    });
  }
  setHands(pose, [0.16 + 0.3 * turn, -0.3 + 0.16 * turn, 0.1 - 0.3 * turn], {
    grip: 0.2,
    elbow: [0.6, -0.4, -0.6],
  });
  openMouth(pose, 0.6 * turn);
  pose.root = multiply(
    translation(0, hipHeight + Math.max(0, up), 0),
    multiply(rotationX(-turn * 1.7), translation(0, -hipHeight, 0)),
  );
};

/** Upside down on the crown of the head, legs bent and wide, turning. */
const headspin: ActionPose = (pose, moment) => {
  const scissors = Math.sin(moment.time * 3.1) * 0.16;
  pose.hips = [0, 0, 0];
  setFoot(pose, 'left', [0.42, -0.56, 0.22 + scissors], { space: 'hips', pitch: 0.5, knee: [0.9, 0.2, 0.5] });
  setFoot(pose, 'right', [0.42, -0.56, -0.1 - scissors], {
    space: 'hips',
    pitch: 0.5,
    knee: [0.9, 0.2, 0.5],
  });
  setHands(pose, [0.3, 0.26, 0.12], { grip: 0.1, elbow: [1, 0.1, -0.2] });
  openMouth(pose, 0.3);
  pose.root = multiply(
    translation(0, 1.72, 0),
    multiply(rotationY(moment.t * 5.5), multiply(rotationZ(0.06), rotationX(Math.PI))),
  );
};

/** On straight arms, the legs together above and swaying a little to keep the balance. */
const handstand: ActionPose = (pose, moment) => {
  const sway = Math.sin(moment.time * 1.7) * 0.05;
  pose.hips = [0, 0, 0];
  for (const side of ['left', 'right'] as const)
    setFoot(pose, side, [0.07, -0.84, sway], { space: 'hips', pitch: 1.1, knee: [0.1, 0.1, 1] });
  setHands(pose, [0.05, 0.56, 0.02], { grip: 0.05, elbow: [1, 0.2, -0.3] });
  pose.head = [-0.5, 0, 0];
  pose.root = multiply(translation(0, 1.93, 0), multiply(rotationZ(sway * 0.4), rotationX(Math.PI)));
};

/** Seconds of one dive, from getting ready to getting up again. */
const savePeriod = 4;
/** Share of a dive at which the ball is caught. */
export const caughtAt = 0.36;

/** How far the body has tipped over, and how high the hips are over where they would be standing, lying at 0.1. */
const diveAt = (u: number) => ({
  lean: track(u, [
    [0, 0],
    [0.12, 0.14],
    [0.27, 1],
    [0.88, 1],
    [1, 0],
  ]),
  height: track(u, [
    [0, 0],
    [0.12, 0],
    [0.32, 0.78],
    [0.42, 0.62],
    [0.56, 0.12],
    [0.88, 0.1],
    [1, 0],
  ]),
});

const diveRoot = ({ lean, height }: ReturnType<typeof diveAt>) =>
  multiply(
    translation(0.75 * lean, height + hipHeight * (1 - lean) + 0.2 * lean, 0),
    multiply(rotationZ(-1.35 * lean), translation(0, -hipHeight, 0)),
  );

/** Share of the dive, and where the ball is once it is in the hands, in metres of a grown body. */
export const saveReach = (t: number, seconds: number): { u: number; ball: Vec3 } => {
  const u = repeat({ t, seconds } as Moment, savePeriod);
  const dive = diveAt(Math.max(caughtAt, u));
  return { u, ball: transformPoint(diveRoot(dive), [0, 1.36 + 0.52 * dive.lean - 0.1, 0.34]) };
};

/** A goalkeeper throws himself sideways through the air, both hands to the ball. */
const save: ActionPose = (pose, moment) => {
  const u = repeat(moment, savePeriod);
  const dive = diveAt(u);
  const { lean } = dive;
  pose.hips = [0, -0.14 * (1 - lean), 0];
  pose.chest = [0.1 + 0.15 * (1 - lean), 0, -0.12 * lean];
  pose.head = [-0.1, 0, 0.3 * lean];
  const reach = Math.max(lean, 0.2);
  setHands(pose, [0.02 + 0.1 * (1 - lean), 0.5 * reach - 0.1, 0.24], {
    grip: 0.2,
    elbow: [1, -0.2, -0.2],
    fingers: [0, 1, 0.2],
    thumb: [-1, 0, 0],
  });
  if (lean > 0.2) {
    setFoot(pose, 'left', [0.04, -0.76, 0.04], { space: 'hips', pitch: 0.9, knee: [0.2, 0, 1] });
    setFoot(pose, 'right', [0.1, -0.56, 0.12], { space: 'hips', pitch: 0.9, knee: [0.3, 0.2, 1] });
  } else setFeet(pose, [0.22, 0, 0], { yaw: 0.3 });
  openMouth(pose, 0.5);
  pose.root = lean > 0.01 ? diveRoot(dive) : null;
};

/** Height of a bar over the feet of one who hangs from it, in metres of a grown body. */
const barHeight = 2.06;

/** Straight as a pendulum from both hands, far up on either side. */
const swingBars: ActionPose = (pose, moment) => {
  const swing = Math.sin((moment.time / 2.6) * 2 * Math.PI + 0.5);
  pose.hips = [0, 0, 0];
  pose.pelvis = [-0.25 * swing, 0, 0];
  pose.head = [-0.1 - 0.2 * swing, 0, 0];
  setHands(pose, [0.04, 0.5, 0.02], {
    elbow: [1, 0, 0.3],
    fingers: [0, 1, 0.25],
    thumb: [-1, 0, 0],
    grip: 1,
  });
  setFeet(pose, [0.03, -0.78, -0.06 - 0.1 * swing], { space: 'hips', pitch: 0.9, knee: [0.05, 0, 1] });
  pose.root = multiply(
    translation(0, barHeight, 0),
    multiply(rotationX(-1.15 * swing), translation(0, -barHeight, 0)),
  );
};

export const acrobaticActions = {
  flip,
  overhead_kick: overheadKick,
  headspin,
  handstand,
  save,
  swing_bars: swingBars,
};
