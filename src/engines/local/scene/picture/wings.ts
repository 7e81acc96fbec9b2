/** Wings of a lit sprite: cut from it or drawn onto it, and how they beat. */

import { type Canvas, type Context, clamp, type Point, paint } from './brush.ts';
import { type Colour, hex } from './colour.ts';
import { featherWing, skinWing } from './drawn-wings.ts';
import type { LegRig } from './leg-rigs.ts';
import { withoutLegs } from './limbs.ts';
import type { WingRig } from './wing-rigs.ts';

type Piece = { canvas: Canvas; left: number; top: number; shoulder: Point; turn: readonly [number, number] };
export type Wings = {
  rig: WingRig;
  /** The sprite without its wings, and without legs, which birds draw in. */
  body: Canvas;
  near: Piece[];
  far: Piece[];
  /** Height of the sprite. */
  unit: number;
};

const inShade = (canvas: Canvas): Canvas =>
  paint(canvas.width, canvas.height, (context) => {
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = 'rgba(34,14,52,0.26)';
    context.fillRect(0, 0, canvas.width, canvas.height);
  });

const trace = (context: Context, outline: readonly Point[]) => {
  context.beginPath();
  for (const { x, y } of outline) context.lineTo(x, y);
  context.closePath();
};

const cutOut = (sprite: Canvas, outline: readonly Point[]) => {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, top] = [Math.floor(Math.max(0, Math.min(...xs))), Math.floor(Math.max(0, Math.min(...ys)))];
  const right = Math.min(sprite.width, Math.ceil(Math.max(...xs)));
  const bottom = Math.min(sprite.height, Math.ceil(Math.max(...ys)));
  const canvas = paint(right - left, bottom - top, (context) => {
    context.translate(-left, -top);
    trace(context, outline);
    context.clip();
    context.drawImage(sprite, 0, 0);
  });
  return { canvas, left, top };
};

const toneOf = (sprite: Canvas, tone: readonly [number, number] | string): Colour => {
  if (typeof tone === 'string') return hex(tone);
  const [x, y] = [Math.round((tone[0] / 100) * sprite.width), Math.round((tone[1] / 100) * sprite.height)];
  const { data } = sprite.getContext('2d').getImageData(x, y, 1, 1);
  return [data[0]!, data[1]!, data[2]!];
};

export const growWings = (sprite: Canvas, rig: WingRig, legs: LegRig | undefined): Wings => {
  const { width, height } = sprite;
  const at = ([x, y]: readonly [number, number]): Point => ({ x: (x / 100) * width, y: (y / 100) * height });
  const plain = legs ? withoutLegs(sprite, legs) : sprite;
  if (rig.kind === 'halves') {
    const [from, to] = rig.body.map((x) => (x / 100) * width) as [number, number];
    const half = (left: number, right: number) =>
      cutOut(sprite, [
        { x: left, y: 0 },
        { x: right, y: 0 },
        { x: right, y: height },
        { x: left, y: height },
      ]);
    const middle = width / 2;
    const wing = (left: number, right: number): Piece => ({
      ...half(left, right),
      shoulder: { x: middle, y: height / 2 },
      turn: [0, 0],
    });
    const body = paint(width, height, (context) => {
      const piece = half(from, to);
      context.drawImage(piece.canvas, piece.left, piece.top);
    });
    return { rig, body, near: [wing(0, middle), wing(middle, width)], far: [], unit: height };
  }
  if (rig.kind === 'cut') {
    const near = rig.wings.map(
      ({ outline, shoulder, turn }): Piece => ({
        ...cutOut(sprite, outline.map(at)),
        shoulder: at(shoulder),
        turn,
      }),
    );
    const body = paint(width, height, (context) => {
      context.drawImage(plain, 0, 0);
      context.globalCompositeOperation = 'destination-out';
      for (const { outline } of rig.wings) {
        trace(context, outline.map(at));
        context.fill();
      }
    });
    const aside = rig.far && at(rig.far);
    const far = aside
      ? near.map((piece) => ({
          ...piece,
          canvas: inShade(piece.canvas),
          left: piece.left + aside.x,
          top: piece.top + aside.y,
          shoulder: { x: piece.shoulder.x + aside.x, y: piece.shoulder.y + aside.y },
        }))
      : [];
    return { rig, body, near, far, unit: height };
  }
  const tone = toneOf(sprite, rig.tone);
  const { canvas, shoulder } = (rig.skin ? skinWing : featherWing)(rig.length * height, tone);
  const root = at(rig.shoulder);
  const wing = (canvasOf: Canvas, x: number, y: number): Piece => ({
    canvas: canvasOf,
    left: x - shoulder.x,
    top: y - shoulder.y,
    shoulder: { x, y },
    turn: [0, 0],
  });
  const near = wing(canvas, root.x, root.y);
  const far = wing(
    inShade(canvas),
    rig.front ? width - root.x : root.x - width * 0.13,
    root.y - (rig.front ? 0 : height * 0.03),
  );
  return { rig, body: plain, near: [near], far: [far], unit: height };
};

/** 1 at the top of a beat, -1 at its bottom; a glide holds them a little raised. */
const strokeAt = ({ hertz, glides }: WingRig, seconds: number) => {
  const beat = Math.sin(seconds * hertz * Math.PI * 2);
  if (!glides) return beat;
  const effort = clamp(0.62 + 1.1 * Math.sin(seconds * 1.25 + 0.6));
  return beat * effort + 0.3 * (1 - effort);
};

const place = (context: Context, { canvas, left, top, shoulder }: Piece) =>
  context.drawImage(canvas, left - shoulder.x, top - shoulder.y);

/** A wing seen along its edge still has this much of its height. */
const edgeOn = 0.14;

const drawDrawn = (
  context: Context,
  piece: Piece,
  rig: Extract<WingRig, { kind: 'drawn' }>,
  stroke: number,
  side: 1 | -1,
) => {
  context.save();
  context.translate(piece.shoulder.x, piece.shoulder.y);
  if (rig.front) {
    context.scale(side, 1);
    context.rotate(-1.25 + stroke * 0.62);
    context.scale(-1, 1);
    context.scale(0.8, 1);
  } else {
    // Seen from the side a wing goes up, over its edge, and down.
    const tall = 0.24 + stroke * (stroke > 0 ? 0.9 : 1.1);
    context.rotate(0.3 * stroke + 0.1);
    context.scale(1.05, Math.abs(tall) < edgeOn ? edgeOn * (tall < 0 ? -1 : 1) : tall);
  }
  place(context, piece);
  context.restore();
};

/** Draws in the sprite's own pixels; `drawBody` draws what the wings grow on. */
export const drawFlying = (
  context: Context,
  wings: Wings,
  seconds: number,
  drawBody: (body: Canvas) => void,
) => {
  const { rig, near, far } = wings;
  const stroke = strokeAt(rig, seconds);
  if (rig.kind === 'halves') {
    const open = 0.62 + 0.38 * stroke;
    for (const piece of near) {
      context.save();
      context.translate(piece.shoulder.x, piece.shoulder.y);
      context.scale(Math.max(0.3, open), 1);
      place(context, piece);
      context.restore();
    }
    return drawBody(wings.body);
  }
  // The body goes up when the wings go down.
  context.translate(0, stroke * wings.unit * (rig.hertz > 5 ? 0.006 : 0.022));
  if (rig.kind === 'drawn') {
    const middle = { x: wings.body.width / 2, y: wings.body.height / 2 };
    context.translate(middle.x, middle.y);
    context.rotate(rig.tilt);
    context.translate(-middle.x, -middle.y);
    for (const piece of far) drawDrawn(context, piece, rig, stroke, -1);
    if (rig.front) for (const piece of near) drawDrawn(context, piece, rig, stroke, 1);
    drawBody(wings.body);
    if (!rig.front) for (const piece of near) drawDrawn(context, piece, rig, stroke, 1);
    return;
  }
  const swing = (piece: Piece) => {
    const [up, down] = piece.turn;
    context.save();
    context.translate(piece.shoulder.x, piece.shoulder.y);
    context.rotate(up + ((1 - stroke) / 2) * (down - up));
    place(context, piece);
    context.restore();
  };
  for (const piece of far) swing(piece);
  if (rig.hertz > 5 || near.length === 1) {
    drawBody(wings.body);
    for (const piece of near) swing(piece);
  } else {
    for (const piece of near) swing(piece);
    drawBody(wings.body);
  }
};
