/** Legs that do something else than walk: leap, dance, or lie folded under a sleeper. */

import type { Canvas, Context, Point } from './brush.ts';
import { drawLimb, drawShank, type Legs, type Limb } from './limbs.ts';

type DrawBody = (body: Canvas) => void;

const drawAll = (
  context: Context,
  { body, near, far }: Legs,
  drop: number,
  footOf: (limb: Limb, isFar: boolean, number: number) => Point,
  drawBody: DrawBody,
) => {
  const step = (limb: Limb, isFar: boolean, number: number) =>
    drawLimb(context, limb, { x: limb.hip.x, y: limb.hip.y + drop }, footOf(limb, isFar, number));
  for (const [n, limb] of far.entries()) step(limb, true, n);
  context.save();
  context.translate(0, drop);
  drawBody(body);
  context.restore();
  for (const [n, limb] of near.entries()) step(limb, false, n);
};

/** Front legs reach out and hind legs trail while it is in the air; `lift` in shares of its height. */
export const drawLeaping = (context: Context, legs: Legs, lift: number, drawBody: DrawBody) => {
  const { length, ground } = legs;
  const air = Math.min(1, lift * 6);
  const drop = (1 - air) * 0.06 * length;
  const footOf = (limb: Limb, isFar: boolean, number: number): Point => {
    const ahead = legs.near.length === 1 ? (isFar ? -0.35 : 0.4) : number === 0 ? 0.42 : -0.42;
    return {
      x: limb.hip.x + (limb.foot.x - limb.hip.x) * 0.35 - air * (ahead + (isFar ? 0.12 : 0)) * length,
      y: ground - air * 0.3 * length,
    };
  };
  drawAll(context, legs, drop, footOf, drawBody);
};

/** One foot after the other comes up, twice a second. */
export const drawDancing = (context: Context, legs: Legs, seconds: number, drawBody: DrawBody) => {
  const { length, ground } = legs;
  const footOf = (limb: Limb, isFar: boolean, number: number): Point => {
    const turn = Math.sin(seconds * Math.PI * 2 + (isFar !== (number === 1) ? Math.PI : 0));
    const up = Math.max(0, turn);
    return {
      x: limb.hip.x + (limb.foot.x - limb.hip.x) * 0.35 - up * 0.3 * length,
      y: ground - up * 0.42 * length,
    };
  };
  drawAll(context, legs, 0.04 * length, footOf, drawBody);
};

/** On its belly, forelegs stretched out, a hind paw showing; birds and two-legged ones sit on theirs. */
export const drawLying = (context: Context, legs: Legs, drawBody: DrawBody) => {
  const { body, near, far, length, ground, clearance: drop } = legs;
  const isFourLegged = near.length > 1;
  const stretch = (limb: Limb, ahead: number, up: number) =>
    drawLimb(
      context,
      limb,
      { x: limb.hip.x, y: limb.hip.y + drop },
      { x: limb.hip.x - ahead * length, y: ground - up * length },
      -1,
    );
  if (isFourLegged) stretch(far[0]!, 0.98, 0.06);
  context.save();
  context.translate(0, drop);
  drawBody(body);
  context.restore();
  if (!isFourLegged) return;
  stretch(near[0]!, 0.86, 0.02);
  drawShank(context, near[1]!, { x: near[1]!.hip.x, y: ground - length * 0.06 }, Math.PI * 0.98);
};
