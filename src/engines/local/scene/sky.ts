/** The far end of a landscape: sky, sun or moon, stars, a planet, clouds. Painted once. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { disc, glow, paint, type Random, type Size } from './brush.ts';
import { type Colour, css, mix, type Palette } from './palette.ts';
import type { SceneSpec } from './scene-spec.ts';

export const paintSky = (
  { width, height }: Size,
  spec: SceneSpec,
  palette: Palette,
  random: Random,
  horizon: number,
) => {
  const unit = Math.min(width, height);
  const sun = { x: width * (0.25 + random() * 0.5), y: height * 0.2, radius: unit * 0.05 };
  if (spec.light === 'sunset' || spec.light === 'dawn') sun.y = horizon * (0.62 + random() * 0.14);
  const canvas = paint(width, height, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, spec.place === 'space' ? height : horizon);
    for (const [n, colour] of palette.sky.entries()) {
      gradient.addColorStop(n / (palette.sky.length - 1), css(colour));
    }
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
    if (spec.light === 'night' || spec.place === 'space') {
      for (let n = 0; n < 420; n += 1) {
        const faint = random();
        const y = random() * (spec.place === 'space' ? height : horizon);
        disc(
          context,
          random() * width,
          y,
          unit * (0.0006 + 0.0014 * faint ** 4),
          css([255, 255, 255], 0.2 + 0.7 * faint),
        );
      }
    }
    if (spec.place === 'space') return paintPlanet(context, { width, height }, palette, random);
    glow(
      context,
      sun.x,
      sun.y,
      unit * (spec.light === 'night' ? 0.4 : 0.75),
      palette.glow,
      spec.light === 'day' ? 0.6 : 0.85,
    );
    disc(context, sun.x, sun.y, sun.radius, css(palette.sun));
    if (spec.light !== 'night') return;
    for (const [across, down, size] of [
      [-0.3, -0.25, 0.28],
      [0.35, 0.1, 0.2],
      [-0.1, 0.45, 0.16],
    ] as const) {
      const [x, y] = [sun.x + across * sun.radius, sun.y + down * sun.radius];
      disc(context, x, y, size * sun.radius, css(mix(palette.sun, palette.glow, 0.35), 0.6));
    }
  });
  return { canvas, sun };
};

const paintPlanet = (context: SKRSContext2D, { width, height }: Size, palette: Palette, random: Random) => {
  const unit = Math.min(width, height);
  const [x, y, radius] = [width * (0.58 + random() * 0.14), height * 0.44, unit * 0.25];
  for (let n = 0; n < 14; n += 1) {
    const colour: Colour = n % 2 ? [150, 70, 190] : [50, 110, 200];
    glow(
      context,
      random() * width,
      height * (0.2 + random() * 0.6),
      unit * (0.25 + random() * 0.35),
      colour,
      0.14,
    );
  }
  glow(context, x, y, radius * 1.7, palette.glow, 0.5);
  const ring = (from: number, to: number) => {
    context.lineWidth = radius * 0.09;
    for (const [n, alpha] of [0.6, 0.35, 0.2].entries()) {
      context.strokeStyle = `rgba(245,222,190,${alpha})`;
      context.beginPath();
      context.ellipse(x, y, radius * (1.45 + n * 0.17), radius * (0.3 + n * 0.04), -0.3, from, to);
      context.stroke();
    }
  };
  ring(Math.PI, Math.PI * 2);
  const body = context.createRadialGradient(x - radius * 0.5, y - radius * 0.5, radius * 0.1, x, y, radius);
  body.addColorStop(0, '#ffd9a8');
  body.addColorStop(0.45, '#c9744f');
  body.addColorStop(1, '#1a0e24');
  context.fillStyle = body;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  ring(0, Math.PI);
};

/** Painted so that it meets itself at the edges and can drift for ever. */
export const paintClouds = ({ width, height }: Size, palette: Palette, random: Random, alpha: number) => {
  const span = width * 1.5;
  return paint(span, height, (context) => {
    for (let cloud = 0; cloud < 7; cloud += 1) {
      const [x, y] = [random() * span, height * (0.15 + random() * 0.7)];
      const size = height * (0.3 + random() * 0.5);
      for (let puff = 0; puff < 16; puff += 1) {
        const radius = size * (0.15 + random() * 0.25);
        const across = x + (random() - 0.5) * size * 2.6;
        const down = (y + (random() - 0.5) * size * 0.3) / 0.45;
        context.save();
        context.scale(1, 0.45);
        for (const turn of [-span, 0, span])
          glow(context, across + turn, down, radius * 1.6, palette.cloud, alpha);
        context.restore();
      }
    }
  });
};
