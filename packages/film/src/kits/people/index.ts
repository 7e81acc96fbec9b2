import type { Kit } from '../kit.ts';

export const peopleKits: readonly Kit[] = [];
