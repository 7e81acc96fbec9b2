/** What is given goes from hand to hand half way through. */

import { type Actor, mainAction } from '../../actor.ts';

/** Share of the act at which the other has it. */
const takenAt = 0.5;

export const handOver = (actors: readonly Actor[], seconds: number): void => {
  for (const { support } of actors) {
    if (support.kind !== 'held' || mainAction(support.host) !== 'give') continue;
    const { target, beats } = support.host;
    if (!target?.thing.person || mainAction(target) !== 'give') continue;
    // Each of two who exchange things has one: both change hands at once.
    const { from, until } = beats[0]!;
    support.taker = { at: from + (Math.min(until, seconds) - from) * takenAt, host: target };
  }
};
