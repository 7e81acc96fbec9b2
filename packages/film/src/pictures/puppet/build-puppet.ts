/** A thing of the front layer as a puppet: its parts, and what they do as the prompt asks. */

import { smoothstep } from '../../math/interpolate.ts';
import type { Layer } from '../layers/build-layers.ts';
import type { Moment, Motion } from '../life/motion/motions.ts';
import type { FaceWish, PartAct, WishedThing } from '../life/wishes.ts';
import type { Picture } from '../picture.ts';
import type { Plane } from '../plane.ts';
import type { Box, SeenThing } from '../see/seen-picture.ts';
import { actRows, canAct, gaits, poseActs } from './acts.ts';
import { findBody } from './assign-roles.ts';
import type { Body } from './body.ts';
import { bodyOfPose } from './body-of-pose.ts';
import { boxOfMouth, createMouth } from './draw-mouth.ts';
import { findMouth } from './find-mouth.ts';
import { readOutline } from './outline.ts';
import { planOf } from './plan-of.ts';
import { type Pose, puppetMotion, restingPose } from './puppet-mesh.ts';
import { type Sprite, secondLeg, wavingArm } from './sprites.ts';

export type Puppet = {
  body: Body;
  motion: Motion;
  poseAt: (moment: Moment) => Pose;
  /** Of the acts that are asked for, those that its parts can do. */
  shown: ReadonlySet<PartAct>;
};

/** What faces are asked, for heads without a face that is known by its points. */
const actOfFace: Partial<Record<FaceWish, PartAct>> = {
  look: 'look',
  turn: 'turn',
  nod: 'nod',
  shake: 'shake',
  talk: 'chew',
  laugh: 'nod',
};

/** Acts that faces with known points have their own motions for. */
const ofFaces = new Set<PartAct>([
  'look',
  'turn',
  'nod',
  'shake',
  'chew',
  'call',
  'yawn',
  'lower_head',
  'lift_head',
  'tilt_head',
]);

export const actsOf = ({ acts, face }: WishedThing, hasFace: boolean): Set<PartAct> => {
  if (hasFace) return new Set([...acts].filter((act) => !ofFaces.has(act)));
  return new Set([...acts, ...[...face].flatMap((one) => actOfFace[one] ?? [])]);
};

/** The parts of a thing; nothing where none are asked anything or it has no outline. */
export const findBodyOf = (
  thing: SeenThing,
  wish: WishedThing,
  mask: Plane,
  box: Box,
  picture: Picture,
): Body | null => {
  const asked = actsOf(wish, thing.face !== null);
  if (asked.size === 0 && !wish.waves) return null;
  const outline = readOutline(mask, box, picture);
  if (!outline) return null;
  if (thing.pose && wish.nature === 'person') return bodyOfPose(outline, thing.pose, picture);
  const body = findBody(outline, planOf(wish));
  const isOfMouth = [...asked].some((act) => actRows[act].needs === 'mouth');
  return isOfMouth ? { ...body, mouth: findMouth(picture, body) } : body;
};

/** Acts that also what is not cut out can do: its surroundings bend with it. */
const small = new Set<PartAct>([
  'tilt_head',
  'nod',
  'shake',
  'turn',
  'look',
  'call',
  'chew',
  'yawn',
  'wag',
  'swim',
]);

export type Going = {
  /** -1 where it goes or looks to the left. */
  sign: -1 | 1;
  /** Progress at which it starts on its way; null where it stays. */
  startsAt: number | null;
  /** It is a layer of its own; otherwise what is around it moves with it, so that only little can. */
  isCut: boolean;
};

export const puppetOf = (
  body: Body,
  thing: SeenThing,
  wish: WishedThing,
  { sign, startsAt, isCut }: Going,
): Puppet => {
  const asked = actsOf(wish, thing.face !== null);
  const acts = isCut ? asked : new Set([...asked].filter((act) => small.has(act)));
  const poseAt = (moment: Moment): Pose => {
    const pose = restingPose();
    const going =
      startsAt === null
        ? 0.6 * smoothstep(0.1, 0.5, moment.seconds)
        : smoothstep(startsAt, startsAt + 0.1, moment.progress);
    poseActs(body, acts, { ...moment, going, sign }, pose);
    return pose;
  };
  return {
    body,
    motion: puppetMotion(body, poseAt, isCut),
    poseAt,
    shown: new Set([...acts].filter((act) => canAct(body, act))),
  };
};

/** Opens and shuts its mouth on the layer that holds it. */
export const mouthOf = ({ body: { mouth }, poseAt }: Puppet, layer: Layer) =>
  mouth && {
    box: boxOfMouth(mouth, layer.picture),
    change: createMouth(layer, mouth, (moment) => poseAt(moment).jaw),
  };

/** Parts of a puppet that are lifted off its trunk for what is asked; `layer` loses what is lifted off for good. */
export const spritesOf = (
  { body, poseAt, shown }: Puppet,
  { thing, wish }: { thing: SeenThing; wish: WishedThing },
  layer: Layer,
): Sprite[] => {
  const arm = wish.waves && thing.pose ? wavingArm(body, thing.pose, layer, poseAt) : null;
  const gait = (['walk', 'run'] as const).find((name) => shown.has(name));
  const leg = gait ? secondLeg(body, layer, poseAt, gaits[gait].pace) : null;
  return [...(leg ? [leg] : []), ...(arm ? [arm] : [])];
};
