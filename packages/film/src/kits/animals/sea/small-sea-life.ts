/** Starfish, seahorses, snails. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { addEye } from '../shared/eyes.ts';
import { addFin, createDeformer } from '../shared/loft.ts';
import { both } from './shore.ts';

export const starfish: Kit = {
  name: 'starfish',
  nouns: ['starfish', 'sea star'],
  locomotion: 'none',
  build: ({ colour }) => {
    const tone = colour ?? fromHex('#e8702a');
    const b = new MeshBuilder();
    const rows = 14;
    const ring = (radius: number, height: number) =>
      Array.from({ length: 81 }, (_, n) => {
        const a = (n / 80) * Math.PI * 2;
        const star = 0.42 + 0.58 * ((1 + Math.cos(a * 5)) / 2) ** 1.3;
        const bump = noise(Math.cos(a) * radius * 9 + 5, radius * 20, Math.sin(a) * radius * 9) * 0.006;
        b.paint(mix(tone, fromHex('#f8d8a0'), bump * 120 > 0.45 ? 0.55 : 0), 'satin');
        return b.vertex(
          [
            Math.cos(a) * radius * star * 0.14,
            height + bump * (height > 0.003 ? 1 : 0),
            Math.sin(a) * radius * star * 0.14,
          ],
          [Math.cos(a) * 0.4, 1, Math.sin(a) * 0.4],
        );
      });
    b.grid(
      Array.from({ length: rows + 1 }, (_, n) => {
        const t = 1 - n / rows;
        return ring(t, 0.002 + 0.03 * Math.sqrt(1 - t ** 2.4));
      }),
    );
    return {
      size: [0.28, 0.035, 0.28],
      parts: [{ name: 'body', mesh: b.mesh }],
      anchors: { top: [0, 0.033, 0], grip: [0, 0.015, 0] },
    };
  },
};

export const seahorse: Kit = {
  name: 'seahorse',
  nouns: ['seahorse', 'sea horse'],
  locomotion: 'swims',
  speeds: { slow: 0.1, fast: 0.3 },
  build: ({ colour }) => {
    const tone = colour ?? fromHex('#f0a82a');
    const b = new MeshBuilder();
    const spine: Vec3[] = [
      [0, 0.2, 0.012],
      [0, 0.175, -0.004],
      [0, 0.145, 0.0],
      [0, 0.115, 0.012],
      [0, 0.085, 0.008],
      [0, 0.06, -0.008],
      [0, 0.036, -0.014],
      [0, 0.016, -0.002],
      [0, 0.014, 0.016],
      [0, 0.026, 0.02],
      [0, 0.03, 0.01],
    ];
    b.paint(
      (p) =>
        scale(tone, 0.75 + 0.35 * smoothstep(0.2, 0.6, fraction(p[1] * 130)) + (p[2] > 0.014 ? 0.15 : 0)),
      'satin',
    ).tube(spine, [0.014, 0.012, 0.019, 0.024, 0.021, 0.014, 0.01, 0.007, 0.005, 0.004, 0.002], 12);
    b.paint(tone, 'satin')
      .sphere([0, 0.21, 0.016], [0.014, 0.016, 0.019], 16)
      .tube(
        [
          [0, 0.206, 0.028],
          [0, 0.2, 0.048],
          [0, 0.198, 0.058],
        ],
        [0.009, 0.0055, 0.0065],
        10,
      );
    for (let n = 0; n < 5; n += 1)
      b.tube(
        [
          [0, 0.222 - n * 0.001, 0.012 - n * 0.004],
          [0, 0.238 - Math.abs(n - 2) * 0.003, 0.01 - n * 0.008],
        ],
        [0.004, 0.0006],
        6,
      );
    for (let n = 0; n < 12; n += 1) {
      const at = spine[Math.min(9, 1 + Math.floor(n * 0.5))]!;
      b.tube(
        [
          [0, at[1] + (n % 2) * 0.014, at[2] - 0.014],
          [0, at[1] + 0.004 + (n % 2) * 0.014, at[2] - 0.027],
        ],
        [0.003, 0.0004],
        5,
      );
    }
    addFin(
      b,
      [
        [0, 0.13, -0.018],
        [0, 0.1, -0.012],
      ],
      [
        [0, 0.135, -0.045],
        [0, 0.1, -0.04],
      ],
      mix(tone, [1, 0.9, 0.6], 0.4),
    );
    for (const sign of both) {
      addEye(b, [sign * 0.0115, 0.214, 0.022], [sign, 0.1, 0.3], {
        radius: 0.0055,
        iris: fromHex('#fbf2d8'),
      });
      addFin(
        b,
        [
          [sign * 0.01, 0.196, 0.006],
          [sign * 0.01, 0.184, 0.004],
        ],
        [
          [sign * 0.02, 0.198, -0.008],
          [sign * 0.02, 0.184, -0.008],
        ],
        mix(tone, [1, 0.9, 0.6], 0.4),
      );
    }
    const deform = createDeformer(b.mesh);
    return {
      size: [0.05, 0.24, 0.1],
      parts: [{ name: 'body', mesh: b.mesh }],
      anchors: { top: [0, 0.24, 0], head: [0, 0.22, 0.016] },
      pose: ({ time, phase }) => {
        const w = time * 2 + phase * 3;
        return {
          parts: {
            body: deform((x, y, z, out) => {
              const low = Math.max(0, 0.12 - y) / 0.12;
              const fin = z < -0.019 && y > 0.09 ? (-0.019 - z) * 0.5 * Math.sin(time * 20 + y * 200) : 0;
              out[0] = x + 0.006 * Math.sin(w - low * 2) * low + fin;
              out[1] = y + 0.006 * Math.sin(w);
              out[2] = z + 0.012 * low * Math.sin(w * 0.7) + 0.004 * Math.sin(w * 0.5);
            }),
          },
          anchors: {},
        };
      },
    };
  },
};

export const snails: Kit = {
  name: 'snail',
  nouns: ['snail', 'sea snail', 'garden snail'],
  locomotion: 'walks',
  speeds: { slow: 0.008, fast: 0.02 },
  build: ({ colour }) => {
    const shell = colour ?? fromHex('#b5793a');
    const b = new MeshBuilder();
    const skin = fromHex('#c9b48a');
    b.paint((p) => scale(skin, 0.75 + 0.4 * noise(p[0] * 300, p[1] * 300, p[2] * 300)), 'glossy').tube(
      [
        [0, 0.005, -0.05],
        [0, 0.008, -0.02],
        [0, 0.009, 0.02],
        [0, 0.014, 0.042],
        [0, 0.024, 0.05],
      ],
      [0.002, 0.01, 0.0115, 0.011, 0.0095],
      14,
    );
    for (const sign of both) {
      const tip: Vec3 = [sign * 0.012, 0.052, 0.062];
      b.tube([[sign * 0.004, 0.03, 0.052], tip], [0.0022, 0.0014], 7);
      addEye(b, tip, [sign * 0.2, 0.2, 1], { radius: 0.0032 });
      b.paint(skin, 'glossy').tube(
        [
          [sign * 0.004, 0.02, 0.058],
          [sign * 0.008, 0.018, 0.07],
        ],
        [0.0016, 0.001],
        6,
      );
    }
    // A spiral that narrows towards its middle, on its side.
    const turns = 46;
    const spiral = Array.from({ length: turns + 1 }, (_, n): Vec3 => {
      const t = n / turns;
      const a = t * Math.PI * 5.2 - 0.6;
      const r = 0.022 * (1 - t) ** 1.1;
      return [0.002 + t * 0.011, 0.036 + Math.sin(a) * r, -0.008 + Math.cos(a) * r];
    });
    b.paint(
      (p) =>
        scale(
          mix(
            shell,
            fromHex('#5a3418'),
            Math.abs(fraction(Math.hypot(p[1] - 0.036, p[2] + 0.008) * 95) - 0.5) < 0.16 ? 0.7 : 0,
          ),
          0.85 + 0.25 * noise(p[0] * 200, p[1] * 200, p[2] * 200),
        ),
      'glossy',
    ).tube(
      spiral,
      spiral.map((_, n) => 0.0165 * (1 - n / turns) ** 0.9 + 0.002),
      14,
    );
    const deform = createDeformer(b.mesh);
    return {
      size: [0.04, 0.06, 0.12],
      parts: [{ name: 'body', mesh: b.mesh }],
      anchors: { top: [0, 0.062, -0.008], head: [0, 0.04, 0.05] },
      pose: ({ time, phase }) => ({
        parts: {
          body: deform((x, y, z, out) => {
            const front = Math.max(0, z - 0.03) / 0.03;
            const stretch = Math.sin(time * 1.1 + phase);
            out[0] = x + 0.003 * front * Math.sin(time * 0.8 + phase);
            out[1] = y + 0.002 * front * Math.sin(time * 1.6);
            out[2] = z + 0.003 * stretch * (z > 0 ? 1 : z < -0.03 ? -0.4 : 0);
          }),
        },
        anchors: {},
      }),
    };
  },
};
