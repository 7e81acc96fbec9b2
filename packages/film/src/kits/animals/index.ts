import type { Kit } from '../kit.ts';

export const animalKits: readonly Kit[] = [];
