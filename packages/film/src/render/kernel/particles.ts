/** Soft discs, wisps of smoke and streaks, blended over the picture in the order given. */

import { buffer, uniform } from './buffers';
import {
  CAMERA_FORWARD, CAMERA_POSITION, CAMERA_RIGHT, CAMERA_UP, CENTRE_X, CENTRE_Y, FOCAL_LENGTH, PARTICLE_FLOATS, PARTICLE_STREAK, PARTICLE_WISP, PICTURE,
  PICTURE_DEPTH,
} from './layout';
import { noise4 } from './noise';
import { add4, clamp4, div4, madd4, max4, min4, mul4, power2, scale4, select4, splat, sub4 } from './simd';

const NEAR: f32 = 0.25;
let screenX: f32 = 0, screenY: f32 = 0, depth: f32 = 0;

function project(at: usize): void {
  const x = load<f32>(at) - uniform(CAMERA_POSITION), y = load<f32>(at, 4) - uniform(CAMERA_POSITION + 1), z = load<f32>(at, 8) - uniform(CAMERA_POSITION + 2);
  depth = x * uniform(CAMERA_FORWARD) + y * uniform(CAMERA_FORWARD + 1) + z * uniform(CAMERA_FORWARD + 2);
  const k = uniform(FOCAL_LENGTH) / depth;
  screenX = uniform(CENTRE_X) + k * (x * uniform(CAMERA_RIGHT) + y * uniform(CAMERA_RIGHT + 1) + z * uniform(CAMERA_RIGHT + 2));
  screenY = uniform(CENTRE_Y) - k * (x * uniform(CAMERA_UP) + y * uniform(CAMERA_UP + 1) + z * uniform(CAMERA_UP + 2));
}

@inline function blend(to: usize, colour: v128, share: f32): void {
  const old = v128.load(to);
  v128.store(to, madd4(sub4(colour, old), splat(share), old));
}

export function drawParticles(list: usize, count: i32, width: i32, height: i32): void {
  for (let i = 0; i < count; i++, list += PARTICLE_FLOATS * 4) {
    const kind = i32(load<f32>(list, 48));
    project(list);
    if (depth < NEAR) continue;
    if (kind == PARTICLE_STREAK) drawStreak(list, width, height);
    else drawDisc(list, kind == PARTICLE_WISP, width, height);
  }
}

function drawStreak(particle: usize, width: i32, height: i32): void {
  const x0 = screenX, y0 = screenY, d0 = depth;
  project(particle + 32);
  if (depth < NEAR) return;
  const dx = screenX - x0, dy = screenY - y0;
  const steep = abs<f32>(dy) >= abs<f32>(dx);
  const length = max<f32>(abs<f32>(dx), abs<f32>(dy));
  const steps = i32(ceil<f32>(length));
  if (steps > 2400) return;
  const size = load<f32>(particle, 12) * uniform(FOCAL_LENGTH) / d0;
  const half = min<f32>(60, max<f32>(0.7, size));
  const opacity = load<f32>(particle, 28) * min<f32>(1, size / 0.7 + 0.25);
  const colour = f32x4(load<f32>(particle, 16), load<f32>(particle, 20), load<f32>(particle, 24), 1);
  const picture = buffer(PICTURE), depths = buffer(PICTURE_DEPTH);
  const inverse = f32(1) / f32(max(1, steps));
  for (let i = 0; i <= steps; i++) {
    const t = f32(i) * inverse;
    const x = x0 + dx * t, y = y0 + dy * t, d = d0 + (depth - d0) * t;
    const strength = opacity * max<f32>(0, f32(1) - abs<f32>(t - 0.5) * 1.6);
    const centre = steep ? x : y, line = i32(floor<f32>(steep ? y : x));
    if (line < 0 || line >= (steep ? height : width)) continue;
    const last = min(i32(floor<f32>(centre + half)), (steep ? width : height) - 1);
    for (let k = max(0, i32(floor<f32>(centre - half))); k <= last; k++) {
      const pixel = steep ? line * width + k : k * width + line;
      if (load<f32>(depths + (usize(pixel) << 2)) * d > 1) continue;
      blend(picture + (usize(pixel) << 4), colour, strength * max<f32>(0, f32(1) - abs<f32>(f32(k) + 0.5 - centre) / (half + 0.3)));
    }
  }
}

function drawDisc(particle: usize, isWisp: bool, width: i32, height: i32): void {
  const x = screenX, y = screenY, d = depth;
  const size = load<f32>(particle, 12);
  const trueRadius = size * uniform(FOCAL_LENGTH) / d;
  if (trueRadius > 2400) return;
  const radius = max<f32>(trueRadius, 0.8);
  const shrink = trueRadius / radius;
  const opacity = load<f32>(particle, 28) * min<f32>(1, shrink * shrink + 0.1);
  const x0 = max(0, i32(floor<f32>(x - radius))) & ~3, x1 = min(width - 1, i32(ceil<f32>(x + radius)));
  const y0 = max(0, i32(floor<f32>(y - radius))), y1 = min(height - 1, i32(ceil<f32>(y + radius)));
  if (x1 < x0 || y1 < y0 || opacity <= 0.002) return;
  const colour = f32x4(load<f32>(particle, 16), load<f32>(particle, 20), load<f32>(particle, 24), 1);
  const wisp = load<f32>(particle, 44);
  const textured = isWisp && radius > 3;
  const inverse = f32(1) / radius, inverse2 = inverse * inverse;
  const picture = buffer(PICTURE), depths = buffer(PICTURE_DEPTH);
  for (let row = y0; row <= y1; row++) {
    const dy = f32(row) + 0.5 - y;
    for (let column = x0; column <= x1; column += 4) {
      const dx = add4(f32x4(0.5, 1.5, 2.5, 3.5), splat(f32(column) - x));
      const inside = sub4(splat(1), scale4(madd4(dx, dx, splat(dy * dy)), inverse2));
      const covered = f32x4.gt(inside, splat(0));
      if (!v128.any_true(covered)) continue;
      let share = scale4(power2(inside), opacity);
      const pixel = row * width + column;
      // Soft where it passes into something solid; 1 / depth is 0 in the sky.
      const solid = v128.load(depths + (usize(pixel) << 2));
      const gap = sub4(div4(splat(1), max4(solid, splat(1e-6))), splat(d));
      share = mul4(share, clamp4(madd4(gap, splat(f32(0.5) / size), splat(0.5))));
      if (!v128.any_true(v128.and(covered, f32x4.gt(share, splat(0.001))))) continue;
      if (textured) {
        const value = noise4(madd4(dx, splat(inverse * 0.16), splat(wisp * 0.37)), splat(dy * inverse * 0.16 + wisp * 0.61));
        share = mul4(share, min4(splat(1.6), max4(splat(0), scale4(sub4(value, splat(0.3)), 4.2))));
      }
      share = min4(select4(covered, share, splat(0)), splat(1));
      const to = picture + (usize(pixel) << 4);
      blend(to, colour, f32x4.extract_lane(share, 0));
      blend(to + 16, colour, f32x4.extract_lane(share, 1));
      blend(to + 32, colour, f32x4.extract_lane(share, 2));
      blend(to + 48, colour, f32x4.extract_lane(share, 3));
    }
  }
}
