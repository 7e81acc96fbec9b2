/** Groups that are to be counted do not stand in each other: one goes aside until each is seen by itself. */

import { addScaled, dot } from '../../../math/vector.ts';
import type { TieKind } from '../../../scene/scene.ts';
import { type Actor, isCounted } from '../../actor.ts';
import { type Axes, halfExtent } from '../axes.ts';

type Group = { members: Actor[]; low: number; high: number; near: number; far: number };

const groupOf = (members: Actor[], { right, away }: Axes): Group => {
  const span = (axis: typeof right) => {
    const lows = members.map((one) => dot(one.position, axis) - halfExtent(one, axis));
    const highs = members.map((one) => dot(one.position, axis) + halfExtent(one, axis));
    return [Math.min(...lows), Math.max(...highs)] as const;
  };
  const [[low, high], [near, far]] = [span(right), span(away)];
  return { members, low, high, near, far };
};

/** Ties that say by themselves where the one is to the other. */
const placing: readonly TieKind[] = ['around', 'between', 'on', 'in', 'under', 'above', 'over', 'riding'];

const isMovable = ({ support, role, isBackground, isBound, altitude, thing }: Actor): boolean =>
  support.kind === 'free' &&
  (role === 'hero' || role === 'cast') &&
  !isBackground &&
  !isBound &&
  altitude === 0 &&
  isCounted(thing) &&
  !thing.ties.some(({ kind }) => placing.includes(kind));

export const separateGroups = (actors: readonly Actor[], hero: Actor, axes: Axes): void => {
  const groups = [...Map.groupBy(actors.filter(isMovable), ({ thingIndex }) => thingIndex).values()]
    .filter((members) => members.length === members[0]!.thing.count)
    .map((members) => groupOf(members, axes))
    // The hero's own stay where they are.
    .toSorted(
      (a, b) =>
        Number(b.members[0]!.thingIndex === hero.thingIndex) -
        Number(a.members[0]!.thingIndex === hero.thingIndex),
    );
  if (!groups.some(({ members }) => members.length > 1)) return;
  for (const [n, group] of groups.entries())
    for (const other of groups.slice(0, n)) {
      const isShared =
        group.low < other.high && other.low < group.high && group.near < other.far && other.near < group.far;
      if (!isShared || group.members.length + other.members.length < 3) continue;
      const gap = 0.12 + 0.1 * Math.min(group.members[0]!.size[1], other.members[0]!.size[1]);
      const toRight = other.high + gap - group.low;
      const toLeft = group.high + gap - other.low;
      const by = toRight <= toLeft ? toRight : -toLeft;
      for (const member of group.members) member.position = addScaled(member.position, axes.right, by);
      group.low += by;
      group.high += by;
    }
};
