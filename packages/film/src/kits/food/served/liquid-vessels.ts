/** Glasses, cups and bowls whose liquid rises and ripples while something is poured or dropped into them. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import { pairs } from '../../shared/shapes.ts';
import { addHandle } from '../drinks.ts';
import { addBowl, addPlate } from '../tableware.ts';

export type Vessel = {
  height: number;
  radius: number;
  /** Radius and height of the inner wall, from the bottom to the rim. */
  inside: [number, number][];
  /** Height of the surface when it is full. */
  full: number;
  add: (b: MeshBuilder, colour: Vec3 | null) => void;
};

const clearGlass: Vec3 = [0.62, 0.7, 0.76];

const addClear = (b: MeshBuilder, profile: [number, number][]) => {
  const [r, y] = profile.at(-1)!;
  b.paint(clearGlass, 'clear').lathe(profile, 40);
  b.paint([0.95, 0.98, 1], 'glossy').lathe(pairs(r - 0.0012, y, r, y + 0.0012, r + 0.0012, y), 40);
};

const glassOf = (profile: [number, number][], bottom: number, full: number): Vessel => ({
  height: profile.at(-1)![1],
  radius: Math.max(...profile.map(([r]) => r)),
  inside: profile.filter(([, y]) => y >= bottom),
  full,
  add: (b) => addClear(b, profile),
});

const tumbler = glassOf(pairs(0, 0, 0.034, 0, 0.035, 0.006, 0.043, 0.13), 0.005, 0.1);
const wineGlass = glassOf(
  pairs(
    ...[0, 0, 0.036, 0.001, 0.036, 0.003, 0.006, 0.008, 0.004, 0.02, 0.004, 0.085, 0.012, 0.093],
    ...[0.036, 0.118, 0.046, 0.15, 0.044, 0.18, 0.037, 0.215],
  ),
  0.093,
  0.156,
);
const flute = glassOf(
  pairs(
    ...[0, 0, 0.032, 0.001, 0.032, 0.003, 0.006, 0.008, 0.004, 0.02, 0.004, 0.09, 0.014, 0.105],
    ...[0.025, 0.15, 0.027, 0.2, 0.025, 0.235],
  ),
  0.105,
  0.205,
);
const martini = glassOf(
  pairs(
    ...[0, 0, 0.036, 0.001, 0.036, 0.003, 0.006, 0.008, 0.004, 0.02, 0.004, 0.1, 0.006, 0.104],
    ...[0.062, 0.168],
  ),
  0.104,
  0.152,
);
const mug: Vessel = {
  ...glassOf(pairs(0, 0, 0.042, 0, 0.044, 0.006, 0.044, 0.15), 0.006, 0.118),
  add: (b) => {
    addClear(b, pairs(0, 0, 0.042, 0, 0.044, 0.006, 0.044, 0.15));
    b.paint([0.86, 0.92, 0.96], 'glossy');
    addHandle(b, 0.042, 0.075, 0.085, 0.006);
  },
};
const cup: Vessel = {
  height: 0.075,
  radius: 0.085,
  inside: pairs(0.024, 0.016, 0.04, 0.04, 0.0445, 0.072),
  full: 0.064,
  add: (b, colour) => {
    const china = colour ?? fromHex('#f4f0e8');
    addPlate(b, 0.085, china, scale(china, 0.92));
    b.paint(china, 'glossy').lathe(
      pairs(
        ...[0, 0.01, 0.026, 0.01, 0.028, 0.016, 0.042, 0.038, 0.048, 0.073, 0.0455, 0.0745],
        ...[0.041, 0.045, 0.024, 0.015, 0, 0.014],
      ),
      44,
    );
    addHandle(b, 0.045, 0.044, 0.036, 0.0046);
  },
};
const bowl: Vessel = {
  height: 0.085,
  radius: 0.115,
  inside: pairs(0.05, 0.014, 0.088, 0.036, 0.108, 0.075),
  full: 0.058,
  add: (b, colour) => addBowl(b, 0.115, 0.085, colour ?? fromHex('#3a6ea8'), fromHex('#f6f2ea')),
};

const jar = glassOf(pairs(0, 0, 0.05, 0, 0.054, 0.008, 0.054, 0.11, 0.04, 0.13, 0.042, 0.145), 0.008, 0.08);

/** By the words that name them. */
export const findVessel = (words: string): Vessel =>
  /\bjar\b|piggy/.test(words)
    ? jar
    : /bowl/.test(words)
      ? bowl
      : /champagne|flute|prosecco/.test(words)
        ? flute
        : /martini|cosmopolitan|margarita/.test(words)
          ? martini
          : /beer|ale\b|lager|stein|pint/.test(words)
            ? mug
            : /wine/.test(words)
              ? wineGlass
              : /\b(?:cup|teacup|mug)\b|coffee|\btea\b|espresso|hot chocolate|cocoa|matcha/.test(words) &&
                  !/\bglass\b|\bice|iced/.test(words)
                ? cup
                : tumbler;

const tones: [RegExp, string][] = [
  [/white wine|champagne|prosecco/, '#ecc95a'],
  [/wine/, '#6a0c22'],
  [/hot chocolate|cocoa|chocolate/, '#5a2c14'],
  [/beer|lager|\bale\b/, '#e8a01c'],
  [/espresso|coffee/, '#3a1a0a'],
  [/matcha|green tea/, '#9ab84a'],
  [/iced tea|\btea\b/, '#b8641c'],
  [/milk|cream/, '#fffaf0'],
  [/lemonade|lemon/, '#f4dc4a'],
  [/orange|juice|mango/, '#f8a01c'],
  [/cola|coke|soda/, '#3a1608'],
  [/whisk|bourbon|\brum\b|cognac/, '#c8741c'],
  [/soup|broth/, '#d89a3c'],
  [/cocktail|punch|martini/, '#e8486a'],
];
/** Null: clear water. */
export const liquidTone = (words: string): Vec3 | null => {
  const found = tones.find(([names]) => names.test(words));
  return found ? fromHex(found[1]) : null;
};

const [rows, segments, rings] = [12, 40, 8];

const radiusAt = ({ inside }: Vessel, y: number): number => {
  for (let n = 1; n < inside.length; n += 1) {
    const [[r0, y0], [r1, y1]] = [inside[n - 1]!, inside[n]!];
    if (y <= y1) return r0 + (r1 - r0) * clamp((y - y0) / Math.max(1e-6, y1 - y0));
  }
  return inside.at(-1)![0];
};

/** A body of liquid whose level changes; it lies just outside the glass, which would wash its colour out. */
export const createLiquid = (vessel: Vessel, tone: Vec3 | null) => {
  const b = new MeshBuilder();
  const bottom = vessel.inside[0]![1];
  const colour = tone ?? [0.7, 0.84, 0.92];
  const material = tone ? 'glossy' : 'clear';
  const total = rows + rings;
  const grid = Array.from({ length: total + 1 }, (_, row) =>
    Array.from({ length: segments + 1 }, (_, column) => {
      const a = (column / segments) * 2 * Math.PI;
      const shade = row < rows ? 0.75 + (0.3 * row) / rows : 1.15;
      return b
        .paint(scale(colour, shade), material)
        .vertex([Math.cos(a), row / total, -Math.sin(a)], [Math.cos(a), 0.2, -Math.sin(a)]);
    }),
  );
  b.grid(grid);
  b.mesh.isTwoSided = true;
  const buffer = new Float32Array(b.mesh.positions.length);
  /** `waves`: metres the surface is stirred. */
  const update = (level: number, waves: number, time: number): Float32Array => {
    let at = 0;
    for (let row = 0; row <= total; row += 1) {
      const isWall = row <= rows;
      const y = isWall ? bottom + (level - bottom) * (row / rows) : level;
      const inward = isWall ? 1 : 1 - (row - rows) / rings;
      const r = radiusAt(vessel, y) * 1.012 * inward;
      const wave = row < rows ? 0 : waves * Math.sin(r * 210 - time * 14) * (1 - 0.6 * inward);
      for (let column = 0; column <= segments; column += 1) {
        const a = (column / segments) * 2 * Math.PI;
        buffer[at] = Math.cos(a) * r;
        buffer[at + 1] = y + wave;
        buffer[at + 2] = -Math.sin(a) * r;
        at += 3;
      }
    }
    return buffer;
  };
  return { builder: b, update, radiusAt: (y: number) => radiusAt(vessel, y) };
};
