/** Two who stand together are told apart by their clothes: a second purple sweater is changed for another. */

import type { KitOptions } from '../../kits/kit.ts';
import { describePerson, person } from '../../kits/people/person.ts';
import { roles } from '../../kits/people/roles/index.ts';
import type { Vec3 } from '../../math/vector.ts';

/** Distance of two colours in the square root of linear light, about as eyes see it. */
const difference = (a: Vec3, b: Vec3): number =>
  Math.hypot(...a.map((value, n) => Math.sqrt(value) - Math.sqrt(b[n]!)));

const leastDifference = 0.24;
const mostTries = 6;

export type LookKeeper = (options: KitOptions) => KitOptions;

/** Changes the seed of whoever would wear what somebody before them wears, where the prompt leaves the clothes open. */
export const createLookKeeper = (): LookKeeper => {
  const taken: Vec3[] = [];
  return (options) => {
    const role = roles[options.noun];
    if (!person.nouns.includes(options.noun) || !role) return options;
    const colourOf = (one: KitOptions): Vec3 | undefined => {
      const { outfit } = describePerson(one).look;
      return outfit.top?.colour ?? outfit.skirts[0]?.colour;
    };
    const isOpen = options.wears.length === 0 && options.colour === null && role.wears.length === 0;
    let chosen = options;
    for (let n = 1; isOpen && n < mostTries; n += 1) {
      const colour = colourOf(chosen);
      if (!colour || taken.every((other) => difference(other, colour) > leastDifference)) break;
      chosen = { ...options, seed: options.seed + n * 7919 };
    }
    const worn = colourOf(chosen);
    if (worn) taken.push(worn);
    return chosen;
  };
};
