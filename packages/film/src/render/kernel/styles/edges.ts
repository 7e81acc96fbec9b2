/** Outlines: where things end or bend. One byte a pixel, 0 none to 255 strong. */

import { buffer } from '../buffers';
import { EDGES, PICTURE, PICTURE_DEPTH, SAMPLES, TRIANGLE_KEYS, TRIANGLE_OBJECTS } from '../layout';
import { sampleOffset, sampleTriangle } from '../samples';

@inline function triangleAt(samples: usize, x: i32, y: i32, width: i32): i32 {
  return sampleTriangle(samples + sampleOffset(x * 2, y * 2, width * 2));
}
@inline function objectOf(objects: usize, triangle: i32): i32 {
  return triangle < 0 ? -1 : i32(load<u16>(objects + (usize(triangle) << 1)));
}
/** Grass and leaves. */
@inline function isFine(keys: usize, triangle: i32): bool { return triangle >= 0 && (load<u32>(keys + (usize(triangle) << 2)) & 1) != 0; }

/** 1 / depth is linear on a plane: its second difference shows silhouettes and creases alike. */
@inline function bend(depths: usize, at: i32, step: i32): f32 {
  const middle = load<f32>(depths + (usize(at) << 2));
  const before = load<f32>(depths + (usize(at - step) << 2)), after = load<f32>(depths + (usize(at + step) << 2));
  return abs<f32>(before + after - middle - middle) / (max<f32>(middle, max<f32>(before, after)) + 1e-6);
}

/** How much the light of two pixels differs, relative to the brighter. */
@inline function contrast(picture: usize, a: i32, b: i32): f32 {
  const difference = f32x4.abs(f32x4.sub(v128.load(picture + (usize(a) << 4)), v128.load(picture + (usize(b) << 4))));
  const sum = f32x4.add(v128.load(picture + (usize(a) << 4)), v128.load(picture + (usize(b) << 4)));
  const d = f32x4.extract_lane(difference, 0) + f32x4.extract_lane(difference, 1) + f32x4.extract_lane(difference, 2);
  return d / (f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + 0.05);
}

/** `step`: half the width of a line in pixels, at least 1. `colour` 0..1: how much jumps of colour count. */
export function findEdges(width: i32, height: i32, step: i32, colour: f32): void {
  const samples = buffer(SAMPLES), objects = buffer(TRIANGLE_OBJECTS), keys = buffer(TRIANGLE_KEYS), depths = buffer(PICTURE_DEPTH), edges = buffer(EDGES), picture = buffer(PICTURE);
  memory.fill(edges, 0, usize(width * height));
  for (let y = step; y < height - step; y++) {
    for (let x = step; x < width - step; x++) {
      const at = y * width + x;
      const here = triangleAt(samples, x, y, width), right = triangleAt(samples, x + step, y, width), below = triangleAt(samples, x, y + step, width);
      // A line round every blade of grass would fill the picture.
      if (isFine(keys, here) && (isFine(keys, right) || isFine(keys, below))) continue;
      const curve = max<f32>(bend(depths, at, step), bend(depths, at, step * width));
      let strength = min<f32>(1, max<f32>(0, (curve - 0.025) * 14));
      const object = objectOf(objects, here);
      if (object != objectOf(objects, right) || object != objectOf(objects, below)) {
        // Pieces of one ground touch without a step in depth: no line there.
        strength = max<f32>(strength, curve > 0.004 ? 0.9 : 0);
      }
      if (colour > 0 && strength < 0.9) {
        const jump = max<f32>(contrast(picture, at, at + step), contrast(picture, at, at + step * width));
        strength = max<f32>(strength, min<f32>(1, max<f32>(0, (jump - 0.3) * 4) * colour));
      }
      store<u8>(edges + at, u8(strength * 255));
    }
  }
}
