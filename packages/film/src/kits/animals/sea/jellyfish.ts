/** A glowing jellyfish that pulses. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { createRandom, pick } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { createDeformer } from '../shared/loft.ts';

const jellyColours = ['#4ab0f0', '#b06af0', '#f07ac0', '#5ae0d0'];

export const jellyfish: Kit = {
  name: 'jellyfish',
  nouns: ['jellyfish', 'jelly fish', 'medusa', 'man o war'],
  locomotion: 'swims',
  speeds: { slow: 0.2, fast: 0.6 },
  build: ({ colour, seed, detail }) => {
    const tint = colour ?? fromHex(pick(createRandom(seed + 2), jellyColours));
    const bellRadius = 0.22;
    const bellY = 0.85;
    const segments = [32, 20, 12][detail]!;
    const bell = new MeshBuilder();
    const profile = Array.from({ length: 15 }, (_, n): [number, number] => {
      const a = (n / 14) * (Math.PI * 0.56);
      return [Math.sin(a) * bellRadius, bellY + Math.cos(a) * bellRadius * 0.82];
    }).toReversed();
    const frill = (angle: number, y: number) =>
      1 + 0.05 * Math.cos(angle * 12) * smoothstep(bellY + 0.05, bellY - 0.03, y);
    bell
      .paint(
        (p) => scale(mix(tint, [1, 1, 1], 0.25), 0.5 + 0.4 * Math.abs(Math.cos(Math.atan2(p[2], p[0]) * 8))),
        'clear',
      )
      .lathe(profile, segments, frill);
    // A glowing core seen through the bell.
    bell
      .paint(
        (p) => scale(mix(tint, [1, 1, 1], 0.3), 0.75 + 0.5 * Math.cos(Math.atan2(p[2], p[0]) * 4)),
        'haze',
      )
      .lathe(
        profile.map(([r, y]): [number, number] => [r * 0.93, bellY + (y - bellY) * 0.9]),
        segments,
        frill,
      );
    bell.paint(scale(mix(tint, [1, 0.8, 0.9], 0.4), 1.3), 'glow');
    for (let n = 0; n < 4; n += 1)
      bell.sphere(
        [
          Math.cos(n * 1.571) * bellRadius * 0.36,
          bellY + bellRadius * 0.36,
          Math.sin(n * 1.571) * bellRadius * 0.36,
        ],
        [0.05, 0.018, 0.05],
        10,
      );
    bell.paint(scale(tint, 0.9), 'glow');
    const rim = Array.from({ length: segments + 1 }, (_, n): Vec3 => {
      const a = (n / segments) * Math.PI * 2;
      const r = bellRadius * frill(a, bellY - 0.05) * 0.985;
      return [Math.cos(a) * r, bellY - 0.038, Math.sin(a) * r];
    });
    bell.tube(rim, 0.004, 5, false);
    const arms = new MeshBuilder();
    for (let n = 0; n < 5; n += 1) {
      const a = n * 1.257;
      // Ruffled ribbons under the middle.
      const grid = Array.from({ length: 22 }, (_, row) => {
        const t = row / 21;
        const width = 0.05 * (1 - t * 0.75);
        return [-1, -0.4, 0.4, 1].map((u) => {
          arms.paint(scale(mix(tint, [1, 1, 1], 0.3), 0.7 - 0.3 * t), 'haze');
          return arms.vertex(
            [
              Math.cos(a) * 0.045 + u * width * Math.cos(a * 2 + t * 9),
              bellY + 0.05 - t * 0.55,
              Math.sin(a) * 0.045 + u * width * Math.sin(a * 2 + t * 9),
            ],
            [0, 0, 1],
          );
        });
      });
      arms.grid(grid);
    }
    const tentacles = detail === 0 ? 22 : 12;
    for (let n = 0; n < tentacles; n += 1) {
      const a = (n / tentacles) * Math.PI * 2;
      const length = 0.6 + 0.25 * Math.sin(n * 5.3);
      arms.paint(scale(mix(tint, [1, 1, 1], 0.2), 0.9), 'glow').tube(
        Array.from(
          { length: 14 },
          (_, k): Vec3 => [
            Math.cos(a) * bellRadius * 0.95,
            bellY - 0.03 - (k / 13) * length,
            Math.sin(a) * bellRadius * 0.95,
          ],
        ),
        Array.from({ length: 14 }, (_, k) => 0.0035 * (1 - k / 18)),
        4,
        false,
      );
    }
    arms.twoSided();
    bell.twoSided();
    const bendBell = createDeformer(bell.mesh);
    const bendArms = createDeformer(arms.mesh);
    const centre: Vec3 = [0, bellY, 0];
    return {
      size: [bellRadius * 2.2, bellY + bellRadius * 0.85, bellRadius * 2.2],
      parts: [
        { name: 'bell', mesh: bell.mesh, castsNoShadow: true },
        { name: 'arms', mesh: arms.mesh, castsNoShadow: true },
      ],
      anchors: { top: [0, bellY + bellRadius * 0.8, 0], head: centre },
      pose: ({ time, phase, darkness }) => {
        const w = time * 2.6 + phase * 4;
        const squeeze = Math.sin(w) - 0.25 * Math.sin(2 * w);
        const lift = 0.02 * Math.sin(w - 1.2);
        return {
          parts: {
            bell: bendBell((x, y, z, out) => {
              const low = smoothstep(bellY + bellRadius * 0.8, bellY - 0.05, y);
              const k = 1 - 0.2 * squeeze * low;
              out[0] = x * k;
              out[1] = bellY + (y - bellY) * (1 + 0.1 * squeeze) + lift;
              out[2] = z * k;
            }),
            arms: bendArms((x, y, z, out) => {
              const down = (bellY - y) / 0.6;
              const k = 1 - 0.2 * Math.sin(w - down * 1.6) * (1 - Math.min(1, down) * 0.5);
              out[0] = x * k + 0.05 * down * Math.sin(w * 0.6 - down * 3 + z * 8);
              out[1] = y + lift - 0.03 * squeeze * down;
              out[2] = z * k + 0.05 * down * Math.cos(w * 0.5 - down * 2.6 + x * 8);
            }),
          },
          anchors: {},
          lamps: [{ position: centre, colour: scale(tint, 0.5 + darkness), reach: 1.6 }],
          particles: [
            {
              position: [0, bellY + 0.06, 0],
              size: 0.3,
              colour: scale(tint, 0.8),
              opacity: 0.1 + 0.08 * darkness,
            },
          ],
        };
      },
    };
  },
};
