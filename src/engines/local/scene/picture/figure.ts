/** Somebody drawn in their own pixels: legs that step, wings that beat, lids that close. */

import { type Lids, lidsAt } from './blinks.ts';
import type { Canvas, Context } from './brush.ts';
import type { Role } from './cast.ts';
import { drawPairDancing, drawPairStriding, type LegPair } from './front-legs.ts';
import type { Legs } from './limbs.ts';
import type { Pose } from './poses.ts';
import { drawDancing, drawLeaping, drawLying } from './postures.ts';
import { drawStriding } from './striding.ts';
import { drawFlying, type Wings } from './wings.ts';

export type Figure = {
  whole: Canvas;
  legs: Legs | undefined;
  pair: LegPair | undefined;
  wings: Wings | undefined;
  lids: Lids;
  /** When it blinks, in seconds of the film. */
  blinks: number[];
};

/** `seconds` of the film, which blinks go by; everything else goes by the pose. */
export const drawFigure = (context: Context, figure: Figure, role: Role, pose: Pose, seconds: number) => {
  const { action } = role.subject;
  const shut = action === 'sleep' ? 1 : lidsAt(figure.blinks, seconds);
  const drawBody = (body: Canvas) => {
    context.drawImage(body, 0, 0);
    if (shut <= 0.1) return;
    for (const { canvas, left, top } of figure.lids) {
      const tall = Math.max(1, Math.round(canvas.height * shut));
      context.drawImage(canvas, 0, 0, canvas.width, tall, left, top, canvas.width, tall);
    }
  };
  const { legs, pair, wings, whole } = figure;
  if (wings) return drawFlying(context, wings, pose.seconds, drawBody);
  if (pair && action === 'dance') return drawPairDancing(context, pair, pose.seconds, drawBody);
  if (pair) return drawPairStriding(context, pair, action, pose.way * whole.height, drawBody);
  if (!legs) return drawBody(whole);
  if (action === 'sleep') return drawLying(context, legs, drawBody);
  if (action === 'dance') return drawDancing(context, legs, pose.seconds, drawBody);
  if (action === 'walk' || action === 'run')
    return drawStriding(context, legs, action, (pose.way * whole.height) / legs.length, drawBody);
  return drawLeaping(context, legs, pose.lift, drawBody);
};
