/** Names that an entity's noun makes with its adjectives or with what it consists of. */

import type { Facts } from '../facts/facts.ts';
import { relationsFrom, relationsTo } from '../facts/relations-of.ts';
import { consumingVerbs } from '../world/verb-senses.ts';

export const pluralOf = (noun: string): string => {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};

/** `joined`: the entity whose noun is part of the name, if any. */
export type JointName = { name: string; joined: number | null };

/** "Ball of yarn", "stacks of books"; "northern lights", "flying cars", each as one and as several. */
export const jointNames = (index: number, facts: Facts): JointName[] => {
  const { entities } = facts;
  const { noun, attributes, count } = entities[index]!;
  const made = relationsFrom(facts, index).flatMap(({ kind, objects }) =>
    kind === 'made_of' || kind === 'full_of' ? objects : [],
  );
  // "Coffee in a mug" is a mug of coffee.
  const held = relationsTo(facts, index).flatMap(({ kind, subject }) =>
    kind === 'in' || kind === 'on' || kind === 'inside' ? [subject] : [],
  );
  // "Licks milk from a bowl", "stirs soup in a pot".
  const consumed = facts.events
    .filter(
      ({ verb, from, at, to }) =>
        consumingVerbs.has(verb) &&
        [...from, ...at, ...to].some(({ kind, entities: [one] }) => kind !== 'behind' && one === index),
    )
    .flatMap(({ objects }) => objects);
  const several = pluralOf(noun);
  const forms = count === null ? [several, noun] : [noun];
  return [
    ...[...new Set([...made, ...held, ...consumed])].flatMap((joined) => {
      const of = entities[joined]!.noun;
      return forms.flatMap((form) =>
        [`${form} of ${of}`, `${form} of ${pluralOf(of)}`].map((name) => ({ name, joined })),
      );
    }),
    ...attributes.flatMap(({ value }) =>
      forms.map((form): JointName => ({ name: `${value} ${form}`, joined: null })),
    ),
    ...(count === null ? [{ name: several, joined: null }] : []),
  ];
};
