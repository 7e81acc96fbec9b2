import { normalize } from '../../math/vector.ts';
import type { MeshWriter } from '../mesh-writer.ts';

/** Half the distance, in metres, over which the slope is measured. */
const slopeReach = 0.05;

export const addHeightField = (
  builder: MeshWriter,
  { x0, z0, x1, z1 }: { x0: number; z0: number; x1: number; z1: number },
  cells: { x: number; z: number },
  height: (x: number, z: number) => number,
) => {
  const rows = Array.from({ length: cells.z + 1 }, (_, row) => {
    const z = z0 + ((z1 - z0) * row) / cells.z;
    return Array.from({ length: cells.x + 1 }, (_, column) => {
      const x = x0 + ((x1 - x0) * column) / cells.x;
      const normal = normalize([
        height(x - slopeReach, z) - height(x + slopeReach, z),
        2 * slopeReach,
        height(x, z - slopeReach) - height(x, z + slopeReach),
      ]);
      return builder.vertex([x, height(x, z), z], normal);
    });
  });
  builder.grid(rows);
};
