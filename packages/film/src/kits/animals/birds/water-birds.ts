/** Ducks, geese, swans, waders and ostriches. */

import { fromHex } from '../../../math/colour.ts';
import { birdKit } from './bird.ts';
import type { BirdKind } from './bird-kind.ts';
import { plumage } from './plumage.ts';
import type { BirdShape } from './shape.ts';
import { addCrest } from './songbirds.ts';

export const duck: BirdShape = {
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
export const white = { covert: '#f5f2ec', inner: '#f0ece4', outer: '#e6e0d4' };

export const swan: BirdShape = {
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
    nouns: ['mother duck', 'female duck', 'hen mallard', 'duck mother'],
    shape: {
      ...duck,
      wings: { ...duck.wings, covert: '#8a6844', inner: '#6f5236', outer: '#5a4430' },
      tail: { ...duck.tail, colour: '#7a5c3e' },
    },
    coat: plumage({ back: '#8a6844', belly: '#b8966c', breast: '#96704a', head: '#a07c54', neck: '#9a7650' }),
  },
  {
    nouns: ['duckling', 'baby duck', 'yellow duck'],
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
const tall: BirdKind[] = [
  {
    // White, with black neck and plumes and a red crown.
    nouns: ['crane bird', 'white crane', 'red-crowned crane'],
    shape: {
      ...waders,
      beak: { ...waders.beak, length: 2.3, colour: '#8f8a6a' },
      legs: { ...waders.legs, colour: '#2f2c2e' },
      wings: { ...waders.wings, covert: '#f4f1ea', inner: '#1c1a1c', outer: '#f0ece4' },
      tail: { length: 0.42, width: 0.3, colour: '#1a181a', angle: -0.3 },
    },
    coat: plumage({ back: '#f2efe8', belly: '#f4f1ec', head: '#f0ede6', neck: '#1e1c20', cap: '#cc2018' }),
  },
  {
    nouns: ['heron', 'egret', 'grey heron'],
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
export const pondBirds = birdKit('duck', 'walks', { slow: 0.5, fast: 6 }, pond);
export const wadingBirds = birdKit('heron', 'walks', { slow: 0.8, fast: 7 }, tall);
