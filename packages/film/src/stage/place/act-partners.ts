/** Partners of an act: within reach, and facing each other. */

import { addScaled } from '../../math/vector.ts';
import { standingWork } from '../../scene/action-groups.ts';
import type { Action } from '../../scene/actions.ts';
import type { BodyRegion } from '../../scene/body-regions.ts';
import type { TieKind } from '../../scene/scene.ts';
import { statedTurn } from '../../scene/stated-view.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import { isRearUsed } from '../move/story/transfers.ts';
import { type Arrangement, type Axes, halfExtent, moveTo, yawTo } from './axes.ts';
import { placeInFrontOf } from './place-by-tie.ts';
import { aimsAtGoal } from './place-goals.ts';

/** Both turn to each other. */
const mutual: readonly Action[] = [
  'talk',
  'hug',
  'kiss',
  'fight',
  'fence',
  'punch',
  'wrestle',
  'shake_hands',
  'give',
  'high_five',
  'play_board_game',
  'dance',
  'catch',
  'feed',
  'pet',
  'clap',
  'toast',
  'whisper',
  'arm_wrestle',
];

const inFile: readonly TieKind[] = ['following', 'leading', 'chasing', 'fleeing'];

/** Acts done upon a thing right before one. */
const atArmsLength: readonly Action[] = [
  ...standingWork,
  'write',
  'type',
  'play_piano',
  'play_drums',
  'play_decks',
  'kick',
  'look',
  'photograph',
  'point',
  'put_on',
  'put_in',
  'take_from',
  'push',
  'pull',
  'eat',
  'hit',
  'pour',
  'open',
  'blow',
  'brush_teeth',
  'play_wind',
];

/** The object of an act goes where the act needs it. */
export const placeObject = (
  own: Actor,
  object: Actor,
  action: Action,
  placed: Set<Actor>,
  side: number,
  plan: Arrangement,
) => {
  if (object === own || object.role === 'landmark' || object.role === 'backdrop') return;
  if (own.thing.traits.includes('hangs laundry')) return;
  // One behind the other on one way: their tie says where.
  if (own.thing.ties.some(({ kind, to }) => inFile.includes(kind) && to === object.thingIndex)) return;
  const [anchor, mover] = placed.has(own)
    ? [own, object]
    : placed.has(object)
      ? [object, own]
      : [undefined, undefined];
  if (!anchor || !mover || placed.has(mover)) return;
  const isLiving = object.thing.person !== null || (object.kit !== null && object.kit.locomotion !== 'none');
  if ((mutual.includes(action) || object.thing.person !== null) && isLiving) {
    placed.add(mover);
    const touch =
      ['hug', 'kiss', 'dance', 'pet', 'feed', 'whisper'].includes(action) ||
      ((action === 'reach' || own.thing.acts.some(({ part }) => part)) &&
        own.thing.person !== null &&
        object.thing.person !== null);
    const reach =
      (touch ? 0.7 : 1) * (halfExtent(mover, plan.axes.right) + halfExtent(anchor, plan.axes.right)) +
      // A cup in the hand of another is filled there.
      (touch ? 0.12 : action === 'pour' ? 0.34 : 0.55);
    moveTo(mover, addScaled(anchor.position, plan.axes.right, side * reach));
  } else if (atArmsLength.includes(action) || mutual.includes(action)) {
    placed.add(mover);
    const [actor, thing] = mover === object ? [anchor, mover] : [mover, anchor];
    const isFar = actor.thing.traits.includes('works from a distance');
    const distance = (actor.thing.person ? (isFar ? 1.4 : 0.42) : actor.size[2] / 2) + thing.size[2] / 2;
    // A car would hide the mechanic who faces the camera: both are seen from the side.
    const isStated = statedTurn(actor.thing.traits) !== null;
    if (
      actor.thing.person &&
      !isStated &&
      thing.size[1] > actor.size[1] * 0.6 &&
      Math.max(...thing.size) > 1.5
    )
      // The mouth of a furnace is taller than whoever works before it, and is what is looked at.
      actor.yaw = plan.axes.azimuth + (thing.size[1] > actor.size[1] && thing.size[2] < 3 ? 2.35 : 1.75);
    if (thing === mover) placeInFrontOf(thing, actor, distance);
    else {
      const mates = [...placed].filter((one) => one !== actor && one.target && rootOf(one.target) === thing);
      // The second one stands beside, at the same sink.
      const first = mates[0];
      if (first && thing.role !== 'landmark') actor.yaw = first.yaw;
      const [s, c] = [Math.sin(actor.yaw), Math.cos(actor.yaw)];
      const aside = mates.reduce((sum, mate) => sum + (mate.size[0] + actor.size[0]) * 0.5, 0);
      const away = c * plan.axes.right[0] - s * plan.axes.right[2] < 0 ? -1 : 1;
      moveTo(actor, addScaled(addScaled(thing.position, [s, 0, c], -distance), [c, 0, -s], aside * away));
    }
    // Drums face the same way as the drummer: to the audience.
    // A sofa that a cat scratches keeps its front to the camera.
    if (thing.size[0] > 0.5 && actor.thing.person)
      thing.yaw = actor.yaw + (action === 'play_drums' || isRearUsed(thing, action) ? 0 : Math.PI);
  }
};

export const findTargets = (actors: Actor[]) => {
  for (const actor of actors) {
    // A thing taken up and then given is in the hand: the other is the one it is done to.
    const acts = actor.thing.acts.filter((act) => act.object !== null);
    const object = (acts.find(({ action }) => action !== 'pick_up') ?? acts[0])?.object;
    const target = actors.filter(({ thingIndex }) => thingIndex === object);
    actor.target = target[actor.copy % Math.max(1, target.length)] ?? null;
  }
  // Bride and groom who kiss, dance or talk do it with each other.
  for (const actor of actors) {
    if (actor.target || !actor.thing.person || actor.copy > 0 || actor.thing.count > 1) continue;
    const action = mainAction(actor);
    if (!mutual.includes(action)) continue;
    const mate = actors.find(
      (other) =>
        other !== actor &&
        other.thing.person &&
        other.target === null &&
        other.thing.count === 1 &&
        mainAction(other) === action,
    );
    if (mate) [actor.target, mate.target] = [mate, actor];
  }
  // A figure that is fought, talked to or danced with answers.
  for (const actor of actors) {
    if (actor.target && actor.target.target === null && mutual.includes(mainAction(actor)))
      actor.target.target = actor;
  }
};

/** Parts that are reached from behind, with both facing one way. */
const fromBehind: readonly BodyRegion[] = ['hair', 'shoulder', 'back'];

/** A figure whose chin is lifted looks at the one who does it; one whose back is patted looks away. */
const turnParts = (actors: Actor[], axes: Axes) => {
  for (const actor of actors) {
    const holder = actor.target?.support.kind === 'held' ? rootOf(actor.target) : null;
    if (mainAction(actor) !== 'pour' || !holder?.thing.person || holder === actor) continue;
    holder.yaw = yawTo(holder.position, rootOf(actor).position);
  }
  for (const actor of actors) {
    const part = actor.thing.acts.find((act) => act.part)?.part;
    if (!part || !actor.target?.thing.person) continue;
    const turned = rootOf(actor.target);
    // A seat is seen from its front and side, with the one who kneels before it.
    if (actor.thing.acts.some(({ action }) => action === 'kneel')) {
      const before = addScaled(turned.position, axes.right, -0.75 * actor.size[1] * 0.6);
      moveTo(rootOf(actor), addScaled(before, axes.away, -0.3 * actor.size[1] * 0.6));
      rootOf(actor).yaw = yawTo(rootOf(actor).position, turned.position);
    }
    const [own, other] = [rootOf(actor).position, turned.position];
    turned.yaw = fromBehind.includes(part) ? yawTo(own, other) : yawTo(other, own);
    turned.fixedYaw = turned.yaw;
  }
};

export const faceTargets = (actors: Actor[], axes: Axes) => {
  for (const actor of actors) {
    const { target } = actor;
    if (!target || actor.speed > 0 || actor.support.kind !== 'free' || aimsAtGoal(actor, actors)) continue;
    const [own, other] = [rootOf(actor).position, rootOf(target).position];
    if (Math.hypot(own[0] - other[0], own[2] - other[2]) > 0.05) actor.yaw = yawTo(own, other);
  }
  // A pair of copies that does something mutual turns to each other.
  for (const actor of actors) {
    if (actor.thing.count !== 2 || actor.target || !mutual.includes(mainAction(actor))) continue;
    const mate = actors.find((other) => other.thingIndex === actor.thingIndex && other !== actor);
    if (!mate) continue;
    actor.target = mate;
    if (actor.support.kind === 'free') actor.yaw = yawTo(actor.position, mate.position);
    else if (actor.support.kind === 'on' && mate.support.kind === 'on')
      actor.yaw = actor.support.host.yaw + yawTo(actor.support.offset, mate.support.offset);
  }
  turnParts(actors, axes);
  // Two who dance at the same time dance with each other.
  const dancers = actors.filter(
    (actor) =>
      actor.thing.person && mainAction(actor) === 'dance' && !actor.target && actor.support.kind === 'free',
  );
  const [first, second] = dancers;
  if (first && second && dancers.length === 2) {
    first.target = second;
    second.target = first;
    first.yaw = yawTo(first.position, second.position);
    second.yaw = yawTo(second.position, first.position);
  }
};
