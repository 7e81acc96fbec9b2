/** Sky lanterns that float up, and strings of lanterns over a gate as at a lantern festival. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { multiply, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs, placed, rod } from '../../../shared/shapes.ts';

const warm = (p: Vec3): Vec3 => {
  const low = 1 - Math.min(1, Math.max(0, p[1] / 0.9));
  return [1.5 + 1.6 * low, 0.62 + 0.9 * low, 0.16 + 0.25 * low];
};

const addSkyLantern = (b: MeshBuilder, colour: Vec3 | null) => {
  b.paint(colour ? [colour[0] * 2 + 0.4, colour[1] * 2 + 0.25, colour[2] * 2 + 0.1] : warm, 'glow').lathe(
    pairs(0.24, 0, 0.3, 0.16, 0.36, 0.5, 0.34, 0.74, 0.22, 0.88, 0, 0.93),
    24,
  );
  b.paint(fromHex('#6a4420'), 'wood').lathe(pairs(0.236, -0.015, 0.25, 0, 0.236, 0.015), 24);
  b.paint([4, 2.4, 0.8], 'glow').sphere([0, 0.02, 0], 0.07, 10);
};

const skyLantern: Kit = {
  name: 'sky lantern',
  nouns: [
    'sky lantern',
    'sky lanterns',
    'floating lantern',
    'kongming lantern',
    'flying lantern',
    'wish lantern',
  ],
  locomotion: 'hovers',
  speeds: { slow: 0.3, fast: 0.8 },
  build: ({ colour }) => {
    const body = new MeshBuilder();
    addSkyLantern(body, colour);
    return assembleModel(
      { body },
      {
        anchors: { grip: [0, 0.05, 0.25], top: [0, 0.93, 0], lamp: [0, 0.3, 0] },
        pose: ({ time, phase }) => ({
          parts: {
            body: multiply(
              translation(0, 0.05 * Math.sin(time + phase), 0),
              rotationZ(0.06 * Math.sin(time * 0.9 + phase * 2)),
            ),
          },
          anchors: {},
          lamps: [{ position: [0, 0.2, 0], colour: [2.2, 1.1, 0.35], reach: 4 }],
        }),
      },
    );
  },
};

const addRedLantern = (b: MeshBuilder, x: number, y: number, z: number, hex: Vec3) => {
  b.at(placed(x, y, z), (k) => {
    k.paint(hex, 'glow').lathe(
      pairs(0.1, -0.26, 0.26, -0.16, 0.32, 0, 0.26, 0.16, 0.1, 0.26),
      18,
      (angle) => 1 - 0.03 * Math.abs(Math.sin(angle * 8)),
    );
    k.paint(fromHex('#e8b83a'), 'metal')
      .cylinder(0.25, 0.31, 0.12, 0.12, 14)
      .cylinder(-0.31, -0.25, 0.12, 0.12, 14);
    for (let n = 0; n < 5; n += 1) rod(k, [0, -0.3, 0], [(n - 2) * 0.025, -0.6, 0], [0.014, 0.01], 4);
  });
};

const glows: Vec3[] = [
  [2.1, 0.16, 0.1],
  [2.3, 0.75, 0.1],
  [2, 0.2, 0.55],
  [0.3, 1.2, 0.9],
  [2.2, 1.3, 0.25],
];

const lanternFestival: Kit = {
  name: 'lantern festival',
  nouns: [
    'lantern festival',
    'lantern display',
    'lantern show',
    'string of lanterns',
    'rows of lanterns',
    'hanging lanterns',
  ],
  locomotion: 'none',
  build: ({ detail }) => {
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    const count = detail === 0 ? 9 : 7;
    for (const [row, z] of [1.6, 0, -1.6, -3.4].entries()) {
      const [half, height] = [4.2 + row * 0.5, 4 + row * 0.3];
      body.paint(fromHex('#8a2418'), 'wood');
      for (const side of [-1, 1]) {
        rod(body, [side * half, 0, z], [side * half, height + 0.3, z], 0.09, 12);
        body
          .paint(fromHex('#e8b83a'), 'metal')
          .sphere([side * half, height + 0.36, z], 0.13, 12)
          .paint(fromHex('#8a2418'), 'wood');
      }
      const sag = (x: number) => height - 0.5 * (1 - (x / half) ** 2);
      body.paint(fromHex('#2a1c14'), 'cloth').tube(
        Array.from({ length: 17 }, (_, n): Vec3 => [-half + (n / 8) * half, sag(-half + (n / 8) * half), z]),
        0.02,
        5,
      );
      for (let n = 0; n < count; n += 1) {
        const x = ((n + 0.5) / count) * 2 * half - half;
        addRedLantern(lit, x, sag(x) - 0.42, z, row % 2 ? glows[n % 5]! : glows[0]!);
      }
    }
    const floating = Array.from({ length: detail === 0 ? 16 : 8 }, () => new MeshBuilder());
    for (const b of floating) addSkyLantern(b, null);
    const named = Object.fromEntries(floating.map((b, n) => [`glow${n}`, b]));
    return assembleModel(
      { body, lit, ...named },
      {
        size: [9.8, 5, 6],
        anchors: { top: [0, 4, 0], inside: [0, 0, 0.8] },
        pose: ({ time, phase }) => ({
          parts: Object.fromEntries(
            floating.map((_, n) => {
              const rise = fraction(time * 0.03 + n * 0.381 + phase);
              const [x, z] = [
                ((n * 0.618) % 1) * 22 - 11 + Math.sin(time * 0.3 + n) * 0.5,
                -6 - ((n * 0.47) % 1) * 18,
              ];
              return [`glow${n}`, translation(x, 3 + rise * 11, z)];
            }),
          ),
          anchors: {},
          lamps: [-3, 0, 3].map((x) => ({
            position: [x, 3.2, 1] as Vec3,
            colour: [5, 1.6, 0.6] as Vec3,
            reach: 9,
          })),
        }),
      },
    );
  },
};

export const lanternDisplayKits = [skyLantern, lanternFestival];
