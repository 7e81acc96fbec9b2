/** Bowls, plates, cups, glasses and what fills them. */

import type { MaterialName } from '../../geometry/materials.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import type { Paint } from '../../geometry/mesh-writer.ts';
import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import type { Random } from '../../math/random.ts';
import { scale, type Vec3 } from '../../math/vector.ts';

export const china = fromHex('#f4f0e8');

/** Colour with a little noise, at a frequency that suits food. */
export const uneven =
  (colour: Vec3, amount = 0.3, frequency = 120): Paint =>
  (p) =>
    scale(colour, 1 - amount / 2 + amount * noise(p[0] * frequency, p[1] * frequency, p[2] * frequency));

/** Vertices of plates and bowls by mesh, in threes of numbers: what is said of a food's colour is not said of them. */
const ofTableware = new WeakMap<Mesh, [first: number, end: number][]>();

export const asTableware = <Result>(b: MeshBuilder, add: () => Result): Result => {
  const first = b.mesh.positions.length;
  const result = add();
  const ranges = ofTableware.get(b.mesh) ?? [];
  ofTableware.set(b.mesh, [...ranges, [first, b.mesh.positions.length]]);
  return result;
};

export const hasTableware = (mesh: Mesh): boolean => ofTableware.has(mesh);

export const isOfTableware = (mesh: Mesh, at: number): boolean =>
  (ofTableware.get(mesh) ?? []).some(([first, end]) => at >= first && at < end);

export const addBowl = (
  b: MeshBuilder,
  radius: number,
  height: number,
  outside: Paint,
  inside: Paint = china,
) => asTableware(b, () => buildBowl(b, radius, height, outside, inside));

const buildBowl = (b: MeshBuilder, radius: number, height: number, outside: Paint, inside: Paint) => {
  b.paint(outside, 'glossy').lathe(
    [
      [0, 0.002],
      [radius * 0.42, 0],
      [radius * 0.44, height * 0.08],
      [radius * 0.5, height * 0.1],
      [radius * 0.78, height * 0.42],
      [radius * 0.95, height * 0.8],
      [radius, height],
    ],
    40,
  );
  b.lathe(
    [
      [radius, height],
      [radius * 0.985, height * 1.015],
      [radius * 0.965, height],
    ],
    40,
  );
  b.paint(inside, 'glossy').lathe(
    [
      [radius * 0.965, height],
      [radius * 0.9, height * 0.76],
      [radius * 0.72, height * 0.42],
      [radius * 0.4, height * 0.16],
      [0, height * 0.13],
    ],
    40,
  );
};

export const addPlate = (b: MeshBuilder, radius: number, colour: Paint = china, rim: Paint = colour) =>
  asTableware(b, () => buildPlate(b, radius, colour, rim));

const buildPlate = (b: MeshBuilder, radius: number, colour: Paint, rim: Paint) => {
  const h = radius * 0.13;
  b.paint(colour, 'glossy').lathe(
    [
      [0, 0.001],
      [radius * 0.55, 0],
      [radius * 0.62, h * 0.25],
      [radius * 0.97, h * 0.86],
      [radius, h * 0.95],
    ],
    44,
  );
  b.paint(rim, 'glossy').lathe(
    [
      [radius, h * 0.95],
      [radius * 0.985, h * 1.05],
      [radius * 0.78, h * 0.62],
    ],
    44,
  );
  b.paint(colour, 'glossy').lathe(
    [
      [radius * 0.78, h * 0.62],
      [radius * 0.64, h * 0.42],
      [radius * 0.58, h * 0.36],
      [0, h * 0.34],
    ],
    44,
  );
  return h * 0.34;
};

/** The surface of a liquid or a heap: `dome` raises its middle. */
export const addSurface = (
  b: MeshBuilder,
  radius: number,
  y: number,
  paint: Paint,
  material: MaterialName = 'glossy',
  dome = 0,
) => {
  const rings = 10;
  b.paint(paint, material).lathe(
    Array.from({ length: rings + 1 }, (_, n): [number, number] => {
      const t = 1 - n / rings;
      return [radius * t, y + dome * (1 - t * t)];
    }),
    40,
  );
};

export const addChopsticks = (b: MeshBuilder, at: Vec3, length: number, turn: number, colour = '#7a3a22') =>
  asTableware(b, () => buildChopsticks(b, at, length, turn, colour));

const buildChopsticks = (b: MeshBuilder, at: Vec3, length: number, turn: number, colour: string) => {
  for (const side of [-1, 1])
    b.at(
      multiply(
        translation(at[0] + side * 0.006, at[1], at[2] + side * 0.004),
        rotationY(turn + side * 0.05),
        rotationX(Math.PI / 2),
      ),
      (stick) => {
        stick
          .paint((p) => (p[1] >= 0 ? fromHex(colour) : fromHex(colour)), 'glossy')
          .cylinder(-length / 2, length / 2, 0.0022, 0.0045, 8);
      },
    );
};

export const addSpoon = (b: MeshBuilder, at: Vec3, turn: number, length = 0.15) =>
  asTableware(b, () => buildSpoon(b, at, turn, length));

const buildSpoon = (b: MeshBuilder, at: Vec3, turn: number, length: number) => {
  b.at(multiply(translation(...at), rotationY(turn)), (spoon) => {
    spoon.paint(fromHex('#cfd2d6'), 'metal').tube(
      [
        [0, 0.004, length * 0.3],
        [0, 0.012, 0],
        [0, 0.006, -length * 0.5],
      ],
      [0.002, 0.0025, 0.0035],
      8,
    );
    spoon.sphere([0, 0.004, length * 0.42], [0.015, 0.005, 0.024], 14);
  });
};

export const addFork = (b: MeshBuilder, at: Vec3, turn: number, length = 0.18) =>
  asTableware(b, () => buildFork(b, at, turn, length));

const buildFork = (b: MeshBuilder, at: Vec3, turn: number, length: number) => {
  b.at(multiply(translation(...at), rotationY(turn)), (fork) => {
    fork.paint(fromHex('#cfd2d6'), 'metal').tube(
      [
        [0, 0.003, length * 0.25],
        [0, 0.008, 0],
        [0, 0.004, -length * 0.5],
      ],
      [0.0025, 0.003, 0.005],
      8,
    );
    fork.box([0, 0.004, length * 0.29], [0.022, 0.003, 0.02], 0.0014);
    for (const x of [-0.009, -0.003, 0.003, 0.009])
      fork.box([x, 0.004, length * 0.37], [0.0026, 0.0022, 0.045], 0.001);
  });
};

/** A leaf of herb or lettuce: a wavy disc. */
export const addLeaf = (
  b: MeshBuilder,
  at: Vec3,
  size: number,
  turn: number,
  tilt: number,
  colour: string,
  ruffle = 0.18,
) => {
  b.at(multiply(translation(...at), rotationY(turn), rotationZ(tilt)), (leaf) => {
    leaf.paint((p) => scale(fromHex(colour), 0.75 + 0.5 * noise(p[0] * 90, p[1] * 90, p[2] * 90)), 'leaf');
    const grid = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 17 }, (_, column) => {
        const [r, a] = [(row / 5) * size, (column / 16) * Math.PI * 2];
        const wave = Math.sin(a * 7 + size * 90) * ruffle * r * (row / 5);
        return leaf.vertex([Math.cos(a) * r, wave + r * 0.15, Math.sin(a) * r * 0.75], [0, 1, 0]);
      }),
    );
    leaf.grid(grid);
  });
  b.twoSided();
};

/** Places things on a disc without order. */
export const scatter = (
  random: Random,
  count: number,
  radius: number,
  place: (x: number, z: number, turn: number, n: number) => void,
) => {
  for (let n = 0; n < count; n += 1) {
    const [r, a] = [Math.sqrt((n + random()) / count) * radius, n * 2.39996 + random() * 0.7];
    place(Math.cos(a) * r, Math.sin(a) * r, random() * Math.PI * 2, n);
  }
};

export const addSteak = (
  b: MeshBuilder,
  at: Vec3,
  size: Vec3,
  paint: Paint,
  material: MaterialName = 'satin',
) => b.at(translation(...at), (m) => m.paint(paint, material).sphere([0, 0, 0], size, 18));
