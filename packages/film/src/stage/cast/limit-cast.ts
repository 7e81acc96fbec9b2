/**
 * Keeps a scene within the memory and time of one video, whatever its prompt says: fewer copies of what there are many
 * of, then coarser models of what has most triangles. Small groups and single things stay as they are.
 */

import { findKit } from '../../kits/find-kit.ts';
import type { Model } from '../../kits/model.ts';
import type { Scene, Thing } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';
import { countTriangles, simplifyModel } from './simplify-model.ts';

/** Each is placed, posed and checked for its view. */
export const mostActors = 80;
/** Of the whole cast. A triangle costs 150 bytes in the world and 100 in each thread that draws. */
export const mostCastTriangles = 300_000;
/** Of cast and set together, in one world. */
export const mostWorldTriangles = 360_000;
/** Also in the richest set. */
const leastForCast = 60_000;
/** Coarser than this a thing is not recognised. */
const fewestTriangles = 400;

/** The highest limit for each that keeps the sum of all within `total`; what is below it is left alone. */
export const limitForEach = (values: readonly number[], total: number): number => {
  const ascending = values.toSorted((a, b) => a - b);
  let left = total;
  for (const [n, value] of ascending.entries()) {
    const share = left / (ascending.length - n);
    if (value > share) return share;
    left -= value;
  }
  return Number.POSITIVE_INFINITY;
};

/** A body that becomes another is two, each cut into patches that are posed one by one. */
const bodiesOfChanged = 8;
const bodiesOf = ({ kit, changes = [] }: Thing): number =>
  (findKit(kit ?? '')?.bodies ?? 1) *
  (changes.some(({ property }) => property === 'form') ? bodiesOfChanged : 1);

/** Copies are tied to each other by their number, so all large groups get the same limit. */
export const limitCopies = (scene: Scene): Scene => {
  const limit = limitForEach(
    scene.things.map((one) => one.count * bodiesOf(one)),
    mostActors,
  );
  const most = (one: Thing) => Math.max(1, Math.floor(limit / bodiesOf(one)));
  return scene.things.every((one) => one.count <= most(one))
    ? scene
    : { ...scene, things: scene.things.map((one) => ({ ...one, count: Math.min(one.count, most(one)) })) };
};

/** A model of which there are so many copies, before it is known what else there is. */
export const limitModel = (model: Model, copies: number): Model =>
  simplifyModel(model, Math.max(fewestTriangles, mostCastTriangles / copies));

/** The casts of all scenes are in memory until their film ends, and each scene of many is seen only shortly. */
const leastForScene = 120_000;
export const mostInScene = (scenes: number): number =>
  Math.max(leastForScene, Math.min(mostCastTriangles, (1.5 * mostCastTriangles) / scenes));

/** Called whenever models are about to be copied into a world, with what its set has; does nothing when they fit. */
export const limitTriangles = (
  actors: readonly Actor[],
  setTriangles: number,
  most = mostCastTriangles,
): void => {
  const models = new Map<Model, Model>();
  const total = Math.min(most, Math.max(leastForCast, mostWorldTriangles - setTriangles));
  const limitAll = (modelOf: (actor: Actor) => Model) => {
    const limit = limitForEach(
      actors.map((actor) => countTriangles(modelOf(actor))),
      total,
    );
    for (const model of new Set(actors.map(modelOf)))
      models.set(model, simplifyModel(model, Math.max(fewestTriangles, limit)));
  };
  limitAll((actor) => actor.model);
  for (const actor of actors) actor.model = models.get(actor.model)!;
  limitAll((actor) => actor.measured ?? actor.model);
  for (const actor of actors) if (actor.measured) actor.measured = models.get(actor.measured)!;
};
