/** Lines drawn into the light of the picture, before it is graded. */

import { buffer } from '../buffers';
import { EDGES, PICTURE } from '../layout';
import { madd4, mul4, splat } from '../simd';

/** Cartoon: dark ink. */
export function inkOutlines(width: i32, height: i32): void {
  const picture = buffer(PICTURE), edges = buffer(EDGES);
  for (let at: usize = 0; at < usize(width * height); at++) {
    const edge = load<u8>(edges + at);
    if (!edge) continue;
    const to = picture + (at << 4);
    v128.store(to, mul4(v128.load(to), splat(f32(1) - f32(edge) * (0.94 / 255))));
  }
}

/** Neon: the world goes dark, its lines glow in their own colour made pure. */
export function glowOutlines(width: i32, height: i32): void {
  const picture = buffer(PICTURE), edges = buffer(EDGES);
  for (let at: usize = 0; at < usize(width * height); at++) {
    const to = picture + (at << 4);
    const light = v128.load(to);
    const red = f32x4.extract_lane(light, 0), green = f32x4.extract_lane(light, 1), blue = f32x4.extract_lane(light, 2);
    const high = max<f32>(red, max<f32>(green, blue)), low = min<f32>(red, min<f32>(green, blue));
    const range = high - low;
    // Grey things become violet below and cyan above.
    const upper = f32(1) - f32(at / usize(width)) / f32(height);
    const grey = range < 0.12 * high ? f32(1) : f32(0);
    const inverse = f32(1) / (range + 1e-4);
    const pure = f32x4(
      grey > 0 ? f32(0.75) - upper * 0.7 : (red - low) * inverse,
      grey > 0 ? f32(0.15) + upper * 0.8 : (green - low) * inverse,
      grey > 0 ? f32(1) : (blue - low) * inverse,
      0,
    );
    const edge = f32(load<u8>(edges + at)) * (1.0 / 255);
    const dim = mul4(light, splat(0.05 + min<f32>(0.6, max<f32>(0, high - 1.2) * 0.5)));
    v128.store(to, madd4(pure, splat(edge * 3.2 + range * 0.04), dim));
  }
}
