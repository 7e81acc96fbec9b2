import { add, cross, dot, normalize, subtract, type Vec3 } from '../../math/vector.ts';
import type { MeshWriter } from '../mesh-writer.ts';

/**
 * A smooth skin over rings of points, all with the same number of points in the same order. Normals follow the skin
 * and point away from each ring's centre, so hulls and car bodies need no winding rules.
 */
export const addLoft = (
  builder: MeshWriter,
  rings: Vec3[][],
  { isClosed = true, hasCaps = true }: { isClosed?: boolean; hasCaps?: boolean } = {},
) => {
  const centres = rings.map((ring): Vec3 => {
    const sum = ring.reduce((total, point) => add(total, point), [0, 0, 0] as Vec3);
    return [sum[0] / ring.length, sum[1] / ring.length, sum[2] / ring.length];
  });
  const columns = rings[0]!.length;
  const wrap = (n: number) => (isClosed ? (n + columns) % columns : Math.min(Math.max(n, 0), columns - 1));
  const rows = rings.map((ring, row) => {
    const [before, after] = [rings[Math.max(row - 1, 0)]!, rings[Math.min(row + 1, rings.length - 1)]!];
    const count = isClosed ? columns + 1 : columns;
    return Array.from({ length: count }, (_, n) => {
      const column = n % columns;
      const around = subtract(ring[wrap(column + 1)]!, ring[wrap(column - 1)]!);
      const along = subtract(after[column]!, before[column]!);
      let normal = normalize(cross(around, along));
      const outward = subtract(ring[column]!, centres[row]!);
      if (dot(normal, outward) < 0) normal = [-normal[0], -normal[1], -normal[2]];
      return builder.vertex(ring[column]!, normal);
    });
  });
  builder.grid(rows);
  if (!hasCaps) return;
  for (const end of [0, rings.length - 1]) {
    const inner = centres[end === 0 ? Math.min(1, rings.length - 1) : rings.length - 2]!;
    const normal = normalize(subtract(centres[end]!, inner));
    const middle = builder.vertex(centres[end]!, normal);
    const edge = rings[end]!.map((point) => builder.vertex(point, normal));
    const last = isClosed ? columns : columns - 1;
    for (let n = 0; n < last; n += 1) builder.triangle(middle, edge[n]!, edge[(n + 1) % columns]!);
  }
};
