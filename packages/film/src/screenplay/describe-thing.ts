/** An entity's looks as a thing of the scene: count, colour, material, size, clothes and the adjectives that are left. */

import type { Entity, Facts } from '../facts/facts.ts';
import type { Garment } from '../scene/garments.ts';
import { limits } from '../scene/scene.ts';
import type { Noun } from '../understand/nouns/find-noun.ts';
import { living } from '../understand/nouns/nature.ts';
import { type DraftThing, newAct, newThing } from '../understand/reading/draft.ts';
import { colours } from '../understand/vocabulary/amounts.ts';
import type { CastEntity } from './cast-entities.ts';
import { ageOf, colourOf, garmentOf, groupOf, sizeOf } from './meanings.ts';

const many = 9;

/** Null: one, or as many as a plural is. */
const countOf = (entity: Entity): number | null => {
  const group = groupOf(entity.noun);
  if (group && (entity.count ?? 1) === 1) return Math.min(limits.count, group.count);
  const said = entity.count ?? (entity.isMany ? many : null);
  return said === null || said < 2 ? null : Math.min(limits.count, said);
};

const attributeOf = (entity: Entity, kind: Entity['attributes'][number]['kind']): string | undefined =>
  entity.attributes.find((one) => one.kind === kind)?.value;

const ownColour = (entity: Entity) => {
  const said = attributeOf(entity, 'colour');
  return (said && colourOf(said)) || null;
};

const garmentsOf = (entity: Entity, noun: Noun | null, facts: Facts): Garment[] => {
  const worn = entity.wears.flatMap((index): Garment[] => {
    const piece = facts.entities[index];
    const name = piece && garmentOf(piece.noun);
    return name ? [{ name, colour: ownColour(piece) }] : [];
  });
  const usual = (noun?.person?.wears ?? [])
    .filter(({ name }) => !worn.some((one) => one.name === name))
    .map(({ name, colour }): Garment => {
      const named = colour === null ? undefined : colours[colour as keyof typeof colours];
      return { name, colour: named ? { name: colour!, hex: named.hex } : null };
    });
  return [...worn, ...usual].slice(0, limits.wears);
};

/** "Her red hair" belongs to her. */
const hairOf = (index: number, facts: Facts) => {
  const hair = facts.entities.find(
    ({ head, partOf, owner }) => head === 'hair' && (partOf ?? owner) === index,
  );
  const said = hair ? ownColour(hair) : null;
  const own = attributeOf(facts.entities[index]!, 'hair');
  return said ?? (own ? (colourOf(own) ?? null) : null);
};

const traitKinds = new Set(['state', 'feeling', 'pattern', 'shape', 'other', 'origin']);

export const describeThing = (index: number, cast: CastEntity, facts: Facts): DraftThing => {
  const entity = facts.entities[index]!;
  const noun = cast.is === 'thing' ? cast.noun : null;
  const isPerson = noun?.nature === 'person' || cast.is === 'character';
  const saidSize = attributeOf(entity, 'size');
  const saidAge = attributeOf(entity, 'age');
  const sex = attributeOf(entity, 'sex');
  const age = (saidAge && ageOf(saidAge)) || null;
  const thing = newThing(entity.noun.slice(0, 80), noun);
  thing.character = entity.character;
  thing.count = countOf(entity);
  thing.plural = entity.count === null;
  thing.colour = ownColour(entity);
  thing.material = attributeOf(entity, 'material')?.slice(0, 40) ?? null;
  thing.size = (saidSize && sizeOf(saidSize)) || null;
  thing.traits = entity.attributes
    .filter(({ kind, value }) => traitKinds.has(kind) || (kind === 'age' && !isPerson && value !== ''))
    .map(({ value }) => value.slice(0, 80))
    .slice(0, limits.traits);
  if (thing.traits.includes('asleep') || thing.traits.includes('sleeping'))
    thing.acts.push(newAct('sleep', 'sleep'));
  if (!isPerson) {
    if (age && age !== 'old' && noun && living.has(noun.nature)) thing.size ??= 'small';
    return thing;
  }
  if (sex === 'female' || sex === 'male') thing.sex = sex;
  // "A little girl" is a child already, and "a young woman" stays a woman.
  if (age && !(age === 'child' && thing.age !== null)) thing.age = age;
  if (thing.size === 'small' && (thing.age === 'child' || thing.age === 'baby')) thing.size = null;
  thing.hair = hairOf(index, facts);
  thing.wears = garmentsOf(entity, noun, facts).filter(
    ({ name }) => thing.sex !== 'female' || (name !== 'beard' && name !== 'moustache'),
  );
  return thing;
};
