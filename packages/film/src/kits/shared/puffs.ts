/** Smoke, steam, flames, foam and sparks as particles that a source sends out for ever. */

import { fraction, lerp } from '../../math/interpolate.ts';
import { mix, type Vec3 } from '../../math/vector.ts';
import type { Particle, PoseInput } from '../model.ts';

export type PuffSource = {
  at: Vec3;
  count: number;
  /** Seconds each one lives. */
  life: number;
  /** Metres a second at the start. */
  velocity: Vec3;
  /** Metres it strays to the side by the end of its life. */
  spread: number;
  size: [number, number];
  colour: Vec3;
  endColour?: Vec3;
  opacity: number;
  /** 0: stays with the source (flames); 1: is left behind by what moves. */
  leftBehind?: number;
  isWispy?: boolean;
};

const hash = (n: number) => fraction(Math.sin(n * 12.9898) * 43758.5453);

export const puffs = (input: PoseInput, source: PuffSource): Particle[] => {
  const { at, count, life, velocity, spread, size, colour, endColour = colour, opacity } = source;
  const drift = source.leftBehind ?? 1;
  return Array.from({ length: count }, (_, n) => {
    const turn = (input.time + input.phase) / life + n / count;
    const age = fraction(turn);
    const born = Math.floor(turn) * 7 + n * 3.1;
    const seconds = age * life;
    const slowed = seconds * (1 - 0.35 * age);
    const [sideX, sideZ] = [hash(born) - 0.5, hash(born + 0.5) - 0.5];
    return {
      position: [
        at[0] + velocity[0] * slowed + sideX * spread * age * 2 + input.wind * 0.25 * drift * seconds * age,
        at[1] + velocity[1] * slowed + (hash(born + 0.25) - 0.5) * spread * 0.5 * age,
        at[2] + velocity[2] * slowed + sideZ * spread * age * 2 - input.speed * drift * seconds,
      ],
      size: lerp(size[0], size[1], age) * (0.8 + 0.4 * hash(born + 0.7)),
      colour: mix(colour, endColour, age),
      opacity: opacity * Math.min(1, age * 8) * (1 - age) ** 1.2,
      ...(source.isWispy === false ? {} : { wisp: born }),
    };
  });
};

/** Flames of a wood fire of about `radius` metres. */
export const flames = (input: PoseInput, at: Vec3, radius: number): Particle[] =>
  puffs(input, {
    at,
    count: 26,
    life: 0.75,
    velocity: [0, radius * 3.6, 0],
    spread: radius * 0.9,
    size: [radius * 0.42, radius * 0.1],
    colour: [3.2, 1.7, 0.5],
    endColour: [2.2, 0.35, 0.05],
    opacity: 0.75,
    leftBehind: 0.1,
  });

export const sparks = (input: PoseInput, at: Vec3, radius: number): Particle[] =>
  puffs(input, {
    at,
    count: 16,
    life: 1.7,
    velocity: [0, radius * 5, 0],
    spread: radius * 2.6,
    size: [radius * 0.03, radius * 0.02],
    colour: [5, 2.4, 0.6],
    opacity: 1,
    leftBehind: 0.4,
    isWispy: false,
  });

/** Light of a fire, restless. */
export const flicker = (time: number, phase = 0) =>
  0.85 + 0.1 * Math.sin(time * 11 + phase) + 0.08 * Math.sin(time * 23.7 + phase * 2);
