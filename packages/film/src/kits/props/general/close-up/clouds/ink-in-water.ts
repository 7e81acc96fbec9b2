/** Drops of ink or paint that fall into a glass or a tank of clear water and spread in veils. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { translation } from '../../../../../math/matrix.ts';
import type { Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { pairs } from '../../../../shared/shapes.ts';
import { plumeAt } from './ink-plume.ts';

const rainbow = ['#d8102c', '#1440c8', '#f0a808', '#0c8a48', '#8a1aa8'];
const hues: [RegExp, string][] = [
  [/\b(?:red|crimson)\b/, '#c00c24'],
  [/\b(?:green)\b/, '#0c7a3c'],
  [/\b(?:purple|violet)\b/, '#5a14a0'],
  [/\b(?:pink|magenta)\b/, '#e0207c'],
  [/\b(?:yellow|gold)\b/, '#e8a808'],
  [/\b(?:orange)\b/, '#e86408'],
  [/\b(?:white|milk)\b/, '#f4f2ee'],
  [/\b(?:black)\b/, '#0a0a10'],
  [/\b(?:blue|turquoise)\b/, '#0c30b0'],
];

const tonesOf = (words: string, colour: Vec3 | null): Vec3[] => {
  if (/colou?rful|colou?red|rainbow|different colou?rs|multi/.test(words)) return rainbow.map(fromHex);
  const named = hues.filter(([names]) => names.test(words)).map(([, hex]) => fromHex(hex));
  return named.length > 0 ? named : [colour ?? fromHex('#10186a')];
};

const addGlass = (b: MeshBuilder, water: MeshBuilder, r: number, tall: number, level: number) => {
  b.paint([0.62, 0.7, 0.76], 'clear').lathe(pairs(0, 0, r * 0.94, 0, r * 0.97, 0.004, r, tall), 56);
  b.paint([0.92, 0.96, 1], 'glossy').lathe(pairs(r - 0.0014, tall, r, tall + 0.0016, r + 0.0014, tall), 56);
  b.lathe(pairs(0, 0.001, r * 0.94, 0.001, r * 0.96, 0.004, r * 0.9, 0.006, 0, 0.006), 56);
  water.paint([0.75, 0.88, 0.95], 'clear').lathe(pairs(r * 0.96, level, 0, level), 48);
  water.paint([0.9, 0.96, 1], 'glossy').lathe(pairs(r * 0.985, level - 0.0007, r * 0.99, level + 0.0007), 56);
};

const addTank = (
  b: MeshBuilder,
  water: MeshBuilder,
  w: number,
  tall: number,
  deep: number,
  level: number,
) => {
  b.paint([0.62, 0.72, 0.78], 'clear').box([0, tall / 2, 0], [w, tall, deep], 0.002);
  water.paint([0.8, 0.9, 0.96], 'clear').box([0, level, 0], [w * 0.985, 0.001, deep * 0.97]);
  b.paint([0.9, 0.95, 1], 'glossy');
  for (const x of [-1, 1])
    for (const z of [-1, 1]) b.box([(x * w) / 2, tall / 2, (z * deep) / 2], [0.0022, tall, 0.0022]);
  for (const y of [0.001, tall]) {
    for (const z of [-1, 1]) b.box([0, y, (z * deep) / 2], [w, 0.002, 0.002]);
    for (const x of [-1, 1]) b.box([(x * w) / 2, y, 0], [0.002, 0.002, deep]);
  }
};

export const inkInWater: Kit = {
  name: 'ink in water',
  nouns: ['ink in water', 'paint in water'],
  locomotion: 'none',
  build: ({ traits, colour }) => {
    const words = traits.join(' ');
    const isGlass = /glass|jar|cup|vase|bowl/.test(words);
    const tones = tonesOf(words, colour);
    const [r, tall, level] = isGlass ? [0.058, 0.15, 0.122] : [0.13, 0.18, 0.162];
    const [body, water] = [new MeshBuilder(), new MeshBuilder()];
    if (isGlass) addGlass(body, water, r, tall, level);
    else addTank(body, water, 0.3, tall, 0.14, level);
    const count = isGlass ? 4 : 6;
    const falls = Array.from({ length: count }, (_, n) => {
      const a = n * 2.4 + 0.4;
      const out = n === 0 ? 0.1 : 0.55;
      return {
        // The first has already fallen when the film begins.
        hit: n === 0 ? -0.9 : (n - 0.2) * (2.9 / count),
        from: [Math.cos(a) * r * out * (isGlass ? 0.6 : 1), level, Math.sin(a) * r * out * 0.4] as Vec3,
        colour: tones[n % tones.length]!,
        depth: (level - 0.012) * (0.82 + 0.17 * ((n * 7) % 3) * 0.5),
      };
    });
    const drops: Record<string, MeshBuilder> = {};
    for (const [n, { colour: tone }] of falls.entries()) {
      const drop = new MeshBuilder();
      drop
        .paint(tone, 'glossy')
        .lathe(pairs(0, -0.006, 0.004, -0.004, 0.005, 0, 0.0036, 0.004, 0.0014, 0.009, 0, 0.012), 20);
      drops[`drop${n}`] = drop;
    }
    return assembleModel(
      { body, water, ...drops },
      {
        size: isGlass ? [0.12, 0.14, 0.12] : [0.27, 0.17, 0.14],
        anchors: { top: [0, tall, 0], grip: [0, tall / 2, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          // A long film has the same drops, slower.
          const now = (actionTime / Math.max(0.1, actionSeconds)) * Math.max(4, Math.min(6, actionSeconds));
          const fallen = falls.map(({ hit, from }, n) => {
            const before = hit - now;
            const isFalling = before > 0 && before < 0.3;
            return [
              `drop${n}`,
              isFalling ? translation(from[0], level + before * 0.1 + before * before * 1.4, from[2]) : null,
            ] as const;
          });
          return {
            parts: Object.fromEntries(fallen),
            anchors: {},
            particles: falls.flatMap(({ hit, from, colour: tone, depth }, n) =>
              plumeAt(
                {
                  from,
                  depth,
                  room: r * (isGlass ? 0.62 : 0.42),
                  colour: tone,
                  thick: isGlass ? 0.0036 : 0.0055,
                  seed: n * 13,
                },
                now - hit,
                time,
              ),
            ),
          };
        },
      },
    );
  },
};
