/** Weather and other things made of particles: a function of time, so that any frame can be drawn by itself. */

import type { Beam, Lamp, Particle } from '../kits/model.ts';
import { fraction } from '../math/interpolate.ts';
import { createRandom } from '../math/random.ts';
import { add, addScaled, scale, type Vec3 } from '../math/vector.ts';
import type { Camera } from '../render/frame-state.ts';
import type { Effect, Weather } from '../scene/scene.ts';

export type EffectContext = {
  time: number;
  camera: Camera;
  /** What the film is about: its middle and its size. */
  centre: Vec3;
  size: number;
  groundAt: (x: number, z: number) => number;
  isIndoors: boolean;
  darkness: number;
  /** Metres a second towards the camera's right. */
  wind: number;
};

type Falling = {
  count: number;
  /** Metres a second down, and how far it sways. */
  speed: number;
  sway: number;
  size: number;
  colour: (random: number) => Vec3;
  opacity: number;
  /** Length of a streak in metres; 0: a round flake. */
  streak: number;
  far: number;
};

const rain: Falling = {
  count: 2400,
  speed: 8.5,
  sway: 0,
  size: 0.0024,
  colour: () => [0.7, 0.75, 0.82],
  opacity: 0.36,
  streak: 0.34,
  far: 16,
};
const snow: Falling = {
  count: 2200,
  speed: 1.1,
  sway: 0.3,
  size: 0.016,
  colour: () => [0.95, 0.96, 1],
  opacity: 0.85,
  streak: 0,
  far: 18,
};
const petals: Falling = {
  count: 420,
  speed: 0.7,
  sway: 0.6,
  size: 0.022,
  colour: (r) => [1, 0.62 + r * 0.2, 0.72 + r * 0.15],
  opacity: 0.95,
  streak: 0,
  far: 14,
};
const leaves: Falling = {
  count: 260,
  speed: 0.9,
  sway: 0.8,
  size: 0.035,
  opacity: 0.95,
  streak: 0,
  far: 16,
  colour: (r) => (r < 0.4 ? [0.75, 0.28, 0.05] : r < 0.75 ? [0.85, 0.5, 0.08] : [0.5, 0.16, 0.05]),
};
const confetti: Falling = {
  count: 500,
  speed: 1.3,
  sway: 0.5,
  size: 0.02,
  opacity: 1,
  streak: 0,
  far: 12,
  colour: (r) =>
    [
      [0.9, 0.1, 0.1],
      [0.1, 0.4, 0.9],
      [0.95, 0.75, 0.1],
      [0.2, 0.7, 0.25],
      [0.8, 0.2, 0.7],
    ][Math.floor(r * 5)] as Vec3,
};
const feathers: Falling = { ...snow, count: 120, speed: 0.5, sway: 0.7, size: 0.035, far: 10 };
const dust: Falling = {
  count: 260,
  speed: 0.05,
  sway: 0.4,
  size: 0.008,
  colour: () => [1, 0.9, 0.7],
  opacity: 0.3,
  streak: 0,
  far: 10,
};

/** Drops in a wedge before the camera, each falling again and again through the same height. */
const fall = (kind: Falling, { time, camera, wind }: EffectContext, seed: number): Particle[] => {
  const random = createRandom(seed);
  const height = 8;
  const base = camera.position[1] - 3;
  const particles: Particle[] = [];
  for (let n = 0; n < kind.count; n += 1) {
    const across = (random() - 0.5) * 2.2;
    const away = 0.8 + random() * kind.far;
    const start = random() * height;
    const tone = random();
    const drop = fraction((start - time * kind.speed) / height) * height;
    const phase = random() * 6.28;
    const drift =
      kind.sway * Math.sin(time * (0.7 + tone) + phase) + wind * 0.15 * ((height - drop) / kind.speed);
    const at = addScaled(
      addScaled(camera.position, camera.forward, away),
      camera.right,
      across * away + drift,
    );
    const position: Vec3 = [at[0], base + drop, at[2]];
    particles.push({
      position,
      size: kind.size * (0.7 + 0.6 * tone),
      colour: kind.colour(tone),
      opacity: kind.opacity,
      ...(kind.streak > 0 && {
        end: [
          position[0] + camera.right[0] * wind * 0.03,
          position[1] + kind.streak,
          position[2] + camera.right[2] * wind * 0.03,
        ] as Vec3,
      }),
    });
  }
  return particles;
};

/** Rings of drops thrown up where rain meets the ground. */
const rainSplashes = ({ time, camera, groundAt }: EffectContext): Particle[] => {
  const random = createRandom(77);
  return Array.from({ length: 260 }, () => {
    const [u, away, start] = [random() - 0.5, 1.2 + random() * 12, random()];
    const age = fraction(time * 2.2 + start);
    const cell = Math.floor(time * 2.2 + start);
    const jitter = Math.sin(cell * 12.9 + start * 78) * 0.5;
    const at = addScaled(
      addScaled(camera.position, camera.forward, away),
      camera.right,
      (u + jitter * 0.4) * away * 1.6,
    );
    const position: Vec3 = [at[0], groundAt(at[0], at[2]) + 0.02 + 0.09 * age * (1 - age) * 4 * 0.5, at[2]];
    return {
      position,
      size: 0.008 + 0.02 * age,
      colour: [0.75, 0.8, 0.88] as Vec3,
      opacity: 0.35 * (1 - age),
    };
  });
};

const fireflies = ({ time, centre, size, groundAt }: EffectContext): Particle[] => {
  const random = createRandom(31);
  return Array.from({ length: 70 }, (_, n) => {
    const at = add(centre, [(random() - 0.5) * size * 5, 0, (random() - 0.5) * size * 5]);
    const height = groundAt(at[0], at[2]) + 0.3 + random() * 2;
    const blink = Math.max(0, Math.sin(time * (1 + random()) + n)) ** 2;
    const position: Vec3 = [
      at[0] + 0.4 * Math.sin(time * 0.5 + n),
      height + 0.25 * Math.sin(time * 0.8 + n * 2),
      at[2] + 0.3 * Math.cos(time * 0.6 + n),
    ];
    return { position, size: 0.035, colour: [2.4, 2.6, 0.6] as Vec3, opacity: blink * 0.9 };
  });
};

const bubbles = ({ time, centre, size }: EffectContext): Particle[] => {
  const random = createRandom(32);
  return Array.from({ length: 90 }, (_, n) => {
    const rise = fraction(random() + time * (0.12 + random() * 0.1));
    return {
      position: add(centre, [
        (random() - 0.5) * size * 4 + 0.1 * Math.sin(time * 3 + n),
        (rise - 0.4) * size * 4,
        (random() - 0.5) * size * 3,
      ]) as Vec3,
      size: 0.012 + random() * 0.03,
      colour: [0.85, 0.95, 1.1] as Vec3,
      opacity: 0.4,
    };
  });
};

const burstColours: Vec3[] = [
  [4, 0.9, 0.5],
  [0.8, 2.2, 4.5],
  [4, 3.2, 0.9],
  [2.6, 0.8, 4],
  [0.8, 4, 1.6],
  [4.2, 2.8, 2.8],
];

/** Bursts high before the camera, one after the other, each a sphere of sparks that slows down and falls. */
export const fireworks = ({ time, camera }: EffectContext): { particles: Particle[]; lamps: Lamp[] } => {
  const particles: Particle[] = [];
  const lamps: Lamp[] = [];
  const period = 0.55;
  const flat = Math.hypot(camera.forward[0], camera.forward[2]) || 1;
  const forward: Vec3 = [camera.forward[0] / flat, 0, camera.forward[2] / flat];
  for (let n = Math.floor(time / period) - 5; n <= time / period; n += 1) {
    const random = createRandom(n * 7919 + 90000);
    const age = time - n * period;
    const away = 70 + random() * 40;
    const across = (random() - 0.5) * away * 0.95;
    const up = away * (0.22 + random() * 0.24);
    const centre = addScaled(addScaled(camera.position, forward, away), camera.right, across);
    centre[1] += up;
    const colour = burstColours[Math.abs(n) % burstColours.length]!;
    const spread = (9 + random() * 7) * (1 - Math.exp(-age * 2.6));
    const fade = Math.max(0, 1 - age / 2.4);
    if (age < 0.5) lamps.push({ position: centre, colour: scale(colour, 5 * (1 - age * 2)), reach: 90 });
    for (let k = 0; k < 110; k += 1) {
      const [z, a] = [random() * 2 - 1, random() * 6.283];
      const r = Math.sqrt(1 - z * z);
      const out = spread * (0.85 + 0.15 * random());
      const position: Vec3 = [
        centre[0] + Math.cos(a) * r * out,
        centre[1] + z * out - 1.6 * age * age,
        centre[2] + Math.sin(a) * r * out,
      ];
      particles.push({
        position,
        end: addScaled(position, [Math.cos(a) * r, z - 0.25 * age, Math.sin(a) * r], -1.1 * fade - 0.1),
        size: 0.16,
        colour,
        opacity: fade * 0.95,
      });
    }
  }
  return { particles, lamps };
};

const shootingStars = ({ time, camera }: EffectContext): Particle[] => {
  const particles: Particle[] = [];
  for (let n = 0; n < 3; n += 1) {
    const random = createRandom(Math.floor(time / 1.7 + n * 0.33) * 31 + n);
    const age = fraction(time / 1.7 + n * 0.33);
    const start = addScaled(
      addScaled(camera.position, camera.forward, 200),
      camera.right,
      (random() - 0.5) * 180,
    );
    start[1] += 50 + random() * 40;
    const along: Vec3 = addScaled([0, -30, 0], camera.right, 55);
    const head = addScaled(start, along, age);
    particles.push({
      position: head,
      end: addScaled(head, along, -0.22),
      size: 0.35,
      colour: [3, 3, 3.4],
      opacity: Math.sin(age * 3.14) * 0.9,
    });
  }
  return particles;
};

/** Flames of a thing that burns: hot at the foot, licking upwards, with sparks and smoke above. */
export const flames = (
  centre: Vec3,
  width: number,
  height: number,
  time: number,
  seed: number,
): { particles: Particle[]; lamp: Lamp } => {
  const random = createRandom(seed);
  const particles: Particle[] = [];
  const count = 90;
  for (let n = 0; n < count; n += 1) {
    const [a, r, start, pace] = [random() * 6.283, Math.sqrt(random()), random(), 0.9 + random() * 0.7];
    const life = fraction(start + time * pace);
    const narrow = (1 - life * 0.75) * r * width * 0.5;
    const lick = Math.sin(time * 7 + n * 1.7) * width * 0.1 * life;
    particles.push({
      position: [
        centre[0] + Math.cos(a) * narrow + lick,
        centre[1] + life * height,
        centre[2] + Math.sin(a) * narrow,
      ],
      size: width * (0.2 - 0.13 * life),
      colour: life < 0.35 ? [4.6, 2.6, 0.7] : life < 0.7 ? [3.6, 1.2, 0.2] : [1.6, 0.35, 0.08],
      opacity: 0.55 * (1 - life) + 0.06,
      wisp: n * 0.37 + Math.floor(start + time * pace),
    });
  }
  for (let n = 0; n < 24; n += 1) {
    const life = fraction(random() + time * (0.4 + random() * 0.3));
    const position: Vec3 = [
      centre[0] + (random() - 0.5) * width + 0.3 * width * Math.sin(time * 2 + n),
      centre[1] + height * (0.6 + life * 1.6),
      centre[2] + (random() - 0.5) * width,
    ];
    particles.push({
      position,
      end: [position[0], position[1] + height * 0.05, position[2]],
      size: width * 0.012,
      colour: [5, 2.4, 0.6],
      opacity: 1 - life,
    });
  }
  const flicker = 0.85 + 0.15 * Math.sin(time * 11) * Math.sin(time * 7.3);
  return {
    particles,
    lamp: {
      position: [centre[0], centre[1] + height * 0.5, centre[2]],
      colour: scale([5, 2.3, 0.7], flicker * Math.min(3, 0.6 + width)),
      reach: 3 + width * 6,
    },
  };
};

/** Smoke or steam that rises, widens and thins out. */
export const plume = (
  from: Vec3,
  width: number,
  height: number,
  time: number,
  colour: Vec3,
  opacity: number,
  seed: number,
  wind = 0,
): Particle[] => {
  const random = createRandom(seed);
  const count = 34;
  return Array.from({ length: count }, (_, n) => {
    const life = fraction(n / count + time * 0.22);
    const [dx, dz] = [random() - 0.5, random() - 0.5];
    const wander = Math.sin(time * 1.3 + n * 0.9 + life * 5) * width * 0.35 * life;
    return {
      position: [
        from[0] + dx * width * 0.6 + wander + wind * life * height * 0.3,
        from[1] + life * height,
        from[2] + dz * width * 0.6,
      ] as Vec3,
      size: width * (0.28 + life * 0.75),
      colour,
      opacity: opacity * Math.sin(Math.min(1, life * 4) * 1.57) * (1 - life),
      wisp: n * 0.618,
    };
  });
};

/** Water thrown up around something that enters or leaves it. */
export const splash = (centre: Vec3, size: number, since: number, seed: number): Particle[] => {
  if (since < 0 || since > 2.2) return [];
  const random = createRandom(seed);
  return Array.from({ length: 150 }, () => {
    const [a, out, up] = [
      random() * 6.283,
      (0.3 + random()) * size * 0.9,
      (1.4 + random() * 2.6) * Math.sqrt(size),
    ];
    const y = up * since - 4.9 * since * since;
    const position: Vec3 = [
      centre[0] + Math.cos(a) * (size * 0.25 + out * since),
      centre[1] + Math.max(-0.2, y),
      centre[2] + Math.sin(a) * (size * 0.25 + out * since),
    ];
    return {
      position,
      size: size * (0.015 + 0.03 * random()) * (1 + since),
      colour: [0.92, 0.96, 1] as Vec3,
      opacity: y < -0.1 ? 0 : 0.75 * (1 - since / 2.2),
    };
  });
};

export type EffectFrame = {
  particles: Particle[];
  lamps: Lamp[];
  beams: Beam[] /** Light added to the whole picture by a flash. */;
  flash: number;
};

/** The picture's own effects and the weather's at a moment. */
export const effectsAt = (
  effects: readonly Effect[],
  weather: readonly Weather[],
  context: EffectContext,
): EffectFrame => {
  const frame: EffectFrame = { particles: [], lamps: [], beams: [], flash: 0 };
  const add = (particles: Particle[]) => {
    for (const particle of particles) frame.particles.push(particle);
  };
  if (!context.isIndoors) {
    if (weather.includes('rain') || weather.includes('storm')) {
      add(fall(rain, context, 3));
      add(rainSplashes(context));
    }
    if (weather.includes('snow')) add(fall(snow, context, 4));
    if (weather.includes('dust')) add(fall({ ...dust, count: 900, opacity: 0.4, size: 0.02 }, context, 5));
    if (weather.includes('lightning')) frame.flash = lightningAt(context.time);
  }
  for (const effect of effects) {
    switch (effect) {
      case 'snowflakes':
        add(fall(snow, context, 4));
        break;
      case 'petals':
        add(fall(petals, context, 6));
        break;
      case 'leaves':
        add(fall(leaves, context, 7));
        break;
      case 'confetti':
        add(fall(confetti, context, 8));
        break;
      case 'feathers':
        add(fall(feathers, context, 9));
        break;
      case 'dust':
        add(fall(dust, context, 10));
        break;
      case 'fireflies':
        add(fireflies(context));
        break;
      case 'bubbles':
        add(bubbles(context));
        break;
      case 'shooting_stars':
        add(shootingStars(context));
        break;
      case 'lightning':
        frame.flash = Math.max(frame.flash, lightningAt(context.time));
        break;
      case 'fireworks': {
        const { particles, lamps } = fireworks(context);
        add(particles);
        frame.lamps.push(...lamps);
        break;
      }
      case 'spotlight': {
        const height = Math.max(4, context.size * 3);
        const from: Vec3 = [
          context.centre[0] + height * 0.25,
          context.centre[1] + height,
          context.centre[2] + height * 0.3,
        ];
        const to: Vec3 = [
          context.centre[0] - from[0],
          context.centre[1] - from[1],
          context.centre[2] - from[2],
        ];
        const length = Math.hypot(...to);
        frame.beams.push({
          position: from,
          direction: scale(to, 1 / length),
          colour: [0.5, 0.46, 0.38],
          spread: 0.16,
          reach: length * 1.35,
        });
        frame.lamps.push({
          position: addScaled(from, to, 0.55),
          colour: [16, 14.5, 12],
          reach: length * 0.9,
        });
        break;
      }
      case 'sparks':
        add(
          flames(
            [context.centre[0], context.centre[1], context.centre[2]],
            context.size * 0.3,
            context.size * 0.5,
            context.time,
            11,
          ).particles.slice(90),
        );
        break;
      default:
    }
  }
  return frame;
};

/** Two short flashes every few seconds. */
const lightningAt = (time: number): number => {
  const t = fraction(time / 2.6 + 0.35) * 2.6;
  return t < 0.08 ? 1 : t > 0.14 && t < 0.24 ? 0.7 : 0;
};
