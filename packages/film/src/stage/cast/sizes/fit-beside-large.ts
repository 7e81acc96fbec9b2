/** Large things beside small ones: a tree that an apple lies near is a young one, for both are to be seen in one picture. */

import { plantKits } from '../../../kits/plants/index.ts';
import type { TieKind } from '../../../scene/scene.ts';
import type { Actor } from '../../actor.ts';
import { viewerTies } from '../../place/views/relations.ts';
import { resize } from '../fit-sizes.ts';
import { fitToys } from './fit-toys.ts';

/** Metres: who is larger is seen beside any tree. */
const smallOne = 0.7;
/** Times the small one that a plant beside it has at most, and how little is left of it. */
const mostTimes = 7;
/** And where the small one goes round it or over it, so that the picture is as wide as its way. */
const mostTimesOnWay = 5;
const leastLeft = 0.15;
/** Up to so many times its size is what is tiny drawn larger for that, where this makes it no larger than so many metres. */
const mostEnlarged = 2.2;
const enlargedTo = 0.38;

const besideTies: readonly TieKind[] = ['beside', 'over', 'against', 'around', ...viewerTies];

const longest = ({ size }: Actor): number => Math.max(...size);

const isPlant = ({ kit, thing }: Actor): boolean =>
  kit !== null && plantKits.includes(kit) && thing.size !== 'huge' && thing.size !== 'large';

/** All that is tied to it, and all that its way leads to. */
const partnersOf = ({ thing, thingIndex }: Actor, actors: readonly Actor[]): Actor[] => {
  const told = new Set([
    ...thing.ties.filter(({ kind }) => besideTies.includes(kind)).map(({ to }) => to),
    ...thing.acts.flatMap(({ goal, source }) =>
      [goal, source].flatMap((tie) => (tie && besideTies.includes(tie.kind) ? [tie.to] : [])),
    ),
  ]);
  return actors.filter((other) => other.thingIndex !== thingIndex && told.has(other.thingIndex));
};

const isOnTheWay = (actor: Actor, other: Actor): boolean =>
  actor.thing.acts.some(({ goal }) => goal?.to === other.thingIndex);

/** Heights of one who is under a leaf or a mushroom that it has at least and at most. */
const [leastShelter, mostShelter] = [1.9, 2.6];
const largestShelter = 1.5;

/** A leaf over a frog is higher than the frog. */
const fitShelters = (actors: readonly Actor[]): void => {
  for (const { thing, size } of actors)
    for (const { kind, to } of thing.ties) {
      const shelter = actors.find(({ thingIndex }) => thingIndex === to);
      if (kind !== 'under' || !shelter || !isPlant(shelter) || longest(shelter) > largestShelter) continue;
      const times = shelter.size[1] / size[1];
      const wanted = Math.max(leastShelter, Math.min(times, mostShelter));
      if (thing.person === null) resize(shelter, wanted / times);
    }
};

/** Times a small lifeless hero from which on a board or a tower beside it stands behind it, where it is seen as a whole. */
const timesToStandBehind = 6;

const standBehind = (actors: readonly Actor[]): void => {
  for (const actor of actors) {
    const isLiving =
      actor.thing.person !== null || ['walks', 'flies', 'swims'].includes(actor.kit?.locomotion ?? '');
    if (actor.role !== 'hero' || isLiving) continue;
    for (const other of partnersOf(actor, actors)) {
      const isBeside = actor.thing.ties.some(({ kind, to }) => kind === 'beside' && to === other.thingIndex);
      const isFixed = other.kit?.locomotion === 'none' && other.thing.person === null && !isPlant(other);
      const isFree = actors.every(
        ({ thing, thingIndex }) =>
          thingIndex === actor.thingIndex || thing.ties.every(({ to }) => to !== other.thingIndex),
      );
      const isLarge = other.size[1] > longest(actor) * timesToStandBehind && other.thing.ties.length === 0;
      if (isBeside && isFixed && isFree && isLarge && longest(actor) < smallOne) other.role = 'landmark';
    }
  }
};

export const fitBesideLarge = (actors: readonly Actor[]): void => {
  fitToys(actors);
  standBehind(actors);
  fitShelters(actors);
  for (const actor of actors) {
    if (actor.thing.person !== null || actor.copy > 0) continue;
    for (const other of partnersOf(actor, actors)) {
      const [small, large] = longest(actor) < longest(other) ? [actor, other] : [other, actor];
      if (!isPlant(large) || small.thing.person !== null || longest(small) > smallOne) continue;
      const times = isOnTheWay(actor, other) ? mostTimesOnWay : mostTimes;
      if (longest(large) <= longest(small) * times) continue;
      const factor = Math.min(mostEnlarged, enlargedTo / longest(small));
      if (factor > 1) for (const one of actors) if (one.thingIndex === small.thingIndex) resize(one, factor);
      resize(large, Math.max(leastLeft, (longest(small) * times) / longest(large)));
      if (large.role === 'landmark' || isOnTheWay(actor, other)) large.role = 'cast';
    }
  }
};
