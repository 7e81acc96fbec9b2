/** Roofs: gable, pyramid, and the curved hip roofs of East Asia. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';

export type GableRoof = {
  /** Across the ridge, and along it (z). */
  width: number;
  length: number;
  y: number;
  rise: number;
  overhang?: number;
  thickness?: number;
};

/** Two slopes with the ridge along z; the gables below it are the caller's. */
export const addGableRoof = (b: MeshBuilder, roof: GableRoof) => {
  const { width, length, y, rise, overhang = 0.4, thickness = 0.18 } = roof;
  const slope = rise / (width / 2);
  const [outer, drop] = [width / 2 + overhang, overhang * slope];
  const end = length / 2 + overhang;
  for (const side of [-1, 1]) {
    b.extrude(
      [
        [0, y + rise],
        [0, y + rise + thickness],
        [side * outer, y - drop + thickness],
        [side * outer, y - drop],
      ],
      -end,
      end,
    );
  }
};

/** The triangle of wall under a gable roof, at both ends. */
export const addGables = (b: MeshBuilder, { width, length, y, rise }: GableRoof) =>
  b.extrude(
    [
      [-width / 2, y],
      [width / 2, y],
      [0, y + rise],
    ],
    -length / 2,
    length / 2,
  );

/** A layer of snow over a gable roof, rounded at the eaves. */
export const addRoofSnow = (b: MeshBuilder, roof: GableRoof) => {
  const depth = 0.24;
  b.paint(fromHex('#f2f6fb'), 'snow');
  addGableRoof(b, {
    ...roof,
    y: roof.y + (roof.thickness ?? 0.18) - 0.02,
    thickness: depth,
    overhang: (roof.overhang ?? 0.4) + 0.03,
  });
  const { width, length, y, rise, overhang = 0.4, thickness = 0.18 } = roof;
  const slope = rise / (width / 2);
  for (const side of [-1, 1]) {
    const x = side * (width / 2 + overhang + 0.02);
    const eave = y - overhang * slope + thickness + depth * 0.4;
    const end = length / 2 + overhang;
    b.tube(
      [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t, n): Vec3 => [x, eave - 0.03 * (n % 2), t * end]),
      depth * 0.55,
      8,
    );
  }
  b.tube(
    [
      [0, y + rise + thickness + depth * 0.7, -length / 2 - overhang],
      [0, y + rise + thickness + depth * 0.7, length / 2 + overhang],
    ],
    depth * 0.6,
    8,
  );
};

/** A roof of four flat slopes to a point or a short ridge. */
export const addHipRoof = (
  b: MeshBuilder,
  width: number,
  depth: number,
  y: number,
  rise: number,
  overhang = 0.4,
  ridge = 0,
) => {
  const [x, z] = [width / 2 + overhang, depth / 2 + overhang];
  const [rx, rz] = width > depth ? [ridge / 2, 0] : [0, ridge / 2];
  const top = y + rise;
  b.quad([-x, y, z], [x, y, z], [rx, top, rz], [-rx, top, rz], [0, z, rise]);
  b.quad([-x, y, -z], [x, y, -z], [rx, top, -rz], [-rx, top, -rz], [0, z, -rise]);
  b.quad([x, y, -z], [x, y, z], [rx, top, rz], [rx, top, -rz], [rise, x, 0]);
  b.quad([-x, y, -z], [-x, y, z], [-rx, top, rz], [-rx, top, -rz], [-rise, x, 0]);
  b.quad([-x, y, -z], [x, y, -z], [x, y, z], [-x, y, z], [0, -1, 0]);
};

export type CurvedRoof = {
  width: number;
  depth: number;
  y: number;
  rise: number;
  overhang: number;
  /** Metres the corners turn up. */
  lift: number;
  /** Length of the ridge along x. */
  ridge: number;
};

/** Hip roof with hollow slopes and upturned corners, tiles in ribs, a ridge with finials. */
export const addCurvedRoof = (b: MeshBuilder, roof: CurvedRoof, tile: Vec3, ridgePaint: Vec3, detail = 0) => {
  const { width, depth, y, rise, overhang, lift, ridge } = roof;
  const [x, z] = [width / 2 + overhang, depth / 2 + overhang];
  const [columns, rows] = detail === 0 ? [18, 8] : [8, 4];
  const surface = (from: Vec3, to: Vec3, ridgeFrom: Vec3, ridgeTo: Vec3, outward: Vec3) => {
    const at = (u: number, v: number): Vec3 => {
      const corner = Math.abs(2 * u - 1) ** 3;
      const eave = [0, 1, 2].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * u);
      const top = [0, 1, 2].map((axis) => ridgeFrom[axis]! + (ridgeTo[axis]! - ridgeFrom[axis]!) * u);
      return [
        eave[0]! + (top[0]! - eave[0]!) * v,
        y + rise * v ** 1.55 + lift * corner * (1 - v) ** 2,
        eave[2]! + (top[2]! - eave[2]!) * v,
      ];
    };
    const grid = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => {
        const [u, v] = [column / columns, row / rows];
        const steep = rise * 1.55 * Math.max(0.15, v) ** 0.55;
        const run = Math.max(0.5, Math.abs(outward[0]) * x + Math.abs(outward[2]) * z);
        const rib = (column % 2 ? 1 : -1) * 0.12;
        const n: Vec3 = [
          outward[0] * steep + (outward[2] ? rib * run : 0),
          run,
          outward[2] * steep + (outward[0] ? rib * run : 0),
        ];
        return b.vertex(at(u, v), n);
      }),
    );
    b.grid(grid);
    // The hip from corner to ridge, and the edge of the eaves.
    return {
      hip: Array.from({ length: 7 }, (_, n) => at(0, n / 6)),
      eave: Array.from({ length: 13 }, (_, n) => at(n / 12, 0)),
    };
  };
  const r = ridge / 2;
  b.paint(tile, 'roof');
  const sides = [
    surface([-x, y, z], [x, y, z], [-r, 0, 0], [r, 0, 0], [0, 0, 1]),
    surface([x, y, -z], [-x, y, -z], [r, 0, 0], [-r, 0, 0], [0, 0, -1]),
    surface([x, y, z], [x, y, -z], [r, 0, 0], [r, 0, 0], [1, 0, 0]),
    surface([-x, y, -z], [-x, y, z], [-r, 0, 0], [-r, 0, 0], [-1, 0, 0]),
  ];
  const size = Math.max(0.06, Math.min(width, depth) * 0.02);
  b.paint(ridgePaint, 'satin');
  for (const { hip, eave } of sides) b.tube(hip, size * 1.3, 6).tube(eave, size, 6);
  if (ridge > 0.2) {
    b.tube(
      [
        [-r * 1.08, y + rise + size * 3, 0],
        [-r * 0.9, y + rise, 0],
        [r * 0.9, y + rise, 0],
        [r * 1.08, y + rise + size * 3, 0],
      ],
      size * 1.7,
      8,
    );
  }
  // The dark underside.
  b.paint(fromHex('#3d2417'), 'wood').quad(
    [-x * 0.97, y + 0.02, -z * 0.97],
    [x * 0.97, y + 0.02, -z * 0.97],
    [x * 0.97, y + 0.02, z * 0.97],
    [-x * 0.97, y + 0.02, z * 0.97],
    [0, -1, 0],
  );
};
