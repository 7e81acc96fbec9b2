/** Rows about verbs and actions, for looking at films. */

import { postures } from '../scene/action-groups.ts';
import { type Action, actionNames } from '../scene/actions.ts';
import type { Effect } from '../scene/scene.ts';

const isAction = (name: string): name is Action => (actionNames as readonly string[]).includes(name);

/** Checked when loaded: a name that is no action would never be found. */
const actions = (names: string): ReadonlySet<Action> =>
  new Set(
    names
      .trim()
      .split(/\s+/)
      .map((name) => {
        if (!isAction(name)) throw new Error(`There is no action "${name}".`);
        return name;
      }),
  );

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
  'hug',
  'kiss',
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
export const fromAfar = actions(`
    look chase flee wave point throw shoot talk sing photograph clap walk run fly swim hit kick conduct
    roar howl bow cast_spell breathe_fire sit stand dance fight sneak
`);
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

/** Acts by which a body gets from one place to another. */
export const going = actions(`
    walk run sneak crawl fly drive ride row sail surf ski skate swim march chase flee launch limp skip
`);

/** Acts in which nothing of the body is on the ground. */
export const airborne = actions(`
    jump fly hover float dive fall flip vault high_jump dunk swing swing_bars hang climb swim launch
    bounce jump_rope jumping_jacks plunge surf overhead_kick save rise blow_away appear vanish lift spin
    skate ski hop skip ride
`);

/** Acts that are done at the surface of what they are done to. */
export const atBody = actions(`
    work rub reach build paint write type chop stir wash iron open close hammer pet feed push pull tug
    lift carry hold pick_up take_from hug kiss shake_hands wrestle eat drink peck graze kick punch
    play_guitar play_piano play_violin play_drums play_wind read cook climb collide attack sit lie
`);

type Limb = 'handRight' | 'handLeft' | 'mouth' | 'head' | 'footLeft' | 'footRight' | 'seat';
/** What of the body is at the thing; else the hands. */
export const byLimb = new Map<Action, readonly Limb[]>([
  ['kick', ['footLeft', 'footRight']],
  ['eat', ['mouth', 'handRight', 'handLeft']],
  ['drink', ['mouth', 'handRight', 'handLeft']],
  ['peck', ['mouth']],
  ['graze', ['mouth']],
  ['kiss', ['mouth', 'handRight', 'handLeft']],
  ['attack', ['mouth', 'handRight', 'handLeft', 'footLeft', 'footRight']],
]);

/** A thing that these are done to is elsewhere afterwards. */
export const movingThings = actions(`
    push pull throw kick lift carry pick_up put_on put_in take_from give fetch juggle dribble dunk
`);

/** Acts between two, and whether the other turns to the doer or is also touched. */
export const answered = new Map<Action, 'facing' | 'touching'>([
  ['hug', 'touching'],
  ['kiss', 'touching'],
  ['shake_hands', 'touching'],
  ['high_five', 'touching'],
  ['wrestle', 'touching'],
  ['arm_wrestle', 'touching'],
  ['talk', 'facing'],
  ['fight', 'facing'],
  ['fence', 'facing'],
  ['punch', 'facing'],
  ['give', 'facing'],
  ['toast', 'facing'],
]);

/** A body that does these is not on its feet. */
export const inPosture = new Set<Action>(['sit', 'kneel', 'lie', 'sleep', 'fall', 'swim', 'fly', 'meditate']);
