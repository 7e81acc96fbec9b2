/** Where somebody is who is carried by another. */

import type { PoseInput } from '../../kits/model.ts';
import { holdStyleOf } from '../../kits/props/handheld/hold-styles.ts';
import { clamp } from '../../math/interpolate.ts';
import {
  invert,
  type Matrix,
  multiply,
  positionOf,
  rotationOf,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  transformPoint,
  translation,
  translationTo,
} from '../../math/matrix.ts';
import { length, scale, type Vec3 } from '../../math/vector.ts';
import { onTheFeet } from '../../scene/action-groups.ts';
import type { Action } from '../../scene/actions.ts';
import { type Actor, isChair, mainAction } from '../actor.ts';
import type { ModelInstance } from '../build/model-instance.ts';
import { placeInBed } from '../place/gatherings/in-bed.ts';

/** The turn without the host's size. */
const turnOf = (m: Matrix): Matrix => {
  const turn = rotationOf(m);
  const size = Math.hypot(turn[0]!, turn[4]!, turn[8]!) || 1;
  return turn.map((value) => value / size);
};

/** A figure that is on a seat sits, unless the act needs the feet. */
const standing: readonly Action[] = [
  ...onTheFeet,
  'climb',
  'fall',
  'fight',
  'wrestle',
  'sleep',
  'lie',
  'kneel',
  'skate',
  'ski',
  'surf',
];

/** Flat and modelled upright, as it is read. */
const isSheet = ({ thing, model }: Actor) =>
  /^(?:newspaper|letter|map|paper|document|blueprint|magazine|menu|envelope|postcard|photo|photograph|drawing)$/.test(
    thing.kit ?? thing.name,
  ) && model.size[1] > model.size[2] * 1.5;

/** Work before the chest that a cat on the lap would hide. */
const bothHands: readonly Action[] = ['knit', 'read', 'type', 'write', 'paint', 'eat'];

/** Over the thighs of a sitter, in heights of the body above its feet and before its hips. */
const lapOf = (host: Actor, hostRoot: Matrix): Matrix => {
  const tall = host.model.size[1];
  const seat = host.support.kind === 'on' ? tall * 0.41 : tall * 0.14;
  // Along one thigh, where it hides no needles or book between the hands.
  if (bothHands.includes(mainAction(host)))
    return multiply(hostRoot, translation(tall * 0.1, seat + tall * 0.01, tall * 0.2), rotationY(0.7));
  return multiply(
    hostRoot,
    translation(tall * 0.06, seat - tall * 0.05, tall * 0.13),
    rotationY(Math.PI / 2),
  );
};

/** How far it still is from where it settles, as its host sees it: it comes down from above, to and fro. */
const beforeLanding = ({ beats, size, phase }: Actor, time: number): Vec3 => {
  const [first] = beats;
  if (first?.action !== 'hover' || beats.length < 2 || time >= first.until) return [0, 0, 0];
  const left = 1 - (time - first.from) / (first.until - first.from);
  const far = Math.max(...size) * 2.6 * left ** 0.8;
  const turn = 5.5 * left + phase;
  return [
    far * 0.75 * Math.cos(turn * 0.5 - phase * 0.5) - far * 0.2,
    far * 0.6 + far * 0.18 * Math.sin(turn * 2),
    far * 0.4 * Math.sin(turn),
  ];
};

export type Supported = { root: Matrix; seatHeight: number | null };

export const supportedMatrix = (
  actor: Actor,
  hostInstance: ModelInstance,
  hostRoot: Matrix,
  time: number,
): Supported => {
  if (actor.support.kind === 'held') {
    const hand = hostInstance.anchor(actor.support.hand) ?? hostRoot;
    const hostAct = mainAction(actor.support.host);
    const noun = actor.thing.kit ?? actor.thing.name;
    // The turning rope is drawn between the hands.
    if ((hostAct === 'jump_rope' || hostAct === 'tug') && /rope/.test(noun))
      return { root: scaling(1e-4), seatHeight: null };
    const [width, tall, depth] = actor.model.size;
    // A stick lies across the jaws.
    if (actor.support.hand === 'mouth' && tall > Math.max(width, depth) * 3)
      return {
        root: multiply(
          translationTo(positionOf(hand)),
          turnOf(hand),
          rotationZ(Math.PI / 2),
          scaling(actor.scale),
          translation(0, tall * -0.45, 0),
        ),
        seatHeight: null,
      };
    // A roll stands on both paws, its open end at the mouth.
    const isRoll = tall > Math.max(width, depth) * 1.6;
    if (actor.support.hand === 'mouth' && actor.support.host.thing.traits.includes('named food') && isRoll)
      return {
        root: multiply(
          translationTo(positionOf(hand)),
          turnOf(hand),
          rotationX(0.3),
          scaling(actor.scale),
          translation(0, tall * -0.9, depth * 0.25),
        ),
        seatHeight: null,
      };
    // A sheet, a shoe or a cloth hangs out of the mouth and is seen from its side.
    if (actor.support.hand === 'mouth' && isSheet(actor))
      return {
        root: multiply(
          translationTo(positionOf(hand)),
          turnOf(hand),
          rotationY(Math.PI / 2),
          scaling(actor.scale),
          translation(0, tall * -0.85, 0),
        ),
        seatHeight: null,
      };
    // On the tips of the fingers or on the nose, seen from its side.
    const isOnNose = actor.thing.traits.includes('lands on the nose');
    if (actor.thing.traits.includes('on hand') || isOnNose)
      return {
        root: multiply(
          translationTo(transformPoint(hand, isOnNose ? [0, 0.02, 0] : [0, 0.012, 0.07])),
          turnOf(hostRoot),
          translationTo(beforeLanding(actor, time)),
          rotationY(isOnNose ? 1.2 : -0.9),
          scaling(actor.scale),
        ),
        seatHeight: null,
      };
    const grip: Vec3 =
      hostAct === 'hula_hoop' && /hoop/.test(noun)
        ? [0, 0.45, 0]
        : actor.thing.traits.includes('on the nose')
          ? [0, 0, 0]
          : (actor.model.anchors.grip ?? [0, actor.model.size[1] * 0.4, 0]);
    // A cat in the arms lies across them.
    const isAcross = depth > tall * 0.9 && holdStyleOf(noun) === 'cradle' && actor.support.hand !== 'mouth';
    return {
      root: multiply(
        translationTo(positionOf(hand)),
        turnOf(hand),
        rotationY(isAcross ? 1.2 : 0),
        scaling(actor.scale),
        translationTo(scale(grip, -1)),
      ),
      seatHeight: null,
    };
  }
  if (actor.support.kind !== 'on') throw new Error('not supported by anybody');
  const inBed = placeInBed(actor, hostRoot);
  if (inBed) return { root: inBed, seatHeight: null };
  const { anchor, offset, host } = actor.support;
  const at = anchor === 'lap' ? lapOf(host, hostRoot) : (hostInstance.anchor(anchor) ?? hostRoot);
  const turn = turnOf(at);
  const way = actor.path?.(time);
  const shifted = multiply(
    translationTo(positionOf(at)),
    turn,
    translationTo(way ? [way.position[0], way.position[1], way.position[2]] : offset),
  );
  const isSeat =
    anchor === 'seat' || anchor === 'back' || (anchor === 'inside' && host.kit?.locomotion === 'rolls');
  // The deck of a ship is stood upon.
  const isDeck = host.kit?.locomotion === 'floats' && host.size[2] > 12 && mainAction(actor) !== 'sit';
  const sits =
    !standing.includes(mainAction(actor)) || (mainAction(actor) === 'sleep' && isChair(host, actor));
  if (actor.thing.person && isSeat && !isDeck && sits) {
    const above = (positionOf(at)[1] - hostRoot[7]!) / actor.scale;
    const tall = actor.model.size[1];
    const seatHeight = anchor === 'back' ? tall * 0.5 : clamp(above, tall * 0.2, tall * 0.36);
    return {
      root: multiply(shifted, translation(0, -seatHeight * actor.scale, 0), scaling(actor.scale)),
      seatHeight,
    };
  }
  // In bed or in a tub the legs are crossed.
  if (actor.thing.person && anchor === 'inside' && sits && host.kit?.locomotion === 'none' && !way)
    return { root: multiply(shifted, scaling(actor.scale)), seatHeight: 0 };
  const ownYaw = way
    ? way.yaw
    : (anchor === 'top' || anchor === 'inside') && host.kit?.locomotion === 'none'
      ? actor.yaw - host.yaw
      : 0;
  // Paper lies on a table, its upper edge away from the reader.
  if (anchor === 'top' && isSheet(actor) && !way)
    return {
      root: multiply(
        shifted,
        rotationY(ownYaw),
        scaling(actor.scale),
        translation(0, actor.model.size[2] / 2 + 0.004, actor.model.size[1] / 2),
        rotationX(-Math.PI / 2),
      ),
      seatHeight: null,
    };
  const tilt = multiply(rotationY(ownYaw), rotationX(way?.pitch ?? 0), rotationZ(way?.roll ?? 0));
  return { root: multiply(shifted, tilt, scaling(actor.scale)), seatHeight: null };
};

/** The ropes of the second swing hang beside its seat as those of the first do. */
const besideSeat = ({ support }: Actor, hostInstance: ModelInstance, handle: Matrix): Matrix => {
  const seat = hostInstance.anchor('seat');
  const back = hostInstance.anchor('back');
  const isSecond =
    support.kind === 'on' && support.anchor === 'back' && support.host.kit?.locomotion === 'none';
  return isSecond && seat && back ? multiply(back, invert(seat), handle) : handle;
};

/** Hands of a driver or rider go to the wheel, the bars or the reins. */
export const handTargets = (
  actor: Actor,
  hostInstance: ModelInstance,
  root: Matrix,
): Pick<PoseInput, 'handLeft' | 'handRight' | 'footLeft' | 'footRight'> => {
  const action = mainAction(actor);
  if (actor.support.kind !== 'on' || !['drive', 'ride', 'row', 'skate', 'ski', 'swing'].includes(action))
    return {};
  const toModel = invert(root);
  const local = (name: 'handlebarLeft' | 'handlebarRight' | 'pedalLeft' | 'pedalRight'): Vec3 | null => {
    const anchor = hostInstance.anchor(name);
    if (!anchor) return null;
    const point = transformPoint(toModel, positionOf(besideSeat(actor, hostInstance, anchor)));
    return length(point) < 3 ? point : null;
  };
  return {
    handLeft: local('handlebarLeft'),
    handRight: local('handlebarRight'),
    footLeft: local('pedalLeft'),
    footRight: local('pedalRight'),
  };
};
