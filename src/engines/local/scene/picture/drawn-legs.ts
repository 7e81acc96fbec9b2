/** Legs for art that shows them joined or folded, in the colour of the art. */

import { type Canvas, type Context, type Point, paint } from './brush.ts';
import { type Colour, css, hex, mix } from './colour.ts';
import type { LegRig } from './leg-rigs.ts';

type Disc = Point & { radius: number };

const toneAt = (art: Canvas, [x, y]: readonly [number, number]): Colour => {
  const at = art
    .getContext('2d')
    .getImageData(Math.round((x / 100) * art.width), Math.round((y / 100) * art.height), 1, 1).data;
  return [at[0]!, at[1]!, at[2]!];
};

const strokeBone = (context: Context, a: Disc, b: Disc) => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  context.beginPath();
  context.moveTo(a.x + nx * a.radius, a.y + ny * a.radius);
  context.lineTo(b.x + nx * b.radius, b.y + ny * b.radius);
  context.lineTo(b.x - nx * b.radius, b.y - ny * b.radius);
  context.lineTo(a.x - nx * a.radius, a.y - ny * a.radius);
  context.fill();
  for (const { x, y, radius } of [a, b]) {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
};

/** A leg at rest, on a canvas of the sprite's size. */
export const drawnLeg = (
  sprite: Canvas,
  { tone, foot: kind, hoof }: NonNullable<LegRig['drawn']>,
  hip: Disc,
  knee: Disc,
  foot: Disc,
): Canvas => {
  const colour = toneAt(sprite, tone);
  return paint(sprite.width, sprite.height, (context) => {
    const across = context.createLinearGradient(hip.x - hip.radius, 0, hip.x + hip.radius, 0);
    across.addColorStop(0, css(mix(colour, [255, 255, 255], 0.08)));
    across.addColorStop(0.5, css(colour));
    across.addColorStop(1, css(mix(colour, [50, 20, 60], 0.3)));
    context.fillStyle = across;
    strokeBone(context, hip, knee);
    strokeBone(context, knee, foot);
    if (kind === 'hoof') {
      context.fillStyle = css(mix(hex(hoof ?? '#3a2c2c'), colour, 0.25));
      context.beginPath();
      context.roundRect(
        foot.x - foot.radius * 1.1,
        foot.y - foot.radius * 1.4,
        foot.radius * 2.2,
        foot.radius * 2.4,
        foot.radius * 0.5,
      );
      context.fill();
    } else {
      context.beginPath();
      context.roundRect(
        foot.x - foot.radius * 4,
        foot.y - foot.radius,
        foot.radius * 5.4,
        foot.radius * 2,
        foot.radius,
      );
      context.fill();
    }
  });
};
