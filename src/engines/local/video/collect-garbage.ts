/**
 * Runs the garbage collector between videos: it does not know how much shared memory a scene holds and would run too
 * late.
 */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

export const collectGarbage: () => void = runInNewContext('gc');
