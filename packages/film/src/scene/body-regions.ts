/** Parts of somebody else that hands are at. */

export const bodyRegions = [
  'chin',
  'face',
  'head',
  'hair',
  'neck',
  'chest',
  'shoulder',
  'back',
  'hand',
  'knee',
  'foot',
] as const;

export type BodyRegion = (typeof bodyRegions)[number];
