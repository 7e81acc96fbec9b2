/** English words for what subjects do, where they head and how they stand to each other. */

import type { Action, Direction, RelationKind } from '../scene-spec.ts';

/** Base forms; irregular past forms follow after a slash. */
export const actions: Record<Action, string> = {
  stand:
    'stand/stood, wait, pose, rest, park, stay, idle, guard, hide/hid/hidden, perch, freeze/froze/frozen, kneel/knelt, lean, shelter, grow old',
  sit: 'sit/sat, seat, meditate, relax, squat, crouch, fish, camp, sit down, lounge, bask',
  sleep:
    'sleep/slept, nap, snooze, doze, lie/lay/lain, dream/dreamt, snore, lie down, sleeping peacefully, curl up, asleep',
  walk: 'walk, stroll, wander, stride/strode, hike, march, crawl, roam, tiptoe, saunter, trek, plod, waddle, prowl, sneak, patrol, parade, trudge, creep/crept, come/came, go/went, cross, pass, approach, move, graze, explore, limp, amble, shuffle, travel, journey, enter, exit, leave/left, arrive, return, slither, skulk, lurk, stalk, herd, slide/slid',
  run: 'run/ran, sprint, jog, gallop, dash, rush, race, trot, charge, scamper, flee/fled, escape, bolt, hurry, speed/sped, stampede, ski, sled, skate, skateboard, ice skate, rollerskate, scurry, canter, hunt',
  jump: 'jump, leap/leapt, hop, bounce, skip, pounce, spring up, trampoline, somersault, vault, frolic, gambol, hopscotch, breach',
  fly: 'fly/flew/flown, soar, glide, flutter, hover, flap, swoop, circle, zoom past, buzz, flit, migrate, levitate, land, perform aerobatics, skydive, take flight, fly away',
  swim: 'swim/swam/swum, dive/dove, snorkel, paddle, wade, surf, bathe, scuba dive',
  float: 'float, drift, bob, hang/hung, suspend, waft, weightless, buoy',
  dance:
    'dance, waltz, twirl, groove, tango, ballet, breakdance, boogie, sway, prance, celebrate, party, cheer, perform, wiggle, jive',
  spin: 'spin/spun, rotate, whirl, revolve, turn, pirouette, orbit, swirl, gyrate, twist, cartwheel, turn around',
  roll: 'roll, tumble, rolling over, somersault over',
  drive:
    'drive/drove/driven, drive past, drive by, drive through, drive along, drive down, drive across, drive over, drive around, drive up, drive away, ride/rode/ridden, cruise, commute, chug, steer, ride along, ride down, ride through, cycle, bike, pedal, skid, accelerate, brake, ride past, rumble, zip, plow, plough',
  sail: 'sail, row, voyage, ferry, navigate, moor, canoe, kayak, anchor',
  rise: 'rise/rose/risen, ascend, launch, lift off, take off/took off, blast off, soar up, float up, go up, emerge, lift, float away, blast, rise up, shoot up, surface',
  fall: 'fall/fell/fallen, drop, descend, sink/sank/sunk, plummet, collapse, plunge, crash, fall down, rain down, drip, cascade down, pour, tumble down',
  wave: 'wave, greet, salute, bow, nod, beckon, clap, applaud, point, gesture, wave goodbye, wave hello, wag, high five',
  swing:
    'swing/swung, rock, dangle, sway back and forth, wobble, shake/shook/shaken, tremble, shiver, vibrate, quiver',
  climb: 'climb, scale, clamber, mount, mountaineer, climb up',
  eat: 'eat/ate/eaten, munch, nibble, chew, drink/drank/drunk, sip, lick, feast, bite/bit/bitten, devour, gnaw, graze on, gobble, taste, slurp, peck, swallow down',
  play: 'play, juggle, toss, throw/threw/thrown, kick, catch/caught, dribble, strum, drum, paint, cook, draw/drew/drawn, practice, perform music, bake, knit, work, write/wrote/written, sculpt, garden, train for, exercise, dig/dug, type, sew, hammer away, shoot/shot, hit, golf, bowl, flip, carve, sweep/swept, clean, wash',
  read: 'read, study, browse',
  talk: 'talk, speak/spoke/spoken, chat, laugh, smile, shout, argue, whisper, yell, bark, meow, roar, howl, growl, scream, cry, weep/wept, giggle, grin, sneeze, yawn, hiss, blink, wink, kiss, think/thought, frown, pout, sulk, shrug, facepalm, sob, purr, quack, chirp, tweet, neigh, moo',
  sing: 'sing/sang/sung, hum, chant, whistle, serenade, croon',
  fight:
    'fight/fought, battle, duel, box, wrestle, attack, spar, joust, clash, compete, struggle, fence off, punch',
  hug: 'hug, cuddle, embrace, snuggle, nuzzle, hold hands',
  shine:
    'shine/shone, glow, glimmer, twinkle, flash, gleam, flicker, shimmer, glitter, blink brightly, sparkle, radiate, dazzle, light up',
  burn: 'burn/burnt, blaze, smoulder, smolder, catch fire, ignite',
  explode: 'explode, burst, erupt, detonate, blow up, shatter, pop',
  grow: 'grow/grew/grown, bloom, blossom, sprout, flower, unfold, expand, blooming, thrive, hatch, melt, bud, transform, morph',
  look: 'look, watch, gaze, stare, see/saw/seen, observe, admire, peek, glance, search, photograph, film, listen, stargaze, peer, wonder, notice, look around, look up, look down, look back',
};

/** Verbs that tie their subject to the thing that follows: what the two then are, and what the subject does. */
export const linkingVerbs: { verbs: string; kind: RelationKind; action: Action | null }[] = [
  { verbs: 'chase, chase after, run after, hunt, pursue, hunt down', kind: 'chasing', action: 'run' },
  { verbs: 'follow, trail, stalk, sneak up on, herd', kind: 'following', action: 'walk' },
  { verbs: 'lead/led, pull, drag, kick, push, dribble, tow', kind: 'behind', action: 'walk' },
  { verbs: 'ride/rode/ridden, ride on, mount, straddle', kind: 'riding', action: null },
  {
    verbs:
      'hold/held, carry, grip, clutch, wield, lift up, bring/brought, offer, hold up, sell, deliver, swing around, grab, hold onto, hold on to, pick, pick up',
    kind: 'holding',
    action: null,
  },
  { verbs: 'wear/wore/worn, put on, don, dressed in, clad in', kind: 'wearing', action: null },
  {
    verbs:
      'face, confront, look at, gaze at, stare at, watch, talk to, admire, look up at, wave at, bark at, speak to, observe, shout at, smile at, photograph, point at',
    kind: 'facing',
    action: null,
  },
  {
    verbs: 'hug, embrace, cuddle, kiss, play with, dance with, cuddle with, walk with, hug each',
    kind: 'beside',
    action: null,
  },
  {
    verbs: 'fight/fought, attack, battle, fight with, fight against, wrestle',
    kind: 'facing',
    action: 'fight',
  },
  {
    verbs:
      'eat/ate/eaten, drink/drank/drunk, munch, nibble, read, play, juggle, throw/threw/thrown, toss, catch/caught, lick, chew, sip, write with, munch on, nibble on, gnaw on, play on, balance, cook, paint, bake',
    kind: 'holding',
    action: null,
  },
  {
    verbs:
      'jump over, leap over, hop over, fly over, soar over, fly above, hover over, fly past, hover above, float above, float over, soar above, jump across',
    kind: 'above',
    action: null,
  },
  {
    verbs:
      'circle, orbit, surround, fly around, run around, swim around, dance around, circle around, gather around, walk around, flutter around, swirl around',
    kind: 'around',
    action: null,
  },
  { verbs: 'drive/drove/driven, pilot, steer, captain', kind: 'inside', action: 'drive' },
  { verbs: 'feed/fed, pet, stroke, groom', kind: 'beside', action: 'stand' },
  { verbs: 'fly a, fly their, fly his, fly her', kind: 'holding', action: 'play' },
  { verbs: 'build/built', kind: 'beside', action: 'play' },
  { verbs: 'race, race against', kind: 'beside', action: 'run' },
  { verbs: 'lean against, stand by, stand beside', kind: 'beside', action: null },
  { verbs: 'walk his, walk her, walk their, walk its, walk my, walk a', kind: 'beside', action: 'walk' },
];

/** "A knight surrounded by wolves": the thing that follows is tied to the subject, not the other way. */
export const passiveLinks: { words: string; kind: RelationKind }[] = [
  { words: 'surrounded by, encircled by, circled by', kind: 'around' },
  { words: 'chased by, pursued by, hunted by', kind: 'chasing' },
  { words: 'followed by', kind: 'following' },
  { words: 'pulled by, led by', kind: 'in_front_of' },
  { words: 'ridden by', kind: 'riding' },
  { words: 'held by, carried by', kind: 'holding' },
  { words: 'topped with, covered by', kind: 'on' },
];

export const prepositions: Record<
  Exclude<RelationKind, 'chasing' | 'riding' | 'following' | 'holding' | 'facing' | 'wearing'>,
  string
> = {
  on: 'on, on top of, atop, onto, upon, on the back of, on the top of, aboard',
  under: 'under, beneath, below, underneath, under the shade of, in the shade of',
  beside:
    'beside, next to, by, near, alongside, along side, close to, at the side of, against, along, by the side of, nearby, together with, accompanied by, adjacent to, to the left of, to the right of, between, among, amid, at',
  in_front_of: 'in front of, before',
  behind: 'behind, in back of, at the back of',
  above: 'above, over, overhead of, high above, over the top of, across',
  inside: 'inside, inside of, within, in, into',
  around: 'around, all around, round',
};

export const directions: Record<Direction, string> = {
  left: 'left, to the left, leftward, leftwards, from right to left, right to left',
  right: 'right, to the right, rightward, rightwards, from left to right, left to right',
  up: 'up, upward, upwards, skyward, into the sky, to the sky, high into the sky, uphill, upstream, into the air',
  down: 'down, downward, downwards, to the ground, downhill, to the bottom, from the sky, downstream, down from the sky',
  toward:
    'toward the camera, towards the camera, toward us, towards us, forward, forwards, at the camera, into the camera, toward the viewer, towards the viewer',
  away: 'away, away from the camera, into the distance, off into the distance, backward, backwards, into the horizon, toward the horizon, towards the horizon, back, far away, into the sunset, away from us',
  around: 'in circles, in a circle, round and round, around and around, in a spiral, in spirals',
};
