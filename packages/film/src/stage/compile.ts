/** Scene to stage: who is where, doing what, in which set, under which light, before which camera. */

import { createShots, noAdjustment, type ShotRequest } from '../camera/shots.ts';
import { takeKindOf, usualSeedOf } from '../camera/takes.ts';
import type { Model } from '../kits/model.ts';
import { createSet } from '../kits/sets/index.ts';
import { createLightCourse, hoursOf } from '../light/change-of-hour.ts';
import { lightScene } from '../light/daylight.ts';
import { createRandom, seedFor } from '../math/random.ts';
import { releaseMoments } from '../motion/actions/release-moments.ts';
import { limits, type Scene } from '../scene/scene.ts';
import { statedTurn } from '../scene/stated-view.ts';
import { type Actor, rootOf } from './actor.ts';
import { attachActors } from './cast/attach.ts';
import { type CutOutMaker, castScene, type Pause } from './cast/cast.ts';
import { heroIndexOf } from './cast/choose-hero.ts';
import { completeScene } from './cast/complete-scene.ts';
import { extendBridges, lineUpBridges } from './cast/extend-bridges.ts';
import { fitSizes } from './cast/fit-sizes.ts';
import { fitToSupports } from './cast/fit-supports.ts';
import { implySurfaces } from './cast/imply-surfaces.ts';
import { limitCopies } from './cast/limit-cast.ts';
import { fitBesideLarge } from './cast/sizes/fit-beside-large.ts';
import { changeActors, nounsAtFirst } from './change/change-actors.ts';
import { rollThings } from './change/rolling.ts';
import { castForNumbers } from './change/stated-changes.ts';
import { strokeTools, turnTools } from './change/tool-strokes.ts';
import { improveStage } from './check/improve-view.ts';
import { handleThings, turnHandled } from './handle/handle-things.ts';
import { stageActs } from './move/act-motion.ts';
import { blockActors } from './move/blocking.ts';
import { choosePaths } from './move/choose-paths.ts';
import { inFilmTime } from './move/film-time.ts';
import { launchMissiles } from './move/flights.ts';
import { stay } from './move/paths.ts';
import { isInPond } from './move/schools.ts';
import { createStageClock } from './move/stage-time.ts';
import { fetchThings } from './move/story/fetch.ts';
import { handOver } from './move/story/hand-over.ts';
import { meetWithImpact } from './move/story/impacts.ts';
import { sharePicture } from './move/story/share-picture.ts';
import { goStatedWays } from './move/story/stated-ways.ts';
import { tellStories } from './move/story/story-path.ts';
import { takeAndDrop } from './move/story/take-and-drop.ts';
import { goOnTops } from './move/story/ways-on-tops.ts';
import { arrangeActors } from './place/arrange.ts';
import { axesFor } from './place/axes.ts';
import { dressOf, placeFor, removeFixtures } from './place/choose-place.ts';
import { actorsAsSubject, placeAsSubject } from './place/choose-subject.ts';
import { enlargeTiny } from './place/enlarge-tiny.ts';
import { watchesView } from './place/facing.ts';
import { farthestLandmark, leavesRoomFor, placeLandmarks, turnToFire } from './place/landmarks.ts';
import { showsSky } from './place/view-wishes.ts';
import { faceFlat, isFlatLay } from './place/views/face-flat.ts';
import { pushApart } from './place/views/push-apart.ts';
import { goTogether } from './place/views/relations.ts';
import { turnToLens } from './place/views/show-faces.ts';
import { isDim, type Stage } from './stage.ts';
import { azimuthFor, streets, travelYawFor } from './view-direction.ts';
import { floatOnWater, shiftToRoad } from './ways-of-place.ts';

export type StageRequest = {
  seed: number;
  seconds: number;
  width: number;
  height: number;
  /** Another number is another arrangement before another camera; everybody keeps their looks. */
  arrangement?: number;
  /** Pictures for things that no kit draws. */
  cutOut?: CutOutMaker;
  lines?: Stage['lines'];
  pause?: Pause;
};

/** When what the main subject does comes to its point, in slow motion. */
const decisiveMoment = ({ pace, things }: Scene): number | null => {
  const action = things[0]?.acts[0]?.action;
  if (pace >= 0.8 || !action || !(action in releaseMoments)) return null;
  const { at, seconds } = releaseMoments[action as keyof typeof releaseMoments];
  return at * seconds;
};

export const compileStage = async (described: Scene, request: StageRequest): Promise<Stage> => {
  const pause: Pause = request.pause ?? (async () => {});
  const things = described.things.map((thing) => castForNumbers(thing, limits.count));
  const completed = limitCopies(completeScene({ ...described, things }));
  const { seed, seconds, arrangement = 0 } = request;
  const placing = arrangement === 0 ? seed : seedFor(seed, `arrangement ${arrangement}`);
  const take = takeKindOf(seed);
  const viewing = arrangement === 0 ? usualSeedOf(seed) : placing;
  const aspect = request.width / request.height;
  const random = createRandom(seedFor(placing, 'stage'));
  const clock = createStageClock(seconds, completed.pace, decisiveMoment(completed));
  const { setting, timeOfDay, weather, season } = completed;
  const heroIndex = heroIndexOf(completed);
  // Where the hour changes, the lamps and windows of the night are built.
  const isNightSeen = hoursOf(timeOfDay).includes('night');
  const dark = lightScene({
    timeOfDay: isNightSeen ? 'night' : timeOfDay,
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
    // The set of what is named stands before the place that is named.
    backdrop: setting.backdrop ?? (place === 'waterfall' && place !== setting.place ? setting.place : null),
    season,
    timeOfDay,
    weather,
    seed,
    darkness: dark.darkness,
    ...dressOf(setting),
    isTimelapse: completed.camera.isTimelapse,
    seconds: clock.seconds,
    isMoonNamed: completed.effects.includes('moon'),
    nouns: [
      ...nounsAtFirst(completed),
      ...completed.effects.filter((effect) =>
        ['neon_signs', 'petals', 'planet', 'spotlight', 'smoke', 'confetti'].includes(effect),
      ),
    ],
    colours: Object.fromEntries([
      ...completed.palette.slice(0, 1).map(({ hex }) => ['light', hex]),
      ...completed.things.flatMap(({ kit, name, colour }) => (colour ? [[kit ?? name, colour.hex]] : [])),
    ]),
  });
  const azimuth = azimuthFor(completed, viewing, set, take);
  const axes = axesFor(azimuth);
  const cutOut = request.cutOut ?? (() => undefined);
  const built = new Map<number, Model[]>();
  const named = await castScene(completed, seed, heroIndex, cutOut, pause, built);
  const scene = implySurfaces(completed, named, set.isIndoors);
  const cast = scene === completed ? named : await castScene(scene, seed, heroIndex, cutOut, pause, built);
  const actors = changeActors(cast, seed, clock.seconds);
  fitSizes(actors, [place, setting.backdrop]);
  fitBesideLarge(actors);
  fitToSupports(actors, place);
  const fixtures = removeFixtures(actors, set, place);
  const hero = actors.find(({ role }) => role === 'hero') ?? actors[0] ?? null;
  if (hero) hero.role = 'hero';
  attachActors(actors);
  handleThings(actors, clock.seconds);
  strokeTools(actors, clock.seconds);
  rollThings(actors);
  extendBridges(actors);
  if (hero) rootOf(hero).role = rootOf(hero).role === 'landmark' ? 'cast' : rootOf(hero).role;
  blockActors(actors, clock.seconds, completed.camera.move === 'first_person' ? hero : null);
  const middle = clock.seconds / 2;
  const goesAlong =
    ['follow', 'first_person', 'drone'].includes(scene.camera.move) || scene.camera.move.startsWith('orbit');
  const isCloseUp = ['close_up', 'extreme_close_up'].includes(scene.camera.shot);
  const releases: Stage['releases'] = new Map();
  let isSideStated = false;
  if (hero) {
    const travelYaw = travelYawFor(scene, heroIndex, set, azimuth, hero, { seed: usualSeedOf(seed), take });
    arrangeActors(actors, hero, { axes, travelYaw, random, seconds: clock.seconds });
    isSideStated = (isCloseUp && turnToLens(hero, axes)) || statedTurn(hero.thing.traits) !== null;
    lineUpBridges(actors, axes.azimuth, set);
    shiftToRoad(actors, hero, axes, set);
    floatOnWater(actors, axes, set);
    choosePaths(actors, {
      axes,
      place: setting.place,
      seconds: clock.seconds,
      random,
      set,
    });
    goTogether(actors, hero, clock.seconds);
    launchMissiles(actors, releases, axes, clock.seconds);
    stageActs(actors, axes, clock.seconds);
    turnTools(actors, azimuth);
    turnHandled(actors, azimuth);
    handOver(actors, clock.seconds);
    fetchThings(actors, releases, axes, clock.seconds);
    tellStories(actors, axes, travelYaw, clock.seconds);
    goOnTops(actors, axes, clock.seconds);
    goStatedWays(actors, axes, clock.seconds, set.isIndoors);
    meetWithImpact(actors, axes, clock.seconds);
    if (!goesAlong) sharePicture(actors, axes, clock.seconds);
    takeAndDrop(actors, releases, clock.seconds);
  }
  const findSubject = () =>
    hero
      ? actorsAsSubject(actors, hero, set, axes, middle, isCloseUp, goesAlong)
      : placeAsSubject(setting.place, set, {
          hasWindow: completed.things.some(({ name }) => name === 'window'),
          isAerial: scene.camera.shot === 'aerial' || scene.camera.move === 'drone',
          isOfWater: setting.changes?.some(({ of }) => of === 'water') ?? false,
        });
  const subject = findSubject();
  const landmarks = actors.filter(({ role }) => role === 'landmark');
  const thirds =
    sideOfPicture(scene, hero) ?? (leavesRoomFor(landmarks) ? sideBesideLandmark(hero, landmarks) : 0);
  const isPlace = hero === null && scene.camera.shot === 'auto';
  const isIsland = setting.place === 'island' && !set.view?.eyeHeight;
  const isFromAbove = isPlace && (isIsland || scene.camera.move === 'drone');
  const framed: Scene = isPlace
    ? { ...scene, camera: { ...scene.camera, shot: isFromAbove ? 'aerial' : 'medium' } }
    : scene;
  const shotRequest: ShotRequest = {
    scene: framed,
    seed: viewing,
    take,
    seconds,
    aspect,
    subject: inFilmTime(subject, clock),
    azimuth,
    groundAt: (x, z) => Math.max(set.ground(x, z), set.water?.(x, z, 0) ?? Number.NEGATIVE_INFINITY),
    maxDistance: set.isIndoors ? 9 : Number.POSITIVE_INFINITY,
    thirds,
    showsSky:
      (showsSky(scene) || setting.details?.includes('into_sun') || (hero !== null && watchesView(hero))) &&
      !set.isIndoors,
    hasLandmark: landmarks.length > 0 && !set.isIndoors,
    isIndoors: set.isIndoors,
    hasWindow: set.isIndoors && completed.things.some(({ name }) => name === 'window'),
    isFlatLay: hero !== null && (isFlatLay(hero, scene) || isInPond(hero, setting.place)),
    isAirborne: subject.isAirborne,
    isDetailEnough: hero === null || hero.thing.person !== null || !hasCompany(actors, hero),
    eyeHeight: set.view?.eyeHeight ?? null,
    mostAzimuth: set.view?.mostAzimuth ?? 0.75,
    isSideStated,
    adjustments: [],
  };
  const shots = createShots(shotRequest);
  shotRequest.adjustments = shots.map(() => noAdjustment);
  faceFlat(actors, azimuth);
  const isEnlarged = enlargeTiny(actors, shots[0]!, isCloseUp);
  pushApart(actors, azimuth, clock.seconds);
  const stage: Stage = {
    scene,
    seed,
    seconds,
    aspect,
    actors,
    hero,
    set,
    subject,
    shots,
    shotRequest,
    reframe: () => {
      stage.subject = findSubject();
      shotRequest.subject = inFilmTime(stage.subject, clock);
      shotRequest.adjustments = shots.map(() => noAdjustment);
    },
    lighting: dark,
    lightingAt: () => dark,
    shade: 0,
    clock,
    axes,
    releases,
    lines: request.lines ?? [],
    fixtures: new Set(fixtures),
    shown: new Set([...fixtures, ...cast.map(({ thingIndex }) => thingIndex)]),
  };
  // What was drawn larger needs another distance.
  if (isEnlarged && isCloseUp) {
    stage.reframe();
    stage.shots = createShots(shotRequest);
  }
  await improveStage(stage, pause);
  enlargeTiny(actors, stage.shots[0]!, isCloseUp, true);
  const first = stage.shots[0]!;
  placeLandmarks(
    landmarks,
    first,
    (first.from + first.until) / 2,
    axes,
    aspect,
    thirds,
    stage.subject.extent.depth,
    place === 'desert' ? () => 0 : set.ground,
    streets.includes(place) ? 0.03 : 0.2,
    streets.includes(place) ? 95 : (farthestLandmark[place] ?? Number.POSITIVE_INFINITY),
  );
  for (const actor of [...landmarks, ...turnToFire(actors)]) actor.path = stay(actor.position, actor.yaw);
  stage.lightingAt = createLightCourse({
    timeOfDay,
    weather,
    mood: scene.mood,
    place: setting.place,
    palette: scene.palette,
    isTimelapse: scene.camera.isTimelapse,
    details: setting.details ?? [],
    changes: setting.changes ?? [],
    isIndoors: set.isIndoors,
    isSnowy:
      season === 'winter' || weather.includes('snow') || ['snowfield', 'glacier'].includes(setting.place),
    azimuth: first.azimuth,
    isDim: isDim(scene),
    isThinFog: landmarks.length > 0 || place === 'waterfall' || (setting.details?.includes('karst') ?? false),
  });
  stage.lighting = stage.lightingAt(0);
  return stage;
};

/** Alone on the left or the right of the picture; null: nothing is said, or others are there to be on the other side. */
const sideOfPicture = ({ things }: Scene, hero: Actor | null): number | null => {
  const side = hero?.thing.screenSide;
  const isAlone = things.every((thing) => thing === hero?.thing || thing.isImplied);
  return isAlone && side === 'left' ? 1.6 : isAlone && side === 'right' ? -1.6 : null;
};

/** Somebody who is said to be right of a tower stands right, and leaves it the left of the picture. */
const sideBesideLandmark = (hero: Actor | null, landmarks: readonly Actor[]): number =>
  hero?.thing.ties.some(
    ({ kind, to }) => kind === 'right_of' && landmarks.some(({ thingIndex }) => thingIndex === to),
  )
    ? -1
    : 1;

const isBesideOnTop = (actor: Actor, hero: Actor) =>
  actor.thingIndex !== hero.thingIndex &&
  actor.support.kind === 'on' &&
  hero.support.kind === 'on' &&
  actor.support.host === hero.support.host;

/** Others that stand by themselves and are small enough for the same picture. */
const hasCompany = (actors: readonly Actor[], hero: Actor) =>
  actors.some(
    (actor) =>
      actor.role === 'cast' &&
      !actor.thing.isImplied &&
      (rootOf(actor) !== rootOf(hero) || isBesideOnTop(actor, hero)) &&
      Math.max(...actor.size) < Math.max(...hero.size) * 5,
  );
