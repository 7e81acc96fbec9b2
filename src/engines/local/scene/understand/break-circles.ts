/** Relations must end somewhere, or nothing could be placed: the last of a circle is let go. */

import type { RelationKind } from './scene-spec.ts';

type Related = { relation: { to: number; kind: RelationKind } | null };

export const findCircle = (subjects: Related[]): number | null => {
  for (const start of subjects.keys()) {
    const seen = new Set<number>();
    let at: number | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      at = subjects[at]?.relation?.to;
    }
    if (at === start) return Math.max(...seen);
  }
  return null;
};

export const breakCircles = (subjects: Related[]) => {
  for (let last = findCircle(subjects); last !== null; last = findCircle(subjects))
    subjects[last]!.relation = null;
};
