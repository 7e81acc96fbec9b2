/** Frogs that sit and hop, snakes and worms that wind along. */

import { appendMesh, type Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { SoftBody } from '../../../geometry/soft-body.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import { addEye } from '../shared/eyes.ts';
import { addLoft, createDeformer, type LoftPaint, type Section } from '../shared/loft.ts';

const frogBody = (isLeaping: boolean, colour: Vec3, size: number): Mesh => {
  const belly = fromHex('#eee8c4');
  const s = size;
  const paint = (_x: number, y: number, z: number): Vec3 =>
    scale(
      mix(belly, colour, smoothstep(0.16, 0.3, y / s - (z / s) * 0.05)),
      0.85 + 0.3 * noise(((_x * 40) / s) * 0.3, (y * 12) / s, (z * 12) / s),
    );
  const body = new SoftBody();
  const style = { material: 'satin' as const, blend: 0.1 * s };
  body.ellipsoid([0, 0.3 * s, -0.1 * s], [0.3 * s, 0.24 * s, 0.42 * s], paint, { ...style, tiltX: -0.45 });
  body.ellipsoid([0, 0.46 * s, 0.26 * s], [0.29 * s, 0.17 * s, 0.27 * s], paint, style);
  for (const sign of [1, -1]) {
    body.ellipsoid([sign * 0.17 * s, 0.6 * s, 0.24 * s], [0.1 * s, 0.1 * s, 0.1 * s], colour, {
      ...style,
      blend: 0.05 * s,
    });
    const limb = (points: Vec3[], radius: number) => {
      for (let n = 0; n + 1 < points.length; n += 1)
        body.capsule(
          points[n]!,
          points[n + 1]!,
          [radius * s * (1 - n * 0.22), radius * s * (0.8 - n * 0.2)],
          colour,
          { ...style, blend: 0.05 * s },
        );
    };
    const at = (x: number, y: number, z: number): Vec3 => [sign * x * s, y * s, z * s];
    limb(
      [
        at(0.22, 0.32, 0.14),
        at(0.34, isLeaping ? 0.28 : 0.2, isLeaping ? 0.34 : 0.2),
        at(0.32, isLeaping ? 0.3 : 0.04, isLeaping ? 0.62 : 0.26),
      ],
      0.075,
    );
    if (isLeaping)
      limb([at(0.2, 0.26, -0.36), at(0.3, 0.24, -0.72), at(0.22, 0.2, -1.05), at(0.26, 0.18, -1.35)], 0.12);
    else limb([at(0.26, 0.24, -0.3), at(0.46, 0.3, 0.02), at(0.34, 0.09, -0.34), at(0.44, 0.03, 0.02)], 0.13);
    for (const spread of [-0.5, 0, 0.5]) {
      const front = isLeaping ? at(0.32, 0.3, 0.64) : at(0.32, 0.03, 0.28);
      body.capsule(
        front,
        [front[0] + spread * 0.14 * s, front[1] - (isLeaping ? 0.04 : 0.01) * s, front[2] + 0.13 * s],
        0.022 * s,
        colour,
        { ...style, blend: 0.02 * s },
      );
      const hind = isLeaping ? at(0.26, 0.18, -1.36) : at(0.44, 0.025, 0.04);
      body.capsule(
        hind,
        [hind[0] + spread * 0.2 * s, hind[1], hind[2] + (isLeaping ? -0.2 : 0.2) * s],
        0.022 * s,
        colour,
        { ...style, blend: 0.02 * s },
      );
    }
  }
  const mesh = body.mesh({
    low: [-0.7 * s, -0.02 * s, -1.65 * s],
    high: [0.7 * s, 0.75 * s, 0.85 * s],
    cell: 0.028 * s,
    occlusionReach: 0.15 * s,
    colourSoftness: 0.02 * s,
  });
  const b = new MeshBuilder();
  for (const sign of [1, -1])
    addEye(b, [sign * 0.2 * s, 0.62 * s, 0.29 * s], [sign * 0.8, 0.2, 0.75], {
      radius: 0.075 * s,
      iris: fromHex('#e8b83a'),
      pupil: 'bar',
    });
  b.paint(scale(colour, 0.35), 'matte').tube(
    [
      [0.27 * s, 0.43 * s, 0.3 * s],
      [0.18 * s, 0.4 * s, 0.46 * s],
      [0, 0.41 * s, 0.53 * s],
      [-0.18 * s, 0.4 * s, 0.46 * s],
      [-0.27 * s, 0.43 * s, 0.3 * s],
    ],
    0.012 * s,
    5,
    false,
  );
  return appendMesh(mesh, b.mesh);
};

export const frogs: Kit = {
  name: 'frog',
  nouns: ['frog', 'toad', 'tree frog', 'bullfrog'],
  locomotion: 'walks',
  speeds: { slow: 0.3, fast: 0.9 },
  build: ({ colour, noun }) => {
    const size = 0.13;
    const tone = colour ?? fromHex(noun === 'toad' ? '#7a6a42' : '#4fa02a');
    const stride = size * 3.4;
    return {
      size: [size * 1.1, size * 0.72, size * 1.05],
      parts: [
        { name: 'sitting', mesh: frogBody(false, tone, size) },
        { name: 'leaping', mesh: frogBody(true, tone, size) },
      ],
      anchors: {
        top: [0, size * 0.55, 0],
        back: [0, size * 0.5, -0.1 * size],
        head: [0, size * 0.68, size * 0.26],
        mouth: [0, size * 0.42, size * 0.52],
      },
      waterline: size * 0.35,
      pose: ({ time, phase, speed, travelled, action, actionTime }) => {
        const isJumping = action === 'jump';
        const isSwimming = action === 'swim';
        const u = isJumping ? fraction(actionTime / 0.9) : fraction(travelled / stride + phase);
        const inAir = isSwimming ? Math.sin(time * 4) > 0 : (speed > 0.02 || isJumping) && u > 0.35;
        const share = (u - 0.35) / 0.65;
        // The ground it covers is all gone in the air, so the sitting frog is held back to where it landed.
        const hold =
          speed > 0.02 && !inAir && !isSwimming
            ? -u * stride
            : inAir && speed > 0.02 && !isSwimming
              ? -0.35 * stride * (1 - share)
              : 0;
        const lift = inAir && !isSwimming ? 4 * share * (1 - share) * size * 1.3 : 0;
        const breath = 1 + 0.02 * Math.sin(time * 7 + phase);
        const place = multiply(
          translation(0, lift, hold),
          rotationX(inAir && !isSwimming ? -0.5 + share : 0),
          scaling(breath, 1 + (breath - 1) * 0.5, 1),
        );
        return { parts: { sitting: inAir ? null : place, leaping: inAir ? place : null }, anchors: {} };
      },
    };
  },
};

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
