/** What verbs ask of somebody or something that a given picture shows, and of its light. */

import type { Facts } from '../../facts/facts.ts';
import type { FaceWish, HourWish, PartAct, Travel } from '../../pictures/life/wishes.ts';
import type { TimeOfDay } from '../../scene/scene.ts';
import { chainOf, sensesOf } from '../../world/kinds.ts';

const rows = <Name extends string>(table: Partial<Record<Name, string>>): Map<string, Name> =>
  new Map(
    (Object.entries(table) as [Name, string][]).flatMap(([name, verbs]) =>
      verbs.split(',').map((verb) => [verb.trim(), name] as const),
    ),
  );

const travelOfVerb = rows<Travel>({
  rise: 'lift off, take off, blast off, launch, rise, ascend, soar, fly up, go up, float up, lift, climb up, shoot up, float',
  fall: 'fall, fall down, drop, sink, descend, crash, topple, tumble, go down, plunge, dive',
  vanish: 'disappear, vanish, fade, fade away, dissolve, evaporate, melt away',
  approach:
    'approach, come, come closer, come near, draw near, come towards, near, advance, step forward, lean in',
  recede: 'recede, retreat, back away, move away',
  grow: 'grow, swell, expand, get bigger, inflate, bloom, open, blossom',
  shrink: 'shrink, get smaller, deflate, wither',
  leave: `leave, depart, exit, walk, run, drive, ride, fly, swim, sail, crawl, gallop, trot, race, speed, roll, slide, go, pass, move,
 travel, march, jog, sprint, hop, jump, leap, drift, wander, stroll, row, cycle, cruise, glide, dash, rush, escape, flee, pull away, cross`,
});

const faceOfVerb = rows<FaceWish>({
  blink: 'blink, squint',
  wink: 'wink',
  laugh: 'laugh, giggle, chuckle',
  smile: 'smile, grin, beam, smirk',
  look: 'look, glance, gaze, look around, look up, look down, look back, peer, watch, stare',
  turn: 'turn, turn around, turn away, turn back',
  nod: 'nod, bow, agree',
  talk: 'talk, speak, say, sing, chat, whisper, shout, yawn, meow, bark, tell, chew, eat',
});

/** Acts with parts of the body, where the verb alone says it. */
const actOfVerb = rows<PartAct>({
  lower_head: 'bow, bend down, look down',
  feed: 'eat, graze, sniff, peck, nibble, drink, lap, browse, feed',
  lift_head: 'look up',
  call: `bark, roar, growl, howl, meow, neigh, whinny, moo, bleat, chirp, tweet, quack, hiss, yelp, snarl, screech, squawk, crow, caw,
 hoot, pant, cluck, bray, purr, oink, call, cry, sing, sing out, call out`,
  yawn: 'yawn',
  chew: 'chew, munch',
  jump: 'jump, leap, bounce, spring, jump up',
  hop: 'hop, skip',
  gallop: 'gallop, canter',
  run: 'run, sprint, dash, race, jog, trot, rush, flee, chase, charge, bolt, scamper, scurry',
  walk: 'walk, march, stroll, wander, step, stride, go, pace, prowl, stalk, sneak, amble, trudge, leave, come, approach, dance, strut, creep',
  flap: 'flap, flutter, fly, soar, take off, hover',
  swim: 'swim',
});

/** The same where the verb has a part as its object: "lowers its head". */
const actOfPart: Record<string, Map<string, PartAct>> = {
  head: rows<PartAct>({
    lower_head: 'lower, bow, drop, dip, bend, hang, duck, put',
    lift_head: 'raise, lift, throw, perk, hold, stretch',
    tilt_head: 'tilt, cock, lean, incline, cant, roll',
    nod: 'nod, bob',
    shake: 'shake, toss',
    turn: 'turn, swivel, move',
  }),
  tail: rows<PartAct>({ wag: 'wag, swish, flick, wave, move, swing, swat, shake, whip, curl' }),
  wing: rows<PartAct>({
    spread: 'spread, open, unfold, stretch, extend, raise, lift',
    flap: 'flap, beat, flutter, fold, close, shut, move, flex',
  }),
  mouth: rows<PartAct>({ call: 'open' }),
  leg: rows<PartAct>({
    raise_leg: 'raise, lift, lick, stomp, kick, offer, give, hold, wave, paw, stamp, clean',
  }),
};
const partOfNoun: Record<string, string> = {
  head: 'head',
  face: 'head',
  neck: 'head',
  tail: 'tail',
  wing: 'wing',
  feather: 'wing',
  mouth: 'mouth',
  beak: 'mouth',
  jaw: 'mouth',
  leg: 'leg',
  paw: 'leg',
  foot: 'leg',
  hoof: 'leg',
  trunk: 'head',
};
/** Acts of heads that faces have their own motions for. */
const faceOfAct: Partial<Record<PartAct, FaceWish>> = { nod: 'nod', shake: 'shake', turn: 'turn' };
/** The head goes to the paw. */
const lickVerbs = new Set(['lick', 'clean', 'wash']);
const swayVerbs = new Set(
  'sway dance swing bend rock wobble wave flutter tremble shake rustle ripple'.split(' '),
);

const raising = new Set(['raise', 'lift', 'wave', 'put', 'throw', 'hold']);

/** Ways of going. */
export const gaits: ReadonlySet<PartAct> = new Set<PartAct>([
  'walk',
  'run',
  'gallop',
  'swim',
  'hop',
  'jump',
  'flap',
]);

const spinVerbs = new Set('spin rotate revolve twirl whirl pirouette'.split(' '));

/** Verbs that only say when another begins or goes on. */
export const aspects = new Set('begin start continue keep stop be become appear'.split(' '));

/** The verb as it is, without its particle, then the plainer verbs that it is a way of. */
const plainer = (verb: string): string[] => {
  const bare = verb.split(' ')[0]!;
  const chain = (one: string) =>
    sensesOf('verb', one)
      .slice(0, 2)
      .flatMap(({ sense }) => chainOf('verb', sense).map(({ name }) => name));
  return [...new Set([verb, bare, ...chain(verb), ...chain(bare)])];
};

const away = new Set(['away', 'off', 'out']);

/** Whether the verb says what a part of a body does: "open" of wings. */
export const isActOfPart = (verb: string, object: string): boolean =>
  actOfPart[partOfNoun[object] ?? '']?.has(verb.split(' ')[0]!) ?? false;

export type PictureVerb = {
  travel: Travel | null;
  face: FaceWish | null;
  waves: boolean;
  sways: boolean;
  spins: boolean;
  rolls: boolean;
  acts: readonly PartAct[];
};

/** `object`: head noun of what it is done to. */
export const readPictureVerb = (verb: string, object: string | null): PictureVerb | null => {
  const names = plainer(verb);
  const [bare] = [verb.split(' ')[0]!];
  const none: PictureVerb = {
    travel: null,
    face: null,
    waves: false,
    sways: false,
    spins: false,
    rolls: false,
    acts: [],
  };
  if (object === 'eye' && (bare === 'close' || bare === 'shut' || bare === 'open'))
    return { ...none, face: 'blink' };
  const part = object === null ? undefined : partOfNoun[object];
  if (part) {
    const act = actOfPart[part]!.get(bare);
    if (act)
      return {
        ...none,
        face: faceOfAct[act] ?? (act === 'call' ? 'talk' : null),
        acts: part === 'leg' && lickVerbs.has(bare) ? [act, 'lower_head'] : [act],
      };
    if (part === 'head') return { ...none, face: 'turn', acts: ['turn'] };
  }
  if (bare === 'wave' || ((object === 'arm' || object === 'hand') && raising.has(bare)))
    return { ...none, waves: true, sways: bare === 'wave' };
  if (spinVerbs.has(bare)) return { ...none, spins: true };
  const said = actOfVerb.get(verb) ?? names.map((name) => actOfVerb.get(name)).find(Boolean);
  const acts: PartAct[] = said ? [said] : [];
  const rolls = bare === 'roll';
  if (travelOfVerb.has(verb)) return { ...none, travel: travelOfVerb.get(verb)!, acts, rolls };
  // "Drives off", "flies away": whatever the way of going is.
  if (verb.split(' ').some((word) => away.has(word))) return { ...none, travel: 'leave', acts, rolls };
  const face = names.map((name) => faceOfVerb.get(name)).find(Boolean);
  if (face && (faceOfVerb.has(verb) || faceOfVerb.has(bare))) return { ...none, face, acts };
  if (said && !travelOfVerb.has(bare) && !gaits.has(said)) return { ...none, face: face ?? null, acts };
  if (swayVerbs.has(bare)) return { ...none, sways: true };
  // Wagging and shivering are moves too, but lead nowhere.
  const travel =
    names.map((name) => (name === 'move' ? undefined : travelOfVerb.get(name))).find(Boolean) ?? null;
  if (travel) return { ...none, travel, acts, rolls };
  return face || acts.length > 0 ? { ...none, face: face ?? null, acts } : null;
};

const hours: Partial<Record<TimeOfDay, HourWish>> = {
  night: 'night',
  day_to_night: 'night',
  dusk: 'dusk',
  sunset: 'sunset',
  golden_hour: 'sunset',
  dawn: 'day',
  morning: 'day',
  day: 'day',
  night_to_day: 'day',
};

/** What the sun is said to do, as an hour. */
const hourOfSun: Record<string, HourWish> = {
  set: 'sunset',
  'go down': 'sunset',
  sink: 'sunset',
  rise: 'day',
  'come up': 'day',
  'come out': 'day',
};

const clouds = new Set(['cloud', 'storm cloud', 'thundercloud', 'raincloud']);
const comingOut = new Set(['come out', 'appear', 'emerge', 'twinkle', 'shine', 'sparkle', 'light up']);
const nightLights = new Set(['star', 'moon']);
const gathering = new Set(['gather', 'roll in', 'move in', 'come up', 'build', 'build up', 'loom', 'darken']);

export const hourOf = ({ picture, events, entities }: Facts): HourWish | null => {
  const isOf = (agents: readonly number[], heads: ReadonlySet<string>) =>
    agents.some((index) => heads.has(entities[index]!.head));
  // Stars are seen by night, whatever the sun is said to do before.
  if (events.some(({ agents, verb }) => comingOut.has(verb) && isOf(agents, nightLights))) return 'night';
  if (events.some(({ agents, verb }) => gathering.has(verb) && isOf(agents, clouds))) return 'storm';
  const time = picture.times.at(-1);
  if (time && hours[time]) return hours[time];
  for (const { agents, verb } of events)
    if (hourOfSun[verb] && agents.some((index) => entities[index]!.head === 'sun')) return hourOfSun[verb];
  return picture.weather.some((said) => said.includes('storm')) ? 'storm' : null;
};
