/**
 * The least cut of a grid of pixels between two terminals, by augmenting paths on two search trees that are kept from one path
 * to the next (Boykov and Kolmogorov).
 */

import type { Size } from '../picture.ts';

/** Directions of the four neighbours: right, below, left, above. */
export type Grid = Size & {
  /** For each direction, what it costs to part a pixel that stays with the source from that neighbour. */
  links: readonly [Float32Array, Float32Array, Float32Array, Float32Array];
  /** Above 0 the link from the source, below 0 the one to the sink. */
  terminals: Float32Array;
};

const [free, source, sink] = [0, 1, 2];
const [none, terminal] = [-1, 4];
const opposite = [2, 3, 0, 1] as const;
const least = 1e-6;

/** Changes `grid`; the result is 1 for pixels on the side of the sink. */
export const cutGraph = ({ width, height, links, terminals }: Grid): Uint8Array => {
  const count = width * height;
  const tree = new Uint8Array(count);
  const parent = new Int8Array(count).fill(none);
  const isQueued = new Uint8Array(count);
  const queue: number[] = [];
  let head = 0;
  const steps = [1, width, -1, -width];
  // From the end of a row this is the beginning of the next one, to which no link has a capacity.
  const neighbour = (at: number, direction: number): number => {
    const next = at + steps[direction]!;
    return next < 0 || next >= count ? -1 : next;
  };
  const activate = (at: number) => {
    if (isQueued[at]) return;
    isQueued[at] = 1;
    queue.push(at);
  };
  for (let at = 0; at < count; at += 1) {
    // A value that is no number is no link: a flow of it would never end.
    if (!(Math.abs(terminals[at]!) > least)) continue;
    tree[at] = terminals[at]! > 0 ? source : sink;
    parent[at] = terminal;
    activate(at);
  }
  /** What may still flow from the source's side through the link of `at` in `direction`, seen from the tree of `at`. */
  const residual = (at: number, direction: number, next: number): number =>
    tree[at] === source ? links[direction]![at]! : links[opposite[direction]!]![next]!;

  /** A link from the source's tree to the sink's, or null when the trees cannot grow any more. */
  const grow = (): [number, number] | null => {
    while (head < queue.length) {
      const at = queue[head]!;
      if (tree[at] !== free)
        for (let direction = 0; direction < 4; direction += 1) {
          const next = neighbour(at, direction);
          if (next < 0 || !(residual(at, direction, next) > least)) continue;
          if (tree[next] === free) {
            tree[next] = tree[at]!;
            parent[next] = opposite[direction]!;
            activate(next);
          } else if (tree[next] !== tree[at])
            return tree[at] === source ? [at, direction] : [next, opposite[direction]!];
        }
      isQueued[at] = 0;
      head += 1;
    }
    return null;
  };

  const orphans: number[] = [];
  const makeOrphan = (at: number) => {
    parent[at] = none;
    orphans.push(at);
  };
  const rootOf = (from: number): boolean => {
    let at = from;
    for (;;) {
      const up = parent[at]!;
      if (up === terminal) return true;
      if (up === none) return false;
      at = neighbour(at, up);
    }
  };

  const augment = (from: number, direction: number) => {
    const to = neighbour(from, direction);
    let most = links[direction]![from]!;
    for (let at = from; ; at = neighbour(at, parent[at]!)) {
      if (parent[at] === terminal) {
        most = Math.min(most, terminals[at]!);
        break;
      }
      const up = parent[at]!;
      most = Math.min(most, links[opposite[up]!]![neighbour(at, up)]!);
    }
    for (let at = to; ; at = neighbour(at, parent[at]!)) {
      if (parent[at] === terminal) {
        most = Math.min(most, -terminals[at]!);
        break;
      }
      most = Math.min(most, links[parent[at]!]![at]!);
    }
    links[direction]![from]! -= most;
    links[opposite[direction]!]![to]! += most;
    for (let at = from; ; ) {
      const up = parent[at]!;
      if (up === terminal) {
        terminals[at]! -= most;
        if (terminals[at]! <= least) makeOrphan(at);
        break;
      }
      const above = neighbour(at, up);
      links[opposite[up]!]![above]! -= most;
      links[up]![at]! += most;
      if (links[opposite[up]!]![above]! <= least) makeOrphan(at);
      at = above;
    }
    for (let at = to; ; ) {
      const up = parent[at]!;
      if (up === terminal) {
        terminals[at]! += most;
        if (-terminals[at]! <= least) makeOrphan(at);
        break;
      }
      const above = neighbour(at, up);
      links[up]![at]! -= most;
      links[opposite[up]!]![above]! += most;
      if (links[up]![at]! <= least) makeOrphan(at);
      at = above;
    }
  };

  /** What has lost its parent finds another one in its tree, or is free. */
  const adopt = () => {
    while (orphans.length > 0) {
      const at = orphans.pop()!;
      const own = tree[at]!;
      for (let direction = 0; direction < 4 && parent[at] === none; direction += 1) {
        const next = neighbour(at, direction);
        if (next < 0 || tree[next] !== own || parent[next] === none) continue;
        const capacity = own === source ? links[opposite[direction]!]![next]! : links[direction]![at]!;
        if (capacity > least && rootOf(next)) parent[at] = direction;
      }
      if (parent[at] !== none) continue;
      for (let direction = 0; direction < 4; direction += 1) {
        const next = neighbour(at, direction);
        if (next < 0 || tree[next] !== own) continue;
        const capacity = own === source ? links[opposite[direction]!]![next]! : links[direction]![at]!;
        if (capacity > least) activate(next);
        if (parent[next] === opposite[direction]) makeOrphan(next);
      }
      tree[at] = free;
    }
  };

  for (let found = grow(); found; found = grow()) {
    augment(found[0], found[1]);
    adopt();
  }
  return Uint8Array.from(tree, (own) => (own === sink ? 1 : 0));
};
