/** Bloom, exposure, vignette, tint, saturation, film curve and dither: floats become bytes. */

import { buffer, uniform, uniform4 } from '../buffers';
import { BLOOM, BYTES, CENTRE_X, CENTRE_Y, EXPOSURE, FADE, PICTURE, QUARTER, SATURATION, TINT, TONE_CURVE, TONE_OFFSET, TONE_SHIFT, VIGNETTE } from '../layout';
import { add4, highHalves, interleaveHigh, interleaveLow, lowHalves, madd4, max4, min4, mix4, mul4, scale4, splat, sub4 } from '../simd';

/** Of the first entry of the curve. */
const FIRST: usize = usize(reinterpret<i32>(f32(TONE_OFFSET)) >> TONE_SHIFT) << 1;

/** Offsets of 16-bit entries of the curve, from `FIRST` before it on. */
@inline function curveOffset(x: v128): v128 {
  const light = min4(max4(add4(x, splat(f32(TONE_OFFSET))), splat(f32(TONE_OFFSET))), splat(8));
  return v128.and(i32x4.shr_u(light, TONE_SHIFT - 1), i32x4.splat(-2));
}
@inline function first(pair: i64): usize { return usize(u32(pair)); }
@inline function second(pair: i64): usize { return usize(u32(u64(pair) >> 32)); }
/** Entries of four offsets, into the lower or upper four lanes. Offsets are taken out in pairs, which is cheaper than one by one. */
@inline function lookUp(table: usize, values: v128, offsets: v128, isUpper: bool): v128 {
  const low = i64x2.extract_lane(offsets, 0), high = i64x2.extract_lane(offsets, 1);
  if (isUpper) {
    return v128.load16_lane(table + second(high), v128.load16_lane(table + first(high), v128.load16_lane(table + second(low), v128.load16_lane(table + first(low), values, 4), 5), 6), 7);
  }
  return v128.load16_lane(table + second(high), v128.load16_lane(table + first(high), v128.load16_lane(table + second(low), v128.load16_lane(table + first(low), values, 0), 1), 2), 3);
}

export function gradePicture(width: i32, height: i32): void {
  const w = width >> 2, h = height >> 2;
  const picture = buffer(PICTURE), quarter = buffer(QUARTER), table = buffer(TONE_CURVE) - FIRST, bytes = buffer(BYTES);
  const bloom = splat(uniform(BLOOM)), saturation = uniform4(SATURATION);
  const exposure = uniform(EXPOSURE) * (1 - uniform(FADE)), vignette = splat(uniform(VIGNETTE) * 1.6);
  const tintRed = uniform4(TINT), tintGreen = uniform4(TINT + 1), tintBlue = uniform4(TINT + 2);
  const inverseWidth = f32(0.5) / uniform(CENTRE_X), inverseHeight = f32(0.5) / uniform(CENTRE_Y);
  for (let y = 0; y < height; y++) {
    const fy = min<f32>(f32(h) - 1.001, max<f32>(0, f32(y) / 4 - 0.375));
    const row = i32(fy);
    const v = splat(fy - f32(row));
    const dy = f32(y) * inverseHeight - 0.5;
    let seed = i32x4.mul(i32x4.add(i32x4.splat(y * 1280), i32x4(1, 2, 3, 4)), i32x4.splat(0x9e3779b1));
    const upper = quarter + (usize(row * w) << 4), lower = upper + (usize(w) << 4);
    // Bloom of four neighbours lies between three texels of the quarter-size picture, of which two serve the next four too.
    let u0 = mix4(v128.load(upper), v128.load(lower), v), u1 = mix4(v128.load(upper, 16), v128.load(lower, 16), v);
    let u2 = mix4(v128.load(upper, 32), v128.load(lower, 32), v);
    for (let x = 0, from = picture + (usize(y * width) << 4); x < width; x += 4, from += 64) {
      if (x > 4) {
        u0 = u1;
        u1 = u2;
        const third = usize(min(w - 1, (x >> 2) + 1)) << 4;
        u2 = mix4(v128.load(upper + third), v128.load(lower + third), v);
      }
      const p0 = madd4(mix4(u0, u1, splat(0.625)), bloom, v128.load(from)), p1 = madd4(mix4(u0, u1, splat(0.875)), bloom, v128.load(from, 16));
      const p2 = madd4(mix4(u1, u2, splat(0.125)), bloom, v128.load(from, 32)), p3 = madd4(mix4(u1, u2, splat(0.375)), bloom, v128.load(from, 48));
      const low01 = interleaveLow(p0, p1), low23 = interleaveLow(p2, p3);
      const dx = madd4(add4(f32x4(0, 1, 2, 3), splat(f32(x))), splat(inverseWidth), splat(-0.5));
      const gain = scale4(sub4(splat(1), mul4(madd4(dx, dx, splat(dy * dy)), vignette)), exposure);
      let red = mul4(lowHalves(low01, low23), mul4(gain, tintRed));
      let green = mul4(highHalves(low01, low23), mul4(gain, tintGreen));
      let blue = mul4(lowHalves(interleaveHigh(p0, p1), interleaveHigh(p2, p3)), mul4(gain, tintBlue));
      const grey = madd4(red, splat(0.3), madd4(green, splat(0.59), scale4(blue, 0.11)));
      red = mix4(grey, red, saturation);
      green = mix4(grey, green, saturation);
      blue = mix4(grey, blue, saturation);
      seed = i32x4.add(i32x4.mul(seed, i32x4.splat(1664525)), i32x4.splat(1013904223));
      const wide = i32x4.shr_s(seed, 24), dither = i16x8.narrow_i32x4_s(wide, wide);
      const redGreen = lookUp(table, lookUp(table, dither, curveOffset(red), false), curveOffset(green), true);
      const blues = lookUp(table, dither, curveOffset(blue), false);
      const rg = i16x8.shr_s(i16x8.add_sat_s(redGreen, dither), 7);
      const b = i64x2.replace_lane(i16x8.shr_s(i16x8.add_sat_s(blues, dither), 7), 1, 0x00ff00ff00ff00ff);
      const planes = i8x16.narrow_i16x8_u(rg, b);
      v128.store(bytes + (usize(y * width + x) << 2), i8x16.swizzle(planes, i8x16(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15)));
    }
  }
}
