/** The tip of a leaf so near that it fills the picture: a drop gathers at it, swells, falls off, and the next one comes. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { clamp, fraction, smoothstep } from '../../../../../math/interpolate.ts';
import { type Matrix, multiply, rotationZ, scaling, translation } from '../../../../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { addWaterBead } from './water-bead.ts';

/** Larger than life, so that the ground behind lies far and blurred. */
const tip: Vec3 = [0.06, 0.53, 0];
const [length, half] = [1.5, 0.42];
/** The leaf comes from the upper left and hangs down to its tip. */
const lean = -0.62;

/** Share across (-1 to 1) and along (0 far up to 1 at the tip). */
const leafAt = (u: number, v: number): Vec3 => {
  const wide = half * Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.88)) ** 0.8 * (1 - 0.25 * v);
  const along = (v - 1) * length;
  const droop = -0.16 * smoothstep(0.6, 1, v);
  const across = u * wide;
  return [
    tip[0] + along * Math.cos(lean) - across * Math.sin(lean) * 0.8,
    tip[1] + 0.16 + along * Math.sin(lean) + across * Math.cos(lean) * 0.8 + droop,
    0.1 * Math.abs(u) ** 1.3 * (1 - v) - 0.05 * (1 - v),
  ];
};

const addLeaf = (b: MeshBuilder, colour: Vec3) => {
  b.twoSided();
  b.grid(
    Array.from({ length: 61 }, (_, j) =>
      Array.from({ length: 33 }, (_column, i) => {
        const [u, v] = [i / 16 - 1, j / 60];
        const bulge = 0.5 + 0.5 * Math.sin((v - Math.abs(u) * 0.14) * 2 * Math.PI * 9);
        const tone = mix(
          scale(colour, 0.62),
          mix(colour, [0.5, 0.8, 0.2], 0.2),
          bulge * 0.8 + 0.15 * Math.abs(u),
        );
        return b.paint(tone, 'satin').vertex(leafAt(u, v), [0.1 * u, 0.25, 1]);
      }),
    ),
  );
  const veinAt = (t: number): Vec3 => {
    const [x, y, z] = leafAt(0, t);
    return [x, y, z + 0.004];
  };
  b.paint(mix(colour, [0.72, 0.92, 0.42], 0.5), 'satin').tube(
    Array.from({ length: 16 }, (_, n) => veinAt((n / 15) * 0.98)),
    Array.from({ length: 16 }, (_, n) => 0.015 - 0.0007 * n),
    8,
  );
};

/** Round below and drawn out to a point above, its point at the origin; 1 wide. */
const addHangingDrop = (b: MeshBuilder, tone: Vec3) => {
  const outline: [number, number][] = Array.from({ length: 21 }, (_, n) => {
    const t = n / 20;
    return [0.5 * Math.sin(Math.PI * t) * (0.35 + 0.75 * smoothstep(0, 0.75, t)), -1.25 * t];
  });
  const [dark, bright] = [
    mix(scale(tone, 0.5), [0.3, 0.5, 0.45], 0.4),
    mix(scale(tone, 1.9), [0.9, 1, 0.95], 0.6),
  ];
  b.paint((_, [x, y, z]) => {
    // A lens: the ground is seen in its upper half, the sky in its lower.
    const body = mix(dark, bright, clamp(0.5 - 0.6 * y + 0.2 * x) ** 1.5);
    return mix(body, scale(tone, 0.2), smoothstep(0.42, 0.1, z) * 0.7);
  }, 'glow').lathe(outline, 32);
  b.paint([2.1, 2.15, 2.2], 'glow')
    .sphere([-0.19, -0.62, 0.4], [0.07, 0.13, 0.04], 10)
    .sphere([-0.1, -0.42, 0.3], [0.035, 0.05, 0.03], 8);
  b.paint([1.3, 1.4, 1.2], 'glow').sphere([0.17, -1, 0.36], [0.12, 0.035, 0.03], 8);
};

/** Seconds from one drop to the next. */
const period = 0.87;
const largest = 0.17;

export const drippingLeaf: Kit = {
  name: 'leaf with a falling drop',
  nouns: ['leaf with a falling drop'],
  locomotion: 'none',
  build: ({ colour }) => {
    const tone = colour ?? fromHex('#2f9a34');
    const [body, hanging, loose] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    addLeaf(body, tone);
    for (const [u, v, size] of [
      [0.4, 0.55, 0.04],
      [-0.5, 0.4, 0.05],
      [0.3, 0.3, 0.03],
      [-0.35, 0.7, 0.028],
      [0.55, 0.75, 0.02],
    ] as const) {
      const [x, y, z] = leafAt(u, v);
      body.at(translation(x, y, z + 0.006), (k) => addWaterBead(k, size, tone));
    }
    addHangingDrop(hanging, tone);
    addHangingDrop(loose, tone);
    const end = leafAt(0, 1);
    const model = assembleModel(
      { body, hanging, loose },
      {
        size: [0.8, 0.68, 0.1],
        anchors: { top: [0, 0.68, 0] },
        pose: ({ time }) => {
          const t = fraction(time / period + 0.35);
          // Freed of the drop's weight, the tip springs up a little.
          const spring = 0.03 * Math.exp(-t * 5) * Math.cos(t * 22) - 0.02 * smoothstep(0.3, 1, t);
          const about = (turn: number): Matrix =>
            multiply(translation(-0.9, 1.1, 0), rotationZ(turn), translation(0.9, -1.1, 0));
          const size = 0.05 + (largest - 0.05) * smoothstep(0.05, 0.9, t);
          const long = 1 + 0.3 * smoothstep(0.8, 1, t);
          // As if slowed down: what fell off is in the picture nearly until the next one falls.
          const drop = 0.06 + 0.62 * t * (0.45 + 0.55 * t);
          return {
            parts: {
              body: about(spring),
              hanging: multiply(
                about(spring),
                translation(end[0], end[1] + 0.012, 0.02),
                scaling(size, size * long, size),
              ),
              loose: multiply(translation(end[0], end[1] - drop, 0.02), scaling(largest * 0.92)),
            },
            anchors: {},
          };
        },
      },
    );
    // Its shadow on the ground far below would be a blot.
    return { ...model, parts: model.parts.map((part) => ({ ...part, castsNoShadow: true })) };
  },
};
