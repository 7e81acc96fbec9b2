/** Rain, snow, fog, leaves, steam and the like in the depth of a picture: behind the subject or before it. */

import { clamp, fraction, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { type Plane, sampleAt } from '../../plane.ts';
import { addSpot, blendAt, type Canvas, drawSoft, word } from '../canvas.ts';
import { type Moment, riseAt } from '../motion/motions.ts';
import type { Air } from '../wishes.ts';
import { createLightning } from './lightning.ts';

type Particle = { x: number; y: number; near: number; phase: number };

const scatter = (count: number, seed: number): Particle[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({ x: random(), y: random(), near: random(), phase: random() }));
};

/** Falls through the picture again and again; `strength` grows from 0 while it sets in. */
const drawFalling = (
  canvas: Canvas,
  particles: Particle[],
  air: Air,
  { seconds }: Moment,
  { strength, isWindy }: { strength: number; isWindy: boolean },
) => {
  const { width, height } = canvas;
  for (const { x, y, near, phase } of particles) {
    if (phase > strength) continue;
    const size = (0.35 + near) * width;
    if (air === 'rain') {
      const fall = fraction(y + seconds * (1.1 + near * 1.3));
      const [px, py] = [fraction(x - fall * 0.06) * width, fall * height * 1.15 - height * 0.1];
      const length = Math.round(size * 0.034);
      for (let n = 0; n < length; n += 1)
        blendAt(
          canvas,
          Math.round(px - n * 0.08),
          Math.round(py + n),
          word(205, 214, 226),
          0.26 + near * 0.3,
        );
    } else {
      const isLeaf = air === 'leaves' || air === 'petals' || air === 'confetti';
      const blown = isLeaf && isWindy ? 0.2 + near * 0.3 : 0;
      const speed = isLeaf ? (isWindy ? 0.04 + 0.06 * phase : 0.13 + near * 0.12) : 0.12 + near * 0.2;
      const fall = fraction(y + seconds * speed);
      const swing = Math.sin(seconds * (1.2 + phase) + phase * 40) * (isLeaf ? 0.035 : 0.014);
      const px = fraction(x + swing + seconds * (isLeaf ? 0.05 + blown : 0.015)) * width;
      const py = fall * height * 1.1 - height * 0.05;
      if (isLeaf)
        drawLeaf(
          canvas,
          px,
          py,
          size * (air === 'confetti' ? 0.007 : isWindy ? 0.018 : 0.012),
          air,
          phase,
          seconds,
        );
      else
        addSpot(
          canvas,
          px,
          py,
          Math.max(1.3, size * (0.0022 + near * near * 0.0034)),
          word(250, 251, 255),
          0.6 + near * 0.4,
        );
    }
  }
};

type DrawParticles = (
  canvas: Canvas,
  particles: Particle[],
  air: Air,
  moment: Moment,
  strength: number,
) => void;

/** What hangs in the air: goes with the wind, up and down a little. */
const drawFloating: DrawParticles = (canvas, particles, air, { seconds }, strength) => {
  const { width, height } = canvas;
  const isBubble = air === 'bubbles';
  for (const { x, y, near, phase } of particles) {
    if (phase > strength) continue;
    const wind = isBubble ? 0.02 : air === 'dust' ? 0.03 : 0.1 + near * 0.12;
    const climb = isBubble ? 0.1 + near * 0.08 : 0.025;
    const px = fraction(x + seconds * wind + 0.02 * Math.sin(seconds * 1.3 + phase * 40)) * width;
    const py = fraction(y - seconds * climb + 0.02 * Math.sin(seconds * 1.7 + phase * 60)) * height;
    const radius = width * (0.5 + near) * (isBubble ? 0.012 : air === 'dust' ? 0.0022 : 0.006);
    if (isBubble) drawRing(canvas, px, py, radius);
    else if (air === 'dust') addSpot(canvas, px, py, Math.max(1.2, radius), word(255, 240, 210), 0.45);
    else drawTuft(canvas, px, py, Math.max(2, radius), phase);
  }
};

const drawRing = (canvas: Canvas, x: number, y: number, radius: number) => {
  const reach = Math.ceil(radius);
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const away = Math.hypot(dx, dy) / radius;
      if (away > 1) continue;
      const rim = 0.06 + 0.6 * smoothstep(0.7, 0.95, away) * (1 - smoothstep(0.95, 1, away));
      const shine = Math.hypot(dx + radius * 0.4, dy + radius * 0.4) < radius * 0.22 ? 0.7 : 0;
      blendAt(canvas, Math.round(x) + dx, Math.round(y) + dy, word(235, 245, 255), Math.max(rim, shine));
    }
};

/** Fine hairs about one point and a dark seed that hangs from it. */
const drawTuft = (canvas: Canvas, x: number, y: number, radius: number, phase: number) => {
  const hairs = 9;
  for (let n = 0; n < hairs; n += 1) {
    const angle = -Math.PI * (0.02 + (0.96 * n) / (hairs - 1)) + (phase - 0.5);
    for (let way = 0; way < radius; way += 0.7)
      blendAt(
        canvas,
        Math.round(x + Math.cos(angle) * way),
        Math.round(y + Math.sin(angle) * way),
        word(255, 252, 244),
        0.35 + 0.5 * (1 - way / radius),
      );
  }
  for (let way = 0; way < radius; way += 0.7)
    blendAt(canvas, Math.round(x + (phase - 0.5) * way * 0.5), Math.round(y + way), word(150, 128, 96), 0.6);
};

const confettiColours = [
  word(226, 62, 72),
  word(52, 128, 214),
  word(246, 196, 56),
  word(68, 176, 96),
  word(172, 84, 196),
];
const leafColours = [word(176, 84, 28), word(205, 132, 38), word(150, 52, 30), word(214, 170, 60)];
const petalColours = [word(250, 200, 212), word(255, 226, 232), word(244, 176, 196)];

const drawLeaf = (
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  air: Air,
  phase: number,
  seconds: number,
) => {
  const colours = air === 'petals' ? petalColours : air === 'confetti' ? confettiColours : leafColours;
  const colour = colours[Math.floor(phase * 997) % colours.length]!;
  const turn = seconds * (1.5 + phase * 2) + phase * 20;
  const flat = 0.25 + 0.75 * Math.abs(Math.sin(turn * 0.8));
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const reach = Math.ceil(radius);
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const along = (dx * cosine + dy * sine) / radius;
      const across = (-dx * sine + dy * cosine) / (radius * 0.5 * flat);
      const away = along * along + across * across;
      if (away < 1)
        blendAt(canvas, Math.round(x) + dx, Math.round(y) + dy, colour, Math.min(1, (1 - away) * 3));
    }
};

const drawGlowing: DrawParticles = (canvas, particles, air, { seconds }, strength) => {
  const { width, height } = canvas;
  for (const { x, y, near, phase } of particles) {
    if (phase > strength) continue;
    if (air === 'fireflies') {
      const px = (x + 0.03 * Math.sin(seconds * 0.9 + phase * 30)) * width;
      const py = (0.35 + 0.6 * y + 0.03 * Math.sin(seconds * 0.7 + phase * 50)) * height;
      const glow = Math.max(0, Math.sin(seconds * 1.6 + phase * 60));
      addSpot(canvas, px, py, width * 0.006 * (0.5 + near), word(255, 232, 120), 0.5 * glow);
      addSpot(canvas, px, py, width * 0.0018 * (0.7 + near), word(255, 255, 214), glow);
    } else {
      const rise = fraction(y + seconds * (0.25 + near * 0.3));
      const px = (0.1 + 0.8 * x + 0.05 * Math.sin(seconds * 2 + phase * 30) * rise) * width;
      const [py, radius] = [(0.95 - rise) * height, Math.max(1.4, width * (0.0016 + 0.0022 * near))];
      addSpot(canvas, px, py, radius * 3.2, word(255, 120, 30), (1 - rise) * 0.35);
      addSpot(canvas, px, py, radius, word(255, 214, 140), (1 - rise) * 0.95);
    }
  }
};

export type Source = {
  x: number;
  y: number;
  width: number;
  isLaunch: boolean;
  /** What it rises before is dark, so that it is seen bright. */
  isBeforeDark: boolean;
};

/** Rises from where `source` is, thinner the higher. */
const drawPlume = (canvas: Canvas, source: Source, air: Air, { seconds }: Moment, strength: number) => {
  const isSmoke = air === 'smoke';
  const tall = isSmoke ? 0.75 : Math.max(0.42, source.y * 1.05);
  const grey = isSmoke ? (source.isBeforeDark ? 168 : 84) : 244;
  drawSoft(canvas, word(grey, grey, grey), (x, y) => {
    const up = (source.y - y) / tall;
    if (up < 0 || up > 1) return 0;
    const drift = 0.05 * up * Math.sin(up * 5 - seconds * 1.3);
    const wide = source.width * (0.5 + up * (isSmoke ? 1.6 : 1.1));
    const away = (x - source.x - drift) / wide;
    if (Math.abs(away) > 1) return 0;
    const curl = fractalNoise(x * 13 + 0.3 * Math.sin(y * 20), y * 9 + seconds * 1.1, seconds * 0.4, 3);
    const body = smoothstep(0.2, 0.64, curl) * (1 - away * away) ** 1.3;
    return strength * body * smoothstep(0, isSmoke ? 0.08 : 0.3, up) * (1 - up) ** (isSmoke ? 0.8 : 0.45);
  });
};

/** Fire under what lifts off, and bright clouds that roll along the ground from where it stood. */
const drawLaunch = (canvas: Canvas, source: Source, moment: Moment) => {
  const burning = smoothstep(0, 0.35, moment.seconds);
  const foot = source.y - riseAt(moment.progress, source.y);
  const half = Math.max(0.014, source.width * 0.32);
  // Its light on everything around.
  drawSoft(canvas, word(255, 190, 104), (x, y) => {
    const away = Math.hypot(x - source.x, (y - foot) * 0.6) / 0.3;
    return away < 1 ? burning * 0.5 * (1 - away) ** 2 : 0;
  });
  drawSoft(canvas, word(214, 206, 198), (x, y) => {
    const across = (x - source.x) / (source.width * (0.6 + 2.6 * moment.progress));
    const up = (source.y + 0.05 - y) / (0.1 + 0.16 * moment.progress);
    if (Math.abs(across) > 1 || up > 1 || up < -0.9) return 0;
    const curl = fractalNoise(
      x * 16 - moment.seconds * 0.5 * Math.sign(across),
      y * 16 + moment.seconds,
      0.7,
      3,
    );
    // Rounded above and below, or the ground would seem to end there.
    const body = (up > 0 ? 1 - up : 1 - (up / 0.9) ** 2) * (1 - across * across);
    return burning * smoothstep(-0.35, 0.35, curl + (body - 0.5) * 0.7) * Math.min(1, body * 1.6) * 0.95;
  });
  if (foot < -0.2) return;
  const tall = 0.24 + 0.1 * burning;
  drawSoft(canvas, word(255, 176, 72), (x, y) => {
    const down = (y - foot) / tall;
    if (down <= 0 || down > 1) return 0;
    // Narrow at the nozzle, then wide, then it tapers off.
    const across = Math.abs(x - source.x) / (half * (0.4 + 1.5 * Math.sqrt(down) * (1 - 0.45 * down)));
    return across > 1 ? 0 : burning * (1 - across * across) * (1 - down) * smoothstep(0, 0.05, down);
  });
  drawSoft(canvas, word(255, 244, 214), (x, y) => {
    const down = (y - foot) / (tall * 0.6);
    const across = Math.abs(x - source.x) / (half * 0.7);
    return down < -0.05 || down > 1 || across > 1 ? 0 : burning * (1 - across) * (1 - down);
  });
};

export type AirOptions = {
  air: ReadonlySet<Air>;
  seed: number;
  nearness: Plane;
  horizon: number;
  /** Where steam and smoke come from. */
  source: Source;
  /** Leaves are blown aside more than they fall. */
  isWindy?: boolean;
};

const counts: Partial<Record<Air, number>> = {
  rain: 520,
  snow: 1100,
  leaves: 60,
  petals: 60,
  fireflies: 46,
  sparks: 130,
  seeds: 90,
  bubbles: 36,
  confetti: 220,
  dust: 140,
};

/** `before` and `behind` the subject; all of it grows from nothing in the first second. */
export const createAir = ({ air, seed, nearness, horizon, source, isWindy = false }: AirOptions) => {
  const lightning = air.has('lightning') ? createLightning(horizon, seed) : undefined;
  const groups = [...air].flatMap((name, n) => {
    const particles = counts[name] ? scatter(counts[name], seed + 71 * (n + 1)) : [];
    return [
      {
        name,
        far: particles.filter(({ near }) => near < 0.5),
        close: particles.filter(({ near }) => near >= 0.5),
      },
    ];
  });
  const drawGroup = (canvas: Canvas, name: Air, particles: Particle[], moment: Moment) => {
    const strength = smoothstep(0, 1.1, moment.seconds);
    if (strength === 0) return;
    if (name === 'fireflies' || name === 'sparks') drawGlowing(canvas, particles, name, moment, strength);
    else if (name === 'seeds' || name === 'bubbles' || name === 'dust')
      drawFloating(canvas, particles, name, moment, strength);
    else if (particles.length > 0) drawFalling(canvas, particles, name, moment, { strength, isWindy });
  };
  return {
    behind: (canvas: Canvas, moment: Moment) => {
      lightning?.draw(canvas, moment);
      const strength = smoothstep(0, 2, moment.seconds);
      for (const { name, far } of groups) {
        drawGroup(canvas, name, far, moment);
        if (name === 'fog' && strength > 0)
          drawSoft(canvas, word(214, 218, 222), (x, y) => {
            const near = sampleAt(nearness, x * nearness.width - 0.5, y * nearness.height - 0.5);
            const wisps =
              0.7 + 0.6 * fractalNoise(x * 4 - moment.seconds * 0.22, y * 7, moment.seconds * 0.08, 3);
            return strength * clamp((0.72 - near * 0.62) * wisps, 0, 0.8);
          });
      }
      if (air.has('smoke') && strength > 0) {
        if (source.isLaunch) drawLaunch(canvas, source, moment);
        else drawPlume(canvas, source, 'smoke', moment, strength);
      }
    },
    before: (canvas: Canvas, moment: Moment) => {
      const strength = smoothstep(0, 1.2, moment.seconds);
      for (const { name, close } of groups) drawGroup(canvas, name, close, moment);
      if (air.has('steam') && strength > 0) drawPlume(canvas, source, 'steam', moment, strength);
      if (air.has('fog') && strength > 0)
        drawSoft(canvas, word(220, 223, 226), (x, y) => {
          const wisps = fractalNoise(x * 3 - moment.seconds * 0.3 + 9, y * 5, moment.seconds * 0.1, 3);
          return strength * 0.26 * smoothstep(0, 0.7, wisps);
        });
      const flash = lightning?.flashAt(moment.seconds) ?? 0;
      if (flash > 0) drawSoft(canvas, word(226, 232, 255), (_x, y) => 0.5 * flash * (1 - 0.7 * y));
    },
  };
};
