/** Chess board with turned pieces in the middle of a game, single pieces, draughts, dice, cards. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { pips } from './toys/pips.ts';

type PieceName = 'pawn' | 'rook' | 'knight' | 'bishop' | 'queen' | 'king';
const light = fromHex('#f0dfba');
const dark = fromHex('#2e1c12');
const square = 0.055;

const stem = (height: number): [number, number][] => [
  [0, 0],
  [0.018, 0],
  [0.019, 0.006],
  [0.015, 0.011],
  [0.016, 0.014],
  [0.009, 0.022],
  [0.0065, height * 0.55],
  [0.0085, height * 0.62],
];

const addPiece = (b: MeshBuilder, name: PieceName, paint: Vec3, segments = 18) => {
  b.paint(paint, 'glossy');
  if (name === 'pawn')
    b.lathe([...stem(0.04), [0.011, 0.026], [0.006, 0.029], [0, 0.03]], segments).sphere(
      [0, 0.037, 0],
      0.0105,
      segments,
    );
  else if (name === 'rook') {
    b.lathe(
      [...stem(0.05), [0.014, 0.036], [0.015, 0.05], [0.011, 0.05], [0.011, 0.045], [0, 0.045]],
      segments,
    );
    for (let n = 0; n < 4; n += 1)
      b.at(rotationY((n * Math.PI) / 2 + 0.4), (k) =>
        k.box([0, 0.052, 0.0125], [0.011, 0.006, 0.005], 0.001, 1),
      );
  } else if (name === 'knight') {
    b.lathe(
      [
        [0, 0],
        [0.018, 0],
        [0.019, 0.006],
        [0.015, 0.011],
        [0.016, 0.014],
        [0.012, 0.02],
        [0, 0.021],
      ],
      segments,
    );
    b.tube(
      [
        [0, 0.018, -0.003],
        [0, 0.032, -0.007],
        [0, 0.045, -0.003],
        [0, 0.049, 0.006],
        [0, 0.042, 0.017],
        [0, 0.039, 0.021],
      ],
      [0.012, 0.0105, 0.0095, 0.009, 0.0065, 0.005],
      12,
    );
    for (const side of [-1, 1])
      b.tube(
        [
          [side * 0.004, 0.052, -0.001],
          [side * 0.005, 0.061, -0.002],
        ],
        [0.004, 0.001],
        6,
      );
    b.tube(
      [
        [0, 0.055, -0.004],
        [0, 0.043, -0.013],
        [0, 0.028, -0.016],
      ],
      0.004,
      6,
    );
  } else if (name === 'bishop')
    b.lathe(
      [
        ...stem(0.062),
        [0.012, 0.042],
        [0.007, 0.045],
        [0.0105, 0.052],
        [0.0085, 0.06],
        [0.003, 0.066],
        [0.004, 0.069],
        [0, 0.072],
      ],
      segments,
    );
  else {
    const top = name === 'queen' ? 0.074 : 0.078;
    b.lathe(
      [...stem(0.075), [0.013, 0.05], [0.008, 0.053], [0.0145, top - 0.004], [0.011, top], [0, top + 0.002]],
      segments,
    );
    if (name === 'queen') {
      for (let n = 0; n < 8; n += 1)
        b.at(rotationY((n / 8) * 2 * Math.PI), (k) => k.sphere([0, top, 0.0125], 0.003, 6));
      b.sphere([0, top + 0.005, 0], 0.005, 8);
    } else
      b.box([0, top + 0.01, 0], [0.005, 0.018, 0.004], 0.001, 1).box(
        [0, top + 0.011, 0],
        [0.014, 0.0045, 0.004],
        0.001,
        1,
      );
  }
};

const backRank: PieceName[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
/** White from square to square, then black: an open game. Files 0 to 7, ranks 0 to 7. */
const moves: [number, number, number, number][] = [
  [4, 1, 4, 3],
  [6, 0, 5, 2],
  [5, 0, 2, 3],
  [3, 1, 3, 2],
  [4, 6, 4, 4],
  [1, 7, 2, 5],
  [5, 7, 2, 4],
  [6, 7, 5, 5],
];

const addBoard = (b: MeshBuilder, y: number) => {
  b.paint(fromHex('#5a3018'), 'wood').box(
    [0, y - 0.012, 0],
    [square * 8 + 0.06, 0.024, square * 8 + 0.06],
    0.006,
  );
  for (let file = 0; file < 8; file += 1) {
    for (let rank = 0; rank < 8; rank += 1) {
      const paint = (file + rank) % 2 ? fromHex('#d6b076') : fromHex('#6b3a1e');
      b.paint(paint, 'glossy').box(
        [(file - 3.5) * square, y + 0.001, (3.5 - rank) * square],
        [square, 0.003, square],
      );
    }
  }
};

const chessBoard = staticKit(
  ['chess board', 'chessboard', 'chess', 'chess set', 'chess game', 'chess board with a fallen king'],
  (b, { noun, detail }) => {
    const y = 0.026;
    addBoard(b, y);
    const pieces = new Map<string, { name: PieceName; isWhite: boolean }>();
    for (const [file, name] of backRank.entries()) {
      pieces.set(`${file},0`, { name, isWhite: true });
      pieces.set(`${file},1`, { name: 'pawn', isWhite: true });
      pieces.set(`${file},6`, { name: 'pawn', isWhite: false });
      pieces.set(`${file},7`, { name, isWhite: false });
    }
    for (const [f0, r0, f1, r1] of moves) {
      const piece = pieces.get(`${f0},${r0}`);
      if (!piece) continue;
      pieces.delete(`${f0},${r0}`);
      pieces.set(`${f1},${r1}`, piece);
    }
    if (noun.includes('fallen')) {
      // In the middle and larger than life: nobody would see it among the others.
      pieces.delete('4,7');
      for (const at of ['3,2', '4,3', '4,4', '5,2', '2,4', '2,3', '5,5', '2,5']) pieces.delete(at);
      b.at(
        multiply(translation(-0.1, y + 0.032, -0.02), rotationY(0.5), rotationZ(-Math.PI / 2), scaling(1.9)),
        (k) => addPiece(k, 'king', dark, 20),
      );
    }
    for (const [at, { name, isWhite }] of pieces) {
      const [file, rank] = at.split(',').map(Number) as [number, number];
      b.at(
        multiply(
          translation((file - 3.5) * square, y + 0.002, (3.5 - rank) * square),
          rotationY(isWhite ? Math.PI : 0),
        ),
        (k) => addPiece(k, name, isWhite ? light : dark, [16, 10, 6][detail]),
      );
    }
    return { top: [0, y, 0], grip: [0.04, 0.08, 0.04] };
  },
);

const chessPiece = staticKit(
  ['chess piece', 'chess king', 'chess queen', 'chess knight', 'pawn', 'chess pawn', 'rook', 'bishop piece'],
  (b, { noun, colour }) => {
    const name =
      (['queen', 'knight', 'pawn', 'rook', 'bishop'] as PieceName[]).find((piece) => noun.includes(piece)) ??
      'king';
    addPiece(b, name, colour ?? light, 28);
    return { grip: [0, 0.05, 0] };
  },
);

const boardGame = staticKit(
  ['board game', 'game board', 'checkers', 'draughts', 'checkerboard', 'go board', 'game of go'],
  (b, { noun, seed }) => {
    const random = createRandom(seed);
    if (noun.includes('go')) {
      b.paint(fromHex('#d8a85a'), 'wood').box([0, 0.05, 0], [0.46, 0.1, 0.48], 0.008);
      b.paint([0.05, 0.03, 0.02], 'matte');
      for (let n = 0; n < 19; n += 1)
        b.box([(n - 9) * 0.022, 0.1012, 0], [0.0012, 0.001, 0.4]).box(
          [0, 0.1012, (n - 9) * 0.022],
          [0.4, 0.001, 0.0012],
        );
      for (let n = 0; n < 70; n += 1)
        b.paint(n % 2 ? [0.85, 0.85, 0.82] : [0.02, 0.02, 0.025], 'glossy').sphere(
          [Math.round((random() - 0.5) * 14) * 0.022, 0.104, Math.round((random() - 0.5) * 14) * 0.022],
          [0.0105, 0.0045, 0.0105],
          10,
        );
      return undefined;
    }
    addBoard(b, 0.026);
    for (let rank = 0; rank < 8; rank += 1) {
      if (rank === 3 || rank === 4) continue;
      for (let file = rank % 2; file < 8; file += 2)
        b.paint(rank < 3 ? fromHex('#f0e2c4') : fromHex('#a3281e'), 'glossy').at(
          translation((file - 3.5) * square, 0.028, (3.5 - rank) * square),
          (k) =>
            k.lathe(
              [
                [0, 0],
                [0.021, 0],
                [0.021, 0.008],
                [0.016, 0.01],
                [0.014, 0.008],
                [0, 0.008],
              ],
              18,
            ),
        );
    }
    return undefined;
  },
);

const dice = staticKit(['dice', 'die'], (b, { noun, colour }) => {
  const paint = colour ?? fromHex('#f4f2ea');
  const addDie = (x: number, z: number, yaw: number, turn: number) =>
    b.at(multiply(translation(x, 0.0125, z), rotationY(yaw)), (k) => {
      k.paint(paint, 'glossy').box([0, 0, 0], [0.025, 0.025, 0.025], 0.004, 3);
      k.paint(colour ? [0.9, 0.9, 0.88] : [0.04, 0.04, 0.05], 'glossy');
      const sides = [
        rotationX(0),
        rotationX(-Math.PI / 2),
        rotationY(Math.PI / 2),
        rotationY(-Math.PI / 2),
        rotationX(Math.PI / 2),
        rotationY(Math.PI),
      ];
      for (const [n, side] of sides.entries())
        k.at(side, (s) => {
          for (const [px, py] of pips[((n + turn) % 6) + 1]!)
            s.sphere([px * 0.0062, py * 0.0062, 0.0123], [0.0024, 0.0024, 0.0008], 8);
        });
    });
  addDie(noun === 'die' ? 0 : -0.02, 0, 0.4, 2);
  if (noun !== 'die') addDie(0.022, 0.012, -0.7, 4);
  return { grip: [0, 0.012, 0] };
});

const cards = staticKit(['playing cards', 'playing card', 'deck of cards', 'poker cards', 'cards'], (b) => {
  b.paint(fromHex('#f6f3ea'), 'satin')
    .box([-0.06, 0.01, 0], [0.063, 0.02, 0.088], 0.003)
    .paint(fromHex('#a8242a'), 'satin')
    .box([-0.06, 0.0205, 0], [0.055, 0.0012, 0.08]);
  for (let n = 0; n < 5; n += 1) {
    b.at(
      multiply(
        translation(0.05, 0.003 + n * 0.0008, 0.03),
        rotationY(0.5 - n * 0.25),
        translation(0, 0, -0.05),
      ),
      (k) => {
        k.paint(fromHex('#f8f6f0'), 'satin').box([0, 0, 0], [0.063, 0.0007, 0.088]);
        k.paint(n % 2 ? fromHex('#1a1a1c') : fromHex('#c8202a'), 'satin')
          .sphere([0, 0.0006, 0], [0.011, 0.0004, 0.013], 12)
          .sphere([-0.023, 0.0006, -0.034], [0.004, 0.0004, 0.006], 8)
          .sphere([0.023, 0.0006, 0.034], [0.004, 0.0004, 0.006], 8);
      },
    );
  }
  return undefined;
});

export const chessKits: readonly Kit[] = [chessBoard, chessPiece, boardGame, dice, cards];
