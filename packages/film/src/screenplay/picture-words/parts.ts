/** What parts of a thing in a given picture are asked: to turn about a hub, or what it has no motion for. */

import type { Facts } from '../../facts/facts.ts';
import { ofMachines, rotorNouns } from './nouns.ts';
import { aspects, readPictureVerb } from './verbs.ts';

const isTurning = (verb: string): boolean => {
  const shown = readPictureVerb(verb, null);
  return shown !== null && (shown.spins || shown.face === 'turn' || verb.split(' ')[0] === 'go');
};

const turnsRound = (index: number, { events }: Facts): boolean =>
  events.some(({ agents, verb, isNegated }) => agents.includes(index) && !isNegated && isTurning(verb));

/** The part of a thing, or the thing itself, that is said to turn about its hub. */
export const rotorOf = (index: number, facts: Facts): string | null => {
  const own = facts.entities[index];
  if (!own) return null;
  const isRotor = rotorNouns.has(own.head) && !ofMachines.has(own.head);
  const isPart = ofMachines.has(own.head) && own.noun !== own.head;
  if ((isRotor || isPart) && turnsRound(index, facts)) return own.noun;
  const part = facts.entities.findIndex(
    ({ partOf, head }, n) =>
      partOf === index &&
      rotorNouns.has(head) &&
      // A thing that is named and not said to do anything else is there to turn.
      (turnsRound(n, facts) || !facts.events.some(({ agents }) => agents.includes(n))),
  );
  return part < 0 ? null : facts.entities[part]!.noun;
};

/** What parts of a thing are said to do and the picture has no motion for. */
export const actsOfParts = (index: number, facts: Facts): string[] =>
  facts.entities.flatMap(({ partOf, noun, head }, n) =>
    partOf !== index || (rotorNouns.has(head) && turnsRound(n, facts))
      ? []
      : facts.events
          .filter(({ agents, verb, isNegated }) => agents.includes(n) && !isNegated && !aspects.has(verb))
          .map(({ verb }) => `${noun} ${verb}`),
  );
