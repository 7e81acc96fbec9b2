/** A covered market street of Morocco or Arabia: red walls with horseshoe arches, slats over the way, hanging cloths and lamps. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const walls = ['#b5613c', '#c27a4e', '#a85434'].map(fromHex);
const pale = fromHex('#e2c08e');
const tiles = fromHex('#1f7f86');
const bay = 5.2;

/** Outline of a horseshoe arch: it closes in again below its widest point. */
const horseshoe = (width: number, spring: number): [number, number][] => {
  const r = width / 2;
  const curve = Array.from({ length: 17 }, (_, n): [number, number] => {
    const a = -0.42 + (n / 16) * (Math.PI + 0.84);
    return [Math.cos(a) * r, spring + Math.sin(a) * r * 1.08];
  });
  const foot = curve[0]![0];
  return [[foot, 0], ...curve, [-foot, 0]];
};

const addArch = (
  b: MeshBuilder,
  x: number,
  y: number,
  width: number,
  spring: number,
  inside: Vec3,
  isGlowing: boolean,
): void => {
  const ring = (grow: number, z: number, colour: Vec3, material: 'plaster' | 'satin') => {
    const [outer, inner] = [horseshoe(width + grow, spring), horseshoe(width, spring)];
    b.paint(colour, material);
    for (let n = 0; n + 1 < outer.length; n += 1) {
      const [o0, o1, i0, i1] = [outer[n]!, outer[n + 1]!, inner[n]!, inner[n + 1]!];
      b.quad(
        [x + o0[0], y + o0[1], z],
        [x + o1[0], y + o1[1], z],
        [x + i1[0], y + i1[1], z],
        [x + i0[0], y + i0[1], z],
        [0, 0, 1],
      );
    }
  };
  const points = horseshoe(width, spring);
  b.paint(inside, isGlowing ? 'glow' : 'matte');
  for (let n = 0; n + 1 < points.length; n += 1)
    b.quad(
      [x, y + spring * 0.6, 0.03],
      [x + points[n]![0], y + points[n]![1], 0.03],
      [x + points[n + 1]![0], y + points[n + 1]![1], 0.03],
      [x, y + spring * 0.6, 0.03],
      [0, 0, 1],
    );
  ring(0.62, 0.05, pale, 'plaster');
  ring(0.3, 0.07, tiles, 'satin');
};

/** One bay of the wall: faces +z, from x = 0 to `bay`. */
const buildBay = (n: number, darkness: number) => {
  const b = new MeshBuilder();
  const wall = walls[n % 3]!;
  const height = 6.6 + (n % 3) * 0.7;
  b.paint(
    (p: Vec3) =>
      mix(wall, darken(wall, 0.35), noise(p[0] * 0.7 + n, p[1] * 0.8, 3) * 0.6 + (p[1] < 0.7 ? 0.25 : 0)),
    'plaster',
  );
  // In strips, so that the stains of the wall show.
  for (let y = 0; y < height; y += 1.1)
    b.box([bay / 2, y + 0.55, -1], [bay, Math.min(1.1, height - y + 0.3), 2]);
  addArch(b, bay / 2, 0, 2.7, 2.1, mix(fromHex('#2a1810'), [0.5, 0.28, 0.1], 0.2 + darkness * 0.3), false);
  for (const x of [bay * 0.26, bay * 0.74])
    addArch(b, x, 4.5, 0.8, 0.75, darkness > 0.3 ? [1.5, 0.85, 0.3] : fromHex('#24343c'), darkness > 0.3);
  // A band of tiles and stepped merlons along the top.
  b.paint(pale, 'plaster').box([bay / 2, 4.15, 0.06], [bay, 0.14, 0.14]);
  for (let k = 0; k < 13; k += 1)
    b.paint(k % 2 ? tiles : fromHex('#d8a53a'), 'satin').box([0.2 + k * 0.4, 3.98, 0.05], [0.3, 0.16, 0.06]);
  b.paint(wall, 'plaster');
  for (let k = 0; k < 5; k += 1) {
    b.box([0.52 + k * 1.04, height + 0.35, -0.2], [0.66, 0.5, 0.4]);
    b.box([0.52 + k * 1.04, height + 0.7, -0.2], [0.34, 0.4, 0.4]);
  }
  return b.mesh;
};

const cloths = ['#c8242c', '#e0a01c', '#2a5fb0', '#2f8a5a', '#a83a8a', '#e8702a', '#18a0a8', '#7a3ab0'].map(
  fromHex,
);

/** Lengths of cloth on lines across the way, and from rails before the walls. */
const addCloths = (set: SetBuilder, edge: number, front: number, isMany: boolean): void => {
  set.model((b) => {
    const hang = (x0: number, x1: number, z: number, top: number, long: number, colour: Vec3, n: number) => {
      const columns = 7;
      const rows = [0, 0.35, 0.7, 1].map((v) =>
        Array.from({ length: columns + 1 }, (_, k) => {
          const u = k / columns;
          const fold = 0.07 * Math.sin(u * 15 + n) * (0.3 + v);
          b.paint(mix(colour, darken(colour, 0.45), 0.5 + 0.5 * Math.sin(u * 15 + n)), 'cloth');
          return b.vertex([x0 + (x1 - x0) * u, top - long * v, z + fold], [0, 0, 1]);
        }),
      );
      b.grid(rows);
    };
    const [cx] = set.centre;
    for (let n = 0; n < (isMany ? 26 : 12); n += 1) {
      const z = front - 2.2 - n * (isMany ? 1.05 : 2.3);
      const span = edge - 0.7;
      const x = cx + (((n * 37) % 100) / 100 - 0.5) * span * 1.1;
      hang(x - 0.75, x + 0.75, z, 4.7, 1.1 + ((n * 13) % 5) * 0.14, cloths[n % cloths.length]!, n);
    }
    if (isMany)
      for (const side of [-1, 1])
        for (let n = 0; n < 16; n += 1) {
          const [z, x] = [front - 1 - n * 1.7, cx + side * (edge - 0.35)];
          hang(x - 0.55, x + 0.55, z, 3.5, 1.7, cloths[(n * 3 + (side > 0 ? 1 : 4)) % cloths.length]!, n);
        }
    b.twoSided();
  });
};

/** Lamps of pierced brass on chains. */
const addLamps = (set: SetBuilder, edge: number, front: number): void => {
  const colours: Vec3[] = [
    [2.6, 1.3, 0.35],
    [2.2, 0.5, 0.3],
    [0.5, 1.5, 2],
    [1.9, 1.7, 0.5],
  ];
  set.model(
    (b) => {
      for (let n = 0; n < 22; n += 1) {
        const side = n % 2 ? 1 : -1;
        const x = set.centre[0] + side * (edge * (0.42 + 0.14 * (n % 4)));
        const [y, z] = [3 + (n % 3) * 0.3, front - 3 - n * 1.2];
        b.paint(fromHex('#3a2a18'), 'metal').box([x, (y + 5) / 2, z], [0.02, 5 - y, 0.02]);
        b.paint(colours[n % 4]!, 'glow').sphere([x, y, z], [0.17, 0.22, 0.17], 10);
        b.paint(fromHex('#b8862c'), 'metal').at(translation(x, y, z), (k) =>
          k
            .lathe(
              [
                [0.02, 0.42],
                [0.13, 0.2],
                [0.18, 0.12],
              ],
              8,
            )
            .lathe(
              [
                [0.17, -0.13],
                [0.06, -0.24],
                [0, -0.34],
              ],
              8,
            ),
        );
      }
    },
    { castsNoShadow: true },
  );
  for (let n = 0; n < 6; n += 1)
    set.lamp([set.centre[0] + (n % 2 ? 1 : -1) * 1.6, 2.8, front - 4 - n * 3.6], [3.2, 1.9, 0.8], 6);
};

export const addSouk = (set: SetBuilder, half: number, front: number): void => {
  const { darkness, details = [] } = set.request;
  const edge = half + 1.5;
  const [cx] = set.centre;
  const near = Math.max(front + 6, set.area.cameraPosition[2] + 4);
  const far = front - 38;
  const bays = [0, 1, 2].map((n) => buildBay(n, darkness));
  for (const side of [-1, 1])
    for (let z = near, n = 0; z > far; z -= bay, n += 1)
      set.add(
        bays[(n + (side > 0 ? 1 : 0)) % 3]!,
        side < 0
          ? multiply(translation(cx - edge, 0, z), rotationY(Math.PI / 2))
          : multiply(translation(cx + edge, 0, z - bay), rotationY(-Math.PI / 2)),
        { castsNoShadow: n > 5 },
      );
  // The way ends at a gate, with a square tower behind it.
  set.model(
    (b) => {
      b.paint(walls[1]!, 'plaster').box([cx, 5, far - 1], [edge * 2 + 2, 10, 2]);
      b.at(translation(cx, 0, far + 0.02), (k) => {
        addArch(k, 0, 0, 4.4, 3.6, darkness > 0.3 ? fromHex('#141a2c') : fromHex('#9cc4e4'), false);
      });
      b.paint(walls[0]!, 'plaster').box([cx + 2, 12, far - 12], [5, 24, 5]);
      b.paint(tiles, 'satin').box([cx + 2, 21.4, far - 9.4], [5.1, 1, 0.2]);
      b.paint(walls[0]!, 'plaster').box([cx + 2, 26, far - 12], [2.4, 5, 2.4]);
      b.paint(fromHex('#d8a53a'), 'metal').sphere([cx + 2, 29.4, far - 12], 0.9, 14);
      // Slats of wood over the way; the sun falls through them.
      b.paint(fromHex('#5a3a22'), 'wood');
      for (let z = front - 1; z > far; z -= 2.6)
        b.box([cx, 5.35, z], [edge * 2, 0.14, 0.16]).box([cx, 5.2, z - 1.3], [edge * 2, 0.06, 0.3]);
    },
    { castsNoShadow: false },
  );
  addCloths(set, edge, front, details.includes('fabrics'));
  addLamps(set, edge, front);
};
