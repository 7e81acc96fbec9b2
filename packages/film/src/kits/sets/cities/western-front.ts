/** Wooden fronts of a town in the Wild West: a false front over a porch, with a board for the name. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom, pick } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';

const woods = ['#9a7448', '#8a5f3c', '#a98a62', '#7d5a3e', '#a05438', '#8c8a74'].map(fromHex);

/** Faces +z, from x = 0 to its width. */
export const buildWesternFront = ({
  seed,
  width: w,
  darkness,
}: {
  seed: number;
  width: number;
  darkness: number;
}): Mesh => {
  const random = createRandom(seed * 911 + 5);
  const b = new MeshBuilder();
  const wall = pick(random, woods);
  const dark = darken(wall, 0.45);
  const isTall = random() < 0.45;
  const [eaves, height] = isTall ? [6, 7.4] : [3.4, 5];
  const planks = (p: Vec3): Vec3 =>
    mix(wall, darken(wall, 0.3), 0.7 * noise(p[0] * 0.6, Math.floor(p[1] / 0.24) * 1.7, 2));
  b.paint(planks, 'wood').box([w / 2, eaves / 2, -4], [w - 0.5, eaves, 8]);
  // The false front is higher than the house and stepped.
  for (let y = 0; y < height; y += 0.24)
    b.paint(planks, 'wood').box([w / 2, y + 0.12, 0], [w - 0.3, 0.225, 0.16]);
  b.box([w / 2, height + 0.45, 0], [w * 0.55, 0.9, 0.16]);
  b.paint(lighten(wall, 0.25), 'wood').box([w / 2, height + 0.95, 0.06], [w * 0.6, 0.16, 0.34], 0.03);
  for (const side of [-1, 1])
    b.box([w / 2 + side * w * 0.39, height + 0.06, 0.06], [w * 0.2, 0.16, 0.34], 0.03);
  // A board with letters.
  const boardY = isTall ? height - 0.5 : height - 0.7;
  b.paint(fromHex('#3a2416'), 'wood').box([w / 2, boardY, 0.14], [w * 0.7, 0.85, 0.1], 0.03);
  b.paint(fromHex('#e8d3a0'), 'satin');
  const letters = 6 + Math.floor(random() * 3);
  for (let n = 0; n < letters; n += 1) {
    const x = w / 2 + ((n + 0.5) / letters - 0.5) * w * 0.58;
    b.box([x - 0.12, boardY, 0.2], [0.08, 0.5, 0.03]).box([x + 0.12, boardY, 0.2], [0.08, 0.5, 0.03]);
    b.box([x, boardY + (n % 2 ? 0.21 : 0), 0.2], [0.24, 0.08, 0.03]);
    if (n % 3) b.box([x, boardY - 0.21, 0.2], [0.24, 0.08, 0.03]);
  }
  const pane: Vec3 = darkness > 0.3 ? [1.6, 1, 0.4] : fromHex('#2c333a');
  const window = (x: number, y: number) => {
    b.paint(lighten(wall, 0.3), 'wood').box([x, y, 0.1], [1.15, 1.5, 0.08]);
    b.paint(pane, darkness > 0.3 ? 'glow' : 'glass').box([x, y, 0.13], [0.9, 1.25, 0.06]);
    b.paint(lighten(wall, 0.3), 'wood')
      .box([x, y, 0.17], [0.06, 1.25, 0.03])
      .box([x, y, 0.17], [0.9, 0.06, 0.03]);
  };
  for (const side of [-1, 1]) window(w / 2 + side * w * 0.29, 1.75);
  if (isTall) for (const x of [0.22, 0.5, 0.78]) window(w * x, 4.9);
  // Swing doors before a dark room.
  b.paint(fromHex('#1a120c'), 'matte').box([w / 2, 1.25, 0.1], [1.5, 2.5, 0.06]);
  b.paint(lighten(dark, 0.15), 'wood');
  for (const side of [-1, 1]) b.box([w / 2 + side * 0.37, 1.1, 0.16], [0.7, 1.1, 0.06], 0.02);
  // Porch: boards, posts, a roof that slopes to the street.
  b.paint(dark, 'wood').box([w / 2, 0.1, 1.1], [w, 0.2, 2.2]);
  for (let n = 0; n <= 3; n += 1) b.box([0.2 + (n * (w - 0.4)) / 3, 1.5, 2], [0.16, 3, 0.16], 0.02);
  b.box([w / 2, 0.95, 2], [w - 0.3, 0.08, 0.08]);
  b.paint((p) => mix(fromHex('#6f5a44'), fromHex('#8d7a60'), noise(p[0] * 3, 1, p[2])), 'wood');
  b.quad([0, 3.35, 0.1], [w, 3.35, 0.1], [w, 2.95, 2.3], [0, 2.95, 2.3], [0, 0.95, 0.3]);
  b.quad([0, 3.27, 0.1], [w, 3.27, 0.1], [w, 2.87, 2.3], [0, 2.87, 2.3], [0, -0.95, -0.3]);
  b.paint(dark, 'wood').box([w / 2, 2.92, 2.3], [w, 0.16, 0.08]);
  // Barrels and a rail for horses.
  b.paint(fromHex('#6a4526'), 'wood');
  if (random() < 0.6) for (const x of [0.7, 1.3]) b.box([x, 0.6, 1.5], [0.5, 0.8, 0.5], 0.2, 2);
  return b.mesh;
};
