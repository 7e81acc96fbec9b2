/** What small animals crawl on, seen from near: a blade of grass, a leaf on its stem, a twig. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { cross, mix, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import { swayMatrix } from '../foliage.ts';
import { still } from '../still-kit.ts';

/** Height of the place where the animal is, in metres. */
const top = 0.34;

type Strip = {
  /** The middle line, from the base to the tip. */
  at: (t: number) => Vec3;
  halfWidth: (t: number) => number;
  /** Which way the strip is wide. */
  across: Vec3;
  /** Height of the edges over the middle line, in half widths. */
  fold: number;
  hue: Vec3;
  hasSideVeins?: boolean;
  /** How much of the near half is eaten away there, from its edge inwards. */
  eaten?: (t: number) => number;
};

const addStrip = (b: MeshBuilder, { at, halfWidth, across, fold, hue, hasSideVeins, eaten }: Strip) => {
  const rows = eaten ? 72 : 36;
  const columns = 8;
  b.grid(
    Array.from({ length: rows + 1 }, (_, row) => {
      const t = row / rows;
      const p = at(t);
      const along = normalize(subtract(at(t + 0.01), at(t - 0.01)));
      const up = normalize(cross(across, along));
      const face: Vec3 = up[1] < 0 ? scale(up, -1) : up;
      return Array.from({ length: columns + 1 }, (_, column) => {
        const u = Math.min((column / columns) * 2 - 1, 1 - (eaten?.(t) ?? 0));
        const w = halfWidth(t);
        const lift = fold * w * Math.abs(u) ** 1.4;
        const midrib = smoothstep(0.14, 0.02, Math.abs(u));
        const vein = hasSideVeins
          ? smoothstep(0.75, 0.95, Math.cos((t * 11 - Math.abs(u) * 1.6) * Math.PI * 2))
          : smoothstep(0.6, 0.95, Math.cos(u * Math.PI * 5));
        const tone = 0.78 + 0.34 * noise(p[0] * 60, u * 3, p[2] * 60);
        b.paint(
          mix(scale(hue, tone), scale(mix(hue, [1, 1, 0.8], 0.35), 1.1), clamp(midrib + vein * 0.3)),
          'leaf',
        );
        const normal = normalize([
          face[0] - across[0] * u * fold,
          face[1] - across[1] * u * fold,
          face[2] - across[2] * u * fold,
        ]);
        return b.vertex(
          [
            p[0] + across[0] * u * w + face[0] * lift,
            p[1] + across[1] * u * w + face[1] * lift,
            p[2] + across[2] * u * w + face[2] * lift,
          ],
          normal,
        );
      });
    }),
  );
};

/** Rises from the ground, lies level in its middle and hangs at the tip. */
const arch =
  (x: number, z: number, high: number, reach: number, turn: number) =>
  (t: number): Vec3 => {
    const along = lerp(-0.75, 1, t) * reach;
    const y =
      high *
      (t < 0.5
        ? Math.sin((Math.max(0, t) / 0.5) * (Math.PI / 2)) ** 0.8
        : 1 - 0.5 * ((t - 0.5) / 0.5) ** 2.4);
    return [x + along * Math.cos(turn), y, z + along * Math.sin(turn)];
  };

const addBladesBehind = (b: MeshBuilder, hue: Vec3, random: () => number, count: number) => {
  for (let n = 0; n < count; n += 1) {
    const turn = random() * 6.28;
    addStrip(b, {
      at: arch(
        (random() - 0.5) * 0.9,
        -0.12 - random() * 0.5,
        0.22 + random() * 0.26,
        0.14 + random() * 0.14,
        turn,
      ),
      halfWidth: (t) => 0.012 * (1 - t ** 2.2) + 0.0005,
      across: [-Math.sin(turn), 0, Math.cos(turn)],
      fold: 0.5,
      hue: scale(hue, 0.65 + 0.4 * random()),
    });
  }
};

const perch = (
  nouns: string[],
  draw: (b: MeshBuilder, hue: Vec3, random: () => number) => number,
  green: string,
  way?: (x: number) => Vec3,
) =>
  still(nouns, ({ colour, seed, detail }) => {
    const b = new MeshBuilder();
    const random = createRandom(seed + 17);
    const hue = colour ?? fromHex(green);
    const y = draw(b, hue, random);
    addBladesBehind(b, fromHex('#5a8f2c'), random, [9, 5, 2][detail]!);
    b.twoSided();
    const at: Vec3 = [0, y, 0];
    return {
      size: [0.3, y, 0.05],
      parts: [{ name: 'plant', mesh: b.mesh }],
      anchors: { top: at, seat: at },
      ...(way && { way }),
      pose: ({ time, phase }) => ({
        parts: { plant: swayMatrix(time, phase, 0.006) },
        anchors: {},
      }),
    };
  });

const grassBlade = perch(
  ['blade of grass', 'grass blade', 'grass stalk', 'grass stem', 'plant stem', 'flower stem', 'reed stem'],
  (b, hue) => {
    addStrip(b, {
      at: arch(-0.06, 0, top, 0.44, 0.12),
      halfWidth: (t) => 0.042 * (1 - t ** 3) * (0.7 + 0.3 * Math.sin(t * Math.PI)) + 0.0008,
      across: [-Math.sin(0.12), 0.35, Math.cos(0.12)],
      fold: 0.18,
      hue,
    });
    return top + 0.001;
  },
  '#6fae34',
  (x) => {
    // The share of the blade's arch at this distance, and its height there.
    const t = (0.06 + x) / (1.75 * 0.44 * Math.cos(0.12)) + 0.75 / 1.75;
    const [, y, z] = arch(-0.06, 0, top, 0.44, 0.12)(t);
    return [x, y - top, z - 0.06 * Math.tan(0.12)];
  },
);

/** `bite`: how far it is eaten from its near edge, 0 to 1. */
const addBroadLeaf = (b: MeshBuilder, hue: Vec3, bite: number) => {
  const at = (t: number): Vec3 => [
    lerp(-0.17, 0.21, t),
    top - 0.05 * (t * 2 - 0.9) ** 2,
    0.02 * Math.sin(t * 3),
  ];
  addStrip(b, {
    at,
    halfWidth: (t) => 0.085 * Math.sin(Math.PI * clamp(t * 0.97 + 0.02)) ** 0.75 * (1.1 - 0.35 * t) + 0.0008,
    across: [0, -0.16, 1],
    fold: 0.12,
    hue,
    hasSideVeins: true,
    ...(bite > 0 && {
      // Round bites one beside the other.
      eaten: (t: number) => {
        const far = Math.abs(t - 0.52) / (0.07 + 0.09 * bite);
        return far > 1
          ? 0
          : (0.3 + 0.55 * bite) * Math.sqrt(1 - far * far) + 0.07 * Math.abs(Math.sin(t * 62));
      },
    }),
  });
  b.paint(scale(hue, 0.8), 'leaf').tube(
    [at(0.06), [-0.23, top - 0.06, -0.01], [-0.3, 0.14, -0.03], [-0.31, -0.02, -0.03]],
    [0.005, 0.007, 0.008, 0.009],
    8,
  );
  addStrip(b, {
    at: (t) => [-0.3 - 0.2 * t, 0.2 + 0.08 * t - 0.08 * t * t, -0.05 - 0.12 * t],
    halfWidth: (t) => 0.05 * Math.sin(Math.PI * clamp(t)) ** 0.75 + 0.0006,
    across: normalize([0.5, 0, -0.85]),
    fold: 0.14,
    hue: scale(hue, 0.85),
    hasSideVeins: true,
  });
};

const broadLeaf = perch(
  ['broad leaf', 'large leaf', 'plant leaf', 'leaf of a plant'],
  (b, hue) => {
    addBroadLeaf(b, hue, 0);
    return top - 0.004;
  },
  '#5a9a32',
  (x) => [x, 0.0005 - 0.05 * ((x + 0.17) / 0.19 - 0.9) ** 2, 0],
);

/** Bites a second, and how many there are to be taken. */
const bitesPerSecond = 1.25;
const bites = 6;

/** A leaf that is eaten while it is looked at: the hole in its edge grows bite by bite. */
const eatenLeaf = still(['leaf being eaten'], ({ colour, seed }) => {
  const hue = colour ?? fromHex('#5a9a32');
  const stages = Array.from({ length: bites }, (_, n) => {
    const b = new MeshBuilder();
    addBroadLeaf(b, hue, (n + 1) / bites);
    b.twoSided();
    return b.mesh;
  });
  const blades = new MeshBuilder();
  addBladesBehind(blades, fromHex('#5a8f2c'), createRandom(seed + 17), 9);
  blades.twoSided();
  const at: Vec3 = [0, top - 0.004, 0];
  return {
    size: [0.3, at[1], 0.05],
    parts: [...stages.map((mesh, n) => ({ name: `stage${n}`, mesh })), { name: 'blades', mesh: blades.mesh }],
    anchors: { top: at, seat: at },
    pose: ({ time, phase }) => {
      const shown = Math.min(bites - 1, Math.floor(time * bitesPerSecond));
      const sway = swayMatrix(time, phase, 0.006);
      return {
        parts: Object.fromEntries(stages.map((_, n) => [`stage${n}`, n === shown ? sway : null])),
        anchors: {},
      };
    },
  };
});

const thinTwig = perch(
  ['thin twig', 'small branch', 'small twig'],
  (b, hue) => {
    const bark = (p: Vec3) =>
      mix(fromHex('#4f3a28'), fromHex('#8a6c4a'), noise(p[0] * 90, p[1] * 60, p[2] * 60));
    b.paint(bark, 'bark').tube(
      [
        [-0.6, top - 0.12, -0.08],
        [-0.3, top - 0.045, -0.02],
        [0, top - 0.016, 0],
        [0.28, top - 0.024, 0.01],
        [0.6, top + 0.05, -0.05],
      ],
      [0.024, 0.02, 0.016, 0.013, 0.008],
      12,
    );
    for (const [x, up, z] of [
      [-0.34, 0.09, -0.1],
      [0.3, 0.12, -0.08],
      [0.42, -0.1, 0.05],
    ] as const) {
      const turn = Math.atan2(z, 0.12);
      addStrip(b, {
        at: (t) => [x + 0.13 * t, top - 0.03 + up * t, z * t * 1.6],
        halfWidth: (t) => 0.03 * Math.sin(Math.PI * clamp(t)) ** 0.8 + 0.0005,
        across: normalize([-Math.sin(turn), 0.1, Math.cos(turn)]),
        fold: 0.2,
        hue,
        hasSideVeins: true,
      });
    }
    return top;
  },
  '#6a9f38',
  (x) => [x, (x < 0 ? -0.28 : -0.14) * x * x, 0],
);

const cocoon = perch(
  ['cocoon', 'chrysalis', 'pupa'],
  (b) => {
    b.paint(fromHex('#6a4f36'), 'bark').tube(
      [
        [-0.5, top + 0.16, -0.05],
        [0, top + 0.13, 0],
        [0.5, top + 0.2, -0.06],
      ],
      [0.016, 0.013, 0.008],
      10,
    );
    // It hangs open on the side where the butterfly has come out.
    const hue = (p: Vec3) =>
      mix(
        fromHex('#9a7a4a'),
        fromHex('#d8c48a'),
        0.5 + 0.5 * Math.sin(p[1] * 260 + 3 * noise(p[0] * 50, 1, p[2] * 50)),
      );
    b.paint(hue, 'satin').sphere([-0.05, top + 0.045, -0.012], [0.026, 0.07, 0.024], 18);
    b.paint(fromHex('#3a2a1a'), 'matte').sphere([-0.036, top + 0.05, 0.006], [0.012, 0.042, 0.01], 12);
    b.paint(fromHex('#8a6f48'), 'matte').tube(
      [
        [-0.05, top + 0.13, -0.005],
        [-0.05, top + 0.1, -0.01],
      ],
      0.004,
      6,
    );
    return top;
  },
  '#5a9a32',
);

export const perches = [grassBlade, broadLeaf, eatenLeaf, thinTwig, cocoon];
