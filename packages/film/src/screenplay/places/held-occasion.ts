/** The occasion that a scene is at: it names the place where none is said, and the guests where nobody else is there. */

import type { Facts } from '../../facts/facts.ts';
import type { Place } from '../../scene/scene.ts';
import { isIndoors } from '../../world/indoors.ts';
import { type HeldOccasion, isOccasion, occasionOf } from '../../world/places/occasion-places.ts';
import type { CastEntity } from '../cast-entity.ts';
import { placeOf } from '../meanings.ts';

export type Held = HeldOccasion & { name: string; at: Place };

/** "A black-tie event", "a formal black tie gala": the adjective may be half of the name. */
const namesOf = ({ noun, attributes }: Facts['entities'][number]): string[] => [
  ...attributes.map(({ value }) => `${value} ${noun}`),
  noun,
];

export const occasionNamed = (entity: Facts['entities'][number]): HeldOccasion | undefined =>
  namesOf(entity)
    .map(occasionOf)
    .find((found) => found !== undefined);

/** The noun names nothing but the occasion: "a spelling bee", "a dinner party". */
export const isOnlyOccasion = (entity: Facts['entities'][number]): boolean =>
  namesOf(entity).some(isOccasion);

/** What belongs to another, as a part or a garment, is no occasion. */
const isHeld = (one: CastEntity | undefined): boolean =>
  one !== undefined && ['unknown', 'surroundings', 'thing', 'place'].includes(one.is);

const outside = new Set(['outdoor', 'outdoors', 'open-air', 'alfresco']);

/** "An office party": the place stands before the occasion. */
const placeBefore = ({ noun }: Facts['entities'][number]): Place | undefined => {
  const said = noun.split(' ');
  return said
    .slice(1)
    .map((_, at) => placeOf(said.slice(0, at + 1).join(' ')))
    .find((place) => place !== undefined && place !== null);
};

export const heldOccasion = (
  facts: Facts,
  cast: readonly CastEntity[],
  isShown: (entity: number) => boolean,
): Held | null => {
  for (const [index, entity] of facts.entities.entries()) {
    if (!isShown(index) || !isHeld(cast[index])) continue;
    const found = occasionNamed(entity);
    const inside = found && (placeBefore(entity) ?? placeOf(found.place));
    const isOutside = entity.attributes.some(({ value }) => outside.has(value));
    const at = isOutside && inside && isIndoors(inside) ? 'garden' : inside;
    if (found && at) return { ...found, name: entity.noun, at };
  }
  return null;
};
