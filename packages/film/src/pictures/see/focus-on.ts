/** Looks again at some things of a picture: the matte of those instead of the picture's most striking one. */

import { smoothstep } from '../../math/interpolate.ts';
import type { Picture } from '../picture.ts';
import { blurPlane, createPlane, type Plane, sampleAt } from '../plane.ts';
import { findMatte } from './networks/find-matte.ts';
import { createNetworks, type Networks } from './networks/networks.ts';
import type { Box, SeenPicture, SeenThing } from './seen-picture.ts';

const margin = 0.22;
/** Of its box; less is a failure of the network, not a thing. */
const leastShare = 0.12;

const around = ({ left, top, right, bottom }: Box): Box => {
  const [wide, tall] = [(right - left) * margin, (bottom - top) * margin];
  return {
    left: Math.max(0, left - wide),
    top: Math.max(0, top - tall),
    right: Math.min(1, right + wide),
    bottom: Math.min(1, bottom + tall),
  };
};

const partOf = ({ width, height, pixels }: Picture, box: Box): Picture => {
  const [left, top] = [Math.floor(box.left * width), Math.floor(box.top * height)];
  const size = {
    width: Math.max(1, Math.min(width - left, Math.ceil((box.right - box.left) * width))),
    height: Math.max(1, Math.min(height - top, Math.ceil((box.bottom - box.top) * height))),
  };
  const part = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    const from = ((top + y) * width + left) * 4;
    part.set(pixels.subarray(from, from + size.width * 4), y * size.width * 4);
  }
  return { ...size, pixels: part };
};

const meanIn = (plane: Plane, box: Box): number => {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(box.top * plane.height); y < box.bottom * plane.height; y += 1)
    for (let x = Math.floor(box.left * plane.width); x < box.right * plane.width; x += 1) {
      sum += plane.values[Math.min(plane.height - 1, y) * plane.width + Math.min(plane.width - 1, x)]!;
      count += 1;
    }
  return sum / Math.max(1, count);
};

/** The matte of what is in a box, in the size of `size`; nothing where it cannot be cut out. */
const matteIn = async (
  networks: Networks,
  picture: Picture,
  size: Plane,
  own: Box,
): Promise<Plane | null> => {
  const box = around(own);
  const matte = await findMatte(networks, partOf(picture, box));
  if (!matte) return null;
  const mask = createPlane(size);
  for (let y = 0; y < mask.height; y += 1)
    for (let x = 0; x < mask.width; x += 1) {
      const u = ((x + 0.5) / mask.width - box.left) / (box.right - box.left);
      const v = ((y + 0.5) / mask.height - box.top) / (box.bottom - box.top);
      if (u < 0 || v < 0 || u > 1 || v > 1) continue;
      mask.values[y * mask.width + x] = sampleAt(matte, u * matte.width - 0.5, v * matte.height - 0.5);
    }
  return meanIn(mask, own) < leastShare ? null : mask;
};

const apart = ([r, g, b]: readonly number[], [red, green, blue]: readonly number[]) =>
  Math.hypot(r! - red!, g! - green!, b! - blue!);

/** Mean colours that are nearer than this tell nothing. */
const leastApart = 45;

/** Of what lies in the box of another thing too, the mask keeps what is nearer to this one in colour. */
const leaveOthers = (mask: Plane, picture: Picture, thing: SeenThing, others: readonly SeenThing[]) => {
  const near = others.filter(({ colour }) => apart(colour, thing.colour) > leastApart);
  if (near.length === 0) return;
  const share = createPlane(mask, 1);
  for (let y = 0; y < mask.height; y += 1)
    for (let x = 0; x < mask.width; x += 1) {
      const [px, py] = [(x + 0.5) / mask.width, (y + 0.5) / mask.height];
      const at = (Math.floor(py * picture.height) * picture.width + Math.floor(px * picture.width)) * 4;
      const colour = picture.pixels.subarray(at, at + 3) as unknown as number[];
      const own = apart(colour, thing.colour);
      const isOther = near.some(
        ({ box, colour: other }) =>
          px > box.left && px < box.right && py > box.top && py < box.bottom && apart(colour, other) < own,
      );
      if (isOther) share.values[y * mask.width + x] = 0;
    }
  const even = blurPlane(share, 1.5);
  for (let at = 0; at < mask.values.length; at += 1)
    mask.values[at]! *= smoothstep(0.35, 0.65, even.values[at]!);
};

/** Of a thing's box, beyond which the matte is of something beside it, and over which it ends. */
const [beyond, ending] = [0.04, 0.05];

/** The detector's box of a thing tells where it ends; works on `mask`. */
const keepWithin = (mask: Plane, { left, top, right, bottom }: Box) => {
  const [wide, tall] = [right - left, bottom - top];
  const inside = (at: number, from: number, to: number, length: number) =>
    (from < 0.01 ? 1 : smoothstep(-(beyond + ending), -beyond, (at - from) / length)) *
    (to > 0.99 ? 1 : smoothstep(-(beyond + ending), -beyond, (to - at) / length));
  for (let y = 0; y < mask.height; y += 1) {
    const down = inside((y + 0.5) / mask.height, top, bottom, tall);
    for (let x = 0; x < mask.width; x += 1)
      mask.values[y * mask.width + x]! *= down * inside((x + 0.5) / mask.width, left, right, wide);
  }
};

const ownMatte = (matte: Plane | undefined) => (matte ? { matte } : {});

/** The same picture with `things` as its subject; unchanged when none can be cut out. */
export const focusOn = async (
  seen: SeenPicture,
  picture: Picture,
  things: readonly SeenThing[],
): Promise<SeenPicture> => {
  const networks = createNetworks();
  try {
    const mask = createPlane(seen.nearness);
    const cut = new Map<SeenThing, Plane>();
    for (const thing of things) {
      const own = await matteIn(networks, picture, mask, thing.box);
      if (!own) continue;
      cut.set(thing, own);
      if (thing.name || thing.noun === 'person') keepWithin(own, thing.box);
      leaveOthers(
        own,
        picture,
        thing,
        seen.things.filter((other) => other.name !== null && !things.includes(other)),
      );
      for (let at = 0; at < mask.values.length; at += 1)
        mask.values[at] = Math.max(mask.values[at]!, own.values[at]!);
    }
    if (cut.size === 0) return seen;
    const share = mask.values.reduce((sum, value) => sum + value, 0) / mask.values.length;
    const isOn = (one: SeenThing) => cut.has(one) || meanIn(mask, (one.face ?? one).box) > 0.3;
    return {
      ...seen,
      subject: { mask, share },
      things: seen.things.map((one) => ({ ...one, isSubject: isOn(one), ...ownMatte(cut.get(one)) })),
    };
  } finally {
    await networks.release();
  }
};
