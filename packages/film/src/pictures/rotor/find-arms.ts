/** Arms that leave one hub: thin, as long as each other, three at equal turns or two pairs of opposite ones. */

import { fillSmooth } from '../layers/fill-smooth.ts';
import type { Picture, Size } from '../picture.ts';
import { blurPlane, createPlane, type Plane } from '../plane.ts';
import type { Box } from '../see/seen-picture.ts';

export type Dot = { x: number; y: number };

/** Pixels of the longer side of the part that is looked at. */
const side = 150;
/** Levels by which arms differ from what is behind them. */
export const [likely, sure] = [18, 40] as const;
const angles = 72;

export type View = Size & { inside: Uint8Array; left: number; top: number; scale: number };

/** What differs from the sky behind it, around a thing. */
export const viewOf = (picture: Picture, sky: Plane, box: Box): View => {
  const [wide, tall] = [(box.right - box.left) * picture.width, (box.bottom - box.top) * picture.height];
  const margin = Math.max(wide, tall) * 0.18;
  const left = Math.max(0, Math.floor(box.left * picture.width - margin));
  const top = Math.max(0, Math.floor(box.top * picture.height - margin));
  const right = Math.min(picture.width, Math.ceil(box.right * picture.width + margin));
  const bottom = Math.min(picture.height, Math.ceil(box.bottom * picture.height + margin));
  const scale = Math.max(1, Math.max(right - left, bottom - top) / side);
  const width = Math.max(2, Math.floor((right - left) / scale));
  const height = Math.max(2, Math.floor((bottom - top) / scale));
  const apart = differenceFromSky(picture, sky);
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      // The clearest of the pixels that become one: arms may be thinner than that.
      let most = 0;
      for (let py = Math.floor(top + y * scale); py < top + (y + 1) * scale; py += 1)
        for (let px = Math.floor(left + x * scale); px < left + (x + 1) * scale; px += 1)
          most = Math.max(most, apart.values[py * picture.width + px] ?? 0);
      inside[y * width + x] = most > (likely + sure) / 2 ? 1 : 0;
    }
  return { width, height, inside, left, top, scale };
};

/** Levels by which each pixel differs from the sky as it would be there. */
export const differenceFromSky = (picture: Picture, sky: Plane): Plane => {
  const certain = blurPlane(sky, Math.max(2, picture.width * 0.012));
  const known: Plane = { ...sky, values: certain.values.map((value) => (value > 0.97 ? 1 : 0)) };
  const behind = fillSmooth(picture, known);
  const apart = createPlane(picture);
  for (let at = 0; at < apart.values.length; at += 1) {
    let most = 0;
    for (let n = 0; n < 3; n += 1)
      most = Math.max(most, Math.abs(picture.pixels[at * 4 + n]! - behind.pixels[at * 4 + n]!));
    apart.values[at] = most;
  }
  return apart;
};

/** `free`: how much of it has nothing at both sides, 0 to 1. */
type Ray = { length: number; isThin: boolean; free: number };

/** How far something goes on from a hub in one direction, and whether both sides of it are free. */
const rayFrom = ({ width, height, inside }: View, hub: Dot, angle: number, longest: number): Ray => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const isSet = (x: number, y: number): boolean => {
    const [px, py] = [Math.round(x), Math.round(y)];
    return px >= 0 && py >= 0 && px < width && py < height && inside[py * width + px] === 1;
  };
  let [length, missing, free, count] = [0, 0, 0, 0];
  for (let r = 2; r <= longest && missing < 3; r += 1) {
    const [x, y] = [hub.x + dx * r, hub.y + dy * r];
    const isOn = isSet(x, y) || isSet(x - dy, y + dx) || isSet(x + dy, y - dx);
    if (isOn) {
      length = r;
      missing = 0;
    } else missing += 1;
    if (r < 8) continue;
    const apart = Math.max(5, r * 0.3);
    const sides = [1, -1].filter((sign) => !isSet(x - dy * apart * sign, y + dx * apart * sign)).length;
    count += 1;
    free += sides === 2 ? 1 : sides === 1 ? 0.4 : 0;
  }
  return { length, isThin: count > 3 && free / count > 0.62, free: free / Math.max(1, count) };
};

export type Arms = { hub: Dot; rays: (Ray & { angle: number })[]; value: number };

/** Shortest arms, in shares of the longer side. */
const leastArm = 0.11;

const alike = (a: number, b: number): number => Math.min(a, b) / Math.max(1, a, b);

/** Three arms a third of a turn from each other. */
const threeArms = (rays: Ray[], least: number): { value: number; at: number[] } | null => {
  let best: { value: number; at: number[] } | null = null;
  for (let start = 0; start < angles / 3; start += 1) {
    const at = [start, start + angles / 3, start + (angles * 2) / 3].map((one) => {
      const near = [one - 1, one, one + 1].map((n) => (n + angles) % angles);
      return near.reduce((a, b) =>
        rays[b]!.length * Number(rays[b]!.isThin) > rays[a]!.length * Number(rays[a]!.isThin) ? b : a,
      );
    });
    const own = at.map((n) => rays[n]!);
    if (!own.every(({ isThin, length }) => isThin && length >= least)) continue;
    const lengths = own.map(({ length }) => length);
    const even = Math.min(...lengths) / Math.max(...lengths);
    if (even < 0.6) continue;
    const value = Math.min(...lengths) * 3 * even;
    if (!best || value > best.value) best = { value, at };
  }
  return best;
};

/** Two pairs of opposite arms; one of a pair may lie before the body of the mill. */
const fourArms = (rays: Ray[], least: number): { value: number; at: number[] } | null => {
  const half = angles / 2;
  const pairs: { at: number; value: number }[] = [];
  for (let n = 0; n < half; n += 1) {
    const [a, b] = [rays[n]!, rays[n + half]!];
    const thin = [a, b].filter(({ isThin, length }) => isThin && length >= least);
    if (thin.length === 0) continue;
    const even =
      thin.length === 2
        ? alike(a.length, b.length)
        : Math.min(1, (a.isThin ? b : a).length / thin[0]!.length);
    if (even < 0.7) continue;
    pairs.push({ at: n, value: thin[0]!.length * even * (thin.length === 2 ? 2 : 1.2) });
  }
  let best: { value: number; at: number[] } | null = null;
  for (const [n, first] of pairs.entries())
    for (const second of pairs.slice(n + 1)) {
      const turn = Math.min(second.at - first.at, half - (second.at - first.at));
      if (turn < 6) continue;
      const value = first.value + second.value;
      if (!best || value > best.value)
        best = { value, at: [first.at, second.at, first.at + half, second.at + half] };
    }
  return best;
};

/** Hubs are looked for this far from each other, then around the best of them. */
const [coarse, kept] = [4, 5];

const armsAt = (view: View, hub: Dot): Arms | null => {
  if (!view.inside[hub.y * view.width + hub.x]) return null;
  const longest = Math.max(view.width, view.height) * 0.6;
  const least = Math.max(view.width, view.height) * leastArm;
  const rays = Array.from({ length: angles }, (_, n) =>
    rayFrom(view, hub, (n * Math.PI * 2) / angles, longest),
  );
  if (rays.filter(({ isThin, length }) => isThin && length >= least).length < 2) return null;
  const [three, four] = [threeArms(rays, least), fourArms(rays, least)];
  const found = three && four ? (three.value >= four.value ? three : four) : (three ?? four);
  return (
    found && {
      hub,
      rays: found.at.map((n) => ({ angle: (n * Math.PI * 2) / angles, ...rays[n]! })),
      value: found.value,
    }
  );
};

export const findArms = (view: View): Arms | null => {
  const first: Arms[] = [];
  for (let y = coarse; y < view.height - coarse; y += coarse)
    for (let x = coarse; x < view.width - coarse; x += coarse) {
      const found = armsAt(view, { x, y });
      if (found) first.push(found);
    }
  const best = first.toSorted((a, b) => b.value - a.value).slice(0, kept);
  for (const { hub } of [...best])
    for (let dy = -3; dy <= 3; dy += 1)
      for (let dx = -3; dx <= 3; dx += 1) {
        const found = armsAt(view, { x: hub.x + dx, y: hub.y + dy });
        if (found) best.push(found);
      }
  return best.toSorted((a, b) => b.value - a.value)[0] ?? null;
};

/** How far aside of the narrowest arm its pixels lie, in pixels of the view: beside the others may be a tower. */
export const widthOf = ({ width, height, inside }: View, { hub, rays }: Arms): number => {
  const widths = rays.flatMap(({ angle, length, isThin }) => {
    if (!isThin) return [];
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const found: number[] = [];
    for (let r = 0.3 * length; r < length; r += 1)
      for (const sign of [1, -1]) {
        let apart = 0;
        while (apart < length * 0.25) {
          const px = Math.round(hub.x + dx * r - dy * sign * (apart + 1));
          const py = Math.round(hub.y + dy * r + dx * sign * (apart + 1));
          if (px < 0 || py < 0 || px >= width || py >= height || !inside[py * width + px]) break;
          apart += 1;
        }
        found.push(apart);
      }
    return found.sort((a, b) => a - b)[Math.floor(found.length * 0.9)] ?? [];
  });
  return Math.min(...widths) * 1.2 + 1.5;
};

/** The middle of the outer half of an arm. */
const middleOf = (
  { width, height, inside }: View,
  hub: Dot,
  { angle, length }: Arms['rays'][number],
): Dot => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let [sumX, sumY, count] = [0, 0, 0];
  for (let r = length * 0.5; r <= length; r += 1)
    for (let aside = -length * 0.14; aside <= length * 0.14; aside += 1) {
      const [x, y] = [Math.round(hub.x + dx * r - dy * aside), Math.round(hub.y + dy * r + dx * aside)];
      if (x < 0 || y < 0 || x >= width || y >= height || !inside[y * width + x]) continue;
      sumX += x;
      sumY += y;
      count += 1;
    }
  return count === 0 ? hub : { x: sumX / count, y: sumY / count };
};

/** Four arms meet where the lines through the middles of opposite ones cross. */
export const centreArms = (view: View, arms: Arms): Arms => {
  const { hub, rays } = arms;
  if (rays.length !== 4) return arms;
  const middles = rays.map((ray) => (ray.isThin ? middleOf(view, hub, ray) : null));
  const lineOf = (n: number): [Dot, Dot] | null => {
    const [a, b] = [middles[n], middles[n + 2]];
    return a && b ? [a, b] : null;
  };
  const [one, other] = [lineOf(0), lineOf(1)];
  const free = (n: number): [Dot, Dot] => [hub, middles[n] ?? middles[n + 2] ?? hub];
  const [[a, b], [c, d]] = [one ?? free(0), other ?? free(1)];
  const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(across) < 1) return arms;
  const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
  const centre = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  if (Math.hypot(centre.x - hub.x, centre.y - hub.y) > mostOff) return arms;
  const angleOf = (n: number): number => {
    const to = middles[n];
    if (to) return Math.atan2(to.y - centre.y, to.x - centre.x);
    const from = middles[(n + 2) % 4];
    return from ? Math.atan2(centre.y - from.y, centre.x - from.x) : rays[n]!.angle;
  };
  return { ...arms, hub: centre, rays: rays.map((ray, n) => ({ ...ray, angle: angleOf(n) })) };
};

/** Pixels of the view by which a hub may be corrected. */
const mostOff = 9;
