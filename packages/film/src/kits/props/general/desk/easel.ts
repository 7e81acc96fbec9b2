/** An easel with the picture that somebody paints on it. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../../math/matrix.ts';
import { noise } from '../../../../math/noise.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { makeProp } from '../../handheld/make-prop.ts';

/** Colour of a picture at a share of its width from the left and of its height from below. */
type Picture = (u: number, v: number) => Vec3;

const hexes = <Name extends string>(colours: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(colours).map(([name, hex]) => [name, fromHex(hex)])) as Record<
    Name,
    Vec3
  >;

const paints = hexes({
  sun: '#ffd75a',
  poppy: '#e04a4a',
  grass: '#6fae3f',
  hill: '#4f8a5a',
  cloud: '#f4f2ee',
  sky: '#7fb8e8',
  orange: '#f08a3c',
  rose: '#e0607a',
  violet: '#6a4a92',
  sea: '#2a6a9a',
  deep: '#1c4a78',
  skin: '#e8b48c',
  cheek: '#dc8f74',
  hair: '#4a2a1a',
  dress: '#a8283a',
  wall: '#5f7a6a',
  dark: '#2a1c18',
  vase: '#3f6ab0',
  table: '#a8743f',
  yellow: '#f0c030',
  white: '#f6f2ea',
});

/** Sky, hills, a sun and a field. */
const landscape: Picture = (u, v) => {
  if (Math.hypot(u - 0.72, (v - 0.74) * 0.8) < 0.08) return paints.sun;
  const hill = 0.42 + 0.1 * Math.sin(u * 5 + 1) + 0.04 * Math.sin(u * 13);
  const near = 0.26 + 0.06 * Math.sin(u * 4 + 3);
  if (v < near) return noise(u * 30, v * 30, 1) > 0.66 ? paints.poppy : paints.grass;
  if (v < hill) return paints.hill;
  return noise(u * 6, v * 9, 4) > 0.62 ? paints.cloud : paints.sky;
};

/** The sun over the sea, in bands of colour. */
const sunset: Picture = (u, v) => {
  if (v < 0.36)
    return Math.abs(u - 0.5) < 0.07 + 0.05 * Math.sin(v * 90) && v < 0.34
      ? paints.sun
      : noise(u * 5, v * 40, 2) > 0.55
        ? paints.deep
        : paints.violet;
  if (Math.hypot(u - 0.5, (v - 0.42) * 0.8) < 0.13) return paints.sun;
  const band = v + 0.05 * noise(u * 4, v * 10, 3);
  return band < 0.55 ? paints.orange : band < 0.74 ? paints.rose : paints.violet;
};

const seaside: Picture = (u, v) => {
  const wave = 0.5 + 0.02 * Math.sin(u * 22);
  if (v < 0.16 + 0.04 * Math.sin(u * 6)) return paints.sun;
  if (v < wave) return Math.sin(v * 90 + 3 * Math.sin(u * 9)) > 0.75 ? paints.white : paints.sea;
  const isSail = v < 0.78 && v > 0.52 && u > 0.56 && u < 0.56 + (0.78 - v) * 0.6;
  if (isSail) return paints.white;
  return noise(u * 6, v * 9, 4) > 0.62 ? paints.cloud : paints.sky;
};

/** Head and shoulders of a woman. */
const portrait: Picture = (u, v) => {
  const x = Math.abs(u - 0.5);
  for (const side of [-1, 1])
    if (Math.hypot(u - 0.5 - side * 0.065, (v - 0.63) * 1.4) < 0.02) return paints.dark;
  if (x < 0.05 && Math.abs(v - 0.51 - x * x * 6) < 0.014) return paints.dress;
  if (x < 0.012 && v > 0.55 && v < 0.62) return paints.cheek;
  const face = Math.hypot(x / 0.155, (v - 0.6) / 0.19);
  const isFringe = v > 0.7 + x * 0.15;
  if (face < 1 && !isFringe) return x > 0.08 && v < 0.58 ? paints.cheek : paints.skin;
  if (Math.hypot(x / 0.22, (v - 0.63) / 0.25) < 1 || (x > 0.1 && x < 0.22 && v > 0.3 && v < 0.65))
    return paints.hair;
  if (x < 0.06 && v > 0.28 && v < 0.5) return paints.cheek;
  if (v < 0.3 - x * 0.35 + 0.06 * Math.cos(u * 6)) return paints.dress;
  return noise(u * 7, v * 7, 5) > 0.55 ? paints.wall : darken(paints.wall, 0.15);
};

/** Sunflowers and poppies in a vase. */
const flowers: Picture = (u, v) => {
  const blooms: [number, number, Vec3][] = [
    [0.34, 0.62, paints.yellow],
    [0.52, 0.78, paints.poppy],
    [0.68, 0.63, paints.yellow],
    [0.5, 0.56, paints.rose],
    [0.24, 0.8, paints.white],
    [0.77, 0.82, paints.poppy],
  ];
  for (const [x, y, colour] of blooms) {
    const [distance, angle] = [Math.hypot(u - x, v - y), Math.atan2(v - y, u - x)];
    if (distance < 0.035) return paints.dark;
    if (distance < 0.09 + 0.02 * Math.cos(angle * 8)) return colour;
  }
  if (v < 0.46 && v > 0.12 && Math.abs(u - 0.5) < 0.08 + 0.06 * Math.sin((v - 0.12) * 9)) return paints.vase;
  if (v > 0.4 && v < 0.7 && Math.abs(Math.sin((u - 0.5) * 26 * (1.2 - v))) < 0.22 && Math.abs(u - 0.5) < 0.24)
    return paints.hill;
  return v < 0.2 ? paints.table : noise(u * 7, v * 7, 6) > 0.55 ? paints.cloud : paints.sky;
};

const strokes: Picture = (u, v) => {
  const bend = noise(u * 4, v * 4, 7) * 4;
  const n = Math.floor((u + v * 0.7 + bend * 0.25) * 8);
  const list = [
    paints.poppy,
    paints.sun,
    paints.sea,
    paints.white,
    paints.orange,
    paints.violet,
    paints.grass,
  ];
  return Math.hypot(u - 0.36, v - 0.6) < 0.16
    ? paints.yellow
    : list[((n % list.length) + list.length) % list.length]!;
};

const pictures: [RegExp, Picture][] = [
  [/portrait|face|woman|lady|girl|mona|model/, portrait],
  [/sunset|sunrise|dusk|dawn/, sunset],
  [/seascape|\bsea|ocean|beach|boat|ship/, seaside],
  [/flower|rose|still life|bouquet|fruit|vase|tulip|garden/, flowers],
  [/abstract|colou?rful|modern/, strokes],
];

/** The painter stands before it, at +z: the picture looks that way. Traits say what is painted, and how wide. */
export const easel = makeProp({
  nouns: ['easel', 'canvas', 'painting easel'],
  size: [0.8, 1.7, 0.7],
  anchors: { top: [0, 1.2, 0] },
  draw: (mesh, { options }) =>
    mesh.at(rotationY(Math.PI), (b) => {
      const isLarge = options.traits.includes('wide canvas');
      const [width, height] = isLarge ? [1.32, 1.02] : [0.8, 0.64];
      const foot = isLarge ? 0.66 : 0.86;
      const legs: [Vec3, Vec3][] = [
        [
          [-width * 0.44, 0, -0.2],
          [-0.06, foot + height + 0.34, 0.04],
        ],
        [
          [width * 0.44, 0, -0.2],
          [0.06, foot + height + 0.34, 0.04],
        ],
        [
          [0, 0, 0.5],
          [0, foot + height + 0.24, 0.06],
        ],
      ];
      if (options.noun !== 'canvas') {
        b.paint(fromHex('#a8743f'), 'wood');
        for (const leg of legs) b.tube(leg, 0.02, 8);
        b.box([0, foot - 0.02, -0.13], [width * 0.92, 0.03, 0.08], 0.008).box(
          [0, 0.45, -0.12],
          [width * 0.66, 0.03, 0.025],
          0.006,
        );
      }
      const says = options.traits.join(' ');
      const picture = pictures.find(([words]) => words.test(says))?.[1] ?? landscape;
      // Far enough before the legs that they do not show through the picture.
      b.at(multiply(translation(0, foot, -0.13), rotationX(0.1)), (c) => {
        c.paint(fromHex('#cbb48c'), 'wood').box(
          [0, height / 2, 0.012],
          [width + 0.04, height + 0.03, 0.02],
          0.004,
        );
        const cells = isLarge ? 64 : 48;
        c.grid(
          Array.from({ length: cells + 1 }, (_, j) =>
            Array.from({ length: cells + 1 }, (_, i) => {
              c.paint(picture(i / cells, j / cells), 'satin');
              return c.vertex([(0.5 - i / cells) * width, (j / cells) * height, -0.002], [0, 0, -1]);
            }),
          ),
        );
      });
    }),
});
