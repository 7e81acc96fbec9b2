/** A board that somebody writes on: the strokes of a line come one after the other from the chalk. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp } from '../../../../math/interpolate.ts';
import { translation } from '../../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel, shown } from '../../../shared/assemble-model.ts';
import { equations, strokesOf, writeLine } from '../../../shared/chalk-writing.ts';

const [wide, high, middle, face] = [2.6, 1.3, 1.55, 0.042];
/** Where the line begins that is being written; whoever writes it stands left of it. */
const lineAt: Vec3 = [0.14, 1.44, face];

export const writtenBoard: Kit = {
  name: 'board being written on',
  nouns: ['blackboard being written on', 'whiteboard being written on'],
  locomotion: 'none',
  build: ({ noun }) => {
    const isWhite = /white/.test(noun);
    const [body, chalk] = [new MeshBuilder(), new MeshBuilder()];
    body
      .paint(fromHex(isWhite ? '#b8bec4' : '#7a5230'), isWhite ? 'metal' : 'wood')
      .box([0, middle, 0], [wide + 0.14, high + 0.14, 0.06], 0.015)
      .box([0, middle - high / 2 - 0.08, 0.07], [wide, 0.04, 0.12], 0.01);
    for (const x of [-1.1, 1.1])
      body.box([x, 0.46, -0.02], [0.08, 0.92, 0.06]).box([x, 0.03, 0], [0.1, 0.06, 0.5]);
    body
      .paint(fromHex(isWhite ? '#f6f7f7' : '#1f4034'), isWhite ? 'glossy' : 'matte')
      .box([0, middle, 0.028], [wide, high, 0.02]);
    const tone: Vec3 = isWhite ? [0.05, 0.09, 0.35] : [0.85, 0.86, 0.82];
    body.paint(tone, 'matte');
    writeLine(body, equations[0]!, [-1.15, middle + 0.36, face], 0.18);
    writeLine(body, equations[2]!, [-1.15, middle + 0.06, face], 0.18);
    writeLine(body, equations[4]!, [0.12, middle + 0.36, face], 0.18);
    const strokes = strokesOf('E=mc^2', lineAt, 0.15);
    const parts: Record<string, MeshBuilder> = {};
    for (const [n, stroke] of strokes.entries()) {
      const b = new MeshBuilder();
      b.paint(tone, 'matte').tube(stroke, 0.0075, 4, false);
      parts[`stroke${n}`] = b;
    }
    chalk.paint(isWhite ? fromHex('#2456a8') : [0.95, 0.95, 0.92], 'matte').tube(
      [
        [0, 0, 0],
        [0.012, -0.016, 0.08],
      ],
      isWhite ? 0.009 : 0.0075,
      10,
    );
    return assembleModel(
      { body, ...parts, chalk },
      {
        size: [wide, middle + high / 2, 0.2],
        anchors: { top: [0, middle, 0.06], handRight: [lineAt[0], lineAt[1], 0.1] },
        pose: ({ action, actionTime, actionSeconds }) => {
          const t = action === 'write' ? clamp(actionTime / Math.max(0.1, actionSeconds)) : 1;
          const now = Math.min(strokes.length - 0.01, 1 + t * (strokes.length - 1));
          const stroke = strokes[Math.floor(now)]!;
          const along = (now % 1) * (stroke.length - 1);
          const [from, to] = [
            stroke[Math.floor(along)]!,
            stroke[Math.min(stroke.length - 1, Math.floor(along) + 1)]!,
          ];
          const tip = mix(from, to, along % 1);
          return {
            parts: {
              ...Object.fromEntries(strokes.map((_, n) => [`stroke${n}`, shown(n <= now)])),
              chalk: translation(...tip),
            },
            anchors: { handRight: translation(tip[0] + 0.008, tip[1] - 0.012, tip[2] + 0.055) },
          };
        },
      },
    );
  },
};
