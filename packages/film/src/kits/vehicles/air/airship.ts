/** An airship with ribs, fins and gondola. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import { addFuselage, addWing, hovering } from '../shared/flying.ts';
import { curve, steps } from '../shared/section.ts';

export const buildAirship = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const paint = colour ?? fromHex('#b9bec4');
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  body.paint((p) => (Math.abs(p[1] - 9) < 0.7 ? fromHex('#b5322f') : paint), 'satin');
  addFuselage(
    body,
    [
      [-24, 0.2, 9],
      [-19, 3, 9],
      [-8, 5.6, 9],
      [6, 6, 9],
      [17, 4.4, 9],
      [22, 2.2, 9],
      [24, 0.1, 9],
    ],
    detail === 0 ? 44 : 20,
    detail === 0 ? 32 : 16,
  );
  for (const side of [-1, 1])
    addWing(
      body,
      { x: side * 2, y: 9, front: -15, back: -22 },
      { x: side * 7, y: 9, front: -19, back: -23 },
      0.5,
    );
  for (const up of [-1, 1])
    addWing(
      body,
      { x: 0, y: 9 + up * 2, front: -15, back: -22 },
      { x: 0, y: 9 + up * 7, front: -19, back: -23 },
      0.5,
    );
  body.paint(fromHex('#e9e4d6'), 'glossy').box([0, 2.1, 4], [2.6, 2, 9], 0.6, 3);
  for (const side of [-1, 1]) {
    for (const z of steps(0.6, 7.4, 6)) addPane(body, lit, [side * 1.29, 2.3, z], [0.08, 0.8, 0.8]);
    body
      .paint(fromHex('#3b3f44'), 'satin')
      .sphere([side * 3.4, 4.2, -6], [0.6, 0.6, 1.3], 12)
      .tube(
        [
          [side * 3.4, 4.2, -6],
          [side * 2.2, 6, -6],
        ],
        0.12,
        6,
      );
  }
  const ribs = body.paint(darken(paint, 0.2), 'satin');
  for (const z of [-12, -4, 4, 12]) {
    const r =
      curve([
        [-24, 0.2],
        [-19, 3],
        [-8, 5.6],
        [6, 6],
        [17, 4.4],
        [24, 0.1],
      ])(z) + 0.02;
    ribs.tube(
      steps(0, 2 * Math.PI, 28).map((a): Vec3 => [Math.cos(a) * r, 9 + Math.sin(a) * r, z]),
      0.06,
      4,
      false,
    );
  }
  return assembleModel(
    { body, lit },
    {
      size: [14, 16, 48],
      anchors: { inside: [0, 1.3, 4], top: [0, 15, 4] },
      pose: (input) => {
        const root = hovering(input, 0.3, 9);
        return { parts: { body: root, lit: input.darkness > lightsOn ? root : null }, anchors: {} };
      },
    },
  );
};
