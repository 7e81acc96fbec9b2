/** Which triangle each sample sees: nearest 1 / depth wins. */

import { buffer, uniform } from './buffers';
import { BLOCK_DEPTHS, INDEXES, MIRROR_NORMAL, MIRROR_OFFSET, NOT_MIRRORED, NOT_SOLID, POSITIONS, TRIANGLE_FLAGS, TWO_SIDED } from './layout';
import { blockState, clearBlock, expandBlock, sampleOffset } from './samples';
import { add4, madd4, max4, min4, mul4, select4, splat, sub4 } from './simd';

const NEAR: f32 = 0.05;
/** Larger coordinates on the screen lose too much in single precision. */
const GUARD_BAND: f32 = 20000;
/** Of four rows: first sample, last sample. */
const spans: usize = memory.data(32, 16);

/** Without a branch: whether a sample of a triangle's edge is nearer is hard to foretell. */
@inline function plot(at: usize, depth: v128, covered: v128, triangle: v128): void {
  const old = v128.load(at);
  const nearer = v128.and(covered, f32x4.gt(depth, old));
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

/** Rounding of depths in single precision. */
const SLOP: f32 = 1e-5;

/** A triangle that covers a block. `known`: what is known of its depths; `first`, `across`, `down`: of the triangle's. */
@inline function coverBlock(at: usize, plane: usize, known: f32, triangle: i32, first: f32, across: f32, down: f32, farthest: f32): void {
  const state = blockState(plane);
  if (known < 0 || (state >= 0 && farthest > nearestOf(plane))) {
    v128.store(plane, f32x4.replace_lane(f32x4.replace_lane(f32x4.replace_lane(i32x4.splat(triangle), 1, first), 2, across), 3, down));
    return;
  }
  if (state >= 0) expandBlock(at, plane);
  const name = i32x4.splat(triangle), step = splat(down);
  const row0 = madd4(f32x4(0, 1, 2, 3), splat(across), splat(first)), row1 = add4(row0, step), row2 = add4(row1, step);
  plotAll(at, row0, name);
  plotAll(at + 16, row1, name);
  plotAll(at + 32, row2, name);
  plotAll(at + 48, add4(row2, step), name);
}

/** 1 / depth of the nearest sample of a block of one triangle. */
@inline function nearestOf(plane: usize): f32 {
  const across = load<f32>(plane, 8), down = load<f32>(plane, 12);
  return (load<f32>(plane, 4) + (across > 0 ? across * 3 : 0) + (down > 0 ? down * 3 : 0)) * (1 + SLOP);
}

/** Before a triangle that covers a part of it. */
@inline function makeSamples(at: usize, plane: usize, far: usize, known: f32): void {
  if (known < 0) {
    clearBlock(at, plane);
    store<f32>(far, 0);
  } else if (blockState(plane) >= 0) expandBlock(at, plane);
}

/** Where the depth of a block of the rows from `fromRow` on is kept. */
@inline function blockDepth(block: i32, row: i32, fromRow: i32, width: i32): usize {
  return buffer(BLOCK_DEPTHS) + (usize(((row - fromRow) >> 2) * (width >> 2) + block) << 2);
}

@inline function planeOf(planes: usize, far: usize): usize { return planes + ((far - buffer(BLOCK_DEPTHS)) << 2); }

/** The samples [first, last] of four; `x`: numbers of the four. */
@inline function plotSpan(at: usize, depth: v128, x: v128, first: v128, last: v128, triangle: v128): void {
  plot(at, depth, v128.and(f32x4.ge(x, first), f32x4.le(x, last)), triangle);
}

@inline function lane0(four: v128): v128 { return i32x4.shuffle(four, four, 0, 0, 0, 0); }
@inline function lane1(four: v128): v128 { return i32x4.shuffle(four, four, 1, 1, 1, 1); }
@inline function lane2(four: v128): v128 { return i32x4.shuffle(four, four, 2, 2, 2, 2); }
@inline function lane3(four: v128): v128 { return i32x4.shuffle(four, four, 3, 3, 3, 3); }
@inline function least(four: v128): f32 {
  const two = min4(four, i64x2.shuffle(four, four, 1, 0));
  return f32x4.extract_lane(min4(two, lane1(two)), 0);
}
@inline function greatest(four: v128): f32 {
  const two = max4(four, i64x2.shuffle(four, four, 1, 0));
  return f32x4.extract_lane(max4(two, lane1(two)), 0);
}

@inline function isBehind(position: usize): bool {
  return load<f32>(position) * uniform(MIRROR_NORMAL) + load<f32>(position, 4) * uniform(MIRROR_NORMAL + 1) + load<f32>(position, 8) * uniform(MIRROR_NORMAL + 2) < uniform(MIRROR_OFFSET);
}

/** Triangles [from, to) into the rows [fromRow, toRow) of samples; `planes`: of the blocks of these rows. `flip`: mirrored, what lies behind the mirror is left out. */
export function rasterTriangles(samples: usize, planes: usize, projected: usize, width: i32, fromRow: i32, toRow: i32, from: i32, to: i32, flip: bool): void {
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
      rasterLargeTriangle(samples, planes, width, fromRow, toRow, a, b, c, triangle, (flag & TWO_SIDED) != 0, flip);
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
    const nearest = f32x4.extract_lane(high, 3) * (1 + SLOP);
    const name = i32x4.splat(triangle);
    const firstBlock = x0 >> 2, lastBlock = x1 >> 2;
    if (lastBlock - firstBlock < 2 || (lastBlock - firstBlock < 4 && y1 - y0 < 8)) {
      // Grass, fur and other small things: few vectors a row, no spans.
      const stepY0 = splat(dy0), stepY1 = splat(dy1), stepY2 = splat(dy2), stepZ = splat(zy);
      for (let block = firstBlock; block <= lastBlock; block++) {
        const dx = add4(lanes, splat(f32(block * 4 - x0)));
        const start0 = madd4(dx, splat(dx0), splat(e0)), start1 = madd4(dx, splat(dx1), splat(e1)), start2 = madd4(dx, splat(dx2), splat(e2));
        const startDepth = madd4(dx, splat(zx), splat(z));
        let far = blockDepth(block, y0, fromRow, width), at = samples + sampleOffset(block << 2, y0 & ~3, width);
        for (let top = y0; top <= y1; top = (top | 3) + 1, far += usize(width), at += blockRow) {
          const known = load<f32>(far);
          if (nearest <= known) continue;
          let isMade = false;
          const below = splat(f32(top - y0));
          let v0 = madd4(below, stepY0, start0), v1 = madd4(below, stepY1, start1), v2 = madd4(below, stepY2, start2);
          let depth = madd4(below, stepZ, startDepth);
          for (let y = top, end = min(y1, top | 3); y <= end; y++) {
            const inside = f32x4.ge(min4(v0, min4(v1, v2)), splat(0));
            if (v128.any_true(inside)) {
              if (!isMade) {
                makeSamples(at, planeOf(planes, far), far, known);
                isMade = true;
              }
              plot(at + (usize(y & 3) << 4), depth, inside, name);
            }
            v0 = add4(v0, stepY0);
            v1 = add4(v1, stepY1);
            v2 = add4(v2, stepY2);
            depth = add4(depth, stepZ);
          }
        }
      }
      continue;
    }
    // Spans of the four rows of a block at once.
    const r0 = splat(f32(-1) / dx0), r1 = splat(f32(-1) / dx1), r2 = splat(f32(-1) / dx2);
    const nothing = splat(-1), span = splat(f32(x1 - x0)), slope = splat(zx);
    const aligned = y0 & ~3;
    let rows = add4(lanes, splat(f32(aligned - y0)));
    const lastRow = splat(f32(y1 - y0));
    let v0 = madd4(rows, splat(dy0), splat(e0)), v1 = madd4(rows, splat(dy1), splat(e1)), v2 = madd4(rows, splat(dy2), splat(e2));
    let rowDepths = madd4(rows, splat(zy), splat(z));
    // From the first sample of a block to its nearest and farthest one.
    const nearer = (zx > 0 ? zx * 3 : 0) + (zy > 0 ? zy * 3 : 0), farther = zx * 3 + zy * 3 - nearer;
    for (let top = aligned; top <= y1; top += 4) {
      let start = splat(0), end = select4(v128.and(f32x4.ge(rows, splat(0)), f32x4.le(rows, lastRow)), span, nothing);
      if (dx0 > 0) start = max4(start, mul4(v0, r0)); else if (dx0 < 0) end = min4(end, mul4(v0, r0)); else end = select4(f32x4.lt(v0, splat(0)), nothing, end);
      if (dx1 > 0) start = max4(start, mul4(v1, r1)); else if (dx1 < 0) end = min4(end, mul4(v1, r1)); else end = select4(f32x4.lt(v1, splat(0)), nothing, end);
      if (dx2 > 0) start = max4(start, mul4(v2, r2)); else if (dx2 < 0) end = min4(end, mul4(v2, r2)); else end = select4(f32x4.lt(v2, splat(0)), nothing, end);
      const firsts = f32x4.ceil(start), lasts = f32x4.floor(end);
      const filled = f32x4.le(firsts, lasts);
      if (v128.any_true(filled)) {
        const first0 = lane0(firsts), first1 = lane1(firsts), first2 = lane2(firsts), first3 = lane3(firsts);
        const last0 = lane0(lasts), last1 = lane1(lasts), last2 = lane2(lasts), last3 = lane3(lasts);
        const depth0 = lane0(rowDepths), depth1 = lane1(rowDepths), depth2 = lane2(rowDepths), depth3 = lane3(rowDepths);
        // From where to where all four rows are covered: nowhere if one of them is empty.
        const inner = greatest(firsts), innerEnd = least(lasts) - 3;
        let block = (x0 + i32(least(select4(filled, firsts, span)))) & ~3;
        const end = x0 + i32(greatest(select4(filled, lasts, nothing)));
        const firstDepth = f32x4.extract_lane(rowDepths, 0);
        let at = samples + sampleOffset(block, top, width), far = blockDepth(block >> 2, top, fromRow, width);
        for (; block <= end; block += 4, at += 128, far += 4) {
          const left = f32(block - x0), first = firstDepth + left * zx, known = load<f32>(far);
          if ((first + nearer) * (1 + SLOP) <= known) continue;
          if (left >= inner && left <= innerEnd) {
            const farthest = (first + farther) * (1 - SLOP);
            coverBlock(at, planeOf(planes, far), known, triangle, first, zx, zy, farthest);
            if (farthest > known) store<f32>(far, farthest);
          } else {
            makeSamples(at, planeOf(planes, far), far, known);
            const x = add4(lanes, splat(left)), depth = mul4(x, slope);
            const row0 = add4(depth, depth0), row1 = add4(depth, depth1), row2 = add4(depth, depth2), row3 = add4(depth, depth3);
            plotSpan(at, row0, x, first0, last0, name);
            plotSpan(at + 16, row1, x, first1, last1, name);
            plotSpan(at + 32, row2, x, first2, last2, name);
            plotSpan(at + 48, row3, x, first3, last3, name);
          }
        }
      }
      rows = add4(rows, splat(4));
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
function rasterLargeTriangle(samples: usize, planes: usize, width: i32, fromRow: i32, toRow: i32, a: usize, b: usize, c: usize, triangle: i32, twoSided: bool, flip: bool): void {
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
  const nearer = f32(max(0, za * 3) + max(0, zb * 3)), farther = f32(min(0, za * 3) + min(0, zb * 3));
  const down1 = splat(f32(zb)), down2 = splat(f32(zb * 2)), down3 = splat(f32(zb * 3));
  for (let top = y0 & ~3; top < y1; top += 4) {
    v128.store(spans, splat(1));
    v128.store(spans, splat(0), 16);
    const base = zb * (f64(top) + 0.5) + zc;
    // 1 / depth is a plane: if both ends of every row are beyond the near plane, all is.
    let isBeyond = true;
    for (let y = max(top, y0); y < min(top + 4, y1); y++) {
      const centre = f64(y) + 0.5;
      let start = 0.5, end = f64(width) - 0.5;
      const k0 = b0 * centre + c0, k1 = b1 * centre + c1, k2 = b2 * centre + c2;
      if (a0 > 0) start = max(start, -k0 / a0); else if (a0 < 0) end = min(end, -k0 / a0); else if (k0 < 0) continue;
      if (a1 > 0) start = max(start, -k1 / a1); else if (a1 < 0) end = min(end, -k1 / a1); else if (k1 < 0) continue;
      if (a2 > 0) start = max(start, -k2 / a2); else if (a2 < 0) end = min(end, -k2 / a2); else if (k2 < 0) continue;
      if (!(start <= end)) continue;
      const first = i32(ceil(start - 0.5)), last = i32(floor(end - 0.5));
      const row = zb * centre + zc;
      isBeyond = isBeyond && max(za * (f64(first & ~3) + 0.5) + row, za * (f64(last | 3) + 0.5) + row) < f64(1) / f64(NEAR);
      const to = spans + (usize(y - top) << 2);
      store<f32>(to, f32(first));
      store<f32>(to, f32(last), 16);
    }
    const firsts = v128.load(spans), lasts = v128.load(spans, 16), filled = f32x4.le(firsts, lasts);
    if (!v128.any_true(filled)) continue;
    const first0 = lane0(firsts), first1 = lane1(firsts), first2 = lane2(firsts), first3 = lane3(firsts);
    const last0 = lane0(lasts), last1 = lane1(lasts), last2 = lane2(lasts), last3 = lane3(lasts);
    const inner = i32(greatest(firsts)), innerEnd = isBeyond ? i32(least(lasts)) - 3 : -1;
    const end = i32(greatest(select4(filled, lasts, splat(-1))));
    let block = i32(least(select4(filled, firsts, splat(f32(width))))) & ~3;
    let at = samples + sampleOffset(block, top, width), far = blockDepth(block >> 2, top, fromRow, width);
    for (; block <= end; block += 4, at += 128, far += 4) {
      const first = f32(za * (f64(block) + 0.5) + base), known = load<f32>(far);
      if ((first + nearer) * (1 + SLOP) <= known) continue;
      if (block >= inner && block <= innerEnd) {
        const farthest = (first + farther) * (1 - SLOP);
        coverBlock(at, planeOf(planes, far), known, triangle, first, f32(za), f32(zb), farthest);
        if (farthest > known) store<f32>(far, farthest);
        continue;
      }
      makeSamples(at, planeOf(planes, far), far, known);
      const depth0 = madd4(lanes, slope, splat(first));
      const depth1 = add4(depth0, down1), depth2 = add4(depth0, down2), depth3 = add4(depth0, down3);
      const x = add4(lanes, splat(f32(block)));
      plotNear(at, depth0, nearest, x, first0, last0, name);
      plotNear(at + 16, depth1, nearest, x, first1, last1, name);
      plotNear(at + 32, depth2, nearest, x, first2, last2, name);
      plotNear(at + 48, depth3, nearest, x, first3, last3, name);
    }
  }
}

/** As `plotSpan`, of what lies beyond the near plane. */
@inline function plotNear(at: usize, depth: v128, nearest: v128, x: v128, first: v128, last: v128, triangle: v128): void {
  plot(at, depth, v128.and(f32x4.lt(depth, nearest), v128.and(f32x4.ge(x, first), f32x4.le(x, last))), triangle);
}
