/** Mouths and paws at what animals eat, lick, strike or push: the point of its posed surface that they go to. */

import type { PoseInput } from '../../../kits/model.ts';
import { invert, type Matrix, positionOf, transformPoint } from '../../../math/matrix.ts';
import { add, addScaled, normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import type { World } from '../../../render/world.ts';
import type { Action } from '../../../scene/actions.ts';
import { type Actor, beatAt, mainAction } from '../../actor.ts';
import type { ModelInstance } from '../model-instance.ts';
import { nearestOnSurface, pointOn, type SurfacePoint } from './surface-points.ts';

export type Limb = 'mouthAt' | 'pawAt';
export type AnimalTouch = { actor: Actor; target: Actor; limb: Limb; point: SurfacePoint };

/** Which part of the body is at the thing. */
const limbs: Partial<Record<Action, Limb>> = {
  eat: 'mouthAt',
  drink: 'mouthAt',
  graze: 'mouthAt',
  peck: 'mouthAt',
  kiss: 'mouthAt',
  catch: 'pawAt',
  hit: 'pawAt',
  kick: 'pawAt',
  push: 'pawAt',
  reach: 'pawAt',
  pet: 'pawAt',
  rub: 'pawAt',
  work: 'pawAt',
  shake_hands: 'pawAt',
};

export const limbOf = (action: Action): Limb | undefined => limbs[action];

const isHeldBy = ({ support }: Actor, holder: Actor) => support.kind === 'held' && support.host === holder;

/** What an animal's mouth or paws are at; null: a person, or an act that needs no touch. */
export const touchedByAnimal = (actor: Actor): Actor | null => {
  const { target, thing, kit, model, speed } = actor;
  if (thing.person || !target || target === actor || speed > 0 || !model.anchors.mouth) return null;
  if (!['walks', 'flies'].includes(kit?.locomotion ?? '') || isHeldBy(target, actor)) return null;
  if (target.role === 'landmark' || target.role === 'backdrop') return null;
  return limbOf(mainAction(actor)) ? target : null;
};

/** Where the limb would like to be: in a bowl, on a ball before the paws, at the hand that is held out. */
export const wishedByAnimal = (
  actor: Actor,
  own: ModelInstance,
  other: ModelInstance,
  root: Matrix,
): Vec3 | null => {
  const mouth = own.anchor('mouth');
  if (!mouth) return null;
  if (limbOf(mainAction(actor)) === 'mouthAt') {
    const inside = other.anchor('inside');
    return inside ? positionOf(inside) : positionOf(mouth);
  }
  const forward = normalize([root[2]!, 0, root[10]!]);
  const hand = other.anchor('handRight');
  if (hand && actor.target?.thing.person) return positionOf(hand);
  return add(addScaled(positionOf(root), forward, actor.size[2] * 0.55), [0, actor.size[1] * 0.45, 0]);
};

/** Over the ground, from where the mouth or the paws come to in the pose to what they are to touch. */
export const gapOfAnimal = (
  actor: Actor,
  own: ModelInstance,
  other: ModelInstance,
  root: Matrix,
  world: World,
): Vec3 | null => {
  const wish = wishedByAnimal(actor, own, other, root);
  const mouth = own.anchor('mouth');
  const point = wish && nearestOnSurface(world, other, wish);
  if (!point || !mouth) return null;
  const forward = normalize([root[2]!, 0, root[10]!]);
  // Paws strike a little before the chest.
  const from =
    limbOf(mainAction(actor)) === 'mouthAt'
      ? positionOf(mouth)
      : addScaled(positionOf(root), forward, actor.size[2] * 0.46);
  const [x, , z] = subtract(pointOn(world, point), from);
  return [x, 0, z];
};

/** Farther from where the limb is at rest than this share of the body's length, it is not reached. */
const farthest = 0.75;

export const findAnimalTouches = (
  actors: readonly Actor[],
  instances: Map<Actor, ModelInstance>,
  roots: Map<Actor, Matrix>,
  world: World,
): AnimalTouch[] =>
  actors.flatMap((actor): AnimalTouch[] => {
    const target = touchedByAnimal(actor);
    const [own, other] = [instances.get(actor), target && instances.get(target)];
    const root = roots.get(actor);
    if (!target || !own || !other || !root) return [];
    const wish = wishedByAnimal(actor, own, other, root);
    const point = wish && nearestOnSurface(world, other, wish);
    const gap = gapOfAnimal(actor, own, other, root, world);
    if (!point || !gap || Math.hypot(...gap) > Math.max(actor.size[1], actor.size[2]) * farthest) return [];
    return [{ actor, target, limb: limbOf(mainAction(actor))!, point }];
  });

export const animalTouchAt = (
  { actor, limb, point }: AnimalTouch,
  root: Matrix,
  world: World,
  time: number,
): Pick<PoseInput, Limb> =>
  // An act before or after needs no touch.
  limbOf(beatAt(actor, time).action) === limb
    ? { [limb]: transformPoint(invert(root), pointOn(world, point)) }
    : {};
