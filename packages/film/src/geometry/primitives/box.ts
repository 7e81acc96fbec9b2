import { add, normalize, type Vec3 } from '../../math/vector.ts';
import type { MeshWriter } from '../mesh-writer.ts';

/** Positions along one edge of a face: the straight part's end, and how far round the bevel (-1 to 1). */
type EdgeStep = { at: number; round: number };

const bevelledEdge = (inner: number, segments: number): EdgeStep[] => {
  const round = Array.from({ length: segments + 1 }, (_, n) => -Math.cos((n / segments) * (Math.PI / 2)));
  return [
    ...round.map((value) => ({ at: -inner, round: value })),
    ...round.toReversed().map((value) => ({ at: inner, round: -value })),
  ];
};

/** Each face reaches to the middle of its rounded edges, so neighbouring faces meet there with the same normal. */
export const addBox = (builder: MeshWriter, centre: Vec3, size: Vec3, bevel: number, segments: number) => {
  const half = size.map((value) => Math.abs(value) / 2) as Vec3;
  const radius = Math.min(bevel, ...half);
  const inner = half.map((value) => value - radius) as Vec3;
  const isBevelled = radius > 0;
  const edge = (axis: number): EdgeStep[] =>
    isBevelled
      ? bevelledEdge(inner[axis]!, segments)
      : [
          { at: -half[axis]!, round: 0 },
          { at: half[axis]!, round: 0 },
        ];
  const edges = [edge(0), edge(1), edge(2)];
  for (const axis of [0, 1, 2]) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const side of [-1, 1]) {
      const rows = edges[u]!.map((stepU) =>
        edges[v]!.map((stepV) => {
          const normal: Vec3 = [0, 0, 0];
          const offset: Vec3 = [0, 0, 0];
          normal[axis] = side;
          if (isBevelled) {
            normal[u] = stepU.round * 0.75;
            normal[v] = stepV.round * 0.75;
          }
          const n = normalize(normal);
          offset[u] = stepU.at + n[u]! * radius;
          offset[v] = stepV.at + n[v]! * radius;
          offset[axis] = side * inner[axis]! + n[axis]! * radius;
          return builder.vertex(add(centre, offset), n);
        }),
      );
      builder.grid(rows);
    }
  }
};
