/** Propeller plane, biplane and glider. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addFuselage, addWing, hovering } from '../shared/flying.ts';
import { steps } from '../shared/section.ts';
import { addWheel } from '../shared/wheels.ts';
import { addPair, dark, steel } from './airplane-parts.ts';

export const buildPropeller = (noun: string, colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const isBiplane = noun === 'biplane';
  const isGlider = noun === 'glider' || noun === 'sailplane';
  const paint = colour ?? fromHex(isBiplane ? '#c22a22' : isGlider ? '#f4f5f6' : '#e0a21c');
  const accent = isGlider ? fromHex('#c22a22') : fromHex('#f3ead6');
  const y = 1.5;
  const body = new MeshBuilder();
  body.paint((p) => (Math.abs(p[1] - y) < 0.13 ? accent : paint), 'glossy');
  addFuselage(
    body,
    isGlider
      ? [
          [-4.6, 0.12, y + 0.3],
          [-2, 0.22, y + 0.15],
          [1.4, 0.5, y],
          [3.2, 0.06, y - 0.15],
        ]
      : [
          [-3.9, 0.12, y + 0.2],
          [-1.5, 0.42, y + 0.05],
          [0.6, 0.58, y],
          [2.3, 0.55, y],
          [2.7, 0.4, y],
        ],
    detail === 0 ? 30 : 16,
    24,
    2.4,
  );
  const span = isGlider ? 8.5 : isBiplane ? 4.6 : 5.4;
  const decks = isBiplane ? [y - 0.4, y + 1.35] : [isGlider ? y + 0.35 : y + 0.75];
  body.paint(paint, 'glossy');
  for (const height of decks) {
    addPair((side) => {
      const lift = isGlider ? 0.5 : 0.15;
      addWing(
        body,
        { x: 0, y: height, front: 1.5, back: isGlider ? 0.6 : 0 },
        { x: side * span, y: height + lift, front: isGlider ? 0.9 : 1.2, back: isGlider ? 0.45 : 0.1 },
        0.2,
      );
      body
        .paint(accent, 'satin')
        .box([side * span * 0.85, height + lift * 0.85 + 0.06, 0.65], [0.5, 0.08, 1.1], 0.03)
        .paint(paint, 'glossy');
    });
  }
  addPair((side) => {
    body.paint(paint, 'glossy');
    addWing(
      body,
      { x: 0, y: y + (isGlider ? 1.4 : 0.3), front: isGlider ? -4.1 : -2.9, back: isGlider ? -4.8 : -3.9 },
      {
        x: side * 1.6,
        y: y + (isGlider ? 1.4 : 0.35),
        front: isGlider ? -4.3 : -3.3,
        back: isGlider ? -4.8 : -3.9,
      },
      0.12,
    );
    if (isBiplane) {
      body.paint(fromHex('#6b4527'), 'wood');
      for (const x of [1.2, 3.6])
        for (const z of [0.35, 1.2])
          body.tube(
            [
              [side * x, y - 0.35, z],
              [side * x, y + 1.4, z],
            ],
            0.04,
            6,
          );
      body.tube(
        [
          [side * 0.35, y + 0.5, 1],
          [side * 0.5, y + 1.35, 0.8],
        ],
        0.035,
        6,
      );
    } else if (!isGlider)
      body.paint(paint, 'glossy').tube(
        [
          [side * 0.5, y - 0.3, 0.9],
          [side * 2.6, y + 0.78, 0.8],
        ],
        0.05,
        6,
      );
    if (!isGlider) {
      body.paint(dark, 'satin').tube(
        [
          [side * 0.4, y - 0.4, 1.4],
          [side * 0.85, 0.35, 1.6],
        ],
        0.05,
        6,
      );
      body.at(translation(side * 0.9, 0.34, 1.6), (k) => addWheel(k, 0.34, 0.16, 'disc', side));
    }
  });
  body.paint(paint, 'glossy');
  addWing(
    body,
    { x: 0, y: y + 0.2, front: isGlider ? -3.6 : -2.9, back: isGlider ? -4.6 : -4.1 },
    { x: 0, y: y + 1.5, front: isGlider ? -4.1 : -3.5, back: isGlider ? -4.8 : -4.2 },
    0.14,
  );
  if (isBiplane)
    body
      .paint(dark, 'satin')
      .sphere([0, y + 0.5, -0.3], [0.36, 0.14, 0.55], 14)
      .paint(fromHex('#1d2730'), 'glass')
      .box([0, y + 0.68, 0.22], [0.5, 0.3, 0.04], 0.02);
  else
    body
      .paint(fromHex('#1d2730'), 'glass')
      .sphere([0, y + 0.42, isGlider ? 1.6 : 0.65], isGlider ? [0.36, 0.35, 1] : [0.5, 0.48, 1], 16);
  body
    .paint(dark, 'satin')
    .box([0, 0.2, -3.7], [0.12, 0.3, 0.2], 0.04)
    .tube(
      [
        [0, 0.3, -3.7],
        [0, y, -3.6],
      ],
      0.04,
      6,
    );
  const propeller = new MeshBuilder();
  if (!isGlider) {
    propeller.paint(accent, 'glossy').sphere([0, 0, 0.12], [0.18, 0.18, 0.26], 12);
    propeller.paint(fromHex('#5a3a20'), 'wood');
    for (const side of [-1, 1]) propeller.box([side * 0.55, 0, 0.05], [1, 0.15, 0.05], 0.02);
    body.paint(steel, 'metal');
    for (const a of steps(0, 2 * Math.PI * (6 / 7), 6))
      body.sphere([Math.cos(a) * 0.4, y + Math.sin(a) * 0.4, 2.55], [0.13, 0.13, 0.16], 8);
  }
  const blur = new MeshBuilder();
  if (!isGlider)
    blur
      .twoSided()
      .paint([0.4, 0.4, 0.42], 'haze')
      .at(rotationX(Math.PI / 2), (k) =>
        k.lathe(
          [
            [0.2, 0],
            [1.06, 0],
          ],
          28,
        ),
      );
  return assembleModel(
    { body, ...(isGlider ? {} : { propeller, blur }) },
    {
      size: [span * 2, y + 1.5, 7.2],
      anchors: {
        seat: [0, y + 0.1, isBiplane ? -0.35 : 0.5],
        inside: [0, y, 0.5],
        top: [0, decks.at(-1)! + 0.12, 0.7],
      },
      pose: (input) => {
        const root = hovering(input, input.speed > 3 || isGlider ? 0.18 : 0, y);
        const hub = multiply(root, translation(0, y, 2.75));
        const isTurning = input.speed > 0.5;
        return {
          parts: {
            body: root,
            propeller: multiply(hub, rotationZ(isTurning ? input.time * 31 : 0.6)),
            blur: isTurning ? hub : null,
          },
          anchors: {},
        };
      },
    },
  );
};
