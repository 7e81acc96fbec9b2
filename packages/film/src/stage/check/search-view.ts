/** Looks for the view of each shot that shows best what the scene names: directions round it, each at the distance and aim that fit. */

import { createShots, type ShotAdjustment } from '../../camera/shots.ts';
import type { TieKind } from '../../scene/scene.ts';
import { statedTurn } from '../../scene/stated-view.ts';
import { type Actor, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import { watchesMirror } from '../place/facing.ts';
import { isPartlyHidden, isTree } from '../place/place-hidden.ts';
import type { Stage } from '../stage.ts';
import { excessIn, fitView, shotsWith, type View } from './fit-view.ts';
import { hops } from './hops.ts';
import type { IdBuffer } from './id-buffer.ts';
import { lensPenalty } from './lens-penalty.ts';
import { addOutlines, type Outline, pointsOf } from './outlines.ts';
import { scoreView, turnPenalty } from './score-view.ts';
import { wantedOf, wantedSizeOf } from './wanted-view.ts';

/** Moments of a shot at which bodies are measured: one that rides on a ship or a swing rocks with it, a crowd is where it is. */
const [fewestMoments, fewMoments, manyMoments] = [3, 7, 13];
const shareAt = (n: number, count: number) => 0.02 + (0.96 * n) / (count - 1);
/** The view is looked at near the shot's start, in its middle and near its end. */
const isLookedAt = (moment: number, count: number) => moment % ((count - 1) / 2) === 0;
/** A view this good is left alone. */
export const goodEnough = 0.93;
/** A change has to be worth this much for each radian, and for each halving of the distance. */
const cost = { azimuth: 0.05, elevation: 0.34, distance: 0.05 };
/** Outside of the picture, in heights of it, of those who have to be whole, and what that much of it costs. */
const [mostCut, mostCutPrice] = [0.25, 0.4];

export type Turn = Pick<ShotAdjustment, 'azimuth' | 'elevation'> & { distance?: number };
export const ahead: Turn = { azimuth: 0, elevation: 0 };
/** Round what stands free. */
export const freeTurns: readonly Turn[] = [
  { azimuth: 0.35, elevation: 0 },
  { azimuth: -0.35, elevation: 0 },
  { azimuth: 0, elevation: 0.18 },
  { azimuth: 0.65, elevation: 0.06 },
  { azimuth: -0.65, elevation: 0.06 },
  { azimuth: 0, elevation: 0.38 },
  { azimuth: 0.4, elevation: 0.3 },
  { azimuth: -0.4, elevation: 0.3 },
];
/** In a set that was built for the view. */
export const smallTurns: readonly Turn[] = [
  ...freeTurns.slice(0, 3),
  { azimuth: 0, elevation: 0.36 },
  { azimuth: 0, elevation: 0.1, distance: 1.3 },
];
/** The walls of a room are built for the camera's place: it can only go nearer or higher. */
export const turnsInRoom: readonly Turn[] = [
  { azimuth: 0, elevation: 0.18 },
  { azimuth: 0, elevation: 0.1, distance: 0.75 },
  { azimuth: 0, elevation: 0.36 },
];
/** Where nothing was fitted, and farther where something is before the bodies. */
const distances = [0.8, 0.64, 0.5, 1.22, 1.5];
const farther = [1.22, 1.5];

export type Rating = { adjustment: ShotAdjustment; score: number; poor: Set<number> };

/** Ties that a view from far aside turns round. */
const sided: readonly TieKind[] = ['left_of', 'right_of', 'in_front_of', 'behind', 'between'];

/** The prompt's own words about the camera stay. */
export const allowed = (stage: Stage, turns: readonly Turn[]): Turn[] => {
  const { shot, angle, move } = stage.scene.camera;
  // What stands far behind would be looked over.
  const hasView =
    (stage.scene.setting.backdrop !== null && !stage.set.isIndoors) ||
    stage.actors.some(({ role }) => role === 'landmark') ||
    // A tree seen from above is a bush.
    (stage.hero?.support.kind === 'on' && isTree(stage.hero.support.host));
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
  const hasSides = stage.scene.things.some(({ ties }) => ties.some(({ kind }) => sided.includes(kind)));
  const isStated = stage.hero !== null && statedTurn(stage.hero.thing.traits) !== null;
  return turns.filter(
    ({ azimuth, elevation, distance = 1 }) =>
      (!(isStated || hasSides) || Math.abs(azimuth) < 0.6) &&
      (elevation === 0 || (angle === 'auto' && shot !== 'wide' && !stage.shotRequest.showsSky && !hasView)) &&
      (distance >= 1 || (['auto', 'medium', 'wide'].includes(shot) && !isHiding && !isWithHost)) &&
      (!isInVehicle || (distance >= 0.75 && elevation < 0.2 && Math.abs(from + azimuth) > 0.45)) &&
      // A close-up stays one.
      (distance <= 1.25 || !['close_up', 'extreme_close_up'].includes(shot)) &&
      (azimuth === 0 || (move !== 'first_person' && !(stage.hero && watchesMirror(stage.hero, stage.scene)))),
  );
};

const priceOf = ({ azimuth, elevation, distance = 1 }: Turn) =>
  cost.azimuth * Math.abs(azimuth) +
  cost.elevation * Math.abs(elevation) +
  cost.distance * Math.abs(Math.log2(distance));

export type Search = { stage: Stage; film: Film; buffer: IdBuffer };

/** Of more bodies than this only those are posed that are measured, for a team of horses takes as long as a crowd. */
const mostPosed = 40;
const isCrowd = ({ actors }: Stage) => actors.length > mostPosed;

const viewOf = ({ stage }: Search, shot: number): View => {
  const { from, until } = stage.shots[shot]!;
  const isCarried = stage.hero !== null && rootOf(stage.hero) !== stage.hero;
  const count = isCrowd(stage) ? fewestMoments : isCarried || hops(stage) ? manyMoments : fewMoments;
  const times = Array.from({ length: count }, (_, n) => from + (until - from) * shareAt(n, count));
  return { shot, from, until, times };
};

/** Bodies with all that carries them or that they work on. */
const withHosts = (actors: Iterable<Actor>): Set<Actor> => {
  const found = new Set(actors);
  // A set goes on with what is added to it meanwhile.
  for (const { support, target } of found) {
    if (support.kind !== 'free') found.add(support.host);
    if (support.kind === 'held' && support.taker) found.add(support.taker.host);
    if (target) found.add(target);
  }
  return found;
};

/** Where everybody who matters is at the moments of a shot. */
const measure = ({ stage, film }: Search, { times }: View): Outline[] => {
  const { decides, leastOf } = wantedOf(stage);
  const outlines = pointsOf(film, (actor) => decides(actor) || leastOf(actor) > 0);
  const only = isCrowd(stage) ? withHosts(outlines.map(({ actor }) => actor)) : undefined;
  for (const time of times) {
    film.poseFrame(time, only);
    addOutlines(outlines, film);
  }
  return outlines;
};

/** How good each view is over the moments of a shot, the worst of them counted twice. */
const rate = (
  { stage, film, buffer }: Search,
  { shot, times }: View,
  outlines: readonly Outline[],
  candidates: readonly { adjustment: ShotAdjustment; price: number }[],
): Rating[] => {
  const wanted = wantedOf(stage);
  const views = candidates.map(({ adjustment }) => shotsWith(stage, shot, adjustment)[shot]!);
  const looks = candidates.map(() => ({ totals: [] as number[], poor: new Set<number>() }));
  for (const [moment, time] of times.entries()) {
    if (!isLookedAt(moment, times.length)) continue;
    film.poseFrame(time);
    for (const [n, view] of views.entries()) {
      const camera = view.at(time);
      const { total, poor } = scoreView(stage, film, buffer, camera, time);
      const cut = mostCutPrice * Math.min(1, excessIn(stage, outlines, wanted, camera, moment) / mostCut);
      const lens = lensPenalty(stage, buffer, camera, view.framing.distance, time);
      // Of a way that is framed as a whole, what single moments show does not count.
      const shown = stage.subject.isWholeWay ? 1 - turnPenalty(stage, camera, time) : total;
      looks[n]!.totals.push(shown - lens - cut);
      for (const thing of poor) looks[n]!.poor.add(thing);
    }
  }
  return looks.map(({ totals, poor }, n) => {
    const worst = Math.min(...totals);
    const score = (totals.reduce((sum, total) => sum + total, 0) + worst) / (totals.length + 1);
    return { adjustment: candidates[n]!.adjustment, score: score - candidates[n]!.price, poor };
  });
};

const best = (ratings: readonly Rating[]): Rating => ratings.reduce((a, b) => (b.score > a.score ? b : a));

/** The best view of a shot; the way it was found first wins where others are no better. */
export const searchView = (search: Search, shot: number, turns: readonly Turn[]): Rating => {
  const { stage } = search;
  const view = viewOf(search, shot);
  const size = wantedSizeOf(stage, stage.shots[shot]!);
  const outlines = size ? measure(search, view) : [];
  const wanted = wantedOf(stage);
  const kept = stage.shotRequest.adjustments[shot]!;
  const { azimuth, elevation } = kept;
  const candidate = (turn: Turn) => {
    const direction = { azimuth: azimuth + turn.azimuth, elevation: elevation + turn.elevation };
    const { distance = 1 } = turn;
    const step = (kept.step ?? 1) * distance;
    const fitted = size
      ? fitView(stage, view, outlines, wanted, size, direction)
      : { ...kept, ...direction, distance: kept.distance / (kept.step ?? 1) };
    return { adjustment: { ...fitted, step, distance: fitted.distance * step }, price: priceOf(turn) };
  };
  const rateAll = (candidates: readonly Turn[]) =>
    rate(search, view, outlines, allowed(stage, candidates).map(candidate));
  const [first] = rate(search, view, outlines, [candidate(ahead)]);
  if (first!.score >= goodEnough) return first!;
  const found = best([first!, ...rateAll(turns)]);
  if (found.score >= goodEnough || turns.length === 0) return found;
  const turn: Turn = {
    azimuth: found.adjustment.azimuth - azimuth,
    elevation: found.adjustment.elevation - elevation,
  };
  return best([
    found,
    ...rateAll((size?.isFilled ? farther : distances).map((distance) => ({ ...turn, distance }))),
  ]);
};

export const applyView = (stage: Stage, shot: number, adjustment: ShotAdjustment): void => {
  stage.shotRequest.adjustments = stage.shotRequest.adjustments.with(shot, adjustment);
  stage.shots = createShots(stage.shotRequest);
};
