/** Is this JSON Facts? For facts that were stored, and for those a language model wrote. */

import { checkShape } from '../scene/check-shape.ts';
import type { Facts, Location } from './facts.ts';
import { factsSchema, storedLimits } from './facts-schema.ts';

const indexesIn = ({
  agents,
  objects,
  instruments,
  recipients,
  from,
  to,
  path,
  at,
}: Facts['events'][number]) => [
  ...agents,
  ...objects,
  ...instruments,
  ...recipients,
  ...[...from, ...to, ...path, ...at].flatMap(({ entities }: Location) => entities),
];

const checkReferences = (facts: Facts, mistakes: string[]) => {
  const { entities, relations, events, changes, speech, picture } = facts;
  const check = (path: string, indexes: (number | null)[], self = -1) => {
    const isKnown = (index: number | null) => index === null || (index < entities.length && index !== self);
    if (!indexes.every(isKnown)) mistakes.push(`${path} must name other entities by their index`);
  };
  for (const [at, { wears, partOf, owner }] of entities.entries())
    check(`entities[${at}]`, [...wears, partOf, owner], at);
  for (const [at, { subject, objects }] of relations.entries()) {
    check(`relations[${at}]`, [subject]);
    check(`relations[${at}]`, objects, subject);
  }
  for (const [at, event] of events.entries()) check(`events[${at}]`, indexesIn(event));
  for (const [at, { entity, toEntity }] of changes.entries()) check(`changes[${at}]`, [entity, toEntity]);
  for (const [at, { speaker }] of speech.entries()) check(`speech[${at}]`, [speaker]);
  check('picture.camera.subject', [picture.camera.subject]);
};

export const checkFacts = (value: unknown): { facts: Facts } | { mistakes: string[] } => {
  const mistakes: string[] = [];
  checkShape(value, factsSchema(storedLimits), '', mistakes, 'facts');
  if (mistakes.length === 0) checkReferences(value as Facts, mistakes);
  return mistakes.length === 0 ? { facts: value as Facts } : { mistakes };
};
