/** Large square pixels, few colours with ordered dithering, dark outlines. */

import { buffer } from '../buffers';
import { BYTES, BYTES_B, EDGES } from '../layout';
import { blue, green, pack, red } from './bytes';

/** Thresholds of a 4x4 Bayer matrix, packed in 4 bits each. */
@inline function bayer(x: i32, y: i32): f32 {
  const row: u32 = (y & 3) == 0 ? 0xa280 : (y & 3) == 1 ? 0x6e4c : (y & 3) == 2 ? 0x91b3 : 0x5d7f;
  return (f32((row >> u32((x & 3) << 2)) & 15) + 0.5) * (1.0 / 16) - 0.5;
}

/** Nine steps, wider apart in the dark. */
@inline function quantise(x: f32, threshold: f32): f32 {
  const t = sqrt<f32>(x * (1.0 / 255)) * 8 + threshold * 0.42;
  const level = max<f32>(0, min<f32>(8, nearest<f32>(t)));
  return level * level * (255.0 / 64);
}

export function drawPixelArt(width: i32, height: i32, block: i32): void {
  const bytes = buffer(BYTES), from = buffer(BYTES_B), edges = buffer(EDGES);
  memory.copy(from, bytes, usize(width * height) << 2);
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < width; left += block) {
      const right = min(width, left + block), bottom = min(height, top + block);
      let r: f32 = 0, g: f32 = 0, b: f32 = 0, line: i32 = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const pixel = load<u32>(from + (usize(y * width + x) << 2));
          r += red(pixel);
          g += green(pixel);
          b += blue(pixel);
          line += i32(load<u8>(edges + y * width + x) > 140);
        }
      }
      const count = f32((right - left) * (bottom - top));
      const inverse = f32(1) / count;
      const shade: f32 = f32(line) > count * 0.3 ? 0.42 : 1;
      const threshold = bayer(left / block, top / block);
      const colour = pack(quantise(r * inverse * shade, threshold), quantise(g * inverse * shade, threshold), quantise(b * inverse * shade, threshold));
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) store<u32>(bytes + (usize(y * width + x) << 2), colour);
    }
  }
}
