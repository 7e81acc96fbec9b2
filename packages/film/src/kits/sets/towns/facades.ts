/** House fronts by region: they face +z, from x = 0 to their width, standing on y = 0. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { createRandom, pick, type Random } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Region } from '../../../scene/scene.ts';

type Roof = 'mansard' | 'eaves' | 'gable' | 'flat' | 'false_front' | 'curved';
type FacadeStyle = {
  walls: string[];
  trim: string;
  roofs: string[];
  roof: Roof;
  floors: [number, number];
  floorHeight: number;
  windowWidth: number;
  windowHeight: number;
  shutters: string[];
  balconies: boolean;
  timber: boolean;
  arches: boolean;
  shops: number;
  wall: 'plaster' | 'stone' | 'wood';
};

const style = (values: Partial<FacadeStyle>): FacadeStyle => ({
  walls: ['#e8d9bd', '#d9a877', '#c9b8a0', '#d8c7b8', '#b9c4b4'],
  trim: '#efe9dc',
  roofs: ['#9a4a32', '#86402c'],
  roof: 'eaves',
  floors: [2, 4],
  floorHeight: 3,
  windowWidth: 1,
  windowHeight: 1.6,
  shutters: [],
  balconies: false,
  timber: false,
  arches: false,
  shops: 0.7,
  wall: 'plaster',
  ...values,
});

const styles: Record<Region, FacadeStyle> = {
  paris: style({
    walls: ['#cdbf9f', '#e3d8c2', '#d8ccb0'],
    roofs: ['#56626f', '#6d7884'],
    roof: 'mansard',
    floors: [3, 4],
    windowHeight: 2.1,
    balconies: true,
    shops: 0.9,
  }),
  european: style({ shutters: ['#4a6a4a', '#6a3a2a', '#3a5a7a'], roof: 'gable' }),
  mediterranean: style({
    walls: ['#f4efe4', '#f0d9a8', '#e8b98a', '#f4efe4'],
    roofs: ['#b8643c'],
    shutters: ['#2f6a9a', '#3a8a7a'],
    floors: [1, 3],
    shops: 0.5,
  }),
  japanese: style({
    walls: ['#8a6a4a', '#a08464', '#d8cdb8'],
    trim: '#4a3524',
    roofs: ['#3f4650', '#4a4a4e'],
    floors: [1, 2],
    roof: 'eaves',
    wall: 'wood',
    windowWidth: 1.3,
    windowHeight: 1.3,
    shops: 1,
  }),
  chinese: style({
    walls: ['#a83a2c', '#c9b8a0', '#8f3226'],
    trim: '#c89a3a',
    roofs: ['#4a5a52', '#5a4a3a'],
    roof: 'curved',
    floors: [1, 2],
    windowWidth: 1.2,
    windowHeight: 1.3,
    shops: 1,
  }),
  american: style({
    walls: ['#8f4a38', '#a05a44', '#7a4436', '#b9a58a'],
    trim: '#d8cdb8',
    roof: 'flat',
    floors: [3, 5],
    wall: 'stone',
  }),
  medieval: style({
    walls: ['#e6dcc6', '#d9c9a8', '#efe6d4'],
    trim: '#4a3626',
    roofs: ['#8a4630', '#6a5a44'],
    roof: 'gable',
    floors: [2, 3],
    floorHeight: 2.6,
    windowHeight: 1.1,
    timber: true,
    shops: 0.5,
  }),
  middle_eastern: style({
    walls: ['#d9bd8a', '#e3cda0', '#c9a878'],
    trim: '#b8935c',
    roof: 'flat',
    floors: [1, 3],
    arches: true,
    windowHeight: 1.3,
    shops: 0.6,
  }),
  indian: style({
    walls: ['#e8a05a', '#d86a7a', '#5a9ac0', '#e8d08a'],
    roof: 'flat',
    arches: true,
    balconies: true,
    shops: 0.9,
  }),
  african: style({ walls: ['#c98a5a', '#e0b070', '#5a9a8a', '#d8c090'], roof: 'flat', floors: [1, 2] }),
  nordic: style({
    walls: ['#a83a32', '#e0b040', '#4a6a8a', '#e8e4da', '#5a7a5a'],
    trim: '#f4f2ec',
    roofs: ['#3f3f44', '#5a4038'],
    roof: 'gable',
    floors: [2, 3],
    wall: 'wood',
  }),
  tropical: style({
    walls: ['#f0b8a8', '#a8d8c8', '#f4e0a0', '#a8c8e8'],
    roofs: ['#a05a3a'],
    shutters: ['#ffffff', '#3a7a7a'],
    floors: [1, 2],
    balconies: true,
  }),
  futuristic: style({
    walls: ['#8a96a8', '#5f6c80', '#a8b4c4'],
    trim: '#5ad8f0',
    roof: 'flat',
    floors: [6, 10],
    windowWidth: 1.7,
    windowHeight: 1.8,
    shops: 1,
  }),
  western: style({
    walls: ['#9a7a54', '#b09066', '#8a5f42', '#a8a08a'],
    trim: '#6a4c34',
    roof: 'false_front',
    floors: [1, 2],
    wall: 'wood',
    shops: 1,
  }),
};

const litWindow: Vec3 = [1.3, 0.82, 0.36];
const awnings = ['#a8322e', '#2f5d50', '#31507c', '#c98a2a', '#6a3a5a'].map(fromHex);

export type FacadeOptions = {
  region: Region | null;
  seed: number;
  width: number;
  /** 0 by day to 1 by night: lit windows. */
  darkness: number;
  isSnowy: boolean;
  /** Fewer parts for far ones. */
  isFar?: boolean;
  floors?: number;
};

export const buildFacade = (options: FacadeOptions): { mesh: Mesh; height: number } => {
  const { seed, width: w, darkness, isFar = false } = options;
  const random = createRandom(seed * 2711 + 17);
  const look = styles[options.region ?? 'european'];
  const builder = new MeshBuilder();
  const wall = fromHex(pick(random, look.walls));
  const trim = fromHex(look.trim);
  const hasShop = random() < look.shops;
  const groundHeight = hasShop ? 3.7 : look.floorHeight;
  const [fewest, most] = look.floors;
  const floors = options.floors ?? fewest + Math.floor(random() * (most - fewest + 1));
  const height = groundHeight + floors * look.floorHeight;
  const depth = 9;
  builder.paint(wall, look.wall === 'stone' ? 'stone' : look.wall === 'wood' ? 'wood' : 'plaster');
  builder.box([w / 2, height / 2, -depth / 2], [w, height, depth]);
  builder.paint(darken(wall, 0.3), 'stone').box([w / 2, 0.25, 0.05], [w, 0.5, 0.14]);
  const columns = Math.max(2, Math.round(w / 2.3));
  const step = w / columns;
  const isLit = () => random() < 0.12 + darkness * 0.45;
  if (hasShop) addShop(builder, w, columns, darkness, look, random);
  else addDoorAndWindows(builder, w, columns, look, trim, isLit, random);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = groundHeight + floor * look.floorHeight;
    builder.paint(trim, 'plaster').box([w / 2, y + 0.04, 0.05], [w, 0.16, 0.22]);
    if (look.timber && !isFar) addTimber(builder, w, y, look.floorHeight, columns, trim);
    for (let n = 0; n < columns; n += 1) {
      const x = (n + 0.5) * step;
      addWindow(builder, x, y + look.floorHeight * 0.5 + 0.1, look, trim, isLit(), isFar, random);
      if (look.balconies && (floor === 1 || floor === floors - 1)) addRailing(builder, x, y, step * 0.96);
      else if (!isFar && random() < 0.25)
        addFlowerBox(builder, x, y + look.floorHeight * 0.5 - look.windowHeight / 2, random);
    }
  }
  const roof = fromHex(pick(random, look.roofs));
  addRoof(builder, look.roof, w, height, depth, options.isSnowy ? fromHex('#eef2f8') : roof, wall, random);
  return { mesh: builder.mesh, height: height + 3 };
};

const addWindow = (
  builder: MeshBuilder,
  x: number,
  y: number,
  look: FacadeStyle,
  trim: Vec3,
  isLit: boolean,
  isFar: boolean,
  random: Random,
) => {
  const { windowWidth: w, windowHeight: h } = look;
  builder.paint(trim, 'plaster').box([x, y, 0.03], [w + 0.26, h + 0.26, 0.1]);
  builder.paint(isLit ? litWindow : fromHex('#26303a'), isLit ? 'glow' : 'glass');
  builder.quad(
    [x - w / 2, y - h / 2, 0.09],
    [x + w / 2, y - h / 2, 0.09],
    [x + w / 2, y + h / 2, 0.09],
    [x - w / 2, y + h / 2, 0.09],
    [0, 0, 1],
  );
  if (look.arches) {
    const arch = Array.from({ length: 9 }, (_, n): [number, number] => {
      const angle = (n / 8) * Math.PI;
      return [x + Math.cos(angle) * (w / 2), y + h / 2 + Math.sin(angle) * (w / 2)];
    });
    builder.extrude(arch, 0.02, 0.085);
  }
  if (isFar) return;
  builder.paint(lighten(trim, 0.2), 'satin');
  const bar = (cx: number, cy: number, bw: number, bh: number) =>
    builder.quad(
      [cx - bw / 2, cy - bh / 2, 0.11],
      [cx + bw / 2, cy - bh / 2, 0.11],
      [cx + bw / 2, cy + bh / 2, 0.11],
      [cx - bw / 2, cy + bh / 2, 0.11],
      [0, 0, 1],
    );
  bar(x, y, 0.06, h);
  bar(x, y + h * 0.12, w, 0.05);
  builder.paint(trim, 'plaster').box([x, y - h / 2 - 0.1, 0.1], [w + 0.36, 0.1, 0.24]);
  if (look.shutters.length > 0) {
    builder.paint(fromHex(pick(random, look.shutters)), 'satin');
    for (const side of [-1, 1])
      builder.box([x + side * (w * 0.75 + 0.06), y, 0.07], [w * 0.46, h + 0.1, 0.07]);
  }
};

const addShop = (
  builder: MeshBuilder,
  w: number,
  columns: number,
  darkness: number,
  look: FacadeStyle,
  random: Random,
) => {
  const front = pick(random, awnings);
  const step = w / columns;
  builder.paint(darken(front, 0.45), 'satin').box([w / 2, 3.25, 0.1], [w - 0.3, 0.6, 0.3]);
  builder.paint(fromHex('#e3c98a'), 'satin').box([w / 2, 3.25, 0.26], [w * 0.45, 0.16, 0.03]);
  const warm = 0.35 + random() * 0.3 + darkness * 0.45;
  for (let n = 0; n < columns; n += 1) {
    const x = (n + 0.5) * step;
    const isDoor = n === Math.floor(columns / 2);
    builder
      .paint([warm * 1.5, warm * 0.95, warm * 0.42], 'glow')
      .box([x, 1.75, 0.02], [step - 0.34, isDoor ? 2.8 : 2.3, 0.06]);
    builder.paint(darken(front, 0.5), 'satin');
    builder.box([x - step / 2 + 0.1, 1.5, 0.1], [0.24, 3, 0.24]);
    builder.box([x, 0.3, 0.06], [step, isDoor ? 0.15 : 0.6, 0.16]);
    builder.box([x, 1.75, 0.07], [0.06, 2.3, 0.05]);
    builder.box([x, 2.35, 0.07], [step - 0.3, 0.06, 0.05]);
    // Goods in the window.
    builder
      .paint([0.14, 0.08, 0.05], 'matte')
      .box([x + (random() - 0.5) * 0.5, 0.95, 0.06], [0.5 + random() * 0.6, 0.5 + random() * 0.4, 0.05]);
  }
  if (random() < 0.75) addAwning(builder, w, pick(random, awnings));
  if (look.roof === 'curved' || look.floors[1] === 2) {
    builder.paint(fromHex('#d8402a'), 'glow');
    for (const x of [0.7, w - 0.7]) builder.sphere([x, 2.7, 0.7], [0.2, 0.26, 0.2], 10);
  }
};

const addAwning = (builder: MeshBuilder, w: number, colour: Vec3) => {
  const stripes = Math.round(w / 0.45);
  for (let n = 0; n < stripes; n += 1) {
    const [a, b] = [0.25 + ((w - 0.5) * n) / stripes, 0.25 + ((w - 0.5) * (n + 1)) / stripes];
    builder.paint(n % 2 ? colour : fromHex('#efe7d6'), 'cloth');
    builder.quad([a, 3, 0.25], [b, 3, 0.25], [b, 2.55, 1.35], [a, 2.55, 1.35], [0, 0.9, 0.4]);
    builder.quad([a, 2.55, 1.35], [b, 2.55, 1.35], [b, 2.33, 1.36], [a, 2.33, 1.36], [0, 0, 1]);
    builder.quad([a, 2.97, 0.25], [b, 2.97, 0.25], [b, 2.52, 1.34], [a, 2.52, 1.34], [0, -0.9, -0.4]);
  }
};

const addDoorAndWindows = (
  builder: MeshBuilder,
  w: number,
  columns: number,
  look: FacadeStyle,
  trim: Vec3,
  isLit: () => boolean,
  random: Random,
) => {
  const step = w / columns;
  const doorAt = Math.floor(random() * columns);
  for (let n = 0; n < columns; n += 1) {
    const x = (n + 0.5) * step;
    if (n !== doorAt) {
      addWindow(builder, x, 1.75, look, trim, isLit(), false, random);
      continue;
    }
    builder.paint(trim, 'plaster').box([x, 1.25, 0.04], [1.4, 2.5, 0.14]);
    builder.paint(pick(random, awnings), 'wood').box([x, 1.15, 0.1], [1.05, 2.2, 0.1]);
    builder.paint(fromHex('#d8b860'), 'metal').sphere([x + 0.38, 1.1, 0.18], 0.05, 8);
    builder.paint(fromHex('#8a857c'), 'stone').box([x, 0.09, 0.4], [1.5, 0.18, 0.7]);
  }
};

const addTimber = (builder: MeshBuilder, w: number, y: number, h: number, columns: number, colour: Vec3) => {
  builder.paint(colour, 'wood').box([w / 2, y + h - 0.1, 0.06], [w, 0.2, 0.14]);
  for (let n = 0; n <= columns; n += 1)
    builder.box([Math.min(w - 0.1, Math.max(0.1, (n * w) / columns)), y + h / 2, 0.06], [0.2, h, 0.12]);
};

const addRailing = (builder: MeshBuilder, x: number, y: number, width: number) => {
  builder.paint(fromHex('#cfc4ac'), 'plaster').box([x, y + 0.08, 0.4], [width, 0.14, 0.8]);
  builder.paint(fromHex('#20252b'), 'satin').box([x, y + 1.05, 0.76], [width, 0.05, 0.05]);
  for (let bar = -width / 2; bar < width / 2; bar += 0.18) {
    builder.quad(
      [x + bar - 0.012, y + 0.15, 0.77],
      [x + bar + 0.012, y + 0.15, 0.77],
      [x + bar + 0.012, y + 1.05, 0.77],
      [x + bar - 0.012, y + 1.05, 0.77],
      [0, 0, 1],
    );
  }
};

const addFlowerBox = (builder: MeshBuilder, x: number, y: number, random: Random) => {
  builder.paint(fromHex('#6a4a30'), 'wood').box([x, y, 0.3], [0.9, 0.18, 0.2]);
  builder.paint(fromHex('#3d6a2a'), 'leaf');
  for (let n = 0; n < 4; n += 1) builder.sphere([x - 0.3 + n * 0.2, y + 0.14, 0.32], 0.13, 6);
  builder.paint(pick(random, ['#c23a4a', '#e07aa0', '#f0c040'].map(fromHex)), 'leaf');
  for (let n = 0; n < 5; n += 1)
    builder.sphere([x - 0.38 + random() * 0.76, y + 0.22 + random() * 0.08, 0.4], 0.055, 5);
};

const addRoof = (
  builder: MeshBuilder,
  roof: Roof,
  w: number,
  h: number,
  depth: number,
  colour: Vec3,
  wall: Vec3,
  random: Random,
) => {
  builder.paint(colour, 'roof');
  if (roof === 'flat' || roof === 'false_front') {
    builder.paint(lighten(wall, 0.2), 'plaster').box([w / 2, h + 0.25, -0.1], [w + 0.1, 0.7, 0.6]);
    if (roof === 'false_front') builder.paint(wall, 'wood').box([w / 2, h + 0.9, -0.05], [w * 0.7, 1.4, 0.2]);
  } else if (roof === 'mansard') {
    builder.quad([0, h, 0.15], [w, h, 0.15], [w, h + 2.6, -1.2], [0, h + 2.6, -1.2], [0, 0.45, 0.9]);
    builder.quad(
      [0, h + 2.6, -1.2],
      [w, h + 2.6, -1.2],
      [w, h + 3.3, -depth / 2],
      [0, h + 3.3, -depth / 2],
      [0, 1, 0.2],
    );
    for (let x = 1.2; x < w - 0.6; x += 2.2) {
      builder.paint(lighten(wall, 0.15), 'plaster').box([x, h + 1.1, -0.35], [1.2, 1.7, 1]);
      builder.paint(fromHex('#26303a'), 'glass').box([x, h + 1.1, 0.16], [0.8, 1.25, 0.05]);
      builder.paint(colour, 'roof').box([x, h + 2, -0.35], [1.4, 0.14, 1.2]);
    }
  } else if (roof === 'gable') {
    const peak = Math.min(w * 0.55, 4.2);
    builder.paint(wall, 'plaster').extrude(
      [
        [0, h],
        [w, h],
        [w / 2, h + peak],
      ],
      0,
      -depth,
    );
    builder.paint(colour, 'roof');
    for (const [x0, x1] of [
      [-0.3, w / 2],
      [w + 0.3, w / 2],
    ] as const) {
      const y0 = h - 0.3 * (peak / (w / 2));
      builder.quad(
        [x0, y0 + 0.12, 0.35],
        [x1, h + peak + 0.14, 0.35],
        [x1, h + peak + 0.14, -depth],
        [x0, y0 + 0.12, -depth],
      );
      builder.quad(
        [x0, y0 - 0.08, 0.35],
        [x1, h + peak - 0.06, 0.35],
        [x1, h + peak + 0.14, 0.35],
        [x0, y0 + 0.12, 0.35],
        [0, 0, 1],
      );
    }
    builder.paint(fromHex('#26303a'), 'glass').box([w / 2, h + peak * 0.35, 0.03], [0.8, 1, 0.06]);
  } else {
    const out = roof === 'curved' ? 1.3 : 0.7;
    const rise = 2.6;
    const steps = 6;
    for (let n = 0; n < steps; n += 1) {
      const at = (t: number): [number, number] => [
        h + rise * (roof === 'curved' ? t ** 1.7 : t) + (roof === 'curved' ? 0.25 : 0),
        out - t * (depth / 2 + out),
      ];
      const [[y0, z0], [y1, z1]] = [at(n / steps), at((n + 1) / steps)];
      builder.quad([-0.3, y0, z0], [w + 0.3, y0, z0], [w + 0.3, y1, z1], [-0.3, y1, z1], [0, 0.8, 0.5]);
    }
    builder
      .paint(darken(colour, 0.4), 'satin')
      .box([w / 2, h + (roof === 'curved' ? 0.2 : -0.02), out - 0.05], [w + 0.6, 0.2, 0.14]);
  }
  if (roof !== 'curved' && random() < 0.7)
    builder.paint(fromHex('#8a4f3a'), 'stone').box([w * 0.8, h + 2.8, -2.6], [0.8, 2.2, 0.6]);
};
