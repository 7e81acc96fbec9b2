/** Vertices: attributes packed for shading, and positions on the screen. */

import { buffer, uniform } from './buffers';
import { ATTRIBUTES, CAMERA_FORWARD, CAMERA_POSITION, CAMERA_RIGHT, CAMERA_UP, CENTRE_X, CENTRE_Y, FOCAL_LENGTH, MIRROR_NORMAL, MIRROR_OFFSET, POSITIONS } from './layout';

@inline function copyVector(from: usize, to: usize): void {
  store<f32>(to, load<f32>(from));
  store<f32>(to, load<f32>(from, 4), 4);
  store<f32>(to, load<f32>(from, 8), 8);
}

/** Normals of the vertices [first, first + count) from an array that begins at `first`. */
export function packNormals(normals: usize, first: i32, count: i32): void {
  let to = buffer(ATTRIBUTES) + usize(first) * 48;
  for (let i = 0; i < count; i++, to += 48, normals += 12) copyVector(normals, to);
}

/** What no frame changes, from arrays that begin at `first`. */
export function packConstants(colours: usize, rest: usize, occlusion: usize, first: i32, count: i32): void {
  let to = buffer(ATTRIBUTES) + usize(first) * 48;
  for (let i = 0; i < count; i++, to += 48, colours += 12, rest += 12, occlusion += 4) {
    store<f32>(to, load<f32>(occlusion), 12);
    copyVector(colours, to + 16);
    copyVector(rest, to + 32);
  }
}

/** Rows that the vertices of the last call cover; everything if one lies behind the eye. */
let highestRow: f32 = 0, lowestRow: f32 = 0;
export function projectedTop(): f32 { return highestRow; }
export function projectedBottom(): f32 { return lowestRow; }

/** `scale`: samples a pixel. With `flip` the world is mirrored; what lies behind an upright mirror stays in its plane. */
export function projectVertices(projected: usize, first: i32, end: i32, scale: f32, flip: bool): void {
  const focal = uniform(FOCAL_LENGTH) * scale;
  const centreX = uniform(CENTRE_X) * scale;
  const centreY = uniform(CENTRE_Y) * scale;
  const ex = uniform(CAMERA_POSITION), ey = uniform(CAMERA_POSITION + 1), ez = uniform(CAMERA_POSITION + 2);
  const fx = uniform(CAMERA_FORWARD), fy = uniform(CAMERA_FORWARD + 1), fz = uniform(CAMERA_FORWARD + 2);
  const rx = uniform(CAMERA_RIGHT), ry = uniform(CAMERA_RIGHT + 1), rz = uniform(CAMERA_RIGHT + 2);
  const ux = uniform(CAMERA_UP), uy = uniform(CAMERA_UP + 1), uz = uniform(CAMERA_UP + 2);
  const mx = uniform(MIRROR_NORMAL), my = uniform(MIRROR_NORMAL + 1), mz = uniform(MIRROR_NORMAL + 2), offset = uniform(MIRROR_OFFSET);
  const isUpright = flip && my < 0.5;
  let top: f32 = 1e30, bottom: f32 = -1e30, nearest: f32 = 1e30;
  let from = buffer(POSITIONS) + usize(first) * 12;
  for (let i = first, to = projected + (usize(first) << 4); i < end; i++, from += 12, to += 16) {
    let x = load<f32>(from), y = load<f32>(from, 4), z = load<f32>(from, 8);
    if (flip) {
      const before = x * mx + y * my + z * mz - offset;
      const shift = isUpright && before < 0 ? before : before + before;
      x -= shift * mx;
      y -= shift * my;
      z -= shift * mz;
    }
    x -= ex;
    y -= ey;
    z -= ez;
    let depth: f32 = x * fx + y * fy + z * fz;
    if (depth > -1e-6 && depth < 1e-6) depth = 1e-6;
    const inverse: f32 = f32(1) / depth;
    store<f32>(to, centreX + focal * (x * rx + y * ry + z * rz) * inverse);
    const row = centreY - focal * (x * ux + y * uy + z * uz) * inverse;
    top = min<f32>(top, row);
    bottom = max<f32>(bottom, row);
    nearest = min<f32>(nearest, depth);
    store<f32>(to, row, 4);
    store<f32>(to, depth, 8);
    store<f32>(to, inverse, 12);
  }
  highestRow = nearest < 0.06 ? -1e30 : top;
  lowestRow = nearest < 0.06 ? 1e30 : bottom;
}
