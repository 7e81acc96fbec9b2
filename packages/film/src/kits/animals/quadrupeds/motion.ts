/** Poses a four-legged skeleton for every frame: chooses gait and posture, then solves the limbs. */

import { clamp, fraction, smoothstep } from '../../../math/interpolate.ts';
import { solveTwoBones } from '../../../math/inverse-kinematics.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  transformDirection,
} from '../../../math/matrix.ts';
import { add, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Pose, PoseInput } from '../../model.ts';
import { isBlinking } from '../shared/eyes.ts';
import { gaits } from '../shared/gait.ts';
import { holdFood } from './food.ts';
import { footLength, sides, tailSegments } from './frame.ts';
import { openJaw } from './open-mouth.ts';
import {
  batWithPaw,
  digIn,
  hangUnder,
  romp,
  shakeDry,
  shakenDrops,
  stretchOut,
  thrownSoil,
} from './paw-postures.ts';
import {
  breathe,
  feet,
  idle,
  leap,
  lieDown,
  lieOnBack,
  lowerHead,
  moving,
  type Posture,
  rearUp,
  sitOnHaunches,
  sitUpright,
  sleepCurled,
  standing,
} from './posture.ts';
import { reachWithMouth, reachWithPaws } from './reach/mouth-and-paws.ts';
import { scratchSelf, turnToTail } from './reach/own-body.ts';
import type { Frame } from './shape.ts';
import { poseTrunk, sprayedWater } from './trunk.ts';

const gaitFor = (frame: Frame, { action, speed }: PoseInput): keyof typeof gaits => {
  const { shape, shoulderY } = frame;
  if (shape.gait === 'hop') return 'hop';
  const froude = (speed * speed) / (9.8 * shoulderY);
  if (action === 'sneak' || action === 'crawl' || shape.gait === 'amble')
    return froude > 1.2 ? 'trot' : 'amble';
  const isHurrying = action === 'run' || action === 'chase' || action === 'flee';
  if (froude > 1.6 || (isHurrying && froude > 0.7)) return 'gallop';
  if (froude > 0.45 || isHurrying) return 'trot';
  return 'walk';
};

/** One leap; a jumping animal leaps again and again. */
const leapSeconds = 0.95;

const calls = new Set(['howl', 'sing', 'talk', 'laugh', 'cry', 'breathe_fire', 'fight']);
const plays = new Set([
  'catch',
  'hit',
  'kick',
  'punch',
  'reach',
  'wave',
  'dribble',
  'pet',
  'throw',
  'push',
  'clap',
  'shake_hands',
  'fence',
  'type',
  'play_board_game',
  'knit',
  'pull',
]);
/** Without anything that it is done to, it is done to itself. */
const scratches = new Set(['pet', 'rub', 'wash']);
const upright = new Set(['dance', 'rise', 'conduct', 'bow', 'hug']);

const callOut = (posture: Posture, frame: Frame, input: PoseInput) => {
  // Singing and yawning are slow, whatever the voice.
  const call = input.action === 'sing' ? 'roar' : (frame.shape.call ?? 'bark');
  const rhythm = call === 'bark' ? 2.4 : 0.55;
  const u = fraction(input.actionTime * rhythm + 0.12);
  const open =
    call === 'bark'
      ? Math.max(0, Math.sin(u * Math.PI * 2))
      : // A roar never quite ends before the next: the mouth stays open a little.
        (call === 'roar' ? 0.35 : 0) +
        (call === 'roar' ? 0.65 : 1) * smoothstep(0, 0.2, u) * smoothstep(1, 0.75, u);
  const raise = call === 'howl' ? 0.85 : call === 'roar' ? 0.3 : 0.12;
  posture.neck = rotationX(-raise * (0.5 + 0.5 * open) * (call === 'howl' ? 0.7 : 1));
  posture.head = rotationX(
    -raise * (0.6 + 0.4 * open) + (call === 'roar' ? 0.1 * Math.sin(input.time * 23) * open * 0.15 : 0),
  );
  posture.jaw = (call === 'roar' ? 0.95 : call === 'howl' ? 0.32 : 0.5) * open;
};

const paddle = (posture: Posture, frame: Frame, input: PoseInput) => {
  const w = input.time * 4.5 + input.phase;
  posture.chest = rotationX(-0.1);
  posture.neck = rotationX(-0.15);
  for (const [n, foot] of posture.feet.entries()) {
    const swing = w + (n % 3 === 0 ? 0 : Math.PI);
    foot.ball[2] += frame.shoulderY * 0.32 * Math.cos(swing) + (n < 2 ? -0.15 : 0.1) * frame.h;
    foot.ball[1] += frame.shoulderY * (0.25 + 0.16 * Math.sin(swing));
    foot.pitch = 0.7 + 0.4 * Math.sin(swing);
  }
};

/** In the air with legs trailing, the body rising and sinking with the beat of its wings. */
const glide = (posture: Posture, frame: Frame, input: PoseInput) => {
  const w = input.time * 5.2 + input.phase;
  posture.middle[1] += frame.h * 0.05 * -Math.sin(w - 0.4);
  posture.hips = posture.chest = rotationX(-0.06 + 0.03 * Math.sin(w));
  posture.neck = rotationX(Math.min(0.5, frame.shape.neck.rise * 0.5));
  posture.tail = rotationX(-frame.shape.tail.angle * 0.8 + 0.1 * Math.sin(w - 1));
  for (const [n, foot] of posture.feet.entries()) {
    const swing = 0.06 * Math.sin(input.time * 3 + n * 1.6);
    foot.ball[1] += frame.shoulderY * (0.3 + swing);
    foot.ball[2] -= frame.shoulderY * (n < 2 ? 0.5 : 0.12);
    foot.pitch = 1.1;
  }
};

const choosePosture = (frame: Frame, skeleton: Skeleton, input: PoseInput): Posture => {
  const posture = standing(frame, skeleton);
  const { action, actionTime, time, phase } = input;
  const { shape } = frame;
  const nibble = Math.sin(time * 7 + phase);
  const seat = shape.sit ?? (shape.foot === 'paw' ? 'haunches' : 'lie');
  const sitDown = (hands: number) => {
    if (seat === 'upright') sitUpright(posture, frame, hands, hands > 0 ? nibble : 0);
    else if (seat === 'haunches') sitOnHaunches(posture, frame);
    else lieDown(posture, frame);
    breathe(posture, frame, input);
  };
  if (action === 'sleep') sleepCurled(posture, frame, input);
  else if (action === 'float') lieOnBack(posture, frame, time * 0.5);
  else if (action === 'lie' || action === 'kneel') {
    lieDown(posture, frame);
    const { hips, chest, neck } = posture;
    idle(posture, frame, input, 0.7);
    Object.assign(posture, { hips, chest, neck });
  } else if (action === 'swim' || action === 'dive') paddle(posture, frame, input);
  else if (action === 'jump' && input.speed < 0.05) romp(posture, frame, input);
  else if (action === 'jump' || action === 'launch') leap(posture, frame, fraction(actionTime / leapSeconds));
  else if (action === 'fly' || action === 'hover' || action === 'land') glide(posture, frame, input);
  else if (action === 'climb') {
    moving(posture, frame, input, gaits.walk, 'walk', time * 0.8, 1);
  } else if (input.speed > 0.04) {
    const name = gaitFor(frame, input);
    const gait = gaits[name];
    const weight = smoothstep(0.02, 0.25 * Math.sqrt(frame.h), input.speed);
    moving(
      posture,
      frame,
      input,
      gait,
      name,
      input.travelled / (gait.stride * frame.shoulderY) + phase * 0.37,
      weight,
    );
    if (action === 'spin') turnToTail(posture, input.turnRate < 0 ? -1 : 1);
    if (action === 'sneak' || action === 'crawl') {
      posture.middle[1] -= frame.h * 0.16;
      posture.neck = multiply(posture.neck, rotationX(0.45));
    }
    posture.neck = multiply(rotationY(clamp(input.turnRate * 0.3, -0.4, 0.4)), posture.neck);
    posture.head = multiply(rotationY(clamp(input.turnRate * 0.5, -0.6, 0.6)), posture.head);
    if (action === 'chase' || action === 'run' || name === 'gallop') posture.jaw = 0.22 + 0.08 * nibble;
  } else if (action === 'sit' || action === 'meditate') {
    sitDown(0);
    posture.head = multiply(rotationY(0.3 * Math.sin(time * 0.6 + phase * 3)), posture.head);
  } else if (input.mouthAt && !shape.trunk) reachWithMouth(posture, frame, input.mouthAt, nibble);
  else if (input.pawAt) {
    if (action === 'reach' && seat === 'haunches') sitOnHaunches(posture, frame);
    else lowerHead(posture, frame, 0.3, 0);
    reachWithPaws(posture, frame, input.pawAt, input);
  } else if (action === 'eat' && shape.food) {
    sitDown(1);
    posture.jaw = 0.12 + 0.1 * nibble;
  } else if (
    action === 'eat' ||
    action === 'graze' ||
    action === 'drink' ||
    action === 'peck' ||
    action === 'feed'
  ) {
    // Leaves as high as the head are eaten where they hang.
    const isHigh = input.lookAt && input.lookAt[1] > frame.headCentre[1] * 0.75;
    if (isHigh) {
      idle(posture, frame, input, 0.12);
      posture.jaw = 0.14 + 0.12 * nibble;
      posture.neck = rotationX(0.03 * Math.sin(time * 1.9 + phase));
    } else if (!shape.trunk) lowerHead(posture, frame, 1, nibble);
    else idle(posture, frame, input, 0.2);
  } else if (calls.has(action)) callOut(posture, frame, input);
  else if (action === 'hang') hangUnder(posture, frame, time + phase);
  else if (action === 'swing') shakeDry(posture, frame, actionTime);
  else if (action === 'dig') digIn(posture, frame, actionTime);
  else if (action === 'stretch') {
    idle(posture, frame, input, 0.3);
    const u = fraction(actionTime / 5 + 0.08);
    stretchOut(posture, frame, smoothstep(0, 0.16, u) * smoothstep(1, 0.86, u));
  } else if (scratches.has(action) && !input.lookAt) scratchSelf(posture, frame, input);
  else if (plays.has(action)) batWithPaw(posture, frame, input);
  else if (upright.has(action)) rearUp(posture, frame, 0.85 + 0.15 * Math.sin(time * 2.2), time);
  else if (action === 'roll') lieOnBack(posture, frame, time);
  else idle(posture, frame, input);
  const eatsHeld = action === 'eat' && shape.food !== undefined && !input.mouthAt;
  if (input.lookAt && action !== 'sleep' && !eatsHeld && !input.mouthAt)
    lookTowards(posture, frame, input.lookAt);
  return posture;
};

const lookTowards = (posture: Posture, frame: Frame, target: Vec3) => {
  const [x, y, z] = subtract(target, add(frame.headCentre, subtract(posture.middle, [0, frame.spine, 0])));
  const yaw = clamp(Math.atan2(x, Math.max(z, 0.01)), -1, 1);
  const pitch = clamp(-Math.atan2(y, Math.hypot(x, z)), -0.6, 0.7);
  posture.head = multiply(rotationY(yaw * 0.8), rotationX(pitch * 0.7 - frame.shape.head.drop * 0.15));
  posture.neck = multiply(rotationY(yaw * 0.35), posture.neck);
};

const poseTail = (skeleton: Skeleton, posture: Posture, frame: Frame, input: PoseInput) => {
  const isHappy = frame.shape.call !== 'roar' && frame.shape.foot === 'paw' && frame.shape.tail.angle > 0.5;
  const t = input.time + input.phase;
  const calm = posture.eyesShut ? 0.1 : 1;
  const wag = calm * (isHappy ? 0.3 * Math.sin(t * 9) : 0.16 * Math.sin(t * 1.9) + 0.08 * Math.sin(t * 3.1));
  let turn = multiply(posture.tail, rotationY(wag * 0.5));
  let at = skeleton.pointOn('hips', skeleton.head('tail0'));
  for (let n = 0; n < tailSegments; n += 1) {
    const name = `tail${n}`;
    skeleton.place(name, at, turn);
    at = skeleton.pointOn(name, skeleton.tail(name));
    const lag = 0.5 * wag * Math.cos(n * 0.8);
    turn = multiply(turn, posture.tailBend, rotationY(lag), rotationX(0.05 * Math.sin(t * 2.3 - n) * calm));
  }
};

const applyPosture = (skeleton: Skeleton, posture: Posture, frame: Frame, input: PoseInput) => {
  skeleton.place('hips', posture.middle, posture.hips);
  skeleton.place('chest', posture.middle, posture.chest);
  skeleton.place('neck', skeleton.pointOn('chest', skeleton.head('neck')), posture.neck);
  skeleton.place('head', skeleton.pointOn('neck', skeleton.head('head')), posture.head);
  skeleton.place(
    'jaw',
    skeleton.pointOn('head', skeleton.head('jaw')),
    multiply(posture.head, rotationX(posture.jaw)),
  );
  const fanning = frame.shape.ears.kind === 'fan';
  for (const [side, sign] of sides) {
    const t = input.time + input.phase + (sign > 0 ? 0 : 0.7);
    const flick = fanning
      ? 0.3 * Math.sin(t * 1.7)
      : 0.32 * Math.max(0, Math.sin(t * 1.3) - 0.9) * 10 * Math.sin(t * 22);
    const bounce =
      frame.shape.ears.kind === 'drop' && input.speed > 0.1
        ? 0.14 * Math.sin((input.travelled * 7) / Math.max(0.3, frame.h)) + 0.1
        : 0;
    const swing = fanning
      ? rotationY(sign * (flick - 0.1))
      : multiply(rotationZ(sign * (flick * 0.3 + bounce)), rotationX(-flick * 0.25));
    skeleton.place(
      `ear${side}`,
      skeleton.pointOn('head', skeleton.head(`ear${side}`)),
      multiply(posture.head, swing),
    );
  }
  poseTail(skeleton, posture, frame, input);
  if (frame.shape.trunk) poseTrunk(skeleton, input, calls.has(input.action) || upright.has(input.action));
  for (const [n, { end, side }] of feet.entries()) {
    const target = posture.feet[n]!;
    const [upper, lower, foot] = [`${end}Upper${side}`, `${end}Lower${side}`, `${end}Foot${side}`];
    const toe = skeleton.tail(foot);
    const ball: Vec3 = [toe[0], 0, toe[2] - footLength(frame) * 0.5];
    const turn: Matrix = target.turn
      ? multiply(target.turn, rotationX(target.pitch))
      : rotationX(target.pitch);
    const ankle = add(target.ball, transformDirection(turn, subtract(skeleton.head(foot), ball)));
    const root = skeleton.pointOn(end === 'hind' ? 'hips' : 'chest', skeleton.head(upper));
    const { middle, end: reached } = solveTwoBones(
      root,
      ankle,
      skeleton.lengthOf(upper),
      skeleton.lengthOf(lower),
      target.pole,
    );
    skeleton.aim(upper, root, middle);
    skeleton.aim(lower, middle, reached);
    skeleton.place(foot, reached, turn);
  }
};

export const poseQuadruped = (frame: Frame, skeleton: Skeleton, input: PoseInput, isMuddy = false): Pose => {
  const posture = choosePosture(frame, skeleton, input);
  applyPosture(skeleton, posture, frame, input);
  const bones = skeleton.matrices.slice();
  const showsLids = posture.eyesShut || isBlinking(input.time, input.phase);
  const holdsFood = frame.shape.food && input.action === 'eat' && input.speed < 0.04 && !input.mouthAt;
  const held = holdsFood ? holdFood(skeleton, frame) : null;
  return {
    parts: {
      body: bones,
      fur: bones,
      worn: bones,
      lids: showsLids ? bones : null,
      mouth: posture.jaw > openJaw ? bones : null,
      food: held,
    },
    anchors: {
      back: skeleton.carried('chest', [0, frame.spine + frame.depth, frame.zFront * 0.12]),
      top: skeleton.carried('chest', [0, frame.spine + frame.depth, 0]),
      neck: skeleton.carried('neck', frame.neckBase),
      handLeft: skeleton.carried('frontFootLeft', skeleton.tail('frontFootLeft')),
      handRight: skeleton.carried('frontFootRight', skeleton.tail('frontFootRight')),
      head: skeleton.carried('head', frame.headPoint(0, 0.95, 0)),
      mouth: held && held[7]! > frame.h * 0.3 ? held : skeleton.carried('head', frame.nose),
    },
    ...(input.action === 'dig' && input.speed < 0.04 && { particles: thrownSoil(frame, input.actionTime) }),
    ...(input.action === 'swing' &&
      input.speed < 0.04 && { particles: shakenDrops(frame, input.actionTime) }),
    ...(input.action === 'wash' &&
      frame.shape.trunk && { particles: sprayedWater(skeleton, frame, input, isMuddy) }),
  };
};
