/** What verbs ask of somebody or something that a given picture shows, and of its light. */

import type { Facts } from '../facts/facts.ts';
import type { FaceWish, HourWish, Travel } from '../pictures/life/wishes.ts';
import type { TimeOfDay } from '../scene/scene.ts';
import { chainOf, sensesOf } from '../world/kinds.ts';

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

const onFeet = new Set('walk run march jog sprint stroll wander hop trot step dance'.split(' '));
const swayVerbs = new Set(
  'sway dance swing bend rock wobble wave flutter tremble shake rustle ripple'.split(' '),
);

const spinVerbs = new Set('spin rotate revolve twirl whirl pirouette'.split(' '));

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

export type PictureVerb = {
  travel: Travel | null;
  face: FaceWish | null;
  waves: boolean;
  sways: boolean;
  spins: boolean;
  isWalking: boolean;
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
    isWalking: false,
  };
  if (object === 'eye' && (bare === 'close' || bare === 'shut' || bare === 'open'))
    return { ...none, face: 'blink' };
  if (object === 'head' && bare === 'shake') return { ...none, face: 'shake' };
  if (object === 'head' || object === 'face') return { ...none, face: bare === 'nod' ? 'nod' : 'turn' };
  if (bare === 'wave') return { ...none, waves: true, sways: true };
  if (spinVerbs.has(bare)) return { ...none, spins: true };
  const isWalking = names.some((name) => onFeet.has(name));
  if (travelOfVerb.has(verb)) return { ...none, travel: travelOfVerb.get(verb)!, isWalking };
  // "Drives off", "flies away": whatever the way of going is.
  if (verb.split(' ').some((word) => away.has(word))) return { ...none, travel: 'leave', isWalking };
  const face = names.map((name) => faceOfVerb.get(name)).find(Boolean);
  if (face && (faceOfVerb.has(verb) || faceOfVerb.has(bare))) return { ...none, face };
  if (swayVerbs.has(bare)) return { ...none, sways: true };
  // Wagging and shivering are moves too, but lead nowhere.
  const travel =
    names.map((name) => (name === 'move' ? undefined : travelOfVerb.get(name))).find(Boolean) ?? null;
  if (travel) return { ...none, travel, isWalking };
  return face ? { ...none, face } : null;
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
