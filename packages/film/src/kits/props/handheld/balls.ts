/** Balls of every game; they roll, and bounce when dribbled. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import { normalize, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';

const golden = (1 + Math.sqrt(5)) / 2;

/** Corners of an icosahedron: the black patches of a football. */
const icosahedron: Vec3[] = [-1, 1]
  .flatMap((a) =>
    [-golden, golden].flatMap((b): Vec3[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map(normalize);

type BallLook = {
  radius: number;
  paint: (n: Vec3, colour: Vec3 | null) => Vec3;
  material: 'satin' | 'glossy' | 'fur';
};

const seam = (distance: number, width: number) => Math.abs(distance) < width;

const ballLooks: Record<string, BallLook> = {
  football: {
    radius: 0.11,
    material: 'satin',
    paint: (n, colour) => {
      const near = Math.max(...icosahedron.map((c) => c[0] * n[0] + c[1] * n[1] + c[2] * n[2]));
      return near > 0.93
        ? [0.03, 0.03, 0.035]
        : near > 0.915
          ? [0.5, 0.5, 0.5]
          : (colour ?? [0.9, 0.9, 0.88]);
    },
  },
  basketball: {
    radius: 0.12,
    material: 'satin',
    paint: (n, colour) =>
      seam(n[0], 0.03) || seam(n[1], 0.03) || seam(Math.abs(n[2]) - 0.62 + n[1] * n[1] * 0.3, 0.03)
        ? [0.03, 0.02, 0.02]
        : (colour ?? fromHex('#d2691e')),
  },
  'tennis ball': {
    radius: 0.036,
    material: 'fur',
    paint: (n, colour) =>
      seam(n[1] - 0.55 * Math.sin(2 * Math.atan2(n[2], n[0])), 0.09)
        ? [0.9, 0.9, 0.86]
        : (colour ?? fromHex('#c8e03a')),
  },
  baseball: {
    radius: 0.04,
    material: 'satin',
    paint: (n, colour) =>
      seam(n[1] - 0.55 * Math.sin(2 * Math.atan2(n[2], n[0])), 0.07)
        ? fromHex('#c0282f')
        : (colour ?? [0.9, 0.88, 0.84]),
  },
  'beach ball': {
    radius: 0.2,
    material: 'glossy',
    paint: (n, colour) => {
      if (Math.abs(n[1]) > 0.96) return [0.92, 0.92, 0.9];
      const k = Math.floor(((Math.atan2(n[2], n[0]) / (2 * Math.PI) + 1) % 1) * 6);
      return (
        ([
          fromHex('#e0303a'),
          [0.92, 0.92, 0.9],
          fromHex('#2f8fe0'),
          [0.92, 0.92, 0.9],
          fromHex('#f4c82a'),
          [0.92, 0.92, 0.9],
        ][k] as Vec3) ?? colour
      );
    },
  },
  volleyball: {
    radius: 0.105,
    material: 'satin',
    paint: (n, colour) =>
      seam(n[0] * 0.5, 0.02) || seam(n[1] - 0.4, 0.025) || seam(n[1] + 0.4, 0.025)
        ? [0.3, 0.35, 0.6]
        : (colour ?? (n[1] > 0.4 || n[1] < -0.4 ? fromHex('#f0d03a') : [0.9, 0.9, 0.88])),
  },
  ball: {
    radius: 0.12,
    material: 'glossy',
    paint: (n, colour) =>
      Math.abs(n[1]) < 0.34
        ? [0.92, 0.91, 0.88]
        : n[1] > 0
          ? (colour ?? fromHex('#d8303a'))
          : (colour ?? fromHex('#2f6fd0')),
  },
  'bowling ball': {
    radius: 0.108,
    material: 'glossy',
    paint: (n, colour) =>
      [
        [0, 0.95, 0.3],
        [0.14, 0.95, 0.2],
        [-0.14, 0.95, 0.2],
      ].some((h) => Math.hypot(n[0] - h[0]!, n[1] - h[1]!, n[2] - h[2]!) < 0.1)
        ? [0.01, 0.01, 0.01]
        : (colour ?? fromHex('#22305c')),
  },
  'golf ball': { radius: 0.022, material: 'glossy', paint: (_, colour) => colour ?? [0.92, 0.92, 0.9] },
  'american football': {
    radius: 0.1,
    material: 'satin',
    paint: (n, colour) =>
      n[1] > 0.7 && Math.abs(n[2]) < 0.5 && Math.abs(n[0]) < 0.25
        ? [0.92, 0.9, 0.86]
        : seam(Math.abs(n[2]) - 0.72, 0.05)
          ? [0.92, 0.9, 0.86]
          : (colour ?? fromHex('#7a3f1e')),
  },
  'ping pong ball': { radius: 0.02, material: 'glossy', paint: (_, colour) => colour ?? [0.93, 0.92, 0.88] },
  snowball: { radius: 0.06, material: 'fur', paint: (_, colour) => colour ?? [0.92, 0.94, 0.97] },
};

const ballAliases: Record<string, string> = {
  'soccer ball': 'football',
  'rugby ball': 'american football',
  'toy ball': 'ball',
  softball: 'baseball',
  'cricket ball': 'baseball',
  'rubber ball': 'ball',
  dodgeball: 'ball',
};

/** Rolls by the way it has gone, and bounces when dribbled. The hand is on top of it. */
export const ball: Kit = {
  name: 'ball',
  nouns: [...Object.keys(ballLooks), ...Object.keys(ballAliases)],
  locomotion: 'rolls',
  speeds: { slow: 1.5, fast: 5 },
  build: (options) => {
    const look = ballLooks[ballAliases[options.noun] ?? options.noun] ?? ballLooks.ball!;
    const { radius } = look;
    const isLong = (ballAliases[options.noun] ?? options.noun) === 'american football';
    const builder = new MeshBuilder();
    builder
      .paint((_, n) => look.paint(n, options.colour), look.material)
      .sphere(
        [0, 0, 0],
        isLong ? [radius * 0.85, radius * 0.85, radius * 1.5] : radius,
        [48, 28, 12][options.detail]!,
      );
    const place = (y: number, roll: number) => multiply(translation(0, y, 0), rotationX(roll));
    return {
      size: [radius * 2, radius * 2, radius * 2],
      parts: [{ name: 'ball', mesh: builder.mesh }],
      anchors: {
        grip: [0, radius, -radius * 0.75],
        gripLeft: [0, radius, radius * 0.6],
        top: [0, radius * 2, 0],
      },
      pose: ({ travelled, action, actionTime }) => {
        if (action === 'dribble') {
          const u = fraction(actionTime / 0.62);
          return {
            parts: { ball: place(radius - Math.sin(Math.PI * u) * 0.72, actionTime * 3) },
            anchors: {},
          };
        }
        return { parts: { ball: place(radius, travelled / radius) }, anchors: {} };
      },
    };
  },
};
