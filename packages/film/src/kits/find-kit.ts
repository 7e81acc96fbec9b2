/** All kits by the nouns they draw. */

import { animalKits } from './animals/index.ts';
import { buildingKits } from './buildings/index.ts';
import { foodKits } from './food/index.ts';
import { furnitureKits } from './furniture/index.ts';
import type { Kit } from './kit.ts';
import { peopleKits } from './people/index.ts';
import { plantKits } from './plants/index.ts';
import { propKits } from './props/index.ts';
import { vehicleKits } from './vehicles/index.ts';

export const kits: readonly Kit[] = [
  ...peopleKits,
  ...animalKits,
  ...vehicleKits,
  ...buildingKits,
  ...furnitureKits,
  ...plantKits,
  ...foodKits,
  ...propKits,
];

const byNoun = new Map<string, Kit>();
for (const kit of kits) {
  for (const noun of kit.nouns) if (!byNoun.has(noun)) byNoun.set(noun, kit);
}

export const findKit = (noun: string): Kit | undefined => byNoun.get(noun);
export const kitNouns = (): IterableIterator<string> => byNoun.keys();
