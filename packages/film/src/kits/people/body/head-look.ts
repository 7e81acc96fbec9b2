/** What a head looks like, and where it is on the body. */

import type { Vec3 } from '../../../math/vector.ts';

export const hairStyles = [
  'bald',
  'balding',
  'buzz',
  'short',
  'side_part',
  'spiky',
  'curly',
  'afro',
  'bob',
  'long',
  'ponytail',
  'pigtails',
  'braids',
  'bun',
  'topknot',
  'wisp',
  'clown',
] as const;
export type HairStyle = (typeof hairStyles)[number];

export type HeadLook = {
  skin: Vec3;
  hairColour: Vec3;
  hair: HairStyle;
  beard: 'none' | 'stubble' | 'short' | 'long' | 'moustache';
  beardColour: Vec3;
  /** A hat sits here: hair does not rise above it. */
  hatCovers: boolean;
  isFemale: boolean;
  isOld: boolean;
  isChild: boolean;
};

export type HeadFrame = {
  /** From units of the head to the model's metres. */
  at: (x: number, y: number, z: number) => Vec3;
  k: number;
  bone: number;
  hairBone: number;
};
