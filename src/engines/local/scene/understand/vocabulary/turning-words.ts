/** Words that turn how their neighbours are read. */

import type { Action } from '../scene-spec.ts';

export const pronouns = new Set(['it', 'they', 'he', 'she', 'them']);
/** Whom something is done to, where no thing of theirs follows. */
export const objectPronouns = new Set(['her', 'him', 'it', 'them']);
export const relatives = new Set(['that', 'which', 'who']);
export const clauseOpeners = new Set(['while', 'whilst', 'as', 'when', 'then', 'but']);

/** Participles of light belong to the noun they follow. */
export const glows = new Set<Action>(['shine', 'burn']);

/** "Their mother": of animals it is one of them. */
export const kin = new Set(['mother', 'father', 'mom', 'mum', 'dad', 'parent', 'parents']);

/** "A stone bridge" shows no stone. */
export const materials = new Set('stone rock brick wood glass paper bamboo gold diamond coral'.split(' '));
