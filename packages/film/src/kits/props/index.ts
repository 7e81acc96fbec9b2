import type { Kit } from '../kit.ts';

export const propKits: readonly Kit[] = [];
