/** Pieces of nature as things: rocks, logs, branches, leaves, mountains, hills, clouds, waves, waterfalls, ponds. */

import { materialNumber } from '../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { clamp, smoothstep } from '../../math/interpolate.ts';
import { translation } from '../../math/matrix.ts';
import { fractalNoise, noise } from '../../math/noise.ts';
import { createRandom } from '../../math/random.ts';
import { mix, normalize, type Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import type { Model, Particle } from '../model.ts';
import { addLeaf, leafAxes, palette, swayMatrix } from './foliage.ts';
import { buildRock } from './rock-shapes.ts';

const still = (nouns: string[], build: (options: Parameters<Kit['build']>[0]) => Model): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'none',
  build,
});

const resize = (mesh: Mesh, x: number, y: number, z: number): Mesh => {
  for (let n = 0; n < mesh.positions.length; n += 3) {
    mesh.positions[n]! *= x;
    mesh.positions[n + 1]! *= y;
    mesh.positions[n + 2]! *= z;
  }
  return mesh;
};

export const rock = still(
  [
    'rock',
    'boulder',
    'stone',
    'pebble',
    'iceberg',
    'ice floe',
    'meteorite',
    'asteroid',
    'crystal',
    'ice block',
    'cliff rock',
    'lava rock',
    'coal',
  ],
  ({ noun, seed, colour, detail, traits }) => {
    const isIce = noun.startsWith('ice');
    const size: Record<string, number> = {
      rock: 1,
      boulder: 2.2,
      stone: 0.4,
      pebble: 0.06,
      iceberg: 26,
      'ice floe': 4,
      meteorite: 1.5,
      asteroid: 30,
      crystal: 0.6,
      'ice block': 0.8,
      'cliff rock': 5,
      coal: 0.12,
    };
    const s = (size[noun] ?? 1) * (traits.includes('huge') ? 2 : 1);
    const pale =
      colour ??
      fromHex(isIce ? '#e2f0fa' : noun === 'coal' ? '#2c2a2a' : noun === 'lava rock' ? '#3a302c' : '#9a948a');
    const mesh = buildRock({
      seed,
      segments: [26, 16, 9][detail]!,
      dark: darken(pale, isIce ? 0.25 : 0.5),
      pale,
      roundness: noun === 'pebble' || noun === 'stone' ? 0.9 : isIce ? 0.05 : 0.3,
      material: isIce ? 'snow' : 'rock',
      cover: isIce ? fromHex('#f4f8fc') : traits.includes('mossy') ? fromHex('#4f7030') : null,
    });
    const [x, y, z] =
      noun === 'ice floe' ? [s, s * 0.22, s] : noun === 'iceberg' ? [s, s * 1.1, s * 0.8] : [s, s, s];
    resize(mesh, x, y, z);
    return {
      size: [x, y * 0.62, z],
      parts: [{ name: 'rock', mesh }],
      anchors: { top: [0, y * 0.55, 0], seat: [0, y * 0.55, 0] },
      ...(isIce && { waterline: y * 0.08 }),
    };
  },
);

const bark = (p: Vec3): Vec3 =>
  mix(fromHex('#3f2e20'), fromHex('#7a614a'), noise(p[0] * 9, p[1] * 9, p[2] * 3));

export const wood = still(
  ['log', 'tree stump', 'stump', 'tree trunk', 'driftwood', 'firewood', 'tree log', 'wood'],
  ({ noun, detail }) => {
    const builder = new MeshBuilder();
    const segments = [20, 12, 8][detail]!;
    const rings = (p: Vec3): Vec3 =>
      mix(fromHex('#c99a5c'), fromHex('#8f6434'), 0.5 + 0.5 * Math.sin(Math.hypot(p[0], p[2]) * 190));
    if (noun.includes('stump')) {
      builder.paint(bark, 'bark').lathe(
        [
          [0.42, -0.05],
          [0.34, 0.06],
          [0.29, 0.2],
          [0.28, 0.45],
        ],
        segments,
        (a) => 1 + 0.09 * Math.sin(a * 5) + 0.05 * Math.sin(a * 11),
      );
      builder.paint(rings, 'satin').lathe(
        [
          [0.28, 0.45],
          [0, 0.455],
        ],
        segments,
        (a) => 1 + 0.09 * Math.sin(a * 5) + 0.05 * Math.sin(a * 11),
      );
      return {
        size: [0.8, 0.46, 0.8],
        parts: [{ name: 'wood', mesh: builder.mesh }],
        anchors: { top: [0, 0.46, 0], seat: [0, 0.46, 0] },
      };
    }
    const [length, r] = noun === 'firewood' || noun === 'wood' ? [0.5, 0.07] : [2.2, 0.2];
    const logs: [number, number][] =
      noun === 'firewood' || noun === 'wood'
        ? [
            [0, 0],
            [0.15, 0],
            [-0.15, 0],
            [0.075, 0.12],
            [-0.075, 0.12],
          ]
        : [[0, 0]];
    const turn = new Float64Array([0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0]);
    for (const [z, y] of logs)
      builder.at(translation(0, r + y, z), () =>
        builder.at(turn, (b) => {
          b.paint(bark, 'bark').lathe(
            [
              [r * 1.03, -length / 2],
              [r, 0],
              [r * 0.95, length / 2],
            ],
            segments,
            (a, h) => 1 + 0.05 * Math.sin(a * 6 + h * 3),
          );
          b.paint(fromHex('#c99a5c'), 'satin')
            .lathe(
              [
                [r * 0.95, length / 2],
                [0, length / 2 + 0.004],
              ],
              segments,
            )
            .lathe(
              [
                [0, -length / 2 - 0.004],
                [r * 1.03, -length / 2],
              ],
              segments,
            );
        }),
      );
    return {
      size: [length, r * 2 + (logs.length > 1 ? 0.12 : 0), logs.length > 1 ? 0.45 : r * 2],
      parts: [{ name: 'wood', mesh: builder.mesh }],
      anchors: { top: [0, r * 2, 0], seat: [0, r * 2, 0] },
    };
  },
);

/** A branch at 1.4 m on which a squirrel or bird sits, with its leaves. */
export const branch = still(['branch', 'tree branch', 'twig', 'bough'], ({ seed, detail, colour }) => {
  const random = createRandom(seed + 4);
  const builder = new MeshBuilder().paint(bark, 'bark');
  const y = 1.4;
  const sides = [12, 8, 5][detail]!;
  builder.tube(
    [
      [-1.9, y - 0.4, -0.15],
      [-1.1, y - 0.1, -0.05],
      [-0.3, y, 0],
      [0.5, y + 0.03, 0.02],
      [1.5, y + 0.22, 0.1],
    ],
    [0.13, 0.1, 0.08, 0.065, 0.03],
    sides,
  );
  const tips: Vec3[] = [[1.5, y + 0.22, 0.1]];
  for (const [x, dy, dz] of [
    [-0.9, 0.55, 0.2],
    [0.75, 0.5, -0.25],
    [1.1, -0.25, 0.3],
    [-1.3, -0.3, 0.25],
  ] as const) {
    const from: Vec3 = [x, y - 0.03 + 0.05 * x, 0];
    const tip: Vec3 = [x + 0.4, y + dy, dz];
    builder.tube([from, mix(from, tip, 0.5), tip], [0.04, 0.028, 0.012], Math.max(4, sides - 4));
    tips.push(tip);
  }
  // It grows from a trunk at the left.
  builder.tube(
    [
      [-2.1, -0.2, -0.2],
      [-2.05, y - 0.5, -0.18],
      [-2, y + 1.6, -0.16],
    ],
    [0.32, 0.26, 0.2],
    sides + 4,
    false,
  );
  const leaves = createMesh();
  leaves.isTwoSided = true;
  const hue = colour
    ? { dark: darken(colour, 0.5), light: lighten(colour, 0.1) }
    : palette('#3f6b22', '#9abf4a');
  for (const tip of tips)
    for (let n = 0; n < [130, 60, 20][detail]!; n += 1) {
      const d = normalize([random() * 2 - 1, random() * 2 - 1, random() * 2 - 1]);
      const normal = normalize([d[0] * 0.5, 0.8, d[2] * 0.5 + 0.4]);
      const { side, up } = leafAxes(normal, random);
      addLeaf(leaves, {
        at: [tip[0] + d[0] * 0.32, tip[1] + d[1] * 0.22, tip[2] + d[2] * 0.3],
        up,
        side,
        length: 0.15,
        halfWidth: 0.045,
        normal,
        base: mix(hue.dark, hue.light, 0.3 * random()),
        tip: mix(hue.dark, hue.light, random()),
        baseOcclusion: 0.6,
        tipOcclusion: 1,
      });
    }
  return {
    size: [3.6, y + 0.4, 0.8],
    parts: [
      { name: 'wood', mesh: builder.mesh },
      { name: 'leaves', mesh: leaves },
    ],
    anchors: { top: [0.1, y + 0.07, 0], seat: [0.1, y + 0.07, 0], grip: [0, y, 0] },
    pose: ({ time, wind, phase }) => ({
      parts: { leaves: swayMatrix(time, phase, 0.008 + Math.min(0.02, wind * 0.003)) },
      anchors: {},
    }),
  };
});

export const leaf = still(
  ['leaf', 'autumn leaf', 'maple leaf', 'green leaf', 'falling leaf'],
  ({ noun, colour }) => {
    const builder = new MeshBuilder();
    const hue = colour ?? fromHex(noun === 'leaf' || noun === 'green leaf' ? '#5f9a34' : '#d8642a');
    const lobes = noun === 'maple leaf' ? 5 : 1;
    for (let n = 0; n < lobes; n += 1) {
      const a = lobes === 1 ? 0 : (n - 2) * 0.75;
      const length = (lobes === 1 ? 0.2 : 0.14 - 0.02 * Math.abs(n - 2)) * 1;
      const rows = Array.from({ length: 9 }, (_, row) => {
        const t = row / 8;
        const half = length * 0.32 * Math.sin(Math.PI * (0.06 + 0.94 * t)) ** 0.8 * (1 - 0.3 * t);
        return [-1, -0.5, 0, 0.5, 1].map((u) => {
          const [x, z] = [u * half, -length * t + 0.08];
          builder.paint(
            mix(darken(hue, 0.25), lighten(hue, 0.12), u === 0 ? 1 : 0.5 * Math.abs(u) + 0.3 * t),
            'leaf',
          );
          return builder.vertex(
            [
              x * Math.cos(a) - z * Math.sin(a),
              0.012 + 0.02 * t * t + 0.012 * u * u,
              x * Math.sin(a) + z * Math.cos(a),
            ],
            normalize([-u * 0.4, 1, 0.1]),
          );
        });
      });
      builder.grid(rows);
    }
    builder.paint(darken(hue, 0.4), 'leaf').tube(
      [
        [0, 0.012, 0.07],
        [0.005, 0.014, 0.16],
      ],
      0.004,
      5,
    );
    builder.twoSided();
    return {
      size: [0.18, 0.03, 0.24],
      parts: [{ name: 'leaf', mesh: builder.mesh }],
      anchors: { top: [0, 0.03, 0], grip: [0, 0.014, 0.15] },
    };
  },
);

const snow = fromHex('#eef2f8');

/** A peak of 300 m, a volcano of 220 m, a hill of 26 m. */
export const mountain = still(
  [
    'mountain',
    'peak',
    'mountain peak',
    'snowy mountain',
    'mount fuji',
    'hill',
    'sand dune',
    'dune',
    'snow hill',
    'volcano',
  ],
  ({ noun, seed, colour, detail }) => {
    const builder = new MeshBuilder();
    const isHill = noun.includes('hill') || noun.includes('dune');
    const isCone = noun === 'volcano' || noun === 'mount fuji';
    const [height, radius] = isHill
      ? [noun.includes('dune') ? 14 : 26, 70]
      : isCone
        ? [220, 330]
        : [300, 300];
    const cells = [110, 64, 30][detail]!;
    const rise = (x: number, z: number): number => {
      const r = Math.hypot(x, z) / radius;
      if (r >= 1) return -1;
      if (isHill)
        return height * (0.5 + 0.5 * Math.cos(r * Math.PI)) * (0.9 + 0.2 * noise(x / 20 + seed, 1, z / 20));
      if (isCone)
        return (
          height * (1 - r) ** 1.7 * 1.05 -
          (r < 0.06 ? (0.06 - r) * height * 1.4 : 0) +
          5 * fractalNoise(x / 26, seed, z / 26, 3) * (1 - r)
        );
      let [ridge, amplitude, u, v] = [0, 0.5, x / 130 + seed, z / 130];
      for (let octave = 0; octave < 4; octave += 1) {
        ridge += amplitude * (1 - Math.abs(noise(u, 2, v) * 2 - 1));
        amplitude *= 0.5;
        u *= 2.1;
        v *= 2.1;
      }
      return height * (1 - r) ** 1.1 * (0.5 + 0.75 * ridge) - 1;
    };
    const green = fromHex(noun.includes('dune') ? '#d8ae74' : noun === 'snow hill' ? '#e8eef6' : '#557c38');
    builder.paint(
      (p, n) => {
        if (isHill) return mix(darken(colour ?? green, 0.18), colour ?? green, noise(p[0] / 5, 1, p[2] / 5));
        const rock = mix(
          darken(colour ?? fromHex('#7a746e'), 0.4),
          colour ?? fromHex('#8a847c'),
          fractalNoise(p[0] / 14, p[1] / 9, p[2] / 14, 3),
        );
        const low = mix(fromHex('#4a6a34'), rock, smoothstep(height * 0.12, height * 0.3, p[1]));
        if (noun === 'volcano') return low;
        return mix(
          low,
          snow,
          smoothstep(height * 0.5, height * 0.6, p[1] + 16 * noise(p[0] / 14, 4, p[2] / 14)) *
            smoothstep(0.3, 0.5, n[1]),
        );
      },
      noun.includes('dune') ? 'sand' : isHill ? 'lawn' : 'rock',
    );
    builder.heightField({ x0: -radius, z0: -radius, x1: radius, z1: radius }, { x: cells, z: cells }, rise);
    const peak: Vec3 = [0, rise(0, 0), 0];
    const model: Model = {
      size: [radius * 1.7, height, radius * 1.7],
      parts: [{ name: 'ground', mesh: builder.mesh }],
      anchors: { top: peak, seat: peak },
    };
    if (noun !== 'volcano') return model;
    const lava = new MeshBuilder();
    for (const a of [1.4, 2.3, 0.5]) {
      const points = Array.from({ length: 18 }, (_, n): Vec3 => {
        const r = 14 + n * 12;
        const angle = a + 0.16 * Math.sin(n * 0.8);
        const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
        return [x, rise(x, z) + 0.6, z];
      });
      lava
        .paint((p) => mix([3, 0.5, 0.06], [3.4, 1.3, 0.2], noise(p[0] / 4, p[1] / 4, p[2] / 4)), 'glow')
        .tube(
          points,
          points.map((_, n) => 6 - n * 0.26),
          6,
          false,
        );
    }
    lava.sphere([0, height * 0.9, 0], [17, 4, 17], 16);
    model.parts.push({ name: 'lava', mesh: lava.mesh, castsNoShadow: true });
    model.pose = ({ time }) => ({
      parts: {},
      anchors: {},
      particles: plume(time, height),
      lamps: [{ position: [0, height + 10, 0], colour: [90, 26, 5], reach: 150 }],
    });
    return model;
  },
);

const plume = (time: number, height: number): Particle[] =>
  Array.from({ length: 44 }, (_, n) => {
    const age = (time * 0.06 + n / 44) % 1;
    return {
      position: [age * age * 120 + 8 * Math.sin(n * 2.1), height + age * 150, 8 * Math.cos(n * 3.1)] as Vec3,
      size: 12 + age * 46,
      colour: mix([0.5, 0.2, 0.1], [0.2, 0.19, 0.19], clamp(age * 3)),
      opacity: 0.5 * (1 - age),
      wisp: n * 1.3,
    };
  });

export const cloud = still(
  ['cloud', 'storm cloud', 'rain cloud', 'fluffy cloud', 'white cloud'],
  ({ noun, seed, colour }) => {
    const builder = new MeshBuilder();
    const random = createRandom(seed * 5 + 3);
    const isDark = noun === 'storm cloud' || noun === 'rain cloud';
    const hue = colour ?? fromHex(isDark ? '#5a626e' : '#ffffff');
    builder.paint((_p, n) => mix(darken(hue, isDark ? 0.4 : 0.16), hue, 0.5 + 0.5 * n[1]), 'cloth');
    for (let n = 0; n < 22; n += 1) {
      const u = n / 21 - 0.5;
      const r = 0.9 * (1 - 1.3 * u * u) * (0.7 + 0.5 * random());
      builder.sphere(
        [
          u * 7 + (random() - 0.5) * 0.8,
          0.9 + (random() - 0.3) * 1.2 * (1 - 2.6 * u * u),
          (random() - 0.5) * 1.6,
        ],
        [r * 1.2, r, r * 1.1],
        16,
      );
    }
    return {
      size: [7.6, 2.8, 3],
      parts: [{ name: 'cloud', mesh: builder.mesh }],
      anchors: { top: [0, 1.9, 0], seat: [0, 1.8, 0] },
      pose: ({ time, phase }) => ({
        parts: { cloud: translation(0.25 * Math.sin(time * 0.3 + phase), 0.06 * Math.sin(time * 0.7), 0) },
        anchors: {},
      }),
    };
  },
);

/** A breaking wave that runs along x: a wall of water with a curling lip. */
export const wave = still(
  ['wave', 'big wave', 'ocean wave', 'tsunami', 'giant wave', 'tidal wave'],
  ({ noun, detail }) => {
    const scaleUp = noun === 'tsunami' || noun === 'tidal wave' ? 4 : noun === 'giant wave' ? 2 : 1;
    const [columns, rows] = [
      [70, 34],
      [44, 22],
      [20, 12],
    ][detail] as [number, number];
    const height = 3.4 * scaleUp;
    const length = 22 * scaleUp;
    const mesh = createMesh();
    mesh.isTwoSided = true;
    const base: number[] = [];
    // The face: up the front, over the lip, then down the long back.
    const profile = (t: number): [number, number] => {
      if (t < 0.5) {
        const u = t / 0.5;
        return [3.2 - 3.6 * Math.sin(u * 1.6) - 0.4 * u, height * (1 - Math.cos(u * 1.75)) * 0.86];
      }
      const u = (t - 0.5) / 0.5;
      return [-0.9 - 6.5 * u, height * 1.01 * (0.5 + 0.5 * Math.cos(u * Math.PI))];
    };
    for (let column = 0; column <= columns; column += 1) {
      const u = column / columns;
      const fade = Math.sin(Math.PI * u) ** 0.45;
      for (let row = 0; row <= rows; row += 1) {
        const t = row / rows;
        const [z, y] = profile(t);
        base.push((u - 0.5) * length, y * fade, z * (scaleUp * 0.5 + 0.5));
        const lip = smoothstep(0.12, 0.02, Math.abs(t - 0.49));
        const foam = clamp(lip * 1.1 + smoothstep(0.06, 0, t) * 0.9 + 0.25 * noise(u * 40, t * 20, 1));
        mesh.colours.push(foam, 0.5 + 1.5 * smoothstep(0.15, 0.45, t) * (t < 0.5 ? 1 : 0.3), 0);
        mesh.occlusion.push(1);
        mesh.normals.push(0, 1, 0);
      }
    }
    mesh.positions.push(...base);
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) {
        const a = column * (rows + 1) + row;
        mesh.triangles.push(a, a + rows + 1, a + 1, a + 1, a + rows + 1, a + rows + 2);
        mesh.materials.push(materialNumber.water, materialNumber.water);
      }
    const moved = new Float32Array(base);
    return {
      size: [length, height, 11],
      parts: [{ name: 'water', mesh, castsNoShadow: true }],
      // Where a surfer stands: on the face, half way up.
      anchors: {
        top: [0, height * 0.42, 1.6 * scaleUp],
        seat: [0, height * 0.42, 1.6 * scaleUp],
        back: [0, height * 0.42, 1.6 * scaleUp],
      },
      waterline: 0.1,
      pose: ({ time }) => {
        for (let at = 0; at < base.length; at += 3)
          moved[at + 1] =
            base[at + 1]! * (1 + 0.05 * Math.sin(time * 1.7 + base[at]! * 0.5)) +
            0.07 * Math.sin(base[at]! * 1.3 + base[at + 2]! * 1.7 + time * 3);
        return { parts: { water: moved }, anchors: {}, particles: lipSpray(time, length, height) };
      },
    };
  },
);

const lipSpray = (time: number, length: number, height: number): Particle[] =>
  Array.from({ length: 90 }, (_, n) => {
    const age = (time * 0.9 + n * 0.618) % 1;
    const x = (((n * 0.377) % 1) - 0.5) * length * 0.8;
    return {
      position: [
        x + age * 0.6,
        height * (1 + 0.12 * Math.sin(n)) + age * 0.7 - age * age * 1.4,
        -0.2 + age * 1.6,
      ] as Vec3,
      size: 0.06 + 0.22 * age,
      colour: [0.92, 0.95, 0.98] as Vec3,
      opacity: 0.5 * (1 - age),
      ...(n % 3 === 0 && { wisp: n }),
    };
  });

export const waterfall = still(['waterfall', 'cascade'], () => {
  const builder = new MeshBuilder();
  const [w, h] = [5, 12];
  builder.paint(
    (p) => mix(fromHex('#3f3c38'), fromHex('#8a8478'), fractalNoise(p[0] / 2, p[1] / 1.4, p[2] / 2, 3)),
    'rock',
  );
  const rows = Array.from({ length: 25 }, (_, j) =>
    Array.from({ length: 41 }, (_, i) => {
      const [x, y] = [(i / 40 - 0.5) * 16, (j / 24) * (h + 0.4)];
      const z = -1.6 - 1.4 * fractalNoise(x / 2.4, y / 2.4, 3, 3) + 0.03 * x * x * 0.6;
      return builder.vertex([x, y, z], normalize([-x * 0.04 + (noise(x, y, 1) - 0.5), 0.25, 1]));
    }),
  );
  builder.grid(rows);
  builder.paint(fromHex('#4f7a34'), 'lawn').box([0, h + 0.3, -5], [16, 0.4, 8], 0.1);
  const water = createMesh();
  water.isTwoSided = true;
  const base: number[] = [];
  const [columns, lines] = [20, 30];
  for (let j = 0; j <= lines; j += 1)
    for (let i = 0; i <= columns; i += 1) {
      const [u, v] = [i / columns - 0.5, j / lines];
      base.push(u * w, h * (1 - v) + 0.3, -1.3 + 1.6 * Math.sqrt(v));
      water.colours.push(
        ...mix(fromHex('#a8d0e0'), [0.97, 0.99, 1], clamp(noise(u * 20, v * 3, 2) * 0.9 + 0.25 * v + 0.2)),
      );
      water.normals.push(0, 0.3, 0.95);
      water.occlusion.push(1);
    }
  water.positions.push(...base);
  for (let j = 0; j < lines; j += 1)
    for (let i = 0; i < columns; i += 1) {
      const a = j * (columns + 1) + i;
      water.triangles.push(a, a + columns + 1, a + 1, a + 1, a + columns + 1, a + columns + 2);
      water.materials.push(materialNumber.glossy, materialNumber.glossy);
    }
  const moved = new Float32Array(base);
  return {
    size: [16, h + 0.5, 9],
    parts: [
      { name: 'rock', mesh: builder.mesh },
      { name: 'water', mesh: water, castsNoShadow: true },
    ],
    anchors: { top: [0, h + 0.5, -4] },
    pose: ({ time }) => {
      for (let at = 0; at < base.length; at += 3)
        moved[at + 2] =
          base[at + 2]! + 0.2 * (noise(base[at]! * 2.6, base[at + 1]! * 0.5 + time * 5, 1) - 0.5);
      const particles: Particle[] = Array.from({ length: 60 }, (_, n) => {
        const age = (time * 0.4 + n * 0.297) % 1;
        return {
          position: [(((n * 0.73) % 1) - 0.5) * w * 1.3, 0.2 + age * 2, 0.6 + age * 1.8],
          size: 0.5 + age * 1.1,
          colour: [0.9, 0.94, 0.97],
          opacity: 0.26 * Math.sin(Math.PI * age),
          wisp: n * 1.7,
        };
      });
      return { parts: { water: moved }, anchors: {}, particles };
    },
  };
});

export const pond = still(
  ['pond', 'waterhole', 'watering hole', 'puddle', 'oasis pool', 'hot spring', 'small lake'],
  ({ noun, seed }) => {
    const builder = new MeshBuilder();
    const r = noun === 'puddle' ? 0.7 : 3.2;
    const random = createRandom(seed + 9);
    const outline = (a: number) => 1 + 0.14 * Math.sin(a * 3 + seed) + 0.08 * Math.sin(a * 5);
    // Red of the water material is foam, green the light that comes up through it.
    builder.paint([0, noun === 'hot spring' ? 1.6 : 0.4, 0], 'water').lathe(
      [
        [0, 0.03],
        [r, 0.03],
      ],
      40,
      outline,
    );
    if (noun !== 'puddle') {
      builder
        .paint((p) => mix(fromHex('#6a5a40'), fromHex('#8a7654'), noise(p[0], 1, p[2])), 'soil')
        .lathe(
          [
            [r * 1.3, 0],
            [r * 1.14, 0.06],
            [r * 0.98, 0.028],
          ],
          40,
          outline,
        );
      for (let n = 0; n < 26; n += 1) {
        const a = (n / 26) * 6.283;
        const s = 0.12 + random() * 0.22;
        builder
          .paint(mix(fromHex('#5a564e'), fromHex('#a39c90'), random()), 'rock')
          .sphere(
            [Math.cos(a) * r * outline(a) * 1.04, s * 0.35, -Math.sin(a) * r * outline(a) * 1.04],
            [s * 1.2, s * 0.7, s],
            9,
          );
      }
    }
    return {
      size: [r * 2.6, 0.2, r * 2.6],
      parts: [{ name: 'water', mesh: builder.mesh, castsNoShadow: true }],
      anchors: { top: [0, 0.03, 0], inside: [0, 0.03, 0] },
    };
  },
);
