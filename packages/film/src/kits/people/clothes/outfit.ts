/** Clothes as the body builder needs them: what covers each part, in which colour and how loosely. */

import type { MaterialName } from '../../../geometry/materials.ts';
import type { Vec3 } from '../../../math/vector.ts';

export type Fabric = { colour: Vec3; material: MaterialName };

export type Front =
  | 'plain'
  | 'buttons'
  | 'zip'
  | 'suit'
  | 'double_row'
  | 'wrap'
  | 'open'
  | 'stripes'
  | 'number'
  | 'emblem'
  | 'overalls'
  | 'fur_trim'
  | 'plates'
  | 'life_support'
  | 'bones'
  | 'bandages'
  | 'scales'
  | 'reflective'
  | 'dots'
  | 'checks';

export type Top = Fabric & {
  /** How much of the arm it covers, 0 to 1. */
  sleeve: number;
  sleeveColour: Vec3 | null;
  /** Metres it adds to the body. */
  puff: number;
  neckline: 'crew' | 'v' | 'strapless' | 'high' | 'collar';
  front: Front;
  /** Shirt under a suit, number on a jersey, stripes. */
  second: Vec3;
  /** Hangs over the trousers. */
  hangsOver: boolean;
};

export type Legs = Fabric & {
  /** How much of the leg it covers, 0 to 1. */
  cover: number;
  looseness: number;
};

export type Footwear = {
  kind: 'shoes' | 'boots' | 'sneakers' | 'sandals' | 'barefoot' | 'slippers' | 'heels';
  /** Skates. */
  hasBlade?: boolean;
  colour: Vec3;
};

export type SkirtCut = {
  colour: Vec3;
  trim: Vec3 | null;
  /** The other colour of a tartan. */
  checks?: Vec3;
  /** Where it ends: 0 at the hips, 1 at the ground. */
  length: number;
  /** How much wider than the hips it is at the hem, metres. */
  flare: number;
  /** 1 stands out by itself, as a tutu does. */
  stiffness: number;
  pleats: number;
  /** Open in front, as a coat is. */
  slit: number;
  material: MaterialName;
};

/** Hats, glasses, beards, bags: everything added to a body. */
export type Extra = { name: string; colour: Vec3; second?: Vec3 };

export type Outfit = {
  /** Null: bare. */
  top: Top | null;
  legs: Legs;
  feet: Footwear;
  skirts: SkirtCut[];
  cape: Vec3 | null;
  belt: Vec3 | null;
  gloves: Vec3 | null;
  extras: Extra[];
  isFemale: boolean;
  /** Replaces skin everywhere: zombie green, mummy, statue. */
  skin: Vec3 | null;
};
