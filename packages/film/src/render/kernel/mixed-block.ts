/** Blocks of 2x2 pixels that show several surfaces: each of these is shaded once, and colours the samples that see it. */

import { buffer } from './buffers';
import { BLOCK_IS_EMPTY, BLOCK_PLANES, PICTURE, SAMPLES, SKY_PICTURE, TRIANGLE_KEYS } from './layout';
import { blockNumber, blockState, samplesOf } from './samples';
import { TILE_HEIGHT, TILE_WIDTH } from './shading-rate';
import { abs4, madd4, scale4, splat, sub4 } from './simd';
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
@inline function sharesOf(mask: i32): u32 {
  return u32(popcnt(mask & 0x33)) | (u32(popcnt(mask & 0xcc)) << 8) | (u32(popcnt(mask & 0x3300)) << 16) | (u32(popcnt(mask & 0xcc00)) << 24);
}

/** Lists every surface of the block at the pixel x, y among the samples `seen`. Returns those of the sky in its four pixels. */
function listMixedBlock(block: usize, x: i32, y: i32, pixel: i32, seen: i32): u32 {
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

/** Sky from the half-size picture, bilinear. */
@inline export function skyAt(sky: usize, x: i32, y: i32, w: i32, h: i32): v128 {
  const fx = max<f32>(0, min<f32>(f32(w) - 1.001, f32(x) * 0.5 - 0.25)), fy = max<f32>(0, min<f32>(f32(h) - 1.001, f32(y) * 0.5 - 0.25));
  const column = i32(fx), row = i32(fy);
  const u = splat(fx - f32(column)), v = splat(fy - f32(row));
  const top = sky + (usize(row * w + column) << 4), bottom = top + (usize(w) << 4);
  const a = v128.load(top), b = v128.load(bottom);
  const upper = madd4(sub4(v128.load(top, 16), a), u, a), lower = madd4(sub4(v128.load(bottom, 16), b), u, b);
  return madd4(sub4(lower, upper), v, upper);
}

/** Sky behind the samples of a block that see nothing else. */
function addSky(to: usize, row: usize, skies: u32, x: i32, y: i32, width: i32, height: i32): void {
  const sky = buffer(SKY_PICTURE), w = width >> 1, h = height >> 1;
  if (skies & 0xff) v128.store(to, scale4(skyAt(sky, x, y, w, h), f32(skies & 0xff) * 0.25));
  if (skies & 0xff00) v128.store(to, scale4(skyAt(sky, x + 1, y, w, h), f32((skies >> 8) & 0xff) * 0.25), 16);
  if (skies & 0xff0000) v128.store(to + row, scale4(skyAt(sky, x, y + 1, w, h), f32((skies >> 16) & 0xff) * 0.25));
  if (skies & 0xff000000) v128.store(to + row, scale4(skyAt(sky, x + 1, y + 1, w, h), f32(skies >> 24) * 0.25), 16);
}

/** Blocks of a tile that show several surfaces: column, row of pixels, which of the four pixels are looked at; a byte each. */
const mixed: usize = memory.data(((TILE_WIDTH * TILE_HEIGHT) >> 2) << 2, 16);
let mixedCount: i32 = 0;
export function clearMixed(): void { mixedCount = 0; }
@inline export function noteMixed(column: i32, row: i32, near: i32): void {
  store<i32>(mixed + (usize(mixedCount++) << 2), column | (row << 8) | (near << 16));
}

/** In a loop of their own: what they need would crowd the registers of the other blocks. */
export function listMixedBlocks(left: i32, top: i32, width: i32, height: i32): void {
  const samples = buffer(SAMPLES), planes = buffer(BLOCK_PLANES), picture = buffer(PICTURE), stride = usize(width) << 4;
  for (let i = 0; i < mixedCount; i++) {
    const entry = load<i32>(mixed + (usize(i) << 2));
    const x = left + (entry & 0xff), y = top + ((entry >> 8) & 0xff), near = entry >> 16;
    const pixel = y * width + x, number = blockNumber(x, y, width);
    const seen = 0x33 | (near & 2 ? 0xcc : 0) | (near & 4 ? 0x3300 : 0) | (near & 8 ? 0xcc00 : 0);
    const isEmpty = blockState(planes + (number << 4)) == BLOCK_IS_EMPTY;
    const skies = isEmpty ? sharesOf(seen) : listMixedBlock(samples + (number << 7), x, y, pixel, seen);
    if (skies) addSky(picture + (usize(pixel) << 4), stride, skies, x, y, width, height);
  }
}
