/** "Bigger", "faster", "two more", "closer": steps from what is there. */

import type { Entity, Facts, Told } from '../facts/facts.ts';
import { readFacts } from '../read/read-facts.ts';
import { numbers } from '../read/rows/closed-words.ts';
import { limits, type Size, sizeNames } from '../scene/scene.ts';
import { paceOf, sizeOf } from '../screenplay/meanings.ts';
import type { Scale } from './commands.ts';
import { frameShot } from './edit-picture.ts';
import { findEntities, topicOf } from './find-entities.ts';
import { make } from './make.ts';
import { describedAs, tell } from './tell.ts';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const cameraWords = new Set(['camera', 'pan', 'zoom', 'dolly', 'orbit', 'tilt']);

const step = 1.6;

const pace = ({ facts, text }: Told, what: string, targets: number[], by: 'faster' | 'slower'): Told => {
  const { picture } = facts;
  if (what.split(' ').some((word) => cameraWords.has(word)))
    return {
      text,
      facts: {
        ...facts,
        picture: { ...picture, camera: { ...picture.camera, pace: by === 'faster' ? 'fast' : 'slow' } },
      },
    };
  if (targets.length === 0) {
    const was = picture.pace ?? (picture.isSlowMotion ? 0.4 : 1);
    const next = clamp(by === 'faster' ? was * step : was / step, limits.minPace, limits.maxPace);
    return { text, facts: { ...facts, picture: { ...picture, pace: Math.round(next * 100) / 100 } } };
  }
  const manner = by === 'faster' ? 'quickly' : 'slowly';
  const events = facts.events.map((event) =>
    event.agents.some((agent) => targets.includes(agent))
      ? { ...event, manner: [manner, ...event.manner.filter((word) => paceOf(word) === undefined)] }
      : event,
  );
  return { text, facts: { ...facts, events } };
};

const resized = (entity: Entity, by: 1 | -1): Entity => {
  const was: Size = entity.attributes.map(({ value }) => sizeOf(value)).find(Boolean) ?? 'medium';
  const size = sizeNames[clamp(sizeNames.indexOf(was) + by, 0, sizeNames.length - 1)]!;
  const others = entity.attributes.filter(({ kind }) => kind !== 'size');
  return {
    ...entity,
    attributes: size === 'medium' ? others : describedAs(others, [{ kind: 'size', value: size }]),
  };
};

const counted = (entity: Entity, by: 'more' | 'fewer', number: number | null): Entity => {
  const was = entity.count ?? (entity.isMany ? 9 : 4);
  const next = by === 'more' ? was + (number ?? was) : number === null ? Math.floor(was / 2) : was - number;
  return { ...entity, count: clamp(next, 1, limits.count), isMany: by === 'more' && entity.isMany };
};

const change = (facts: Facts, targets: number[], to: (entity: Entity) => Entity): Facts => ({
  ...facts,
  entities: facts.entities.map((entity, index) => (targets.includes(index) ? to(entity) : entity)),
});

const withoutJoin = (what: string) => {
  const words = what.split(' ').filter((word) => word !== ',');
  while (['and', 'but', 'much', 'bit', 'a', 'even'].includes(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
};

export const scale = (told: Told, said: string, by: Scale): Told => {
  const what = withoutJoin(said);
  const { facts } = told;
  const targets = findEntities(facts, what);
  if (by === 'faster' || by === 'slower') return pace(told, what, targets, by);
  if (by === 'closer' || by === 'wider')
    return { ...told, facts: frameShot(facts, by === 'closer' ? 1 : -1, targets[0]) };
  if (by === 'more' || by === 'fewer') {
    const number = what
      .split(' ')
      .map((word) => numbers.get(word) ?? Number(word))
      .find((one) => one > 0);
    // "Two more" of whom the film is about; "more snow" is no number.
    const whose = targets.length > 0 ? targets : number === undefined ? [] : topicOf(facts);
    const names = readFacts(what).entities.length > 0 && targets.length === 0;
    if (whose.length === 0 || names) return by === 'more' ? tell(told, what, { adds: true }) : told;
    return { ...told, facts: change(facts, whose, (entity) => counted(entity, by, number ?? null)) };
  }
  const whose = targets.length > 0 ? targets : topicOf(facts);
  const larger = { ...told, facts: change(facts, whose, (one) => resized(one, by === 'larger' ? 1 : -1)) };
  // "Yellow and bigger".
  const isDescribed = readFacts(what).entities.some(({ attributes }) => attributes.length > 0);
  return isDescribed && targets.length > 0 ? make(larger, what) : larger;
};
