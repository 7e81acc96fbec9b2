/** A person that can be posed: figure, cloth and face driven by an action. */

import type { Mesh } from '../../geometry/mesh.ts';
import {
  type Matrix,
  multiply,
  positionOf,
  rotationFacing,
  scaling,
  translation,
  translationTo,
} from '../../math/matrix.ts';
import { add, addScaled, normalize, scale, subtract, type Vec3 } from '../../math/vector.ts';
import { keepsMood, poseFor } from '../../motion/actions/index.ts';
import { type DanceStyle, type Moment, openMouth } from '../../motion/actions/moment.ts';
import { applyBodyPose, type BodyScale } from '../../motion/apply-body-pose.ts';
import type { BodyPose } from '../../motion/body-pose.ts';
import { applyHold } from '../../motion/hold.ts';
import { carriedPlace, instrumentPlace } from '../../motion/instrument-places.ts';
import { pairRoot } from '../../motion/pair.ts';
import type { Age, Sex } from '../../scene/scene.ts';
import type { Model, Part, Pose, PoseInput } from '../model.ts';
import type { Figure } from './body/build-figure.ts';
import { palmPlace } from './body/hands.ts';
import { lurch } from './body/lurch.ts';
import { mouthCentre } from './body/mouth.ts';
import { sides } from './body/person-skeleton.ts';
import { blinkAt, placeFace } from './body/place-face.ts';
import type { Proportions } from './body/proportions.ts';
import { bladeHeight, standOnBlades } from './body/skate-blades.ts';
import type { ClothPart, ClothState } from './clothes/cloth.ts';

export type PersonModelOptions = {
  figure: Figure;
  proportions: Proportions;
  cloth: ClothPart[];
  age: Age;
  sex: Sex;
  dance: DanceStyle;
  /** A face that stays where no action has one of its own. */
  expression?: BodyPose['face'] | null;
  /** Goes with arms stretched out. */
  lurches?: boolean;
  isOnBlades?: boolean;
  /** Height to the top of hair or hat. */
  height: number;
  /** Of an animal's face: where its mouth is, and lids that cover its eyes for a blink. */
  mouth?: Vec3;
  lids?: Mesh | null;
  fur?: Mesh | null;
};

const grownHip = 0.9;
const grownArm = 0.51;
/** Seconds that cloth and hair hang behind the body. */
const clothLag = 0.14;

export const createPersonModel = (options: PersonModelOptions): Model => {
  const { figure, proportions: p, cloth } = options;
  const { skeleton, frame } = figure;
  const body: BodyScale = {
    leg: p.hip / grownHip,
    arm: (p.upperArm + p.foreArm) / grownArm,
    head: p.headScale / 1.1,
    hip: p.hip,
    ankle: p.ankle,
    stance: p.hipHalf + 0.008,
    headCentre: frame.at(0, 0, 0),
    stoop: p.stoop,
    muzzle: options.mouth ? Math.max(0, options.mouth[2] - frame.at(...mouthCentre)[2]) : 0,
  };
  const parts: Part[] = [
    { name: 'body', mesh: figure.mesh },
    ...cloth.map(({ name, mesh }) => ({ name, mesh })),
  ];
  const mouthNames = ['smile', 'open', 'sad', 'laugh', 'teeth'] as const;
  if (figure.mouths)
    for (const name of mouthNames)
      parts.push({ name: `mouth-${name}`, mesh: figure.mouths[name], castsNoShadow: true });
  if (options.lids) parts.push({ name: 'lids', mesh: options.lids, castsNoShadow: true });
  if (options.fur) parts.push({ name: 'fur', mesh: options.fur, castsNoShadow: true });
  const mouth = options.mouth ?? frame.at(...mouthCentre);

  const momentOf = (input: PoseInput, back: number): Moment => ({
    time: input.time + input.phase * 7.7 - back,
    t: Math.max(0, input.actionTime - back),
    seconds: Math.max(0.2, input.actionSeconds),
    speed: input.speed / body.leg,
    travelled: (input.travelled - input.speed * back) / body.leg + input.phase,
    turnRate: input.turnRate,
    seat: input.seatHeight === null || input.seatHeight === undefined ? null : input.seatHeight / body.leg,
    isFemale: options.sex === 'female',
    isOld: options.age === 'old',
    isBaby: options.age === 'baby',
    dance: options.dance,
    hasHandTarget: { left: Boolean(input.handLeft), right: Boolean(input.handRight) },
    tool: input.tool ?? null,
    partner: input.lookAt ? scale(input.lookAt, 1 / body.leg) : null,
  });

  /** Poses are written in metres of a grown body. */
  const rootInMetres = (root: Matrix | null, size: number): Matrix | null => {
    if (!root) return null;
    const scaled = root.slice() as Matrix;
    for (const n of [3, 7, 11]) scaled[n] = root[n]! * size;
    return scaled;
  };

  const pose = (input: PoseInput): Pose => {
    const moment = momentOf(input, 0);
    const now = poseFor(input.action, moment);
    if (options.expression && keepsMood(input.action, now.face)) now.face = { ...options.expression };
    if (typeof input.mouthOpen === 'number') openMouth(now, input.mouthOpen);
    if (options.lurches) lurch(now, input.action, moment.time, moment.travelled);
    const before = poseFor(input.action, momentOf(input, clothLag));
    applyHold(now, input.action, moment, input.holdLeft, input.holdRight);
    reachTargets(now, input, p.handScale);
    stepOnTargets(now, input, body);
    if (options.isOnBlades) standOnBlades(now, bladeHeight);
    if (input.eyeAt) bendToEyepiece(now, scale(input.eyeAt, 1 / body.leg));
    now.root = pairRoot(input.action, moment, input.lookAt) ?? rootInMetres(now.root, body.leg);
    const applied = applyBodyPose(skeleton, now, body, now.root || input.eyeAt ? null : input.lookAt);
    placeFace(figure, now, moment, input, applied.head);
    const lag = lagOf(now, before, input, body.leg);
    placeHair(figure, lag, input, moment);
    const state: ClothState = {
      skeleton,
      pelvis: applied.pelvis,
      chest: applied.chest,
      lag,
      input,
      time: moment.time,
    };
    const out: Pose = {
      parts: { body: skeleton.matrices.slice() },
      anchors: handAnchors(figure, p, input, mouth),
    };
    for (const piece of cloth) out.parts[piece.name] = piece.update(state);
    if (options.fur) out.parts.fur = out.parts.body!;
    if (options.lids)
      out.parts.lids = now.face.lids > 0.5 || blinkAt(moment.time) > 0.4 ? out.parts.body! : null;
    if (figure.mouths)
      for (const name of mouthNames)
        out.parts[`mouth-${name}`] =
          name === now.face.mouth ? mouthMatrix(skeleton.matrix('head'), mouth, now, moment) : null;
    return out;
  };
  return {
    size: [p.shoulderHalf * 2 + 0.22, options.height, 0.34],
    parts,
    anchors: {
      head: frame.at(0, 0, 0),
      top: [0, options.height, 0],
      mouth,
      neck: [0, p.neck, 0.05],
      grip: [0, p.waist, -0.06],
      handLeft: [p.shoulderHalf + 0.12, p.shoulder - 0.48 * body.arm, 0.05],
      handRight: [-p.shoulderHalf - 0.12, p.shoulder - 0.48 * body.arm, 0.05],
      back: [0, p.shoulder - 0.05, -0.16],
      shoulder: [p.shoulderHalf * 0.85, p.shoulder + 0.04, 0],
      footLeft: [p.hipHalf, 0, 0],
      footRight: [-p.hipHalf, 0, 0],
    },
    pose,
  };
};

/** The palm, not the wrist, goes where the stage wants the hand. */
const reachTargets = (pose: BodyPose, input: PoseInput, handScale: number) => {
  for (const [side, target] of [
    ['left', input.handLeft],
    ['right', input.handRight],
  ] as const) {
    if (!target) continue;
    const hand = pose.hands[side];
    hand.space = 'exact';
    const forward = hand.fingers
      ? normalize(hand.fingers)
      : normalize([target[0] * 0.3, 0, Math.max(0.2, target[2])] as Vec3);
    hand.at = addScaled(target, forward, -palmPlace.along * handScale);
    hand.fingers = forward;
    if (!hand.isFlat) hand.grip = Math.max(hand.grip, 0.85);
  }
};

/** Hips to eyes, and the height of the hips, in metres of a grown body. */
const [backLength, hipHeight] = [0.72, 0.9];

/** The back bends, and then the knees, until the eyes are as high as the eyepiece; the stage chose the distance. */
const bendToEyepiece = (pose: BodyPose, [, height]: Vec3) => {
  const lean = Math.acos(Math.min(1, Math.max(0.62, (height - hipHeight) / backLength)));
  const crouch = Math.min(0.3, Math.max(0, hipHeight + backLength * Math.cos(lean) - height));
  pose.hips = [0, -crouch - 0.02, -Math.sin(lean) * 0.12];
  pose.pelvis = [lean * 0.55, 0, 0];
  pose.chest = [lean * 0.5, 0, 0];
  pose.head = [-lean * 0.35, 0, 0.06];
  pose.feet.left.at = [0.1, 0, 0.12];
  pose.feet.right.at = [-0.1, 0, -0.1];
  for (const [side, sign] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const hand = pose.hands[side];
    hand.space = 'head';
    hand.at = [sign * 0.1, -0.16, 0.24];
    hand.elbow = [sign, -0.8, -0.1];
    hand.fingers = [-sign * 0.5, 0.2, 0.8];
    hand.grip = 0.5;
  }
};

/** Feet on pedals or stirrups. */
const stepOnTargets = (pose: BodyPose, input: PoseInput, body: BodyScale) => {
  for (const [side, target, sign] of [
    ['left', input.footLeft, 1],
    ['right', input.footRight, -1],
  ] as const) {
    if (!target) continue;
    const foot = pose.feet[side];
    foot.space = 'ground';
    foot.at = [
      (target[0] - sign * body.stance) / body.leg + sign * 0.1,
      target[1] / body.leg,
      (target[2] - 0.06) / body.leg,
    ];
    foot.pitch = 0.12;
  }
};

/** Where the body came from a moment ago, in its own directions: what hangs from it is still there. */
const lagOf = (now: BodyPose, before: BodyPose, input: PoseInput, k: number): Vec3 => {
  const turn = (now.pelvis[1] - before.pelvis[1]) * 0.12 + input.turnRate * clothLag * 0.1;
  return [
    (before.hips[0] - now.hips[0]) * k - turn + Math.min(0.1, input.wind * 0.012),
    (before.hips[1] - now.hips[1]) * k,
    (before.hips[2] - now.hips[2]) * k - Math.min(0.16, input.speed * 0.035),
  ];
};

const placeHair = ({ skeleton }: Figure, lag: Vec3, input: PoseInput, moment: Moment) => {
  const root = skeleton.pointOn('head', skeleton.head('hair'));
  const sway = Math.sin(moment.time * 2.3) * 0.02 * (1 + input.wind * 0.4);
  const hang = addScaled(subtract(skeleton.pointOn('head', skeleton.tail('hair')), root), [0, -1, 0], 0.12);
  const tip = add(add(root, hang), [lag[0] * 1.1 + sway, lag[1] * 0.5, Math.min(0.02, lag[2] * 0.9)]);
  skeleton.aim('hair', root, tip, skeletonTurn(skeleton));
};

const skeletonTurn = (skeleton: Figure['skeleton']): Matrix => {
  const m = skeleton.matrix('head').slice();
  m[3] = m[7] = m[11] = 0;
  return m;
};

const mouthMatrix = (head: Matrix, mouth: Vec3, { face }: BodyPose, moment: Moment): Matrix => {
  if (face.mouth !== 'open' && face.mouth !== 'laugh') return head;
  const isLaugh = face.mouth === 'laugh';
  // A laugh keeps its width and its raised cheeks.
  const open = isLaugh ? 0.8 + face.opening * 0.25 : 0.25 + face.opening * 0.9;
  const width = isLaugh ? 1 + face.opening * 0.2 : 0.85 + 0.15 * Math.sin(moment.time * 9);
  return multiply(
    head,
    translationTo(mouth),
    scaling(width * (1.05 - face.opening * 0.2), open, 1),
    translation(...scale(mouth, -1)),
  );
};

/** Hands as matrices: fingers along +z, thumb along +y, the middle of the closed palm at the origin. */
const handAnchors = (
  { skeleton, frame }: Figure,
  p: Proportions,
  input: PoseInput,
  mouth: Vec3,
): Pose['anchors'] => {
  const anchors: Pose['anchors'] = {};
  for (const { suffix } of sides) {
    const name = `hand${suffix}`;
    const matrix = skeleton.matrix(name);
    const rest = normalize(subtract(skeleton.tail(name), skeleton.head(name)));
    const basis = rotationFacing(rest, [0, 0, 1]);
    const inward: Vec3 = [-Math.sign(rest[0]) * Math.abs(rest[1]), -Math.abs(rest[0]), 0];
    const palm = addScaled(
      addScaled(skeleton.head(name), rest, palmPlace.along * p.handScale),
      inward,
      palmPlace.inward * p.handScale,
    );
    const held = multiply(matrix, translationTo(palm), basis);
    const style = suffix === 'Left' ? input.holdLeft : input.holdRight;
    // A bag hangs by its own weight, however the hand is turned.
    anchors[suffix === 'Left' ? 'handLeft' : 'handRight'] =
      style === 'hanging' ? translationTo(positionOf(held)) : held;
  }
  const headMatrix = skeleton.matrix('head');
  const muzzle = Math.max(0, mouth[2] - frame.at(...mouthCentre)[2]);
  const played =
    carriedPlace([input.holdRight, input.holdLeft]) ?? instrumentPlace(input.action, input.actionTime);
  if (played) {
    const k = played.bone === 'head' ? p.headScale / 1.1 : p.shoulder / 1.355;
    const origin: Vec3 =
      played.bone === 'head'
        ? frame.at(0, 0, played.at[2] > 0.1 ? muzzle / k : 0)
        : [0, played.bone === 'pelvis' ? p.hip : p.shoulder, 0];
    anchors.handRight = multiply(
      skeleton.matrix(played.bone),
      translationTo(addScaled(origin, played.at, k)),
      played.turn,
    );
    if (!input.holdLeft) anchors.handLeft = anchors.handRight;
  } else if (input.action === 'shoot' && anchors.handLeft) anchors.handRight = anchors.handLeft;
  anchors.head = multiply(headMatrix, translationTo(frame.at(0, 0, 0)));
  anchors.mouth = multiply(headMatrix, translationTo(mouth));
  anchors.top = multiply(headMatrix, translationTo(frame.at(0, 0.15, 0)));
  anchors.back = multiply(skeleton.matrix('chest'), translation(0, p.shoulder - 0.08, -0.17));
  anchors.shoulder = multiply(
    skeleton.matrix('chest'),
    translation(p.shoulderHalf * 0.85, p.shoulder + 0.04, 0),
  );
  anchors.neck = multiply(skeleton.matrix('chest'), translation(0, p.neck, 0.04));
  anchors.footLeft = multiply(skeleton.matrix('footLeft'), translation(p.hipHalf, 0, 0.05));
  anchors.footRight = multiply(skeleton.matrix('footRight'), translation(-p.hipHalf, 0, 0.05));
  return anchors;
};
