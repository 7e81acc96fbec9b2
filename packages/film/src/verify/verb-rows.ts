/** Rows about verbs and actions, for looking at films. */

import { postures } from '../scene/action-groups.ts';
import type { Action } from '../scene/actions.ts';
import type { Effect } from '../scene/scene.ts';

/** Verbs that say how things are; the relations and attributes beside them are what is seen. */
export const stative = new Set(
  `be, have, contain, feature, include, show, seem, look like, resemble, represent, depict, consist, belong, exist, remain, capture,
 highlight, showcase, create, evoke, reveal, convey, suggest, reflect, symbolize, symbolise, appear to, become, start, begin, continue,
 stop, try, want, like, love, need, enjoy, know, think, feel, allow, let, cause, help, turn, change, transition, transform, last, range`
    .split(',')
    .map((verb) => verb.trim()),
);
/** What places and plants do without going anywhere. */
export const ofPlaces = new Set(
  `stretch, lie, extend, surround, loom, shine, glow, sparkle, glisten, glimmer, twinkle, rise, tower, stand, line, cover, fill, sway,
 flow, crash, roll, dot, overlook, spread, sit, border, run, wind, illuminate, light, cast`
    .split(',')
    .map((verb) => verb.trim()),
);

/** Acts in which hardly anything moves. */
export const atRest = new Set<Action>([
  ...postures,
  'hold',
  'reach',
  'shake_hands',
  'give',
  'float',
  'hover',
  'shine',
  'hang',
  'balance',
  'read',
  'pray',
  'phone',
  'fish',
  'smoke',
  'steam',
  'burn',
  'talk',
  'appear',
  'vanish',
  'photograph',
  'drive',
  'sail',
  'ride',
]);
/** Share of its size that somebody who acts moves at least. */
export const leastMovement = 0.02;
/** Acts that are done at a distance; the hands of the others are at their object. */
export const fromAfar = new Set<Action>([
  'look',
  'chase',
  'flee',
  'wave',
  'point',
  'throw',
  'shoot',
  'talk',
  'sing',
  'photograph',
  'clap',
  'walk',
  'run',
  'fly',
  'swim',
  'hit',
  'kick',
  'conduct',
  'roar',
  'howl',
  'bow',
  'cast_spell',
  'breathe_fire',
  'sit',
  'stand',
  'dance',
  'fight',
  'sneak',
]);
export const touching = 0.06;

/** A figure that does these is carried by what they are done on. */
export const carriedActs: readonly Action[] = ['ride', 'drive', 'row', 'surf', 'skate', 'ski', 'sit'];
export const standing = new Set(['stand', 'wait', 'stop', 'pose', 'get', 'stay', 'stand up', 'rise']);

/** What acts draw in the air by themselves. */
export const effectsOfActs: Partial<Record<Action, Effect[]>> = {
  cast_spell: ['sparks', 'lights'],
  breathe_fire: ['fire', 'smoke'],
  burn: ['fire', 'smoke'],
  explode: ['fire', 'smoke', 'sparks'],
  smoke: ['smoke'],
  steam: ['steam'],
};
