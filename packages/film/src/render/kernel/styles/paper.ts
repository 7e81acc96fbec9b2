/** Styles on paper: cut paper, watercolour, ink drawing. */

import { buffer } from '../buffers';
import { BYTES, BYTES_B, EDGES, NOISE, PICTURE_DEPTH } from '../layout';
import { blue, green, grey, hash, noiseByte, pack, red } from './bytes';

@inline function depthAt(depths: usize, at: i32): f32 { return load<f32>(depths + (usize(at) << 2)); }

/** Flat colours in steps, fibres, a light cut edge, and the shadow that each sheet throws on those behind it. */
export function cutPaper(width: i32, height: i32, unit: f32): void {
  const bytes = buffer(BYTES), depths = buffer(PICTURE_DEPTH), noise = buffer(NOISE);
  const throwX = i32(unit * 7), throwY = i32(unit * 9), rim = max(1, i32(unit * 1.6));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const pixel = load<u32>(bytes + (usize(at) << 2));
      let factor: f32 = 0.93 + noiseByte(noise, x * 3, y * 3) * (0.12 / 255) + hash(x, y, 3) * 0.03;
      const depth = depthAt(depths, at);
      const above = y >= throwY && x >= throwX ? depthAt(depths, at - throwY * width - throwX) : depth;
      const near = y >= throwY >> 1 && x >= throwX >> 1 ? depthAt(depths, at - (throwY >> 1) * width - (throwX >> 1)) : depth;
      if (above > depth * 1.06 + 1e-4) factor *= 0.8;
      if (near > depth * 1.06 + 1e-4) factor *= 0.72;
      let lift: f32 = 0;
      if (y + rim < height && x + rim < width && y >= rim && x >= rim) {
        const lower = min<f32>(min<f32>(depthAt(depths, at + rim), depthAt(depths, at - rim)), min<f32>(depthAt(depths, at + rim * width), depthAt(depths, at - rim * width)));
        if (lower < depth * 0.93 - 1e-5) lift = 46;
      }
      const r = red(pixel), g = green(pixel), b = blue(pixel);
      const sr = nearest<f32>(r / 28) * 28, sg = nearest<f32>(g / 28) * 28, sb = nearest<f32>(b / 28) * 28;
      store<u32>(bytes + (usize(at) << 2), pack((sr * 0.8 + r * 0.2) * factor + lift, (sg * 0.8 + g * 0.2) * factor + lift, (sb * 0.8 + b * 0.2) * factor + lift));
    }
  }
}

/** Kuwahara's filter at half size: of four squares around a pixel the calmest gives its mean. */
export function kuwahara(width: i32, height: i32, to: usize): void {
  const bytes = buffer(BYTES);
  const w = width >> 1, h = height >> 1;
  const size = 4;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let best: f32 = 1e30, br: f32 = 0, bg: f32 = 0, bb: f32 = 0;
      for (let q = 0; q < 4; q++) {
        let sr: f32 = 0, sg: f32 = 0, sb: f32 = 0, squares: f32 = 0;
        for (let j = 0; j < size; j++) {
          const py = min(h - 1, max(0, q & 2 ? y + j : y - j)) << 1;
          for (let i = 0; i < size; i++) {
            const px = min(w - 1, max(0, q & 1 ? x + i : x - i)) << 1;
            const pixel = load<u32>(bytes + (usize(py * width + px) << 2));
            const r = red(pixel), g = green(pixel), b = blue(pixel);
            sr += r;
            sg += g;
            sb += b;
            squares += r * r + g * g + b * b;
          }
        }
        const variance = squares * 16 - (sr * sr + sg * sg + sb * sb);
        if (variance < best) {
          best = variance;
          br = sr;
          bg = sg;
          bb = sb;
        }
      }
      store<u32>(to + (usize(y * w + x) << 2), pack(br / 16, bg / 16, bb / 16));
    }
  }
}

@inline function mixByte(a: u32, b: u32, t: f32, shift: u32): f32 {
  const from = f32((a >> shift) & 255);
  return from + (f32((b >> shift) & 255) - from) * t;
}

/** Darks become lighter: paint is thin. */
@inline function thin(x: f32): f32 { return x + (sqrt<f32>(max<f32>(0, x) * 255) - x) * 0.5; }

/** Washes of pigment: soft flat areas that darken at their rims, blooms, paper that shines through, an unpainted border. */
export function paintWatercolour(width: i32, height: i32, unit: f32): void {
  const soft = buffer(BYTES_B), bytes = buffer(BYTES), noise = buffer(NOISE), edges = buffer(EDGES);
  kuwahara(width, height, soft);
  const w = width >> 1, h = height >> 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // Edges of washes wander a little.
      const wobbleX = (noiseByte(noise, x, y) - 128) * 0.03 * unit, wobbleY = (noiseByte(noise, x + 200, y + 77) - 128) * 0.03 * unit;
      const fx = max<f32>(0, min<f32>(f32(w) - 1.01, (f32(x) + wobbleX) * 0.5)), fy = max<f32>(0, min<f32>(f32(h) - 1.01, (f32(y) + wobbleY) * 0.5));
      const ix = i32(fx), iy = i32(fy), tx = fx - f32(ix), ty = fy - f32(iy);
      const a = load<u32>(soft + (usize(iy * w + ix) << 2)), b = load<u32>(soft + (usize(iy * w + ix + 1) << 2));
      const c = load<u32>(soft + (usize((iy + 1) * w + ix) << 2)), d = load<u32>(soft + (usize((iy + 1) * w + ix + 1) << 2));
      const rim = min<f32>(60, abs<f32>(grey(a) - grey(d)) + abs<f32>(grey(b) - grey(c)));
      const pigment = noiseByte(noise, x, y) - 128;
      const tooth = noiseByte(noise, x * 5, y * 5) - 128;
      const line = f32(load<u8>(edges + y * width + x)) * (0.3 / 255);
      const fade = edgeFade(x, y, width, height, noise, unit);
      const scale = (f32(1) - rim * 0.011 - line);
      const r = thin(mixByte(a, b, tx, 0) + (mixByte(c, d, tx, 0) - mixByte(a, b, tx, 0)) * ty);
      const g = thin(mixByte(a, b, tx, 8) + (mixByte(c, d, tx, 8) - mixByte(a, b, tx, 8)) * ty);
      const bl = thin(mixByte(a, b, tx, 16) + (mixByte(c, d, tx, 16) - mixByte(a, b, tx, 16)) * ty);
      // Light washes: colours are lifted towards the paper.
      const lift: f32 = 0.13 + pigment * 0.0011 + tooth * 0.0008;
      const keep = (f32(1) - lift) * fade;
      store<u32>(bytes + (usize(y * width + x) << 2), pack(250 + (r * scale - 250) * keep + tooth * 0.05, 246 + (g * scale - 246) * keep + tooth * 0.05, 236 + (bl * scale - 236) * keep + tooth * 0.05));
    }
  }
}

/** 0 on the bare border of the paper, 1 inside. */
@inline function edgeFade(x: i32, y: i32, width: i32, height: i32, noise: usize, unit: f32): f32 {
  const border = f32(min(min(x, width - 1 - x), min(y, height - 1 - y)));
  const ragged = noiseByte(noise, x, y) * (26.0 / 255) * unit;
  return max<f32>(0, min<f32>(1, (border - ragged) / (5 * unit)));
}

/** Ink on paper: outlines, lines where brightness jumps, and two layers of hatching in the shade. */
export function drawInk(width: i32, height: i32, unit: f32): void {
  const bytes = buffer(BYTES), from = buffer(BYTES_B), edges = buffer(EDGES), noise = buffer(NOISE);
  memory.copy(from, bytes, usize(width * height) << 2);
  const spacing = max<f32>(3, 6 * unit);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const light = grey(load<u32>(from + (usize(at) << 2)));
      const right = x + 1 < width ? grey(load<u32>(from + (usize(at + 1) << 2))) : light, below = y + 1 < height ? grey(load<u32>(from + (usize(at + width) << 2))) : light;
      const jump = abs<f32>(light - right) + abs<f32>(light - below);
      let ink = max<f32>(f32(load<u8>(edges + at)) * (1.0 / 255), min<f32>(0.9, max<f32>(0, (jump - 26) * 0.03)));
      const wander = noiseByte(noise, x, y) * (4.0 / 255) * unit;
      ink = max<f32>(ink, hatch(f32(x) + f32(y) + wander, spacing, (f32(112) - light) * 0.012));
      ink = max<f32>(ink, hatch(f32(x) - f32(y) + wander + 4096, spacing, (f32(64) - light) * 0.016));
      const paper = noiseByte(noise, x * 3, y * 3) * (8.0 / 255);
      const tone = f32(1) - min<f32>(1, ink);
      store<u32>(bytes + (usize(at) << 2), pack(28 + (f32(222) - paper) * tone, 26 + (f32(220) - paper) * tone, 34 + (f32(203) - paper) * tone));
    }
  }
}

/** A line every `spacing` pixels, as thick as `strength`. */
@inline function hatch(position: f32, spacing: f32, strength: f32): f32 {
  if (strength <= 0) return 0;
  const phase = position / spacing - floor<f32>(position / spacing);
  const width = min<f32>(0.5, strength * 0.45);
  return max<f32>(0, min<f32>(0.85, (width - abs<f32>(phase - 0.5)) * spacing));
}
