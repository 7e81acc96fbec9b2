/** Which triangle each sample sees: nearest 1 / depth wins. */

import { buffer, uniform } from './buffers';
import { INDEXES, MIRROR_NORMAL, MIRROR_OFFSET, NOT_MIRRORED, NOT_SOLID, POSITIONS, TRIANGLE_FLAGS, TWO_SIDED } from './layout';
import { sampleOffset } from './samples';
import { add4, madd4, max4, min4, mul4, select4, splat, sub4, toInt4 } from './simd';

const NEAR: f32 = 0.05;
/** Larger coordinates on the screen lose too much in single precision. */
const GUARD_BAND: f32 = 20000;
/** Of four rows: first sample, last sample, 1 / depth at the first column of the box. */
const spans: usize = memory.data(48, 16);

@inline function plot(at: usize, depth: v128, covered: v128, triangle: v128): void {
  const old = v128.load(at);
  const nearer = v128.and(covered, f32x4.gt(depth, old));
  if (!v128.any_true(nearer)) return;
  v128.store(at, select4(nearer, depth, old));
  v128.store(at, select4(nearer, triangle, v128.load(at, 64)), 64);
}

/** Four samples that are all covered. */
@inline function plotAll(at: usize, depth: v128, triangle: v128): void {
  const old = v128.load(at);
  const nearer = f32x4.gt(depth, old);
  if (!v128.any_true(nearer)) return;
  v128.store(at, select4(nearer, depth, old));
  v128.store(at, select4(nearer, triangle, v128.load(at, 64)), 64);
}

@inline function isBehind(position: usize): bool {
  return load<f32>(position) * uniform(MIRROR_NORMAL) + load<f32>(position, 4) * uniform(MIRROR_NORMAL + 1) + load<f32>(position, 8) * uniform(MIRROR_NORMAL + 2) < uniform(MIRROR_OFFSET);
}

/** Triangles [from, to) into the rows [fromRow, toRow) of samples. `flip`: mirrored, what lies behind the mirror is left out. */
export function rasterTriangles(samples: usize, projected: usize, width: i32, fromRow: i32, toRow: i32, from: i32, to: i32, flip: bool): void {
  const indexes = buffer(INDEXES);
  const flags = buffer(TRIANGLE_FLAGS);
  const positions = buffer(POSITIONS);
  const skipped = flip ? NOT_SOLID | NOT_MIRRORED : NOT_SOLID;
  const lanes = f32x4(0, 1, 2, 3);
  const leftTop = f32x4(0, f32(fromRow), 0, 0), rightBottom = f32x4(f32(width), f32(toRow), 0, 0), half = splat(0.5);
  const blockRow = usize(width >> 2) << 7;
  for (let triangle = from, index = indexes + usize(from) * 12; triangle < to; triangle++, index += 12) {
    const ia = load<u32>(index), ib = load<u32>(index, 4), ic = load<u32>(index, 8);
    const a = projected + (usize(ia) << 4), b = projected + (usize(ib) << 4), c = projected + (usize(ic) << 4);
    const va = v128.load(a), vb = v128.load(b), vc = v128.load(c);
    const low = min4(va, min4(vb, vc)), high = max4(va, max4(vb, vc));
    const isBefore = f32x4.extract_lane(low, 2) > NEAR;
    // First and last sample, across and down.
    const first2 = f32x4.ceil(sub4(max4(low, leftTop), half)), last2 = f32x4.floor(sub4(min4(high, rightBottom), half));
    if (isBefore) {
      if (i32x4.bitmask(f32x4.lt(last2, first2)) & 3) continue;
    } else if (!(f32x4.extract_lane(high, 2) > NEAR)) continue;
    const flag = load<u8>(flags + triangle);
    if (flag & skipped) continue;
    if (flip && isBehind(positions + ia * 12) && isBehind(positions + ib * 12) && isBehind(positions + ic * 12)) continue;
    if (!isBefore || (i32x4.bitmask(v128.or(f32x4.lt(low, splat(-GUARD_BAND)), f32x4.gt(high, splat(GUARD_BAND)))) & 3)) {
      rasterLargeTriangle(samples, width, fromRow, toRow, a, b, c, triangle, (flag & TWO_SIDED) != 0, flip);
      continue;
    }
    const ax = f32x4.extract_lane(va, 0), ay = f32x4.extract_lane(va, 1);
    let bx = f32x4.extract_lane(vb, 0), by = f32x4.extract_lane(vb, 1), cx = f32x4.extract_lane(vc, 0), cy = f32x4.extract_lane(vc, 1);
    let area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area == 0) continue;
    if (!(flag & TWO_SIDED) && (flip ? area < 0 : area > 0)) continue;
    const x0 = i32(f32x4.extract_lane(first2, 0)), x1 = i32(f32x4.extract_lane(last2, 0));
    const y0 = i32(f32x4.extract_lane(first2, 1)), y1 = i32(f32x4.extract_lane(last2, 1));
    const za = f32x4.extract_lane(va, 3);
    let zb = f32x4.extract_lane(vb, 3), zc = f32x4.extract_lane(vc, 3);
    if (area < 0) {
      area = -area;
      let swap = bx; bx = cx; cx = swap;
      swap = by; by = cy; cy = swap;
      swap = zb; zb = zc; zc = swap;
    }
    const inverseArea = f32(1) / area;
    const zx = ((zb - za) * (cy - ay) - (zc - za) * (by - ay)) * inverseArea;
    const zy = ((zc - za) * (bx - ax) - (zb - za) * (cx - ax)) * inverseArea;
    const startX = f32(x0) + 0.5, startY = f32(y0) + 0.5;
    const dx0 = by - cy, dy0 = cx - bx, dx1 = cy - ay, dy1 = ax - cx, dx2 = ay - by, dy2 = bx - ax;
    const e0 = dy0 * (startY - by) + dx0 * (startX - bx);
    const e1 = dy1 * (startY - cy) + dx1 * (startX - cx);
    const e2 = dy2 * (startY - ay) + dx2 * (startX - ax);
    const z = za + zx * (startX - ax) + zy * (startY - ay);
    const name = i32x4.splat(triangle);
    const firstBlock = x0 >> 2, lastBlock = x1 >> 2;
    if (lastBlock - firstBlock < 2 || (lastBlock - firstBlock < 4 && y1 - y0 < 8)) {
      // Grass, fur and other small things: few vectors a row, no spans.
      const stepY0 = splat(dy0), stepY1 = splat(dy1), stepY2 = splat(dy2), stepZ = splat(zy);
      for (let block = firstBlock; block <= lastBlock; block++) {
        const dx = add4(lanes, splat(f32(block * 4 - x0)));
        let v0 = madd4(dx, splat(dx0), splat(e0)), v1 = madd4(dx, splat(dx1), splat(e1)), v2 = madd4(dx, splat(dx2), splat(e2));
        let depth = madd4(dx, splat(zx), splat(z));
        let at = samples + sampleOffset(block << 2, y0, width);
        for (let y = y0; y <= y1; y++) {
          const inside = f32x4.ge(min4(v0, min4(v1, v2)), splat(0));
          if (v128.any_true(inside)) plot(at, depth, inside, name);
          v0 = add4(v0, stepY0);
          v1 = add4(v1, stepY1);
          v2 = add4(v2, stepY2);
          depth = add4(depth, stepZ);
          at += 16;
          if ((y & 3) == 3) at += blockRow - 64;
        }
      }
      continue;
    }
    // Spans of four rows at once.
    const r0 = splat(f32(-1) / dx0), r1 = splat(f32(-1) / dx1), r2 = splat(f32(-1) / dx2);
    const nothing = splat(-1), span = splat(f32(x1 - x0)), step = splat(zx * 4);
    let v0 = madd4(lanes, splat(dy0), splat(e0)), v1 = madd4(lanes, splat(dy1), splat(e1)), v2 = madd4(lanes, splat(dy2), splat(e2));
    let rowDepths = madd4(lanes, splat(zy), splat(z));
    for (let top = y0; top <= y1; top += 4) {
      let start = splat(0), end = span;
      if (dx0 > 0) start = max4(start, mul4(v0, r0)); else if (dx0 < 0) end = min4(end, mul4(v0, r0)); else end = select4(f32x4.lt(v0, splat(0)), nothing, end);
      if (dx1 > 0) start = max4(start, mul4(v1, r1)); else if (dx1 < 0) end = min4(end, mul4(v1, r1)); else end = select4(f32x4.lt(v1, splat(0)), nothing, end);
      if (dx2 > 0) start = max4(start, mul4(v2, r2)); else if (dx2 < 0) end = min4(end, mul4(v2, r2)); else end = select4(f32x4.lt(v2, splat(0)), nothing, end);
      const firsts = f32x4.ceil(start), lasts = f32x4.floor(end);
      if (v128.any_true(f32x4.le(firsts, lasts))) {
        v128.store(spans, toInt4(firsts));
        v128.store(spans, toInt4(lasts), 16);
        v128.store(spans, rowDepths, 32);
        const rows = usize(min(4, y1 - top + 1)) << 2;
        for (let row: usize = 0; row < rows; row += 4) {
          const first = x0 + load<i32>(spans + row), last = x0 + load<i32>(spans + row, 16);
          if (first > last) continue;
          let x = first & ~3;
          let depth = madd4(add4(lanes, splat(f32(x - x0))), splat(zx), splat(load<f32>(spans + row, 32)));
          let at = samples + sampleOffset(x, top + i32(row >> 2), width);
          if (x < first) {
            plot(at, depth, v128.and(f32x4.ge(lanes, splat(f32(first - x))), f32x4.le(lanes, splat(f32(last - x)))), name);
            x += 4;
            at += 128;
            depth = add4(depth, step);
          }
          for (; x <= last - 3; x += 4, at += 128, depth = add4(depth, step)) plotAll(at, depth, name);
          if (x <= last) plot(at, depth, f32x4.le(lanes, splat(f32(last - x))), name);
        }
      }
      v0 = add4(v0, splat(dy0 * 4));
      v1 = add4(v1, splat(dy1 * 4));
      v2 = add4(v2, splat(dy2 * 4));
      rowDepths = add4(rowDepths, splat(zy * 4));
    }
  }
}

let boxLeft: f64 = 0, boxRight: f64 = 0, boxTop: f64 = 0, boxBottom: f64 = 0;

@inline function includePoint(x: f64, y: f64): void {
  boxLeft = min(boxLeft, x);
  boxRight = max(boxRight, x);
  boxTop = min(boxTop, y);
  boxBottom = max(boxBottom, y);
}

/** A corner in front of the eye, and where the edge to the next one passes the near plane. */
function includeEdge(xa: f64, ya: f64, wa: f64, xb: f64, yb: f64, wb: f64): void {
  const near: f64 = 0.05;
  if (wa > near) includePoint(xa / wa, ya / wa);
  if ((wa > near) != (wb > near)) {
    const t = (near - wa) / (wb - wa);
    includePoint((xa + (xb - xa) * t) / near, (ya + (yb - ya) * t) / near);
  }
}

/** Crosses the near plane or is very large: homogeneous edge functions in double precision, so nothing is clipped. */
function rasterLargeTriangle(samples: usize, width: i32, fromRow: i32, toRow: i32, a: usize, b: usize, c: usize, triangle: i32, twoSided: bool, flip: bool): void {
  const wa = f64(load<f32>(a, 8)), wb = f64(load<f32>(b, 8)), wc = f64(load<f32>(c, 8));
  const xa = f64(load<f32>(a)) * wa, ya = f64(load<f32>(a, 4)) * wa;
  const xb = f64(load<f32>(b)) * wb, yb = f64(load<f32>(b, 4)) * wb;
  const xc = f64(load<f32>(c)) * wc, yc = f64(load<f32>(c, 4)) * wc;
  boxLeft = 1e30;
  boxRight = -1e30;
  boxTop = 1e30;
  boxBottom = -1e30;
  includeEdge(xa, ya, wa, xb, yb, wb);
  includeEdge(xb, yb, wb, xc, yc, wc);
  includeEdge(xc, yc, wc, xa, ya, wa);
  if (boxRight < 0 || boxLeft > f64(width) || boxBottom < f64(fromRow) || boxTop > f64(toRow)) return;
  const y0 = i32(max(f64(fromRow), floor(boxTop))), y1 = i32(min(f64(toRow), ceil(boxBottom)));
  let a0 = yb * wc - wb * yc, b0 = wb * xc - xb * wc, c0 = xb * yc - yb * xc;
  const determinant = xa * a0 + ya * b0 + wa * c0;
  if (determinant == 0 || (!twoSided && (flip ? determinant < 0 : determinant > 0))) return;
  const k = 1 / determinant;
  a0 *= k;
  b0 *= k;
  c0 *= k;
  const a1 = (yc * wa - wc * ya) * k, b1 = (wc * xa - xc * wa) * k, c1 = (xc * ya - yc * xa) * k;
  const a2 = (ya * wb - wa * yb) * k, b2 = (wa * xb - xa * wb) * k, c2 = (xa * yb - ya * xb) * k;
  const za = a0 + a1 + a2, zb = b0 + b1 + b2, zc = c0 + c1 + c2;
  const lanes = f32x4(0, 1, 2, 3);
  const name = i32x4.splat(triangle);
  const nearest = splat(f32(1) / NEAR), slope = splat(f32(za));
  for (let y = y0; y < y1; y++) {
    const centre = f64(y) + 0.5;
    let start = 0.5, end = f64(width) - 0.5;
    const k0 = b0 * centre + c0, k1 = b1 * centre + c1, k2 = b2 * centre + c2;
    if (a0 > 0) start = max(start, -k0 / a0); else if (a0 < 0) end = min(end, -k0 / a0); else if (k0 < 0) continue;
    if (a1 > 0) start = max(start, -k1 / a1); else if (a1 < 0) end = min(end, -k1 / a1); else if (k1 < 0) continue;
    if (a2 > 0) start = max(start, -k2 / a2); else if (a2 < 0) end = min(end, -k2 / a2); else if (k2 < 0) continue;
    if (!(start <= end)) continue;
    const first = i32(ceil(start - 0.5)), last = i32(floor(end - 0.5));
    const base = zb * centre + zc;
    // 1 / depth is a plane: if both ends of the row are beyond the near plane, all is.
    const isBeyond = max(za * (f64(first & ~3) + 0.5) + base, za * (f64(last | 3) + 0.5) + base) < f64(1) / f64(NEAR);
    let at = samples + sampleOffset(first & ~3, y, width);
    for (let x = first & ~3; x <= last; x += 4, at += 128) {
      const depth = madd4(lanes, slope, splat(f32(za * (f64(x) + 0.5) + base)));
      if (isBeyond && x >= first && x + 3 <= last) {
        plotAll(at, depth, name);
        continue;
      }
      const inside = v128.and(f32x4.ge(lanes, splat(f32(first - x))), f32x4.le(lanes, splat(f32(last - x))));
      plot(at, depth, v128.and(inside, f32x4.lt(depth, nearest)), name);
    }
  }
}
