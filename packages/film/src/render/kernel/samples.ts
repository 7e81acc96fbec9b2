/**
 * Visibility samples in blocks of 4x4: 64 bytes of 1 / depth, then 64 bytes of triangle numbers, so that a thin tall
 * blade of grass stays in few cache lines. -1 is no triangle.
 */

import { buffer } from './buffers';
import { BLOCK_DEPTHS, BLOCK_HAS_SAMPLES, BLOCK_IS_EMPTY, BLOCK_PLANES } from './layout';
import { add4, madd4, max4, splat } from './simd';

@inline export function sampleOffset(x: i32, y: i32, width: i32): usize {
  return (usize((y >> 2) * (width >> 2) + (x >> 2)) << 7) | usize(((y & 3) << 4) | ((x & 3) << 2));
}
@inline export function sampleDepth(at: usize): f32 { return load<f32>(at); }
@inline export function sampleTriangle(at: usize): i32 { return load<i32>(at, 64); }

/** Of the block of samples of 2x2 pixels of the picture. */
@inline export function blockNumber(x: i32, y: i32, width: i32): usize { return usize((y >> 1) * (width >> 1) + (x >> 1)); }

/** Which of the sixteen 32-bit numbers of a block equal one, a bit each. */
@inline export function samplesOf(numbers: usize, value: i32): i32 {
  const four = i32x4.splat(value);
  const upper = i16x8.narrow_i32x4_s(i32x4.eq(v128.load(numbers), four), i32x4.eq(v128.load(numbers, 16), four));
  const lower = i16x8.narrow_i32x4_s(i32x4.eq(v128.load(numbers, 32), four), i32x4.eq(v128.load(numbers, 48), four));
  return i8x16.bitmask(i8x16.narrow_i16x8_s(upper, lower));
}

@inline export function planeOffset(x: i32, y: i32, width: i32): usize { return usize((y >> 2) * (width >> 2) + (x >> 2)) << 4; }
/** A triangle, BLOCK_IS_EMPTY or BLOCK_HAS_SAMPLES. */
@inline export function blockState(plane: usize): i32 { return load<i32>(plane); }
/** The first row of a block of one triangle, and the step to the next. */
@inline export function planeRow(plane: usize): v128 {
  return madd4(f32x4(0, 1, 2, 3), v128.load32_splat(plane, 8), v128.load32_splat(plane, 4));
}
@inline export function planeStep(plane: usize): v128 { return v128.load32_splat(plane, 12); }

/** The nearer of two samples of each of the 2x2 pixels of a block of one triangle. */
@inline export function planePixels(plane: usize): v128 {
  const across = v128.load32_splat(plane, 8), down = v128.load32_splat(plane, 12);
  const nearer = max4(splat(0), add4(across, down));
  return add4(madd4(f32x4(0, 2, 0, 2), across, madd4(f32x4(0, 0, 2, 2), down, v128.load32_splat(plane, 4))), nearer);
}

/** Of the picture, whichever way its block is kept. */
@inline export function pictureTriangle(samples: usize, x: i32, y: i32, width: i32): i32 {
  const state = blockState(buffer(BLOCK_PLANES) + planeOffset(x, y, width));
  return state == BLOCK_HAS_SAMPLES ? sampleTriangle(samples + sampleOffset(x, y, width)) : state;
}
@inline export function pictureDepth(samples: usize, x: i32, y: i32, width: i32): f32 {
  const plane = buffer(BLOCK_PLANES) + planeOffset(x, y, width), state = blockState(plane);
  if (state == BLOCK_HAS_SAMPLES) return sampleDepth(samples + sampleOffset(x, y, width));
  return state == BLOCK_IS_EMPTY ? 0 : load<f32>(plane, 4) + load<f32>(plane, 8) * f32(x & 3) + load<f32>(plane, 12) * f32(y & 3);
}

/** A block nobody has drawn to gets samples. */
@inline export function clearBlock(block: usize, plane: usize): void {
  const far = f32x4.splat(0), none = i32x4.splat(-1);
  v128.store(block, far);
  v128.store(block, far, 16);
  v128.store(block, far, 32);
  v128.store(block, far, 48);
  v128.store(block, none, 64);
  v128.store(block, none, 80);
  v128.store(block, none, 96);
  v128.store(block, none, 112);
  store<i32>(plane, BLOCK_HAS_SAMPLES);
}

/** A block of one triangle gets samples. */
export function expandBlock(block: usize, plane: usize): void {
  const row0 = planeRow(plane), step = planeStep(plane), row1 = add4(row0, step), row2 = add4(row1, step);
  const triangle = v128.load32_splat(plane);
  v128.store(block, row0);
  v128.store(block, row1, 16);
  v128.store(block, row2, 32);
  v128.store(block, add4(row2, step), 48);
  v128.store(block, triangle, 64);
  v128.store(block, triangle, 80);
  v128.store(block, triangle, 96);
  v128.store(block, triangle, 112);
  store<i32>(plane, BLOCK_HAS_SAMPLES);
}

/** Before triangles are drawn into so many samples. */
export function beginSamples(count: i32): void {
  const nothing = splat(-1);
  for (let at = buffer(BLOCK_DEPTHS), end = at + usize(count >> 2); at < end; at += 16) v128.store(at, nothing);
}

/** Afterwards. `expands`: all blocks get samples. */
export function finishSamples(samples: usize, planes: usize, count: i32, expands: bool): void {
  let block = samples, plane = planes;
  for (let at = buffer(BLOCK_DEPTHS), end = at + usize(count >> 2); at < end; at += 4, block += 128, plane += 16) {
    const isEmpty = load<f32>(at) < 0;
    if (!expands) {
      if (isEmpty) store<i32>(plane, BLOCK_IS_EMPTY);
    } else if (isEmpty) clearBlock(block, plane);
    else if (blockState(plane) >= 0) expandBlock(block, plane);
  }
}
