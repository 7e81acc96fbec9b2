/** What hangs and drifts: fog, fireflies, fire and smoke. */

import { type Context, paint, paintPixels, softDot } from './brush.ts';
import { hex, mix } from './colour.ts';
import { flakes, fract } from './falling.ts';
import { smoothstep } from './noise.ts';
import { type Painter, placementAt, type Scenery } from './stage.ts';

export const createFog = (scenery: Scenery, amount: number): Painter => {
  const { frame, light, noise } = scenery;
  const canvas = paintPixels(480, 120, (pixels, { wide, tall, from, to }) => {
    for (let row = from; row < to; row += 1) {
      const edge = Math.sin((row / tall) * Math.PI) ** 1.2;
      for (let column = 0; column < wide; column += 1) {
        const cloud = noise.fbm((column / wide) * 8, (row / tall) * 3 + 40, 5, 8);
        pixels.set(
          [
            ...mix(light.haze, [235, 240, 245], light.isNight ? 0.08 : 0.3),
            255 * edge * smoothstep(0.28, 0.74, cloud),
          ],
          (row * wide + column) * 4,
        );
      }
    }
  });
  const bands = [
    { y: 0.0, tall: 0.42, speed: 0.012, alpha: 0.85 },
    { y: 0.34, tall: 0.5, speed: -0.02, alpha: 0.6 },
  ];
  return (context, { seconds }, view) => {
    const placed = placementAt(frame, view, 0.3);
    for (const { y, tall, speed, alpha } of bands) {
      context.globalAlpha = alpha * amount;
      const wide = frame.width * 1.9;
      const start = -fract(seconds * speed + y) * wide;
      const top = (frame.horizon - frame.height * 0.16 + y * frame.height) * placed.scale + placed.y;
      for (let left = start; left < frame.width; left += wide)
        context.drawImage(canvas, left, top, wide + 1, tall * frame.height);
    }
    context.globalAlpha = 1;
  };
};

export const createFireflies = ({ frame, random }: Scenery): Painter => {
  const dot = softDot(hex('#ffef9a'), 32);
  const parts = flakes(random, 44);
  return (context, { seconds }) => {
    context.globalCompositeOperation = 'screen';
    for (const { x, y, near, phase, kind } of parts) {
      context.globalAlpha = Math.max(0, Math.sin(seconds * (0.8 + kind) + phase)) ** 2;
      const size = frame.unit * (0.012 + near * 0.03);
      const px =
        (x + Math.sin(seconds * 0.4 + phase) * 0.03 + Math.sin(seconds * 0.9 + phase * 2) * 0.012) *
        frame.width;
      const py =
        frame.horizon * 0.75 +
        (frame.height - frame.horizon * 0.75) * y +
        Math.cos(seconds * 0.6 + phase) * frame.unit * 0.03;
      context.drawImage(dot, px - size / 2, py - size / 2, size, size);
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
};

/** Fire and smoke stand on the ground at one place, sparks rise from it. */
export const createPlume = (
  { frame, random }: Scenery,
  kind: 'fire' | 'smoke',
  at: { x: number; y: number },
): Painter => {
  const dots =
    kind === 'fire'
      ? ['#fff0a0', '#ffb03a', '#ff6a1e'].map((tone) => softDot(hex(tone), 64))
      : [softDot([120, 118, 122], 96)];
  const parts = flakes(random, kind === 'fire' ? 40 : 26);
  const shine = softDot(hex('#ff9a3c'), 96);
  const log = paint(64, 14, (context) => {
    context.fillStyle = '#4a2c1e';
    context.beginPath();
    context.roundRect(0, 0, 64, 14, 6);
    context.fill();
    context.fillStyle = '#7a4a2c';
    context.fillRect(3, 2, 56, 4);
  });
  const drawHearth = (context: Context, x: number, y: number, unit: number, seconds: number) => {
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = 0.5 + 0.1 * Math.sin(seconds * 9) + 0.06 * Math.sin(seconds * 23);
    context.drawImage(shine, x - unit * 0.5, y - unit * 0.14, unit, unit * 0.28);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 1;
    for (const lean of [0.28, -0.3]) {
      context.save();
      context.translate(x, y - unit * 0.012);
      context.rotate(lean);
      context.drawImage(log, -unit * 0.075, -unit * 0.015, unit * 0.15, unit * 0.033);
      context.restore();
    }
  };
  return (context, { seconds }, view) => {
    const placed = placementAt(frame, view, 0.55);
    if (kind === 'fire')
      drawHearth(
        context,
        at.x * placed.scale + placed.x,
        at.y * placed.scale + placed.y,
        frame.unit * placed.scale,
        seconds,
      );
    context.globalCompositeOperation = kind === 'fire' ? 'lighter' : 'source-over';
    for (const { x, near, phase, kind: shade } of parts) {
      const life = fract(seconds * (kind === 'fire' ? 0.9 : 0.22) + phase);
      const size =
        frame.unit * (kind === 'fire' ? 0.13 * (1 - life * 0.75) : 0.12 + life * 0.3) * (0.6 + near * 0.6);
      const across =
        (x - 0.5) * frame.unit * 0.13 * (1 - life * (kind === 'fire' ? 0.7 : -1.2)) +
        Math.sin(seconds * 2 + phase) * frame.unit * 0.012;
      context.globalAlpha =
        (kind === 'fire' ? 0.55 : 0.5) * Math.sin(Math.min(1, life * 4) * Math.PI * 0.5) * (1 - life);
      const dot = dots[Math.min(dots.length - 1, Math.floor((life * 0.7 + shade * 0.5) * dots.length))]!;
      context.drawImage(
        dot,
        (at.x + across) * placed.scale + placed.x - size / 2,
        (at.y - life * frame.unit * (kind === 'fire' ? 0.26 : 0.5)) * placed.scale + placed.y - size,
        size,
        size * 1.25,
      );
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
};
