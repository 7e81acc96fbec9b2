/** A lamp that is a small moon: a glowing ball with craters on a wooden stand; and star and cloud night lights. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import { assembleModel } from '../shared/assemble-model.ts';

const craters: [number, number, number, number][] = [
  [-0.35, 0.3, 0.88, 0.3],
  [0.3, 0.45, 0.84, 0.2],
  [0.4, -0.2, 0.9, 0.26],
  [-0.2, -0.4, 0.88, 0.22],
  [0, 0.05, 1, 0.13],
  [-0.7, -0.1, 0.7, 0.2],
  [0.75, 0.2, 0.6, 0.22],
  [-0.1, 0.75, 0.65, 0.2],
  [0.1, -0.75, 0.65, 0.18],
];

const addMoon = (b: MeshBuilder, centre: Vec3, r: number, light: Vec3) => {
  b.paint((p) => {
    const [x, y, z] = [(p[0] - centre[0]) / r, (p[1] - centre[1]) / r, (p[2] - centre[2]) / r];
    let dark = 0.32 * Math.max(0, noise(x * 2.2 + 4, y * 2.2, z * 2.2) * 2 - 0.85);
    for (const [cx, cy, cz, size] of craters) {
      const away = Math.hypot(x - cx, y - cy, z - cz) / size;
      if (away < 1) dark = Math.max(dark, away > 0.82 ? 0.04 : 0.5 - 0.2 * away);
    }
    return mix(light, scale(light, 0.22), Math.min(1, dark * 1.7));
  }, 'glow').sphere(centre, r, 64);
};

const addStar = (b: MeshBuilder, [x, y, z]: Vec3, r: number, light: Vec3) => {
  const outline = Array.from({ length: 10 }, (_, n): [number, number] => {
    const [a, out] = [(n / 10) * 2 * Math.PI + Math.PI / 2, n % 2 ? r * 0.5 : r];
    return [x + Math.cos(a) * out, y + Math.sin(a) * out];
  });
  b.paint(light, 'glow').extrude(outline, z - r * 0.22, z + r * 0.22);
};

export const moonLamp: Kit = {
  name: 'moon lamp',
  nouns: ['moon lamp', 'moon light lamp', 'moon night light', 'night light', 'star lamp', 'star night light'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const light: Vec3 = colour ? scale(colour, 1.3) : [1.05, 0.8, 0.46];
    const [stand, shade] = [new MeshBuilder(), new MeshBuilder()];
    const [r, y] = [0.13, 0.165];
    stand.paint(fromHex('#a8743c'), 'wood');
    for (const turn of [0.5, 2.6, 4.7]) {
      const [x, z] = [Math.cos(turn), Math.sin(turn)];
      stand.tube(
        [
          [x * 0.1, 0.006, z * 0.1],
          [x * 0.07, 0.03, z * 0.07],
          [x * 0.085, 0.062, z * 0.085],
        ],
        0.008,
        10,
      );
    }
    stand.lathe(
      [
        [0.06, 0.022],
        [0.075, 0.026],
        [0.075, 0.036],
        [0.06, 0.04],
      ],
      32,
    );
    if (noun.includes('star')) addStar(shade, [0, y, 0], r, light);
    else addMoon(shade, [0, y, 0], r, light);
    return assembleModel(
      { body: stand, glow: shade },
      {
        size: [0.27, 0.3, 0.27],
        anchors: { lamp: [0, y, 0], top: [0, 0.3, 0], grip: [0, 0.04, 0] },
        pose: ({ darkness }) => ({
          parts: {},
          anchors: {},
          particles: [
            { position: [0, y, 0], size: 0.24, colour: [1.2, 0.85, 0.42], opacity: 0.06 + 0.1 * darkness },
          ],
          lamps: [
            { position: [0, y + 0.1, 0.25], colour: scale([1, 0.7, 0.36], 0.5 + 1.5 * darkness), reach: 4.5 },
          ],
        }),
      },
    );
  },
};
