/** Joins what the detector names with what the matte and the faces show. */

import type { Picture } from '../picture.ts';
import { type Plane, sampleAt } from '../plane.ts';
import { type NamedBox, sharedShare } from './networks/find-common-things.ts';
import type { Box, SeenThing } from './seen-picture.ts';

/** Two boxes that share so much of both are of one thing. */
const leastShared = 0.5;
/** A box that lies so far inside another one is a part of it, or something before it. */
const leastInside = 0.7;
const [leastPiece, mostCovered] = [0.1, 0.6];

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
const insideShare = (inner: Box, outer: Box): number =>
  areaOf({
    left: Math.max(inner.left, outer.left),
    top: Math.max(inner.top, outer.top),
    right: Math.min(inner.right, outer.right),
    bottom: Math.min(inner.bottom, outer.bottom),
  }) / Math.max(1e-9, areaOf(inner));

const middleOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const holds = ({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }) =>
  x > left && x < right && y > top && y < bottom;

/** Whether the detector and the other networks mean the same. */
const isSame = (thing: SeenThing, { name, box }: NamedBox): boolean => {
  if (thing.noun === 'person' && thing.face)
    return name === 'person' && holds(box, middleOf(thing.face.box)) && sharedShare(thing.box, box) > 0.2;
  return sharedShare(thing.box, box) > leastShared;
};

/** The mean of the box's inner part, of what the matte covers of it where it covers some. */
export const colourIn = (picture: Picture, matte: Plane | null, box: Box): [number, number, number] => {
  const sums = [0, 0, 0];
  let all = 0;
  for (let n = 0; n < 24 * 24; n += 1) {
    const x = box.left + (box.right - box.left) * (0.12 + (0.76 * ((n % 24) + 0.5)) / 24);
    const y = box.top + (box.bottom - box.top) * (0.12 + (0.76 * (Math.floor(n / 24) + 0.5)) / 24);
    const own = matte ? sampleAt(matte, x * matte.width - 0.5, y * matte.height - 0.5) : 1;
    const weight = 0.05 + own;
    const at =
      (Math.min(picture.height - 1, Math.floor(y * picture.height)) * picture.width +
        Math.min(picture.width - 1, Math.floor(x * picture.width))) *
      4;
    for (let channel = 0; channel < 3; channel += 1) sums[channel]! += picture.pixels[at + channel]! * weight;
    all += weight;
  }
  return sums.map((sum) => Math.round(sum / all)) as [number, number, number];
};

export type Named = { things: SeenThing[]; added: NamedBox[] };

/**
 * Things with their names, and boxes of which the other networks saw nothing by itself. A part of the matte that holds several
 * named things is none of its own.
 */
export const nameThings = (things: readonly SeenThing[], boxes: readonly NamedBox[]): Named => {
  const added: NamedBox[] = [];
  const named = [...things];
  /** Boxes that lie in a part of the matte and are no small piece of it. */
  const within = ({ box: outer }: SeenThing) =>
    boxes.filter(
      ({ box }) => insideShare(box, outer) > leastInside && areaOf(box) > areaOf(outer) * leastPiece,
    );
  /** Besides this box the part holds something that lies mostly outside it: a bicycle and the dog before it. */
  const holdsMore = (thing: SeenThing, { box }: NamedBox) =>
    !thing.face && within(thing).some((other) => insideShare(other.box, box) < mostCovered);
  for (const box of boxes) {
    const index = named.findIndex(
      (thing) => thing.name === null && isSame(thing, box) && !holdsMore(thing, box),
    );
    if (index < 0) {
      // A face and joints that were found are not named a second time.
      const isKnown = box.name === 'person' && named.some((thing) => thing.face && isSame(thing, box));
      if (!isKnown) added.push(box);
      continue;
    }
    const thing = named[index]!;
    named[index] = { ...thing, name: box.name, score: Math.max(thing.score, box.score) };
  }
  const isJoined = (thing: SeenThing) =>
    thing.name === null && thing.noun === 'thing' && within(thing).length > 1;
  return { things: named.filter((thing) => !isJoined(thing)), added };
};
