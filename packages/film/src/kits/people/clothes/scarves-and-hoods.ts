/** Hoods, headscarves, veils and scarves. */

import { lighten } from '../../../math/colour.ts';
import { multiply, scaling, translationTo } from '../../../math/matrix.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import { frontAt } from '../body/surface.ts';
import { chestBox, type DrawExtra } from './accessory.ts';

export const scarvesAndHoods = {
  hood: (builder, { colour }, { frame }) => {
    builder.bone(frame.bone);
    builder.mesh.isTwoSided = true;
    builder.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(frame.k)), (b) => {
      b.paint(colour, 'cloth');
      const rows = Array.from({ length: 9 }, (_, row) => {
        const u = row / 8;
        return Array.from({ length: 19 }, (_, n) => {
          const a = -0.62 + (n / 18) * (Math.PI + 1.24);
          // From the rim around the face (u = 0) back over the head.
          const back = u * 1.45;
          const radius = 0.148 * Math.cos(back) ** 0.55 + (u === 0 ? 0.008 : 0);
          const point: Vec3 = [
            Math.cos(a) * radius,
            0.015 + Math.sin(a) * radius * 1.08 - Math.max(0, -Math.sin(a)) * 0.05,
            0.075 - Math.sin(back) * 0.235,
          ];
          return b.vertex(point, normalize([Math.cos(a), Math.sin(a), -u * 1.4]));
        });
      });
      b.grid(rows);
    });
    builder.bone(frame.bone);
  },
  headscarf: (builder, { colour }, { frame }) => {
    builder.bone(frame.bone);
    builder.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(frame.k)), (b) => {
      b.paint(colour, 'cloth').sphere([0, 0.022, -0.022], [0.137, 0.137, 0.134], 26);
      for (const sign of [-1, 1]) b.sphere([sign * 0.104, -0.065, 0.01], [0.034, 0.092, 0.056], 14);
      b.sphere([0, -0.152, 0.042], [0.078, 0.034, 0.06], 16).sphere([0, -0.1, -0.06], [0.11, 0.1, 0.07], 18);
    });
  },
  veil: (builder, { colour }, { frame }) => {
    builder.bone(frame.bone);
    builder.mesh.isTwoSided = true;
    builder.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(frame.k)), (b) => {
      b.paint(colour, 'clear');
      const rows = Array.from({ length: 8 }, (_, row) => {
        const q = row / 7;
        return Array.from({ length: 17 }, (_, n) => {
          const a = Math.PI + (n / 16) * Math.PI;
          const radius = 0.13 + q * 0.09;
          const y = 0.12 - q * 0.55 + (row === 0 ? 0.02 : 0);
          return b.vertex(
            [
              Math.cos(a) * radius * (row === 0 ? 0.6 : 1),
              y,
              Math.sin(a) * radius - 0.01 + 0.01 * Math.sin(n * 1.6) * q,
            ],
            [Math.cos(a), 0.2, Math.sin(a)],
          );
        });
      });
      b.grid(rows);
      for (let n = 0; n < 7; n += 1)
        b.paint([0.95, 0.94, 0.92], 'leaf').sphere(
          [-0.09 + n * 0.03, 0.135 + 0.012 * Math.cos((n - 3) * 0.7), 0.02],
          0.018,
          8,
        );
    });
  },
  hood_down: (builder, { colour }, { skeleton, proportions: p }) => {
    const s = chestBox(p);
    builder.bone(skeleton.number('chest')).paint(colour, 'cloth');
    builder.tube(
      Array.from({ length: 13 }, (_, n): Vec3 => {
        const a = Math.PI * (0.9 + (n / 12) * 1.2);
        return [
          Math.cos(a) * 0.095 * s,
          p.neck + 0.005 * s + Math.cos((n / 12 - 0.5) * 3) * 0.012,
          Math.sin(a) * 0.1 * s + 0.01,
        ];
      }),
      0.036 * s,
      8,
    );
  },
  scarf: (builder, { colour }, { skeleton, trunk, proportions: p }) => {
    const s = chestBox(p);
    builder
      .bone(skeleton.number('chest'))
      .paint((q) => mix(colour, lighten(colour, 0.5), Math.floor(q[1] * 38) % 3 === 0 ? 0.35 : 0), 'fur');
    for (const [y, radius] of [
      [p.neck + 0.004, 0.076],
      [p.neck + 0.032 * s, 0.068],
    ] as const)
      builder.tube(
        Array.from(
          { length: 21 },
          (_, n): Vec3 => [
            Math.cos((n / 20) * 6.2832) * radius * s,
            y + 0.008 * Math.sin(n),
            Math.sin((n / 20) * 6.2832) * radius * s - 0.004,
          ],
        ),
        0.026 * s,
        8,
        false,
      );
    const points = [0, 1, 2, 3, 4].map((n) =>
      frontAt(trunk, 0.05 * s + n * 0.004, p.neck - 0.02 - n * 0.062 * s, 0.012),
    );
    builder.tube(
      points,
      [0.024, 0.03, 0.032, 0.033, 0.03].map((r) => r * s),
      8,
    );
  },
} satisfies Record<string, DrawExtra>;
