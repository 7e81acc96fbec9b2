/** Playground things: swing set, slide, seesaw, and all of them together. Swings swing. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { AnchorName, Model, PoseInput } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { spread } from '../shared/parts.ts';

const steel = fromHex('#b9bec3');
const beamHeight = 2.5;
const ropeLength = 1.95;

/** Angle of a swing at a moment; seats beside each other are out of step. */
const swingAngle = ({ time, phase, wind, action }: PoseInput, seat: number) => {
  const reach = action === 'stand' ? 0.12 + Math.min(0.15, Math.abs(wind) * 0.02) : 0.62;
  return reach * Math.sin(time * 2.25 + phase + seat * 1.4);
};

const addSwingFrame = (b: MeshBuilder, paint: Vec3, half: number) => {
  b.paint(paint, 'glossy').tube(
    [
      [-half, beamHeight, 0],
      [half, beamHeight, 0],
    ],
    0.06,
    10,
  );
  for (const x of [-half, half]) {
    for (const z of [-1.15, 1.15])
      b.tube(
        [
          [x, beamHeight, 0],
          [x + Math.sign(x) * 0.25, 0, z],
        ],
        0.05,
        8,
      );
    b.tube(
      [
        [x + Math.sign(x) * 0.13, 1.1, -0.62],
        [x + Math.sign(x) * 0.13, 1.1, 0.62],
      ],
      0.035,
      6,
    );
  }
};

/** A seat on chains, hanging from the origin. */
const createSwingSeat = (paint: Vec3) => {
  const b = new MeshBuilder();
  for (const side of [-1, 1])
    b.paint(steel, 'metal').tube(
      [
        [side * 0.22, 0, 0],
        [side * 0.22, -ropeLength, 0],
      ],
      0.014,
      5,
    );
  b.paint(paint, 'satin').box([0, -ropeLength, 0], [0.52, 0.05, 0.22], 0.02);
  return b;
};

const seatMatrix = (input: PoseInput, x: number, seat: number, at: Vec3 = [0, 0, 0]): Matrix =>
  multiply(translation(at[0] + x, at[1] + beamHeight, at[2]), rotationX(swingAngle(input, seat)));

const buildSwings = (colour: Vec3 | null, hasOneSeat: boolean): Model => {
  const paint = colour ?? fromHex('#c8382a');
  const xs = hasOneSeat ? [0] : [-0.85, 0.85];
  const body = new MeshBuilder();
  const half = hasOneSeat ? 0.85 : 1.9;
  addSwingFrame(body, paint, half);
  const seats = xs.map((_, n) => createSwingSeat(fromHex(n ? '#2f6fb5' : '#e0a52a')));
  const hip: Vec3 = [0, -ropeLength + 0.06, 0];
  const names: AnchorName[] = ['seat', 'back'];
  return assembleModel(
    { body, swing0: seats[0]!, ...(seats[1] && { swing1: seats[1] }) },
    {
      size: [half * 2 + 0.6, beamHeight, 2.4],
      anchors: {
        seat: [xs[0]!, beamHeight + hip[1], 0],
        ...(!hasOneSeat && { back: [xs[1]!, beamHeight + hip[1], 0] }),
        handlebarLeft: [xs[0]! + 0.22, 1.25, 0],
        handlebarRight: [xs[0]! - 0.22, 1.25, 0],
      },
      pose: (input) => {
        const matrices = xs.map((x, n) => seatMatrix(input, x, n));
        const anchors: Partial<Record<AnchorName, Matrix>> = {};
        for (const [n, matrix] of matrices.entries())
          anchors[names[n]!] = multiply(matrix, translation(...hip));
        anchors.handlebarLeft = multiply(matrices[0]!, translation(0.22, -1.25, 0));
        anchors.handlebarRight = multiply(matrices[0]!, translation(-0.22, -1.25, 0));
        return { parts: { swing0: matrices[0]!, ...(matrices[1] && { swing1: matrices[1] }) }, anchors };
      },
    },
  );
};

const addSlide = (b: MeshBuilder, paint: Vec3, at: Vec3) =>
  b.at(translation(...at), (k) => {
    const chute = spread(0, 1, 14).map((t): Vec3[] => {
      const y = 0.3 + 1.6 * (1 - t) ** 1.25 + (t > 0.86 ? 0 : 0);
      const z = -0.7 + t * 3;
      return [
        [-0.32, y + 0.22, z],
        [-0.3, y, z],
        [0, y - 0.02, z],
        [0.3, y, z],
        [0.32, y + 0.22, z],
      ];
    });
    k.paint(paint, 'glossy').loft(chute, { isClosed: false, hasCaps: false });
    k.paint(fromHex('#2f6fb5'), 'glossy').box([0, 1.86, -1.05], [0.7, 0.06, 0.7], 0.02);
    for (const x of [-0.33, 0.33]) {
      k.tube(
        [
          [x, 0, -1.75],
          [x, 1.9, -1.35],
          [x, 2.5, -1.3],
        ],
        0.035,
        6,
      )
        .tube(
          [
            [x, 0, -0.75],
            [x, 2.5, -0.75],
          ],
          0.035,
          6,
        )
        .tube(
          [
            [x, 2.5, -1.3],
            [x, 2.5, -0.75],
          ],
          0.03,
          6,
        );
      k.tube(
        [
          [x, 0, 1.6],
          [x, 0.5, 1.5],
        ],
        0.03,
        6,
      );
    }
    for (const t of spread(0.1, 0.9, 6))
      k.tube(
        [
          [-0.33, 1.9 * t, -1.75 + 0.4 * t],
          [0.33, 1.9 * t, -1.75 + 0.4 * t],
        ],
        0.028,
        6,
      );
  });

const createSeesaw = () => {
  const board = new MeshBuilder();
  board.paint(fromHex('#d8a22a'), 'wood').box([0, 0.06, 0], [0.28, 0.07, 3.4], 0.02);
  for (const z of [-1.15, 1.15])
    board
      .paint(fromHex('#c8382a'), 'metal')
      .tube(
        [
          [-0.18, 0.35, z],
          [0.18, 0.35, z],
        ],
        0.022,
        6,
      )
      .tube(
        [
          [0, 0.06, z],
          [0, 0.35, z],
        ],
        0.022,
        6,
      );
  for (const z of [-1.5, 1.5])
    board.paint(fromHex('#2f6fb5'), 'satin').box([0, 0.12, z], [0.3, 0.05, 0.32], 0.02);
  return board;
};

const seesawAngle = ({ time, phase, action }: PoseInput) =>
  action === 'stand' ? 0.2 : 0.24 * Math.sin(time * 1.7 + phase);

const buildSlide = (colour: Vec3 | null): Model => {
  const body = new MeshBuilder();
  body.twoSided();
  addSlide(body, colour ?? fromHex('#e0a52a'), [0, 0, 0]);
  return assembleModel(
    { body },
    { size: [0.8, 2.5, 4.4], anchors: { top: [0, 1.9, -1], seat: [0, 1.95, -0.6] } },
  );
};

const addSeesawStand = (b: MeshBuilder) =>
  b.paint(fromHex('#c8382a'), 'glossy').extrude(
    [
      [-0.3, 0],
      [0.3, 0],
      [0.06, 0.55],
      [-0.06, 0.55],
    ],
    -0.12,
    0.12,
  );

const buildSeesaw = (): Model => {
  const body = new MeshBuilder();
  addSeesawStand(body);
  const seat = (input: PoseInput, z: number) =>
    multiply(translation(0, 0.52, 0), rotationX(seesawAngle(input)), translation(0, 0.15, z));
  return assembleModel(
    { body, board: createSeesaw() },
    {
      size: [0.6, 1, 3.5],
      anchors: { seat: [0, 0.67, 1.5], back: [0, 0.67, -1.5] },
      pose: (input) => ({
        parts: { board: multiply(translation(0, 0.52, 0), rotationX(seesawAngle(input))) },
        anchors: { seat: seat(input, 1.5), back: seat(input, -1.5) },
      }),
    },
  );
};

const buildPlayground = (): Model => {
  const body = new MeshBuilder();
  body.twoSided();
  addSwingFrame(body, fromHex('#c8382a'), 1.9);
  addSlide(body, fromHex('#e0a52a'), [4.4, 0, -1]);
  body.at(translation(-4.2, 0, 0.8), addSeesawStand);
  // Climbing dome
  const dome: Vec3 = [0.4, 0, -4.2];
  body.at(translation(...dome), (k) => {
    for (const turn of spread(0, Math.PI * 0.8, 5))
      k.paint(fromHex('#2f8f5a'), 'glossy').tube(
        spread(0, Math.PI, 13).map(
          (a): Vec3 => [
            Math.cos(turn) * Math.cos(a) * 1.6,
            Math.sin(a) * 1.6,
            Math.sin(turn) * Math.cos(a) * 1.6,
          ],
        ),
        0.03,
        6,
        false,
      );
    for (const y of [0.55, 1.05])
      k.tube(
        spread(0, 2 * Math.PI, 21).map(
          (a): Vec3 => [Math.cos(a) * Math.sqrt(2.56 - y * y), y, Math.sin(a) * Math.sqrt(2.56 - y * y)],
        ),
        0.03,
        6,
        false,
      );
  });
  const seat = createSwingSeat(fromHex('#2f6fb5'));
  const hip = translation(0, -ropeLength + 0.06, 0);
  return assembleModel(
    { body, swing0: seat, swing1: seat, board: createSeesaw() },
    {
      size: [11, 2.6, 8],
      anchors: { seat: [-0.85, 0.6, 0], back: [0.85, 0.6, 0], top: [4.4, 1.9, -2] },
      pose: (input) => {
        const [first, second] = [seatMatrix(input, -0.85, 0), seatMatrix(input, 0.85, 1)];
        return {
          parts: {
            swing0: first,
            swing1: second,
            board: multiply(translation(-4.2, 0.52, 0.8), rotationX(seesawAngle(input)), rotationZ(0)),
          },
          anchors: { seat: multiply(first, hip), back: multiply(second, hip) },
        };
      },
    },
  );
};

export const playground: Kit = {
  name: 'swing set',
  nouns: [
    'swing set',
    'swing',
    'swings',
    'slide',
    'seesaw',
    'see-saw',
    'teeter-totter',
    'playground',
    'climbing frame',
    'jungle gym',
  ],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    if (noun === 'slide') return buildSlide(colour);
    if (/see|teeter/.test(noun)) return buildSeesaw();
    if (/playground|climbing|jungle/.test(noun)) return buildPlayground();
    return buildSwings(colour, noun === 'swing');
  },
};
