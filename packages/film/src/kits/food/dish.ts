/** Makes kits from dishes: a mesh built from primitives, with steam and candle flames where there are some. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fraction } from '../../math/interpolate.ts';
import { createRandom, type Random } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Kit, KitOptions } from '../kit.ts';
import type { Lamp, Model, Particle, PoseInput } from '../model.ts';
import { hasTableware, isOfTableware } from './tableware.ts';

export type Serving = {
  size: Vec3;
  /** Height at which something stands on it; its own height if absent. */
  top?: number;
  steam?: { at: Vec3; radius: number; height: number };
  flames?: { at: Vec3; size: number }[];
  /** Where a hand holds it; the middle if absent. */
  grip?: Vec3;
};

export type Dish = {
  nouns: string[];
  build: (builder: MeshBuilder, options: KitOptions, random: Random) => Serving;
};

/** Wisps that rise, widen and fade. */
export const steamAt = (at: Vec3, radius: number, height: number, time: number, phase: number): Particle[] =>
  Array.from({ length: 12 }, (_, n) => {
    const age = fraction(time * 0.32 + n / 12 + phase);
    const turn = n * 2.4 + time * 0.5;
    const sway = radius * (0.45 + 0.7 * age);
    return {
      position: [
        at[0] + Math.cos(turn) * sway * 0.6 + Math.sin(time * 1.1 + n) * sway * 0.3,
        at[1] + age * height,
        at[2] + Math.sin(turn) * sway * 0.6,
      ],
      size: radius * (0.35 + 0.75 * age),
      colour: [0.95, 0.95, 0.97],
      opacity: 0.16 * Math.sin(Math.PI * age) * (1 - age * 0.4),
      wisp: n + 1,
    };
  });

/** `bend`: how far it is blown aside, 0 to 1. */
const flameAt = (
  at: Vec3,
  size: number,
  time: number,
  n: number,
  bend: number,
): { particles: Particle[]; lamp: Lamp } => {
  const flicker = 0.85 + 0.15 * Math.sin(time * 17 + n * 5) * Math.sin(time * 11 + n * 3);
  const lean = 0.12 * Math.sin(time * 6 + n * 2);
  const particles: Particle[] = Array.from({ length: 5 }, (_, k) => {
    const t = k / 4;
    return {
      position: [
        at[0] + (lean + 1.1 * bend) * size * t,
        at[1] + size * (0.15 + t * (0.95 - 0.6 * bend)) * flicker,
        at[2],
      ],
      size: size * 0.36 * (1 - t * 0.72),
      colour: t < 0.3 ? [1.6, 1.1, 0.55] : [2.4, 1.35, 0.35],
      opacity: 0.8 - 0.35 * t,
    };
  });
  return {
    particles,
    lamp: {
      position: [at[0], at[1] + size * 0.6, at[2]],
      colour: [0.14 * flicker, 0.075 * flicker, 0.025 * flicker],
      reach: size * 40,
    },
  };
};

/** Grey threads that rise from a wick that has just gone out. */
const smokeAt = (at: Vec3, since: number, n: number): Particle[] =>
  Array.from({ length: 16 }, (_, k) => {
    const age = fraction(since * 0.3 + k / 16);
    return {
      position: [
        at[0] + 0.012 * age * (1 + Math.sin(since * 2 + n * 1.7 + age * 7)),
        at[1] + 0.15 * age,
        at[2] + 0.008 * age * Math.cos(since * 1.6 + n + age * 6),
      ] as Vec3,
      size: 0.003 + 0.011 * age,
      colour: [0.72, 0.73, 0.76] as Vec3,
      // Smoke that has not risen yet is not seen.
      opacity: age > since * 0.5 ? 0 : 0.5 * (1 - age),
      wisp: k + n,
    };
  });

const animate = (
  { steam, flames }: Serving,
  { time, phase, actionSeconds }: PoseInput,
  isBlownOut: boolean,
) => {
  const particles: Particle[] = [];
  const lamps: Lamp[] = [];
  if (steam) particles.push(...steamAt(steam.at, steam.radius, steam.height, time, phase));
  const seconds = Math.min(12, Math.max(2, actionSeconds));
  const count = Math.max(1, flames?.length ?? 0);
  for (const [n, flame] of (flames ?? []).entries()) {
    // The breath comes from one side: one after the other bends, goes out and smokes.
    const out = isBlownOut ? time - (0.34 + (0.34 * ((n * 3) % count)) / count) * seconds : -9;
    if (out > 0) {
      particles.push(...smokeAt(flame.at, out, n));
      continue;
    }
    const bend = Math.max(0, 1 + out / (0.14 * seconds));
    const lit = flameAt(flame.at, flame.size, time, n, bend);
    particles.push(...lit.particles);
    // One lamp stands for all candles.
    if (n === 0) lamps.push({ ...lit.lamp, reach: lit.lamp.reach * Math.sqrt(flames!.length) });
  }
  return { parts: {}, anchors: {}, particles, lamps };
};

const brightness = ([r, g, b]: Vec3) => 0.3 * r + 0.6 * g + 0.1 * b;

/** The food in another colour, light and dark where they were; plate and bowl keep theirs. */
const dyeFood = (mesh: Mesh, to: Vec3): void => {
  const { colours } = mesh;
  const food: number[] = [];
  for (let at = 0; at < colours.length; at += 3) if (!isOfTableware(mesh, at)) food.push(at);
  const lights = food.map((at) => brightness([colours[at]!, colours[at + 1]!, colours[at + 2]!]));
  const usual = lights.toSorted((a, b) => a - b)[Math.floor(lights.length / 2)]! + 0.05;
  for (const [n, at] of food.entries()) {
    const factor = Math.min(1.5, Math.max(0.4, (lights[n]! + 0.05) / usual));
    for (let axis = 0; axis < 3; axis += 1) colours[at + axis] = Math.min(1, to[axis]! * factor);
  }
};

/** Named by what it lies in: a colour that is said of it is the vessel's. */
const isNamedByVessel = (noun: string) => / of |bowl|plate|platter|basket|tray/.test(noun);

const isSame = (a: Vec3 | null, b: Vec3 | null) =>
  a !== null && b !== null && a.every((value, n) => value === b[n]);

const build = (dish: Dish, options: KitOptions): Model => {
  const { colour, filling = null } = options;
  const build = (asked: KitOptions) => {
    const builder = new MeshBuilder();
    return { builder, serving: dish.build(builder, asked, createRandom(options.seed)) };
  };
  const plain = { ...options, colour: null };
  // Food without a vessel takes its colour itself, where its model can.
  const isServed = colour !== null && hasTableware(build(plain).builder.mesh);
  const wanted = filling ?? (isServed && !isNamedByVessel(options.noun) ? colour : null);
  const ofVessel = isServed && (isSame(colour, wanted) ? null : colour);
  const { builder, serving } = build(isServed ? { ...options, colour: ofVessel || null } : options);
  if (wanted && isServed) dyeFood(builder.mesh, wanted);
  const isCold = options.traits.some((trait) => /^(?:cold|iced|frozen|lukewarm)$/.test(trait));
  const shown: Serving = isCold
    ? ({ ...serving, ...(serving.steam && { steam: undefined }) } as Serving)
    : serving;
  const [, height] = serving.size;
  const model: Model = {
    size: serving.size,
    parts: [{ name: 'dish', mesh: builder.mesh }],
    anchors: {
      top: [0, serving.top ?? height, 0],
      inside: [0, height * 0.6, 0],
      grip: serving.grip ?? [0, height / 2, 0],
    },
  };
  if (shown.steam || shown.flames)
    model.pose = (input) => animate(shown, input, options.traits.includes('blown out'));
  return model;
};

export const foodKit = (name: string, dishes: Dish[]): Kit => ({
  name,
  nouns: dishes.flatMap((dish) => dish.nouns),
  locomotion: 'none',
  build: (options) => build(dishes.find((dish) => dish.nouns.includes(options.noun)) ?? dishes[0]!, options),
});
