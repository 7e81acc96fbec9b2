/** Two box passes each way come near a Gaussian. RGBA floats; `scratch` holds a picture and a row. */

import { add4, mul4, splat, sub4 } from '../simd';

export function boxBlur(picture: usize, scratch: usize, width: i32, height: i32, radius: i32): void {
  const row = usize(width) << 4, spare = scratch + row * usize(height);
  // Both passes along a row while it is in the cache.
  for (let y = 0, at = picture; y < height; y++, at += row) {
    blurRow(at, spare, width, radius);
    blurRow(spare, at, width, radius);
  }
  blurColumns(picture, scratch, spare, width, height, radius);
  blurColumns(scratch, picture, spare, width, height, radius);
}

function blurRow(from: usize, to: usize, width: i32, radius: i32): void {
  const share = splat(f32(1) / f32(radius + radius + 1));
  let sum = mul4(v128.load(from), splat(f32(radius + 1)));
  for (let x = 1; x <= radius; x++) sum = add4(sum, v128.load(from + (usize(min(width - 1, x)) << 4)));
  for (let x = 0; x < width; x++) {
    v128.store(to + (usize(x) << 4), mul4(sum, share));
    sum = add4(sum, sub4(v128.load(from + (usize(min(width - 1, x + radius + 1)) << 4)), v128.load(from + (usize(max(0, x - radius)) << 4))));
  }
}

function blurColumns(from: usize, to: usize, sums: usize, width: i32, height: i32, radius: i32): void {
  const share = splat(f32(1) / f32(radius + radius + 1));
  const row = usize(width) << 4;
  for (let x: usize = 0; x < row; x += 16) {
    let sum = mul4(v128.load(from + x), splat(f32(radius + 1)));
    for (let y = 1; y <= radius; y++) sum = add4(sum, v128.load(from + usize(min(height - 1, y)) * row + x));
    v128.store(sums + x, sum);
  }
  for (let y = 0; y < height; y++, to += row) {
    const entering = from + usize(min(height - 1, y + radius + 1)) * row, leaving = from + usize(max(0, y - radius)) * row;
    for (let x: usize = 0; x < row; x += 16) {
      const sum = v128.load(sums + x);
      v128.store(to + x, mul4(sum, share));
      v128.store(sums + x, add4(sum, sub4(v128.load(entering + x), v128.load(leaving + x))));
    }
  }
}
