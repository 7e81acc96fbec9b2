/** Whether the hand is at what it works with at the moment that counts: measured in the posed film. */

import { positionOf } from '../math/matrix.ts';
import { distance } from '../math/vector.ts';
import { type Actor, mainAction } from '../stage/actor.ts';
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

/** True also of acts that need no hand at a thing. */
export const isInContact = (beat: StagedBeat, doer: Actor): boolean => {
  if (!doer.thing.person) return true;
  if (transferOf(doer)) return isTransferred(beat, doer);
  return mainAction(doer) === 'pour' ? isPoured(beat, doer) : true;
};
