/** The glasses that small worlds stand in: jar, bottle, globe, light bulb, lantern, dome. */

import type { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { type Matrix, multiply, rotationZ, translation } from '../../../../../math/matrix.ts';
import type { Vec3 } from '../../../../../math/vector.ts';
import { pairs, ring, rod } from '../../../../shared/shapes.ts';
import { brass, clearGlass } from '../glass-parts.ts';

export type Vessel = {
  /** Solid parts: foot, lid, cork. */
  addFrame: (b: MeshBuilder) => void;
  /** [radius, y] from the bottom to the top. */
  wall: [number, number][];
  /** Where the wall stands: a bottle lies on its side. */
  place?: Matrix;
  /** Of the ground within, and the room over it. */
  floor: number;
  radius: number;
  room: number;
  /** Along x, where it is longer than wide. */
  length?: number;
};

const iron = fromHex('#2e2c2c');
const cork = fromHex('#b98a58');

const jar: Vessel = {
  wall: pairs(0, 0, 0.088, 0, 0.096, 0.01, 0.096, 0.185, 0.09, 0.2, 0.074, 0.212, 0.074, 0.228),
  floor: 0.02,
  radius: 0.086,
  room: 0.16,
  addFrame: (b) => {
    b.paint(fromHex('#b8bcc0'), 'metal').lathe(
      pairs(0, 0.246, 0.074, 0.246, 0.08, 0.242, 0.08, 0.218, 0.078, 0.216, 0.072, 0.216),
      32,
    );
    b.paint(fromHex('#d8e4ea'), 'glossy').at(translation(0, 0.006, 0), (k) => ring(k, 0.091, 0.005, 40));
  },
};

const lyingBottle: Vessel = {
  wall: pairs(
    0,
    -0.19,
    0.07,
    -0.19,
    0.08,
    -0.18,
    0.08,
    0.07,
    0.06,
    0.115,
    0.03,
    0.14,
    0.027,
    0.21,
    0.032,
    0.215,
  ),
  place: multiply(translation(0, 0.105, 0), rotationZ(-Math.PI / 2)),
  floor: 0.062,
  radius: 0.062,
  room: 0.11,
  length: 2.1,
  addFrame: (b) => {
    b.at(multiply(translation(0, 0.105, 0), rotationZ(-Math.PI / 2)), (k) =>
      k.paint(cork, 'matte').cylinder(0.19, 0.25, 0.024, 0.029, 16),
    );
    for (const x of [-0.13, 0.07]) {
      b.paint(fromHex('#6a4226'), 'wood').box([x, 0.012, 0], [0.03, 0.024, 0.17], 0.004, 1);
      for (const side of [-1, 1]) b.box([x, 0.04, side * 0.066], [0.03, 0.05, 0.022], 0.004, 1);
    }
  },
};

const bottle: Vessel = {
  wall: pairs(
    0,
    0,
    0.076,
    0,
    0.084,
    0.01,
    0.088,
    0.08,
    0.08,
    0.15,
    0.05,
    0.2,
    0.03,
    0.225,
    0.028,
    0.28,
    0.034,
    0.286,
  ),
  floor: 0.02,
  radius: 0.076,
  room: 0.13,
  addFrame: (b) => b.paint(cork, 'matte').cylinder(0.262, 0.31, 0.025, 0.03, 16),
};

const globe: Vessel = {
  wall: Array.from({ length: 15 }, (_, n): [number, number] => {
    const angle = -1.05 + (n / 14) * (Math.PI / 2 + 1.05);
    return [0.105 * Math.cos(angle), 0.146 + 0.105 * Math.sin(angle)];
  }),
  floor: 0.072,
  radius: 0.078,
  room: 0.14,
  addFrame: (b) => {
    b.paint(fromHex('#7a3a26'), 'satin').lathe(
      pairs(0, 0, 0.094, 0, 0.098, 0.014, 0.076, 0.034, 0.07, 0.058, 0, 0.058),
      32,
    );
    b.paint(brass, 'metal').at(translation(0, 0.056, 0), (k) => ring(k, 0.07, 0.005, 36));
  },
};

const bulb: Vessel = {
  wall: pairs(
    0.034,
    0.07,
    0.042,
    0.1,
    0.085,
    0.155,
    0.1,
    0.2,
    0.098,
    0.235,
    0.08,
    0.275,
    0.05,
    0.295,
    0,
    0.302,
  ),
  floor: 0.15,
  radius: 0.074,
  room: 0.13,
  addFrame: (b) => {
    const thread: [number, number][] = Array.from({ length: 11 }, (_, n) => [
      n % 2 ? 0.036 : 0.033,
      0.02 + n * 0.006,
    ]);
    b.paint(fromHex('#b0b4b8'), 'metal').lathe([[0, 0.006], [0.016, 0.006], ...thread, [0, 0.082]], 28);
    b.paint(iron, 'satin').cylinder(0, 0.012, 0.014, 0.018, 14);
    b.paint(fromHex('#6a4226'), 'wood').lathe(
      pairs(0, 0, 0.08, 0, 0.084, 0.008, 0.05, 0.016, 0.036, 0.03, 0, 0.03),
      28,
    );
  },
};

const lantern: Vessel = {
  wall: pairs(0.08, 0.035, 0.088, 0.06, 0.088, 0.2, 0.074, 0.225),
  floor: 0.04,
  radius: 0.078,
  room: 0.16,
  addFrame: (b) => {
    b.paint(iron, 'satin').lathe(pairs(0, 0, 0.1, 0, 0.1, 0.014, 0.088, 0.036, 0, 0.036), 28);
    b.lathe(pairs(0, 0.222, 0.092, 0.222, 0.096, 0.23, 0.05, 0.262, 0.03, 0.28, 0, 0.28), 28);
    for (let n = 0; n < 4; n += 1) {
      const [x, z] = [Math.cos(n * 1.571 + 0.785) * 0.093, Math.sin(n * 1.571 + 0.785) * 0.093];
      rod(b, [x, 0.02, z], [x, 0.228, z], 0.004);
    }
    b.at(translation(0, 0.31, 0), (k) =>
      k.tube(
        Array.from(
          { length: 17 },
          (_, n): Vec3 => [Math.cos((n / 16) * 6.283) * 0.034, Math.sin((n / 16) * 6.283) * 0.034, 0],
        ),
        0.004,
        6,
        false,
      ),
    );
  },
};

const dome: Vessel = {
  wall: pairs(0.1, 0.03, 0.1, 0.15, 0.092, 0.19, 0.07, 0.222, 0.036, 0.24, 0, 0.246),
  floor: 0.04,
  radius: 0.09,
  room: 0.16,
  addFrame: (b) => {
    b.paint(fromHex('#6a4226'), 'satin').lathe(
      pairs(0, 0, 0.124, 0, 0.128, 0.014, 0.116, 0.032, 0, 0.032),
      36,
    );
    b.paint(fromHex('#d8e4ea'), 'glossy').sphere([0, 0.254, 0], 0.013, 12);
  },
};

export const vessels: Record<string, Vessel> = {
  jar,
  bottle,
  'lying bottle': lyingBottle,
  globe,
  bulb,
  lantern,
  dome,
};

/** The wall, and light that glances off it, by which one sees that there is glass. */
export const addGlass = (b: MeshBuilder, { wall, place }: Vessel) => {
  const add = (k: MeshBuilder) => {
    k.paint(clearGlass, 'clear').lathe(wall, 36);
    for (const [from, to, strength] of [
      [0.55, 0.72, 1],
      [0.78, 0.82, 1],
      [2.2, 2.28, 0.9],
    ] as const) {
      k.paint([1.5 * strength, 1.6 * strength, 1.7 * strength], 'haze');
      const inner = wall.filter(([radius]) => radius > 0.03);
      const rows = inner.map(([radius, y]) =>
        [from, (from + to) / 2, to].map((turn) => {
          const [x, z] = [-Math.cos(turn) * radius * 1.004, Math.sin(turn) * radius * 1.004];
          return k.vertex([x, y, z], [x, 0, z]);
        }),
      );
      k.grid(rows);
    }
  };
  if (place) b.at(place, add);
  else add(b);
};
