/** A dog of metal: a box on four jointed legs, with a lit visor. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { clamp, fraction } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Pose, PoseInput } from '../../model.ts';
import { footStep, gaits } from '../shared/gait.ts';

/** Metres: height of the hips, length of one half of a leg, where legs are. */
const [hipHeight, half, hipX, hipZ] = [0.5, 0.29, 0.15, 0.27];
const corners = [
  [hipX, -hipZ],
  [-hipX, -hipZ],
  [hipX, hipZ],
  [-hipX, hipZ],
] as const;

const buildBody = (shell: Vec3): Mesh => {
  const b = new MeshBuilder().paint(shell, 'glossy');
  b.box([0, 0.02, 0], [0.24, 0.17, 0.72], 0.05, 4);
  b.paint(fromHex('#24282e'), 'satin').box([0, -0.05, 0], [0.2, 0.08, 0.6], 0.03, 3);
  b.paint(fromHex('#f2a01c'), 'glossy').box([0, 0.11, 0.02], [0.1, 0.02, 0.4], 0.008, 2);
  for (const [x, z] of corners)
    b.paint(fromHex('#24282e'), 'metal').at(
      multiply(translation(x * 0.86, 0, z), rotationZ(Math.PI / 2)),
      (k) => k.cylinder(-0.05, 0.05, 0.075, 0.075, 20),
    );
  return b.mesh;
};

const buildHead = (shell: Vec3): Mesh => {
  const b = new MeshBuilder().paint(fromHex('#24282e'), 'metal');
  b.tube(
    [
      [0, 0, 0],
      [0, 0.1, 0.06],
      [0, 0.15, 0.1],
    ],
    [0.05, 0.045, 0.05],
    12,
  );
  b.paint(shell, 'glossy').box([0, 0.2, 0.17], [0.2, 0.16, 0.2], 0.05, 4);
  b.box([0, 0.16, 0.31], [0.13, 0.09, 0.14], 0.035, 4);
  b.paint(fromHex('#14181e'), 'glossy').box([0, 0.235, 0.268], [0.17, 0.06, 0.02], 0.01, 2);
  for (const side of [-1, 1]) {
    b.paint([0.3, 2.2, 2.8], 'glow').sphere([side * 0.045, 0.236, 0.28], [0.02, 0.017, 0.008], 12);
    b.paint(darken(shell, 0.25), 'glossy').at(
      multiply(translation(side * 0.085, 0.27, 0.11), rotationZ(side * -0.25)),
      (k) => k.box([0, 0.06, 0], [0.03, 0.13, 0.08], 0.012, 2),
    );
  }
  b.paint(fromHex('#14181e'), 'glossy').sphere([0, 0.19, 0.385], [0.026, 0.02, 0.016], 12);
  return b.mesh;
};

const buildLegPart = (shell: Vec3, isLower: boolean): Mesh => {
  const b = new MeshBuilder().paint(isLower ? fromHex('#2c3138') : shell, isLower ? 'metal' : 'glossy');
  b.tube(
    [
      [0, 0, 0],
      [0, -half * 0.5, 0],
      [0, -half, 0],
    ],
    isLower ? [0.036, 0.028, 0.024] : [0.056, 0.05, 0.04],
    14,
  );
  b.paint(fromHex('#f2a01c'), 'glossy').sphere([0, -half, 0], isLower ? 0.034 : 0.045, 14);
  return b.mesh;
};

const buildTail = (): Mesh =>
  new MeshBuilder()
    .paint(fromHex('#2c3138'), 'metal')
    .tube(
      [
        [0, 0, 0],
        [0, 0.1, -0.08],
        [0, 0.22, -0.1],
      ],
      [0.02, 0.014, 0.01],
      8,
    )
    .paint([0.3, 2.2, 2.8], 'glow')
    .sphere([0, 0.23, -0.1], 0.018, 10).mesh;

/** Angles of both halves of a leg whose foot is `down` below and `ahead` before its hip. */
const bendLeg = (down: number, ahead: number): [number, number] => {
  const reach = clamp(Math.hypot(down, ahead), 0.12, half * 1.98);
  const knee = Math.acos(clamp(reach / (2 * half), -1, 1));
  return [-Math.atan2(ahead, down) + knee, -2 * knee];
};

const poseDog = (input: PoseInput): Pose => {
  const { action, time, phase, speed, travelled, actionTime } = input;
  const isGoing = speed > 0.04;
  const gait = isGoing && speed > 1.6 ? gaits.trot : gaits.walk;
  const strides = travelled / (gait.stride * hipHeight);
  const isSitting = !isGoing && ['sit', 'look', 'lie', 'sleep', 'meditate'].includes(action);
  const hop = ['jump', 'dance', 'bounce', 'catch'].includes(action)
    ? Math.max(0, Math.sin(fraction(actionTime / 0.95) * Math.PI * 1.5)) * 0.26
    : 0;
  const bob = isGoing ? 0.015 * Math.sin(strides * 4 * Math.PI) : 0.006 * Math.sin(time * 1.8 + phase);
  const pitch = isSitting ? -0.42 : hop > 0 ? -0.15 : 0;
  const body = multiply(translation(0, hipHeight + bob + hop - (isSitting ? 0.08 : 0), 0), rotationX(pitch));
  const parts: Record<string, Matrix> = { body };
  const turn = 0.35 * Math.sin(time * 0.8 + phase) * (isGoing ? 0.3 : 1);
  const nod = 0.08 * Math.sin(time * 2.1 + phase);
  const head = multiply(body, translation(0, 0.07, 0.34), rotationX(-pitch + nod), rotationY(turn));
  parts.head = head;
  parts.tail = multiply(
    body,
    translation(0, 0.08, -0.36),
    rotationZ(0.5 * Math.sin(time * 9 + phase)),
    rotationX(-pitch * 0.4),
  );
  for (const [n, [x, z]] of corners.entries()) {
    const step = isGoing ? footStep(gait, n, strides) : { forward: 0, up: 0 };
    const hipY = body[7]! - Math.sin(pitch) * z;
    const ahead = step.forward * gait.stride * gait.stance * hipHeight * 0.5 + (hop > 0 ? -0.06 : 0);
    const raised = step.up * gait.lift * hipHeight + (hop > 0 ? hop * 0.8 : 0);
    const paw = action === 'wave' || action === 'shake_hands' ? (n === 2 ? 0.24 : 0) : 0;
    const [upper, lower] = bendLeg(Math.max(0.14, hipY - raised - paw), ahead + paw);
    const thigh = multiply(translation(x, hipY, z * Math.cos(pitch)), rotationX(upper));
    parts[`upper${n}`] = thigh;
    parts[`lower${n}`] = multiply(thigh, translation(0, -half, 0), rotationX(lower));
  }
  return {
    parts,
    anchors: {
      mouth: multiply(head, translation(0, 0.14, 0.38)),
      head: multiply(head, translation(0, 0.3, 0.16)),
      back: multiply(body, translation(0, 0.12, 0)),
      top: multiply(body, translation(0, 0.12, 0)),
    },
  };
};

export const robotDog: Kit = {
  name: 'robot dog',
  nouns: ['robot dog', 'robotic dog', 'robot puppy', 'mechanical dog', 'cyber dog'],
  locomotion: 'walks',
  speeds: { slow: 1.1, fast: 2.6 },
  build: ({ colour }) => {
    const shell = colour ?? fromHex('#dfe4ea');
    return {
      size: [0.42, 0.84, 1.02],
      parts: [
        { name: 'body', mesh: buildBody(shell) },
        { name: 'head', mesh: buildHead(shell) },
        { name: 'tail', mesh: buildTail() },
        ...corners.flatMap((_, n) => [
          { name: `upper${n}`, mesh: buildLegPart(shell, false) },
          { name: `lower${n}`, mesh: buildLegPart(shell, true) },
        ]),
      ],
      anchors: {
        mouth: [0, 0.7, 0.72],
        head: [0, 0.86, 0.5],
        back: [0, 0.62, 0],
        top: [0, 0.62, 0],
        neck: [0, 0.6, 0.36],
      },
      pose: poseDog,
    };
  },
};
