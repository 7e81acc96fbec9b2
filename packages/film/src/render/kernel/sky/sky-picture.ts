/** The sky behind the picture and behind the mirrored picture, both at half size. */

import { buffer, uniform, uniform4 } from '../buffers';
import { CAMERA_FORWARD, CAMERA_RIGHT, CAMERA_UP, CENTRE_X, CENTRE_Y, FOCAL_LENGTH, MIRROR_PICTURE, MIRROR_SAMPLES, SAMPLES, SKY_PICTURE } from '../layout';
import { sampleOffset } from '../samples';
import { abs4, add4, dot4, inverseSqrt4, madd4, mul4, splat, storePixels4 } from '../simd';
import { light } from './light';
import { skyLight } from './sky';

/** Looks along the rays of four pixels of half size beginning at x, y. */
function lookAt(x: i32, y: i32, mirrored: bool): void {
  const inverse = f32(2) / uniform(FOCAL_LENGTH);
  const across = mul4(add4(f32x4(0.5, 1.5, 2.5, 3.5), splat(f32(x) - uniform(CENTRE_X) * 0.5)), splat(inverse));
  const up = splat((uniform(CENTRE_Y) * 0.5 - f32(y) - 0.5) * inverse);
  const dx = madd4(uniform4(CAMERA_RIGHT), across, madd4(uniform4(CAMERA_UP), up, uniform4(CAMERA_FORWARD)));
  const dy = madd4(uniform4(CAMERA_RIGHT + 1), across, madd4(uniform4(CAMERA_UP + 1), up, uniform4(CAMERA_FORWARD + 1)));
  const dz = madd4(uniform4(CAMERA_RIGHT + 2), across, madd4(uniform4(CAMERA_UP + 2), up, uniform4(CAMERA_FORWARD + 2)));
  const length = inverseSqrt4(dot4(dx, dy, dz, dx, dy, dz));
  const ny = mul4(dy, length);
  skyLight(mul4(dx, length), mirrored ? abs4(ny) : ny, mul4(dz, length), !mirrored);
}

/** Some sample of the 2x2 pixels at x, y (half size) sees the sky: these are the sixteen samples of one block. */
@inline function seesSky(samples: usize, x: i32, y: i32, width: i32): bool {
  const block = samples + sampleOffset(x * 4, y * 4, width);
  const nearest = v128.or(v128.or(v128.load(block, 64), v128.load(block, 80)), v128.or(v128.load(block, 96), v128.load(block, 112)));
  return v128.any_true(i32x4.lt_s(nearest, i32x4.splat(0)));
}

/** The bilinear read of a pixel at an edge also takes the pixels beside it. */
function isNeeded(samples: usize, x: i32, y: i32, w: i32, h: i32): bool {
  for (let row = max(0, y - 1); row <= min(h - 1, y + 1); row++) {
    for (let column = max(0, x - 1); column <= min(w - 1, x + 4); column++) if (seesSky(samples, column, row, w * 4)) return true;
  }
  return false;
}

export function drawSky(width: i32, height: i32): void {
  const w = width >> 1, h = height >> 1;
  const samples = buffer(SAMPLES);
  const sky = buffer(SKY_PICTURE);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x += 4) {
      if (!isNeeded(samples, x, y, w, h)) continue;
      lookAt(x, y, false);
      storePixels4(sky + (usize(y * w + x) << 4), light.red, light.green, light.blue, splat(1));
    }
  }
}

export function drawMirroredSky(width: i32, height: i32): void {
  const w = width >> 1, h = height >> 1;
  const samples = buffer(MIRROR_SAMPLES);
  const picture = buffer(MIRROR_PICTURE);
  const pixels: usize = memory.data(64, 16);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x += 4) {
      const triangles = v128.load(samples + sampleOffset(x, y, w), 64);
      const empty = i32x4.lt_s(triangles, i32x4.splat(0));
      if (!v128.any_true(empty)) continue;
      lookAt(x, y, true);
      storePixels4(pixels, light.red, light.green, light.blue, splat(1));
      const to = picture + (usize(y * w + x) << 4);
      if (i32x4.extract_lane(empty, 0)) v128.store(to, v128.load(pixels));
      if (i32x4.extract_lane(empty, 1)) v128.store(to, v128.load(pixels, 16), 16);
      if (i32x4.extract_lane(empty, 2)) v128.store(to, v128.load(pixels, 32), 32);
      if (i32x4.extract_lane(empty, 3)) v128.store(to, v128.load(pixels, 48), 48);
    }
  }
}
