/** A farm tractor: long bonnet, exhaust stack, big rear wheels under wings, a roof over the seat. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';

import { poseOnWheels } from '../shared/driving.ts';
import { sectionAcrossZ, steps } from '../shared/section.ts';
import { createAxles } from '../shared/wheels.ts';

const [rearRadius, frontRadius] = [0.85, 0.48];
const [rearAxle, frontAxle] = [-0.85, 1.35];
const black = fromHex('#1c1d1f');
const exhaust: Vec3 = [-0.28, 2.35, 0.95];

const addMudguard = (b: MeshBuilder, x: number) => {
  const ring = (angle: number, r: number, side: number): Vec3 => [
    x + side * 0.24,
    rearRadius + Math.sin(angle) * r,
    rearAxle + Math.cos(angle) * r,
  ];
  b.loft(
    steps(0.25, 2.7, 14).map((angle) => [
      ring(angle, 0.92, -1),
      ring(angle, 0.92, 1),
      ring(angle, 0.99, 1),
      ring(angle, 0.99, -1),
    ]),
  );
};

export const tractor: Kit = {
  name: 'tractor',
  nouns: ['tractor', 'farm tractor'],
  locomotion: 'rolls',
  speeds: { slow: 3, fast: 7 },
  build: ({ colour, detail }) => {
    const paint = colour ?? fromHex('#c5281c');
    const cream = fromHex('#efe6cf');
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    body
      .paint(paint, 'glossy')
      .loft(
        [0.15, 0.2, 0.6, 1.2, 1.75, 1.84, 1.88].map((z, n) =>
          sectionAcrossZ(
            z,
            n > 4 ? 0.3 - (n - 4) * 0.03 : 0.33,
            0.86,
            1.5 - (n > 4 ? (n - 4) * 0.04 : 0) - z * 0.05,
            4.5,
            24,
          ),
        ),
      );
    body.paint(black, 'satin').box([0, 1.12, 1.86], [0.44, 0.44, 0.06], 0.04);
    body.paint(fromHex('#b9bdc2'), 'metal');
    for (const y of steps(0.96, 1.28, 5)) body.box([0, y, 1.9], [0.4, 0.025, 0.02]);
    body.paint(darken(fromHex('#54585c'), 0.3), 'satin').box([0, 0.78, 0.75], [0.42, 0.4, 2.2], 0.06);
    body.box([0, 0.8, rearAxle], [1.1, 0.5, 0.6], 0.1).box([0, 0.5, frontAxle], [1.1, 0.14, 0.16], 0.03);
    body.paint(black, 'satin').box([0, 0.78, -0.25], [1.0, 0.06, 0.9], 0.02);
    body.paint(paint, 'glossy');
    for (const side of [-1, 1]) addMudguard(body, side * 0.72);
    body.box([0, 1.28, 0.12], [0.62, 0.5, 0.14], 0.05);
    // Seat, steering wheel, roof on four posts.
    body
      .paint(black, 'satin')
      .box([0, 1.08, -0.72], [0.5, 0.14, 0.46], 0.06)
      .box([0, 1.4, -0.96], [0.5, 0.56, 0.1], 0.05)
      .box([0, 0.95, -0.75], [0.2, 0.3, 0.2], 0.03);
    body.tube(
      [
        [0, 1.4, 0.1],
        [0, 1.6, -0.16],
      ],
      0.025,
      6,
    );
    body.at(multiply(translation(0, 1.62, -0.18), rotationX(-0.6)), (k) =>
      k.tube(
        steps(0, 2 * Math.PI, 18).map((a): Vec3 => [Math.cos(a) * 0.19, 0, Math.sin(a) * 0.19]),
        0.02,
        6,
        false,
      ),
    );
    body.paint(black, 'satin');
    for (const side of [-1, 1])
      for (const z of [-1.2, 0.08])
        body.tube(
          [
            [side * 0.5, 1.3, z],
            [side * 0.52, 2.6, z * 0.92],
          ],
          0.035,
          6,
        );
    body.paint(cream, 'glossy').box([0, 2.66, -0.55], [1.3, 0.12, 1.65], 0.06);
    body.paint(fromHex('#3a3c3f'), 'metal').tube(
      [
        [exhaust[0], 1.4, exhaust[2]],
        [exhaust[0], 2.2, exhaust[2]],
        [exhaust[0], 2.33, exhaust[2] - 0.05],
      ],
      0.05,
      10,
    );
    body.at(translation(exhaust[0], 1.6, exhaust[2]), (k) => k.cylinder(0, 0.38, 0.085, 0.085, 12));
    for (const side of [-1, 1]) {
      body.paint([0.95, 0.93, 0.85], 'glossy').sphere([side * 0.22, 1.36, 1.84], [0.09, 0.09, 0.06], 10);
      lit.paint([4.5, 3.9, 2.8], 'glow').sphere([side * 0.22, 1.36, 1.86], [0.085, 0.085, 0.06], 10);
    }
    const rim = colour ? cream : fromHex('#eec23a');
    const axles = createAxles([
      {
        z: rearAxle,
        radius: rearRadius,
        width: 0.46,
        track: 0.78,
        style: 'tractor',
        rim,
        segments: [30, 18, 10][detail],
      },
      {
        z: frontAxle,
        radius: frontRadius,
        width: 0.26,
        track: 0.66,
        style: 'tractor',
        rim,
        segments: [24, 16, 9][detail],
      },
    ]);
    const lampLeft: Vec3 = [0.22, 1.36, 1.9];
    const lampRight: Vec3 = [-0.22, 1.36, 1.9];
    return assembleModel(
      { body, lit, ...axles.builders },
      {
        size: [2.05, 2.75, 3.8],
        anchors: {
          seat: [0, 1.17, -0.68],
          back: [0, 1.17, -0.68],
          handlebarLeft: [0.17, 1.64, -0.2],
          handlebarRight: [-0.17, 1.64, -0.2],
          pedalLeft: [0.2, 0.86, 0],
          pedalRight: [-0.2, 0.86, 0],
          top: [0, 2.72, -0.55],
          exhaust,
          lampLeft,
          lampRight,
        },
        pose: (input) => ({
          ...poseOnWheels(input, axles, 2.2, { left: lampLeft, right: lampRight }),
          particles: puffs(input, {
            at: exhaust,
            count: 12,
            life: 1.5,
            velocity: [0, 1.3, -0.2],
            spread: 0.25,
            size: [0.06, 0.26],
            colour: [0.22, 0.22, 0.23],
            opacity: 0.35,
          }),
        }),
      },
    );
  },
};
