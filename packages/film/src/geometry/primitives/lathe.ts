import { normalize } from '../../math/vector.ts';
import type { MeshWriter } from '../mesh-writer.ts';

type Normal2 = [number, number];

const segmentNormals = (profile: [number, number][]): Normal2[] =>
  profile.slice(1).map((to, n) => {
    const from = profile[n]!;
    const [dr, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dr, dy) || 1;
    return [dy / length, -dr / length];
  });

export const addLathe = (
  builder: MeshWriter,
  profile: [number, number][],
  segments: number,
  shape: (angle: number, y: number) => number = () => 1,
) => {
  const normals = segmentNormals(profile);
  for (let at = 0; at + 1 < profile.length; at += 1) {
    const own = normals[at]!;
    const smoothed = (neighbour: Normal2 | undefined): Normal2 =>
      neighbour && neighbour[0] * own[0] + neighbour[1] * own[1] > 0.6
        ? [neighbour[0] + own[0], neighbour[1] + own[1]]
        : own;
    const ring = (end: number, [nr, ny]: Normal2) => {
      const [radius, y] = profile[end]!;
      return Array.from({ length: segments + 1 }, (_, n) => {
        const angle = (n / segments) * 2 * Math.PI;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const r = radius * shape(angle, y);
        return builder.vertex([c * r, y, s * r], normalize([c * nr, ny, s * nr]));
      });
    };
    const lower = ring(at, smoothed(normals[at - 1]));
    const upper = ring(at + 1, smoothed(normals[at + 1]));
    for (let n = 0; n < segments; n += 1) {
      if (profile[at]![0] > 1e-6) builder.triangle(lower[n]!, lower[n + 1]!, upper[n + 1]!);
      if (profile[at + 1]![0] > 1e-6) builder.triangle(lower[n]!, upper[n + 1]!, upper[n]!);
    }
  }
};
