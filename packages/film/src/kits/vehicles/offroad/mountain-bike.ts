/** A mountain bike: thick frame, suspension fork, wide straight bar, knobbly tyres; no mudguards, carrier or lamp. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { createAxles } from '../shared/wheels.ts';

const black = fromHex('#1b1c1e');
const steel = fromHex('#9aa0a6');
const radius = 0.37;
const [rear, front, crankAt]: [Vec3, Vec3, Vec3] = [
  [0, radius, -0.56],
  [0, radius, 0.68],
  [0, 0.36, -0.08],
];
/** Turns of the pedals for one of the wheel. */
const gearing = 0.3;

const addFrame = (b: MeshBuilder, paint: Vec3): void => {
  const [seat, head, low]: Vec3[] = [
    [0, 0.74, -0.24],
    [0, 0.94, 0.38],
    [0, 0.78, 0.44],
  ];
  b.paint(paint, 'glossy')
    .tube([crankAt, seat!], 0.028, 8)
    .tube([seat!, head!], 0.03, 8)
    .tube([crankAt, low!], 0.04, 8)
    .tube([low!, head!], 0.04, 8);
  for (const side of [-1, 1]) {
    const x = side * 0.07;
    b.paint(paint, 'glossy')
      .tube([crankAt, [x, rear[1], rear[2]]], 0.022, 6)
      .tube([seat!, [x, rear[1], rear[2]]], 0.018, 6);
    b.paint(black, 'satin').tube(
      [
        [x, 0.76, 0.47],
        [x, 0.56, 0.575],
      ],
      0.03,
      8,
    );
    b.paint(steel, 'metal').tube(
      [
        [x, 0.58, 0.565],
        [x, front[1], front[2]],
      ],
      0.022,
      8,
    );
    b.paint(black, 'satin').tube(
      [
        [side * 0.25, 1.03, 0.35],
        [side * 0.4, 1.03, 0.32],
      ],
      0.023,
      8,
    );
  }
  b.box([0, 0.76, 0.47], [0.2, 0.05, 0.08], 0.02);
  b.paint(black, 'satin')
    .tube([head!, [0, 1.02, 0.37]], 0.024, 8)
    .tube(
      [
        [-0.4, 1.03, 0.33],
        [0, 1.02, 0.38],
        [0.4, 1.03, 0.33],
      ],
      0.017,
      8,
    )
    .tube([seat!, [0, 0.92, -0.29]], 0.02, 8)
    .sphere([0, 0.95, -0.32], [0.075, 0.03, 0.12], 12)
    .sphere([0, 0.95, -0.2], [0.035, 0.022, 0.1], 10);
  // The number of a race.
  b.paint(fromHex('#f6f4ee'), 'satin').box([0, 0.96, 0.45], [0.24, 0.2, 0.02], 0.01);
  b.paint(black, 'matte')
    .box([-0.04, 0.96, 0.462], [0.03, 0.12, 0.01])
    .box([0.05, 0.96, 0.462], [0.03, 0.12, 0.01]);
};

/** Blocks of rubber across the tread and at its shoulders. */
const addKnobs = (b: MeshBuilder): void => {
  b.paint(black, 'matte');
  for (let n = 0; n < 26; n += 1) {
    const angle = (n / 26) * 2 * Math.PI;
    b.at(rotationX(angle), (k) => {
      for (const x of n % 2 ? [-0.032, 0.032] : [0]) k.box([x, radius + 0.004, 0], [0.026, 0.03, 0.034]);
    });
  }
};

export const mountainBike: Kit = {
  name: 'mountain bike',
  nouns: ['mountain bike', 'trail bike', 'downhill bike'],
  locomotion: 'rolls',
  speeds: { slow: 5, fast: 9 },
  build: ({ colour, detail, seed }) => {
    const paint =
      colour ?? fromHex(pick(createRandom(seed), ['#d8381e', '#f2a81c', '#2f9e4a', '#e85a1a', '#1f6fc8']));
    const body = new MeshBuilder();
    addFrame(body, paint);
    const cranks = new MeshBuilder();
    cranks.paint(steel, 'metal').at(rotationZ(Math.PI / 2), (k) =>
      k.lathe(
        [
          [0.06, -0.06],
          [0.085, -0.06],
          [0.085, -0.05],
          [0.06, -0.05],
          [0.06, -0.06],
        ],
        16,
      ),
    );
    for (const side of [-1, 1]) {
      cranks.paint(black, 'satin').tube(
        [
          [side * 0.07, 0, 0],
          [side * 0.09, side * 0.17, 0],
        ],
        0.016,
        6,
      );
      cranks.box([side * 0.14, side * 0.17, 0], [0.11, 0.025, 0.09], 0.008, 1);
    }
    const axles = createAxles(
      [rear, front].map(([, , z]) => ({
        z,
        radius,
        width: 0.085,
        track: 0,
        style: 'wire' as const,
        segments: [28, 20, 12][detail],
      })),
    );
    if (detail < 2) for (const wheel of Object.values(axles.builders)) addKnobs(wheel);
    return assembleModel(
      { body, cranks, ...axles.builders },
      {
        size: [0.82, 1.1, 1.98],
        anchors: {
          back: [0, 0.97, -0.28],
          seat: [0, 0.97, -0.28],
          handlebarLeft: [0.34, 1.04, 0.33],
          handlebarRight: [-0.34, 1.04, 0.33],
          pedalLeft: [0.14, 0.53, -0.08],
          pedalRight: [-0.14, 0.2, -0.08],
          top: [0, 0.9, 0],
        },
        pose: ({ travelled, action }) => {
          const turn = (travelled / radius) * gearing;
          const pedal = (side: number, angle: number) =>
            translation(side * 0.14, 0.38 + Math.cos(angle) * 0.17, -0.08 + Math.sin(angle) * 0.17);
          const lean = action === 'stand' && travelled === 0 ? rotationZ(0.07) : translation(0, 0, 0);
          const rolling = axles.pose(travelled);
          return {
            parts: {
              body: lean,
              cranks: multiply(lean, translation(...crankAt), rotationX(turn)),
              axle0: multiply(lean, rolling.axle0!),
              axle1: multiply(lean, rolling.axle1!),
            },
            anchors: { pedalLeft: pedal(1, turn), pedalRight: pedal(-1, turn + Math.PI) },
          };
        },
      },
    );
  },
};
