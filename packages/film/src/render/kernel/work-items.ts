/** What a tile has to shade, listed by material. */

import { buffer } from './buffers';
import { MATERIAL_LIMIT, TRIANGLE_MATERIALS, WORK_ITEMS } from './layout';
import { beginBatch, shadeItems } from './surface/shade-items';

/** Of one material in a tile: four a pixel, and padding. */
export const ITEM_LIMIT = 4100;
const counts: usize = memory.data(MATERIAL_LIMIT * 4, 16);

@inline function listOf(material: i32): usize { return buffer(WORK_ITEMS) + (usize(material * ITEM_LIMIT) << 4); }
/** For each item, how many samples of each pixel of its block it colours: a byte each. */
@inline function sharesOf(material: i32): usize {
  return buffer(WORK_ITEMS) + (usize(MATERIAL_LIMIT * ITEM_LIMIT) << 4) + (usize(material * ITEM_LIMIT) << 2);
}

export function clearLists(): void { memory.fill(counts, 0, MATERIAL_LIMIT * 4); }

/** `weight`: quarters of the pixel; 5: all of it, whatever was there; 7: a whole block of 2x2 pixels; 6: `shares` of the pixels of a block. */
@inline export function push(triangle: i32, x: f32, y: f32, pixel: i32, weight: i32, shares: u32 = 0): void {
  const material = i32(load<u8>(buffer(TRIANGLE_MATERIALS) + triangle));
  const counter = counts + (usize(material) << 2);
  const count = load<i32>(counter);
  store<i32>(counter, count + 1);
  const to = listOf(material) + (usize(count) << 4);
  store<i32>(to, triangle);
  store<f32>(to, x, 4);
  store<f32>(to, y, 8);
  store<i32>(to, (pixel << 3) | weight, 12);
  if (shares) store<u32>(sharesOf(material) + (usize(count) << 2), shares);
}

export function shadeLists(projected: usize, picture: usize, width: i32, scale: f32, isMirror: bool): void {
  for (let material = 0; material < MATERIAL_LIMIT; material++) {
    const count = load<i32>(counts + (usize(material) << 2));
    if (!count) continue;
    beginBatch(material, projected, width, scale, isMirror);
    shadeItems(listOf(material), sharesOf(material), count, picture);
  }
}
