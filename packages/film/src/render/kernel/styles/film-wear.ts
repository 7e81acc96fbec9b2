/** Old film: grain, tint, flicker, scratches, dust, an unsteady gate, dark corners. */

import { buffer } from '../buffers';
import { BYTES, BYTES_B, NOISE } from '../layout';
import { blue, green, hash, noiseByte, pack, red } from './bytes';

/** `frame`: number of the frame, which seeds everything. `sepia` 0..1; `wear` 0: only grain and corners. */
export function ageFilm(width: i32, height: i32, unit: f32, frame: i32, grain: f32, sepia: f32, wear: f32): void {
  const bytes = buffer(BYTES), from = buffer(BYTES_B), noise = buffer(NOISE);
  memory.copy(from, bytes, usize(width * height) << 2);
  const flicker = f32(1) + (hash(frame, 1, 9) - 0.5) * 0.12 * wear;
  const shiftX = i32((hash(frame, 2, 9) - 0.5) * 3 * unit * wear), shiftY = i32((hash(frame, 3, 9) - 0.5) * 4 * unit * wear);
  // Scratches stay for a dozen frames.
  const age = frame / 12;
  const scratchA = i32(hash(age, 4, 9) * f32(width)), scratchB = i32(hash(age, 5, 9) * f32(width));
  const grainSize = max<f32>(1, unit);
  for (let y = 0; y < height; y++) {
    const sourceY = min(height - 1, max(0, y + shiftY));
    const wander = i32((noiseByte(noise, 7, y + frame * 3) - 128) * 0.02 * unit);
    for (let x = 0; x < width; x++) {
      const pixel = load<u32>(from + (usize(sourceY * width + min(width - 1, max(0, x + shiftX))) << 2));
      let r = red(pixel), g = green(pixel), b = blue(pixel);
      const grey = r * 0.3 + g * 0.59 + b * 0.11;
      r += (grey * 1.06 + 20 - r) * sepia;
      g += (grey * 0.93 + 10 - g) * sepia;
      b += (grey * 0.7 + 2 - b) * sepia;
      const speck = (hash(i32(f32(x) / grainSize), i32(f32(y) / grainSize), frame + 11) - 0.5) * grain;
      const dx = f32(x) / f32(width) - 0.5, dy = f32(y) / f32(height) - 0.5;
      const corner = f32(1) - max<f32>(0, (dx * dx + dy * dy) * 2.4 - 0.42) * 1.2;
      let light = speck;
      if (wear > 0) {
        if (abs(x + wander - scratchA) <= i32(unit) && hash(frame, y >> 5, 6) > 0.25) light += 46;
        if (abs(x - wander - scratchB) < i32(unit) && hash(frame, y >> 6, 7) > 0.45) light -= 40;
        // Dust: rare blobs of the noise picture.
        if (noiseByte(noise, i32(f32(x) / unit) + frame * 131, i32(f32(y) / unit) + frame * 71) > 247) light -= 90;
      }
      const gain = flicker * max<f32>(0.1, corner);
      store<u32>(bytes + (usize(y * width + x) << 2), pack((r + light) * gain, (g + light) * gain, (b + light) * gain));
    }
  }
}
