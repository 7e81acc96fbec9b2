/** Town houses in a row, front towards +z at z = 0, of many regions: shops below, lit windows above. For set builders. */

import type { MaterialName } from '../../geometry/materials.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { createRandom, pick, type Random } from '../../math/random.ts';
import { scale, type Vec3 } from '../../math/vector.ts';
import type { Region } from '../../scene/scene.ts';
import { spread } from './shared/parts.ts';
import { addStreetRoof, type StreetRoof } from './street/roof.ts';
import { addShopFront, type ShopKind } from './street/shop-front.ts';

export type StreetStyle = {
  walls: string[];
  material: MaterialName;
  storey: number;
  ground: number;
  floors: [number, number];
  window: {
    width: number;
    height: number;
    spacing: number;
    kind: 'sash' | 'arched' | 'wide' | 'lattice' | 'small';
  };
  shutters?: string[];
  balconies?: 'iron' | 'wood' | 'none';
  roof: StreetRoof;
  roofs: string[];
  shop: ShopKind;
  timber?: boolean;
  trim: string;
};

const european: StreetStyle = {
  walls: ['#e3c79a', '#d99a7a', '#c9d3c4', '#e9dcc0', '#b7c4d2', '#e6b98a'],
  material: 'plaster',
  storey: 3.1,
  ground: 3.7,
  floors: [3, 4],
  window: { width: 1.05, height: 1.7, spacing: 2.3, kind: 'sash' },
  balconies: 'none',
  roof: 'gable',
  roofs: ['#a04a32', '#8c4030', '#5d626a'],
  shop: 'glass',
  trim: '#f4efe2',
};
const styles: Record<Region, StreetStyle> = {
  european,
  paris: {
    ...european,
    walls: ['#ddd0b2', '#e6dcc6', '#d4c6a6'],
    storey: 3.2,
    ground: 4,
    floors: [4, 5],
    window: { width: 1.1, height: 2.2, spacing: 2.2, kind: 'sash' },
    balconies: 'iron',
    roof: 'mansard',
    roofs: ['#5a6672', '#66717c'],
    trim: '#efe6d2',
  },
  mediterranean: {
    ...european,
    walls: ['#f3ede0', '#f0d9b0', '#e8b58c', '#f0c9b8'],
    floors: [2, 3],
    shutters: ['#3a7fae', '#4d8a6a', '#8a5a3a'],
    balconies: 'iron',
    roof: 'low',
    roofs: ['#b8673e'],
    window: { width: 1, height: 1.6, spacing: 2.5, kind: 'sash' },
  },
  japanese: {
    walls: ['#6b4a34', '#8a6a4c', '#e4dac6', '#5a4638'],
    material: 'wood',
    storey: 2.7,
    ground: 3,
    floors: [1, 2],
    window: { width: 1.8, height: 1.2, spacing: 2.5, kind: 'lattice' },
    balconies: 'wood',
    roof: 'eaves',
    roofs: ['#3f474c', '#4a5257'],
    shop: 'curtain',
    trim: '#4a3020',
  },
  chinese: {
    walls: ['#b0412e', '#e6dcc8', '#a3a09a'],
    material: 'plaster',
    storey: 3,
    ground: 3.3,
    floors: [1, 2],
    window: { width: 1.7, height: 1.4, spacing: 2.5, kind: 'lattice' },
    balconies: 'wood',
    roof: 'curved',
    roofs: ['#4c5654', '#6a5a30'],
    shop: 'lantern',
    trim: '#7a2018',
  },
  american: {
    walls: ['#9a4f3a', '#7d4336', '#b8926a', '#a8a095', '#6d5046'],
    material: 'stone',
    storey: 3.3,
    ground: 4.1,
    floors: [3, 5],
    window: { width: 1.1, height: 1.8, spacing: 2.3, kind: 'sash' },
    balconies: 'none',
    roof: 'cornice',
    roofs: ['#4d4038'],
    shop: 'glass',
    trim: '#d8cdb8',
  },
  medieval: {
    walls: ['#efe3c8', '#e9d3a6', '#e4d6bc'],
    material: 'plaster',
    storey: 2.7,
    ground: 2.9,
    floors: [2, 3],
    window: { width: 0.9, height: 1.1, spacing: 2.1, kind: 'lattice' },
    balconies: 'none',
    roof: 'steep',
    roofs: ['#8c4a34', '#6b4a34'],
    shop: 'stall',
    timber: true,
    trim: '#4a2f1e',
  },
  middle_eastern: {
    walls: ['#d9bd8c', '#e3cba0', '#cfae7c'],
    material: 'plaster',
    storey: 3,
    ground: 3.4,
    floors: [2, 3],
    window: { width: 0.8, height: 1.5, spacing: 2.4, kind: 'arched' },
    balconies: 'wood',
    roof: 'flat',
    roofs: ['#c9a878'],
    shop: 'stall',
    trim: '#8a5c34',
  },
  indian: {
    walls: ['#e59a8a', '#f0c27a', '#8fc0c4', '#e8d0a8', '#c98ab0'],
    material: 'plaster',
    storey: 3,
    ground: 3.4,
    floors: [2, 3],
    window: { width: 0.95, height: 1.6, spacing: 2.3, kind: 'arched' },
    balconies: 'wood',
    roof: 'flat',
    roofs: ['#d9a878'],
    shop: 'stall',
    trim: '#f4e6c8',
  },
  african: {
    walls: ['#c88a58', '#d9a26c', '#b5764a', '#e0b884'],
    material: 'plaster',
    storey: 2.9,
    ground: 3.2,
    floors: [1, 2],
    window: { width: 0.9, height: 1.1, spacing: 2.8, kind: 'small' },
    balconies: 'none',
    roof: 'low',
    roofs: ['#8a6a4a', '#9a9490'],
    shop: 'stall',
    trim: '#7a4a2c',
  },
  nordic: {
    walls: ['#a8332a', '#d9a032', '#e6e2d6', '#4f7a94', '#3f6b54'],
    material: 'wood',
    storey: 2.9,
    ground: 3.2,
    floors: [2, 3],
    window: { width: 1, height: 1.4, spacing: 2.3, kind: 'sash' },
    balconies: 'none',
    roof: 'steep',
    roofs: ['#40464c', '#6b3a30'],
    shop: 'glass',
    trim: '#f6f4ee',
  },
  tropical: {
    walls: ['#f0c95c', '#6fc0b8', '#f09a7a', '#8fc47a', '#f0e6d0'],
    material: 'wood',
    storey: 3,
    ground: 3.3,
    floors: [1, 2],
    window: { width: 1, height: 1.5, spacing: 2.6, kind: 'sash' },
    shutters: ['#2f7f7a', '#f4f0e4', '#c0503a'],
    balconies: 'wood',
    roof: 'low',
    roofs: ['#9a5a3c', '#7d8a8c'],
    shop: 'stall',
    trim: '#faf6ea',
  },
  futuristic: {
    walls: ['#2c323c', '#3a4250', '#20262e', '#4a5362'],
    material: 'satin',
    storey: 3.6,
    ground: 5,
    floors: [5, 8],
    window: { width: 1.9, height: 1.5, spacing: 2.3, kind: 'wide' },
    balconies: 'none',
    roof: 'tech',
    roofs: ['#1c2026'],
    shop: 'neon',
    trim: '#12161c',
  },
  western: {
    walls: ['#a8845a', '#8f6f4c', '#c0a070', '#7d5a40'],
    material: 'wood',
    storey: 3,
    ground: 3.4,
    floors: [1, 1],
    window: { width: 0.9, height: 1.4, spacing: 2.4, kind: 'sash' },
    balconies: 'wood',
    roof: 'false front',
    roofs: ['#6d5238'],
    shop: 'porch',
    trim: '#e9dec4',
  },
};

const warm: Vec3 = [1.5, 0.92, 0.4];
const neons: Vec3[] = [
  [3.4, 0.4, 2],
  [0.3, 2.4, 3.6],
  [2.9, 2.2, 0.4],
  [0.6, 3, 1.2],
  [2.2, 0.7, 3.6],
];

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
};

/** A house front from x = -width / 2 to width / 2, its roof and its sides; nothing behind it. */
export const streetFacade = ({ region, width, floors, seed, darkness }: StreetFacade): Mesh => {
  const style = styles[region ?? 'european'];
  const random = createRandom(seed * 7919 + 13);
  const b = new MeshBuilder();
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
