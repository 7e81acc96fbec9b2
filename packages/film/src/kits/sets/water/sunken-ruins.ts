/** A palace on the bottom of the sea: rows of columns, arches and a domed hall around those who swim through it. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Ground, SetBuilder } from '../shared/set-builder.ts';

const stone = (p: Vec3): Vec3 =>
  mix(
    mix(fromHex('#d8cfb6'), fromHex('#a89e86'), noise(p[0] * 7, p[1] * 7, p[2] * 7)),
    fromHex('#5f8a6a'),
    0.55 * Math.max(0, noise(p[0] * 3, p[1] * 2 + 5, p[2] * 3) - 0.45) * 2,
  );
const gold = fromHex('#d8a83c');

/** One metre high; `broken` leaves out the capital. */
const addColumn = (b: MeshBuilder, x: number, z: number, height: number, isBroken = false) => {
  b.paint(stone, 'stone').box([x, 0.03, z], [0.26, 0.06, 0.26], 0.01, 1);
  b.at(translation(x, 0, z), (k) => {
    k.lathe(
      [
        [0, 0.05],
        [0.11, 0.05],
        [0.12, 0.08],
        [0.09, 0.11],
        [0.085, height * 0.5],
        [0.072, height - 0.1],
        [0, height - 0.1],
      ],
      20,
      (angle) => 1 + 0.045 * Math.cos(angle * 10),
    );
    if (isBroken) return;
    k.lathe(
      [
        [0, height - 0.11],
        [0.075, height - 0.11],
        [0.085, height - 0.08],
        [0.125, height - 0.03],
        [0, height - 0.03],
      ],
      18,
    );
    k.paint(gold, 'metal').lathe(
      [
        [0.08, height - 0.12],
        [0.09, height - 0.11],
        [0.08, height - 0.1],
      ],
      18,
    );
    k.paint(stone, 'stone').box([0, height - 0.015, 0], [0.27, 0.04, 0.27], 0.005, 1);
  });
};

const columnMesh = (isBroken: boolean): Mesh => {
  const b = new MeshBuilder();
  addColumn(b, 0, 0, isBroken ? 0.62 : 1, isBroken);
  return b.mesh;
};

/** Three arches side by side on columns, one metre to the spring, with a cornice over them. */
const arcadeMesh = (): Mesh => {
  const b = new MeshBuilder();
  const [apart, r] = [0.9, 0.33];
  for (let n = 0; n < 4; n += 1) addColumn(b, (n - 1.5) * apart, 0, 1);
  b.paint(stone, 'stone');
  const steps = 14;
  for (let n = 0; n < 3; n += 1) {
    const middle = (n - 1) * apart;
    for (let k = 0; k < steps; k += 1) {
      const [a0, a1] = [(k / steps) * Math.PI, ((k + 1) / steps) * Math.PI];
      const at = (a: number): [number, number] => [middle + r * Math.cos(a), 1 + r * Math.sin(a)];
      const out = (a: number): [number, number] => [
        middle + apart * 0.5 * Math.sign(Math.cos(a) || 1) * Math.min(1, Math.abs(Math.cos(a)) * 1.4),
        1.5,
      ];
      b.extrude([at(a0), out(a0), out(a1), at(a1)], -0.11, 0.11);
    }
  }
  b.box([0, 1.54, 0], [apart * 3 + 0.3, 0.09, 0.34], 0.015, 1);
  b.paint(gold, 'metal').box([0, 1.47, 0.13], [apart * 3 + 0.1, 0.03, 0.03], 0.005, 1);
  return b.mesh;
};

/** The hall at the end: steps, columns, a gable and a golden dome. */
const hallMesh = (): Mesh => {
  const b = new MeshBuilder();
  for (let n = 0; n < 4; n += 1)
    b.paint(stone, 'stone').box([0, 0.05 + n * 0.09, 0.3 - n * 0.11], [3.6 - n * 0.1, 0.1, 1.6], 0.01, 1);
  b.box([0, 1.05, -0.35], [3, 1.4, 0.8]);
  b.paint(fromHex('#1c4a58'), 'matte').box([0, 0.85, 0.06], [0.55, 0.95, 0.06]);
  for (let n = 0; n < 6; n += 1)
    b.at(translation((n - 2.5) * 0.56, 0.38, 0.42), (k) => addColumn(k, 0, 0, 1.25));
  b.paint(stone, 'stone').box([0, 1.7, 0.2], [3.3, 0.16, 0.75], 0.01, 1);
  b.extrude(
    [
      [-1.7, 1.78],
      [1.7, 1.78],
      [0, 2.35],
    ],
    -0.2,
    0.55,
  );
  b.paint(stone, 'stone').at(translation(0, 0, -0.45), (k) => k.cylinder(1.7, 2.45, 0.75, 0.75, 28));
  b.paint(gold, 'metal').at(translation(0, 2.42, -0.45), (k) =>
    k.lathe(
      [
        [0.82, 0],
        [0.78, 0.25],
        [0.62, 0.52],
        [0.34, 0.74],
        [0.06, 0.84],
        [0.05, 1.02],
        [0, 1.06],
      ],
      32,
    ),
  );
  for (const side of [-1, 1]) {
    b.paint(stone, 'stone').at(translation(side * 1.9, 0, -0.3), (k) => k.cylinder(0, 2, 0.34, 0.3, 20));
    b.paint(gold, 'metal').at(translation(side * 1.9, 2, -0.3), (k) => k.cylinder(0, 0.75, 0.36, 0.01, 20));
  }
  return b.mesh;
};

export const addSunkenRuins = (set: SetBuilder, floor: Ground): void => {
  const reach = Math.max(3.5, set.area.cameraDistance);
  const tall = Math.max(2.4, reach * 0.62);
  const [column, stump, arcade, hall] = [columnMesh(false), columnMesh(true), arcadeMesh(), hallMesh()];
  const put = (mesh: Mesh, across: number, depth: number, size: number, turn = 0, tilt = 0) => {
    const [x, z] = set.atFrame(across, depth * reach);
    set.take(x, z, size * 0.3);
    set.add(
      mesh,
      multiply(
        translation(x, floor(x, z) - 0.04 * size, z),
        rotationY(turn - set.viewAngle),
        rotationZ(tilt),
        scaling(size),
      ),
    );
  };
  // The way between two rows, with arches to both sides behind it and the hall at its end.
  for (const side of [-1, 1]) {
    put(arcade, side * 1.05, 1.7, tall * 0.95, -side * 0.35);
    put(arcade, side * 0.98, 2.3, tall * 1.05, -side * 0.25);
    for (const [n, depth] of [1.5, 1.9, 2.4, 3].entries())
      put(
        n === 1 && side > 0 ? stump : column,
        side * (0.55 - 0.05 * n),
        depth,
        tall * 1.2,
        n,
        n * 0.01 * side,
      );
  }
  put(hall, 0, 4, tall * 1.2);
  // One that fell lies before the row.
  const [x, z] = set.atFrame(0.34, reach * 1.6);
  set.add(
    column,
    multiply(
      translation(x, floor(x, z) + tall * 0.06, z),
      rotationY(1.1),
      rotationX(Math.PI / 2),
      scaling(tall * 0.8),
    ),
  );
};
