import { addScaled, cross, dot, normalize, subtract, type Vec3 } from '../../math/vector.ts';
import type { MeshWriter } from '../mesh-writer.ts';
import { addSphere } from './sphere.ts';

export const addTube = (
  builder: MeshWriter,
  points: Vec3[],
  radius: number | number[],
  segments: number,
  hasCaps: boolean,
) => {
  const radiusAt = (n: number) => (typeof radius === 'number' ? radius : (radius[n] ?? radius.at(-1)!));
  // Carried along the tube, so that rings do not twist against each other.
  let side: Vec3 = [1, 0, 0.001];
  const rings = points.map((point, n) => {
    const next = points[Math.min(n + 1, points.length - 1)]!;
    const previous = points[Math.max(n - 1, 0)]!;
    const along = normalize(subtract(next, previous));
    if (Math.abs(dot(along, side)) > 0.95) side = [0, 0.3, 1];
    const u = normalize(addScaled(side, along, -dot(side, along)));
    const v = cross(along, u);
    side = u;
    return Array.from({ length: segments + 1 }, (_, k) => {
      const angle = (k / segments) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const normal: Vec3 = [u[0] * c + v[0] * s, u[1] * c + v[1] * s, u[2] * c + v[2] * s];
      return builder.vertex(addScaled(point, normal, radiusAt(n)), normal);
    });
  });
  builder.grid(rings);
  if (!hasCaps) return;
  for (const end of [0, points.length - 1]) {
    if (radiusAt(end) > 1e-3) addSphere(builder, points[end]!, radiusAt(end) * 0.999, 8);
  }
};
