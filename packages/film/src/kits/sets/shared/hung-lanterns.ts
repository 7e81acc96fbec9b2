/** Rows of lanterns on ropes across a street or a market, over the heads of whoever is there. */

import { fromHex } from '../../../math/colour.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from './set-builder.ts';

const red = [fromHex('#d81e12')];
/** Coloured glass of a bazaar. */
const glass = ['#e8a02a', '#1f9a9a', '#c8342a', '#6a3aa8', '#3a8a3a'].map(fromHex);
const gold = fromHex('#d8a83a');

const rows = 9;
const mostAcross = 6.5;

export const hangLanterns = (set: SetBuilder): void => {
  const { cameraPosition, cameraTarget, cameraDistance, focalLength } = set.area;
  const ground = set.ground(set.centre[0], set.centre[2]);
  // From high above they would hide the street.
  if (cameraPosition[1] - ground > 12) return;
  const isBazaar = ['middle_eastern', 'indian'].includes(set.request.region ?? '');
  const colours = isBazaar ? glass : red;
  const tilt = (cameraTarget[1] - cameraPosition[1]) / Math.max(1, cameraDistance);
  const near = Math.max(4.5, set.area.hasCast ? cameraDistance : 4);
  set.model(
    (b) => {
      for (let row = 0; row < rows; row += 1) {
        const depth = near + 0.8 + row * 2.4;
        const middle = cameraPosition[1] + tilt * depth;
        // In the upper quarter of the picture, but over the heads.
        const y = Math.min(
          ground + 8,
          Math.max(ground + 2.9, middle + (0.62 + 0.1 * (row % 2)) * (0.5 / focalLength) * depth),
        );
        const [lx, lz] = set.atFrame(-1, depth);
        const [rx, rz] = set.atFrame(1, depth);
        const wide = Math.hypot(rx - lx, rz - lz);
        const share = Math.min(1, (mostAcross * 2) / wide);
        const count = Math.min(9, Math.max(4, Math.round((wide * share) / 1.25)));
        const at = (t: number): Vec3 => {
          const across = 0.5 + (t - 0.5) * share;
          return [lx + (rx - lx) * across, y - 1.2 * t * (1 - t), lz + (rz - lz) * across];
        };
        b.paint([0.05, 0.03, 0.02], 'matte').tube(
          Array.from({ length: 9 }, (_, n) => at(n / 8)),
          0.012,
          4,
          false,
        );
        for (let n = 0; n < count; n += 1) {
          const [x, top, z] = at((n + 0.5 + 0.25 * (row % 2)) / (count + 0.25));
          const colour = colours[(n + row * 2) % colours.length]!;
          const r = Math.min(0.34, 0.17 + depth * 0.012);
          const shine = set.isDark ? 1.9 : isBazaar ? 1.3 : 1.05;
          b.paint(scale(colour, shine), 'glow').sphere(
            [x, top - r * 1.2, z],
            isBazaar ? [r * 0.72, r, r * 0.72] : [r, r * 0.84, r],
            isBazaar ? 6 : 12,
          );
          b.paint(gold, 'satin')
            .box([x, top - r * 0.3, z], [r * 0.8, r * 0.22, r * 0.8])
            .box([x, top - r * 2.08, z], [r * 0.7, r * 0.2, r * 0.7])
            .box([x, top - r * 2.6, z], [r * 0.16, r * 0.9, r * 0.16]);
        }
      }
    },
    { castsNoShadow: true },
  );
  if (!set.isDark) return;
  for (const depth of [near, near + 6, near + 14]) {
    const [x, z] = set.atFrame(0, depth);
    set.lamp([x, ground + 3.4, z], isBazaar ? [2, 1.3, 0.6] : [2.2, 0.7, 0.4], 9);
  }
};
