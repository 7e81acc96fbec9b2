/** Whether something named is in the air of a given picture: it falls, blows or is blown. */

import type { Facts } from '../../facts/facts.ts';
import { fallingNouns, fallingVerbs } from './nouns.ts';

/** "The wind blows the seeds away": wind is weather, and nothing else is said of them. */
const isBlown = (index: number, { entities, events, picture }: Facts): boolean =>
  fallingNouns[entities[index]?.head ?? ''] !== undefined &&
  picture.weather.some((said) => said.startsWith('wind')) &&
  !events.some(({ agents, objects }) => agents.includes(index) || objects.includes(index));

export const inAir = (index: number, facts: Facts): boolean =>
  isBlown(index, facts) ||
  facts.events.some(
    ({ agents, objects, verb }) =>
      (agents.includes(index) || objects.includes(index)) &&
      (fallingVerbs.has(verb) || fallingVerbs.has(verb.split(' ')[0]!)),
  );
