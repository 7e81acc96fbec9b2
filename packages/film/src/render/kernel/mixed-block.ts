/** Blocks of 2x2 pixels that show several surfaces: each of these is shaded once, and colours the samples that see it. */

import { buffer } from './buffers';
import { TRIANGLE_KEYS } from './layout';
import { samplesOf } from './samples';
import { abs4, splat, sub4 } from './simd';
import { push } from './work-items';

/** What the sixteen samples look like; the same number for samples that may share a shade. */
const looks: usize = memory.data(64, 16);

/** Samples about as far away. */
@inline function isNear(block: usize, depth: f32): i32 {
  const middle = splat(depth), limit = splat(depth * 0.02);
  const upper = i16x8.narrow_i32x4_s(f32x4.le(abs4(sub4(v128.load(block), middle)), limit), f32x4.le(abs4(sub4(v128.load(block, 16), middle)), limit));
  const lower = i16x8.narrow_i32x4_s(f32x4.le(abs4(sub4(v128.load(block, 32), middle)), limit), f32x4.le(abs4(sub4(v128.load(block, 48), middle)), limit));
  return i8x16.bitmask(i8x16.narrow_i16x8_s(upper, lower));
}

/** Blades and leaves share a shade within a pixel only. */
@inline function lookUpKeys(block: usize): void {
  const keys = buffer(TRIANGLE_KEYS);
  let last = -1, key: i32 = 0;
  for (let k: usize = 0; k < 64; k += 4) {
    const triangle = load<i32>(block + k, 64);
    if (triangle != last && triangle >= 0) {
      last = triangle;
      key = load<i32>(keys + (usize(triangle) << 2));
    }
    const pixel = i32((k >> 5) << 1) | i32((k >> 3) & 1);
    store<i32>(looks + k, key & 1 ? key + (pixel << 1) : key);
  }
}

/** Bits of `mask` set in the four pixels, a byte each. */
@inline export function sharesOf(mask: i32): u32 {
  return u32(popcnt(mask & 0x33)) | (u32(popcnt(mask & 0xcc)) << 8) | (u32(popcnt(mask & 0x3300)) << 16) | (u32(popcnt(mask & 0xcc00)) << 24);
}

/** Lists every surface of the block at the pixel x, y among the samples `seen`. Returns those of the sky in its four pixels. */
export function listMixedBlock(block: usize, x: i32, y: i32, pixel: i32, seen: i32): u32 {
  lookUpKeys(block);
  const triangles = block + 64;
  const sky = samplesOf(triangles, -1) & seen;
  let left = seen & ~sky;
  while (left) {
    const sample = usize(ctz(left)) << 2;
    const triangle = load<i32>(triangles + sample), look = load<i32>(looks + sample);
    const own = samplesOf(triangles, triangle) & left;
    let group = own;
    if (own != left) {
      const alike = samplesOf(looks, look);
      group |= (look & 1 ? alike : alike & isNear(block, load<f32>(block + sample))) & left;
    }
    left &= ~group;
    // The middle of what is seen of the triangle.
    const count = f32(1) / f32(popcnt(own));
    const across = f32(popcnt(own & 0xaaaa) + (popcnt(own & 0xcccc) << 1)), down = f32(popcnt(own & 0xf0f0) + (popcnt(own & 0xff00) << 1));
    push(triangle, f32(x * 2) + 0.5 + across * count, f32(y * 2) + 0.5 + down * count, pixel, 6, sharesOf(group));
  }
  return sharesOf(sky);
}
