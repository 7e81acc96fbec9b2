/** A ball that bounces down a flight of stairs, from step to step. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp } from '../../../../math/interpolate.ts';
import { multiply, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

const [steps, run, rise, deep] = [7, 0.3, 0.18, 1.1];
const radius = 0.11;

export const stairsBall: Kit = {
  name: 'ball on stairs',
  nouns: ['ball on stairs'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, ball] = [new MeshBuilder(), new MeshBuilder()];
    const left = (-steps * run) / 2;
    for (let n = 0; n < steps; n += 1) {
      const height = (steps - n) * rise;
      body
        .paint(fromHex('#efe9dc'), 'satin')
        .box([left + (n + 0.5) * run, height / 2 - 0.015, 0], [run, height - 0.03, deep], 0.004);
      body
        .paint(fromHex(n % 2 ? '#9a6a3c' : '#a8763f'), 'wood')
        .box([left + (n + 0.52) * run, height - 0.016, 0], [run + 0.03, 0.034, deep + 0.04], 0.008);
    }
    for (let n = 0; n < steps; n += 1) {
      const [x, y] = [left + (n + 0.5) * run, (steps - n) * rise];
      body.paint(fromHex('#efe9dc'), 'satin').box([x, y + 0.4, -deep / 2 + 0.04], [0.03, 0.8, 0.03], 0.004);
    }
    body.paint(fromHex('#7a4a28'), 'wood').tube(
      [
        [left + run * 0.3, steps * rise + 0.86, -deep / 2 + 0.04],
        [left + (steps - 0.3) * run, rise + 0.8, -deep / 2 + 0.04],
      ],
      0.035,
      10,
    );
    const tone = colour ?? fromHex('#d8282c');
    ball
      .paint(
        (p) =>
          Math.abs(p[1]) < 0.03 ? fromHex('#fbfaf4') : Math.abs(p[2]) < 0.012 ? fromHex('#fbfaf4') : tone,
        'glossy',
      )
      .sphere([0, 0, 0], radius, 30);
    return assembleModel(
      { body, ball },
      {
        size: [steps * run + 0.3, steps * rise + 0.35, deep],
        anchors: { top: [0, steps * rise, 0] },
        pose: ({ actionTime, actionSeconds }) => {
          // One bounce a step, and on along the floor at the end.
          const u = clamp(actionTime / Math.max(0.1, actionSeconds)) * (steps + 0.6);
          const step = Math.min(steps, Math.floor(u));
          const t = u - step;
          const [from, to] = [(steps - step) * rise, Math.max(0, (steps - step - 1) * rise)];
          const hop = step < steps ? 0.16 * 4 * t * (1 - t) * (t < 0.5 ? 1 : 0.8) : 0;
          const y = (step < steps ? from + (to - from) * t * t : 0) + hop + radius;
          const x = left + (u + 0.4) * run;
          return {
            parts: { ball: multiply(translation(x, y, 0.12), rotationZ((-u * run) / radius)) },
            anchors: {},
          };
        },
      },
    );
  },
};
