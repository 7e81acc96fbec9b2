/** What an animal holds in its paws while it eats. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  translation,
  translationTo,
} from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import { addEar } from '../shared/ears.ts';
import { sides } from './frame.ts';
import type { Frame, QuadrupedShape } from './shape.ts';

export const buildFood = (food: NonNullable<QuadrupedShape['food']>, h: number): Mesh => {
  const b = new MeshBuilder();
  const leaf = (base: Vec3, direction: Vec3, length: number, colour: string) =>
    addEar(b, {
      base,
      direction,
      facing: [0, 0.4, 1],
      length,
      width: length * 0.24,
      outline: 'leaf',
      cup: 0.3,
      bend: -0.2,
      outside: fromHex(colour),
      inside: fromHex('#6f9c3a'),
      material: 'leaf',
    });
  if (food === 'bamboo') {
    b.at(multiply(translation(0, 0, 0.02 * h), rotationZ(0.9), rotationX(-0.35)), (stalk) => {
      stalk.paint(
        (p) => (Math.abs(((p[1] / h + p[0] / h) * 5) % 1) < 0.08 ? fromHex('#93a95a') : fromHex('#5f8f34')),
        'satin',
      );
      stalk.cylinder(-0.62 * h, 0.5 * h, 0.026 * h, 0.022 * h, 10);
    });
    for (let n = 0; n < 6; n += 1)
      leaf(
        [-0.3 * h - n * 0.035 * h, 0.24 * h + n * 0.03 * h, 0.02 * h],
        [-0.6 + n * 0.2, 0.4 - (n % 3) * 0.5, 0.6 * ((n % 2) * 2 - 1)],
        0.2 * h,
        n % 2 ? '#4d8a2c' : '#3f7a26',
      );
  } else if (food === 'nut') {
    b.paint(fromHex('#8a5a2c'), 'glossy').sphere([0, 0, 0], [0.085 * h, 0.1 * h, 0.085 * h], 14);
    b.paint(fromHex('#5d3f22'), 'bark').sphere([0, 0.055 * h, 0], [0.092 * h, 0.06 * h, 0.092 * h], 14);
    b.cylinder(0.1 * h, 0.15 * h, 0.012 * h, 0.009 * h, 6);
  } else if (food === 'leaf') {
    b.paint(fromHex('#6b5a33'), 'bark').tube(
      [
        [-0.2 * h, -0.1 * h, 0],
        [0.02 * h, 0, 0.03 * h],
        [0.2 * h, 0.14 * h, 0],
      ],
      0.012 * h,
      6,
    );
    for (let n = 0; n < 6; n += 1)
      leaf([(n - 3) * 0.06 * h, (n - 3) * 0.035 * h, 0], [0.4, (n % 2) * 2 - 1, 0.3], 0.16 * h, '#557f3c');
  } else if (food === 'cheese') {
    b.paint(fromHex('#f0b83a'), 'satin').at(rotationY(0.4), (c) =>
      c.extrude(
        [
          [-0.14 * h, -0.08 * h],
          [0.16 * h, -0.08 * h],
          [-0.14 * h, 0.1 * h],
        ],
        -0.09 * h,
        0.09 * h,
      ),
    );
  } else if (food === 'fish') {
    b.paint(fromHex('#8fa3b4'), 'glossy').sphere([0, 0, 0.03 * h], [0.16 * h, 0.06 * h, 0.035 * h], 14);
    b.extrude(
      [
        [-0.14 * h, 0],
        [-0.24 * h, 0.07 * h],
        [-0.24 * h, -0.07 * h],
      ],
      0.02 * h,
      0.04 * h,
    );
  } else if (food === 'carrot') {
    b.paint(fromHex('#f07a1e'), 'satin').tube(
      [
        [0.06 * h, 0.06 * h, -0.06 * h],
        [0.02 * h, 0.02 * h, 0.02 * h],
        [-0.1 * h, -0.1 * h, 0.16 * h],
        [-0.14 * h, -0.14 * h, 0.2 * h],
      ],
      [0.012 * h, 0.045 * h, 0.07 * h, 0.04 * h],
      10,
    );
    for (let n = 0; n < 5; n += 1)
      leaf(
        [-0.13 * h, -0.13 * h, 0.19 * h],
        [-0.7 + (n - 2) * 0.25, -0.6 + (n % 2) * 0.5, 0.5],
        0.2 * h,
        '#3f8a2c',
      );
  } else {
    b.paint(fromHex('#f0cb3c'), 'satin').tube(
      [
        [-0.12 * h, 0.1 * h, 0],
        [-0.07 * h, 0, 0.02 * h],
        [0.03 * h, -0.03 * h, 0.02 * h],
        [0.13 * h, 0.04 * h, 0],
      ],
      [0.012 * h, 0.034 * h, 0.036 * h, 0.014 * h],
      8,
    );
  }
  return b.mesh;
};

/** Between the two front paws. */
export const holdFood = (skeleton: Skeleton, frame: Frame): Matrix => {
  const [left, right] = sides.map(([side]) =>
    skeleton.pointOn(`frontFoot${side}`, skeleton.tail(`frontFoot${side}`)),
  ) as [Vec3, Vec3];
  return translationTo([
    (left[0] + right[0]) / 2,
    (left[1] + right[1]) / 2,
    (left[2] + right[2]) / 2 + frame.leg * 0.2,
  ]);
};
