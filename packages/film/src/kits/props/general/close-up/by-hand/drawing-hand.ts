/** A hand that draws, paints or writes on a sheet of paper: the lines appear behind the tip. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { translation } from '../../../../../math/matrix.ts';
import { normalize, scale, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { buildPenHand, penDirection } from './hand.ts';
import { sketchOf } from './sketches.ts';

/** Metres of a sheet of the unit square, and how finely lines appear. */
const [across, up, step] = [0.27, 0.27, 5];
/** Share of the drawing that is there already. */
const before = 0.3;

const addTool = (b: MeshBuilder, words: string, tone: Vec3) => {
  const d = normalize(penDirection);
  const at = (long: number): Vec3 => scale(d, long);
  if (/brush|paint|watercolou?r|calligraph/.test(words)) {
    b.paint(tone, 'satin').tube([at(0), at(0.008), at(0.022)], [0.0006, 0.0042, 0.0034], 12);
    b.paint(fromHex('#c8ccd2'), 'metal').tube([at(0.02), at(0.04)], [0.0036, 0.0042], 12);
    b.paint(fromHex('#8a3a24'), 'glossy').tube([at(0.04), at(0.07), at(0.21)], [0.0044, 0.0056, 0.0026], 12);
    return;
  }
  if (/\bpen\b|writ|letter|sign/.test(words)) {
    b.paint(fromHex('#d8a83a'), 'metal').tube([at(0), at(0.012), at(0.024)], [0.0005, 0.003, 0.0046], 12);
    b.paint(fromHex('#14284e'), 'glossy').tube([at(0.024), at(0.05), at(0.15)], [0.005, 0.0064, 0.0058], 14);
    return;
  }
  b.paint(tone, 'matte').tube([at(0), at(0.005)], [0.0004, 0.0016], 8);
  b.paint(fromHex('#e8c48a'), 'matte').tube([at(0.005), at(0.02)], [0.0016, 0.0042], 10);
  b.paint(/charcoal/.test(words) ? fromHex('#2a2a2c') : fromHex('#e8a81c'), 'satin').tube(
    [at(0.02), at(0.16)],
    [0.0043, 0.0043],
    6,
  );
  b.paint(fromHex('#c8ccd2'), 'metal').tube([at(0.16), at(0.172)], 0.0046, 12);
  b.paint(fromHex('#e88a94'), 'matte').tube([at(0.172), at(0.184)], 0.0044, 12);
};

const addSheet = (b: MeshBuilder, isPainting: boolean) => {
  b.paint(fromHex('#6a4a30'), 'satin').box([0, 0.004, 0], [0.36, 0.008, 0.36], 0.003);
  b.paint(fromHex('#fbf7ec'), 'matte').box([0, 0.0095, 0], [0.335, 0.003, 0.335], 0.001);
  if (!isPainting) return;
  // A box of watercolours beside it.
  b.paint(fromHex('#f4f4f2'), 'glossy').box([-0.25, 0.006, 0], [0.08, 0.012, 0.26], 0.004);
  for (const [n, hex] of ['#d8281c', '#f0a01c', '#f2d82c', '#3aa04a', '#2f72c8', '#7a3ab0'].entries())
    b.paint(fromHex(hex), 'glossy').sphere([-0.25, 0.012, -0.1 + n * 0.04], [0.026, 0.005, 0.015], 14);
};

export const drawingHand: Kit = {
  name: 'hand drawing on paper',
  nouns: ['hand drawing on paper'],
  locomotion: 'none',
  build: ({ traits }) => {
    const words = traits.join(' ');
    const isPainting = /brush|paint|watercolou?r/.test(words);
    const isColoured = isPainting || /crayon|colou?r|marker|child/.test(words);
    const isScript = /writ|letter|calligraph|sign/.test(words);
    const body = new MeshBuilder();
    addSheet(body, isPainting);
    const chunks: { name: string; builder: MeshBuilder; end: Vec3; start: Vec3 }[] = [];
    for (const stroke of sketchOf(words)) {
      const points = stroke.points.map(([x, y]): Vec3 => [x * across, 0.0114, -y * up]);
      const tone = fromHex(isColoured ? (stroke.colour ?? '#2a2426') : isScript ? '#10163a' : '#33312f');
      const thick = (isPainting ? 2.4 : 1) * (stroke.isThick ? 0.0015 : 0.0009);
      for (let n = 0; n + 1 < points.length; n += step) {
        const part = points.slice(n, n + step + 1);
        const builder = new MeshBuilder();
        builder.paint(tone, 'matte').tube(part, thick, 5);
        chunks.push({ name: `line${chunks.length}`, builder, start: part[0]!, end: part.at(-1)! });
      }
    }
    const tool = new MeshBuilder();
    addTool(tool, words, fromHex(isPainting ? '#d8305a' : '#2a2a2c'));
    const { hand, sleeve } = buildPenHand(fromHex('#3f6a8a'));
    return assembleModel(
      { body, ...Object.fromEntries(chunks.map(({ name, builder }) => [name, builder])), tool, hand, sleeve },
      {
        size: [0.36, 0.09, 0.34],
        anchors: { top: [0, 0.012, 0] },
        pose: ({ actionTime, actionSeconds, time }) => {
          const t = Math.min(1, actionTime / Math.max(0.1, actionSeconds));
          const now = (before + (0.98 - before) * t) * chunks.length;
          const current = chunks[Math.min(chunks.length - 1, Math.floor(now))]!;
          const part = now % 1;
          const shake = 0.0008 * Math.sin(time * 17);
          const tip = translation(
            current.start[0] + (current.end[0] - current.start[0]) * part + shake,
            0.0122,
            current.start[2] + (current.end[2] - current.start[2]) * part,
          );
          const parts: Record<string, ReturnType<typeof translation> | null> = {
            tool: tip,
            hand: tip,
            sleeve: tip,
          };
          for (const [n, { name }] of chunks.entries()) if (n > now) parts[name] = null;
          return { parts, anchors: {} };
        },
      },
    );
  },
};
