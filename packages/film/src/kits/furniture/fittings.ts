/** Parts of rooms as things: door, curtain, carpet, market stall, picnic blanket. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, type Vec3 } from '../../math/vector.ts';
import { furnitureKit, paintSurface, surfaceOf } from './furniture.ts';

export const door = furnitureKit(
  ['door', 'front door', 'wooden door', 'doorway', 'entrance'],
  (builder, options) => {
    const { colour } = surfaceOf(options, '#7a4a2a');
    if (options.noun.includes('gate')) {
      for (const side of [-1, 1])
        paintSurface(builder, darken(colour, 0.2), 'wood').box(
          [side * 0.62, 0.65, 0],
          [0.14, 1.3, 0.14],
          0.02,
        );
      for (let n = 0; n < 8; n += 1)
        paintSurface(builder, colour, 'wood').box([-0.5 + n * 0.143, 0.6, 0], [0.09, 1.05, 0.025], 0.008);
      builder.box([0, 0.3, -0.025], [1.1, 0.08, 0.03]).box([0, 0.9, -0.025], [1.1, 0.08, 0.03]);
      return { size: [1.4, 1.3, 0.2], anchors: { door: [0, 0, 0.2], top: [0, 1.15, 0] } };
    }
    builder
      .paint(fromHex('#efe9dc'), 'satin')
      .box([-0.5, 1.05, 0], [0.1, 2.1, 0.16], 0.01)
      .box([0.5, 1.05, 0], [0.1, 2.1, 0.16], 0.01)
      .box([0, 2.12, 0], [1.1, 0.1, 0.16], 0.01);
    // Behind it a lit room, seen when it opens.
    builder.paint([1.3, 1.05, 0.7], 'glow').box([0, 1.04, -0.07], [0.9, 2.06, 0.01]);
    const leaf = new MeshBuilder();
    paintSurface(leaf, colour, 'wood').box([0, 1.04, 0], [0.9, 2.06, 0.05], 0.01);
    for (const x of [-0.21, 0.21])
      for (const [y, h] of [
        [0.5, 0.7],
        [1.5, 0.85],
      ] as const)
        leaf.paint(lighten(colour, 0.07), 'wood').box([x, y, 0.028], [0.3, h, 0.02], 0.01);
    leaf.region('handle', (b) => b.paint(fromHex('#d8b45a'), 'metal').sphere([0.36, 1, 0.06], 0.035, 12));
    return {
      size: [1.1, 2.17, 0.2],
      anchors: { door: [0, 0, 0.4] },
      parts: [{ name: 'leaf', mesh: leaf.mesh }],
      pose: ({ action, actionTime, actionSeconds }) => {
        const share = actionTime / Math.max(0.5, actionSeconds);
        const angle = action === 'open' ? 1.5 * smoothstep(0.06, 0.85, share) : 0;
        const leafAt = multiply(translation(-0.45, 0, 0.02), rotationY(-angle), translation(0.45, 0, 0));
        return { parts: { leaf: leafAt }, anchors: {} };
      },
    };
  },
);

export const curtain = furnitureKit(['curtain', 'curtains', 'drape'], (builder, options) => {
  const colour = options.colour ?? fromHex('#a83a34');
  const [w, h] = [1.8, 2.3];
  for (const side of [-1, 1]) {
    const rows = Array.from({ length: 14 }, (_, j) => {
      const y = h - (h * j) / 13;
      return Array.from({ length: 41 }, (_, i) => {
        const u = i / 40;
        const x = side * (w / 2 - u * (0.42 + 0.12 * Math.cos((j / 13) * 3)));
        const z = 0.045 * Math.sin(u * 38) * (0.6 + 0.4 * (j / 13));
        builder.paint(darken(colour, 0.25 - 0.25 * Math.sin(u * 38)), 'cloth');
        return builder.vertex([x, y, z], [-Math.cos(u * 38) * 0.8 * side, 0, 1]);
      });
    });
    builder.grid(rows);
  }
  builder.twoSided();
  builder.paint(fromHex('#7a5a34'), 'wood').tube(
    [
      [-w / 2 - 0.15, h + 0.03, 0],
      [w / 2 + 0.15, h + 0.03, 0],
    ],
    0.02,
    10,
  );
  return { size: [w + 0.3, h + 0.05, 0.15], anchors: {} };
});

export const carpet = furnitureKit(
  [
    'carpet',
    'rug',
    'mat',
    'doormat',
    'yoga mat',
    'blanket',
    'red carpet',
    'flying carpet',
    'magic carpet',
    'dance mat',
    'cardboard mat',
    'gym mat',
  ],
  (builder, options) => {
    const { noun } = options;
    const isBlanket = noun.includes('blanket');
    const isYoga = /^(?:yoga|dance|cardboard|gym) mat$/.test(noun);
    const isCardboard = /^(?:dance|cardboard) mat$/.test(noun);
    const colour =
      options.colour ??
      fromHex(
        isBlanket
          ? '#c23a34'
          : isCardboard
            ? '#b98d55'
            : isYoga
              ? '#3a8a9a'
              : noun === 'red carpet'
                ? '#b01c28'
                : '#8a2f2c',
      );
    const [w, l] =
      isCardboard || noun === 'gym mat'
        ? [2.4, 2]
        : isYoga
          ? [0.7, 1.8]
          : noun === 'red carpet'
            ? [1.8, 8]
            : noun.includes('mat')
              ? [0.9, 0.6]
              : [2.4, 1.6];
    const pattern = (p: Vec3): Vec3 => {
      const [u, v] = [p[0] / w + 0.5, p[2] / l + 0.5];
      if (isBlanket)
        return Math.floor(u * 12) % 2 === Math.floor(v * 8) % 2
          ? colour
          : mix(colour, fromHex('#f6efe2'), Math.floor(u * 12) % 2 ? 0.5 : 0.95);
      if (isYoga || noun === 'red carpet') return darken(colour, 0.05 * noise(p[0] * 20, 1, p[2] * 20));
      const border = Math.min(u, 1 - u) * w < 0.14 || Math.min(v, 1 - v) * l < 0.14;
      const diamond = Math.abs(u - 0.5) * 2 + Math.abs(v - 0.5) * 2;
      if (border) return fromHex('#2c3a5a');
      return diamond < 0.35 ? fromHex('#d8b878') : diamond < 0.5 ? fromHex('#2c3a5a') : colour;
    };
    builder
      .paint(pattern, 'cloth')
      .heightField(
        { x0: -w / 2, z0: -l / 2, x1: w / 2, z1: l / 2 },
        { x: 48, z: 34 },
        (x, z) => 0.014 + (isBlanket ? 0.012 * noise(x * 4, 1, z * 4) : 0),
      );
    if (!isBlanket && !isYoga) {
      builder.paint(fromHex('#e8dcc0'), 'cloth');
      for (const side of [-1, 1])
        for (let n = 0; n < 30; n += 1)
          builder.box([side * (w / 2 + 0.035), 0.008, -l / 2 + ((n + 0.5) * l) / 30], [0.07, 0.008, 0.012]);
    }
    return { size: [w, 0.02, l], anchors: { top: [0, 0.02, 0], seat: [0, 0.02, 0] } };
  },
);

export const marketStall = furnitureKit(
  ['market stall', 'stall', 'stand', 'kiosk', 'food stall', 'booth'],
  (builder, options) => {
    const { random } = options;
    const colour =
      options.colour ?? fromHex(['#c23a2e', '#2f7a5a', '#d8922a', '#31507c'][Math.floor(random() * 4)]!);
    const w = 2.4;
    paintSurface(builder, fromHex('#8a5c36'), 'wood');
    for (const x of [-w / 2, w / 2])
      for (const [z, h] of [
        [-0.6, 2.5],
        [0.7, 2.15],
      ] as const)
        builder.tube(
          [
            [x, 0, z],
            [x, h, z],
          ],
          0.04,
          8,
        );
    builder.box([0, 0.8, 0.2], [w, 0.05, 1], 0.01).box([0, 0.42, 0.66], [w, 0.7, 0.03]);
    const stripes = 10;
    for (let n = 0; n < stripes; n += 1) {
      const [a, b] = [
        -w / 2 - 0.15 + ((w + 0.3) * n) / stripes,
        -w / 2 - 0.15 + ((w + 0.3) * (n + 1)) / stripes,
      ];
      builder.paint(n % 2 ? colour : fromHex('#f4eddc'), 'cloth');
      builder.quad([a, 2.55, -0.75], [b, 2.55, -0.75], [b, 2.1, 1], [a, 2.1, 1], [0, 0.96, 0.28]);
      builder.quad([a, 2.53, -0.75], [b, 2.53, -0.75], [b, 2.08, 1], [a, 2.08, 1], [0, -0.96, -0.28]);
      builder.quad([a, 2.1, 1.005], [b, 2.1, 1.005], [b, 1.88, 1.01], [a, 1.88, 1.01], [0, 0, 1]);
    }
    const goods = ['#d8402a', '#e8a02a', '#6a9a34', '#8a3a6a', '#e8d04a'].map(fromHex);
    for (let crate = 0; crate < 4; crate += 1) {
      const x = -w / 2 + 0.33 + crate * 0.58;
      paintSurface(builder, fromHex('#b08a5a'), 'wood').box([x, 0.88, 0.3], [0.5, 0.12, 0.6], 0.01);
      builder.paint(goods[crate % 5]!, 'satin');
      for (let n = 0; n < 14; n += 1)
        builder.sphere(
          [x - 0.18 + (n % 4) * 0.12, 0.97 + 0.03 * random(), 0.08 + Math.floor(n / 4) * 0.14],
          0.065,
          8,
        );
    }
    return { size: [w + 0.3, 2.55, 1.8], anchors: { top: [0, 0.83, 0.4] } };
  },
);

/** Brick surround, logs, and flames that lick. */
