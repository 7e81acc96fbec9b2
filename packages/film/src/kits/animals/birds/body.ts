/** The skin of a bird with beak, eyes and legs. */

import { appendMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { type BodyPaint, SoftBody } from '../../../geometry/soft-body.ts';
import { fromHex } from '../../../math/colour.ts';
import { add, addScaled, mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Detail } from '../../kit.ts';
import type { Part } from '../../model.ts';
import type { Coat, CoatPoint, Region } from '../shared/coat.ts';
import { addEye, addEyelid, surfacePoint } from '../shared/eyes.ts';
import { growFur } from '../shared/fur.ts';
import { type BirdContext, type BirdFrame, neckParts } from './shape.ts';
import { addTail, buildFoldedWings, buildSpreadWings } from './wings.ts';

const cellShare = [0.13, 0.22, 0.36] as const;

const birdSides = [
  ['Left', 1],
  ['Right', -1],
] as const;

export const birdPoint = (frame: BirdFrame, x: number, y: number, z: number, region: Region): CoatPoint => {
  const { unit, centreY, headCentre, radius } = frame;
  return {
    x: x / unit,
    y: (y - centreY) / unit,
    z: z / unit,
    region,
    spine: 0,
    depth: frame.shape.depth,
    along: 0,
    head: [(x - headCentre[0]) / radius, (y - headCentre[1]) / radius, (z - headCentre[2]) / radius],
  };
};

const paintOf =
  (frame: BirdFrame, coat: Coat, region: Region): BodyPaint =>
  (x, y, z) =>
    coat(birdPoint(frame, x, y, z, region));

const addHead = (body: SoftBody, frame: BirdFrame, skeleton: Skeleton, coat: Coat, blend: number) => {
  const { shape, headCentre, radius } = frame;
  const wide = shape.head.wide ?? 0.95;
  body.ellipsoid(headCentre, [radius * wide, radius * 0.96, radius * 1.05], paintOf(frame, coat, 'head'), {
    bone: skeleton.number('head'),
    blend,
    material: 'fur',
  });
};

const buildSkin = (frame: BirdFrame, skeleton: Skeleton, coat: Coat, cell: number): SoftBody => {
  const { shape, unit, depth: d, width: w, centreY, neck, radius, tailRoot, hip } = frame;
  const body = new SoftBody();
  const at = (bone: string, blend: number) => ({
    bone: skeleton.number(bone),
    blend,
    material: 'fur' as const,
  });
  const paint = paintOf(frame, coat, 'body');
  body.ellipsoid([0, centreY, 0], [w, d, unit * 0.48], paint, { ...at('body', d * 0.3), tiltX: -0.08 });
  body.ellipsoid(
    [0, centreY - d * 0.08, unit * 0.16],
    [w * 0.94, d * 0.98, unit * 0.3],
    paint,
    at('body', d * 0.4),
  );
  body.capsule(
    [0, centreY + d * 0.05, -unit * 0.2],
    addScaled(tailRoot, [0, 0, -1], unit * 0.06),
    [d * 0.68, Math.max(cell * 0.7, d * 0.2)],
    paint,
    at('body', d * 0.4),
  );
  for (let n = 0; n < neckParts; n += 1) {
    const radiusAt = (t: number) =>
      Math.max(cell * 0.8, unit * (shape.neck.base + (shape.neck.tip - shape.neck.base) * Math.sqrt(t)));
    const from = n === 0 ? addScaled(neck[0]!, [0, -0.6, -1], unit * shape.neck.base * 0.5) : neck[n]!;
    body.capsule(
      from,
      neck[n + 1]!,
      [radiusAt(n / neckParts), radiusAt((n + 1) / neckParts)],
      paintOf(frame, coat, 'neck'),
      at(`neck${n}`, n === 0 ? d * 0.45 : radius * 0.5),
    );
  }
  // A head that turns far round is a ball of its own: skin that joins it to the neck would tear.
  if (!shape.turnsHead) addHead(body, frame, skeleton, coat, radius * 0.35);
  const { thigh = 1 } = shape.legs;
  for (const [side, sign] of birdSides)
    body.capsule(
      [sign * hip[0], hip[1] + d * 0.2, hip[2]],
      mix([sign * hip[0], hip[1], hip[2]], skeleton.tail(`thigh${side}`), 0.75),
      [d * 0.36 * thigh, Math.max(cell * 0.75, d * 0.15 * thigh)],
      paintOf(frame, coat, 'leg'),
      at(`thigh${side}`, d * 0.3),
    );
  if (shape.wings.kind === 'flipper')
    for (const [side, sign] of birdSides) {
      const root: Vec3 = [sign * frame.shoulder[0], frame.shoulder[1], frame.shoulder[2]];
      const reach = shape.wings.span * unit;
      body.ellipsoid(
        add(root, [sign * reach * 0.5, 0, -reach * 0.06]),
        [reach * 0.56, d * 0.1 + cell * 0.4, shape.wings.chord * unit * 0.5],
        paintOf(frame, coat, 'ear'),
        at(`arm${side}`, d * 0.12),
      );
    }
  return body;
};

const addBeak = ({ frame, skeleton, builder, skin }: BirdContext) => {
  const { shape, headPoint, radius: r } = frame;
  const { kind, length, thick, colour, tip } = shape.beak;
  const root = addScaled(skin(headPoint(0, -0.1, 0), [0, -0.05, 1]), [0, 0, 1], -r * 0.2);
  const base = fromHex(colour);
  const end = tip ? fromHex(tip) : scale(base, 0.75);
  const reach = length * r;
  builder
    .bone(skeleton.number('head'))
    .paint((p) => mix(base, end, Math.min(1, Math.max(0, (p[2] - root[2]) / reach - 0.35) * 2)), 'glossy');
  const at = (y: number, z: number): Vec3 => add(root, [0, y * r, z * reach]);
  if (kind === 'flat') {
    builder.sphere(at(0.02, 0.5), [r * thick * 1.5, r * thick * 0.5, reach * 0.56], 14);
    builder.sphere(at(0.12, 0.15), [r * thick, r * thick * 0.9, reach * 0.35], 12);
    builder
      .bone(skeleton.number('beak'))
      .sphere(at(-thick * 0.5, 0.46), [r * thick * 1.3, r * thick * 0.3, reach * 0.5], 12);
    return;
  }
  if (kind === 'hook' || kind === 'big') {
    const drop = kind === 'big' ? 0.25 : 0.75;
    const path = [
      at(thick * 0.25, 0),
      at(thick * 0.35, 0.35),
      at(thick * 0.15, 0.7),
      at(-thick * drop * 0.6, 0.95),
      at(-thick * drop * 1.35, 0.98),
    ];
    builder.tube(
      path,
      [thick * r, thick * r * 0.95, thick * r * 0.72, thick * r * 0.38, thick * r * 0.04],
      10,
    );
    builder
      .bone(skeleton.number('beak'))
      .tube(
        [at(-thick * 0.5, 0), at(-thick * 0.75, 0.4), at(-thick * 0.7, kind === 'big' ? 0.85 : 0.62)],
        [thick * r * 0.7, thick * r * 0.5, thick * r * 0.06],
        8,
      );
    return;
  }
  const droop = kind === 'long' ? -0.12 : 0;
  builder.tube(
    [at(0.05, 0), at(0.04, 0.45), at(droop, 1)],
    [thick * r, thick * r * 0.62, thick * r * 0.04],
    9,
  );
  builder
    .bone(skeleton.number('beak'))
    .tube(
      [at(-thick * 0.5, 0), at(-thick * 0.42, 0.4), at(droop - 0.04, 0.9)],
      [thick * r * 0.7, thick * r * 0.42, thick * r * 0.04],
      8,
    );
};

const addLegs = ({ frame, skeleton, builder }: BirdContext) => {
  const { shape, unit } = frame;
  const { thick, colour, isWebbed } = shape.legs;
  const r = thick * unit;
  builder.paint(fromHex(colour), 'satin');
  for (const [side] of birdSides) {
    const [thigh, shank, foot] = [`thigh${side}`, `shank${side}`, `foot${side}`];
    builder
      .bone(skeleton.number(thigh))
      .tube(
        [mix(skeleton.head(thigh), skeleton.tail(thigh), 0.5), skeleton.tail(thigh)],
        [r * 1.3, r * 1.1],
        7,
      );
    builder.bone(skeleton.number(shank)).tube([skeleton.head(shank), skeleton.tail(shank)], [r * 1.15, r], 7);
    builder.bone(skeleton.number(foot));
    const ankle = skeleton.head(foot);
    const toe = Math.max(r * 3.4, unit * 0.12);
    const toes: Vec3[] = [
      [-0.55, 0, 0.85],
      [0, 0, 1],
      [0.55, 0, 0.85],
      [0, 0, -0.5],
    ];
    for (const direction of toes)
      builder.tube(
        [
          ankle,
          add(ankle, [direction[0] * toe * 0.6, -r * 0.1, direction[2] * toe * 0.6]),
          add(ankle, [direction[0] * toe, -r * 0.5, direction[2] * toe]),
        ],
        [r, r * 0.85, r * 0.3],
        6,
      );
    if (isWebbed)
      for (const sign of [-1, 1]) {
        const flat = [
          ankle,
          add(ankle, [0, 0, toe * 1.05]),
          add(ankle, [sign * toe * 0.62, 0, toe * 0.9]),
        ].map((p) => builder.vertex(p, [0, 1, 0]));
        builder.triangle(flat[0]!, flat[1]!, flat[2]!);
      }
  }
};

export const buildBird = (
  frame: BirdFrame,
  skeleton: Skeleton,
  coat: Coat,
  detail: Detail,
  colour: Vec3 | null,
): Part[] => {
  const { shape, unit, depth, width, headPoint, radius, headCentre, tailRoot } = frame;
  const cell = Math.min(depth, radius * 2.4) * cellShare[detail];
  const soft = buildSkin(frame, skeleton, coat, cell);
  const side =
    Math.max(width * 1.5, radius * 1.4) +
    (shape.wings.kind === 'flipper' ? shape.wings.span * unit * 1.15 : 0);
  const skin = soft.mesh({
    low: [-side, -0.02 * unit, tailRoot[2] - depth],
    high: [
      side,
      Math.max(headCentre[1] + radius * 1.4, frame.centreY + depth * 1.4),
      Math.max(headCentre[2] + radius * 1.5, unit * 0.7),
    ],
    cell,
    parents: skeleton.parents,
    skinSoftness: 0.05 * unit,
    colourSoftness: 0.01 * unit,
    occlusionReach: 0.15 * unit,
  });
  const ball = new SoftBody();
  if (shape.turnsHead) {
    addHead(ball, frame, skeleton, coat, 0);
    const reach = radius * 1.4;
    appendMesh(
      skin,
      ball.mesh({
        low: addScaled(headCentre, [1, 1, 1], -reach),
        high: addScaled(headCentre, [1, 1, 1], reach),
        cell: cell * 0.7,
        parents: skeleton.parents,
        skinSoftness: 0.05 * unit,
        colourSoftness: 0.01 * unit,
        occlusionReach: 0.15 * unit,
      }),
    );
  }
  const field = (shape.turnsHead ? ball : soft).field();
  const builder = new MeshBuilder();
  const onSkin: BirdContext['skin'] = (inside, direction) => surfacePoint(field, inside, direction, unit);
  const context: BirdContext = { frame, skeleton, builder, coat, detail, colour, skin: onSkin };
  const lids = new MeshBuilder().bone(skeleton.number('head'));
  for (const [, sign] of birdSides) {
    const { size, side: angle, up = 0.22, iris = null, rim } = shape.eyes;
    const direction: Vec3 = [sign * Math.sin(angle), up, Math.cos(angle)];
    const centre = addScaled(
      context.skin(headPoint(0, 0.05, 0), direction),
      normalize(direction),
      -size * radius * (shape.turnsHead ? 0.66 : 0.45),
    );
    const facing: Vec3 = [sign * Math.sin(angle * 0.95), up * 0.3, Math.cos(angle * 0.95)];
    builder.bone(skeleton.number('head'));
    addEye(builder, centre, facing, {
      radius: size * radius,
      iris,
      rim: rim ?? null,
      segments: detail === 0 ? 12 : 8,
    });
    const lid = coat(birdPoint(frame, ...centre, 'head'));
    addEyelid(lids, centre, facing, size * radius, scale(lid, 0.85), scale(lid, 0.25));
  }
  addBeak(context);
  addLegs(context);
  addTail(context);
  shape.addDetails?.(context);
  appendMesh(skin, builder.mesh);
  skin.isTwoSided = true;
  const parts: Part[] = [{ name: 'body', mesh: skin }];
  if (detail === 0 && shape.feather !== 0)
    parts.push({
      name: 'down',
      castsNoShadow: true,
      mesh: growFur(skin, {
        count: 2600,
        width: 0.34,
        lift: 0.22,
        lengthAt: (position) => {
          const nearHead =
            Math.hypot(position[1] - headCentre[1], position[2] - headCentre[2]) < radius * 1.1;
          return unit * (shape.feather ?? 0.06) * (nearHead ? 0.4 : 1);
        },
        combAt: () => [0, -0.35, -1],
      }),
    });
  if (shape.wings.kind !== 'flipper') {
    parts.push({ name: 'folded', mesh: buildFoldedWings(frame, skeleton, colour, detail).mesh });
    parts.push({ name: 'spread', mesh: buildSpreadWings(frame, skeleton, colour, detail).mesh });
  }
  parts.push({ name: 'lids', mesh: lids.mesh, castsNoShadow: true });
  return parts;
};
