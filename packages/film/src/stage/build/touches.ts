/** Hands on what is worked at: the points of its posed surface where they lie. */

import type { PoseInput } from '../../kits/model.ts';
import { invert, type Matrix, positionOf, transformPoint } from '../../math/matrix.ts';
import { add, addScaled, distance, normalize, scale, subtract, type Vec3 } from '../../math/vector.ts';
import type { World } from '../../render/world.ts';
import type { Action } from '../../scene/actions.ts';
import { type Actor, mainAction } from '../actor.ts';
import { isBoxingBag } from '../move/boxing-bag.ts';
import type { ModelInstance } from './model-instance.ts';

type Hand = 'handLeft' | 'handRight';
/** Numbers of vertices in the world, which follow the pose of what is touched. */
export type Touch = { actor: Actor; target: Actor; vertices: Partial<Record<Hand, number>> };

/** Which hands lie on what is acted upon; a hand with a tool is not one of them. */
const touchingHands: Partial<Record<Action, readonly Hand[]>> = {
  type: ['handLeft', 'handRight'],
  wash: ['handRight', 'handLeft'],
  push: ['handLeft', 'handRight'],
  build: ['handLeft', 'handRight'],
  play_piano: ['handLeft', 'handRight'],
  pet: ['handRight'],
  hug: ['handLeft', 'handRight'],
  reach: ['handRight'],
  carry: ['handLeft', 'handRight'],
  lift: ['handLeft', 'handRight'],
  hold: ['handLeft', 'handRight'],
  open: ['handRight'],
  feed: ['handRight'],
  chop: ['handLeft'],
  write: ['handLeft'],
  punch: [],
};

/** Where fists land and what is stroked or fed has its head, in heights of the body before and above its feet. */
const comfortable: Partial<Record<Action, { ahead: number; up: number }>> = {
  punch: { ahead: 0.34, up: 0.74 },
  pet: { ahead: 0.36, up: 0.5 },
  feed: { ahead: 0.36, up: 0.6 },
  hug: { ahead: 0.26, up: 0.5 },
};

/** Farther than this from the neck, in heights of the body, no hand reaches it. */
const farthest = 0.54;

const isServed = ({ target, beats }: Actor) =>
  beats[0]?.action === 'reach' && target?.support.kind === 'on' && target.support.anchor === 'seat';

export const touchedBy = (actor: Actor): Actor | null => {
  const { target, thing } = actor;
  if (!thing.person || !target || target === actor) return null;
  // Of people only a head is worked at: by hairdressers, dentists and doctors.
  if (target.thing.person && !isServed(actor)) return null;
  if (target.support.kind === 'held' || target.role === 'landmark' || isBoxingBag(target)) return null;
  if (/board being written on/.test(target.thing.kit ?? '')) return null;
  const action = mainAction(actor);
  // Crumbs for ducks are thrown, not handed over.
  if (action === 'feed' && target.size[1] < actor.size[1] * 0.45) return null;
  return touchingHands[action] ? target : null;
};

const holdsTool = (actor: Actor, hand: Hand, actors: Iterable<Actor>) => {
  for (const { support } of actors)
    if (support.kind === 'held' && support.host === actor && support.hand === hand) return true;
  return false;
};

export const vertexAt = ({ positions }: World, vertex: number): Vec3 => [
  positions[vertex * 3]!,
  positions[vertex * 3 + 1]!,
  positions[vertex * 3 + 2]!,
];

/** The vertex of a posed body that is nearest to a point. */
export const nearestVertex = (world: World, instance: ModelInstance, [x, y, z]: Vec3): number | null => {
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  const { positions } = world;
  for (const { firstVertex, vertices } of instance.items) {
    for (let vertex = firstVertex; vertex < firstVertex + vertices; vertex += 1) {
      const at = vertex * 3;
      const square =
        (positions[at]! - x) ** 2 + (positions[at + 1]! - y) ** 2 + (positions[at + 2]! - z) ** 2;
      if (square < least) [found, least] = [vertex, square];
    }
  }
  return found < 0 ? null : found;
};

const wearsBeard = ({ thing }: Actor) => thing.wears.some(({ name }) => name === 'beard');

/** Where a hand would like to be: on the head of a dog, at the mouth of a horse, else ahead of where it is. */
const wished = (
  action: Action,
  hand: Vec3,
  forward: Vec3,
  target: ModelInstance,
  tall: number,
  hasBeard: boolean,
): Vec3 => {
  const neck = action === 'hug' && target.anchor('neck');
  if (neck) return addScaled(positionOf(neck), subtract(hand, positionOf(neck)), 0.3);
  const chin = action === 'reach' && hasBeard && target.anchor('mouth');
  if (chin) return add(positionOf(chin), [0, tall * -0.035, 0]);
  const head = (action === 'pet' || action === 'reach') && target.anchor('head');
  // A horse carries its head higher than a hand strokes: its nose is within reach.
  const isLow = head && positionOf(head)[1] - hand[1] < tall * 0.4;
  if (head && isLow) return add(positionOf(head), [0, tall * 0.08, 0]);
  const mouth = (action === 'feed' || action === 'pet') && target.anchor('mouth');
  if (mouth) return positionOf(mouth);
  return addScaled(hand, forward, tall * (action === 'type' ? 0.05 : 0.02));
};

/** Measured in the pose of one moment, before hands are put anywhere. */
export const findTouches = (
  actors: readonly Actor[],
  instances: Map<Actor, ModelInstance>,
  roots: Map<Actor, Matrix>,
  world: World,
): Touch[] =>
  actors.flatMap((actor): Touch[] => {
    const target = touchedBy(actor);
    const [own, other] = [instances.get(actor), target && instances.get(target)];
    if (!target || !own || !other) return [];
    const root = roots.get(actor)!;
    const forward = normalize([root[2]!, 0, root[10]!]);
    const action = mainAction(actor);
    const vertices: Touch['vertices'] = {};
    for (const hand of touchingHands[action]!) {
      const anchor = own.anchor(hand);
      if (!anchor || (holdsTool(actor, hand, actors) && !target.thing.person)) continue;
      const at = wished(action, positionOf(anchor), forward, other, actor.size[1], wearsBeard(target));
      const vertex = nearestVertex(world, other, at);
      if (vertex === null) continue;
      const neck = own.anchor('neck') ?? anchor;
      if (distance(vertexAt(world, vertex), positionOf(neck)) < actor.size[1] * farthest)
        vertices[hand] = vertex;
    }
    return Object.keys(vertices).length > 0 ? [{ actor, target, vertices }] : [];
  });

/** After the world has become smaller. */
export const renumber = (touches: readonly Touch[], numbers: Uint32Array): Touch[] =>
  touches.map((touch) => {
    const { handLeft, handRight } = touch.vertices;
    return {
      ...touch,
      vertices: {
        ...(handLeft !== undefined && { handLeft: numbers[handLeft]! }),
        ...(handRight !== undefined && { handRight: numbers[handRight]! }),
      },
    };
  });

/** How hands move on what they touch, in metres of a grown body. */
const strokes: Partial<Record<Action, (t: number) => Vec3>> = {
  type: (t) => [0, 0.012 + 0.02 * Math.abs(Math.sin(t * 9)), 0],
  play_piano: (t) => [0.04 * Math.sin(t * 2), 0.012 + 0.02 * Math.abs(Math.sin(t * 7)), 0],
  wash: (t) => [0.06 * Math.cos(t * 7), 0.05 * Math.sin(t * 7), 0],
  pet: (t) => [0.02 * Math.sin(t * 4), 0.015, 0.06 * Math.sin(t * 4)],
  build: (t) => [0.02 * Math.sin(t * 5), 0.03 * Math.max(0, Math.sin(t * 5)), 0],
};

export const touchAt = (
  { actor, target, vertices }: Touch,
  root: Matrix,
  world: World,
  time: number,
): Pick<PoseInput, Hand> => {
  const toModel = invert(root);
  const stroke = strokes[mainAction(actor)];
  const targets: Pick<PoseInput, Hand> = {};
  for (const [hand, phase] of [
    ['handLeft', 0],
    ['handRight', 1.3],
  ] as const) {
    const vertex = vertices[hand];
    if (vertex === undefined) continue;
    const at = transformPoint(toModel, vertexAt(world, vertex));
    // Scissors and mirrors reach farther than the hand.
    if (target.thing.person) at[2] -= actor.model.size[1] * 0.06;
    // Snips along what is cut.
    if (target.thing.person && !stroke) at[1] += 0.025 * Math.sin(time * 6) + 0.02 * Math.sin(time * 1.9);
    const shift = stroke ? scale(stroke(time + phase), actor.model.size[1] / 1.7) : [0, 0, 0];
    targets[hand] = add(at, shift as Vec3);
  }
  return targets;
};

/** From where a hand is in its pose to what it is to touch, over the ground; null: nothing to touch. */
export const gapOf = (
  actor: Actor,
  instances: Map<Actor, ModelInstance>,
  roots: Map<Actor, Matrix>,
  world: World,
): Vec3 | null => {
  const target = touchedBy(actor);
  const [own, other] = [instances.get(actor), target && instances.get(target)];
  const root = roots.get(actor);
  if (!target || !own || !other || !root) return null;
  const action = mainAction(actor);
  const forward = normalize([root[2]!, 0, root[10]!]);
  const reach = comfortable[action];
  const tall = actor.size[1];
  const hands = reach
    ? [add(addScaled(positionOf(root), forward, tall * reach.ahead), [0, tall * reach.up, 0])]
    : touchingHands[action]!.flatMap((hand) => own.anchor(hand) ?? []).map(positionOf);
  const hand = scale(hands.reduce(add, [0, 0, 0]), 1 / Math.max(1, hands.length));
  const vertex = nearestVertex(
    world,
    other,
    wished(action, hand, forward, other, actor.size[1], wearsBeard(target)),
  );
  if (vertex === null || hands.length === 0) return null;
  const [x, , z] = subtract(vertexAt(world, vertex), hand);
  return [x, 0, z];
};
