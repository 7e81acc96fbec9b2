/**
 * Evens out what was copied into a hole: a smooth correction is added so that copies meet each other and the rim of the hole
 * without a step (Poisson blending). Where two sides are very unlike, there is an edge, which stays.
 */

import type { Size } from '../picture.ts';

export type Copied = Size & {
  /** 1 where something was copied. */
  isCopied: Uint8Array;
  /** Three levels a pixel: what is known, and in the hole what was copied. */
  colour: Float32Array;
  /** What the source of `at` shows at the place of `next`; null where it shows nothing. */
  seenFrom: (at: number, next: number) => number;
  /** Whether both have the same source. */
  isOne: (at: number, next: number) => boolean;
  /** Levels of the picture that the sources are places in. */
  levels: (place: number, channel: number) => number;
};

/** Levels between two sides of a seam from which it is taken for an edge of the picture. */
const edge = 26;
/** The same at the rim of the hole, where what is known has hardly ever an edge: water in another light goes on from one to the other. */
const rimEdge = 70;
const relaxation = 1.6;

/** Pixels from which a seam or the rim is at most `reach` away, along a row or a column. */
const nearSeams = (
  { width, height, isCopied, isOne }: Pick<Copied, 'width' | 'height' | 'isCopied' | 'isOne'>,
  reach: number,
): Uint8Array => {
  const near = new Uint8Array(isCopied.length);
  const mark = (length: number, step: number, lines: number, lineStep: number) => {
    for (let line = 0; line < lines; line += 1)
      for (let n = 1; n < length; n += 1) {
        const at = line * lineStep + n * step;
        const before = at - step;
        if (!isCopied[at] && !isCopied[before]) continue;
        if (isCopied[at] && isCopied[before] && isOne(at, before)) continue;
        for (let k = Math.max(0, n - reach); k < Math.min(length, n + reach); k += 1) {
          const place = line * lineStep + k * step;
          if (isCopied[place]) near[place] = 1;
        }
      }
  };
  mark(width, 1, height, width);
  mark(height, width, width, 1);
  return near;
};

/** The correction, three levels a pixel; with a good guess of it only what is within `reach` pixels of a seam is changed. */
export const blendSeams = (
  { width, height, isCopied, colour, seenFrom, isOne, levels }: Copied,
  rounds: number,
  guess?: { start: Float32Array; reach: number },
): Float32Array => {
  const correction = guess?.start ?? new Float32Array(isCopied.length * 3);
  const isOpen = guess ? nearSeams({ width, height, isCopied, isOne }, guess.reach) : isCopied;
  const nodes: number[] = [];
  for (let at = 0; at < isCopied.length; at += 1) if (isOpen[at]) nodes.push(at);
  // For each pixel and direction: weight of the neighbour, and by how much the corrections of both are to differ.
  const weights = new Float32Array(nodes.length * 4);
  const jumps = new Float32Array(nodes.length * 12);
  const nextOf = new Int32Array(nodes.length * 4).fill(-1);
  for (const [n, at] of nodes.entries()) {
    const x = at % width;
    const near = [
      x < width - 1 ? at + 1 : -1,
      at + width < width * height ? at + width : -1,
      x > 0 ? at - 1 : -1,
      at - width >= 0 ? at - width : -1,
    ];
    for (let direction = 0; direction < 4; direction += 1) {
      const next = near[direction]!;
      if (next < 0) continue;
      const k = n * 4 + direction;
      nextOf[k] = next;
      if (isCopied[next] && isOne(at, next)) {
        weights[k] = 1;
        continue;
      }
      const mine = seenFrom(at, next);
      const theirs = isCopied[next] ? seenFrom(next, at) : -1;
      let size = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const shows = mine < 0 ? colour[(isCopied[next] ? next : at) * 3 + channel]! : levels(mine, channel);
        const there = colour[next * 3 + channel]! - shows;
        const here = theirs < 0 ? there : levels(theirs, channel) - colour[at * 3 + channel]!;
        const jump = isCopied[next] ? (there + here) / 2 : there;
        jumps[k * 3 + channel] = jump;
        size = Math.max(size, Math.abs(jump));
      }
      weights[k] = 1 / (1 + (size / (isCopied[next] ? edge : rimEdge)) ** 4);
    }
  }
  for (let round = 0; round < rounds; round += 1)
    for (let m = 0; m < nodes.length; m += 1) {
      const n = round % 2 === 0 ? m : nodes.length - 1 - m;
      const at = nodes[n]!;
      let [weight, red, green, blue] = [0, 0, 0, 0];
      for (let k = n * 4; k < n * 4 + 4; k += 1) {
        const own = weights[k]!;
        if (own === 0) continue;
        const next = nextOf[k]!;
        const isHole = isCopied[next]!;
        weight += own;
        red += own * (jumps[k * 3]! + (isHole ? correction[next * 3]! : 0));
        green += own * (jumps[k * 3 + 1]! + (isHole ? correction[next * 3 + 1]! : 0));
        blue += own * (jumps[k * 3 + 2]! + (isHole ? correction[next * 3 + 2]! : 0));
      }
      if (weight === 0) continue;
      const to = at * 3;
      correction[to]! += relaxation * (red / weight - correction[to]!);
      correction[to + 1]! += relaxation * (green / weight - correction[to + 1]!);
      correction[to + 2]! += relaxation * (blue / weight - correction[to + 2]!);
    }
  return correction;
};
