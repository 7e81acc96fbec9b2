/** A word for several people becomes those it names: a couple is a man and a woman, a wedding a bride and a groom. */

import type { Entity, Facts, Location } from '../facts/facts.ts';
import { equipmentOf, membersOf as generalMembersOf, isEquipment } from '../world/members.ts';
import { groupOf, placeOf } from './meanings.ts';

type Member = Pick<Entity, 'noun' | 'count'> & Partial<Entity>;

const bySex = { male: 'man', female: 'woman' } as const;

/** "The animals run": some of each kind that lives there. */
const generalMembers = ({ noun, count, isMany }: Entity, { entities }: Facts): Member[] => {
  if (isEquipment(noun))
    return equipmentOf(entities.map((one) => one.noun)).map((name) => ({
      noun: name,
      count: 1,
      isMany: false,
    }));
  if (count !== null && count < 2) return [];
  const place = entities.map((one) => placeOf(one.noun)).find((found) => found !== undefined);
  const members = generalMembersOf(noun, place).slice(0, count ?? 3);
  const share = isMany ? 2 : Math.max(1, Math.floor((count ?? 0) / members.length));
  return members.map((name) => ({ noun: name, count: share, isMany: false }));
};

const membersOf = (entity: Entity, facts: Facts): Member[] => {
  const { noun, count, isMany } = entity;
  const general = generalMembers(entity, facts);
  if (general.length > 0) return general;
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
    const [first, ...others] = isDone(facts, index) ? [] : membersOf(entity, facts);
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
