import type { Kit } from '../kit.ts';

export const furnitureKits: readonly Kit[] = [];
