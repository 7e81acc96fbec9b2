/**
 * How many of a tile's blocks of 2x2 pixels are shaded. Blocks of one surface are shaded like the white fields of a
 * chessboard first; the others, and further pixels, only where neighbours say that the light is not even there.
 */

import { abs4, add4, max4, scale4, splat, sub4 } from './simd';

export const TILE_WIDTH = 64;
export const TILE_HEIGHT = 16;
const COLUMNS = TILE_WIDTH >> 1;
const ROWS = TILE_HEIGHT >> 1;

/** What a block of 2x2 pixels shows: several surfaces; one, worth a shade for each pixel; one, for which a single shade does. */
export const MIXED: u8 = 0;
export const FINE: u8 = 1;
export const COARSE: u8 = 2;
/** A byte each, with a border of mixed ones all round. */
const STRIDE = COLUMNS + 2;
const blocks: usize = memory.data(384, 16);
/** What their surfaces look like, 32 bits each. */
const looks: usize = memory.data(384 * 4, 16);

@inline function blockAt(column: i32, row: i32): usize { return blocks + usize((row + 1) * STRIDE + column + 1); }
@inline export function setBlock(column: i32, row: i32, kind: u8, look: u32): void {
  store<u8>(blockAt(column, row), kind);
  store<u32>(looks + ((blockAt(column, row) - blocks) << 2), look);
}
@inline export function finishBlock(column: i32, row: i32): void { store<u8>(blockAt(column, row), COARSE); }
@inline export function kindOf(column: i32, row: i32): u8 { return load<u8>(blockAt(column, row)); }
export function clearBlocks(): void { memory.fill(blocks, MIXED, STRIDE * (ROWS + 2)); }

/** Light may change so much from a neighbour to the one opposite, as a share of it, */
const EVEN: f32 = 0.2;
/** and so much against a straight line. */
const STRAIGHT: f32 = 0.04;
/** Light below this is black: nobody sees how it changes. */
const BLACK: f32 = 0.02;

@inline function within(difference: v128, limit: v128): bool {
  return (i32x4.bitmask(f32x4.gt(abs4(difference), limit)) & 7) == 0;
}

@inline function isAlike(block: usize, other: usize): bool {
  return load<u8>(other) != MIXED && load<u32>(looks + ((block - blocks) << 2)) == load<u32>(looks + ((other - blocks) << 2));
}

/** The block between others of one surface whose light is even: written from these. False: it must be shaded. */
export function interpolateBlock(column: i32, row: i32, at: usize, stride: usize): bool {
  const block = blockAt(column, row);
  const isLevel = isAlike(block, block - 1) && isAlike(block, block + 1);
  const isUpright = isAlike(block, block - STRIDE) && isAlike(block, block + STRIDE);
  // At the border of the tile two opposite neighbours do.
  if (!isLevel && column > 0 && column < COLUMNS - 1) return false;
  if (!isUpright && row > 0 && row < ROWS - 1) return false;
  if (!isLevel && !isUpright) return false;
  const down = stride << 1;
  const left = v128.load(at - (isLevel ? 32 : down)), right = v128.load(at + (isLevel ? 32 : down));
  const above = isUpright ? v128.load(at - down) : left, below = isUpright ? v128.load(at + down) : right;
  const across = add4(left, right), along = add4(above, below);
  const sum = add4(across, along);
  const limit = add4(sum, splat(BLACK * 4));
  if (!within(sub4(right, left), scale4(limit, EVEN * 0.25)) || !within(sub4(below, above), scale4(limit, EVEN * 0.25))) return false;
  if (!within(sub4(across, along), scale4(limit, STRAIGHT * 0.5))) return false;
  v128.store(at, scale4(sum, 0.25));
  return true;
}

/** The other three pixels of a block with even light around, from the first ones of its neighbours. False: it must be shaded once more. */
export function fillBlock(column: i32, row: i32, at: usize, stride: usize): bool {
  const block = blockAt(column, row);
  const middle = v128.load(at);
  const down = stride << 1;
  const limit = add4(middle, splat(BLACK)), even = scale4(limit, EVEN), straight = scale4(limit, STRAIGHT);
  const hasLeft = load<u8>(block - 1) != MIXED, hasRight = load<u8>(block + 1) != MIXED;
  const hasAbove = load<u8>(block - STRIDE) != MIXED, hasBelow = load<u8>(block + STRIDE) != MIXED;
  if ((!hasLeft && !hasRight) || (!hasAbove && !hasBelow)) return false;
  const left = v128.load(hasLeft ? at - 32 : at), right = v128.load(hasRight ? at + 32 : at);
  const above = v128.load(hasAbove ? at - down : at), below = v128.load(hasBelow ? at + down : at);
  let across = sub4(right, left), along = sub4(below, above);
  if (!within(across, even) || !within(along, even)) return false;
  if (hasLeft && hasRight) {
    if (!within(sub4(add4(left, right), add4(middle, middle)), straight)) return false;
    across = scale4(across, 0.25);
  } else across = scale4(across, 0.5);
  if (hasAbove && hasBelow) {
    if (!within(sub4(add4(above, below), add4(middle, middle)), straight)) return false;
    along = scale4(along, 0.25);
  } else along = scale4(along, 0.5);
  const zero = splat(0);
  v128.store(at, max4(zero, add4(middle, across)), 16);
  const lower = add4(middle, along);
  v128.store(at + stride, max4(zero, lower));
  v128.store(at + stride, max4(zero, add4(lower, across)), 16);
  return true;
}
