/** Adjectives of land and rooms that change its colours, its plants and its light. */

import type { PlaceTone } from '../../scene/place-tone.ts';

const neon = ['#ff2fa8', '#22e0ff', '#5cff5a', '#a24bff', '#ffb52e'];
const soft = ['#5ff0d0', '#6fc8ff', '#b9ff8a'];

const rows: [words: string, tone: Partial<PlaceTone>][] = [
  [
    'dry, parched, arid, drought-stricken, sun-baked, sun-scorched, withered',
    { ground: '#b98f58', plants: '#a58748' },
  ],
  ['barren, desolate, lifeless, bare, infertile, desert-like', { ground: '#a5865c', isBare: true }],
  ['cracked', { ground: '#a08058', isBare: true }],
  ['leafless', { isBare: true }],
  [
    'burnt, burned, scorched, charred, blackened, burned-out',
    { ground: '#2a2622', plants: '#332c26', walls: '#3a3430' },
  ],
  ['dusty', { ground: '#b59c74', plants: '#95895c' }],
  ['sandy', { ground: '#d8bd8a' }],
  ['muddy, swampy, boggy', { ground: '#4a3826' }],
  ['lush, verdant, leafy, fertile', { ground: '#3f7d22', plants: '#3a8a2c' }],
  ['golden, sunburnt', { ground: '#c69a3c', plants: '#c99a34' }],
  ['ashen, ashy, volcanic', { ground: '#4c4846', plants: '#5c5650', isBare: true }],
  ['neon, fluorescent, psychedelic, radioactive', { glow: neon }],
  ['glowing, bioluminescent, luminous, luminescent, aglow, radiant', { glow: soft }],
  ['rainbow, multicolored, multicoloured', { plants: null, glow: neon }],
];

const tones: ReadonlyMap<string, Partial<PlaceTone>> = new Map(
  rows.flatMap(([words, tone]) => words.split(', ').map((word) => [word, tone] as const)),
);

export const toneOf = (adjective: string): Partial<PlaceTone> | undefined => tones.get(adjective);

/** Nouns for land as a whole: an adjective of theirs is one of the place. */
const lands = new Set(
  'landscape, terrain, land, scenery, ground, environment, countryside, wilderness, surroundings, world, vegetation, earth, area'.split(
    ', ',
  ),
);
export const isLand = (noun: string): boolean => lands.has(noun);
