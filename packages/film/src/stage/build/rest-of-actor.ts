/** Actors that stay as they are all through the film, and the seats they have. */

import type { Actor } from '../actor.ts';
import { isMoved } from '../move/story/carry-together.ts';
import { smallTableSeat } from '../place/gatherings/small-table.ts';

export const isStill = (actor: Actor): boolean =>
  !actor.model.pose &&
  !isMoved(actor) &&
  actor.support.kind === 'free' &&
  actor.speed === 0 &&
  actor.altitude === 0 &&
  ['stand', 'shine', 'hold', 'look'].includes(actor.beats[0]?.action ?? 'stand');

export const seatOf = (actor: Actor, time: number): number | null =>
  actor.seatAt?.(time) ?? (actor.thing.traits.includes('on the ground') ? 0 : smallTableSeat(actor));
