/** City towers: glass and stone blocks with rows of windows; neon ones carry signs and screens. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { createRandom, pick, type Random } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';

export const neonColours = ['#ff2a8a', '#1ad8ff', '#a04aff', '#ffd21a', '#2aff9a', '#ff5a2a'].map((hex) =>
  scale(fromHex(hex), 2.2),
);
const walls = ['#6f7a88', '#8a8f96', '#a89a86', '#5a6472', '#9a8274', '#7a8a94'].map(fromHex);

export type TowerOptions = {
  seed: number;
  width: number;
  depth: number;
  floors: number;
  darkness: number;
  isNeon: boolean;
  isFar?: boolean;
  /** No light in the shops of the ground floor. */
  isShut?: boolean;
};

/** Faces +z, from x = 0 to its width, back to -depth. */
export const buildTower = (options: TowerOptions): { mesh: Mesh; height: number } => {
  const { seed, width: w, depth: d, floors, darkness, isNeon, isFar = false } = options;
  const random = createRandom(seed * 3571 + 11);
  const builder = new MeshBuilder();
  const floorHeight = 3.4;
  const height = floors * floorHeight + 4;
  const wall = isNeon ? darken(pick(random, walls), 0.72) : pick(random, walls);
  const isGlass = random() < 0.5;
  const setback = !isFar && random() < 0.4 ? Math.floor(floors * 0.65) : floors;
  addBlock(builder, w, d, 0, setback, wall, isGlass, options, random);
  if (setback < floors) {
    builder.at(translation(w * 0.14, 0, -d * 0.14), () =>
      addBlock(builder, w * 0.72, d * 0.72, setback, floors, wall, isGlass, options, random),
    );
  }
  if (random() < 0.5) {
    builder.paint(fromHex('#5a5e64'), 'satin').box([w * 0.5, height + 1, -d * 0.5], [w * 0.3, 2.4, d * 0.3]);
    builder.tube(
      [
        [w * 0.5, height + 2, -d * 0.5],
        [w * 0.5, height + 8, -d * 0.5],
      ],
      [0.12, 0.04],
      5,
    );
    builder.paint([3 * darkness + 0.3, 0.1, 0.1], 'glow').sphere([w * 0.5, height + 8, -d * 0.5], 0.25, 6);
  }
  if (isNeon) addNeon(builder, w, height, isFar, random);
  return { mesh: builder.mesh, height };
};

const addBlock = (
  builder: MeshBuilder,
  w: number,
  d: number,
  from: number,
  to: number,
  wall: Vec3,
  isGlass: boolean,
  options: TowerOptions,
  random: Random,
) => {
  const { darkness, isFar = false, isNeon, isShut = false } = options;
  const floorHeight = 3.4;
  const base = from * floorHeight + (from > 0 ? 4 : 0);
  const top = to * floorHeight + 4;
  builder
    .paint(wall, isGlass ? 'glossy' : 'plaster')
    .box([w / 2, (base + top) / 2, -d / 2], [w, top - base, d]);
  builder.paint(lighten(wall, 0.15), 'plaster').box([w / 2, top + 0.3, -d / 2], [w + 0.3, 0.7, d + 0.3]);
  if (from === 0) {
    const shop = isNeon
      ? scale(pick(random, neonColours), 0.3)
      : ([0.9 + darkness * 0.6, 0.68 + darkness * 0.4, 0.36 + darkness * 0.16] as Vec3);
    builder.paint(isShut ? fromHex('#16181d') : shop, isShut ? 'satin' : 'glow');
    builder.quad([0.6, 0.4, 0.03], [w - 0.6, 0.4, 0.03], [w - 0.6, 3.2, 0.03], [0.6, 3.2, 0.03], [0, 0, 1]);
    builder.paint(darken(wall, 0.5), 'satin');
    for (let x = 0.6; x <= w - 0.5; x += 2) builder.box([x, 1.9, 0.1], [0.25, 3.8, 0.3]);
  }
  const cellWidth = isFar ? 3.4 : 2.3;
  const columns = Math.max(2, Math.round(w / cellWidth));
  const sideColumns = Math.max(2, Math.round(d / cellWidth));
  const litShare = isNeon ? 0.5 : 0.06 + 0.42 * darkness;
  const tints: Vec3[] = isNeon
    ? [
        [0.5, 0.9, 1.3],
        [1.2, 0.5, 1],
        [1.3, 0.9, 0.4],
      ]
    : [
        [1.3, 0.9, 0.45],
        [1.1, 1, 0.8],
        [0.8, 0.95, 1.1],
      ];
  const rowHeight = isFar ? floorHeight * 2 : floorHeight;
  for (let y = base + (from === 0 ? 4.6 : 0.8); y + rowHeight * 0.6 < top; y += rowHeight) {
    const h = rowHeight * (isGlass ? 0.74 : 0.55);
    const pane = (a: Vec3, b: Vec3, normal: Vec3) => {
      const isLit = random() < litShare;
      builder.paint(
        isLit
          ? scale(pick(random, tints), (isFar ? 0.3 : 0.5) + 0.5 * random())
          : fromHex(isNeon ? '#0c1420' : '#2c3a4a'),
        isLit ? 'glow' : 'glass',
      );
      builder.quad(a, [b[0], a[1], b[2]], b, [a[0], b[1], a[2]], normal);
    };
    const gap = isGlass ? 0.08 : 0.5;
    for (let n = 0; n < columns; n += 1) {
      const [x0, x1] = [(n * w) / columns + gap / 2, ((n + 1) * w) / columns - gap / 2];
      pane([x0, y, 0.04], [x1, y + h, 0.04], [0, 0, 1]);
    }
    for (let n = 0; n < sideColumns; n += 1) {
      const [z0, z1] = [-(n * d) / sideColumns - gap / 2, -((n + 1) * d) / sideColumns + gap / 2];
      pane([-0.04, y, z0], [-0.04, y + h, z1], [-1, 0, 0]);
      pane([w + 0.04, y, z0], [w + 0.04, y + h, z1], [1, 0, 0]);
    }
  }
};

/** Upright signs, screens and bands of light on the front and the corners. */
const addNeon = (builder: MeshBuilder, w: number, height: number, isFar: boolean, random: Random) => {
  const signs = isFar ? 2 : 6;
  for (let n = 0; n < signs; n += 1) {
    const colour = pick(random, neonColours);
    const y = 4 + random() * Math.min(height * 0.7, 26);
    const x = random() * w;
    if (random() < 0.55) {
      const tall = 3 + random() * 4;
      builder.paint(fromHex('#101318'), 'satin').box([x, y + tall / 2, 0.75], [0.16, tall + 0.3, 1.2]);
      builder.paint(colour, 'glow');
      for (let k = 0; k < tall - 0.4; k += 0.95) addGlyph(builder, x, y + 0.5 + k, random);
      builder.box([x, y + tall / 2, 1.38], [0.2, tall, 0.06]);
    } else {
      const [sw, sh] = [1.6 + random() * 3, 1 + random() * 1.6];
      const cx = Math.min(w - sw / 2, Math.max(sw / 2, x));
      builder.paint(fromHex('#101318'), 'satin').box([cx, y, 0.2], [sw + 0.3, sh + 0.3, 0.3]);
      builder.paint(scale(colour, 0.3), 'glow').box([cx, y, 0.36], [sw, sh, 0.04]);
      builder.paint(pick(random, neonColours), 'glow');
      for (let k = 0; k < 4; k += 1)
        builder.box([cx - sw * 0.36 + k * sw * 0.24, y, 0.4], [sw * 0.14, sh * (0.3 + 0.4 * random()), 0.04]);
    }
  }
  builder.paint(pick(random, neonColours), 'glow');
  for (const x of [0, w])
    if (random() < 0.5) builder.box([x, height / 2 + 4, 0.06], [0.14, height - 8, 0.14]);
  if (random() < 0.5) builder.box([w / 2, height + 0.1, 0.2], [w + 0.2, 0.2, 0.14]);
};

/** Strokes that look like writing on both faces of an upright sign. */
const addGlyph = (builder: MeshBuilder, x: number, y: number, random: Random) => {
  for (const side of [-1, 1]) {
    const face = x + side * 0.1;
    builder.box([face, y + 0.3, 0.75], [0.03, 0.08, 0.7]);
    builder.box([face, y, 0.55 + random() * 0.4], [0.03, 0.6, 0.08]);
    if (random() < 0.7) builder.box([face, y - 0.2, 0.75], [0.03, 0.08, 0.5 + random() * 0.3]);
  }
};
