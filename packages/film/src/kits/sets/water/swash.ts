/** The thin sheet of water that a wave sends up the sand, with foam at its edge. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { clamp } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

/** Seconds from one wave to the next. */
const period = 7.2;
const [columns, rows] = [60, 22];

/** Comes in from the sea at -z as far as the feet of whoever is there. */
export const addSwash = (set: SetBuilder, shoreZ: number): void => {
  const scale = clamp(set.area.cameraDistance * 0.55, 0.3, 3.2);
  const width = Math.max(8, set.area.cameraDistance * 4);
  const [centreX, centreZ] = [set.centre[0], set.centre[2]];
  const edgeAt = (x: number, time: number) => {
    const rise = 0.5 - 0.5 * Math.cos((time / period) * 2 * Math.PI);
    const lobes =
      0.5 * noise(x / scale / 1.6, 2, time * 0.06) + 0.16 * noise((x / scale) * 2.4, 5, time * 0.1);
    return centreZ - scale * 2.1 + scale * (2.0 * rise + lobes);
  };
  const mesh = createMesh();
  mesh.isTwoSided = true;
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const back = row / rows;
      const streak = noise(column * 0.9, 3, row * 1.7);
      const foam = Math.exp(-back * 16) * 1.1 + 0.5 * clamp((streak - 0.52) * 5) * Math.exp(-back * 3);
      mesh.positions.push(0, 0, 0);
      mesh.normals.push(0, 1, 0);
      mesh.occlusion.push(1);
      mesh.colours.push(clamp(foam, 0, 1.1), 1.5 - 0.8 * back, 0);
    }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      const b = a + columns + 1;
      mesh.triangles.push(a, a + 1, b, b, a + 1, b + 1);
      mesh.materials.push(materialNumber.water, materialNumber.water);
    }
  const moved = new Float32Array(mesh.positions.length);
  const update = (time: number): Float32Array => {
    for (let column = 0; column <= columns; column += 1) {
      const x = centreX + (column / columns - 0.5) * width;
      const edge = edgeAt(x, time);
      for (let row = 0; row <= rows; row += 1) {
        const at = (row * (columns + 1) + column) * 3;
        // Rows are dense at the edge, where the foam is.
        const back = (row / rows) ** 2.2;
        const z = edge + (shoreZ - 2 - edge) * back;
        const lip = row === 0 ? -0.01 : Math.min(0.012, row * 0.004) * Math.max(1, scale * 2);
        const ripple = 0.004 * scale * Math.sin(z * (9 / scale) + time * 3 + 2 * noise(x, 1, z));
        moved[at] = x;
        moved[at + 1] = Math.max(set.ground(x, z), 0) + lip + (row > 1 ? ripple : 0);
        moved[at + 2] = z;
      }
    }
    return moved;
  };
  set.add(mesh, undefined, { castsNoShadow: true, update });
};
