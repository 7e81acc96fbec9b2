/** Hands on what is worked at: the points of its posed surface where they lie. */

import type { PoseInput } from '../../../kits/model.ts';
import { invert, type Matrix, positionOf, transformPoint } from '../../../math/matrix.ts';
import {
  add,
  addScaled,
  distance,
  mix,
  normalize,
  scale,
  subtract,
  type Vec3,
} from '../../../math/vector.ts';
import { rubPeriod } from '../../../motion/actions/handwork/working.ts';
import type { World } from '../../../render/world.ts';
import type { Action } from '../../../scene/actions.ts';
import { type Actor, beatAt } from '../../actor.ts';
import { isBoxingBag } from '../../move/boxing-bag.ts';
import { isWorkedAt } from '../../move/work-reach.ts';
import type { ModelInstance } from '../model-instance.ts';
import { gapOfAnimal, touchedByAnimal } from './animal-touches.ts';
import { partOf, pointOfPart } from './part-points.ts';
import { nearestOnSurface, pointOn, renumbered, type SurfacePoint } from './surface-points.ts';

type Hand = 'handLeft' | 'handRight';
/** A hand goes through these points of the surface and back; most acts have one. */
export type Touch = {
  actor: Actor;
  target: Actor;
  points: Partial<Record<Hand, SurfacePoint[]>>;
  /** How far the tool in the right hand reaches beyond it, in metres. */
  toolReach: number;
};

/** Which hands lie on what is acted upon; a hand with a tool is not one of them. */
const touchingHands: Partial<Record<Action, readonly Hand[]>> = {
  type: ['handLeft', 'handRight'],
  wash: ['handRight', 'handLeft'],
  push: ['handLeft', 'handRight'],
  build: ['handLeft', 'handRight'],
  work: ['handLeft', 'handRight'],
  rub: ['handRight', 'handLeft'],
  play_piano: ['handLeft', 'handRight'],
  pet: ['handRight'],
  hug: ['handLeft', 'handRight'],
  reach: ['handRight'],
  put_on: ['handRight'],
  put_in: ['handRight'],
  take_from: ['handRight'],
  pour: ['handRight'],
  carry: ['handLeft', 'handRight'],
  lift: ['handLeft', 'handRight'],
  hold: ['handLeft', 'handRight'],
  open: ['handRight'],
  feed: ['handRight'],
  chop: ['handLeft', 'handRight'],
  write: ['handLeft', 'handRight'],
  paint: ['handRight'],
  punch: [],
};

/** Also who kneels at somebody's shoes has hands on them. */
const handsFor = (actor: Actor, action: Action): readonly Hand[] | undefined =>
  touchingHands[action] ?? (action === 'kneel' && partOf(actor) ? ['handRight', 'handLeft'] : undefined);

/** Where fists land and what is stroked or fed has its head, in heights of the body before and above its feet. */
const comfortable: Partial<Record<Action, { ahead: number; up: number }>> = {
  punch: { ahead: 0.34, up: 0.74 },
  pet: { ahead: 0.36, up: 0.5 },
  feed: { ahead: 0.36, up: 0.6 },
  hug: { ahead: 0.26, up: 0.5 },
  kneel: { ahead: 0.25, up: 0.1 },
  pour: { ahead: 0.3, up: 0.5 },
  put_on: { ahead: 0.34, up: 0.5 },
  put_in: { ahead: 0.34, up: 0.5 },
  take_from: { ahead: 0.34, up: 0.5 },
};

/** Farther than this from the neck, in heights of the body, no hand reaches it. */
const farthest = 0.54;

/** The first of what is done that has hands on something: "walks to the table, then wipes it". */
export const touchingAction = (actor: Actor): Action =>
  actor.beats.find(({ action }) => handsFor(actor, action))?.action ?? actor.beats[0]?.action ?? 'stand';

const isServed = ({ target, beats }: Actor) =>
  beats[0]?.action === 'reach' && target?.support.kind === 'on' && target.support.anchor === 'seat';

export const touchedBy = (actor: Actor): Actor | null => {
  const { target, thing } = actor;
  if (!thing.person || !target || target === actor) return null;
  // Of people only a part that is said is touched, and the head by hairdressers, dentists and doctors.
  if (target.thing.person && !partOf(actor) && !isServed(actor)) return null;
  if (target.support.kind === 'held' || target.role === 'landmark' || isBoxingBag(target)) return null;
  if (/board being written on/.test(target.thing.kit ?? '')) return null;
  const action = touchingAction(actor);
  // Crumbs for ducks are thrown, not handed over.
  if (action === 'feed' && target.thing.count > 1 && target.size[1] < actor.size[1] * 0.45) return null;
  return handsFor(actor, action) ? target : null;
};

/** Whether a hand has to be at what is acted upon, and no grip of its model or way of its own says where. */
export const isReached = (actor: Actor): boolean =>
  touchedBy(actor) !== null &&
  actor.speed === 0 &&
  !isWorkedAt(actor) &&
  reachedActs.has(touchingAction(actor));

/** Of the others the work itself says where hands are. */
const reachedActs = new Set<Action>([
  'work',
  'rub',
  'pet',
  'reach',
  'build',
  'paint',
  'feed',
  'open',
  'type',
  'chop',
  'hug',
]);

const toolOf = (actor: Actor, hand: Hand, actors: Iterable<Actor>): Actor | null => {
  for (const other of actors)
    if (other.support.kind === 'held' && other.support.host === actor && other.support.hand === hand)
      return other;
  return null;
};

/** With these the tool is what touches the work. */
const withTool: readonly Action[] = ['work', 'rub', 'paint', 'chop', 'write', 'reach'];

/** Their pose has the empty hand where it looks right. */
const onlyWithTool: readonly Action[] = ['chop', 'write'];

/** From the fist to the end of a tool that points ahead; a cloth is under the palm. */
const reachOfTool = ({ model, scale: size }: Actor): number => {
  const [width, tall, depth] = model.size;
  if (tall < Math.max(width, depth) * 1.2) return 0;
  return Math.max(0, (tall - (model.anchors.grip?.[1] ?? tall * 0.4)) * 0.8 * size);
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
  partAt: Vec3 | null,
): Vec3 => {
  if (partAt) return partAt;
  const neck = action === 'hug' && target.anchor('neck');
  if (neck) return addScaled(positionOf(neck), subtract(hand, positionOf(neck)), 0.3);
  const chin = action === 'reach' && hasBeard && target.anchor('mouth');
  if (chin) return add(positionOf(chin), [0, tall * -0.035, 0]);
  // Work lies on a table, not on its front.
  const top = withTool.includes(action) && action !== 'paint' && target.anchor('top');
  if (top && positionOf(top)[1] - hand[1] < tall * 0.2)
    return addScaled([hand[0], positionOf(top)[1] + 0.02, hand[2]], forward, tall * 0.1);
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
    const action = touchingAction(actor);
    const points: Touch['points'] = {};
    const tool = toolOf(actor, 'handRight', actors);
    const neck = own.anchor('neck');
    const across = normalize([forward[2], 0, -forward[0]]);
    const partAt = pointOfPart(actor, target, other, actors);
    // Two hands are side by side, one is at the part itself.
    const apart = handsFor(actor, action)!.length > 1 && action !== 'rub' ? besideEachOther : 0;
    for (const hand of handsFor(actor, action)!) {
      const anchor = own.anchor(hand);
      if (!anchor) continue;
      const isBusy = toolOf(actor, hand, actors) !== null;
      if (hand === 'handRight' && !isBusy && onlyWithTool.includes(action)) continue;
      if (isBusy && !target.thing.person && !(withTool.includes(action) && hand === 'handRight')) continue;
      const at = wished(
        action,
        positionOf(anchor),
        forward,
        other,
        actor.size[1],
        wearsBeard(target),
        partAt && addScaled(partAt, across, (hand === 'handLeft' ? apart : -apart) * actor.size[1]),
      );
      const steps = action === 'rub' && hand === 'handRight' ? rubbed : [0];
      const found = steps
        .flatMap((step) => nearestOnSurface(world, other, addScaled(at, across, step * actor.size[1])) ?? [])
        .filter(
          // A kneeling figure bends down to what it is at.
          (point) =>
            action === 'kneel' ||
            distance(pointOn(world, point), positionOf(neck ?? anchor)) < actor.size[1] * farthest,
        );
      if (found.length > 0) points[hand] = found;
    }
    const toolReach = tool && withTool.includes(action) ? reachOfTool(tool) : 0;
    return Object.keys(points).length > 0 ? [{ actor, target, points, toolReach }] : [];
  });

/** Half of the way between two hands at one part, in heights of the body. */
const besideEachOther = 0.025;

/** Where a palm goes to and fro on a surface, in heights of the body to the side. */
const rubbed = [-0.11, -0.055, 0, 0.055, 0.11];

/** After the world has become smaller. */
export const renumber = (touches: readonly Touch[], numbers: Uint32Array): Touch[] =>
  touches.map((touch) => ({
    ...touch,
    points: Object.fromEntries(
      Object.entries(touch.points).map(([hand, points]) => [
        hand,
        points.map((point) => renumbered(point, numbers)),
      ]),
    ),
  }));

/** How hands move on what they touch, in metres of a grown body. */
const strokes: Partial<Record<Action, (t: number) => Vec3>> = {
  type: (t) => [0, 0.012 + 0.02 * Math.abs(Math.sin(t * 9)), 0],
  play_piano: (t) => [0.04 * Math.sin(t * 2), 0.012 + 0.02 * Math.abs(Math.sin(t * 7)), 0],
  wash: (t) => [0.06 * Math.cos(t * 7), 0.05 * Math.sin(t * 7), 0],
  pet: (t) => [0.02 * Math.sin(t * 4), 0.015, 0.06 * Math.sin(t * 4)],
  build: (t) => [0.02 * Math.sin(t * 5), 0.03 * Math.max(0, Math.sin(t * 5)), 0],
  paint: (t) => [0.09 * Math.sin(t * 2.1), 0.07 * Math.sin(t * 3.3), 0],
  chop: (t) => [0.03 * Math.sin(t * 1.3), 0.05 * Math.max(0, Math.sin(t * 6)), 0],
  write: (t) => [0.05 * Math.sin(t * 1.1), 0.006 * Math.sin(t * 9), 0.012 * Math.sin(t * 7)],
  work: (t) => [0.025 * Math.sin(t * 4.1), 0.025 * Math.sin(t * 5.3), 0],
};

/** To and fro through the points, slower at the ends. */
const alongPoints = (world: World, points: readonly SurfacePoint[], time: number): Vec3 => {
  if (points.length === 1) return pointOn(world, points[0]!);
  const u = (0.5 - 0.5 * Math.cos((time / rubPeriod) * 2 * Math.PI)) * (points.length - 1);
  const n = Math.min(points.length - 2, Math.floor(u));
  return mix(pointOn(world, points[n]!), pointOn(world, points[n + 1]!), u - n);
};

export const touchAt = (
  { actor, target, points, toolReach }: Touch,
  root: Matrix,
  world: World,
  time: number,
): Pick<PoseInput, Hand> => {
  const targets: Pick<PoseInput, Hand> = {};
  // Before and after it, hands are free.
  if (beatAt(actor, time).action !== touchingAction(actor)) return targets;
  const toModel = invert(root);
  const stroke = strokes[touchingAction(actor)];
  const isBare = partOf(actor) !== undefined && toolReach === 0;
  for (const [hand, phase] of [
    ['handLeft', 0],
    ['handRight', 1.3],
  ] as const) {
    const way = points[hand];
    if (!way) continue;
    const at = transformPoint(toModel, alongPoints(world, way, time));
    // The end of the tool is on the surface, the fist before it.
    if (hand === 'handRight') at[2] -= toolReach / actor.scale;
    // Scissors and mirrors reach farther than the hand.
    if (target.thing.person) at[2] -= actor.model.size[1] * (isBare ? 0.015 : 0.06);
    // Snips along what is cut.
    if (target.thing.person && !stroke && !isBare)
      at[1] += 0.025 * Math.sin(time * 6) + 0.02 * Math.sin(time * 1.9);
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
  const target = touchedBy(actor) ?? touchedByAnimal(actor);
  const [own, other] = [instances.get(actor), target && instances.get(target)];
  const root = roots.get(actor);
  if (!target || !own || !other || !root) return null;
  if (!actor.thing.person) return gapOfAnimal(actor, own, other, root, world);
  const action = touchingAction(actor);
  const forward = normalize([root[2]!, 0, root[10]!]);
  const reach = comfortable[action];
  const tall = actor.size[1];
  const hands = reach
    ? [add(addScaled(positionOf(root), forward, tall * reach.ahead), [0, tall * reach.up, 0])]
    : handsFor(actor, action)!
        .flatMap((hand) => own.anchor(hand) ?? [])
        .map(positionOf);
  const hand = scale(hands.reduce(add, [0, 0, 0]), 1 / Math.max(1, hands.length));
  const point = nearestOnSurface(
    world,
    other,
    wished(
      action,
      hand,
      forward,
      other,
      actor.size[1],
      wearsBeard(target),
      pointOfPart(actor, target, other, [...instances.keys()]),
    ),
  );
  if (point === null || hands.length === 0) return null;
  const [x, , z] = subtract(pointOn(world, point), hand);
  return [x, 0, z];
};
