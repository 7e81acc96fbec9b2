/** An entity's looks as a thing of the scene: count, colour, material, size, clothes and the adjectives that are left. */

import type { Entity, Facts, RelationKind } from '../../facts/facts.ts';
import { findKit } from '../../kits/find-kit.ts';
import { garmentsOfRole } from '../../kits/people/roles/role-garments.ts';
import { bodyGarments, type Garment } from '../../scene/garments.ts';
import { limits } from '../../scene/scene.ts';
import { type DraftThing, newAct, newThing } from '../../understand/draft.ts';
import { findNoun, type Noun } from '../../understand/nouns/find-noun.ts';
import { colourOfFood } from '../../understand/nouns/food-colours.ts';
import { goesInFile } from '../../understand/nouns/group-nouns.ts';
import { living } from '../../understand/nouns/nature.ts';
import { wearsOf } from '../../understand/nouns/usual-clothes.ts';
import { growingInNumbers } from '../../world/heaps.ts';
import { isYoungKin } from '../cast-belongings.ts';
import type { CastEntity } from '../cast-entity.ts';
import { pluralOf } from '../joint-names.ts';
import { ageOf, dyeOf, garmentOf, groupOf, isBodyPart, isMaterial, sizeOf, verbOf } from '../meanings.ts';
import { callingOf } from './acts-as-person.ts';
import { feelingsOf } from './feelings-of.ts';
import { partsInCloseUp, traitsOfEye } from './named-parts.ts';
import { stuffMaking } from './stuff-making.ts';
import { wornBy } from './worn.ts';

const many = 9;

/** Null: one, or as many as a plural is. */
const countOf = (entity: Entity): number | null => {
  const group = groupOf(entity.noun);
  if (group && (entity.count ?? 1) === 1) return Math.min(limits.count, group.count);
  const said = entity.count ?? (entity.isMany ? many : null);
  return said === null || said < 2 ? null : Math.min(limits.count, said);
};

/** Relations and roles in which somebody has a few of them. */
const having: readonly RelationKind[] = [
  'on',
  'in',
  'inside',
  'on_top_of',
  'with',
  'covered_with',
  'made_of',
  'full_of',
];

/** Where they grow, and nobody picks, holds or puts them anywhere. */
const countOfGrowing = (index: number, noun: Noun | null, { entities, relations, events }: Facts) => {
  const { count, isMany, partOf, owner } = entities[index]!;
  const isFree =
    count === null &&
    !isMany &&
    partOf === null &&
    owner === null &&
    relations.every(
      ({ kind, subject, objects }) =>
        !having.includes(kind) || (subject !== index && !objects.includes(index)),
    ) &&
    events.every(
      ({ agents, objects, instruments, recipients }) =>
        ![...agents, ...objects, ...instruments, ...recipients].includes(index),
    );
  return isFree ? (growingInNumbers.get(findKit(noun?.kit ?? '')?.name ?? '') ?? null) : null;
};

const attributeOf = (entity: Entity, kind: Entity['attributes'][number]['kind']): string | undefined =>
  entity.attributes.find((one) => one.kind === kind)?.value;

const ownColour = (entity: Entity) => {
  const said = attributeOf(entity, 'colour');
  return (said && dyeOf(said)) || null;
};

/** What covers an animal all over: its colour is the animal's. */
const coats = new Set('fur, coat, plumage, feather, skin, hide, fleece, scale'.split(', '));
const colourOfCoat = (index: number, noun: Noun | null, { entities, changes }: Facts) => {
  if (!noun || !living.has(noun.nature) || noun.nature === 'person') return null;
  const coat = entities.findIndex(
    ({ head, partOf, owner }) => coats.has(head) && (partOf ?? owner) === index,
  );
  return coat < 0 || changes.some(({ entity }) => entity === coat) ? null : ownColour(entities[coat]!);
};

/** "A bottle of red wine": drawn as one, it has the colour of what is in it. */
const colourWithin = (index: number, noun: Noun | null, { entities, relations }: Facts) => {
  const within = relations.flatMap(({ kind, subject, objects }) => {
    if (subject === index) return kind === 'full_of' || kind === 'made_of' ? objects : [];
    // "Red rice in a bowl" is drawn as a bowl of rice.
    return ['in', 'on', 'inside'].includes(kind) && objects.includes(index) ? [subject] : [];
  });
  const one = within
    .map((at) => entities[at]!)
    .find(({ noun: held }) => held !== entities[index]!.noun && noun?.name.includes(held));
  return one ? ownColour(one) : null;
};

/** "A log cabin", "a brick wall": the first word of a compound that its kit does not know as a whole; a steel worker is not of steel. */
const materialOf = (index: number, noun: Noun | null, facts: Facts): string | undefined => {
  const entity = facts.entities[index]!;
  const stuff = stuffMaking(facts, index);
  const made = stuff === null ? undefined : facts.entities[stuff]!.noun;
  // "A ball of yarn" has a model of its own.
  const said = attributeOf(entity, 'material') ?? (made && noun?.name.includes(made) ? undefined : made);
  if (noun?.nature === 'person') return said;
  const [first] = entity.noun.split(' ');
  const isOwn = findKit(noun?.kit ?? '')?.nouns.includes(entity.noun) ?? true;
  return said ?? (entity.noun !== entity.head && isMaterial(first!) && !isOwn ? first : undefined);
};

/** "A red fox", "a black cat": a breed that its kit has in its own colours, and a fox in red paint is no red fox. */
const isColourOfBreed = (entity: Entity, noun: Noun | null): boolean => {
  const said = attributeOf(entity, 'colour');
  if (!said || !noun || !living.has(noun.nature) || noun.name !== `${said} ${entity.noun}`) return false;
  return findKit(noun.kit ?? '')?.nouns.includes(noun.name) ?? false;
};

const garmentsOf = (index: number, noun: Noun | null, facts: Facts): Garment[] => {
  const worn = wornBy(facts, index).flatMap((one): Garment[] => {
    const piece = facts.entities[one];
    // "A chef's hat".
    const owner = facts.entities[piece?.owner ?? -1]?.noun;
    const name = piece && (garmentOf(`${owner} ${piece.noun}`) ?? garmentOf(piece.noun));
    return name ? [{ name, colour: ownColour(piece) }] : [];
  });
  // "A warrior princess", "a woman dressed as a pirate": as both.
  const { noun: named, attributes } = facts.entities[index]!;
  const also = [named.split(' ').slice(0, -1).join(' '), ...attributes.map(({ value }) => value)]
    .map((one) => findNoun(one))
    .filter((one) => noun !== null && one?.nature === 'person');
  const usual = [...also.flatMap((one) => wearsOf(one ?? null)), ...wearsOf(noun)].filter(
    ({ name }, at, all) =>
      !worn.some((one) => one.name === name) && all.findIndex((one) => one.name === name) === at,
  );
  return [...worn, ...usual].slice(0, limits.wears);
};

/** "Her red hair" belongs to her. */
const hairOf = (index: number, facts: Facts) => {
  const hair = facts.entities.find(
    ({ head, partOf, owner }) => head === 'hair' && (partOf ?? owner) === index,
  );
  const said = hair ? ownColour(hair) : null;
  const own = attributeOf(facts.entities[index]!, 'hair');
  // "Silver-haired".
  return said ?? (own ? (dyeOf(own.replace(/[- ]haired$/, '')) ?? null) : null);
};

const steaming = new Set<Noun['nature']>(['food', 'prop']);

/** "A burning house" burns, "a flying car" flies: what is said of it is what it does. */
const doneByItself = (entity: Entity, noun: Noun | null) =>
  entity.attributes.flatMap(({ kind, value }) => {
    // "A hot beverage" steams.
    const isHot = value === 'hot' && noun !== null && steaming.has(noun.nature);
    const said = isHot ? 'steaming' : value;
    const meaning = kind === 'state' && said.endsWith('ing') ? verbOf(said) : undefined;
    return meaning?.action ? [newAct(meaning.action, meaning.base)] : [];
  });

const hairNouns = new Set(
  'hair, braid, ponytail, pigtail, beard, moustache, mustache, wig, afro, mohawk, bun, curl, dreadlock'.split(
    ', ',
  ),
);

/** "With long curly hair", "her braids": how the hair is worn, as the looks of people have it. */
const hairstyleOf = (index: number, { entities, relations }: Facts): string[] => {
  const had = new Set(
    relations.flatMap(({ kind, subject, objects }) => (kind === 'with' && subject === index ? objects : [])),
  );
  return entities.flatMap(({ head, partOf, owner, attributes }, at) => {
    const isOwn = (partOf ?? owner) === index || had.has(at);
    if (!isOwn || !hairNouns.has(head)) return [];
    return head === 'hair' ? attributes.map(({ value }) => `${value} hair`) : [head];
  });
};

const remains = new Set('remains, ruin, ruins, remnant, rubble, debris, wreckage, shell'.split(', '));

/** "The remains of a house". */
const isInRuins = ({ entities }: Facts, index: number): boolean =>
  entities.some(({ head, partOf }) => partOf === index && remains.has(head));

const traitKinds = new Set(['state', 'feeling', 'pattern', 'shape', 'other', 'origin']);

export const describeThing = (index: number, cast: CastEntity, facts: Facts): DraftThing => {
  const entity = facts.entities[index]!;
  const noun = cast.is === 'thing' ? cast.noun : null;
  const isPerson = noun?.nature === 'person' || cast.is === 'character';
  const isPart = cast.is === 'thing' && cast.part !== undefined;
  const saidSize = isPart ? undefined : attributeOf(entity, 'size');
  const saidAge = attributeOf(entity, 'age');
  const sex = attributeOf(entity, 'sex');
  const age = (saidAge && ageOf(saidAge)) || null;
  const thing = newThing(
    (noun?.kit && (isBodyPart(entity.noun) || (entity.noun !== noun.name && noun.name.includes(entity.noun)))
      ? noun.name
      : entity.noun
    ).slice(0, 80),
    noun,
  );
  thing.character = entity.character;
  const members = cast.is === 'thing' ? cast.count : undefined;
  thing.count = members ?? countOf(entity) ?? countOfGrowing(index, noun, facts);
  // "Leather boots" is drawn by one model of a pair, "carrots" by one of a bunch.
  const isPluralModel = noun?.kit && noun.name.endsWith(pluralOf(entity.noun));
  thing.plural = members === undefined ? entity.count === null && !isPluralModel : members > 1;
  if (cast.is === 'thing' && cast.heaping) thing.traits.push(cast.heaping);
  if (members && goesInFile(entity.noun)) thing.traits.push('in a row');
  thing.traits.push(...partsInCloseUp(facts, cast, index), ...traitsOfEye(facts, cast, index));
  // A vehicle whose part is looked at stands.
  if (isPart) return { ...thing, acts: [newAct('stand', 'stand')] };
  const stuff = stuffMaking(facts, index);
  const isOwn = findKit(noun?.kit ?? '')?.nouns.includes(entity.noun) ?? true;
  const filling = colourWithin(index, noun, facts) ?? (isOwn ? null : colourOfFood(entity.noun));
  if (filling) thing.filling = filling;
  thing.colour = isColourOfBreed(entity, noun)
    ? null
    : (ownColour(entity) ??
      colourOfCoat(index, noun, facts) ??
      filling ??
      (stuff === null ? null : ownColour(facts.entities[stuff]!)));
  const isClear = entity.attributes.some(({ value }) => value === 'transparent' || value === 'see-through');
  thing.material = materialOf(index, noun, facts)?.slice(0, 40) ?? (isClear ? 'glass' : null);
  thing.size = (saidSize && sizeOf(saidSize)) || null;
  thing.traits.push(
    ...entity.attributes
      .filter(
        ({ kind, value }) =>
          traitKinds.has(kind) ||
          ((kind === 'colour' || kind === 'hair') && !dyeOf(value)) ||
          (kind === 'age' && !isPerson && value !== ''),
      )
      .map(({ value }) => value.slice(0, 80))
      .slice(0, limits.traits - 1),
  );
  if (noun?.nature === 'plant' && facts.picture.seasons.includes('autumn')) thing.traits.push('autumn');
  if (isInRuins(facts, index)) thing.traits.unshift('ruined');
  if (thing.traits.includes('asleep')) thing.acts.push(newAct('sleep', 'sleep'));
  thing.acts.push(...doneByItself(entity, noun));
  if (!isPerson) {
    const calling = callingOf(entity, noun);
    // Only people's looks bring the clothes of their calling by themselves.
    const ofCalling = calling ? garmentsOfRole(calling.base) : [];
    const isDyed = wearsOf(calling).some(({ name, colour }) => colour && bodyGarments.has(name));
    const isTold = !isDyed && ofCalling.some(({ name }) => bodyGarments.has(name));
    const said = garmentsOf(index, isTold ? null : calling, facts);
    const more = isTold ? ofCalling.filter(({ name }) => !said.some((one) => one.name === name)) : [];
    thing.wears = [...said, ...more].slice(0, limits.wears);
    // Without clothes of its own a calling is told by a waistcoat.
    if (calling && !thing.wears.some(({ name }) => bodyGarments.has(name)))
      thing.wears.push({ name: 'vest', colour: null });
    const isYoung = (age && age !== 'old') || isYoungKin(entity.noun);
    if (isYoung && noun && living.has(noun.nature)) thing.size ??= 'small';
    return thing;
  }
  if (sex === 'female' || sex === 'male') thing.sex = sex;
  // "A little girl" is a child already, and "a young woman" stays a woman.
  if (age && !(age === 'child' && thing.age !== null)) thing.age = age;
  if (thing.size === 'small' && (thing.age === 'child' || thing.age === 'baby')) thing.size = null;
  thing.hair = hairOf(index, facts);
  thing.traits.push(...hairstyleOf(index, facts), ...feelingsOf(facts, index));
  thing.wears = garmentsOf(index, noun, facts).filter(
    ({ name }) => thing.sex !== 'female' || (name !== 'beard' && name !== 'moustache'),
  );
  return thing;
};
