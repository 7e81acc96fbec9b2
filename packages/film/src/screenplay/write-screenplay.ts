/** Facts become a screenplay: which steps are one shot, and what each shows. */

import type { Facts } from '../facts/facts.ts';
import { limits } from '../scene/scene.ts';
import { castEntities } from './cast-entities.ts';
import { type CastEntity, wholeOf } from './cast-entity.ts';
import { expandGroups } from './expand-groups.ts';
import type { Beat, Screenplay } from './screenplay.ts';
import { implyDoers } from './work/imply-doers.ts';
import { isOtherWork } from './work/other-work.ts';
import { tellSharedDoings } from './work/shared-doings.ts';
import { frameSpeakers, withSpeakers, writeLines } from './write-lines.ts';
import { writeScene } from './write-scene.ts';

const stepsOf = ({ events, changes, relations }: Facts): number[] =>
  [
    ...new Set([
      0,
      ...events.map(({ step }) => step),
      ...changes.map(({ step }) => step),
      ...relations.map(({ step }) => step),
    ]),
  ].sort((a, b) => a - b);

/** Most beats that a film of this length can show one after the other. */
const mostBeats = (seconds: number) => (seconds < 6 ? 2 : seconds < 10 ? 3 : seconds < 20 ? 4 : 6);

/** The place that somebody goes to in a step: entering it is a cut to that place. */
const placeReached = (facts: Facts, cast: readonly CastEntity[], step: number): number | null => {
  for (const event of facts.events) {
    if (event.step !== step) continue;
    const places = [...event.to, ...event.at].flatMap(({ entities }) => entities);
    const found = [...places, ...event.objects].find((index) => cast[index]?.is === 'place');
    if (found !== undefined) return found;
  }
  return null;
};

/** Steps that are shown in one place without a cut. */
const groupSteps = (facts: Facts, cast: readonly CastEntity[], steps: number[], most: number): number[][] => {
  const groups: { place: number | null; steps: number[] }[] = [];
  for (const step of steps) {
    const place = placeReached(facts, cast, step);
    const last = groups.at(-1);
    const isCut =
      place === null
        ? last !== undefined && isOtherWork(facts, cast, last.steps, step)
        : last?.place !== place;
    if (last && (!isCut || groups.length >= most)) last.steps.push(step);
    else if (last && last.place === null && last.steps.length === 0) last.steps.push(step);
    else groups.push({ place, steps: [step] });
  }
  return groups.map((group) => group.steps);
};

/** The actors of the steps of a beat; what no step names is there in all of them. */
const entitiesIn = (
  facts: Facts,
  cast: readonly CastEntity[],
  steps: readonly number[],
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
  return (entity) => here.has(entity) || !elsewhere.has(entity);
};

/** Characters of a prompt that are looked through beside its facts: what its first 1,500 words take. */
const mostCharacters = 12_000;

const shortened = (words: string): string => words.slice(0, 80);

export type WriteOptions = {
  seconds?: number;
  /** The prompt itself: what it tells of the place beyond the facts. */
  text?: string;
  /** All steps in one scene. */
  isOneShot?: boolean;
};

export const writeScreenplay = (
  read: Facts,
  { seconds = 4, text = '', isOneShot = false }: WriteOptions = {},
): Screenplay => {
  const complete = tellSharedDoings(implyDoers(withSpeakers(read)));
  const facts = expandGroups(complete);
  const cast = castEntities(facts);
  // Quoted words are said or written and tell nothing of the place.
  const told = facts.speech.reduce(
    (rest, { words }) => rest.replaceAll(words, ''),
    text.slice(0, mostCharacters),
  );
  const groups = groupSteps(facts, cast, stepsOf(facts), isOneShot ? 1 : mostBeats(seconds));
  const total = groups.reduce((sum, { length }) => sum + length, 0);
  const written = groups.map((steps) => ({
    steps,
    ...writeScene(facts, cast, told, {
      steps,
      isAlone: groups.length === 1,
      isShown: groups.length > 1 ? entitiesIn(facts, cast, steps) : () => true,
    }),
  }));
  const shownAs = cast.flatMap((one) =>
    one.is === 'thing' && one.isStandIn && one.noun.kit
      ? [{ asked: one.noun.name, shown: one.noun.kit }]
      : [],
  );
  const beats = written.map(({ scene, steps }): Beat => ({ scene, share: steps.length / total, steps }));
  const players = written.flatMap(({ thingOf }, beat) =>
    [...thingOf]
      .filter(([entity]) => entity < complete.entities.length)
      .map(([entity, thing]) => ({ entity, beat, thing })),
  );
  const { lines, unsaid } = writeLines(facts, { beats, cast: players });
  // Words on a sign are not legible.
  const missing = [...written.flatMap(({ scene }) => scene.notDrawn), ...unsaid.map(shortened)];
  const notDrawn = [...new Set(missing)].slice(0, limits.notDrawn);
  return { version: 1, beats: frameSpeakers(beats, lines), cast: players, lines, shownAs, notDrawn };
};
