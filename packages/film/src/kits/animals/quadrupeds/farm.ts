/** Cattle. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { type Coat, mottled, patchAt } from '../shared/coat.ts';
import { coatPaint } from './coat-point.ts';
import { addHorns } from './horns.ts';
import { quadrupedKit } from './quadruped.ts';
import { type BodyContext, type DetailContext, type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

export const cow: QuadrupedShape = {
  height: 1.4,
  length: 0.98,
  depth: 0.265,
  width: 0.92,
  belly: 1.05,
  leg: 0.05,
  foot: 'hoof',
  footSize: 1.2,
  neck: { length: 0.38, rise: 0.4, base: 0.68, tip: 0.85 },
  head: { radius: 0.13, muzzle: 2.3, tip: 0.6, root: 0.8, drop: 0.5, low: 0.15 },
  ears: { kind: 'leaf', length: 1.25, width: 0.7, apart: 1, lean: 1.35, back: 0.15 },
  eyes: { size: 0.14, side: 0.95, up: 0.25 },
  nose: { kind: 'nostrils', size: 0.24 },
  tail: { length: 0.62, angle: -1.25, curl: -0.15, root: 0.022, tip: 0.012, tuft: 0.012, hair: 4 },
  fur: 0.008,
  furCount: 4000,
};

const udder = ({ frame, skeleton, body }: BodyContext) => {
  const { spine, depth, zHind } = frame;
  body.ellipsoid(
    [0, spine - depth * 0.92, zHind * 0.55],
    [depth * 0.4, depth * 0.34, depth * 0.45],
    fromHex('#e3a79a'),
    { bone: skeleton.number('hips'), blend: depth * 0.15, material: 'skin' },
  );
};

const cowHorns = (context: DetailContext) =>
  addHorns(
    context,
    [
      [0.45, 0.1, 0],
      [0.75, 0.4, 0.1],
      [0.7, 0.8, 0.15],
    ],
    0.16,
    ['#e9dfc8', '#5a4a3a'],
    [0.75, 0.75, -0.1],
  );

const holstein =
  (patch: string) =>
  (colour: Vec3 | null, random: () => number): Coat => {
    const [white, dark] = [fromHex('#f2ede4'), colour ?? fromHex(patch)];
    const seed = random() * 5;
    return (p) => {
      if (p.region === 'foot') return fromHex('#2b241f');
      if (p.region === 'muzzle')
        return mix(
          p.head[2] > 1.75 ? fromHex('#d9a59a') : white,
          dark,
          p.head[2] > 1.75 ? 0 : smoothstep(0.3, 0.45, Math.abs(p.head[0])),
        );
      if (p.region === 'head') return mix(white, dark, smoothstep(0.22, 0.36, Math.abs(p.head[0])));
      if (p.region === 'ear') return dark;
      if (p.region === 'tail') return p.along > 0.75 ? white : dark;
      return mix(
        white,
        dark,
        patchAt(p, 2.6, 0.5, seed) * (p.region === 'leg' ? smoothstep(0.3, 0.42, p.y) : 1),
      );
    };
  };

const solid =
  (hex: string, muzzle: string) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    return (p) => {
      if (p.region === 'foot') return fromHex('#2b241f');
      if (p.region === 'muzzle') return mix(base, fromHex(muzzle), smoothstep(1.5, 1.9, p.head[2]));
      return mottled(
        mix(base, scale(base, 0.6), p.region === 'leg' ? smoothstep(0.35, 0.1, p.y) : 0),
        p,
        0.2,
      );
    };
  };

const humped = ({ frame, skeleton, body, coat }: BodyContext) => {
  const { spine, depth: d, zFront } = frame;
  body.ellipsoid(
    [0, spine + d * 0.55, zFront * 0.75],
    [d * 0.62, d * 0.85, d * 1.0],
    coatPaint(frame, coat, 'mane'),
    { bone: skeleton.number('chest'), blend: d * 0.4, material: 'fur' },
  );
};
const bison: QuadrupedShape = {
  ...cow,
  height: 1.5,
  depth: 0.27,
  chest: 1.2,
  rump: 0.82,
  slope: -0.04,
  neck: { length: 0.3, rise: 0.0, base: 0.8, tip: 1.1 },
  head: { ...cow.head, radius: 0.16, muzzle: 2, drop: 0.75 },
  fur: 0.025,
  furCount: 9000,
  furAt: (p) =>
    p.region === 'neck' || p.region === 'head' || (p.region === 'body' && p.z > 0.05) ? 2.6 : 0.6,
  addToBody: humped,
  addDetails: (context) =>
    addHorns(
      context,
      [
        [0.4, 0.05, 0],
        [0.75, 0.35, 0.05],
        [0.65, 0.8, 0.1],
      ],
      0.18,
      ['#4a4038', '#1c1714'],
      [0.85, 0.55, -0.1],
    ),
};
const yak: QuadrupedShape = {
  ...bison,
  furAt: (p) => (p.region === 'body' && p.y < p.spine ? 5.5 : p.region === 'neck' ? 3 : 1.5),
  addDetails: (context) =>
    addHorns(
      context,
      [
        [0.7, 0.1, 0],
        [1.3, 0.6, 0.15],
        [1.2, 1.4, 0.2],
      ],
      0.2,
      ['#d8ccb2', '#3a3028'],
      [0.85, 0.55, -0.1],
    ),
};
const buffalo: QuadrupedShape = {
  ...cow,
  fur: 0,
  addDetails: (context) =>
    addHorns(
      context,
      [
        [0.7, -0.05, -0.2],
        [1.5, 0.2, -0.5],
        [1.9, 0.85, -0.5],
      ],
      0.24,
      ['#5a5048', '#241e1a'],
      [0.8, 0.6, -0.1],
    ),
};

const cattle: Species[] = [
  {
    nouns: ['cow', 'dairy cow', 'cattle', 'holstein'],
    shape: { ...cow, addToBody: udder, addDetails: cowHorns },
    coat: holstein('#1d1a1a'),
  },
  {
    nouns: ['brown cow', 'jersey cow', 'ox', 'steer'],
    shape: { ...cow, addDetails: cowHorns },
    coat: solid('#8a5a34', '#e0c4a8'),
  },
  {
    nouns: ['bull', 'toro', 'black bull'],
    shape: {
      ...cow,
      height: 1.5,
      chest: 1.2,
      neck: { ...cow.neck, base: 0.85 },
      addDetails: (context) =>
        addHorns(
          context,
          [
            [0.6, 0.1, 0.1],
            [1.2, 0.25, 0.5],
            [1.4, 0.7, 0.9],
          ],
          0.22,
          ['#efe6d0', '#2a2420'],
          [0.8, 0.7, 0],
        ),
    },
    coat: solid('#2a2220', '#4a3c34'),
  },
  { nouns: ['calf', 'baby cow'], shape: young(cow, 0.55), coat: holstein('#6a3f22') },
  {
    nouns: ['buffalo', 'water buffalo', 'wildebeest', 'gnu'],
    shape: buffalo,
    coat: solid('#4a443f', '#5a524c'),
  },
  {
    nouns: ['bison', 'american bison'],
    shape: bison,
    coat: (colour) => {
      const base = solid('#5a3a22', '#2a201a')(colour);
      return (p) =>
        p.region === 'neck' || p.region === 'mane' || p.region === 'head' ? fromHex('#2e1c12') : base(p);
    },
  },
  {
    nouns: ['yak', 'musk ox', 'highland cow', 'highland cattle'],
    shape: yak,
    coat: solid('#4a2f1e', '#c9b49a'),
  },
];
export const cattleKit = quadrupedKit('cow', { slow: 1.1, fast: 5 }, cattle);
