/** Which act of a scene is told too small in a view of everything, and whether a cut would make anything unclear. */

import type { Action } from '../../scene/actions.ts';
import { type Actor, isCounted, mainAction, rootOf } from '../actor.ts';
import { isPartlyHidden } from '../place/place-hidden.ts';
import type { Stage } from '../stage.ts';
import { atEase, isHandling, isNearWork } from './frame-handwork.ts';
import { pictureHeight, type Seen } from './id-buffer.ts';
import { isToBeSeen } from './wanted-view.ts';

/** Shorter, in seconds, a beat has no time for two views. */
const shortest = 3;
/** Side of a square as large as what is seen of it, in heights of the picture: below, nobody would name it. */
export const leastNamed = 0.1;
/** Work that goes move by move is to be seen changing. */
const leastWorked = 0.34;
/** Height or width of the picture that somebody alone spans at least. */
const leastSpan = 0.24;
/** And at work with the hands. */
const leastSpanAtWork = 0.45;

const longest = ({ size }: Actor) => Math.max(...size);

const isAlive = ({ thing, kit }: Actor): boolean =>
  thing.person !== null || ['walks', 'flies', 'swims'].includes(kit?.locomotion ?? '');

/** How large something is seen at most: the side of a square as large, and the longer side of its box, in heights and widths of the picture. */
export type SizeOf = (actor: Actor) => { side: number; span: number };

/** Those that do it, and the small things it is done with or to. */
export type Act = { doer: Actor; things: Actor[]; others: Actor[] };

export const sideOf = (seen: Seen): number => Math.sqrt(seen.visible) / pictureHeight;

/** Told by face and hands; acts of the whole body are told by the whole body. */
const isOfUpperBody = (action: Action): boolean =>
  isNearWork(action) || atEase.includes(action) || otherUpperBody.includes(action);
const otherUpperBody: readonly Action[] = [
  'wave',
  'point',
  'water',
  'fish',
  'plant',
  'conduct',
  'pray',
  'meditate',
  'play_drums',
  'play_decks',
  'play_board_game',
  'raise_arms',
  'salute',
  'sing',
  'smoke',
  'catch',
  'shoot',
  'fetch',
  'pick_up',
  'nod',
  'shake_head',
  'shrug',
  'shiver',
  'look_back',
  'whisper',
  'arm_wrestle',
];

/** What an actor holds, acts on or works with. */
const thingsOf = (doer: Actor, stage: Stage): Actor[] => {
  const named = new Set(
    doer.thing.acts.flatMap(({ object, instrument }) => [object, instrument].filter((one) => one !== null)),
  );
  return stage.actors.filter(
    (actor) =>
      actor !== doer &&
      actor.role !== 'landmark' &&
      ((actor.support.kind === 'held' && actor.support.host === doer) ||
        (named.has(actor.thingIndex) && actor.copy === doer.copy)),
  );
};

/** Those that do it together: as many of the same as can be counted, and who acts on them or is acted on. */
const mates = (doer: Actor, stage: Stage): Actor[] =>
  stage.actors.filter(
    (actor) =>
      actor !== doer &&
      isAlive(actor) &&
      ((actor.thingIndex === doer.thingIndex && isCounted(actor.thing)) ||
        actor === doer.target ||
        actor.target === doer),
  );

/** The act that is told worst: a named small thing in somebody's hands or mouth, or somebody who is small. */
export const findAct = (stage: Stage, sizeOf: SizeOf): Act | null => {
  const doers = stage.actors.filter((actor) => isToBeSeen(actor) && isAlive(actor) && actor.copy === 0);
  const first = doers.toSorted((a, b) => Number(b === stage.hero) - Number(a === stage.hero));
  const isNamed = (actor: Actor) => isToBeSeen(actor) && sizeOf(actor).side > 0;
  for (const doer of first) {
    const { side, span } = sizeOf(doer);
    // What hides it is seen with it.
    if (side === 0 || isPartlyHidden(doer)) continue;
    const all = thingsOf(doer, stage);
    const others = mates(doer, stage);
    // A cut away from the hero would show another film.
    if (stage.hero && ![doer, ...all, ...others].includes(stage.hero)) continue;
    const isAlone = stage.actors.every(
      (actor) => !isNamed(actor) || actor === doer || all.includes(actor) || others.includes(actor),
    );
    const isByHands =
      doer.thing.person !== null && isOfUpperBody(mainAction(doer)) && rootOf(doer).speed === 0;
    const things = isByHands ? all.filter((actor) => longest(actor) < longest(doer) * 1.2) : all;
    const least = isHandling(doer) ? leastWorked : leastNamed;
    const isSmall = things.some(
      (actor) => isToBeSeen(actor) && sizeOf(actor).side < least && longest(actor) < longest(doer) * 1.2,
    );
    const isFar = isByHands ? span < leastSpanAtWork : span < leastSpan;
    // A kite in the air would be left out from near.
    const isCut = all.some((actor) => isToBeSeen(actor) && !things.includes(actor));
    if (isByHands && !isCut && (isSmall || ((isFar || isAlone) && !stage.subject.isUpperBody)))
      return { doer, things, others };
    // Others alive and as small would be lost by the cut.
    const leavesOut = stage.actors.some(
      (actor) =>
        actor !== doer &&
        isAlive(actor) &&
        isNamed(actor) &&
        !others.includes(actor) &&
        sizeOf(actor).span < span * 2,
    );
    if (!isByHands && ((isSmall && !doer.thing.person) || (isFar && !leavesOut)))
      return { doer, things, others };
  }
  return null;
};

/** Whether a cut would make what was said unclear: who is where to whom, a way, a change of size or number. */
export const needsOneView = (stage: Stage): boolean => {
  const { scene, subject, shotRequest } = stage;
  const { move, shot, isTimelapse } = scene.camera;
  return (
    move !== 'auto' ||
    shot !== 'auto' ||
    isTimelapse ||
    stage.seconds < shortest ||
    subject.isWholeWay === true ||
    shotRequest.showsSky ||
    shotRequest.eyeHeight !== null ||
    scene.setting.place === 'car' ||
    scene.things.some(
      ({ ties, acts, changes, screenSide }) =>
        screenSide != null ||
        ties.some(({ kind }) => placing.has(kind)) ||
        acts.some(({ goal, source, direction }) => goal || source || direction) ||
        (changes ?? []).length > 0,
    )
  );
};
const placing: ReadonlySet<string> = new Set([
  'left_of',
  'right_of',
  'between',
  'behind',
  'in_front_of',
  'above',
]);
