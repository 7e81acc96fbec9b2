import { normalize, type Vec3 } from '../../math/vector.ts';
import type { MeshWriter } from '../mesh-writer.ts';

export const addSphere = (builder: MeshWriter, centre: Vec3, radius: number | Vec3, segments: number) => {
  const r: Vec3 = typeof radius === 'number' ? [radius, radius, radius] : radius;
  const rings = Math.max(2, Math.round(segments / 2));
  const rows = Array.from({ length: rings + 1 }, (_, ring) => {
    const polar = (ring / rings) * Math.PI;
    return Array.from({ length: segments + 1 }, (_, n) => {
      const around = (n / segments) * 2 * Math.PI;
      const d: Vec3 = [
        Math.sin(polar) * Math.cos(around),
        Math.cos(polar),
        Math.sin(polar) * Math.sin(around),
      ];
      return builder.vertex(
        [centre[0] + d[0] * r[0], centre[1] + d[1] * r[1], centre[2] + d[2] * r[2]],
        normalize([d[0] / r[0], d[1] / r[1], d[2] / r[2]]),
      );
    });
  });
  for (let ring = 0; ring < rings; ring += 1) {
    for (let n = 0; n < segments; n += 1) {
      const [a, b] = [rows[ring]![n]!, rows[ring]![n + 1]!];
      const [c, d] = [rows[ring + 1]![n + 1]!, rows[ring + 1]![n]!];
      if (ring > 0) builder.triangle(a, b, d);
      if (ring < rings - 1) builder.triangle(b, c, d);
    }
  }
};
