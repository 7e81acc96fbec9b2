/** A remix: the facts of a video changed as a sentence asks, and all else kept. */

import type { Entity, Facts, Told } from '../facts/facts.ts';
import { isPerson } from '../read/entities.ts';
import { readFacts } from '../read/read-facts.ts';
import { dropSelfReferences } from '../read/reading.ts';
import { adjectiveKinds } from '../read/rows/adjective-kinds.ts';
import { numbers } from '../read/rows/closed-words.ts';
import { castEntities } from '../screenplay/cast-entities.ts';
import { type EditCommand, editCommands } from './commands.ts';
import { clearPicture } from './edit-picture.ts';
import { rename } from './edit-text.ts';
import { findEntities } from './find-entities.ts';
import { give, make } from './make.ts';
import { removeEntities } from './remove-entities.ts';
import { scale } from './scale.ts';
import { tell } from './tell.ts';

/** Words for the picture itself: what takes their place is told of it. */
const aspects = new Set(
  'background scene setting place location time hour weather season style camera light lighting picture video film backdrop sky day'.split(
    ' ',
  ),
);
const isAspect = (phrase: string) => aspects.has(phrase.split(' ').at(-1)!);

const isCounted = (phrase: string) => {
  const first = phrase.split(' ')[0]!;
  return first === 'a' || first === 'an' || numbers.has(first) || Number(first) > 0;
};

/** The new one where the old one was, with its number and size unless others are said. */
const inPlaceOf = (old: Entity, by: Entity, said: string): Entity => ({
  ...by,
  count: isCounted(said) || old.count === null ? by.count : old.count,
  isMany: by.isMany || old.isMany,
  attributes: [
    ...by.attributes,
    ...old.attributes.filter(
      ({ kind }) => kind === 'size' && !by.attributes.some((one) => one.kind === kind),
    ),
  ],
  wears: isPerson(old.noun) && isPerson(by.noun) ? old.wears : [],
  partOf: old.partOf,
  owner: old.owner,
});

const withoutArticle = (phrase: string) =>
  phrase
    .split(' ')
    .slice(isCounted(phrase) ? 1 : 0)
    .join(' ');

const isDescription = (phrase: string) => phrase.split(' ').every((word) => adjectiveKinds.has(word));

const replace = (told: Told, what: string, by: string): Told => {
  const next = readFacts(by);
  const [first] = isDescription(by) ? [] : next.entities;
  const said = readFacts(what);
  // "Sleeps instead of chasing the ball".
  const [undone] = said.events;
  if (undone && undone.agents.length === 0 && next.events.length > 0)
    return tell(told, by, { verb: undone.verb });
  const targets = isAspect(what) ? [] : findEntities(told.facts, what);
  if (targets.length > 0 && !first) return make(told, `${what} ${by}`);
  if (targets.length === 0 || !first) {
    const verb = said.entities.length === 0 ? (said.events[0]?.verb ?? null) : null;
    return tell({ ...told, facts: clearPicture(told.facts, said.picture) }, by, { verb });
  }
  const facts: Facts = { ...told.facts, entities: [...told.facts.entities] };
  let { text } = told;
  for (const target of targets) {
    const old = facts.entities[target]!;
    facts.entities[target] = inPlaceOf(old, first, by);
    text = rename(text, old.noun, first.noun);
  }
  const unworn = targets.flatMap((target) =>
    told.facts.entities[target]!.wears.filter((worn) => !facts.entities[target]!.wears.includes(worn)),
  );
  const replaced = { text, facts: removeEntities(facts, unworn) };
  const saysMore = next.entities.length + next.events.length + next.relations.length > 1;
  return saysMore ? tell(replaced, `the ${withoutArticle(by)}`) : replaced;
};

const crowded = new Set(['busy', 'bustling', 'crowded', 'packed', 'lively', 'teeming']);

const remove = (told: Told, what: string): Told => {
  const said = readFacts(what);
  const targets = findEntities(told.facts, what);
  const text = targets.reduce((words, one) => rename(words, told.facts.entities[one]!.noun, ''), told.text);
  const facts = clearPicture(removeEntities(told.facts, targets), said.picture);
  if (!said.entities.some(({ noun }) => noun === 'person' || noun === 'people' || noun === 'crowd'))
    return { text, facts };
  // A busy street without people is no longer busy.
  return {
    text: [...crowded].reduce((words, one) => rename(words, one, ''), text),
    facts: {
      ...facts,
      entities: facts.entities.map((entity) => ({
        ...entity,
        attributes: entity.attributes.filter(({ value }) => !crowded.has(value)),
      })),
    },
  };
};

const toScene = new Set(['scene', 'picture', 'video', 'film', 'shot', 'image', 'background', 'foreground']);

const add = (told: Told, what: string): Told => {
  const words = what.split(' ');
  const at = words.lastIndexOf('to');
  if (at > 0 && toScene.has(words.at(-1)!)) return tell(told, words.slice(0, at).join(' '), { adds: true });
  const owner = at > 0 ? words.slice(at + 1).join(' ') : '';
  const [found] = owner ? findEntities(told.facts, owner) : [];
  // "Add a hat to the man"; a place is added to by standing in it.
  if (found !== undefined && castEntities(told.facts)[found]?.is !== 'place')
    return tell(told, `${owner} has ${words.slice(0, at).join(' ')}`);
  return tell(told, what, { adds: true });
};

const follow = (told: Told, command: EditCommand): Told => {
  switch (command.does) {
    case 'replace':
      return replace(told, command.what, command.with);
    case 'remove':
      return remove(told, command.what);
    case 'add':
      return add(told, command.what);
    case 'give':
      return give(told, command.what) ?? add(told, command.what);
    case 'scale':
      return scale(told, command.what, command.by);
    case 'make':
      return make(told, command.what, (by, old) => replace(told, old, by));
    default:
      return tell(told, command.text, command);
  }
};

/** `edit` in English. */
export const editFacts = (told: Told, edit: string): Told => {
  const edited = editCommands(edit).reduce(follow, told);
  dropSelfReferences(edited.facts);
  return edited;
};
