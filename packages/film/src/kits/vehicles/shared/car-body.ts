/** Car bodies: a lofted shell with wheel arches cut out, and a cabin of glass with pillars and a roof. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { curve, sectionAcrossY, sectionAcrossZ, steps } from './section.ts';

export type Shell = {
  length: number;
  halfWidth: number;
  /** Height of the sill, and of the top of the shell by z. */
  sill: number;
  top: [number, number][];
  wheels: { z: number; radius: number }[];
  squareness?: number;
};

const trim = fromHex('#202124');

/** Half the width, the bottom and the top of the shell at a z, before the wheel arches are cut. */
const outline = (shell: Shell) => {
  const topAt = curve(shell.top);
  const half = shell.length / 2;
  return (z: number) => {
    // Ends are rounded over 0.35 m in plan and over 0.12 m in height.
    const toEnd = half - Math.abs(z);
    const plan = 1 - 0.22 * (1 - clamp(toEnd / 0.35)) ** 2.2;
    const nose = 1 - clamp(toEnd / 0.14);
    return {
      width: shell.halfWidth * plan,
      bottom: shell.sill + nose * nose * 0.1,
      top: topAt(z) - nose * nose * 0.14,
    };
  };
};

export const addShell = (b: MeshBuilder, shell: Shell, paint: Vec3, detail: number) => {
  const { length, halfWidth, sill, wheels, squareness = 5 } = shell;
  const topAt = curve(shell.top);
  const half = length / 2;
  const count = detail === 0 ? 72 : detail === 1 ? 40 : 14;
  const at = outline(shell);
  const rings = steps(-half, half, count).map((z) => {
    const { width, top, bottom: below } = at(z);
    let bottom = below;
    if (detail < 2) {
      for (const wheel of wheels) {
        const reach = wheel.radius * 1.16;
        const off = z - wheel.z;
        if (Math.abs(off) < reach)
          bottom = Math.max(bottom, wheel.radius + Math.sqrt(reach * reach - off * off));
      }
    }
    return sectionAcrossZ(z, width, Math.min(bottom, top - 0.06), top, squareness, detail === 0 ? 28 : 16);
  });
  b.paint(paint, 'glossy').loft(rings);
  // The dark inside seen through the arches.
  const ceiling = Math.min(...[0, 0.41, -0.41].map((part) => topAt(part * length))) - 0.08;
  b.paint(trim, 'matte').box(
    [0, (sill + ceiling) / 2, 0],
    [halfWidth * 1.5, ceiling - sill, length * 0.82],
    0.05,
    1,
  );
};

/** A lamp that lies in the skin of the shell's front: back over the wing to a point, and down over the nose. */
const addWingLamp = (b: MeshBuilder, shell: Shell, side: number, grow: number, lift: number) => {
  const { squareness = 5, halfWidth } = shell;
  const half = shell.length / 2;
  const at = outline(shell);
  const skin = (x: number, z: number) => {
    const { width, top, bottom } = at(z);
    const [middle, high] = [(top + bottom) / 2, (top - bottom) / 2];
    return middle + high * (1 - Math.min(0.98, x / width) ** squareness) ** (1 / squareness);
  };
  const over = 0.24 + grow;
  const down = 0.045 + grow;
  const rings = steps(0, 1, 10).map((t) => {
    // The first six tenths lie on the wing, the rest on the nose.
    const z = half - over * Math.max(0, 1 - t / 0.6);
    const drop = down * Math.max(0, (t - 0.6) / 0.4);
    const taper = Math.min(1, 0.12 + t / 0.5) * (t > 0.85 ? 0.94 : 1);
    const outer = halfWidth * 0.735 + grow * 0.5;
    const inner = outer - (halfWidth * 0.28 + grow) * taper;
    const row = steps(inner, outer, 6).map(
      (x): Vec3 => [side * x, skin(x, z) + (drop ? lift * 0.3 - drop : lift), z + (drop ? lift : lift * 0.5)],
    );
    return [...row, ...[...row].reverse().map(([x, y, w]): Vec3 => [x, y - (drop ? 0 : 0.02), w - 0.02])];
  });
  b.loft(side > 0 ? rings : rings.map((ring) => [...ring].reverse()));
};

export type Cabin = {
  base: number;
  roof: number;
  /** z of the rear and front edges at the base and at the roof. */
  rear: [number, number];
  front: [number, number];
  halfWidth: [number, number];
  pillars?: number[];
};

export const addCabin = (b: MeshBuilder, cabin: Cabin, paint: Vec3, detail: number) => {
  const { base, roof, rear, front, halfWidth } = cabin;
  const points = detail === 0 ? 36 : 16;
  const at = (t: number, inset = 0) => {
    const bulge = 1 + 0.05 * Math.sin(t * Math.PI);
    return sectionAcrossY(
      base + (roof - base) * t,
      (halfWidth[0] + (halfWidth[1] - halfWidth[0]) * t ** 1.3) * bulge - inset,
      rear[0] + (rear[1] - rear[0]) * t ** 1.15 + inset,
      front[0] + (front[1] - front[0]) * t ** 1.15 - inset,
      6,
      points,
    );
  };
  b.paint(fromHex('#1d2730'), 'glass').loft(
    [0, 0.3, 0.6, 0.9].map((t) => at(t, 0.015)),
    { hasCaps: false },
  );
  b.paint(paint, 'glossy').loft([at(0.84), at(0.9), at(0.96, 0.03), at(1, 0.12), at(1.02, 0.35)]);
  if (detail === 2) return;
  const pillarSides = cabin.pillars ?? [0.02];
  const rows = steps(0, 0.88, 5).map((t) => at(t));
  // Corners of the rounded rectangle, where front and side windows meet.
  const corners = [1, 3, 5, 7].map((n) => Math.floor((n / 8) * points));
  const sides = pillarSides.flatMap((offset) => {
    const n = Math.round((offset / 4) * points);
    return [n, Math.floor(points / 2) - 1 - n];
  });
  for (const column of [...corners, ...sides]) {
    b.tube(
      rows.map((row) => row[(column + points) % points]!),
      0.04,
      6,
      false,
    );
  }
};

/** Bumpers, lights, plates, handles and mirrors of an ordinary car. */
export const addCarTrim = (
  b: MeshBuilder,
  lit: MeshBuilder,
  {
    shell,
    lampHeight,
    paint,
    mirrorAt,
  }: {
    shell: Shell;
    lampHeight: number;
    paint: Vec3;
    mirrorAt: Vec3;
  },
) => {
  const { halfWidth } = shell;
  const half = shell.length / 2;
  // Below the edge of a low tail, where the rear is upright.
  const edge = outline(shell)(-half).top;
  const isLow = lampHeight + 0.1 > edge - 0.05;
  const [tailHeight, tailIn] = isLow ? [edge - 0.13, 0.05] : [lampHeight + 0.1, 0.08];
  for (const side of [-1, 1]) {
    const x = side * halfWidth * (isLow ? 0.56 : 0.68);
    b.paint(trim, 'satin');
    addWingLamp(b, shell, side, 0.022, 0.006);
    b.region('light', (lens) => {
      lens.paint([0.66, 0.71, 0.76], 'glossy');
      addWingLamp(lens, shell, side, 0, 0.012);
    });
    lit.paint([5, 4.4, 3.4], 'glow');
    addWingLamp(lit, shell, side, 0, 0.016);
    b.paint(fromHex('#a01414'), 'glossy').box([x, tailHeight, -half + tailIn], [0.34, 0.12, 0.12], 0.04);
    lit
      .paint([2.6, 0.12, 0.08], 'glow')
      .box([x, tailHeight, -half + tailIn - 0.01], [0.33, 0.11, 0.12], 0.04);
    b.paint(paint, 'glossy').sphere(
      [side * mirrorAt[0], mirrorAt[1], mirrorAt[2]],
      [0.085, 0.055, 0.045],
      10,
    );
    b.paint(darken(paint, 0.5), 'satin').box(
      [side * (halfWidth + 0.002), mirrorAt[1] - 0.14, mirrorAt[2] - 0.95],
      [0.03, 0.03, 0.16],
      0.01,
      1,
    );
  }
  b.paint(trim, 'satin').box([0, lampHeight - 0.2, half - 0.02], [halfWidth * 1.3, 0.16, 0.1], 0.04);
  b.box([0, lampHeight - 0.2, -half + 0.02], [halfWidth * 1.3, 0.16, 0.1], 0.04);
  b.paint(fromHex('#e8e6da'), 'satin').box([0, lampHeight - 0.13, half + 0.03], [0.48, 0.11, 0.02]);
  b.box([0, lampHeight - 0.05, -half - 0.02], [0.48, 0.11, 0.04]);
};

/** Without a roof: the frame of the windscreen, seats and the wheel, so that the driver is seen. */
export const addOpenSeats = (b: MeshBuilder, { base, front, halfWidth }: Cabin, paint: Vec3) => {
  const z = front[0] - 0.35;
  const [w, y] = [halfWidth[0] - 0.1, base + 0.04];
  b.paint(fromHex('#1e2024'), 'matte').box([0, y, -0.35], [w * 2, 0.06, 1.5], 0.03);
  b.paint(fromHex('#c9cdd2'), 'metal').tube(
    [
      [-w, y, z],
      [-w * 0.92, y + 0.3, z - 0.26],
      [w * 0.92, y + 0.3, z - 0.26],
      [w, y, z],
    ],
    0.025,
    8,
  );
  b.paint(fromHex('#7a4a2c'), 'satin');
  for (const x of [-0.36, 0.36]) b.box([x, y + 0.16, -0.62], [0.5, 0.5, 0.16], 0.07, 3);
  b.paint(paint, 'glossy').box([0, y + 0.02, z - 0.12], [w * 2, 0.1, 0.3], 0.05, 3);
  b.paint(fromHex('#17181a'), 'satin').tube(
    Array.from({ length: 21 }, (_, n): Vec3 => {
      const a = (n / 20) * 2 * Math.PI;
      return [0.36 + Math.cos(a) * 0.17, y + 0.2 + Math.sin(a) * 0.15, 0.24 - Math.sin(a) * 0.08];
    }),
    0.018,
    8,
  );
};
