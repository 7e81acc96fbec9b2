/** Blurs what lies behind the focus, at half size. */

import { buffer, uniform } from '../buffers';
import { FOCUS_SPARSE, HALF_A, PICTURE, PICTURE_DEPTH } from '../layout';
import { add4, div4, highHalves, interleaveHigh, madd4, min4, mul4, scale4, splat, sub4 } from '../simd';

/** 1 / depth behind which nothing but the blur is seen. */
@inline export function blurredBehind(focus: f32): f32 { return focus > 0 ? (f32(1) - f32(0.75 / 1.5 + 0.08)) / focus : -1; }

/**
 * Half-size copy weighted by how far out of focus it is, so that sharp things do not bleed. Where nothing but a wide blur
 * is seen every other texel stands for its neighbour, as a chessboard: only these are shaded.
 */
export function gatherFocus(width: i32, height: i32, focus: f32): void {
  const w = width >> 1, h = height >> 1;
  const near = f32(1) / focus, behind = splat(uniform(FOCUS_SPARSE) ? blurredBehind(focus) : -1);
  const picture = buffer(PICTURE), depths = buffer(PICTURE_DEPTH), half = buffer(HALF_A);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = usize(y * 2 * width + x * 2), depth = depths + (from << 2);
      const four = v128.load64_lane(depth + (usize(width) << 2), v128.load64_zero(depth), 1);
      const to = half + (usize(y * w + x) << 4);
      const isBlurred = !v128.any_true(f32x4.gt(four, behind));
      if (isBlurred && ((x + y) & 1)) {
        v128.store(to, splat(0));
        continue;
      }
      const blur: f32 = min<f32>(1, max<f32>(0, (near - f32x4.extract_lane(four, 0)) * focus * 1.15 - 0.08)) * 0.98 + 0.004;
      v128.store(to, mul4(f32x4.replace_lane(v128.load(picture + (from << 4)), 3, 1), splat(isBlurred ? blur * 2 : blur)));
    }
  }
}

/** Half-size texels of two rows, `v` of the way from one to the other. */
@inline function texel(from: usize, down: usize, v: v128): v128 {
  const above = v128.load(from);
  return madd4(sub4(v128.load(from + down), above), v, above);
}

@inline function mixPixel(to: usize, blurred: v128, kept: v128, share: v128): void {
  v128.store(to, madd4(blurred, share, mul4(v128.load(to), kept)));
}
@inline function lane(four: v128, lane: i32): v128 {
  if (lane == 0) return i32x4.shuffle(four, four, 0, 0, 0, 0);
  if (lane == 1) return i32x4.shuffle(four, four, 1, 1, 1, 1);
  if (lane == 2) return i32x4.shuffle(four, four, 2, 2, 2, 2);
  return i32x4.shuffle(four, four, 3, 3, 3, 3);
}

/** Four pixels at once: they lie between four texels of a row. */
export function applyFocus(width: i32, height: i32, focus: f32): void {
  const w = width >> 1, h = height >> 1;
  const near = splat(f32(1) / focus);
  const picture = buffer(PICTURE), depths = buffer(PICTURE_DEPTH), half = buffer(HALF_A);
  const quarter = splat(0.25), three = splat(0.75);
  for (let y = 0; y < height; y++) {
    const row = y > 0 ? (y - 1) >> 1 : 0;
    const v = splat(y & 1 ? 0.25 : 0.75);
    const down = row < h - 1 ? usize(w) << 4 : 0;
    const from = half + (usize(row * w) << 4);
    for (let x = 0, at = usize(y * width); x < width; x += 4, at += 4) {
      const amount = scale4(sub4(scale4(sub4(near, v128.load(depths + (at << 2))), focus), splat(0.08)), 1.5);
      const isBlurred = f32x4.gt(amount, splat(0.02));
      if (!v128.any_true(isBlurred)) continue;
      const part = min4(amount, splat(0.75));
      const share = v128.and(isBlurred, min4(splat(1), mul4(mul4(part, part), sub4(splat(3.5556), scale4(part, 2.3704)))));
      const column = x >> 1;
      const t0 = texel(from + (usize(max(0, column - 1)) << 4), down, v), t1 = texel(from + (usize(column) << 4), down, v);
      const t2 = texel(from + (usize(column + 1) << 4), down, v), t3 = texel(from + (usize(min(w - 1, column + 2)) << 4), down, v);
      const a = madd4(sub4(t1, t0), three, t0), step = sub4(t2, t1), b = madd4(step, quarter, t1), c = madd4(step, three, t1), d = madd4(sub4(t3, t2), quarter, t2);
      const weights = highHalves(interleaveHigh(a, b), interleaveHigh(c, d));
      const kept = sub4(splat(1), share), scaled = div4(share, weights);
      const to = picture + (at << 4);
      if (!v128.any_true(f32x4.gt(kept, splat(0)))) {
        v128.store(to, mul4(a, lane(scaled, 0)));
        v128.store(to, mul4(b, lane(scaled, 1)), 16);
        v128.store(to, mul4(c, lane(scaled, 2)), 32);
        v128.store(to, mul4(d, lane(scaled, 3)), 48);
        continue;
      }
      mixPixel(to, a, lane(kept, 0), lane(scaled, 0));
      mixPixel(to + 16, b, lane(kept, 1), lane(scaled, 1));
      mixPixel(to + 32, c, lane(kept, 2), lane(scaled, 2));
      mixPixel(to + 48, d, lane(kept, 3), lane(scaled, 3));
    }
  }
}
