import type { Kit } from '../../kit.ts';

export const generalPropKits: readonly Kit[] = [];
