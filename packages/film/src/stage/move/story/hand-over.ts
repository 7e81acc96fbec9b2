/** A thing that is given goes from hand to hand half way through. */

import type { Actor, Beat } from '../../actor.ts';

/** Share of the act at which the other has it. */
const takenAt = 0.5;

const givingOf = ({ beats }: Actor): Beat | undefined => beats.find(({ action }) => action === 'give');

export const handOver = (actors: readonly Actor[], seconds: number): void => {
  for (const { support } of actors) {
    if (support.kind !== 'held') continue;
    const { host } = support;
    const giving = givingOf(host);
    const named = actors.find(({ thingIndex }) => thingIndex === giving?.act?.object);
    const taker = named ?? host.target;
    if (!giving || !taker?.thing.person || !givingOf(taker)) continue;
    // Each of two who exchange things has one: both change hands at once.
    const { from, until } = giving;
    support.taker = { at: from + (Math.min(until, seconds) - from) * takenAt, host: taker };
  }
};
