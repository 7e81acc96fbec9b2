/** A record player: the record turns, the arm swings over and its needle comes down. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../../math/colour.ts';
import { lerp, smoothstep } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs, placed } from '../../../shared/shapes.ts';

const black = fromHex('#141416');
const silver = fromHex('#c8ccd2');

const addRecord = (b: MeshBuilder, label: [number, number, number]) => {
  // Grooves in bands, so that the turning is seen.
  b.paint((p) => {
    const [r, a] = [Math.hypot(p[0], p[2]), Math.atan2(p[2], p[0])];
    const gap = [0.075, 0.098, 0.121].some((one) => Math.abs(r - one) < 0.0016);
    const sheen = 0.5 + 0.5 * Math.cos(a * 2 + Math.sin(r * 300) * 0.25);
    return lighten(black, gap ? 0.12 : 0.02 + 0.05 * sheen * (Math.sin(r * 900) > 0 ? 1 : 0.4));
  }, 'glossy');
  const rows = Array.from({ length: 61 }, (_, n) =>
    Array.from({ length: 97 }, (_, k) => {
      const [r, a] = [0.05 + (n / 60) * 0.1, (k / 96) * 2 * Math.PI];
      return b.vertex([Math.cos(a) * r, 0.0025, Math.sin(a) * r], [0, 1, 0]);
    }),
  );
  b.grid(rows);
  b.lathe(pairs(0.15, 0, 0.1508, 0.0012, 0.15, 0.0025), 96);
  b.paint(label, 'satin').lathe(pairs(0.05, 0.0028, 0, 0.003), 48);
  b.paint(fromHex('#f4e8c8'), 'satin');
  b.box([0, 0.0032, 0.028], [0.05, 0.0004, 0.006]).box([0, 0.0032, -0.026], [0.034, 0.0004, 0.004]);
  b.box([0, 0.0032, -0.034], [0.022, 0.0004, 0.003]);
  b.paint(silver, 'metal').cylinder(0, 0.012, 0.003, 0.0026, 14);
};

export const recordPlayer: Kit = {
  name: 'record player',
  nouns: [
    'record player',
    'turntable',
    'vinyl player',
    'vinyl record player',
    'spinning record',
    'spinning vinyl',
  ],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const [body, record, arm] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body.paint(fromHex('#7a4424'), 'wood').box([0, 0.045, 0], [0.44, 0.07, 0.36], 0.012, 3);
    body.paint(fromHex('#202226'), 'satin').box([0, 0.082, 0], [0.42, 0.006, 0.34], 0.003);
    for (const x of [-0.17, 0.17])
      for (const z of [-0.13, 0.13])
        body.at(translation(x, 0, z), (k) => k.paint(black, 'satin').cylinder(0, 0.012, 0.02, 0.018, 16));
    body.at(translation(-0.04, 0.085, 0), (k) =>
      k.paint(silver, 'metal').lathe(pairs(0.152, 0, 0.154, 0.006, 0.15, 0.009, 0, 0.009), 64),
    );
    body.at(translation(0.165, 0.085, -0.12), (k) => {
      k.paint(fromHex('#3a3c42'), 'metal').cylinder(0, 0.012, 0.032, 0.032, 28);
      k.paint(silver, 'metal').cylinder(0.012, 0.034, 0.014, 0.012, 20);
    });
    for (const [x, z, r] of [
      [0.165, 0.11, 0.014],
      [0.125, 0.14, 0.008],
      [0.19, 0.14, 0.008],
    ] as const)
      body.at(translation(x, 0.085, z), (k) => k.paint(silver, 'metal').cylinder(0, 0.01, r, r * 0.9, 20));
    addRecord(record, colour ?? fromHex('#c8302a'));
    arm.paint(silver, 'metal').tube(
      [
        [0, 0, -0.05],
        [0, 0, 0],
        [0, 0.002, 0.1],
        [-0.004, 0.002, 0.16],
        [-0.02, 0, 0.19],
      ],
      0.0042,
      10,
    );
    arm.at(placed(0, 0, -0.055, { turnX: Math.PI / 2 }), (k) =>
      k.paint(fromHex('#4a4c52'), 'metal').cylinder(-0.016, 0.014, 0.014, 0.014, 22),
    );
    arm.at(placed(-0.026, -0.003, 0.203, { turnY: -0.5 }), (k) => {
      k.paint(black, 'glossy').box([0, 0, 0], [0.018, 0.012, 0.038], 0.003);
      k.paint(fromHex('#e8482c'), 'glossy').box([0, -0.006, 0.012], [0.012, 0.008, 0.014], 0.002);
      k.paint(silver, 'metal').at(multiply(translation(0, -0.009, 0.017), rotationX(0.3)), (m) =>
        m.cylinder(-0.007, 0.002, 0.0004, 0.0012, 8),
      );
      k.paint(silver, 'metal').tube(
        [
          [0.009, 0.002, 0],
          [0.02, 0.006, 0.004],
        ],
        0.0014,
        6,
      );
    });
    const drops = traits.includes('needle drops');
    return assembleModel(
      { body, record, arm },
      {
        size: [0.44, 0.13, 0.36],
        anchors: { top: [-0.04, 0.1, 0], grip: [0, 0.05, 0.16] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const over = drops ? smoothstep(-0.3, 0.25, t) : 1;
          const down = drops ? smoothstep(0.3, 0.5, t) : 1;
          const swing = lerp(0.05, -0.32 - 0.04 * t, over);
          return {
            parts: {
              record: multiply(translation(-0.04, 0.0945, 0), rotationY(-time * 3.5)),
              arm: multiply(
                translation(0.165, 0.121, -0.12),
                rotationY(swing),
                rotationX(lerp(-0.13, 0.045, down)),
                rotationZ(0),
              ),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
