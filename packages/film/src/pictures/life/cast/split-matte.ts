/** Which part of a matte goes with which thing: each connected part moves as a whole, so that no outline is cut through. */

import { createPlane, type Plane } from '../../plane.ts';
import { closeGaps, listParts } from '../../see/find-parts.ts';
import type { SeenPicture, SeenThing } from '../../see/seen-picture.ts';

/** Below this a pixel is only the glow of the network around something. */
const leastMatte = 0.08;
/** Of a part's matte that must lie in the boxes of things, for the part to be theirs. */
const leastHeld = 0.5;

/** Numbers of the connected parts, from 1; 0 where the matte is empty. */
const labelParts = ({ width, height, values }: Plane): { labels: Int32Array; count: number } => {
  const labels = new Int32Array(values.length);
  let count = 0;
  for (let start = 0; start < values.length; start += 1) {
    if (labels[start] || values[start]! < leastMatte) continue;
    count += 1;
    labels[start] = count;
    const open = [start];
    while (open.length > 0) {
      const at = open.pop()!;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < width * height && !labels[next] && values[next]! >= leastMatte) {
          labels[next] = count;
          open.push(next);
        }
    }
  }
  return { labels, count };
};

export type MatteGroup = { things: SeenThing[]; mask: Plane };

/** Things with the matte that each moves with; those that cannot be parted are one group. */
export const splitMatte = ({ subject }: SeenPicture, things: readonly SeenThing[]): MatteGroup[] => {
  const own = things.flatMap((thing) => (thing.matte ? [{ things: [thing], mask: thing.matte }] : []));
  const rest = things.filter((thing) => !thing.matte);
  if (!subject || rest.length === 0) return own;
  const { mask } = subject;
  const { labels, count } = labelParts(mask);
  const sums = Array.from({ length: count + 1 }, () => ({ all: 0, held: 0, of: rest.map(() => 0) }));
  const holds = ({ box }: SeenThing, x: number, y: number) =>
    x >= box.left - 0.02 && x <= box.right + 0.02 && y >= box.top - 0.02 && y <= box.bottom + 0.02;
  for (let at = 0; at < labels.length; at += 1) {
    const sum = sums[labels[at]!]!;
    const value = mask.values[at]!;
    const [x, y] = [
      ((at % mask.width) + 0.5) / mask.width,
      (Math.floor(at / mask.width) + 0.5) / mask.height,
    ];
    sum.all += value;
    for (const [n, thing] of rest.entries()) if (holds(thing, x, y)) sum.of[n]! += value;
    if (rest.some((thing) => holds(thing, x, y))) sum.held += value;
  }
  const groups: MatteGroup[] = [];
  const groupOf = new Map<SeenThing, MatteGroup>();
  for (let label = 1; label <= count; label += 1) {
    const sum = sums[label]!;
    const holding = rest.filter((_, n) => sum.of[n]! > sum.all * leastHeld * 0.3);
    if (holding.length === 0 || sum.held < sum.all * leastHeld) continue;
    const known = [...new Set(holding.flatMap((thing) => groupOf.get(thing) ?? []))];
    const group = known[0] ?? { things: [], mask: createPlane(mask) };
    if (known.length === 0) groups.push(group);
    for (const other of known.slice(1)) {
      groups.splice(groups.indexOf(other), 1);
      for (const thing of other.things) groupOf.set(thing, group);
      group.things.push(...other.things);
      for (let at = 0; at < labels.length; at += 1)
        group.mask.values[at] = Math.max(group.mask.values[at]!, other.mask.values[at]!);
    }
    for (const thing of holding)
      if (!group.things.includes(thing)) {
        group.things.push(thing);
        groupOf.set(thing, group);
      }
    for (let at = 0; at < labels.length; at += 1)
      if (labels[at] === label) group.mask.values[at] = mask.values[at]!;
  }
  // A thing that the network saw in pieces is moved with what is between them.
  for (const group of groups)
    if (listParts(group.mask).length > group.things.length) group.mask = closeGaps(group.mask);
  return [...own, ...groups];
};
