/** Enlarges the finished bytes with Catmull-Rom's cubic, which keeps edges crisp. */

import { add4, mul4, splat, toInt4 } from '../simd';

let w0: f32 = 0, w1: f32 = 0, w2: f32 = 0, w3: f32 = 0;
@inline function cubicWeights(t: f32): void {
  const t2 = t * t, t3 = t2 * t;
  w0 = f32(-0.5) * t3 + t2 - f32(0.5) * t;
  w1 = f32(1.5) * t3 - f32(2.5) * t2 + f32(1);
  w2 = f32(-1.5) * t3 + f32(2) * t2 + f32(0.5) * t;
  w3 = f32(0.5) * t3 - f32(0.5) * t2;
}

/** For every column: the byte offset of its first texel in the row of floats, and four weights; 20 bytes each. */
export function scaleColumns(width: i32, outWidth: i32, table: usize): void {
  const step = f32(width) / f32(outWidth);
  for (let x = 0; x < outWidth; x++, table += 20) {
    const source = (f32(x) + 0.5) * step - 0.5;
    const left = floor<f32>(source);
    cubicWeights(source - left);
    // The row has two texels more on each side; the first is at -2.
    store<i32>(table, max(0, min(width, i32(left) + 1)) << 4);
    store<f32>(table, w0, 4);
    store<f32>(table, w1, 8);
    store<f32>(table, w2, 12);
    store<f32>(table, w3, 16);
  }
}

/** RGBX to RGBX. `row`: room for `width` + 4 pixels of 16 bytes; `table`: what `scaleColumns` wrote. */
export function upscale(from: usize, stride: i32, width: i32, height: i32, to: usize, outWidth: i32, outHeight: i32, row: usize, table: usize): void {
  const step = f32(height) / f32(outHeight);
  const last = height - 1;
  for (let y = 0; y < outHeight; y++) {
    const source = (f32(y) + 0.5) * step - 0.5;
    const top = floor<f32>(source);
    cubicWeights(source - top);
    blendRows(from, stride, width, last, i32(top), row);
    for (let x = 0, column = table; x < outWidth; x++, to += 4, column += 20) {
      const at = row + load<u32>(column);
      const sum = add4(
        add4(mul4(v128.load(at), v128.load_splat<f32>(column, 4)), mul4(v128.load(at, 16), v128.load_splat<f32>(column, 8))),
        add4(mul4(v128.load(at, 32), v128.load_splat<f32>(column, 12)), mul4(v128.load(at, 48), v128.load_splat<f32>(column, 16))),
      );
      const words = toInt4(sum);
      const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(words, words), words);
      store<i32>(to, i32x4.extract_lane(bytes, 0));
    }
  }
}

@inline function weight16(weight: f32): v128 { return i16x8.splat(i16(nearest(weight * 64))); }

/** Four rows to one of floats, two pixels at once in 16 bits; half a unit is added for rounding. */
@inline function blendRows(from: usize, stride: i32, width: i32, last: i32, top: i32, row: usize): void {
  const v0 = weight16(w0), v2 = weight16(w2), v3 = weight16(w3);
  const v1 = i16x8.sub(i16x8.splat(64), i16x8.add(v0, i16x8.add(v2, v3)));
  const r0 = from + (usize(max(0, min(last, top - 1)) * stride) << 2), r1 = from + (usize(max(0, min(last, top)) * stride) << 2);
  const r2 = from + (usize(max(0, min(last, top + 1)) * stride) << 2), r3 = from + (usize(max(0, min(last, top + 2)) * stride) << 2);
  const unit = splat(1.0 / 64), half = splat(0.5);
  for (let x: usize = 0; x < usize(width); x += 2) {
    const at = x << 2;
    const sum = i16x8.add(
      i16x8.add(i16x8.mul(v128.load8x8_u(r0 + at), v0), i16x8.mul(v128.load8x8_u(r1 + at), v1)),
      i16x8.add(i16x8.mul(v128.load8x8_u(r2 + at), v2), i16x8.mul(v128.load8x8_u(r3 + at), v3)),
    );
    const to = row + ((x + 2) << 4);
    v128.store(to, add4(mul4(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(sum)), unit), half));
    v128.store(to, add4(mul4(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(sum)), unit), half), 16);
  }
  const first = v128.load(row + 32), end = v128.load(row + (usize(width + 1) << 4));
  v128.store(row, first);
  v128.store(row, first, 16);
  v128.store(row + (usize(width + 2) << 4), end);
  v128.store(row + (usize(width + 3) << 4), end);
}
