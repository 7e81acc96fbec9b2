/** The skin of a four-legged animal: blended shapes around its skeleton, then eyes, ears, nose and fur. */

import { appendMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import type { BodyPaint } from '../../../geometry/soft-body.ts';
import { SoftBody } from '../../../geometry/soft-body.ts';
import { dot, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Detail } from '../../kit.ts';
import type { Part } from '../../model.ts';
import type { Coat } from '../shared/coat.ts';
import { surfacePoint } from '../shared/eyes.ts';
import { coverWithFur } from './coat-fur.ts';
import { coatPaint } from './coat-point.ts';
import { footLength, sides, tailPoints, tailSegments, trunkPoints, trunkSegments } from './frame.ts';
import { addHeadDetails, type Lids } from './head.ts';
import type { Frame } from './shape.ts';

/** Grid cell of the skin in shares of the trunk's depth. */
const cellShare = [0.132, 0.21, 0.36] as const;

const addTrunkOfBody = (body: SoftBody, frame: Frame, skeleton: Skeleton, paint: BodyPaint, style: Style) => {
  const { shape, spine, hipRise, depth: d, length, zFront, zHind } = frame;
  const { width = 0.88, chest = 1.06, belly = 0.95, rump = 0.98 } = shape;
  const at = (bone: string, blend: number) => ({ ...style, bone: skeleton.number(bone), blend });
  const soft = d * 0.45;
  body.ellipsoid(
    [0, spine + hipRise, zHind * 0.88],
    [d * width * rump, d * rump, d * 1.2],
    paint,
    at('hips', soft),
  );
  body.ellipsoid(
    [0, spine + hipRise * 0.6 - d * 0.06 * belly, zHind * 0.32],
    [d * width * belly, d * belly, length * 0.36],
    paint,
    at('hips', soft),
  );
  body.ellipsoid(
    [0, spine + hipRise * 0.2 - d * 0.06 * belly, zFront * 0.32],
    [d * width * belly, d * belly, length * 0.36],
    paint,
    at('chest', soft),
  );
  body.ellipsoid(
    [0, spine - d * 0.05, zFront * 0.86],
    [d * width * chest * 0.98, d * chest, d * 1.15],
    paint,
    at('chest', soft),
  );
};

type Style = { material: 'fur' | 'skin' | 'satin' };

const addNeck = (body: SoftBody, frame: Frame, skeleton: Skeleton, coat: Coat, style: Style) => {
  const { headCentre, radius, neckBase, depth: d } = frame;
  const { neck } = frame.shape;
  body.capsule(
    [0, neckBase[1] - d * 0.3, neckBase[2] - d * 0.3],
    headCentre,
    [d * (neck.base ?? 0.72), radius * (neck.tip ?? 0.82)],
    coatPaint(frame, coat, 'neck'),
    { ...style, bone: skeleton.number('neck'), blend: d * 0.45 },
  );
};

const addHead = (body: SoftBody, frame: Frame, skeleton: Skeleton, coat: Coat, style: Style) => {
  const { shape, headPoint, headCentre, radius: r } = frame;
  const { head } = shape;
  const bone = skeleton.number('head');
  const blend = r * 0.28;
  const skull = coatPaint(frame, coat, 'head');
  const muzzle = coatPaint(frame, coat, 'muzzle');
  const { wide = 1, tall = 1, root = 0.68, low = 0.28, cheeks = 0 } = head;
  body.ellipsoid(headCentre, [r * 0.9 * wide, r * 0.94 * tall, r], skull, {
    ...style,
    bone,
    blend,
    tiltX: head.drop,
  });
  const end = headPoint(0, -low, head.muzzle - head.tip);
  body.capsule(headPoint(0, -0.16, 0.3), end, [r * root, r * head.tip], muzzle, { ...style, bone, blend });
  if (cheeks > 0)
    for (const [, sign] of sides)
      body.ellipsoid(headPoint(sign * 0.5, -0.32, 0.3), [r * cheeks, r * cheeks * 0.85, r * cheeks], skull, {
        ...style,
        bone,
        blend,
      });
  if (head.pads)
    for (const [, sign] of sides)
      body.ellipsoid(
        headPoint(sign * head.pads * 0.75, -low - head.tip * 0.3, head.muzzle - head.tip * 0.55),
        [r * head.pads, r * head.pads * 0.8, r * head.pads * 0.8],
        muzzle,
        { ...style, bone, blend: r * 0.12 },
      );
  if (!head.jawless)
    body.capsule(
      headPoint(0, -0.5, 0.35),
      headPoint(0, -low - head.tip * 0.78, head.muzzle - head.tip * 1.15),
      [r * 0.36, r * head.tip * 0.48],
      coatPaint(frame, coat, 'jaw'),
      { ...style, bone: skeleton.number('jaw'), blend: r * 0.12 },
    );
};

/** Hanging ears are part of the body, so that they are round and covered with its fur. */
const addDropEars = (body: SoftBody, frame: Frame, skeleton: Skeleton, coat: Coat, style: Style) => {
  const { shape, headPoint, radius: r } = frame;
  const { length, width } = shape.ears;
  const out = 0.86 * (shape.head.wide ?? 1) + (shape.head.cheeks ?? 0) * 0.16;
  const paint = coatPaint(frame, coat, 'ear');
  for (const [side, sign] of sides) {
    const ear = { ...style, bone: skeleton.number(`ear${side}`), blend: r * 0.1 };
    body.ellipsoid(headPoint(sign * out * 0.86, 0.5, -0.12), [r * 0.22, r * 0.34, r * width * 0.36], paint, {
      ...ear,
      tiltZ: sign * 0.7,
    });
    body.ellipsoid(
      headPoint(sign * (out + 0.14), 0.52 - length * 0.42, -0.06),
      [r * 0.15, r * length * 0.46, r * width * 0.44],
      paint,
      { ...ear, tiltZ: sign * 0.16 },
    );
  }
};

type AddToBody = (
  body: SoftBody,
  frame: Frame,
  skeleton: Skeleton,
  coat: Coat,
  style: Style,
  cell: number,
) => void;

const addLegs: AddToBody = (body, frame, skeleton, coat, style, cell) => {
  const { shape, depth: d, h } = frame;
  const paint = coatPaint(frame, coat, 'leg');
  const feet = coatPaint(frame, coat, 'foot');
  const lower = Math.max(frame.leg, cell * 0.85);
  const { thigh = 1, footSize = 1 } = shape;
  const isColumn = shape.foot === 'column';
  const taper = isColumn ? 1 : shape.foot === 'hoof' ? 0.72 : 0.8;
  const limb = (name: string, radii: [number, number], blend: number) =>
    body.capsule(skeleton.head(name), skeleton.tail(name), radii, paint, {
      ...style,
      bone: skeleton.number(name),
      blend,
    });
  const soft = d * 0.4;
  for (const [side, sign] of sides) {
    limb(`frontUpper${side}`, [lower * 1.85, lower * 1.12], soft);
    limb(`frontLower${side}`, [lower * 1.08, lower * taper], soft * 0.4);
    const hip = skeleton.head(`hindUpper${side}`);
    body.ellipsoid(
      [sign * frame.legX * 0.95, hip[1] - h * 0.02, hip[2]],
      [lower * 2 * thigh, d * 0.82 * thigh, d * 0.66 * thigh],
      paint,
      { ...style, bone: skeleton.number(`hindUpper${side}`), blend: soft },
    );
    limb(`hindUpper${side}`, [lower * 2.1 * thigh, lower * 1.5 * thigh], soft);
    limb(`hindLower${side}`, [lower * 1.45, lower * 0.9], soft * 0.4);
    for (const end of ['front', 'hind']) {
      const name = `${end}Foot${side}`;
      const [ankle, toe] = [skeleton.head(name), skeleton.tail(name)];
      const f = lower * footSize;
      const style1 = { ...style, bone: skeleton.number(name), blend: lower * 0.5 };
      body.capsule(
        ankle,
        [toe[0], f * 0.85, toe[2] - footLength(frame) * 0.9],
        [lower * taper * (isColumn ? 1.05 : 1.02), lower * (isColumn ? 1.15 : 0.85)],
        paint,
        style1,
      );
      const size: Vec3 = isColumn
        ? [f * 1.3, f * 0.6, f * 1.35]
        : shape.foot === 'hoof'
          ? [f * 1.02, f * 0.85, f * 1.15]
          : [f * 1.12, f * 0.8, f * 1.45];
      body.ellipsoid([toe[0], size[1] * 0.94, toe[2] - footLength(frame) * 0.45], size, feet, style1);
    }
  }
};

const addTail: AddToBody = (body, frame, skeleton, coat, style, cell) => {
  const { shape, h } = frame;
  const { root, tip, tuft = 0, length } = shape.tail;
  if (length <= 0) return;
  const points = tailPoints(frame);
  for (let n = 0; n < tailSegments; n += 1) {
    const [from, to] = [points[n]!, points[n + 1]!];
    const along = (_x: number, y: number, z: number) => {
      const axis = subtract(to, from);
      const t = dot(subtract([0, y, z], from), axis) / (dot(axis, axis) || 1);
      return (n + Math.min(1, Math.max(0, t))) / tailSegments;
    };
    // A brush is thickest at three quarters of its length.
    const radius = (t: number) =>
      Math.max(
        cell * 0.6,
        h * (root + (tip - root) * t + tuft * Math.max(0, Math.sin(Math.min(1, t * 1.15 - 0.1) * Math.PI))),
      );
    body.capsule(
      from,
      to,
      [radius(n / tailSegments), radius((n + 1) / tailSegments)],
      coatPaint(frame, coat, 'tail', along),
      {
        ...style,
        bone: skeleton.number(`tail${n}`),
        blend: h * 0.03,
      },
    );
  }
};

const addElephantTrunk = (body: SoftBody, frame: Frame, skeleton: Skeleton, coat: Coat, style: Style) => {
  const points = trunkPoints(frame);
  const paint = coatPaint(frame, coat, 'trunk');
  for (let n = 0; n < trunkSegments; n += 1) {
    const radius = (t: number) => frame.radius * (0.5 - 0.3 * t ** 0.8);
    body.capsule(
      points[n]!,
      points[n + 1]!,
      [radius(n / trunkSegments), radius((n + 1) / trunkSegments)],
      paint,
      {
        ...style,
        bone: skeleton.number(`trunk${n}`),
        blend: frame.radius * 0.2,
      },
    );
  }
};

const boundsOf = (frame: Frame): { low: Vec3; high: Vec3 } => {
  const { shape, depth, radius, headCentre, nose, h, footX } = frame;
  const tail = tailPoints(frame);
  const side = Math.max(depth * (shape.width ?? 0.88) * 1.5, radius * 1.7, footX + frame.leg * 3);
  const tailBack = Math.min(...tail.map((point) => point[2]));
  const tailTop = Math.max(...tail.map((point) => point[1]));
  const pad = h * 0.12 + (shape.tail.tuft ?? 0) * h;
  return {
    low: [-side, -h * 0.04, Math.min(tailBack - pad * 0.6, frame.zHind - depth * 1.6)],
    high: [
      side,
      Math.max(headCentre[1] + radius * 1.6, tailTop + pad * 0.6, frame.spine + frame.hipRise + depth * 1.9),
      Math.max(nose[2] + radius * 0.8, headCentre[2] + radius * 1.5, frame.zFront + depth * 1.5) +
        (shape.trunk ? h * 0.25 : 0),
    ],
  };
};

const headBounds = ({ headCentre: [x, y, z], radius, nose, shape }: Frame): { low: Vec3; high: Vec3 } => {
  const reach = radius * (shape.addToBody ? 2.2 : 1.6);
  return {
    low: [x - reach, Math.min(y - reach, nose[1] - radius) - (shape.trunk ? y : 0), z - reach],
    high: [x + reach, y + reach, Math.max(z + reach, nose[2] + radius * (shape.trunk ? 3 : 0.7))],
  };
};

const tailBounds = (frame: Frame): { low: Vec3; high: Vec3 } => {
  const points = tailPoints(frame);
  const { root, tip, tuft = 0 } = frame.shape.tail;
  const pad = frame.h * (Math.max(root, tip) + tuft + 0.03);
  const edge = (axis: 0 | 1 | 2, pick: (...values: number[]) => number) =>
    pick(...points.map((point) => point[axis]));
  return {
    low: [-pad, edge(1, Math.min) - pad, edge(2, Math.min) - pad],
    high: [pad, edge(1, Math.max) + pad, edge(2, Math.max) + pad],
  };
};

/** `isBust`: only the head and the tail, for an animal on the body of a person. */
export const buildBody = (
  frame: Frame,
  skeleton: Skeleton,
  coat: Coat,
  detail: Detail,
  colour: Vec3 | null,
  isBust = false,
): { parts: Part[]; lids: Lids } => {
  const { shape, depth, h } = frame;
  const style: Style = { material: shape.fur > 0 ? 'fur' : 'skin' };
  // A bust is drawn larger than the animal's own head: a finer grid.
  const cell = isBust ? Math.min(depth, frame.radius) * 0.125 : depth * cellShare[detail];
  const body = new SoftBody();
  if (!isBust) {
    addTrunkOfBody(body, frame, skeleton, coatPaint(frame, coat, 'body'), style);
    addNeck(body, frame, skeleton, coat, style);
  }
  addHead(body, frame, skeleton, coat, style);
  if (shape.ears.kind === 'drop') addDropEars(body, frame, skeleton, coat, style);
  if (!isBust) addLegs(body, frame, skeleton, coat, style, cell);
  if (!isBust) addTail(body, frame, skeleton, coat, style, cell);
  if (shape.trunk) addElephantTrunk(body, frame, skeleton, coat, style);
  shape.addToBody?.({ frame, skeleton, body, coat });
  const meshing = {
    cell,
    parents: skeleton.parents,
    skinSoftness: 0.05 * h,
    colourSoftness: 0.008 * h,
    occlusionReach: 0.17 * h,
  };
  const skin = body.mesh({ ...(isBust ? headBounds(frame) : boundsOf(frame)), ...meshing });
  if (isBust && shape.tail.length > 0) {
    const tail = new SoftBody();
    addTail(tail, frame, skeleton, coat, style, cell);
    appendMesh(skin, tail.mesh({ ...tailBounds(frame), ...meshing, cell: cell * 1.4 }));
  }
  const field = body.field();
  const builder = new MeshBuilder();
  const context = {
    frame,
    skeleton,
    builder,
    coat,
    detail,
    colour,
    skin: (inside: Vec3, direction: Vec3) => surfacePoint(field, inside, direction, h),
  };
  const lids = addHeadDetails(context);
  shape.addDetails?.(context);
  appendMesh(skin, builder.mesh);
  const parts: Part[] = [{ name: 'body', mesh: skin }];
  if (shape.fur > 0 && detail < 2)
    parts.push({ name: 'fur', mesh: coverWithFur(frame, skeleton, skin, detail), castsNoShadow: true });
  if (detail < 2) parts.push({ name: 'lids', mesh: lids.mesh, castsNoShadow: true });
  return { parts, lids };
};
