/** Verbs by which a body goes from one posture into another. */

import type { Action } from '../../scene/actions.ts';

export type Posture = 'stand' | 'sit' | 'lie' | 'sleep';

/** `to` absent: the posture that the verb itself shows. */
export type PostureChange = { from: Posture; to?: Action };

/** Verbs | posture before | posture after. */
const rows: [string, PostureChange][] = [
  ['sit down, take a seat, have a seat, settle down, plop down, slump down', { from: 'stand' }],
  ['lie down, lay down, lying down, curl up, stretch out, roll over', { from: 'stand' }],
  ['kneel down, kneel before, get down, crouch down, squat down', { from: 'stand' }],
  ['get up, stand up, rise up, get up from, stand up from, jump up from', { from: 'sit', to: 'stand' }],
  ['get out of bed', { from: 'sleep', to: 'stand' }],
  ['wake up, wake, awake, awaken', { from: 'sleep', to: 'sit' }],
  ['sit up', { from: 'lie', to: 'sit' }],
];

export const postureChanges: ReadonlyMap<string, PostureChange> = new Map(
  rows.flatMap(([verbs, change]) => verbs.split(', ').map((verb) => [verb, change] as const)),
);
