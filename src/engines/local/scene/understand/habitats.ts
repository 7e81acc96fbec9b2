/** Where each kind of thing is at home, and what it does when the prompt does not say. */

import type { Action, Place } from './scene-spec.ts';

type Habit = { place: Place; action: Action };

const byKind: Record<string, Habit> = {
  'animal-mammal': { place: 'meadow', action: 'stand' },
  'animal-bird': { place: 'sky', action: 'fly' },
  'animal-amphibian': { place: 'lake', action: 'sit' },
  'animal-reptile': { place: 'forest', action: 'stand' },
  'animal-marine': { place: 'underwater', action: 'swim' },
  'animal-bug': { place: 'meadow', action: 'walk' },
  'plant-flower': { place: 'meadow', action: 'swing' },
  'plant-other': { place: 'meadow', action: 'swing' },
  'transport-ground': { place: 'street', action: 'drive' },
  'transport-water': { place: 'sea', action: 'sail' },
  'transport-air': { place: 'sky', action: 'fly' },
  'place-geographic': { place: 'mountains', action: 'stand' },
  'place-building': { place: 'village', action: 'stand' },
  'place-religious': { place: 'village', action: 'stand' },
  'place-other': { place: 'meadow', action: 'stand' },
  'sky-weather': { place: 'sky', action: 'float' },
  'face-costume': { place: 'meadow', action: 'stand' },
  'person-sport': { place: 'meadow', action: 'run' },
  household: { place: 'room', action: 'stand' },
  computer: { place: 'room', action: 'stand' },
};

/** Pictures whose home is not that of their kind. */
const byArt: Record<string, Partial<Habit>> = {
  '1f680': { place: 'space', action: 'rise' },
  '1f6f8': { place: 'sky', action: 'float' },
  '1f6f0': { place: 'space', action: 'float' },
  '1fa90': { place: 'space', action: 'spin' },
  '2604': { place: 'space', action: 'fly' },
  '1f9d1-200d-1f680': { place: 'space', action: 'float' },
  '1f47d': { place: 'space', action: 'stand' },
  '1f388': { place: 'sky', action: 'rise' },
  '1fa81': { place: 'sky', action: 'fly' },
  '1fa82': { place: 'sky', action: 'fall' },
  '1f414': { place: 'meadow', action: 'walk' },
  '1f413': { place: 'meadow', action: 'stand' },
  '1f983': { place: 'meadow', action: 'walk' },
  '1f424': { place: 'meadow', action: 'walk' },
  '1f427': { place: 'snowfield', action: 'walk' },
  '1f43b-200d-2744': { place: 'snowfield', action: 'walk' },
  '1f986': { place: 'lake', action: 'swim' },
  '1f9a2': { place: 'lake', action: 'swim' },
  '1f9a9': { place: 'lake', action: 'stand' },
  '1f42a': { place: 'desert', action: 'walk' },
  '1f42b': { place: 'desert', action: 'walk' },
  '1f335': { place: 'desert', action: 'stand' },
  '1f334': { place: 'coast', action: 'swing' },
  '1f98b': { place: 'meadow', action: 'fly' },
  '1f41d': { place: 'meadow', action: 'fly' },
  '1f9da': { place: 'forest', action: 'fly' },
  '1f9dc-200d-2640': { place: 'underwater', action: 'swim' },
  '1f409': { place: 'mountains', action: 'fly' },
  '1f47b': { place: 'village', action: 'float' },
  '1f987': { place: 'sky', action: 'fly' },
  '1f43a': { place: 'forest', action: 'stand' },
  '1f98a': { place: 'forest', action: 'stand' },
  '1f43b': { place: 'forest', action: 'walk' },
  '1f412': { place: 'forest', action: 'sit' },
  '1f981': { place: 'meadow', action: 'stand' },
  '26c4': { place: 'snowfield', action: 'stand' },
  '2603': { place: 'snowfield', action: 'stand' },
  '1f385': { place: 'snowfield', action: 'wave' },
  '26f7': { place: 'snowfield', action: 'run' },
  '1f3c2': { place: 'snowfield', action: 'run' },
  '1f3c4': { place: 'sea', action: 'sail' },
  '1f3ca': { place: 'lake', action: 'swim' },
  '1f6a3': { place: 'lake', action: 'sail' },
  '1f6b4': { place: 'street', action: 'drive' },
  '1f9d7': { place: 'mountains', action: 'climb' },
  '2602': { place: 'meadow', action: 'stand' },
  '2614': { place: 'meadow', action: 'stand' },
  '1f302': { place: 'meadow', action: 'stand' },
  '26f1': { place: 'coast', action: 'stand' },
  '1f4a7': { place: 'studio', action: 'fall' },
  '2744': { place: 'snowfield', action: 'fall' },
  '1f3ee': { place: 'sky', action: 'float' },
  '1f3e2': { place: 'skyline', action: 'stand' },
  '1f5fc': { place: 'skyline', action: 'stand' },
  '1f5fd': { place: 'skyline', action: 'stand' },
  '1f3f0': { place: 'mountains', action: 'stand' },
};

const nowhere: Habit = { place: 'studio', action: 'stand' };

export const habitOf = (art: string, kind: string): Habit => {
  const general = kind.startsWith('person')
    ? { place: 'meadow' as const, action: 'stand' as const }
    : byKind[kind];
  return { ...nowhere, ...general, ...byArt[art.replaceAll('-fe0f', '')] };
};
