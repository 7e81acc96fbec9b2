/** What an eye reflects, painted over its iris and pupil: a galaxy, flames, a city, a clock. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { clamp, fraction, smoothstep } from '../../../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../../../math/noise.ts';
import { add, mix, scale, type Vec3 } from '../../../../../math/vector.ts';
import { ball } from './eye-shape.ts';

/** Light at x to the right and y up, both -1 to 1 across the iris; the moment is for what flickers. */
type Painting = (x: number, y: number, moment: number) => Vec3;

/** Different for every cell of a grid. */
const chance = (a: number, b: number, c = 0) =>
  fraction(Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453);

const starsAt = (x: number, y: number, many: number): number => {
  const [u, v] = [Math.floor(x * 15), Math.floor(y * 15)];
  if (chance(u, v) > many) return 0;
  const [dx, dy] = [x * 15 - u - 0.3 - 0.4 * chance(u, v, 1), y * 15 - v - 0.3 - 0.4 * chance(u, v, 2)];
  return smoothstep(0.3, 0.05, Math.hypot(dx, dy)) * (0.5 + chance(u, v, 3));
};

const galaxy: Painting = (x, y) => {
  // Seen a little from the side.
  const [u, v] = [x * 0.92 + y * 0.28, (y * 0.92 - x * 0.28) * 1.5];
  const r = Math.hypot(u, v);
  const arm = Math.cos(2 * (Math.atan2(v, u) + 2.6 * Math.log(r + 0.12)));
  const cloud = 0.55 + 0.9 * (fractalNoise(u * 4, v * 4, 2, 3) - 0.25);
  const arms = smoothstep(-0.25, 0.9, arm) * smoothstep(1.05, 0.35, r) * cloud;
  const core = Math.exp(-((r / 0.17) ** 2));
  const hue = mix([0.95, 0.3, 0.85], [0.16, 0.4, 1.3], smoothstep(0.15, 0.7, r));
  const dust: Vec3 = [0.018, 0.014, 0.06];
  const stars = starsAt(x, y, 0.5) * 1.3;
  return add(
    add(add(dust, scale(hue, arms * 1.1)), scale([1.7, 1.35, 0.9], core * 1.2)),
    scale([1, 0.98, 1.1], stars),
  );
};

const flamesAt = (x: number, y: number, moment: number): number => {
  const rise = moment * 2.6;
  const wave = fractalNoise(x * 2.6, y * 1.5 - rise, 1 + moment * 0.4, 3) - 0.5;
  const tongue = 0.35 + 0.5 * noise(x * 3.4, 4 + moment * 0.9, 7) - 0.35 * x * x;
  return clamp((tongue - (y * 0.75 + 0.25) + wave * 0.9) * 1.5);
};
const flameColour = (heat: number): Vec3 => {
  const low: Vec3 = [0.05, 0.008, 0.004];
  const red: Vec3 = [1.1, 0.13, 0.02];
  const yellow: Vec3 = [1.9, 0.95, 0.16];
  return heat < 0.45 ? mix(low, red, heat / 0.45) : mix(red, yellow, (heat - 0.45) / 0.55);
};
const fire: Painting = (x, y, moment) => flameColour(flamesAt(x, y, moment));

/** How high the houses are at x, and whether a window is lit there. */
const houseAt = (x: number): { top: number; column: number } => {
  const column = Math.floor(x * 5.5 + 0.5);
  return { top: -0.15 + 0.85 * chance(column, 3) * (1 - 0.45 * x * x), column };
};
const skyline =
  (sky: Painting): Painting =>
  (x, y, moment) => {
    const { top, column } = houseAt(x);
    if (y > top || y < -0.62) {
      // Lights shine in the water below.
      if (y < -0.62) return scale(sky(x + 0.04 * Math.sin(y * 60), -0.5 - y * 0.5, moment), 0.55);
      return sky(x, y, moment);
    }
    const [u, v] = [fraction((x * 5.5 + 0.5) * 3), fraction(y * 11)];
    const cell = chance(column * 3 + Math.floor(fraction(x * 5.5 + 0.5) * 3), Math.floor(y * 11));
    const isPane = u > 0.2 && u < 0.8 && v > 0.22 && v < 0.78 && cell > 0.4;
    return isPane ? [1.6, 1.05, 0.42] : [0.02, 0.025, 0.05];
  };
const city = skyline((x, y) =>
  mix([0.5, 0.16, 0.42], [0.02, 0.05, 0.22], smoothstep(-0.3, 0.8, y + 0.1 * x)),
);
const burningCity = skyline((x, y, moment) => flameColour(0.12 + 0.95 * flamesAt(x, y - 0.5, moment)));

const clock: Painting = (x, y, moment) => {
  const r = Math.hypot(x, y);
  const hours = (Math.atan2(x, y) / (2 * Math.PI)) * 12;
  const nearHour = Math.abs(hours - Math.round(hours)) * r;
  const hand = (turns: number, length: number, width: number) => {
    const [sx, sy] = [Math.sin(turns * 2 * Math.PI), Math.cos(turns * 2 * Math.PI)];
    const along = x * sx + y * sy;
    return along > -0.08 && along < length && Math.abs(x * sy - y * sx) < width;
  };
  if (hand(0.84, 0.4, 0.045) || hand(0.08, 0.6, 0.032) || r < 0.07) return [0.03, 0.02, 0.02];
  if (hand(moment / 6, 0.68, 0.014)) return [0.9, 0.06, 0.04];
  if (r > 0.86) return [0.55, 0.36, 0.1];
  if (r > 0.66 && r < 0.82 && nearHour < 0.075) return [0.03, 0.02, 0.02];
  return [0.95, 0.88, 0.7];
};

const moon: Painting = (x, y) => {
  const r = Math.hypot(x + 0.1, y - 0.15);
  if (r < 0.48) return scale([1.2, 1.18, 1.08], 0.65 + 0.5 * fractalNoise(x * 5, y * 5, 4, 2));
  return add(
    scale([0.16, 0.22, 0.4], 0.15 + Math.exp(-(((r - 0.48) / 0.2) ** 2))),
    scale([1, 1, 1], starsAt(x, y, 0.25)),
  );
};
const stars: Painting = (x, y) =>
  add(
    mix([0.05, 0.03, 0.16], [0.01, 0.02, 0.09], fractalNoise(x * 2, y * 2, 1, 2)),
    scale([1.3, 1.3, 1.4], starsAt(x, y, 0.7)),
  );
const earth: Painting = (x, y) => {
  const r = Math.hypot(x, y);
  if (r > 0.66) return scale([1, 1, 1], starsAt(x, y, 0.3));
  const land = smoothstep(0.5, 0.54, fractalNoise(x * 2.2 + 3, y * 2.2, 5, 3));
  const cloud = smoothstep(0.55, 0.7, fractalNoise(x * 3, y * 5, 9, 3));
  const face = mix(mix([0.03, 0.2, 0.8], [0.12, 0.5, 0.12], land), [1.1, 1.1, 1.15], cloud);
  return scale(face, 1.15 - 0.6 * smoothstep(0.3, 0.66, r));
};
const sunset: Painting = (x, y) => {
  const sun = smoothstep(0.3, 0.26, Math.hypot(x, y - 0.12));
  if (y < -0.08) {
    const glitter = Math.abs(x) < 0.14 + 0.2 * noise(x * 8, y * 26, 3) ? 1 : 0;
    return add([0.05, 0.12, 0.26], scale([1.5, 0.7, 0.2], 0.8 * glitter));
  }
  return add(mix([1.2, 0.42, 0.1], [0.24, 0.12, 0.42], smoothstep(-0.1, 0.8, y)), scale([1.4, 1, 0.4], sun));
};
const forest: Painting = (x, y) => {
  for (const [row, tall] of [
    [0, 0.55],
    [1, 0.15],
  ] as const) {
    const column = Math.floor(x * (4 - row) + row * 0.5);
    const middle = (column + 0.5 - row * 0.5) / (4 - row);
    const top = tall * (0.5 + 0.7 * chance(column, row));
    const width = 0.26 * clamp((top - y) * 1.2) * (0.7 + 0.3 * fraction((top - y) * 4));
    if (Math.abs(x - middle) < width) return row ? [0.02, 0.1, 0.04] : [0.05, 0.26, 0.1];
  }
  return y < -0.4 ? [0.06, 0.2, 0.05] : mix([0.9, 0.95, 0.8], [0.3, 0.6, 0.95], smoothstep(-0.3, 0.9, y));
};
const mountains: Painting = (x, y) => {
  const ridge = 0.35 - Math.abs(fraction(x * 0.8 + 0.5) - 0.5) * 1.3 + 0.12 * noise(x * 6, 1, 1);
  if (y < -0.5) return [0.1, 0.3, 0.5];
  if (y < ridge) return y > ridge - 0.28 - 0.1 * noise(x * 9, 2, 2) ? [1, 1.02, 1.1] : [0.2, 0.22, 0.3];
  return mix([1, 0.7, 0.5], [0.25, 0.5, 0.95], smoothstep(-0.1, 0.9, y));
};
const lightning: Painting = (x, y, moment) => {
  const bolt = Math.abs(x - 0.25 * Math.sin(y * 5 + Math.floor(moment * 2)) - 0.12 * noise(y * 9, 2, moment));
  const cloud = fractalNoise(x * 2.4, y * 2.4, 3, 3);
  return add(scale([0.2, 0.22, 0.36], cloud), scale([1.7, 1.7, 2.1], smoothstep(0.07, 0.015, bolt)));
};

const paintings: Record<string, Painting> = {
  galaxy,
  fire,
  city,
  'burning city': burningCity,
  clock,
  earth,
  moon,
  stars,
  lightning,
  sunset,
  mountains,
  forest,
};

/** Pictures of what flickers, shown one after the other. */
const momentsOf = (name: string) => (/fire|burning/.test(name) ? 6 : /clock|lightning/.test(name) ? 4 : 1);
const [rings, segments] = [44, 120];

/** A thin shell over the iris for each moment; the iris shows round its edge. */
export const buildReflections = (name: string, radius: number): MeshBuilder[] => {
  const painting = paintings[name];
  if (!painting) return [];
  const count = momentsOf(name);
  const spread = 0.93 * radius;
  return Array.from({ length: count }, (_, moment) => {
    const b = new MeshBuilder();
    const rows = Array.from({ length: rings + 1 }, (_ring, ring) =>
      Array.from({ length: segments + 1 }, (_turn, n) => {
        const angle = (n / segments) * 2 * Math.PI;
        const r = ring / rings;
        const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
        const light = scale(painting(x, y, moment * 0.5), 1 - 0.75 * smoothstep(0.86, 1, r));
        b.paint(light, 'glow');
        const [px, py] = [x * spread, y * spread];
        const z = ball.z + Math.sqrt((ball.radius + 0.019) ** 2 - px * px - py * py);
        return b.vertex([px, py, z], [px, py, z - ball.z]);
      }),
    );
    b.grid(rows);
    return b;
  });
};
