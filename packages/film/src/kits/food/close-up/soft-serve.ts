/** Soft ice cream: a rope of it coils from the nozzle of a machine into a cone, or stands in the cone already. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { around, pairs, placed, rod } from '../../shared/shapes.ts';

const turns = 4.6;
const pieces = 23;
const stepsEach = 5;

/** The middle of the rope and its thickness, at share t of its length above the rim. */
const ropeAt = (t: number): { at: Vec3; thick: number } => {
  const turn = t * turns * 2 * Math.PI;
  const wide = 0.024 * (1 - t) ** 0.8;
  return {
    at: [Math.cos(turn) * wide, 0.004 + 0.078 * t ** 0.92, Math.sin(turn) * wide],
    thick: 0.0155 * (1 - 0.62 * t),
  };
};

const addRope = (b: MeshBuilder, from: number, to: number, tone: Vec3) => {
  const spots = Array.from({ length: stepsEach + 2 }, (_, n) =>
    ropeAt(Math.min(1, from + ((to - from) * n) / stepsEach)),
  );
  // A star-shaped nozzle leaves ridges.
  b.paint(
    (p) => mix(scale(tone, 0.86), [1, 1, 1], 0.25 + 0.25 * Math.sin(p[1] * 520 + Math.atan2(p[2], p[0]) * 3)),
    'satin',
  ).tube(
    spots.map(({ at }) => at),
    spots.map(({ thick }) => thick),
    14,
  );
};

const addCone = (b: MeshBuilder, foot: number, rim: number) => {
  b.paint((p) => {
    const a = Math.atan2(p[2], p[0]) * 6;
    return Math.min(Math.abs(Math.sin(a + p[1] * 150)), Math.abs(Math.sin(a - p[1] * 150))) < 0.25
      ? fromHex('#a8642a')
      : fromHex('#dfa355');
  }, 'matte').lathe(
    Array.from({ length: 22 }, (_, n): [number, number] => [
      0.004 + (n / 21) * 0.03,
      foot + (n / 21) * (rim - foot),
    ]),
    56,
  );
  b.paint(fromHex('#e8b468'), 'matte').lathe(
    pairs(0.034, rim - 0.012, 0.038, rim - 0.01, 0.038, rim + 0.002, 0.03, rim + 0.002, 0.028, rim - 0.01),
    48,
  );
};

const addMachine = (b: MeshBuilder, spout: number) => {
  const steel = fromHex('#c8ccd2');
  b.paint(fromHex('#f4f1ea'), 'glossy').box([0, 0.21, -0.17], [0.34, 0.42, 0.16], 0.02);
  b.paint(steel, 'metal').box([0, 0.2, -0.086], [0.3, 0.34, 0.012], 0.006);
  b.paint(fromHex('#e0507a'), 'glossy').box([0, spout + 0.085, -0.03], [0.2, 0.1, 0.14], 0.02);
  b.paint(steel, 'metal').lathe(
    pairs(0, spout + 0.04, 0.03, spout + 0.036, 0.03, spout + 0.022, 0.017, spout + 0.012, 0.014, spout),
    32,
    (a, y) => (y < spout + 0.014 ? 1 + 0.12 * Math.cos(a * 6) : 1),
  );
  rod(b, [0.04, spout + 0.1, 0.04], [0.062, spout + 0.04, 0.085], 0.006);
  b.paint(fromHex('#26282c'), 'glossy').sphere([0.064, spout + 0.034, 0.09], 0.014, 16);
  b.paint(steel, 'metal').box([0, 0.011, 0], [0.24, 0.022, 0.2], 0.006);
  b.paint(fromHex('#4a4e54'), 'satin');
  for (let n = -5; n <= 5; n += 1) b.box([n * 0.018, 0.0225, 0.01], [0.006, 0.002, 0.15]);
  // A wire holder keeps the cone upright.
  b.paint(steel, 'metal');
  b.at(translation(0, 0.075, 0), (k) =>
    around(3, 0.021, (x, z) => rod(k, [x, 0, z], [x * 2, -0.053, z * 2], 0.003)),
  );
  b.at(translation(0, 0.075, 0), (k) =>
    k.lathe(pairs(0.019, -0.004, 0.024, -0.004, 0.024, 0.004, 0.019, 0.004), 32),
  );
};

const toneOf = (colour: Vec3 | null | undefined, words: string): Vec3 =>
  colour ??
  fromHex(
    /chocolate/.test(words)
      ? '#7a4626'
      : /strawberry|pink/.test(words)
        ? '#f6a8bc'
        : /matcha|green tea|pistachio|mint/.test(words)
          ? '#a8cc8a'
          : '#fdf0d6',
  );

export const swirledSoftServe: Kit = {
  name: 'soft serve swirled into a cone',
  nouns: ['soft serve swirled into a cone'],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const tone = toneOf(colour, traits.join(' '));
    const [body, fall] = [new MeshBuilder(), new MeshBuilder()];
    const [rim, spout] = [0.15, 0.25];
    addMachine(body, spout);
    addCone(body, 0.04, rim);
    body
      .paint(scale(tone, 0.95), 'satin')
      .lathe(pairs(0.032, rim - 0.006, 0.026, rim + 0.002, 0, rim + 0.004), 32);
    fall
      .paint(tone, 'satin')
      .lathe(pairs(0.0125, 0, 0.0115, 0.5, 0.013, 1), 24, (a) => 1 + 0.1 * Math.cos(a * 6));
    const rope: Record<string, MeshBuilder> = {};
    for (let n = 0; n < pieces; n += 1) {
      const b = new MeshBuilder();
      b.at(translation(0, rim, 0), (k) => addRope(k, n / pieces, (n + 1) / pieces, tone));
      rope[`rope ${n}`] = b;
    }
    return assembleModel(
      { body, fall, ...rope },
      {
        size: [0.2, 0.31, 0.16],
        anchors: { top: [0, 0.4, -0.17] },
        pose: ({ actionTime, actionSeconds }) => {
          const t = 0.2 + 0.8 * smoothstep(0, 0.92, actionTime / Math.max(0.1, actionSeconds));
          const parts: Record<string, ReturnType<typeof translation> | null> = {};
          for (let n = 0; n < pieces; n += 1)
            parts[`rope ${n}`] = (n + 1) / pieces <= t ? translation(0, 0, 0) : null;
          const end = ropeAt(clamp(Math.floor(t * pieces) / pieces));
          const low = rim + end.at[1];
          const narrow = t >= 1 ? 0 : 1 - 0.4 * t;
          parts.fall =
            narrow === 0
              ? null
              : multiply(
                  translation(end.at[0] * 0.6, low, end.at[2] * 0.6),
                  scaling(narrow, spout + 0.004 - low, narrow),
                );
          return { parts, anchors: {} };
        },
      },
    );
  },
};

export const softServe: Kit = {
  name: 'soft serve',
  nouns: [
    'soft serve',
    'soft serve ice cream',
    'soft serve cone',
    'soft ice cream',
    'vanilla cone',
    'frozen custard',
  ],
  locomotion: 'none',
  build: ({ colour, traits, noun }) => {
    const body = new MeshBuilder();
    addCone(body, 0, 0.115);
    const tone = toneOf(colour, `${noun} ${traits.join(' ')}`);
    body.at(placed(0, 0.115, 0), (k) => addRope(k, 0, 0.001, tone));
    for (let n = 0; n < pieces; n += 1)
      body.at(translation(0, 0.115, 0), (k) => addRope(k, n / pieces, (n + 1) / pieces, tone));
    return assembleModel({ body }, { anchors: { top: [0, 0.2, 0], grip: [0, 0.06, 0] } });
  },
};
