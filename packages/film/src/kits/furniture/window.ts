/** A window in a piece of wall, with its weather and sun outside. */

import { fromHex } from '../../math/colour.ts';
import { fraction } from '../../math/interpolate.ts';
import { noise } from '../../math/noise.ts';
import { mix, normalize, scale, type Vec3 } from '../../math/vector.ts';
import type { Particle, PoseInput } from '../model.ts';
import { furnitureKit } from './furniture.ts';

/** Streaks of rain with drops that run down the glass, or flakes. */
const fallBehindPane = (kind: 'rain' | 'snow', time: number, [w, h, sill]: Vec3): Particle[] =>
  Array.from({ length: kind === 'rain' ? 150 : 70 }, (_, n) => {
    const isDrop = kind === 'rain' && n % 2 === 0;
    const speed = kind === 'snow' ? 0.16 : isDrop ? (n % 3 ? 0.02 : 0.2) : 1.6;
    const x = (fraction(n * 0.618) - 0.5) * w * 0.96;
    const y = sill + 0.04 + (1 - fraction(n * 0.377 + time * speed)) * (h - 0.08);
    const z = isDrop ? -0.085 : -0.095;
    const length = kind === 'snow' ? 0 : isDrop ? 0.02 + (n % 3 ? 0 : 0.09) : 0.12;
    const end: Vec3 = [x + (isDrop ? 0 : 0.02), Math.min(sill + h, y + length), z];
    return {
      position: [x + (kind === 'snow' ? 0.03 * Math.sin(time + n) : 0), y, z],
      ...(kind === 'rain' && { end }),
      size: kind === 'snow' ? 0.008 + 0.006 * (n % 3) : isDrop ? 0.005 : 0.0022,
      colour: kind === 'snow' ? [1.2, 1.2, 1.25] : [0.85, 0.92, 1],
      opacity: isDrop ? 0.6 : kind === 'snow' ? 0.95 : 0.5,
    };
  });

/** Shafts of low sun through the panes, with dust in them. */
const sunThroughPane = (time: number, [w, h, sill]: readonly [number, number, number]) => ({
  beams: [-0.3, 0.05, 0.38].map((share) => ({
    position: [share * w - 0.55, sill + h * 0.98, -0.3] as Vec3,
    direction: normalize([0.5, -0.66, 0.42]),
    colour: [0.55, 0.4, 0.18] as Vec3,
    spread: 0.055,
    reach: 2.6,
  })),
  lamps: [
    { position: [-0.45, sill + h * 0.5, 0.5] as Vec3, colour: [0.16, 0.11, 0.05] as Vec3, reach: 1.6 },
    { position: [0.1, sill + h * 0.3, 0.02] as Vec3, colour: [0.1, 0.065, 0.03] as Vec3, reach: 0.8 },
  ],
  particles: Array.from({ length: 46 }, (_, n) => ({
    position: [
      ((n * 0.618) % 1) * w - w / 2 + 0.05 * Math.sin(time * 0.4 + n),
      sill + ((n * 0.377 + 9 - time * 0.02) % 1) * h,
      0.05 + ((n * 0.271) % 1) * 0.5,
    ] as Vec3,
    size: 0.0025 + 0.002 * (n % 3),
    colour: [1.5, 1.25, 0.8] as Vec3,
    opacity: 0.7,
  })),
});

/** A casement in a piece of wall, with a sill and a daylit view painted behind the panes. */
export const windowThing = furnitureKit(
  ['window', 'window frame', 'window sill', 'windowsill', 'rainy window'],
  (builder, options) => {
    const frame = options.colour ?? fromHex('#f4f0e6');
    const [w, h, sill] = [1.3, 1.4, 0.85];
    builder.paint(fromHex('#d9cfba'), 'plaster');
    builder
      .box([0, sill / 2, -0.06], [w + 1, sill, 0.12])
      .box([0, sill + h + 0.2, -0.06], [w + 1, 0.4, 0.12]);
    for (const side of [-1, 1]) builder.box([side * (w / 2 + 0.25), sill + h / 2, -0.06], [0.5, h, 0.12]);
    const falls = (['rain', 'snow'] as const).find((one) => options.traits.includes(`${one} outside`));
    const isNight = options.traits.includes('night outside');
    const isSunny = options.traits.includes('sun outside') && !falls && !isNight;
    const [low, high, sky] = isNight
      ? ['#10202c', '#1c3038', '#1c2a52']
      : falls === 'rain'
        ? ['#46584e', '#5c6e5e', '#8496a4']
        : falls === 'snow'
          ? ['#c8d4de', '#e8eef4', '#c4d0dc']
          : isSunny
            ? ['#7f9a62', '#a9b87c', '#ffe6b4']
            : ['#5d8a45', '#8fb060', '#bcd8f0'];
    builder.paint(
      (p) =>
        mix(
          mix(fromHex(low), fromHex(high), noise(p[0] * 9, 1, p[1] * 9)),
          scale(fromHex(sky), isNight || falls ? 1 : isSunny ? 1.45 : 1.3),
          Math.min(1, Math.max(0, (p[1] - sill - 0.35) * 5)),
        ),
      'glow',
    );
    const rows = Array.from({ length: 13 }, (_, j) =>
      Array.from({ length: 13 }, (_, i) =>
        builder.vertex([-w / 2 + (w * i) / 12, sill + (h * j) / 12, -0.1], [0, 0, 1]),
      ),
    );
    builder.grid(rows);
    builder.paint(frame, 'satin');
    for (const x of [-w / 2, 0, w / 2])
      builder.box([x, sill + h / 2, -0.03], [x === 0 ? 0.05 : 0.09, h, 0.1], 0.01);
    for (const t of [0, 0.55, 1])
      builder.box([0, sill + h * t, -0.03], [w, t === 0.55 ? 0.045 : 0.09, 0.1], 0.01);
    builder.box([0, sill - 0.02, 0.08], [w + 0.24, 0.05, 0.3], 0.015);
    return {
      size: [w + 1, sill + h + 0.4, 0.3],
      anchors: { top: [0, sill + 0.01, 0.1], seat: [0, sill + 0.01, 0.1] },
      ...(isSunny && {
        pose: ({ time }: PoseInput) => ({ parts: {}, anchors: {}, ...sunThroughPane(time, [w, h, sill]) }),
      }),
      ...(falls && {
        pose: ({ time }: PoseInput) => ({
          parts: {},
          anchors: {},
          particles: fallBehindPane(falls, time, [w, h, sill]),
        }),
      }),
    };
  },
);
