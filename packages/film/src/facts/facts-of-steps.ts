/** What a story says of a few of its steps: the facts as if these were all. */

import type { Facts, Relation } from './facts.ts';

/** One that does something, or has it done to it, may no longer be where an earlier step had it. */
const movedSince = ({ events }: Facts, { subject, step }: Relation, last: number): boolean =>
  events.some(
    (event) =>
      event.step > step &&
      event.step <= last &&
      (event.objects.includes(subject) || event.agents.includes(subject)) &&
      [...event.to, ...event.from, ...event.path].length + event.objects.length > 0,
  );

/** Steps are counted from the first of these; `held` are added as relations: who has what in the hands. */
export const factsOfSteps = (
  facts: Facts,
  steps: readonly number[],
  held: readonly { holder: number; thing: number }[],
): Facts => {
  const [first = 0] = steps;
  const last = steps.at(-1) ?? first;
  const stepOf = (step: number) => Math.max(0, step - first);
  return {
    ...facts,
    events: facts.events
      .filter(({ step }) => steps.includes(step))
      .map((event) => ({ ...event, step: stepOf(event.step) })),
    changes: facts.changes
      .filter(({ step }) => steps.includes(step))
      .map((change) => ({ ...change, step: stepOf(change.step) })),
    relations: [
      ...facts.relations
        .filter((relation) => relation.step <= last)
        .filter((relation) => relation.step >= first || !movedSince(facts, relation, first))
        .map((relation) => ({ ...relation, step: stepOf(relation.step) })),
      ...held.map(({ holder, thing }) => ({
        kind: 'with' as const,
        subject: holder,
        objects: [thing],
        frame: 'viewer' as const,
        step: 0,
      })),
    ],
  };
};
