/** Two-legged animals with a heavy tail: tyrannosaurs, raptors, kangaroos. Lengths are shares of the hip height. */

import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { solveTwoBones } from '../../../math/inverse-kinematics.ts';
import { multiply, rotationX, rotationY, transformDirection } from '../../../math/matrix.ts';
import { add, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { isBlinking } from '../shared/eyes.ts';
import { growFur } from '../shared/fur.ts';
import { kindsKit } from '../shared/kinds-kit.ts';
import { buildMesh, modelledJaw } from './tailed-biped-body.ts';
import { tailedBipedCharacter } from './tailed-biped-character.ts';
import { type Layout, layOut, sides, type TailedBiped, tailCount } from './tailed-biped-layout.ts';

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
  const breath = fraction(input.actionTime * 0.45);
  const call = smoothstep(0.02, 0.2, breath) * smoothstep(1, 0.8, breath);
  // Between two roars the jaws stay half open.
  const isRoar = action === 'howl' || action === 'breathe_fire';
  const roar = isRoar
    ? Math.max(call, 0.7) * smoothstep(0, 0.3, input.actionTime)
    : calls.has(action)
      ? call
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
      rotationX(
        roar * (kind.hasTeeth ? 0.8 : 0.62) -
          modelledJaw(kind) +
          (isLow ? 0.1 * Math.max(0, Math.sin(t * 6)) : 0.03 + 0.02 * Math.sin(t * 2)),
      ),
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
      return {
        parts: {
          body: bones,
          fur: bones,
          lids: input.action === 'sleep' || isBlinking(input.time, input.phase) ? bones : null,
        },
        anchors: {
          back: skeleton.carried('body', back),
          top: skeleton.carried('body', back),
          head: skeleton.carried('head', headPoint(0, 1, 0)),
          mouth: skeleton.carried('head', mouth),
          neck: skeleton.carried('neck', shoulder),
        },
      };
    },
  };
};

export const tailedBipedKit = (
  name: string,
  speeds: { slow: number; fast: number },
  kinds: TailedBiped[],
): Kit => kindsKit({ name, locomotion: 'walks', speeds }, kinds, build, tailedBipedCharacter);
