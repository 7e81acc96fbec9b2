/** Tops of town houses; y = 0 is the top of the wall, the front at z = 0, the house behind it. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { rotationY, translation } from '../../../math/matrix.ts';
import { pick, type Random } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addChimney, spread } from '../shared/parts.ts';
import { addCurvedRoof, addGableRoof, addGables } from '../shared/roofs.ts';

export type StreetRoof =
  | 'mansard'
  | 'gable'
  | 'low'
  | 'eaves'
  | 'curved'
  | 'cornice'
  | 'steep'
  | 'flat'
  | 'tech'
  | 'false front';

type RoofOptions = {
  kind: StreetRoof;
  width: number;
  depth: number;
  paint: Vec3;
  trim: Vec3;
  wall: Vec3;
  random: Random;
  isNight: boolean;
};

const addMansard = (b: MeshBuilder, { width, depth, paint, trim, random, isNight }: RoofOptions) => {
  const half = width / 2;
  b.paint(trim, 'plaster').box([0, 0, 0.2], [width, 0.3, 0.8], 0.05, 1);
  b.paint(paint, 'roof').quad(
    [-half, 0, 0.1],
    [half, 0, 0.1],
    [half, 2.7, -1.2],
    [-half, 2.7, -1.2],
    [0, 0.45, 0.9],
  );
  b.quad(
    [-half, 2.7, -1.2],
    [half, 2.7, -1.2],
    [half, 3.4, -depth / 2],
    [-half, 3.4, -depth / 2],
    [0, 1, 0.2],
  );
  b.quad(
    [-half, 0, -depth],
    [half, 0, -depth],
    [half, 3.4, -depth / 2],
    [-half, 3.4, -depth / 2],
    [0, 0.7, -0.7],
  );
  for (const x of spread(-half + width / 8, half - width / 8, Math.max(2, Math.round(width / 3)))) {
    const isLit = isNight && random() < 0.4;
    b.paint(trim, 'plaster')
      .box([x, 1.1, -0.35], [1.25, 1.7, 1], 0.04, 1)
      .paint(paint, 'roof')
      .box([x, 2.02, -0.4], [1.5, 0.16, 1.2], 0.05, 1);
    b.paint(isLit ? [1.3, 0.82, 0.36] : fromHex('#26303a'), isLit ? 'glow' : 'glass').box(
      [x, 1.08, 0.16],
      [0.85, 1.3, 0.05],
    );
    b.paint(fromHex('#efeae0'), 'satin').box([x, 1.08, 0.2], [0.06, 1.3, 0.04]);
  }
  for (const side of [-1, 1]) {
    b.paint(trim, 'plaster').box([side * (half - 0.2), 2, -1.6], [0.4, 4, 3.2]);
    for (let n = 0; n < 4; n += 1)
      b.paint(fromHex('#b5643f'), 'matte').at(translation(side * (half - 0.2), 4, -0.5 - n * 0.7), (k) =>
        k.lathe(
          [
            [0.14, 0],
            [0.11, 0.55],
            [0, 0.55],
          ],
          8,
        ),
      );
  }
};

export const addStreetRoof = (b: MeshBuilder, options: RoofOptions) => {
  const { kind, width, depth, paint, trim, wall, random } = options;
  const half = width / 2;
  if (kind === 'mansard') return addMansard(b, options);
  if (kind === 'gable' || kind === 'low' || kind === 'eaves') {
    const rise = kind === 'gable' ? 3 : 1.5;
    b.paint(trim, 'plaster').box([0, 0, 0.12], [width, 0.24, 0.5], 0.04, 1);
    b.at(translation(0, 0, -depth / 2), (k) =>
      k.at(rotationY(Math.PI / 2), (r) => {
        const roof = {
          width: depth,
          length: width,
          y: 0,
          rise,
          overhang: kind === 'eaves' ? 0.9 : 0.35,
          thickness: 0.2,
        };
        addGables(r.paint(wall, 'plaster'), roof);
        addGableRoof(r.paint(paint, 'roof'), { ...roof, length: width - 0.7 });
      }),
    );
    if (kind === 'gable') addChimney(b, [half * (random() - 0.5), 1.6, -depth * 0.35], 2.2, 0.7);
    return;
  }
  if (kind === 'steep') {
    // Gable towards the street, with a hoist beam.
    const roof = {
      width,
      length: depth,
      y: 0,
      rise: Math.min(6, width * 0.6),
      overhang: 0.4,
      thickness: 0.2,
    };
    b.at(translation(0, 0, -depth / 2), (k) => {
      addGables(k.paint(wall, 'plaster'), roof);
      addGableRoof(k.paint(paint, 'roof'), roof);
    });
    const isLit = options.isNight;
    b.paint(trim, 'wood').box([0, roof.rise * 0.36, 0.03], [1.3, 1.5, 0.12], 0.02, 1);
    b.paint(isLit ? [1.4, 0.85, 0.36] : fromHex('#26303a'), isLit ? 'glow' : 'glass').box(
      [0, roof.rise * 0.36, 0.08],
      [1, 1.2, 0.08],
    );
    b.paint(trim, 'wood')
      .box([0, roof.rise * 0.36, 0.13], [0.06, 1.2, 0.04])
      .box([0, roof.rise * 0.36, 0.13], [1, 0.06, 0.04]);
    return;
  }
  if (kind === 'curved') {
    b.at(translation(0, 0, -depth / 2), (k) =>
      addCurvedRoof(
        k,
        { width, depth, y: 0, rise: 2.6, overhang: 1.1, lift: 0.6, ridge: width * 0.7 },
        paint,
        darken(paint, 0.35),
        1,
      ),
    );
    return;
  }
  if (kind === 'cornice') {
    b.paint(paint, 'satin')
      .box([0, 0.25, 0.3], [width, 0.6, 0.8], 0.06)
      .box([0, 0.7, 0.42], [width + 0.2, 0.2, 1.1], 0.04, 1);
    for (const x of spread(-half + 0.4, half - 0.4, Math.round(width / 0.9)))
      b.box([x, -0.15, 0.3], [0.22, 0.5, 0.5], 0.05, 1);
    if (random() < 0.45) {
      b.paint(fromHex('#6a5442'), 'wood').at(translation(half * 0.4, 0.8, -depth * 0.5), (k) => {
        for (const [x, z] of [
          [-0.8, -0.8],
          [0.8, -0.8],
          [0.8, 0.8],
          [-0.8, 0.8],
        ] as const)
          k.tube(
            [
              [x, 0, z],
              [x, 1.8, z],
            ],
            0.08,
            5,
          );
        k.lathe(
          [
            [1.2, 1.7],
            [1.2, 3.8],
            [0, 4.7],
          ],
          16,
        );
      });
    }
    return;
  }
  if (kind === 'flat') {
    b.paint(wall, 'plaster')
      .box([0, 0.4, -0.1], [width, 0.9, 0.4])
      .paint(trim, 'plaster')
      .box([0, 0.9, -0.1], [width + 0.1, 0.14, 0.55], 0.03, 1);
    if (random() < 0.4)
      b.paint(pick(random, [fromHex('#e9e2d2'), fromHex('#4f8a9a')]), 'plaster').at(
        translation(half * 0.3, 0, -depth * 0.5),
        (k) =>
          k.lathe(
            [
              [2.2, 0],
              [2.2, 1],
              [1.9, 2],
              [1.1, 2.9],
              [0.1, 3.4],
              [0, 3.9],
            ],
            20,
          ),
      );
    return;
  }
  if (kind === 'false front') {
    b.paint(wall, 'wood')
      .box([0, 1, -0.05], [width, 2.2, 0.3])
      .paint(trim, 'wood')
      .box([0, 2.15, 0], [width + 0.3, 0.25, 0.6], 0.04, 1);
    b.box([0, 1.1, 0.14], [width * 0.7, 1, 0.08], 0.03, 1).paint(fromHex('#4a2a1c'), 'satin');
    for (const x of spread(-width * 0.26, width * 0.26, 7)) b.box([x, 1.1, 0.2], [0.26, 0.5, 0.04]);
    return;
  }
  b.paint(paint, 'satin').box([0, 0.5, -depth / 2], [width * 0.7, 1, depth * 0.6], 0.1, 1);
  b.tube(
    [
      [half * 0.5, 0.5, -2],
      [half * 0.5, 5, -2],
    ],
    0.08,
    6,
  )
    .paint([4, 0.3, 0.2], 'glow')
    .sphere([half * 0.5, 5, -2], 0.14, 8);
};
