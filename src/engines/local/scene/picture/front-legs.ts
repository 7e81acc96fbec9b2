/** Two legs seen from the front: they go from side to side under the body and come up in turn. */

import type { Action } from '../understand/scene-spec.ts';
import { type Canvas, type Context, paint } from './brush.ts';
import { type Footing, strideAt, stridesOf } from './gait.ts';
import type { FrontLegs } from './leg-rigs.ts';

export type LegPair = {
  body: Canvas;
  legs: readonly { canvas: Canvas; left: number }[];
  /** Upper edge of the leg pieces. */
  top: number;
  /** Of what shows of a leg. */
  length: number;
};

export const cutPair = (sprite: Canvas, { top, boxes }: FrontLegs): LegPair => {
  const { width, height } = sprite;
  const from = Math.round((top / 100) * height);
  // A little more of the leg than shows, for when it comes down.
  const upper = Math.max(0, Math.round(from - (height - from) * 0.3));
  const spans = boxes.map(
    ([left, right]) => [Math.round((left / 100) * width), Math.round((right / 100) * width)] as const,
  );
  const body = paint(width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    for (const [left, right] of spans) context.clearRect(left, from, right - left, height - from);
  });
  const legs = spans.map(([left, right]) => ({
    left,
    canvas: paint(right - left, height - upper, (context) => context.drawImage(sprite, -left, -upper)),
  }));
  return { body, legs, top: upper, length: height - from };
};

const draw = (
  context: Context,
  pair: LegPair,
  feet: readonly Footing[],
  rock: number,
  drawBody: (body: Canvas) => void,
) => {
  const { body, legs, top, length } = pair;
  for (const [n, { canvas, left }] of legs.entries()) {
    const foot = feet[n]!;
    context.save();
    // Slanted, so that the hip stays while the foot goes.
    context.transform(1, 0, (-foot.x * length) / canvas.height, 1, left, top - foot.lift * length);
    context.drawImage(canvas, 0, 0);
    context.restore();
  }
  context.save();
  context.translate(body.width / 2, body.height);
  context.rotate(rock);
  context.translate(-body.width / 2, -body.height);
  drawBody(body);
  context.restore();
};

/** `way` in pixels of the sprite; forward is to the left. */
export const drawPairStriding = (
  context: Context,
  pair: LegPair,
  action: Action,
  way: number,
  drawBody: (body: Canvas) => void,
) => {
  const strides = stridesOf(action, way / pair.length);
  const { feet } = strideAt(action, 1, strides);
  draw(context, pair, feet, Math.sin(strides * Math.PI * 2) * 0.03, drawBody);
};

export const drawPairDancing = (
  context: Context,
  pair: LegPair,
  seconds: number,
  drawBody: (body: Canvas) => void,
) => {
  const turn = Math.sin(seconds * Math.PI * 2);
  const feet = [turn, -turn].map((up) => ({ x: 0, lift: Math.max(0, up) * 0.4 }));
  draw(context, pair, feet, turn * 0.04, drawBody);
};
