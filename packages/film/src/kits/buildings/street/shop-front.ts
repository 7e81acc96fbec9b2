/** Ground floors of town houses, from y = 0 to `height`, front at z = 0. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { pick, type Random } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import { spread } from '../shared/parts.ts';

export type ShopKind = 'glass' | 'curtain' | 'lantern' | 'stall' | 'neon' | 'porch';

type ShopOptions = {
  kind: ShopKind;
  width: number;
  height: number;
  random: Random;
  isNight: boolean;
  trim: Vec3;
};

const shopColours = ['#1f4a3a', '#6b1f27', '#20395f', '#3a2a20', '#7a5a1e', '#2f5d6b'].map(fromHex);
const goods = ['#c0392b', '#e0a030', '#4a8a4a', '#d98a5a', '#7a4a8a', '#e8dcc0', '#3a6a9a'].map(fromHex);

/** A striped awning sloping down towards the street. */
export const addAwning = (
  b: MeshBuilder,
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: Vec3,
  second: Vec3 = fromHex('#efe7d6'),
) => {
  const count = Math.max(4, Math.round(width / 0.5));
  for (let n = 0; n < count; n += 1) {
    const [a, c] = [x - width / 2 + (width * n) / count, x - width / 2 + (width * (n + 1)) / count];
    b.paint(n % 2 ? colour : second, 'cloth');
    b.quad(
      [a, y, 0.2],
      [c, y, 0.2],
      [c, y - depth * 0.4, 0.2 + depth],
      [a, y - depth * 0.4, 0.2 + depth],
      [0, 0.9, 0.4],
    );
    b.quad(
      [a, y - 0.03, 0.2],
      [c, y - 0.03, 0.2],
      [c, y - depth * 0.4 - 0.03, 0.2 + depth],
      [a, y - depth * 0.4 - 0.03, 0.2 + depth],
      [0, -0.9, -0.4],
    );
    b.quad(
      [a, y - depth * 0.4, 0.2 + depth],
      [c, y - depth * 0.4, 0.2 + depth],
      [c, y - depth * 0.4 - 0.22, 0.21 + depth],
      [a, y - depth * 0.4 - 0.22, 0.21 + depth],
      [0, 0, 1],
    );
  }
};

const addGlassShop = (b: MeshBuilder, { width, height, random, isNight, trim }: ShopOptions) => {
  const paint = pick(random, shopColours);
  const count = Math.max(3, Math.round(width / 2.2));
  const step = (width - 0.4) / count;
  const door = Math.floor(random() * count);
  const glow = isNight ? 0.6 + random() * 0.6 : 0.22;
  b.paint(paint, 'satin').box([0, height - 0.55, 0.12], [width - 0.3, 0.65, 0.3], 0.04, 1);
  b.paint(fromHex('#e2c37a'), 'satin');
  const letters = 5 + Math.floor(random() * 5);
  for (const x of spread(-letters * 0.16, letters * 0.16, letters))
    b.box([x, height - 0.55, 0.29], [0.18, 0.18 + random() * 0.14, 0.03]);
  b.paint(trim, 'plaster').box([0, height - 0.1, 0.14], [width, 0.22, 0.5], 0.03, 1);
  for (const x of spread(-width / 2 + 0.2, width / 2 - 0.2, count + 1))
    b.paint(paint, 'satin').box([x, (height - 0.9) / 2, 0.1], [0.28, height - 0.9, 0.26], 0.03, 1);
  for (let n = 0; n < count; n += 1) {
    const x = -width / 2 + 0.2 + step * (n + 0.5);
    const isDoor = n === door;
    const sill = isDoor ? 0.1 : 0.6;
    b.paint(darken(paint, 0.15), 'satin').box([x, sill / 2, 0.06], [step, sill, 0.18]);
    b.paint([1.5 * glow, 0.98 * glow, 0.46 * glow], 'glow').box(
      [x, (sill + height - 0.9) / 2, 0.02],
      [step - 0.32, height - 0.9 - sill, 0.06],
    );
    b.paint(darken(paint, 0.2), 'satin').box([x, height - 1.5, 0.08], [step - 0.3, 0.06, 0.06]);
    if (isDoor)
      b.box([x, 1.15, 0.09], [0.08, 2.2, 0.06])
        .paint(fromHex('#d8b860'), 'metal')
        .box([x + 0.16, 1.1, 0.13], [0.04, 0.4, 0.04]);
    else
      for (let k = 0; k < 4; k += 1)
        b.paint(scale(pick(random, goods), isNight ? 1 : 0.8), 'satin').box(
          [x + (k - 1.5) * step * 0.18, 0.62 + 0.2 + random() * 0.1, 0.07],
          [0.24, 0.4 + random() * 0.5, 0.06],
          0.03,
          1,
        );
  }
  if (random() < 0.7)
    addAwning(
      b,
      0,
      height - 0.9,
      width - 0.5,
      1.25,
      pick(random, ['#a8322e', '#2f5d50', '#31507c', '#b87a2a'].map(fromHex)),
    );
};

const addWoodenShop = (b: MeshBuilder, { kind, width, height, random, isNight, trim }: ShopOptions) => {
  const dark = fromHex('#4a3020');
  const glow = isNight ? 0.9 : 0.3;
  b.paint([1.4 * glow, 0.95 * glow, 0.5 * glow], 'glow').box(
    [0, height * 0.42, 0.01],
    [width - 0.6, height * 0.72, 0.06],
  );
  b.paint(dark, 'wood');
  for (const x of spread(-width / 2 + 0.3, width / 2 - 0.3, Math.round(width / 0.42)))
    b.box([x, height * 0.42, 0.07], [0.06, height * 0.74, 0.06]);
  for (const x of spread(-width / 2 + 0.15, width / 2 - 0.15, Math.round(width / 2.4) + 1))
    b.box([x, height / 2, 0.1], [0.24, height, 0.24], 0.03, 1);
  for (const y of [0.16, height * 0.4, height * 0.8]) b.box([0, y, 0.09], [width, 0.12, 0.1]);
  // A small tiled roof above the shop.
  b.paint(fromHex('#434b50'), 'roof').quad(
    [-width / 2 - 0.2, height + 0.1, 0],
    [width / 2 + 0.2, height + 0.1, 0],
    [width / 2 + 0.2, height - 0.35, 1.2],
    [-width / 2 - 0.2, height - 0.35, 1.2],
    [0, 0.94, 0.34],
  );
  b.paint(dark, 'wood').box([0, height - 0.42, 1.16], [width + 0.4, 0.12, 0.1]);
  if (kind === 'curtain') {
    const cloth = pick(random, ['#233a6b', '#7a2430', '#2f5a48'].map(fromHex));
    for (const x of spread(-1.2, 1.2, 4))
      b.paint(cloth, 'cloth')
        .box([x, height * 0.66, 0.3], [0.76, 0.9, 0.03])
        .paint(fromHex('#f2ead8'), 'cloth')
        .sphere([x, height * 0.66, 0.32], [0.18, 0.18, 0.02], 10);
  } else {
    b.paint(trim, 'glossy')
      .box([0, height * 0.9, 0.25], [width * 0.4, 0.5, 0.12], 0.04, 1)
      .paint(fromHex('#dcae48'), 'satin');
    for (const x of spread(-width * 0.14, width * 0.14, 4)) b.box([x, height * 0.9, 0.33], [0.3, 0.3, 0.03]);
  }
  for (const x of spread(
    -width / 2 + 0.9,
    width / 2 - 0.9,
    kind === 'lantern' ? Math.max(3, Math.round(width / 2)) : 2,
  )) {
    const red: Vec3 = isNight ? [3.2, 0.55, 0.2] : [0.75, 0.07, 0.04];
    b.paint(
      kind === 'lantern' || random() < 0.5 ? red : isNight ? [2.4, 1.7, 0.9] : [0.85, 0.8, 0.65],
      isNight ? 'glow' : 'satin',
    ).sphere([x, height - 0.95, 1], [0.26, 0.3, 0.26], 12);
    b.paint(dark, 'satin')
      .box([x, height - 0.64, 1], [0.16, 0.06, 0.16])
      .box([x, height - 1.26, 1], [0.16, 0.06, 0.16]);
  }
};

const addStall = (b: MeshBuilder, { width, height, random, isNight, trim }: ShopOptions) => {
  const count = Math.max(2, Math.round(width / 3.4));
  const step = width / count;
  for (let n = 0; n < count; n += 1) {
    const x = -width / 2 + step * (n + 0.5);
    const glow = isNight ? 0.9 : 0.12;
    b.paint(trim, 'wood').box([x, 1.25, 0.02], [step * 0.72, 2.5, 0.14], 0.02, 1);
    b.paint([1.2 * glow + 0.03, 0.75 * glow + 0.02, 0.35 * glow + 0.01], 'glow').box(
      [x, 1.35, 0.08],
      [step * 0.62, 2.1, 0.06],
    );
    b.paint(fromHex('#7a5636'), 'wood').box([x, 0.42, 0.55], [step * 0.66, 0.84, 0.7], 0.03, 1);
    for (let k = 0; k < 14; k += 1)
      b.paint(pick(random, goods), 'satin').sphere(
        [x + (random() - 0.5) * step * 0.58, 0.9 + random() * 0.06, 0.3 + random() * 0.5],
        0.09 + random() * 0.04,
        6,
      );
    addAwning(b, x, height - 0.6, step * 0.82, 1.2, pick(random, goods), lighten(fromHex('#efe7d6'), 0.1));
  }
};

const addNeonShop = (b: MeshBuilder, { width, height, random }: ShopOptions) => {
  const first = pick(random, [
    [3.2, 0.4, 2],
    [0.3, 2.3, 3.4],
    [2.8, 2.1, 0.4],
    [0.5, 2.8, 1.1],
  ] as Vec3[]);
  b.paint(scale(first, 0.35), 'glow').box([0, height * 0.42, 0.03], [width - 1, height * 0.7, 0.08]);
  b.paint(fromHex('#12161c'), 'satin');
  for (const x of spread(-width / 2 + 0.3, width / 2 - 0.3, Math.round(width / 2) + 1))
    b.box([x, height / 2, 0.12], [0.22, height, 0.24], 0.03, 1);
  b.box([0, height * 0.16, 0.1], [width, height * 0.3, 0.2]).box(
    [0, height - 0.5, 0.3],
    [width, 0.9, 0.5],
    0.05,
    1,
  );
  b.paint(first, 'glow');
  for (const x of spread(-width * 0.32, width * 0.32, 7))
    b.box([x, height - 0.5, 0.58], [width * 0.05, 0.4 + 0.12 * Math.sin(x * 7), 0.06], 0.02, 1);
  b.box([0, height - 0.98, 0.56], [width, 0.06, 0.06]);
};

const addPorch = (b: MeshBuilder, options: ShopOptions) => {
  const { width, height, trim } = options;
  addGlassShop(b, { ...options, random: () => 0.72, trim });
  const wood = fromHex('#7d5f40');
  b.paint(wood, 'wood').box([0, 0.12, 1.2], [width, 0.24, 2.4]);
  for (const x of spread(-width / 2 + 0.2, width / 2 - 0.2, Math.round(width / 2.6) + 1))
    b.box([x, height / 2, 2.2], [0.16, height, 0.16], 0.02, 1);
  b.paint(darken(wood, 0.2), 'wood').quad(
    [-width / 2, height + 0.1, 0],
    [width / 2, height + 0.1, 0],
    [width / 2, height - 0.3, 2.5],
    [-width / 2, height - 0.3, 2.5],
    [0, 1, 0.2],
  );
  b.box([0, height - 0.36, 2.45], [width, 0.14, 0.12]);
};

export const addShopFront = (b: MeshBuilder, options: ShopOptions) => {
  const add = {
    glass: addGlassShop,
    curtain: addWoodenShop,
    lantern: addWoodenShop,
    stall: addStall,
    neon: addNeonShop,
    porch: addPorch,
  }[options.kind];
  add(b, options);
};
