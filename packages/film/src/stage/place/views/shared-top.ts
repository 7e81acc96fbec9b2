/** Things on one table stand to each other as the viewer is said to see them: left, right, before and behind. */

import { dot, type Vec3 } from '../../../math/vector.ts';
import type { TieKind } from '../../../scene/scene.ts';
import { type Actor, rootOf } from '../../actor.ts';
import { type Axes, halfExtent } from '../axes.ts';

type Spot = { actor: Actor; across: number; away: number };

const rounds = 12;

/** Between two things, in metres: a finger's breadth, or what small things need to be told apart. */
const gapOf = (a: Actor, b: Actor) => 0.02 + 0.25 * Math.min(Math.max(...a.size), Math.max(...b.size));

const spotOf = (actor: Actor, { right, away }: Axes): Spot => {
  const { support } = actor;
  if (support.kind !== 'on') return { actor, across: 0, away: 0 };
  const [x, , z] = support.offset;
  const [s, c] = [Math.sin(rootOf(actor).yaw), Math.cos(rootOf(actor).yaw)];
  const at: Vec3 = [x * c + z * s, 0, z * c - x * s];
  return { actor, across: dot(at, right), away: dot(at, away) };
};

const standAt = ({ actor, across, away }: Spot, axes: Axes): void => {
  const { support } = actor;
  if (support.kind !== 'on') return;
  const x = axes.right[0] * across + axes.away[0] * away;
  const z = axes.right[2] * across + axes.away[2] * away;
  const [s, c] = [Math.sin(rootOf(actor).yaw), Math.cos(rootOf(actor).yaw)];
  support.offset = [x * c - z * s, support.offset[1], x * s + z * c];
};

/** Moves both by halves until the first is before the second along an axis. */
const order = (first: Spot, second: Spot, axis: 'across' | 'away', reach: number): void => {
  const missing = (first[axis] + reach - second[axis]) / 2;
  if (missing <= 0) return;
  first[axis] -= missing;
  second[axis] += missing;
};

const align = (a: Spot, b: Spot, axis: 'across' | 'away', apart = 0): void => {
  const middle = (a[axis] + b[axis]) / 2;
  a[axis] = middle - apart / 2;
  b[axis] = middle + apart / 2;
};

const meet = (kind: TieKind, a: Spot, b: Spot, axes: Axes): void => {
  const gap = gapOf(a.actor, b.actor);
  const wide = halfExtent(a.actor, axes.right) + halfExtent(b.actor, axes.right) + gap;
  const deep = halfExtent(a.actor, axes.away) + halfExtent(b.actor, axes.away) + gap;
  switch (kind) {
    case 'left_of':
      order(a, b, 'across', wide);
      align(a, b, 'away');
      return;
    case 'right_of':
      order(b, a, 'across', wide);
      align(a, b, 'away');
      return;
    case 'in_front_of':
      order(a, b, 'away', deep);
      align(a, b, 'across', halfExtent(b.actor, axes.right) * 0.7);
      return;
    case 'behind':
      order(b, a, 'away', deep);
      align(b, a, 'across', halfExtent(a.actor, axes.right) * 0.7);
      return;
    default:
  }
};

export const orderOnTops = (actors: readonly Actor[], axes: Axes): void => {
  const tops = Map.groupBy(
    actors.filter(
      ({ support, copy, speed }) =>
        support.kind === 'on' && support.anchor === 'top' && copy === 0 && speed === 0,
    ),
    ({ support }) => (support.kind === 'on' ? support.host : null),
  );
  for (const mates of tops.values()) {
    const spots = mates.map((actor) => spotOf(actor, axes));
    const relations = mates.flatMap((actor, n) =>
      actor.thing.ties.flatMap(({ kind, to }) => {
        const other = mates.findIndex(({ thingIndex }) => thingIndex === to);
        return other >= 0 && other !== n ? [{ kind, a: spots[n]!, b: spots[other]! }] : [];
      }),
    );
    if (relations.length === 0) continue;
    for (let round = 0; round < rounds; round += 1)
      for (const { kind, a, b } of relations) meet(kind, a, b, axes);
    for (const spot of spots) standAt(spot, axes);
  }
};
