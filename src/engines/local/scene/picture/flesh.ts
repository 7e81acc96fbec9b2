/** Round shapes shaded as the art is: light from the upper left, violet in the shade. */

import type { Context } from './brush.ts';
import { type Colour, css, mix } from './colour.ts';

const shade = (context: Context, x: number, y: number, wide: number, tall: number, tone: Colour) => {
  const light = context.createRadialGradient(
    x - wide * 0.2,
    y - tall * 0.25,
    Math.min(wide, tall) * 0.05,
    x,
    y,
    Math.max(wide, tall) * 0.62,
  );
  light.addColorStop(0, css(mix(tone, [255, 255, 255], 0.22)));
  light.addColorStop(0.6, css(tone));
  light.addColorStop(1, css(mix(tone, [70, 30, 80], 0.36)));
  context.fillStyle = light;
};

export const blob = (
  context: Context,
  x: number,
  y: number,
  wide: number,
  tall: number,
  tone: Colour,
  turn = 0,
) => {
  shade(context, x, y, wide, tall, tone);
  context.beginPath();
  context.ellipse(x, y, wide / 2, tall / 2, turn, 0, Math.PI * 2);
  context.fill();
};

export const bar = (
  context: Context,
  x: number,
  y: number,
  wide: number,
  tall: number,
  tone: Colour,
  round: number,
) => {
  shade(context, x + wide / 2, y + tall / 2, wide, tall, tone);
  context.beginPath();
  context.roundRect(x, y, wide, tall, round);
  context.fill();
};
