/** Ducks, geese, swans, gulls, waders, poultry and other larger birds. */

import { fromHex } from '../../../math/colour.ts';
import { addEar } from '../shared/ears.ts';
import { type BirdKind, birdKit } from './bird.ts';
import { addCrest, eagle, songbird } from './kinds.ts';
import { plumage } from './plumage.ts';
import type { BirdContext, BirdShape } from './shape.ts';

const duck: BirdShape = {
  length: 0.36,
  depth: 0.26,
  width: 1.0,
  pitch: 0.12,
  neck: { length: 0.42, base: 0.15, tip: 0.115, standing: [1.0, 1.5, 1.2], flying: [0.35, 0.25, 0.15] },
  head: { radius: 0.145 },
  beak: { kind: 'flat', length: 1.15, thick: 0.36, colour: '#e8a82a' },
  eyes: { size: 0.13, side: 1.05, up: 0.3 },
  legs: { length: 0.2, thick: 0.03, colour: '#e8862a', isWebbed: true },
  wings: { kind: 'feathers', span: 1.15, chord: 0.45, covert: '#9a958e', inner: '#3a5ab0', outer: '#5a5048' },
  tail: { length: 0.28, width: 0.26, colour: '#2a2826', angle: 0.35 },
  beat: 4.5,
  gait: 'waddle',
};
const white = { covert: '#f5f2ec', inner: '#f0ece4', outer: '#e6e0d4' };

const swan: BirdShape = {
  ...duck,
  length: 0.72,
  depth: 0.25,
  neck: { length: 1.05, base: 0.11, tip: 0.055, standing: [1.85, 1.5, 0.35], flying: [0.3, 0.12, 0.02] },
  head: { radius: 0.075 },
  beak: { kind: 'flat', length: 1.7, thick: 0.42, colour: '#e8722a' },
  eyes: { size: 0.13, side: 1.05, up: 0.3, rim: fromHex('#1a1614') },
  legs: { length: 0.18, thick: 0.025, colour: '#2a2624', isWebbed: true },
  wings: { ...duck.wings, span: 1.4, chord: 0.5, ...white },
  tail: { length: 0.24, width: 0.28, colour: '#f0ece4', angle: 0.3 },
  beat: 2.2,
};

const waders: BirdShape = {
  ...swan,
  length: 0.5,
  depth: 0.2,
  pitch: 0.25,
  neck: { length: 1.25, base: 0.075, tip: 0.04, standing: [1.75, 1.6, 1.0], flying: [0.15, 0.05, 0] },
  head: { radius: 0.08 },
  beak: { kind: 'needle', length: 3.4, thick: 0.28, colour: '#e2a42a' },
  legs: { length: 1.45, thick: 0.022, colour: '#c4602a' },
  wings: {
    ...duck.wings,
    span: 1.5,
    chord: 0.55,
    covert: '#8f9aa8',
    inner: '#7a8696',
    outer: '#2a2e36',
    fingers: 0.8,
  },
  tail: { length: 0.25, width: 0.26, colour: '#7a8696' },
  beat: 1.9,
  glide: 0.45,
  gait: 'walk',
};

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

const pigeon: BirdShape = {
  ...songbird,
  length: 0.22,
  depth: 0.27,
  pitch: 0.4,
  neck: { length: 0.32, base: 0.19, tip: 0.12, standing: [1.1, 1.4, 1.2], flying: [0.35, 0.3, 0.2] },
  head: { radius: 0.125 },
  beak: { kind: 'cone', length: 0.8, thick: 0.2, colour: '#4a4644' },
  eyes: { size: 0.16, side: 1.0, up: 0.25, iris: fromHex('#e0702a') },
  legs: { length: 0.22, thick: 0.026, colour: '#c44a4a' },
  wings: { ...songbird.wings, covert: '#9aa2ae', inner: '#868e9c', outer: '#4a505a' },
  tail: { length: 0.5, width: 0.32, colour: '#6a727e', spread: 0.25 },
  beat: 4.5,
  gait: 'walk',
};
const crow: BirdShape = {
  ...pigeon,
  length: 0.28,
  beak: { kind: 'cone', length: 1.3, thick: 0.3, colour: '#1a181a' },
  eyes: { ...pigeon.eyes, iris: null },
  legs: { ...pigeon.legs, length: 0.28, colour: '#1a181a' },
  wings: { ...pigeon.wings, span: 1.35, covert: '#1c1b20', inner: '#18171c', outer: '#121116', fingers: 0.7 },
  tail: { ...pigeon.tail, colour: '#16151a' },
  beat: 3,
};
const gull: BirdShape = {
  ...pigeon,
  length: 0.32,
  beak: { kind: 'hook', length: 1.2, thick: 0.22, colour: '#f0b82a', tip: '#d8482a' },
  eyes: { ...pigeon.eyes, iris: fromHex('#efe06a') },
  legs: { length: 0.25, thick: 0.022, colour: '#e8a02a', isWebbed: true },
  wings: {
    ...pigeon.wings,
    span: 1.75,
    chord: 0.42,
    covert: '#b4bac2',
    inner: '#c9ced4',
    outer: '#8a9098',
    tip: '#1c1a1c',
    fingers: 0.2,
  },
  tail: { ...pigeon.tail, length: 0.4, colour: '#f2f0ec' },
  beat: 2.6,
  glide: 0.6,
};

const pond: BirdKind[] = [
  {
    nouns: ['duck', 'mallard', 'wild duck', 'drake duck'],
    shape: duck,
    coat: plumage({
      back: '#9a948c',
      belly: '#cfcac2',
      breast: '#5a3020',
      head: '#12583a',
      neck: '#14583c',
      collar: '#f4f0e8',
    }),
  },
  {
    nouns: ['duckling', 'rubber duck', 'baby duck', 'yellow duck'],
    shape: {
      ...duck,
      length: 0.13,
      depth: 0.34,
      neck: { ...duck.neck, length: 0.22, base: 0.22, tip: 0.2 },
      head: { radius: 0.27 },
      beak: { ...duck.beak, length: 0.75, thick: 0.3 },
      wings: { ...duck.wings, kind: 'stubs', covert: '#f0c83a', inner: '#e8bc2e', outer: '#d8a82a' },
      tail: { ...duck.tail, length: 0.15, colour: '#e8bc2e' },
      feather: 0.1,
    },
    coat: plumage({ back: '#f2cc40', belly: '#f8de78' }),
  },
  {
    nouns: ['goose', 'canada goose', 'wild goose', 'gander'],
    shape: {
      ...swan,
      length: 0.55,
      neck: { ...swan.neck, length: 0.72, standing: [1.3, 1.5, 0.9] },
      head: { radius: 0.09 },
      beak: { ...swan.beak, length: 1.2 },
      legs: { length: 0.32, thick: 0.028, colour: '#e8862a', isWebbed: true },
      gait: 'waddle',
    },
    coat: plumage({ back: '#f2efe8', belly: '#f7f5f0' }),
  },
  {
    nouns: ['swan', 'white swan'],
    shape: swan,
    coat: plumage({ back: '#f7f5f0', belly: '#faf8f4', face: '#f7f5f0' }),
  },
  {
    nouns: ['black swan'],
    shape: {
      ...swan,
      beak: { ...swan.beak, colour: '#c8281c' },
      wings: { ...swan.wings, covert: '#211f24', inner: '#1c1a1f', outer: '#e8e4dc' },
      tail: { ...swan.tail, colour: '#1c1a1f' },
    },
    coat: plumage({ back: '#232126', belly: '#2a282e' }),
  },
];
const doves: BirdKind[] = [
  {
    nouns: ['pigeon', 'rock dove'],
    shape: pigeon,
    coat: plumage({ back: '#8f97a4', belly: '#a8b0bc', head: '#5a6472', neck: '#3a7a6a' }),
  },
  {
    nouns: ['dove', 'white dove', 'white bird'],
    shape: {
      ...pigeon,
      wings: { ...pigeon.wings, ...white },
      tail: { ...pigeon.tail, colour: '#f2eee6', spread: 0.4 },
    },
    coat: plumage({ back: '#f6f3ee', belly: '#faf8f4' }),
  },
  {
    nouns: ['crow', 'raven', 'magpie', 'jackdaw', 'rook'],
    shape: crow,
    coat: plumage({ back: '#1d1c22', belly: '#232229' }),
  },
  {
    nouns: ['seagull', 'gull', 'albatross', 'tern', 'seabird'],
    shape: gull,
    coat: plumage({ back: '#b4bac2', belly: '#f6f4f0', head: '#f6f4f0', neck: '#f6f4f0' }),
  },
  {
    nouns: ['puffin'],
    shape: {
      ...gull,
      length: 0.2,
      depth: 0.32,
      pitch: 1.0,
      head: { radius: 0.2 },
      neck: { ...pigeon.neck, length: 0.2, base: 0.24, tip: 0.18, standing: [1.4, 1.4, 1.3] },
      beak: { kind: 'big', length: 1.0, thick: 0.5, colour: '#e8642a', tip: '#f0c03a' },
      wings: { ...gull.wings, span: 0.9, covert: '#1f1d22', inner: '#1f1d22', outer: '#1a181c' },
      tail: { ...gull.tail, colour: '#1f1d22', length: 0.25 },
      legs: { ...gull.legs, colour: '#e8642a' },
    },
    coat: plumage({ back: '#1f1d22', belly: '#f6f4f0', head: '#1f1d22', face: '#f4f1ec', cap: '#1f1d22' }),
  },
  {
    nouns: ['pelican'],
    shape: {
      ...swan,
      length: 0.6,
      neck: { ...swan.neck, length: 0.7 },
      head: { radius: 0.11 },
      beak: { kind: 'big', length: 3.6, thick: 0.34, colour: '#e8a23a', tip: '#d88a2a' },
      legs: { ...swan.legs, length: 0.3, colour: '#e8862a' },
    },
    coat: plumage({ back: '#f2efe8', belly: '#f7f5f0' }),
  },
];
const tall: BirdKind[] = [
  {
    nouns: ['heron', 'crane', 'egret', 'grey heron', 'red-crowned crane'],
    shape: { ...waders, addDetails: (context) => addCrest(context, '#2a2e36', 1.6, 3) },
    coat: plumage({ back: '#8f9aa8', belly: '#d8dce0', head: '#f2f0ec', neck: '#e6e6e4', cap: '#2a2e36' }),
  },
  {
    nouns: ['stork', 'white stork', 'ibis'],
    shape: {
      ...waders,
      beak: { ...waders.beak, colour: '#d8402a' },
      legs: { ...waders.legs, colour: '#d8402a' },
      wings: { ...waders.wings, covert: '#f4f1ea', inner: '#1c1a1c', outer: '#161416' },
      tail: { ...waders.tail, colour: '#f0ece4' },
    },
    coat: plumage({ back: '#f5f2ec', belly: '#f8f6f2' }),
  },
  {
    nouns: ['flamingo', 'pink flamingo'],
    shape: {
      ...waders,
      depth: 0.22,
      neck: { length: 1.5, base: 0.065, tip: 0.04, standing: [2.1, 1.5, 0.5], flying: [0.1, 0.05, 0] },
      beak: { kind: 'hook', length: 1.9, thick: 0.42, colour: '#f0b0a8', tip: '#1c1818' },
      legs: { length: 1.7, thick: 0.02, colour: '#e88a8a' },
      wings: { ...waders.wings, covert: '#f28aa0', inner: '#e86a84', outer: '#1f1a1c' },
      tail: { ...waders.tail, colour: '#f08098' },
    },
    coat: plumage({ back: '#f28aa0', belly: '#f5a4b4', head: '#f498ac' }),
  },
  {
    nouns: ['ostrich', 'emu', 'rhea'],
    shape: {
      ...waders,
      length: 0.95,
      depth: 0.3,
      width: 1,
      pitch: 0.12,
      neck: { length: 1.0, base: 0.075, tip: 0.045, standing: [1.35, 1.5, 1.45], flying: [0.6, 0.5, 0.4] },
      head: { radius: 0.075 },
      beak: { kind: 'flat', length: 1.0, thick: 0.4, colour: '#c9a07a' },
      eyes: { size: 0.24, side: 1.0, up: 0.25 },
      legs: { length: 1.2, thick: 0.035, colour: '#c99a84', thigh: 1.1 },
      wings: { kind: 'stubs', span: 0.6, chord: 0.5, covert: '#1d1b1c', inner: '#1d1b1c', outer: '#f2eee6' },
      tail: { length: 0.32, width: 0.4, colour: '#f2eee6', angle: 0.4, spread: 0.5 },
      feather: 0.12,
      gait: 'walk',
    },
    coat: plumage({ back: '#211f20', belly: '#2a2728', head: '#c9a490', neck: '#c9a490', thigh: '#c99a84' }),
  },
];
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

export const pondBirds = birdKit('duck', 'walks', { slow: 0.5, fast: 6 }, pond);
export const doveKit = birdKit('pigeon', 'flies', { slow: 6, fast: 12 }, doves);
export const wadingBirds = birdKit('heron', 'walks', { slow: 0.8, fast: 7 }, tall);
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
