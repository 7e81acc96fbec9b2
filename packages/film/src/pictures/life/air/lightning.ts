/** Lightning over a picture: bolts from the upper edge to the horizon, and the flash that they throw on everything. */

import { createRandom, type Random } from '../../../math/random.ts';
import { addSpot, type Canvas, word } from '../canvas.ts';
import type { Moment } from '../motion/motions.ts';

type Dot = { x: number; y: number };
type Bolt = { at: number; lines: { dots: Dot[]; strength: number }[] };

/** Seconds from one bolt to the next, and for which each is seen. */
const [every, lasting] = [0.85, 0.32];

/** Halves each part again and again, moving its middle aside. */
const jagged = (from: Dot, to: Dot, random: Random): Dot[] => {
  let dots = [from, to];
  for (let aside = 0.07; aside > 0.004; aside /= 1.9)
    dots = dots.flatMap((dot, n) => {
      const next = dots[n + 1];
      if (!next) return [dot];
      return [dot, { x: (dot.x + next.x) / 2 + (random() - 0.5) * aside, y: (dot.y + next.y) / 2 }];
    });
  return dots;
};

const createBolt = (at: number, horizon: number, random: Random): Bolt => {
  const x = 0.12 + 0.76 * random();
  const main = jagged({ x, y: 0 }, { x: x + (random() - 0.5) * 0.25, y: horizon }, random);
  const branches = [0.35, 0.6].map((share) => {
    const from = main[Math.floor(main.length * share)]!;
    const reach = (random() < 0.5 ? -1 : 1) * (0.05 + 0.1 * random());
    return jagged(from, { x: from.x + reach, y: from.y + (horizon - from.y) * 0.6 }, random);
  });
  return { at, lines: [{ dots: main, strength: 1 }, ...branches.map((dots) => ({ dots, strength: 0.5 }))] };
};

const colour = word(232, 236, 255);

const drawLine = (canvas: Canvas, dots: Dot[], radius: number, alpha: number) => {
  const { width, height } = canvas;
  for (const [n, dot] of dots.entries()) {
    const next = dots[n + 1];
    if (!next) continue;
    const steps = Math.max(1, Math.ceil(Math.hypot((next.x - dot.x) * width, (next.y - dot.y) * height)));
    for (let k = 0; k < steps; k += 1)
      addSpot(
        canvas,
        (dot.x + ((next.x - dot.x) * k) / steps) * width,
        (dot.y + ((next.y - dot.y) * k) / steps) * height,
        radius,
        colour,
        alpha,
      );
  }
};

/** `horizon` in shares of the height. */
export const createLightning = (horizon: number, seed: number) => {
  const random = createRandom(seed + 31);
  const bolts: Bolt[] = [];
  for (let at = 0.5; at < 60; at += every * (0.7 + 0.6 * random()))
    bolts.push(createBolt(at, Math.min(0.7, horizon + 0.02), random));
  const seenAt = (seconds: number) =>
    bolts
      .filter(({ at }) => seconds >= at && seconds < at + lasting)
      .map((bolt) => ({
        bolt,
        left: 1 - (seconds - bolt.at) / lasting,
      }));
  return {
    /** How bright the flash is, 0 to 1. */
    flashAt: (seconds: number): number => Math.max(0, ...seenAt(seconds).map(({ left }) => left * left)),
    draw: (canvas: Canvas, { seconds }: Moment) => {
      for (const { bolt, left } of seenAt(seconds))
        for (const { dots, strength } of bolt.lines) {
          drawLine(canvas, dots, canvas.width * 0.006, 0.1 * strength * left);
          drawLine(canvas, dots, Math.max(1.1, canvas.width * 0.0018), strength * Math.min(1, left * 1.6));
        }
    },
  };
};
