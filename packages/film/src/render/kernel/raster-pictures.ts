/** Triangles with a picture: a sample counts only where the picture is opaque. */

import { buffer } from './buffers';
import { ATTRIBUTES, INDEXES, TEXTURES } from './layout';
import { depthAt, screenTriangle, setUpTriangle, weightB, weightC } from './coverage';
import { sampleOffset } from './samples';

@inline function isOpaque(corner: usize, u: f32, v: f32): bool {
  const entry = buffer(TEXTURES) + (usize(i32(load<f32>(corner, 16) + 0.5)) << 4);
  const w = load<i32>(entry, 4), h = load<i32>(entry, 8);
  if (!w) return true;
  const x = min(w - 1, max(0, i32(u * f32(w)))), y = min(h - 1, max(0, i32(v * f32(h))));
  return load<f32>(usize(load<u32>(entry)) + (usize(y * w + x) << 4), 12) > 0.5;
}

/** `list`: triangle numbers. */
export function rasterPictures(list: usize, count: i32, samples: usize, projected: usize, width: i32, height: i32): void {
  const indexes = buffer(INDEXES), attributes = buffer(ATTRIBUTES);
  for (let i = 0; i < count; i++) {
    const triangle = load<i32>(list + (usize(i) << 2));
    const index = indexes + usize(triangle) * 12;
    const ia = usize(load<u32>(index)), ib = usize(load<u32>(index, 4)), ic = usize(load<u32>(index, 8));
    const a = projected + (ia << 4), b = projected + (ib << 4), c = projected + (ic << 4);
    if (!setUpTriangle(a, b, c, width, height)) continue;
    const A = attributes + ia * 48, B = attributes + ib * 48, C = attributes + ic * 48;
    const za = load<f32>(a, 12), zb = load<f32>(b, 12), zc = load<f32>(c, 12);
    for (let y = screenTriangle.y0; y <= screenTriangle.y1; y++) {
      for (let x = screenTriangle.x0; x <= screenTriangle.x1; x++) {
        const px = f32(x) + 0.5, py = f32(y) + 0.5;
        const wb = weightB(px, py), wc = weightC(px, py), wa = f32(1) - wb - wc;
        if (wa < 0 || wb < 0 || wc < 0) continue;
        const z = depthAt(px, py);
        const at = samples + sampleOffset(x, y, width);
        if (z <= load<f32>(at)) continue;
        const k = f32(1) / z;
        const pa = wa * za * k, pb = wb * zb * k, pc = wc * zc * k;
        const u = load<f32>(A, 32) * pa + load<f32>(B, 32) * pb + load<f32>(C, 32) * pc;
        const v = load<f32>(A, 36) * pa + load<f32>(B, 36) * pb + load<f32>(C, 36) * pc;
        if (!isOpaque(A, u, v)) continue;
        store<f32>(at, z);
        store<i32>(at, triangle, 64);
      }
    }
  }
}
