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
  /** Of eyes or a mouth, which are a small part of their place. */
  isSmall?: boolean;
};

/** Draws the film at a share of its length without some of its motions; the pixels are valid until the next call. */
export type DrawWithout = (progress: number, without: ReadonlySet<unknown>) => Uint8Array;

/** Levels by which a block must differ to be seen, and the share of the place in which they must, of something small and of anything else. */
const [leastLevels, leastShare, clearShare] = [10, 0.006, 0.02];
/** Blocks across the picture that are compared: what only trembles within them is not seen to move. */
const blocksAcross = 240;

type Blocks = Size & { levels: Float32Array };

const blocksOf = (pixels: Uint8Array, { width, height }: Size): Blocks => {
  const side = Math.max(1, Math.round(width / blocksAcross));
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const levels = new Float32Array(columns * rows * 3);
  for (let y = 0; y < rows * side; y += 1)
    for (let x = 0; x < columns * side; x += 1) {
      const from = (y * width + x) * 4;
      const to = (Math.floor(y / side) * columns + Math.floor(x / side)) * 3;
      for (let n = 0; n < 3; n += 1) levels[to + n]! += pixels[from + n]! / (side * side);
    }
  return { width: columns, height: rows, levels };
};
/** Share of the film by which most acts are seen, a second look, and seconds to the first blink, which is short. */
const [mostSeen, secondLook, firstBlink] = [0.85, 0.45, 0.66];

const none: ReadonlySet<unknown> = new Set();

const changedShare = (a: Blocks, b: Blocks, box: Box | null): number => {
  const { width, height } = a;
  const [left, right] = box ? [box.left * width, box.right * width] : [0, width];
  const [top, bottom] = box ? [box.top * height, box.bottom * height] : [0, height];
  // All of the picture is looked at: what goes away changes other places too.
  let changed = 0;
  for (let at = 0; at < a.levels.length; at += 3)
    if (
      Math.abs(a.levels[at]! - b.levels[at]!) > leastLevels ||
      Math.abs(a.levels[at + 1]! - b.levels[at + 1]!) > leastLevels ||
      Math.abs(a.levels[at + 2]! - b.levels[at + 2]!) > leastLevels
    )
      changed += 1;
  return (
    changed /
    Math.max(1, (Math.min(width, right) - Math.max(0, left)) * (Math.min(height, bottom) - Math.max(0, top)))
  );
};

export type Look = {
  /** Words of the claims of which nothing is seen. */
  unseen: string[];
  /** Nothing is seen to move or to change at all. */
  isStill: boolean;
};

/** `first` is the picture that the film begins with. */
export const lookForClaims = (
  claims: readonly Claim[],
  draw: DrawWithout,
  first: Uint8Array,
  size: Size,
  seconds: number,
): Look => {
  const open = new Set(claims);
  let isStill = true;
  for (const progress of [mostSeen, secondLook, Math.min(1, firstBlink / seconds)]) {
    if (open.size === 0 && !isStill) break;
    const whole = blocksOf(draw(progress, none), size);
    isStill &&= changedShare(blocksOf(first, size), whole, null) < leastShare;
    for (const claim of open) {
      const changed = changedShare(whole, blocksOf(draw(progress, claim.parts), size), claim.box);
      if (changed >= (claim.isSmall ? leastShare : clearShare)) open.delete(claim);
    }
  }
  return { unseen: claims.filter((claim) => open.has(claim)).map(({ words }) => words), isStill };
};
