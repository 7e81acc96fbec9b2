/** A lane of an old Chinese town: flagstones between wooden fronts under tiled eaves, with red lanterns. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

/** Slabs of unlike length in rows across the lane, with dark joints. */
const addFlagstones = (set: SetBuilder, edge: number, near: number, far: number): void => {
  set.model(
    (b) => {
      const material = set.isRainy || set.isDark ? 'wet' : set.isSnowy ? 'snow' : 'stone';
      b.paint(fromHex('#34332f'), material).quad(
        [-edge - 1, -0.03, near],
        [edge + 1, -0.03, near],
        [edge + 1, -0.03, -far],
        [-edge - 1, -0.03, -far],
        [0, 1, 0],
      );
      for (let z = near, row = 0; z > -far; row += 1) {
        const depth = z > -30 ? 0.62 + 0.2 * noise(row * 1.7, 1, 2) : 1.6;
        for (let x = -edge; x < edge; ) {
          const width = Math.min(edge - x, (Math.abs(x) < 0.9 ? 1.5 : 0.8) + 0.5 * set.random());
          const shade = mix(fromHex('#7d7a72'), fromHex('#aaa599'), set.random());
          b.paint(set.isSnowy ? mix(shade, fromHex('#e8edf4'), 0.7) : shade, material).box(
            [x + width / 2, -0.02, z - depth / 2],
            [width - 0.05, 0.04, depth - 0.05],
            z > -14 ? 0.015 : 0,
          );
          x += width;
        }
        z -= depth;
      }
    },
    { castsNoShadow: true },
  );
};

const addLattice = (b: MeshBuilder, x: number, y: number, w: number, h: number, glow: number): void => {
  b.paint(glow > 0.2 ? scale([1.7, 1, 0.4], glow) : fromHex('#d8cdb0'), glow > 0.2 ? 'glow' : 'plaster');
  b.box([x, y, 0.04], [w, h, 0.05]);
  b.paint(fromHex('#3f2617'), 'wood');
  for (let n = 0; n <= 4; n += 1) b.box([x - w / 2 + (n * w) / 4, y, 0.09], [0.05, h, 0.05]);
  for (let n = 0; n <= 5; n += 1) b.box([x, y - h / 2 + (n * h) / 5, 0.09], [w, 0.05, 0.05]);
};

/** A roof of grey tiles with ribs, that turns up at its edge. */
const addTiles = (
  b: MeshBuilder,
  w: number,
  y: number,
  out: number,
  deep: number,
  isSnowy: boolean,
): void => {
  const tile = isSnowy ? fromHex('#e6ebf2') : fromHex('#3b3f45');
  const at = (t: number): [number, number] => [
    y + 0.22 * (1 - t) ** 4 + 1.9 * t ** 1.5,
    out - t * (out + deep),
  ];
  for (let n = 0; n < 6; n += 1) {
    const [[y0, z0], [y1, z1]] = [at(n / 6), at((n + 1) / 6)];
    b.paint(darken(tile, 0.1), 'roof');
    b.quad([-0.15, y0, z0], [w + 0.15, y0, z0], [w + 0.15, y1, z1], [-0.15, y1, z1], [0, 0.8, 0.5]);
    b.quad(
      [-0.15, y0 - 0.16, z0],
      [w + 0.15, y0 - 0.16, z0],
      [w + 0.15, y1 - 0.16, z1],
      [-0.15, y1 - 0.16, z1],
      [0, -0.8, -0.4],
    );
  }
  b.paint(tile, 'roof');
  for (let x = 0; x <= w; x += 0.34)
    b.tube(
      [0, 0.33, 0.66, 1].map((t): Vec3 => [x, at(t)[0] + 0.03, at(t)[1]]),
      0.07,
      5,
      false,
    );
  b.paint(darken(tile, 0.3), 'roof').box([w / 2, y + 0.12, out], [w + 0.3, 0.2, 0.12], 0.03);
};

/** Faces +z, from x = 0 to its width. */
const buildLaneHouse = (set: SetBuilder, n: number, w: number): MeshBuilder => {
  const b = new MeshBuilder();
  const glow = set.request.darkness;
  const wood = mix(fromHex('#5a3520'), fromHex('#7c4b2c'), (n % 3) / 2);
  const isTall = n % 3 !== 1;
  const height = isTall ? 5.6 : 3.3;
  const plaster = mix(fromHex('#e4ded0'), fromHex('#c9c2b2'), (n % 4) / 3);
  b.paint((p) => darken(plaster, 0.25 * noise(p[0] * 0.8, p[1] * 0.8, 3)), 'plaster');
  b.box([w / 2, height / 2, -3], [w, height, 6]);
  // Grey plinth, posts, panels and a door of wood.
  b.paint(fromHex('#6e6d68'), 'stone').box([w / 2, 0.22, 0.08], [w, 0.44, 0.2], 0.03);
  const bays = Math.max(3, Math.round(w / 1.9));
  const bay = w / bays;
  for (let k = 0; k <= bays; k += 1)
    b.paint(darken(wood, 0.3), 'wood').box([k * bay, 1.6, 0.1], [0.18, 3.2, 0.18], 0.03);
  for (let k = 0; k < bays; k += 1) {
    const x = (k + 0.5) * bay;
    if (k === n % bays) {
      b.paint(wood, 'wood');
      for (const side of [-1, 1]) b.box([x + side * bay * 0.21, 1.3, 0.05], [bay * 0.4, 2.5, 0.1], 0.02);
      b.paint(fromHex('#c89a3a'), 'metal');
      for (const side of [-1, 1]) b.sphere([x + side * 0.14, 1.25, 0.12], 0.06, 8);
      b.paint(fromHex('#b01c1c'), 'cloth');
      for (const side of [-1, 1]) b.box([x + side * bay * 0.44, 1.7, 0.2], [0.18, 1.5, 0.02]);
    } else {
      b.paint((p) => mix(wood, darken(wood, 0.3), noise(p[0] * 6, p[1], 1)), 'wood');
      b.box([x, 0.85, 0.04], [bay - 0.16, 0.9, 0.08], 0.02);
      addLattice(b, x, 2.05, bay - 0.3, 1.4, glow);
    }
    if (isTall) addLattice(b, x, 4.6, bay - 0.5, 1.1, glow * ((n + k) % 2));
  }
  b.paint(darken(wood, 0.2), 'wood').box([w / 2, 3.05, 0.12], [w, 0.28, 0.2], 0.03);
  if (isTall) addTiles(b, w, 3.25, 0.95, 0, set.isSnowy);
  addTiles(b, w, height, 1.05, 3, set.isSnowy);
  return b;
};

export const addChineseLane = (set: SetBuilder, edge: number, near: number): void => {
  const far = 60;
  addFlagstones(set, edge, near, far);
  for (const side of [-1, 1]) {
    for (let z = near, n = 0; z > -far; n += 1) {
      const w = 5.4 + ((n * 7 + side + 3) % 4) * 0.7;
      const place =
        side < 0
          ? multiply(translation(-edge, 0, z), rotationY(Math.PI / 2))
          : multiply(translation(edge, 0, z - w), rotationY(-Math.PI / 2));
      set.add(buildLaneHouse(set, n + (side > 0 ? 2 : 0), w).mesh, place, { castsNoShadow: z < -30 });
      z -= w;
    }
  }
  // A house with a gate closes the lane.
  for (const [n, x] of [-7, 0.2].entries())
    set.add(buildLaneHouse(set, n, 7.2).mesh, translation(x, 0, -far + 2), { castsNoShadow: true });
  set.model((b) => {
    for (let z = near - 8, n = 0; z > -far; z -= 2.6, n += 1) {
      const x = (n % 2 ? 1 : -1) * (edge - 0.75);
      b.paint([2.2, 0.22, 0.1], 'glow').sphere([x, 2.62, z], [0.27, 0.22, 0.27], 14);
      b.paint(fromHex('#c89a3a'), 'metal');
      b.box([x, 2.87, z], [0.2, 0.06, 0.2], 0.02).box([x, 2.38, z], [0.2, 0.06, 0.2], 0.02);
      b.paint(fromHex('#c01818'), 'cloth').box([x, 2.2, z], [0.05, 0.3, 0.05]);
      if (set.isDark && z > -24) set.lamp([x * 0.85, 2.4, z], [3.6, 1.5, 0.6], 5);
    }
    // Jars and pots with plants by the walls.
    for (let z = near - 9, n = 0; z > -30; z -= 4.3, n += 1) {
      const x = (n % 2 ? -1 : 1) * (edge - 0.4);
      if (!set.isClear(x, z, 0.35)) continue;
      b.paint(mix(fromHex('#6a4a34'), fromHex('#4b5a5e'), n % 2), 'glossy').at(translation(x, 0, z), (k) =>
        k.lathe(
          [
            [0.16, 0],
            [0.27, 0.25],
            [0.2, 0.48],
            [0.23, 0.52],
          ],
          14,
        ),
      );
      b.paint(
        (p) => mix(fromHex('#3f7a34'), fromHex('#7aa84a'), noise(p[0] * 9, p[1] * 9, p[2] * 9)),
        'leaf',
      );
      for (let k = 0; k < 6; k += 1)
        b.sphere(
          [x + 0.16 * Math.cos(k * 1.05), 0.68 + 0.1 * (k % 3), z + 0.16 * Math.sin(k * 1.05)],
          0.15,
          7,
        );
    }
  });
};
