/** The sky behind the picture and behind the mirrored picture, both at half size. */

import { buffer, uniform, uniform4 } from '../buffers';
import { AURORA, CAMERA_FORWARD, CAMERA_RIGHT, CAMERA_UP, CENTRE_X, CENTRE_Y, FOCAL_LENGTH, HAS_MIRROR, MIRROR_BACKGROUND, MIRROR_PICTURE, MIRROR_SAMPLES, SKY_MASK, SKY_PICTURE } from '../layout';
import { sampleOffset } from '../samples';
import { abs4, add4, dot4, inverseSqrt4, madd4, mul4, splat, storePixels4 } from '../simd';
import { prepareAurora } from './aurora';
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

/** Only where a pixel or, for the interpolation, a neighbour sees the sky. */
export function drawSky(width: i32, height: i32): void {
  const w = width >> 1, h = height >> 1;
  if (uniform(AURORA) > 0) prepareAurora();
  const mask = buffer(SKY_MASK), sky = buffer(SKY_PICTURE);
  for (let y = 0; y < h; y++) {
    const above = mask + usize(max(0, y - 1) * w), here = mask + usize(y * w), below = mask + usize(min(h - 1, y + 1) * w);
    for (let x = 0; x < w; x += 4) {
      const four = load<u32>(above + x) | load<u32>(here + x) | load<u32>(below + x);
      const left = x > 0 ? load<u8>(above + x - 1) | load<u8>(here + x - 1) | load<u8>(below + x - 1) : 0;
      const right = x + 4 < w ? load<u8>(above + x + 4) | load<u8>(here + x + 4) | load<u8>(below + x + 4) : 0;
      if (!(four | u32(left) | u32(right))) continue;
      lookAt(x, y, false);
      storePixels4(sky + (usize(y * w + x) << 4), light.red, light.green, light.blue, splat(1));
    }
  }
}

export function drawMirroredSky(width: i32, height: i32): void {
  const w = width >> 1, h = height >> 1;
  const samples = buffer(MIRROR_SAMPLES);
  const picture = buffer(MIRROR_PICTURE);
  if (uniform(AURORA) > 0) prepareAurora();
  const pixels: usize = memory.data(64, 16);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x += 4) {
      const triangles = v128.load(samples + sampleOffset(x, y, w), 64);
      const empty = i32x4.lt_s(triangles, i32x4.splat(0));
      if (!v128.any_true(empty)) continue;
      if (uniform(HAS_MIRROR) == 2) storePixels4(pixels, uniform4(MIRROR_BACKGROUND), uniform4(MIRROR_BACKGROUND + 1), uniform4(MIRROR_BACKGROUND + 2), splat(1));
      else {
        lookAt(x, y, true);
        storePixels4(pixels, light.red, light.green, light.blue, splat(1));
      }
      const to = picture + (usize(y * w + x) << 4);
      if (i32x4.extract_lane(empty, 0)) v128.store(to, v128.load(pixels));
      if (i32x4.extract_lane(empty, 1)) v128.store(to, v128.load(pixels, 16), 16);
      if (i32x4.extract_lane(empty, 2)) v128.store(to, v128.load(pixels, 32), 32);
      if (i32x4.extract_lane(empty, 3)) v128.store(to, v128.load(pixels, 48), 48);
    }
  }
}
