/** From visibility to colour: every distinct surface a pixel sees is shaded once, in tiles of 64x16 pixels, material by material. */

import { buffer, uniform } from './buffers';
import {
  BLOCK_HAS_SAMPLES, BLOCK_IS_EMPTY, BLOCK_PLANES, FOCUS_DISTANCE, FOCUS_SPARSE, FOG_COLOUR, LAMP_COUNT, MIRROR_PICTURE, MIRROR_SAMPLES, NOT_MIRRORED, PICTURE, PICTURE_DEPTH, PROJECTED, SAMPLES, SKY_PICTURE,
  TRIANGLE_FLAGS, TRIANGLE_KEYS,
} from './layout';
import { blockNumber, blockState, pictureTriangle, planePixels, planeRow, planeStep, sampleDepth, sampleOffset, samplesOf, sampleTriangle } from './samples';
import { clearBlocks, COARSE, FINE, fillBlock, finishBlock, interpolateBlock, kindOf, MIXED, setBlock, TILE_HEIGHT, TILE_WIDTH } from './shading-rate';
import { add4, madd4, max4, min4, mul4, select4, splat } from './simd';
import { chooseAllLamps, chooseLamps } from './surface/lamps';
import { clearMixed, listMixedBlocks, noteMixed, skyAt } from './mixed-block';
import { blurredBehind } from './post/depth-of-field';
import { MIRROR_BLUR, MIRROR_REACH } from './surface/reflection';
import { clearLists, push, shadeLists } from './work-items';

@inline function keyOf(triangle: i32): u32 { return load<u32>(buffer(TRIANGLE_KEYS) + (usize(triangle) << 2)); }
/** No key of a triangle is like it: for samples of the sky. */
const SKY_KEY: u32 = 0xfffffffe;
@inline function keyOrSky(triangle: i32): u32 { return triangle < 0 ? SKY_KEY : keyOf(triangle); }

/** Two samples that look alike: same thing, material, colour and side, at like depth. They share a shade. */
@inline function shareShade(first: u32, second: u32, a: usize, b: usize): bool {
  if (first != second) return false;
  return (first & 1) != 0 || abs<f32>(sampleDepth(a) - sampleDepth(b)) <= sampleDepth(a) * 0.02;
}

/** Whether all sixteen samples of a block show this triangle. */
@inline function isOne(block: usize, first: i32): bool { return samplesOf(block + 64, first) == 0xffff; }

/** All sixteen samples of a block look alike. */
function isUniform(block: usize, first: i32): bool {
  let left = samplesOf(block + 64, first) ^ 0xffff;
  if (!left) return true;
  const key = keyOf(first);
  if (key & 1) return false;
  const d0 = v128.load(block), d1 = v128.load(block, 16), d2 = v128.load(block, 32), d3 = v128.load(block, 48);
  const low = min4(min4(d0, d1), min4(d2, d3)), high = max4(max4(d0, d1), max4(d2, d3));
  const nearest = max<f32>(max<f32>(f32x4.extract_lane(high, 0), f32x4.extract_lane(high, 1)), max<f32>(f32x4.extract_lane(high, 2), f32x4.extract_lane(high, 3)));
  if (v128.any_true(f32x4.lt(low, splat(nearest * 0.96)))) return false;
  // Triangle by triangle: mostly there are two.
  while (left) {
    const other = load<i32>(block + (usize(ctz(left)) << 2), 64);
    if (other < 0 || keyOf(other) != key) return false;
    left &= ~samplesOf(block + 64, other);
  }
  return true;
}

let coarseShading: bool = false;
let isSparse: bool = false;

/** Rows from a multiple of 16 on. Of a block of 2x2 pixels of one surface at most the diagonal is shaded; `coarse`: at most its middle. */
export function shadePicture(width: i32, height: i32, fromRow: i32, toRow: i32, coarse: bool): void {
  coarseShading = coarse;
  isSparse = uniform(FOCUS_SPARSE) != 0;
  for (let y = fromRow; y < toRow; y += TILE_HEIGHT) {
    for (let x = 0; x < width; x += TILE_WIDTH) {
      clearBlocks();
      clearLists();
      listTile(x, y, width, height);
      listMixedBlocks(x, y, width, height);
      chooseTileLamps(x, y, false);
      shadeTileLists(width);
      if (listBlocksBetween(x, y, width, height)) shadeTileLists(width);
      if (coarse) continue;
      if (listSecondPixels(x, y, width, height)) shadeTileLists(width);
      fillDiagonals(x, y, width, height);
    }
  }
}

/** Least and greatest 1 / depth of a tile, 0 in the sky left out of the least. */
const range: usize = memory.data(32, 16);

/** Lamps that reach what a tile of the picture or of the mirrored one shows. */
function chooseTileLamps(left: i32, top: i32, isMirror: bool): void {
  if (uniform(LAMP_COUNT) == 0) return chooseAllLamps();
  const low = v128.load(range), high = v128.load(range, 16);
  const nearest = max<f32>(max<f32>(f32x4.extract_lane(high, 0), f32x4.extract_lane(high, 1)), max<f32>(f32x4.extract_lane(high, 2), f32x4.extract_lane(high, 3)));
  const farthest = min<f32>(min<f32>(f32x4.extract_lane(low, 0), f32x4.extract_lane(low, 1)), min<f32>(f32x4.extract_lane(low, 2), f32x4.extract_lane(low, 3)));
  const unit: f32 = isMirror ? 2 : 1;
  // A pixel's middle may lie a little before or behind its samples.
  chooseLamps(f32(left) * unit, f32(left + TILE_WIDTH) * unit, f32(top) * unit, f32(top + TILE_HEIGHT) * unit, f32(0.9) / max<f32>(nearest, 1e-6), f32(1.1) / min<f32>(farthest, 1e6), isMirror);
}

@inline function nearerThanSky(depth: v128): v128 { return select4(f32x4.gt(depth, splat(0)), depth, splat(1e9)); }

/** The range of depths of a tile of the mirrored picture. */
function measureMirrorTile(left: i32, top: i32, width: i32, height: i32): void {
  let low = splat(1e9), high = splat(0);
  for (let y = top; y < min(height, top + TILE_HEIGHT); y += 4) {
    let block = buffer(MIRROR_SAMPLES) + sampleOffset(left, y, width);
    for (let x = left; x < min(width, left + TILE_WIDTH); x += 4, block += 128) {
      for (let row: usize = 0; row < 64; row += 16) {
        const depth = v128.load(block + row);
        high = max4(high, depth);
        low = min4(low, nearerThanSky(depth));
      }
    }
  }
  v128.store(range, low);
  v128.store(range, high, 16);
}

@inline function shadeTileLists(width: i32): void {
  shadeLists(buffer(PROJECTED), buffer(PICTURE), width, 2, false);
  clearLists();
}

@inline function isBlack(column: i32, row: i32): bool { return ((column + row) & 1) != 0; }

/** The first pixel of a block of one surface, or its middle for all four. `number`: of the block in the picture. */
function listBlock(kind: u8, number: usize, x: i32, y: i32, width: i32, height: i32): void {
  const pixel = y * width + x;
  const state = blockState(buffer(BLOCK_PLANES) + (number << 4)), block = buffer(SAMPLES) + (number << 7);
  if (kind == FINE) {
    if (state >= 0) push(state, f32(x * 2) + 1, f32(y * 2) + 1, pixel, 5);
    else listPixel(block, x, y, pixel, width, height);
    return;
  }
  if (state >= 0) return push(state, f32(x * 2) + 2, f32(y * 2) + 2, pixel, 7);
  // The middle may lie far outside a small triangle: then its own sample counts.
  const first = load<i32>(block, 64);
  const middle: f32 = isOne(block, first) ? 2 : 0.5;
  push(first, f32(x * 2) + middle, f32(y * 2) + middle, pixel, 7);
}

/** Black fields that their neighbours do not tell. */
function listBlocksBetween(left: i32, top: i32, width: i32, height: i32): bool {
  const picture = buffer(PICTURE), stride = usize(width) << 4;
  let any = false;
  for (let y = top, row = 0; y < min(height, top + TILE_HEIGHT); y += 2, row++) {
    for (let column = (row & 1) ^ 1, x = left + column * 2; x < min(width, left + TILE_WIDTH); x += 4, column += 2) {
      const kind = kindOf(column, row);
      if (kind == MIXED) continue;
      const at = picture + (usize(y * width + x) << 4);
      if (interpolateBlock(column, row, at, stride)) {
        if (kind == COARSE) {
          const colour = v128.load(at);
          v128.store(at, colour, 16);
          v128.store(at + stride, colour);
          v128.store(at + stride, colour, 16);
        }
        continue;
      }
      listBlock(kind, blockNumber(x, y, width), x, y, width, height);
      any = true;
    }
  }
  return any;
}

/** The pixel opposite the first one where light is not even. */
function listSecondPixels(left: i32, top: i32, width: i32, height: i32): bool {
  const samples = buffer(SAMPLES), planes = buffer(BLOCK_PLANES), picture = buffer(PICTURE), stride = usize(width) << 4;
  let any = false;
  for (let y = top, row = 0; y < min(height, top + TILE_HEIGHT); y += 2, row++) {
    for (let x = left, column = 0; x < min(width, left + TILE_WIDTH); x += 2, column++) {
      if (kindOf(column, row) != FINE) continue;
      const pixel = y * width + x;
      if (fillBlock(column, row, picture + (usize(pixel) << 4), stride)) {
        finishBlock(column, row);
        continue;
      }
      const number = blockNumber(x, y, width), state = blockState(planes + (number << 4));
      if (state >= 0) push(state, f32(x * 2) + 3, f32(y * 2) + 3, pixel + width + 1, 5);
      else listPixel(samples + (number << 7) + 40, x + 1, y + 1, pixel + width + 1, width, height);
      any = true;
    }
  }
  return any;
}

/** The other two pixels of a block are the mean of its diagonal. */
function fillDiagonals(left: i32, top: i32, width: i32, height: i32): void {
  const picture = buffer(PICTURE), stride = usize(width) << 4;
  for (let y = top, row = 0; y < min(height, top + TILE_HEIGHT); y += 2, row++) {
    for (let x = left, column = 0; x < min(width, left + TILE_WIDTH); x += 2, column++) {
      if (kindOf(column, row) != FINE) continue;
      const at = picture + (usize(y * width + x) << 4);
      const mean = mul4(add4(v128.load(at), v128.load(at + stride, 16)), splat(0.5));
      v128.store(at, mean, 16);
      v128.store(at + stride, mean);
    }
  }
}

@inline function clearPixels(at: usize, row: usize): void {
  const black = splat(0);
  v128.store(at, black);
  v128.store(at, black, 16);
  v128.store(at + row, black);
  v128.store(at + row, black, 16);
}

/** A block of one surface; `four`: depths of its pixels. */
@inline function listUniform(number: usize, triangle: i32, four: v128, blurred: f32, x: i32, y: i32, left: i32, top: i32, width: i32, height: i32): void {
  const isBlurred = !v128.any_true(f32x4.gt(four, splat(blurred)));
  const kind = coarseShading || isBlurred ? COARSE : FINE;
  const column = (x - left) >> 1, row = (y - top) >> 1;
  if (isBlurred && isSparse && isBlack(column, row)) return clearPixels(buffer(PICTURE) + (usize(y * width + x) << 4), usize(width) << 4);
  setBlock(column, row, kind, keyOf(triangle));
  if (!isBlack(column, row)) listBlock(kind, number, x, y, width, height);
}

/** A block of 4x4 samples is 2x2 pixels. Most show one surface; the others are looked at pixel by pixel. */
function listTile(left: i32, top: i32, width: i32, height: i32): void {
  const samples = buffer(SAMPLES), planes = buffer(BLOCK_PLANES), picture = buffer(PICTURE), depths = buffer(PICTURE_DEPTH);
  const right = min(width, left + TILE_WIDTH), bottom = min(height, top + TILE_HEIGHT);
  const row = usize(width) << 4;
  const focus = uniform(FOCUS_DISTANCE);
  // Behind this depth only even pixels are looked at, of a wide blur only in the white fields of a chessboard of blocks: it reads no others.
  const blurred = blurredBehind(focus);
  const black = splat(0);
  clearMixed();
  let low = splat(1e9), high = splat(0);
  for (let y = top; y < bottom; y += 2) {
    let number = blockNumber(left, y, width);
    for (let x = left, column = 0; x < right; x += 2, column += 2, number++) {
      const block = samples + (number << 7), plane = planes + (number << 4), state = blockState(plane);
      const pixel = y * width + x;
      const to = picture + (usize(pixel) << 4), depth = depths + (usize(pixel) << 2);
      if (state >= 0) {
        const four = planePixels(plane);
        v128.store64_lane(depth, four, 0);
        v128.store64_lane(depth + (usize(width) << 2), four, 1);
        const d0 = planeRow(plane), d3 = madd4(planeStep(plane), splat(3), d0);
        high = max4(high, max4(d0, d3));
        low = min4(low, min4(d0, d3));
        listUniform(number, state, four, blurred, x, y, left, top, width, height);
        continue;
      }
      clearPixels(to, row);
      let d0 = black, d1 = black, d2 = black, d3 = black, first = BLOCK_IS_EMPTY;
      if (state == BLOCK_HAS_SAMPLES) {
        d0 = v128.load(block);
        d1 = v128.load(block, 16);
        d2 = v128.load(block, 32);
        d3 = v128.load(block, 48);
        first = load<i32>(block, 64);
        high = max4(high, max4(max4(d0, d1), max4(d2, d3)));
        low = min4(low, min4(min4(nearerThanSky(d0), nearerThanSky(d1)), min4(nearerThanSky(d2), nearerThanSky(d3))));
      }
      // The nearer of two samples of each pixel.
      const four = max4(i32x4.shuffle(d0, d2, 0, 2, 4, 6), i32x4.shuffle(d1, d3, 1, 3, 5, 7));
      v128.store64_lane(depth, four, 0);
      v128.store64_lane(depth + (usize(width) << 2), four, 1);
      if (first >= 0 && isUniform(block, first)) {
        listUniform(number, first, four, blurred, x, y, left, top, width, height);
        continue;
      }
      const near = i32x4.bitmask(f32x4.gt(four, splat(blurred)));
      if (near || !isSparse || !isBlack(column >> 1, (y - top) >> 1)) noteMixed(column, y - top, near);
    }
  }
  v128.store(range, low);
  v128.store(range, high, 16);
}

/** `a`: the first of the pixel's four samples. */
@inline function listPixel(a: usize, x: i32, y: i32, pixel: i32, width: i32, height: i32): void {
  const b = a + 4, c = a + 16, d = a + 20;
  const ta = sampleTriangle(a), tb = sampleTriangle(b), tc = sampleTriangle(c), td = sampleTriangle(d);
  const sx = f32(x * 2), sy = f32(y * 2);
  let skyQuarters = 0;
  if (ta == tb && ta == tc && ta == td) {
    if (ta >= 0) push(ta, sx + 1, sy + 1, pixel, 4);
    else skyQuarters = 4;
  } else {
    let na = 1, nb = 1, nc = 1, nd = 1;
    const ka = keyOrSky(ta), kb = keyOrSky(tb), kc = keyOrSky(tc), kd = keyOrSky(td);
    if (ta == tb || shareShade(ka, kb, a, b)) { na++; nb = 0; }
    if (ta == tc || shareShade(ka, kc, a, c)) { na++; nc = 0; } else if (nb && (tb == tc || shareShade(kb, kc, b, c))) { nb++; nc = 0; }
    if (ta == td || shareShade(ka, kd, a, d)) { na++; nd = 0; } else if (nb && (tb == td || shareShade(kb, kd, b, d))) { nb++; nd = 0; } else if (nc && (tc == td || shareShade(kc, kd, c, d))) { nc++; nd = 0; }
    if (ta >= 0) push(ta, sx + 0.5, sy + 0.5, pixel, na); else skyQuarters += na;
    if (nb) { if (tb >= 0) push(tb, sx + 1.5, sy + 0.5, pixel, nb); else skyQuarters += nb; }
    if (nc) { if (tc >= 0) push(tc, sx + 0.5, sy + 1.5, pixel, nc); else skyQuarters += nc; }
    if (nd) { if (td >= 0) push(td, sx + 1.5, sy + 1.5, pixel, nd); else skyQuarters += nd; }
  }
  if (skyQuarters > 0) {
    const sky = skyAt(buffer(SKY_PICTURE), x, y, width >> 1, height >> 1);
    v128.store(buffer(PICTURE) + (usize(pixel) << 4), mul4(sky, splat(f32(skyQuarters) * 0.25)));
  }
}

/** Some sample that may mirror a tile of the half-size picture sees water or wet ground. */
function seesMirror(left: i32, top: i32, width: i32, height: i32): bool {
  const samples = buffer(SAMPLES), flags = buffer(TRIANGLE_FLAGS);
  const across = i32(f32(width >> 1) * MIRROR_REACH) + 2, below = i32(f32(height >> 1) * MIRROR_REACH) + 2, above = below + i32(f32(height >> 1) * MIRROR_BLUR) + 2;
  const x1 = min(width * 2, (left + TILE_WIDTH + across) * 4), y1 = min(height * 2, (top + TILE_HEIGHT + below) * 4);
  for (let y = max(0, (top - above) * 4); y < y1; y += 8) {
    for (let x = max(0, (left - across) * 4); x < x1; x += 8) {
      const triangle = pictureTriangle(samples, x, y, width * 2);
      if (triangle >= 0 && (load<u8>(flags + triangle) & NOT_MIRRORED)) return true;
    }
  }
  return false;
}

/** The mirrored world at half size, one sample a pixel, where the picture mirrors it. */
export function shadeMirror(projected: usize, width: i32, height: i32): void {
  const w = width >> 1, h = height >> 1;
  const samples = buffer(MIRROR_SAMPLES), picture = buffer(MIRROR_PICTURE);
  for (let top = 0; top < h; top += TILE_HEIGHT) {
    for (let left = 0; left < w; left += TILE_WIDTH) {
      if (!seesMirror(left, top, width, height)) {
        // A patch too small to be found above may still look here.
        const haze = f32x4(uniform(FOG_COLOUR), uniform(FOG_COLOUR + 1), uniform(FOG_COLOUR + 2), 1);
        for (let y = top; y < min(h, top + TILE_HEIGHT); y++) {
          for (let x = left; x < min(w, left + TILE_WIDTH); x++) v128.store(picture + (usize(y * w + x) << 4), haze);
        }
        continue;
      }
      clearLists();
      for (let y = top; y < min(h, top + TILE_HEIGHT); y++) {
        for (let x = left; x < min(w, left + TILE_WIDTH); x++) {
          const pixel = y * w + x;
          v128.store(picture + (usize(pixel) << 4), splat(0));
          const triangle = sampleTriangle(samples + sampleOffset(x, y, w));
          if (triangle >= 0) push(triangle, f32(x) + 0.5, f32(y) + 0.5, pixel, 1);
        }
      }
      measureMirrorTile(left, top, w, h);
      chooseTileLamps(left, top, true);
      shadeLists(projected, picture, w, 0.5, true);
    }
  }
}
