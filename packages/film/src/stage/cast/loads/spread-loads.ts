/** Those who share a seat, a deck, a table or a shelf: side by side, in rows, each with room of its own. */

import type { Actor } from '../../actor.ts';
import { isNest } from '../fit-sizes.ts';
import { standInRows } from './stand-in-rows.ts';

/** Kittens in a basket lie around its middle and look over the rim. */
const lieInNest = (mates: Actor[], host: Actor) => {
  const { inside, top } = host.model.anchors;
  const rim = ((top?.[1] ?? host.model.size[1] * 0.8) - (inside?.[1] ?? 0)) * host.scale;
  for (const [n, { support, size }] of mates.entries()) {
    if (support.kind !== 'on') continue;
    const angle = (n / mates.length) * 2 * Math.PI + 0.6;
    const reach = mates.length === 1 ? 0 : Math.max(0, host.size[0] * 0.46 - size[0] * 0.6) * 0.72;
    const depth = Math.min(rim, Math.max(0, rim - size[1] * 0.48));
    support.offset = [Math.cos(angle) * reach, depth, Math.sin(angle) * reach];
  }
};

/** Rowers sit two by two along a long boat. */
const seatRowers = (mates: Actor[], host: Actor) => {
  const step = Math.min(1.7, (host.size[2] * 0.55) / Math.ceil(mates.length / 2));
  const aside = Math.min(0.75, host.size[0] * 0.2);
  for (const [n, { support }] of mates.entries())
    if (support.kind === 'on')
      support.offset = [n % 2 ? -aside : aside, 0, host.size[2] * 0.3 - Math.floor(n / 2) * step];
};

/** Two in front, two behind. */
const seatInRows = (mates: Actor[], host: Actor) => {
  for (const [n, { support }] of mates.entries()) {
    if (support.kind !== 'on') continue;
    const side = n % 2 ? -1 : 1;
    support.offset = [
      side * host.size[0] * 0.17,
      0,
      -Math.floor(n / 2) * Math.min(0.95, host.size[2] * 0.22),
    ];
  }
};

/** One beside the other in a single row. */
const lineUp = (mates: Actor[], host: Actor, along: 0 | 2, isFloe: boolean) => {
  const room = host.size[along]! * 0.8;
  // In a pool of mud they stand across, so that a calf is not hidden by its mother.
  const isPool = host.thing.kit === 'puddle';
  const widths = mates.map(({ size }) =>
    Math.max(isFloe ? size[2] : isPool ? (size[0] + size[2]) / 2 : size[0], 0.05),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.max(0, Math.min(0.15, Math.max(...widths) * 0.6, (room - total) / mates.length));
  let at = -(total + gap * (mates.length - 1)) / 2;
  for (const [n, actor] of mates.entries()) {
    if (actor.support.kind !== 'on') continue;
    const centre = mates.length === 1 ? 0 : at + widths[n]! / 2;
    const y = actor.support.offset[1];
    // On a floe every second one stands nearer to the camera.
    const near = isFloe && n % 2 === 1 ? -0.6 : 0;
    actor.support.offset = along === 0 ? [centre, y, 0] : [near, y, -centre];
    at += widths[n]! + gap;
  }
};

/** Things that share one top stand side by side on it. */
export const spreadLoads = (actors: Actor[]) => {
  const loads = new Map<string, Actor[]>();
  for (const actor of actors) {
    if (actor.support.kind !== 'on') continue;
    const key = `${actor.support.host.number}-${actor.support.anchor}`;
    loads.set(key, [...(loads.get(key) ?? []), actor]);
  }
  for (const mates of loads.values()) {
    const { support } = mates[0]!;
    if (support.kind !== 'on') continue;
    const isLong = support.host.size[2] > support.host.size[0] * 1.3;
    // A floe drifts across the picture, as a boat does: its length is what is seen.
    const isFloe = support.host.thing.kit === 'drifting ice floe';
    const along = isFloe || support.anchor === 'back' || (support.anchor === 'inside' && isLong) ? 2 : 0;
    const isCar = support.host.kit?.locomotion === 'rolls' && support.host.size[1] < 2.4;
    if (isCar && mates.length > 1 && mates.every(({ thing }) => thing.person !== null)) {
      seatInRows(mates, support.host);
      continue;
    }
    const isLongBoat = support.host.kit?.locomotion === 'floats' && support.host.size[2] > 8;
    if (
      isLongBoat &&
      mates.length > 2 &&
      mates.some(({ thing }) => thing.acts.some(({ action }) => action === 'row'))
    ) {
      seatRowers(mates, support.host);
      continue;
    }
    const isBed = support.anchor === 'inside' && isNest.test(support.host.thing.kit ?? '');
    if (isBed && mates.every(({ kit, thing }) => kit?.locomotion === 'walks' && thing.person === null)) {
      lieInNest(mates, support.host);
      continue;
    }
    if (along === 0 && standInRows(mates, support.host)) continue;
    lineUp(mates, support.host, along, isFloe);
  }
};
