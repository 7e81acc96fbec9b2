/** A trunk that animals climb and peck at, seen from near: its crown is above the picture or broken off. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { palette, swayMatrix } from '../foliage.ts';
import { still } from '../still-kit.ts';
import { leavesAround } from './leaves-around.ts';

const radius = 0.19;

const barkOf = (dark: Vec3, light: Vec3) => (p: Vec3) => {
  const angle = Math.atan2(p[2], p[0]);
  const ridge = noise(angle * 5 + 9, p[1] * 1.6, 2);
  return mix(dark, light, 0.25 * noise(p[0] * 20, p[1] * 9, p[2] * 20) + 0.75 * ridge);
};

const colours = {
  live: [fromHex('#4f3d2c'), fromHex('#8d7457')],
  gum: [fromHex('#a39a88'), fromHex('#e0d8c6')],
  dead: [fromHex('#6b5f52'), fromHex('#a99c8a')],
} as const;

export const standingTrunk = still(
  ['standing trunk', 'dead standing trunk', 'eucalyptus trunk'],
  ({ noun, seed, detail }) => {
    const random = createRandom(seed + 41);
    const kind = noun.startsWith('dead') ? 'dead' : noun.startsWith('eucalyptus') ? 'gum' : 'live';
    const height = kind === 'dead' ? 3.2 : 6;
    const b = new MeshBuilder().paint(barkOf(...colours[kind]), 'bark');
    const rows = [26, 16, 8][detail]!;
    b.lathe(
      Array.from({ length: rows + 1 }, (_, row): [number, number] => {
        const y = -0.1 + ((height + 0.1) * row) / rows;
        return [radius * (1 + 0.75 * Math.exp(-Math.max(0, y) * 5)), y];
      }),
      [28, 18, 10][detail]!,
      (a, y) => 1 + 0.04 * Math.sin(a * 7 + y * 1.5) + 0.03 * Math.sin(a * 3 - y * 2.3),
    );
    const limb = (points: Vec3[], thick: number) =>
      b.tube(
        points,
        points.map((_, n) => thick * (1 - (0.8 * n) / (points.length - 1))),
        8,
      );
    const tips: Vec3[] = [];
    if (kind === 'dead') {
      // A broken top of splinters, stubs of limbs, and holes that were pecked before.
      for (let n = 0; n < 9; n += 1) {
        const a = n * 0.7;
        const at: Vec3 = [Math.cos(a) * radius * 0.75, height - 0.1, Math.sin(a) * radius * 0.75];
        limb([at, [at[0] * 0.9, height + 0.12 + 0.4 * random(), at[2] * 0.9]], 0.08);
      }
      for (const [y, a, long] of [
        [2.3, 0.3, 0.9],
        [1.5, 2.9, 0.6],
        [2.75, 3.6, 0.5],
      ] as const)
        limb(
          [
            [0, y, 0],
            [Math.cos(a) * long * 0.6, y + long * 0.35, Math.sin(a) * long * 0.4],
            [Math.cos(a) * long, y + long * 0.8, Math.sin(a) * long * 0.5],
          ],
          0.07,
        );
      b.paint(fromHex('#1c140e'), 'matte');
      for (const [y, a] of [
        [0.95, 1.2],
        [1.9, 2.1],
        [1.2, 2],
      ] as const)
        b.sphere([Math.cos(a) * radius, y, Math.sin(a) * radius], [0.05, 0.07, 0.05], 12);
    } else
      for (const [y, a] of [
        [2.9, 0.2],
        [3.3, 3],
        [3.9, 1.6],
        [4.3, 4.6],
        [2.6, 4],
      ] as const) {
        const tip: Vec3 = [Math.cos(a) * 1.5, y + 0.7, Math.sin(a) * 1.2];
        limb([[0, y, 0], [Math.cos(a) * 0.7, y + 0.45, Math.sin(a) * 0.55], tip], 0.08);
        tips.push(tip, [tip[0] * 0.6, y + 0.5, tip[2] * 0.6]);
      }
    const isGum = kind === 'gum';
    const leaves = leavesAround(tips, {
      each: [150, 70, 24][detail]!,
      reach: [0.5, 0.35, 0.5],
      hue: isGum ? palette('#4a6a4c', '#9ab48a') : palette('#3f6b22', '#9abf4a'),
      droop: isGum ? 1.2 : 0,
      length: isGum ? 0.2 : 0.15,
      halfWidth: isGum ? 0.022 : 0.045,
      random,
    });
    return {
      // Of the trunk, not of the crown: who climbs is at its side.
      size: [radius * 2, Math.min(4, height), radius * 2],
      parts: [
        { name: 'wood', mesh: b.mesh },
        { name: 'leaves', mesh: leaves },
      ],
      anchors: { top: [0, height, 0] },
      pose: ({ time, wind, phase }) => ({
        parts: { leaves: swayMatrix(time, phase, 0.006 + Math.min(0.02, wind * 0.003)) },
        anchors: {},
      }),
    };
  },
);
