/** Blurs what lies behind the focus, at half size. */

import { buffer } from '../buffers';
import { HALF_A, PICTURE, PICTURE_DEPTH } from '../layout';
import { madd4, mul4, splat, sub4 } from '../simd';

/** Half-size copy weighted by how far out of focus it is, so that sharp things do not bleed. */
export function gatherFocus(width: i32, height: i32, focus: f32): void {
  const w = width >> 1, h = height >> 1;
  const near = f32(1) / focus;
  const picture = buffer(PICTURE), depths = buffer(PICTURE_DEPTH), half = buffer(HALF_A);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = usize(y * 2 * width + x * 2);
      const blur: f32 = min<f32>(1, max<f32>(0, (near - load<f32>(depths + (from << 2))) * focus * 1.15 - 0.08)) * 0.98 + 0.004;
      v128.store(half + (usize(y * w + x) << 4), mul4(f32x4.replace_lane(v128.load(picture + (from << 4)), 3, 1), splat(blur)));
    }
  }
}

export function applyFocus(width: i32, height: i32, focus: f32): void {
  const w = width >> 1, h = height >> 1;
  const near = f32(1) / focus;
  const picture = buffer(PICTURE), depths = buffer(PICTURE_DEPTH), half = buffer(HALF_A);
  for (let y = 0; y < height; y++) {
    const row = y > 0 ? (y - 1) >> 1 : 0;
    const v = splat(y & 1 ? 0.25 : 0.75);
    const down = row < h - 1 ? usize(w) << 4 : 0;
    for (let x = 0, at = usize(y * width); x < width; x++, at++) {
      const amount: f32 = ((near - load<f32>(depths + (at << 2))) * focus - 0.08) * 1.5;
      if (amount <= 0.02) continue;
      const share: f32 = amount >= 1 ? 1 : amount * amount * (f32(3) - amount - amount);
      const column = x > 0 ? (x - 1) >> 1 : 0;
      const u = splat(x & 1 ? 0.25 : 0.75);
      const next: usize = column < w - 1 ? 16 : 0;
      const from = half + (usize(row * w + column) << 4);
      const a = v128.load(from), b = v128.load(from + down);
      const upper = madd4(sub4(v128.load(from + next), a), u, a), lower = madd4(sub4(v128.load(from + down + next), b), u, b);
      const soft = madd4(sub4(lower, upper), v, upper);
      const to = picture + (at << 4);
      const sharp = v128.load(to);
      v128.store(to, madd4(sub4(mul4(soft, splat(f32(1) / f32x4.extract_lane(soft, 3))), sharp), splat(share), sharp));
    }
  }
}
