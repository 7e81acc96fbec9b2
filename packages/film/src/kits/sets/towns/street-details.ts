/** What some streets have: a scramble crossing, steaming manholes, tram rails, carpets on the walls. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const white = fromHex('#e9e6de');

/** Zebra stripes on all four sides of the middle and across it. */
export const addScrambleCrossing = (set: SetBuilder, road: number): void => {
  const half = Math.max(road, 8);
  if (set.isDark)
    for (const [x, z] of [
      [-6, -5],
      [6, -5],
      [-6, 6],
      [6, 6],
    ] as const)
      set.lamp([x, 6.5, z], [13, 12.4, 12], 13);
  set.model(
    (b) => {
      b.paint(
        set.isRainy || set.isDark ? fromHex('#2c2d32') : fromHex('#3c3d42'),
        set.isRainy ? 'wet' : 'asphalt',
      );
      // The street that crosses this one.
      b.heightField({ x0: -90, z0: -half - 3, x1: 90, z1: half + 3 }, { x: 30, z: 6 }, () => 0.15);
      b.paint(white, 'matte');
      const stripe = (x: number, z: number, ux: number, uz: number, length: number, width: number) => {
        const [px, pz] = [(-uz * width) / 2, (ux * width) / 2];
        const [ex, ez] = [(ux * length) / 2, (uz * length) / 2];
        b.quad(
          [x - ex - px, 0.165, z - ez - pz],
          [x - ex + px, 0.165, z - ez + pz],
          [x + ex + px, 0.165, z + ez + pz],
          [x + ex - px, 0.165, z + ez - pz],
          [0, 1, 0],
        );
      };
      const reach = half + 1.6;
      for (let s = -half; s <= half; s += 1.05) {
        for (const side of [-1, 1]) {
          stripe(s, side * reach, 0, 1, 3.2, 0.55);
          stripe(side * reach, s, 1, 0, 3.2, 0.55);
        }
      }
      // Two diagonals.
      for (const turn of [-1, 1]) {
        const [ux, uz] = [Math.SQRT1_2, turn * Math.SQRT1_2];
        const long = half * 1.25;
        for (let s = -long; s <= long; s += 1.05) {
          if (turn === 1 && Math.abs(s) < 2.2) continue;
          stripe(s * ux, s * uz, -uz, ux, 3.2, 0.55);
        }
      }
    },
    { castsNoShadow: true },
  );
};

/** Iron lids with steam that drifts up from them. */
export const addManholes = (set: SetBuilder, road: number): void => {
  const [cx, , cz] = set.centre;
  const clear = Math.min(road * 0.62, set.halfX + 2.2);
  const spots: Vec3[] = (
    [
      [-clear, 2],
      [clear, -3],
      [-road * 0.3, -11],
      [road * 0.45, -18],
      [-road * 0.5, -28],
    ] as const
  ).map(([x, z]) => [cx + x, 0.01, cz + z]);
  set.model(
    (b) => {
      for (const [x, y, z] of spots) {
        b.paint(fromHex('#26282a'), 'metal').sphere([x, y, z], [0.45, 0.03, 0.45], 20);
        b.paint(fromHex('#4a4c4e'), 'metal').sphere([x, y + 0.01, z], [0.36, 0.03, 0.36], 20);
      }
    },
    { castsNoShadow: true },
  );
  const tone: Vec3 = set.isDark ? [0.5, 0.47, 0.42] : [0.95, 0.96, 0.98];
  set.particles((time): Particle[] =>
    spots.flatMap(([x, y, z], spot) =>
      Array.from({ length: 26 }, (_, n) => {
        const age = (time * 0.22 + n / 26 + spot * 0.13) % 1;
        return {
          position: [
            x + age * 0.9 + 0.35 * Math.sin(n * 2.4 + time) * age,
            y + 0.1 + age * 4.2,
            z + 0.3 * Math.cos(n * 1.7) * age,
          ] as Vec3,
          size: 0.28 + age * 1.15,
          colour: tone,
          opacity: 0.5 * (1 - age) * Math.min(1, age * 9),
          wisp: n * 1.7 + spot,
        };
      }),
    ),
  );
};

export const addTramRails = (set: SetBuilder, near: number, far: number): void => {
  set.model(
    (b) => {
      b.paint(fromHex('#9a9ca0'), 'metal');
      for (const x of [-0.72, 0.72])
        b.heightField(
          { x0: x - 0.05, z0: -far, x1: x + 0.05, z1: near },
          { x: 1, z: 60 },
          (_x, z) => set.ground(0, z) + 0.015,
        );
      b.paint(fromHex('#202224'), 'satin');
      const wire = Array.from({ length: 30 }, (_, n): Vec3 => {
        const z = near - ((near + far) * n) / 29;
        return [0, set.ground(0, z) + 5.4, z];
      });
      b.tube(wire, 0.02, 4, false);
    },
    { castsNoShadow: true },
  );
};

const carpetColours = ['#a8261e', '#1f4f8a', '#c8862a', '#2f6a4a', '#7a2a5a', '#d8b070', '#b84a1e'];

/** Woven carpets on both walls of an alley, all different. */
export const addHangingCarpets = (set: SetBuilder, edge: number): void => {
  const { request } = set;
  for (const side of [-1, 1]) {
    for (let z = set.area.cameraPosition[2] - 3, n = 0; z > -34; n += 1) {
      const width = 1.3 + ((n * 37 + side * 3 + 10) % 5) * 0.22;
      const height = 2 + ((n * 53 + request.seed) % 4) * 0.28;
      const [first, second, third] = [0, 2, 4].map((k) =>
        fromHex(carpetColours[(n * 3 + k + (side > 0 ? 1 : 4)) % carpetColours.length]!),
      ) as [Vec3, Vec3, Vec3];
      const x = side * (edge - 0.12);
      const top = 3.1 + ((n * 29) % 3) * 0.25;
      const [z0, y0] = [z - width, top - height];
      const centre = z - width / 2;
      const mesh = (b: Parameters<Parameters<SetBuilder['model']>[0]>[0]) => {
        const [columns, rows] = [14, 22];
        const tile = (u: number, v: number): Vec3 => {
          const [du, dv] = [Math.abs(u - 0.5) * 2, Math.abs(v - 0.5) * 2];
          if (du > 0.86 || dv > 0.92) return second;
          if (du > 0.72 || dv > 0.84) return Math.floor((u + v) * 16) % 2 ? third : first;
          const diamond = (du * 1.1 + ((dv * 2.2) % 1.1)) % 1.1;
          return diamond < 0.3 ? third : diamond < 0.55 ? second : first;
        };
        for (let row = 0; row < rows; row += 1)
          for (let column = 0; column < columns; column += 1) {
            const [u, v] = [(column + 0.5) / columns, (row + 0.5) / rows];
            const fold = 0.03 * noise(u * 5, n, v * 2);
            b.paint(mix(tile(u, v), [0.4, 0.35, 0.3], 0.08), 'cloth').box(
              [x - side * fold, y0 + v * height, z0 + u * width],
              [0.03, height / rows + 0.002, width / columns + 0.002],
            );
          }
        b.paint(fromHex('#5a3a22'), 'wood').box([x, top + 0.04, centre], [0.06, 0.06, width + 0.2]);
      };
      set.model(mesh);
      z -= width + 0.35 + ((n * 17) % 3) * 0.3;
    }
  }
};
