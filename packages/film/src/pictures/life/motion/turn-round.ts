/** Something round turns to and fro about its upright axis: its outline and its light stay, what is on its surface goes aside. */

import { smoothstep } from '../../../math/interpolate.ts';
import type { Layer } from '../../layers/build-layers.ts';
import { blurPlane, createPlane, type Plane, resizePlane } from '../../plane.ts';
import type { Box } from '../../see/seen-picture.ts';
import type { WishedThing } from '../wishes.ts';
import type { Moment } from './motions.ts';

/** Of a row's width: how far the middles of rows may lie from the axis of something that was turned on a lathe. */
const mostAside = 0.09;
/** Of the picture's width, over which light is taken for that of the room. */
const shadeReach = 0.05;
/** Radians to each side: further round only what is not known would be seen. */
const most = 0.62;
/** Of its height, over which its outline is smoothed: a rough edge would be drawn out into streaks. */
const smoothRows = 0.04;
/** Cosines of the angle from the viewer below which nothing, and above which all of a surface is known: near the rim it is seen too slantwise to be turned forward. */
const [slant, open] = [0.2, 0.55];
/** Above this a pixel belongs to it. */
const leastOwn = 0.5;

type Row = { from: number; to: number };

/** First and last pixel of each row. */
const rowsOf = ({ width, height, values }: Plane): (Row | null)[] =>
  Array.from({ length: height }, (_, y) => {
    const row = values.subarray(y * width, (y + 1) * width);
    const from = row.findIndex((value) => value > leastOwn);
    return from < 0 ? null : { from, to: row.findLastIndex((value) => value > leastOwn) };
  });

/** Whether the outline is the same on both sides of one upright axis, as those of vases, fruit and planets are. */
export const isRound = (mask: Plane): boolean => {
  const rows = rowsOf(mask).filter((row) => row !== null);
  let [middle, area] = [0, 0];
  for (const { from, to } of rows) {
    middle += ((from + to) / 2) * (to - from + 1);
    area += to - from + 1;
  }
  if (area === 0) return false;
  middle /= area;
  let aside = 0;
  for (const { from, to } of rows) aside += Math.abs((from + to) / 2 - middle);
  return aside / area < mostAside;
};

/** Middles and halves of the rows, each with those of its neighbours. */
const smoothOf = (rows: readonly (Row | null)[]): ({ middle: number; half: number } | null)[] => {
  const count = rows.filter((row) => row !== null).length;
  const reach = Math.max(1, Math.round((count * smoothRows) / 2));
  return rows.map((own, y) => {
    if (!own) return null;
    // As many above as below, so that top and foot keep their form.
    let [from, to, all] = [own.from, own.to, 1];
    for (let n = 1; n <= reach; n += 1) {
      const [above, below] = [rows[y - n], rows[y + n]];
      if (!above || !below) break;
      from += above.from + below.from;
      to += above.to + below.to;
      all += 2;
    }
    return { middle: (from + to) / all / 2, half: Math.max(1, ((to - from) / all + 1) / 2) };
  });
};

/** A thing, no living being, that is asked to turn and is no drawing. */
export const mayTurnRound = ({ spins, rotor, nature }: WishedThing, mask: Plane, isFlat: boolean): boolean =>
  spins && rotor === null && nature === 'other' && !isFlat && isRound(mask);

/** Changes the layer's pixels, and gives them back at the beginning. */
export const turnRound = (layer: Layer, coarse: Plane, box: Box) => {
  const { picture } = layer;
  const { width, height } = picture;
  const mask = resizePlane(coarse, picture);
  const rows = rowsOf(mask);
  const smooth = smoothOf(rows);
  const original = picture.pixels.slice();
  const shades = [0, 1, 2].map((n) => {
    const plane = createPlane(picture);
    for (let at = 0; at < plane.values.length; at += 1)
      plane.values[at] = mask.values[at]! > leastOwn ? original[at * 4 + n]! : 0;
    const own = createPlane(picture);
    for (let at = 0; at < own.values.length; at += 1) own.values[at] = mask.values[at]! > leastOwn ? 1 : 0;
    const [sum, weight] = [blurPlane(plane, width * shadeReach), blurPlane(own, width * shadeReach)];
    for (let at = 0; at < sum.values.length; at += 1)
      sum.values[at] = sum.values[at]! / Math.max(1e-3, weight.values[at]!);
    return sum.values;
  });
  const [top, bottom] = [Math.floor(box.top * height), Math.ceil(box.bottom * height)];
  return ({ progress, seconds }: Moment): void => {
    const turn = most * Math.sin(Math.PI * 2 * progress) * smoothstep(0, 0.6, seconds);
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
      const row = rows[y];
      if (!row) continue;
      const { middle, half } = smooth[y]!;
      for (let x = row.from; x <= row.to; x += 1) {
        const at = y * width + x;
        const own = smoothstep(leastOwn, 0.9, mask.values[at]!);
        if (own === 0) continue;
        const angle = Math.asin(Math.max(-1, Math.min(1, (x - middle) / half))) - turn;
        // Beyond the rim the surface is mirrored.
        const source = middle + half * Math.sin(angle) * 0.97;
        const from = y * width + Math.max(row.from, Math.min(row.to, Math.floor(source)));
        const next = Math.min(y * width + row.to, from + 1);
        const part = Math.max(0, Math.min(1, source - Math.floor(source)));
        const known = turn === 0 ? 1 : smoothstep(slant, open, Math.cos(angle));
        for (let n = 0; n < 3; n += 1) {
          const a = original[from * 4 + n]! - shades[n]![from]!;
          const b = original[next * 4 + n]! - shades[n]![next]!;
          const level = shades[n]![at]! + (a + (b - a) * part) * known;
          const old = original[at * 4 + n]!;
          picture.pixels[at * 4 + n] = Math.max(0, Math.min(255, old + (level - old) * own));
        }
      }
    }
  };
};
