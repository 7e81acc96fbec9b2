/** Enlarges the finished bytes with Catmull-Rom's cubic, which keeps edges crisp. */

import { add4, mul4, scale4, splat, toInt4 } from '../simd';

@inline function pixel(at: usize): v128 {
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
}

let w0: f32 = 0, w1: f32 = 0, w2: f32 = 0, w3: f32 = 0;
@inline function cubicWeights(t: f32): void {
  const t2 = t * t, t3 = t2 * t;
  w0 = f32(-0.5) * t3 + t2 - f32(0.5) * t;
  w1 = f32(1.5) * t3 - f32(2.5) * t2 + f32(1);
  w2 = f32(-1.5) * t3 + f32(2) * t2 + f32(0.5) * t;
  w3 = f32(0.5) * t3 - f32(0.5) * t2;
}

/** RGBX to RGBX; `row` is room for `width` pixels of 16 bytes. */
export function upscale(from: usize, stride: i32, width: i32, height: i32, to: usize, outWidth: i32, outHeight: i32, row: usize): void {
  const stepX = f32(width) / f32(outWidth), stepY = f32(height) / f32(outHeight);
  for (let y = 0; y < outHeight; y++) {
    const sourceY = (f32(y) + 0.5) * stepY - 0.5;
    const top = floor<f32>(sourceY);
    cubicWeights(sourceY - top);
    const v0 = splat(w0), v1 = splat(w1), v2 = splat(w2), v3 = splat(w3);
    const last = height - 1, first = i32(top);
    const r0 = from + (usize(max(0, min(last, first - 1)) * stride) << 2), r1 = from + (usize(max(0, min(last, first)) * stride) << 2);
    const r2 = from + (usize(max(0, min(last, first + 1)) * stride) << 2), r3 = from + (usize(max(0, min(last, first + 2)) * stride) << 2);
    for (let x: usize = 0; x < usize(width); x++) {
      const at = x << 2;
      const sum = add4(add4(mul4(pixel(r0 + at), v0), mul4(pixel(r1 + at), v1)), add4(mul4(pixel(r2 + at), v2), mul4(pixel(r3 + at), v3)));
      v128.store(row + (x << 4), sum);
    }
    const edge = width - 1;
    for (let x = 0; x < outWidth; x++, to += 4) {
      const sourceX = (f32(x) + 0.5) * stepX - 0.5;
      const left = floor<f32>(sourceX);
      cubicWeights(sourceX - left);
      const column = i32(left);
      const c0 = v128.load(row + (usize(max(0, min(edge, column - 1))) << 4)), c1 = v128.load(row + (usize(max(0, min(edge, column))) << 4));
      const c2 = v128.load(row + (usize(max(0, min(edge, column + 1))) << 4)), c3 = v128.load(row + (usize(max(0, min(edge, column + 2))) << 4));
      const sum = add4(add4(scale4(c0, w0), scale4(c1, w1)), add4(scale4(c2, w2), scale4(c3, w3)));
      const words = toInt4(add4(sum, splat(0.5)));
      const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(words, words), words);
      store<i32>(to, i32x4.extract_lane(bytes, 0));
    }
  }
}
