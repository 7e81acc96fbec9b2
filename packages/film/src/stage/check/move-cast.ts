/** Other ways to place the cast before the camera: turned as a whole, or the hidden moved out from behind. */

import { addScaled, type Vec3 } from '../../math/vector.ts';
import { statedTurn } from '../../scene/stated-view.ts';
import { type Actor, rootOf } from '../actor.ts';
import type { Path } from '../move/paths.ts';
import { halfExtent } from '../place/axes.ts';
import { watchesMirror } from '../place/facing.ts';
import { isPartlyHidden } from '../place/place-hidden.ts';
import { statesSides } from '../place/views/relations.ts';
import type { Stage } from '../stage.ts';

/** Turned about a point on the ground. */
const turned = (path: Path, [cx, , cz]: Vec3, angle: number): Path => {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return (time) => {
    const at = path(time);
    const [x, y, z] = at.position;
    const [dx, dz] = [x - cx, z - cz];
    return { ...at, position: [cx + dx * c + dz * s, y, cz - dx * s + dz * c], yaw: at.yaw + angle };
  };
};

const shifted =
  (path: Path, by: Vec3): Path =>
  (time) => {
    const at = path(time);
    const [x, y, z] = at.position;
    return { ...at, position: [x + by[0], y + by[1], z + by[2]] };
  };

export type Placing = { actor: Actor; path: Path | null; position: Vec3; yaw: number }[];

export const placingOf = (actors: readonly Actor[]): Placing =>
  actors.map((actor) => ({ actor, path: actor.path, position: actor.position, yaw: actor.yaw }));

export const restore = (placing: Placing) => {
  for (const { actor, path, position, yaw } of placing) Object.assign(actor, { path, position, yaw });
};

const place = (actor: Actor, path: Path, middle: number) => {
  const at = path(middle);
  actor.path = path;
  actor.position = [at.position[0], actor.position[1], at.position[2]];
  actor.yaw = at.yaw;
};

/** A figure that stands free and goes nowhere can stand elsewhere; a ball that is kicked cannot. */
const isMovable = ({ support, speed, path, role }: Actor, seconds: number): boolean => {
  if (support.kind !== 'free' || speed !== 0 || path === null || role === 'landmark') return false;
  const [from, to] = [path(0).position, path(seconds).position];
  return Math.hypot(to[0] - from[0], to[2] - from[2]) < staysWithin;
};
const staysWithin = 0.3;

export const placings = (stage: Stage, poor: ReadonlySet<number>): (() => void)[] => {
  const { actors, hero, axes, clock } = stage;
  // What stands as the viewer is said to see it stays.
  if (!hero || actors.some(isPartlyHidden) || statesSides(actors)) return [];
  const middle = clock.seconds / 2;
  const free = actors.filter(({ support }) => support.kind === 'free');
  const movable = free.filter((actor) => isMovable(actor, clock.seconds));
  const centre = rootOf(hero).path!(middle).position;
  const canTurn =
    !watchesMirror(hero, stage.scene) &&
    statedTurn(hero.thing.traits) === null &&
    movable.length === free.filter(({ role }) => role !== 'landmark').length &&
    stage.set.water === null &&
    free.length > 1;
  const turns = canTurn
    ? [0.8, -0.8, 1.5].map((angle) => () => {
        for (const actor of movable) place(actor, turned(actor.path!, centre, angle), middle);
      })
    : [];
  // Those at whom something is done stay within reach.
  const isAtHand = (actor: Actor) => actor === hero.target || actor.target === hero;
  const hidden = movable.filter(
    (actor) =>
      poor.has(actor.thingIndex) &&
      actor !== rootOf(hero) &&
      actor.copy === 0 &&
      !actor.isBound &&
      !isAtHand(actor),
  );
  const asides = hidden.slice(0, 2).flatMap((actor) =>
    [1, -1].map((side) => () => {
      const reach = (halfExtent(actor, axes.right) + halfExtent(rootOf(hero), axes.right)) * 1.1 + 0.25;
      const at = actor.path!(middle).position;
      const across = (at[0] - centre[0]) * axes.right[0] + (at[2] - centre[2]) * axes.right[2];
      for (const copy of movable.filter(({ thingIndex }) => thingIndex === actor.thingIndex))
        place(copy, shifted(copy.path!, addScaled([0, 0, 0], axes.right, side * reach - across)), middle);
    }),
  );
  // What stands over the hero goes back: a weeping willow, a large machine.
  const hiding = poor.has(hero.thingIndex)
    ? movable
        .filter((actor) => actor !== rootOf(hero) && actor.size[1] > rootOf(hero).size[1] * 1.4)
        .slice(0, 1)
    : [];
  const backs = hiding.map((actor) => () => {
    const reach = halfExtent(actor, axes.away) * 0.9;
    place(actor, shifted(actor.path!, addScaled([0, 0, 0], axes.away, reach)), middle);
  });
  return [...backs, ...asides, ...turns];
};
