import type { Kit } from '../kit.ts';

export const foodKits: readonly Kit[] = [];
