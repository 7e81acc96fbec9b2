import type { Kit } from '../kit.ts';
import { activityKits } from './activities/index.ts';
import { generalPropKits } from './general/index.ts';
import { handheldKits } from './handheld/index.ts';

export const propKits: readonly Kit[] = [...activityKits, ...generalPropKits, ...handheldKits];
