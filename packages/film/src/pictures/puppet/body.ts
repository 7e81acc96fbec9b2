/** The parts of a body as a puppet has them. */

import type { Dot, Outline } from './outline.ts';

/** How a kind of thing is built, which tells what its limbs are. */
export type BodyPlan = 'person' | 'quadruped' | 'bird' | 'fish' | 'insect' | 'vehicle' | 'plant' | 'other';
export type Role = 'head' | 'leg' | 'arm' | 'tail' | 'wing';

export type Part = {
  role: Role;
  /** How far along it a cell of the outline is: 0 at the joint, 1 at the tip, -1 outside. */
  along: Float32Array;
  /** From the joint to the tip, in cells. */
  line: Dot[];
  length: number;
  /** 0 to 1: how surely it is what its role says. */
  confidence: number;
  /** -1 at the left of the body's middle, 1 at its right. */
  side: -1 | 1;
};

/** In pixels of the picture. */
export type Mouth = {
  /** In a profile where the jaw hangs and where the lips end at the snout, else the left and the right corner. */
  from: Dot;
  to: Dot;
  isProfile: boolean;
  /** From the lips to below the jaw. */
  depth: number;
  /** How far the middle of the line hangs below its ends. */
  sag?: number;
  /** The lips are shut in the picture: as they part, teeth are seen under the upper one. */
  hasTeeth?: boolean;
};

export type Body = {
  plan: BodyPlan;
  outline: Outline;
  parts: Part[];
  centre: Dot;
  /** Half the width of the trunk where it is thickest. */
  radius: number;
  /** -1 looks to the left, 1 to the right, 0 to the viewer or unknown. */
  facing: -1 | 0 | 1;
  /** A disc or a ball. */
  isRound: boolean;
  mouth: Mouth | null;
};

/** From here on a part is moved as what it is taken for. */
export const leastConfidence = 0.3;

export const partsOf = ({ parts }: Body, role: Role): Part[] =>
  parts.filter((part) => part.role === role && part.confidence >= leastConfidence);
