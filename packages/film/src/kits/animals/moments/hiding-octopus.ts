/** An octopus that hides in the two halves of a coconut, or in a large shell: it looks out, draws back and lowers the lid. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addEye } from '../shared/eyes.ts';

const radius = 0.15;
/** Seconds from one look out to the next. */
const period = 3.2;

/** Half a shell, open upwards, its rim at y = 0. */
const addHalf = (b: MeshBuilder, isCoconut: boolean) => {
  const [outside, inside] = isCoconut
    ? [fromHex('#6a4526'), fromHex('#f4ecdc')]
    : [fromHex('#d8a888'), fromHex('#f6d8cc')];
  const bark = (p: Vec3) => scale(outside, 0.7 + 0.6 * noise(p[0] * 90, p[1] * 18, p[2] * 90));
  const ribs = (angle: number) => (isCoconut ? 1 : 1 + 0.035 * Math.cos(angle * 16));
  const arc = (r: number, from: number, to: number): [number, number][] =>
    Array.from({ length: 9 }, (_, n) => {
      const a = from + ((to - from) * n) / 8;
      return [Math.sin(a) * r, -Math.cos(a) * r];
    });
  b.paint(bark, isCoconut ? 'bark' : 'satin').lathe(arc(radius, 0, Math.PI / 2), 32, ribs);
  b.paint(inside, 'satin').lathe(
    [[radius, 0], [radius * 0.88, 0], ...arc(radius * 0.88, Math.PI / 2, 0)],
    32,
    ribs,
  );
};

/** A round curve through the points: arms have no elbows. */
const smooth = (points: Vec3[]): Vec3[] => {
  const at = (n: number) => points[Math.min(points.length - 1, Math.max(0, n))]!;
  return Array.from({ length: (points.length - 1) * 4 + 1 }, (_, k) => {
    const [n, t] = [Math.floor(k / 4), (k % 4) / 4];
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    return [0, 1, 2].map(
      (i) =>
        b[i]! +
        0.5 *
          t *
          (c[i]! -
            a[i]! +
            t * (2 * a[i]! - 5 * b[i]! + 4 * c[i]! - d[i]! + t * (3 * (b[i]! - c[i]!) + d[i]! - a[i]!))),
    ) as Vec3;
  });
};

const build = ({ colour, traits }: KitOptions) => {
  const isCoconut = !traits.includes('shell');
  const base = colour ?? fromHex('#c0502e');
  const skin = (p: Vec3) => scale(base, 0.75 + 0.5 * noise(p[0] * 70, p[1] * 70, p[2] * 70));
  const [bowl, lid, head, arms] = [
    new MeshBuilder(),
    new MeshBuilder(),
    new MeshBuilder(),
    new MeshBuilder(),
  ];
  bowl.at(translation(0, radius, 0), (k) => addHalf(k, isCoconut));
  // The lid is hinged at the back of the bowl.
  lid.at(multiply(translation(0, 0, radius), rotationX(Math.PI)), (k) => addHalf(k, isCoconut));
  head
    .paint(skin, 'skin')
    .sphere([0, 0.045, -0.03], [0.088, 0.095, 0.088], 24)
    .sphere([0, -0.01, 0.02], 0.08, 18);
  for (const sign of [1, -1]) {
    head.paint(skin, 'skin').sphere([sign * 0.05, 0.03, 0.062], 0.032, 14);
    addEye(head, [sign * 0.053, 0.036, 0.08], [sign * 0.35, 0.1, 1], {
      radius: 0.022,
      iris: fromHex('#e8c84a'),
      pupil: 'bar',
    });
  }
  // Most of them at the sides, so that the shell is seen between them.
  for (const [n, a] of [0.05, 0.5, 0.95, 2.2, 2.65, 3.1].entries()) {
    const [x, z] = [Math.cos(a), Math.sin(a)];
    const out = radius * (1.1 + 0.2 * (n % 2));
    const points = smooth([
      [x * 0.05, radius * 0.8, z * 0.05],
      [x * radius * 0.9, radius * 1.06, z * radius * 0.9],
      [x * radius * 1.1, radius * 0.98, z * radius * 1.1],
      [x * out * 1.1, radius * 0.5, z * out * 1.1],
      [x * out * 1.3, radius * 0.12, z * out * 1.3],
      [x * out * 1.65 + 0.03, 0.014, z * out * 1.6],
      [x * out * 1.85 + 0.03, 0.02, z * out * 1.6 - 0.03],
      [x * out * 1.8, 0.05, z * out * 1.6 - 0.04],
    ]);
    arms
      .paint((p) => mix(skin(p), fromHex('#f6dcc8'), p[1] < 0.02 ? 0.6 : 0), 'skin')
      .tube(
        points,
        points.map((_, k) => 0.03 * (1 - 0.88 * (k / (points.length - 1)) ** 1.2)),
        10,
      );
    arms.paint(fromHex('#f0cdb8'), 'skin');
    for (const t of [9, 12, 15])
      arms.sphere([points[t]![0] * 1.06, points[t]![1] + 0.015, points[t]![2] * 1.06], 0.008, 6);
  }
  return assembleModel(
    { bowl, lid, head, arms },
    {
      size: [0.62, 0.46, 0.56],
      pose: ({ time }) => {
        // Mostly it looks out; for a moment the lid comes down over its eyes.
        const u = ((((time + 0.9) / period) % 1) + 1) % 1;
        const hidden = smoothstep(0.62, 0.72, u) * smoothstep(0.96, 0.86, u);
        return {
          parts: {
            head: translation(0.006 * Math.sin(time * 2.3), radius * 1.22 - 0.085 * hidden, 0.02),
            lid: multiply(
              translation(0, radius * 1.02, -radius),
              rotationX(-1.25 + 0.95 * hidden + 0.03 * Math.sin(time * 3)),
            ),
          },
          anchors: {},
        };
      },
    },
  );
};

export const hidingOctopus: Kit = {
  name: 'hiding octopus',
  nouns: ['hiding octopus'],
  locomotion: 'none',
  build,
};
