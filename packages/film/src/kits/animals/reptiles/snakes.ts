/** Snakes, worms and caterpillars: long bodies that wind along the ground. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import { addEye } from '../shared/eyes.ts';
import { addLoft, createDeformer, type LoftPaint, type Section } from '../shared/loft.ts';

const crawler = (
  nouns: string[],
  length: number,
  thick: number,
  options: {
    sections: Section[];
    paint: (colour: Vec3 | null) => LoftPaint;
    addHead: (b: MeshBuilder, length: number, y: number, kit: KitOptions) => void;
    swing: 'sideways' | 'updown';
    waves: number;
    amplitude: number;
    raisesHead: boolean;
    speeds: { slow: number; fast: number };
  },
): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'walks',
  speeds: options.speeds,
  build: (kit) => {
    const b = new MeshBuilder();
    const y0 = thick * length;
    addLoft(b, options.sections, length, y0, options.paint(kit.colour), {
      rows: kit.detail === 0 ? 90 : 44,
      columns: kit.detail === 0 ? 16 : 9,
      squareness: 1,
      material: 'glossy',
    });
    options.addHead(b, length, y0, kit);
    b.twoSided();
    const deform = createDeformer(b.mesh);
    const { waves, amplitude, swing, raisesHead } = options;
    return {
      size: [
        length * (swing === 'sideways' ? amplitude * 2.4 : thick * 3),
        length * (raisesHead ? 0.2 : thick * 2 + (swing === 'updown' ? amplitude : 0)),
        length * 0.85,
      ],
      parts: [{ name: 'body', mesh: b.mesh }],
      anchors: {
        top: [0, y0 * 2, 0],
        head: [0, length * (raisesHead ? 0.2 : thick * 2), length * 0.4],
        mouth: [0, y0, length * 0.45],
      },
      waterline: y0 * 1.2,
      pose: ({ time, phase, travelled, speed, action }) => {
        const isCoiled = action === 'sleep' || action === 'lie';
        const w =
          (travelled / (length / waves)) * Math.PI * 2 +
          (speed > 0.01 ? 0 : Math.sin(time * 0.9 + phase) * 0.25) +
          phase;
        const lift = raisesHead && !isCoiled ? 0.17 + 0.02 * Math.sin(time * 1.7 + phase) : 0;
        return {
          parts: {
            body: deform((x, y, z, out) => {
              const t = 0.5 - z / length;
              if (isCoiled && raisesHead) {
                const a = t * 17;
                const r = length * (0.055 + 0.1 * t) * (1 + 0.012 * Math.sin(time * 1.5 + phase)) + x;
                out[0] = Math.cos(a) * r;
                out[2] = Math.sin(a) * r;
                out[1] = y + y0 * 1.7 * (1 - t) * 2;
                return;
              }
              const wave = Math.sin(t * waves * Math.PI * 2 + w);
              const slope = Math.cos(t * waves * Math.PI * 2 + w) * waves * Math.PI * 2;
              const grow = smoothstep(0, 0.25, t);
              if (swing === 'sideways') {
                out[0] = x + wave * amplitude * length * grow;
                out[2] = z * 0.85 + x * slope * amplitude * grow * -1;
                out[1] = y + lift * length * smoothstep(0.24, 0.02, t);
              } else {
                out[0] = x;
                out[1] =
                  y +
                  (0.5 + 0.5 * wave) * amplitude * length * smoothstep(0.02, 0.2, t) * smoothstep(1, 0.85, t);
                out[2] = z * 0.9 - (y - y0) * slope * amplitude * -0.5;
              }
            }),
          },
          anchors: {},
        };
      },
    };
  },
});

const snakeHead = (b: MeshBuilder, length: number, y: number) => {
  const z = length * 0.5;
  for (const sign of [1, -1])
    addEye(b, [sign * 0.0155 * length, y + 0.009 * length, z - 0.028 * length], [sign * 0.9, 0.3, 0.4], {
      radius: 0.0058 * length,
      iris: fromHex('#e8c02a'),
      pupil: 'slit',
    });
  b.paint(fromHex('#c8202c'), 'satin').tube(
    [
      [0, y - 0.004 * length, z - 0.004 * length],
      [0, y - 0.006 * length, z + 0.03 * length],
    ],
    0.0016 * length,
    5,
  );
  for (const sign of [1, -1])
    b.tube(
      [
        [0, y - 0.006 * length, z + 0.03 * length],
        [sign * 0.008 * length, y - 0.004 * length, z + 0.046 * length],
      ],
      [0.0014 * length, 0.0003 * length],
      5,
    );
};

const snakeSections: Section[] = [
  [0, 0.004, 0.003, 0.003],
  [0.015, 0.014, 0.01, 0.009],
  [0.045, 0.02, 0.013, 0.012],
  [0.08, 0.012, 0.011, 0.011],
  [0.2, 0.017, 0.016, 0.016],
  [0.5, 0.021, 0.02, 0.02],
  [0.8, 0.014, 0.014, 0.014],
  [1, 0.002, 0.002, 0.002],
];
const snakePaint =
  (colour: Vec3 | null): LoftPaint =>
  (t, up, side) => {
    const base = colour ?? fromHex('#4a7a2c');
    if (up < -0.4) return fromHex('#dcd49a');
    const diamond = Math.abs(fraction(t * 16) - 0.5) * 2 + Math.abs(side) * 0.9;
    const scales = 0.86 + 0.22 * Math.sin(t * 420) * Math.sin(Math.atan2(up, side) * 16);
    return scale(mix(base, fromHex('#2a2412'), diamond < 0.75 && t > 0.07 ? 0.75 : 0), scales);
  };

export const snakes = crawler(
  ['snake', 'python', 'cobra', 'viper', 'rattlesnake', 'serpent', 'boa', 'anaconda'],
  1.8,
  0.02,
  {
    sections: snakeSections,
    paint: snakePaint,
    addHead: snakeHead,
    swing: 'sideways',
    waves: 2.2,
    amplitude: 0.07,
    raisesHead: true,
    speeds: { slow: 0.4, fast: 1.5 },
  },
);

const tubeSections = (r: number): Section[] => [
  [0, r * 0.2, r * 0.2, r * 0.2],
  [0.03, r * 0.8, r * 0.8, r * 0.8],
  [0.1, r, r, r],
  [0.9, r, r, r],
  [0.97, r * 0.8, r * 0.8, r * 0.8],
  [1, r * 0.15, r * 0.15, r * 0.15],
];

export const worms = crawler(['worm', 'earthworm', 'leech', 'slug'], 0.14, 0.04, {
  sections: tubeSections(0.035),
  paint: (colour) => (t, up) =>
    scale(
      mix(colour ?? fromHex('#c8807a'), fromHex('#e0a49a'), Math.abs(t - 0.3) < 0.06 ? 0.8 : 0),
      0.8 + 0.25 * Math.sin(t * 190) + 0.1 * up,
    ),
  addHead: () => {},
  swing: 'sideways',
  waves: 1.2,
  amplitude: 0.1,
  raisesHead: false,
  speeds: { slow: 0.02, fast: 0.05 },
});

export const caterpillars = crawler(
  ['caterpillar', 'larva', 'centipede', 'inchworm', 'silkworm'],
  0.1,
  0.085,
  {
    sections: Array.from({ length: 41 }, (_, n): Section => {
      const t = n / 40;
      const r =
        0.085 *
        Math.min(1, Math.sqrt(Math.sin(Math.PI * Math.min(0.98, Math.max(0.02, t)))) * 1.15) *
        (0.9 + 0.1 * Math.cos(t * 10 * Math.PI * 2));
      return [t, r, r, r];
    }),
    paint: (colour) => (t, up) => {
      const seg = fraction(t * 10);
      return Math.abs(seg - 0.5) < 0.12
        ? fromHex('#1c1a14')
        : Math.abs(seg - 0.5) < 0.2 && up > 0
          ? fromHex('#f2c82a')
          : scale(colour ?? fromHex('#7ab82c'), 0.85 + 0.2 * up);
    },
    addHead: (b, length, y, { colour }) => {
      b.paint(scale(colour ?? fromHex('#d84a2a'), 1), 'glossy').sphere(
        [0, y + 0.02 * length, 0.5 * length],
        0.095 * length,
        18,
      );
      for (const sign of [1, -1]) {
        addEye(b, [sign * 0.045 * length, y + 0.05 * length, 0.58 * length], [sign * 0.4, 0.2, 1], {
          radius: 0.03 * length,
        });
        b.paint(fromHex('#1c1a14'), 'satin').tube(
          [
            [sign * 0.03 * length, y + 0.1 * length, 0.5 * length],
            [sign * 0.07 * length, y + 0.2 * length, 0.55 * length],
          ],
          [0.01 * length, 0.014 * length],
          6,
        );
      }
      b.paint(fromHex('#3a2c1c'), 'satin');
      for (let n = 0; n < 8; n += 1)
        for (const sign of [1, -1])
          b.tube(
            [
              [sign * 0.05 * length, y * 0.6, (0.38 - n * 0.105) * length],
              [sign * 0.075 * length, 0.002 * length, (0.38 - n * 0.105) * length],
            ],
            [0.018 * length, 0.012 * length],
            6,
          );
    },
    swing: 'updown',
    waves: 1.6,
    amplitude: 0.1,
    raisesHead: false,
    speeds: { slow: 0.015, fast: 0.04 },
  },
);
