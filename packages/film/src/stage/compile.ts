/** Scene to stage: who is where, doing what, in which set, under which light, before which camera. */

import { type CameraShot, createShots, type Subject } from '../camera/shots.ts';
import { findKit } from '../kits/find-kit.ts';
import type { StageSet } from '../kits/set.ts';
import { createSet } from '../kits/sets/index.ts';
import { type Lighting, lightScene } from '../light/daylight.ts';
import { createRandom, seedFor } from '../math/random.ts';
import { scale, type Vec3 } from '../math/vector.ts';
import type { Place, Scene } from '../scene/scene.ts';
import { type Actor, rootOf } from './actor.ts';
import { type Axes, arrangeActors, axesFor } from './place/arrange.ts';
import { attachActors } from './cast/attach.ts';
import { blockActors } from './move/blocking.ts';
import { type CutOutMaker, castScene } from './cast/cast.ts';
import { choosePaths } from './move/choose-paths.ts';
import { actorsAsSubject, placeAsSubject } from './place/choose-subject.ts';
import { completeScene } from './cast/complete-scene.ts';
import { extendBridges, lineUpBridges } from './cast/extend-bridges.ts';
import { launchMissiles, type Release } from './move/flights.ts';
import { implySurfaces } from './cast/imply-surfaces.ts';
import { placeLandmarks } from './place/landmarks.ts';
import { stay } from './move/paths.ts';
import { createStageClock, type StageClock } from './move/stage-time.ts';

export type StageRequest = {
  seed: number;
  seconds: number;
  width: number;
  height: number;
  /** Pictures for things that no kit draws. */
  cutOut?: CutOutMaker;
};

export type Stage = {
  scene: Scene;
  seed: number;
  seconds: number;
  aspect: number;
  actors: Actor[];
  hero: Actor | null;
  set: StageSet;
  subject: Subject;
  shots: CameraShot[];
  lighting: Lighting;
  clock: StageClock;
  axes: Axes;
  /** Held things that are let go. */
  releases: Map<Actor, Release>;
  /** Names of things that are on the stage. */
  shown: Set<number>;
};

const heroIndexOf = (scene: Scene): number => {
  const asked = scene.camera.subject;
  if (asked !== null && scene.things[asked]) return asked;
  return 0;
};

/** Opponents and chases are seen from the side, single figures from three quarters. */
const azimuthFor = (scene: Scene, seed: number, set: StageSet): number => {
  const side = createRandom(seedFor(seed, 'azimuth'))() < 0.5 ? -1 : 1;
  if (set.isIndoors) return side * 0.16;
  const isPair = scene.things.some(({ acts }) =>
    acts.some(({ action }) => ['fight', 'fence', 'punch'].includes(action)),
  );
  return isPair ? side * 0.1 : side * 0.3;
};

/** Many tulips or carrots are a field. */
const isFieldOf = (things: Scene['things']) =>
  things.some(
    ({ kit, count }) => count > 3 && /^(tulip|sunflower|carrot|corn|wheat|lavender)$/.test(kit ?? ''),
  );

/** Steep ground would hide a tall thing behind it; where nobody asked for mountains, hills do. */
const placeFor = ({ setting, things }: Scene): Place => {
  const canBeAtSea =
    things.length === 0 ||
    things.some(
      ({ kit }) =>
        kit !== null &&
        ['floats', 'swims', 'flies', 'hovers', 'slides'].includes(findKit(kit)?.locomotion ?? ''),
    );
  if (setting.place === 'sea' && !canBeAtSea) return 'beach';
  if (things.some(({ kit }) => kit === 'waterfall')) return 'waterfall';
  if (things.some(({ kit }) => kit === 'volcano')) return 'volcano';
  if (isFieldOf(things)) return 'crop_field';
  const hasTallThing = things.some(
    ({ kit }) =>
      kit !== null &&
      findKit(kit)?.locomotion === 'none' &&
      /castle|tower|lighthouse|church|palace|windmill/.test(kit),
  );
  return !setting.isStated &&
    hasTallThing &&
    ['mountains', 'canyon', 'volcano', 'valley'].includes(setting.place)
    ? 'hills'
    : setting.place;
};

/** What is to be seen is overhead: half of the picture is sky. */
const showsSky = ({ weather, effects }: Scene) =>
  weather.some((name) => ['aurora', 'rainbow', 'stars', 'lightning'].includes(name)) ||
  effects.some((name) => ['fireworks', 'moon', 'shooting_stars', 'planet'].includes(name));

const isFlatLay = ({ size, kit, thing }: Actor, { things }: Scene) =>
  kit?.locomotion === 'none' &&
  thing.person === null &&
  size[1] < 0.3 &&
  size[1] < size[0] &&
  !things.some(({ name }) => name === 'window');

/** Which way travellers go: as the prompt says, else as the set's ways lead. */
const travelYawFor = (scene: Scene, hero: number, set: StageSet, azimuth: number): number => {
  const direction = scene.things[hero]?.acts[0]?.direction;
  switch (direction) {
    case 'left':
      return azimuth - Math.PI / 2;
    case 'right':
      return azimuth + Math.PI / 2;
    case 'toward':
      return azimuth + 0.15;
    case 'away':
      return azimuth + Math.PI - 0.3;
    default:
      return set.travelDirection;
  }
};

export const compileStage = (described: Scene, request: StageRequest): Stage => {
  const completed = completeScene(described);
  const { seed, seconds } = request;
  const aspect = request.width / request.height;
  const random = createRandom(seedFor(seed, 'stage'));
  const clock = createStageClock(seconds, completed.pace);
  const { setting, timeOfDay, weather, season } = completed;
  const heroIndex = heroIndexOf(completed);
  const dark = lightScene({
    timeOfDay,
    weather,
    mood: completed.mood,
    place: setting.place,
    palette: [],
    isIndoors: false,
    isSnowy: false,
    azimuth: 0,
  });
  const place = placeFor(completed);
  const set = createSet({
    place,
    region: setting.region,
    backdrop: setting.backdrop,
    season,
    timeOfDay,
    weather,
    seed,
    darkness: dark.darkness,
    nouns: completed.things.map(({ kit, name }) => kit ?? name),
  });
  const azimuth = azimuthFor(completed, seed, set);
  const axes = axesFor(azimuth);
  const cutOut = request.cutOut ?? (() => undefined);
  const first = castScene(completed, seed, heroIndex, cutOut);
  const scene = implySurfaces(completed, first, set.isIndoors);
  const actors = scene === completed ? first : castScene(scene, seed, heroIndex, cutOut);
  const fixtures = removeFixtures(actors, set, place);
  const hero = actors.find(({ role }) => role === 'hero') ?? actors[0] ?? null;
  if (hero) hero.role = 'hero';
  attachActors(actors);
  extendBridges(actors);
  if (hero) rootOf(hero).role = rootOf(hero).role === 'landmark' ? 'cast' : rootOf(hero).role;
  blockActors(actors, clock.seconds);
  const middle = clock.seconds / 2;
  const releases = new Map<Actor, Release>();
  if (hero) {
    arrangeActors(actors, hero, { axes, travelYaw: travelYawFor(scene, heroIndex, set, azimuth), random });
    lineUpBridges(actors);
    shiftToRoad(actors, hero, set);
    choosePaths(actors, { axes, place: setting.place, seconds: clock.seconds, random });
    launchMissiles(actors, releases);
  }
  const subject = hero
    ? actorsAsSubject(actors, hero, set, axes, middle)
    : placeAsSubject(setting.place, set);
  const landmarks = actors.filter(({ role }) => role === 'landmark');
  const thirds = landmarks.length === 1 ? 1 : 0;
  const isPlace = hero === null && scene.camera.shot === 'auto';
  const isFromAbove = isPlace && (setting.place === 'island' || scene.camera.move === 'drone');
  const framed: Scene = isPlace
    ? { ...scene, camera: { ...scene.camera, shot: isFromAbove ? 'aerial' : 'medium' } }
    : scene;
  const shots = createShots({
    scene: framed,
    seed,
    seconds,
    aspect,
    // The camera lives in the film's time, the cast in the stage's.
    subject: { ...subject, centreAt: (time) => subject.centreAt(clock.at(time)) },
    azimuth,
    groundAt: (x, z) => Math.max(set.ground(x, z), set.water?.(x, z, 0) ?? Number.NEGATIVE_INFINITY),
    maxDistance: set.isIndoors ? 9 : Number.POSITIVE_INFINITY,
    thirds,
    showsSky: showsSky(scene) && !set.isIndoors,
    isIndoors: set.isIndoors,
    isFlatLay: hero !== null && isFlatLay(hero, scene),
    isAirborne: subject.isAirborne,
  });
  enlargeTiny(actors, shots[0]!);
  placeLandmarks(
    landmarks,
    shots[0]!,
    middleOfFirst(shots[0]!),
    axes,
    aspect,
    thirds,
    subject.extent.depth,
    set.ground,
  );
  for (const actor of landmarks) actor.path = stay(actor.position, actor.yaw);
  const lighting = lightScene({
    timeOfDay,
    weather,
    mood: scene.mood,
    place: setting.place,
    palette: scene.palette,
    isIndoors: set.isIndoors,
    isSnowy:
      season === 'winter' || weather.includes('snow') || ['snowfield', 'glacier'].includes(setting.place),
    azimuth: shots[0]!.azimuth,
  });
  return {
    scene,
    seed,
    seconds,
    aspect,
    actors,
    hero,
    set,
    subject,
    shots,
    lighting,
    clock,
    axes,
    releases,
    shown: new Set([...fixtures, ...actors.map(({ thingIndex }) => thingIndex)]),
  };
};

const middleOfFirst = ({ from, until }: CameraShot) => (from + until) / 2;

/** Share of the picture's height below which nobody would see what a thing is. */
const leastShare = 0.055;
const leastShareOfHero = 0.11;
const mostEnlarged = 12;

/** Bees around a hive are drawn larger than life, as in a picture book; a mouse beside an elephant too. */
const enlargeTiny = (actors: Actor[], { framing }: CameraShot) => {
  for (const actor of actors) {
    if (actor.role === 'landmark' || actor.role === 'backdrop' || actor.thing.isImplied) continue;
    const share = (Math.max(...actor.size) * framing.focalLength) / framing.distance;
    const least = actor.thingIndex === 0 ? leastShareOfHero : leastShare;
    if (share >= least || actor.support.kind === 'held') continue;
    const factor = Math.min(mostEnlarged, least / share);
    actor.scale *= factor;
    actor.size = scale(actor.size, factor);
  }
};

/** What a set has by itself, larger and better placed than a model of it. */
const ownFeatures: Partial<Record<Place, RegExp>> = {
  waterfall: /^waterfall$/,
  volcano: /^(volcano|lava)$/,
  classroom: /^(blackboard|whiteboard)$/,
  underwater: /^(coral|coral reef|reef|seaweed)$/,
  japanese_garden: /^(pond|cherry tree|cherry blossom)$/,
  crop_field: /^(wheat|corn|crop|tulip|sunflower|lavender|carrot|rice)$/,
  island: /^(island)$/,
  desert: /^(dune|sand dune)$/,
  mountains: /^(mountain|snowy mountain)$/,
  glacier: /^(ice|ice floe|iceberg)$/,
};

/** Rooms have walls, windows and doors of their own; theirs are in the right places. Returns what was taken out. */
const removeFixtures = (actors: Actor[], set: StageSet, place: Place): number[] => {
  const own = ownFeatures[place];
  if (own) {
    const features = actors.filter(({ thing }) => own.test(thing.kit ?? thing.name));
    for (const actor of features) actors.splice(actors.indexOf(actor), 1);
    if (features.length > 0) return features.map(({ thingIndex }) => thingIndex);
  }
  if (!set.isIndoors) return [];
  const isOnlyFixtures = actors.every(({ thing }) =>
    /^(window|wall|door|curtain|floor|ceiling|bed)$/.test(thing.kit ?? ''),
  );
  const isFixture = ({ thing, role }: Actor) =>
    (role !== 'hero' || isOnlyFixtures) && /^(window|wall|door|curtain|floor|ceiling)$/.test(thing.kit ?? '');
  const taken = actors.filter(isFixture);
  for (const actor of taken) actors.splice(actors.indexOf(actor), 1);
  return taken.map(({ thingIndex }) => thingIndex);
};

/** Vehicles, boats and trains go where the set has its road, water or rails. */
const shiftToRoad = (actors: Actor[], hero: Actor, set: StageSet) => {
  const offset: Vec3 | undefined = set.roadOffset;
  const needsRoad = ['rolls', 'rails', 'floats'].includes(rootOf(hero).kit?.locomotion ?? '');
  if (!offset || !needsRoad) return;
  for (const actor of actors) {
    actor.position = [actor.position[0] + offset[0], actor.position[1], actor.position[2] + offset[2]];
  }
};
