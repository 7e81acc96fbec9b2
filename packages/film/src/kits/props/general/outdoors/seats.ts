/** Seats and tables out of doors: picnic table, deck chair, hammock, parasol, towel. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const wood = fromHex('#9a6a3c');

const picnicTable = staticKit(['picnic table', 'garden table'], (b) => {
  for (let n = 0; n < 5; n += 1)
    b.paint(n % 2 ? wood : darken(wood, 0.12), 'wood').box(
      [0, 0.74, (n - 2) * 0.155],
      [1.8, 0.04, 0.145],
      0.01,
    );
  for (const side of [-1, 1]) {
    for (const d of [-0.075, 0.075])
      b.paint(wood, 'wood').box([0, 0.44, side * 0.68 + d], [1.8, 0.04, 0.14], 0.01);
    for (const x of [-0.65, 0.65])
      b.paint(darken(wood, 0.25), 'wood')
        .tube(
          [
            [x, 0, side * 0.62],
            [x, 0.72, side * 0.22],
          ],
          0.045,
          6,
        )
        .box([x, 0.4, 0], [0.08, 0.08, 1.6], 0.01);
  }
  return { top: [0, 0.76, 0], seat: [0, 0.46, 0.68], back: [0, 0.46, -0.68] };
});

const deckChair = staticKit(
  ['deck chair', 'beach chair', 'sun lounger', 'lounger', 'sunbed'],
  (b, { noun, colour }) => {
    const cloth = colour ?? fromHex('#2f7fb8');
    b.twoSided();
    if (/loung|sunbed/.test(noun)) {
      b.paint(fromHex('#f2eee4'), 'cloth')
        .box([0, 0.34, 0.3], [0.6, 0.08, 1.2], 0.03)
        .at(multiply(translation(0, 0.52, -0.55), rotationX(0.6)), (k) =>
          k.box([0, 0, 0], [0.6, 0.08, 0.75], 0.03),
        );
      for (const x of [-0.28, 0.28])
        b.paint(wood, 'wood')
          .box([x, 0.28, 0.1], [0.05, 0.06, 1.6], 0.01)
          .box([x, 0.14, 0.8], [0.05, 0.28, 0.05])
          .box([x, 0.14, -0.6], [0.05, 0.28, 0.05]);
      return { seat: [0, 0.4, 0], top: [0, 0.4, 0.2] };
    }
    for (const x of [-0.29, 0.29])
      b.paint(lighten(wood, 0.1), 'wood')
        .tube(
          [
            [x, 0.02, 0.5],
            [x, 1, -0.55],
          ],
          0.022,
          8,
        )
        .tube(
          [
            [x, 0.02, -0.5],
            [x, 0.55, 0.45],
          ],
          0.022,
          8,
        );
    for (const [y, z] of [
      [1, -0.55],
      [0.55, 0.45],
      [0.02, 0.5],
      [0.02, -0.5],
    ] as const)
      b.tube(
        [
          [-0.29, y, z],
          [0.29, y, z],
        ],
        0.02,
        8,
      );
    const rows = Array.from({ length: 11 }, (_, n) => {
      const t = n / 10;
      return [1 - t * 0.45 - Math.sin(t * Math.PI) * 0.42, -0.55 + t] as const;
    });
    for (let stripe = 0; stripe < 6; stripe += 1) {
      b.paint(stripe % 2 ? cloth : fromHex('#f6f2e6'), 'cloth').loft(
        rows.map(([y, z]): Vec3[] => [
          [-0.27 + stripe * 0.09, y, z],
          [-0.18 + stripe * 0.09, y, z],
        ]),
        { isClosed: false, hasCaps: false },
      );
    }
    return { seat: [0, 0.36, 0.02], top: [0, 0.36, 0] };
  },
);

const parasol = staticKit(['beach umbrella', 'parasol', 'sunshade', 'beach parasol'], (b, { colour }) => {
  const cloth = colour ?? fromHex('#d8352a');
  b.twoSided();
  b.paint(fromHex('#e8e2d4'), 'satin').tube(
    [
      [0, 0, 0],
      [0, 2.3, 0],
    ],
    0.025,
    8,
  );
  for (let n = 0; n < 8; n += 1) {
    b.paint(n % 2 ? cloth : fromHex('#f8f4ea'), 'cloth').loft(
      [0, 0.3, 0.6, 0.85, 1].map((t) =>
        [0, 0.5, 1].map((u): Vec3 => {
          const a = ((n + u) / 8) * 2 * Math.PI;
          const r = t * 1.35 * (1 - 0.05 * Math.sin(u * Math.PI) * t);
          return [Math.cos(a) * r, 2.3 - 0.5 * t ** 1.7, Math.sin(a) * r];
        }),
      ),
      { isClosed: false, hasCaps: false },
    );
  }
  b.paint(cloth, 'glossy').sphere([0, 2.32, 0], 0.04, 10);
  return { top: [0, 0, 0] };
});

const towel = staticKit(['towel', 'beach towel', 'picnic blanket', 'picnic rug'], (b, { noun, colour }) => {
  const first = colour ?? fromHex(noun.includes('towel') ? '#2f8fc0' : '#c8302a');
  const isCheck = noun.includes('picnic');
  const [w, l] = noun.includes('towel') ? [0.9, 1.8] : [1.8, 1.8];
  const cells = 12;
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const paint = isCheck
        ? (row + column) % 2
          ? first
          : row % 2
            ? fromHex('#f6f2e6')
            : lighten(first, 0.5)
        : row % 3
          ? first
          : fromHex('#f6f2e6');
      b.paint(paint, 'cloth').box(
        [(column / cells - 0.5 + 0.5 / cells) * w, 0.012, (row / cells - 0.5 + 0.5 / cells) * l],
        [w / cells, 0.016 + 0.006 * Math.sin(row * 2 + column), l / cells],
      );
    }
  }
  return { top: [0, 0.022, 0], seat: [0, 0.022, 0] };
});

const hammock: Kit = {
  name: 'hammock',
  nouns: ['hammock'],
  locomotion: 'none',
  hangsBetween: 1.68,
  build: ({ colour, traits }) => {
    const cloth = colour ?? fromHex('#c8502f');
    const [body, bed] = [new MeshBuilder(), new MeshBuilder()];
    const hasPosts = !traits.includes('between supports');
    for (const side of [-1, 1])
      body.paint(fromHex('#6b4a2c'), 'bark').tube(
        [
          [side * 1.75, hasPosts ? 0 : 1.72, 0],
          [side * 1.7, hasPosts ? 1.9 : 1.78, 0],
        ],
        hasPosts ? [0.09, 0.07] : 0.03,
        10,
      );
    bed.twoSided();
    const sag = (t: number) => 0.62 + 0.75 * (2 * t - 1) ** 2;
    for (let stripe = 0; stripe < 8; stripe += 1) {
      bed.paint(stripe % 2 ? cloth : fromHex('#f4e8cc'), 'cloth').loft(
        Array.from({ length: 15 }, (_, n) => {
          const t = n / 14;
          const half = 0.06 + 0.4 * Math.sin(t * Math.PI) ** 0.7;
          return [stripe, stripe + 1].map((s): Vec3 => {
            const u = s / 4 - 1;
            return [-1.35 + t * 2.7, sag(t) - 0.9 * 0 + u * u * 0.22 * Math.sin(t * Math.PI), u * half];
          });
        }),
        { isClosed: false, hasCaps: false },
      );
    }
    for (const side of [-1, 1])
      for (const z of [-0.05, 0, 0.05])
        bed.paint(fromHex('#d8c8a4'), 'matte').tube(
          [
            [side * 1.35, 1.37, z],
            [side * 1.68, 1.75, 0],
          ],
          0.01,
          5,
        );
    return assembleModel(
      { body, bed },
      {
        anchors: { seat: [0, 0.66, 0], top: [0, 0.66, 0] },
        pose: ({ time, phase }) => ({
          parts: {
            bed: multiply(
              translation(0, 1.75, 0),
              rotationX(0.1 * Math.sin(time * 1.4 + phase)),
              translation(0, -1.75, 0),
            ),
          },
          anchors: {},
        }),
      },
    );
  },
};

export const seatKits: readonly Kit[] = [picnicTable, deckChair, parasol, towel, hammock];
