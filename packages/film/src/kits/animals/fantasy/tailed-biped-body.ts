/** The skin, eyes, teeth and claws of two-legged animals with a tail. */

import { appendMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { type BodyPaint, SoftBody } from '../../../geometry/soft-body.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp } from '../../../math/interpolate.ts';
import { multiply, rotationX, transformDirection, translationTo } from '../../../math/matrix.ts';
import { add, addScaled, mix, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import type { KitOptions } from '../../kit.ts';
import type { CoatPoint, Region } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { addEye, addEyelid, surfacePoint } from '../shared/eyes.ts';
import { type Layout, sides, type TailedBiped, tailCount } from './tailed-biped-layout.ts';

/** A jaw with teeth is modelled this far open, so that the mouth has an inside; poses turn it back. */
export const modelledJaw = ({ hasTeeth }: TailedBiped): number => (hasTeeth ? 0.6 : 0);

const mouthColour = fromHex('#7c2430');

export const buildMesh = (layout: Layout, options: KitOptions) => {
  const { kind, h, hip, shoulder, along, head, headPoint, radius: r, skeleton, tail, forward, up } = layout;
  const coat = kind.coat(options.colour);
  const material = kind.fur ? ('fur' as const) : kind.hasTeeth ? ('satin' as const) : ('skin' as const);
  const point = (x: number, y: number, z: number, region: Region): CoatPoint => {
    const offset = subtract([x, y, z], head);
    const dotWith = (v: Vec3) => offset[0] * v[0] + offset[1] * v[1] + offset[2] * v[2];
    return {
      x: x / h,
      y: y / h,
      z: z / h,
      region,
      head: [offset[0] / r, dotWith(up) / r, dotWith(forward) / r],
      spine: (hip[1] + Math.max(0, z) * Math.tan(kind.pitch) * 0.8) / h,
      depth: kind.girth,
      along: Math.min(1, Math.max(0, -z / (kind.tail.length * h))),
    };
  };
  const paint =
    (region: Region): BodyPaint =>
    (x, y, z) =>
      coat(point(x, y, z, region));
  const hinge = skeleton.head('jaw');
  const turnJaw = (angle: number, p: Vec3) =>
    add(hinge, transformDirection(rotationX(angle), subtract(p, hinge)));
  const jawPoint = (x: number, y: number, z: number) => turnJaw(modelledJaw(kind), headPoint(x, y, z));
  const { length, thick } = kind.head;
  const jawEnd: [up: number, ahead: number] = [-0.3 - thick * 0.8, length - thick * 1.2];
  const muzzlePaint: BodyPaint = (x, y, z) => {
    const at = point(x, y, z, 'muzzle');
    const [aside, high] = at.head;
    return kind.hasTeeth && high < -0.42 && Math.abs(aside) < 0.5 ? mouthColour : coat(at);
  };
  const jawPaint: BodyPaint = (x, y, z) => {
    const at = point(...turnJaw(-modelledJaw(kind), [x, y, z]), 'jaw');
    const [aside, high, ahead] = at.head;
    const axis = lerp(-0.55, jawEnd[0], (ahead - 0.2) / (jawEnd[1] - 0.2));
    return kind.hasTeeth && high > axis + 0.14 && Math.abs(aside) < 0.36 ? mouthColour : coat(at);
  };
  const body = new SoftBody();
  const g = kind.girth * h;
  const at = (bone: string, blend: number) => ({ bone: skeleton.number(bone), blend, material });
  body.ellipsoid(addScaled(hip, along, 0.02 * h), [g * 0.85, g * 1.05, g * 1.25], paint('body'), {
    ...at('body', g * 0.4),
    tiltX: -kind.pitch,
  });
  body.capsule(hip, shoulder, [g * 0.95, g * 0.86 * (kind.chest ?? 1)], paint('body'), at('body', g * 0.4));
  body.capsule(
    shoulder,
    head,
    [g * kind.neck.thick, Math.max(r * 0.7, g * kind.neck.thick * 0.72)],
    paint('neck'),
    at('neck', g * 0.4),
  );
  body.ellipsoid(head, [r * 0.82, r * 0.95, r], paint('head'), {
    ...at('head', r * 0.35),
    tiltX: kind.head.drop,
  });
  body.capsule(
    headPoint(0, 0, 0.4),
    headPoint(0, -0.12, length - thick),
    [r * 0.78, r * thick],
    muzzlePaint,
    at('head', r * 0.35),
  );
  for (const sign of [1, -1])
    body.ellipsoid(
      headPoint(sign * 0.5, 0.5, 0.6),
      [r * 0.22, r * 0.16, r * 0.34],
      paint('head'),
      at('head', r * 0.2),
    );
  body.capsule(
    jawPoint(0, -0.55, 0.2),
    jawPoint(0, ...jawEnd),
    [r * 0.42, r * thick * 0.55],
    jawPaint,
    at('jaw', r * 0.08),
  );
  for (let n = 0; n < tailCount; n += 1) {
    const radiusAt = (t: number) => h * kind.tail.root * (1 - t) ** 0.85 + h * 0.018;
    body.capsule(
      tail[n]!,
      tail[n + 1]!,
      [radiusAt(n / tailCount), radiusAt((n + 1) / tailCount)],
      paint('tail'),
      at(`tail${n}`, g * 0.3),
    );
  }
  const l = kind.leg * h;
  for (const [side] of sides) {
    const bone = (name: string): [Vec3, Vec3] => [skeleton.head(name + side), skeleton.tail(name + side)];
    body.capsule(...bone('thigh'), [l * 2.1, l * 1.3], paint('leg'), at(`thigh${side}`, g * 0.3));
    body.capsule(...bone('shank'), [l * 1.25, l * 0.75], paint('leg'), at(`shank${side}`, l * 0.6));
    const [ankle, toe] = bone('foot');
    body.capsule(
      ankle,
      [toe[0], l * 0.6, toe[2] - h * 0.05],
      [l * 0.72, l * 0.7],
      paint('leg'),
      at(`foot${side}`, l * 0.5),
    );
    for (const spread of [-0.6, 0, 0.6])
      body.capsule(
        [toe[0], l * 0.45, toe[2] - h * 0.04],
        [toe[0] + spread * l * 1.4, l * 0.35, toe[2] + h * (spread === 0 ? 0.17 : 0.12)],
        [l * 0.5, l * 0.34],
        paint('foot'),
        at(`foot${side}`, l * 0.4),
      );
    const [armTop, hand] = bone('arm');
    const elbow = add(mix(armTop, hand, 0.5), [0, -kind.arm.length * h * 0.22, -kind.arm.length * h * 0.1]);
    body.capsule(
      armTop,
      elbow,
      [kind.arm.thick * h * 1.3, kind.arm.thick * h],
      paint('leg'),
      at(`arm${side}`, l * 0.5),
    );
    body.capsule(
      elbow,
      hand,
      [kind.arm.thick * h, kind.arm.thick * h * 0.8],
      paint('leg'),
      at(`arm${side}`, l * 0.3),
    );
  }
  const tailEnd = tail.at(-1)!;
  const mesh = body.mesh({
    low: [-g * 1.7 - l, -0.02 * h, Math.min(tailEnd[2] - 0.1 * h, -g * 1.6)],
    high: [g * 1.7 + l, Math.max(head[1] + r * 1.8, hip[1] + g * 1.6), headPoint(0, 0, length + 0.6)[2]],
    cell: g * [0.115, 0.19, 0.32][options.detail]!,
    parents: skeleton.parents,
    skinSoftness: 0.06 * h,
    colourSoftness: 0.01 * h,
    occlusionReach: 0.17 * h,
  });
  const field = body.field();
  const builder = new MeshBuilder().bone(skeleton.number('head'));
  const lids = new MeshBuilder().bone(skeleton.number('head'));
  for (const [side, sign] of sides) {
    // Upright creatures look forward, the others sideways.
    const ahead = kind.pitch > 1.2 ? 1.35 : 0.5;
    const direction = normalize(
      add(add([sign * 0.85, 0, 0], scale(up, kind.pitch > 1.2 ? 0.2 : 0.45)), scale(forward, ahead)),
    );
    const centre = addScaled(
      surfacePoint(field, headPoint(0, 0.15, 0.35), direction, h),
      direction,
      -kind.eye.size * r * 0.4,
    );
    builder.bone(skeleton.number('head'));
    addEye(builder, centre, normalize(add([sign * 0.9, 0, 0], scale(forward, ahead * 1.2))), {
      radius: kind.eye.size * r,
      iris: kind.eye.iris,
      pupil: 'slit',
    });
    const lid = coat(point(...centre, 'head'));
    addEyelid(lids, centre, direction, kind.eye.size * r, scale(lid, 0.85), scale(lid, 0.3));
    builder
      .paint(scale(lid, 0.25), 'matte')
      .sphere(
        addScaled(
          surfacePoint(
            field,
            headPoint(0, -0.1, length - thick),
            normalize(add([sign * 0.6, 0.5, 0], forward)),
            h,
          ),
          forward,
          -r * 0.03,
        ),
        r * 0.07,
        6,
      );
    if (kind.ears) {
      const outside = coat(point(...headPoint(0, 1, 0), 'ear'));
      addEar(builder, {
        base: headPoint(sign * 0.45, 0.7, -0.1),
        direction: [sign * 0.35, 1, -0.1],
        facing: [sign * 0.4, 0, 1],
        length: kind.ears.length * r,
        width: kind.ears.width * r,
        outline: 'leaf',
        outside,
        inside: mix(outside, fromHex('#d98a86'), 0.4),
      });
    }
    builder.paint(fromHex('#2a2420'), 'glossy');
    builder.bone(skeleton.number(`foot${side}`));
    const toe = skeleton.tail(`foot${side}`);
    for (const spread of [-0.6, 0, 0.6])
      builder.tube(
        [
          [toe[0] + spread * l * 1.4, l * 0.35, toe[2] + h * (spread === 0 ? 0.19 : 0.14)],
          [toe[0] + spread * l * 1.6, l * 0.05, toe[2] + h * (spread === 0 ? 0.27 : 0.21)],
        ],
        [l * 0.24, l * 0.03],
        6,
      );
  }
  if (kind.hasTeeth)
    for (const sign of [1, -1])
      for (let n = 0; n < 9; n += 1) {
        const ahead = lerp(0.75, length - thick * 0.3, n / 8);
        const wide = lerp(0.62, thick * 0.62, n / 8);
        builder.paint(fromHex('#f2ead4'), 'glossy');
        builder
          .bone(skeleton.number('head'))
          .tube(
            [
              headPoint(sign * wide, -0.4, ahead),
              headPoint(sign * wide * 0.96, -0.42 - 0.36 * (0.8 + 0.4 * ((n * 7) % 3) * 0.5), ahead),
            ],
            [r * 0.09, r * 0.008],
            5,
          );
        if (n < 8)
          builder
            .bone(skeleton.number('jaw'))
            .tube(
              [
                jawPoint(sign * wide * 0.62, -0.6, ahead * 0.9),
                jawPoint(sign * wide * 0.6, -0.2, ahead * 0.9),
              ],
              [r * 0.075, r * 0.008],
              5,
            );
      }
  builder
    .bone(skeleton.number('jaw'))
    .paint(fromHex('#b0484e'), 'satin')
    .at(
      multiply(
        translationTo(jawPoint(0, kind.hasTeeth ? -0.34 : -0.5, length * 0.5)),
        rotationX(modelledJaw(kind)),
      ),
      (c) => c.sphere([0, 0, 0], [r * (kind.hasTeeth ? 0.22 : 0.38), r * 0.1, r * length * 0.3], 10),
    );
  appendMesh(mesh, builder.mesh);
  return { mesh, lids: lids.mesh };
};
