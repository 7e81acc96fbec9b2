/** Pigeons, crows, gulls. */

import { fromHex } from '../../../math/colour.ts';
import { birdKit } from './bird.ts';
import type { BirdKind } from './bird-kind.ts';
import { plumage } from './plumage.ts';
import type { BirdShape } from './shape.ts';
import { songbird } from './songbirds.ts';
import { swan, white } from './water-birds.ts';

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
    nouns: ['crow', 'raven', 'magpie', 'jackdaw'],
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
export const doveKit = birdKit('pigeon', 'flies', { slow: 6, fast: 12 }, doves);
