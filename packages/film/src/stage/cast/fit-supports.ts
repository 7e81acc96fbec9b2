/** Sizes of what lies or stands on something: food fits its plate, a castle has a hill that is wider than it. */

import { buildingKits } from '../../kits/buildings/index.ts';
import type { Place } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';
import { resize } from './fit-sizes.ts';

const isLiving = ({ thing, kit }: Actor) =>
  thing.person !== null || ['walks', 'swims', 'flies'].includes(kit?.locomotion ?? '');
const breadthOf = ({ size }: Actor) => Math.max(size[0], size[2]);

/** Metres: what is smaller is a plate, a tray or a board, and all that lies on it lies within its edge. */
const smallSupport = 0.6;
const shareOfSmall = 0.85;
/** Metres from which a thing needs ground under it, and how much of the width of that ground it takes. */
const largeThing = 2.5;
const shareOfGround = 0.55;
const mostGrown = 8;
const leastShrunk = 0.35;

/** Metres that a building has on a place which falls away on all sides. */
const widestOn: Partial<Record<Place, number>> = { mountain_top: 26 };

export const fitToSupports = (actors: readonly Actor[], place: Place): void => {
  const widest = widestOn[place] ?? Number.POSITIVE_INFINITY;
  for (const actor of actors)
    if (actor.kit && buildingKits.includes(actor.kit) && breadthOf(actor) > widest)
      resize(actor, widest / breadthOf(actor));
  const hosts = Map.groupBy(
    actors.filter((actor) => !isLiving(actor) && actor.thing.ties.some(({ kind }) => kind === 'on')),
    ({ thing }) => thing.ties.find(({ kind }) => kind === 'on')!.to,
  );
  for (const [to, guests] of hosts) {
    const host = actors.find(({ thingIndex }) => thingIndex === to);
    if (!host || isLiving(host) || host.kit?.locomotion !== 'none') continue;
    const wide = breadthOf(host);
    if (wide < smallSupport) {
      const most = (wide * shareOfSmall) / Math.sqrt(guests.length);
      for (const guest of guests) if (breadthOf(guest) > most) resize(guest, most / breadthOf(guest));
      continue;
    }
    const largest = guests.reduce((a, b) => (breadthOf(b) > breadthOf(a) ? b : a));
    const needed = breadthOf(largest) / shareOfGround;
    // A tower stands on a table only as a model of one.
    if (breadthOf(largest) < largeThing || wide >= needed) continue;
    const grown = Math.min(mostGrown, needed / wide);
    for (const one of actors) if (one.thingIndex === to) resize(one, grown);
    const left = (breadthOf(host) * shareOfGround) / breadthOf(largest);
    if (left < 1) for (const guest of guests) resize(guest, Math.max(leastShrunk, left));
  }
};
