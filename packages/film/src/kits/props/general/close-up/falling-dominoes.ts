/** A curved row of dominoes that fall one after another. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pips } from '../toys/pips.ts';

const [count, spacing] = [18, 0.0235];
const [width, height, thick] = [0.027, 0.054, 0.009];
const tones = ['#d8302a', '#f08a1c', '#f4c81e', '#3aa84a', '#2a78d0', '#7a48b8'];

const addTile = (b: MeshBuilder, n: number, colour: Vec3) => {
  b.paint(colour, 'glossy').box([0, height / 2, 0], [width, height, thick], 0.002);
  b.paint(fromHex('#fbf8f0'), 'satin');
  for (const side of [-1, 1]) {
    const z = side * (thick / 2 + 0.0001);
    b.box([0, height / 2, z], [width * 0.8, 0.0012, 0.0008]);
    for (const half of [0, 1])
      for (const [x, y] of pips[1 + ((n * 2 + half * 3) % 5)]!)
        b.sphere([x * 0.007, height * (0.26 + 0.48 * half) + y * 0.007, z], [0.0027, 0.0027, 0.0008], 8);
  }
};

/** Where each stands, and the way it falls. */
const places = Array.from({ length: count }, (_, n) => {
  const along = (n - (count - 1) / 2) * spacing;
  return {
    x: along,
    z: 0.055 * Math.sin(along * 11),
    yaw: Math.PI / 2 - Math.atan(0.6 * Math.cos(along * 11)),
  };
});

export const fallingDominoes: Kit = {
  name: 'falling dominoes',
  nouns: ['falling dominoes', 'domino chain', 'chain of dominoes', 'domino effect'],
  locomotion: 'none',
  build: ({ colour }) => {
    const parts = Object.fromEntries(
      places.map((_, n) => {
        const b = new MeshBuilder();
        addTile(b, n, colour ?? fromHex(tones[n % tones.length]!));
        return [`tile${n}`, b];
      }),
    );
    return assembleModel(parts, {
      size: [0.3, 0.07, 0.1],
      anchors: { top: [0, height, 0] },
      pose: ({ actionTime, actionSeconds }) => {
        const reached = (actionTime / Math.max(0.1, actionSeconds)) * count * 1.12 - 0.5;
        return {
          parts: Object.fromEntries(
            places.map(({ x, z, yaw }, n) => {
              // Up to the next tile it falls freely, from there on it pushes it over.
              const share = clamp((reached - n) / 2.6);
              const rest = n === count - 1 ? Math.PI / 2 : 1.2;
              const lean = rest * share * share * (3 - 2 * share);
              return [
                `tile${n}`,
                multiply(
                  translation(x, 0, z),
                  rotationY(yaw),
                  translation(0, 0, thick / 2),
                  rotationX(lean),
                  translation(0, 0, -thick / 2),
                ),
              ];
            }),
          ),
          anchors: {},
        };
      },
    });
  },
};
