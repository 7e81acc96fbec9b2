import type { Kit } from '../../kit.ts';
import { fallingSprinkles } from './falling-sprinkles.ts';
import { runningBlender } from './running-blender.ts';

/** Sweet things while they are mixed or decorated. */
export const inMotionKits: readonly Kit[] = [runningBlender, fallingSprinkles];
