import type { Kit } from '../kit.ts';
import { lighthouse } from './lighthouse.ts';

export const buildingKits: readonly Kit[] = [lighthouse];
