/** How much of what surrounds a thing is straight lines: walls, windows and rails are seen to bend where grass and clouds are not. */

import type { Picture } from '../picture.ts';
import { blurPlane, createPlane, type Plane, resizePlane } from '../plane.ts';

const longSide = 256;
/** Levels by which a line stands out, and how much of all change must go one way for it to be straight. */
const [leastLevels, leastStraight] = [5, 0.75];

/** Share, 0 to 1, of the surroundings of what `mask` holds. */
export const straightAround = (picture: Picture, mask: Plane): number => straightShare(picture, mask, false);

/** Share, 0 to 1, of what `mask` holds itself. */
export const straightInside = (picture: Picture, mask: Plane): number => straightShare(picture, mask, true);

const straightShare = (picture: Picture, mask: Plane, isInside: boolean): number => {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  const luma = createPlane(size);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const from = (Math.floor((y + 0.5) / scale) * picture.width + Math.floor((x + 0.5) / scale)) * 4;
      luma.values[y * size.width + x] =
        0.3 * picture.pixels[from]! + 0.59 * picture.pixels[from + 1]! + 0.11 * picture.pixels[from + 2]!;
    }
  const [across, down, both] = [createPlane(size), createPlane(size), createPlane(size)];
  for (let y = 1; y < size.height - 1; y += 1)
    for (let x = 1; x < size.width - 1; x += 1) {
      const at = y * size.width + x;
      const dx = (luma.values[at + 1]! - luma.values[at - 1]!) / 2;
      const dy = (luma.values[at + size.width]! - luma.values[at - size.width]!) / 2;
      across.values[at] = dx * dx;
      down.values[at] = dy * dy;
      both.values[at] = dx * dy;
    }
  const [xx, yy, xy] = [blurPlane(across, 2), blurPlane(down, 2), blurPlane(both, 2)];
  const own = resizePlane(mask, size);
  const near = blurPlane(own, size.width * 0.05);
  let [straight, count] = [0, 0];
  for (let at = 0; at < own.values.length; at += 1) {
    if (isInside ? own.values[at]! < 0.5 : own.values[at]! > 0.1 || near.values[at]! < 0.05) continue;
    count += 1;
    const all = xx.values[at]! + yy.values[at]!;
    const oneWay = Math.hypot(xx.values[at]! - yy.values[at]!, 2 * xy.values[at]!);
    if (all > leastLevels ** 2 && oneWay > leastStraight * all) straight += 1;
  }
  return count === 0 ? 0 : straight / count;
};
