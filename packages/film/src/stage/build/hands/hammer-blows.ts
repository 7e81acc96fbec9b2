/** The head of a hammer comes down on what is worked at; the other hand holds the work. */

import type { PoseInput } from '../../../kits/model.ts';
import { type Matrix, positionOf, transformPoint } from '../../../math/matrix.ts';
import { add, addScaled, mix, scale, type Vec3 } from '../../../math/vector.ts';
import { hammerRise } from '../../../motion/actions/handwork/hammering.ts';
import { type Actor, mainAction } from '../../actor.ts';
import type { ModelInstance } from '../model-instance.ts';

type Hands = Pick<PoseInput, 'handLeft' | 'handRight'>;
type Instances = Map<Actor, ModelInstance>;

/** A thing lower than this, in heights of the body, is struck from above. */
const highest = 0.62;

const onTop = (work: Actor, actors: Iterable<Actor>): Actor | null => {
  for (const other of actors)
    if (other.support.kind === 'on' && other.support.host === work && !other.thing.person) return other;
  return null;
};

const toolOf = (actor: Actor, actors: Iterable<Actor>): Actor | null => {
  for (const other of actors)
    if (other.support.kind === 'held' && other.support.host === actor && other.support.hand === 'handRight')
      return other;
  return null;
};

/** Where the blow falls, in the world: the middle of the upper side of the work. */
export const struckPoint = (actor: Actor, instances: Instances): Vec3 | null => {
  const { target, thing } = actor;
  if (!thing.person || !target || target.thing.person || mainAction(actor) !== 'hammer') return null;
  if (target.support.kind === 'held') return null;
  const top = instances.get(target)?.anchor('top');
  if (!top) return null;
  const piece = onTop(target, instances.keys());
  return add(positionOf(top), [0, piece ? Math.min(0.06, piece.size[1]) : 0, 0]);
};

export const hammeringHands = (
  actor: Actor,
  instances: Instances,
  toModel: Matrix,
  time: number,
): Hands | null => {
  const struck = struckPoint(actor, instances);
  const tool = struck && toolOf(actor, instances.keys());
  if (!struck || !tool) return null;
  const hit = transformPoint(toModel, struck);
  const tall = actor.model.size[1];
  if (hit[1] > tall * highest || Math.hypot(hit[0], hit[2]) > tall * 0.62) return null;
  const handle =
    (tool.model.size[1] - (tool.model.anchors.grip?.[1] ?? 0)) * 0.86 * (tool.scale / actor.scale);
  const strike = add(hit, [-0.02 * tall, 0.05 * tall, -handle]);
  const raised: Vec3 = [-0.15 * tall, 0.84 * tall, 0.13 * tall];
  const up = hammerRise(time - (actor.beats[0]?.from ?? 0));
  const piece = onTop(actor.target!, instances.keys());
  const end = piece && instances.get(piece)?.anchor('grip');
  const held = end && transformPoint(toModel, positionOf(end));
  const reaches = held && Math.hypot(held[0], held[1] - tall * 0.78, held[2]) < tall * 0.56;
  return {
    // In an arc: the raised hand is nearer to the body.
    handRight: addScaled(mix(strike, raised, up), [0, 0, 1], 0.1 * tall * Math.sin(Math.PI * up)),
    handLeft: reaches
      ? held
      : scale([0.14, hit[1] / tall + 0.02, Math.max(0.16, hit[2] / tall - 0.12)], tall),
  };
};
