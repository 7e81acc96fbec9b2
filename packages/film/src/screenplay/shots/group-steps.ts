/** Which steps of a story share a shot, where each shot is, and who is in it. */

import type { Facts } from '../../facts/facts.ts';
import { arrivingVerbs, enteringVerbs } from '../../world/verb-senses.ts';
import { type CastEntity, wholeOf } from '../cast-entity.ts';
import { isConveyance, isConveying } from '../work/conveyance.ts';
import { isOtherWork } from '../work/other-work.ts';
import { type Carried, nounAt } from './carried.ts';

/** Most beats that a film of this length can show one after the other. */
const mostBeats = (seconds: number) => (seconds < 6 ? 2 : seconds < 10 ? 3 : seconds < 20 ? 4 : 6);

/** The place that somebody is in or goes to in a step: entering it is a cut to that place. */
const placeReached = (facts: Facts, cast: readonly CastEntity[], step: number): number | null => {
  for (const event of facts.events) {
    if (event.step !== step) continue;
    const places = [...event.to, ...event.at].flatMap(({ entities }) => entities);
    const found = [...places, ...event.objects].find((index) => cast[index]?.is === 'place');
    if (found !== undefined) return found;
  }
  return null;
};

/** Steps that are shown in one shot, and the place that they are said to be in. */
export type Shot = { place: number | null; steps: number[] };

/** In seconds: what an act needs to be understood in a shot of its own. */
const shortestAct = 2.4;

const wholes = (cast: readonly CastEntity[], entities: readonly number[]): number[] =>
  entities.flatMap((entity) => wholeOf(cast, entity) ?? []);

/** Those who do something in a step, and what it is done with, to or at. */
const partsOf = ({ events, relations }: Facts, cast: readonly CastEntity[], step: number) => {
  const now = events.filter((event) => event.step === step);
  const agents = wholes(
    cast,
    now.flatMap((event) => event.agents),
  );
  const things = now.flatMap(({ objects, instruments, recipients, to, from, at }) => [
    ...[...objects, ...instruments, ...recipients],
    ...[...to, ...from, ...at].flatMap(({ entities }) => entities),
  ]);
  for (const relation of relations) if (relation.step === step) things.push(...relation.objects);
  const isDriven = now.some(({ verb, objects }) => objects.length === 0 && isConveying(verb));
  return { agents, things: wholes(cast, things).filter((one) => !agents.includes(one)), isDriven };
};

/** Whether a step is done with something that was not at hand before, or with none of it. */
const isOfItsOwn = (facts: Facts, cast: readonly CastEntity[], before: number[], step: number): boolean => {
  const parts = before.map((one) => partsOf(facts, cast, one));
  const earlier = parts.flatMap(({ things }) => things);
  const { agents, things, isDriven } = partsOf(facts, cast, step);
  const isCarried = isDriven && !earlier.some((one) => isConveyance(nounAt(cast, one)));
  if (earlier.length === 0) return false;
  const isShared = [...agents, ...things].some((one) => earlier.includes(one));
  const known = [...earlier, ...parts.flatMap((part) => part.agents)];
  const isNew = (one: number) => !known.includes(one);
  // Crowds that pass by belong to the shot before.
  const isSomebody = (one: number) => facts.entities[one]!.count === 1;
  return (
    things.some(isNew) ||
    (!isShared && (things.length > 0 || isCarried || agents.some((one) => isNew(one) && isSomebody(one))))
  );
};

export const groupSteps = (
  facts: Facts,
  cast: readonly CastEntity[],
  steps: number[],
  /** Of the film; null: in one shot. */
  seconds: number | null,
): Shot[] => {
  const most = seconds === null ? 1 : mostBeats(seconds);
  const isEachApart = seconds !== null && seconds >= shortestAct * steps.length;
  const shots: Shot[] = [];
  for (const step of steps) {
    const place = placeReached(facts, cast, step);
    const last = shots.at(-1);
    const isOther = () =>
      isOtherWork(facts, cast, last!.steps, step) ||
      (isEachApart && isOfItsOwn(facts, cast, last!.steps, step));
    const isCut = last !== undefined && (place === null || last.place === place ? isOther() : true);
    if (last && (!isCut || shots.length >= most)) {
      last.steps.push(step);
      last.place ??= place;
    } else shots.push({ place, steps: [step] });
  }
  return inPlaces(facts, shots);
};

const goesThere = ({ events }: Facts, place: number): boolean =>
  events.some(({ verb, objects, to, from, at }) => {
    if (objects.includes(place)) return enteringVerbs.has(verb);
    const reached = [...to, ...from, ...(arrivingVerbs.has(verb) ? at : [])];
    return reached.some(({ entities }) => entities.includes(place));
  });

/** A place holds until another is named, and from the start where nobody is said to come to it. */
const inPlaces = (facts: Facts, shots: Shot[]): Shot[] => {
  const first = shots.find(({ place }) => place !== null)?.place ?? null;
  let place = first !== null && !goesThere(facts, first) ? first : null;
  return shots.map((shot) => {
    place = shot.place ?? place;
    return { ...shot, place };
  });
};

/** The actors of the steps of a beat; what no step names is there in all of them. */
export const entitiesIn = (
  facts: Facts,
  cast: readonly CastEntity[],
  { steps, place }: Shot,
  held: readonly Carried[],
): ((entity: number) => boolean) => {
  const seen = (isIn: (step: number) => boolean) => {
    const found = new Set<number>();
    const add = (index: number) => {
      found.add(index);
      const whole = wholeOf(cast, index);
      if (whole !== null) found.add(whole);
    };
    for (const event of facts.events)
      if (isIn(event.step)) {
        for (const index of [...event.agents, ...event.objects, ...event.instruments, ...event.recipients])
          add(index);
        for (const { entities } of [...event.at, ...event.to, ...event.from, ...event.path])
          for (const index of entities) add(index);
      }
    for (const { subject, objects, step } of facts.relations)
      if (isIn(step)) for (const index of [subject, ...objects]) add(index);
    for (const { entity, step } of facts.changes) if (entity !== null && isIn(step)) add(entity);
    return found;
  };
  const here = seen((step) => steps.includes(step));
  const elsewhere = seen((step) => !steps.includes(step));
  for (const { thing } of held) here.add(thing);
  if (place !== null) here.add(place);
  return (entity) => here.has(entity) || !elsewhere.has(entity);
};
