/** What verbs show that mean one thing with an object and another without, and those that only say where something is. */

import { exercises } from '../scene/action-groups.ts';
import type { Action } from '../scene/actions.ts';

const rows = (table: Partial<Record<Action, string>>): Map<string, Action> =>
  new Map(
    (Object.entries(table) as [Action, string][]).flatMap(([action, verbs]) =>
      verbs.split(',').map((verb) => [verb.trim(), action] as const),
    ),
  );

/** Done to an object: "assembles a shelf", where people who assemble stand. */
export const actionWithObject = rows({
  build: 'construct, make, set up',
  work: 'work, work on, cover, shield, assemble, put together, fold, tie, tie up, wrap, wrap up, braid, install, repair, fix, mend, adjust, organize, organise, arrange, rearrange, tidy, sort, apply, attach, straighten, check, measure, operate, squeeze, inspect, pack, unpack, decorate, change, replace, clear, service, maintain, tune, restore, modify, customize, program, test, prepare, untie, sew, stitch, lace, tighten, loosen, screw, unscrew, fasten, connect, disconnect, handle, manipulate, shape, craft, excavate, unearth',
  rub: 'clean, wipe, wipe down, wipe off, scrub, polish, dust, dust off, rub, shine, dry, wax, scour, buff, clean off',
  reach:
    'try on, place, put, set, touch, remove, pat, massage, button, zip, pin, comb, style, choose, select, use, press, unlock, examine, protect, guard, freeze, help, assist, support, guide, put on, hang, hang up, pick, pluck, harvest, gather, tap, put up, clear away, put away',
  carry:
    'fetch, retrieve, bring back, carry, hand, give, bring, deliver, pass, take, move, unload, load, stow, return, collect',
  sweep: 'mop, vacuum, sweep, rake',
  lift: 'pick up, raise, lift, lift up, hoist',
  open: 'open, unwrap, unfold, unroll',
  pull: 'drag, tow, pull, tug, haul',
  tug: 'tug of war',
  push: 'push, shove, roll',
  point: 'control, command',
  throw: 'toss, throw, fling, hurl, pass the ball',
  hold: 'hold, show, display, wave, share, offer, exchange',
  feed: 'feed, train, tame',
  phone: 'call, phone, text, answer',
  look: 'watch, see, observe, study, find, discover, notice',
  wash: 'wash, do, rinse, bathe',
  write: 'sign, fill out, mark',
  pet: 'pet, stroke, cuddle, groom, pamper',
  chase: 'chase, hunt, follow',
});

/** Of animals some verbs show something else: a trunk sprays, and who takes a selfie has a camera in its paws. */
export const actionOfAnimals: ReadonlyMap<string, Action> = new Map([
  ['elephant spray', 'wash'],
  ['elephant squirt', 'wash'],
  ['mammoth spray', 'wash'],
  // With their heads up, and without a human's nod.
  ...['music', 'song', 'radio', 'podcast', 'tune'].map((what) => [`listen ${what}`, 'look'] as const),
  ...['nectar', 'pollen', 'honey'].flatMap((what) =>
    ['gather', 'collect', 'store'].map((verb) => [`${verb} ${what}`, 'hover'] as const),
  ),
  ['take selfie', 'photograph'],
  ['take photo', 'photograph'],
  ['snap photo', 'photograph'],
  // The paw goes to a hand.
  ...['give', 'offer', 'shake', 'raise', 'lift', 'lift up', 'hold out', 'hold up', 'extend', 'present'].map(
    (verb) => [`${verb} paw`, 'reach'] as const,
  ),
  ...['chase', 'catch', 'bite', 'pursue', 'spin after'].map((verb) => [`${verb} tail`, 'spin'] as const),
  ...['herd', 'round up', 'shepherd'].map((verb) => [verb, 'chase'] as const),
  // Claws are at it.
  ...[
    'scratch',
    'scratch at',
    'claw',
    'claw at',
    'paw at',
    'knead',
    'swat',
    'swat at',
    'bat',
    'bat at',
    'poke',
    'tap',
    'touch',
    'nudge',
    'knock',
    'knock over',
    'push',
    'roll',
  ].map((verb) => [verb, 'catch'] as const),
  // The mouth is at it.
  ...[
    'sniff',
    'sniff at',
    'smell',
    'lick',
    'lap',
    'lap up',
    'gnaw',
    'gnaw on',
    'taste',
    'investigate',
    'groom',
    'nuzzle',
    'preen',
    'clean',
    'feed',
    ...['gather', 'collect', 'hoard', 'store', 'pick up', 'forage', 'forage for', 'stash'],
  ].map((verb) => [verb, 'eat'] as const),
]);

/** Of animals, done to nothing: a duck that paddles has no boat. */
export const actionOfAnimalsAlone = rows({ swim: 'paddle, paddle across, paddle through, paddle along' });

/** Without an object: a change of posture. */
export const actionAlone = rows({
  stand: 'get up, stand up, rise up, wake up, stop, wait, get out of bed',
  sit: 'sit down, sit up, settle down, take a seat',
  lie: 'lie down, lay down, stretch out, curl up',
  kneel: 'kneel down, get down, crouch down, bend down, squat down',
  look: 'look around, look up, browse, window shop',
  fly: 'take flight, take wing',
  run: 'run off, run away, dash off, speed up, accelerate, hurtle, rush',
  walk: 'blend, blend in, walk away, walk off, leave, enter, exit, approach, head, go, come, move, weave, make way, get, get out, get off, get in, get on, climb out, climb in, step out, step off',
  talk: 'mingle, socialise, socialize',
  jump: 'hop, leap up, jump up, pounce',
});

/** Said of a thing that others put somewhere: it only stands, lies or hangs there. */
export const placingVerbs = new Set(
  `place, put, set, lay, position, locate, situate, arrange, stack, park, mount, suspend, hang, lean, rest, scatter, leave,
 display, spread, line, pile, gather, nestle, surround, fill, cover, decorate, adorn, be, stand, lie, sit, remain, perch, attach, fix, string, sling, drape, dangle`
    .split(',')
    .map((verb) => verb.trim()),
);

/** The object of entering, leaving or visiting is a place, even where its noun may name a thing. */
export const enteringVerbs = new Set(
  'enter, exit, leave, visit, explore, reach, tour, cross, traverse, roam, wander, navigate, patrol, step into, walk into, go into, come into, move into'.split(
    ', ',
  ),
);

/** "Arrives at the beach": one was elsewhere before. */
export const arrivingVerbs = new Set(['arrive', 'end up', 'land', 'come', 'get', 'return', 'go']);

/** Afterwards one is no longer where one was. */
export const leavingVerbs = new Set(
  'run away, walk away, leave, go, go out, walk, run, escape, flee'.split(', '),
);

/** Said of a place, they tell what goes on in it: "the harbour bustles", "a hall comes alive". */
export const livelyVerbs = new Set(
  'buzz, hum, bustle, teem, swarm, come alive, thrive, brim, overflow, feature, host, stretch, extend, sprawl, unfold, boast'.split(
    ', ',
  ),
);

/** Verbs that say nothing themselves: "takes a walk", "gives a hug", "applies paint". */
export const lightVerbs = new Set(
  'take, have, do, make, give, apply, perform, practice, practise, enjoy, go for, play, exchange, share'.split(
    ', ',
  ),
);

/** What somebody makes that nobody can see is no work of the hands: "creating a sense of calm". */
export const makingVerbs = new Set(
  'make, create, add, bring, form, evoke, capture, reveal, highlight, provide, offer, produce, leave, cast'.split(
    ', ',
  ),
);

/** They say how well something is done; nothing of it is seen. */
export const assuringVerbs = new Set(
  'ensure, make sure, guarantee, intend, aim to, manage, strive, hope'.split(', '),
);

/** Their object does what is told: "makes the flowers grow", "keeps the flames dancing". */
export const causingVerbs = new Set(['make', 'keep', 'send', 'set', 'get']);

/** Away from somebody, in fear. */
export const flees = new Set(
  'flee, escape, run away, run, bolt, dash, sprint, scurry, scamper, rush, dash away, swim away, fly away, hop away, scurry away, scamper away, gallop away, scatter'.split(
    ', ',
  ),
);

/** How a thing is after what was done to it, for models that show it. */
export const leftAs: ReadonlyMap<string, string> = new Map(
  ['blow out', 'snuff out', 'put out', 'extinguish', 'snuff'].map((verb) => [verb, 'blown out']),
);

/** What it is done to stays in the hands until something else is done with it. */
export const takingVerbs = new Set(
  'take, pick up, carry, grab, catch, steal, snatch, collect, fetch, get, hold, seize, buy, receive, pull out, take out, bring'.split(
    ', ',
  ),
);

/** What it is done to falls. */
export const drops = new Set('drop, knock, spill, topple, tip, sweep, release, swat'.split(', '));

/** By these one gets up a slope. */
export const climbingVerbs = new Set(
  'climb, climb up, ascend, scale, clamber, clamber up, scramble up, hike up, walk up, run up, trudge up'.split(
    ', ',
  ),
);

/** Done on the ground: what is crossed so is stood on, also the moon. */
export const groundVerbs = new Set(
  'walk, run, slip, slide, skid, drive, ride, hike, stroll, march, crawl, wander, roam, jog, trek, roll, bounce, hop, cycle, skate, race, gallop, trot, stride, rove, travel, stand, sit, trudge, explore, land, step'.split(
    ', ',
  ),
);

/** Of those, what a hand does that held it until then. */
export const lettingGo = new Set(['drop', 'release']);

/** It lies before it is in the hand. */
export const picksUp = new Set(['pick up', 'scoop up', 'snatch up', 'take up', 'gather up']);

/** With where it was, it is taken from there. */
export const takesOut = new Set(
  'take, take out, take off, remove, unload, pull, pull out, get, get out, grab, pick, pick out, lift, lift out, draw, fetch, retrieve, fish out, pluck, bring out, unpack, slide out'.split(
    ', ',
  ),
);

/** What they are done with is over or on what they are done to. */
export const coveringVerbs = new Set(['cover', 'wrap', 'decorate', 'adorn', 'shield', 'protect', 'hide']);

/** Of these one is on what is crossed, not inside. */
export const crossingVerbs = new Set(['cross', 'traverse']);

/** By these a thing goes from hand to hand. */
export const givingVerbs = new Set(
  'hand, give, pass, offer, exchange, swap, trade, deliver, return, present, share, lend, gift'.split(', '),
);
export const mutualGiving = new Set('pass, exchange, swap, trade'.split(', '));

/** What these are done to ends up where the verb says; who does it stays beside. */
export const movingVerbs = new Set(
  'put, place, set, lay, add, hang, load, stow, pack, stack, pour, spread, sprinkle, drop, insert, stick, pin, attach, fix, glue, tape, pile, tuck, drape, mount, install, arrange, serve, plant'.split(
    ', ',
  ),
);

/** What these are done to is in the vessel they are done from or in: "laps water from a bowl", "stirs soup in a pot". */
export const consumingVerbs = new Set(
  'eat, drink, lick, lap, lap up, sip, slurp, taste, devour, gobble, feed on, stir, cook, boil, simmer, heat, whisk, mix, warm'.split(
    ', ',
  ),
);

/** "Helps lift", "assists in carrying": the other verb says what is done. */
export const helpingVerbs = new Set('help, assist, aid, support'.split(', '));

/** Exercises and postures: what they are named after is not there. */
export const ofBodyAlone = new Set<Action>([...exercises, 'push_up', 'tie_shoes']);

/** Done by two to each other. */
export const ofTwo = new Set<Action>(['shake_hands', 'hug', 'kiss', 'wrestle', 'arm_wrestle']);

/** What tools and missiles do to other things by themselves: "a pencil writes on a pad", "a stone hits a pane". */
export const doneByThings = new Set<Action>([
  'write',
  'paint',
  'stir',
  'chop',
  'hammer',
  'hit',
  'sweep',
  'wash',
]);

/** What a tool that is named alone does to what it works on. */
export const actionOfTools = rows({
  work: 'sharpen, scrape, carve, trim, whittle, file, sand, shave, engrave, scratch, score',
  rub: 'erase, remove, rub, wipe off, smudge, polish, buff',
});

/** What happens to a thing that somebody unseen acts upon: "a ball is kicked", "a glass is dropped". */
export const undergone: Partial<Record<Action, Action>> = {
  kick: 'roll',
  throw: 'fly',
  hit: 'fly',
  push: 'slide',
  pull: 'slide',
  drive: 'drive',
  ride: 'drive',
  lift: 'rise',
};
