/** Crocodiles, lizards, tortoises and four-legged dinosaurs. */

import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { add, addScaled, mix, scale, type Vec3 } from '../../../math/vector.ts';
import { addSpines } from '../fantasy/dragon.ts';
import { dinosaurHide } from '../fantasy/theropods.ts';
import { tailPoints, tailSegments } from '../quadrupeds/frame.ts';
import { addHorns } from '../quadrupeds/horns.ts';
import { quadrupedKit } from '../quadrupeds/quadruped.ts';
import type { BodyContext, DetailContext, QuadrupedShape } from '../quadrupeds/shape.ts';
import type { Species } from '../quadrupeds/species.ts';
import { cellBorder } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';

const lizard: QuadrupedShape = {
  height: 0.09,
  length: 1.75,
  depth: 0.32,
  width: 1.15,
  belly: 0.95,
  leg: 0.1,
  thigh: 0.8,
  foot: 'paw',
  footSize: 1.1,
  hock: 0.2,
  stance: 0.8,
  sprawl: 1.0,
  neck: { length: 0.5, rise: 0.12, base: 0.62, tip: 0.9 },
  head: { radius: 0.27, muzzle: 2.2, tip: 0.32, root: 0.72, drop: 0.08, wide: 1.05, tall: 0.8, low: 0.2 },
  ears: { kind: 'none', length: 0, width: 0 },
  eyes: { size: 0.19, side: 0.95, up: 0.55, iris: fromHex('#e0a82a'), pupil: 'slit' },
  nose: { kind: 'nostrils', size: 0.12 },
  tail: { length: 3.2, angle: -0.1, curl: 0.08, root: 0.22, tip: 0.02 },
  fur: 0,
  sit: 'lie',
};

const crocodile: QuadrupedShape = {
  ...lizard,
  height: 0.5,
  length: 2.0,
  depth: 0.36,
  head: { radius: 0.3, muzzle: 3.6, tip: 0.34, root: 0.7, drop: 0.02, wide: 1.1, tall: 0.72, low: 0.15 },
  eyes: { size: 0.16, side: 0.7, up: 0.95, iris: fromHex('#c8b02a'), pupil: 'slit' },
  tail: { length: 3.4, angle: -0.08, curl: 0.06, root: 0.26, tip: 0.03 },
  call: 'roar',
  addDetails: (context) => {
    addSpines(context, 0.8);
    const { frame, builder, skeleton } = context;
    for (const sign of [1, -1])
      for (let n = 0; n < 9; n += 1) {
        builder.paint(fromHex('#f2ecd8'), 'glossy').bone(skeleton.number(n % 2 ? 'jaw' : 'head'));
        const ahead = lerp(1.0, 3.4, n / 8);
        const wide = lerp(0.62, 0.32, n / 8);
        builder.tube(
          [
            frame.headPoint(sign * wide, -0.3, ahead),
            frame.headPoint(sign * wide * 1.02, n % 2 ? -0.14 : -0.46, ahead),
          ],
          [frame.radius * 0.05, frame.radius * 0.006],
          5,
        );
      }
  },
};

const reptileCoat = (back: string, belly: string) => dinosaurHide(back, belly, '#2e3418');

const addShell =
  (dome: number, pattern: (x: number, y: number, z: number, h: number) => Vec3) =>
  ({ frame, skeleton, body }: BodyContext) => {
    const { spine, depth: d, length, h } = frame;
    body.ellipsoid(
      [0, spine + d * 0.1, 0],
      [d * 1.5, d * dome, length * 0.78],
      (x, y, z) => pattern(x, y, z, h),
      { bone: skeleton.number('hips'), blend: d * 0.06, material: 'satin' },
    );
  };
const scutes =
  (dark: string, light: string) =>
  (x: number, y: number, z: number, h: number): Vec3 =>
    mix(
      fromHex(light),
      scale(fromHex(dark), 0.8 + 0.4 * Math.abs(Math.sin(((x + z) * 40) / h))),
      smoothstep(0.04, 0.16, cellBorder((x / h) * 2.6 + 0.5, (y / h) * 0.6, (z / h) * 2.6)),
    );

const tortoise: QuadrupedShape = {
  ...lizard,
  height: 0.26,
  length: 0.95,
  depth: 0.36,
  leg: 0.12,
  foot: 'column',
  stance: 1.0,
  sprawl: 0.35,
  neck: { length: 0.5, rise: 0.35, base: 0.45, tip: 0.8 },
  head: { radius: 0.2, muzzle: 1.35, tip: 0.42, root: 0.75, drop: 0.05, low: 0.2 },
  eyes: { size: 0.16, side: 0.85, up: 0.35 },
  tail: { length: 0.25, angle: -0.5, root: 0.06, tip: 0.02 },
  chest: 0.72,
  rump: 0.72,
  belly: 0.8,
  gait: 'amble',
  addToBody: addShell(1.35, scutes('#6a5028', '#c9ae6a')),
};

const triceratops: QuadrupedShape = {
  ...tortoise,
  chest: 1.04,
  rump: 1,
  belly: 1,
  height: 2.2,
  length: 0.98,
  depth: 0.34,
  leg: 0.1,
  stance: 0.62,
  sprawl: 0,
  neck: { length: 0.3, rise: 0.05, base: 0.75, tip: 1.0 },
  head: { radius: 0.2, muzzle: 2.1, tip: 0.3, root: 0.8, drop: 0.35, low: 0.35, cheeks: 0.4 },
  eyes: { size: 0.1, side: 0.85, up: 0.3, iris: fromHex('#d8902a') },
  tail: { length: 1.0, angle: -0.4, curl: 0.3, root: 0.17, tip: 0.025 },
  call: 'roar',
  gait: 'usual',
  addToBody: () => {},
  addDetails: (context: DetailContext) => {
    const { frame, builder, skeleton, coat } = context;
    const { radius: r, h } = frame;
    addHorns(
      context,
      [
        [0.15, 0.7, 0.6],
        [0.2, 1.2, 1.5],
        [0.15, 1.45, 2.5],
      ],
      0.22,
      ['#efe4c8', '#4a3c2e'],
      [0.45, 0.8, 0.35],
    );
    builder
      .bone(skeleton.number('head'))
      .paint(fromHex('#efe4c8'), 'satin')
      .tube(
        [frame.headPoint(0, 0.05, 1.75), frame.headPoint(0, 0.55, 2.0), frame.headPoint(0, 0.9, 2.35)],
        [r * 0.2, r * 0.14, r * 0.02],
        9,
      );
    const skin = coat({
      x: 0,
      y: frame.headCentre[1] / h,
      z: 0.6,
      region: 'head',
      head: [0, 0.6, 0],
      spine: frame.spine / h,
      depth: frame.depth / h,
      along: 0,
    });
    for (let n = 0; n < 11; n += 1) {
      const a = ((n - 5) / 5) * 1.5;
      addEar(builder, {
        base: frame.headPoint(0, 0.1, -0.2),
        direction: frame.headDirection(Math.sin(a), Math.cos(a), -0.55),
        facing: frame.headDirection(0, 0.5, 1),
        length: r * 2.1,
        width: r * 1.0,
        outline: 'leaf',
        cup: 0.05,
        outside: scale(skin, 0.8),
        inside: mix(skin, fromHex('#c8602a'), n % 2 ? 0.35 : 0.15),
        material: 'skin',
      });
    }
  },
};
const stegosaurus: QuadrupedShape = {
  ...triceratops,
  depth: 0.36,
  slope: 0.08,
  neck: { length: 0.42, rise: -0.15, base: 0.5, tip: 0.8 },
  head: { radius: 0.085, muzzle: 2.2, tip: 0.4, root: 0.75, drop: 0.2 },
  tail: { length: 1.4, angle: -0.15, curl: 0.2, root: 0.2, tip: 0.025 },
  addDetails: (context: DetailContext) => {
    const { frame, builder, skeleton, skin, colour } = context;
    const plate = (bone: string, at: Vec3, size: number, side: number) => {
      builder.bone(skeleton.number(bone));
      addEar(builder, {
        base: addScaled(at, [0, 1, 0], -size * 0.12),
        direction: [side * 0.22, 1, -0.1],
        facing: [1, 0, 0],
        length: size,
        width: size * 0.95,
        outline: 'leaf',
        cup: 0,
        outside: mix(colour ?? fromHex('#b85a2a'), fromHex('#e8b04a'), 0.3),
        inside: colour ?? fromHex('#b85a2a'),
        material: 'skin',
      });
    };
    for (let n = 0; n < 11; n += 1) {
      const z = lerp(frame.zHind * 1.3, frame.zFront * 1.35, n / 10);
      plate(
        z > 0 ? 'chest' : 'hips',
        skin([0, frame.spine, z], [0, 1, 0]),
        frame.h * (0.42 - Math.abs(n - 4.5) * 0.05),
        n % 2 ? 1 : -1,
      );
    }
    const tail = tailPoints(frame);
    for (let n = 0; n < tailSegments; n += 1)
      plate(
        `tail${n}`,
        skin(mix(tail[n]!, tail[n + 1]!, 0.4), [0, 1, 0]),
        frame.h * (0.26 - n * 0.05),
        n % 2 ? 1 : -1,
      );
    builder.bone(skeleton.number(`tail${tailSegments - 1}`)).paint(fromHex('#e8dcc0'), 'satin');
    for (const sign of [1, -1])
      for (const back of [0.05, 0.2]) {
        const root = add(tail.at(-1)!, [0, 0, back * frame.h]);
        builder.tube(
          [root, add(root, [sign * 0.26 * frame.h, 0.16 * frame.h, -0.05 * frame.h])],
          [0.028 * frame.h, 0.003 * frame.h],
          7,
        );
      }
  },
};
const brachiosaurus: QuadrupedShape = {
  ...triceratops,
  height: 4.2,
  length: 0.72,
  depth: 0.26,
  slope: -0.07,
  leg: 0.08,
  neck: { length: 1.35, rise: 1.0, base: 0.62, tip: 0.95 },
  head: { radius: 0.075, muzzle: 2.0, tip: 0.5, root: 0.8, drop: 0.15 },
  eyes: { size: 0.16, side: 0.9, up: 0.35 },
  tail: { length: 1.75, angle: -0.4, curl: 0.4, root: 0.15, tip: 0.015 },
  addDetails: () => {},
};

const dinosaurs: Species[] = [
  { nouns: ['triceratops'], shape: triceratops, coat: dinosaurHide('#7a6a4a', '#d8c8a0', '#3a2e1e') },
  {
    nouns: ['stegosaurus', 'ankylosaurus'],
    shape: stegosaurus,
    coat: dinosaurHide('#5f7040', '#c8c494', '#38401f'),
  },
  {
    nouns: [
      'brachiosaurus',
      'brontosaurus',
      'diplodocus',
      'long-necked dinosaur',
      'sauropod',
      'apatosaurus',
      'long neck dinosaur',
    ],
    shape: brachiosaurus,
    coat: dinosaurHide('#6f7f78', '#c4cab4', '#3f4f4a'),
  },
];
export const fourLeggedDinosaurs = quadrupedKit('triceratops', { slow: 1.6, fast: 5 }, dinosaurs);
export const lizards = quadrupedKit('lizard', { slow: 0.25, fast: 1.2 }, [
  {
    nouns: ['lizard', 'gecko', 'iguana', 'salamander', 'newt', 'komodo dragon', 'bearded dragon'],
    shape: lizard,
    coat: reptileCoat('#6a9a3a', '#d8d89a'),
  },
]);
export const crocodiles = quadrupedKit('crocodile', { slow: 0.7, fast: 3 }, [
  {
    nouns: ['crocodile', 'alligator', 'croc', 'caiman'],
    shape: crocodile,
    coat: reptileCoat('#4a5230', '#b8b084'),
  },
]);
export const tortoises = quadrupedKit('tortoise', { slow: 0.12, fast: 0.3 }, [
  {
    nouns: ['tortoise', 'giant tortoise', 'land turtle', 'pond turtle'],
    shape: tortoise,
    coat: reptileCoat('#7d7a52', '#b0aa80'),
  },
]);
