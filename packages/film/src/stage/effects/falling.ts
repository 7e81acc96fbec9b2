/** Rain, snow, petals, leaves and whatever else falls before the camera. */

import type { Particle } from '../../kits/model.ts';
import { clamp, fraction } from '../../math/interpolate.ts';
import { createRandom } from '../../math/random.ts';
import { addScaled, subtract, type Vec3 } from '../../math/vector.ts';
import type { EffectContext } from './context.ts';

type Falling = {
  count: number;
  /** Metres a second down, and how far it sways. */
  speed: number;
  sway: number;
  size: number;
  /** Larger with every metre from the camera, by this share, so that it is still seen in a small picture. */
  growth?: number;
  colour: (random: number) => Vec3;
  opacity: number;
  /** Length of a streak in metres; 0: a round flake. */
  streak: number;
  /** Length of what falls as a sheet, metres. */
  sheet?: number;
  /** No nearer to the camera than this, metres. */
  near?: number;
  far: number;
  /** Falls about what the film is about, however far off the camera is. */
  isAroundSubject?: boolean;
};

export const rain: Falling = {
  count: 2400,
  speed: 8.5,
  sway: 0,
  size: 0.003,
  growth: 0.14,
  colour: () => [0.78, 0.83, 0.9],
  opacity: 0.46,
  streak: 0.4,
  far: 16,
};

export const snow: Falling = {
  count: 2200,
  speed: 1.1,
  sway: 0.3,
  size: 0.016,
  colour: () => [0.95, 0.96, 1],
  opacity: 0.85,
  streak: 0,
  far: 18,
};

/** So dense that what is far fades behind it. */
export const heavySnow: Falling = {
  ...snow,
  count: 6400,
  speed: 1.6,
  size: 0.02,
  growth: 0.26,
  far: 22,
};

export const hail: Falling = {
  count: 900,
  speed: 7,
  sway: 0,
  size: 0.016,
  colour: (r) => [0.8 + 0.18 * r, 0.85 + 0.14 * r, 0.95],
  opacity: 0.95,
  streak: 0.1,
  far: 13,
};

export const petals: Falling = {
  count: 1300,
  speed: 0.7,
  sway: 0.6,
  size: 0.042,
  growth: 0.18,
  colour: (r) => [0.96, 0.24 + r * 0.4, 0.4 + r * 0.34],
  opacity: 1,
  streak: 0,
  // Longer than wide, turning over: round dots would be snow.
  sheet: 0.07,
  near: 1.2,
  far: 12,
};

export const leaves: Falling = {
  count: 480,
  speed: 0.9,
  sway: 0.8,
  size: 0.045,
  growth: 0.15,
  opacity: 0.95,
  streak: 0,
  far: 16,
  colour: (r) => (r < 0.4 ? [0.75, 0.28, 0.05] : r < 0.75 ? [0.85, 0.5, 0.08] : [0.5, 0.16, 0.05]),
};

export const confetti: Falling = {
  count: 1900,
  speed: 1.3,
  sway: 0.5,
  size: 0.05,
  growth: 0.16,
  opacity: 1,
  streak: 0,
  isAroundSubject: true,
  far: 6,
  colour: (r) =>
    [
      [0.9, 0.1, 0.1],
      [0.1, 0.4, 0.9],
      [0.95, 0.75, 0.1],
      [0.2, 0.7, 0.25],
      [0.8, 0.2, 0.7],
    ][Math.floor(r * 5)] as Vec3,
};

export const feathers: Falling = { ...snow, count: 120, speed: 0.5, sway: 0.7, size: 0.035, far: 10 };

/** Sheets: short broad streaks that turn over as they come down. */
export const papers: Falling = {
  count: 420,
  speed: 0.8,
  sway: 0.6,
  size: 0.075,
  colour: (r) => [0.62 + r * 0.36, 0.62 + r * 0.36, 0.6 + r * 0.32],
  opacity: 1,
  streak: 0,
  sheet: 0.2,
  near: 2.6,
  far: 7,
};

export const dust: Falling = {
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
export const fall = (
  kind: Falling,
  { time, camera, wind, centre, size }: EffectContext,
  seed: number,
): Particle[] => {
  const random = createRandom(seed);
  const distance = Math.hypot(...subtract(centre, camera.position));
  // As wide and high as the picture there, a little more.
  const room = kind.isAroundSubject ? Math.max(4, size * 2.6, distance * 0.8) : 8;
  const height = room;
  const base = kind.isAroundSubject ? centre[1] - room * 0.4 : camera.position[1] - 3;
  const particles: Particle[] = [];
  for (let n = 0; n < kind.count; n += 1) {
    const across = (random() - 0.5) * 2.2;
    const away = (kind.near ?? 0.8) + random() * kind.far;
    const start = random() * height;
    const tone = random();
    const drop = fraction((start - time * kind.speed) / height) * height;
    const phase = random() * 6.28;
    const drift =
      kind.sway * Math.sin(time * (0.7 + tone) + phase) + wind * 0.15 * ((height - drop) / kind.speed);
    const at = kind.isAroundSubject
      ? addScaled(
          addScaled(camera.position, camera.forward, distance * (0.55 + (away / kind.far) * 0.7)),
          camera.right,
          across * room * 0.6 + drift,
        )
      : addScaled(addScaled(camera.position, camera.forward, away), camera.right, across * away + drift);
    const position: Vec3 = [at[0], base + drop, at[2]];
    const turn = time * (1.4 + tone) + phase;
    const range = Math.hypot(...subtract(position, camera.position));
    const grown = kind.growth ? clamp(range * kind.growth, 0.4, 3) : 1;
    particles.push({
      position,
      size: kind.size * (0.7 + 0.6 * tone) * grown,
      colour: kind.colour(tone),
      opacity: kind.opacity,
      ...(kind.sheet && {
        end: addScaled(
          [position[0], position[1] + Math.sin(turn) * kind.sheet * grown, position[2]],
          camera.right,
          Math.cos(turn) * kind.sheet * grown,
        ),
      }),
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
export const rainSplashes = ({ time, camera, groundAt }: EffectContext): Particle[] => {
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

/** Hailstones that jump from the ground and from what the film is about, and those that lie there already. */
export const hailBounces = ({ time, camera, centre, size, groundAt }: EffectContext): Particle[] => {
  const random = createRandom(78);
  return Array.from({ length: 900 }, (_, n) => {
    const [u, away, start, tone] = [random() - 0.5, 1.2 + random() ** 1.5 * 14, random(), random()];
    const at = addScaled(addScaled(camera.position, camera.forward, away), camera.right, u * away * 2);
    const colour: Vec3 = [0.82 + 0.16 * tone, 0.87 + 0.12 * tone, 0.96];
    const rest = { size: 0.014 + 0.012 * tone, colour, opacity: 1 };
    if (n < 420) return { ...rest, position: [at[0], groundAt(at[0], at[2]) + 0.014, at[2]] as Vec3 };
    const age = fraction(time * 1.7 + start);
    const turn = random() * 6.28 + Math.floor(time * 1.7 + start) * 2.4;
    const jump = 0.45 * (0.5 + 0.5 * tone) * age * (1 - age) * 4;
    const out = 0.4 * age;
    // Half of them come off the roof and the sides of the subject.
    const isOnSubject = n % 2 === 0;
    const reach = size * 0.42 * Math.sqrt(start);
    const from: Vec3 = isOnSubject
      ? [
          centre[0] + Math.sin(turn) * reach,
          centre[1] + size * (0.1 + 0.14 * tone),
          centre[2] + Math.cos(turn) * reach,
        ]
      : [at[0], groundAt(at[0], at[2]), at[2]];
    return {
      ...rest,
      position: [
        from[0] + Math.sin(turn) * out,
        from[1] + jump + 0.015,
        from[2] + Math.cos(turn) * out,
      ] as Vec3,
    };
  });
};
