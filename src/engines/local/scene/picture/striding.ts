/** Walking and running: the feet where the gait puts them, the body over them. */

import type { Action } from '../understand/scene-spec.ts';
import type { Canvas, Context, Point } from './brush.ts';
import { strideAt, stridesOf } from './gait.ts';
import { drawLimb, type Legs, type Limb } from './limbs.ts';

/** A little lower than it stands, so that legs reach forward and back, in shares of the leg's length. */
const crouchOf = ({ isUpright }: Legs) => (isUpright ? 0.01 : 0.05);

/** Where the foot of a leg is in the middle of its step: most of the way under its hip. */
const restOf = ({ hip, foot }: Limb, isUpright: boolean) => hip.x + (isUpright ? 0 : (foot.x - hip.x) * 0.35);

/** `legLengths` is the way so far; forward is to the left. */
export const drawStriding = (
  context: Context,
  legs: Legs,
  action: Action,
  legLengths: number,
  drawBody: (body: Canvas) => void,
) => {
  const { body, near, far, length, ground, raise } = legs;
  const { feet, rise, rock } = strideAt(action, near.length, stridesOf(action, legLengths));
  const sink = (crouchOf(legs) - rise) * length - raise;
  const middle = { x: body.width / 2, y: near[0]!.hip.y };
  const [cosine, sine] = [Math.cos(rock), Math.sin(rock)];
  const moved = ({ x, y }: Point): Point => ({
    x: middle.x + (x - middle.x) * cosine - (y - middle.y) * sine,
    y: middle.y + (x - middle.x) * sine + (y - middle.y) * cosine + sink,
  });
  const step = (limb: Limb, number: number) => {
    const foot = feet[number]!;
    drawLimb(context, limb, moved(limb.hip), {
      x: restOf(limb, legs.isUpright) - foot.x * length,
      y: ground - foot.lift * length,
    });
  };
  for (const [n, limb] of far.entries()) step(limb, near.length + n);
  context.save();
  context.translate(middle.x, middle.y + sink);
  context.rotate(rock);
  context.translate(-middle.x, -middle.y);
  drawBody(body);
  context.restore();
  for (const [n, limb] of near.entries()) step(limb, n);
};
