/** Materials with opacity below 1: blended triangle by triangle, far ones first, over the finished picture. */

import { buffer } from './buffers';
import { INDEXES, PICTURE, PROJECTED, SAMPLES, TRIANGLE_FLAGS, TRIANGLE_MATERIALS, TWO_SIDED, WORK_ITEMS } from './layout';
import { depthAt, screenTriangle, setUpTriangle, weightB, weightC } from './coverage';
import { pictureDepth } from './samples';
import { chooseAllLamps } from './surface/lamps';
import { beginBatch, blendItems } from './surface/shade-items';

const BATCH = 4096;

/** In front of everything solid and inside the triangle. */
@inline function covers(samples: usize, x: i32, y: i32, width: i32): i32 {
  const px = f32(x) + 0.5, py = f32(y) + 0.5;
  const b = weightB(px, py), c = weightC(px, py);
  if (b < 0 || c < 0 || b + c > 1) return 0;
  return i32(depthAt(px, py) > pictureDepth(samples, x, y, width));
}

/** `list`: triangle numbers, far ones first. Pixels of the rows [fromRow, toRow). */
export function blendTriangles(list: usize, count: i32, width: i32, fromRow: i32, toRow: i32): void {
  const indexes = buffer(INDEXES), flags = buffer(TRIANGLE_FLAGS), projected = buffer(PROJECTED), samples = buffer(SAMPLES), items = buffer(WORK_ITEMS);
  const w = width * 2;
  chooseAllLamps();
  for (let i = 0; i < count; i++) {
    const triangle = load<i32>(list + (usize(i) << 2));
    const index = indexes + usize(triangle) * 12;
    const a = projected + (usize(load<u32>(index)) << 4), b = projected + (usize(load<u32>(index, 4)) << 4), c = projected + (usize(load<u32>(index, 8)) << 4);
    if (!setUpTriangle(a, b, c, w, toRow * 2) || screenTriangle.y1 < fromRow * 2) continue;
    // Clockwise on the screen is the back.
    const isBack = (load<f32>(b) - load<f32>(a)) * (load<f32>(c, 4) - load<f32>(a, 4)) - (load<f32>(c) - load<f32>(a)) * (load<f32>(b, 4) - load<f32>(a, 4)) > 0;
    if (isBack && !(load<u8>(flags + triangle) & TWO_SIDED)) continue;
    beginBatch(load<u8>(buffer(TRIANGLE_MATERIALS) + triangle), projected, width, 2, false);
    let n = 0;
    for (let y = max(fromRow, screenTriangle.y0 >> 1); y <= screenTriangle.y1 >> 1; y++) {
      for (let x = screenTriangle.x0 >> 1; x <= screenTriangle.x1 >> 1; x++) {
        const weight = covers(samples, x * 2, y * 2, w) + covers(samples, x * 2 + 1, y * 2, w) + covers(samples, x * 2, y * 2 + 1, w) + covers(samples, x * 2 + 1, y * 2 + 1, w);
        if (!weight) continue;
        const to = items + (usize(n++) << 4);
        store<i32>(to, triangle);
        store<f32>(to, f32(x * 2 + 1), 4);
        store<f32>(to, f32(y * 2 + 1), 8);
        store<i32>(to, ((y * width + x) << 3) | weight, 12);
        if (n == BATCH) {
          blendItems(items, n, buffer(PICTURE));
          n = 0;
        }
      }
    }
    if (n) blendItems(items, n, buffer(PICTURE));
  }
}
