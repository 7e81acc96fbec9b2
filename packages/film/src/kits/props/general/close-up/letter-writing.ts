/** A letter that a fountain pen or a quill writes: the ink appears behind the tip. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';

const gold = fromHex('#d8a83a');
const ink = fromHex('#10163a');
const [width, length] = [0.24, 0.32];
const lineGap = 0.026;
const firstLine = -0.115;
const [start, end] = [-0.094, 0.094];
/** Lines that are there already, and those that are written in the film. */
const [writtenLines, newLines] = [4, 3];
const strokesPerLine = 14;

/** Joined handwriting from one place of a line to another, with gaps between words. */
const addScript = (b: MeshBuilder, line: number, from: number, to: number): void => {
  const z = firstLine + line * lineGap;
  const points: Vec3[] = [];
  for (let x = from; x <= to + 1e-6; x += 0.0011) {
    const tall = Math.sin(x * 131 + line * 2.1) > 0.72 ? 2 : 1;
    points.push([
      x + 0.0016 * Math.cos(x * 820 + line),
      0.0034,
      z - Math.max(-0.002, 0.0042 * tall * Math.sin(x * 820 + line)),
    ]);
  }
  if (points.length > 1) b.paint(ink, 'matte').tube(points, 0.0008, 4, false);
};

const strokeAt = (n: number): [number, number] => {
  const step = (end - start) / strokesPerLine;
  // Every fourth stroke is shorter: the gap after a word.
  return [start + n * step, start + (n + (n % 4 === 3 ? 0.55 : 1)) * step];
};

const addPaper = (b: MeshBuilder): void => {
  const [pale, brown] = [fromHex('#ead9ae'), fromHex('#a87c44')];
  b.grid(
    Array.from({ length: 25 }, (_, j) =>
      Array.from({ length: 21 }, (_, i) => {
        const [u, v] = [i / 20 - 0.5, j / 24 - 0.5];
        const edge = clamp((Math.max(Math.abs(u), Math.abs(v)) - 0.36) * 6, 0, 1);
        const stain = Math.max(0, Math.sin(u * 9 + 1) * Math.sin(v * 11 + 2) - 0.55) * 0.5;
        const torn = edge > 0.8 ? 0.0025 * Math.sin(i * 2.3 + j * 1.7) : 0;
        return b
          .paint(mix(pale, brown, clamp(edge * edge * 0.8 + stain, 0, 1)), 'matte')
          .vertex([u * width + torn, 0.0022 + edge * edge * 0.004, v * length + torn], [0, 1, 0]);
      }),
    ).toReversed(),
  );
};

const addPen = (b: MeshBuilder, colour: Vec3 | null): void => {
  // Along +y from the tip.
  b.paint(gold, 'metal').lathe(pairs(0.0004, 0, 0.0018, 0.006, 0.0042, 0.02, 0.0046, 0.026), 20);
  b.paint(fromHex('#1a1c22'), 'glossy').lathe(pairs(0.0046, 0.026, 0.006, 0.032, 0.0072, 0.05), 24);
  b.paint(gold, 'metal').lathe(pairs(0.0082, 0.05, 0.0086, 0.053, 0.0082, 0.056), 24);
  b.paint(colour ?? fromHex('#14284e'), 'glossy').lathe(
    pairs(0.0082, 0.056, 0.009, 0.08, 0.0088, 0.13, 0.0074, 0.156, 0.004, 0.163, 0, 0.164),
    28,
  );
  b.paint(gold, 'metal').lathe(pairs(0.0088, 0.118, 0.0092, 0.121, 0.0088, 0.124), 24);
};

const addQuill = (b: MeshBuilder, colour: Vec3 | null): void => {
  b.paint(fromHex('#efe6cc'), 'satin').tube(
    [
      [0, 0, 0],
      [0, 0.06, 0],
      [0.006, 0.16, 0],
      [0.022, 0.26, 0],
    ],
    [0.0012, 0.003, 0.0022, 0.0008],
    8,
  );
  b.paint(colour ?? fromHex('#f4f0e6'), 'cloth');
  for (let n = 0; n < 34; n += 1) {
    const t = n / 33;
    const [y, x] = [0.075 + t * 0.19, 0.022 * ((0.075 + t * 0.19) / 0.26) ** 2];
    const reach = 0.03 * Math.sin(Math.PI * (0.12 + t * 0.8));
    for (const side of [-1, 1])
      b.tube(
        [
          [x, y, 0],
          [x + side * reach, y + 0.022, 0.002],
        ],
        [0.0034, 0.0008],
        4,
      );
  }
};

const addInkwell = (b: MeshBuilder): void => {
  b.at(translation(0.175, 0, -0.1), (k) => {
    k.paint(fromHex('#22345a'), 'glass').lathe(
      pairs(0.034, 0, 0.036, 0.008, 0.034, 0.034, 0.018, 0.042, 0.018, 0.052),
      28,
    );
    k.paint(gold, 'metal').lathe(pairs(0.018, 0.05, 0.021, 0.052, 0.021, 0.057, 0.015, 0.058), 24);
    k.paint(ink, 'glossy').lathe(pairs(0.015, 0.056, 0, 0.056), 20);
  });
  b.at(multiply(translation(-0.185, 0.002, 0.06), rotationY(0.35)), (k) => {
    k.paint(fromHex('#d8c08c'), 'matte').box([0, 0, 0], [0.1, 0.004, 0.16], 0.001);
    k.paint(fromHex('#a81e22'), 'glossy').sphere([0, 0.004, 0], [0.016, 0.004, 0.016], 16);
  });
};

export const letterWriting: Kit = {
  name: 'letter being written',
  nouns: ['letter being written', 'letter written with a quill'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const [body, pen] = [new MeshBuilder(), new MeshBuilder()];
    addPaper(body);
    addInkwell(body);
    for (let line = 0; line < writtenLines; line += 1)
      for (let n = 0; n < (line === 0 ? 6 : strokesPerLine); n += 1) addScript(body, line, ...strokeAt(n));
    const strokes: Record<string, MeshBuilder> = {};
    const total = newLines * strokesPerLine;
    for (let n = 0; n < total; n += 1) {
      const stroke = new MeshBuilder();
      addScript(stroke, writtenLines + Math.floor(n / strokesPerLine), ...strokeAt(n % strokesPerLine));
      strokes[`ink ${n}`] = stroke;
    }
    if (/quill/.test(noun)) addQuill(pen, colour);
    else addPen(pen, colour);
    return assembleModel(
      { body, pen, ...strokes },
      {
        size: [0.46, 0.14, length],
        anchors: { top: [0, 0.01, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const done = clamp(actionTime / Math.max(1, actionSeconds), 0, 1) * (total - 2) + 1.5;
          const line = Math.floor(done / strokesPerLine);
          const share = done / strokesPerLine - line;
          // Back to the next line in the time of a stroke.
          const back = clamp(share * strokesPerLine, 0, 1);
          const x = line > 0 && back < 1 ? end + (start - end) * back : start + share * (end - start);
          const parts: Record<string, ReturnType<typeof translation> | null> = {};
          for (let n = 0; n < total; n += 1) if (n + 1 > done) parts[`ink ${n}`] = null;
          const wiggle = 0.004 * Math.sin(time * 19);
          parts.pen = multiply(
            translation(
              x,
              0.004 + (back < 1 && line > 0 ? 0.006 : 0),
              firstLine + (writtenLines + line) * lineGap + wiggle,
            ),
            rotationY(-0.5),
            rotationX(0.62),
            rotationZ(-0.32 + wiggle * 4),
          );
          return { parts, anchors: {} };
        },
      },
    );
  },
};
