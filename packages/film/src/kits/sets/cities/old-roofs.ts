/** Over the roofs of an old town: tiled gables with dormers and smoking chimneys to the horizon, spires between them. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom, pick, type Random } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const tiles = ['#b4532f', '#a8452a', '#c2643a', '#9c4a34', '#b85c3c'];
const plaster = ['#efe0be', '#e8cfa0', '#f0e8d8', '#dcb894', '#d8d4b8', '#e6c8b4'];
const wallHeight = 14;

/** A brick stack with clay pots. */
const addChimney = (b: MeshBuilder, x: number, y: number, z: number, height: number) => {
  const brick = (p: Vec3) =>
    mix(
      fromHex('#8a4a36'),
      fromHex('#b0735a'),
      Math.floor(p[1] * 5) % 2 ? 0.8 : noise(p[0] * 4, p[1] * 4, p[2] * 4),
    );
  b.paint(brick, 'stone').box([x, y + height / 2 - 0.5, z], [1.3, height + 1, 0.8], 0.04);
  b.paint(fromHex('#d8cdb8'), 'plaster').box([x, y + height + 0.06, z], [1.55, 0.2, 1.05], 0.04);
  for (const dx of [-0.36, 0.36])
    b.paint(fromHex('#c4703f'), 'satin').at(translation(x + dx, y + height + 0.1, z), (k) =>
      k.lathe(
        [
          [0.2, 0],
          [0.16, 0.5],
          [0.21, 0.58],
          [0.19, 0.66],
          [0.11, 0.66],
          [0.1, 0.3],
        ],
        12,
      ),
    );
};

const addDormer = (
  b: MeshBuilder,
  side: number,
  y: number,
  z: number,
  x: number,
  tile: Vec3,
  isDark: boolean,
) => {
  const out = x + side * 0.9;
  b.paint(fromHex('#f0e8d8'), 'plaster').box([x, y + 0.5, z], [1.8, 1.3, 1.3], 0.03);
  b.paint(isDark ? [1.5, 1, 0.45] : fromHex('#34495a'), isDark ? 'glow' : 'glass').box(
    [out, y + 0.55, z],
    [0.05, 0.8, 0.7],
  );
  b.paint(tile, 'roof');
  for (const dz of [-1, 1])
    b.quad(
      [out + side * 0.2, y + 1.1, z + dz * 0.85],
      [out + side * 0.2, y + 1.8, z],
      [x - side * 1.4, y + 1.8, z],
      [x - side * 1.4, y + 1.1, z + dz * 0.85],
      [0, 0.7, dz * 0.7],
    );
};

/** One house: its ridge runs along z; stands with its eaves at y = 0, walls below. */
const buildHouse = (
  random: Random,
  isDark: boolean,
  isSnowy: boolean,
  isFar: boolean,
): { mesh: Mesh; tops: Vec3[] } => {
  const b = new MeshBuilder();
  b.twoSided();
  const [half, length, rise] = [4 + random() * 1.2, 9 + random() * 7, 4.4 + random() * 1.8];
  const tile = isSnowy ? fromHex('#e6ecf2') : fromHex(pick(random, tiles));
  const wall = fromHex(pick(random, plaster));
  b.paint(wall, 'plaster').box([0, -wallHeight / 2, 0], [half * 2, wallHeight, length]);
  for (const dz of [-length / 2, length / 2])
    b.quad([-half, 0, dz], [half, 0, dz], [0, rise, dz], [0, rise, dz], [0, 0, Math.sign(dz)]);
  // Windows of the upper floors.
  b.paint(isDark ? [1.4, 0.95, 0.4] : fromHex('#3a4d5c'), isDark ? 'glow' : 'glass');
  for (const y of isFar ? [] : [-2, -5])
    for (const dz of [-1, 1]) {
      for (const x of [-half * 0.55, 0, half * 0.55]) b.box([x, y, dz * (length / 2 + 0.02)], [1, 1.5, 0.05]);
      for (let z = -length / 2 + 1.6; z < length / 2 - 1; z += 2.5)
        b.box([dz * (half + 0.02), y, z], [0.05, 1.5, 1]);
    }
  // Courses of tiles: narrow bands in changing tones.
  const bands = isFar ? 2 : 12;
  const end = length / 2 + 0.35;
  for (const side of [-1, 1])
    for (let n = 0; n < bands; n += 1) {
      const at = (t: number): [number, number] => [side * (half + 0.45) * (1 - t), -0.45 + (rise + 0.45) * t];
      const [[x0, y0], [x1, y1]] = [at(n / bands), at((n + 1) / bands)];
      const tone = (p: Vec3) =>
        darken(tile, 0.1 + 0.28 * noise(p[2] * 0.9, n * 1.3, side) - (n % 2 ? 0.06 : 0));
      b.paint(tone, 'roof');
      const pieces = isFar ? 1 : 5;
      for (let k = 0; k < pieces; k += 1) {
        const [z0, z1] = [-end + (2 * end * k) / pieces, -end + (2 * end * (k + 1)) / pieces];
        b.quad([x0, y0 + 0.08, z0], [x0, y0 + 0.08, z1], [x1, y1, z1], [x1, y1, z0], [side * rise, half, 0]);
      }
    }
  b.paint(darken(tile, 0.3), 'roof').tube(
    [
      [0, rise, -end],
      [0, rise, end],
    ],
    0.2,
    6,
  );
  const tops: Vec3[] = [];
  for (const dz of random() > 0.35 ? [-0.3, 0.32] : [0.1]) {
    const [x, z] = [(random() - 0.5) * half, dz * length];
    const height = rise * 0.5 + 2 + random();
    const base = rise * 0.5;
    if (isFar) b.paint(fromHex('#9c5c46'), 'stone').box([x, base + height / 2, z], [1.3, height, 0.8]);
    else addChimney(b, x, base, z, height);
    tops.push([x, base + height + 0.8, z]);
  }
  for (const side of isFar ? [] : [-1, 1])
    for (const z of random() > 0.5 ? [-length * 0.22, length * 0.22] : [0])
      addDormer(b, side, rise * 0.22, z, side * half * 0.62, tile, isDark);
  return { mesh: b.mesh, tops };
};

/** A church tower with a green copper dome, or a Gothic one with four corner turrets. */
const addSpire = (b: MeshBuilder, at: Vec3, isGothic: boolean) => {
  b.at(translation(...at), (k) => {
    if (isGothic) {
      const slate = fromHex('#3a3f4a');
      k.paint(fromHex('#8a7c68'), 'stone').box([0, 12, 0], [9, 44, 9], 0.2);
      k.paint(slate, 'roof').lathe(
        [
          [5.4, 34],
          [3, 42],
          [0, 62],
        ],
        8,
      );
      for (const x of [-4, 4])
        for (const z of [-4, 4])
          k.at(translation(x, 32, z), (t) =>
            t.lathe(
              [
                [1.3, 0],
                [1.3, 3],
                [0, 11],
              ],
              8,
            ),
          );
      k.paint(fromHex('#e8c048'), 'metal').sphere([0, 62, 0], 0.6, 10);
      return;
    }
    k.paint(fromHex('#ecdcb8'), 'plaster').box([0, 8, 0], [8, 36, 8], 0.2);
    k.paint(fromHex('#5f9c86'), 'metal').lathe(
      [
        [5.4, 26],
        [5.6, 27.5],
        [5, 31],
        [3, 34.5],
        [1.5, 35.5],
        [1.4, 38],
        [2, 39.2],
        [1.2, 41.5],
        [0.2, 43],
        [0.1, 47],
      ],
      16,
    );
    k.paint(fromHex('#34495a'), 'glass').box([0, 20, 4.02], [1.8, 4, 0.1]);
    k.paint(fromHex('#f4f0e0'), 'satin').at(translation(0, 14, 4.05), (t) =>
      t.sphere([0, 0, 0], [1.6, 1.6, 0.1], 18),
    );
  });
};

/** `below` is how far under the ground of the action the eaves of the nearest houses lie. */
export const addOldRoofs = (set: SetBuilder, nearest: number, below: number): void => {
  const random = createRandom(set.request.seed * 17 + 5);
  const near = Array.from({ length: 6 }, () => buildHouse(random, set.isDark, set.isSnowy, false));
  const distant = Array.from({ length: 6 }, () => buildHouse(random, set.isDark, set.isSnowy, true));
  const smoke: Vec3[] = [];
  const camera = set.area.cameraPosition;
  let row = 0;
  for (let z = nearest; z > nearest - 420; z -= 17) {
    const spread = 36 + (nearest - z) * 0.85;
    const houses = row < 4 ? near : distant;
    for (let x = camera[0] - spread; x < camera[0] + spread; x += 11.4) {
      const { mesh, tops } = houses[Math.floor(random() * houses.length)]!;
      const y = set.baseY - below - 2.5 * random() - 2 * Math.min(1, row / 3);
      const turn = random() > 0.6 ? Math.PI / 2 : (random() - 0.5) * 0.2;
      const matrix = multiply(
        translation(x + (random() - 0.5) * 2, y, z + (random() - 0.5) * 4),
        rotationY(turn),
      );
      set.add(mesh, matrix, { castsNoShadow: row > 8 });
      if (row < 6 && random() < 0.45)
        for (const [tx, ty, tz] of tops.slice(0, 1))
          smoke.push([
            x + tx * Math.cos(turn) + tz * Math.sin(turn),
            y + ty,
            z - tx * Math.sin(turn) + tz * Math.cos(turn),
          ]);
    }
    row += 1;
  }
  set.model(
    (b) => {
      for (const [across, depth, isGothic] of [
        [-0.55, 110, true],
        [-0.42, 112, true],
        [0.45, 85, false],
        [0.8, 190, true],
        [-0.15, 240, false],
        [-0.9, 210, false],
      ] as const) {
        const [x, z] = set.atFrame(across, depth);
        addSpire(b, [x, set.baseY - below - 6, z], isGothic);
      }
      b.paint(
        (p) => mix(fromHex('#5f8060'), fromHex('#8aa08c'), noise(p[0] / 50, 1, p[2] / 50)),
        'lawn',
      ).heightField(
        { x0: -900, z0: nearest - 900, x1: 900, z1: nearest + 60 },
        { x: 40, z: 30 },
        (x, z) =>
          set.baseY -
          below -
          wallHeight +
          Math.max(0, nearest - 430 - z) * 0.12 * (0.6 + noise(x / 120, 3, z / 150)),
      );
    },
    { castsNoShadow: true },
  );
  set.particles((time): Particle[] =>
    smoke.slice(0, 14).flatMap(([x, y, z], s) =>
      Array.from({ length: 10 }, (_, n): Particle => {
        const age = (time * 0.16 + n / 10 + s * 0.37) % 1;
        return {
          position: [x + age * age * 3 + 0.2 * Math.sin(n * 2 + time), y + age * 6, z],
          size: 0.35 + age * 1.2,
          colour: [0.8, 0.8, 0.82],
          opacity: 0.35 * (1 - age),
        };
      }),
    ),
  );
};
