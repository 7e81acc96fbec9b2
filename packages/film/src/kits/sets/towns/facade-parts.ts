/** Windows, shops, doors, timber, railings and flower boxes of house fronts. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { pick, type Random } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { FacadeStyle } from './facade-styles.ts';

const litWindow: Vec3 = [1.3, 0.82, 0.36];

const awnings = ['#a8322e', '#2f5d50', '#31507c', '#c98a2a', '#6a3a5a'].map(fromHex);

export const addWindow = (
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

export const addShop = (
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

export const addDoorAndWindows = (
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

export const addTimber = (
  builder: MeshBuilder,
  w: number,
  y: number,
  h: number,
  columns: number,
  colour: Vec3,
) => {
  builder.paint(colour, 'wood').box([w / 2, y + h - 0.1, 0.06], [w, 0.2, 0.14]);
  for (let n = 0; n <= columns; n += 1)
    builder.box([Math.min(w - 0.1, Math.max(0.1, (n * w) / columns)), y + h / 2, 0.06], [0.2, h, 0.12]);
};

export const addRailing = (builder: MeshBuilder, x: number, y: number, width: number) => {
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

export const addFlowerBox = (builder: MeshBuilder, x: number, y: number, random: Random) => {
  builder.paint(fromHex('#6a4a30'), 'wood').box([x, y, 0.3], [0.9, 0.18, 0.2]);
  builder.paint(fromHex('#3d6a2a'), 'leaf');
  for (let n = 0; n < 4; n += 1) builder.sphere([x - 0.3 + n * 0.2, y + 0.14, 0.32], 0.13, 6);
  builder.paint(pick(random, ['#c23a4a', '#e07aa0', '#f0c040'].map(fromHex)), 'leaf');
  for (let n = 0; n < 5; n += 1)
    builder.sphere([x - 0.38 + random() * 0.76, y + 0.22 + random() * 0.08, 0.4], 0.055, 5);
};
