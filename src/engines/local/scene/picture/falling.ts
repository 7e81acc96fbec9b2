/** Things in the air that fall, rise or fly by: rain, snow, leaves, bubbles. */

import { type Canvas, type Context, disc, glow, paint } from './brush.ts';
import { type Colour, css, mix } from './colour.ts';
import { between, type Random } from './random.ts';
import type { Painter, Scenery } from './stage.ts';

export const fract = (value: number) => value - Math.floor(value);

export const rainSheet = (size: number, random: Random, near: number, tone: Colour): Canvas =>
  paint(size, size, (context) => {
    context.lineCap = 'round';
    for (let n = 0; n < 120 - near * 60; n += 1) {
      const [x, y, long] = [
        random() * size,
        random() * size,
        size * (0.035 + near * 0.07) * between(random, 0.7, 1.3),
      ];
      context.strokeStyle = css(tone, between(random, 0.14, 0.4));
      context.lineWidth = 0.8 + near * 1.1;
      for (const [dx, dy] of [
        [0, 0],
        [size, 0],
        [0, size],
        [0, -size],
        [-size, 0],
      ] as const) {
        context.beginPath();
        context.moveTo(x + dx, y + dy);
        context.lineTo(x + dx - long * 0.16, y + dy + long);
        context.stroke();
      }
    }
  });

export const tile = (
  context: Context,
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
) => {
  const [wide, tall] = [canvas.width, canvas.height];
  for (let top = -(((-y % tall) + tall) % tall); top < height; top += tall) {
    for (let left = -(((-x % wide) + wide) % wide); left < width; left += wide)
      context.drawImage(canvas, Math.round(left), Math.round(top));
  }
};

export const createRain = ({ frame, light, random }: Scenery, strength: number): Painter => {
  const tone = mix(light.haze, [240, 246, 255], 0.6);
  const sheets = [0.2, 0.9].map((near) => ({ near, canvas: rainSheet(512, random, near, tone) }));
  const ring = paint(40, 12, (context) => {
    context.strokeStyle = css(tone, 0.8);
    context.lineWidth = 1.3;
    context.beginPath();
    context.ellipse(20, 6, 17, 4, 0, 0, 7);
    context.stroke();
  });
  const splashes = Array.from({ length: 60 }, () => ({ x: random(), y: random(), phase: random() }));
  return (context, { seconds }) => {
    for (const { near, canvas } of sheets) {
      context.globalAlpha = strength;
      const speed = frame.height * (1.5 + near * 1.3);
      tile(context, canvas, -seconds * speed * 0.16, seconds * speed, frame.width, frame.height);
    }
    for (const { x, y, phase } of splashes) {
      const life = fract(seconds * 1.7 + phase);
      const spot = fract(x + Math.floor(seconds * 1.7 + phase) * 0.618);
      context.globalAlpha = (1 - life) * 0.45 * strength;
      const near = 0.15 + y * 0.85;
      const wide = frame.unit * 0.05 * near * (0.3 + life);
      context.drawImage(
        ring,
        spot * frame.width - wide / 2,
        frame.horizon + (frame.height - frame.horizon) * near,
        wide,
        wide * 0.3,
      );
    }
    context.globalAlpha = 1;
  };
};

type Flake = { x: number; y: number; near: number; phase: number; kind: number };

export const flakes = (random: Random, count: number): Flake[] =>
  Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    near: random() ** 1.6,
    phase: random() * 7,
    kind: random(),
  }));

/** Things that fall or rise through the whole picture and come in again on the other side. */
export const createFalling = (
  { frame, random }: Scenery,
  options: {
    sprites: Canvas[];
    count: number;
    size: [number, number];
    fall: number;
    sway: number;
    blow: number;
    turn: number;
    alpha: number;
    stretch?: number;
  },
): Painter => {
  const parts = flakes(random, options.count);
  return (context, { seconds }) => {
    for (const { x, y, near, phase, kind } of parts) {
      const sprite = options.sprites[Math.floor(kind * options.sprites.length)]!;
      const size = frame.unit * (options.size[0] + (options.size[1] - options.size[0]) * near);
      const across =
        fract(
          x +
            Math.sin(seconds * (0.5 + near * 0.5) + phase) * options.sway +
            seconds * options.blow * (0.5 + near),
        ) *
          1.1 -
        0.05;
      const down = fract(y + seconds * options.fall * (0.45 + near * 0.8)) * 1.12 - 0.06;
      context.globalAlpha = options.alpha * (0.55 + near * 0.45);
      const [px, py] = [across * frame.width, down * frame.height];
      if (options.turn === 0) context.drawImage(sprite, px - size / 2, py - size / 2, size, size);
      else {
        const angle = seconds * options.turn * (0.5 + kind) + phase;
        const flip = Math.cos(seconds * options.turn * 1.3 + phase * 2);
        context.setTransform(
          (Math.cos(angle) * size) / sprite.width,
          (Math.sin(angle) * size) / sprite.width,
          (-Math.sin(angle) * size * flip) / sprite.width,
          (Math.cos(angle) * size * flip) / sprite.width,
          px,
          py,
        );
        context.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
      }
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
  };
};

export const leafSprite = (colour: Colour): Canvas =>
  paint(32, 32, (context) => {
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(2, 16);
    context.quadraticCurveTo(14, 2, 30, 15);
    context.quadraticCurveTo(15, 29, 2, 16);
    context.fill();
    context.strokeStyle = css(mix(colour, [40, 20, 10], 0.4));
    context.lineWidth = 1.4;
    context.beginPath();
    context.moveTo(2, 16);
    context.lineTo(28, 15.5);
    context.stroke();
  });

export const bubbleSprite = () =>
  paint(48, 48, (context) => {
    context.strokeStyle = 'rgba(235,250,255,0.75)';
    context.lineWidth = 2;
    context.beginPath();
    context.arc(24, 24, 20, 0, 7);
    context.stroke();
    disc(context, 24, 24, 19, 'rgba(200,235,255,0.12)');
    glow(context, 17, 16, 9, [255, 255, 255], 0.9);
  });
