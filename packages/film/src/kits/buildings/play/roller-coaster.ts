/** A roller coaster: a train with riders on a track with a loop. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, transformPoint, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { loopFoot, loopRadius, loopZ, trackFrame, trackLength } from './coaster-track.ts';
import { bright, white } from './fairground-parts.ts';

const cars = 4;
/** Metres from car to car, metres a second, and metres along the track at the start. */
const [gap, speed, start] = [2.6, 13, 6];

const addTrack = (b: MeshBuilder) => {
  const count = 200;
  const frames = Array.from({ length: count + 1 }, (_, n) => trackFrame((n / count) * trackLength));
  for (const side of [-0.6, 0.6])
    b.paint(bright[0]!, 'glossy').tube(
      frames.map((frame) => transformPoint(frame, [side, 0, 0])),
      0.12,
      6,
      false,
    );
  b.tube(
    frames.map((frame) => transformPoint(frame, [0, -0.45, 0])),
    0.2,
    6,
    false,
  );
  for (const [n, frame] of frames.entries()) {
    const at = (x: number, y: number): Vec3 => transformPoint(frame, [x, y, 0]);
    b.paint(white, 'satin').tube([at(0.6, 0), at(0, -0.45), at(-0.6, 0)], 0.07, 4, false);
    const [x, y, z] = at(0, -0.5);
    const isLoop = Math.abs(x) < loopRadius + 1 && z > 5;
    if (n % 6 === 0 && !isLoop)
      b.tube(
        [
          [x, y, z],
          [x, 0, z],
        ],
        0.16,
        6,
        false,
      );
  }
  // Masts beside the loop hold it at half its height, clear of the ways in and out.
  for (const side of [-1, 1])
    for (const out of [1.4, 6]) {
      const foot: Vec3 = [side * (loopRadius + out), 0, loopZ + side * 3.8];
      b.tube([foot, [side * (loopRadius + 0.5), loopFoot + loopRadius, loopZ + side * 0.75]], 0.18, 6, false);
    }
};

const addRider = (b: MeshBuilder, x: number, z: number, shirt: Vec3, skin: Vec3, hair: Vec3) => {
  b.paint(shirt, 'cloth').sphere([x, 0.98, z], [0.2, 0.3, 0.15], 10);
  b.paint(skin, 'skin').sphere([x, 1.42, z + 0.02], 0.14, 10);
  b.paint(hair, 'matte').sphere([x, 1.47, z - 0.03], [0.15, 0.13, 0.14], 10);
  for (const side of [-1, 1])
    b.paint(skin, 'skin').tube(
      [
        [x + side * 0.18, 1.18, z],
        [x + side * 0.24, 1.45, z + 0.1],
        [x + side * 0.22, 1.8, z + 0.08],
      ],
      0.05,
      6,
    );
};

const buildCar = (colour: Vec3, isFirst: boolean) => {
  const b = new MeshBuilder();
  b.paint(colour, 'glossy').box([0, 0.45, 0], [1.3, 0.5, 2.3], 0.18, 3);
  b.paint(bright[2]!, 'glossy')
    .box([0, 0.9, -1], [1.2, 0.7, 0.14], 0.06)
    .box([0, 0.9, 0], [1.2, 0.6, 0.12], 0.06);
  if (isFirst) b.sphere([0, 0.5, 1.15], [0.6, 0.3, 0.5], 14);
  for (const z of [0.62, -0.42])
    b.paint(fromHex('#2a2c30'), 'metal').tube(
      [
        [-0.55, 0.85, z],
        [0.55, 0.85, z],
      ],
      0.045,
      8,
    );
  const skins = ['#d8a27c', '#8a5a3c', '#e8b894', '#b07a52'].map(fromHex);
  [
    [-0.3, 0.2],
    [0.3, 0.2],
    [-0.3, -0.8],
    [0.3, -0.8],
  ].forEach(([x, z], n) => {
    addRider(
      b,
      x!,
      z!,
      bright[(n * 2 + (isFirst ? 1 : 2)) % 6]!,
      skins[n]!,
      fromHex(n % 2 ? '#2a1c14' : '#6a4526'),
    );
  });
  return b;
};

export const buildCoaster = (): Model => {
  const body = new MeshBuilder();
  addTrack(body);
  const builders: Record<string, MeshBuilder> = { body };
  const behind = buildCar(bright[1]!, false);
  for (let n = 0; n < cars; n += 1) builders[`car${n}`] = n === 0 ? buildCar(bright[1]!, true) : behind;
  return assembleModel(builders, {
    size: [54, 15, 26],
    anchors: { seat: [0, 8, 9], eye: [0, 8, 9] },
    pose: ({ time }) => {
      const parts: Record<string, Matrix> = {};
      const front = start + time * speed;
      for (let n = 0; n < cars; n += 1) parts[`car${n}`] = trackFrame(front - n * gap);
      const first = trackFrame(front);
      return {
        parts,
        anchors: {
          seat: multiply(first, translation(0, 0.75, -0.2)),
          eye: multiply(first, translation(0, 1.62, 0.42)),
        },
      };
    },
  });
};
