/** Towers told by their outline: the Burj Khalifa, the Empire State Building, and the onion domes of Saint Basil's. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { staticKit } from '../../shared/static-kit.ts';

/** Three wings around a core, each ending at another height. */
const burj = staticKit(['burj khalifa', 'burj al khalifa'], (b, { detail }) => {
  const glass = fromHex('#9fb4c4');
  for (let wing = 0; wing < 3; wing += 1)
    for (let step = 0; step < 9; step += 1) {
      const out = 25 - step * 2.7;
      const top = 40 + (step * 3 + wing) * 8.4;
      b.paint(step % 2 ? glass : lighten(glass, 0.12), 'glossy').at(
        multiply(rotationY((wing * Math.PI * 2) / 3), translation(0, 0, out)),
        (k) => k.cylinder(0, top, 5.2 - step * 0.25, 5.2 - step * 0.25, detail === 0 ? 16 : 10),
      );
    }
  b.paint(glass, 'glossy').cylinder(0, 268, 8, 5, 18);
  b.paint(lighten(glass, 0.2), 'metal').cylinder(268, 300, 3.4, 2, 14).cylinder(300, 345, 1.2, 0.3, 10);
  b.paint(darken(glass, 0.35), 'satin');
  for (let y = 50; y < 260; y += 36) b.cylinder(y, y + 2.4, 9.2, 9.2, 18);
  return { top: [0, 345, 0] };
});

const addWindows = (b: MeshBuilder, width: number, from: number, to: number, stone: Vec3): void => {
  b.paint(darken(stone, 0.55), 'glass');
  const columns = Math.max(3, Math.round(width / 3.2));
  for (let n = 0; n < columns; n += 1) {
    const x = ((n + 0.5) / columns - 0.5) * width;
    for (const side of [-1, 1]) {
      b.box([x, (from + to) / 2, (side * width) / 2], [1.3, to - from - 3, 0.3]);
      b.box([(side * width) / 2, (from + to) / 2, x], [0.3, to - from - 3, 1.3]);
    }
  }
};

const empireState = staticKit(['empire state building', 'empire state', 'chrysler building'], (b) => {
  const stone = fromHex('#c9bda6');
  for (const [width, from, to] of [
    [58, 0, 26],
    [46, 26, 90],
    [38, 90, 250],
    [30, 250, 285],
    [20, 285, 305],
  ] as const) {
    b.paint(stone, 'stone').box([0, (from + to) / 2, 0], [width, to - from, width], 0.4);
    addWindows(b, width, from, to, stone);
  }
  b.paint(fromHex('#aeb6bc'), 'metal')
    .cylinder(305, 330, 6, 5, 16)
    .cylinder(330, 338, 5, 1.6, 16)
    .cylinder(338, 385, 1, 0.2, 8);
  return { top: [0, 385, 0] };
});

const addOnion = (
  b: MeshBuilder,
  x: number,
  z: number,
  y: number,
  r: number,
  first: Vec3,
  second: Vec3,
): void => {
  const swirl = (p: Vec3): Vec3 =>
    Math.floor(((Math.atan2(p[2] - z, p[0] - x) + p[1] * (0.9 / r)) / (Math.PI * 2)) * 12 + 40) % 2
      ? first
      : second;
  b.at(translation(x, y, z), (k) => {
    k.paint(swirl, 'glossy').lathe(
      [
        [r * 0.72, 0],
        [r * 1.02, r * 0.45],
        [r * 1.1, r * 0.85],
        [r * 0.86, r * 1.4],
        [r * 0.4, r * 1.9],
        [r * 0.1, r * 2.35],
        [0, r * 2.6],
      ],
      48,
    );
    k.paint(fromHex('#e8c04a'), 'metal').cylinder(r * 2.4, r * 3.2, r * 0.05, r * 0.04, 6);
    k.box([0, r * 3, 0], [r * 0.5, r * 0.07, r * 0.07]);
  });
};

const basil = staticKit(
  [
    "saint basil's cathedral",
    'saint basil cathedral',
    'st basil cathedral',
    'orthodox church',
    'onion dome church',
  ],
  (b) => {
    const [brick, white] = [fromHex('#a33a2c'), fromHex('#ece4d2')];
    b.paint(white, 'stone').box([0, 2, 0], [34, 4, 34], 0.3);
    b.paint(brick, 'stone').box([0, 8, 0], [26, 9, 26], 0.3);
    // The tall tent in the middle.
    b.paint(brick, 'stone').cylinder(8, 26, 5.4, 5, 8);
    b.paint((p) => (Math.floor(p[1] / 2) % 2 ? fromHex('#c8553a') : fromHex('#d8c9a2')), 'roof').cylinder(
      26,
      44,
      5.4,
      1.4,
      8,
    );
    addOnion(b, 0, 0, 44, 2, fromHex('#e8c04a'), fromHex('#c99a2a'));
    const hues = ['#2f8a4a', '#3a62b0', '#d8a02a', '#b83a34', '#2f9a9a', '#d8662a', '#7a4a9a', '#3f8a3a'].map(
      fromHex,
    );
    for (let n = 0; n < 8; n += 1) {
      const angle = (n / 8) * Math.PI * 2 + 0.39;
      const isTall = n % 2 === 0;
      const [x, z] = [Math.cos(angle) * 12.5, Math.sin(angle) * 12.5];
      const height = isTall ? 23 : 17;
      const radius = isTall ? 3.4 : 2.7;
      b.at(translation(x, 0, z), (k) => {
        k.paint(brick, 'stone').cylinder(0, height, radius, radius * 0.86, 14);
        k.paint(white, 'stone');
        for (const y of [0.55, 0.78, 0.97])
          k.cylinder(height * y - 0.3, height * y + 0.3, radius * 1.08, radius * 1.08, 14);
      });
      addOnion(b, x, z, height, radius, hues[n]!, n % 3 ? white : hues[(n + 3) % 8]!);
    }
    return { top: [0, 50, 0] };
  },
);

export const famousTowers = [burj, empireState, basil];
