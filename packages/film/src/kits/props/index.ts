import type { Kit } from '../kit.ts';
import { generalPropKits } from './general/index.ts';
import { handheldKits } from './handheld/index.ts';

export const propKits: readonly Kit[] = [...generalPropKits, ...handheldKits];
