import type { Kit } from '../kit.ts';

export const plantKits: readonly Kit[] = [];
