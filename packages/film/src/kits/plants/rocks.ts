/** Rocks, stones and boulders as things. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../math/colour.ts';
import { lerp } from '../../math/interpolate.ts';
import { translation } from '../../math/matrix.ts';
import { fractalNoise, noise } from '../../math/noise.ts';
import { mix, type Vec3 } from '../../math/vector.ts';
import { buildRock } from './rock-shapes.ts';
import { still } from './still-kit.ts';

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
    if (traits.includes('flat topped')) {
      const level = 0.24 * s;
      for (let n = 1; n < mesh.positions.length; n += 3) {
        mesh.positions[n - 1]! *= 1.45;
        const over = mesh.positions[n]! - level;
        if (over > 0) mesh.positions[n] = level + over * 0.1;
      }
      const top: Vec3 = [0, level + 0.036 * s, 0];
      return {
        size: [x * 1.45, level, z],
        parts: [{ name: 'rock', mesh }],
        anchors: { top, seat: top },
      };
    }
    return {
      size: [x, y * 0.62, z],
      parts: [{ name: 'rock', mesh }],
      anchors: { top: [0, y * 0.55, 0], seat: [0, y * 0.55, 0] },
      ...(isIce && { waterline: y * 0.08 }),
    };
  },
);

/** Weathered columns of layered rock, some with a boulder that the wind has left on top: 14 to 24 m. */
export const rockTower = still(
  ['rock tower', 'rock pillar', 'rock spire', 'rock formation', 'hoodoo', 'fairy chimney', 'sea stack'],
  ({ seed, colour, detail }) => {
    const builder = new MeshBuilder();
    const layers = (colour ? [darken(colour, 0.35), colour, darken(colour, 0.15)] : null) ?? [
      fromHex('#8e4a2c'),
      fromHex('#d08a54'),
      fromHex('#e2b888'),
    ];
    const bands = (p: Vec3): Vec3 => {
      const y = 30 + p[1] * 0.8 + 0.8 * fractalNoise(p[0] / 4 + seed, p[1] / 3, p[2] / 4, 3);
      const [low, high] = [layers[Math.floor(y) % 3]!, layers[(Math.floor(y) + 1) % 3]!];
      const grain = fractalNoise(p[0] * 1.4, p[1] * 3, p[2] * 1.4, 3);
      return darken(mix(low, high, (y % 1) ** 3), 0.3 * (1 - grain));
    };
    const spires = [
      [0, 0, 1],
      [2.9, -0.8, 0.68],
      [-2.5, 0.9, 0.48],
    ] as const;
    const high = 15 + 7 * noise(seed * 3.3, 1, 7);
    const rows = [44, 26, 14][detail]!;
    builder.paint(bands, 'rock');
    for (const [n, [x, z, share]] of spires.entries()) {
      const height = high * share;
      const hasCap = n !== 1;
      const profile = Array.from({ length: rows + 1 }, (_, row): [number, number] => {
        const u = row / rows;
        const ledge =
          0.34 * (noise(u * 13 + n * 7 + seed, 2, 5) - 0.5) + 0.2 * (noise(u * 31, n, seed) - 0.5);
        const waist = lerp(2.9, 1.05, Math.min(1, u * 1.25) ** 0.6) + ledge;
        // The cap is of harder rock and overhangs.
        const under = (height * (1 - u) - 1) / 1.05;
        const cap = hasCap && Math.abs(under) < 1 ? (1.7 + ledge * 1.5) * (1 - under ** 4) ** 0.5 : 0;
        return [
          row === rows ? 0 : Math.max(0.12, cap, u > 0.9 && !hasCap ? waist * (1 - u) * 8 : waist),
          height * u,
        ];
      });
      builder.at(translation(x, -0.3, z), (k) =>
        k.lathe(
          profile,
          [30, 18, 10][detail]!,
          (angle) => 1 + 0.16 * Math.sin(angle * 3 + n * 2 + seed) + 0.09 * Math.sin(angle * 7 + n),
        ),
      );
    }
    return {
      size: [9, high, 7],
      parts: [{ name: 'rock', mesh: builder.mesh }],
      anchors: { top: [0, high, 0] },
    };
  },
);
