/** Toys and models of things: a toy horse is no horse, it stands on a table. */

import type { Thing } from '../../../scene/scene.ts';
import type { Actor } from '../../actor.ts';
import { resize } from '../fit-sizes.ts';

/** Words that make a small copy of what they are said with. */
const copies = new Set('toy, miniature, model, plush, lego, clockwork, wind-up'.split(', '));

const isCopy = ({ name, traits, size }: Thing): boolean =>
  size === 'medium' &&
  ((name.includes(' ') && copies.has(name.slice(0, name.indexOf(' ')))) ||
    traits.some((trait) => copies.has(trait)));

/** Metres, from end to end. */
const largestToy = 0.36;
/** And of one that somebody rides, in lengths of the rider. */
const ridden = 1.3;

const longest = ({ size }: Actor): number => Math.max(...size);

export const fitToys = (actors: readonly Actor[]): void => {
  for (const actor of actors) {
    const { thing, thingIndex } = actor;
    // A doll in clothes of its own is a character, as large as others.
    if (!isCopy(thing) || (thing.person && thing.wears.length > 0)) continue;
    const riders = actors.filter((one) =>
      one.thing.ties.some(({ kind, to }) => to === thingIndex && (kind === 'riding' || kind === 'driving')),
    );
    const most = Math.max(largestToy, ...riders.map((rider) => longest(rider) * ridden));
    if (longest(actor) > most) resize(actor, most / longest(actor));
  }
};
