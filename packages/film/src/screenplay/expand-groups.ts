/** A word for several people becomes those it names: a couple is a man and a woman, a wedding a bride and a groom. */

import type { Entity, Facts, Location } from '../facts/facts.ts';
import type { Place } from '../scene/scene.ts';
import { equipmentOf, membersOf as generalMembersOf, isEquipment, isMass } from '../world/members.ts';
import { groupOf, placeOf } from './meanings.ts';

type Member = Pick<Entity, 'noun' | 'count'> & Partial<Entity>;

/** What the members of any group are chosen by. */
type Surroundings = { place: Place | undefined; equipment: string[] };

const surroundingsOf = ({ entities }: Facts): Surroundings => ({
  place: placeOf(entities.find(({ noun }) => placeOf(noun) !== undefined)?.noun ?? ''),
  equipment: entities.some(({ noun }) => isEquipment(noun))
    ? equipmentOf(entities.map(({ noun }) => noun))
    : [],
});

const bySex = { male: 'man', female: 'woman' } as const;

/** "The animals run": some of each kind that lives there. */
const generalMembers = ({ noun, count, isMany }: Entity, { place, equipment }: Surroundings): Member[] => {
  if (isEquipment(noun)) return equipment.map((name) => ({ noun: name, count: 1, isMany: false }));
  const isAll = isMass(noun);
  if (!isAll && count !== null && count < 2) return [];
  const members = generalMembersOf(noun, place).slice(0, isAll ? 3 : (count ?? 3));
  const share = isMany || isAll ? 2 : Math.max(1, Math.floor((count ?? 0) / members.length));
  return members.map((name) => ({ noun: name, count: share, isMany: false }));
};

const membersOf = (entity: Entity, surroundings: Surroundings): Member[] => {
  const { noun, count, isMany, attributes } = entity;
  // "Marine wildlife" lives in the sea.
  const names = [...attributes.map(({ value }) => `${value} ${noun}`), noun];
  const general = generalMembers(
    { ...entity, noun: names.find((name) => isMass(name)) ?? noun },
    surroundings,
  );
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
const doneBySomebody = ({ events }: Facts): Set<number> =>
  new Set(
    events.flatMap(({ agents, objects, instruments }) =>
      [...objects, ...instruments].filter((index) => agents.some((agent) => agent !== index)),
    ),
  );

/** The first member has the index of the group, the others come after all entities. `acts`: what is only done. */
export const expandGroups = (facts: Facts, acts: ReadonlySet<number>): Facts => {
  const entities = [...facts.entities];
  const all = new Map<number, number[]>();
  const surroundings = surroundingsOf(facts);
  const isDone = doneBySomebody(facts);
  for (const [index, entity] of facts.entities.entries()) {
    const isOfKinds = generalMembersOf(entity.noun, surroundings.place).length > 0;
    const isGroup = entity.partOf === null && (isOfKinds || !isDone.has(index)) && !acts.has(index);
    const [first, ...others] = isGroup ? membersOf(entity, surroundings) : [];
    if (!first) continue;
    const like = (member: Member): Entity => ({
      ...entity,
      ...member,
      attributes: entity.attributes.filter(({ value }) => !isMass(`${value} ${entity.noun}`)),
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
