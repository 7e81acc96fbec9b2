/** Depth of the nearest thing as the sun sees it, over a square of the world. Larger is nearer to the sun. */

import { buffer, uniform } from './buffers';
import {
  CASTS_NO_SHADOW, INDEXES, NOT_SOLID, POSITIONS, SHADOW_CENTRE, SHADOW_BLOCKS, SHADOW_MAP, SHADOW_PROJECTED, SHADOW_RADIUS, SHADOW_RANGES,
  SHADOW_RIGHT, SHADOW_SIZE, SHADOW_TAPS, SHADOW_TEXELS_PER_METRE, SHADOW_UP, SUN_DIRECTION, TRIANGLE_FLAGS,
} from './layout';
import { add4, madd4, max4, min4, mul4, select4, splat, sub4 } from './simd';

const NOTHING: f32 = -1e9;
/** Closes the seams between triangles. */
const SLACK: f32 = 1e-4;

export function clearShadowMap(map: usize): void {
  const size = i32(uniform(SHADOW_SIZE));
  for (let at = map, end = map + (usize(size * size) << 2); at < end; at += 16) v128.store(at, splat(NOTHING));
}

/** Texels that triangles may be drawn over; none if the box ends before it begins. */
let boxLeft: i32 = 0, boxTop: i32 = 0, boxRight: i32 = -1, boxBottom: i32 = -1;
export function shadowBoxLeft(): i32 { return boxLeft; }
export function shadowBoxTop(): i32 { return boxTop; }
export function shadowBoxRight(): i32 { return boxRight; }
export function shadowBoxBottom(): i32 { return boxBottom; }

/** Texels [left, right] x [top, bottom] of the map to `saved`, row after row, */
export function saveShadowBox(map: usize, saved: usize, left: i32, top: i32, right: i32, bottom: i32): void {
  const size = i32(uniform(SHADOW_SIZE)), bytes = usize(right - left + 1) << 2;
  for (let y = top; y <= bottom; y++, saved += bytes) memory.copy(saved, map + (usize(y * size + left) << 2), bytes);
}

/** and back. */
export function restoreShadowBox(map: usize, saved: usize, left: i32, top: i32, right: i32, bottom: i32): void {
  const size = i32(uniform(SHADOW_SIZE)), bytes = usize(right - left + 1) << 2;
  for (let y = top; y <= bottom; y++, saved += bytes) memory.copy(map + (usize(y * size + left) << 2), saved, bytes);
}

export function projectShadowVertices(first: i32, end: i32): void {
  const scale = uniform(SHADOW_TEXELS_PER_METRE);
  const middle = uniform(SHADOW_SIZE) * 0.5;
  const cx = uniform(SHADOW_CENTRE), cy = uniform(SHADOW_CENTRE + 1), cz = uniform(SHADOW_CENTRE + 2);
  const rx = uniform(SHADOW_RIGHT) * scale, ry = uniform(SHADOW_RIGHT + 1) * scale, rz = uniform(SHADOW_RIGHT + 2) * scale;
  const ux = uniform(SHADOW_UP) * scale, uy = uniform(SHADOW_UP + 1) * scale, uz = uniform(SHADOW_UP + 2) * scale;
  const lx = uniform(SUN_DIRECTION), ly = uniform(SUN_DIRECTION + 1), lz = uniform(SUN_DIRECTION + 2);
  let from = buffer(POSITIONS) + usize(first) * 12;
  let to = buffer(SHADOW_PROJECTED) + (usize(first) << 4);
  for (let i = first; i < end; i++, from += 12, to += 16) {
    const x = load<f32>(from) - cx, y = load<f32>(from, 4) - cy, z = load<f32>(from, 8) - cz;
    store<f32>(to, x * rx + y * ry + z * rz + middle);
    store<f32>(to, x * ux + y * uy + z * uz + middle, 4);
    store<f32>(to, x * lx + y * ly + z * lz, 8);
  }
}

/** The box of triangles. */
export function boxShadowTriangles(from: i32, to: i32): void {
  const size = i32(uniform(SHADOW_SIZE)), edge = splat(f32(size));
  const indexes = buffer(INDEXES), flags = buffer(TRIANGLE_FLAGS), projected = buffer(SHADOW_PROJECTED);
  let least = edge, greatest = splat(-1);
  for (let triangle = from, index = indexes + usize(from) * 12; triangle < to; triangle++, index += 12) {
    if (load<u8>(flags + triangle) & (CASTS_NO_SHADOW | NOT_SOLID)) continue;
    const a = v128.load(projected + (usize(load<u32>(index)) << 4)), b = v128.load(projected + (usize(load<u32>(index, 4)) << 4)), c = v128.load(projected + (usize(load<u32>(index, 8)) << 4));
    const low = min4(a, min4(b, c)), high = max4(a, max4(b, c));
    // Beside the map.
    if (i32x4.bitmask(v128.or(f32x4.lt(high, splat(0)), f32x4.ge(low, edge))) & 3) continue;
    least = min4(least, low);
    greatest = max4(greatest, high);
  }
  boxLeft = i32(max<f32>(0, floor<f32>(f32x4.extract_lane(least, 0)))) & ~3;
  boxTop = i32(max<f32>(0, floor<f32>(f32x4.extract_lane(least, 1))));
  boxRight = f32x4.extract_lane(greatest, 0) < 0 ? -1 : min(size - 1, i32(ceil<f32>(min<f32>(f32(size), f32x4.extract_lane(greatest, 0)))) | 3);
  boxBottom = min(size - 1, i32(ceil<f32>(min<f32>(f32(size), f32x4.extract_lane(greatest, 1)))));
}

export function drawShadowTriangles(map: usize, from: i32, to: i32): void {
  const size = i32(uniform(SHADOW_SIZE));
  const edge = f32(size);
  const indexes = buffer(INDEXES);
  const flags = buffer(TRIANGLE_FLAGS);
  const projected = buffer(SHADOW_PROJECTED);
  const lanes = f32x4(0.5, 1.5, 2.5, 3.5);
  for (let triangle = from, index = indexes + usize(from) * 12; triangle < to; triangle++, index += 12) {
    if (load<u8>(flags + triangle) & (CASTS_NO_SHADOW | NOT_SOLID)) continue;
    const a = projected + (usize(load<u32>(index)) << 4);
    const b = projected + (usize(load<u32>(index, 4)) << 4);
    const c = projected + (usize(load<u32>(index, 8)) << 4);
    const ax = load<f32>(a), bx = load<f32>(b), cx = load<f32>(c);
    const lowX = min<f32>(ax, min<f32>(bx, cx)), highX = max<f32>(ax, max<f32>(bx, cx));
    if (highX < 0 || lowX >= edge) continue;
    const ay = load<f32>(a, 4), by = load<f32>(b, 4), cy = load<f32>(c, 4);
    const lowY = min<f32>(ay, min<f32>(by, cy)), highY = max<f32>(ay, max<f32>(by, cy));
    if (highY < 0 || lowY >= edge) continue;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (abs<f32>(area) < 1e-9) continue;
    const k = f32(1) / area;
    const az = load<f32>(a, 8), bz = load<f32>(b, 8), cz = load<f32>(c, 8);
    const zx = ((bz - az) * (cy - ay) - (cz - az) * (by - ay)) * k;
    const zy = ((cz - az) * (bx - ax) - (bz - az) * (cx - ax)) * k;
    // Edge functions as barycentric weights: u of corner a, v of corner b, w of corner c.
    const ux = (by - cy) * k, uy = (cx - bx) * k, vx = (cy - ay) * k, vy = (ax - cx) * k, wx = -ux - vx, wy = -uy - vy;
    const x0 = i32(max<f32>(0, floor<f32>(lowX))), x1 = i32(min<f32>(edge - 1, ceil<f32>(highX)));
    const y0 = i32(max<f32>(0, floor<f32>(lowY))), y1 = i32(min<f32>(edge - 1, ceil<f32>(highY)));
    const u1 = f32(-1) / ux, v1 = f32(-1) / vx, w1 = f32(-1) / wx;
    for (let y = y0; y <= y1; y++) {
      const dy = f32(y) + 0.5;
      const u0 = uy * (dy - cy) + SLACK, v0 = vy * (dy - cy) + SLACK, w0 = f32(1) + wy * (dy - cy) + SLACK;
      let start: f32 = f32(x0) + 0.5 - cx, end: f32 = f32(x1) + 0.5 - cx;
      if (ux > 0) start = max<f32>(start, u0 * u1); else if (ux < 0) end = min<f32>(end, u0 * u1); else if (u0 < 0) continue;
      if (vx > 0) start = max<f32>(start, v0 * v1); else if (vx < 0) end = min<f32>(end, v0 * v1); else if (v0 < 0) continue;
      if (wx > 0) start = max<f32>(start, w0 * w1); else if (wx < 0) end = min<f32>(end, w0 * w1); else if (w0 < 0) continue;
      if (!(start <= end)) continue;
      const first = i32(ceil<f32>(start + cx - 0.5)), last = min(size - 1, i32(floor<f32>(end + cx - 0.5)));
      const z0 = az + zy * (dy - ay);
      let x = max(0, first) & ~3;
      let at = map + (usize(y * size + x) << 2);
      for (; x <= last; x += 4, at += 16) {
        const px = add4(lanes, splat(f32(x)));
        const inside = v128.and(f32x4.gt(px, splat(f32(first))), f32x4.lt(px, splat(f32(last + 1))));
        const depth = madd4(sub4(px, splat(ax)), splat(zx), splat(z0));
        const old = v128.load(at);
        v128.store(at, select4(inside, max4(old, depth), old));
      }
    }
  }
}

/** Blocks that a soft edge reaches over. */
export function shadowReach(): i32 { return (i32(ceil<f32>(uniform(SHADOW_RADIUS))) + 8) >> 3; }

@inline function least(four: v128): f32 {
  return min<f32>(min<f32>(f32x4.extract_lane(four, 0), f32x4.extract_lane(four, 1)), min<f32>(f32x4.extract_lane(four, 2), f32x4.extract_lane(four, 3)));
}
@inline function greatest(four: v128): f32 {
  return max<f32>(max<f32>(f32x4.extract_lane(four, 0), f32x4.extract_lane(four, 1)), max<f32>(f32x4.extract_lane(four, 2), f32x4.extract_lane(four, 3)));
}

/** Least and greatest depth of those blocks of 8x8 texels that a box touches. */
export function measureShadowBlocks(left: i32, top: i32, right: i32, bottom: i32): void {
  const size = i32(uniform(SHADOW_SIZE)), blocks = size >> 3;
  const map = buffer(SHADOW_MAP);
  for (let y = top >> 3; y <= bottom >> 3; y++) {
    for (let x = left >> 3; x <= right >> 3; x++) {
      let low = splat(1e9), high = splat(NOTHING);
      let at = map + (usize(y * 8 * size + x * 8) << 2);
      for (let row = 0; row < 8; row++, at += usize(size) << 2) {
        const a = v128.load(at), b = v128.load(at, 16);
        low = min4(low, min4(a, b));
        high = max4(high, max4(a, b));
      }
      const to = buffer(SHADOW_BLOCKS) + (usize(y * blocks + x) << 3);
      store<f32>(to, least(low));
      store<f32>(to, greatest(high), 4);
    }
  }
}

/** Widens the ranges around a box so that every tap of a soft edge is inside: along rows into `scratch`, then along columns. */
export function widenShadowRanges(scratch: usize, left: i32, top: i32, right: i32, bottom: i32): void {
  const blocks = i32(uniform(SHADOW_SIZE)) >> 3, reach = shadowReach();
  const x0 = max(0, (left >> 3) - reach), x1 = min(blocks - 1, (right >> 3) + reach), y0 = max(0, (top >> 3) - reach), y1 = min(blocks - 1, (bottom >> 3) + reach);
  const raw = buffer(SHADOW_BLOCKS), ranges = buffer(SHADOW_RANGES);
  for (let y = max(0, y0 - reach); y <= min(blocks - 1, y1 + reach); y++) {
    for (let x = x0; x <= x1; x++) spreadRange(raw + (usize(y * blocks) << 3), scratch + (usize(y * blocks + x) << 3), max(0, x - reach), min(blocks - 1, x + reach), 8);
  }
  const stride = usize(blocks) << 3;
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) spreadRange(scratch + (usize(x) << 3), ranges + (usize(y * blocks + x) << 3), max(0, y - reach), min(blocks - 1, y + reach), stride);
  }
}

@inline function spreadRange(from: usize, to: usize, first: i32, last: i32, stride: usize): void {
  let low = splat(1e9), high = splat(NOTHING);
  for (let k = first; k <= last; k++) {
    const range = v128.load64_splat(from + usize(k) * stride);
    low = min4(low, range);
    high = max4(high, range);
  }
  store<f32>(to, f32x4.extract_lane(low, 0));
  store<f32>(to, f32x4.extract_lane(high, 1), 4);
}

@inline function tap(map: usize, x: f32, y: f32, size: i32, depth: f32): i32 {
  return i32(load<f32>(map + (usize(i32(y) * size + i32(x)) << 2)) <= depth);
}

/** Share of the sun a point gets, 0..1; x and y in texels. `turn` (0..15) rotates the taps. `isFine`: among leaves and grass four taps do. Beyond the map it is lit. */
export function sunlight(x: f32, y: f32, depth: f32, turn: i32, isFine: bool): f32 {
  const size = i32(uniform(SHADOW_SIZE));
  const radius = uniform(SHADOW_RADIUS);
  const inside = min<f32>(min<f32>(x, y), min<f32>(f32(size) - x, f32(size) - y)) - radius - 2;
  if (!(inside > 0)) return 1;
  const range = buffer(SHADOW_RANGES) + (usize((i32(y) >> 3) * (size >> 3) + (i32(x) >> 3)) << 3);
  if (load<f32>(range, 4) <= depth) return 1;
  const map = buffer(SHADOW_MAP);
  let lit: f32 = 0;
  if (load<f32>(range) <= depth) {
    const taps = buffer(SHADOW_TAPS) + (usize(turn) << 7);
    const c = load<f32>(taps) * radius, s = load<f32>(taps, 4) * radius;
    let sum = tap(map, x + c, y + s, size, depth) + tap(map, x - c, y - s, size, depth) + tap(map, x - s, y + c, size, depth) + tap(map, x + s, y - c, size, depth);
    // Four taps on the rim and one in the middle that agree decide alone.
    const middle = sum == 0 || sum == 4 ? tap(map, x, y, size, depth) : -1;
    if (middle >= 0 && middle == sum >> 2) lit = f32(middle);
    else if (isFine) lit = f32(sum) * 0.25;
    else {
      for (let i: usize = 8; i < 104; i += 8) sum += tap(map, x + load<f32>(taps + i) * radius, y + load<f32>(taps + i, 4) * radius, size, depth);
      lit = f32(sum) / 16;
    }
  }
  const fade = inside * 10 / f32(size);
  return fade >= 1 ? lit : f32(1) + (lit - 1) * fade;
}
