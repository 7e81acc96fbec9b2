/** A pocket watch whose open case shows its wheels turning. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { around, pairs, ring } from '../../../shared/shapes.ts';

const brass = fromHex('#d8a33c');
const steel = fromHex('#c4c9d0');
const rose = fromHex('#c8825a');

type Wheel = {
  at: [number, number];
  depth: number;
  radius: number;
  teeth: number;
  colour: Vec3;
  spokes: number;
  turn: number;
};

/** Neighbours turn against each other, the smaller the faster. */
const wheels: readonly Wheel[] = [
  { at: [-0.014, 0.012], depth: 0, radius: 0.0205, teeth: 30, colour: brass, spokes: 5, turn: 0.5 },
  { at: [0.0165, 0.017], depth: 0.0006, radius: 0.0125, teeth: 18, colour: steel, spokes: 4, turn: -0.82 },
  { at: [0.021, -0.008], depth: 0, radius: 0.0135, teeth: 20, colour: rose, spokes: 5, turn: 0.76 },
  { at: [-0.002, -0.019], depth: 0.0018, radius: 0.0155, teeth: 24, colour: brass, spokes: 6, turn: -0.64 },
  { at: [-0.024, -0.014], depth: 0.0008, radius: 0.0085, teeth: 14, colour: steel, spokes: 3, turn: 1.2 },
  {
    at: [0.0035, 0.002],
    depth: 0.004,
    radius: 0.0065,
    teeth: 10,
    colour: lighten(brass, 0.2),
    spokes: 0,
    turn: 1.6,
  },
];

const addWheel = (b: MeshBuilder, { radius, teeth, colour, spokes }: Wheel) => {
  const thick = 0.0014;
  b.paint(colour, 'metal');
  b.lathe(
    pairs(radius * 0.8, -thick, radius, -thick, radius, thick, radius * 0.8, thick, radius * 0.8, -thick),
    32,
  );
  around(teeth, radius * 1.03, (x, z, angle) =>
    b.at(multiply(translation(x, 0, z), rotationY(-angle)), (k) =>
      k.box([0, 0, 0], [radius * 0.16, thick * 1.8, (radius * 3.1) / teeth], 0.0002, 1),
    ),
  );
  if (spokes === 0) b.cylinder(-thick, thick, radius, radius, 20);
  else
    around(spokes, radius * 0.45, (x, z, angle) =>
      b.at(multiply(translation(x, 0, z), rotationY(-angle)), (k) =>
        k.box([0, 0, 0], [radius * 0.86, thick * 1.6, radius * 0.13], 0.0002, 1),
      ),
    );
  b.paint(darken(colour, 0.25), 'metal').cylinder(-thick * 1.6, thick * 2, radius * 0.2, radius * 0.2, 16);
  b.paint(fromHex('#c01438'), 'glossy').sphere(
    [0, thick * 2, 0],
    [radius * 0.1, thick * 0.8, radius * 0.1],
    10,
  );
};

export const watchMovement: Kit = {
  name: 'watch movement',
  nouns: [
    'watch movement',
    'pocket watch',
    'open pocket watch',
    'watch gears',
    'watch mechanism',
    'antique watch',
  ],
  locomotion: 'none',
  build: ({ colour }) => {
    const gold = colour ?? brass;
    const body = new MeshBuilder();
    body
      .paint(gold, 'metal')
      .lathe(
        pairs(
          0,
          -0.006,
          0.04,
          -0.006,
          0.044,
          -0.002,
          0.0445,
          0.004,
          0.042,
          0.0075,
          0.0385,
          0.0075,
          0.038,
          0.003,
        ),
        64,
      );
    // The main plate with engraved rings.
    body.paint(
      (p) => (Math.sin(Math.hypot(p[0], p[2]) * 1900) > 0.5 ? darken(brass, 0.35) : darken(brass, 0.15)),
      'metal',
    );
    body.lathe(
      Array.from({ length: 40 }, (_, n): [number, number] => [0.039 * (1 - n / 39), -0.001]),
      48,
    );
    around(60, 0.0365, (x, z, angle, n) =>
      body.at(multiply(translation(x, 0.0035, z), rotationY(-angle)), (k) =>
        k
          .paint(fromHex(n % 5 ? '#f0e6cc' : '#2a2018'), 'satin')
          .box([0, 0, 0], [n % 5 ? 0.0016 : 0.003, 0.0006, 0.0008]),
      ),
    );
    around(7, 0.031, (x, z, angle) =>
      body.at(multiply(translation(x, 0.001, z), rotationY(-angle)), (k) => {
        k.paint(fromHex('#5a78c8'), 'metal').cylinder(0, 0.0022, 0.0019, 0.0019, 14);
        k.paint(fromHex('#22306a'), 'satin').box([0, 0.0023, 0], [0.0034, 0.0004, 0.0005]);
      }),
    );
    body.paint(gold, 'metal').at(translation(0, 0.001, -0.05), (k) => {
      k.at(rotationX(Math.PI / 2), (m) => m.cylinder(-0.007, 0.005, 0.0042, 0.0042, 20));
      k.at(translation(0, 0, -0.011), (m) => ring(m, 0.009, 0.0014, 28));
    });
    // The chain lies beside it.
    for (let n = 0; n < 8; n += 1)
      body.at(
        multiply(
          translation(0.012 + n * 0.0056, -0.004, -0.064 + 0.016 * Math.sin(n * 0.5)),
          rotationY(-0.4 * Math.cos(n * 0.5)),
          rotationX(n % 2 ? 0.3 : 1.2),
        ),
        (k) => ring(k, 0.0032, 0.0009, 8),
      );
    const parts = Object.fromEntries(
      wheels.map((wheel, n) => {
        const b = new MeshBuilder();
        addWheel(b, wheel);
        return [`wheel${n}`, b];
      }),
    );
    const balance = new MeshBuilder();
    balance.paint(lighten(brass, 0.15), 'metal');
    ring(balance, 0.0105, 0.0009, 40);
    balance.box([0, 0, 0], [0.021, 0.001, 0.0014]);
    balance.paint(fromHex('#5a78c8'), 'metal').tube(
      Array.from({ length: 50 }, (_, n): Vec3 => {
        const a = n * 0.5;
        const r = 0.001 + n * 0.00012;
        return [Math.cos(a) * r, 0.0012, Math.sin(a) * r];
      }),
      0.00022,
      5,
    );
    // It lies on its back, leaning up towards who looks at it.
    const lean = multiply(translation(0, 0.028, 0), rotationX(0.62));
    return assembleModel(
      { body, ...parts, balance },
      {
        size: [0.05, 0.05, 0.04],
        anchors: { top: [0, 0.06, 0], grip: [0, 0.03, 0] },
        pose: ({ time }) => ({
          parts: {
            body: lean,
            ...Object.fromEntries(
              wheels.map(({ at, depth, turn }, n) => [
                `wheel${n}`,
                multiply(lean, translation(at[0], 0.002 + depth, at[1]), rotationY(time * turn)),
              ]),
            ),
            balance: multiply(
              lean,
              translation(0.018, 0.0068, 0.021),
              rotationY(1.2 * Math.sin(time * 9)),
              rotationZ(0),
            ),
          },
          anchors: {},
        }),
      },
    );
  },
};
