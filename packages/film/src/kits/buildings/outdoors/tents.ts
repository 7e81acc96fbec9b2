/** Light and round dwellings: tent, circus tent, teepee, igloo, yurt, tree house, greenhouse, cave mouth. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { lightsOn } from '../../shared/windows.ts';
import { spread } from '../shared/parts.ts';
import { glassDome } from './glass-dome.ts';
import { cave, greenhouse, igloo, treehouse } from './shelters.ts';
import { treeVillage } from './tree-village.ts';

const tent: Kit = {
  name: 'tent',
  nouns: ['tent', 'camping tent', 'camp tent'],
  locomotion: 'none',
  build: ({ colour }) => {
    const paint = colour ?? fromHex('#d8702a');
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    body.twoSided();
    const [half, rise, length] = [1.25, 1.6, 2.6];
    for (const side of [-1, 1]) {
      body
        .paint((p) => (p[1] < 0.25 ? darken(paint, 0.4) : paint), 'cloth')
        .loft(
          spread(0, 1, 9).map((t) =>
            spread(0, 1, 7).map(
              (v): Vec3 => [
                side * half * (1 - v) ** 0.92,
                rise * v - 0.07 * Math.sin(t * Math.PI) * Math.sin(v * 3),
                (t - 0.5) * length,
              ],
            ),
          ),
          { isClosed: false, hasCaps: false },
        );
    }
    body.paint(darken(paint, 0.12), 'cloth').extrude(
      [
        [-half, 0],
        [half, 0],
        [0, rise],
      ],
      -length / 2 - 0.01,
      -length / 2 + 0.01,
    );
    body.paint([0.03, 0.025, 0.02], 'matte').extrude(
      [
        [-half * 0.55, 0],
        [half * 0.55, 0],
        [0, rise * 0.82],
      ],
      length / 2 - 0.3,
      length / 2 - 0.28,
    );
    for (const side of [-1, 1])
      body.paint(lighten(paint, 0.15), 'cloth').loft(
        [
          [0, rise],
          [side * half * 0.5, 0.9],
          [side * half, 0],
        ].map(([x, y], n): Vec3[] => [
          [x!, y!, length / 2],
          [x! - side * (n === 0 ? 0 : n === 1 ? 0.26 : 0.55), y!, length / 2 + (n === 1 ? 0.2 : 0.05)],
        ]),
        { isClosed: false, hasCaps: false },
      );
    body.paint(fromHex('#e8e4d8'), 'matte');
    for (const side of [-1, 1])
      for (const z of [-length / 2, length / 2])
        body.tube(
          [
            [side * half * 0.6, rise * 0.42, z],
            [side * half * 1.5, 0, z * 1.15],
          ],
          0.012,
          4,
        );
    lit.paint([1.7, 1, 0.4], 'glow').extrude(
      [
        [-half * 0.5, 0.02],
        [half * 0.5, 0.02],
        [0, rise * 0.75],
      ],
      length / 2 - 0.26,
      length / 2 - 0.25,
    );
    return assembleModel(
      { body, lit },
      {
        size: [3, rise, 3.2],
        anchors: { inside: [0, 0, 0.2], door: [0, 0, 1.6] },
        pose: ({ darkness }) => ({
          parts: { lit: shown(darkness > lightsOn) },
          anchors: {},
          lamps: darkness > lightsOn ? [{ position: [0, 0.8, 1.5], colour: [1.4, 0.8, 0.3], reach: 4 }] : [],
        }),
      },
    );
  },
};

const circus = staticKit(['circus tent', 'circus', 'big top', 'marquee'], (b, { colour }) => {
  const red = colour ?? fromHex('#c8242a');
  const cream = fromHex('#f6efdc');
  const gores = 24;
  const ring = (n: number, profile: [number, number][], shade: Vec3) =>
    b.paint(shade, 'cloth').loft(
      profile.map(([r, y]) =>
        [0, 0.5, 1].map((u): Vec3 => {
          const a = ((n + u) / gores) * 2 * Math.PI;
          const sag = 1 - 0.012 * Math.sin(u * Math.PI);
          return [Math.cos(a) * r * sag, y, Math.sin(a) * r * sag];
        }),
      ),
      { isClosed: false, hasCaps: false },
    );
  for (let n = 0; n < gores; n += 1) {
    const shade = n % 2 ? red : cream;
    if (![5, 6, 7].includes(n))
      ring(
        n,
        [
          [11, 0],
          [11, 4],
        ],
        shade,
      );
    ring(
      n,
      [
        [11.6, 3.8],
        [8, 5.9],
        [4.5, 8.4],
        [2.2, 11],
        [1.2, 12.4],
      ],
      shade,
    );
    ring(
      n,
      [
        [1.6, 12.2],
        [0.7, 13.4],
        [0.1, 14.6],
      ],
      n % 2 ? cream : red,
    );
    ring(
      n,
      [
        [11.62, 3.82],
        [11.65, 3.2],
      ],
      n % 2 ? cream : red,
    );
  }
  b.twoSided()
    .paint(fromHex('#d8a838'), 'metal')
    .tube(
      [
        [0, 14.4, 0],
        [0, 16.6, 0],
      ],
      0.08,
      6,
    )
    .paint(fromHex('#f0c030'), 'cloth')
    .extrude(
      [
        [0, 15.7],
        [0, 16.6],
        [1.8, 16.15],
      ],
      -0.02,
      0.02,
    );
  b.paint([2.4, 1.5, 0.5], 'glow');
  for (const n of spread(0, 47, 48)) {
    const a = (n / 48) * 2 * Math.PI;
    b.sphere([Math.cos(a) * 11.7, 3.85, Math.sin(a) * 11.7], 0.13, 6);
  }
  b.paint([0.05, 0.03, 0.03], 'matte').lathe(
    [
      [10.6, 0.02],
      [10.6, 3.6],
    ],
    24,
  );
  return { door: [0, 0, 11.8], inside: [0, 0, 0] };
});

const teepee = staticKit(['teepee', 'tipi', 'wigwam', 'yurt', 'ger'], (b, { noun }) => {
  if (/yurt|ger/.test(noun)) {
    b.paint((p) => (Math.abs(p[1] - 1.4) < 0.12 ? fromHex('#b03a2a') : fromHex('#efe8d8')), 'cloth')
      .lathe(
        [
          [2.7, 0],
          [2.75, 1.4],
          [2.7, 1.75],
          [0.6, 3],
          [0, 3.1],
        ],
        32,
      )
      .paint(fromHex('#c8582a'), 'wood')
      .box([0, 0.85, 2.72], [0.95, 1.7, 0.12], 0.02, 1)
      .paint(fromHex('#2a5a8a'), 'satin')
      .box([0, 0.9, 2.79], [0.6, 1.1, 0.03], 0.01, 1);
    return { door: [0, 0, 3.2] };
  }
  const hide = fromHex('#e0cba0');
  b.paint(
    (p) =>
      p[1] > 3.4
        ? fromHex('#8a3a28')
        : p[1] > 0.4 && p[1] < 0.9
          ? fromHex('#8a3a28')
          : Math.abs(p[1] - 1.1) < 0.08
            ? fromHex('#2a5a6a')
            : hide,
    'cloth',
  ).lathe(
    spread(0, 1, 16).map((t): [number, number] => [2.3 * (1 - t) + 0.22, t * 4.6]),
    30,
  );
  for (const n of spread(0, 8, 9)) {
    const a = (n / 9) * 2 * Math.PI + 0.2;
    b.paint(fromHex('#6b4a2c'), 'bark').tube(
      [
        [Math.cos(a) * 2.4, 0, Math.sin(a) * 2.4],
        [-Math.cos(a) * 0.35, 5.6, -Math.sin(a) * 0.35],
      ],
      0.045,
      6,
    );
  }
  b.paint([0.04, 0.03, 0.02], 'matte').extrude(
    [
      [-0.5, 0.05],
      [0.5, 0.05],
      [0, 1.7],
    ],
    2.1,
    2.45,
  );
  return { door: [0, 0, 2.8] };
});

export const tentKits: readonly Kit[] = [
  tent,
  circus,
  teepee,
  igloo,
  greenhouse,
  glassDome,
  treehouse,
  treeVillage,
  cave,
];
