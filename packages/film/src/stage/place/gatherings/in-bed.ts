/** Those who sleep or lie in a bed: along it, the head on a pillow, two of them side by side. */

import { pillowAside } from '../../../kits/furniture/beds.ts';
import { type Matrix, multiply, scaling, translation } from '../../../math/matrix.ts';
import { type Actor, mainAction } from '../../actor.ts';

const beds = new Set(['bed', 'double bed', 'single bed', 'hospital bed', 'mattress']);
/** How far a body sinks into the mattress, and how far above the pillow its head ends. */
const [sunk, aboveHead] = [0.08, 0.08];
/** Share of a body's height from its head to where its model stands, as it lies. */
const headToRoot = 0.36;

/** The bed in which it lies. */
export const bedOf = (actor: Actor): Actor | null => {
  const { support, thing } = actor;
  if (support.kind !== 'on' || !thing.person || !beds.has(support.host.thing.kit ?? '')) return null;
  const action = mainAction(actor);
  return action === 'sleep' || action === 'lie' ? support.host : null;
};

/** Seen from the side and from before its foot, so that the faces are. */
export const shareBeds = (actors: readonly Actor[], azimuth: number): void => {
  const sleepers = new Map<Actor, Actor[]>();
  for (const actor of actors) {
    const bed = bedOf(actor);
    if (bed) sleepers.set(bed, [...(sleepers.get(bed) ?? []), actor]);
  }
  for (const [bed, inIt] of sleepers) {
    bed.yaw = azimuth + 0.75 - Math.PI / 2;
    for (const [rank, { support }] of inIt.entries())
      if (inIt.length > 1 && support.kind === 'on')
        support.offset = [(rank % 2 ? -1 : 1) * pillowAside, 0, 0];
  }
};

/** Where the model of one who lies in a bed stands, or null where it lies in none. */
export const placeInBed = (actor: Actor, hostRoot: Matrix): Matrix | null => {
  const bed = bedOf(actor);
  if (!bed || actor.support.kind !== 'on') return null;
  const { top, head } = bed.model.anchors;
  if (!top || !head) return null;
  const along = head[2] - aboveHead + (headToRoot * actor.size[1]) / bed.scale;
  const [aside] = actor.support.offset;
  return multiply(
    hostRoot,
    translation(aside / bed.scale, top[1] - sunk, along),
    scaling(actor.scale / bed.scale),
  );
};
