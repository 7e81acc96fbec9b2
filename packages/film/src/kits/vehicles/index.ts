import type { Kit } from '../kit.ts';

export const vehicleKits: readonly Kit[] = [];
