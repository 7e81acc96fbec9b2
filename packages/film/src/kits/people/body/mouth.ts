/** Mouth shapes as parts of their own: one of them is shown at a time. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translationTo } from '../../../math/matrix.ts';
import { addScaled, mix, type Vec3 } from '../../../math/vector.ts';
import type { FaceLook } from './face.ts';
import type { HeadFrame } from './head-look.ts';
import { sides } from './person-skeleton.ts';
import { castRay, normalOf } from './surface.ts';

export type MouthShape = 'smile' | 'open' | 'sad' | 'laugh' | 'teeth';

export const mouthCentre: Vec3 = [0, -0.083, 0.1];

/** A point of the face in units of the head from the middle of the mouth, lifted off the skin. */
const onFace = (face: DistanceField, { at }: HeadFrame, x: number, y: number, lift: number): Vec3 => {
  const point = castRay(face, at(x, mouthCentre[1] + y, 0.3), [0, 0, -1], 0.5);
  return addScaled(point, normalOf(face, point), lift);
};

const inside = fromHex('#3a0f10');
const tongue = fromHex('#c2524f');
const teeth: Vec3 = [0.9, 0.89, 0.86];

/** A mouth that shows what is in it: its edges at -1 to 1 across, in units of the head, and the thickness of its lips. */
type OpenShape = {
  half: number;
  upper: (t: number) => number;
  lower: (t: number) => number;
  lips: [least: number, more: number];
  grid: [columns: number, rows: number];
  paint: (builder: MeshBuilder, t: number, y: number, column: number, row: number) => void;
};

const addOpenMouth = (
  builder: MeshBuilder,
  frame: HeadFrame,
  face: DistanceField,
  look: FaceLook,
  { half, upper, lower, lips, grid: [columns, rows], paint }: OpenShape,
): void => {
  const { k } = frame;
  builder.grid(
    Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => {
        const t = (column / columns) * 2 - 1;
        const y = upper(t) + (lower(t) - upper(t)) * (row / rows);
        paint(builder, t, y, column, row);
        return builder.vertex(onFace(face, frame, t * half, y, 0.0022 * k), [0, 0, 1]);
      }),
    ),
  );
  builder.paint(look.lips, 'satin');
  for (const edge of [upper, lower])
    builder.tube(
      Array.from({ length: 11 }, (_, n) => {
        const t = n / 5 - 1;
        return onFace(face, frame, t * half, edge(t), 0.002 * k);
      }),
      Array.from({ length: 11 }, (_, n) => (lips[0] + lips[1] * Math.sin((n / 10) * Math.PI)) * k),
      6,
    );
};

/** Wide, with its corners up, a row of teeth and raised cheeks. */
const laughingMouth = (frame: HeadFrame, face: DistanceField, look: FaceLook): Mesh => {
  const { k, at } = frame;
  const builder = new MeshBuilder();
  const [depth, corner] = [0.043, 0.017];
  const upper = (t: number) => corner * t * t;
  addOpenMouth(builder, frame, face, look, {
    half: 0.046,
    upper,
    lower: (t) => corner * t * t - depth * (1 - t * t) ** 0.75,
    lips: [0.0016, 0.0034],
    grid: look.isCoarse ? [8, 5] : [16, 10],
    paint: (b, t, y) => {
      const isTooth = upper(t) - y < 0.0145 && Math.abs(t) < 0.9;
      const isTongue = !isTooth && Math.hypot(t * 1.35, (y + depth) / 0.021) < 1;
      b.paint(isTooth ? teeth : isTongue ? tongue : inside, isTooth ? 'glossy' : 'satin');
    },
  });
  const flush = mix(look.skin, [look.skin[0] * 1.02, look.skin[1] * 0.55, look.skin[2] * 0.48], 0.45);
  for (const { sign } of sides)
    builder.at(translationTo(castRay(face, at(sign * 0.066, -0.042, 0.3), [0, 0, -1], 0.5)), (b) =>
      b.paint(flush, 'skin').sphere([0, 0, -0.008 * k], [0.026 * k, 0.02 * k, 0.017 * k], 14),
    );
  return builder.mesh;
};

/** Clenched teeth between drawn lips, with its corners down. */
const baredTeeth = (frame: HeadFrame, face: DistanceField, look: FaceLook): Mesh => {
  const builder = new MeshBuilder();
  const [tall, droop] = [0.026, 0.012];
  const grid: [number, number] = look.isCoarse ? [8, 4] : [20, 8];
  addOpenMouth(builder, frame, face, look, {
    half: 0.04,
    upper: (t) => tall * 0.55 * (1 - t ** 4) - droop * t * t,
    lower: (t) => -tall * 0.45 * (1 - t ** 4) - droop * t * t,
    lips: [0.0022, 0.003],
    grid,
    paint: (b, _t, _y, column, row) => {
      const isGap = row === grid[1] / 2 || (column % 3 === 0 && !look.isCoarse);
      b.paint(isGap ? mix(teeth, inside, 0.4) : teeth, 'glossy');
    },
  });
  return builder.mesh;
};

export const buildMouths = (
  frame: HeadFrame,
  face: DistanceField,
  look: FaceLook,
): Record<MouthShape, Mesh> => {
  const { k } = frame;
  const line = (bend: number, width: number): Mesh => {
    const builder = new MeshBuilder().paint(look.lips, 'satin');
    const points = Array.from({ length: 9 }, (_, n): Vec3 => {
      const t = n / 4 - 1;
      return onFace(face, frame, t * width, bend * t * t - bend * 0.4, 0.0012);
    });
    builder.tube(
      points,
      points.map((_, n) => (0.0022 + 0.0042 * Math.sin((n / 8) * Math.PI)) * k),
      6,
    );
    return builder.mesh;
  };
  const open = new MeshBuilder();
  const rings = [0.001, 0.4, 0.8, 1, 1.16];
  const rows = rings.map((ring) =>
    Array.from({ length: 19 }, (_, n) => {
      const a = (n / 18) * 2 * Math.PI;
      // Flat above and round below, as a laughing mouth is.
      const [x, y] = [Math.cos(a) * 0.03 * ring, Math.sin(a) * (Math.sin(a) > 0 ? 0.01 : 0.03) * ring];
      const isTongue = y < -0.012 && Math.abs(x) < 0.02 && ring < 0.9;
      const isTeeth = y > 0.0035 && ring < 0.95;
      open.paint(ring > 0.95 ? look.lips : isTeeth ? [0.85, 0.84, 0.8] : isTongue ? tongue : inside, 'satin');
      const lift = ring > 1.1 ? 0 : ring > 0.95 ? 0.003 : 0.0014;
      return open.vertex(onFace(face, frame, x, y, lift), [0, 0, 1]);
    }),
  );
  open.grid(rows);
  return {
    smile: line(0.0125, 0.032),
    open: open.mesh,
    sad: line(-0.016, 0.03),
    teeth: baredTeeth(frame, face, look),
    laugh: laughingMouth(frame, face, look),
  };
};
