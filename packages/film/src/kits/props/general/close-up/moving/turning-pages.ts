/** An open book whose pages turn by themselves in the wind. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../../math/interpolate.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';

const [wide, tall, thick] = [0.15, 0.22, 0.022];
const [columns, pages] = [14, 5];

/** Height of the open pages at a distance from the spine. */
const archOf = (u: number) => thick + 0.012 * Math.sin(Math.PI * Math.min(1, u * 1.15)) - 0.008 * u * u;

export const turningPages: Kit = {
  name: 'book with turning pages',
  nouns: ['book with turning pages'],
  locomotion: 'none',
  build: ({ colour }) => {
    const body = new MeshBuilder();
    const cover = colour ?? fromHex('#7a1c24');
    for (const side of [-1, 1]) {
      body
        .paint(cover, 'satin')
        .box([(side * (wide + 0.008)) / 2, 0.003, 0], [wide + 0.008, 0.006, tall + 0.014], 0.002);
      const rows = Array.from({ length: columns + 1 }, (_, n) => {
        const u = n / columns;
        return [-1, 1].map((end) =>
          body
            .paint(fromHex('#f6eeda'), 'matte')
            .vertex([side * u * wide, archOf(u), (end * tall) / 2], [0, 1, 0]),
        );
      });
      body.grid(rows);
      // Edges of the block.
      for (let n = 0; n < columns; n += 1) {
        const [u, v] = [n / columns, (n + 1) / columns];
        for (const end of [-1, 1])
          body
            .paint(fromHex('#e4d8bc'), 'matte')
            .quad(
              [side * u * wide, 0.006, (end * tall) / 2],
              [side * v * wide, 0.006, (end * tall) / 2],
              [side * v * wide, archOf(v), (end * tall) / 2],
              [side * u * wide, archOf(u), (end * tall) / 2],
              [0, 0, end],
            );
      }
      body.box([side * wide * 0.995, (archOf(1) + 0.006) / 2, 0], [0.002, archOf(1) - 0.006, tall]);
      // Lines of print.
      for (let line = 0; line < 15; line += 1) {
        const z = -tall * 0.4 + line * tall * 0.056;
        const end = line % 5 === 4 ? 0.55 : 0.88;
        for (let u = 0.14; u < end; u += 0.1)
          body
            .paint(fromHex('#5a5248'), 'matte')
            .box([side * (u + 0.045) * wide, archOf(u + 0.045) + 0.0007, z], [wide * 0.085, 0.0008, 0.0028]);
      }
    }
    body.twoSided();
    const builders: Record<string, MeshBuilder> = {};
    const buffers: Float32Array[] = [];
    for (let n = 0; n < pages; n += 1) {
      const page = new MeshBuilder();
      page.grid(
        Array.from({ length: columns + 1 }, (_, k) =>
          [-1, 1].map((end) =>
            page
              .paint(fromHex(k % 5 === 2 ? '#efe6d0' : '#faf4e4'), 'matte')
              .vertex([(k / columns) * wide, thick, (end * tall) / 2], [0, 1, 0]),
          ),
        ),
      );
      page.mesh.isTwoSided = true;
      builders[`page${n}`] = page;
      buffers.push(new Float32Array(page.mesh.positions.length));
    }
    return assembleModel(
      { body, ...builders },
      {
        size: [0.32, 0.15, 0.24],
        anchors: { top: [0, thick + 0.01, 0], grip: [0.1, 0.01, 0.1] },
        pose: ({ time }) => ({
          parts: Object.fromEntries(
            buffers.map((buffer, n) => {
              const turn = fraction(time * 0.34 + n / pages);
              // From the right side over to the left, with the outer edge behind.
              const angle = Math.PI * smoothstep(0.05, 0.8, turn);
              let [x, y] = [0, thick];
              const step = wide / columns;
              for (let k = 0; k <= columns; k += 1) {
                const lag =
                  Math.sin(angle) * 0.9 * (k / columns) +
                  0.06 * Math.sin(time * 9 + k * 0.6 + n) * Math.sin(angle);
                const along = angle - lag;
                if (k > 0) {
                  x += Math.cos(along) * step;
                  y += Math.sin(along) * step;
                }
                const high = Math.max(y, archOf(Math.min(1, Math.abs(x) / wide)) + 0.0008 + 0.0004 * n);
                for (const end of [0, 1]) {
                  const at = (k * 2 + end) * 3;
                  buffer[at] = x;
                  buffer[at + 1] = high;
                  buffer[at + 2] = ((end ? 1 : -1) * tall) / 2;
                }
              }
              return [`page${n}`, buffer];
            }),
          ),
          anchors: {},
        }),
      },
    );
  },
};
