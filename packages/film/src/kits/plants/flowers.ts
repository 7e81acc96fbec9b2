/** Flowers large enough for a close-up: curved petals, stem, leaves. They nod in the wind. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../math/matrix.ts';
import { mix, normalize, type Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import { swayMatrix } from './foliage.ts';

type Petals = {
  count: number;
  length: number;
  width: number /** Radians from upright: 0 closed, 1.6 flat, more hangs. */;
  open: number;
  curl: number;
  pointed: number;
};
type FlowerShape = {
  rings: Petals[];
  colour: string;
  throat: string;
  centre: { colour: string; radius: number; height: number } | null;
  stem: number;
  leaves: 'long' | 'round' | 'none';
  heads: number;
  floats?: boolean;
};

const shape = (values: Partial<FlowerShape> & Pick<FlowerShape, 'rings' | 'colour'>): FlowerShape => ({
  throat: '#f6d860',
  centre: { colour: '#e8b020', radius: 0.018, height: 0.012 },
  stem: 0.45,
  leaves: 'long',
  heads: 1,
  ...values,
});
/** Heads are drawn half as large again as in life, so that they read from a few metres. */
const headScale = 1.5;
const ring = (
  count: number,
  length: number,
  width: number,
  open: number,
  curl = 0.4,
  pointed = 0.5,
): Petals => ({ count, length: length * headScale, width: width * headScale, open, curl, pointed });

const shapes: Record<string, FlowerShape> = {
  flower: shape({
    rings: [ring(6, 0.1, 0.062, 1.15, 0.5), ring(6, 0.075, 0.05, 0.8, 0.4)],
    colour: '#f06aa0',
    throat: '#ffe0a0',
    leaves: 'round',
  }),
  rose: shape({
    rings: [
      ring(6, 0.07, 0.075, 1.15, 0.9, 0.2),
      ring(5, 0.065, 0.07, 0.8, 0.5, 0.2),
      ring(5, 0.058, 0.06, 0.45, 0.2, 0.2),
      ring(4, 0.05, 0.05, 0.2, 0, 0.2),
    ],
    colour: '#c8142a',
    throat: '#7a0a18',
    centre: null,
    stem: 0.5,
    leaves: 'round',
  }),
  tulip: shape({
    rings: [ring(3, 0.1, 0.075, 0.28, -0.5, 0.6), ring(3, 0.095, 0.07, 0.22, -0.5, 0.6)],
    colour: '#d8282a',
    throat: '#f0c040',
    centre: { colour: '#302010', radius: 0.012, height: 0.03 },
  }),
  sunflower: shape({
    rings: [ring(22, 0.15, 0.042, 1.45, 0.2, 0.9), ring(20, 0.135, 0.04, 1.3, 0.2, 0.9)],
    colour: '#f8c020',
    throat: '#e08a10',
    centre: { colour: '#3a2010', radius: 0.07, height: 0.025 },
    stem: 1.15,
    leaves: 'round',
  }),
  daisy: shape({
    rings: [ring(18, 0.05, 0.016, 1.45, 0.1, 0.3)],
    colour: '#fbfbf8',
    throat: '#f4f0e0',
    centre: { colour: '#f0b818', radius: 0.02, height: 0.014 },
    stem: 0.3,
    leaves: 'none',
    heads: 3,
  }),
  lily: shape({
    rings: [ring(3, 0.13, 0.05, 0.95, 1, 0.9), ring(3, 0.13, 0.042, 0.95, 1, 0.9)],
    colour: '#fff4f2',
    throat: '#b8d870',
    centre: { colour: '#c86a1c', radius: 0.008, height: 0.07 },
    stem: 0.6,
  }),
  lotus: shape({
    rings: [
      ring(9, 0.14, 0.06, 1.2, -0.3, 0.8),
      ring(8, 0.12, 0.055, 0.8, -0.4, 0.8),
      ring(6, 0.1, 0.045, 0.4, -0.4, 0.8),
    ],
    colour: '#f7a8c4',
    throat: '#fff0f2',
    centre: { colour: '#d8c840', radius: 0.03, height: 0.03 },
    stem: 0.1,
    leaves: 'none',
    floats: true,
  }),
  orchid: shape({
    rings: [ring(3, 0.075, 0.04, 1.35, 0.2, 0.5), ring(2, 0.085, 0.08, 1.3, 0.2, 0.1)],
    colour: '#c85ad0',
    throat: '#f8e8f8',
    centre: { colour: '#8a1c6a', radius: 0.018, height: 0.03 },
    stem: 0.5,
    heads: 4,
    leaves: 'long',
  }),
  poppy: shape({
    rings: [ring(4, 0.085, 0.11, 0.95, 0.3, 0.1)],
    colour: '#e02818',
    throat: '#3a0a0a',
    centre: { colour: '#1c1c18', radius: 0.018, height: 0.02 },
    leaves: 'none',
  }),
  dandelion: shape({
    rings: [
      ring(34, 0.035, 0.008, 1.5, 0, 0.2),
      ring(30, 0.03, 0.008, 1, 0, 0.2),
      ring(22, 0.026, 0.008, 0.5, 0, 0.2),
    ],
    colour: '#f8d020',
    throat: '#f0b010',
    centre: null,
    stem: 0.24,
    leaves: 'long',
  }),
  hibiscus: shape({
    rings: [ring(5, 0.12, 0.105, 1.15, 0.6, 0.1)],
    colour: '#f0386a',
    throat: '#8a0a2a',
    centre: { colour: '#f8d860', radius: 0.008, height: 0.11 },
    leaves: 'round',
  }),
  daffodil: shape({
    rings: [ring(6, 0.06, 0.042, 1.5, 0.2, 0.7), ring(6, 0.04, 0.035, 0.35, 0.5, 0.1)],
    colour: '#f8d830',
    throat: '#f08a10',
    centre: null,
  }),
  iris: shape({
    rings: [ring(3, 0.1, 0.06, 1.7, 1, 0.3), ring(3, 0.1, 0.055, 0.25, -0.2, 0.3)],
    colour: '#5a3ac0',
    throat: '#f0d040',
    centre: null,
  }),
  carnation: shape({
    rings: [
      ring(12, 0.05, 0.04, 1.2, 0.6, 0),
      ring(12, 0.045, 0.04, 0.8, 0.6, 0),
      ring(10, 0.04, 0.035, 0.4, 0.5, 0),
    ],
    colour: '#f07a98',
    throat: '#d84a70',
    centre: null,
  }),
  chrysanthemum: shape({
    rings: [
      ring(26, 0.075, 0.016, 1.4, -0.4, 0.4),
      ring(24, 0.065, 0.016, 1, -0.4, 0.4),
      ring(18, 0.05, 0.014, 0.55, -0.4, 0.4),
    ],
    colour: '#f0b030',
    throat: '#c87a10',
    centre: null,
  }),
};

const named: Record<string, string> = {
  'pink flower': 'flower',
  'red flower': 'flower',
  'yellow flower': 'flower',
  'blue flower': 'flower',
  'white flower': 'flower',
  'purple flower': 'flower',
  blossom: 'flower',
  bloom: 'flower',
  wildflower: 'flower',
  petunia: 'flower',
  'tropical flower': 'hibiscus',
  geranium: 'flower',
  peony: 'carnation',
  camellia: 'carnation',
  dahlia: 'chrysanthemum',
  marigold: 'chrysanthemum',
  aster: 'daisy',
  cosmos: 'daisy',
  chamomile: 'daisy',
  violet: 'orchid',
  pansy: 'orchid',
  crocus: 'tulip',
  snowdrop: 'tulip',
  magnolia: 'lotus',
  'water lily': 'lotus',
  'lotus flower': 'lotus',
  narcissus: 'daffodil',
  amaryllis: 'lily',
  gladiolus: 'lily',
  buttercup: 'poppy',
  anemone: 'poppy',
  'cherry blossom flower': 'flower',
};

/** One petal as a bent sheet from the middle outwards. */
const addPetal = (
  builder: MeshBuilder,
  petal: Petals,
  around: number,
  colour: Vec3,
  throat: Vec3,
  detail: 0 | 1 | 2,
) => {
  const [rows, columns] = [
    [7, 4],
    [4, 2],
    [2, 1],
  ][detail] as [number, number];
  const { length, width, open, curl, pointed } = petal;
  const [c, s] = [Math.cos(around), Math.sin(around)];
  let [r, y] = [length * 0.08, 0];
  const grid: number[][] = [];
  for (let row = 0; row <= rows; row += 1) {
    const t = row / rows;
    const angle = open + curl * (t - 0.35);
    if (row > 0) {
      r += (Math.sin(angle) * length) / rows;
      y += (Math.cos(angle) * length) / rows;
    }
    const half = (width / 2) * Math.sin(Math.PI * (0.12 + 0.78 * t ** 0.85)) ** 0.75 * (1 - pointed * t ** 4);
    const line: number[] = [];
    for (let column = 0; column <= columns; column += 1) {
      const u = (column / columns) * 2 - 1;
      const lift = 0.25 * half * u * u;
      const [px, pz] = [r + Math.cos(angle) * -lift, u * half];
      builder.paint(
        mix(
          mix(throat, colour, Math.min(1, 0.15 + t * 2.2)),
          lighten(colour, 0.28),
          t * 0.5 + 0.12 * Math.abs(u),
        ),
        'leaf',
      );
      const up = normalize([-Math.cos(angle), Math.sin(angle), -u * 0.4]);
      line.push(
        builder.vertex(
          [c * px - s * pz, y + Math.sin(angle) * lift, s * px + c * pz],
          [c * up[0] - s * up[2], up[1], s * up[0] + c * up[2]],
          0.55 + 0.45 * t,
        ),
      );
    }
    grid.push(line);
  }
  builder.grid(grid);
};

const addHead = (builder: MeshBuilder, look: FlowerShape, colour: Vec3, detail: 0 | 1 | 2) => {
  const throat = fromHex(look.throat);
  for (const [n, petals] of look.rings.entries()) {
    for (let k = 0; k < petals.count; k += 1)
      addPetal(
        builder,
        petals,
        ((k + n * 0.5) / petals.count) * 6.283,
        darken(colour, n * 0.04),
        throat,
        detail,
      );
  }
  if (!look.centre) return;
  const { colour: hex } = look.centre;
  const [radius, height] = [look.centre.radius * headScale, look.centre.height * headScale];
  const dark = fromHex(hex);
  builder
    .paint(
      (p) => mix(dark, lighten(dark, 0.12), 0.5 + 0.5 * Math.sin(p[0] * 900) * Math.sin(p[2] * 900)),
      'matte',
    )
    .sphere([0, height * 0.5, 0], [radius, height, radius], detail === 0 ? 16 : 8);
  if (detail === 0 && radius < 0.03) {
    for (let n = 0; n < 6; n += 1) {
      const a = n * 1.05;
      builder.paint(fromHex('#f4e8a0'), 'leaf').tube(
        [
          [0, 0, 0],
          [Math.cos(a) * radius * 1.2, height + 0.02, Math.sin(a) * radius * 1.2],
        ],
        0.0018,
        4,
        false,
      );
      builder
        .paint(fromHex('#c88a18'), 'matte')
        .sphere([Math.cos(a) * radius * 1.2, height + 0.022, Math.sin(a) * radius * 1.2], 0.004, 6);
    }
  }
};

const addStemLeaf = (builder: MeshBuilder, y: number, around: number, length: number, width: number) =>
  builder.at(multiply(translation(0, y, 0), rotationY(around)), () =>
    addPetal(
      builder,
      { count: 1, length, width, open: 0.85, curl: 0.7, pointed: 0.9 },
      0,
      fromHex('#4f8a34'),
      fromHex('#2f5a20'),
      1,
    ),
  );

export const flower: Kit = {
  name: 'flower',
  nouns: ['flower', ...Object.keys(shapes).filter((noun) => noun !== 'flower'), ...Object.keys(named)],
  locomotion: 'none',
  build: ({ noun, colour, detail }) => {
    const look = shapes[named[noun] ?? noun] ?? shapes.flower!;
    const builder = new MeshBuilder();
    const hue =
      colour ??
      fromHex(
        noun === 'white flower'
          ? '#fbf6f2'
          : noun === 'yellow flower'
            ? '#f8cc28'
            : noun === 'blue flower'
              ? '#3a6ae0'
              : noun === 'red flower'
                ? '#d8202a'
                : noun === 'purple flower'
                  ? '#8a3ad0'
                  : look.colour,
      );
    const tall = look.stem;
    const headSize = Math.max(
      ...look.rings.map(({ length, open }) => length * Math.max(0.4, Math.sin(Math.min(1.57, open)))),
    );
    let top: Vec3 = [0, tall, 0];
    if (look.floats) {
      builder.paint((p) => mix(fromHex('#2c6a34'), fromHex('#6aa850'), Math.hypot(p[0], p[2]) * 3), 'leaf');
      for (const [x, z, r] of [
        [0.2, 0.1, 0.2],
        [-0.22, 0.06, 0.16],
        [0.02, -0.24, 0.18],
      ] as const)
        builder.at(translation(x, 0.012, z), (b) =>
          b.lathe(
            [
              [0, 0.004],
              [r, 0.01],
              [r * 0.98, 0],
            ],
            24,
          ),
        );
    }
    for (let head = 0; head < look.heads; head += 1) {
      const angle = head * 2.4;
      const spread = look.heads > 1 ? 0.06 + head * 0.02 : 0;
      const height = tall * (look.heads > 1 ? 0.72 + 0.14 * head : 1);
      top = [Math.cos(angle) * spread, height, Math.sin(angle) * spread];
      builder
        .paint((p) => mix(fromHex('#2f5a20'), fromHex('#5f9a3c'), p[1] / tall), 'leaf')
        .tube(
          [[0, 0, 0], [top[0] * 0.3 + 0.012, height * 0.5, top[2] * 0.3], top],
          [0.008 + tall * 0.006, 0.007 + tall * 0.004, 0.006 + tall * 0.003],
          detail === 0 ? 10 : 5,
          false,
        );
      builder
        .paint(fromHex('#4a7a30'), 'leaf')
        .sphere(
          [top[0], top[1] + 0.002, top[2]],
          [headSize * 0.16 + 0.006, headSize * 0.1 + 0.006, headSize * 0.16 + 0.006],
          10,
        );
      // Heads look at the camera's side and a little up.
      builder.at(
        multiply(
          translation(...top),
          rotationX(
            look.floats ? 0 : look.rings[0]!.open > 1.4 ? 1.05 : look.rings[0]!.open > 0.9 ? 0.75 : 0.12,
          ),
          rotationY(angle),
        ),
        () => addHead(builder, look, hue, detail),
      );
    }
    if (look.leaves !== 'none') {
      const isLong = look.leaves === 'long';
      const count = tall > 1 ? 7 : isLong ? 3 : 4;
      for (let n = 0; n < count; n += 1)
        addStemLeaf(
          builder,
          isLong ? 0.01 : tall * (0.2 + 0.55 * (n / count)),
          n * 2.3,
          (isLong ? 0.62 : 0.3) * Math.min(0.75, tall),
          (isLong ? 0.06 : 0.18) * Math.min(0.9, tall),
        );
    }
    builder.twoSided();
    const width = Math.max(0.12, headSize * 2.2);
    return {
      size: [width, tall + headSize * 0.8, width],
      parts: [{ name: 'plant', mesh: builder.mesh }],
      anchors: {
        top: [top[0], top[1] + 0.02, top[2] + headSize * 0.3],
        mouth: [top[0], top[1], top[2] + headSize * 0.4],
        grip: [0, tall * 0.35, 0],
      },
      pose: ({ time, wind, phase }) => {
        const sway = swayMatrix(time, phase, 0.03 + Math.min(0.1, wind * 0.015));
        return {
          parts: { plant: sway },
          anchors: { top: multiply(sway, translation(top[0], top[1] + 0.02, top[2] + headSize * 0.3)) },
        };
      },
    };
  },
};
