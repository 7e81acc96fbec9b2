/** A tileable noise picture of 512x512, the four corners of a cell packed in one word; period 1 both ways, 0..1. */

import { buffer } from './buffers';
import { NOISE } from './layout';
import { mul4, splat, sub4, madd4, toFloat4, wholeBits4 } from './simd';

export function noise4(u: v128, v: v128): v128 {
  const texture = buffer(NOISE);
  const x = mul4(u, splat(512));
  const y = mul4(v, splat(512));
  const floorX = f32x4.floor(x);
  const floorY = f32x4.floor(y);
  const column = v128.and(wholeBits4(floorX), i32x4.splat(511));
  const row = v128.and(wholeBits4(floorY), i32x4.splat(511));
  const offset = i32x4.shl(v128.or(i32x4.shl(row, 9), column), 2);
  let cells = i32x4.splat(load<i32>(texture + i32x4.extract_lane(offset, 0)));
  cells = i32x4.replace_lane(cells, 1, load<i32>(texture + i32x4.extract_lane(offset, 1)));
  cells = i32x4.replace_lane(cells, 2, load<i32>(texture + i32x4.extract_lane(offset, 2)));
  cells = i32x4.replace_lane(cells, 3, load<i32>(texture + i32x4.extract_lane(offset, 3)));
  const byte = i32x4.splat(255);
  const c00 = toFloat4(v128.and(cells, byte));
  const c10 = toFloat4(v128.and(i32x4.shr_u(cells, 8), byte));
  const c01 = toFloat4(v128.and(i32x4.shr_u(cells, 16), byte));
  const c11 = toFloat4(i32x4.shr_u(cells, 24));
  const fx = sub4(x, floorX);
  const top = madd4(sub4(c10, c00), fx, c00);
  const bottom = madd4(sub4(c11, c01), fx, c01);
  return mul4(madd4(sub4(bottom, top), sub4(y, floorY), top), splat(1.0 / 255));
}
