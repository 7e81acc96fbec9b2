import { normalize, type Vec3 } from '../../math/vector.ts';
import type { MeshWriter } from '../mesh-writer.ts';

export const addExtrusion = (builder: MeshWriter, polygon: [number, number][], z0: number, z1: number) => {
  const centreX = polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length;
  const centreY = polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length;
  for (const [n, from] of polygon.entries()) {
    const to = polygon[(n + 1) % polygon.length]!;
    const normal = normalize([to[1] - from[1], from[0] - to[0], 0]);
    const middle = [(from[0] + to[0]) / 2 - centreX, (from[1] + to[1]) / 2 - centreY];
    const isInward = normal[0] * middle[0]! + normal[1] * middle[1]! < 0;
    const outward: Vec3 = isInward ? [-normal[0], -normal[1], 0] : normal;
    builder.quad(
      [from[0], from[1], z0],
      [to[0], to[1], z0],
      [to[0], to[1], z1],
      [from[0], from[1], z1],
      outward,
    );
  }
  const direction = Math.sign(z1 - z0);
  for (const [z, facing] of [
    [z0, -direction],
    [z1, direction],
  ] as const) {
    const cap = polygon.map(([x, y]) => builder.vertex([x, y, z], [0, 0, facing]));
    for (let n = 1; n + 1 < cap.length; n += 1) builder.triangle(cap[0]!, cap[n]!, cap[n + 1]!);
  }
};
