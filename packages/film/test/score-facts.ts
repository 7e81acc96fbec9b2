/** Gold facts in one line each, and how far what is read agrees with them, by kind of fact. */

import type { Facts } from '../src/facts/facts.ts';
import { readFacts } from '../src/read/read-facts.ts';

export const factKinds = ['entity', 'attribute', 'relation', 'event', 'order', 'change', 'picture'] as const;
export type FactKind = (typeof factKinds)[number];
export type Items = Record<FactKind, string[]>;
export type Counts = Record<FactKind, { right: number; read: number; gold: number }>;

const emptyItems = (): Items => ({
  entity: [],
  attribute: [],
  relation: [],
  event: [],
  order: [],
  change: [],
  picture: [],
});

/** Verbs agree by their first word: a particle is a matter of taste. */
const plainVerb = (verb: string) => verb.split(' ')[0]!;

const orderItems = (steps: { step: number; name: string }[]): string[] => {
  const values = [...new Set(steps.map(({ step }) => step))].sort((a, b) => a - b);
  return values
    .slice(1)
    .flatMap((value, at) =>
      steps
        .filter(({ step }) => step === values[at])
        .flatMap((first) =>
          steps.filter(({ step }) => step === value).map((second) => `${first.name} < ${second.name}`),
        ),
    );
};

/** What was read, as items of the same form as the gold ones. */
export const itemsOf = (facts: Facts): Items => {
  const items = emptyItems();
  const { entities, picture } = facts;
  const seen = new Map<string, number>();
  const names = entities.map(({ noun }) => {
    const nth = (seen.get(noun) ?? 0) + 1;
    seen.set(noun, nth);
    return nth === 1 ? noun : `${noun}#${nth}`;
  });
  const name = (index: number) => names[index]!;
  for (const [index, entity] of entities.entries()) {
    const amount = entity.isMany ? '#' : (entity.count ?? '*');
    items.entity.push(`${amount} ${name(index)}`);
    for (const { value } of entity.attributes) items.attribute.push(`${name(index)} ${value}`);
    for (const garment of entity.wears) items.relation.push(`${name(garment)} ^ ${name(index)}`);
    if (entity.partOf !== null) items.relation.push(`${name(index)} < ${name(entity.partOf)}`);
    if (entity.owner !== null) items.relation.push(`${name(index)} << ${name(entity.owner)}`);
  }
  for (const { kind, subject, objects, frame } of facts.relations)
    for (const object of frame === 'screen' ? ['screen'] : objects.map(name))
      items.relation.push(`${name(subject)} ${kind} ${object}`);
  const steps: { step: number; name: string }[] = [];
  for (const event of facts.events) {
    const verb = plainVerb(event.verb);
    steps.push({ step: event.step, name: verb });
    items.event.push(verb);
    const roles = {
      agent: event.agents.map(name),
      object: event.objects.map(name),
      with: event.instruments.map(name),
      for: event.recipients.map(name),
      from: event.from.flatMap((place) => place.entities.map(name)),
      to: event.to.flatMap((place) => place.entities.map(name)),
      path: event.path.flatMap((place) => place.entities.map(name)),
    };
    for (const [role, list] of Object.entries(roles))
      for (const one of list) items.event.push(`${verb} ${role} ${one}`);
    if (event.direction) items.event.push(`${verb} dir ${event.direction}`);
  }
  for (const { entity, property, from, to, step } of facts.changes) {
    const who = entity === null ? 'picture' : name(entity);
    items.change.push(`${who} ${property} ${from ?? ''}>${to ?? ''}`);
    steps.push({ step, name: `~${who}` });
  }
  items.order.push(...orderItems(steps));
  const { camera } = picture;
  items.picture.push(
    ...[...picture.times, ...picture.seasons, ...picture.weather, ...picture.regions, ...camera.moves],
    ...[picture.mood, picture.style, camera.shot, camera.angle].filter((value) => value !== null),
    ...(picture.isTimelapse ? ['timelapse'] : []),
    ...(picture.isSlowMotion ? ['slow'] : []),
  );
  return items;
};

const goldEvent = (items: Items, part: string, steps: { step: number; name: string }[]) => {
  const [, step, verb, inside] = /^(?:(\d+):)?([a-z ]+)\((.*)\)$/.exec(part)!;
  const short = plainVerb(verb!);
  steps.push({ step: Number(step ?? 0), name: short });
  items.event.push(short);
  for (const [at, argument] of inside!
    .split(',')
    .map((one) => one.trim())
    .entries()) {
    const [role, value] = argument.includes('=')
      ? argument.split('=')
      : [at === 0 ? 'agent' : 'object', argument];
    if (value === '-' || role === 'at') continue;
    for (const one of value!.split('+')) items.event.push(`${short} ${role} ${one}`);
  }
};

export const parseGold = (line: string): Items => {
  const items = emptyItems();
  const steps: { step: number; name: string }[] = [];
  for (const part of line
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)) {
    if (part.startsWith('@')) items.picture.push(part.slice(1));
    else if (part.startsWith('~')) {
      const [, step, rest] = /^~(?:(\d+):)?(.*)$/.exec(part)!;
      items.change.push(rest!);
      steps.push({ step: Number(step ?? 0), name: `~${rest!.split(' ').slice(0, -2).join(' ')}` });
    } else if (/^[^(]+ (?:[a-z]+_?[a-z_]*|\^|<<?) [^(]+$/.test(part) && isRelation(part))
      items.relation.push(part);
    else if (/^(?:\d+:)?[a-z ]+\((?:.*,|-|[a-z #0-9+]+\)).*$/.test(part) && isEvent(part))
      goldEvent(items, part, steps);
    else {
      const [, amount, noun, attributes] = /^(?:(\d+|[*#]) )?([^(]+)(?:\((.*)\))?$/.exec(part)!;
      items.entity.push(`${amount ?? 1} ${noun!.trim()}`);
      for (const value of attributes?.split(',') ?? [])
        items.attribute.push(`${noun!.trim()} ${value.trim()}`);
    }
  }
  items.order.push(...orderItems(steps));
  return items;
};

let currentEntities = new Set<string>();
const relationWords = new Set(
  'on in under above beside left_of right_of in_front_of behind between around against along across through over at near far_from inside outside at_edge_of in_middle_of on_top_of with facing covered_with made_of full_of depicts ^ < <<'.split(
    ' ',
  ),
);
const isRelation = (part: string) =>
  part
    .split(' ')
    .slice(1, -1)
    .some((word) => relationWords.has(word));
/** An event's first argument is an entity of the prompt or unsaid; an entity's brackets hold adjectives. */
const isEvent = (part: string) => {
  const first = part
    .slice(part.indexOf('(') + 1)
    .split(/[,)+]/)[0]!
    .trim();
  return first === '-' || currentEntities.has(first);
};

export const readGold = (text: string): { prompt: string; gold: Items }[] => {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.flatMap((prompt, at) => {
    if (at % 2 === 1) return [];
    const line = lines[at + 1]!;
    currentEntities = new Set(
      line
        .split(';')
        .map((part) => part.trim())
        .filter((part) => !isRelation(part) && !/^[@~]/.test(part))
        .map((part) =>
          part
            .replace(/\(.*$/, '')
            .replace(/^(?:\d+|[*#]) /, '')
            .trim(),
        ),
    );
    return [{ prompt, gold: parseGold(line) }];
  });
};

export type Miss = { prompt: string; kind: FactKind; missing: string[]; extra: string[] };

export const scoreFacts = (text: string): { counts: Counts; misses: Miss[] } => {
  const counts = Object.fromEntries(
    factKinds.map((kind) => [kind, { right: 0, read: 0, gold: 0 }]),
  ) as Counts;
  const misses: Miss[] = [];
  for (const { prompt, gold } of readGold(text)) {
    const read = itemsOf(readFacts(prompt));
    for (const kind of factKinds) {
      const left = [...read[kind]];
      const missing = gold[kind].filter((item) => {
        const at = left.indexOf(item);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      counts[kind].gold += gold[kind].length;
      counts[kind].read += read[kind].length;
      counts[kind].right += gold[kind].length - missing.length;
      if (missing.length + left.length > 0) misses.push({ prompt, kind, missing, extra: left });
    }
  }
  return { counts, misses };
};

export const f1 = ({ right, read, gold }: Counts[FactKind]) =>
  read + gold === 0 ? 1 : (2 * right) / (read + gold);

export const totalOf = (counts: Counts) =>
  Object.values(counts).reduce(
    (sum, one) => ({ right: sum.right + one.right, read: sum.read + one.read, gold: sum.gold + one.gold }),
    { right: 0, read: 0, gold: 0 },
  );
