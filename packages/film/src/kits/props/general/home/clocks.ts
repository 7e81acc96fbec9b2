/** Clocks whose hands move, and a turning globe. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { newBuilders } from '../../../../geometry/new-builders.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import { fractalNoise } from '../../../../math/noise.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { black, gold, wood } from './furnishings-parts.ts';

const addDial = (b: MeshBuilder, radius: number, z: number) => {
  b.paint(fromHex('#f8f4e8'), 'satin')
    .sphere([0, 0, z], [radius, radius, radius * 0.06], 32)
    .paint(black, 'satin');
  for (let n = 0; n < 12; n += 1) {
    const a = (n / 12) * 2 * Math.PI;
    b.at(
      multiply(
        translation(Math.sin(a) * radius * 0.82, Math.cos(a) * radius * 0.82, z + radius * 0.055),
        rotationZ(-a),
      ),
      (k) => k.box([0, 0, 0], [radius * 0.05, radius * (n % 3 ? 0.1 : 0.17), radius * 0.02]),
    );
  }
};

export const clock: Kit = {
  name: 'clock',
  nouns: ['clock', 'wall clock', 'alarm clock', 'grandfather clock', 'pendulum clock'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const [body, hour, minute, second, pendulum] = newBuilders(5);
    const isAlarm = noun.includes('alarm');
    const isTall = /grandfather|pendulum/.test(noun);
    const radius = isAlarm ? 0.055 : isTall ? 0.17 : 0.17;
    const centre: Vec3 = isAlarm ? [0, 0.085, 0] : isTall ? [0, 1.75, 0.16] : [0, 0.2, 0];
    if (isTall) {
      const paint = colour ?? fromHex('#5a2f1a');
      body
        .paint(paint, 'wood')
        .box([0, 0.2, 0], [0.56, 0.4, 0.34], 0.02)
        .box([0, 0.95, -0.02], [0.42, 1.15, 0.26], 0.02)
        .box([0, 1.75, 0], [0.54, 0.52, 0.32], 0.02)
        .box([0, 2.06, 0], [0.6, 0.1, 0.36], 0.03)
        .paint(gold, 'metal')
        .sphere([0, 2.16, 0], 0.05, 10)
        .paint(fromHex('#241710'), 'glass')
        .box([0, 0.98, 0.105], [0.28, 0.9, 0.02]);
      pendulum
        .paint(gold, 'metal')
        .tube(
          [
            [0, 0, 0],
            [0, -0.62, 0],
          ],
          0.008,
          5,
        )
        .sphere([0, -0.66, 0], [0.08, 0.08, 0.015], 18);
    } else {
      const paint = colour ?? fromHex(isAlarm ? '#c8302a' : '#2a2c30');
      body.paint(paint, 'glossy').at(multiply(translation(...centre), rotationX(Math.PI / 2)), (k) =>
        k.lathe(
          [
            [0, -radius * 0.4],
            [radius * 1.08, -radius * 0.4],
            [radius * 1.14, 0],
            [radius * 1.08, radius * 0.14],
            [radius, radius * 0.06],
          ],
          36,
        ),
      );
      if (isAlarm) {
        for (const s of [-1, 1])
          body
            .paint(gold, 'metal')
            .sphere([s * 0.04, 0.152, 0], [0.028, 0.024, 0.028], 14)
            .paint(paint, 'glossy')
            .tube(
              [
                [s * 0.03, 0.04, 0],
                [s * 0.055, 0, 0],
              ],
              0.009,
              8,
            );
        body
          .paint(gold, 'metal')
          .tube(
            [
              [-0.02, 0.17, 0],
              [0, 0.195, 0],
              [0.02, 0.17, 0],
            ],
            0.005,
            6,
          )
          .sphere([0, 0.165, 0], 0.009, 8);
      }
    }
    body.at(translation(...centre), (k) => addDial(k, radius * 0.98, 0.01));
    hour.paint(black, 'satin').box([0, radius * 0.24, 0], [radius * 0.08, radius * 0.52, radius * 0.03]);
    minute
      .paint(black, 'satin')
      .box([0, radius * 0.36, 0], [radius * 0.055, radius * 0.78, radius * 0.03])
      .sphere([0, 0, 0], radius * 0.06, 10);
    second
      .paint(fromHex('#d8201c'), 'glossy')
      .box([0, radius * 0.32, 0], [radius * 0.028, radius * 1.0, radius * 0.02])
      .sphere([0, 0, 0], radius * 0.045, 10);
    const hand = (angle: number, lift: number) =>
      multiply(
        translation(centre[0], centre[1], centre[2] + 0.01 + radius * (0.075 + lift)),
        rotationZ(-angle),
      );
    return assembleModel(isTall ? { body, hour, minute, second, pendulum } : { body, hour, minute, second }, {
      size: isTall ? [0.6, 2.2, 0.4] : isAlarm ? [0.14, 0.2, 0.06] : [0.4, 0.4, 0.1],
      anchors: { grip: centre },
      pose: ({ time }) => ({
        parts: {
          hour: hand(5.3 + time / 720, 0),
          minute: hand(1.05 + time / 60, 0.02),
          // From one second to the next in a short step, as it ticks.
          second: hand(
            ((Math.floor(time) + smoothstep(0, 0.18, fraction(time)) + 20) / 60) * 2 * Math.PI,
            0.045,
          ),
          pendulum: multiply(translation(0, 1.4, 0.122), rotationZ(0.16 * Math.sin(time * Math.PI))),
        },
        anchors: {},
      }),
    });
  },
};

export const globe: Kit = {
  name: 'globe',
  nouns: ['globe', 'world globe', 'earth globe'],
  locomotion: 'none',
  build: () => {
    const [body, ball] = [new MeshBuilder(), new MeshBuilder()];
    body
      .paint(wood, 'wood')
      .lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.015],
          [0.03, 0.03],
          [0.02, 0.08],
          [0, 0.08],
        ],
        22,
      )
      .paint(gold, 'metal')
      .tube(
        Array.from({ length: 17 }, (_, n): Vec3 => {
          const a = -Math.PI / 2 - 0.2 + (n / 16) * Math.PI * 1.1;
          return [Math.cos(a) * 0.165, 0.24 + Math.sin(a) * 0.165, 0];
        }),
        0.009,
        8,
      );
    ball
      .paint((p) => {
        const land = fractalNoise(p[0] * 11 + 3, p[1] * 11, p[2] * 11 + 1, 4);
        return Math.abs(p[1]) > 0.128
          ? [0.85, 0.88, 0.9]
          : land > 0.53
            ? [0.2 + (land - 0.53) * 1.6, 0.36, 0.1]
            : [0.06, 0.2, 0.42];
      }, 'glossy')
      .sphere([0, 0, 0], 0.145, 64);
    return assembleModel(
      { body, ball },
      {
        size: [0.34, 0.42, 0.34],
        anchors: { grip: [0, 0.05, 0] },
        pose: ({ time }) => ({
          parts: { ball: multiply(translation(0, 0.24, 0), rotationZ(-0.41), rotationY(time * 0.5)) },
          anchors: {},
        }),
      },
    );
  },
};
