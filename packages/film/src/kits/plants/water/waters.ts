/** Waterfalls and ponds as things. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, normalize } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { still } from '../still-kit.ts';

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
  ['pond', 'waterhole', 'watering hole', 'puddle', 'oasis pool', 'small lake'],
  ({ noun, seed, traits }) => {
    const builder = new MeshBuilder();
    const isMuddy = traits.some((trait) => /mud|dirty|brown/.test(trait));
    // A car needs a wider one than boots.
    const isWide = noun === 'puddle' && traits.includes('wide');
    // A pool that animals wallow in.
    const isDeep = noun === 'puddle' && traits.includes('deep');
    const r = isWide ? 3.4 : noun === 'puddle' ? 0.7 : 3.2;
    const random = createRandom(seed + 9);
    const outline = (a: number) => 1 + 0.14 * Math.sin(a * 3 + seed) + 0.08 * Math.sin(a * 5);
    // Red of the water material is foam, green the light that comes up through it.
    // A pond lies above the blades of grass that grow where it lies, a puddle flat on a rim of mud.
    const level = isDeep ? 0.1 : isWide ? 0.03 : noun === 'puddle' ? 0.045 : 0.38;
    if (isMuddy)
      builder.paint(
        (p) => mix(fromHex('#3f2812'), fromHex('#694722'), noise(p[0] * 4, 3, p[2] * 4)),
        isDeep ? 'satin' : 'glossy',
      );
    else builder.paint([0, 0.4, 0], 'water');
    builder.lathe(
      [
        // Inwards, so that it faces up.
        // Under the crest of the rim, so that no ground is seen between them.
        [isDeep ? r * 1.18 : r, level],
        [0, level],
      ],
      40,
      outline,
    );
    if (noun === 'puddle' && !isWide)
      builder
        .paint((p) => mix(fromHex('#4a3a26'), fromHex('#6a5438'), noise(p[0] * 4, 1, p[2] * 4)), 'soil')
        .lathe(
          [
            [r * (isDeep ? 1.75 : 1.32), 0],
            ...(isDeep ? ([[r * 1.42, level * 0.7]] as [number, number][]) : []),
            [r * (isDeep ? 1.2 : 1.14), level * 1.12],
            [r * 0.98, level * 0.9],
          ],
          40,
          outline,
        );
    // Clods that feet have thrown up along the edge.
    if (isDeep)
      for (let n = 0; n < 40; n += 1) {
        const a = n * 2.4;
        const out = r * outline(a) * (1.0 + 0.24 * random());
        const s = 0.012 + 0.026 * random();
        builder
          .paint(mix(fromHex('#3a2612'), fromHex('#573a1c'), random()), 'soil')
          .sphere([Math.cos(a) * out, level, -Math.sin(a) * out], [s * 1.4, s * 0.45, s], 7);
      }
    if (noun !== 'puddle') {
      builder
        .paint((p) => mix(fromHex('#6a5a40'), fromHex('#8a7654'), noise(p[0], 1, p[2])), 'soil')
        .lathe(
          [
            [r * 1.3, 0],
            [r * 1.14, 0.42],
            [r * 0.98, 0.36],
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
      anchors: { top: [0, isDeep ? 0.06 : 0.03, 0], inside: [0, isDeep ? 0.06 : 0.03, 0] },
    };
  },
);

/** A pool among boulders with steam over it; small, so that whoever bathes in it is seen. */
export const hotSpring = still(
  ['hot spring', 'onsen', 'hot springs', 'thermal spring', 'thermal pool', 'natural hot spring'],
  ({ seed, traits }) => {
    const builder = new MeshBuilder();
    const r = traits.includes('snowy') ? 1.15 : 1.5;
    const random = createRandom(seed + 4);
    builder.paint([0, 1.5, 0], 'water').lathe(
      [
        [r * 1.1, 0.34],
        [0, 0.34],
      ],
      36,
    );
    for (let n = 0; n < 44; n += 1) {
      const a = (n / 22) * 6.283 + (n > 21 ? 0.14 : 0);
      const s = (n > 21 ? 0.3 : 0.24) + random() * 0.24;
      const out = r * (n > 21 ? 1.28 : 1.08);
      // Lower towards the viewer.
      const low = Math.sin(a) > 0.25 ? 0.62 : 1;
      builder
        .paint(mix(fromHex('#4e4a46'), fromHex('#8f8a82'), random()), 'rock')
        .sphere(
          [Math.cos(a) * out, s * 0.45 * low, Math.sin(a) * out],
          [s * 1.25, s * 0.95 * low, s * 1.1],
          10,
        );
      // Snow lies on the rocks, not on those at the water's edge in front.
      if (traits.includes('snowy') && Math.sin(a) < 0.4)
        builder
          .paint(fromHex('#f2f6fa'), 'snow')
          .sphere(
            [Math.cos(a) * out, s * 0.95 * low, Math.sin(a) * out],
            [s * 1.0, s * 0.5 * low, s * 0.9],
            10,
          );
    }
    return {
      size: [r * 2.9, 0.5, r * 2.9],
      parts: [{ name: 'water', mesh: builder.mesh, castsNoShadow: true }],
      anchors: { top: [0, 0.02, 0], inside: [0, traits.includes('snowy') ? 0.17 : 0.1, 0] },
      pose: ({ time }) => ({
        parts: {},
        anchors: {},
        particles: Array.from({ length: 54 }, (_, n): Particle => {
          const age = (time * 0.22 + n * 0.297) % 1;
          const a = n * 2.4;
          const out = r * Math.sqrt(((n * 0.618) % 1) * 0.95);
          return {
            position: [Math.cos(a) * out + age * 0.4, 0.4 + age * 1.2, Math.sin(a) * out],
            size: 0.16 + age * 0.42,
            colour: [0.94, 0.96, 0.98],
            opacity: 0.34 * Math.sin(Math.PI * age),
            wisp: n * 1.7,
          };
        }),
      }),
    };
  },
);
