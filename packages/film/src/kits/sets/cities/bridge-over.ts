/** The arch of a stone bridge over the one who stands under it, with lamps on its walls and the way on behind it. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const steps = 22;

export const addBridgeOver = (set: SetBuilder): void => {
  const { area } = set;
  const [cx] = set.centre;
  const y0 = set.baseY;
  const face = area.low[2] - 1.1;
  const depth = 8;
  // As high as the picture shows at that distance, so that the arch closes over their heads.
  const distance = area.cameraPosition[2] - face;
  const seen = area.cameraTarget[1] - y0 + distance / 2 / area.focalLength;
  const crown = Math.min(6, Math.max(2.9, seen * 0.86));
  const half = Math.max(crown * 0.95, set.halfX + 1.2);
  const spring = crown * 0.34;
  const point = (n: number): [number, number] => {
    const a = Math.PI * (1 - n / steps);
    return [cx + Math.cos(a) * half, y0 + spring + Math.sin(a) * (crown - spring)];
  };
  const stone = (p: Vec3): Vec3 =>
    mix(fromHex('#8d8272'), fromHex('#5f574c'), noise(p[0] * 1.7, p[1] * 2.3, p[2] * 1.7));
  const [reach, top] = [half + 16, y0 + crown + 2.2];
  set.model((b) => {
    b.paint(stone, 'stone');
    for (const z of [face, face - depth]) {
      const normal: Vec3 = [0, 0, z === face ? 1 : -1];
      for (let n = 0; n < steps; n += 1) {
        const [[ax, ay], [bx, by]] = [point(n), point(n + 1)];
        b.quad([ax, ay, z], [bx, by, z], [bx, top, z], [ax, top, z], normal);
      }
      for (const side of [-1, 1]) {
        const x = cx + side * half;
        b.quad(
          [x, y0 - 1, z],
          [cx + side * reach, y0 - 1, z],
          [cx + side * reach, top, z],
          [x, top, z],
          normal,
        );
      }
    }
    // The vault and its two walls.
    const inner: [number, number][] = [
      [cx - half, y0 - 1],
      ...Array.from({ length: steps + 1 }, (_, n) => point(n)),
      [cx + half, y0 - 1],
    ];
    for (let n = 0; n + 1 < inner.length; n += 1) {
      const [[ax, ay], [bx, by]] = [inner[n]!, inner[n + 1]!];
      const normal: Vec3 = [cx - (ax + bx) / 2, y0 + spring - (ay + by) / 2, 0];
      for (let z = face; z > face - depth + 0.1; z -= 2)
        b.quad([ax, ay, z], [bx, by, z], [bx, by, z - 2], [ax, ay, z - 2], normal);
    }
    // Wedge stones round the arch, a parapet along the top.
    for (let n = 0; n < steps; n += 1) {
      const [[ax, ay], [bx, by]] = [point(n), point(n + 1)];
      const out = (x: number, y: number): Vec3 => {
        const [dx, dy] = [x - cx, y - y0 - spring];
        const long = Math.hypot(dx, dy) || 1;
        return [x + (dx / long) * 0.5, y + (dy / long) * 0.5, face + 0.06];
      };
      b.paint(n % 2 ? fromHex('#b0a48e') : fromHex('#978b77'), 'stone').quad(
        [ax, ay, face + 0.06],
        [bx, by, face + 0.06],
        out(bx, by),
        out(ax, ay),
        [0, 0, 1],
      );
    }
    b.paint(fromHex('#a39883'), 'stone')
      .box([cx, top + 0.1, face - depth / 2], [reach * 2, 0.24, depth + 0.5])
      .box([cx, top + 0.6, face], [reach * 2, 0.8, 0.3]);
  });
  if (!set.isDark && !set.isRainy) return;
  // Lamps at both sides of the mouth and one in the vault.
  for (const side of [-1, 1]) {
    const at: Vec3 = [cx + side * (half + 0.35), y0 + crown * 0.62, face + 0.3];
    set.model(
      (b) => {
        b.paint(fromHex('#26282c'), 'metal').box([at[0], at[1] + 0.22, at[2] - 0.1], [0.06, 0.06, 0.4]);
        b.paint([3.4, 2.4, 1.1], 'glow').sphere(at, 0.15, 12);
      },
      { castsNoShadow: true },
    );
    set.lamp([at[0] - side * 0.3, at[1], at[2] + 0.5], [5, 3.6, 1.9], 6.5);
  }
  set.lamp([cx, y0 + crown - 0.6, face - depth / 2], [3.6, 2.5, 1.2], 6);
};
