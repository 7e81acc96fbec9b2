/** Town houses in a row, front towards +z at z = 0, of many regions: shops below, lit windows above. For set builders. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { createRandom, pick, type Random } from '../../math/random.ts';
import { scale, type Vec3 } from '../../math/vector.ts';
import type { Region } from '../../scene/scene.ts';
import { SharpMeshBuilder } from '../shared/sharp-mesh-builder.ts';
import { neons } from './city-tower.ts';
import { spread } from './shared/parts.ts';
import { addStreetRoof } from './street/roof.ts';
import { addShopFront } from './street/shop-front.ts';
import { type StreetStyle, styles } from './street-styles.ts';

const warm: Vec3 = [1.5, 0.92, 0.4];

const addStreetWindow = (
  b: MeshBuilder,
  x: number,
  y: number,
  style: StreetStyle,
  trim: Vec3,
  shutter: Vec3 | null,
  light: Vec3 | null,
) => {
  const { width, height, kind } = style.window;
  b.paint(trim, 'satin').box([x, y, 0.02], [width + 0.26, height + 0.24, 0.14], 0.02, 1);
  b.paint(light ?? fromHex('#2a343e'), light ? 'glow' : 'glass').box([x, y, 0.07], [width, height, 0.08]);
  if (kind === 'arched') {
    const arc = spread(0, Math.PI, 9).map((a): [number, number] => [
      x + (Math.cos(a) * width) / 2,
      y + height / 2 + (Math.sin(a) * width) / 2,
    ]);
    b.paint(light ?? fromHex('#2a343e'), light ? 'glow' : 'glass').extrude(arc, 0, 0.11);
  }
  b.paint(kind === 'lattice' ? darken(trim, 0.1) : trim, 'satin');
  const bars =
    kind === 'lattice'
      ? spread(-width / 2, width / 2, Math.round(width / 0.28) + 1)
      : kind === 'wide'
        ? []
        : [0];
  for (const dx of bars) b.box([x + dx, y, 0.12], [0.045, height, 0.04]);
  if (kind !== 'wide')
    for (const dy of kind === 'lattice' ? [-0.3, 0, 0.3] : [0.18])
      b.box([x, y + dy * height, 0.12], [width, 0.045, 0.04]);
  if (kind === 'sash' || kind === 'small')
    b.box([x, y - height / 2 - 0.12, 0.14], [width + 0.4, 0.1, 0.3], 0.02, 1);
  if (shutter)
    for (const side of [-1, 1])
      b.paint(shutter, 'wood').box(
        [x + side * (width * 0.75 + 0.06), y, 0.08],
        [width * 0.46, height + 0.06, 0.07],
        0.02,
        1,
      );
};

const addBalcony = (b: MeshBuilder, x: number, y: number, width: number, kind: 'iron' | 'wood') => {
  const paint = kind === 'iron' ? fromHex('#22282c') : fromHex('#6b4527');
  b.paint(kind === 'iron' ? fromHex('#d8ccb4') : paint, kind === 'iron' ? 'plaster' : 'wood').box(
    [x, y, 0.4],
    [width, 0.14, 0.8],
    0.02,
    1,
  );
  b.paint(paint, 'satin')
    .box([x, y + 0.95, 0.76], [width, 0.06, 0.06])
    .box([x, y + 0.2, 0.76], [width, 0.04, 0.04]);
  for (const dx of spread(-width / 2 + 0.03, width / 2 - 0.03, Math.max(3, Math.round(width / 0.17))))
    b.quad(
      [x + dx - 0.015, y, 0.77],
      [x + dx + 0.015, y, 0.77],
      [x + dx + 0.015, y + 0.95, 0.77],
      [x + dx - 0.015, y + 0.95, 0.77],
      [0, 0, 1],
    );
};

const addTimberFrame = (b: MeshBuilder, width: number, y: number, storey: number, random: Random) => {
  b.paint(fromHex('#4a2f1e'), 'wood')
    .box([0, y, 0.04], [width, 0.24, 0.16])
    .box([0, y + storey - 0.1, 0.04], [width, 0.18, 0.14]);
  for (const x of spread(-width / 2 + 0.12, width / 2 - 0.12, Math.round(width / 1.4) + 1)) {
    b.box([x, y + storey / 2, 0.04], [0.18, storey, 0.12]);
    if (random() < 0.3)
      b.tube(
        [
          [x + 0.1, y + 0.2, 0.06],
          [x + 1.2, y + storey * 0.4, 0.06],
        ],
        0.08,
        4,
        false,
      );
  }
};

const addVerticalSign = (
  b: MeshBuilder,
  x: number,
  y: number,
  height: number,
  colour: Vec3,
  isGlowing: boolean,
) => {
  b.paint(fromHex('#202226'), 'satin').box([x, y, 0.55], [0.16, height + 0.12, 0.82], 0.03, 1);
  b.paint(isGlowing ? colour : scale(colour, 0.22), isGlowing ? 'glow' : 'satin').box(
    [x, y, 0.55],
    [0.2, height, 0.7],
    0.02,
    1,
  );
  b.paint(isGlowing ? [0.05, 0.04, 0.06] : fromHex('#f2ead8'), 'matte');
  const marks = Math.max(2, Math.floor(height / 0.62));
  for (const dy of spread(-height / 2 + 0.36, height / 2 - 0.36, marks))
    b.box([x, y + dy, 0.55], [0.22, 0.34, 0.08])
      .box([x, y + dy + 0.08, 0.55], [0.22, 0.07, 0.4])
      .box([x, y + dy - 0.12, 0.55], [0.22, 0.07, 0.32]);
};

export type StreetFacade = {
  region: Region | null;
  width: number;
  floors?: number;
  seed: number;
  darkness: number;
  /** 1 and 2: fewer triangles, for houses far down the street. */
  detail?: 0 | 1 | 2;
};

/** A house front from x = -width / 2 to width / 2, its roof and its sides; nothing behind it. */
export const streetFacade = ({ region, width, floors, seed, darkness, detail = 0 }: StreetFacade): Mesh => {
  const style = styles[region ?? 'european'];
  const random = createRandom(seed * 7919 + 13);
  const b = detail === 0 ? new MeshBuilder() : new SharpMeshBuilder();
  const wall = lighten(fromHex(pick(random, style.walls)), random() * 0.06);
  const trim = fromHex(style.trim);
  const levels = floors ?? style.floors[0] + Math.floor(random() * (style.floors[1] - style.floors[0] + 1));
  const height = style.ground + levels * style.storey;
  const depth = 9;
  const isNight = darkness > 0.3;
  b.paint((p) => (p[1] < 0.6 ? darken(wall, 0.2) : wall), style.material).box(
    [0, height / 2, -depth / 2],
    [width, height, depth],
  );
  addShopFront(b, { kind: style.shop, width, height: style.ground, random, isNight, trim });
  const columns = Math.max(2, Math.floor(width / style.window.spacing));
  const step = width / columns;
  const shutter = style.shutters ? fromHex(pick(random, style.shutters)) : null;
  const hasBand = ['european', 'paris', 'american', 'mediterranean'].includes(region ?? 'european');
  for (let floor = 0; floor < levels; floor += 1) {
    const y = style.ground + floor * style.storey;
    if (style.timber) addTimberFrame(b, width, y, style.storey, random);
    if (hasBand) b.paint(trim, 'plaster').box([0, y, 0.07], [width, 0.2, 0.24], 0.03, 1);
    const isGrand =
      style.balconies === 'iron' && (region === 'paris' ? floor === 1 || floor === levels - 1 : false);
    for (let n = 0; n < columns; n += 1) {
      const x = -width / 2 + step * (n + 0.5);
      const glow = 0.45 + random() * 0.75;
      const tone: Vec3 =
        region === 'futuristic'
          ? pick(random, [
              [0.5, 1.1, 1.5],
              [1.4, 1, 0.5],
              [1.2, 0.5, 1.1],
            ] as Vec3[])
          : warm;
      const isLit = random() < (isNight ? 0.55 : 0);
      addStreetWindow(b, x, y + style.storey * 0.52, style, trim, shutter, isLit ? scale(tone, glow) : null);
      const chance = random();
      if (style.balconies === 'iron' && !isGrand && chance < 0.6)
        addBalcony(b, x, y + 0.12, style.window.width + 0.5, 'iron');
      if (style.balconies === 'wood' && chance < 0.3) addBalcony(b, x, y + 0.1, step * 0.9, 'wood');
      if (chance > 0.72 && (hasBand || shutter)) {
        for (let k = 0; k < 7; k += 1) {
          b.paint(k % 2 ? fromHex('#4a6b30') : fromHex(chance > 0.86 ? '#d0405a' : '#e0a838'), 'leaf').sphere(
            [
              x - 0.45 + k * 0.15,
              y + style.storey * 0.52 - style.window.height / 2 + 0.02 + random() * 0.08,
              0.3,
            ],
            0.09 + random() * 0.03,
            6,
          );
        }
      }
    }
    if (isGrand) addBalcony(b, 0, y + 0.12, width - 0.3, 'iron');
  }
  if (region === 'futuristic' || ((region === 'japanese' || region === 'chinese') && random() < 0.75)) {
    const colour = pick(random, neons);
    const reach = Math.min(height - style.ground - 0.6, 2.4 + random() * 4);
    addVerticalSign(
      b,
      (random() < 0.5 ? -1 : 1) * (width / 2 - 0.5),
      style.ground + 0.5 + reach / 2,
      reach,
      colour,
      isNight || region === 'futuristic',
    );
  }
  if (region === 'futuristic') {
    for (const y of [style.ground, height - 0.2])
      b.paint(pick(random, neons), 'glow').box([0, y, 0.12], [width, 0.08, 0.08]);
    if (random() < 0.6) {
      const w = Math.min(width * 0.5, 5);
      b.paint(fromHex('#14181e'), 'satin').box(
        [0, height * 0.62, 0.2],
        [w + 0.3, w * 0.6 + 0.3, 0.2],
        0.04,
        1,
      );
      const [first, second] = [pick(random, neons), pick(random, neons)];
      b.paint((p) => scale(p[1] > height * 0.62 ? first : second, 0.5), 'glow').box(
        [0, height * 0.62, 0.28],
        [w, w * 0.6, 0.1],
      );
    }
  }
  b.at(translation(0, height, 0), (k) =>
    addStreetRoof(k, {
      kind: style.roof,
      width,
      depth,
      paint: fromHex(pick(random, style.roofs)),
      trim,
      wall,
      random,
      isNight,
    }),
  );
  return b.mesh;
};
