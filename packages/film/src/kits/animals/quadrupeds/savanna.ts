/** Elephants, giraffes, rhinos, hippos and camels. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, translationTo } from '../../../math/matrix.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { addScaled, mix, scale, type Vec3 } from '../../../math/vector.ts';
import { type Coat, cellBorder, countershaded, mottled } from '../shared/coat.ts';
import { coatPaint } from './coat-point.ts';
import { addHorns, addTusks } from './horns.ts';
import { quadrupedKit } from './quadruped.ts';
import { type BodyContext, type DetailContext, type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

const elephant: QuadrupedShape = {
  height: 2.9,
  length: 0.66,
  depth: 0.29,
  width: 0.92,
  belly: 1.05,
  leg: 0.085,
  thigh: 0.85,
  foot: 'column',
  hock: 0.24,
  stance: 0.6,
  neck: { length: 0.26, rise: 0.55, base: 0.7 },
  head: { radius: 0.195, muzzle: 1.0, tip: 0.42, root: 0.8, drop: 0.15, wide: 1.0, tall: 1.15, low: 0.5 },
  ears: { kind: 'fan', length: 2.3, width: 3.1, apart: 1 },
  eyes: { size: 0.075, side: 0.85, up: 0.12, iris: fromHex('#6a4a2a') },
  nose: { kind: 'none' },
  tail: { length: 0.42, angle: -1.15, curl: -0.2, root: 0.03, tip: 0.012, tuft: 0.008 },
  fur: 0,
  trunk: true,
  call: 'roar',
  gait: 'amble',
  addDetails: (context) => addTusks(context, 1.5, 0.13, [0.42, -0.55, 0.55]),
};

const hide =
  (hex: string, pale = 0.2) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    return (p) => {
      const wrinkle = 0.78 + 0.4 * fractalNoise(p.x * 24, p.y * 38, p.z * 24, 3);
      const dust = mix(
        base,
        fromHex('#b39c84'),
        pale * smoothstep(0.25, 0.7, fractalNoise(p.x * 4, p.y * 4, p.z * 4 + 8, 2)),
      );
      if (p.region === 'foot') return scale(dust, 0.8);
      return scale(dust, wrinkle);
    };
  };

const giraffe: QuadrupedShape = {
  height: 2.9,
  length: 0.56,
  depth: 0.155,
  chest: 1.15,
  slope: -0.09,
  leg: 0.03,
  thigh: 1.2,
  foot: 'hoof',
  footSize: 1.3,
  neck: { length: 0.72, rise: 1.12, base: 0.72, tip: 0.75 },
  head: { radius: 0.062, muzzle: 2.7, tip: 0.42, root: 0.72, drop: 0.45 },
  ears: { kind: 'leaf', length: 1.3, width: 0.6, apart: 0.9, lean: 1.1 },
  eyes: { size: 0.18, side: 1.0, up: 0.3 },
  nose: { kind: 'nostrils', size: 0.22 },
  tail: { length: 0.36, angle: -1.2, root: 0.015, tip: 0.008, tuft: 0.01, hair: 3 },
  fur: 0.003,
  furCount: 2500,
  addDetails: (context) =>
    addHorns(
      context,
      [
        [0.05, 0.4, 0],
        [0.1, 0.75, -0.05],
        [0.1, 0.82, -0.05],
      ],
      0.16,
      ['#c89a5a', '#2a1c12'],
      [0.35, 1, 0.1],
    ),
};

const giraffeCoat = (colour: Vec3 | null): Coat => {
  const [cream, brown] = [fromHex('#ead3a4'), colour ?? fromHex('#9a5a26')];
  return (p) => {
    if (p.region === 'foot') return fromHex('#3a2c22');
    if (p.region === 'muzzle' || p.region === 'ear' || p.region === 'jaw')
      return mix(cream, brown, p.region === 'muzzle' ? 0.25 : 0.1);
    if (p.region === 'tail') return mix(cream, fromHex('#1f1611'), smoothstep(0.6, 0.7, p.along));
    const size = p.region === 'head' ? 26 : p.region === 'leg' ? 15 : p.region === 'neck' ? 11.5 : 10;
    const fade = p.region === 'leg' ? smoothstep(0.12, 0.32, p.y) : 1;
    return mix(cream, brown, smoothstep(0.07, 0.16, cellBorder(p.x * size, p.y * size, p.z * size)) * fade);
  };
};

const camel: QuadrupedShape = {
  height: 1.85,
  length: 0.6,
  depth: 0.225,
  belly: 0.92,
  rump: 0.85,
  leg: 0.04,
  thigh: 1.05,
  foot: 'hoof',
  footSize: 1.55,
  neck: { length: 0.5, rise: 0.82, base: 0.68, tip: 0.8 },
  head: { radius: 0.1, muzzle: 2.3, tip: 0.5, root: 0.72, drop: 0.12, low: 0.3, pads: 0.22 },
  ears: { kind: 'round', length: 0.55, width: 0.45, apart: 0.75, lean: 0.5, back: 0.3 },
  eyes: { size: 0.15, side: 0.95, up: 0.4 },
  nose: { kind: 'nostrils', size: 0.2 },
  tail: { length: 0.32, angle: -1.2, root: 0.02, tip: 0.015, tuft: 0.01, hair: 3 },
  fur: 0.016,
  furCount: 7000,
};

const addHumps =
  (count: 1 | 2) =>
  ({ frame, skeleton, body, coat }: BodyContext) => {
    const { spine, depth: d, length } = frame;
    const paint = coatPaint(frame, coat, 'body');
    const places = count === 1 ? [0] : [-0.28, 0.28];
    for (const at of places)
      body.ellipsoid(
        [0, spine + d * 1.02, at * length],
        [d * 0.58, d * (count === 1 ? 1.02 : 0.9), d * (count === 1 ? 1.05 : 0.62)],
        paint,
        { bone: skeleton.number(at > 0 ? 'chest' : 'hips'), blend: d * 0.45, material: 'fur' },
      );
  };

const tan =
  (hex: string) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    const shade = countershaded(base, mix(base, fromHex('#efe0c0'), 0.5), 0.5);
    return (p) =>
      p.region === 'foot'
        ? scale(base, 0.5)
        : p.region === 'body' && p.y > p.spine + p.depth
          ? scale(base, 0.72)
          : p.region === 'tail'
            ? mix(base, scale(base, 0.35), smoothstep(0.7, 0.9, p.along))
            : mottled(shade(p), p, 0.2);
  };

const rhino: QuadrupedShape = {
  ...elephant,
  height: 1.65,
  length: 0.98,
  depth: 0.33,
  leg: 0.095,
  trunk: false,
  neck: { length: 0.36, rise: -0.05, base: 0.72, tip: 0.95 },
  head: { radius: 0.19, muzzle: 2.2, tip: 0.5, root: 0.82, drop: 0.5, low: 0.15 },
  ears: { kind: 'leaf', length: 0.75, width: 0.5, apart: 0.75, lean: 0.4 },
  eyes: { size: 0.085, side: 0.95, up: 0.25 },
  nose: { kind: 'nostrils', size: 0.2 },
  addDetails: (context) => {
    const { frame, skeleton, builder } = context;
    builder.bone(skeleton.number('head')).paint(fromHex('#5f564c'), 'satin');
    const horn = (ahead: number, length: number, up: number) => {
      const r = frame.radius;
      builder.at(multiply(translationTo(frame.headPoint(0, up, ahead)), rotationX(0.12)), (b) =>
        b.tube(
          [
            [0, -0.1 * r, 0],
            [0, length * 0.4 * r, 0.14 * r * length],
            [0, length * r, 0],
          ],
          [0.28 * r, 0.2 * r, 0.02 * r],
          10,
        ),
      );
    };
    horn(1.85, 1.6, 0.25);
    horn(1.15, 0.85, 0.5);
  },
};

const hippo: QuadrupedShape = {
  ...rhino,
  height: 1.45,
  length: 1.05,
  depth: 0.37,
  width: 1.0,
  belly: 1.08,
  leg: 0.1,
  neck: { length: 0.3, rise: 0.1, base: 0.8, tip: 1 },
  head: { radius: 0.22, muzzle: 2.15, tip: 0.72, root: 0.75, drop: 0.3, low: 0.25, pads: 0.42 },
  ears: { kind: 'round', length: 0.36, width: 0.36, apart: 0.8, lean: 0.4 },
  eyes: { size: 0.1, side: 0.75, up: 0.75 },
  nose: { kind: 'nostrils', size: 0.22 },
  call: 'roar',
  addDetails: (context: DetailContext) => addTusks(context, 0.4, 0.1, [0.34, -0.7, 1.6], 1.2),
};
const hippoCoat = (colour: Vec3 | null): Coat => {
  const base = hide('#75636a', 0.1)(colour);
  return (p) =>
    mix(
      base(p),
      fromHex('#c48d86'),
      p.region === 'jaw'
        ? 0.7
        : p.region === 'body'
          ? 0.6 * smoothstep(p.spine - p.depth * 0.4, p.spine - p.depth, p.y)
          : p.region === 'muzzle'
            ? 0.3
            : 0,
    );
};

const mammothMane = ({ frame, skeleton, body, coat }: BodyContext) => {
  body.ellipsoid(
    addScaled(frame.headCentre, [0, 1, -0.1], frame.radius * 0.85),
    [frame.radius * 0.75, frame.radius * 0.7, frame.radius * 0.7],
    coatPaint(frame, coat, 'head'),
    { bone: skeleton.number('head'), blend: frame.radius * 0.35, material: 'fur' },
  );
};

const species: Species[] = [
  { nouns: ['elephant', 'african elephant'], shape: elephant, coat: hide('#7d7873') },
  {
    nouns: ['elephant calf', 'baby elephant', 'elephant baby'],
    shape: { ...young(elephant, 0.42), head: { ...elephant.head, radius: 0.235 }, addDetails: () => {} },
    coat: hide('#857d78'),
  },
  {
    nouns: ['mammoth', 'woolly mammoth'],
    shape: {
      ...elephant,
      height: 3.1,
      fur: 0.05,
      furCount: 11000,
      furAt: (p) => (p.region === 'body' && p.y < p.spine ? 2.2 : 1),
      ears: { ...elephant.ears, length: 0.8, width: 1 },
      addToBody: mammothMane,
      addDetails: (context) => addTusks(context, 3, 0.16, [0.45, -0.55, 0.55], 0.62),
    },
    coat: hide('#5e3c22', 0),
  },
  { nouns: ['rhino', 'rhinoceros'], shape: rhino, coat: hide('#86817b') },
  { nouns: ['hippo', 'hippopotamus'], shape: hippo, coat: hippoCoat },
];
export const elephants = quadrupedKit('elephant', { slow: 1.4, fast: 4.5 }, species);
export const giraffes = quadrupedKit('giraffe', { slow: 1.6, fast: 7 }, [
  { nouns: ['giraffe'], shape: giraffe, coat: giraffeCoat },
  {
    nouns: ['giraffe calf', 'baby giraffe'],
    shape: {
      ...giraffe,
      height: 1.5,
      neck: { ...giraffe.neck, length: 0.55 },
      head: { ...giraffe.head, radius: 0.08 },
      leg: 0.034,
    },
    coat: giraffeCoat,
  },
]);
export const camels = quadrupedKit('camel', { slow: 1.3, fast: 6 }, [
  { nouns: ['camel', 'dromedary'], shape: { ...camel, addToBody: addHumps(1) }, coat: tan('#94652f') },
  {
    nouns: ['bactrian camel', 'two-humped camel'],
    shape: { ...camel, fur: 0.025, addToBody: addHumps(2) },
    coat: tan('#8f6236'),
  },
  {
    nouns: ['llama', 'alpaca', 'vicuna'],
    shape: {
      ...camel,
      height: 1.1,
      depth: 0.23,
      leg: 0.05,
      neck: { length: 0.62, rise: 1.25, base: 0.62, tip: 0.95 },
      head: { radius: 0.12, muzzle: 1.8, tip: 0.4, drop: 0.15 },
      ears: { kind: 'leaf', length: 1.1, width: 0.45, apart: 0.6, lean: 0.2 },
      fur: 0.055,
      furLift: 0.6,
      furCount: 10000,
    },
    coat: tan('#e2d3b8'),
  },
]);
