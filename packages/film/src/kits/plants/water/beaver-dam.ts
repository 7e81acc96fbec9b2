/** A beaver's dam: a long heap of gnawed sticks and mud with the water dammed up behind it. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { still } from '../still-kit.ts';

const [long, high, deep] = [2.6, 0.65, 1.1];

export const beaverDam = still(['beaver dam', 'beaver lodge', 'pile of sticks'], ({ seed, detail }) => {
  const random = createRandom(seed + 23);
  const b = new MeshBuilder();
  const mud = (p: Vec3) => mix(fromHex('#3a2c1e'), fromHex('#6b543a'), noise(p[0] * 6, p[1] * 6, p[2] * 6));
  b.paint(mud, 'soil').sphere([0, -0.1, 0], [long / 2, high, deep / 2], [26, 16, 10][detail]!);
  const count = [170, 80, 36][detail]!;
  for (let n = 0; n < count; n += 1) {
    const across = random() * 2 - 1;
    const round = (random() * 2 - 1) * 1.35;
    const bulge = Math.sqrt(Math.max(0.05, 1 - across * across));
    const at: Vec3 = [
      (across * long) / 2,
      Math.cos(round) * high * bulge - 0.08,
      (Math.sin(round) * deep * bulge) / 2,
    ];
    const turn = (random() - 0.5) * 1.5;
    const half = 0.22 + 0.35 * random();
    const rise = (random() - 0.4) * 0.35;
    const way: Vec3 = [Math.cos(turn) * half, rise * half, Math.sin(turn) * half];
    const thick = 0.016 + 0.024 * random();
    const shade = mix(fromHex('#5a4230'), fromHex('#a98a62'), random());
    const ends: Vec3[] = [
      [at[0] - way[0], at[1] - way[1], at[2] - way[2]],
      [at[0] + way[0], at[1] + way[1], at[2] + way[2]],
    ];
    b.paint(shade, 'bark').tube([ends[0]!, at, ends[1]!], [thick, thick, thick * 0.8], detail === 0 ? 7 : 5);
    // Gnawed ends are pale and pointed.
    b.paint(fromHex('#e3c590'), 'wood').tube(
      [ends[1]!, [ends[1]![0] + way[0] * 0.14, ends[1]![1] + way[1] * 0.14, ends[1]![2] + way[2] * 0.14]],
      [thick * 0.85, 0.003],
      6,
    );
  }
  return {
    size: [long, high, deep],
    parts: [{ name: 'dam', mesh: b.mesh }],
    anchors: { top: [0, high * 0.9, 0] },
  };
});

/** A cut branch with its leaves, held across the mouth: what a beaver or a dog drags. */
export const cutBranch = still(['cut branch', 'leafy branch', 'leafy stick'], ({ seed }) => {
  const random = createRandom(seed + 5);
  const b = new MeshBuilder();
  const wood = (p: Vec3) =>
    mix(fromHex('#5a4230'), fromHex('#94774f'), noise(p[0] * 12, p[1] * 30, p[2] * 30));
  const points: Vec3[] = [
    [-0.45, 0, 0.02],
    [0, 0.01, 0],
    [0.5, 0.03, -0.06],
    [0.95, 0.1, -0.2],
  ];
  b.paint(wood, 'bark').tube(points, [0.026, 0.024, 0.018, 0.008], 9);
  b.paint(fromHex('#e3c590'), 'wood').tube(
    [
      [-0.45, 0, 0.02],
      [-0.5, 0, 0.025],
    ],
    [0.024, 0.004],
    8,
  );
  for (const [x, side] of [
    [0.3, 1],
    [0.5, -1],
    [0.7, 1],
  ] as const) {
    const tip: Vec3 = [x + 0.26, 0.12 + 0.05 * side, side * 0.2 - 0.08];
    b.paint(wood, 'bark').tube([[x, 0.03, -0.05], tip], [0.012, 0.004], 6);
    for (let n = 0; n < 9; n += 1) {
      const t = 0.3 + 0.75 * random();
      const hue = scale(mix(fromHex('#4f7f2a'), fromHex('#9cc24a'), random()), 0.9);
      b.paint(hue, 'leaf').sphere(
        [
          x + 0.26 * t + 0.06 * (random() - 0.5),
          0.04 + (tip[1] - 0.03) * t + 0.09 * (random() - 0.4),
          -0.05 + (tip[2] + 0.05) * t + 0.09 * (random() - 0.5),
        ],
        [0.05, 0.012, 0.03],
        7,
      );
    }
  }
  return {
    size: [1.45, 0.2, 0.4],
    parts: [{ name: 'branch', mesh: b.mesh }],
    anchors: { grip: [0, 0.01, 0] },
  };
});
