/** "A whale swims and a boat floats above": a word of place with nothing behind it speaks of who was named before. */

import type { RelationKind } from '../facts/facts.ts';
import type { Parser } from './clause.ts';
import { addRelation } from './reading.ts';
import { words } from './rows/list.ts';
import { prepositions } from './rows/prepositions.ts';

const alone = new Set(words('above below beneath underneath behind beside alongside ahead between'));
/** "Follows behind", "trails behind": how they go, and behind whom is said by the verb. */
const following = new Set(words('follow trail chase lag tag fall drop leave stay look'));

/** Says whether it did. */
export const relateToOther = ({ clause, reading }: Parser, text: string): boolean => {
  const { event } = clause;
  if (!event || !alone.has(text) || event.objects.length > 0) return false;
  if (following.has(event.verb.split(' ')[0]!)) return false;
  const earlier = reading.facts.events.findLast(
    (one) => one !== event && one.agents.some((agent) => !event.agents.includes(agent)),
  );
  const others = earlier?.agents.filter((agent) => !event.agents.includes(agent)) ?? [];
  if (others.length !== (text === 'between' ? 2 : 1)) return false;
  const kind: RelationKind = text === 'ahead' ? 'in_front_of' : (prepositions.get(text)?.kind ?? 'above');
  for (const agent of event.agents) addRelation(reading, kind, agent, others);
  return event.agents.length > 0;
};
