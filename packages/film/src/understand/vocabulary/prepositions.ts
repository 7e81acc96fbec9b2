/** Words that say how things stand to each other, and where they head. */

import type { Direction, TieKind } from '../../scene/scene.ts';

export const prepositions: Partial<Record<TieKind, string>> = {
  on: 'on, scattered on, scattered across, strewn across, spread out on, on top of, atop, onto, upon, on the back of, on the top of, aboard, on board, across from the top of, at the top of, perched on, mounted on, on the edge of, on the side of, on the bank of, on the shore of, on the banks of',
  in: 'in, inside, inside of, within, into, among, amongst, amid, amidst, in the middle of, surrounded with, out of, from inside, from within, in the center of, in the centre of, in the heart of, in the midst of, back into',
  under:
    'under, beneath, below, underneath, under the shade of, in the shade of, in the shadow of, at the foot of, at the base of, at the bottom of',
  above: 'above, high above, overhead of, hovering over',
  over: 'over, across, high over, over the top of, overlooking',
  beside:
    'beside, next to, by, near, alongside, close to, at the side of, by the side of, nearby, together with, accompanied by, adjacent to, to the left of, to the right of, at, near to, not far from, side by side with, outside, outside of, in the vicinity of, at the edge of, just outside',
  in_front_of:
    'in front of, ahead of, before, at the foot of the steps of, against the backdrop of, opposite',
  behind: 'behind, in back of, at the back of, beyond',
  around: 'around, scattered around, strewn around, all around, round, surrounding, about',
  between: 'between, in between',
  through: 'through, throughout, past, via',
  along: 'along, down along, up along, the length of, up and down',
  against: 'against, up against',
  facing: 'toward, towards, facing',
  with: 'with, along with, plus a',
};

export const directions: Record<Direction, string> = {
  left: 'left, to the left, leftward, leftwards, from right to left, right to left',
  right: 'right, to the right, rightward, rightwards, from left to right, left to right',
  up: 'up, upward, upwards, skyward, into the sky, to the sky, high into the sky, uphill, upstream, into the air, in the air, high in the air, into space, up into the sky, up high',
  down: 'down, downward, downwards, to the ground, downhill, to the bottom, from the sky, downstream, down from the sky, onto the ground, to the floor, on the floor, onto the floor',
  toward:
    'toward the camera, towards the camera, toward us, towards us, forward, forwards, at the camera, into the camera, toward the viewer, towards the viewer, to the camera',
  away: 'away, away from the camera, into the distance, off into the distance, backward, backwards, into the horizon, toward the horizon, towards the horizon, far away, into the sunset, away from us, in the distance',
  around:
    'in circles, in a circle, round and round, around and around, in a spiral, in spirals, round in circles',
};

/** "A knight surrounded by wolves": the thing that follows is tied to the one before. */
export const passiveLinks: Partial<Record<TieKind, string>> = {
  around: 'surrounded by, encircled by, circled by, ringed by, flanked by, framed by',
  chasing: 'chased by, pursued by, hunted by',
  following: 'followed by',
  leading: 'pulled by, led by, drawn by, guided by, towed by',
  riding: 'ridden by',
  driving: 'driven by',
  holding: 'held by, carried by',
  on: 'topped with, covered by, covered with, covered in, decorated with, filled with, full of, loaded with, lined with, packed with, laden with, littered with, strewn with, overgrown with, lit by, illuminated by, topped by, dotted with, adorned with, carrying a load of',
};
