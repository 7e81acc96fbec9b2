/** Equations written by hand on a board: strokes of digits, letters and signs. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import type { Vec3 } from '../../math/vector.ts';

type Stroke = [number, number][];

/** Points on a round, turned from `from` to `to` in quarter turns. */
const round = (x: number, y: number, rx: number, ry: number, from = 0, to = 4): Stroke =>
  Array.from({ length: 11 }, (_, n): [number, number] => {
    const a = ((from + ((to - from) * n) / 10) * Math.PI) / 2;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  });

/** In a cell 0.6 wide and 1 high. */
const signs: Record<string, Stroke[]> = {
  '0': [round(0.3, 0.5, 0.25, 0.48)],
  '1': [
    [
      ...([
        [0.12, 0.75],
        [0.32, 1],
        [0.32, 0],
      ] as Stroke),
    ],
  ],
  '2': [[...round(0.3, 0.72, 0.24, 0.27, 2, -0.4), [0.05, 0], [0.58, 0]]],
  '3': [[...round(0.27, 0.75, 0.24, 0.25, 1.6, -1), ...round(0.27, 0.25, 0.27, 0.25, 1, -1.7)]],
  '4': [
    [
      [0.42, 0],
      [0.42, 1],
      [0.04, 0.32],
      [0.58, 0.32],
    ],
  ],
  '5': [[[0.52, 1], [0.12, 1], [0.1, 0.58], ...round(0.27, 0.31, 0.27, 0.31, 1.2, -1.7)]],
  '6': [[[0.45, 1], [0.16, 0.6], ...round(0.3, 0.28, 0.24, 0.28, 1.8, 5.8)]],
  '7': [
    [
      [0.05, 1],
      [0.55, 1],
      [0.22, 0],
    ],
  ],
  '8': [round(0.3, 0.75, 0.2, 0.24), round(0.3, 0.26, 0.25, 0.26)],
  x: [
    [
      [0.08, 0.6],
      [0.52, 0],
    ],
    [
      [0.52, 0.6],
      [0.08, 0],
    ],
  ],
  y: [
    [
      [0.08, 0.6],
      [0.3, 0.12],
    ],
    [
      [0.52, 0.6],
      [0.16, -0.28],
    ],
  ],
  a: [
    round(0.28, 0.3, 0.23, 0.3),
    [
      [0.51, 0.6],
      [0.53, 0],
    ],
  ],
  b: [
    [
      [0.1, 1],
      [0.1, 0],
    ],
    round(0.31, 0.29, 0.22, 0.29),
  ],
  c: [round(0.32, 0.3, 0.25, 0.3, 0.6, 3.4)],
  m: [
    [[0.02, 0], [0.04, 0.55], ...round(0.17, 0.42, 0.12, 0.17, 2, 0), [0.29, 0]],
    [[0.29, 0.42], ...round(0.43, 0.42, 0.13, 0.17, 2, 0), [0.57, 0]],
  ],
  E: [
    [
      [0.52, 1],
      [0.1, 1],
      [0.1, 0],
      [0.54, 0],
    ],
    [
      [0.1, 0.52],
      [0.44, 0.52],
    ],
  ],
  '+': [
    [
      [0.06, 0.4],
      [0.54, 0.4],
    ],
    [
      [0.3, 0.64],
      [0.3, 0.16],
    ],
  ],
  '-': [
    [
      [0.08, 0.4],
      [0.52, 0.4],
    ],
  ],
  '=': [
    [
      [0.06, 0.5],
      [0.54, 0.5],
    ],
    [
      [0.06, 0.28],
      [0.54, 0.28],
    ],
  ],
  '(': [round(0.5, 0.45, 0.26, 0.62, 1.35, 2.65)],
  ')': [round(0.1, 0.45, 0.26, 0.62, 0.65, -0.65)],
};

export const equations: readonly string[] = [
  'a^2+b^2=c^2',
  'E=mc^2',
  '3x+5=20',
  '(x+1)(x-1)=x^2-1',
  'y=2x+3',
];

/** The strokes of a line on a board that faces +z, as they are written; `at` is the left end of the line it stands on. "^" lifts the next sign. */
export const strokesOf = (line: string, at: Vec3, tall: number): Vec3[][] => {
  const strokes: Vec3[][] = [];
  let x = at[0];
  for (let n = 0; n < line.length; n += 1) {
    const isRaised = line[n] === '^';
    if (isRaised) n += 1;
    const size = isRaised ? tall * 0.55 : tall;
    const y = at[1] + (isRaised ? tall * 0.55 : 0);
    for (const stroke of signs[line[n]!] ?? [])
      strokes.push(stroke.map(([u, v]): Vec3 => [x + u * size, y + v * size, at[2]]));
    x += size * 0.78;
  }
  return strokes;
};

export const writeLine = (
  b: MeshBuilder,
  line: string,
  at: Vec3,
  tall: number,
  thick = tall * 0.042,
): void => {
  for (const stroke of strokesOf(line, at, tall)) b.tube(stroke, thick, 4, false);
};
