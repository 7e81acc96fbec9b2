/** What a general word speaks of: "a piano ... the instrument". */

import type { Facts } from '../../facts/facts.ts';
import { chainOf, sensesOf } from '../../world/kinds.ts';

/** Words so general that they speak of what was named before: "a piano ... the instrument". */
const general = new Set(
  'instrument, animal, creature, vehicle, structure, machine, device, object, beast, figure, subject, critter, landmark, monument'.split(
    ', ',
  ),
);

export const namedBefore = ({ entities }: Facts, index: number): number | null => {
  const { noun } = entities[index]!;
  if (!general.has(noun)) return null;
  const isOne = (other: string) =>
    noun === 'subject' ||
    noun === 'object' ||
    noun === 'figure' ||
    sensesOf('noun', other)
      .slice(0, 2)
      .some(({ sense }) =>
        chainOf('noun', sense).some(
          ({ name }) => name === noun || (noun === 'creature' && name === 'animal'),
        ),
      );
  const found = entities.findIndex((entity, at) => at < index && isOne(entity.head));
  return found >= 0 ? found : null;
};
