/** Heights, widths and lengths of a body, by age, sex and build. Metres. */

import type { Age, Sex } from '../../../scene/scene.ts';

export type Build = 'slim' | 'average' | 'broad' | 'round' | 'muscular' | 'huge';

export type Proportions = {
  /** Heights of joints above the ground. */
  ankle: number;
  knee: number;
  hip: number;
  waist: number;
  chest: number;
  shoulder: number;
  neck: number;
  headPivot: number;
  headCentre: number;
  /** 1 is an adult's head, 0.27 m from chin to crown. */
  headScale: number;
  shoulderHalf: number;
  hipHalf: number;
  upperArm: number;
  foreArm: number;
  handScale: number;
  footScale: number;
  /** Factors on radii: limbs, torso from side to side and from front to back. */
  limb: number;
  torsoWidth: number;
  torsoDepth: number;
  /** 0 to 1. */
  bust: number;
  belly: number;
  /** Radians the back is bent forward by age. */
  stoop: number;
};

const adult: Proportions = {
  ankle: 0.085,
  knee: 0.49,
  hip: 0.9,
  waist: 1.05,
  chest: 1.18,
  shoulder: 1.355,
  neck: 1.395,
  headPivot: 1.465,
  headCentre: 1.605,
  headScale: 1.1,
  shoulderHalf: 0.168,
  hipHalf: 0.088,
  upperArm: 0.265,
  foreArm: 0.245,
  handScale: 1.05,
  footScale: 1.05,
  limb: 1,
  torsoWidth: 1,
  torsoDepth: 1,
  bust: 0,
  belly: 0,
  stoop: 0,
};

const child: Proportions = {
  ...adult,
  ankle: 0.06,
  knee: 0.29,
  hip: 0.525,
  waist: 0.615,
  chest: 0.7,
  shoulder: 0.805,
  neck: 0.83,
  headPivot: 0.87,
  headCentre: 1.0,
  headScale: 1.0,
  shoulderHalf: 0.102,
  hipHalf: 0.06,
  upperArm: 0.17,
  foreArm: 0.155,
  handScale: 0.74,
  footScale: 0.74,
  limb: 0.74,
  torsoWidth: 0.66,
  torsoDepth: 0.78,
};

const baby: Proportions = {
  ...child,
  ankle: 0.045,
  knee: 0.16,
  hip: 0.275,
  waist: 0.335,
  chest: 0.395,
  shoulder: 0.465,
  neck: 0.48,
  headPivot: 0.5,
  headCentre: 0.612,
  headScale: 0.88,
  shoulderHalf: 0.078,
  hipHalf: 0.056,
  upperArm: 0.105,
  foreArm: 0.095,
  handScale: 0.52,
  footScale: 0.5,
  limb: 0.66,
  torsoWidth: 0.56,
  torsoDepth: 0.78,
  belly: 0.25,
};

const scaled = (p: Proportions, k: number): Proportions => {
  const out = { ...p };
  for (const key of [
    'ankle',
    'knee',
    'hip',
    'waist',
    'chest',
    'shoulder',
    'neck',
    'headPivot',
    'headCentre',
    'shoulderHalf',
    'hipHalf',
    'upperArm',
    'foreArm',
  ] as const)
    out[key] = p[key] * k;
  return out;
};

export const proportionsFor = (age: Age, sex: Sex, build: Build): Proportions => {
  const isFemale = sex === 'female';
  let p: Proportions = { ...(age === 'baby' ? baby : age === 'child' ? child : adult) };
  if (age === 'adult' || age === 'old') {
    p = scaled(p, (isFemale ? 0.965 : 1.03) * (age === 'old' ? 0.965 : 1));
    p.limb *= isFemale ? 0.88 : 1;
    p.shoulderHalf *= isFemale ? 0.86 : 1.04;
    p.hipHalf *= isFemale ? 1.04 : 0.98;
    p.torsoWidth *= isFemale ? 0.86 : 1;
    p.torsoDepth *= isFemale ? 0.88 : 1;
    p.handScale *= isFemale ? 0.9 : 1.04;
    p.footScale *= isFemale ? 0.9 : 1.04;
    p.bust = isFemale ? (age === 'old' ? 0.8 : 1) : 0;
    if (age === 'old') {
      p.stoop = 0.16;
      p.belly = 0.3;
    }
  }
  if (build === 'slim') {
    p.limb *= 0.92;
    p.torsoWidth *= 0.94;
    p.torsoDepth *= 0.92;
  } else if (build === 'broad') {
    p.limb *= 1.1;
    p.torsoWidth *= 1.08;
    p.torsoDepth *= 1.08;
    p.belly = Math.max(p.belly, 0.25);
  } else if (build === 'round') {
    p.limb *= 1.16;
    p.torsoWidth *= 1.16;
    p.torsoDepth *= 1.2;
    p.belly = 1;
  } else if (build === 'huge') {
    p.limb *= 1.85;
    p.torsoWidth *= 1.72;
    p.torsoDepth *= 1.72;
    p.shoulderHalf *= 1.3;
    p.hipHalf *= 1.5;
    p.handScale *= 1.16;
    p.footScale *= 1.14;
    p.headScale *= 1.08;
    p.belly = 1;
  } else if (build === 'muscular') {
    p.limb *= 1.16;
    p.torsoWidth *= 1.12;
    p.torsoDepth *= 1.08;
    p.shoulderHalf *= 1.1;
  }
  return p;
};
