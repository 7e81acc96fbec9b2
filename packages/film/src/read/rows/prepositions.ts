/** Prepositions of one word or more: what they say of place and way. */

import type { RelationKind } from '../../facts/facts.ts';
import type { Direction } from '../../scene/scene.ts';
import { phrases } from './list.ts';

export type PrepositionRole = 'at' | 'to' | 'from' | 'path';
export type Preposition = { kind: RelationKind; role: PrepositionRole };

/** Why, and not where: "fades due to the sun". */
const causes = 'due to, because of, owing to, as a result of';
export const causal = new Set(phrases(causes));

const rows: [kind: RelationKind, role: PrepositionRole, row: string][] = [
  [
    'on',
    'at',
    'on, upon, aboard, on board, on the surface of, on the back of, on the side of, on the bank of, on the banks of, on the shore of, on the shores of, on the face of, on a bed of',
  ],
  [
    'on_top_of',
    'at',
    'on top of, atop, on the top of, at the top of, at the peak of, at the summit of, on the roof of',
  ],
  [
    'in',
    'at',
    'in, within, among, amongst, amid, amidst, in the midst of, in the heart of, throughout, in the corner of, during',
  ],
  ['inside', 'at', 'inside, inside of, in the interior of'],
  ['outside', 'at', 'outside, outside of, just outside'],
  [
    'in_middle_of',
    'at',
    'in the middle of, in the center of, in the centre of, at the center of, at the centre of, at the heart of',
  ],
  [
    'under',
    'at',
    'under, beneath, below, underneath, under the shade of, in the shade of, at the foot of, at the base of, at the bottom of, on the underside of, in the shadow of, on the bottom of, to the bottom of, under the cover of',
  ],
  ['above', 'at', 'above, high above, just above, on the above of, to the above of, to the top of'],
  [
    'beside',
    'at',
    'beside, next to, alongside, by, adjacent to, by the side of, at the side of, side by side with, to the side of, on either side of, on both sides of',
  ],
  [
    'near',
    'at',
    'near, close to, near to, in the vicinity of, not far from, close by, at the mouth of, nearby',
  ],
  ['left_of', 'at', 'left of'],
  ['right_of', 'at', 'right of'],
  [
    'in_front_of',
    'at',
    'in front of, ahead of, at the front of, in the front of, to the front of, opposite, on the front of, before, in the foreground of, in front, to the front',
  ],
  [
    'behind',
    'at',
    'behind, in back of, at the back of, in the back of, to the back of, beyond, at the rear of, behind of, to the back, in the background of, to the behind of, in the behind of, on the behind of',
  ],
  ['between', 'at', 'between, in between'],
  ['around', 'at', 'around, all around, round, surrounding, about'],
  ['against', 'at', 'against, up against, against the backdrop of, against a backdrop of'],
  ['at', 'at', `at, ${causes}`],
  [
    'at_edge_of',
    'at',
    'at the edge of, on the edge of, at the end of, along the edge of, on the outskirts of, on the brink of, at the corner of',
  ],
  ['facing', 'at', 'facing, overlooking'],
  ['far_from', 'at', 'far from, far away from, away from'],
  ['over', 'path', 'over, high over, over the top of'],
  ['across', 'path', 'across, all across, across from'],
  ['through', 'path', 'through, via'],
  ['past', 'path', 'past'],
  [
    'along',
    'path',
    'along, down along, up along, up, down, along with the edge of, up and down, along the side of',
  ],
  ['at', 'to', 'to, toward, towards, up to, over to, back to, down to, out to'],
  ['in', 'to', 'into, in to, down into, up into, back into, deep into, out into, off into'],
  ['on', 'to', 'onto, on to, down onto, out onto, up onto, up on to, back onto'],
  ['at', 'from', 'from, off, off of, away from, down from'],
  ['in', 'from', 'out of, from inside, from within, out from, from out of, out from inside'],
  ['under', 'from', 'from under, from beneath, out from under, from underneath, from below'],
  ['behind', 'from', 'from behind, out from behind'],
  ['above', 'from', 'from above'],
];

export const prepositions: Map<string, Preposition> = new Map(
  rows.flatMap(([kind, role, row]) => phrases(row).map((phrase) => [phrase, { kind, role }] as const)),
);
for (const [side, kind] of [
  ['left', 'left_of'],
  ['right', 'right_of'],
] as const)
  for (const lead of ['on the', 'to the', 'at the', 'in the', 'from the', 'onto the', 'to'])
    for (const part of ['', ' side', ' hand side', ' part', ' half', ' edge', ' corner'])
      prepositions.set(`${lead} ${side}${part} of`, { kind, role: lead === 'from the' ? 'from' : 'at' });

/** With nothing behind them they speak of the picture: "in the background", "on the left". */
export const screenPhrases: Map<string, RelationKind> = new Map([
  ...phrases(
    'in the background, in the backdrop, in the back, behind it, as a backdrop, as the backdrop',
  ).map((phrase) => [phrase, 'behind'] as const),
  ...phrases('in the foreground, in the front').map((phrase) => [phrase, 'in_front_of'] as const),
  ...phrases(
    'in the distance, in the far distance, far away, in the far background, on the horizon, far off, at a distance, from a distance, from afar',
  ).map((phrase) => [phrase, 'far_from'] as const),
  ...phrases('on the left, on the left side, on the left hand side, at left, on left, in the left').map(
    (phrase) => [phrase, 'left_of'] as const,
  ),
  ...phrases('on the right, on the right side, on the right hand side, at right, on right, in the right').map(
    (phrase) => [phrase, 'right_of'] as const,
  ),
  ...phrases('in the middle, in the center, in the centre, at the center, at the centre').map(
    (phrase) => [phrase, 'in_middle_of'] as const,
  ),
  ...phrases('at the top, overhead').map((phrase) => [phrase, 'above'] as const),
  ...phrases('at the bottom').map((phrase) => [phrase, 'under'] as const),
  ...phrases('nearby, close by').map((phrase) => [phrase, 'near'] as const),
]);

/** Nouns of the picture's area: "the left side of the screen". */
export const screenNouns = new Set([
  'screen',
  'frame',
  'picture',
  'image',
  'shot',
  'video',
  'view',
  'scene',
  'camera',
]);

const areas = ['screen', 'frame', 'picture', 'image', 'shot', 'street', 'road', 'room', 'stage'];
const ofAreas = ['', ...areas.map((area) => ` of the ${area}`)];
const partsOfArea = ['', ' side', ' edge'];

/** "From the top to the bottom", "from the left side of the screen to the right", "from left to right". */
const across = (from: string, to: string) =>
  ofAreas
    .flatMap((of) =>
      partsOfArea.flatMap((part) =>
        ['the ', ''].flatMap((the) =>
          ['the ', ''].flatMap((other) => [
            `from ${the}${from}${part}${of} to ${other}${to}${part}`,
            `from ${the}${from}${part} to ${other}${to}${part}${of}`,
            `from ${the}${from}${part}${of} to ${other}${to}${part}${of}`,
          ]),
        ),
      ),
    )
    .concat(areas.flatMap((area) => partsOfArea.map((part) => `to the ${to}${part} of the ${area}`)))
    .join(', ');

export const directionRows: Record<Direction, string> = {
  left: `${across('right', 'left')}, to the left, leftward, leftwards, right to left, towards the left, toward the left, to left, left`,
  right: `${across('left', 'right')}, to the right, rightward, rightwards, left to right, towards the right, toward the right, to right, right`,
  up: `${across('bottom', 'top')}, up and down, upward, upwards, skyward, skywards, into the air, up into the air, into the sky, up into the sky, up in the air, high into the air, high into the sky, uphill, up high, aloft, towards the sky, toward the sky, high in the air, up into the clouds`,
  down: `${across('top', 'bottom')}, downward, downwards, downhill, to the ground, to the floor, onto the ground, from the sky, down from the sky, onto the floor`,
  toward:
    'toward the camera, towards the camera, toward the viewer, towards the viewer, toward us, towards us, at the camera, to the camera, forward, forwards, into the camera, toward the screen, towards the screen, directly at the camera, straight at the camera, toward the lens',
  away: 'away from the camera, away from the viewer, into the distance, off into the distance, toward the horizon, towards the horizon, into the horizon, away from us, backward, backwards, into the sunset',
  around:
    'in circles, in a circle, round and round, around and around, in a spiral, around in circles, in a clockwise direction, in a counterclockwise direction, clockwise, counterclockwise, anticlockwise, in a circular motion',
};
