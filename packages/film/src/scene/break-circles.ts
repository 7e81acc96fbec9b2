/** Ties must end somewhere, or nothing could be placed: the tie that closes a circle is let go. */

import type { Tie } from './scene.ts';

type Tied = { ties: Tie[] };

/** Whether `from` is reached from `to`. */
const reaches = (things: Tied[], start: number, goal: number): boolean => {
  const seen = new Set<number>();
  const open = [start];
  while (open.length > 0) {
    const at = open.pop()!;
    if (at === goal) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const { to } of things[at]?.ties ?? []) open.push(to);
  }
  return false;
};

export const findCircle = (things: Tied[]): { thing: number; tie: number } | null => {
  for (const [index, { ties }] of things.entries()) {
    for (const [at, { to }] of ties.entries()) {
      if (to === index || reaches(things, to, index)) return { thing: index, tie: at };
    }
  }
  return null;
};

/** Keeps the ties in the order in which they were made. */
export const breakCircles = (things: Tied[]) => {
  const wanted = things.map(({ ties }) => ties);
  for (const thing of things) thing.ties = [];
  for (const [index, ties] of wanted.entries()) {
    for (const tie of ties) {
      if (tie.to !== index && things[tie.to] && !reaches(things, tie.to, index))
        things[index]!.ties.push(tie);
    }
  }
};
