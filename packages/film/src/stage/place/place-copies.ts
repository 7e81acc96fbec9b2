/** Where the others of a pair, a flock or a crowd stand. */

import type { Random } from '../../math/random.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import { type Actor, isCounted, rootOf } from '../actor.ts';
import { type Arrangement, type Axes, halfExtent, moveTo } from './axes.ts';

/** The first is nearest; the others spread out behind it, farther apart the farther back. */
const placeInFlock = (actor: Actor, first: Actor, axes: Axes, random: Random) => {
  // What flies or hovers would overlap in the picture where it is large.
  const isAloft = ['flies', 'hovers'].includes(actor.kit?.locomotion ?? '') && actor.size[2] > 3;
  const size = Math.max(actor.size[0], actor.size[2]);
  const side = actor.copy % 2 ? 1 : -1;
  const rank = Math.ceil(actor.copy / 2);
  const across = side * size * (0.75 + 0.5 * rank + 0.5 * random()) * (isAloft ? 1.35 : 1);
  const back = size * (0.9 * rank + 0.7 * random());
  moveTo(actor, addScaled(addScaled(first.position, axes.right, across), axes.away, back));
  actor.yaw = first.yaw + (random() - 0.5) * (actor.speed > 0 ? 0.08 : 0.6);
};

/** One behind the other where they go somewhere, side by side where they stand. */
const placeInFile = (actor: Actor, first: Actor, axes: Axes) => {
  const way: Vec3 =
    actor.speed > 0 ? [-Math.sin(first.yaw), 0, -Math.cos(first.yaw)] : [axes.right[0], 0, axes.right[2]];
  const step = halfExtent(actor, way) * 2 * (actor.speed > 0 ? 1.3 : 1.12) + 0.1;
  // The first is not at the end of the picture: others stand on both sides of it.
  const rank = actor.speed > 0 ? actor.copy : (actor.copy % 2 ? 1 : -1) * Math.ceil(actor.copy / 2);
  moveTo(actor, addScaled(first.position, way, step * rank));
  actor.yaw = first.yaw;
};

/** Two abreast, the second farther from the camera, each pair a stride behind the one before it. */
const placeInRanks = (actor: Actor, first: Actor, axes: Axes) => {
  const rank = Math.floor(actor.copy / 2);
  const back: Vec3 = [-Math.sin(first.yaw), 0, -Math.cos(first.yaw)];
  const left: Vec3 = [Math.cos(first.yaw), 0, -Math.sin(first.yaw)];
  const far = left[0] * axes.away[0] + left[2] * axes.away[2] > 0 ? 1 : -1;
  const aside = actor.copy % 2 ? far * 0.95 : 0;
  moveTo(
    actor,
    addScaled(addScaled(first.position, back, rank * 1.25 + (actor.copy % 2 ? 0.45 : 0)), left, aside),
  );
  actor.yaw = first.yaw;
};

/** Wider rows than this, in heights of what stands in them, would make each too small. */
const widestRow = 5.5;

/** As many as can be counted: side by side, or in two rows of which the farther is seen through the gaps of the nearer. */
const placeInRows = (actor: Actor, first: Actor, axes: Axes, random: Random) => {
  const { count } = actor.thing;
  actor.yaw = first.yaw;
  const width = Math.max(halfExtent(actor, axes.right) * 2, 0.02);
  const isOneRow = count < 5 || (count * width * 1.2) / Math.max(actor.size[1], 0.01) < widestRow;
  const rank = (actor.copy % 2 ? 1 : -1) * Math.ceil(actor.copy / 2);
  const pitch = width * (isOneRow ? 1.22 : 0.95) + Math.min(0.1, width * 0.3);
  const isBack = !isOneRow && Math.abs(rank) % 2 === 1;
  const back = isBack ? halfExtent(actor, axes.away) * 2.3 + 0.1 * actor.size[1] : 0;
  const loose = actor.thing.person || actor.speed === 0 ? 0.12 : 0.3;
  const jitter = (random() - 0.5) * loose * width;
  moveTo(actor, addScaled(addScaled(first.position, axes.right, rank * pitch), axes.away, back + jitter));
  if (actor.speed === 0) actor.yaw += (random() - 0.5) * 0.25;
};

/** Many who walk about are all over the place, half of them coming the other way. */
const placeInCrowd = (actor: Actor, first: Actor, axes: Axes, random: Random) => {
  const columns = Math.ceil(Math.sqrt(actor.thing.count * 1.6));
  const column = (actor.copy % columns) - (columns - 1) / 2;
  const row = Math.floor(actor.copy / columns) - Math.floor(actor.thing.count / columns / 2);
  const across = (column + (random() - 0.5) * 0.7) * 0.95;
  const back = (row + (random() - 0.5) * 0.7) * 1.15;
  moveTo(actor, addScaled(addScaled(first.position, axes.right, across), axes.away, back));
  const turn = random();
  actor.yaw =
    first.yaw + (turn < 0.4 ? 0 : turn < 0.8 ? Math.PI : turn < 0.9 ? 1.2 : -1.2) + (random() - 0.5) * 0.3;
};

/** Those who run a race come in uneven rows, the first in front. */
const placeInField = (actor: Actor, first: Actor, random: Random) => {
  const columns = 6;
  const column = (actor.copy % columns) - (columns - 1) / 2;
  const row = Math.floor(actor.copy / columns);
  const back: Vec3 = [-Math.sin(first.yaw), 0, -Math.cos(first.yaw)];
  const left: Vec3 = [Math.cos(first.yaw), 0, -Math.sin(first.yaw)];
  const across = (column + (row % 2 ? 0.5 : 0) + (random() - 0.5) * 0.5) * 1.05;
  const behind = row * 1.5 + random() * 0.9;
  moveTo(actor, addScaled(addScaled(first.position, back, behind), left, across));
  actor.yaw = first.yaw;
};

/** Rows of copies: two stand side by side, more in a loose staggered group. */
export const placeCopies = (actors: Actor[], { axes, random }: Arrangement) => {
  for (const actor of actors) {
    if (actor.copy === 0 || actor.support.kind !== 'free' || actor.role === 'backdrop') continue;
    const first = actors.find(({ thingIndex, copy }) => thingIndex === actor.thingIndex && copy === 0)!;
    if (actor.thing.ties.some(({ kind }) => kind === 'around' || kind === 'between')) continue;
    if (
      actor.thing.person &&
      actor.thing.count > 2 &&
      actor.beats[0]?.action === 'march' &&
      actor.speed > 0
    ) {
      placeInRanks(actor, first, axes);
      continue;
    }
    if (actor.thing.traits.some((trait) => trait === 'in a row' || trait === 'in single file')) {
      placeInFile(actor, first, axes);
      continue;
    }
    if (actor.thing.traits.includes('field of runners')) {
      placeInField(actor, first, random);
      continue;
    }
    if (actor.thing.count >= 20 && actor.thing.person && actor.beats[0]?.action === 'walk') {
      placeInCrowd(actor, first, axes, random);
      continue;
    }
    if (actor.thing.count > 3 && isCounted(actor.thing)) {
      placeInRows(actor, first, axes, random);
      continue;
    }
    if (actor.thing.count > 3 && actor.thing.person === null) {
      placeInFlock(actor, first, axes, random);
      continue;
    }
    const isFlock = actor.thing.count > 3;
    const step = (actor.copy % 2 ? 1 : -1) * Math.ceil(actor.copy / 2);
    // Side by side on the way they go; animals that cross the picture would hide each other like that.
    const aside: Vec3 = [Math.cos(first.yaw), 0, -Math.sin(first.yaw)];
    const isCrossing = Math.abs(aside[0] * axes.right[0] + aside[2] * axes.right[2]) < 0.7;
    const isAbreast =
      actor.speed > 0 && !(isCrossing && actor.thing.person === null && isCounted(actor.thing));
    const direction: Vec3 = isAbreast ? aside : axes.right;
    // A figure that holds hands or paws is as near as arms reach.
    const isLinked = actor.thing.traits.includes('hand in hand') && actor.thing.person === null;
    // A selfie is taken with the heads together.
    const isPhoto = actor.thing.person !== null && actor.beats[0]?.action === 'pose';
    const width = halfExtent(actor, direction) * 2;
    const gap = isPhoto ? width * 0.8 : width * (isLinked ? 1.02 : 1.25) + (isLinked ? 0 : 0.15);
    const jitter = isFlock ? random() - 0.5 : 0;
    const depth: Vec3 = isAbreast ? [Math.sin(first.yaw), 0, Math.cos(first.yaw)] : axes.away;
    // Those who pull at one rope go one behind the other.
    const isLine = actor.thing.person !== null && actor.beats[0]?.action === 'pull' && actor.speed > 0;
    const stagger = isLine
      ? 1.1 * actor.copy
      : (isFlock ? jitter * 2.2 : isLinked ? 0.06 : 0.25 * (actor.copy % 2)) * actor.size[2];
    moveTo(actor, addScaled(addScaled(first.position, direction, step * gap), depth, stagger));
    actor.yaw = first.yaw + jitter * 0.3;
    if (first.target) actor.target = first.target;
  }
};

const isWalker = ({ thing, speed }: Actor) => thing.person !== null && speed > 0;

/** Many things fill the ground around and behind the action, denser near it. */
export const placeBackdrop = (actors: Actor[], { axes, random }: Arrangement) => {
  const hero = actors.find(({ role }) => role === 'hero');
  // Past whoever stays where they are, people go across behind: nobody walks through them or before them.
  const isPassedBehind = hero !== undefined && rootOf(hero).speed === 0;
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
        (row + 1.2 + (random() - 0.5) * 0.6) * spacing * (isPassedBehind && isWalker(actor) ? 0.6 : 1) +
          (isPassedBehind && isWalker(actor) ? rootOf(hero).size[2] / 2 + 0.6 : 0),
      );
      moveTo(actor, offset);
      if (isPassedBehind && isWalker(actor))
        actor.yaw = axes.azimuth + (n % 2 ? 1 : -1) * (Math.PI / 2 + (random() - 0.5) * 0.3);
      if (actor.speed === 0 && !actor.thing.person) actor.yaw = random() * 6.28;
    }
  }
};
