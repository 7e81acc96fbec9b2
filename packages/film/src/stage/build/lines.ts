/** Ropes that are drawn between two bodies, or between two hands. */

import { identity, type Matrix, positionOf } from '../../math/matrix.ts';
import { addScaled, normalize, subtract, type Vec3 } from '../../math/vector.ts';
import { type Item, triangleFlags, type World } from '../../render/world.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import { isTugging, tugSide } from '../place/gatherings/tug-of-war.ts';
import { ropeBulge } from './contacts.ts';
import type { ModelInstance } from './model-instance.ts';
import { createRope, type Rope } from './rope.ts';

export type Performer = { actor: Actor; instance: ModelInstance };
export type Line = {
  rope: Rope;
  item: Item;
  from: Performer;
  to: Performer;
  /** From hand to hand, and on behind both. */ isTaut?: boolean;
};

/** Between the last of the one side and the last of the other, through all hands. */
const tugLine = (performers: Performer[], world: World): Line[] => {
  const pulling = performers.filter(({ actor }) => isTugging(actor));
  const sides = [1, -1].map((side) =>
    pulling
      .filter(
        ({ actor }) =>
          tugSide(
            actor,
            pulling.map((one) => one.actor),
          ) === side,
      )
      .at(-1),
  );
  const [from, to] = sides;
  if (!from || !to) return [];
  const rope = createRope([0.62, 0.44, 0.22], 0.02, 0);
  return [{ rope, item: world.add(rope.mesh, identity(), triangleFlags.merged), from, to, isTaut: true }];
};

/** A leash from hand to neck of one who is led, and a skipping rope. */
export const createLines = (performers: Performer[], world: World): Line[] => [
  ...tugLine(performers, world),
  ...performers
    .filter(({ actor }) => mainAction(actor) === 'jump_rope' && actor.thing.person)
    .map((from): Line => {
      const rope = createRope([0.9, 0.12, 0.06], 0.018, 0.6);
      return { rope, item: world.add(rope.mesh, identity(), triangleFlags.merged), from, to: from };
    }),
  ...performers.flatMap((from) =>
    from.actor.thing.ties.flatMap(({ kind, to: index }): Line[] => {
      if (kind !== 'leading' || !from.actor.thing.person) return [];
      const to = performers.find(({ actor }) => actor.thingIndex === index && actor.copy === from.actor.copy);
      if (!to || to.actor.thing.person || rootOf(to.actor) === rootOf(from.actor)) return [];
      const rope = createRope([0.25, 0.05, 0.03], 0.009, 0.16);
      return [{ rope, item: world.add(rope.mesh, identity(), triangleFlags.merged), from, to }];
    }),
  ),
];

export const drawLines = (
  lines: readonly Line[],
  roots: Map<Actor, Matrix>,
  world: World,
  time: number,
): void => {
  for (const { rope, item, from, to, isTaut } of lines) {
    if (isTaut) {
      const ends = [from, to].map(({ instance }) => instance.anchor('handRight') ?? instance.anchor('mouth'));
      if (!ends[0] || !ends[1]) continue;
      const [a, b] = [positionOf(ends[0]), positionOf(ends[1])];
      const on = normalize(subtract(b, a));
      world.deform(item, rope.update(addScaled(a, on, -0.7), addScaled(b, on, 0.7)), identity());
      continue;
    }
    const [left, right] = [from.instance.anchor('handLeft'), from.instance.anchor('handRight')];
    if (from === to && left && right) {
      const hands: [Vec3, Vec3] = [positionOf(left), positionOf(right)];
      const since = time - (from.actor.beats[0]?.from ?? 0);
      const bulge = ropeBulge(hands, roots.get(from.actor)!, from.actor.size[1], since);
      world.deform(item, rope.update(...hands, bulge), identity());
      continue;
    }
    const start = from.instance.anchor('handRight') ?? from.instance.anchor('handLeft');
    const end = to.instance.anchor('neck') ?? to.instance.anchor('grip') ?? to.instance.anchor('top');
    if (start && end) world.deform(item, rope.update(positionOf(start), positionOf(end)), identity());
  }
};
