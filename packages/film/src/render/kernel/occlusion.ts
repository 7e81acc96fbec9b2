/** Darkening of corners and contacts from depth alone, at half size, four pixels at once. */

import { buffer, uniform } from './buffers';
import { BLOCK_HAS_SAMPLES, BLOCK_PLANES, CENTRE_X, CENTRE_Y, FOCAL_LENGTH, FOCUS_DISTANCE, FOCUS_SPARSE, OCCLUSION, OCCLUSION_DEPTH, OCCLUSION_RAW, OCCLUSION_TAPS, SAMPLES, SKY_MASK } from './layout';
import { blurredBehind } from './post/depth-of-field';
import { blockState } from './samples';
import { abs4, add4, div4, dot4, inverseSqrt4, madd4, max4, min4, mul4, scale4, select4, splat, sub4, wholeBits4 } from './simd';

const TAP_LIMIT = 9;
/** Metres; the sky and what is as far is never occluded. */
const FAR: f32 = 200;

/** Depth of every block of 4x4 samples, and whether any of them sees the sky. Rows of samples, multiples of 4. */
export function reduceSamples(width: i32, fromRow: i32, toRow: i32): void {
  const w = width >> 1, skipped = usize(w * (fromRow >> 2));
  let block = buffer(SAMPLES) + (skipped << 7), plane = buffer(BLOCK_PLANES) + (skipped << 4), to = buffer(OCCLUSION_DEPTH) + (skipped << 2), mask = buffer(SKY_MASK) + skipped;
  for (let i = 0, count = w * ((toRow - fromRow) >> 2); i < count; i++, block += 128, plane += 16, to += 4, mask++) {
    const state = blockState(plane);
    if (state != BLOCK_HAS_SAMPLES) {
      store<f32>(to, state >= 0 ? f32(1) / (load<f32>(plane, 4) + load<f32>(plane, 8) + load<f32>(plane, 12)) : 1e6);
      store<u8>(mask, u8(state < 0));
      continue;
    }
    const depth = load<f32>(block, 20);
    store<f32>(to, depth > 0 ? f32(1) / depth : 1e6);
    const signs = v128.or(v128.or(v128.load(block, 64), v128.load(block, 80)), v128.or(v128.load(block, 96), v128.load(block, 112)));
    store<u8>(mask, u8(i32x4.bitmask(signs) != 0));
  }
}

/** 16 turns of the taps, chosen by the place in a block of 4x4 pixels: row by row, planes of x and y. */
export function gatherOcclusion(width: i32, height: i32, taps: i32): void {
  const w = width >> 1, h = height >> 1;
  const focal = uniform(FOCAL_LENGTH) * 0.5, inverseFocal = f32(1) / focal;
  const centreX = uniform(CENTRE_X) * 0.5, centreY = uniform(CENTRE_Y) * 0.5;
  const depths = buffer(OCCLUSION_DEPTH), raw = buffer(OCCLUSION_RAW);
  const lanes = f32x4(0, 1, 2, 3);
  const row = usize(w) << 2;
  // Behind this many metres nothing but a wide blur is seen: every other row does.
  const blurred = splat(uniform(FOCUS_SPARSE) ? f32(1) / blurredBehind(uniform(FOCUS_DISTANCE)) : 1e9);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x += 4) {
      const index = usize(y * w + x) << 2;
      const at = depths + index;
      const d = v128.load(at);
      if (y < 1 || y > h - 2 || i32x4.all_true(f32x4.gt(d, splat(FAR)))) {
        v128.store(raw + index, splat(1));
        continue;
      }
      if ((y & 1) && y > 1 && i32x4.all_true(f32x4.gt(min4(d, v128.load(at - row)), blurred))) {
        v128.store(raw + index, v128.load(raw + index - row));
        continue;
      }
      // The lesser of both differences keeps to one surface at an edge.
      const left = sub4(d, v128.load(at - 4)), right = sub4(v128.load(at + 4), d);
      const up = sub4(d, v128.load(at - row)), down = sub4(v128.load(at + row), d);
      const gx = select4(f32x4.lt(abs4(left), abs4(right)), left, right);
      const gy = select4(f32x4.lt(abs4(up), abs4(down)), up, down);
      const rayX = scale4(add4(lanes, splat(f32(x) - centreX)), inverseFocal);
      const rayY = splat((centreY - f32(y)) * inverseFocal);
      const texel = scale4(d, inverseFocal);
      const ax = madd4(rayX, gx, texel), ay = mul4(rayY, gx), bx = mul4(rayX, gy), by = sub4(mul4(rayY, gy), texel);
      let nx = sub4(mul4(ay, gy), mul4(gx, by)), ny = sub4(mul4(gx, bx), mul4(ax, gy)), nz = sub4(mul4(ax, by), mul4(ay, bx));
      const length = inverseSqrt4(max4(dot4(nx, ny, nz, nx, ny, nz), splat(1e-30)));
      const away = v128.and(f32x4.gt(madd4(nx, rayX, madd4(ny, rayY, nz)), splat(0)), splat(-0.0));
      const factor = v128.xor(length, away);
      nx = mul4(nx, factor);
      ny = mul4(ny, factor);
      nz = mul4(nz, factor);
      const px = mul4(rayX, d), py = mul4(rayY, d);
      const radius = min4(madd4(d, splat(0.05), splat(0.12)), splat(1.6));
      const radius2 = mul4(radius, radius);
      const pixels = min4(splat(70), max4(splat(3), mul4(radius, div4(splat(focal), d))));
      const inverseReach = div4(splat(0.25), radius2);
      const bias = madd4(d, splat(0.0012), splat(0.004));
      const fx = add4(splat(f32(x)), lanes), fy = splat(f32(y));
      const tapRow = buffer(OCCLUSION_TAPS) + (usize((y & 3) * TAP_LIMIT) << 5);
      let sum = splat(0);
      // Every other tap first: where none of these finds anything, the surface is open.
      for (let k = 0; k < taps; ) {
        const tap = tapRow + (usize(k) << 5);
        const qx = f32x4.trunc(madd4(v128.load(tap), pixels, fx));
        const qy = f32x4.trunc(madd4(v128.load(tap, 16), pixels, fy));
        const insideX = v128.and(f32x4.ge(qx, splat(0)), f32x4.lt(qx, splat(f32(w))));
        const insideY = v128.and(f32x4.ge(qy, splat(0)), f32x4.lt(qy, splat(f32(h))));
        const inside = v128.and(insideX, insideY);
        const i = v128.and(v128.and(wholeBits4(madd4(qy, splat(f32(w)), qx)), i32x4.splat(0x3fffff)), inside);
        const e = f32x4(
          load<f32>(depths + (usize(i32x4.extract_lane(i, 0)) << 2)),
          load<f32>(depths + (usize(i32x4.extract_lane(i, 1)) << 2)),
          load<f32>(depths + (usize(i32x4.extract_lane(i, 2)) << 2)),
          load<f32>(depths + (usize(i32x4.extract_lane(i, 3)) << 2)),
        );
        const vx = sub4(mul4(scale4(sub4(qx, splat(centreX)), inverseFocal), e), px);
        const vy = sub4(mul4(scale4(sub4(splat(centreY), qy), inverseFocal), e), py);
        const vz = sub4(e, d);
        const above = sub4(dot4(vx, vy, vz, nx, ny, nz), bias);
        const gap2 = dot4(vx, vy, vz, vx, vy, vz);
        const falloff = sub4(splat(1), mul4(gap2, inverseReach));
        const share = mul4(div4(mul4(above, radius), madd4(radius2, splat(0.08), gap2)), falloff);
        const counts = v128.and(inside, v128.and(f32x4.gt(above, splat(0)), f32x4.gt(falloff, splat(0))));
        sum = add4(sum, v128.and(counts, share));
        k += 2;
        if (k == taps && v128.any_true(f32x4.gt(sum, splat(0)))) k = 1;
      }
      const open = max4(splat(0.12), min4(splat(1), sub4(splat(1), scale4(sum, f32(0.75) / f32(taps)))));
      v128.store(raw + index, select4(f32x4.gt(d, splat(FAR)), splat(1), open));
    }
  }
}

/** A 4x4 mean over neighbours of like depth removes the pattern of the turned taps. */
export function blurOcclusion(width: i32, height: i32): void {
  const w = width >> 1, h = height >> 1;
  const depths = buffer(OCCLUSION_DEPTH), raw = buffer(OCCLUSION_RAW), result = buffer(OCCLUSION);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x += 4) {
      const index = usize(y * w + x) << 2;
      const d = v128.load(depths + index);
      if (y < 2 || y > h - 3 || i32x4.all_true(f32x4.gt(d, splat(FAR)))) {
        v128.store(result + index, splat(1));
        continue;
      }
      const threshold = scale4(d, 0.03);
      let sum = splat(0), count = splat(0);
      for (let j = -2; j < 2; j++) {
        for (let i = -2; i < 2; i++) {
          const k = index + ((j * w + i) << 2);
          const alike = f32x4.lt(abs4(sub4(v128.load(depths + k), d)), threshold);
          sum = add4(sum, v128.and(alike, v128.load(raw + k)));
          count = add4(count, v128.and(alike, splat(1)));
        }
      }
      v128.store(result + index, div4(sum, max4(count, splat(1))));
    }
  }
}

