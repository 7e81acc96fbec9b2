/** Things of pets. */

import type { Kit } from '../../../kit.ts';
import { bathBasin } from './bath-basin.ts';
import { hamsterWheel } from './hamster-wheel.ts';

export const petKits: readonly Kit[] = [hamsterWheel, bathBasin];
