/** Looks at every shot before it is drawn and moves the camera, or who hides whom, until everything named is seen. */

import { type CameraShot, createShots, type ShotAdjustment } from '../../camera/shots.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import { statedTurn } from '../../scene/stated-view.ts';
import { type Actor, rootOf } from '../actor.ts';
import { buildFilm, type Film } from '../build/film.ts';
import type { Pause } from '../cast/cast.ts';
import type { Path } from '../move/paths.ts';
import { halfExtent } from '../place/axes.ts';
import { watchesMirror } from '../place/facing.ts';
import { isPartlyHidden } from '../place/place-hidden.ts';
import { statesSides } from '../place/views/relations.ts';
import type { Stage } from '../stage.ts';
import { closeGaps } from './close-gaps.ts';
import { coverAct } from './cover-act.ts';
import { dropPoorShots } from './drop-poor-shots.ts';
import { fillPicture } from './fill-picture.ts';
import { keepNumbersInView, keepWayInView } from './fit-picture.ts';
import { frameHandwork } from './frame-handwork.ts';
import { framePart } from './frame-part.ts';
import { IdBuffer } from './id-buffer.ts';
import { isInsideBody, keepClear } from './keep-clear.ts';
import { followLost, keepInView } from './keep-in-view.ts';
import { shadeOfHero } from './light-hero.ts';
import { scoreView } from './score-view.ts';
import { uncoverEnds } from './uncover-ends.ts';

/** A view this good is left alone. */
const goodEnough = 0.93;
/** Moments of a shot that are looked at, as shares of its length. */
const moments = [0.15, 0.85];
/** A change has to be worth this much for each radian, and for each halving of the distance. */
const cost = { azimuth: 0.05, elevation: 0.34, distance: 0.05 };

const angles: readonly Pick<ShotAdjustment, 'azimuth' | 'elevation'>[] = [
  { azimuth: 0.35, elevation: 0 },
  { azimuth: -0.35, elevation: 0 },
  { azimuth: 0, elevation: 0.18 },
  { azimuth: 0.6, elevation: 0.08 },
  { azimuth: -0.6, elevation: 0.08 },
  { azimuth: 0, elevation: 0.38 },
  { azimuth: 0.4, elevation: 0.3 },
  { azimuth: -0.4, elevation: 0.3 },
];
const smallAngles = angles.slice(0, 3).concat({ azimuth: 0, elevation: 0.36 });
const distances = [0.8, 0.64, 0.5, 1.22, 1.5];

const priceOf = ({ azimuth, elevation, distance }: ShotAdjustment) =>
  cost.azimuth * Math.abs(azimuth) +
  cost.elevation * Math.abs(elevation) +
  cost.distance * Math.abs(Math.log2(distance));

type Rating = { adjustment: ShotAdjustment; score: number; poor: Set<number> };

/** What a candidate shows of the world as it is posed now. */
const rateNow = (
  { stage, film, buffer }: View,
  shot: number,
  adjustment: ShotAdjustment,
  time: number,
): Rating => {
  const camera = shotsWith(stage, shot, adjustment)[shot]!.at(time);
  const { total, poor } = scoreView(stage, film, buffer, camera, time);
  const buried = isInsideBody(stage, camera.position, time) ? 1 : 0;
  return { adjustment, score: total - priceOf(adjustment) - buried, poor };
};

type View = { stage: Stage; film: Film; buffer: IdBuffer };

/** The shot as it is, at its worst moment; the world is left in the pose of that moment. */
const rateShot = (view: View, shot: number): Rating & { time: number } => {
  const { stage, film } = view;
  const { from, until } = stage.shots[shot]!;
  const ratings = moments.map((moment) => {
    const time = from + (until - from) * moment;
    film.poseFrame(time);
    return { ...rateNow(view, shot, stage.shotRequest.adjustments[shot]!, time), time };
  });
  const worst = ratings.reduce((a, b) => (b.score <= a.score ? b : a));
  if (worst !== ratings.at(-1) && worst.score < goodEnough) film.poseFrame(worst.time);
  return worst;
};

const shotsWith = (stage: Stage, shot: number, adjustment: ShotAdjustment): CameraShot[] => {
  const adjustments = stage.shotRequest.adjustments.with(shot, adjustment);
  return createShots({ ...stage.shotRequest, adjustments });
};

const best = (ratings: readonly Rating[]): Rating => ratings.reduce((a, b) => (b.score > a.score ? b : a));

/** The prompt's own words about the camera stay. */
const allowed = (stage: Stage, candidates: readonly ShotAdjustment[]) => {
  const { shot, angle, move } = stage.scene.camera;
  // What stands far behind would be looked over.
  const hasView =
    (stage.scene.setting.backdrop !== null && !stage.set.isIndoors) ||
    stage.actors.some(({ role }) => role === 'landmark');
  // What hides somebody is seen as well.
  const isHiding = stage.actors.some(isPartlyHidden);
  // The face is seen with the parrot on the shoulder, the bowl with its fish.
  const support = stage.hero?.support;
  const isWithHost =
    support?.kind === 'on' &&
    (support.host.thing.person !== null ||
      (support.anchor === 'inside' && Math.max(...support.host.size) < 0.8));
  const from = stage.shotRequest.azimuth;
  // From near a car is only its bonnet, from above and before nobody's face is seen.
  const isInVehicle =
    support?.kind === 'on' &&
    stage.hero?.thing.person === null &&
    ['rolls', 'floats'].includes(support.host.kit?.locomotion ?? '');
  const isStated = stage.hero !== null && statedTurn(stage.hero.thing.traits) !== null;
  return candidates.filter(
    ({ azimuth, elevation, distance }) =>
      (!isStated || Math.abs(azimuth) < 0.6) &&
      (elevation === 0 || (angle === 'auto' && shot !== 'wide' && !stage.shotRequest.showsSky && !hasView)) &&
      (distance >= 1 || (['auto', 'medium', 'wide'].includes(shot) && !isHiding && !isWithHost)) &&
      (!isInVehicle || (distance >= 0.75 && elevation < 0.2 && Math.abs(from + azimuth) > 0.45)) &&
      // A close-up stays one.
      (distance <= 1.25 || !['close_up', 'extreme_close_up'].includes(shot)) &&
      (azimuth === 0 || (move !== 'first_person' && !(stage.hero && watchesMirror(stage.hero, stage.scene)))),
  );
};

/** An actor the camera looks through is not in the picture. */
const isSeenThrough = ({ scene, subject }: Stage) =>
  scene.camera.move === 'first_person' && (subject.travel !== null || subject.eyeAt !== undefined);

const improveShot = (view: View, shot: number, turns: typeof angles): Rating => {
  const { stage } = view;
  const kept = rateShot(view, shot);
  if (kept.score >= goodEnough) return kept;
  const rateAll = (candidates: readonly ShotAdjustment[]) =>
    allowed(stage, candidates).map((candidate) => rateNow(view, shot, candidate, kept.time));
  const { azimuth, elevation } = kept.adjustment;
  const around = turns.map((turn) => ({
    ...kept.adjustment,
    azimuth: azimuth + turn.azimuth,
    elevation: elevation + turn.elevation,
  }));
  const found = best([kept, ...rateAll(around)]);
  if (found.score >= goodEnough) return found;
  const nearer = distances.map((distance) => ({
    ...found.adjustment,
    distance: found.adjustment.distance * distance,
  }));
  return best([found, ...rateAll(nearer)]);
};

const apply = (stage: Stage, shot: number, { adjustment }: Rating) => {
  stage.shotRequest.adjustments = stage.shotRequest.adjustments.with(shot, adjustment);
  stage.shots = createShots(stage.shotRequest);
};

/** Turned about a point on the ground. */
const turned = (path: Path, [cx, , cz]: Vec3, angle: number): Path => {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return (time) => {
    const at = path(time);
    const [x, y, z] = at.position;
    const [dx, dz] = [x - cx, z - cz];
    return { ...at, position: [cx + dx * c + dz * s, y, cz - dx * s + dz * c], yaw: at.yaw + angle };
  };
};

const shifted =
  (path: Path, by: Vec3): Path =>
  (time) => {
    const at = path(time);
    const [x, y, z] = at.position;
    return { ...at, position: [x + by[0], y + by[1], z + by[2]] };
  };

type Placing = { actor: Actor; path: Path | null; position: Vec3; yaw: number }[];

const placingOf = (actors: readonly Actor[]): Placing =>
  actors.map((actor) => ({ actor, path: actor.path, position: actor.position, yaw: actor.yaw }));

const restore = (placing: Placing) => {
  for (const { actor, path, position, yaw } of placing) Object.assign(actor, { path, position, yaw });
};

const place = (actor: Actor, path: Path, middle: number) => {
  const at = path(middle);
  actor.path = path;
  actor.position = [at.position[0], actor.position[1], at.position[2]];
  actor.yaw = at.yaw;
};

/** A figure that stands free and goes nowhere can stand elsewhere; a ball that is kicked cannot. */
const isMovable = ({ support, speed, path, role }: Actor, seconds: number): boolean => {
  if (support.kind !== 'free' || speed !== 0 || path === null || role === 'landmark') return false;
  const [from, to] = [path(0).position, path(seconds).position];
  return Math.hypot(to[0] - from[0], to[2] - from[2]) < staysWithin;
};
const staysWithin = 0.3;

/** Other ways to place the cast: turned as a whole before the camera, or the hidden moved out from behind. */
const placings = (stage: Stage, poor: ReadonlySet<number>): (() => void)[] => {
  const { actors, hero, axes, clock } = stage;
  // What stands as the viewer is said to see it stays.
  if (!hero || actors.some(isPartlyHidden) || statesSides(actors)) return [];
  const middle = clock.seconds / 2;
  const free = actors.filter(({ support }) => support.kind === 'free');
  const movable = free.filter((actor) => isMovable(actor, clock.seconds));
  const centre = rootOf(hero).path!(middle).position;
  const canTurn =
    !watchesMirror(hero, stage.scene) &&
    statedTurn(hero.thing.traits) === null &&
    movable.length === free.filter(({ role }) => role !== 'landmark').length &&
    stage.set.water === null &&
    free.length > 1;
  const turns = canTurn
    ? [0.8, -0.8, 1.5].map((angle) => () => {
        for (const actor of movable) place(actor, turned(actor.path!, centre, angle), middle);
      })
    : [];
  const hidden = movable.filter(
    (actor) => poor.has(actor.thingIndex) && actor !== rootOf(hero) && actor.copy === 0 && !actor.isBound,
  );
  const asides = hidden.slice(0, 2).flatMap((actor) =>
    [1, -1].map((side) => () => {
      const reach = (halfExtent(actor, axes.right) + halfExtent(rootOf(hero), axes.right)) * 1.1 + 0.25;
      const at = actor.path!(middle).position;
      const across = (at[0] - centre[0]) * axes.right[0] + (at[2] - centre[2]) * axes.right[2];
      for (const copy of movable.filter(({ thingIndex }) => thingIndex === actor.thingIndex))
        place(copy, shifted(copy.path!, addScaled([0, 0, 0], axes.right, side * reach - across)), middle);
    }),
  );
  // What stands over the hero goes back: a weeping willow, a large machine.
  const hiding = poor.has(hero.thingIndex)
    ? movable
        .filter((actor) => actor !== rootOf(hero) && actor.size[1] > rootOf(hero).size[1] * 1.4)
        .slice(0, 1)
    : [];
  const backs = hiding.map((actor) => () => {
    const reach = halfExtent(actor, axes.away) * 0.9;
    place(actor, shifted(actor.path!, addScaled([0, 0, 0], axes.away, reach)), middle);
  });
  return [...backs, ...asides, ...turns];
};

/** The cast alone, before the set is built around it: camera angles first, then who stands where. */
export const improveStage = async (stage: Stage, pause: Pause): Promise<void> => {
  if (!stage.hero || stage.scene.things.every(({ isImplied }) => isImplied)) return;
  if (stage.subject.isWholeWay) {
    if (!stage.actors.some(({ crosses }) => crosses)) return;
    const draft = await buildFilm(stage, { isDraft: true });
    keepWayInView(stage, draft);
    fillPicture(stage, draft);
    uncoverEnds(stage, draft);
    return;
  }
  const film = await buildFilm(stage, { isDraft: true });
  if (framePart(stage, film) || isSeenThrough(stage)) return;
  const view: View = { stage, film, buffer: new IdBuffer(stage.aspect) };
  closeGaps(stage, film);
  if (!frameHandwork(stage, film)) keepInView(stage, film);
  for (const shot of stage.shots.keys()) {
    await pause();
    let found = improveShot(view, shot, angles);
    if (shot === 0 && found.score < goodEnough - 0.08) {
      for (const change of placings(stage, found.poor)) {
        await pause();
        const before = placingOf(stage.actors);
        const [seen, { subject, adjustments }] = [stage.subject, stage.shotRequest];
        change();
        stage.reframe();
        frameHandwork(stage, film);
        const changed = rateShot(view, shot);
        if (changed.score > found.score + 0.05) found = improveShot(view, shot, angles);
        else {
          restore(before);
          stage.subject = seen;
          Object.assign(stage.shotRequest, { subject, adjustments });
        }
        if (found.score >= goodEnough) break;
      }
    }
    apply(stage, shot, found);
  }
  keepInView(stage, film);
  keepNumbersInView(stage, film);
  fillPicture(stage, film);
};

/** The finished world: trees and walls of the set may still stand before somebody. */
export const improveShots = async (stage: Stage, film: Film, pause: Pause): Promise<void> => {
  const view: View = { stage, film, buffer: new IdBuffer(stage.aspect) };
  for (const shot of stage.shots.keys()) {
    await pause();
    keepClear(stage, film, view.buffer, shot);
    if (!stage.hero || stage.subject.isWholeWay) continue;
    // The walls of a room are built for the camera's place; a house that burns stands where it sees it.
    const isAimed = stage.actors.some(({ target }) => target?.role === 'landmark');
    const turns =
      stage.set.isIndoors || isAimed ? smallAngles.filter(({ azimuth }) => azimuth === 0) : smallAngles;
    apply(stage, shot, improveShot(view, shot, turns));
  }
  if (stage.hero && !stage.subject.isWholeWay) keepNumbersInView(stage, film);
  followLost(stage, film);
  coverAct(stage, film, view.buffer);
  dropPoorShots(stage, film, view.buffer);
  stage.shade = shadeOfHero(stage, film);
};
