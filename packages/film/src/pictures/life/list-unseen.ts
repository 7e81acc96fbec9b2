/** What a film of a given picture claims to show and does not: each act is drawn once with and once without, and the pixels are compared. */

import type { Size } from '../picture.ts';
import type { Box } from '../see/seen-picture.ts';

/** Something that the prompt asks and the film moves or changes. */
export type Claim = {
  /** As it is listed where it is not seen: "movement of the dog". */
  words: string;
  /** Where it is looked for; the whole picture where nothing is said. */
  box: Box | null;
  /** Motions and changes that together are this act. */
  parts: ReadonlySet<unknown>;
};

/** Draws the film at a share of its length without some of its motions; the pixels are valid until the next call. */
export type DrawWithout = (progress: number, without: ReadonlySet<unknown>) => Uint8Array;

/** Levels by which a pixel must differ to be seen, and the share of the place in which they must. */
const [leastLevels, leastShare] = [12, 0.004];
/** Shares of the film at which it is looked at, besides the first blink. */
const looks = [0.45, 0.85];
const firstBlink = 0.66;

const none: ReadonlySet<unknown> = new Set();

const changedShare = (a: Uint8Array, b: Uint8Array, { width, height }: Size, box: Box | null): number => {
  const [left, right] = box ? [box.left * width, box.right * width] : [0, width];
  const [top, bottom] = box ? [box.top * height, box.bottom * height] : [0, height];
  // All of the picture is looked at: what goes away changes other places too.
  let changed = 0;
  for (let at = 0; at < a.length; at += 4)
    if (
      Math.abs(a[at]! - b[at]!) > leastLevels ||
      Math.abs(a[at + 1]! - b[at + 1]!) > leastLevels ||
      Math.abs(a[at + 2]! - b[at + 2]!) > leastLevels
    )
      changed += 1;
  return (
    changed /
    Math.max(1, (Math.min(width, right) - Math.max(0, left)) * (Math.min(height, bottom) - Math.max(0, top)))
  );
};

/** Words of the claims of which nothing is seen. */
export const listUnseen = (
  claims: readonly Claim[],
  draw: DrawWithout,
  size: Size,
  seconds: number,
): string[] => {
  const open = new Set(claims);
  for (const progress of [Math.min(1, firstBlink / seconds), ...looks]) {
    if (open.size === 0) break;
    const whole = draw(progress, none).slice();
    for (const claim of open)
      if (changedShare(whole, draw(progress, claim.parts), size, claim.box) >= leastShare) open.delete(claim);
  }
  return claims.filter((claim) => open.has(claim)).map(({ words }) => words);
};

/** Whether anything is seen to move or to change in the film of a picture. */
export const isChanged = (first: Uint8Array, draw: DrawWithout, size: Size): boolean =>
  looks.some((progress) => changedShare(first, draw(progress, none), size, null) >= leastShare);
