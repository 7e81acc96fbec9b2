/** What hands do for a feeling while they have nothing else to do: at the chin, at both cheeks, held out against something. */

import type { PoseInput } from '../../../kits/model.ts';
import { type Expression, expressionOf } from '../../../kits/people/expression-words.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Action } from '../../../scene/actions.ts';
import { type Actor, beatAt } from '../../actor.ts';

type Hands = Pick<PoseInput, 'handLeft' | 'handRight'>;

/** Places of the hands in heights of the body: to the left, above the chin, ahead. */
const gestures: Partial<Record<Expression, (swing: number) => Partial<Record<keyof Hands, Vec3>>>> = {
  thoughtful: (swing) => ({ handRight: [-0.012, -0.012 + 0.004 * swing, 0.075] }),
  bored: () => ({ handLeft: [0.03, -0.02, 0.11] }),
  surprised: (swing) => ({
    handLeft: [0.07, -0.01 + 0.006 * swing, 0.11],
    handRight: [-0.07, -0.01 - 0.006 * swing, 0.11],
  }),
  disgusted: (swing) => ({ handRight: [-0.14 + 0.02 * swing, -0.06, 0.24] }),
  angry: (swing) => ({ handRight: [-0.16, -0.03 + 0.05 * swing, 0.14] }),
};

const idle = new Set<Action>(['stand', 'sit', 'look', 'talk', 'pose', 'hold', 'cry', 'kneel']);

/** Height of the hips of one who stands, in heights of the body, and how far below the mouth the chin is. */
const hips = 0.5;
const toChin = 0.035;

export const gestureOf = (
  actor: Actor,
  time: number,
  seatHeight: number | null,
  isBusy: (hand: keyof Hands) => boolean,
): Hands => {
  const { thing, model } = actor;
  const expression = thing.person ? expressionOf(thing.traits) : null;
  const gesture = expression && gestures[expression];
  const { action } = beatAt(actor, time);
  if (!gesture || !idle.has(action) || thing.count > 4) return {};
  const tall = model.size[1];
  const isSeated = action === 'sit' || action === 'kneel' || seatHeight !== null;
  if (action === 'kneel') return {};
  const sunk = isSeated ? tall * hips - (seatHeight ?? tall * 0.27) + tall * 0.02 : 0;
  const at = (model.anchors.mouth?.[1] ?? tall * 0.83) - tall * toChin - sunk;
  const swing = Math.sin(time * 2.6 + actor.phase);
  return Object.fromEntries(
    (Object.entries(gesture(swing)) as [keyof Hands, Vec3][])
      .filter(([hand]) => !isBusy(hand))
      .map(([hand, [x, y, z]]) => [hand, [x * tall, at + y * tall, z * tall]]),
  );
};
