/** Rocks, stones and boulders as things. */

import type { Mesh } from '../../geometry/mesh.ts';
import { darken, fromHex } from '../../math/colour.ts';
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
    return {
      size: [x, y * 0.62, z],
      parts: [{ name: 'rock', mesh }],
      anchors: { top: [0, y * 0.55, 0], seat: [0, y * 0.55, 0] },
      ...(isIce && { waterline: y * 0.08 }),
    };
  },
);
