/** Parachute, paraglider and hang glider. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { hovering } from '../shared/flying.ts';
import { steps } from '../shared/section.ts';

/** A canopy over a person who hangs at `seat`. */
export const buildCanopy = (noun: string, colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#d8352a');
  const light = fromHex('#f5f0e2');
  const body = new MeshBuilder();
  body.twoSided();
  if (noun === 'hang glider' || noun === 'hang-glider') {
    body.paint((p) => (Math.abs(p[0]) % 1.6 < 0.8 ? paint : lighten(paint, 0.65)), 'cloth');
    for (const side of [-1, 1])
      body.loft(
        steps(0, 1, 8).map((u): Vec3[] =>
          steps(0, 1, 4).map(
            (v): Vec3 => [
              side * u * 4.6,
              3 + Math.sin(u * 2.6) * 0.25 + Math.sin(v * Math.PI) * 0.15,
              1.6 - u * 2.3 - v * (2.2 - u * 1.7),
            ],
          ),
        ),
        { isClosed: false, hasCaps: false },
      );
    body.paint(fromHex('#3a3d42'), 'metal').tube(
      [
        [0, 3, 1.6],
        [0, 3, -0.8],
      ],
      0.04,
      6,
    );
    for (const side of [-1, 1])
      body
        .tube(
          [
            [0, 3, 1.6],
            [side * 4.6, 3.15, -0.75],
          ],
          0.035,
          6,
        )
        .tube(
          [
            [0, 3, 0.4],
            [side * 0.55, 1.4, 0.7],
          ],
          0.025,
          6,
        );
    body
      .tube(
        [
          [-0.55, 1.4, 0.7],
          [0.55, 1.4, 0.7],
        ],
        0.025,
        6,
      )
      .tube(
        [
          [0, 3, 0.2],
          [0, 1.9, 0.1],
        ],
        0.015,
        5,
      );
    return assembleModel(
      { body },
      {
        size: [9.2, 3.3, 3.6],
        anchors: {
          back: [0, 1.7, 0],
          seat: [0, 1.7, 0],
          handlebarLeft: [0.35, 1.4, 0.7],
          handlebarRight: [-0.35, 1.4, 0.7],
        },
        pose: (input) => ({ parts: { body: hovering(input, 0.12, 2) }, anchors: {} }),
      },
    );
  }
  const isPara = noun === 'paraglider';
  const top = 7;
  if (isPara) {
    const at = (u: number, v: number): Vec3 => [
      u * 5,
      top - u * u * 1.6 + (v === 0 ? 0 : Math.sin(v * Math.PI) * 0.3),
      0.9 - v * 2,
    ];
    for (const n of steps(0, 19, 19)) {
      body.paint(n % 4 < 2 ? paint : light, 'cloth').loft(
        steps(0, 1, 6).map((v) => [
          at(-1 + n / 10, v),
          at(-0.95 + n / 10, v).map((x, axis) => (axis === 1 ? x + 0.06 : x)) as Vec3,
          at(-0.9 + n / 10, v),
        ]),
        { isClosed: false, hasCaps: false },
      );
    }
    body.paint(fromHex('#444444'), 'matte');
    for (const u of steps(-0.9, 0.9, 8))
      for (const v of [0.1, 0.8]) body.tube([at(u, v), [u > 0 ? 0.25 : -0.25, 1.6, 0]], 0.012, 4, false);
  } else {
    for (let gore = 0; gore < 16; gore += 1) {
      body.paint(gore % 2 ? paint : light, 'cloth').loft(
        steps(0, 1, 8).map((t) =>
          steps(0, 1, 3).map((u): Vec3 => {
            const a = ((gore + u) / 16) * 2 * Math.PI;
            const r = 3.4 * Math.sin(t * 1.65) * (1 + 0.03 * Math.sin(u * Math.PI));
            return [
              Math.cos(a) * r,
              top + 1.6 * Math.cos(t * 1.65) - 0.12 * t * (1 - Math.sin(u * Math.PI)),
              Math.sin(a) * r,
            ];
          }),
        ),
        { isClosed: false, hasCaps: false },
      );
    }
    body.paint(fromHex('#e8e4da'), 'matte');
    for (const a of steps(0, 2 * Math.PI * (15 / 16), 15))
      body.tube(
        [
          [Math.cos(a) * 3.38, top - 0.2, Math.sin(a) * 3.38],
          [Math.cos(a) > 0 ? 0.2 : -0.2, 1.6, 0],
        ],
        0.012,
        4,
        false,
      );
  }
  return assembleModel(
    { body },
    {
      size: [isPara ? 10 : 7, 8.6, isPara ? 3 : 7],
      anchors: {
        seat: [0, 1, 0],
        back: [0, 1, 0],
        inside: [0, 0.1, 0],
        handlebarLeft: [0.25, 1.7, 0.1],
        handlebarRight: [-0.25, 1.7, 0.1],
      },
      pose: (input) => ({ parts: { body: hovering(input, 0.2, 4) }, anchors: {} }),
    },
  );
};
