/** The matte of something on a background of one colour: exact by colour, where a network misses thin and pale parts. */

import { createPlane, type Plane } from '../plane.ts';
import type { Features } from './features.ts';

/** Of the pixels along the edges that must have the colour of the background; white paper may be covered up to its edges. */
const [leastEdge, leastWhite] = [0.8, 0.55];
const white = 0.985;
const [same, other] = [0.04, 0.12];

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

export type PlainMatte = { matte: Plane; background: [number, number, number] };

export const findPlainMatte = ({ width, height, red, green, blue }: Features): PlainMatte | null => {
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) edge.push(y * width, y * width + width - 1);
  const ground = [red, green, blue].map((plane) => median(edge.map((at) => plane[at]!))) as [
    number,
    number,
    number,
  ];
  const needed = Math.min(...ground) > white ? leastWhite : leastEdge;
  const away = (at: number) =>
    Math.max(
      Math.abs(red[at]! - ground[0]!),
      Math.abs(green[at]! - ground[1]!),
      Math.abs(blue[at]! - ground[2]!),
    );
  if (edge.filter((at) => away(at) < same).length < edge.length * needed) return null;
  const matte = createPlane({ width, height });
  // White inside a figure is a part of it: only what hangs together with the edge is background.
  const open = edge.filter((at) => away(at) < other);
  const outside = new Uint8Array(matte.values.length);
  for (const at of open) outside[at] = 1;
  while (open.length > 0) {
    const at = open.pop()!;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= outside.length || outside[next] || away(next) >= other) continue;
      outside[next] = 1;
      open.push(next);
    }
  }
  for (let at = 0; at < outside.length; at += 1)
    matte.values[at] = outside[at] ? Math.max(0, (away(at) - same) / (other - same)) : 1;
  return { matte, background: ground };
};
