/** Small scenes that stand in a glass: a house, a village, a city, a forest. They fill a disc of radius 1 on y = 0. */

import type { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../../../math/matrix.ts';
import { createRandom } from '../../../../../math/random.ts';
import { scale, type Vec3 } from '../../../../../math/vector.ts';
import { pairs } from '../../../../shared/shapes.ts';

export type TinySceneLook = { isSnowy: boolean };
type TinyScene = (b: MeshBuilder, look: TinySceneLook) => void;

const snow = fromHex('#f2f6fb');
const lit: Vec3 = [2.4, 1.5, 0.55];

/** A rounded ground, nearly as wide as the glass. */
const ground = (b: MeshBuilder, { isSnowy }: TinySceneLook, tone = '#5f9a3c') =>
  b.paint(isSnowy ? snow : fromHex(tone), isSnowy ? 'snow' : 'matte').sphere([0, 0, 0], [1, 0.16, 1], 28);

const pine = (b: MeshBuilder, x: number, z: number, height: number, { isSnowy }: TinySceneLook) => {
  b.paint(fromHex('#5a3a20'), 'bark').at(translation(x, 0.05, z), (k) =>
    k.cylinder(0, height * 0.3, height * 0.06, height * 0.05, 7),
  );
  for (const step of [0, 1, 2]) {
    const [foot, radius] = [0.05 + height * (0.2 + step * 0.24), height * (0.34 - step * 0.08)];
    b.paint(fromHex(step % 2 ? '#2a6b3c' : '#235a33'), 'leaf').at(translation(x, foot, z), (k) =>
      k.lathe(pairs(0, 0, radius, 0, 0, height * 0.36), 10),
    );
    if (isSnowy)
      b.paint(snow, 'snow').at(translation(x, foot + height * 0.13, z), (k) =>
        k.lathe(pairs(radius * 0.68, 0, 0, height * 0.25), 10),
      );
  }
};

const broadTree = (b: MeshBuilder, x: number, z: number, height: number, tone: string) => {
  b.paint(fromHex('#6a4628'), 'bark').at(translation(x, 0.05, z), (k) =>
    k.cylinder(0, height * 0.55, height * 0.07, height * 0.04, 8),
  );
  b.paint(fromHex(tone), 'leaf')
    .sphere([x, height * 0.78, z], [height * 0.3, height * 0.27, height * 0.3], 12)
    .sphere([x + height * 0.18, height * 0.62, z + height * 0.08], height * 0.19, 10)
    .sphere([x - height * 0.19, height * 0.64, z - height * 0.04], height * 0.2, 10);
};

/** A gabled house of width 1 facing +z. */
const house = (b: MeshBuilder, wall: string, roof: string, { isSnowy }: TinySceneLook) => {
  b.paint(fromHex(wall), 'plaster').box([0, 0.3, 0], [0.9, 0.6, 0.74]);
  b.paint(fromHex(wall), 'plaster').extrude(pairs(-0.45, 0.6, 0.45, 0.6, 0, 1.02), -0.37, 0.37);
  for (const side of [-1, 1]) {
    const [low, high]: [number, number][] = [
      [side * 0.56, 0.52],
      [0, 1.06],
    ];
    b.paint(isSnowy ? snow : fromHex(roof), isSnowy ? 'snow' : 'matte').extrude(
      [low!, high!, [0, 1.14], [side * 0.6, 0.57]],
      -0.45,
      0.45,
    );
  }
  b.paint(fromHex('#8a4a34'), 'matte').box([0.24, 1.02, -0.12], [0.13, 0.36, 0.13]);
  if (isSnowy) b.paint(snow, 'snow').sphere([0.24, 1.2, -0.12], [0.09, 0.04, 0.09], 8);
  b.paint(fromHex('#5a3018'), 'matte').box([0, 0.19, 0.38], [0.2, 0.38, 0.03]);
  b.paint(lit, 'glow');
  for (const x of [-0.29, 0.29]) b.box([x, 0.34, 0.375], [0.17, 0.2, 0.02]);
  b.box([0, 0.75, 0.375], [0.14, 0.14, 0.02]);
  for (const side of [-1, 1]) b.box([side * 0.452, 0.34, 0], [0.02, 0.2, 0.2]);
  b.paint(fromHex('#f4f1e8'), 'matte');
  for (const x of [-0.29, 0.29])
    b.box([x, 0.34, 0.39], [0.02, 0.2, 0.01]).box([x, 0.34, 0.39], [0.17, 0.02, 0.01]);
};

const houseAlone: TinyScene = (b, look) => {
  ground(b, look);
  b.at(multiply(translation(0, 0.12, 0), rotationY(0.35), scaling(0.95)), (k) =>
    house(k, '#d8563c', '#7a4a34', look),
  );
  pine(b, -0.66, -0.3, 1.0, look);
  pine(b, 0.68, -0.34, 0.8, look);
  pine(b, -0.62, 0.34, 0.5, look);
  b.paint(fromHex('#e8dcc4'), 'matte');
  for (let n = 0; n < 7; n += 1)
    b.box([-0.42 + n * 0.16, 0.2, 0.66 - 0.1 * Math.abs(n - 3)], [0.04, 0.2, 0.03]);
};

const village: TinyScene = (b, look) => {
  ground(b, look);
  for (const [x, z, size, turn, wall] of [
    [-0.5, 0.2, 0.42, 0.5, '#e8c888'],
    [0.48, 0.3, 0.4, -0.4, '#c8503c'],
    [0.05, 0.5, 0.34, 0.1, '#7fa6c4'],
    [-0.42, -0.4, 0.46, 0.3, '#c8787c'],
    [0.5, -0.32, 0.46, -0.3, '#e2d4b0'],
  ] as const)
    b.at(multiply(translation(x, 0.1, z), rotationY(turn), scaling(size)), (k) =>
      house(k, wall, '#8a4430', look),
    );
  // A church in the middle, its spire above the roofs.
  b.paint(fromHex('#f0e8d8'), 'plaster').box([0, 0.5, -0.1], [0.24, 0.85, 0.24]);
  b.paint(fromHex('#5a6470'), 'matte').at(translation(0, 0.92, -0.1), (k) =>
    k.lathe(pairs(0.18, 0, 0, 0.46), 4),
  );
  b.paint(lit, 'glow').box([0, 0.62, 0.025], [0.09, 0.16, 0.01]);
  pine(b, -0.76, -0.1, 0.55, look);
  pine(b, 0.8, 0, 0.5, look);
  pine(b, -0.14, 0.74, 0.34, look);
};

const city: TinyScene = (b, look) => {
  ground(b, look, '#4a4e54');
  const random = createRandom(17);
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const [x, z] = [(column - 2) * 0.36, (row - 2) * 0.36];
      if (Math.hypot(x, z) > 0.85) continue;
      const tall = (0.35 + 0.9 * random()) * (1.35 - Math.hypot(x, z) * 0.7);
      const [wide, deep] = [0.2 + 0.08 * random(), 0.2 + 0.08 * random()];
      b.paint(
        scale(fromHex(['#5a7896', '#8a8f98', '#a88a70', '#3f5a78'][(row + column) % 4]!), 0.9),
        'satin',
      );
      b.box([x, tall / 2, z], [wide, tall, deep]);
      if (random() > 0.6) b.box([x, tall + 0.1, z], [wide * 0.4, 0.2, deep * 0.4]);
      b.paint(lit, 'glow');
      for (let level = 0.2; level < tall - 0.06; level += 0.11)
        for (const side of [-1, 0, 1]) {
          if (random() < 0.3) continue;
          b.box([x + side * wide * 0.3, level, z + deep / 2 + 0.003], [wide * 0.17, 0.055, 0.006]);
          b.box([x + wide / 2 + 0.003, level, z + side * deep * 0.3], [0.006, 0.055, deep * 0.17]);
        }
    }
};

const forest: TinyScene = (b, look) => {
  ground(b, look);
  const random = createRandom(5);
  for (let n = 0; n < 24; n += 1) {
    const [angle, r] = [n * 2.4, 0.88 * Math.sqrt((n + 0.5) / 24)];
    const height = (0.65 + 0.55 * random()) * (1.2 - 0.5 * r);
    const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
    if (n % 4 === 3 && !look.isSnowy) broadTree(b, x, z, height * 0.9, n % 8 === 3 ? '#6fa83c' : '#4f8f34');
    else pine(b, x, z, height, look);
  }
};

const tree: TinyScene = (b, look) => {
  ground(b, look);
  if (look.isSnowy) pine(b, 0, 0, 1.5, look);
  else broadTree(b, 0, 0, 1.5, '#4f9a38');
  b.paint(fromHex('#e85a8a'), 'matte');
  for (let n = 0; n < 14; n += 1)
    b.sphere([Math.cos(n * 2.4) * 0.75, 0.14, Math.sin(n * 2.4) * 0.75], 0.045, 6);
};

const castle: TinyScene = (b, look) => {
  ground(b, look);
  const stone = fromHex('#b8b2a8');
  b.paint(stone, 'matte').box([0, 0.35, 0], [0.9, 0.5, 0.7]).box([0, 0.6, -0.1], [0.5, 0.9, 0.4]);
  for (const [x, z, tall] of [
    [-0.45, 0.35, 0.8],
    [0.45, 0.35, 0.8],
    [-0.45, -0.35, 0.95],
    [0.45, -0.35, 0.95],
    [0, -0.1, 1.25],
  ] as const) {
    b.paint(stone, 'matte').at(translation(x, 0.05, z), (k) => k.cylinder(0, tall, 0.15, 0.14, 14));
    b.paint(look.isSnowy ? snow : fromHex('#3f5fa8'), 'satin').at(translation(x, 0.05 + tall, z), (k) =>
      k.lathe(pairs(0.2, 0, 0, 0.4), 14),
    );
    b.paint(lit, 'glow').box([x, tall * 0.8, z + 0.15], [0.05, 0.1, 0.02]);
  }
  b.paint(fromHex('#4a2c18'), 'matte').box([0, 0.22, 0.36], [0.2, 0.3, 0.02]);
  pine(b, -0.8, 0, 0.45, look);
  pine(b, 0.78, 0.1, 0.5, look);
};

const garden: TinyScene = (b, look) => {
  ground(b, look);
  const hues = ['#e8486a', '#f0c030', '#8a5ad0', '#f08a3c', '#f4f1f4'];
  for (let n = 0; n < 46; n += 1) {
    const [angle, r] = [n * 2.4, 0.9 * Math.sqrt((n + 0.5) / 46)];
    const [x, z, tall] = [Math.cos(angle) * r, Math.sin(angle) * r, 0.3 + 0.1 * (n % 5) + 0.3 * (1 - r)];
    b.paint(fromHex('#3f8a34'), 'leaf').tube(
      [
        [x, 0.05, z],
        [x + 0.02, tall, z],
      ],
      0.016,
      5,
    );
    b.paint(fromHex(hues[n % 5]!), 'satin').sphere([x + 0.02, tall, z], [0.085, 0.06, 0.085], 8);
    b.paint(fromHex('#f8e08a'), 'matte').sphere([x + 0.02, tall + 0.04, z], 0.03, 6);
  }
};

const mountain: TinyScene = (b, look) => {
  ground(b, look);
  for (const [x, z, radius, tall] of [
    [0, -0.2, 0.62, 1.3],
    [-0.48, 0.05, 0.4, 0.8],
    [0.5, 0.0, 0.42, 0.9],
  ] as const) {
    const jagged = (angle: number, y: number) => 1 + 0.14 * Math.sin(angle * 5 + y * 9 + x * 7);
    b.paint(fromHex('#6a6c78'), 'matte').at(translation(x, 0.02, z), (k) =>
      k.lathe(pairs(radius, 0, radius * 0.5, tall * 0.5, 0, tall), 22, jagged),
    );
    b.paint(snow, 'snow').at(translation(x, 0.03, z), (k) =>
      k.lathe(pairs(radius * 0.36, tall * 0.64, 0, tall * 1.02), 22, jagged),
    );
  }
  for (const [x, z] of [
    [-0.3, 0.62],
    [0.1, 0.7],
    [0.4, 0.58],
  ] as const)
    pine(b, x, z, 0.34, look);
};

const lighthouse: TinyScene = (b, look) => {
  b.paint(fromHex('#2f7fa8'), 'glossy').sphere([0, -0.02, 0], [1, 0.14, 1], 28);
  b.paint(fromHex('#6a645c'), 'matte').sphere([0, 0.1, 0], [0.5, 0.2, 0.45], 12);
  for (let n = 0; n < 4; n += 1)
    b.paint(fromHex(n % 2 ? '#c8342c' : '#f2efe8'), 'satin').at(translation(0, 0.24 + n * 0.22, 0), (k) =>
      k.cylinder(0, 0.22, 0.2 - n * 0.02, 0.18 - n * 0.02, 18),
    );
  b.paint(lit, 'glow').at(translation(0, 1.13, 0), (k) => k.cylinder(0, 0.13, 0.1, 0.1, 12));
  b.paint(fromHex('#a82c24'), 'satin').at(translation(0, 1.26, 0), (k) =>
    k.lathe(pairs(0.15, 0, 0, 0.15), 14),
  );
  if (look.isSnowy) b.paint(snow, 'snow').sphere([0, 0.26, 0.1], [0.36, 0.06, 0.3], 12);
};

export const tinyScenes: Record<string, TinyScene> = {
  house: houseAlone,
  village,
  city,
  forest,
  tree,
  castle,
  garden,
  mountain,
  lighthouse,
};
