/** A model: what a kit makes. Metres, y up, standing on y = 0 at the origin, facing +z, its left at +x. */

import type { Mesh } from '../geometry/mesh.ts';
import type { Matrix } from '../math/matrix.ts';
import type { Vec3 } from '../math/vector.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Action } from '../scene/actions.ts';

/** Where other things attach. `top`: what stands on it. `seat`: where a sitter's hips go. `back`: where a rider's hips go. */
export type AnchorName =
  | 'top'
  | 'seat'
  | 'back'
  /** Where a parrot sits on a pirate. */
  | 'shoulder'
  /** On the thighs of one who sits; nobody's model has it at rest. */
  | 'lap'
  | 'inside'
  | 'door'
  | 'head'
  /** Where the camera rides in a first person view, looking along +z. */
  | 'eye'
  | 'mouth'
  | 'neck'
  | 'handLeft'
  | 'handRight'
  /** Where a hand holds it: this point is put into the hand. */
  | 'grip'
  /** Where the other hand goes, for things held with two. */
  | 'gripLeft'
  | 'footLeft'
  | 'footRight'
  | 'lamp'
  | 'lampLeft'
  | 'lampRight'
  | 'chimney'
  | 'exhaust'
  | 'handlebarLeft'
  | 'handlebarRight'
  | 'pedalLeft'
  | 'pedalRight';

export type Part = {
  name: string;
  /** With bones: skinned. Without: rigid. */
  mesh: Mesh;
  /** Thin or tiny things whose shadow nobody would see. */
  castsNoShadow?: boolean;
  /** The longest side of the model that it was made for, where it is posed smaller or larger in this one. */
  reach?: number;
  /** Shown on the mesh where its material is `picture`; u, v are its rest positions x, y from the upper left corner. */
  picture?: Picture;
};

export type Particle = {
  position: Vec3;
  /** The other end of a streak: rain, sparks, light trails. */
  end?: Vec3;
  /** Radius, metres. */
  size: number;
  colour: Vec3;
  opacity: number;
  /** Texture of smoke and steam: any number, a different wisp each. */
  wisp?: number;
};

export type Lamp = { position: Vec3; colour: Vec3 /** Metres it reaches. */; reach: number };

/** A cone of light seen in the air. */
export type Beam = { position: Vec3; direction: Vec3; colour: Vec3; spread: number; reach: number };

/**
 * How a hand carries a thing while the arms have nothing else to do. upright: before the body, as an umbrella. hanging:
 * at arm's length, as a bag (the hand anchor is then upright). chest: in both hands before the chest. cradle: in the
 * arms, as a kitten. in_arms: lying across both arms, as a rescued child. overhead: held up. shoulder: leaned on the shoulder. lance: level under the arm. under_arm: a board
 * at the side. staff: beside the body, its foot on the ground.
 */
export type HoldStyle =
  | 'upright'
  | 'hanging'
  | 'chest'
  | 'cradle'
  | 'in_arms'
  | 'overhead'
  | 'shoulder'
  | 'lance'
  | 'under_arm'
  | 'staff'
  /** On the hand that is held out, as a butterfly. */
  | 'perch'
  /** Beside the face, the stick leaned back, as an umbrella. */
  | 'umbrella';

export type PoseInput = {
  /** Seconds since the film began. */
  time: number;
  action: Action;
  /** Seconds since the action began, and how long it lasts. */
  actionTime: number;
  actionSeconds: number;
  /** Metres a second along +z, and metres gone so far: feet and wheels follow these, so nothing slides. */
  speed: number;
  travelled: number;
  /** Radians a second to the left. */
  turnRate: number;
  /** Different for each copy, so that a crowd does not move in step. */
  phase: number;
  /** Where hands reach and eyes look, in model space. */
  handLeft?: Vec3 | null;
  handRight?: Vec3 | null;
  lookAt?: Vec3 | null;
  /** How a thing in a hand is carried; see `holdStyleOf` of the hand-held props. */
  holdLeft?: HoldStyle | null;
  holdRight?: HoldStyle | null;
  /** Where an eye looks into something, in model space. */
  eyeAt?: Vec3 | null;
  /** Noun of what is in the right hand: an axe is swung as a knife is not. */
  tool?: string | null;
  /** Where feet go, in model space: pedals, stirrups. */
  footLeft?: Vec3 | null;
  footRight?: Vec3 | null;
  /** Where the mouth or beak of an animal goes, and its front paws, in model space. */
  mouthAt?: Vec3 | null;
  pawAt?: Vec3 | null;
  /** 0 to 1 while words are said; null: as the action has it. */
  mouthOpen?: number | null;
  /** Height of the seat a sitter or rider is on, above its own y = 0. */
  seatHeight?: number | null;
  /** Metres a second the wind blows, towards +x in model space. */
  wind: number;
  /** 0 by day to 1 by night: lamps and windows are lit. */
  darkness: number;
};

/** A model that only stands there, by day. */
export const poseAtRest: PoseInput = {
  time: 0,
  action: 'stand',
  actionTime: 0,
  actionSeconds: 1,
  speed: 0,
  travelled: 0,
  turnRate: 0,
  phase: 0,
  wind: 0,
  darkness: 0,
};

export type Pose = {
  /**
   * By part name: a matrix for a rigid part, one a bone for a skinned part, or new vertex positions (normals follow)
   * for a part that bends freely. A part that is not named rests; null hides it.
   */
  parts: Record<string, Matrix | Matrix[] | Float32Array | null>;
  /** Anchors that move, in model space. */
  anchors: Partial<Record<AnchorName, Matrix>>;
  particles?: Particle[];
  lamps?: Lamp[];
  beams?: Beam[];
};

export type Model = {
  /** Width, height, length at rest: what others keep clear of and the camera frames. */
  size: Vec3;
  parts: Part[];
  /** At rest, in model space. */
  anchors: Partial<Record<AnchorName, Vec3>>;
  /** Absent: a thing that does not move by itself. */
  pose?: (input: PoseInput) => Pose;
  /** Height above its own y = 0 at which a floating thing meets the water. */
  waterline?: number;
  /** Where small animals walk along it, by the distance from `top` along x, as seen from `top`. */
  way?: (x: number) => Vec3;
};
