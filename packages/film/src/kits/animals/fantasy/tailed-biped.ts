/** Two-legged animals with a heavy tail: tyrannosaurs, raptors, kangaroos. Lengths are shares of the hip height. */

import { appendMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { type BodyPaint, SoftBody } from '../../../geometry/soft-body.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { solveTwoBones } from '../../../math/inverse-kinematics.ts';
import {
  multiply,
  rotationOf,
  rotationX,
  rotationY,
  transformDirection,
  translationTo,
} from '../../../math/matrix.ts';
import { add, addScaled, mix, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import { Skeleton } from '../../../motion/skeleton.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import type { Coat, CoatPoint, Region } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { addEye, addEyelid, isBlinking, surfacePoint } from '../shared/eyes.ts';
import { growFur } from '../shared/fur.ts';

export type TailedBiped = {
  nouns: string[];
  /** Height of the hips, metres. */
  hip: number;
  /** How far the trunk is raised at the front, radians. */
  pitch: number;
  trunk: number;
  girth: number;
  chest?: number;
  neck: { length: number; rise: number; thick: number };
  head: { radius: number; length: number; thick: number; drop: number };
  leg: number;
  arm: { length: number; thick: number };
  tail: { length: number; root: number; rise: number };
  ears?: { length: number; width: number };
  eye: { size: number; iris: Vec3 | null };
  hasTeeth?: boolean;
  fur?: number;
  hops?: boolean;
  coat: (colour: Vec3 | null) => Coat;
};

const sides = [
  ['Left', 1],
  ['Right', -1],
] as const;
const tailCount = 5;

const layOut = (kind: TailedBiped, size: number) => {
  const h = kind.hip * size;
  const hip: Vec3 = [0, h * 1.02, 0];
  const along: Vec3 = [0, Math.sin(kind.pitch), Math.cos(kind.pitch)];
  const shoulder = addScaled(hip, along, kind.trunk * h);
  const { rise } = kind.neck;
  const head = addScaled(shoulder, [0, Math.sin(rise), Math.cos(rise)], kind.neck.length * h);
  const radius = kind.head.radius * h;
  const forward: Vec3 = [0, -Math.sin(kind.head.drop), Math.cos(kind.head.drop)];
  const up: Vec3 = [0, forward[2], -forward[1]];
  const headPoint = (side: number, above: number, ahead: number): Vec3 =>
    add(addScaled(addScaled(head, up, above * radius), forward, ahead * radius), [side * radius, 0, 0]);
  const skeleton = new Skeleton();
  skeleton.add('body', hip, shoulder);
  skeleton.add('neck', shoulder, head, 'body');
  skeleton.add('head', head, headPoint(0, 0, kind.head.length), 'neck');
  skeleton.add('jaw', headPoint(0, -0.45, 0.1), headPoint(0, -0.6, kind.head.length), 'head');
  const tail: Vec3[] = [addScaled(hip, along, -0.12 * h)];
  for (let n = 0; n < tailCount; n += 1) {
    const elevation = kind.tail.rise - kind.pitch * 0.35 * (1 - n / tailCount);
    tail.push(
      add(tail[n]!, [
        0,
        Math.sin(elevation) * ((kind.tail.length * h) / tailCount),
        -Math.cos(elevation) * ((kind.tail.length * h) / tailCount),
      ]),
    );
    skeleton.add(`tail${n}`, tail[n]!, tail[n + 1]!, n === 0 ? 'body' : `tail${n - 1}`);
  }
  const legX = kind.girth * h * 0.62;
  for (const [side, sign] of sides) {
    const top: Vec3 = [sign * legX, h * 0.95, 0];
    const knee: Vec3 = [sign * legX, h * 0.56, h * 0.2];
    const ankle: Vec3 = [sign * legX, h * 0.22, -h * 0.1];
    skeleton.add(`thigh${side}`, top, knee, 'body');
    skeleton.add(`shank${side}`, knee, ankle, `thigh${side}`);
    skeleton.add(`foot${side}`, ankle, [sign * legX, 0, h * 0.08], `shank${side}`);
    const armTop = add(addScaled(shoulder, along, -0.06 * h), [
      sign * kind.girth * h * 0.62,
      -kind.girth * h * 0.55,
      0,
    ]);
    skeleton.add(
      `arm${side}`,
      armTop,
      add(armTop, [0, -kind.arm.length * h * 0.6, kind.arm.length * h * 0.5]),
      'body',
    );
  }
  return { kind, h, hip, along, shoulder, head, radius, headPoint, skeleton, tail, legX, forward, up };
};
type Layout = ReturnType<typeof layOut>;

const buildMesh = (layout: Layout, options: KitOptions) => {
  const { kind, h, hip, shoulder, along, head, headPoint, radius: r, skeleton, tail, forward, up } = layout;
  const coat = kind.coat(options.colour);
  const material = kind.fur ? ('fur' as const) : ('skin' as const);
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
  const { length, thick } = kind.head;
  body.capsule(
    headPoint(0, 0, 0.4),
    headPoint(0, -0.12, length - thick),
    [r * 0.78, r * thick],
    paint('muzzle'),
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
    headPoint(0, -0.55, 0.2),
    headPoint(0, -0.3 - thick * 0.8, length - thick * 1.2),
    [r * 0.42, r * thick * 0.55],
    paint('jaw'),
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
    const direction = normalize(add(add([sign * 0.85, 0, 0], scale(up, kind.pitch > 1.2 ? 0.2 : 0.45)), scale(forward, ahead)));
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
              headPoint(sign * wide, -0.42, ahead),
              headPoint(sign * wide * 0.96, -0.42 - 0.24 * (0.8 + 0.4 * ((n * 7) % 3) * 0.5), ahead),
            ],
            [r * 0.07, r * 0.008],
            5,
          );
        if (n % 2)
          builder
            .bone(skeleton.number('jaw'))
            .tube(
              [
                headPoint(sign * wide * 0.82, -0.62, ahead * 0.95),
                headPoint(sign * wide * 0.8, -0.42, ahead * 0.95),
              ],
              [r * 0.055, r * 0.008],
              5,
            );
      }
  builder
    .bone(skeleton.number('jaw'))
    .paint(fromHex('#b0484e'), 'satin')
    .sphere(headPoint(0, -0.5, length * 0.55), [r * 0.38, r * 0.1, r * length * 0.34], 10);
  appendMesh(mesh, builder.mesh);
  return { mesh, lids: lids.mesh };
};

const calls = new Set(['howl', 'fight', 'sing', 'talk', 'laugh', 'cry', 'breathe_fire']);

const pose = (layout: Layout, input: PoseInput) => {
  const { kind, h, skeleton, hip, legX } = layout;
  const { time, phase, action } = input;
  const t = time + phase * 3;
  const isMoving = input.speed > 0.04;
  const hops = kind.hops && isMoving;
  const stride = h * (hops ? 2.2 : input.speed > 3.5 ? 2.6 : 1.7);
  const strides = input.travelled / stride + phase * 0.4;
  const w = strides * 2 * Math.PI;
  const roar = calls.has(action)
    ? smoothstep(0.02, 0.2, fraction(input.actionTime * 0.45)) *
      smoothstep(1, 0.8, fraction(input.actionTime * 0.45))
    : 0;
  const isLow = action === 'eat' || action === 'graze' || action === 'drink';
  const isDown = action === 'lie' || action === 'sleep' || action === 'sit';
  const middle: Vec3 = [
    isMoving && !hops ? 0.03 * h * Math.sin(w) : 0,
    hip[1] + 0.008 * h * Math.sin(t * 2),
    0,
  ];
  let pitch = 0.02 * Math.sin(t * 1.3) - roar * 0.18;
  if (hops) {
    middle[1] += h * 0.4 * Math.max(-0.12, Math.sin(w));
    pitch += 0.22 * Math.cos(w);
  } else if (isMoving) middle[1] += 0.03 * h * Math.cos(2 * w) - 0.03 * h;
  else if (action === 'jump') middle[1] += h * 0.5 * Math.abs(Math.sin(t * 3.3));
  if (isLow) pitch += 0.5;
  if (isDown) middle[1] -= h * 0.45;
  const body = multiply(rotationY(isMoving ? 0.05 * Math.sin(w) : 0.02 * Math.sin(t)), rotationX(pitch));
  skeleton.place('body', middle, body);
  const look = action === 'sleep' ? 0 : 0.3 * Math.sin(t * 0.7) + 0.1 * Math.sin(t * 1.9);
  skeleton.place(
    'neck',
    skeleton.pointOn('body', skeleton.head('neck')),
    multiply(
      rotationY(look * 0.4),
      rotationX(pitch * 0.5 + (isLow ? 0.6 : 0) - roar * 0.1 + (action === 'sleep' ? 0.5 : 0)),
    ),
  );
  const head = multiply(
    rotationY(look),
    rotationX((isLow ? 0.7 : 0) - roar * 0.22 + 0.03 * Math.sin(t * 1.7) + roar * 0.03 * Math.sin(time * 30)),
  );
  skeleton.place('head', skeleton.pointOn('neck', skeleton.head('head')), head);
  skeleton.place(
    'jaw',
    skeleton.pointOn('head', skeleton.head('jaw')),
    multiply(
      head,
      rotationX(roar * 0.62 + (isLow ? 0.1 * Math.max(0, Math.sin(t * 6)) : 0.03 + 0.02 * Math.sin(t * 2))),
    ),
  );
  let turn = multiply(body, rotationX(hops ? -0.25 * Math.cos(w) : 0));
  let at = skeleton.pointOn('body', skeleton.head('tail0'));
  for (let n = 0; n < tailCount; n += 1) {
    skeleton.place(`tail${n}`, at, turn);
    at = skeleton.pointOn(`tail${n}`, skeleton.tail(`tail${n}`));
    turn = multiply(
      turn,
      rotationY(0.1 * Math.sin(isMoving && !hops ? w - n * 0.6 : t * 1.2 - n * 0.7)),
      rotationX(0.03 * Math.sin(t * 1.6 - n)),
    );
  }
  for (const [n, [side, sign]] of sides.entries()) {
    const root = skeleton.pointOn('body', skeleton.head(`thigh${side}`));
    const ball: Vec3 = [sign * legX, 0, 0.03 * h];
    let footPitch = 0;
    const stance = hops ? 0.4 : 0.58;
    const half = (stride * stance) / 2;
    const p = fraction(strides - (hops ? 0.55 : n * 0.5));
    if (isMoving) {
      if (p < stance) {
        ball[2] += half * (1 - (2 * p) / stance);
        footPitch = 0.6 * smoothstep(0.7, 1, p / stance);
      } else {
        const u = (p - stance) / (1 - stance);
        ball[2] += lerp(-half, half, smoothstep(0, 1, u));
        ball[1] += Math.sin(Math.PI * u) * h * 0.26 + (hops ? Math.max(0, middle[1] - hip[1]) : 0);
        footPitch = 0.6 * (1 - u) + 0.7 * Math.sin(Math.PI * u);
      }
    } else if (action === 'jump') ball[1] += Math.max(0, middle[1] - hip[1] - 0.1 * h);
    if (isDown) footPitch = -1.0;
    const foot = rotationX(footPitch);
    const ankle = add(
      ball,
      transformDirection(foot, subtract(skeleton.head(`foot${side}`), [sign * legX, 0, 0.03 * h])),
    );
    const { middle: knee, end } = solveTwoBones(
      root,
      ankle,
      skeleton.lengthOf(`thigh${side}`),
      skeleton.lengthOf(`shank${side}`),
      [0, 0, 1],
    );
    skeleton.aim(`thigh${side}`, root, knee);
    skeleton.aim(`shank${side}`, knee, end);
    skeleton.place(`foot${side}`, end, foot);
    const swing =
      0.2 * Math.sin((isMoving ? w * 2 : t * 1.6) + sign) +
      (action === 'punch' || action === 'fight' ? 0.7 * Math.sin(time * 8 + sign * 1.5) : 0);
    skeleton.place(
      `arm${side}`,
      skeleton.pointOn('body', skeleton.head(`arm${side}`)),
      multiply(body, rotationX(-swing)),
    );
  }
};

const build = (kind: TailedBiped, options: KitOptions): Model => {
  const isYoung = options.age === 'baby' || options.age === 'child' || options.traits.includes('baby');
  const layout = layOut(
    isYoung ? { ...kind, head: { ...kind.head, radius: kind.head.radius * 1.3 } } : kind,
    isYoung ? 0.4 : 1,
  );
  const { skeleton, h, head, radius, headPoint, tail, shoulder, legX } = layout;
  const { mesh, lids } = buildMesh(layout, options);
  const parts = [
    { name: 'body', mesh },
    { name: 'lids', mesh: lids, castsNoShadow: true },
  ];
  if (kind.fur && options.detail < 2) {
    const fur = growFur(mesh, {
      count: options.detail === 0 ? 6000 : 1500,
      lengthAt: (p) => kind.fur! * h * (Math.hypot(p[1] - head[1], p[2] - head[2]) < radius * 1.5 ? 0.4 : 1),
      combAt: () => [0, -0.7, -0.6],
    });
    parts.push({ name: 'fur', mesh: fur, castsNoShadow: true });
  }
  const mouth = headPoint(0, -0.3, kind.head.length);
  const back: Vec3 = [0, shoulder[1] + kind.girth * h, shoulder[2] * 0.4];
  return {
    size: [
      legX * 2 + kind.leg * 4 * h,
      Math.max(head[1] + radius * 1.3, h * 1.3),
      mouth[2] - tail.at(-1)![2],
    ],
    parts,
    anchors: { back, top: back, head: headPoint(0, 1, 0), mouth, neck: shoulder },
    pose: (input) => {
      pose(layout, input);
      const bones = skeleton.matrices.slice();
      const carried = (bone: string, point: Vec3) =>
        multiply(translationTo(skeleton.pointOn(bone, point)), rotationOf(skeleton.matrix(bone)));
      return {
        parts: {
          body: bones,
          fur: bones,
          lids: input.action === 'sleep' || isBlinking(input.time, input.phase) ? bones : null,
        },
        anchors: {
          back: carried('body', back),
          top: carried('body', back),
          head: carried('head', headPoint(0, 1, 0)),
          mouth: carried('head', mouth),
          neck: carried('neck', shoulder),
        },
      };
    },
  };
};

export const tailedBipedKit = (
  name: string,
  speeds: { slow: number; fast: number },
  kinds: TailedBiped[],
): Kit => ({
  name,
  nouns: kinds.flatMap((kind) => kind.nouns),
  locomotion: 'walks',
  speeds,
  build: (options) => build(kinds.find((kind) => kind.nouns.includes(options.noun)) ?? kinds[0]!, options),
});
