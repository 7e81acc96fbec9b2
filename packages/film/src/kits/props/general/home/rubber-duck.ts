/** A rubber duck, and one that bobs in a tub of foam. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { identity, multiply, rotationY, rotationZ, scaling, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { placed } from '../../../shared/shapes.ts';
import { addTub } from './bathroom.ts';

/** 0.1 m long, its flat underside on y = 0. */
const addDuck = (b: MeshBuilder, colour: Vec3 | null) => {
  const yellow = colour ?? fromHex('#fbc916');
  b.paint(yellow, 'glossy');
  b.sphere([0, 0.028, -0.004], [0.036, 0.028, 0.046], 32);
  b.at(placed(0, 0.044, -0.045, { turnX: -0.7 }), (k) => k.sphere([0, 0, 0], [0.014, 0.011, 0.022], 20));
  b.sphere([0, 0.046, 0.02], [0.023, 0.02, 0.022], 24);
  b.sphere([0, 0.074, 0.024], [0.0275, 0.0265, 0.027], 32);
  for (const side of [-1, 1]) {
    b.paint(yellow, 'glossy').at(
      placed(side * 0.034, 0.034, -0.008, { turnX: 0.35, turnZ: side * -0.25 }),
      (k) => k.sphere([0, 0, 0], [0.008, 0.015, 0.026], 20),
    );
    b.paint(fromHex('#fdfdfb'), 'glossy').sphere([side * 0.0135, 0.083, 0.0452], [0.006, 0.0075, 0.004], 16);
    b.paint(fromHex('#14120f'), 'glossy').sphere([side * 0.013, 0.083, 0.0478], [0.0036, 0.005, 0.003], 14);
  }
  const beak = fromHex('#f06a14');
  b.paint(beak, 'glossy').sphere([0, 0.07, 0.053], [0.015, 0.0042, 0.0135], 22);
  b.sphere([0, 0.0645, 0.05], [0.012, 0.0034, 0.01], 20);
};

export const rubberDuck: Kit = {
  name: 'rubber duck',
  nouns: ['rubber duck', 'rubber ducky', 'toy duck', 'bath duck', 'plastic duck', 'rubber duckie'],
  locomotion: 'none',
  build: ({ colour }) => {
    const body = new MeshBuilder();
    addDuck(body, colour ?? null);
    return assembleModel(
      { body },
      {
        anchors: { top: [0, 0.1, 0], grip: [0, 0.03, 0] },
        pose: ({ action, time, phase }) => ({
          parts: {
            body:
              action === 'float' || action === 'swim'
                ? multiply(
                    translation(0, -0.01 + 0.004 * Math.sin(time * 2.2 + phase), 0),
                    rotationZ(0.09 * Math.sin(time * 1.9 + phase)),
                    rotationY(0.25 * Math.sin(time * 0.7 + phase)),
                  )
                : identity(),
          },
          anchors: {},
        }),
      },
    );
  },
};

/** Heaps of fine bubbles that leave a place for the duck. */
const addFoam = (b: MeshBuilder) => {
  for (let n = 0; n < 260; n += 1) {
    const [x, z] = [Math.sin(n * 12.9) * 0.78, Math.cos(n * 7.31) * 0.31];
    if ((x / 0.86) ** 4 + (z / 0.33) ** 2 > 0.8) continue;
    if (Math.hypot(x, (z - 0.06) * 1.2) < 0.2) continue;
    const heap = 0.03 * Math.sin(x * 6 + 1) + 0.035 * Math.cos(x * 3.1 + z * 9) - (z > 0.1 ? 0.03 : 0);
    b.paint(n % 5 === 0 ? fromHex('#e4eef6') : fromHex('#fbfdff'), n % 3 === 0 ? 'glossy' : 'satin').sphere(
      [x, 0.625 + heap, z],
      0.022 + 0.022 * ((n * 7) % 5) * 0.35,
      10,
    );
  }
  for (const [x, y, z, r] of [
    [-0.5, 0.68, -0.1, 0.03],
    [0.34, 0.7, 0.05, 0.022],
    [-0.26, 0.66, -0.2, 0.02],
    [0.55, 0.66, -0.05, 0.026],
  ] as const)
    b.paint([0.86, 0.93, 1], 'clear').sphere([x, y, z], r, 18);
};

export const duckInTub: Kit = {
  name: 'rubber duck in a bathtub',
  nouns: ['rubber duck in a bathtub'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, duck] = [new MeshBuilder(), new MeshBuilder()];
    addTub(body, fromHex('#f6f4ee'));
    addFoam(body);
    addDuck(duck, colour ?? null);
    return assembleModel(
      { body, duck },
      {
        size: [1.1, 0.9, 0.7],
        anchors: { top: [0, 0.6, 0] },
        pose: ({ time }) => ({
          parts: {
            duck: multiply(
              translation(0.03 * Math.sin(time * 0.6), 0.57 + 0.009 * Math.sin(time * 2.1), 0.08),
              rotationY(0.5 + 0.35 * Math.sin(time * 0.5)),
              rotationZ(0.07 * Math.sin(time * 1.8)),
              scaling(2.9),
            ),
          },
          anchors: {},
        }),
      },
    );
  },
};
