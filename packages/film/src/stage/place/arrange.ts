/** Where everybody stands and which way they face. The camera looks along `away`; `right` is its right. */

import type { Random } from '../../math/random.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import type { TieKind } from '../../scene/scene.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';

export type Axes = { azimuth: number; right: Vec3; away: Vec3 };

export const axesFor = (azimuth: number): Axes => ({
  azimuth,
  right: [Math.cos(azimuth), 0, -Math.sin(azimuth)],
  away: [-Math.sin(azimuth), 0, -Math.cos(azimuth)],
});

/** Both turn to each other. */
const mutual: readonly Action[] = [
  'talk',
  'hug',
  'kiss',
  'fight',
  'fence',
  'punch',
  'shake_hands',
  'play_board_game',
  'dance',
  'catch',
  'feed',
  'pet',
  'clap',
];
/** Acts done upon a thing right before one. */
const atArmsLength: readonly Action[] = [
  'cook',
  'stir',
  'chop',
  'paint',
  'write',
  'type',
  'play_piano',
  'play_drums',
  'build',
  'hammer',
  'dig',
  'plant',
  'water',
  'kick',
  'look',
  'photograph',
  'point',
  'reach',
  'push',
  'pull',
  'eat',
  'hit',
  'pour',
  'open',
  'sweep',
];

/** Half of an actor's extent along a direction on the ground. */
export const halfExtent = (actor: Actor, direction: Vec3): number => {
  const [s, c] = [Math.sin(actor.yaw), Math.cos(actor.yaw)];
  const across = Math.abs(c * direction[0] - s * direction[2]);
  const along = Math.abs(s * direction[0] + c * direction[2]);
  return (across * actor.size[0] + along * actor.size[2]) / 2;
};

/** How far those who work at something large turn from the camera, so that they and their work are both seen. */
const workingTurn: Partial<Record<Action, number>> = {
  play_piano: 1.25,
  cook: 0.9,
  stir: 0.9,
  chop: 0.35,
  paint: 2.05,
  write: 2.05,
  type: 0.8,
  punch: 1.2,
  hammer: 0.9,
  open: 1.2,
};

const facing = (actor: Actor, axes: Axes, travelYaw: number): number => {
  if (actor.speed > 0) return travelYaw;
  const action = mainAction(actor);
  if (action === 'sleep' || action === 'lie') return axes.azimuth + Math.PI / 2;
  if (actor.thing.person) return axes.azimuth + (workingTurn[action] ?? (actor.copy % 2 ? -0.3 : 0.3));
  const [width, , length] = actor.size;
  // Long bodies show their side, round and flat ones their front.
  return length > width * 1.35 ? axes.azimuth + 0.9 : axes.azimuth + 0.2;
};

const yawTo = (from: Vec3, to: Vec3) => Math.atan2(to[0] - from[0], to[2] - from[2]);

type Arrangement = { axes: Axes; travelYaw: number; random: Random };

const moveTo = (actor: Actor, position: Vec3) => {
  actor.position = position;
};

/** The one who carries has to be long enough for gaps to be measured; the pair's gap is by the larger. */
const gapBetween = (a: Actor, b: Actor) => 0.12 + 0.12 * Math.min(a.size[1], b.size[1], 3);

const placeBeside = (actor: Actor, host: Actor, side: number, { axes }: Arrangement) => {
  const reach = halfExtent(actor, axes.right) + halfExtent(host, axes.right) + gapBetween(actor, host);
  moveTo(
    actor,
    addScaled(addScaled(host.position, axes.right, side * reach), axes.away, 0.12 * actor.size[2]),
  );
};

const placeInDepth = (actor: Actor, host: Actor, towardsCamera: number, { axes }: Arrangement) => {
  const reach = halfExtent(actor, axes.away) + halfExtent(host, axes.away) + gapBetween(actor, host);
  const aside = towardsCamera > 0 ? -0.3 : 0.35;
  const at = addScaled(host.position, axes.away, -towardsCamera * reach);
  moveTo(actor, addScaled(at, axes.right, aside * Math.max(host.size[0], actor.size[0])));
};

const placeInFrontOf = (actor: Actor, host: Actor, distance: number) => {
  const ahead: Vec3 = [Math.sin(host.yaw), 0, Math.cos(host.yaw)];
  moveTo(actor, addScaled(host.position, ahead, distance));
};

/** Around a host: evenly on a circle, leaving the side to the camera open. */
const placeAround = (actor: Actor, host: Actor, { axes }: Arrangement) => {
  const count = actor.thing.count;
  const spread = count === 1 ? 0 : (actor.copy / (count - 1) - 0.5) * Math.min(4.4, 1.5 * count);
  // Nobody stands straight behind it, where it would hide them.
  const angle = axes.azimuth + Math.PI + spread + (count % 2 && count > 1 ? 0.5 : 0);
  const radius = Math.max(host.size[0], host.size[2]) / 2 + Math.max(actor.size[0], actor.size[2]) / 2 + 0.35;
  moveTo(actor, addScaled(host.position, [Math.sin(angle), 0, Math.cos(angle)], radius));
  actor.yaw = yawTo(actor.position, host.position);
};

const placeByTie = (
  actor: Actor,
  host: Actor,
  kind: TieKind,
  isReversed: boolean,
  side: number,
  plan: Arrangement,
  isBeforePerson: boolean,
) => {
  const { axes } = plan;
  switch (kind) {
    case 'leading': {
      // The one who is led goes half a length ahead, on the far side from the camera's centre.
      const led = isReversed ? actor : host;
      actor.yaw = host.yaw;
      const across: Vec3 = [Math.cos(host.yaw), 0, -Math.sin(host.yaw)];
      const ahead: Vec3 = [Math.sin(host.yaw), 0, Math.cos(host.yaw)];
      const sign = led === actor ? 1 : -1;
      moveTo(
        actor,
        addScaled(
          addScaled(host.position, across, sign * (0.45 + led.size[0])),
          ahead,
          sign * led.size[2] * 0.6,
        ),
      );
      return;
    }
    case 'chasing':
    case 'following':
    case 'fleeing': {
      const isAhead = (kind === 'fleeing') !== isReversed;
      const gap = (actor.size[2] + host.size[2]) / 2 + 0.5 + 0.3 * Math.max(actor.size[1], host.size[1]);
      const ahead: Vec3 = [Math.sin(host.yaw), 0, Math.cos(host.yaw)];
      actor.yaw = host.yaw;
      moveTo(actor, addScaled(host.position, ahead, isAhead ? gap : -gap));
      return;
    }
    case 'behind':
      return placeInDepth(actor, host, isReversed ? 1 : -1, plan);
    case 'against': {
      // What leans is nearer to the camera than what it leans on.
      const reach = halfExtent(actor, axes.away) + halfExtent(host, axes.away) + 0.02;
      const wall = isReversed ? actor : host;
      const leaning = isReversed ? host : actor;
      wall.yaw = axes.azimuth;
      if (leaning.speed === 0 && !leaning.thing.person) leaning.yaw = axes.azimuth + Math.PI / 2;
      wall.isBackground = wall.size[0] > leaning.size[2] * 1.6;
      moveTo(actor, addScaled(host.position, axes.away, isReversed ? reach : -reach));
      return;
    }
    case 'along': {
      // Across the picture, before what it goes along.
      const way = isReversed ? actor : host;
      const traveller = isReversed ? host : actor;
      way.yaw = axes.azimuth + (way.size[2] > way.size[0] ? Math.PI / 2 : 0);
      if (traveller.speed > 0) traveller.yaw = axes.azimuth + Math.PI / 2;
      way.isBackground = Math.max(way.size[0], way.size[2]) > traveller.size[2] * 2;
      const reach = halfExtent(way, axes.away) + halfExtent(traveller, axes.away) + 0.25;
      moveTo(actor, addScaled(host.position, axes.away, isReversed ? reach : -reach));
      return;
    }
    case 'in_front_of': {
      if (isReversed || !isBeforePerson) return placeInDepth(actor, host, isReversed ? -1 : 1, plan);
      // A thing in front of a person is in front of the person's face.
      const reach = (actor.size[2] + host.size[2]) / 2 + 0.25;
      placeInFrontOf(actor, host, reach);
      actor.yaw = host.yaw + Math.PI;
      return;
    }
    case 'facing': {
      const [looker, seen] = isReversed ? [host, actor] : [actor, host];
      if (seen.thing.person === null && (seen.kit?.locomotion ?? 'none') === 'none' && looker.thing.person) {
        const distance = 0.36 + seen.size[2] / 2;
        if (seen === actor) placeInFrontOf(seen, looker, distance);
        else
          moveTo(
            looker,
            addScaled(seen.position, [Math.sin(looker.yaw), 0, Math.cos(looker.yaw)], -distance),
          );
        seen.yaw = looker.yaw + Math.PI;
        return;
      }
      const reach = halfExtent(actor, axes.right) + halfExtent(host, axes.right) + 0.6;
      moveTo(actor, addScaled(host.position, axes.right, side * reach));
      actor.yaw = yawTo(actor.position, host.position);
      host.yaw = yawTo(host.position, actor.position);
      return;
    }
    case 'around':
      return isReversed ? placeBeside(actor, host, side, plan) : placeAround(actor, host, plan);
    case 'under': {
      if (isReversed) {
        // The shelter: a tree, a bridge. Its trunk stands a little behind.
        moveTo(
          actor,
          addScaled(addScaled(host.position, axes.away, host.size[2] / 2 + 0.5), axes.right, 0.6 * side),
        );
        return;
      }
      moveTo(actor, addScaled(host.position, axes.away, -0.3 - actor.size[2] / 2));
      return;
    }
    case 'above':
    case 'over':
      moveTo(actor, addScaled(host.position, axes.away, 0));
      actor.altitude = Math.max(actor.altitude, isReversed ? 0 : host.size[1] + actor.size[1] * 0.4);
      return;
    case 'between': {
      const sign = actor.copy % 2 ? 1 : -1;
      placeBeside(actor, host, sign, plan);
      return;
    }
    default:
      return placeBeside(actor, host, side, plan);
  }
};

/** The first is nearest; the others spread out behind it, farther apart the farther back. */
const placeInFlock = (actor: Actor, first: Actor, axes: Axes, random: Random) => {
  const size = Math.max(actor.size[0], actor.size[2]);
  const side = actor.copy % 2 ? 1 : -1;
  const rank = Math.ceil(actor.copy / 2);
  const across = side * size * (0.75 + 0.5 * rank + 0.5 * random());
  const back = size * (0.9 * rank + 0.7 * random());
  moveTo(actor, addScaled(addScaled(first.position, axes.right, across), axes.away, back));
  actor.yaw = first.yaw + (random() - 0.5) * (actor.speed > 0 ? 0.08 : 0.6);
};

/** Rows of copies: two stand side by side, more in a loose staggered group. */
const placeCopies = (actors: Actor[], { axes, random }: Arrangement) => {
  for (const actor of actors) {
    if (actor.copy === 0 || actor.support.kind !== 'free' || actor.role === 'backdrop') continue;
    const first = actors.find(({ thingIndex, copy }) => thingIndex === actor.thingIndex && copy === 0)!;
    if (actor.thing.ties.some(({ kind }) => kind === 'around' || kind === 'between')) continue;
    if (actor.thing.count > 3 && actor.thing.person === null) {
      placeInFlock(actor, first, axes, random);
      continue;
    }
    const isFlock = actor.thing.count > 3;
    const step = (actor.copy % 2 ? 1 : -1) * Math.ceil(actor.copy / 2);
    const direction: Vec3 = actor.speed > 0 ? [Math.cos(first.yaw), 0, -Math.sin(first.yaw)] : axes.right;
    const gap = halfExtent(actor, direction) * 2 * 1.25 + 0.15;
    const jitter = isFlock ? random() - 0.5 : 0;
    const depth: Vec3 = actor.speed > 0 ? [Math.sin(first.yaw), 0, Math.cos(first.yaw)] : axes.away;
    const stagger = (isFlock ? jitter * 2.2 : 0.25 * (actor.copy % 2)) * actor.size[2];
    moveTo(actor, addScaled(addScaled(first.position, direction, step * gap), depth, stagger));
    actor.yaw = first.yaw + jitter * 0.3;
    if (first.target) actor.target = first.target;
  }
};

/** Many things fill the ground around and behind the action, denser near it. */
const placeBackdrop = (actors: Actor[], { axes, random }: Arrangement) => {
  const groups = new Map<number, Actor[]>();
  for (const actor of actors) {
    if (actor.role === 'backdrop')
      groups.set(actor.thingIndex, [...(groups.get(actor.thingIndex) ?? []), actor]);
  }
  for (const group of groups.values()) {
    const spacing = Math.max(group[0]!.size[0], group[0]!.size[2]) * 1.5 + 0.2;
    const columns = Math.ceil(Math.sqrt(group.length * 2.2));
    for (const [n, actor] of group.entries()) {
      const row = Math.floor(n / columns);
      const column = (n % columns) - (columns - 1) / 2;
      const offset = addScaled(
        addScaled([0, 0, 0], axes.right, (column + (random() - 0.5) * 0.6) * spacing),
        axes.away,
        (row + 1.2 + (random() - 0.5) * 0.6) * spacing,
      );
      moveTo(actor, offset);
      if (actor.speed === 0 && !actor.thing.person) actor.yaw = random() * 6.28;
    }
  }
};

/** The hero's carrier stands at the origin; others are placed outwards along their ties, then beside. */
export const arrangeActors = (actors: Actor[], hero: Actor, plan: Arrangement): void => {
  const { axes, travelYaw } = plan;
  for (const actor of actors) {
    actor.yaw = facing(actor, axes, travelYaw);
    if (!actor.kit) actor.fixedYaw = axes.azimuth;
  }
  for (const { support, yaw, thing } of actors) {
    // A seat faces where its sitter looks.
    if (support.kind === 'on' && thing.person && support.anchor === 'seat' && support.host.speed === 0)
      support.host.yaw = yaw;
  }
  findTargets(actors);
  const centre = rootOf(hero);
  const placed = new Set<Actor>([centre]);
  let side = 1;
  const place = (actor: Actor, host: Actor, kind: TieKind, isReversed: boolean, isBeforePerson = false) => {
    if (placed.has(actor) || actor.role === 'landmark' || actor.role === 'backdrop') return;
    placed.add(actor);
    placeByTie(actor, host, kind, isReversed, side, plan, isBeforePerson);
    if (kind !== 'leading' && kind !== 'chasing') side = -side;
  };
  const firsts = actors.filter(({ copy }) => copy === 0);
  placeGoals(firsts, placed, plan);
  const isAttachment = (actor: Actor, to: number) =>
    actor.support.kind !== 'free' && actor.support.host.thingIndex === to;
  for (let pass = 0; pass < 4; pass += 1) {
    for (const actor of firsts) {
      const own = rootOf(actor);
      for (const act of actor.thing.acts) {
        const object =
          act.object === null ? undefined : firsts.find(({ thingIndex }) => thingIndex === act.object);
        if (!object) continue;
        placeObject(own, rootOf(object), act.action, placed, side, plan);
      }
      for (const { kind, to } of actor.thing.ties) {
        const host = firsts.find(({ thingIndex }) => thingIndex === to);
        if (!host || isAttachment(actor, to) || isAttachment(host, actor.thingIndex)) continue;
        const other = rootOf(host);
        if (other === own) continue;
        if (placed.has(own)) place(other, own, kind, true);
        else if (placed.has(other)) place(own, other, kind, false, host.thing.person !== null);
      }
    }
  }
  for (const actor of firsts) {
    if (rootOf(actor) === actor && !placed.has(actor)) place(actor, centre, 'beside', false);
  }
  for (const actor of actors) {
    const around = actor.thing.ties.find(({ kind }) => kind === 'around');
    const host = around && firsts.find(({ thingIndex }) => thingIndex === around.to);
    if (actor.copy > 0 && host && actor.support.kind === 'free') placeAround(actor, rootOf(host), plan);
    const pillar =
      actor.thing.count > 1 &&
      actors.some(({ thing }) =>
        thing.ties.some((tie) => tie.kind === 'between' && tie.to === actor.thingIndex),
      );
    if (pillar && actor.role !== 'landmark') placeBeside(actor, centre, actor.copy % 2 ? 1 : -1, plan);
  }
  placeCopies(actors, plan);
  placeBackdrop(actors, plan);
  faceTargets(actors);
};

const isGoal = ({ thing, support }: Actor) =>
  support.kind === 'free' &&
  thing.person === null &&
  /\b(hoop|goal|bowling pins?|dartboard|target|punching bag)\b/.test(thing.kit ?? '');
/** Metres between who aims and what is aimed at. */
const goalDistance: Partial<Record<Action, number>> = {
  kick: 7,
  throw: 4,
  shoot: 6,
  hit: 6,
  dunk: 0.5,
  dribble: 3,
};

/** A goal, a hoop, a target stands before the one who aims at it, both seen from the side. */
const placeGoals = (firsts: Actor[], placed: Set<Actor>, { axes }: Arrangement) => {
  const goal = firsts.find(isGoal);
  const player = firsts.find(
    ({ thing, support }) =>
      thing.person && support.kind === 'free' && thing.acts.some(({ action }) => action in goalDistance),
  );
  if (!goal || !player) return;
  const action = player.thing.acts.find((act) => act.action in goalDistance)!.action;
  player.yaw = axes.azimuth + 1.05;
  player.speed = 0;
  goal.yaw = player.yaw + Math.PI;
  if (goal.role === 'landmark') goal.role = 'cast';
  placeInFrontOf(goal, player, goalDistance[action]! + (action === 'dunk' ? 0 : goal.size[2] / 2));
  placed.add(goal).add(player);
};

/** What is acted upon goes where the act needs it. */
const placeObject = (
  own: Actor,
  object: Actor,
  action: Action,
  placed: Set<Actor>,
  side: number,
  plan: Arrangement,
) => {
  if (object === own || object.role === 'landmark' || object.role === 'backdrop') return;
  const [anchor, mover] = placed.has(own)
    ? [own, object]
    : placed.has(object)
      ? [object, own]
      : [undefined, undefined];
  if (!anchor || !mover || placed.has(mover)) return;
  const isLiving = object.thing.person !== null || (object.kit !== null && object.kit.locomotion !== 'none');
  if (mutual.includes(action) && isLiving) {
    placed.add(mover);
    const touch =
      action === 'hug' || action === 'kiss' || action === 'dance' || action === 'pet' || action === 'feed';
    const reach =
      (touch ? 0.7 : 1) * (halfExtent(mover, plan.axes.right) + halfExtent(anchor, plan.axes.right)) +
      (touch ? 0.12 : 0.55);
    moveTo(mover, addScaled(anchor.position, plan.axes.right, side * reach));
  } else if (atArmsLength.includes(action) || mutual.includes(action)) {
    placed.add(mover);
    const [actor, thing] = mover === object ? [anchor, mover] : [mover, anchor];
    const distance = (actor.thing.person ? 0.42 : actor.size[2] / 2) + thing.size[2] / 2;
    if (thing === mover) placeInFrontOf(thing, actor, distance);
    else moveTo(actor, addScaled(thing.position, [Math.sin(actor.yaw), 0, Math.cos(actor.yaw)], -distance));
    if (thing.size[0] > 0.5) thing.yaw = actor.yaw + Math.PI;
  }
};

const findTargets = (actors: Actor[]) => {
  for (const actor of actors) {
    const object = actor.thing.acts.find((act) => act.object !== null)?.object;
    const target = actors.filter(({ thingIndex }) => thingIndex === object);
    actor.target = target[actor.copy % Math.max(1, target.length)] ?? null;
  }
  // Whoever is fought, talked to or danced with answers.
  for (const actor of actors) {
    if (actor.target && actor.target.target === null && mutual.includes(mainAction(actor)))
      actor.target.target = actor;
  }
};

/** Whoever aims at a goal looks at it, not at the ball. */
const aimsAtGoal = (actor: Actor, actors: Actor[]) =>
  actor.thing.acts.some(({ action }) => action in goalDistance) && actors.some(isGoal);

const faceTargets = (actors: Actor[]) => {
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
    if (!mate || actor.support.kind !== 'free') continue;
    actor.target = mate;
    actor.yaw = yawTo(actor.position, mate.position);
  }
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
