/** A word for several people becomes those it names: a couple is a man and a woman, a wedding a bride and a groom. */

import type { Entity, Facts, Location } from '../facts/facts.ts';
import { groupOf } from './meanings.ts';

type Member = Pick<Entity, 'noun' | 'count'>;

const bySex = { male: 'man', female: 'woman' } as const;

const membersOf = ({ noun, count, isMany }: Entity): Member[] => {
  const group = (count ?? 1) === 1 && !isMany ? groupOf(noun) : undefined;
  if (!group) return [];
  if (group.noun === 'person' || group.noun === 'old man')
    return group.sexes.map((sex) => ({ noun: bySex[sex], count: 1 }));
  return group.members.map((member) => {
    const [first, ...rest] = member.split(' ') as [string, ...string[]];
    return Number(first) > 0 ? { noun: rest.join(' '), count: Number(first) } : { noun: member, count: 1 };
  });
};

/** What somebody else does is no group of its own: "two women play beach volleyball". */
const isDone = ({ events, entities }: Facts, index: number): boolean =>
  entities[index]!.partOf !== null ||
  events.some(
    ({ agents, objects, instruments }) =>
      agents.some((agent) => agent !== index) && (objects.includes(index) || instruments.includes(index)),
  );

/** The first member has the index of the group, the others come after all entities. */
export const expandGroups = (facts: Facts): Facts => {
  const entities = [...facts.entities];
  const all = new Map<number, number[]>();
  for (const [index, entity] of facts.entities.entries()) {
    const [first, ...others] = isDone(facts, index) ? [] : membersOf(entity);
    if (!first) continue;
    const like = (member: Member): Entity => ({
      ...entity,
      ...member,
      head: member.noun.slice(member.noun.lastIndexOf(' ') + 1),
    });
    entities[index] = like(first);
    all.set(index, [index, ...others.map((member) => entities.push(like(member)) - 1)]);
  }
  if (all.size === 0) return facts;
  const each = (indexes: readonly number[]) => indexes.flatMap((index) => all.get(index) ?? [index]);
  const locations = (list: readonly Location[]) =>
    list.map((location) => ({ ...location, entities: each(location.entities) }));
  return {
    ...facts,
    entities,
    relations: facts.relations.flatMap((relation) =>
      each([relation.subject]).map((subject) => ({ ...relation, subject, objects: each(relation.objects) })),
    ),
    events: facts.events.map((event) => ({
      ...event,
      agents: each(event.agents),
      objects: each(event.objects),
      instruments: each(event.instruments),
      recipients: each(event.recipients),
      from: locations(event.from),
      to: locations(event.to),
      path: locations(event.path),
      at: locations(event.at),
    })),
    changes: facts.changes.flatMap((change) =>
      (change.entity === null ? [null] : each([change.entity])).map((entity) => ({ ...change, entity })),
    ),
  };
};
