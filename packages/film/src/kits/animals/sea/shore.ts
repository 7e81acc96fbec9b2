/** Crabs and lobsters. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  translation,
  translationTo,
} from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { add, mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { addEye } from '../shared/eyes.ts';

export const both = [1, -1] as const;
const speckled =
  (colour: Vec3, frequency: number) =>
  (p: Vec3): Vec3 =>
    scale(colour, 0.78 + 0.4 * noise(p[0] * frequency, p[1] * frequency, p[2] * frequency));

const buildClaw = (colour: Vec3, s: number, sign: number): Mesh => {
  const b = new MeshBuilder().paint(speckled(colour, 20 / s), 'glossy');
  b.tube(
    [
      [0, 0, 0],
      [sign * 0.16 * s, 0.06 * s, 0.12 * s],
      [sign * 0.12 * s, 0.08 * s, 0.28 * s],
    ],
    [0.05 * s, 0.045 * s, 0.05 * s],
    10,
  );
  b.sphere([sign * 0.1 * s, 0.09 * s, 0.36 * s], [0.1 * s, 0.07 * s, 0.12 * s], 16);
  b.tube(
    [
      [sign * 0.14 * s, 0.09 * s, 0.42 * s],
      [sign * 0.17 * s, 0.09 * s, 0.54 * s],
      [sign * 0.08 * s, 0.09 * s, 0.64 * s],
    ],
    [0.05 * s, 0.04 * s, 0.006 * s],
    10,
  );
  b.tube(
    [
      [sign * 0.05 * s, 0.09 * s, 0.42 * s],
      [sign * 0.0 * s, 0.09 * s, 0.52 * s],
      [sign * 0.06 * s, 0.09 * s, 0.62 * s],
    ],
    [0.04 * s, 0.03 * s, 0.005 * s],
    10,
  );
  return b.mesh;
};

const shellfish = (nouns: string[], size: number, hex: string, kind: 'crab' | 'lobster'): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'walks',
  speeds: { slow: 0.15, fast: 0.6 },
  build: ({ colour }) => {
    const tone = colour ?? fromHex(hex);
    const s = size;
    const y = 0.2 * s;
    const isCrab = kind === 'crab';
    const b = new MeshBuilder().paint(
      (p) => mix(speckled(tone, 22 / s)(p), fromHex('#f2d8b0'), smoothstep(y * 0.95, y * 0.6, p[1])),
      'glossy',
    );
    if (isCrab) b.sphere([0, y, 0], [0.36 * s, 0.16 * s, 0.27 * s], 26);
    else {
      b.tube(
        [
          [0, y, 0.34 * s],
          [0, y, 0.1 * s],
          [0, y, -0.1 * s],
        ],
        [0.05 * s, 0.14 * s, 0.14 * s],
        16,
      );
      for (let n = 0; n < 6; n += 1)
        b.sphere(
          [0, y - 0.01 * n * s, (-0.16 - n * 0.085) * s],
          [(0.13 - n * 0.012) * s, (0.11 - n * 0.01) * s, 0.07 * s],
          14,
        );
      for (const spread of [-0.9, -0.45, 0, 0.45, 0.9])
        b.sphere(
          [Math.sin(spread) * 0.16 * s, y - 0.07 * s, (-0.68 - Math.cos(spread) * 0.1) * s],
          [0.06 * s, 0.02 * s, 0.11 * s],
          10,
        );
      for (const sign of both)
        b.tube(
          [
            [sign * 0.04 * s, y + 0.05 * s, 0.36 * s],
            [sign * 0.2 * s, y + 0.25 * s, 0.6 * s],
            [sign * 0.4 * s, y + 0.2 * s, 0.9 * s],
          ],
          [0.014 * s, 0.01 * s, 0.003 * s],
          6,
        );
    }
    for (const sign of both) {
      const eye: Vec3 = [
        sign * (isCrab ? 0.1 : 0.06) * s,
        y + (isCrab ? 0.24 : 0.14) * s,
        (isCrab ? 0.22 : 0.34) * s,
      ];
      b.paint(tone, 'glossy').tube([[eye[0], y + 0.05 * s, eye[2] - 0.02 * s], eye], 0.02 * s, 8);
      addEye(b, [eye[0], eye[1] + 0.02 * s, eye[2]], [sign * 0.3, 0.1, 1], { radius: 0.042 * s });
    }
    b.paint(scale(tone, 0.35), 'matte').tube(
      [
        [-0.07 * s, y - 0.02 * s, 0.255 * s],
        [0, y - 0.045 * s, 0.265 * s],
        [0.07 * s, y - 0.02 * s, 0.255 * s],
      ],
      0.008 * s,
      5,
      false,
    );
    const legs = [0, 1].map((group) => {
      const l = new MeshBuilder().paint(speckled(tone, 20 / s), 'glossy');
      for (const sign of both)
        for (let n = 0; n < 4; n += 1) {
          if ((n + (sign > 0 ? 0 : 1)) % 2 !== group) continue;
          const z = (0.14 - n * 0.11) * s;
          const root: Vec3 = [sign * (isCrab ? 0.3 : 0.1) * s, y - 0.03 * s, z];
          const splay = 0.5 - n * 0.38;
          l.tube(
            [
              root,
              add(root, [sign * 0.2 * s, 0.14 * s, splay * 0.12 * s]),
              add(root, [sign * 0.36 * s, -0.02 * s, splay * 0.24 * s]),
              add(root, [sign * 0.4 * s, -y + 0.04 * s, splay * 0.3 * s]),
            ],
            [0.04 * s, 0.034 * s, 0.024 * s, 0.006 * s],
            8,
          );
        }
      return l.mesh;
    });
    const clawRoot = (sign: number): Vec3 => [
      sign * (isCrab ? 0.26 : 0.12) * s,
      y,
      (isCrab ? 0.18 : 0.26) * s,
    ];
    return {
      size: [1.2 * s, 0.5 * s, (isCrab ? 0.9 : 1.7) * s],
      parts: [
        { name: 'body', mesh: b.mesh },
        { name: 'legs0', mesh: legs[0]! },
        { name: 'legs1', mesh: legs[1]! },
        { name: 'clawLeft', mesh: buildClaw(tone, s, 1) },
        { name: 'clawRight', mesh: buildClaw(tone, s, -1) },
      ],
      anchors: { top: [0, y + 0.16 * s, 0], back: [0, y + 0.16 * s, 0], head: [0, y + 0.25 * s, 0.22 * s] },
      pose: ({ time, phase, speed, travelled, action }) => {
        const t = time + phase * 2;
        const step = speed > 0.01 ? (travelled / (0.35 * s)) * Math.PI * 2 : 0;
        const rise = translation(0, 0.012 * s * Math.sin(speed > 0.01 ? step * 2 : t * 2), 0);
        // Crabs walk sideways.
        const bob = isCrab && speed > 0.01 ? multiply(rise, rotationY(-Math.PI / 2)) : rise;
        const isBusy = action === 'wave' || action === 'dance' || action === 'fight' || action === 'clap';
        const parts: Record<string, Matrix> = { body: bob };
        for (const group of [0, 1])
          parts[`legs${group}`] = multiply(
            bob,
            rotationY(
              speed > 0.01 ? 0.14 * Math.sin(step + group * Math.PI) : 0.02 * Math.sin(t * 1.5 + group),
            ),
          );
        for (const sign of both) {
          const raise =
            (isBusy ? 0.6 : 0.12) + (isBusy ? 0.4 : 0.12) * Math.sin(t * (isBusy ? 5 : 1.6) + sign);
          parts[sign > 0 ? 'clawLeft' : 'clawRight'] = multiply(
            bob,
            translationTo(clawRoot(sign)),
            rotationX(-raise),
            rotationY(sign * 0.15 * Math.sin(t * 1.3)),
          );
        }
        return { parts, anchors: {} };
      },
    };
  },
});

export const crabs = shellfish(['crab', 'hermit crab', 'red crab'], 0.22, '#d0401c', 'crab');
export const lobsters = shellfish(['lobster', 'shrimp', 'prawn', 'crayfish'], 0.3, '#b02a18', 'lobster');
