import type { Kit } from '../../kit.ts';
import { divingBoard, tightrope } from './circus.ts';
import { kickScooter, woodenSled } from './small-rides.ts';

export const activityKits: readonly Kit[] = [tightrope, divingBoard, kickScooter, woodenSled];
