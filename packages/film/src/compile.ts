/** A scene made ready to be drawn: everything modelled and staged, and a pose for every moment. */

import { setImmediate } from 'node:timers/promises';
import type { Facts } from './facts/facts.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { isNameOf } from './pictures/life/cast/cast-subject.ts';
import { createLivingPicture, type LivingPicture } from './pictures/life/living-picture.ts';
import { isPanorama } from './pictures/panorama.ts';
import { createPicturePlate, type GivenPicture, type PicturePlate } from './pictures/picture-plate.ts';
import { drawShadows } from './pictures/plate-shadows.ts';
import { framesPerSecond } from './render/frame-rate.ts';
import { driftingEffects, type Effect, type Scene, type Thing } from './scene/scene.ts';
import { readWishes } from './screenplay/read-wishes.ts';
import type { Screenplay } from './screenplay/screenplay.ts';
import { searchStage } from './search-stage.ts';
import { giveTimeToLines, planLines, type Speak, speakLines } from './speak-lines.ts';
import { viewOfPlate } from './stage/build/view-of-plate.ts';
import { lookSeedFor } from './stage/cast/cast.ts';
import { addGuests, type Character, onlyGuests } from './stage/cast/guests.ts';
import { type GivenComponent, joinComponents, seeComponents } from './stage/cast/join-components.ts';
import { limitTriangles, mostInScene } from './stage/cast/limit-cast.ts';
import { loadCutOuts } from './stage/cast/load-cut-outs.ts';
import { compileStage, type StageRequest } from './stage/compile.ts';
import { createFilm, type Film } from './stage/film.ts';
import { openingAt, type SpokenLine } from './stage/spoken-line.ts';
import type { Stage } from './stage/stage.ts';
import { isSeen, lookAt } from './verify/look.ts';
import { notSeen } from './verify/verify-film.ts';

export type CompileOptions = {
  /** The same scene, seed and size give the same film. */
  seed: number;
  seconds: number;
  width: number;
  height: number;
  /** Pictures the film starts, ends or goes by. */
  pictures?: readonly GivenPicture[];
  /** Pictures of things that stand in the scene. */
  components?: readonly string[];
  characters?: readonly Character[];
  /** Gives a voice to words in quotation marks; without it they are not said. */
  speak?: Speak;
  signal?: AbortSignal;
};

/** What follows the first beat after a cut; its world is built when it is drawn. Each beat but the last gives up its models when it was drawn. */
export type LaterBeat = { scene: Scene; stage: Stage; seconds: number; createFilm: () => Promise<Film> };

export type CompiledFilm = CompileOptions & {
  /** Of the first beat, which is all there is of a single scene; so are the stage and the film. */
  scene: Scene;
  stage: Stage;
  film: Film;
  later: LaterBeat[];
  plate: PicturePlate | undefined;
  /** The main subject with everything that fixes its looks, so that another film can show it again. */
  hero: Thing | null;
  /** Names of what the scene holds and the film does not show. */
  notDrawn: string[];
};

const lookOf = ({ hero, seed }: Stage): Thing | null =>
  hero && {
    ...hero.thing,
    count: 1,
    ties: [],
    acts: [],
    character: null,
    lookSeed: lookSeedFor(seed, hero.thing, 0),
  };

/** One picture comes to life; a strip, or several pictures, are travelled over. */
const createPlate = async (
  scene: Scene,
  facts: Facts | undefined,
  { pictures = [], seed, seconds, width, height }: CompileOptions,
  pause: () => Promise<void>,
  lines: readonly SpokenLine[],
): Promise<(PicturePlate & Partial<LivingPicture>) | undefined> => {
  const [first] = pictures;
  const size = { width, height };
  const isAlone =
    first && pictures.length === 1 && first.role !== 'last' && !(await isPanorama(first.path, size));
  if (isAlone)
    return createLivingPicture(first.path, size, {
      seconds,
      seed,
      wishes: readWishes(scene, facts),
      mouthAt: (time) => openingAt(lines, null, time),
      pause,
    });
  return createPicturePlate(pictures, size, { move: scene.camera.move, seed, pause });
};

/** Shares of the film's length at which what was added to a picture is looked for. */
const looks = [0.3, 0.6, 0.9];

/** The requests of a picture that neither happen in it nor are seen in what was added to it. */
const lackingIn = (
  { notDrawn = [], added = [] }: Partial<LivingPicture>,
  { stage, film }: Staged,
): string[] => {
  if (added.length === 0) return notDrawn;
  const seen = lookAt(stage, film, looks).flatMap(({ sights }) => sights.filter(isSeen));
  // A given picture of it stands there, if only in part within the frame.
  const isShown = (wish: (typeof added)[number]) =>
    seen.some(({ actor }) => isAdded({ added: [wish] }, actor.thing)) ||
    stage.actors.some(({ thing }) => thing.character !== null && isAdded({ added: [wish] }, thing));
  return [...notDrawn, ...added.filter((wish) => !isShown(wish)).map(({ name }) => name)];
};

/** Whether a thing of the scene is one that the prompt names and the given picture does not show. */
const isAdded = (plate: Partial<LivingPicture> | undefined, { name, isImplied }: Thing): boolean =>
  !isImplied && (plate?.added ?? []).some((wish) => isNameOf(wish, name));

/** Effects that a living picture draws in its own depth. */
const ofPicture: ReadonlySet<Effect> = new Set<Effect>([
  'smoke',
  'steam',
  ...driftingEffects,
  'dust',
  'feathers',
  'snowflakes',
  'lights',
  'lightning',
  'waves',
  'god_rays',
  'sun',
]);

/** Weather and effects of a living picture are not drawn a second time before it. */
const withoutAir = (scene: Scene, plate: Partial<LivingPicture>): Scene =>
  plate.seen
    ? { ...scene, weather: [], effects: scene.effects.filter((effect) => !ofPicture.has(effect)) }
    : scene;

/** What goes along a way of the picture goes as the picture's ways do. */
const headedAs = (scene: Scene, { added = [] }: Partial<LivingPicture>): Scene => ({
  ...scene,
  things: scene.things.map((thing) => {
    const wish = added.find((one) => isAdded({ added: [one] }, thing));
    const direction = wish?.direction;
    return direction
      ? { ...thing, acts: thing.acts.map((act) => ({ ...act, direction: act.direction ?? direction })) }
      : thing;
  }),
});

const watery = ['fish', 'aquatic bird', 'vessel', 'boat', 'aquatic mammal', 'seabird', 'duck'];

const bustSpot = { x: 0.5, y: 1.04, horizon: 0.4, mostTall: 0.75 };

/** What the picture lacks stands on its ground, with a shadow, seen as its camera would. */
const standOnPlate = (
  plate: LivingPicture,
  stage: Stage,
  size: { width: number; height: number },
  isBust: boolean,
) => {
  const isOnWater = plate.added.some(({ kinds }) => kinds.some((kind) => watery.includes(kind)));
  // What its own picture cuts off is cut off by the frame.
  const shadowsAt = viewOfPlate(stage, isBust ? bustSpot : plate.spotFor(isOnWater));
  const { frameAt } = plate;
  plate.frameAt = (progress) => {
    const frame = frameAt(progress);
    if (frame.models) drawShadows(frame.pixels, size, shadowsAt(progress * stage.seconds), frame.models);
    return frame;
  };
};

/** A component that is a place is what the film goes on in, unless other pictures are. */
const withPlace = (options: CompileOptions, given: readonly GivenComponent[]): CompileOptions => {
  const place = given.find(({ seen }) => seen.role === 'place');
  if (!place || (options.pictures ?? []).length > 0) return options;
  return { ...options, pictures: [{ path: place.path, role: 'reference' }] };
};

/** Brightness of a picture of a usual day. */
const usualBrightness = 0.5;

/** How light it is in the picture that things stand in, 1 as usual. */
const lightOf = (plate: Partial<LivingPicture> | undefined): number =>
  plate?.seen ? Math.min(1.1, Math.max(0.45, plate.seen.brightness / usualBrightness)) : 1;

const isBust = ({ seen }: GivenComponent): boolean => seen.role === 'thing' && seen.isCutOff;

type Staged = { stage: Stage; film: Film };

/** Shorter than this, in seconds, a beat is not understood. */
const shortestBeat = 1;

/** Beats with the seconds of each, in whole frames of the film; those that would flash by are left out. */
const beatsOf = (
  described: Scene | Screenplay,
  seconds: number,
  framesPerSecond: number,
): { scene: Scene; seconds: number; index: number }[] => {
  if (!('beats' in described)) return [{ scene: described, seconds, index: 0 }];
  const most = Math.max(1, Math.floor(seconds / shortestBeat));
  const kept = described.beats
    .map((beat, index) => ({ ...beat, index }))
    .toSorted((a, b) => b.share - a.share || a.index - b.index)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index);
  const total = kept.reduce((sum, { share }) => sum + share, 0) || 1;
  const frames = Math.max(kept.length, Math.round(seconds * framesPerSecond));
  let [sum, before] = [0, 0];
  return kept.map(({ scene, share, index }, n) => {
    sum += share / total;
    const until = n === kept.length - 1 ? frames : Math.max(before + 1, Math.round(sum * frames));
    const own = (until - before) / framesPerSecond;
    before = until;
    return { scene, index, seconds: kept.length === 1 ? seconds : own };
  });
};

export const compile = async (
  described: Scene | Screenplay,
  options: CompileOptions,
): Promise<CompiledFilm> => {
  keepHeapSmall();
  const { seed, width, height, components = [], characters = [], signal } = options;
  const pause = async () => {
    await setImmediate();
    signal?.throwIfAborted();
  };
  const spoken = 'beats' in described ? await speakLines(described, options) : [];
  await pause();
  const timed = 'beats' in described ? giveTimeToLines(described, spoken, options.seconds) : described;
  const beats = beatsOf(timed, options.seconds, framesPerSecond).map((beat) => ({
    ...beat,
    ...planLines(spoken, beat.index, beat.seconds),
  }));
  const said = 'beats' in described ? described.facts : undefined;
  const given = await seeComponents(components, height, pause);
  const plate = await createPlate(beats[0]!.scene, said, withPlace(options, given), pause, beats[0]!.lines);
  await pause();
  const isBeforePlate = plate?.isWhole ?? false;
  const parts: (LaterBeat & { request: StageRequest })[] = [];
  const missing: string[] = 'beats' in described ? [...described.notDrawn] : [];
  for (const beat of beats) {
    const guests = addGuests(beat.scene, characters);
    const joined = joinComponents(guests, given, parts.length === 0);
    const scene = isBeforePlate
      ? headedAs(
          withoutAir(
            onlyGuests(joined, characters, (thing) => isAdded(plate, thing)),
            plate!,
          ),
          plate!,
        )
      : joined;
    const cutOut = await loadCutOuts(scene, characters, given, { filmHeight: height, light: lightOf(plate) });
    const { lines } = beat;
    const request: StageRequest = { seed, seconds: beat.seconds, width, height, cutOut, lines, pause };
    const stage = await compileStage(scene, request);
    limitTriangles(stage.actors, 0, mostInScene(beats.length));
    if (plate?.spotFor && stage.actors.length > 0)
      standOnPlate(plate as LivingPicture, stage, { width, height }, given.some(isBust));
    await pause();
    missing.push(...scene.notDrawn, ...beat.unsaid.map((words) => words.slice(0, 80)));
    missing.push(...scene.things.filter((_, index) => !stage.shown.has(index)).map(({ name }) => name));
    parts.push({
      request,
      scene: joined,
      stage,
      seconds: beat.seconds,
      createFilm: () => createFilm(stage, { isBeforePlate, pause }),
    });
  }
  // Of these the picture tells itself what it lacks; the subject of a photo has no model, and is there.
  const inPicture = new Set(
    plate?.seen ? readWishes(beats[0]!.scene, said).things.map(({ name }) => name) : [],
  );
  const [first, ...later] = parts;
  const staged = { stage: first!.stage, film: await first!.createFilm() };
  const facts = 'beats' in described && !plate && later.length === 0 ? described.facts : undefined;
  const searched =
    facts && (await searchStage(first!.scene, described as Screenplay, facts, first!.request, staged));
  if (searched) missing.push(...notSeen(searched.verdict));
  const { stage, film } = searched ?? staged;
  return {
    ...options,
    scene: first!.scene,
    stage,
    film,
    later,
    plate,
    hero: lookOf(stage),
    notDrawn: [
      ...new Set([
        ...missing.filter((word) => !inPicture.has(word)),
        ...(plate ? lackingIn(plate, { stage, film }) : []),
      ]),
    ],
  };
};
