/** Small things that move by themselves: snow, fireflies, dust, stars, light on water. */

import { type Drawing, glow, paint, type Random, type Size } from './brush.ts';
import type { Colour, Palette } from './palette.ts';
import type { SceneSpec } from './scene-spec.ts';

export const createParticles = ({ width, height }: Size, spec: SceneSpec, random: Random): Drawing => {
  const unit = Math.min(width, height);
  const snowing = spec.place === 'snow';
  const fireflies = spec.light === 'night' && (spec.place === 'forest' || spec.place === 'hills');
  const count = snowing ? 160 : fireflies ? 36 : spec.place === 'space' ? 60 : 22;
  const colour: Colour = fireflies ? [255, 236, 140] : [255, 255, 255];
  const mote = paint(32, 32, (context) => glow(context, 16, 16, 16, colour, 1));
  const motes = Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    near: random(),
    phase: random() * 7,
  }));
  return (context, { seconds }) => {
    for (const { x, y, near, phase } of motes) {
      const fall = snowing ? seconds * (0.05 + near * 0.09) : seconds * -0.006 * (1 + near);
      const sway = Math.sin(seconds * (0.5 + near) + phase) * (snowing ? 0.015 : 0.03);
      const drift = spec.place === 'space' ? seconds * (0.004 + near * 0.02) : 0;
      const size = unit * (snowing ? 0.006 + near * 0.014 : 0.005 + near * 0.012);
      const across = (((x + sway + drift) % 1) + 1) % 1;
      const down = (((y + fall) % 1) + 1) % 1;
      context.globalAlpha = snowing
        ? 0.5 + near * 0.5
        : (0.35 + 0.3 * Math.sin(seconds * 1.7 + phase)) * (fireflies ? 1.4 : 0.5);
      context.drawImage(
        mote,
        across * (width + size) - size,
        fireflies ? height * (0.55 + down * 0.42) : down * (height + size) - size,
        size,
        size,
      );
    }
    context.globalAlpha = 1;
  };
};

export const createGlitter = (
  { width, height }: Size,
  sunX: number,
  horizon: number,
  palette: Palette,
  random: Random,
): Drawing => {
  const spark = paint(64, 8, (context) => {
    context.scale(1, 0.125);
    glow(context, 32, 32, 32, palette.sun, 1);
  });
  const sparks = Array.from({ length: 170 }, () => ({
    down: random() ** 1.6,
    side: random() + random() - 1,
    phase: random() * 7,
  }));
  return (context, { seconds }) => {
    for (const { down, side, phase } of sparks) {
      const y = horizon + (height - horizon) * (0.015 + down * 0.9);
      const spread = width * (0.03 + down * 0.13);
      const length = width * (0.012 + down * 0.05);
      context.globalAlpha =
        Math.max(0, 0.7 * Math.sin(seconds * 2.2 + phase) + 0.3) * (1 - Math.abs(side) * 0.7);
      context.drawImage(
        spark,
        sunX + side * spread + Math.sin(seconds + phase) * length * 0.3 - length / 2,
        y,
        length,
        length * 0.1 + 1,
      );
    }
    context.globalAlpha = 1;
  };
};
