/** A film as a function of the frame number: composed once, then every frame by itself. */

import { createCanvas } from '@napi-rs/canvas';
import type { VideoImage } from '../../../engine.ts';
import type { SceneSpec, Style } from '../understand/scene-spec.ts';
import { createActorPainter } from './actor-painter.ts';
import { createActors } from './actors.ts';
import type { Moment, Size } from './brush.ts';
import { createCamera } from './camera.ts';
import { cutOut } from './cut-out.ts';
import { finishFrame, readPixels } from './frame-pixels.ts';
import { createGrade } from './grade.ts';
import type { Art } from './leg-rigs.ts';
import { createPlace } from './places.ts';
import { loadArt } from './sprites.ts';
import type { Painter } from './stage.ts';
import { framesPerStill, joinStill, stillnessOf } from './still-runs.ts';
import { createStills } from './stills.ts';
import { createStyle } from './styles.ts';
import { createWatermark } from './watermark.ts';
import { createWeather } from './weather.ts';

/** Everything a film is made from; it crosses threads. */
export type FilmPlan = Size & {
  spec: SceneSpec;
  seed: number;
  frameCount: number;
  framesPerSecond: number;
  images: VideoImage[];
  characters: { username: string; picturePath: string }[];
  watermark: boolean;
};

/** Pictures of subjects by their index: from the art, or cut from what the user gave. */
const gatherArt = async (plan: FilmPlan): Promise<Map<number, Art>> => {
  const art = new Map<number, Art>();
  const pictures = new Map(
    plan.characters.map((character) => [character.username.toLowerCase(), character.picturePath]),
  );
  const components = plan.images.filter((image) => image.role === 'component').map((image) => image.path);
  for (const [index, subject] of plan.spec.subjects.entries()) {
    const path =
      subject.character === null
        ? undefined
        : (pictures.get(subject.character.toLowerCase()) ?? componentPath(subject.character, components));
    const picture = path && (await cutOut(path));
    const own = !path && subject.art ? await loadArt(subject.art, subject.action) : undefined;
    if (picture) art.set(index, { picture });
    else if (own) art.set(index, own);
  }
  return art;
};

/** Components join the scene as subjects whose character is `component-N`. */
const componentPath = (name: string, components: string[]) =>
  components[Number(/^component-(\d+)$/.exec(name)?.[1] ?? -1)];

/** Paper does not get dark, and a given picture starts and ends as it is. */
const onPaper = new Set<Style>(['watercolour', 'line_art', 'paper_cut']);

const exposureAt = ({ seconds }: Moment, lengthSeconds: number) => {
  const [opening, closing] = [Math.min(0.6, lengthSeconds * 0.12), Math.min(0.7, lengthSeconds * 0.14)];
  const enter = Math.min(1, seconds / opening);
  const leave = Math.min(1, (lengthSeconds - seconds) / closing);
  const soft = (x: number) => x * x * (3 - 2 * x);
  return (0.5 + 0.5 * soft(enter)) * (0.25 + 0.75 * soft(leave));
};

export const createFilm = async (plan: FilmPlan) => {
  const { spec, seed, width, height, frameCount } = plan;
  const lengthSeconds = frameCount / plan.framesPerSecond;
  const lastSecond = (frameCount - 1) / plan.framesPerSecond;
  const stills = await createStills(plan);
  const place = createPlace(spec, seed, { width, height });
  const { scenery } = place;
  const weather = createWeather(scenery, spec, seed);
  const actors = createActors(
    spec,
    seed,
    { ...scenery, light: place.castLight },
    await gatherArt(plan),
    lengthSeconds,
  );
  const act = createActorPainter(spec, scenery, actors, seed);
  // Actors keep the film's own time, whatever the pace of the rest.
  const cast: Painter = (context, { progress }, view) =>
    act(context, { seconds: progress * lastSecond, progress }, view);
  const backdrop: Painter[] = stills?.isWhole
    ? [stills.draw]
    : [...place.behind.slice(0, 2), ...weather.far, ...place.behind.slice(2)];
  const painters: Painter[] = stills?.isWhole
    ? [...backdrop, cast, ...weather.near, ...weather.last]
    : [...backdrop, ...weather.near, cast, ...place.before, ...weather.last];
  const camera = createCamera(spec, lengthSeconds);
  const style = createStyle(spec.style, { width, height }, seed);
  const grade = createGrade(spec, { width, height }, seed);
  const watermark = plan.watermark ? createWatermark({ width, height }) : undefined;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // Layers are painted at their final size: more would cost three times as much and not be seen.
  context.imageSmoothingQuality = 'low';
  // What the user's own picture shows must come out in its own colours.
  const isEven = stills !== undefined || onPaper.has(spec.style);
  const isPure = stills?.isWhole === true && spec.style === 'photoreal';

  const momentOf = (n: number): Moment => ({
    seconds: n / plan.framesPerSecond,
    progress: frameCount > 1 ? n / (frameCount - 1) : 0,
  });
  const pacedOf = (moment: Moment) => ({ ...moment, seconds: moment.seconds * spec.pace + 2 });
  const views = Array.from({ length: frameCount }, (_, n) => camera(momentOf(n)));
  const steps = joinStill(painters, scenery.frame, stillnessOf(scenery.frame, views, spec.pace));

  const draw = (n: number, target: Uint32Array) => {
    const moment = momentOf(n);
    const paced = pacedOf(moment);
    const leader = n - (n % framesPerStill);
    const still = { number: leader, moment: pacedOf(momentOf(leader)), view: views[leader]! };
    for (const step of steps) step(context, paced, views[n]!, still);
    stills?.bookend?.(context, moment);
    const drawn = readPixels(canvas);
    const styled = style ? style(context, drawn, n, moment.seconds) : drawn;
    if (isPure) target.set(styled);
    else grade(styled, target, n, isEven ? 1 : exposureAt(moment, lengthSeconds));
    watermark?.(target);
    finishFrame();
  };
  return { draw, drawnSubjects: new Set(actors.map((actor) => actor.role.index)) };
};

export type Film = Awaited<ReturnType<typeof createFilm>>;
