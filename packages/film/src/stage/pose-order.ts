/** The order in which a cast is posed. */

import type { Actor } from './actor.ts';
import { contactOf } from './build/contacts.ts';

/** Carriers before those they carry, and what is touched before those who touch it. */
export const byDepth = (actors: Actor[]): Actor[] => {
  const depth = (actor: Actor, steps = 0): number => {
    if (steps > 8) return 0;
    const met = contactOf(actor);
    const { support } = actor;
    const taker = support.kind === 'held' && support.taker ? 1 + depth(support.taker.host, steps + 1) : 0;
    const carried = support.kind === 'free' ? 0 : Math.max(taker, 1 + depth(support.host, steps + 1));
    return met ? Math.max(carried, 1 + depth(met, steps + 1)) : carried;
  };
  return actors.toSorted((a, b) => depth(a) - depth(b));
};
