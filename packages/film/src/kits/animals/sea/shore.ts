/** Crabs, lobsters, starfish, seahorses, rays, seals and snails. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  translation,
  translationTo,
} from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { add, mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { addEye } from '../shared/eyes.ts';
import { addFin, createDeformer } from '../shared/loft.ts';
import { type Swimmer, swimmerKit } from './swimmer.ts';

const both = [1, -1] as const;
const speckled =
  (colour: Vec3, frequency: number) =>
  (p: Vec3): Vec3 =>
    scale(colour, 0.78 + 0.4 * noise(p[0] * frequency, p[1] * frequency, p[2] * frequency));

const buildClaw = (colour: Vec3, s: number, sign: number): Mesh => {
  const b = new MeshBuilder().paint(speckled(colour, 20 / s), 'glossy');
  b.tube(
    [
      [0, 0, 0],
      [sign * 0.16 * s, 0.06 * s, 0.12 * s],
      [sign * 0.12 * s, 0.08 * s, 0.28 * s],
    ],
    [0.05 * s, 0.045 * s, 0.05 * s],
    10,
  );
  b.sphere([sign * 0.1 * s, 0.09 * s, 0.36 * s], [0.1 * s, 0.07 * s, 0.12 * s], 16);
  b.tube(
    [
      [sign * 0.14 * s, 0.09 * s, 0.42 * s],
      [sign * 0.17 * s, 0.09 * s, 0.54 * s],
      [sign * 0.08 * s, 0.09 * s, 0.64 * s],
    ],
    [0.05 * s, 0.04 * s, 0.006 * s],
    10,
  );
  b.tube(
    [
      [sign * 0.05 * s, 0.09 * s, 0.42 * s],
      [sign * 0.0 * s, 0.09 * s, 0.52 * s],
      [sign * 0.06 * s, 0.09 * s, 0.62 * s],
    ],
    [0.04 * s, 0.03 * s, 0.005 * s],
    10,
  );
  return b.mesh;
};

const shellfish = (nouns: string[], size: number, hex: string, kind: 'crab' | 'lobster'): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'walks',
  speeds: { slow: 0.15, fast: 0.6 },
  build: ({ colour }) => {
    const tone = colour ?? fromHex(hex);
    const s = size;
    const y = 0.2 * s;
    const isCrab = kind === 'crab';
    const b = new MeshBuilder().paint(
      (p) => mix(speckled(tone, 22 / s)(p), fromHex('#f2d8b0'), smoothstep(y * 0.95, y * 0.6, p[1])),
      'glossy',
    );
    if (isCrab) b.sphere([0, y, 0], [0.36 * s, 0.16 * s, 0.27 * s], 26);
    else {
      b.tube(
        [
          [0, y, 0.34 * s],
          [0, y, 0.1 * s],
          [0, y, -0.1 * s],
        ],
        [0.05 * s, 0.14 * s, 0.14 * s],
        16,
      );
      for (let n = 0; n < 6; n += 1)
        b.sphere(
          [0, y - 0.01 * n * s, (-0.16 - n * 0.085) * s],
          [(0.13 - n * 0.012) * s, (0.11 - n * 0.01) * s, 0.07 * s],
          14,
        );
      for (const spread of [-0.9, -0.45, 0, 0.45, 0.9])
        b.sphere(
          [Math.sin(spread) * 0.16 * s, y - 0.07 * s, (-0.68 - Math.cos(spread) * 0.1) * s],
          [0.06 * s, 0.02 * s, 0.11 * s],
          10,
        );
      for (const sign of both)
        b.tube(
          [
            [sign * 0.04 * s, y + 0.05 * s, 0.36 * s],
            [sign * 0.2 * s, y + 0.25 * s, 0.6 * s],
            [sign * 0.4 * s, y + 0.2 * s, 0.9 * s],
          ],
          [0.014 * s, 0.01 * s, 0.003 * s],
          6,
        );
    }
    for (const sign of both) {
      const eye: Vec3 = [
        sign * (isCrab ? 0.1 : 0.06) * s,
        y + (isCrab ? 0.24 : 0.14) * s,
        (isCrab ? 0.22 : 0.34) * s,
      ];
      b.paint(tone, 'glossy').tube([[eye[0], y + 0.05 * s, eye[2] - 0.02 * s], eye], 0.02 * s, 8);
      addEye(b, [eye[0], eye[1] + 0.02 * s, eye[2]], [sign * 0.3, 0.1, 1], { radius: 0.042 * s });
    }
    b.paint(scale(tone, 0.35), 'matte').tube(
      [
        [-0.07 * s, y - 0.02 * s, 0.255 * s],
        [0, y - 0.045 * s, 0.265 * s],
        [0.07 * s, y - 0.02 * s, 0.255 * s],
      ],
      0.008 * s,
      5,
      false,
    );
    const legs = [0, 1].map((group) => {
      const l = new MeshBuilder().paint(speckled(tone, 20 / s), 'glossy');
      for (const sign of both)
        for (let n = 0; n < 4; n += 1) {
          if ((n + (sign > 0 ? 0 : 1)) % 2 !== group) continue;
          const z = (0.14 - n * 0.11) * s;
          const root: Vec3 = [sign * (isCrab ? 0.3 : 0.1) * s, y - 0.03 * s, z];
          const splay = 0.5 - n * 0.38;
          l.tube(
            [
              root,
              add(root, [sign * 0.2 * s, 0.14 * s, splay * 0.12 * s]),
              add(root, [sign * 0.36 * s, -0.02 * s, splay * 0.24 * s]),
              add(root, [sign * 0.4 * s, -y + 0.04 * s, splay * 0.3 * s]),
            ],
            [0.04 * s, 0.034 * s, 0.024 * s, 0.006 * s],
            8,
          );
        }
      return l.mesh;
    });
    const clawRoot = (sign: number): Vec3 => [
      sign * (isCrab ? 0.26 : 0.12) * s,
      y,
      (isCrab ? 0.18 : 0.26) * s,
    ];
    return {
      size: [1.2 * s, 0.5 * s, (isCrab ? 0.9 : 1.7) * s],
      parts: [
        { name: 'body', mesh: b.mesh },
        { name: 'legs0', mesh: legs[0]! },
        { name: 'legs1', mesh: legs[1]! },
        { name: 'clawLeft', mesh: buildClaw(tone, s, 1) },
        { name: 'clawRight', mesh: buildClaw(tone, s, -1) },
      ],
      anchors: { top: [0, y + 0.16 * s, 0], back: [0, y + 0.16 * s, 0], head: [0, y + 0.25 * s, 0.22 * s] },
      pose: ({ time, phase, speed, travelled, action }) => {
        const t = time + phase * 2;
        const step = speed > 0.01 ? (travelled / (0.35 * s)) * Math.PI * 2 : 0;
        const bob = translation(0, 0.012 * s * Math.sin(speed > 0.01 ? step * 2 : t * 2), 0);
        const isBusy = action === 'wave' || action === 'dance' || action === 'fight' || action === 'clap';
        const parts: Record<string, Matrix> = { body: bob };
        for (const group of [0, 1])
          parts[`legs${group}`] = multiply(
            bob,
            rotationY(
              speed > 0.01 ? 0.14 * Math.sin(step + group * Math.PI) : 0.02 * Math.sin(t * 1.5 + group),
            ),
          );
        for (const sign of both) {
          const raise =
            (isBusy ? 0.6 : 0.12) + (isBusy ? 0.4 : 0.12) * Math.sin(t * (isBusy ? 5 : 1.6) + sign);
          parts[sign > 0 ? 'clawLeft' : 'clawRight'] = multiply(
            bob,
            translationTo(clawRoot(sign)),
            rotationX(-raise),
            rotationY(sign * 0.15 * Math.sin(t * 1.3)),
          );
        }
        return { parts, anchors: {} };
      },
    };
  },
});

export const crabs = shellfish(['crab', 'hermit crab', 'red crab'], 0.22, '#d0401c', 'crab');
export const lobsters = shellfish(['lobster', 'shrimp', 'prawn', 'crayfish'], 0.3, '#b02a18', 'lobster');

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

const seal: Swimmer = {
  nouns: ['seal', 'sea lion', 'manatee', 'harbor seal'],
  length: 1.7,
  sections: [
    [0, 0.012, 0.014, 0.014, 0.05],
    [0.03, 0.045, 0.04, 0.042, 0.05],
    [0.09, 0.072, 0.072, 0.066, 0.055],
    [0.16, 0.07, 0.075, 0.075, 0.035],
    [0.34, 0.118, 0.115, 0.12],
    [0.55, 0.125, 0.11, 0.12],
    [0.78, 0.072, 0.06, 0.075, -0.02],
    [0.94, 0.03, 0.024, 0.03, -0.04],
    [1, 0.018, 0.012, 0.014, -0.045],
  ],
  paint: (colour) => (t, up, side) =>
    scale(
      mix(colour ?? fromHex('#6f7278'), fromHex('#c4c2bc'), smoothstep(0.1, -0.6, up) * 0.75),
      (noise(t * 40, up * 6, side * 6) > 0.68 ? 0.6 : 1) * (0.9 + 0.15 * noise(t * 15, up * 4, side * 4)),
    ),
  swing: 'updown',
  amplitude: 0.05,
  beat: 0.8,
  material: 'glossy',
  addFins: ({ builder, at, length, colour }) => {
    const dark = scale(colour ?? fromHex('#5c5f66'), 0.8);
    for (const sign of both) {
      addFin(
        builder,
        [at(0.3, sign * 0.1, -0.06), at(0.4, sign * 0.11, -0.08)],
        [at(0.46, sign * 0.22, -0.11), at(0.52, sign * 0.19, -0.12)],
        dark,
      );
      addFin(
        builder,
        [at(0.97, 0, -0.045), at(0.99, sign * 0.02, -0.045)],
        [at(1.1, sign * 0.02, -0.05), at(1.1, sign * 0.12, -0.05)],
        dark,
      );
      addEye(builder, at(0.055, sign * 0.043, 0.075), [sign * 0.6, 0.25, 0.8], { radius: 0.0155 * length });
      builder.paint(fromHex('#e8e4dc'), 'satin');
      for (let n = 0; n < 4; n += 1)
        builder.tube(
          [
            at(0.012, sign * 0.022, 0.04),
            at(0.005 + n * 0.008, sign * (0.08 + n * 0.004), 0.045 - n * 0.012),
          ],
          0.0012 * length,
          4,
          false,
        );
    }
    builder
      .paint(fromHex('#1c1a1c'), 'glossy')
      .sphere(at(0.002, 0, 0.06), [0.014 * length, 0.011 * length, 0.008 * length], 10);
  },
};
const walrus: Swimmer = {
  ...seal,
  nouns: ['walrus', 'elephant seal'],
  length: 2.9,
  paint: (colour) => (t, up, side) =>
    scale(colour ?? fromHex('#8a5f48'), 0.8 + 0.35 * noise(t * 50, up * 8, side * 8)),
  addFins: (context) => {
    seal.addFins({ ...context, colour: fromHex('#7a5240') });
    const { builder, at, length } = context;
    for (const sign of both) {
      builder
        .paint(fromHex('#c9a890'), 'skin')
        .sphere(at(0.02, sign * 0.028, 0.038), [0.034 * length, 0.03 * length, 0.03 * length], 14);
      builder
        .paint(fromHex('#f2ead4'), 'glossy')
        .tube(
          [at(0.015, sign * 0.03, 0.02), at(-0.005, sign * 0.034, -0.06), at(0.015, sign * 0.03, -0.15)],
          [0.013 * length, 0.01 * length, 0.002 * length],
          9,
        );
    }
  },
};

const ray: Swimmer = {
  nouns: ['ray', 'manta ray', 'stingray', 'manta'],
  length: 1.6,
  sections: [
    [0, 0.03, 0.01, 0.01],
    [0.06, 0.16, 0.03, 0.025],
    [0.25, 0.22, 0.06, 0.045],
    [0.5, 0.16, 0.045, 0.035],
    [0.75, 0.04, 0.02, 0.018],
    [1, 0.008, 0.008, 0.008],
  ],
  paint: (colour) => (_t, up) =>
    mix(fromHex('#eceae6'), colour ?? fromHex('#2c3a4a'), smoothstep(-0.1, 0.1, up)),
  swing: 'updown',
  amplitude: 0.02,
  beat: 0.35,
  addFins: ({ builder, at, length, colour }) => {
    const top = colour ?? fromHex('#2c3a4a');
    for (const sign of both) {
      addFin(
        builder,
        [at(0.08, sign * 0.14, 0), at(0.66, sign * 0.08, 0)],
        [at(0.36, sign * 0.72, 0.1), at(0.44, sign * 0.72, 0.1)],
        top,
        { rows: 10, columns: 8 },
      );
      addFin(
        builder,
        [at(0.02, sign * 0.07, 0), at(0.05, sign * 0.13, 0)],
        [at(-0.08, sign * 0.08, -0.02), at(-0.07, sign * 0.11, -0.02)],
        top,
      );
      addEye(builder, at(0.07, sign * 0.15, 0.025), [sign, 0.4, 0.4], { radius: 0.013 * length });
    }
    builder
      .paint(top, 'satin')
      .tube(
        [at(0.95, 0, 0), at(1.3, 0, 0.01), at(1.75, 0, 0)],
        [0.01 * length, 0.006 * length, 0.001 * length],
        7,
      );
  },
};

export const seals = swimmerKit('seal', { slow: 1, fast: 4 }, [seal, walrus]);
export const rays = swimmerKit('ray', { slow: 0.8, fast: 2.5 }, [ray]);

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
