/** Tables and desks. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { noise } from '../../math/noise.ts';
import { mix, type Vec3 } from '../../math/vector.ts';
import { addLegs, furnitureKit, paintSurface, surfaceOf } from './furniture.ts';

/** The top of a board with the grain along it: fine dark lines, a knot here and there. */
const addGrain = (
  builder: MeshBuilder,
  colour: Vec3,
  width: number,
  deep: number,
  [x, y, z]: Vec3,
  seed: number,
): void => {
  const [across, along] = [14, 30];
  builder.paint((p) => {
    const bend = 0.012 * noise(p[0] * 3, seed, 0.5);
    const line = noise(p[0] * 1.6, seed * 3.1, (p[2] + bend) * 95);
    const band = noise(p[0] * 0.9, seed * 1.7, (p[2] + bend) * 22);
    return mix(lighten(colour, 0.1), darken(colour, 0.42), line * 0.55 + band * 0.45);
  }, 'satin');
  builder.heightField(
    { x0: x - width / 2, z0: z - deep / 2, x1: x + width / 2, z1: z + deep / 2 },
    { x: along, z: across },
    () => y,
  );
};

export const table = furnitureKit(
  [
    'table',
    'wooden table',
    'dining table',
    'kitchen table',
    'round table',
    'coffee table',
    'side table',
    'bedside table',
    'nightstand',
    'restaurant table',
    'cafe table',
    'long table',
    'tea table',
    'end table',
    'card table',
    'chess table',
  ],
  (builder, options) => {
    const { noun, traits, detail } = options;
    const { colour, material } = surfaceOf(options, '#96623a');
    const isRound =
      ['round table', 'cafe table', 'restaurant table', 'side table', 'end table'].includes(noun) ||
      traits.includes('round');
    const isLow = noun === 'coffee table' || noun === 'tea table';
    const isSmall = [
      'side table',
      'bedside table',
      'nightstand',
      'end table',
      'chess table',
      'card table',
    ].includes(noun);
    const isLong = noun === 'dining table' || noun === 'long table' || traits.includes('long');
    const height = isLow ? 0.44 : isSmall ? 0.62 : 0.75;
    const width = isSmall ? 0.6 : isLong ? 2.2 : isRound ? 1.05 : isLow ? 1.1 : 1.5;
    const length = isSmall ? 0.55 : isRound ? width : isLow ? 0.6 : 0.85;
    const top = lighten(colour, 0.05);
    if (isRound) {
      const r = width / 2;
      builder.paint(top, material).lathe(
        [
          [0, height],
          [r - 0.02, height],
          [r, height - 0.015],
          [r - 0.015, height - 0.04],
          [0, height - 0.04],
        ],
        detail === 0 ? 40 : 20,
      );
      builder.paint(darken(colour, 0.15), material).lathe(
        [
          [0.28, 0],
          [0.26, 0.04],
          [0.07, 0.1],
          [0.05, 0.3],
          [0.07, height - 0.12],
          [0.16, height - 0.04],
        ],
        16,
      );
    } else {
      // Boards, so that the top is not one flat sheet.
      const boards = material === 'wood' && detail === 0 ? 5 : 1;
      for (let n = 0; n < boards; n += 1) {
        const shade = boards > 1 ? darken(top, 0.08 * options.random()) : top;
        const z = -length / 2 + ((n + 0.5) * length) / boards;
        const deep = length / boards - (boards > 1 ? 0.003 : 0);
        builder
          .paint(shade, boards > 1 ? 'satin' : material)
          .box([0, height - 0.02, z], [width, 0.04, deep], 0.008);
        if (boards > 1) addGrain(builder, shade, width - 0.018, deep - 0.018, [0, height + 0.0005, z], n);
      }
      paintSurface(builder, darken(colour, 0.12), material).box(
        [0, height - 0.09, 0],
        [width - 0.16, 0.1, length - 0.14],
        0.01,
      );
      addLegs(builder, width - 0.08, length - 0.08, height - 0.04, 0.075);
      if (noun === 'bedside table' || noun === 'nightstand') {
        builder
          .paint(colour, material)
          .box([0, height * 0.45, 0], [width - 0.06, height * 0.75, length - 0.06], 0.01);
        builder.paint(darken(colour, 0.3), 'metal').sphere([0, height * 0.6, length / 2], 0.02, 8);
      }
      if (noun === 'chess table') {
        for (let i = 0; i < 8; i += 1) {
          for (let j = 0; j < 8; j += 1) {
            builder
              .paint(fromHex((i + j) % 2 ? '#3a2416' : '#e3cfa4'), 'satin')
              .box([(i - 3.5) * 0.055, height + 0.001, (j - 3.5) * 0.055], [0.055, 0.004, 0.055]);
          }
        }
      }
    }
    return { size: [width, height, length], anchors: { top: [0, height, 0] } };
  },
);

export const desk = furnitureKit(
  ['desk', 'writing desk', 'school desk', 'office desk', 'teacher desk'],
  (builder, options) => {
    const { noun } = options;
    const { colour, material } = surfaceOf(options, noun === 'school desk' ? '#c89a5a' : '#80522e');
    const isSchool = noun === 'school desk';
    const [width, length, height] = isSchool ? [0.75, 0.5, 0.72] : [1.5, 0.72, 0.75];
    paintSurface(builder, colour, material).box([0, height - 0.02, 0], [width, 0.045, length], 0.01);
    if (isSchool) {
      builder.paint(fromHex('#4a5058'), 'metal');
      addLegs(builder, width - 0.06, length - 0.06, height - 0.04, 0.035, 1);
      paintSurface(builder, darken(colour, 0.2), material).box(
        [0, height - 0.14, -0.02],
        [width - 0.1, 0.02, length - 0.1],
      );
    } else {
      for (const side of [-1, 1]) {
        paintSurface(builder, darken(colour, 0.08), material).box(
          [side * (width / 2 - 0.22), height / 2 - 0.02, 0],
          [0.42, height - 0.05, length - 0.08],
          0.01,
        );
        for (let n = 0; n < 3; n += 1) {
          builder
            .paint(lighten(colour, 0.04), material)
            .box([side * (width / 2 - 0.22), 0.16 + n * 0.2, length / 2 - 0.03], [0.36, 0.17, 0.02], 0.006);
          builder
            .paint(fromHex('#c8a050'), 'metal')
            .box([side * (width / 2 - 0.22), 0.17 + n * 0.2, length / 2 - 0.01], [0.1, 0.018, 0.02], 0.006);
        }
      }
      paintSurface(builder, darken(colour, 0.15), material).box(
        [0, height * 0.6, -length / 2 + 0.06],
        [width - 0.2, height * 0.7, 0.02],
      );
    }
    return { size: [width, height, length], anchors: { top: [0, height, 0] } };
  },
);

export const counter = furnitureKit(
  [
    'kitchen counter',
    'counter',
    'bar counter',
    'bar',
    'reception',
    'reception desk',
    'shop counter',
    'worktop',
  ],
  (builder, options) => {
    const isBar = options.noun.startsWith('bar');
    const { colour, material } = surfaceOf(options, isBar ? '#5a3420' : '#e6e0d4', isBar ? 'wood' : 'satin');
    const [width, height, length] = [isBar ? 3 : 2, isBar ? 1.1 : 0.92, 0.62];
    paintSurface(builder, colour, material).box(
      [0, height / 2 - 0.02, -0.02],
      [width, height - 0.06, length - 0.06],
      0.008,
    );
    builder
      .paint(isBar ? fromHex('#3a2014') : fromHex('#8f7350'), isBar ? 'glossy' : 'wood')
      .box([0, height - 0.02, 0], [width + 0.06, 0.045, length + (isBar ? 0.1 : 0)], 0.012);
    const doors = Math.round(width / 0.5);
    for (let n = 0; n < doors; n += 1) {
      const x = -width / 2 + ((n + 0.5) * width) / doors;
      builder
        .paint(lighten(colour, 0.08), material)
        .box([x, height * 0.47, length / 2 - 0.045], [width / doors - 0.04, height * 0.72, 0.03], 0.01);
      if (!isBar)
        builder
          .paint(fromHex('#a8a49a'), 'metal')
          .box([x + width / doors / 2 - 0.07, height * 0.7, length / 2 - 0.02], [0.02, 0.14, 0.02], 0.006);
    }
    if (isBar)
      builder.paint(fromHex('#c8a050'), 'metal').tube(
        [
          [-width / 2, 0.2, length / 2 + 0.1],
          [width / 2, 0.2, length / 2 + 0.1],
        ],
        0.025,
        8,
      );
    // Things are set down up to this edge.
    return { size: [width, height, isBar ? length + 0.1 : length], anchors: { top: [0, height, 0] } };
  },
);

export const podium = furnitureKit(
  ['podium', 'pedestal', 'plinth', 'lectern', 'altar', 'platform', 'winners podium', 'stage platform'],
  (builder, options) => {
    const { noun } = options;
    const { colour, material } = surfaceOf(
      options,
      noun === 'lectern' ? '#7a4c2a' : '#d8d2c6',
      noun === 'lectern' ? 'wood' : 'plaster',
    );
    if (noun === 'lectern') {
      paintSurface(builder, colour, material)
        .box([0, 0.5, 0], [0.5, 1, 0.36], 0.02)
        .box([0, 1.12, 0.02], [0.66, 0.05, 0.5], 0.015);
      return { size: [0.66, 1.15, 0.5], anchors: { top: [0, 1.15, 0] } };
    }
    if (noun === 'podium' || noun === 'winners podium') {
      for (const [n, [x, h]] of (
        [
          [0, 0.6],
          [-0.85, 0.42],
          [0.85, 0.3],
        ] as const
      ).entries()) {
        paintSurface(builder, colour, material).box([x, h / 2, 0], [0.84, h, 0.8], 0.02);
        builder
          .paint(fromHex(['#d8a63a', '#b8bcc2', '#b87848'][n]!), 'metal')
          .box([x, h * 0.55, 0.41], [0.2, 0.22, 0.02], 0.01);
      }
      return { size: [2.55, 0.6, 0.8], anchors: { top: [0, 0.6, 0] } };
    }
    const isFlat = noun.includes('platform') || noun === 'altar';
    const [width, height] = isFlat ? [2.4, noun === 'altar' ? 0.95 : 0.5] : [0.5, 1];
    const length = isFlat ? 1.1 : 0.5;
    paintSurface(builder, colour, material).box([0, height / 2, 0], [width, height, length], 0.015);
    builder
      .box([0, 0.05, 0], [width + 0.12, 0.1, length + 0.12], 0.02)
      .box([0, height - 0.04, 0], [width + 0.1, 0.08, length + 0.1], 0.02);
    return { size: [width + 0.12, height, length + 0.12], anchors: { top: [0, height, 0] } };
  },
);
