/** The ice of a lake: a pale sheet with long cracks and drifts of snow, or plates that grow over open water. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import type { Ground, SetBuilder } from '../shared/set-builder.ts';

const frost = fromHex('#a8c6d8');
const blueIce = fromHex('#5a9abb');
const deepIce = fromHex('#205d80');

/** White where air is in it, blue where it is clear, dark where one looks into the depth. */
const iceColour = (x: number, z: number): Vec3 => {
  const cloudy = fractalNoise(x / 9, 2, z / 6, 3);
  const clear = mix(blueIce, deepIce, smoothstep(0.52, 0.7, noise(x / 14, 7, z / 9)) * 0.75);
  return mix(clear, frost, smoothstep(0.34, 0.62, cloudy));
};

/** A plain of ice with cracks, wider the farther they are, so that they are seen. */
export const addIce = (set: SetBuilder, ground: Ground): void => {
  const [cx, cy, cz] = set.area.cameraPosition;
  const [columns, span] = [110, 560];
  set.model(
    (b) => {
      const rows = Array.from({ length: columns + 1 }, (_, row) =>
        Array.from({ length: columns + 1 }, (_, column) => {
          const [u, v] = [(column / columns) * 2 - 1, (row / columns) * 2 - 1];
          const [x, z] = [cx + span * u * Math.abs(u), cz - 30 + span * v * Math.abs(v)];
          b.paint(iceColour(x, z), 'glossy');
          return b.vertex([x, 0, z], [0, 1, 0]);
        }),
      );
      b.grid(rows.reverse());
      // Snow that the wind has left in flat drifts.
      for (let n = 0; n < 30; n += 1) {
        const [x, z] = [cx + (set.random() - 0.5) * 120, cz - 9 - set.random() ** 1.3 * 120];
        if (ground(x, z) > -0.3) continue;
        const size = 0.6 + set.random() * 1.8;
        b.paint(fromHex('#dfe8f2'), 'snow').sphere([x, -0.01, z], [size * 2.2, 0.04, size * 0.7], 10);
      }
      addCracks(b, set, ground, Math.max(1, cy / 3));
    },
    { castsNoShadow: true },
  );
};

/** A crack is dark with a white edge, or white all through. */
const addCracks = (b: MeshBuilder, set: SetBuilder, ground: Ground, scale: number): void => {
  const [cx, , cz] = set.area.cameraPosition;
  const [white, dark] = [fromHex('#f4fafe'), fromHex('#1d4a63')];
  const run = (
    from: [number, number],
    heading: number,
    steps: number,
    width: number,
    isDark: boolean,
  ): void => {
    let [x, z] = from;
    let angle = heading;
    for (let step = 0; step < steps; step += 1) {
      const length = (0.7 + set.random()) * scale;
      const [nx, nz] = [x + Math.cos(angle) * length, z + Math.sin(angle) * length];
      const far = 0.35 + Math.hypot(x - cx, z - cz) / 16;
      const w = width * far * (1 - (0.75 * step) / steps);
      const [px, pz] = [-Math.sin(angle), Math.cos(angle)];
      const strip = (low: number, high: number, y: number) =>
        b.quad(
          [x + px * low, y, z + pz * low],
          [x + px * high, y, z + pz * high],
          [nx + px * high, y, nz + pz * high],
          [nx + px * low, y, nz + pz * low],
          [0, 1, 0],
        );
      if (ground(nx, nz) < -0.05) {
        b.paint(white, 'matte');
        strip(-w * (isDark ? 1.7 : 0.8), w * (isDark ? 1.2 : 0.8), 0.006);
        if (isDark) {
          b.paint(dark, 'matte');
          strip(-w * 0.7, w * 0.7, 0.012);
        }
      }
      if (steps > 6 && set.random() < 0.34)
        run(
          [nx, nz],
          angle + (set.random() < 0.5 ? 1 : -1) * (0.5 + set.random() * 0.6),
          5,
          width * 0.6,
          isDark,
        );
      [x, z] = [nx, nz];
      angle += (set.random() - 0.5) * 0.8;
    }
  };
  for (let n = 0; n < 56; n += 1) {
    const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.1, (2 + 46 * set.random() ** 1.7) * scale);
    run([x, z], set.random() * Math.PI, 13, 0.027 * scale, n % 3 !== 0);
  }
};

/** Plates that grow from the shore and from each other until they meet, over the length of the action. */
export const addFreezing = (set: SetBuilder, ground: Ground): void => {
  addSea(set, {
    surface: createSeaSurface(0.004),
    reach: 700,
    rings: 80,
    sectors: 70,
    clearness: 0.3,
    shore: () => 99,
  });
  const stock = [0, 1, 2, 3].map((seed) => {
    const b = new MeshBuilder();
    const corners = Array.from({ length: 22 }, (_, n): Vec3 => {
      const angle = (-n / 22) * 2 * Math.PI;
      const r = 0.8 + 0.4 * noise(Math.cos(angle) * 1.6 + seed * 9, 1, Math.sin(angle) * 1.6);
      return [Math.cos(angle) * r, 0, Math.sin(angle) * r];
    });
    for (const [n, corner] of corners.entries()) {
      const next = corners[(n + 1) % corners.length]!;
      // Frost at the rim, clearer ice inside.
      const inner = (p: Vec3): Vec3 => [p[0] * 0.82, 0, p[2] * 0.82];
      b.paint(mix(blueIce, frost, 0.45), 'glossy');
      b.quad([0, 0, 0], inner(corner), mix(inner(corner), inner(next), 0.5), inner(next), [0, 1, 0]);
      b.paint(fromHex('#eef6fb'), 'snow').quad(inner(corner), corner, next, inner(next), [0, 1, 0]);
    }
    return b.mesh;
  });
  const seconds = set.request.seconds ?? 4;
  for (let n = 0; n < 130; n += 1) {
    const depth = 3 + 60 * set.random() ** 1.6;
    const [x, z] = set.atFrame(set.random() * 2.4 - 1.2, depth);
    if (ground(x, z) > -0.05) continue;
    const full = 1.6 + depth * 0.11;
    const turn = set.random() * 6;
    // The first are there when the action starts, the last close the last gap.
    const start = ((n * 0.733) % 1) * 0.62 - 0.25;
    const y = 0.008 + n * 0.0004;
    const at = (share: number) =>
      multiply(translation(x, y, z), rotationY(turn), scaling(Math.max(0.001, full * share)));
    set.add(stock[n % 4]!, at(1), {
      castsNoShadow: true,
      update: (time) => at(clamp((time / seconds - start) / 0.42) ** 0.7),
    });
  }
};
