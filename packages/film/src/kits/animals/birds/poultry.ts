/** Chickens, turkeys, peacocks and the phoenix. */

import { fromHex } from '../../../math/colour.ts';
import { addEar } from '../shared/ears.ts';
import { birdKit } from './bird.ts';
import type { BirdKind } from './bird-kind.ts';
import { eagle } from './kinds.ts';
import { plumage } from './plumage.ts';
import type { BirdContext, BirdShape } from './shape.ts';
import { addCrest } from './songbirds.ts';
import { duck, white } from './water-birds.ts';

const hen: BirdShape = {
  ...duck,
  length: 0.3,
  depth: 0.33,
  pitch: 0.32,
  neck: { length: 0.42, base: 0.22, tip: 0.13, standing: [1.2, 1.35, 1.2], flying: [0.5, 0.4, 0.3] },
  head: { radius: 0.15 },
  beak: { kind: 'cone', length: 0.8, thick: 0.26, colour: '#e8b03a' },
  eyes: { size: 0.15, side: 1.0, up: 0.3, iris: fromHex('#d8742a') },
  legs: { length: 0.42, thick: 0.032, colour: '#e0a83a', thigh: 1.1 },
  wings: { ...duck.wings, span: 0.85, chord: 0.45, covert: '#a8622c', inner: '#8a4e22', outer: '#4a2c16' },
  tail: { length: 0.5, width: 0.34, count: 7, colour: '#5a3418', angle: 0.95, spread: 0.25 },
  gait: 'walk',
  addDetails: (context) => addComb(context, 1),
};

/** The red comb on the head and the wattles under the beak. */
const addComb = ({ frame, skeleton, builder }: BirdContext, size: number) => {
  const { radius: r } = frame;
  builder.bone(skeleton.number('head'));
  for (let n = 0; n < 5; n += 1)
    addEar(builder, {
      base: frame.headPoint(0, 0.75 - Math.abs(n - 1.5) * 0.06, 0.55 - n * 0.28),
      direction: [0, 1, 0.1 - n * 0.14],
      facing: [1, 0, 0],
      length: r * size * (0.65 - Math.abs(n - 2) * 0.08),
      width: r * 0.4,
      outline: 'round',
      cup: 0,
      outside: fromHex('#c8201c'),
      inside: fromHex('#d02a24'),
      material: 'skin',
      rows: 4,
    });
  for (const sign of [1, -1])
    builder
      .paint(fromHex('#c8201c'), 'skin')
      .sphere(frame.headPoint(sign * 0.2, -0.85, 0.75), [r * 0.14, r * 0.38 * size, r * 0.2], 10);
};

const addSickleFeathers = (context: BirdContext) => {
  const { frame, skeleton, builder } = context;
  const { unit, tailRoot } = frame;
  builder.bone(skeleton.number('tail'));
  for (let n = 0; n < 9; n += 1) {
    const t = n / 8 - 0.5;
    addEar(builder, {
      base: [t * 0.1 * unit, tailRoot[1], tailRoot[2] + 0.08 * unit],
      direction: [t * 0.7, 1.2 - Math.abs(t) * 0.8, -0.75],
      facing: [0, -0.6, -1],
      length: unit * (0.95 - Math.abs(t) * 0.4),
      width: unit * 0.13,
      outline: 'leaf',
      cup: -0.2,
      bend: 0.4,
      outside: fromHex(n % 2 ? '#14503a' : '#1a2c4a'),
      inside: fromHex('#0f2a24'),
      material: 'satin',
      rows: 8,
    });
  }
};

const addTailFan = (
  { frame, skeleton, builder, detail }: BirdContext,
  count: number,
  length: number,
  eyes: boolean,
  colours: [string, string],
) => {
  const { unit, tailRoot } = frame;
  builder.bone(skeleton.number('tail'));
  const feathers = detail === 0 ? count : Math.ceil(count / 2);
  for (let row = 0; row < (eyes ? 3 : 1); row += 1)
    for (let n = 0; n < feathers; n += 1) {
      const a = ((n + (row % 2) * 0.5) / (feathers - 1) - 0.5) * 2.7;
      const reach = unit * length * (1 - row * 0.24);
      const direction: [number, number, number] = [Math.sin(a), Math.cos(a), -0.35];
      const base: [number, number, number] = [
        Math.sin(a) * 0.05 * unit,
        tailRoot[1],
        tailRoot[2] + row * 0.02 * unit,
      ];
      addEar(builder, {
        base,
        direction,
        facing: [0, 0.3, 1],
        length: reach,
        width: (unit * length * 2.4) / feathers,
        outline: 'leaf',
        cup: 0.05,
        outside: fromHex(colours[0]),
        inside: fromHex(n % 2 ? colours[0] : colours[1]),
        material: 'satin',
        rows: 5,
      });
      if (!eyes) continue;
      const k = 0.86 / Math.hypot(...direction);
      const tip: [number, number, number] = [
        base[0] + direction[0] * reach * k,
        base[1] + direction[1] * reach * k,
        base[2] + direction[2] * reach * k + 0.014 * unit,
      ];
      builder.paint(fromHex('#b8863a'), 'satin').sphere(tip, [unit * 0.075, unit * 0.085, unit * 0.006], 10);
      builder
        .paint(fromHex('#1f9ab0'), 'satin')
        .sphere([tip[0], tip[1], tip[2] + 0.004 * unit], [unit * 0.05, unit * 0.056, unit * 0.006], 10);
      builder
        .paint(fromHex('#141f6a'), 'glossy')
        .sphere(
          [tip[0], tip[1] - 0.008 * unit, tip[2] + 0.008 * unit],
          [unit * 0.028, unit * 0.03, unit * 0.006],
          8,
        );
    }
};

const yard: BirdKind[] = [
  {
    nouns: ['chicken', 'hen', 'brown hen'],
    shape: hen,
    coat: plumage({ back: '#a8622c', belly: '#c98a4a', head: '#b86a30', neck: '#c07a3a' }),
  },
  {
    nouns: ['rooster', 'cock', 'cockerel'],
    shape: {
      ...hen,
      length: 0.34,
      legs: { ...hen.legs, length: 0.5 },
      tail: { ...hen.tail, colour: '#14503a' },
      wings: { ...hen.wings, covert: '#a83a1c', inner: '#2a5a4a', outer: '#1a2a2a' },
      addDetails: (context) => {
        addComb(context, 1.5);
        addSickleFeathers(context);
      },
    },
    coat: plumage({ back: '#a8401c', belly: '#241c1c', breast: '#241c1c', head: '#e09a2e', neck: '#e8a83a' }),
  },
  {
    nouns: ['white chicken', 'white hen'],
    shape: { ...hen, wings: { ...hen.wings, ...white }, tail: { ...hen.tail, colour: '#f0ece4' } },
    coat: plumage({ back: '#f4f1ea', belly: '#f8f6f0' }),
  },
  {
    nouns: ['chick', 'baby chick', 'baby chicken'],
    shape: {
      ...hen,
      length: 0.09,
      depth: 0.4,
      pitch: 0.4,
      neck: { ...hen.neck, length: 0.2, base: 0.3, tip: 0.26 },
      head: { radius: 0.3 },
      beak: { ...hen.beak, length: 0.55, colour: '#e88a2a' },
      eyes: { size: 0.15, side: 0.9, up: 0.15 },
      wings: { ...hen.wings, kind: 'stubs', covert: '#f4d04a', inner: '#ecc43e', outer: '#e0b436' },
      tail: { ...hen.tail, length: 0.12, colour: '#f0c842', count: 3 },
      feather: 0.12,
      addDetails: () => {},
    },
    coat: plumage({ back: '#f6d650', belly: '#fae68a' }),
  },
  {
    nouns: ['turkey'],
    shape: {
      ...hen,
      length: 0.55,
      depth: 0.36,
      wings: { ...hen.wings, covert: '#4a3626', inner: '#5a4230', outer: '#2a1e16' },
      head: { radius: 0.1 },
      tail: { ...hen.tail, length: 0 },
      addDetails: (context) => {
        addTailFan(context, 17, 0.85, false, ['#5a3c24', '#3a2616']);
        const { frame, builder, skeleton } = context;
        builder
          .bone(skeleton.number('head'))
          .paint(fromHex('#c8281c'), 'skin')
          .tube(
            [
              frame.headPoint(0.1, 0.1, 1.0),
              frame.headPoint(0.2, -0.7, 1.15),
              frame.headPoint(0.15, -1.5, 0.9),
            ],
            [frame.radius * 0.14, frame.radius * 0.18, frame.radius * 0.1],
            7,
          );
      },
    },
    coat: plumage({ back: '#3f2e22', belly: '#4a3628', head: '#7aa0b8', neck: '#c85a4a' }),
  },
  {
    nouns: ['peacock', 'peafowl', 'peahen'],
    shape: {
      ...hen,
      size: [2.1, 1.35, 1.1],
      length: 0.5,
      depth: 0.25,
      pitch: 0.35,
      neck: { length: 0.65, base: 0.15, tip: 0.07, standing: [1.3, 1.5, 1.4], flying: [0.4, 0.3, 0.2] },
      head: { radius: 0.085 },
      tail: { ...hen.tail, length: 0 },
      wings: { ...hen.wings, covert: '#8a7a5a', inner: '#a88a5a', outer: '#6a4a2a' },
      addDetails: (context) => {
        addTailFan(context, 23, 2.1, true, ['#1f7a4a', '#2a9a5a']);
        addCrest(context, '#1f5ac0', 1.4, 5);
      },
    },
    coat: plumage({ back: '#1f6a8a', belly: '#143f7a', head: '#1f5ac0', neck: '#1650b8' }),
  },
];

export const poultry = birdKit('chicken', 'walks', { slow: 0.5, fast: 2 }, yard);
export const phoenixes = birdKit('phoenix', 'flies', { slow: 7, fast: 14 }, [
  {
    nouns: ['phoenix', 'firebird'],
    shape: {
      ...eagle,
      length: 0.8,
      neck: { ...eagle.neck, length: 0.5 },
      wings: { ...eagle.wings, covert: '#d8301c', inner: '#f0701c', outer: '#f8c02a', fingers: 0.8 },
      tail: { length: 1.9, width: 0.3, count: 9, colour: '#f0801c', spread: 0.35, tip: '#f8d83a' },
      glide: 0.3,
      addDetails: (context) => addCrest(context, '#f8c02a', 2.2),
    },
    coat: plumage({ back: '#d0301c', belly: '#f0902a', head: '#e8501c', neck: '#e8601c' }),
  },
]);
