/** A waterfall over a cliff at the side of the picture, with the pool and the mist at its foot. */

import { type Canvas, paint, softDot } from './brush.ts';
import { type Colour, css, mix, scale } from './colour.ts';
import { flakes, fract } from './falling.ts';
import { between, type Random } from './random.ts';
import { cropped, drawLayer, type Painter, placementAt, type Scenery } from './stage.ts';

const depth = 0.32;

const paintCliff = ({ light, random }: Scenery, wide: number, tall: number, green: boolean): Canvas =>
  paint(wide, tall, (context) => {
    const lit = (tone: Colour) =>
      tone.map(
        (value, n) => (value * (light.ambient[n]! * 0.6 + light.direct[n]! * 0.55)) / 255,
      ) as unknown as Colour;
    const rock = mix(lit([128, 118, 112]), light.haze, 0.14);
    context.beginPath();
    context.moveTo(0, tall);
    for (let n = 0; n <= 12; n += 1) {
      const x = n / 12;
      const shoulder = Math.min(1, Math.min(x, 1 - x) * 5.5);
      context.lineTo(x * wide, tall * (1 - shoulder * between(random, 0.84, 0.97)));
    }
    context.lineTo(wide, tall);
    context.fillStyle = css(rock);
    context.fill();
    context.globalCompositeOperation = 'source-atop';
    for (let n = 0; n < 150; n += 1) {
      const [x, y] = [random() * wide, random() * tall];
      const bright = light.towards.x > 0 ? x / wide : 1 - x / wide;
      context.fillStyle = css(
        random() < 0.35 + bright * 0.3 ? mix(rock, lit([205, 196, 186]), 0.55) : scale(rock, 0.6),
        0.3,
      );
      context.fillRect(x, y, wide * between(random, 0.01, 0.045), tall * between(random, 0.06, 0.3));
    }
    if (green)
      for (let n = 0; n < 130; n += 1) {
        context.fillStyle = css(lit([70 + random() * 40, 120 + random() * 40, 60]), 0.75);
        context.beginPath();
        const low = random() < 0.3;
        context.ellipse(
          random() * wide,
          low ? tall * between(random, 0.92, 1) : tall * between(random, 0, 0.16),
          wide * 0.035,
          tall * 0.03,
          0,
          0,
          7,
        );
        context.fill();
      }
  });

/** Falling water, twice over its own height so that it falls without end, its sides fading out. */
const paintSheet = (random: Random, wide: number, tall: number, tone: Colour): Canvas =>
  paint(wide, tall * 2, (context) => {
    context.fillStyle = css(tone, 0.62);
    context.fillRect(0, 0, wide, tall * 2);
    for (let n = 0; n < 130; n += 1) {
      const [x, y, long] = [random() * wide, random() * tall, tall * between(random, 0.12, 0.4)];
      context.fillStyle = css(
        random() < 0.72 ? [255, 255, 255] : scale(tone, 0.72),
        between(random, 0.2, 0.6),
      );
      const thick = wide * between(random, 0.008, 0.02);
      for (const top of [y - tall, y, y + tall]) context.fillRect(x, top, thick, long);
    }
    context.globalCompositeOperation = 'destination-in';
    const sides = context.createLinearGradient(0, 0, wide, 0);
    for (const [at, alpha] of [
      [0, 0],
      [0.16, 1],
      [0.84, 1],
      [1, 0],
    ] as const)
      sides.addColorStop(at, `rgba(0,0,0,${alpha})`);
    context.fillStyle = sides;
    context.fillRect(0, 0, wide, tall * 2);
  });

export const createWaterfall = (scenery: Scenery, green: boolean): Painter => {
  const { frame, light, random } = scenery;
  const { unit } = frame;
  const centre = frame.width * (light.lamp.x > 0.5 ? 0.22 : 0.78);
  const foot = frame.horizon + (frame.height - frame.horizon) * 0.1;
  const [cliffWide, cliffTall] = [unit * 0.62, unit * 0.52];
  const cliff = cropped({
    canvas: paintCliff(scenery, cliffWide, cliffTall, green),
    left: centre - cliffWide / 2,
    top: foot - cliffTall,
  });
  const [wide, tall] = [unit * 0.15, cliffTall * 0.86];
  const tone = mix(mix(light.haze, [225, 240, 250], 0.6), [20, 30, 60], light.isNight ? 0.45 : 0);
  const sheet = paintSheet(random, Math.ceil(wide), Math.ceil(tall), tone);
  const mist = softDot(mix(tone, [255, 255, 255], 0.3), 96);
  const parts = flakes(random, 22);
  return (context, { seconds }, view) => {
    drawLayer(context, frame, view, { ...cliff, depth });
    const placed = placementAt(frame, view, depth);
    const at = (x: number, y: number) => [x * placed.scale + placed.x, y * placed.scale + placed.y] as const;
    const high = sheet.height / 2;
    for (const [speed, alpha] of [
      [0.95, 1],
      [1.35, 0.5],
    ] as const) {
      context.globalAlpha = alpha;
      const [x, y] = at(centre - wide / 2, foot - tall);
      const from = high - fract(seconds * speed) * high;
      context.drawImage(sheet, 0, from, sheet.width, high, x, y, wide * placed.scale, tall * placed.scale);
    }
    for (const { x: across, near, phase } of parts) {
      const life = fract(seconds * 0.45 + phase);
      context.globalAlpha = 0.55 * Math.sin(life * Math.PI);
      const size = unit * (0.08 + life * 0.16 * (0.5 + near)) * placed.scale;
      const [x, y] = at(centre + (across - 0.5) * wide * (1.2 + life), foot - life * unit * 0.07);
      context.drawImage(mist, x - size / 2, y - size * 0.45, size, size * 0.7);
    }
    context.globalAlpha = 1;
  };
};
