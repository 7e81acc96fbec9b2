/** What somebody wears for an act that would not be understood without it. */

import type { GarmentName } from '../../scene/garments.ts';
import type { DraftAct, DraftThing } from '../../understand/draft.ts';
import { isPerson } from '../shown.ts';

const worn: readonly [verb: string, GarmentName][] = [
  ['listen', 'headphones'],
  ['hear', 'headphones'],
];

export const wearFor = (thing: DraftThing, { verb, action }: DraftAct): void => {
  const [, garment] = worn.find(([first]) => verb.split(' ')[0] === first) ?? [];
  if (!garment || action !== 'nod' || !isPerson(thing)) return;
  if (!thing.wears.some(({ name }) => name === garment)) thing.wears.push({ name: garment, colour: null });
};
