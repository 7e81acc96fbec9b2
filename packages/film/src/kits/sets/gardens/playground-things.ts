/** Swings, slide, seesaw, sandpit, climbing frame: behind and beside the action. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const red = fromHex('#d83a2e');
const yellow = fromHex('#f0b828');
const blue = fromHex('#2f6ac0');
const green = fromHex('#3a9a5a');

const addSlide = (b: MeshBuilder) => {
  b.paint(blue, 'satin');
  for (const x of [-0.45, 0.45])
    for (const z of [-0.45, 0.45])
      b.tube(
        [
          [x, 0, z],
          [x, 2.5, z],
        ],
        0.05,
        8,
      );
  b.paint(yellow, 'glossy').box([0, 1.5, 0], [1, 0.08, 1], 0.02);
  b.paint(red, 'glossy').lathe(
    [
      [0.85, 2.45],
      [0, 3.1],
    ],
    4,
  );
  const chute: Vec3[] = Array.from({ length: 9 }, (_, n) => [
    0,
    1.52 - 1.4 * (n / 8) ** 0.85,
    0.5 + 2.4 * (n / 8),
  ]);
  b.paint(red, 'glossy');
  for (let n = 0; n < 8; n += 1) {
    const [p, q] = [chute[n]!, chute[n + 1]!];
    b.quad([-0.3, p[1], p[2]], [0.3, p[1], p[2]], [0.3, q[1], q[2]], [-0.3, q[1], q[2]], [0, 0.8, 0.5]);
    for (const x of [-0.3, 0.3])
      b.tube(
        [
          [x, p[1] + 0.12, p[2]],
          [x, q[1] + 0.12, q[2]],
        ],
        0.05,
        6,
        false,
      );
  }
  b.paint(green, 'satin');
  for (let n = 0; n < 5; n += 1)
    b.tube(
      [
        [-0.3, 0.25 + n * 0.28, -0.5 - (5 - n) * 0.07],
        [0.3, 0.25 + n * 0.28, -0.5 - (5 - n) * 0.07],
      ],
      0.03,
      6,
    );
};

/** Frame only; seats swing as their own pieces. */
const addSwingFrame = (b: MeshBuilder, width: number) => {
  b.paint(red, 'satin').tube(
    [
      [-width / 2, 2.4, 0],
      [width / 2, 2.4, 0],
    ],
    0.06,
    8,
  );
  b.paint(blue, 'satin');
  for (const x of [-width / 2, width / 2])
    for (const z of [-0.9, 0.9])
      b.tube(
        [
          [x, 2.4, 0],
          [x * 1.06, 0, z],
        ],
        0.05,
        8,
      );
};

const buildSwingSeat = () => {
  const b = new MeshBuilder();
  b.paint(fromHex('#8a8f96'), 'metal');
  for (const x of [-0.22, 0.22])
    b.tube(
      [
        [x, 0, 0],
        [x, -1.85, 0],
      ],
      0.014,
      5,
      false,
    );
  b.paint(yellow, 'glossy').box([0, -1.87, 0], [0.52, 0.05, 0.22], 0.02);
  return b.mesh;
};

export const addPlaygroundThings = (set: SetBuilder): void => {
  const { ground } = set;
  const reach = Math.max(3, set.area.cameraDistance * 0.6);
  const spots: [number, number][] = [
    [set.centre[0] - set.halfX - reach - 1, set.area.low[2] - 3],
    [set.centre[0] + set.halfX + reach + 1, set.area.low[2] - 2.6],
    [set.centre[0] + 0.6, set.area.low[2] - 6.5],
    [set.centre[0] - set.halfX - reach * 0.5 - 4, set.area.low[2] - 8],
    [set.centre[0] + set.halfX + reach * 0.5 + 4.4, set.area.low[2] - 8],
  ];
  const free = spots.filter(([x, z]) => set.isClear(x, z, 1.4));
  const seat = buildSwingSeat();
  const makers: ((x: number, z: number) => void)[] = [
    (x, z) => set.model((b) => b.at(multiply(translation(x, ground(x, z), z), rotationY(0.5)), addSlide)),
    (x, z) => {
      const place = multiply(translation(x, ground(x, z), z), rotationY(-0.2));
      set.model((b) => b.at(place, (inner) => addSwingFrame(inner, 3)));
      for (const [n, dx] of [-0.75, 0.75].entries()) {
        const top = multiply(place, translation(dx, 2.36, 0));
        set.add(seat, top, { update: (time) => multiply(top, rotationX(0.12 * Math.sin(time * 2 + n))) });
      }
    },
    (x, z) =>
      set.model((b) => {
        b.at(translation(x, ground(x, z), z), (inner) => {
          inner.paint(fromHex('#a8743c'), 'wood');
          for (const [dx, dz, w, l] of [
            [0, -1.2, 2.6, 0.18],
            [0, 1.2, 2.6, 0.18],
            [-1.2, 0, 0.18, 2.6],
            [1.2, 0, 0.18, 2.6],
          ] as const)
            inner.box([dx, 0.12, dz], [w, 0.26, l], 0.03);
          inner
            .paint(fromHex('#dcc084'), 'sand')
            .heightField(
              { x0: -1.15, z0: -1.15, x1: 1.15, z1: 1.15 },
              { x: 16, z: 16 },
              (u, v) => 0.1 + 0.1 * Math.sin(u * 4) * Math.sin(v * 3),
            );
          inner.paint(red, 'glossy').at(translation(0.5, 0.16, 0.3), (c) =>
            c.lathe(
              [
                [0.09, 0],
                [0.12, 0.2],
                [0, 0.19],
              ],
              12,
            ),
          );
        });
      }),
    (x, z) =>
      set.model((b) => {
        b.at(multiply(translation(x, ground(x, z), z), rotationY(0.3)), (inner) => {
          inner.paint(green, 'satin').tube(
            [
              [0, 0, -0.2],
              [0, 0.55, 0],
              [0, 0, 0.2],
            ],
            0.05,
            8,
          );
          inner.at(multiply(translation(0, 0.56, 0), rotationZ(0.16)), (c) =>
            c
              .paint(yellow, 'glossy')
              .box([0, 0, 0], [3, 0.06, 0.26], 0.02)
              .paint(red, 'satin')
              .box([-1.25, 0.2, 0], [0.05, 0.3, 0.3])
              .box([1.25, 0.2, 0], [0.05, 0.3, 0.3]),
          );
        });
      }),
    (x, z) =>
      set.model((b) => {
        // A dome to climb.
        const r = 1.5;
        b.at(translation(x, ground(x, z), z), (inner) => {
          for (let n = 0; n < 8; n += 1) {
            const a = (n / 8) * 6.283;
            inner.paint(n % 2 ? red : blue, 'satin').tube(
              Array.from({ length: 7 }, (_, k): Vec3 => {
                const e = (k / 6) * (Math.PI / 2);
                return [Math.cos(a) * Math.cos(e) * r, Math.sin(e) * r, Math.sin(a) * Math.cos(e) * r];
              }),
              0.04,
              6,
            );
          }
          for (const e of [0.45, 0.95])
            inner.paint(yellow, 'satin').tube(
              Array.from(
                { length: 17 },
                (_, k): Vec3 => [
                  Math.cos((k / 16) * 6.283) * Math.cos(e) * r,
                  Math.sin(e) * r,
                  Math.sin((k / 16) * 6.283) * Math.cos(e) * r,
                ],
              ),
              0.035,
              6,
            );
        });
      }),
  ];
  for (const [n, [x, z]] of free.entries()) {
    set.take(x, z, 2);
    makers[n % makers.length]!(x, z);
  }
};
