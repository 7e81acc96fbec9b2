/** What happens in the sky: aurora, lightning, fireworks, shooting stars. */

import { type Context, paint, softDot } from './brush.ts';
import { type Colour, css, hex, mix } from './colour.ts';
import { strikeTimes } from './lightning.ts';
import { between, branch, pick, type Random } from './random.ts';
import { type Painter, placementAt, type Scenery } from './stage.ts';

export const createAurora = ({ frame, random }: Scenery): Painter => {
  const colours: Colour[] = [hex('#3dffa0'), hex('#46e0c8'), hex('#9a6cff')];
  const strips = colours.map((colour) =>
    paint(24, 128, (context) => {
      const gradient = context.createLinearGradient(0, 0, 0, 128);
      gradient.addColorStop(0, css(mix(colour, hex('#c05cff'), 0.6), 0));
      gradient.addColorStop(0.55, css(colour, 0.3));
      gradient.addColorStop(0.9, css(mix(colour, [255, 255, 255], 0.25), 0.75));
      gradient.addColorStop(1, css(colour, 0));
      context.fillStyle = gradient;
      context.fillRect(0, 0, 24, 128);
      context.globalCompositeOperation = 'destination-in';
      const side = context.createLinearGradient(0, 0, 24, 0);
      for (const [at, alpha] of [
        [0, 0],
        [0.5, 1],
        [1, 0],
      ] as const)
        side.addColorStop(at, `rgba(0,0,0,${alpha})`);
      context.fillStyle = side;
      context.fillRect(0, 0, 24, 128);
    }),
  );
  const curtains = strips.map((strip, n) => ({
    strip,
    base: 0.42 + n * 0.14 - random() * 0.1,
    phase: random() * 7,
  }));
  return (context, { seconds }, view) => {
    const placed = placementAt(frame, view, 0);
    context.globalCompositeOperation = 'screen';
    for (const { strip, base, phase } of curtains) {
      for (let n = 0; n < 64; n += 1) {
        const along = n / 63;
        const curl =
          Math.sin(along * 7 + seconds * 0.22 + phase) * 0.09 +
          Math.sin(along * 17 - seconds * 0.31 + phase * 2) * 0.03;
        const tall = frame.horizon * (0.42 + 0.26 * Math.sin(along * 5 + seconds * 0.35 + phase));
        context.globalAlpha =
          0.46 + 0.36 * Math.sin(along * 23 + seconds * 0.9 + phase) * Math.sin(along * 3.1 + phase);
        const wide = (frame.width * 1.3) / 30;
        context.drawImage(
          strip,
          (along * 1.2 - 0.1) * frame.width * placed.scale + placed.x - wide / 2,
          (base + curl) * frame.horizon + placed.y - tall,
          wide,
          tall * 1.15,
        );
      }
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
};

const boltAt = (random: Random, frame: Scenery['frame'], context: Context) => {
  let [x, y] = [frame.width * between(random, 0.15, 0.85), 0];
  const points: [number, number][] = [[x, y]];
  while (y < frame.horizon) {
    x += between(random, -0.045, 0.045) * frame.unit;
    y += between(random, 0.02, 0.06) * frame.unit;
    points.push([x, y]);
  }
  for (const [wide, alpha] of [
    [9, 0.16],
    [4, 0.4],
    [1.6, 1],
  ] as const) {
    context.strokeStyle = `rgba(225,232,255,${alpha})`;
    context.lineWidth = (wide * frame.unit) / 720;
    context.beginPath();
    for (const point of points) context.lineTo(...point);
    context.stroke();
  }
};

export const createLightning = ({ frame }: Scenery, seed: number): Painter => {
  const strikes = strikeTimes(seed).map((at, n) => ({ at, seed: seed + n * 97 }));
  return (context, { seconds }) => {
    for (const strike of strikes) {
      const since = seconds - strike.at;
      if (since < 0 || since > 0.55) continue;
      const flash = since < 0.08 ? 1 : since < 0.14 ? 0.25 : Math.max(0, 0.8 - since * 1.6);
      context.globalAlpha = flash * 0.5;
      context.fillStyle = '#cdd8ff';
      context.fillRect(0, 0, frame.width, frame.height);
      context.globalAlpha = flash;
      if (since < 0.3) boltAt(branch(strike.seed, 'bolt'), frame, context);
    }
    context.globalAlpha = 1;
  };
};

export const createFireworks = ({ frame, random }: Scenery): Painter => {
  const bursts = Array.from({ length: 60 }, (_, n) => ({
    at: n * 0.62 + random() * 0.4 - 0.5,
    x: between(random, 0.14, 0.86) * frame.width,
    y: between(random, 0.12, 0.46) * frame.horizon,
    size: frame.unit * between(random, 0.2, 0.38),
    dot: softDot(
      pick(random, ['#ff5a6a', '#ffd35a', '#6ad8ff', '#b98aff', '#7affa0', '#ffffff'].map(hex)),
      24,
    ),
    seed: Math.floor(random() * 1e9),
  }));
  return (context, { seconds }) => {
    context.globalCompositeOperation = 'lighter';
    for (const burst of bursts) {
      const since = seconds - burst.at;
      if (since < -0.7 || since > 1.9) continue;
      const spark = frame.unit * 0.034;
      if (since < 0) {
        context.globalAlpha = 0.8;
        const y = burst.y + (-since / 0.7) ** 1.5 * (frame.horizon - burst.y);
        context.drawImage(burst.dot, burst.x - spark / 2, y, spark, spark * 2.4);
        continue;
      }
      const own = branch(burst.seed, 'sparks');
      const reach = 1 - Math.exp(-since * 3.2);
      for (let n = 0; n < 64; n += 1) {
        const [angle, far] = [own() * Math.PI * 2, 0.4 + own() * 0.6];
        context.globalAlpha =
          Math.max(0, 1 - since / (1.2 + own() * 0.7)) *
          (since > 0.9 ? 0.5 + 0.5 * Math.sin(since * 40 + n) : 1);
        const [x, y] = [
          burst.x + Math.cos(angle) * far * reach * burst.size,
          burst.y + Math.sin(angle) * far * reach * burst.size + since * since * frame.unit * 0.035,
        ];
        context.drawImage(burst.dot, x - spark / 2, y - spark / 2, spark, spark);
      }
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
};

export const createShootingStars = ({ frame, random }: Scenery): Painter => {
  const trails = Array.from({ length: 50 }, (_, n) => ({
    at: n * 1.3 + random(),
    x: random() * 0.9,
    y: random() * 0.4,
    tilt: between(random, 0.25, 0.5),
  }));
  return (context, { seconds }) => {
    for (const { at, x, y, tilt } of trails) {
      const since = (seconds - at) / 0.8;
      if (since < 0 || since > 1) continue;
      const [px, py] = [
        (x + since * 0.25) * frame.width,
        y * frame.horizon + since * 0.25 * frame.width * tilt,
      ];
      const tail = frame.unit * 0.2 * Math.sin(since * Math.PI);
      const gradient = context.createLinearGradient(px, py, px - tail, py - tail * tilt);
      gradient.addColorStop(0, `rgba(255,255,255,${Math.sin(since * Math.PI)})`);
      gradient.addColorStop(1, 'rgba(255,255,255,0)');
      context.strokeStyle = gradient;
      context.lineWidth = frame.unit * 0.0034;
      context.beginPath();
      context.moveTo(px, py);
      context.lineTo(px - tail, py - tail * tilt);
      context.stroke();
    }
  };
};
