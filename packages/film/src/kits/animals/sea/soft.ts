/** Jellyfish, octopuses and squids: soft bodies whose every vertex moves. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom, pick } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { addEye } from '../shared/eyes.ts';
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

const armsOf = (
  count: number,
  root: (a: number) => Vec3,
  reach: number,
  thick: number,
  paint: (t: number, under: number) => Vec3,
  builder: MeshBuilder,
  direction: (a: number) => Vec3,
) => {
  for (let n = 0; n < count; n += 1) {
    const a = ((n + 0.5) / count) * Math.PI * 2;
    const [from, way] = [root(a), direction(a)];
    const rings = 26;
    const points = Array.from({ length: rings }, (_, k): Vec3 => {
      const t = k / (rings - 1);
      return [
        from[0] + way[0] * reach * t,
        from[1] + way[1] * reach * t + thick * 0.5 * Math.sin(t * 5 + n),
        from[2] + way[2] * reach * t,
      ];
    });
    builder
      .paint((p) => paint(Math.hypot(p[0] - from[0], p[2] - from[2]) / reach, p[1]), 'skin')
      .tube(
        points,
        points.map((_, k) => thick * (1 - (k / (rings - 1)) * 0.9)),
        8,
      );
  }
};

export const octopus: Kit = {
  name: 'octopus',
  nouns: ['octopus', 'kraken', 'cuttlefish'],
  locomotion: 'swims',
  speeds: { slow: 0.4, fast: 1.5 },
  build: ({ colour, noun, detail }) => {
    const big = noun === 'kraken' ? 14 : 1;
    const base = colour ?? fromHex(noun === 'kraken' ? '#5a3a4a' : '#c0502e');
    const builder = new MeshBuilder();
    const skin = (p: Vec3): Vec3 =>
      scale(
        base,
        (0.75 + 0.5 * noise((p[0] * 40) / big, (p[1] * 40) / big, (p[2] * 40) / big)) * (big > 1 ? 0.9 : 1),
      );
    const s = big;
    builder
      .paint(skin, 'skin')
      .sphere([0, 0.36 * s, -0.06 * s], [0.13 * s, 0.16 * s, 0.15 * s], detail === 0 ? 28 : 16);
    builder.sphere([0, 0.22 * s, 0.02 * s], [0.1 * s, 0.1 * s, 0.1 * s], 22);
    for (const sign of [1, -1]) {
      builder.paint(skin, 'skin').sphere([sign * 0.07 * s, 0.265 * s, 0.075 * s], 0.038 * s, 14);
      addEye(builder, [sign * 0.078 * s, 0.272 * s, 0.098 * s], [sign * 0.45, 0.15, 1], {
        radius: 0.024 * s,
        iris: fromHex('#e8c84a'),
        pupil: 'bar',
      });
    }
    armsOf(
      8,
      (a) => [Math.cos(a) * 0.06 * s, 0.13 * s, Math.sin(a) * 0.06 * s],
      0.62 * s,
      0.042 * s,
      (_t, y) => (y < 0.115 * s ? mix(base, fromHex('#f6dcc8'), 0.75) : scale(base, 0.95)),
      builder,
      (a) => [Math.cos(a), -0.14, Math.sin(a)],
    );
    const deform = createDeformer(builder.mesh);
    return {
      size: [1.1 * s, 0.54 * s, 1.1 * s],
      parts: [{ name: 'body', mesh: builder.mesh }],
      anchors: {
        top: [0, 0.52 * s, 0],
        head: [0, 0.5 * s, 0],
        mouth: [0, 0.15 * s, 0.1 * s],
        back: [0, 0.5 * s, -0.06 * s],
      },
      waterline: 0.3 * s,
      pose: ({ time, phase, speed }) => {
        const w = time * (speed > 0.1 ? 2.6 : 1.3) + phase * 4;
        const gather = speed > 0.1 ? 0.5 + 0.5 * Math.sin(w) : 0.12 + 0.1 * Math.sin(w * 0.7);
        return {
          parts: {
            body: deform((x, y, z, out) => {
              const r = Math.hypot(x, z) / s;
              const isArm = y / s < 0.2 && r > 0.1;
              if (!isArm) {
                const puff = 1 + 0.04 * Math.sin(w * 1.3) * smoothstep(0.2, 0.4, y / s);
                out[0] = x * puff;
                out[1] = y;
                out[2] = z * puff;
                return;
              }
              const t = (r - 0.08) / 0.6;
              const a = Math.atan2(z, x);
              const arm = Math.floor((a / (Math.PI * 2) + 1) * 8) % 8;
              const curl = 0.5 * t * Math.sin(w * 0.9 - t * 4 + arm * 1.9);
              const swing = 0.35 * t * Math.sin(w * 0.7 - t * 3 + arm * 2.7);
              const reach = r * (1 - 0.4 * gather * t);
              out[0] = Math.cos(a + swing) * reach * s;
              out[2] = Math.sin(a + swing) * reach * s;
              out[1] = Math.max(0.01 * s, y + (curl * 0.26 + 0.16 * t * t - gather * 0.1 * t) * s);
            }),
          },
          anchors: {},
        };
      },
    };
  },
};

export const squid: Kit = {
  name: 'squid',
  nouns: ['squid', 'giant squid', 'calamari'],
  locomotion: 'swims',
  speeds: { slow: 0.6, fast: 3 },
  build: ({ colour, noun }) => {
    const s = noun === 'giant squid' ? 6 : 1;
    const base = colour ?? fromHex('#d88a86');
    const builder = new MeshBuilder();
    const skin = (p: Vec3): Vec3 =>
      scale(base, 0.75 + 0.45 * noise((p[0] * 60) / s, (p[1] * 60) / s, (p[2] * 60) / s));
    // The mantle points backwards, the arms forwards.
    builder.paint(skin, 'skin').tube(
      [
        [0, 0.15 * s, -0.5 * s],
        [0, 0.15 * s, -0.38 * s],
        [0, 0.15 * s, -0.15 * s],
        [0, 0.15 * s, 0.06 * s],
        [0, 0.15 * s, 0.14 * s],
      ],
      [0.006 * s, 0.05 * s, 0.088 * s, 0.085 * s, 0.06 * s],
      18,
    );
    builder.sphere([0, 0.15 * s, 0.17 * s], [0.062 * s, 0.058 * s, 0.07 * s], 16);
    for (const sign of [1, -1]) {
      addEye(builder, [sign * 0.055 * s, 0.165 * s, 0.19 * s], [sign, 0.1, 0.35], {
        radius: 0.024 * s,
        iris: fromHex('#e8e2c0'),
      });
      const fin = [
        [0, 0.15 * s, -0.5 * s],
        [sign * 0.17 * s, 0.15 * s, -0.36 * s],
        [0, 0.15 * s, -0.22 * s],
      ].map((p) => builder.paint(scale(base, 0.9), 'skin').vertex(p as Vec3, [0, 1, 0]));
      builder.triangle(fin[0]!, fin[1]!, fin[2]!);
    }
    for (let n = 0; n < 10; n += 1) {
      const a = (n / 10) * Math.PI * 2;
      const reach = (n % 5 === 0 ? 0.62 : 0.36) * s;
      const points = Array.from(
        { length: 14 },
        (_, k): Vec3 => [
          Math.cos(a) * (0.035 + 0.05 * (k / 13)) * s,
          0.15 * s + Math.sin(a) * (0.035 + 0.05 * (k / 13)) * s,
          0.2 * s + (k / 13) * reach,
        ],
      );
      builder.paint(skin, 'skin').tube(
        points,
        points.map((_, k) => 0.017 * s * (1 - (k / 13) * 0.8)),
        7,
      );
    }
    builder.twoSided();
    const deform = createDeformer(builder.mesh);
    return {
      size: [0.36 * s, 0.26 * s, 1.3 * s],
      parts: [{ name: 'body', mesh: builder.mesh }],
      anchors: { top: [0, 0.24 * s, 0], head: [0, 0.2 * s, 0.17 * s] },
      waterline: 0.2 * s,
      pose: ({ time, phase }) => {
        const w = time * 2.2 + phase * 4;
        return {
          parts: {
            body: deform((x, y, z, out) => {
              const arm = Math.max(0, z / s - 0.2);
              const fin = Math.abs(x / s) > 0.07 && z / s < -0.15 ? Math.abs(x / s) - 0.07 : 0;
              const puff = z / s < 0.1 ? 1 + 0.07 * Math.sin(w * 1.4) : 1;
              out[0] =
                x * puff * (1 + arm * 0.8 * Math.sin(w * 1.4 + 1)) +
                0.12 * s * arm * Math.sin(w - arm * 9 + (y * 20) / s);
              out[1] =
                0.15 * s +
                (y - 0.15 * s) * puff +
                0.12 * s * arm * Math.cos(w * 0.8 - arm * 8 + (x * 20) / s) +
                fin * 0.6 * s * Math.sin(w * 2 + (z / s) * 12);
              out[2] = z;
            }),
          },
          anchors: {},
        };
      },
    };
  },
};
