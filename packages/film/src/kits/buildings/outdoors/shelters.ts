/** Igloo, greenhouse, tree house, cave mouth. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { addWindow, lightsOn } from '../../shared/windows.ts';
import { spread } from '../shared/parts.ts';
import { addGableRoof, addGables } from '../shared/roofs.ts';

export const igloo: Kit = {
  name: 'igloo',
  nouns: ['igloo', 'snow house'],
  locomotion: 'none',
  build: () => {
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    const random = createRandom(6);
    const block = (k: MeshBuilder, size: Vec3) => {
      const shade = 0.82 + random() * 0.14;
      k.paint([shade * 0.93, shade * 0.97, shade], 'snow').box([0, 0, 0], size, 0.07);
    };
    for (let row = 0; row < 8; row += 1) {
      const polar = ((row + 0.5) / 8.4) * (Math.PI / 2);
      const count = Math.max(4, Math.round(15 * Math.cos(polar)));
      for (let n = 0; n < count; n += 1) {
        const a = ((n + (row % 2) / 2) / count) * 2 * Math.PI;
        const facing = Math.abs(Math.atan2(Math.sin(a - Math.PI / 2), Math.cos(a - Math.PI / 2)));
        if (row < 3 && facing < 0.3) continue;
        const r = 2.1;
        const m = new Float64Array([
          -Math.sin(a),
          -Math.cos(a) * Math.sin(polar),
          Math.cos(a) * Math.cos(polar),
          Math.cos(a) * Math.cos(polar) * r,
          0,
          Math.cos(polar),
          Math.sin(polar),
          Math.sin(polar) * r,
          Math.cos(a),
          -Math.sin(a) * Math.sin(polar),
          Math.sin(a) * Math.cos(polar),
          Math.sin(a) * Math.cos(polar) * r,
        ]);
        body.at(m, (k) => block(k, [((2 * Math.PI * r * Math.cos(polar)) / count) * 0.97, 0.4, 0.4]));
      }
    }
    body
      .paint([0.75, 0.82, 0.9], 'snow')
      .sphere([0, 0, 0], [2.02, 2.02, 2.02], 20)
      .sphere([0, 2.1, 0], [0.4, 0.12, 0.4], 12);
    for (const z of [2.2, 2.65, 3.1])
      for (const a of spread(0, Math.PI, 6))
        body.at(translation(Math.cos(a) * 0.72, Math.sin(a) * 0.85, z), (k) => block(k, [0.36, 0.4, 0.43]));
    body.paint([0.03, 0.05, 0.08], 'matte').sphere([0, 0.1, 3.05], [0.56, 0.64, 0.1], 18);
    lit.paint([1.4, 0.8, 0.35], 'glow').sphere([0, 0.15, 3.1], [0.5, 0.55, 0.08], 16);
    return assembleModel(
      { body, lit },
      {
        anchors: { door: [0, 0, 3.6], top: [0, 2.3, 0] },
        pose: ({ darkness }) => ({
          parts: { lit: shown(darkness > lightsOn) },
          anchors: {},
          lamps: darkness > lightsOn ? [{ position: [0, 0.5, 3.8], colour: [1.4, 0.8, 0.35], reach: 4 }] : [],
        }),
      },
    );
  },
};

export const greenhouse: Kit = {
  name: 'greenhouse',
  nouns: ['greenhouse', 'glasshouse', 'glass house', 'conservatory', 'orangery'],
  locomotion: 'none',
  build: ({ seed }) => {
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    const [w, l, h, rise] = [4.6, 7, 2.3, 1.5];
    const frame = fromHex('#eef2ee');
    body
      .paint(fromHex('#a8765a'), 'stone')
      .box([0, 0.25, l / 2], [w, 0.5, 0.2])
      .box([0, 0.25, -l / 2], [w, 0.5, 0.2])
      .box([w / 2, 0.25, 0], [0.2, 0.5, l])
      .box([-w / 2, 0.25, 0], [0.2, 0.5, l]);
    body.paint(frame, 'satin');
    for (const z of spread(-l / 2, l / 2, 8))
      for (const side of [-1, 1])
        body.box([(side * w) / 2, h / 2, z], [0.07, h, 0.07]).tube(
          [
            [(side * w) / 2, h, z],
            [0, h + rise, z],
          ],
          0.035,
          4,
        );
    for (const side of [-1, 1])
      body.box([(side * w) / 2, h, 0], [0.09, 0.09, l]).box([(side * w) / 2, 1.4, 0], [0.05, 0.05, l]);
    body.box([0, h + rise, 0], [0.1, 0.12, l]);
    for (const z of [-l / 2, l / 2])
      for (const x of spread(-w / 2, w / 2, 6))
        body.box(
          [x, (h + rise * (1 - Math.abs(x) / (w / 2))) / 2, z],
          [0.06, h + rise * (1 - Math.abs(x) / (w / 2)), 0.06],
        );
    body.box([0, 1.1, l / 2 + 0.03], [1.1, 0.06, 0.06]).box([0, 2.1, l / 2 + 0.03], [1.1, 0.08, 0.06]);
    const pane: Vec3 = [0.2, 0.32, 0.32];
    glass.twoSided().paint(pane, 'clear');
    for (const side of [-1, 1])
      glass
        .quad(
          [(side * w) / 2, 0.5, -l / 2],
          [(side * w) / 2, 0.5, l / 2],
          [(side * w) / 2, h, l / 2],
          [(side * w) / 2, h, -l / 2],
          [side, 0, 0],
        )
        .quad(
          [(side * w) / 2, h, -l / 2],
          [(side * w) / 2, h, l / 2],
          [0, h + rise, l / 2],
          [0, h + rise, -l / 2],
          [side * rise, w / 2, 0],
        );
    for (const z of [-l / 2, l / 2])
      glass.quad([-w / 2, 0.5, z], [w / 2, 0.5, z], [w / 2, h, z], [-w / 2, h, z], [0, 0, z]);
    const random = createRandom(seed + 9);
    for (const side of [-1, 1]) {
      body.paint(fromHex('#7a5636'), 'wood').box([side * 1.5, 0.8, 0], [0.9, 0.06, l - 0.6]);
      for (let n = 0; n < 46; n += 1)
        body
          .paint(
            n % 5
              ? [0.05 + random() * 0.08, 0.2 + random() * 0.2, 0.04]
              : fromHex(['#e04a5a', '#f0c030', '#e880c0'][n % 3]!),
            'leaf',
          )
          .sphere(
            [side * (1.2 + random() * 0.6), 0.95 + random() * 0.5, (random() - 0.5) * (l - 1)],
            [0.14 + random() * 0.1, 0.12 + random() * 0.12, 0.14 + random() * 0.1],
            7,
          );
    }
    return assembleModel({ body, glass }, { anchors: { inside: [0, 0, 0], door: [0, 0, l / 2 + 0.6] } });
  },
};

export const treehouse: Kit = {
  name: 'treehouse',
  nouns: ['treehouse', 'tree house'],
  locomotion: 'none',
  build: ({ seed }) => {
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    const random = createRandom(seed + 2);
    const bark = fromHex('#5f4630');
    body.paint(bark, 'bark').tube(
      [
        [0, 0, -0.6],
        [0.1, 2, -0.7],
        [-0.1, 4, -0.8],
        [0, 6.6, -0.8],
      ],
      [0.75, 0.5, 0.45, 0.3],
      14,
    );
    for (const [x, y, z] of [
      [-2.4, 5.6, 0.4],
      [2.4, 6, 0.2],
      [-1, 7.6, -2],
      [1.4, 8, 0],
    ] as const)
      body.tube(
        [
          [0, 3.6, -0.8],
          [x * 0.5, y * 0.82, z * 0.5 - 0.4],
          [x, y, z],
        ],
        [0.3, 0.2, 0.1],
        8,
      );
    for (let n = 0; n < 75; n += 1) {
      const a = random() * 6.3;
      const r = 1.2 + random() * 2.6;
      body
        .paint([0.05 + random() * 0.06, 0.16 + random() * 0.16, 0.035], 'leaf')
        .sphere(
          [Math.cos(a) * r, 6.2 + random() * 3 - r * 0.25, Math.sin(a) * r - 0.9],
          0.55 + random() * 0.5,
          8,
        );
    }
    const wood = fromHex('#a87a4a');
    const [y, w, d] = [2.9, 2.6, 2.2];
    body
      .paint(darken(wood, 0.2), 'wood')
      .box([0, y, 0.7], [3.6, 0.14, 3.2], 0.02, 1)
      .paint(wood, 'wood')
      .box([0, y + 1, 0.2], [w, 1.9, d]);
    const roof = { width: w, length: d, y: y + 1.95, rise: 1, overhang: 0.35, thickness: 0.1 };
    body.at(translation(0, 0, 0.2), (k) => {
      addGables(k.paint(wood, 'wood'), roof);
      addGableRoof(k.paint(fromHex('#7a4630'), 'roof'), roof);
    });
    addWindow(body, lit, { at: [-0.65, y + 1.1, 1.32], width: 0.6, height: 0.6, frame: fromHex('#5a3a20') });
    body.paint(fromHex('#5a3a20'), 'wood').box([0.55, y + 0.78, 1.32], [0.75, 1.45, 0.08], 0.02, 1);
    for (const x of spread(-1.75, 1.75, 9))
      body.paint(wood, 'wood').box([x, y + 0.4, 2.25], [0.07, 0.75, 0.07]);
    body.box([0, y + 0.78, 2.25], [3.6, 0.08, 0.1]);
    for (const side of [-1, 1])
      body.paint(darken(wood, 0.3), 'wood').tube(
        [
          [side * 1.5, y, 2],
          [side * 0.3, 0.9, -0.3],
        ],
        0.08,
        6,
      );
    for (const x of [1.25, 1.75])
      body.paint(wood, 'wood').tube(
        [
          [x, 0, 3],
          [x, y + 0.1, 2.3],
        ],
        0.04,
        6,
      );
    for (const t of spread(0.08, 0.95, 9))
      body.tube(
        [
          [1.25, y * t, 3 - 0.7 * t],
          [1.75, y * t, 3 - 0.7 * t],
        ],
        0.03,
        6,
      );
    return assembleModel(
      { body, lit },
      {
        anchors: { door: [0.55, y + 0.08, 1.8], top: [0, y + 0.08, 1.8], inside: [0, y + 0.1, 0.3] },
        pose: ({ darkness }) => ({ parts: { lit: shown(darkness > lightsOn) }, anchors: {} }),
      },
    );
  },
};

export const cave = staticKit(['cave entrance', 'cave', 'cave mouth', 'mine entrance'], (b, { seed }) => {
  const rows = 26;
  const at = (u: number, v: number): Vec3 => {
    const a = u * Math.PI;
    const r = 3.2 + v * 5 + (fractalNoise(u * 5, v * 4, seed) - 0.5) * 2.4 * (0.35 + v);
    return [
      Math.cos(a) * r * 1.15,
      Math.max(-0.2, Math.sin(a) * r * 0.95),
      -v * 3.4 + (fractalNoise(u * 7 + 3, v * 5, seed) - 0.5) * 1.6,
    ];
  };
  const grid = spread(0, 1, 9).map((v) => spread(0, 1, rows).map((u) => at(u, v)));
  b.paint((p) => {
    const t = fractalNoise(p[0], p[1], p[2]);
    return t > 0.6 ? fromHex('#6f7a4a') : [0.16 + t * 0.14, 0.15 + t * 0.13, 0.14 + t * 0.11];
  }, 'rock').loft(grid, { isClosed: false, hasCaps: false });
  b.twoSided().loft(
    spread(0, 1, 6).map((v) =>
      spread(0, 1, rows).map((u): Vec3 => {
        const p = at(u, 0);
        return [p[0] * (1 - v * 0.35), p[1] * (1 - v * 0.3), p[2] - v * 6];
      }),
    ),
    { isClosed: false, hasCaps: false },
  );
  b.paint([0.006, 0.006, 0.008], 'matte').sphere([0, 1.4, -5.4], [2.8, 2.6, 0.3], 18);
  for (const [x, s] of [
    [-4.6, 0.9],
    [4.8, 1.1],
    [-3.6, 0.5],
    [3.4, 0.45],
  ] as const)
    b.paint([0.2, 0.19, 0.17], 'rock').sphere([x, s * 0.4, 0.9], [s, s * 0.8, s], 10);
  return { door: [0, 0, 1], inside: [0, 0, -3] };
});
