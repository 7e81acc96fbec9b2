/** A friendly ghost: a floating white sheet with eyes, a mouth and two stubs of arms; its hem waves. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Kit } from '../../kit.ts';

const height = 1.5;

export const ghost: Kit = {
  name: 'ghost',
  nouns: ['ghost', 'phantom', 'spirit', 'spectre', 'specter', 'halloween ghost'],
  locomotion: 'hovers',
  speeds: { slow: 0.8, fast: 2.5 },
  build: ({ colour, detail }) => {
    const white = colour ?? fromHex('#eef2f8');
    const [around, rows] = detail === 2 ? [12, 8] : [44, 26];
    const sheet = new MeshBuilder().twoSided().paint(white, 'cloth');
    sheet.grid(
      Array.from({ length: rows + 1 }, (_, row) => {
        const t = row / rows;
        const y = height * (1 - t);
        const head = Math.sin(Math.min(1, t * 3.6) * (Math.PI / 2)) ** 0.9 * 0.27;
        const radius = Math.max(0.001, head + Math.max(0, t - 0.3) * 0.2);
        return Array.from({ length: around + 1 }, (_, n) => {
          const a = (n / around) * 2 * Math.PI;
          const fold = 1 + Math.max(0, t - 0.3) * 0.2 * Math.sin(a * 7);
          const arm = Math.abs(Math.cos(a)) ** 14 * Math.max(0, 1 - Math.abs(t - 0.42) * 9) * 0.24;
          return sheet.vertex(
            [Math.cos(a) * (radius * fold + arm), y, Math.sin(a) * radius * fold * 0.9],
            [Math.cos(a), 0.2, Math.sin(a)],
          );
        });
      }),
    );
    const face = new MeshBuilder().paint([0.02, 0.02, 0.03], 'glossy');
    for (const sign of [-1, 1]) face.sphere([sign * 0.085, height - 0.24, 0.212], [0.04, 0.056, 0.02], 14);
    face.sphere([0, height - 0.38, 0.238], [0.032, 0.042, 0.016], 12);
    face.paint([1.6, 1.6, 1.7], 'glow');
    for (const sign of [-1, 1]) face.sphere([sign * 0.085 + 0.012, height - 0.22, 0.23], 0.01, 8);
    const rest = Float32Array.from(sheet.mesh.positions);
    return {
      size: [0.9, height + 0.25, 0.7],
      parts: [
        { name: 'sheet', mesh: sheet.mesh },
        { name: 'face', mesh: face.mesh },
      ],
      anchors: {
        head: [0, height - 0.25, 0],
        top: [0, height, 0],
        handLeft: [0.5, 0.87, 0.05],
        handRight: [-0.5, 0.87, 0.05],
      },
      pose: ({ time, phase, speed }) => {
        const t = time + phase * 7;
        const bob = 0.16 + Math.sin(t * 1.7) * 0.06;
        const out = rest.slice();
        for (let at = 0; at < out.length; at += 3) {
          const q = 1 - rest[at + 1]! / height;
          const wave = Math.sin(t * 3 + q * 6 + rest[at]! * 5) * 0.06 * q * q;
          out[at] = rest[at]! + wave;
          out[at + 1] = rest[at + 1]! + bob;
          out[at + 2] =
            rest[at + 2]! + Math.cos(t * 2.6 + q * 5) * 0.05 * q * q - Math.min(0.4, speed * 0.18) * q * q;
        }
        return { parts: { sheet: out, face: translation(0, bob, 0) }, anchors: {} };
      },
    };
  },
};
