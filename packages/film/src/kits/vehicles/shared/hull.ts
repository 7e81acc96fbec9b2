/** Hulls, sails, wakes, and how boats lie on the water. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { type Matrix, multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Particle, PoseInput } from '../../model.ts';
import { puffs } from '../../shared/puffs.ts';
import { curve, steps } from './section.ts';

export type Hull = {
  length: number;
  beam: number;
  /** Height of the gunwale amidships above the keel at y = 0. */
  depth: number;
  /** How much higher bow and stern are. */
  bowRise?: number;
  sternRise?: number;
  /** Metres the stem leans forward at the top. */
  rake?: number;
  /** Breadth of the stern as a part of the beam: 0 pointed, 0.8 a transom. */
  stern?: number;
  /** 2: round bottom; 6: a ship's boxy section. */
  fullness?: number;
  /** How far aft the bow starts to narrow, as a part of the length. */
  entry?: number;
};

/** Half-breadth, keel and gunwale along a hull; `t` runs from -1 at the stern to 1 at the bow. */
export const hullLines = ({
  length,
  beam,
  depth,
  bowRise = 0.3,
  sternRise = 0.1,
  stern = 0.7,
  entry = 0.45,
}: Hull) => {
  const breadth = curve([
    [-1, (beam / 2) * stern],
    [-0.55, (beam / 2) * (0.9 + 0.1 * stern)],
    [0, beam / 2],
    [1 - entry * 2 + 0.3, beam * 0.46],
    [0.8, beam * 0.22],
    [1, 0.02 * beam],
  ]);
  const keel = curve([
    [-1, stern > 0.3 ? depth * 0.12 : depth * 0.5],
    [-0.6, 0],
    [0.55, 0],
    [0.85, depth * 0.14],
    [1, depth * 0.62],
  ]);
  const gunwale = curve([
    [-1, depth + sternRise],
    [-0.3, depth],
    [0.3, depth],
    [1, depth + bowRise],
  ]);
  const z = (t: number) => (t * length) / 2;
  return { breadth, keel, gunwale, z };
};

/** The skin from gunwale to gunwale; mark the mesh two-sided for an open boat. */
export const addHull = (b: MeshBuilder, hull: Hull, rows = 28, points = 17) => {
  const { rake = 0, fullness = 3 } = hull;
  const { breadth, keel, gunwale, z } = hullLines(hull);
  const exponent = 2 / fullness;
  const rings = steps(-1, 1, rows).map((t) => {
    const [low, high, half] = [keel(t), gunwale(t), breadth(t)];
    return Array.from({ length: points }, (_, n): Vec3 => {
      const angle = (n / (points - 1)) * Math.PI;
      const across = Math.cos(angle);
      const down = Math.sin(angle) ** exponent;
      const y = high + (low - high) * down;
      const lean = rake * Math.max(0, t) ** 3 * (y / hull.depth - 0.5);
      return [half * Math.sign(across) * Math.abs(across) ** exponent, y, z(t) + lean];
    });
  });
  b.loft(rings, { isClosed: false, hasCaps: false });
  // The transom
  const last = rings[0]!;
  const middle = b.vertex([0, (keel(-1) + gunwale(-1)) / 2, z(-1)], [0, 0, -1]);
  const edge = last.map((point) => b.vertex(point, [0, 0, -1]));
  for (let n = 0; n + 1 < edge.length; n += 1) b.triangle(middle, edge[n]!, edge[n + 1]!);
  b.triangle(middle, edge[0]!, edge.at(-1)!);
};

/** A deck `below` metres under the gunwale between two points of the length. */
export const addDeck = (b: MeshBuilder, hull: Hull, below = 0, from = -1, to = 1) => {
  const { breadth, gunwale, z } = hullLines(hull);
  const rake = hull.rake ?? 0;
  const rows = steps(from, to, 16).map((t) => {
    const y = gunwale(t) - below;
    const half = breadth(t) * (1 - below * 0.12);
    const at = z(t) + rake * Math.max(0, t) ** 3 * (y / hull.depth - 0.5);
    return [-1, 0, 1].map((side) => b.vertex([side * half, y, at], [0, 1, 0]));
  });
  b.grid(rows);
};

/** A rail along both gunwales. */
export const addGunwale = (b: MeshBuilder, hull: Hull, radius: number, lift = 0) => {
  const { breadth, gunwale, z } = hullLines(hull);
  const rake = hull.rake ?? 0;
  for (const side of [-1, 1]) {
    b.tube(
      steps(-1, 1, 22).map((t): Vec3 => {
        const y = gunwale(t) + lift;
        return [side * breadth(t), y, z(t) + rake * Math.max(0, t) ** 3 * (y / hull.depth - 0.5)];
      }),
      radius,
      6,
    );
  }
};

/** A sail between four corners (foot from, foot to, head to, head from), bulging along `belly`. */
export const addSail = (b: MeshBuilder, [a, c, d, e]: [Vec3, Vec3, Vec3, Vec3], belly: Vec3, cells = 10) => {
  const rows = steps(0, 1, cells).map((v) =>
    steps(0, 1, cells).map((u): Vec3 => {
      const bulge = Math.sin(Math.PI * u) ** 0.8 * Math.sin(Math.PI * (0.08 + 0.84 * v)) ** 0.7;
      return [0, 1, 2].map((axis) => {
        const low = a[axis]! + (c[axis]! - a[axis]!) * u;
        const high = e[axis]! + (d[axis]! - e[axis]!) * u;
        return low + (high - low) * v + belly[axis]! * bulge;
      }) as Vec3;
    }),
  );
  b.loft(rows, { isClosed: false, hasCaps: false });
};

/** The same in rags: holes, and a ragged foot. */
export const addTornSail = (
  b: MeshBuilder,
  [a, c, d, e]: [Vec3, Vec3, Vec3, Vec3],
  belly: Vec3,
  cells = 10,
) => {
  const at = (u: number, v: number): Vec3 => {
    const bulge = Math.sin(Math.PI * u) ** 0.8 * Math.sin(Math.PI * (0.08 + 0.84 * v)) ** 0.7;
    return [0, 1, 2].map((axis) => {
      const low = a[axis]! + (c[axis]! - a[axis]!) * u;
      const high = e[axis]! + (d[axis]! - e[axis]!) * u;
      return low + (high - low) * v + belly[axis]! * bulge * 0.6;
    }) as Vec3;
  };
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1) {
      const chance = Math.abs(Math.sin(row * 12.9 + column * 78.2 + a[1] * 3.7) * 43.7) % 1;
      const [u0, u1, v0, v1] = [column / cells, (column + 1) / cells, row / cells, (row + 1) / cells];
      const rag = (Math.abs(Math.sin(column * 5.3 + a[1])) * cells) / 2.4;
      if (row < rag - 1 || chance < 0.1) continue;
      // The lowest cell of a strip ends in a point.
      if (row < rag)
        b.loft(
          [
            [at(u0, v1), at(u1, v1)],
            [at((u0 + u1) / 2, v0), at((u0 + u1) / 2, v0)],
          ],
          { isClosed: false, hasCaps: false },
        );
      else
        b.loft(
          [
            [at(u0, v0), at(u1, v0)],
            [at(u0, v1), at(u1, v1)],
          ],
          { isClosed: false, hasCaps: false },
        );
    }
};

/** Rocking on the water about the waterline; small boats rock more. */
export const rocking = ({ time, phase, speed }: PoseInput, waterline: number, amount = 1, heel = 0): Matrix =>
  multiply(
    translation(0, waterline + 0.05 * amount * Math.sin(time * 1.3 + phase), 0),
    rotationZ(heel + 0.035 * amount * Math.sin(time * 1.1 + phase * 1.7)),
    rotationX(0.025 * amount * Math.sin(time * 1.5 + phase) - Math.min(0.05, speed * 0.004) * amount),
    translation(0, -waterline, 0),
  );

/** Foam at the bow and along the wake. */
export const wake = (
  input: PoseInput,
  hull: { length: number; beam: number },
  waterline: number,
): Particle[] => {
  const { speed } = input;
  if (speed < 0.3) return [];
  const strength = Math.min(1, speed / 5);
  const { length, beam } = hull;
  const size = Math.min(1.2, 0.12 + beam * 0.09);
  const white: Vec3 = [0.9, 0.94, 0.96];
  const spray = [-1, 1].flatMap((side) =>
    puffs(
      { ...input, wind: 0 },
      {
        at: [side * beam * 0.16, waterline + size * 0.1, length * 0.43],
        count: 22,
        life: Math.min(5, 1.2 + length / Math.max(2, speed)),
        velocity: [side * (0.35 + speed * 0.12), 0.02, 0],
        spread: size * 0.6,
        size: [size * 0.5, size * 1.2],
        colour: white,
        opacity: 0.5 * strength,
      },
    ),
  );
  return [
    ...spray,
    ...puffs(
      { ...input, wind: 0 },
      {
        at: [0, waterline, -length * 0.5],
        count: 22,
        life: 3.5,
        velocity: [0, 0, 0],
        spread: beam * 0.7,
        size: [size * 0.7, size * 2],
        colour: white,
        opacity: 0.45 * strength,
      },
    ),
  ];
};
