/** Enlarges the finished bytes with Catmull-Rom's cubic, which keeps edges crisp. */

import { add4, mul4, splat, toInt4 } from '../simd';
import { writeYuv } from './output';

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

/** RGBX to a larger YUV420P: `planes` has room for the small one. Each plane is enlarged by itself, four rows at once. */
export function upscaleYuv(from: usize, stride: i32, width: i32, height: i32, planes: usize, to: usize, outWidth: i32, outHeight: i32, row: usize, table: usize): void {
  writeYuv(from, planes, stride, width, height);
  upscalePlane(planes, width, height, to, outWidth, outHeight, row, table);
  const w = width >> 1, h = height >> 1, outW = outWidth >> 1, outH = outHeight >> 1;
  const small = planes + usize(width * height), large = to + usize(outWidth * outHeight);
  upscalePlane(small, w, h, large, outW, outH, row, table);
  upscalePlane(small + usize(w * h), w, h, large + usize(outW * outH), outW, outH, row, table);
}

function upscalePlane(from: usize, width: i32, height: i32, to: usize, outWidth: i32, outHeight: i32, row: usize, table: usize): void {
  for (let y = 0; y < outHeight; y += 4) {
    blendFourRows(from, width, height, y, f32(height) / f32(outHeight), row);
    const rows = min(4, outHeight - y);
    for (let x = 0, out = to + usize(y * outWidth); x < outWidth; x += 4, out += 4) {
      const a = columnAt(row, table, x, outWidth), b = columnAt(row, table, x + 1, outWidth), c = columnAt(row, table, x + 2, outWidth), d = columnAt(row, table, x + 3, outWidth);
      const columns = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(a, b), i16x8.narrow_i32x4_s(c, d));
      const bytes = i8x16.shuffle(columns, columns, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
      if (rows == 4 && x + 4 <= outWidth) {
        v128.store32_lane(out, bytes, 0);
        v128.store32_lane(out + outWidth, bytes, 1);
        v128.store32_lane(out + outWidth * 2, bytes, 2);
        v128.store32_lane(out + outWidth * 3, bytes, 3);
      } else {
        v128.store(row, bytes);
        for (let r = 0; r < rows; r++) {
          for (let k = 0; k < min(4, outWidth - x); k++) store<u8>(out + r * outWidth + k, load<u8>(row + r * 4 + k));
        }
        // The first texel was overwritten.
        v128.store(row, v128.load(row, 16));
      }
    }
  }
}

/** Four rows of one column. */
@inline function columnAt(row: usize, table: usize, x: i32, outWidth: i32): v128 {
  const column = table + usize(min(x, outWidth - 1)) * 20;
  const at = row + load<u32>(column);
  return toInt4(add4(
    add4(mul4(v128.load(at), v128.load_splat<f32>(column, 4)), mul4(v128.load(at, 16), v128.load_splat<f32>(column, 8))),
    add4(mul4(v128.load(at, 32), v128.load_splat<f32>(column, 12)), mul4(v128.load(at, 48), v128.load_splat<f32>(column, 16))),
  ));
}

/** Eight pixels of one enlarged row, in 1/64. */
@inline function blendEight(at: usize, r0: i32, r1: i32, r2: i32, r3: i32, v0: v128, v1: v128, v2: v128, v3: v128): v128 {
  return i16x8.add(
    i16x8.add(i16x8.mul(v128.load8x8_u(at + r0), v0), i16x8.mul(v128.load8x8_u(at + r1), v1)),
    i16x8.add(i16x8.mul(v128.load8x8_u(at + r2), v2), i16x8.mul(v128.load8x8_u(at + r3), v3)),
  );
}

/** Weights and offsets of the rows that make a row. */
const tops: usize = memory.data(4 * 16, 16);
const shares: usize = memory.data(4 * 64, 16);

/** Texels of four floats: the same column of four enlarged rows; half a unit is added for rounding. */
function blendFourRows(from: usize, width: i32, height: i32, y: i32, step: f32, row: usize): void {
  const last = height - 1;
  for (let r = 0; r < 4; r++) {
    const source = (f32(y + r) + 0.5) * step - 0.5, top = floor<f32>(source);
    cubicWeights(source - top);
    const v0 = weight16(w0), v2 = weight16(w2), v3 = weight16(w3), at = i32(top);
    const share = shares + (usize(r) << 6);
    v128.store(share, v0);
    v128.store(share, i16x8.sub(i16x8.splat(64), i16x8.add(v0, i16x8.add(v2, v3))), 16);
    v128.store(share, v2, 32);
    v128.store(share, v3, 48);
    v128.store(tops + (usize(r) << 4), i32x4(max(0, min(last, at - 1)) * width, max(0, min(last, at)) * width, max(0, min(last, at + 1)) * width, max(0, min(last, at + 2)) * width));
  }
  const unit = splat(1.0 / 64), half = splat(0.5);
  for (let x = 0; x < width; x += 8) {
    const at = from + x;
    const a = rowOfEight(at, 0), b = rowOfEight(at, 1), c = rowOfEight(at, 2), d = rowOfEight(at, 3);
    const abLow = i16x8.shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11), abHigh = i16x8.shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
    const cdLow = i16x8.shuffle(c, d, 0, 8, 1, 9, 2, 10, 3, 11), cdHigh = i16x8.shuffle(c, d, 4, 12, 5, 13, 6, 14, 7, 15);
    const to = row + (usize(x + 2) << 4);
    storeTwo(to, i32x4.shuffle(abLow, cdLow, 0, 4, 1, 5), unit, half);
    storeTwo(to + 32, i32x4.shuffle(abLow, cdLow, 2, 6, 3, 7), unit, half);
    storeTwo(to + 64, i32x4.shuffle(abHigh, cdHigh, 0, 4, 1, 5), unit, half);
    storeTwo(to + 96, i32x4.shuffle(abHigh, cdHigh, 2, 6, 3, 7), unit, half);
  }
  const first = v128.load(row + 32), end = v128.load(row + (usize(width + 1) << 4));
  v128.store(row, first);
  v128.store(row, first, 16);
  v128.store(row + (usize(width + 2) << 4), end);
  v128.store(row + (usize(width + 3) << 4), end);
}

@inline function rowOfEight(at: usize, r: usize): v128 {
  const top = tops + (r << 4), share = shares + (r << 6);
  return blendEight(at, load<i32>(top), load<i32>(top, 4), load<i32>(top, 8), load<i32>(top, 12), v128.load(share), v128.load(share, 16), v128.load(share, 32), v128.load(share, 48));
}

@inline function storeTwo(to: usize, sums: v128, unit: v128, half: v128): void {
  v128.store(to, add4(mul4(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(sums)), unit), half));
  v128.store(to, add4(mul4(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(sums)), unit), half), 16);
}
