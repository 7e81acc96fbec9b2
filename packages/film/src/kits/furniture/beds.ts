/** Beds and cradles. */

import { darken, fromHex, lighten } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { noise } from '../../math/noise.ts';
import { addLegs, furnitureKit, paintSurface, surfaceOf } from './furniture.ts';

/** From the middle of a wide bed to each pillow, in metres. */
export const pillowAside = 0.38;

/** Where along the width somebody lies under the cover. */
const sleepersIn = (traits: readonly string[]): number[] => {
  if (traits.includes('slept in by two')) return [-pillowAside, pillowAside];
  return traits.includes('slept in') ? [0] : [];
};

/** Height of the cover over those who lie under it: lower over the legs, flat before the foot of the bed. */
const moundAt = (sleepers: readonly number[], x: number, z: number): number => {
  const along = (1 - 0.4 * smoothstep(-0.1, 0.6, z)) * smoothstep(0.95, 0.7, z);
  return Math.max(0, ...sleepers.map((at) => 0.36 * smoothstep(0.44, 0.22, Math.abs(x - at)) * along));
};

export const bed = furnitureKit(
  ['bed', 'double bed', 'single bed', 'hospital bed', 'bunk bed', 'mattress'],
  (builder, options) => {
    const { noun } = options;
    const width = noun === 'single bed' || noun === 'hospital bed' || noun === 'bunk bed' ? 1 : 1.6;
    const { colour: wood } = surfaceOf(
      { ...options, colour: null },
      noun === 'hospital bed' ? '#d8dce0' : '#7a4c2c',
    );
    const cover = options.colour ?? fromHex(noun === 'hospital bed' ? '#a8d0d8' : '#6a86a8');
    const sleepers = sleepersIn(options.traits);
    const decks = noun === 'bunk bed' ? [0, 1.1] : [0];
    for (const y of decks) {
      if (noun !== 'mattress') {
        paintSurface(builder, wood, noun === 'hospital bed' ? 'metal' : 'wood');
        builder
          .box([0, y + 0.3, 0], [width, 0.12, 2], 0.02)
          .box([0, y + 0.62, -1], [width + 0.06, 0.8, 0.07], 0.03)
          .box([0, y + 0.42, 1], [width + 0.06, 0.4, 0.06], 0.03);
        addLegs(builder, width, 1.95, y + 0.3, 0.08);
      }
      builder.paint(fromHex('#f0ece4'), 'cloth').box([0, y + 0.44, 0], [width - 0.04, 0.2, 1.92], 0.07, 3);
      // A blanket with soft folds over the lower two thirds.
      builder.paint((p) => darken(cover, 0.16 * noise(p[0] * 5, 1, p[2] * 4)), 'cloth');
      const folds = (x: number, z: number) => {
        const over = Math.max(0, Math.abs(x) - width / 2 + 0.04);
        return y + 0.58 + 0.035 * noise(x * 4, 2, z * 3) - over * 3.4 + moundAt(sleepers, x, z);
      };
      builder.heightField(
        { x0: -width / 2 - 0.05, z0: -0.35, x1: width / 2 + 0.05, z1: 0.98 },
        { x: 26, z: 22 },
        folds,
      );
      builder
        .paint(lighten(cover, 0.5), 'cloth')
        .box([0, y + 0.6, -0.36], [width + 0.02, 0.05, 0.2], 0.025, 3);
      const pillows = width > 1.2 ? [-pillowAside, pillowAside] : [0];
      builder.paint(fromHex('#faf7f0'), 'cloth');
      for (const x of pillows) builder.box([x, y + 0.62, -0.72], [0.64, 0.16, 0.42], 0.08, 3);
    }
    return {
      size: [width + 0.06, noun === 'bunk bed' ? 2 : 1.02, 2.06],
      anchors: {
        seat: [width / 2 - 0.15, 0.56, 0.2],
        top: [0, 0.6, 0.1],
        head: [0, 0.72, -0.72],
        inside: [0, 0.57, -0.42],
      },
    };
  },
);

export const cradle = furnitureKit(['cradle', 'crib', 'cot', 'baby bed'], (builder, options) => {
  const { colour } = surfaceOf(options, '#b8834e');
  paintSurface(builder, colour, 'wood').box([0, 0.34, 0], [0.6, 0.05, 1.1], 0.02);
  for (const side of [-1, 1]) {
    for (let n = 0; n < 9; n += 1)
      builder.tube(
        [
          [side * 0.3, 0.34, -0.5 + n * 0.125],
          [side * 0.32, 0.82, -0.5 + n * 0.125],
        ],
        0.012,
        6,
      );
    builder
      .box([side * 0.32, 0.84, 0], [0.05, 0.05, 1.14], 0.02)
      .box([0, 0.58, side * 0.55], [0.62, 0.56, 0.04], 0.02)
      .box([0, 0.06, side * 0.45], [0.66, 0.06, 0.06], 0.02)
      .box([0, 0.2, side * 0.45], [0.08, 0.3, 0.05], 0.01);
  }
  builder.paint(fromHex('#f4efe6'), 'cloth').box([0, 0.42, 0], [0.54, 0.12, 1.02], 0.05, 3);
  builder.paint(fromHex('#a8c8e0'), 'cloth').box([0, 0.48, 0.16], [0.55, 0.08, 0.68], 0.04, 3);
  return { size: [0.72, 0.86, 1.2], anchors: { top: [0, 0.52, 0], inside: [0, 0.5, 0] } };
});
