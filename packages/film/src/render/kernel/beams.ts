/** Cones of light seen in the air: by the closest approach of the view ray to the cone's axis, one value for 2x2 pixels. */

import { buffer, uniform, uniform4 } from './buffers';
import { BEAM_FLOATS, CAMERA_FORWARD, CAMERA_POSITION, CAMERA_RIGHT, CAMERA_UP, CENTRE_X, CENTRE_Y, FOCAL_LENGTH, PICTURE, PICTURE_DEPTH } from './layout';
import { add4, div4, dot4, exp4, madd4, max4, mul4, scale4, splat, sqrt4, sub4 } from './simd';

@inline function addTo(to: usize, colour: v128, row: usize): void {
  v128.store(to, add4(v128.load(to), colour));
  v128.store(to, add4(v128.load(to, 16), colour), 16);
  v128.store(to + row, add4(v128.load(to + row), colour));
  v128.store(to + row, add4(v128.load(to + row, 16), colour), 16);
}

/** A beam: position, direction, colour, spread, reach. */
export function drawBeams(list: usize, count: i32, width: i32, height: i32): void {
  for (let i = 0; i < count; i++, list += BEAM_FLOATS * 4) drawBeam(list, width, height);
}

function drawBeam(beam: usize, width: i32, height: i32): void {
  const bx = splat(load<f32>(beam, 12)), by = splat(load<f32>(beam, 16)), bz = splat(load<f32>(beam, 20));
  const wx = splat(uniform(CAMERA_POSITION) - load<f32>(beam)), wy = splat(uniform(CAMERA_POSITION + 1) - load<f32>(beam, 4)), wz = splat(uniform(CAMERA_POSITION + 2) - load<f32>(beam, 8));
  const spread = load<f32>(beam, 36), reach = load<f32>(beam, 40);
  const colour = f32x4(load<f32>(beam, 24), load<f32>(beam, 28), load<f32>(beam, 32), 0);
  const alongEye = dot4(bx, by, bz, wx, wy, wz);
  const inverseFocal = f32(1) / uniform(FOCAL_LENGTH);
  const picture = buffer(PICTURE), depths = buffer(PICTURE_DEPTH);
  const row = usize(width) << 4;
  for (let y = 0; y < height; y += 2) {
    const up = splat((uniform(CENTRE_Y) - f32(y) - 1) * inverseFocal);
    for (let x = 0; x < width; x += 8) {
      const across = scale4(add4(f32x4(1, 3, 5, 7), splat(f32(x) - uniform(CENTRE_X))), inverseFocal);
      let dx = madd4(uniform4(CAMERA_RIGHT), across, madd4(uniform4(CAMERA_UP), up, uniform4(CAMERA_FORWARD)));
      let dy = madd4(uniform4(CAMERA_RIGHT + 1), across, madd4(uniform4(CAMERA_UP + 1), up, uniform4(CAMERA_FORWARD + 1)));
      let dz = madd4(uniform4(CAMERA_RIGHT + 2), across, madd4(uniform4(CAMERA_UP + 2), up, uniform4(CAMERA_FORWARD + 2)));
      const length = sqrt4(dot4(dx, dy, dz, dx, dy, dz)), inverse = div4(splat(1), length);
      dx = mul4(dx, inverse);
      dy = mul4(dy, inverse);
      dz = mul4(dz, inverse);
      const k = dot4(dx, dy, dz, bx, by, bz), e = dot4(dx, dy, dz, wx, wy, wz);
      const sine2 = max4(sub4(splat(1), mul4(k, k)), splat(1e-5)), inverseSine2 = div4(splat(1), sine2);
      const ray = mul4(sub4(mul4(k, alongEye), e), inverseSine2), axis = mul4(sub4(alongEye, mul4(k, e)), inverseSine2);
      let visible = v128.and(v128.and(f32x4.gt(ray, splat(0)), f32x4.gt(axis, splat(0.05))), f32x4.lt(axis, splat(reach)));
      if (!v128.any_true(visible)) continue;
      const ax = sub4(madd4(dx, ray, wx), mul4(bx, axis)), ay = sub4(madd4(dy, ray, wy), mul4(by, axis)), az = sub4(madd4(dz, ray, wz), mul4(bz, axis));
      const radius = madd4(axis, splat(spread), splat(0.12));
      const off = div4(dot4(ax, ay, az, ax, ay, az), mul4(radius, radius));
      visible = v128.and(visible, f32x4.lt(off, splat(4)));
      if (!v128.any_true(visible)) continue;
      // Behind something: 1 / depth there is more than that of the closest approach.
      const at = depths + (usize(y * width + x) << 2);
      const solid = f32x4(load<f32>(at), load<f32>(at, 8), load<f32>(at, 16), load<f32>(at, 24));
      visible = v128.and(visible, f32x4.le(mul4(solid, mul4(ray, inverse)), splat(1)));
      if (!v128.any_true(visible)) continue;
      const far = scale4(axis, f32(1) / reach);
      const glow = mul4(exp4(madd4(off, splat(-1.6), scale4(far, -2.2))), sub4(splat(1), far));
      const length2 = mul4(add4(splat(0.35), sqrt4(sine2)), madd4(axis, splat(0.03), splat(1)));
      const share = v128.and(visible, div4(glow, length2));
      const to = picture + (usize(y * width + x) << 4);
      addTo(to, scale4(colour, f32x4.extract_lane(share, 0)), row);
      addTo(to + 32, scale4(colour, f32x4.extract_lane(share, 1)), row);
      addTo(to + 64, scale4(colour, f32x4.extract_lane(share, 2)), row);
      addTo(to + 96, scale4(colour, f32x4.extract_lane(share, 3)), row);
    }
  }
}
