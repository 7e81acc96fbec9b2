/** The facts that a stored scene shows: videos made before facts were stored with them are edited by these. */

import {
  type Attribute,
  type Event,
  type Facts,
  type Location,
  type RelationKind,
  relationKinds,
  type Told,
} from '../facts/facts.ts';
import { newEntity } from '../facts/new-entity.ts';
import { newEvent } from '../facts/new-event.ts';
import { emptyPicture } from '../read/reading.ts';
import type { Scene, Thing, Tie, TieKind } from '../scene/scene.ts';
import { effectWords } from '../understand/vocabulary/effects.ts';
import { places } from '../understand/vocabulary/settings.ts';
import { verbs } from '../understand/vocabulary/verbs.ts';

const firstWord = (row: string) => row.split(', ')[0]!.split('/')[0]!;
const inWords = (name: string) => name.replaceAll('_', ' ');

const attributesOf = ({ colour, material, size, person, traits }: Thing): Attribute[] => [
  ...(colour ? [{ kind: 'colour' as const, value: colour.name }] : []),
  ...(material ? [{ kind: 'material' as const, value: material }] : []),
  ...(size === 'medium' ? [] : [{ kind: 'size' as const, value: size }]),
  ...(person?.sex ? [{ kind: 'sex' as const, value: person.sex }] : []),
  ...(person?.age === 'old' ? [{ kind: 'age' as const, value: 'old' }] : []),
  // Traits of several words were marks of rules and not adjectives.
  ...traits.filter((one) => !one.includes(' ')).map((value) => ({ kind: 'state' as const, value })),
];

/** Ties without a relation of their name are said by an event or not at all. */
const relationOf = (tie: TieKind): RelationKind | undefined =>
  tie === 'holding' ? 'with' : relationKinds.find((kind) => kind === tie);

const locationOf = (tie: Tie | null | undefined): Location[] => {
  const kind = tie && relationOf(tie.kind);
  return kind ? [{ kind, entities: [tie.to] }] : [];
};

const addThing = (facts: Facts, thing: Thing, index: number) => {
  for (const { kind, to } of thing.ties) {
    const relation = relationOf(kind);
    if (relation)
      facts.relations.push({ kind: relation, subject: index, objects: [to], frame: 'viewer', step: 0 });
  }
  for (const { action, object, instrument, direction, pace, goal, source, begin } of thing.acts)
    facts.events.push({
      ...newEvent(firstWord(verbs[action]), begin !== undefined && begin > 0 ? 1 : 0),
      agents: [index],
      objects: object === null ? [] : [object],
      instruments: instrument === null ? [] : [instrument],
      to: locationOf(goal),
      from: locationOf(source),
      direction,
      manner: pace > 1.3 ? ['quickly'] : pace < 0.75 ? ['slowly'] : [],
    } satisfies Event);
  for (const { property, from, to } of thing.changes ?? [])
    facts.changes.push({ entity: index, property, from: from ?? null, to, toEntity: null, step: 0 });
};

export const factsOfScene = (scene: Scene): Told => {
  const { setting, camera } = scene;
  const facts: Facts = {
    version: 1,
    entities: scene.things.map((thing) =>
      newEntity(thing.name, {
        count: thing.count,
        attributes: attributesOf(thing),
        character: thing.character,
      }),
    ),
    relations: [],
    events: [],
    changes: [],
    picture: {
      ...emptyPicture(),
      times: [scene.timeOfDay],
      seasons: scene.season ? [scene.season] : [],
      weather: scene.weather.filter((one) => one !== 'clear').map(inWords),
      regions: setting.region ? [inWords(setting.region)] : [],
      mood: scene.mood,
      style: scene.style,
      palette: scene.palette.map(({ name }) => name),
      camera: {
        moves: camera.move === 'auto' ? [] : [camera.move],
        shot: camera.shot === 'auto' ? null : camera.shot,
        angle: camera.angle === 'auto' ? null : camera.angle,
        subject: camera.subject,
        pace: camera.speed < 0.8 ? 'slow' : camera.speed > 1.3 ? 'fast' : null,
      },
      isTimelapse: camera.isTimelapse,
      ...(scene.pace !== 1 && { pace: scene.pace }),
    },
    speech: [],
    words: 0,
    unread: [],
  };
  for (const [index, thing] of scene.things.entries()) {
    addThing(facts, thing, index);
    for (const { name, colour } of thing.wears) {
      const attributes: Attribute[] = colour ? [{ kind: 'colour', value: colour.name }] : [];
      facts.entities[index]!.wears.push(facts.entities.length);
      facts.entities.push(newEntity(inWords(name), { attributes }));
    }
  }
  for (const effect of scene.effects)
    facts.entities.push(newEntity(firstWord(effectWords[effect]), { count: null }));
  const place = facts.entities.push(newEntity(firstWord(places[setting.place]))) - 1;
  if (scene.things.length > 0)
    facts.relations.push({ kind: 'in', subject: 0, objects: [place], frame: 'viewer', step: 0 });
  return { text: '', facts };
};
