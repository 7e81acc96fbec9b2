/** The ice of a lake: dark and mirroring where the wind has swept it, with cracks and drifts of snow. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import type { Ground, SetBuilder } from '../shared/set-builder.ts';

export const addIce = (set: SetBuilder, ground: Ground): void => {
  const [cx, , cz] = set.area.cameraPosition;
  // Still water mirrors as black ice does.
  addSea(set, {
    surface: createSeaSurface(0.0008),
    reach: 700,
    rings: 80,
    sectors: 70,
    clearness: 0.42,
    shore: () => 99,
  });
  const seenFromAbove = set.area.cameraPosition[1] > 6;
  set.model(
    (b) => {
      if (seenFromAbove) {
        // From the air a frozen lake is a white plain with swept patches of blue ice.
        const [columns, span] = [90, 700];
        const rows = Array.from({ length: columns + 1 }, (_, row) =>
          Array.from({ length: columns + 1 }, (_, column) => {
            const [u, v] = [(column / columns) * 2 - 1, (row / columns) * 2 - 1];
            const [x, z] = [cx + span * u * Math.abs(u), cz + span * v * Math.abs(v)];
            const swept = smoothstep(0.5, 0.68, noise(x / 17, 3, z / 9));
            b.paint(mix(fromHex('#e6eef6'), fromHex('#a9cfe4'), swept), 'snow');
            return b.vertex([x, 0.003, z], [0, 1, 0]);
          }),
        );
        b.grid(rows.reverse());
        b.paint(fromHex('#7fb0cc'), 'matte');
      }
      // Snow that the wind has left in flat drifts.
      for (let n = 0; n < 46; n += 1) {
        const [x, z] = [cx + (set.random() - 0.5) * 120, cz - 5 - set.random() ** 1.3 * 120];
        if (ground(x, z) > -0.3) continue;
        const size = 0.8 + set.random() * 2.6;
        b.paint(fromHex('#dfe8f2'), 'snow').sphere([x, -0.01, z], [size * 2.2, 0.05, size * 0.7], 12);
      }
      // Long cracks that branch.
      b.paint(fromHex('#dcebf5'), 'matte');
      for (let n = 0; n < 26; n += 1) {
        let [x, z] = [cx + (set.random() - 0.5) * 70, cz - 4 - set.random() * 55];
        let angle = set.random() * Math.PI;
        for (let step = 0; step < 9; step += 1) {
          const [nx, nz] = [x + Math.cos(angle) * 1.5, z + Math.sin(angle) * 1.5];
          const w = 0.028 * (1 - step / 10);
          const [px, pz] = [-Math.sin(angle) * w, Math.cos(angle) * w];
          if (ground(nx, nz) < -0.05)
            b.quad(
              [x - px, 0.004, z - pz],
              [x + px, 0.004, z + pz],
              [nx + px, 0.004, nz + pz],
              [nx - px, 0.004, nz - pz],
              [0, 1, 0],
            );
          [x, z] = [nx, nz];
          angle += (set.random() - 0.5) * 0.9;
        }
      }
    },
    { castsNoShadow: true },
  );
};
