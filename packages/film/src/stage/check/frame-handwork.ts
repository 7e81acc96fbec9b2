/** A figure that does something with the hands, or is said to be in a medium shot, is seen from the hips up, with all that is in the hands: measured from the pose. */

import { createShots } from '../../camera/shots.ts';
import { expressionOf } from '../../kits/people/expression-words.ts';
import { dot, type Vec3 } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import { handwork } from '../place/group-bounds.ts';
import type { Stage } from '../stage.ts';
import { type Body, bodiesOf, joinBodies } from './bodies.ts';

/** Moments, as shares of the film. */
const moments = [0.1, 0.5, 0.9];
/** Head to hips, in heights of the body. */
const upperBody = 0.52;
/** Head to elbows: nearer. */
const headAndHands = 0.4;
/** The edges of what is shown may be cut off. */
const closeShare = 0.8;

/** Acts whose hands are told from near; those of the whole face and body stay as they were. */
export const isNearWork = (action: Action) =>
  [
    'clap',
    'punch',
    'hug',
    'shake_hands',
    'give',
    'high_five',
    'build',
    'work',
    'rub',
    'play_piano',
    'lift',
    'juggle',
    'unsheathe',
  ].includes(action) ||
  (handwork.includes(action) && !['look', 'pose', 'sing', 'smoke'].includes(action));

/** A feeling that is said is read in a face: one or two people who stay where they are. */
const tellsByFace = ({ thing }: Actor): boolean =>
  thing.count <= 2 &&
  expressionOf(thing.traits) !== null &&
  thing.acts.every(({ action }) => atEase.includes(action));
export const atEase: readonly Action[] = [
  'stand',
  'sit',
  'look',
  'talk',
  'pose',
  'hold',
  'cry',
  'laugh',
  'read',
];

/** Work that goes move by move is told by face, hands and tool; of the table only what is under them. */
export const isHandling = ({ thing, target }: Actor): boolean =>
  target?.model.anchors.handlebarLeft !== undefined && thing.acts.some(({ handling }) => handling);

/** In heights of the body: a kite over somebody is seen with all of them. */
const tallestAtHand = 1.5;

const isHeldByOne = ({ support }: Actor) => support.kind === 'held' && support.host.thing.person !== null;

const isTable = ({ size, kit }: Actor, hero: Actor) =>
  kit?.locomotion === 'none' &&
  size[1] < Math.max(0.85, hero.size[1] * 0.62) &&
  Math.max(...size) > hero.size[1] * 0.45;

const carriesOne = (actor: Actor, actors: readonly Actor[]) =>
  actors.some(({ support }) => support.kind === 'on' && support.host === actor);

/** The part of one body that has to be in view; null: nothing of it decides. False: it is too large for a near view. */
const shownOf = (actor: Actor, box: Body, hero: Actor, stage: Stage): Body | null | false => {
  const { thing, size } = actor;
  if (thing.person) {
    const isClose =
      stage.scene.camera.shot === 'close_up' || (actor === hero && (tellsByFace(hero) || isHandling(hero)));
    const low = box.high[1] - actor.size[1] * (isClose ? headAndHands : upperBody);
    return { low: [box.low[0], Math.max(box.low[1], low), box.low[2]], high: box.high };
  }
  // A chair is told by its back and arms.
  if (hero.support.kind === 'on' && hero.support.host === actor && size[1] < 1.6 && !thing.isImplied) {
    // Of a high chair the tray.
    const legs = (actor.model.anchors.seat?.[1] ?? 0) > 0.6 ? 0.5 : 0.32;
    return { low: [box.low[0], Math.min(box.high[1], box.low[1] + legs), box.low[2]], high: box.high };
  }
  if (isHandling(hero) && isTable(actor, hero) && actor !== hero.target) return null;
  const isWork = actor === hero.target || isHeldByOne(actor);
  if (thing.isImplied && !isWork) return null;
  const longest = Math.max(...size);
  if (isHeldByOne(actor)) return box;
  // Under a tree the camera would stand among its leaves.
  if (size[1] > hero.size[1] * 2.2) return false;
  const middle = dot(rootOf(hero).position, stage.axes.right);
  const isOnGround = actor.support.kind === 'free';
  const isFace = tellsByFace(hero);
  // Of an easel, a stove or a car the part that the hands are at.
  if (isWork && !isFace && (longest > hero.size[1] * 0.9 || (isOnGround && size[1] > hero.size[1] * 0.35))) {
    const reach = hero.size[1] * 1.3;
    return {
      low: [Math.max(box.low[0], middle - reach), Math.max(box.low[1], box.high[1] - 0.4), box.low[2]],
      high: [
        Math.min(box.high[0], middle + reach),
        Math.min(box.high[1], box.low[1] + hero.size[1] * 1.1),
        Math.min(box.high[2], box.low[2] + 1),
      ],
    };
  }
  if (isWork && !(isFace && isTable(actor, hero))) return box;
  // A table is told by its top before the hands.
  if (isTable(actor, hero) && (isFace || carriesOne(actor, stage.actors) || actor === hero.target)) {
    const reach = hero.size[1] * (isFace ? 0.4 : 0.55);
    const [left, right] = [box.low[0], box.high[0]];
    return {
      low: [Math.max(left, middle - reach), box.high[1] - 0.2, box.low[2]],
      high: [Math.min(right, middle + reach), box.high[1], box.high[2]],
    };
  }
  return longest < hero.size[1] * 0.7 ? box : false;
};

const holdsPhone = (hero: Actor, actors: readonly Actor[]) =>
  mainAction(hero) === 'pose' &&
  actors.some(({ thing, support }) => /phone/.test(thing.kit ?? '') && support.kind === 'held');

/** True where the picture was drawn around busy hands. */
export const frameHandwork = (stage: Stage, film: Film): boolean => {
  const { hero, scene, seconds, clock, axes } = stage;
  const { shot } = scene.camera;
  const isClose = shot === 'close_up';
  // Somebody in a medium shot is seen from the waist up, whatever is done.
  const isMedium = shot === 'medium' && !stage.shotRequest.showsSky;
  if (!hero?.thing.person || !(isClose || isMedium || shot === 'auto')) return false;
  const cuts = hero.thing.traits.includes('cuts the cake');
  const isNear = isMedium || isNearWork(mainAction(hero)) || tellsByFace(hero);
  if (!isNear && !cuts && !holdsPhone(hero, stage.actors)) return false;
  const carrier = rootOf(hero);
  if (carrier.speed > 0 || carrier.path === null || Math.max(...carrier.size) > 3) return false;
  const company = stage.actors.filter(
    (actor) =>
      (actor.role === 'hero' || actor.role === 'cast') &&
      !actor.isBackground &&
      actor.copy < 6 &&
      // Guests of a busy cafe are there but not what is looked at.
      !(actor.thing.isImplied && actor.thing.person && actor.thing.count > 2) &&
      // A figure that sits on it covers it.
      !(actor.thing.isImplied && carriesOne(actor, stage.actors)),
  );
  const parts: Body[] = [];
  for (const moment of moments) {
    film.poseFrame(seconds * moment);
    for (const [actor, body] of bodiesOf(film, axes, (one) => company.includes(one))) {
      const shown = shownOf(actor, body, hero, stage);
      if (shown === false) return false;
      if (shown) parts.push(shown);
    }
  }
  if (parts.length === 0) return false;
  const all = joinBodies(parts);
  const [width, height, depth] = [0, 1, 2].map((axis) => all.high[axis]! - all.low[axis]!) as Vec3;
  if (height < 0.1 || width > hero.size[1] * 2.2 || height > hero.size[1] * tallestAtHand) return false;
  const [across, up, away] = [0, 1, 2].map((axis) => (all.high[axis]! + all.low[axis]!) / 2) as Vec3;
  const centre: Vec3 = [
    axes.right[0] * across + axes.away[0] * away,
    up,
    axes.right[2] * across + axes.away[2] * away,
  ];
  const start = carrier.path(clock.seconds / 2).position;
  const path = carrier.path;
  const share = isClose ? closeShare : 1;
  stage.subject = {
    ...stage.subject,
    centreAt: (time) => {
      const at = path(clock.at(time)).position;
      return [centre[0] + at[0] - start[0], centre[1] + at[1] - start[1], centre[2] + at[2] - start[2]];
    },
    extent: { width: width * share, height: height * share, depth },
    isUpperBody: true,
  };
  // What was measured is as near as the work allows.
  if (isClose) stage.shotRequest.scene = { ...scene, camera: { ...scene.camera, shot: 'auto' } };
  stage.shotRequest.subject = stage.subject;
  stage.shots = createShots(stage.shotRequest);
  return true;
};
