/** Facts to what a given picture is asked to do: nouns find their place in it by what they are kinds of. */

import type { Entity, Facts } from '../facts/facts.ts';
import { newEntity } from '../facts/new-entity.ts';
import type { Air, FaceWish, PartAct, RegionName, WishedThing, Wishes } from '../pictures/life/wishes.ts';
import type { Scene } from '../scene/scene.ts';
import { findNoun } from '../understand/nouns/find-noun.ts';
import { living, vehicles } from '../understand/nouns/nature.ts';
import { chainOf, sensesOf } from '../world/kinds.ts';
import { colourOf } from './meanings.ts';
import { edgeOf } from './picture-words/edges.ts';
import { inAir } from './picture-words/in-air.ts';
import { isShining, lightOf } from './picture-words/lights.ts';
import {
  airOfNoun,
  airOfWeather,
  fallingNouns,
  regionKinds,
  set,
  settingKinds,
  skyHeads,
} from './picture-words/nouns.ts';
import { landingOf, objectOf, pusherOf } from './picture-words/objects.ts';
import { actsOfParts, rotorOf } from './picture-words/parts.ts';
import { aspects, hourOf, readPictureVerb } from './picture-words/verbs.ts';
import { waterWayOf } from './picture-words/water.ts';

const kindsOf = (entity: Entity): string[] => {
  const nouns = [...new Set([entity.noun, entity.head])];
  const everyday = nouns.map((noun) => findNoun(noun)?.base).filter((base) => base !== undefined);
  const chains = nouns.flatMap((noun) =>
    sensesOf('noun', noun)
      .slice(0, 2)
      .flatMap(({ sense }) => chainOf('noun', sense).map(({ name }) => name)),
  );
  return [...new Set([...nouns, ...everyday, ...chains])];
};

/** By the everyday noun, or else by the most frequent sense alone: a cat is no person, though some are called so. */
const natureOf = (noun: string, head: string): WishedThing['nature'] => {
  const nature = (findNoun(noun) ?? findNoun(head))?.nature;
  const [first] = sensesOf('noun', noun).concat(sensesOf('noun', head));
  const chain = first ? chainOf('noun', first.sense).map(({ name }) => name) : [];
  if (nature === 'person' || (!nature && chain.includes('person'))) return 'person';
  if ((nature && living.has(nature)) || (!nature && chain.includes('animal'))) return 'animal';
  return (nature && vehicles.has(nature)) || chain.includes('vehicle') ? 'vehicle' : 'other';
};

type Read = { entity: Entity; index: number; kinds: string[]; region: RegionName | null; air: Air | null };

const readEntity = (entity: Entity, index: number): Read => {
  const kinds = kindsOf(entity);
  const nature = natureOf(entity.noun, entity.head);
  const region =
    nature === 'other'
      ? // "Her long hair": whatever it is said to be like.
        entity.noun.split(' ').includes('hair')
        ? 'hair'
        : skyHeads.has(entity.head)
          ? 'sky'
          : (regionKinds.find(
              ([name, names]) =>
                kinds.slice(0, 6).some((kind) => names.has(kind)) &&
                // A mill is a plant that is built; "the plants" of a picture grow.
                !(name === 'plants' && kinds.includes('structure') && entity.noun !== 'plant'),
            )?.[0] ?? null)
      : null;
  return { entity, index, kinds, region, air: airOfNoun[entity.head] ?? null };
};

/** Said only to tell where something is or happens: "along the stem". */
const isOnlyPlace = (index: number, { events, relations }: Facts): boolean =>
  relations.some(({ objects }) => objects.includes(index)) ||
  events.some(({ from, to, path, at }) =>
    [from, to, path, at].flat().some(({ entities }) => entities.includes(index)),
  );

const entering = set('in, by, past, across, over, enter, appear, arrive, cross, pass');
const passing = new Set<string>(['over', 'across', 'above', 'in_front_of', 'behind']);

const flyingVerbs = set('fly, flap, flutter, hover, soar');
const farKinds = set('way, road, path, street, mountain, hill, horizon, range, geological formation');

const throughKinds = set('bridge, tunnel, arch, gate, passage, canal, tracks, railroad track');

/** Along a street or to the mountains, away under a bridge: ways in a picture lead away from whoever took it. */
const isIntoDistance = ({ verb, path, to, at }: Facts['events'][number], { entities }: Facts): boolean => {
  const leadsTo = (goals: readonly number[], kinds: ReadonlySet<string>) =>
    goals.some((goal) =>
      kindsOf(entities[goal]!)
        .slice(0, 5)
        .some((kind) => kinds.has(kind)),
    );
  const isAway = verb.split(' ').some((word) => word === 'away' || word === 'off');
  return (
    [...path.filter(({ kind }) => kind === 'along'), ...to].some(({ entities: goals }) =>
      leadsTo(goals, farKinds),
    ) ||
    (isAway && [...path, ...at].some(({ entities: ways }) => leadsTo(ways, throughKinds)))
  );
};

/** `isGoal`: something comes down on it; of that only the name and the looks are asked. */
const wishOf = (read: Read, facts: Facts, isGoal = false): WishedThing => {
  const { entity, index, kinds } = read;
  const own = facts.events.filter((event) => event.agents.includes(index) && !event.isNegated);
  const verbs = own.map((event, n) => ({
    event,
    shown: readPictureVerb(event.verb, objectOf(own, n, facts)),
  }));
  const travelling = verbs.find(({ shown, event }) => shown?.travel && !isOnTheSpot(shown.acts, event));
  const change = facts.changes.find((one) => one.entity === index);
  const isLifeless = natureOf(entity.noun, entity.head) === 'other';
  const changed = change ? travelOfChange(change) : null;
  const landing = isGoal ? null : landingOf(index, facts);
  return {
    name: [
      ...entity.attributes.filter(({ kind }) => kind === 'colour').map(({ value }) => value),
      entity.noun,
    ].join(' '),
    kinds,
    nature: natureOf(entity.noun, entity.head),
    colour: colourSaid(entity),
    isNew: entity.isNew ?? false,
    isMany: entity.isMany || entity.count !== 1,
    isPlace: own.length === 0 && change === undefined && isOnlyPlace(index, facts),
    travel: travelling?.shown?.travel ?? changed,
    direction:
      verbs.map(({ event }) => event.direction).find(Boolean) ??
      (travelling && edgeOf(travelling.event, index, facts)) ??
      (travelling && isIntoDistance(travelling.event, facts) ? 'away' : null),
    acts: actsFor(
      natureOf(entity.noun, entity.head),
      verbs.flatMap(({ shown }) => shown?.acts ?? []),
    ),
    isFlying: verbs.some(({ event }) => flyingVerbs.has(event.verb.split(' ')[0]!)),
    isComing: verbs.some(
      ({ event }) =>
        event.verb.split(' ').some((word) => entering.has(word)) ||
        event.path.some(({ kind }) => passing.has(kind)),
    ),
    face: new Set(verbs.flatMap(({ shown }): FaceWish[] => (shown?.face ? [shown.face] : []))),
    waves: verbs.some(({ shown }) => shown?.waves),
    sways: verbs.some(({ shown }) => shown?.sways && !shown.waves),
    spins: verbs.some(({ shown }) => shown?.spins || (isLifeless && shown?.face === 'turn')),
    pushedBy: pusherOf(index, facts),
    landsOn: landing === null ? null : wishOf(readEntity(facts.entities[landing]!, landing), facts, true),
    rolls: verbs.some(({ shown }) => shown?.rolls),
    rotor: isLifeless || natureOf(entity.noun, entity.head) === 'vehicle' ? rotorOf(index, facts) : null,
    region: read.region === 'plants' || read.region === 'fire' ? read.region : null,
    notShown: [
      ...verbs
        .filter(({ shown, event }) => shown === null && !aspects.has(event.verb) && !isShining(event.verb))
        .map(({ event }) => event.verb),
      ...facts.changes
        .filter((one) => one.entity === index && travelOfChange(one) === null)
        .map(({ property, to }) => to ?? property),
      ...actsOfParts(index, facts),
    ],
  };
};

/** What melts gets smaller on the spot, and what goes away is seen no more. */
const travelOfChange = ({ property, to }: Facts['changes'][number]): WishedThing['travel'] =>
  property === 'presence' ? 'vanish' : to === 'melted' ? 'shrink' : null;

/** Leaps lead somewhere only where that is said. */
const isOnTheSpot = (
  acts: readonly PartAct[],
  { verb, direction, path, to }: Facts['events'][number],
): boolean =>
  acts.some((act) => act === 'jump' || act === 'hop') &&
  !verb.includes(' ') &&
  (direction === null || direction === 'up') &&
  path.length + to.length === 0;

/** People speak and eat with faces that are seen as such; things without life can be tilted and leap. */
const notOf: Record<WishedThing['nature'], ReadonlySet<PartAct>> = {
  person: new Set<PartAct>(['call', 'yawn', 'chew', 'feed', 'flap', 'spread', 'swim', 'gallop', 'wag']),
  animal: new Set(),
  vehicle: new Set<PartAct>([
    'walk',
    'run',
    'gallop',
    'flap',
    'spread',
    'swim',
    'turn',
    'look',
    'call',
    'feed',
    'raise_leg',
  ]),
  other: new Set<PartAct>(['walk', 'run', 'gallop', 'flap', 'spread', 'swim', 'turn', 'look', 'feed']),
};

const actsFor = (nature: WishedThing['nature'], acts: readonly PartAct[]): Set<PartAct> =>
  new Set(acts.filter((act) => !notOf[nature].has(act)));

const colourSaid = ({ attributes }: Entity): WishedThing['colour'] => {
  const value = attributes.find(({ kind }) => kind === 'colour')?.value;
  const named = value === undefined ? undefined : colourOf(value);
  if (!named) return null;
  const number = Number.parseInt(named.hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const airOf = (reads: Read[], facts: Facts): Set<Air> => {
  const air = new Set<Air>();
  for (const { entity, index, air: own } of reads) {
    if (inAir(index, facts) && fallingNouns[entity.head]) air.add(fallingNouns[entity.head]!);
    else if (own && !fallingNouns[entity.head]) air.add(own);
  }
  for (const said of [...facts.picture.weather, ...facts.events.map(({ verb }) => verb)])
    for (const name of airOfWeather[said] ?? []) air.add(name);
  return air;
};

/** Things that are no regions, no air and no setting, and not part of another. */
const isThing = ({ entity, index, kinds, region, air }: Read, facts: Facts): boolean =>
  region === null &&
  air === null &&
  !(fallingNouns[entity.head] && inAir(index, facts)) &&
  entity.partOf === null &&
  entity.character === null &&
  (!kinds.slice(0, 4).some((kind) => settingKinds.has(kind)) || isSpun(index, facts));

/** A logo or a page that turns is moved like a thing. */
const isSpun = (index: number, { events, entities }: Facts): boolean =>
  events.some(
    ({ agents, verb }) =>
      agents.some((agent) => agent === index || entities[agent]!.partOf === index) &&
      readPictureVerb(verb, null)?.spins,
  );

/** "The drone flies forward" says how the camera moves. */
const hasDrone = ({ entities, events }: Facts): boolean =>
  events.some(({ agents }) => agents.some((index) => entities[index]!.head === 'drone'));

/** Without facts: the natural life of the picture, in the scene's weather. */
const ofScene = ({ camera, pace, weather }: Scene): Wishes => ({
  things: [],
  camera: camera.move,
  regions: new Set(),
  waterWay: null,
  wind: weather.includes('wind'),
  air: new Set(weather.flatMap((name) => airOfWeather[name] ?? [])),
  hour: null,
  light: null,
  isSnowLying: false,
  hasClouds: false,
  cloudPace: 1,
  notShown: [],
  pace,
});

const fastVerbs = set('race, rush, speed, fly, sweep, hurry, dash, rush by, fly by, race by');
/** Ways to speak of the picture or its light itself. */
const ofPicture = set(
  'camera, drone, picture, photo, image, video, view, scene, shot, sun, moon, light, time, night, day, motion, movement, animation, life, text, background, frame, lift',
);

/** What happens to parts that stay with the ground: said, since nothing of it is shown. */
const settingActs = (reads: Read[], facts: Facts): string[] =>
  reads.flatMap(({ entity, index, kinds, region, air }) => {
    const isSetting = kinds.slice(0, 4).some((kind) => settingKinds.has(kind));
    if (region || air || !isSetting || isSpun(index, facts)) return [];
    if (kinds.slice(0, 2).some((kind) => ofPicture.has(kind))) return [];
    if (entity.head === 'star' && hourOf(facts) === 'night') return [];
    if (entity.partOf !== null || entity.character !== null) return [];
    const acts = facts.events.filter(
      ({ agents, verb, isNegated }) =>
        agents.includes(index) && !isNegated && !aspects.has(verb) && !isShining(verb),
    );
    const changes = facts.changes.filter((change) => change.entity === index);
    return [...acts.map(({ verb }) => verb), ...changes.map(({ property, to }) => to ?? property)].map(
      (what) => `${entity.noun}: ${what}`,
    );
  });

export const readWishes = (scene: Scene, facts: Facts | undefined): Wishes => {
  if (!facts) return ofScene(scene);
  const reads = facts.entities.map(readEntity);
  const wished = reads.filter((read) => isThing(read, facts)).map((read) => wishOf(read, facts));
  const air = airOf(reads, facts);
  const light = lightOf(facts);
  const acting = new Set(facts.events.flatMap(({ agents, objects }) => [...agents, ...objects]));
  const regions = new Set(
    reads.flatMap(({ region, index }) =>
      region &&
      // Wind goes through the hair that it moves.
      (acting.has(index) || region === 'hair' || !isOnlyPlace(index, facts)) &&
      !(light && region === 'lights')
        ? [region]
        : [],
    ),
  );
  // A plant or a flame that is named alone may be the subject itself: "the flower sways", "the tree falls".
  const plants = reads.filter(
    ({ entity, region, index }) =>
      (region === 'plants' || region === 'fire') &&
      acting.has(index) &&
      !(fallingNouns[entity.head] && inAir(index, facts)),
  );
  const unsaid = facts.events.filter(({ agents }) => agents.length === 0);
  const faces = unsaid.flatMap(({ verb, objects }): FaceWish[] => {
    const face = readPictureVerb(
      verb,
      objects[0] === undefined ? null : facts.entities[objects[0]]!.head,
    )?.face;
    return face ? [face] : [];
  });
  const things = [...wished, ...plants.map((read) => wishOf(read, facts))];
  if (things.length === 0 && faces.length > 0)
    things.push({
      ...wishOf({ entity: { ...nobody }, index: -1, kinds: ['person'], region: null, air: null }, facts),
      face: new Set(faces),
      isPlace: false,
    });
  return {
    things,
    camera: facts.picture.camera.moves[0] ?? (hasDrone(facts) ? 'drone' : scene.camera.move),
    regions,
    waterWay: waterWayOf(
      reads.filter(({ region }) => region === 'water'),
      facts,
    ),
    wind: facts.picture.weather.some(
      (said) => said.startsWith('wind') || said.startsWith('storm') || said === 'breeze',
    ),
    air,
    hour: hourOf(facts),
    light,
    isSnowLying: air.has('snow') && facts.events.some(({ verb }) => verb === 'cover' || verb === 'settle'),
    hasClouds: reads.some(({ region, kinds }) => region === 'sky' && kinds.slice(0, 3).includes('cloud')),
    cloudPace: reads.some(
      ({ region, index }) =>
        region === 'sky' &&
        facts.events.some(({ agents, verb }) => agents.includes(index) && fastVerbs.has(verb)),
    )
      ? 2.6
      : 1,
    notShown: settingActs(reads, facts),
    pace: scene.pace,
  };
};

const nobody = newEntity('person');
