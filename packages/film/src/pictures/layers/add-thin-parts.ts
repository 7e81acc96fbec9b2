/** Takes legs, stalks and cords that hang together with a thing into its matte: the network's matte is too coarse for them. */

import type { Picture } from '../picture.ts';
import { blurPlane, type Plane } from '../plane.ts';
import { lumaOf } from './luma.ts';

/** Brightness by which a thin part is darker than what is around it. */
const least = 0.07;
/** As far as a thin part reaches, of the picture's width, and how much all of them may add to the matte. */
const [mostReach, mostAdded] = [0.12, 0.1];
/** Below it, of the matte's height: legs and cords are at its foot. */
const fromShare = 0.6;

/** Nothing is added where more than thin parts hangs together: then what is around the thing is as dark as they are. */
export const addThinParts = (picture: Picture, matte: Plane): Plane => {
  const { width, height, values } = matte;
  const luma = lumaOf(picture);
  const around = blurPlane(luma, Math.max(3, width / 60));
  const distance = new Float32Array(values.length).fill(Number.POSITIVE_INFINITY);
  let [area, top, bottom] = [0, height, 0];
  for (let at = 0; at < values.length; at += 1) {
    area += values[at]!;
    if (values[at]! < 0.5) continue;
    const y = Math.floor(at / width);
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const from = top + (bottom - top) * fromShare;
  let open: number[] = [];
  for (let at = 0; at < values.length; at += 1)
    if (values[at]! >= 0.5 && Math.floor(at / width) >= from) {
      distance[at] = 0;
      open.push(at);
    }
  const added: number[] = [];
  for (let step = 1; step <= width * mostReach && open.length > 0; step += 1) {
    const next: number[] = [];
    for (const at of open) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < from || nx >= width || ny >= height) continue;
          const to = ny * width + nx;
          if (distance[to]! <= step || values[to]! >= 0.5) continue;
          if (around.values[to]! - luma.values[to]! < least) continue;
          distance[to] = step;
          added.push(to);
          next.push(to);
        }
    }
    if (added.length > area * mostAdded) return matte;
    open = next;
  }
  if (added.length === 0) return matte;
  const grown = { ...matte, values: values.slice() };
  for (const at of added) grown.values[at] = 1;
  const soft = blurPlane(grown, 1);
  grown.values = grown.values.map((value, at) =>
    Math.max(values[at]!, Math.min(1, soft.values[at]! * 1.4, value + soft.values[at]!)),
  );
  return grown;
};
