/** Corals, kelp and sea anemones. */

import { createMesh, type Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { mix, normalize, type Vec3 } from '../../math/vector.ts';
import { addBlade } from './foliage.ts';

export const coralKinds = ['branching', 'brain', 'fan', 'tube', 'table', 'anemone'] as const;
export type CoralKind = (typeof coralKinds)[number];

const hues = ['#f0566a', '#f08a3c', '#e8c840', '#c05ad0', '#5ac8c0', '#f4a0b8'].map(fromHex);

/** About 0.6 m high. */
export const buildCoral = (
  kind: CoralKind,
  seed: number,
  detail: 0 | 1 | 2,
  colour: Vec3 | null = null,
): Mesh => {
  const random = createRandom(seed * 331 + 7);
  const hue = colour ?? hues[Math.floor(random() * hues.length)]!;
  const builder = new MeshBuilder();
  const sides = [8, 6, 4][detail]!;
  const tint = (p: Vec3): Vec3 =>
    mix(mix(hue, [0.05, 0.02, 0.05], 0.45), mix(hue, [1, 1, 1], 0.3), Math.min(1, p[1] * 1.5));
  builder.paint(tint, 'satin');
  if (kind === 'branching') {
    const grow = (at: Vec3, direction: Vec3, length: number, radius: number, depth: number) => {
      const tip: Vec3 = [
        at[0] + direction[0] * length,
        at[1] + direction[1] * length,
        at[2] + direction[2] * length,
      ];
      builder.tube([at, tip], [radius, radius * 0.75], sides, depth === 0 && detail === 0);
      if (depth === 0) return;
      for (let n = 0; n < 3; n += 1)
        grow(
          tip,
          normalize([
            direction[0] + (random() - 0.5) * 1.3,
            direction[1] + 0.35,
            direction[2] + (random() - 0.5) * 1.3,
          ]),
          length * 0.72,
          radius * 0.7,
          depth - 1,
        );
    };
    for (let n = 0; n < 4; n += 1)
      grow([0, 0, 0], normalize([random() - 0.5, 1, random() - 0.5]), 0.2, 0.035, detail === 0 ? 3 : 2);
  } else if (kind === 'brain') {
    builder
      .paint(
        (p) => mix(hue, [0.1, 0.05, 0.05], 0.35 + 0.35 * Math.sin(p[0] * 40 + Math.sin(p[2] * 31) * 3)),
        'satin',
      )
      .sphere([0, 0.12, 0], [0.36, 0.28, 0.34], [28, 18, 8][detail]!);
  } else if (kind === 'tube') {
    for (let n = 0; n < 9; n += 1) {
      const [a, r, h] = [n * 2.4, 0.05 + 0.03 * n, 0.25 + random() * 0.4];
      builder.tube(
        [
          [Math.cos(a) * r * 0.5, 0, Math.sin(a) * r * 0.5],
          [Math.cos(a) * r, h, Math.sin(a) * r],
        ],
        [0.035, 0.055],
        sides,
        false,
      );
      builder
        .paint([0.03, 0.01, 0.03], 'matte')
        .sphere([Math.cos(a) * r, h, Math.sin(a) * r], [0.045, 0.012, 0.045], 8)
        .paint(tint, 'satin');
    }
  } else if (kind === 'table') {
    builder.tube(
      [
        [0, 0, 0],
        [0, 0.3, 0],
      ],
      [0.06, 0.1],
      sides,
      false,
    );
    builder.lathe(
      [
        [0.1, 0.28],
        [0.45, 0.36],
        [0.5, 0.4],
        [0.42, 0.41],
        [0, 0.36],
      ],
      [26, 16, 8][detail]!,
      (angle) => 1 + 0.12 * Math.sin(angle * 5 + seed),
    );
  }
  const mesh = builder.mesh;
  if (kind === 'fan' || kind === 'anemone') {
    mesh.isTwoSided = true;
    const count = kind === 'fan' ? [46, 24, 12][detail]! : [60, 28, 14][detail]!;
    for (let n = 0; n < count; n += 1) {
      const u = n / count - 0.5;
      const a = n * 2.4;
      const r = Math.sqrt(n / count);
      const up: Vec3 =
        kind === 'fan'
          ? normalize([u * 2.4, 1 - Math.abs(u) * 0.5, (random() - 0.5) * 0.15])
          : normalize([Math.cos(a) * r, 0.8, Math.sin(a) * r]);
      addBlade(mesh, {
        at: kind === 'fan' ? [0, 0, 0] : [Math.cos(a) * r * 0.12, 0, Math.sin(a) * r * 0.12],
        up,
        side: kind === 'fan' ? [1, 0, 0] : [-Math.sin(a), 0, Math.cos(a)],
        length: (kind === 'fan' ? 0.62 : 0.3) * (0.7 + 0.4 * random()),
        halfWidth: (kind === 'fan' ? 0.02 : 0.016) * (detail + 1),
        normal: kind === 'fan' ? [0, 0.3, 1] : up,
        base: mix(hue, [0.05, 0, 0.05], 0.4),
        tip: mix(hue, [1, 1, 1], 0.25),
        baseOcclusion: 0.5,
        tipOcclusion: 1,
      });
    }
  }
  return mesh;
};

/** Long ribbons that rise from the floor. */
export const buildKelp = (seed: number, height: number, colour: Vec3 | null = null): Mesh => {
  const random = createRandom(seed * 173 + 3);
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const [dark, light] = colour
    ? [mix(colour, [0, 0, 0], 0.5), colour]
    : [fromHex('#2a4a20'), fromHex('#7a9a3c')];
  for (let ribbon = 0; ribbon < 6; ribbon += 1) {
    const [x0, z0, tall] = [
      (random() - 0.5) * 0.5,
      (random() - 0.5) * 0.5,
      height * (0.55 + 0.45 * random()),
    ];
    const phase = random() * 6;
    for (let n = 0; n < 14; n += 1) {
      const t = n / 14;
      const [x, z] = [x0 + 0.22 * Math.sin(t * 6 + phase) * t, z0 + 0.18 * Math.cos(t * 5 + phase) * t];
      for (const side of [-1, 1]) {
        const a = phase + n * 0.7;
        addBlade(mesh, {
          at: [x, tall * t, z],
          up: normalize([Math.cos(a) * side, 0.7, Math.sin(a) * side]),
          side: [0, 1, 0],
          length: 0.34 * (1 - t * 0.4),
          halfWidth: 0.055,
          normal: normalize([Math.sin(a), 0.4, 1]),
          base: mix(dark, light, 0.3),
          tip: mix(dark, light, 0.5 + 0.5 * random()),
          baseOcclusion: 0.6,
          tipOcclusion: 1,
        });
      }
      addBlade(mesh, {
        at: [x, tall * t, z],
        up: [0, 1, 0],
        side: [1, 0, 0],
        length: tall / 11,
        halfWidth: 0.025,
        normal: [0, 0.2, 1],
        base: dark,
        tip: dark,
        baseOcclusion: 0.7,
        tipOcclusion: 0.8,
      });
    }
  }
  return mesh;
};
