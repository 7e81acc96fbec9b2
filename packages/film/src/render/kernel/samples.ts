/**
 * Visibility samples in blocks of 4x4: 64 bytes of 1 / depth, then 64 bytes of triangle numbers, so that a thin tall
 * blade of grass stays in few cache lines. -1 is no triangle.
 */

@inline export function sampleOffset(x: i32, y: i32, width: i32): usize {
  return (usize((y >> 2) * (width >> 2) + (x >> 2)) << 7) | usize(((y & 3) << 4) | ((x & 3) << 2));
}
@inline export function sampleDepth(at: usize): f32 { return load<f32>(at); }
@inline export function sampleTriangle(at: usize): i32 { return load<i32>(at, 64); }

/** Which of the sixteen 32-bit numbers of a block equal one, a bit each. */
@inline export function samplesOf(numbers: usize, value: i32): i32 {
  const four = i32x4.splat(value);
  const upper = i16x8.narrow_i32x4_s(i32x4.eq(v128.load(numbers), four), i32x4.eq(v128.load(numbers, 16), four));
  const lower = i16x8.narrow_i32x4_s(i32x4.eq(v128.load(numbers, 32), four), i32x4.eq(v128.load(numbers, 48), four));
  return i8x16.bitmask(i8x16.narrow_i16x8_s(upper, lower));
}

export function clearSamples(samples: usize, count: i32): void {
  const far = f32x4.splat(0);
  const none = i32x4.splat(-1);
  for (let at = samples, end = samples + (usize(count) << 3); at < end; at += 128) {
    v128.store(at, far);
    v128.store(at, far, 16);
    v128.store(at, far, 32);
    v128.store(at, far, 48);
    v128.store(at, none, 64);
    v128.store(at, none, 80);
    v128.store(at, none, 96);
    v128.store(at, none, 112);
  }
}
