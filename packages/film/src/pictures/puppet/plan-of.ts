/** How a thing that the prompt names is built. */

import type { WishedThing } from '../life/wishes.ts';
import type { BodyPlan } from './body.ts';

const plans: [BodyPlan, ReadonlySet<string>][] = [
  ['bird', new Set(['bird'])],
  ['fish', new Set(['fish', 'whale', 'dolphin', 'shark', 'cetacean', 'aquatic mammal'])],
  ['insect', new Set(['insect', 'butterfly', 'bee', 'bat', 'dragonfly'])],
];

export const planOf = ({ nature, kinds, region }: WishedThing): BodyPlan => {
  if (nature === 'person') return 'person';
  if (nature === 'vehicle') return 'vehicle';
  if (region === 'plants') return 'plant';
  if (nature !== 'animal') return 'other';
  return plans.find(([, names]) => kinds.some((kind) => names.has(kind)))?.[0] ?? 'quadruped';
};
