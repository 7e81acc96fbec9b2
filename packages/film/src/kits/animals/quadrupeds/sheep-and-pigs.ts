/** Sheep, goats and pigs. */

import { fromHex } from '../../../math/colour.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { type Coat, countershaded, mottled } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { coatPaint } from './coat-point.ts';
import { cow } from './farm.ts';
import { addHorns, addTusks } from './horns.ts';
import { quadrupedKit } from './quadruped.ts';
import { type DetailContext, type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

const sheep: QuadrupedShape = {
  ...cow,
  height: 0.72,
  length: 0.85,
  depth: 0.33,
  width: 1.0,
  belly: 1.1,
  rump: 1.1,
  leg: 0.055,
  neck: { length: 0.36, rise: 0.75, base: 0.75, tip: 1.05 },
  head: { radius: 0.16, muzzle: 1.95, tip: 0.4, root: 0.7, drop: 0.4 },
  ears: { kind: 'leaf', length: 1.15, width: 0.5, apart: 1, lean: 1.5 },
  eyes: { size: 0.15, side: 0.9, up: 0.25, iris: fromHex('#b8923a'), pupil: 'bar' },
  nose: { kind: 'nostrils', size: 0.2 },
  tail: { length: 0.2, angle: -0.9, root: 0.06, tip: 0.05 },
  fur: 0.035,
  furLift: 1.3,
  furCount: 9000,
  // Wool on trunk and neck only.
  furAt: (p) =>
    p.region === 'body' || p.region === 'neck' || p.region === 'tail'
      ? 1.3
      : p.region === 'head' && p.head[2] < 0.1
        ? 2
        : 0.15,
  addToBody: ({ frame, skeleton, body, coat }) => {
    // Lumps of wool.
    const { spine, depth: d, length } = frame;
    const paint = coatPaint(frame, coat, 'body');
    for (let n = 0; n < 26; n += 1) {
      const a = n * 2.39996;
      const z = ((n / 25) * 2 - 1) * length * 0.6;
      body.ellipsoid(
        [Math.cos(a) * d * 0.82, spine + Math.sin(a) * d * 0.82, z],
        [d * 0.33, d * 0.33, d * 0.33],
        paint,
        { bone: skeleton.number(z > 0 ? 'chest' : 'hips'), blend: d * 0.1, material: 'fur' },
      );
    }
    body.ellipsoid(
      frame.headPoint(0, 0.65, -0.2),
      [frame.radius * 0.75, frame.radius * 0.5, frame.radius * 0.65],
      paint,
      { bone: skeleton.number('head'), blend: frame.radius * 0.15, material: 'fur' },
    );
  },
};
const woolCoat =
  (wool: string, face: string) =>
  (colour: Vec3 | null): Coat => {
    const [fleece, skin] = [colour ?? fromHex(wool), fromHex(face)];
    return (p) => {
      if (p.region === 'foot') return fromHex('#2a2320');
      if (p.region === 'body' || p.region === 'neck' || p.region === 'tail')
        return scale(fleece, 0.8 + 0.3 * fractalNoise(p.x * 22, p.y * 22, p.z * 22, 2));
      return mottled(skin, p);
    };
  };

const addBeard = (context: DetailContext) => {
  const { frame, builder, skeleton } = context;
  builder.bone(skeleton.number('jaw'));
  for (const x of [-0.15, 0, 0.15])
    addEar(builder, {
      base: frame.headPoint(x, -0.6, 1.2),
      direction: [x * 0.3, -1, 0.05],
      facing: [0, 0, 1],
      length: frame.radius * 1.1,
      width: frame.radius * 0.35,
      outline: 'pointed',
      cup: 0.2,
      outside: fromHex('#d8cfc0'),
      inside: fromHex('#d8cfc0'),
    });
};
const goat: QuadrupedShape = {
  ...sheep,
  height: 0.75,
  depth: 0.25,
  belly: 1.05,
  rump: 0.95,
  leg: 0.045,
  fur: 0.03,
  furLift: 0.4,
  furAt: () => 1,
  addToBody: () => {},
  neck: { length: 0.42, rise: 0.85, base: 0.62, tip: 0.8 },
  tail: { length: 0.16, angle: 0.8, root: 0.03, tip: 0.02, hair: 2 },
  addDetails: (context) => {
    addHorns(
      context,
      [
        [0.1, 0.6, -0.2],
        [0.25, 1.2, -0.7],
        [0.4, 1.5, -1.4],
      ],
      0.2,
      ['#8a7a62', '#3a3028'],
      [0.35, 0.95, 0.1],
    );
    addBeard(context);
  },
};

const pig: QuadrupedShape = {
  ...cow,
  height: 0.75,
  length: 0.98,
  depth: 0.34,
  width: 0.98,
  belly: 1.08,
  rump: 1.02,
  leg: 0.065,
  neck: { length: 0.3, rise: 0.25, base: 0.78, tip: 1 },
  head: { radius: 0.2, muzzle: 1.95, tip: 0.44, root: 0.74, drop: 0.3, low: 0.2, cheeks: 0.5 },
  ears: { kind: 'pointed', length: 0.95, width: 0.85, apart: 0.75, lean: 0.5, back: -0.7 },
  eyes: { size: 0.1, side: 0.62, up: 0.35 },
  nose: { kind: 'snout', size: 0.22, colour: fromHex('#d98f86') },
  tail: { length: 0, angle: 0.4, root: 0.03, tip: 0.02 },
  fur: 0,
  addDetails: ({ frame, builder, skeleton, colour }) => {
    const { spine, depth, zHind, h } = frame;
    const points = Array.from({ length: 16 }, (_, n): Vec3 => {
      const a = (n / 15) * Math.PI * 4;
      return [
        Math.sin(a) * 0.045 * h,
        spine + depth * 0.55 + Math.cos(a) * 0.045 * h,
        zHind * 0.88 - depth * 0.95 - (n / 15) * 0.12 * h,
      ];
    });
    builder
      .bone(skeleton.number('hips'))
      .paint(colour ?? fromHex('#e0a398'), 'skin')
      .tube(points, 0.015 * h, 7);
  },
};
const pigCoat =
  (hex: string) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    return (p) =>
      p.region === 'foot'
        ? scale(base, 0.5)
        : mottled(mix(base, fromHex('#f2c9bd'), p.region === 'body' ? 0.3 : 0.1), p, 0.12);
  };

const boar: QuadrupedShape = {
  ...pig,
  height: 0.8,
  depth: 0.3,
  chest: 1.2,
  rump: 0.9,
  slope: -0.04,
  fur: 0.04,
  head: { ...pig.head, muzzle: 2.2 },
  nose: { ...pig.nose, colour: fromHex('#5a463c') },
  tail: { length: 0.3, angle: -0.9, root: 0.015, tip: 0.01 },
  addDetails: (context) => addTusks(context, 0.6, 0.09, [0.42, -0.4, 1.25], 1.3),
};

const flock: Species[] = [
  { nouns: ['sheep', 'ewe', 'woolly sheep'], shape: sheep, coat: woolCoat('#f0ebe0', '#2e2826') },
  {
    nouns: ['lamb', 'baby sheep'],
    shape: { ...young(sheep, 0.55), addToBody: () => {} },
    coat: woolCoat('#f7f3ea', '#efe6da'),
  },
  {
    nouns: ['ram', 'bighorn', 'bighorn sheep'],
    shape: {
      ...sheep,
      addDetails: (context) =>
        addHorns(
          context,
          [
            [0.35, 0.3, -0.4],
            [0.7, 0.1, -0.95],
            [1.0, -0.6, -0.8],
            [1.05, -0.8, -0.1],
            [1.2, -0.45, 0.3],
          ],
          0.3,
          ['#c9b48a', '#6a563c'],
          [0.5, 0.85, 0],
        ),
    },
    coat: woolCoat('#d9cdb8', '#b39b7c'),
  },
  { nouns: ['black sheep'], shape: sheep, coat: woolCoat('#2a2625', '#1c1918') },
  {
    nouns: ['goat', 'billy goat', 'mountain goat', 'ibex'],
    shape: goat,
    coat: (colour) => {
      const base = colour ?? fromHex('#d9cfc0');
      return countershaded(base, mix(base, [1, 1, 1], 0.5));
    },
  },
  {
    nouns: ['kid goat', 'baby goat', 'goat kid'],
    shape: { ...young(goat, 0.55), addDetails: () => {} },
    coat: (colour) => countershaded(colour ?? fromHex('#a8835c'), fromHex('#efe6d8')),
  },
];
const swine: Species[] = [
  { nouns: ['pig', 'hog', 'sow', 'pink pig'], shape: pig, coat: pigCoat('#e3a79c') },
  { nouns: ['piglet', 'baby pig', 'piggy'], shape: young(pig, 0.45), coat: pigCoat('#ecb5aa') },
  { nouns: ['boar', 'wild boar', 'warthog'], shape: boar, coat: pigCoat('#4f4038') },
];

export const sheepKit = quadrupedKit('sheep', { slow: 0.9, fast: 4 }, flock);
export const pigKit = quadrupedKit('pig', { slow: 0.9, fast: 4 }, swine);
