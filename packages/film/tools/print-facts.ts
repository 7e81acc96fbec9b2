/** Facts in lines that a person reads: entities, relations, events by step, changes, picture, unread words. */

import type { Entity, Event, Facts, Location } from '../src/facts/facts.ts';

const label = ({ entities }: Facts, index: number) => `${entities[index]?.noun}[${index}]`;
const labels = (facts: Facts, indexes: number[]) => indexes.map((index) => label(facts, index)).join(' + ');

const entityLine = (facts: Facts, entity: Entity, index: number) =>
  [
    `${index}. ${entity.count === null ? (entity.isMany ? 'many' : 'some') : entity.count} ${entity.character ? '@' : ''}${entity.noun}`,
    entity.attributes.length > 0
      ? `(${entity.attributes.map(({ kind, value }) => `${kind} ${value}`).join(', ')})`
      : '',
    entity.wears.length > 0 ? `wears ${labels(facts, entity.wears)}` : '',
    entity.partOf === null ? '' : `part of ${label(facts, entity.partOf)}`,
    entity.owner === null ? '' : `of ${label(facts, entity.owner)}`,
  ]
    .filter(Boolean)
    .join(' ');

const places = (facts: Facts, name: string, list: Location[]) =>
  list.map(({ kind, entities }) => `${name}:${kind} ${labels(facts, entities)}`);

const eventLine = (facts: Facts, event: Event) =>
  [
    `${event.step}: ${labels(facts, event.agents) || '-'} ${event.isNegated ? 'NOT ' : ''}*${event.verb}*`,
    labels(facts, event.objects),
    event.instruments.length > 0 ? `with ${labels(facts, event.instruments)}` : '',
    event.recipients.length > 0 ? `for ${labels(facts, event.recipients)}` : '',
    ...places(facts, 'from', event.from),
    ...places(facts, 'to', event.to),
    ...places(facts, 'path', event.path),
    ...places(facts, 'at', event.at),
    event.direction ? `-> ${event.direction}` : '',
    event.manner.length > 0 ? `(${event.manner.join(', ')})` : '',
  ]
    .filter(Boolean)
    .join(' ');

const pictureLine = ({ picture, entities }: Facts) => {
  const { camera } = picture;
  return [
    ...picture.times.map((time) => `time ${time}`),
    ...picture.seasons.map((season) => `season ${season}`),
    ...picture.weather.map((weather) => `weather ${weather}`),
    ...picture.regions.map((region) => `region ${region}`),
    ...picture.palette.map((colour) => `palette ${colour}`),
    picture.mood && `mood ${picture.mood}`,
    picture.style && `style ${picture.style}`,
    ...camera.moves.map((move) => `camera ${move}`),
    camera.shot && `shot ${camera.shot}`,
    camera.angle && `angle ${camera.angle}`,
    camera.pace && `pace ${camera.pace}`,
    camera.subject === null ? null : `looks at ${entities[camera.subject]?.noun}[${camera.subject}]`,
    picture.isTimelapse ? 'timelapse' : null,
    picture.isSlowMotion ? 'slow motion' : null,
  ]
    .filter(Boolean)
    .join(', ');
};

export const factLines = (facts: Facts): string[] => {
  const section = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)];
  const picture = pictureLine(facts);
  const steps = [...facts.events].sort((a, b) => a.step - b.step);
  return [
    ...section(
      'entities',
      facts.entities.map((entity, index) => entityLine(facts, entity, index)),
    ),
    ...section(
      'relations',
      facts.relations.map(
        ({ kind, subject, objects, frame, step }) =>
          `${step}: ${label(facts, subject)} ${kind} ${labels(facts, objects)}${frame === 'viewer' ? '' : ` (${frame})`}`,
      ),
    ),
    ...section(
      'events',
      steps.map((event) => eventLine(facts, event)),
    ),
    ...section(
      'changes',
      facts.changes.map(
        ({ entity, property, from, to, toEntity, step }) =>
          `${step}: ${entity === null ? 'picture' : label(facts, entity)} ${property} ${from ?? '?'} -> ${to ?? '?'}${toEntity === null ? '' : ` = ${label(facts, toEntity)}`}`,
      ),
    ),
    ...section('picture', picture ? [picture] : []),
    ...section(
      'speech',
      facts.speech.map(
        ({ speaker, words }) => `${speaker === null ? '?' : label(facts, speaker)}: "${words}"`,
      ),
    ),
    ...section('unread', facts.unread.length > 0 ? [facts.unread.join(' ')] : []),
  ];
};
