/** References of an entity to itself, which a pronoun can lead to: "a field wearing them". */

import type { Facts } from '../facts/facts.ts';

/** Nothing wears, has or is part of itself. */
export const dropSelfReferences = ({ entities }: Facts): void => {
  for (const [index, entity] of entities.entries()) {
    if (entity.owner === index) entity.owner = null;
    if (entity.partOf === index) entity.partOf = null;
    entity.wears = entity.wears.filter((garment) => garment !== index);
  }
};
