/** A roller coaster with a train of cars on a closed track. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fraction } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationFacing, translation, translationTo } from '../../../math/matrix.ts';
import { normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { spread } from '../shared/parts.ts';
import { bright, white } from './fairground-parts.ts';

/** The track as a closed curve; u runs from 0 to 1. */
const track = (u: number): Vec3 => {
  const a = u * 2 * Math.PI;
  return [
    Math.cos(a) * 24 + Math.cos(a * 3) * 3,
    6 + 5.5 * Math.sin(a + 0.6) + 3.4 * Math.sin(a * 3) + 1.6 * Math.sin(a * 5),
    Math.sin(a) * 11,
  ];
};

export const buildCoaster = (): Model => {
  const [body, car] = [new MeshBuilder(), new MeshBuilder()];
  const points = spread(0, 1, 161).map(track);
  for (const side of [-0.6, 0.6]) {
    body.paint(bright[0]!, 'glossy').tube(
      points.map((p, n) => {
        const q = points[(n + 1) % 160]!;
        const d = normalize(subtract(q, p));
        return [p[0] + d[2] * side, p[1], p[2] - d[0] * side] as Vec3;
      }),
      0.12,
      6,
      false,
    );
  }
  for (const [n, p] of points.entries()) {
    if (n % 2 === 0) {
      const q = points[(n + 1) % 160]!;
      const d = normalize(subtract(q, p));
      body.paint(white, 'satin').tube(
        [
          [p[0] + d[2] * 0.6, p[1], p[2] - d[0] * 0.6],
          [p[0] - d[2] * 0.6, p[1], p[2] + d[0] * 0.6],
        ],
        0.06,
        4,
        false,
      );
    }
    if (n % 5 === 0)
      body.paint(white, 'satin').tube(
        [
          [p[0], p[1] - 0.1, p[2]],
          [p[0], 0, p[2]],
        ],
        0.14,
        6,
        false,
      );
    if (n % 10 === 0 && n < 160) {
      const q = points[n + 5]!;
      body.tube(
        [
          [p[0], p[1] * 0.5, p[2]],
          [q[0], q[1] - 0.2, q[2]],
        ],
        0.07,
        4,
        false,
      );
    }
  }
  car
    .paint(bright[1]!, 'glossy')
    .box([0, 0.55, 0], [1.2, 0.6, 1.9], 0.2, 3)
    .paint(bright[2]!, 'glossy')
    .box([0, 0.95, -0.6], [1.1, 0.5, 0.16], 0.06)
    .sphere([0, 0.55, 0.95], [0.5, 0.26, 0.3], 12);
  const builders: Record<string, MeshBuilder> = { body };
  for (let n = 0; n < 4; n += 1) builders[`car${n}`] = car;
  const place = (u: number) =>
    multiply(translationTo(track(u)), rotationFacing(subtract(track(u + 0.004), track(u - 0.004))));
  return assembleModel(builders, {
    size: [56, 17, 26],
    anchors: { seat: [0, 8, 11] },
    pose: ({ time, phase }) => {
      const parts: Record<string, Matrix> = {};
      const u = fraction((time + phase) * 0.075 + 0.02 * Math.sin(time * 0.9));
      for (let n = 0; n < 4; n += 1) parts[`car${n}`] = place(fraction(u - n * 0.0145 + 1));
      return { parts, anchors: { seat: multiply(place(u), translation(0, 0.8, -0.2)) } };
    },
  });
};
