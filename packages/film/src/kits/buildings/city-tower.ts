/** High-rise buildings for skylines and streets: glass, stone with setbacks, concrete, neon. Centred, standing on y = 0. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../math/colour.ts';
import { createRandom, pick, type Random } from '../../math/random.ts';
import { scale, type Vec3 } from '../../math/vector.ts';
import { spread } from './shared/parts.ts';

export type CityTower = {
  seed: number;
  height: number;
  darkness: number;
  neon?: boolean;
  width?: number;
  /** 0 glass, 1 stone, 2 concrete; by seed when absent. */
  kind?: 0 | 1 | 2;
  detail?: 0 | 1 | 2;
};

export const neons: Vec3[] = [
  [3.4, 0.4, 2],
  [0.3, 2.4, 3.6],
  [2.9, 2.2, 0.4],
  [0.6, 3, 1.2],
  [2.2, 0.7, 3.6],
];

type Face = {
  b: MeshBuilder;
  random: Random;
  isNight: boolean;
  wall: Vec3;
  kind: number;
  detail: number;
  neon: boolean;
};

/** One block with window bands or a window grid on its four sides. */
const addBlock = (
  { b, random, isNight, wall, kind, detail, neon }: Face,
  width: number,
  depth: number,
  y0: number,
  y1: number,
) => {
  const isGlass = kind === 0;
  b.paint(wall, isGlass ? 'glass' : kind === 1 ? 'stone' : 'plaster').box(
    [0, (y0 + y1) / 2, 0],
    [width, y1 - y0, depth],
  );
  const storey = detail === 2 ? 7 : 3.6;
  const rows = Math.floor((y1 - y0 - 1) / storey);
  for (const side of [0, 1, 2, 3]) {
    const [across, away] = side % 2 === 0 ? [width, depth / 2] : [depth, width / 2];
    const columns = Math.max(2, Math.round(across / (detail === 2 ? 5 : 2.9)));
    const step = across / columns;
    const at = (u: number, y: number, out: number): Vec3 => {
      const z = away + out;
      return side === 0 ? [u, y, z] : side === 1 ? [z, y, -u] : side === 2 ? [-u, y, -z] : [-z, y, u];
    };
    const normal: Vec3 =
      side === 0 ? [0, 0, 1] : side === 1 ? [1, 0, 0] : side === 2 ? [0, 0, -1] : [-1, 0, 0];
    const pane = (u: number, y: number, w: number, h: number, out: number) =>
      b.quad(
        at(u - w / 2, y - h / 2, out),
        at(u + w / 2, y - h / 2, out),
        at(u + w / 2, y + h / 2, out),
        at(u - w / 2, y + h / 2, out),
        normal,
      );
    for (let row = 0; row < rows; row += 1) {
      const y = y0 + 1.4 + row * storey;
      if (isGlass) {
        b.paint(darken(wall, 0.45), 'satin');
        pane(0, y - storey * 0.45, across, storey * 0.14, 0.04);
      }
      for (let column = 0; column < columns; column += 1) {
        const u = -across / 2 + step * (column + 0.5);
        const isLit = isNight && random() < 0.38;
        if (!isLit && isGlass) continue;
        const tone: Vec3 =
          neon && random() < 0.35
            ? scale(pick(random, neons), 0.35)
            : random() < 0.25
              ? [0.8, 0.95, 1.1]
              : [1.35, 0.95, 0.5];
        b.paint(isLit ? scale(tone, 0.4 + random() * 0.7) : fromHex('#283440'), isLit ? 'glow' : 'glass');
        pane(u, y, step * (isGlass ? 0.94 : kind === 2 ? 0.9 : 0.56), storey * (isGlass ? 0.76 : 0.55), 0.06);
      }
    }
    if (isGlass && detail < 2) {
      b.paint(darken(wall, 0.5), 'satin');
      for (let column = 0; column <= columns; column += 1)
        pane(-across / 2 + step * column, (y0 + y1) / 2, 0.16, y1 - y0, 0.08);
    }
    if (kind === 1 && detail < 2) {
      b.paint(darken(wall, 0.12), 'plaster');
      for (let column = 0; column <= columns; column += 1)
        pane(-across / 2 + step * column * 0.995, (y0 + y1) / 2, 0.5, y1 - y0, 0.1);
    }
  }
  b.paint(darken(wall, 0.25), 'plaster').box([0, y1 + 0.3, 0], [width + 0.4, 0.9, depth + 0.4], 0.1, 1);
};

const addNeon = (b: MeshBuilder, random: Random, width: number, depth: number, height: number) => {
  const colour = pick(random, neons);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      if (random() < 0.5)
        b.paint(colour, 'glow').box(
          [(x * width) / 2, height / 2, (z * depth) / 2],
          [0.25, height * 0.96, 0.25],
        );
  for (let n = 0; n < 3; n += 1) {
    const [tone, y, tall] = [pick(random, neons), height * (0.25 + random() * 0.55), 6 + random() * 12];
    const side = random() < 0.5 ? 1 : -1;
    b.paint(fromHex('#14171c'), 'satin').box(
      [side * width * 0.5 + side * 0.9, y, depth * 0.5],
      [1.8, tall + 0.6, 0.5],
      0.1,
      1,
    );
    b.paint(tone, 'glow');
    for (const dy of spread(-tall / 2 + 0.8, tall / 2 - 0.8, Math.max(3, Math.round(tall / 1.8))))
      b.box([side * width * 0.5 + side * 0.9, y + dy, depth * 0.5 + 0.3], [1.1, 0.22, 0.1]).box(
        [side * width * 0.5 + side * 0.9, y + dy + 0.4, depth * 0.5 + 0.3],
        [0.22, 0.9, 0.1],
      );
  }
  const [w, h, y] = [width * 0.66, 6 + random() * 7, height * (0.3 + random() * 0.45)];
  const [first, second] = [pick(random, neons), pick(random, neons)];
  b.paint(fromHex('#12151a'), 'satin').box([0, y, depth / 2 + 0.3], [w + 0.8, h + 0.8, 0.6], 0.1, 1);
  const blocks = 6;
  for (let row = 0; row < blocks; row += 1)
    for (let column = 0; column < blocks; column += 1) {
      const t = (row + column) / (blocks * 2);
      const glow = 0.15 + 0.5 * random();
      b.paint(
        [0, 1, 2].map((axis) => (first[axis]! * (1 - t) + second[axis]! * t) * glow) as Vec3,
        'glow',
      ).box(
        [
          (column / blocks - 0.5 + 0.5 / blocks) * w,
          y + (row / blocks - 0.5 + 0.5 / blocks) * h,
          depth / 2 + 0.62,
        ],
        [w / blocks, h / blocks, 0.1],
      );
    }
};

/** A tower; about 1,500 triangles at 60 m by day. */
export const cityTower = ({
  seed,
  height,
  darkness,
  neon = false,
  width,
  detail = 0,
  ...given
}: CityTower): Mesh => {
  const random = createRandom(seed * 104729 + 7);
  const b = new MeshBuilder();
  const drawn = Math.floor(random() * 3);
  const kind = given.kind ?? drawn;
  const [w, d] = [width ?? 14 + random() * 10, (width ?? 14 + random() * 8) * (0.8 + random() * 0.3)];
  const palette = neon
    ? ['#232a36', '#2d2638', '#1e2b33', '#332a30']
    : kind === 0
      ? ['#4f7390', '#5f8296', '#3f5f78', '#6f8f98']
      : kind === 1
        ? ['#b09a80', '#9a8470', '#c2b49c', '#8a7468']
        : ['#d6d2c8', '#c2c4c4', '#b9aea2', '#dcd4c2'];
  const face: Face = {
    b,
    random,
    isNight: darkness > 0.3,
    wall: fromHex(pick(random, palette)),
    kind,
    detail,
    neon,
  };
  const tiers = height > 45 ? 1 + Math.floor(random() * 3) : 1;
  let bottom = 0;
  for (let tier = 0; tier < tiers; tier += 1) {
    const shrink = 1 - tier * 0.2;
    const top = tier === tiers - 1 ? height : height * (0.55 + 0.2 * tier);
    addBlock(face, w * shrink, d * shrink, bottom, top);
    bottom = top;
  }
  const roof = height + 0.6;
  const last = 1 - (tiers - 1) * 0.2;
  b.paint(darken(face.wall, 0.3), 'plaster').box(
    [w * 0.1, roof + 1.2, 0],
    [w * 0.4 * last, 2.4, d * 0.4 * last],
  );
  if (random() < 0.6) {
    const tall = height * (0.1 + random() * 0.15);
    b.paint(fromHex('#8c9196'), 'metal').tube(
      [
        [0, roof, 0],
        [0, roof + tall, 0],
      ],
      [0.5, 0.1],
      6,
    );
    if (face.isNight) b.paint([5, 0.3, 0.2], 'glow').sphere([0, roof + tall, 0], 0.4, 6);
  }
  // Entrance hall
  b.paint(face.isNight ? [1.1, 0.85, 0.5] : fromHex('#2a343e'), face.isNight ? 'glow' : 'glass').box(
    [0, 2, d / 2 + 0.05],
    [w * 0.6, 3.6, 0.2],
  );
  b.paint(darken(face.wall, 0.4), 'satin').box([0, 4.2, d / 2 + 0.9], [w * 0.66, 0.4, 2], 0.05, 1);
  if (neon) addNeon(b, random, w, d, height * (tiers > 1 ? 0.55 : 1));
  return b.mesh;
};
