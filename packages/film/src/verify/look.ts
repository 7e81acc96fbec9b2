/** What the viewer sees of every thing at some moments of a film: an id buffer a moment, nothing is shaded. */

import { positionOf } from '../math/matrix.ts';
import { dot, subtract, type Vec3 } from '../math/vector.ts';
import type { Camera } from '../render/frame-state.ts';
import type { World } from '../render/world.ts';
import type { PlacePart } from '../scene/place-part.ts';
import type { Actor } from '../stage/actor.ts';
import { IdBuffer, type Seen } from '../stage/check/id-buffer.ts';
import { isInsideBody } from '../stage/check/lens-penalty.ts';
import type { Film } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { keyOf, type Palette } from './colours.ts';

/** Samples of the picture that have to show something for it to count as seen: of 72 by 128 about a thousandth. */
export const leastSamples = 10;

export type Sight = {
  actor: Actor;
  seen: Seen;
  /** Colours of its visible surface, unlit. */
  colours: Palette;
  /** Some points of it in the world, the same ones at every moment. */
  points: Vec3[];
  /** Of somebody or an animal the head is outside of the picture. */
  isBeheaded: boolean;
};

export type Moment = {
  /** Share of the beat. */
  share: number;
  /** Number of the camera's shot. */
  shot: number;
  camera: Camera;
  sights: Sight[];
  /** Colours of the parts of the place that change. */
  parts: Map<PlacePart, Palette>;
  /** Samples that show the sky. */
  sky: number;
  /** Share of the picture that what is right before the lens fills. */
  covered: number;
  objects: number;
  /** Share of the picture in its most frequent colour, the sky as one. */
  plainShare: number;
  isInside: boolean;
  /** Share of the picture that is much nearer than the subject. */
  nearShare: number;
};

/** Nearer than this, in metres, something is at the lens. */
const atLens = 0.12;
/** And than this share of the way to the subject, something stands before it. */
const beforeSubject = 0.25;
/** Points of each body whose movement is followed. */
const followed = 24;

/** Vertices to follow, by object. */
const pointsOf = (world: World, wanted: ReadonlySet<number>): Map<number, number[]> => {
  const triangles = new Map<number, number[]>();
  for (let triangle = 0; triangle < world.triangles; triangle += 1) {
    const object = world.objects[triangle]!;
    if (!wanted.has(object)) continue;
    const list = triangles.get(object);
    if (list) list.push(triangle);
    else triangles.set(object, [triangle]);
  }
  return new Map(
    [...triangles].map(([object, list]) => {
      const step = Math.max(1, Math.floor(list.length / followed));
      const chosen = list.filter((_, n) => n % step === 0).slice(0, followed);
      return [object, chosen.map((triangle) => world.indexes[triangle * 3]!)];
    }),
  );
};

const colourOf = ({ colours, indexes }: World, triangle: number): number => {
  const at = indexes[triangle * 3]! * 3;
  return keyOf(colours[at]!, colours[at + 1]!, colours[at + 2]!);
};

const count = (palette: Palette, key: number) => palette.set(key, (palette.get(key) ?? 0) + 1);

/** Beyond the picture's edge by this share of it a head is still half seen. */
const edge = 0.02;

const isBeheaded = ({ anchorOf }: Film, actor: Actor, camera: Camera, aspect: number): boolean => {
  const isLiving = actor.thing.person !== null || (actor.kit?.locomotion ?? 'none') !== 'none';
  const head = isLiving ? anchorOf(actor, 'head') : undefined;
  if (!head) return false;
  const from = subtract(positionOf(head), camera.position);
  const depth = dot(from, camera.forward);
  if (depth < 0.05) return true;
  const [across, up] = [dot(from, camera.right), dot(from, camera.up)].map(
    (metres) => (metres * camera.focalLength) / depth,
  ) as [number, number];
  return Math.abs(across) > (0.5 + edge) * aspect || Math.abs(up) > 0.5 + edge;
};

export const lookAt = (stage: Stage, film: Film, shares: readonly number[]): Moment[] => {
  const buffer = new IdBuffer(stage.aspect, { countsGlass: true });
  const wanted = new Set(film.actorOf.keys());
  const { world } = film;
  const points = pointsOf(world, wanted);
  return shares.map((share) => {
    const time = Math.min(share * stage.seconds, stage.seconds - 0.01);
    const { camera } = film.poseFrame(time);
    const seen = buffer.look(world, camera, wanted);
    const covered = buffer.shareNearer(atLens);
    const shot = stage.shots.find(({ until }) => time < until) ?? stage.shots.at(-1)!;
    const nearShare = buffer.shareNearer(shot.framing.distance * beforeSubject);
    const palettes = new Map<number, Palette>([...wanted].map((object) => [object, new Map()]));
    const all: Palette = new Map();
    const parts: Moment['parts'] = new Map();
    for (const part of film.partOf.values()) parts.set(part, new Map());
    buffer.eachSample((object, triangle) => {
      const key = triangle < 0 ? -1 : colourOf(world, triangle);
      count(all, key);
      const own = palettes.get(object);
      if (own) count(own, key);
      const part = film.partOf.get(object);
      if (part) count(parts.get(part)!, key);
    });
    const sights = [...seen].map(
      ([object, one]): Sight => ({
        actor: film.actorOf.get(object)!,
        seen: one,
        colours: palettes.get(object)!,
        isBeheaded: isBeheaded(film, film.actorOf.get(object)!, camera, stage.aspect),
        points: (points.get(object) ?? []).map((vertex) => [
          world.positions[vertex * 3]!,
          world.positions[vertex * 3 + 1]!,
          world.positions[vertex * 3 + 2]!,
        ]),
      }),
    );
    return {
      share,
      shot: stage.shots.findIndex(({ until }) => time < until),
      camera,
      sights,
      parts,
      sky: all.get(-1) ?? 0,
      covered,
      objects: buffer.objectsSeen(),
      plainShare: Math.max(...all.values()) / buffer.samples,
      isInside: isInsideBody(stage, camera.position, time),
      nearShare,
    };
  });
};

export const isSeen = ({ seen }: Sight) => seen.visible >= leastSamples;

/** All that is seen of a thing at a moment, copy by copy. */
export const sightsOf = ({ sights }: Moment, thing: number): Sight[] =>
  sights.filter((sight) => sight.actor.thingIndex === thing && isSeen(sight));

export const momentNear = (looked: readonly Moment[], share: number): Moment =>
  looked.reduce((a, b) => (Math.abs(b.share - share) < Math.abs(a.share - share) ? b : a));

const meanOf = (points: readonly Vec3[]): Vec3 => {
  const sum: Vec3 = [0, 0, 0];
  for (const point of points) for (const n of [0, 1, 2] as const) sum[n] += point[n] / points.length;
  return sum;
};

/** How far a body went and how much its form moved between two moments, as shares of its size. */
export const movementOf = (a: Sight, b: Sight): { way: number; form: number } => {
  if (a.points.length === 0 || a.points.length !== b.points.length) return { way: 0, form: 0 };
  const size = Math.max(0.05, ...a.actor.size);
  const [from, to] = [meanOf(a.points), meanOf(b.points)];
  const form = a.points.reduce((most, point, n) => {
    const other = b.points[n]!;
    const gone = [0, 1, 2].map((k) => other[k]! - to[k]! - (point[k]! - from[k]!));
    return Math.max(most, Math.hypot(...gone));
  }, 0);
  return { way: Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / size, form: form / size };
};
