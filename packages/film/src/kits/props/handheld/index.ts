import type { Kit } from '../../kit.ts';

export const handheldKits: readonly Kit[] = [];
