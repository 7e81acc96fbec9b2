/**
 * Grand and upright pianos with their stools. The pianist sits at -x and looks along +x, so that the camera in front
 * sees the player from the side and the open lid towards it.
 */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

const brass = fromHex('#c9a04a');
const keyTop = 0.735;

/** 52 white and 36 black keys along z, playing edge at x. */
const addKeys = (b: MeshBuilder, x: number, detail: number) => {
  const step = 1.225 / 52;
  b.paint(fromHex('#f7f3e8'), 'glossy');
  if (detail === 2) b.box([x + 0.075, keyTop - 0.01, 0], [0.15, 0.02, 1.225]);
  else
    for (let n = 0; n < 52; n += 1)
      b.box([x + 0.075, keyTop - 0.01, (n - 25.5) * step], [0.15, 0.022, step * 0.93], 0.002, 1);
  b.paint(fromHex('#141416'), 'glossy');
  for (let n = 0; n < 51; n += 1)
    if (![1, 4].includes((n + 5) % 7))
      b.box([x + 0.1, keyTop + 0.008, (n - 25) * step], [0.095, 0.022, step * 0.55], 0.003, 1);
};

const addStool = (b: MeshBuilder, x: number, paint: Vec3) => {
  b.paint(fromHex('#1a1a1c'), 'satin').box([x, 0.49, 0], [0.36, 0.07, 0.62], 0.03);
  b.paint(paint, 'glossy').box([x, 0.44, 0], [0.34, 0.05, 0.6], 0.01, 1);
  for (const dx of [-0.14, 0.14])
    for (const z of [-0.26, 0.26])
      b.tube(
        [
          [x + dx, 0, z],
          [x + dx, 0.44, z],
        ],
        [0.018, 0.024],
        8,
      );
};

/** Outline of a grand piano's case, seen from above, going round from the left cheek. */
const grandOutline: [number, number][] = [
  [-0.55, -0.75],
  [0.3, -0.75],
  [1.0, -0.74],
  [1.32, -0.66],
  [1.42, -0.48],
  [1.38, -0.28],
  [1.22, -0.1],
  [1.0, 0.04],
  [0.74, 0.16],
  [0.5, 0.32],
  [0.32, 0.52],
  [0.2, 0.68],
  [0.1, 0.75],
  [-0.55, 0.75],
];

const addOutlineWall = (b: MeshBuilder, y0: number, y1: number, outline: [number, number][]) => {
  const rings = [y0, y1].map((y) => outline.map(([x, z]): Vec3 => [x, y, z]));
  b.loft(rings, { hasCaps: false });
};

const addOutlineFace = (
  b: MeshBuilder,
  at: (x: number, z: number) => Vec3,
  normal: Vec3,
  outline: [number, number][],
) => {
  const middle = b.vertex(at(0.2, -0.2), normal);
  const edge = outline.map(([x, z]) => b.vertex(at(x, z), normal));
  for (let n = 0; n < edge.length; n += 1) b.triangle(middle, edge[n]!, edge[(n + 1) % edge.length]!);
};

const buildGrand = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const black = colour ?? fromHex('#101013');
  const body = new MeshBuilder();
  body.twoSided();
  body.paint(black, 'glossy');
  addOutlineWall(body, 0.66, 0.98, grandOutline);
  addOutlineFace(body, (x, z) => [x, 0.66, z], [0, -1, 0], grandOutline);
  // Golden frame and strings inside.
  body.paint(fromHex('#b98a3a'), 'metal');
  addOutlineFace(body, (x, z) => [x * 0.96 + 0.01, 0.88, z * 0.95], [0, 1, 0], grandOutline);
  body.paint(fromHex('#8f5a2c'), 'wood');
  addOutlineFace(body, (x, z) => [x * 0.8 + 0.06, 0.883, z * 0.8 - 0.04], [0, 1, 0], grandOutline);
  body.paint(fromHex('#d8dade'), 'metal');
  for (let n = 0; n < (detail === 0 ? 26 : 8); n += 1) {
    const z = -0.66 + n * (detail === 0 ? 0.05 : 0.16);
    const reach = z < -0.2 ? 1.2 : 1.2 - (z + 0.2) * 1.15;
    body.tube(
      [
        [-0.3, 0.91, z],
        [reach, 0.91, z - 0.05],
      ],
      0.0025,
      3,
      false,
    );
  }
  // Keyboard: key bed, cheeks, fallboard, music stand.
  body
    .paint(black, 'glossy')
    .box([-0.66, 0.68, 0], [0.4, 0.08, 1.5], 0.015)
    .box([-0.72, 0.74, -0.69], [0.32, 0.12, 0.1], 0.02)
    .box([-0.72, 0.74, 0.69], [0.32, 0.12, 0.1], 0.02);
  body.box([-0.54, 0.84, 0], [0.05, 0.26, 1.3], 0.015);
  addKeys(body, -0.84, detail);
  body
    .paint(black, 'glossy')
    .at(multiply(translation(-0.4, 1.12, 0), rotationY(0)), (k) =>
      k.box([0, 0, 0], [0.03, 0.26, 0.7], 0.01, 1),
    );
  body
    .paint(fromHex('#f6f2e6'), 'matte')
    .box([-0.425, 1.13, -0.13], [0.012, 0.24, 0.22])
    .box([-0.425, 1.13, 0.12], [0.012, 0.24, 0.22]);
  body.paint([0.05, 0.05, 0.05], 'matte');
  for (const z of [-0.13, 0.12])
    for (const y of [1.06, 1.11, 1.16, 1.21]) body.box([-0.433, y, z], [0.002, 0.012, 0.18]);
  // The lid is hinged at -z and stands open on its prop.
  const [cos, sin] = [Math.cos(0.62), Math.sin(0.62)];
  const lid =
    (lift: number) =>
    (x: number, z: number): Vec3 => {
      const away = z + 0.75;
      return [x, 0.985 + away * sin + lift * cos, -0.75 + away * cos - lift * sin];
    };
  const outline = grandOutline.map(([x, z]): [number, number] => [Math.max(x, -0.38), z]);
  body.paint(black, 'glossy');
  addOutlineFace(body, lid(0.02), [0, cos, -sin], outline);
  addOutlineFace(body, lid(0), [0, -cos, sin], outline);
  const ring = [lid(0), lid(0.02)].map((at) => outline.map(([x, z]) => at(x, z)));
  body.loft(ring, { hasCaps: false });
  body.paint(brass, 'metal').tube(
    [
      [0.25, 0.95, 0.5],
      [0.25, lid(0)(0.25, 0.55)[1] - 0.01, lid(0)(0.25, 0.55)[2]],
    ],
    0.012,
    8,
  );
  // Legs on castors, pedal lyre.
  for (const [x, z] of [
    [-0.45, -0.62],
    [-0.45, 0.62],
    [1.12, -0.45],
  ] as const) {
    body.paint(black, 'glossy').tube(
      [
        [x, 0.07, z],
        [x, 0.3, z],
        [x, 0.66, z],
      ],
      [0.035, 0.05, 0.075],
      12,
    );
    body.paint(brass, 'metal').sphere([x, 0.035, z], 0.035, 10);
  }
  body
    .paint(black, 'glossy')
    .box([-0.35, 0.4, 0], [0.05, 0.55, 0.16], 0.015)
    .box([-0.35, 0.12, 0], [0.08, 0.05, 0.3], 0.02);
  body.paint(brass, 'metal');
  for (const z of [-0.08, 0, 0.08]) body.box([-0.45, 0.11, z], [0.14, 0.015, 0.035], 0.006, 1);
  addStool(body, -1.3, black);
  return finish(body, [-1.28, 0.54, 0], -0.78, [3, 1.85, 1.8], [0.4, 0.98, -0.2]);
};

const buildUpright = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const wood = colour ?? fromHex('#5a2f1a');
  const body = new MeshBuilder();
  body
    .paint(wood, 'glossy')
    .box([0.15, 0.62, 0], [0.42, 1.2, 1.5], 0.02)
    .box([0.12, 1.23, 0], [0.52, 0.05, 1.54], 0.015)
    .box([0.15, 0.06, 0], [0.5, 0.12, 1.52], 0.015);
  body.box([-0.2, 0.68, 0], [0.4, 0.08, 1.46], 0.015);
  for (const z of [-0.69, 0.69])
    body.box([-0.22, 0.74, z], [0.34, 0.14, 0.08], 0.02).box([-0.32, 0.33, z], [0.09, 0.64, 0.09], 0.02);
  body
    .paint(darken(wood, 0.3), 'glossy')
    .box([-0.07, 0.98, 0], [0.02, 0.34, 1.3], 0.005, 1)
    .box([-0.07, 0.34, 0], [0.02, 0.46, 1.2], 0.005, 1);
  addKeys(body, -0.39, detail);
  body
    .paint(fromHex('#f6f2e6'), 'matte')
    .box([-0.1, 0.97, -0.12], [0.012, 0.26, 0.22])
    .box([-0.1, 0.97, 0.12], [0.012, 0.26, 0.22]);
  body.paint(brass, 'metal');
  for (const z of [-0.5, 0.5])
    body.tube(
      [
        [-0.1, 1.0, z],
        [-0.22, 1.02, z],
        [-0.22, 1.1, z],
      ],
      0.01,
      6,
    );
  for (const z of [-0.08, 0, 0.08]) body.box([-0.15, 0.08, z], [0.16, 0.015, 0.035], 0.006, 1);
  addStool(body, -0.85, wood);
  return finish(body, [-0.83, 0.54, 0], -0.33, [2.2, 1.28, 1.6], [0.12, 1.26, 0]);
};

const finish = (body: MeshBuilder, seat: Vec3, keysAt: number, size: Vec3, top: Vec3): Model => {
  const hand = (side: number): Vec3 => [keysAt, keyTop + 0.02, side * 0.24];
  return assembleModel(
    { body },
    {
      size,
      anchors: {
        seat,
        top,
        handlebarLeft: hand(-1),
        handlebarRight: hand(1),
        gripLeft: hand(-1),
        grip: hand(1),
      },
      pose: ({ time }) => {
        // Where hands play: they wander over the keys and strike.
        const play = (side: number) =>
          translation(
            keysAt,
            keyTop + 0.02 + 0.018 * Math.max(0, Math.sin(time * 7.5 + side)),
            side * 0.24 + 0.12 * Math.sin(time * (0.9 + side * 0.2) + side),
          );
        return {
          parts: {},
          anchors: {
            seat: multiply(translation(...seat), rotationY(Math.PI / 2)),
            handlebarLeft: play(-1),
            handlebarRight: play(1),
          },
        };
      },
    },
  );
};

export const piano: Kit = {
  name: 'grand piano',
  nouns: ['grand piano', 'piano', 'concert piano', 'upright piano', 'old piano', 'keyboard piano'],
  locomotion: 'none',
  build: ({ noun, colour, detail }) =>
    /upright|old|keyboard/.test(noun) ? buildUpright(colour, detail) : buildGrand(colour, detail),
};
