/** Light that spills from bright places: gathered at quarter size, blurred there, added by the grading. */

import { buffer } from '../buffers';
import { PICTURE, QUARTER } from '../layout';
import { add4, min4, scale4, splat } from '../simd';

export function gatherBloom(width: i32, height: i32): void {
  const w = width >> 2, h = height >> 2;
  const picture = buffer(PICTURE), quarter = buffer(QUARTER);
  const limit = splat(6);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = picture + (usize(y * 4 * width + x * 4) << 4), below = from + (usize(width) << 5);
      const sum = add4(add4(min4(v128.load(from), limit), min4(v128.load(from, 32), limit)), add4(min4(v128.load(below), limit), min4(v128.load(below, 32), limit)));
      const brightest = max<f32>(f32x4.extract_lane(sum, 0), max<f32>(f32x4.extract_lane(sum, 1), f32x4.extract_lane(sum, 2))) * 0.25;
      v128.store(quarter + (usize(y * w + x) << 4), scale4(sum, (brightest > 0.9 ? (brightest - 0.9) / brightest : 0) * 0.25 + 0.012));
    }
  }
}
