/** An entity's looks as a thing of the scene: count, colour, material, size, clothes and the adjectives that are left. */

import type { Entity, Facts } from '../facts/facts.ts';
import type { Garment } from '../scene/garments.ts';
import { limits, type Thing } from '../scene/scene.ts';
import type { Noun } from '../understand/nouns/find-noun.ts';
import { colours } from '../understand/vocabulary/amounts.ts';
import type { CastEntity } from './cast-entities.ts';
import { ageOf, colourOf, garmentOf, groupOf, sizeOf } from './meanings.ts';

const plural = 3;
const many = 9;

const countOf = (entity: Entity): number => {
  const group = groupOf(entity.noun);
  const count = entity.count ?? (entity.isMany ? many : plural);
  const people = group && entity.count === 1 ? group.count : count;
  return Math.min(limits.count, Math.max(1, people));
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

export const describeThing = (index: number, cast: CastEntity, facts: Facts): Thing => {
  const entity = facts.entities[index]!;
  const noun = cast.is === 'thing' ? cast.noun : null;
  const isPerson = noun?.nature === 'person' || cast.is === 'character';
  const saidSize = attributeOf(entity, 'size');
  const saidAge = attributeOf(entity, 'age');
  const sex = attributeOf(entity, 'sex');
  const hair = hairOf(index, facts);
  return {
    name: entity.noun.slice(0, 80),
    kit: noun?.kit ?? null,
    art: noun?.art ?? null,
    count: countOf(entity),
    colour: ownColour(entity),
    material: attributeOf(entity, 'material')?.slice(0, 40) ?? null,
    size: (saidSize && sizeOf(saidSize)) || 'medium',
    person: isPerson
      ? {
          sex: sex === 'female' || sex === 'male' ? sex : (noun?.person?.sex ?? null),
          age: (saidAge && ageOf(saidAge)) || noun?.person?.age || null,
          hair: hair ?? null,
        }
      : null,
    wears: isPerson ? garmentsOf(entity, noun, facts) : [],
    traits: entity.attributes
      .filter(({ kind, value }) => traitKinds.has(kind) || (kind === 'age' && !isPerson && value !== ''))
      .map(({ value }) => value.slice(0, 80))
      .slice(0, limits.traits),
    ties: [],
    acts: [],
    character: entity.character,
    isImplied: false,
  };
};
