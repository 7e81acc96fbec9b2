/** Whether the hand is at what it works with at the moment that counts: measured in the posed film. */

import { positionOf } from '../math/matrix.ts';
import { distance, normalize, subtract } from '../math/vector.ts';
import { type Actor, mainAction } from '../stage/actor.ts';
import { touchedByAnimal } from '../stage/build/hands/animal-touches.ts';
import { isReached } from '../stage/build/hands/touches.ts';
import { type Impact, impactOf, touchDistance } from '../stage/move/story/impacts.ts';
import { transferOf, transferTime } from '../stage/move/story/transfers.ts';
import type { StagedBeat } from './context.ts';

/** In heights of the body: a hand beyond this is not at the thing. */
const atThing = 0.2;
const inHand = 0.12;

const heldBy = (stage: StagedBeat['stage'], doer: Actor, thing: number | null): Actor | undefined =>
  stage.actors.find(
    ({ thingIndex, support }) => thingIndex === thing && support.kind === 'held' && support.host === doer,
  );

/** Poses the film at a moment of the stage's clock. */
const poseAt = ({ stage, film }: StagedBeat, time: number) =>
  film.poseFrame((time / stage.clock.seconds) * stage.seconds);

const isTransferred = (beat: StagedBeat, doer: Actor): boolean => {
  const transfer = transferOf(doer)!;
  const thing = heldBy(beat.stage, doer, transfer.act.instrument);
  const release = thing && beat.stage.releases.get(thing);
  if (!thing || !release) return false;
  const time = transferTime(transfer, beat.stage.clock.seconds);
  poseAt(beat, time);
  const hand = beat.film.anchorOf(doer, 'handRight');
  if (!hand) return false;
  const room = Math.max(...thing.size) / 2;
  return distance(positionOf(hand), release.path(time).position) < doer.size[1] * atThing + room;
};

const isPoured = (beat: StagedBeat, doer: Actor): boolean => {
  const act = doer.thing.acts.find(({ action }) => action === 'pour');
  const vessel = act && heldBy(beat.stage, doer, act.instrument);
  if (!vessel) return false;
  poseAt(beat, beat.stage.clock.seconds / 2);
  const [hand, root] = [beat.film.anchorOf(doer, 'handRight'), beat.film.rootOf(vessel)];
  if (!hand || !root) return false;
  const room = Math.max(...vessel.size) / 2;
  return distance(positionOf(hand), positionOf(root)) < doer.size[1] * inHand + room;
};

/** When hands, mouths and paws are looked at, as shares of the beat: strokes go to and fro. */
const looks = [0.15, 0.27, 0.39, 0.5, 0.61, 0.73, 0.85];

/** In heights of the body, and the thickness of a palm. */
const touching = 0.08;
const palm = 0.04;
const atLips = 0.14;

const leastOver = (beat: StagedBeat, measure: () => number | null): number | null => {
  const found = looks.flatMap((share) => {
    poseAt(beat, beat.stage.clock.seconds * share);
    return measure() ?? [];
  });
  return found.length > 0 ? Math.min(...found) : null;
};

const reachOf = ({ size }: Actor): number => Math.max(size[1], size[2]) * touching + palm;

const isTouched = (beat: StagedBeat, doer: Actor): boolean => {
  const gap = leastOver(beat, () => beat.film.touchGapOf(doer));
  return gap !== null && gap < reachOf(doer);
};

/** Food and drink in the hand come to the mouth. */
const isAtLips = (beat: StagedBeat, doer: Actor): boolean => {
  const held = beat.stage.actors.filter(({ support }) => support.kind === 'held' && support.host === doer);
  if (held.length === 0) return true;
  const gap = leastOver(beat, () => {
    const mouth = beat.film.anchorOf(doer, 'mouth') ?? beat.film.anchorOf(doer, 'head');
    const hands = (['handRight', 'handLeft'] as const).flatMap(
      (name) => beat.film.anchorOf(doer, name) ?? [],
    );
    return mouth && hands.length > 0
      ? Math.min(...hands.map((hand) => distance(positionOf(hand), positionOf(mouth))))
      : null;
  });
  return gap === null || gap < doer.size[1] * atLips;
};

/** Bodies are at each other when they strike, and one of them came from elsewhere. */
const isStruck = (beat: StagedBeat, { doer, other, times }: Impact): boolean => {
  const gapAt = (time: number): number => {
    poseAt(beat, time);
    const roots = [doer, other].map((one) => beat.film.rootOf(one));
    if (!roots[0] || !roots[1]) return Number.POSITIVE_INFINITY;
    const [x, , z] = subtract(positionOf(roots[1]), positionOf(roots[0]));
    return Math.hypot(x, z) - touchDistance(doer, other, normalize([x, 0, z]));
  };
  const near = Math.min(doer.size[1], other.size[1]) * touching + palm;
  return gapAt(times[0]!) < near && gapAt(0) > 2 * near;
};

/** True also of acts that need no hand at a thing. */
export const isInContact = (beat: StagedBeat, doer: Actor): boolean => {
  const impact = impactOf(doer, beat.stage.actors, beat.stage.clock.seconds);
  if (impact) return isStruck(beat, impact);
  if (touchedByAnimal(doer)) return isTouched(beat, doer);
  if (!doer.thing.person) return true;
  if (transferOf(doer)) return isTransferred(beat, doer);
  const action = mainAction(doer);
  if (action === 'pour') return isPoured(beat, doer);
  if (action === 'eat' || action === 'drink') return isAtLips(beat, doer);
  return isReached(doer) ? isTouched(beat, doer) : true;
};
