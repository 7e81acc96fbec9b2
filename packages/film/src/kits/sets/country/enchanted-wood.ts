/** What makes a wood an enchanted one: mushrooms that glow, lights that drift, mist along the ground, beams through the crowns. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { driftingMist } from '../shared/spray.ts';

const hues = ['#2fd8e8', '#b46aff', '#4af0a0', '#ff7ad8'].map(fromHex);

export const isEnchanted = (set: SetBuilder) => set.request.details?.includes('enchanted') ?? false;

/** Three of them, half a metre high; light enough to stand in dozens. */
const buildGlowingMushrooms = (hue: Vec3): Mesh => {
  const b = new MeshBuilder();
  for (const [x, z, k] of [
    [0, 0, 1],
    [0.3, 0.14, 0.6],
    [-0.27, 0.17, 0.45],
  ] as const)
    b.at(translation(x, 0, z), (m) => {
      m.paint((p) => scale(hue, 0.25 + (1.4 * p[1]) / k), 'glow').lathe(
        [
          [0.08 * k, 0],
          [0.055 * k, 0.2 * k],
          [0.06 * k, 0.4 * k],
        ],
        9,
      );
      m.paint((p) => scale(hue, p[1] < 0.46 * k ? 2.2 : 1.2), 'glow').lathe(
        [
          [0.06 * k, 0.4 * k],
          [0.27 * k, 0.38 * k],
          [0.29 * k, 0.42 * k],
          [0.24 * k, 0.52 * k],
          [0.13 * k, 0.6 * k],
          [0, 0.62 * k],
        ],
        14,
      );
    });
  return b.mesh;
};

export const addEnchantment = (set: SetBuilder): void => {
  const { random, area } = set;
  const reach = Math.max(4, area.cameraDistance);
  const stock = hues.map(buildGlowingMushrooms);
  const grow = Math.min(2.6, Math.max(0.8, reach / 5));
  let lamps = 0;
  const plant = (x: number, z: number, n: number, size: number) => {
    const hue = hues[n % hues.length]!;
    const y = set.ground(x, z);
    set.add(stock[n % hues.length]!, multiply(translation(x, y, z), rotationY(n * 1.3), scaling(size)), {
      castsNoShadow: true,
    });
    if (lamps < 9) set.lamp([x, y + 0.7 * size, z + 0.3], scale(hue, 1.5), 2.2 + 1.4 * size);
    lamps += 1;
  };
  // Some in view at once, low at the sides of the action, then about the wood.
  for (const [n, [across, depth]] of (
    [
      [-0.62, 0.86],
      [0.66, 0.92],
      [-0.34, 1.5],
      [0.42, 1.6],
      [-0.85, 1.4],
      [0.9, 1.5],
      [0.08, 2],
    ] as const
  ).entries()) {
    const [x, z] = set.atFrame(across, reach * depth);
    if (set.isClear(x, z, 0.3)) plant(x, z, n, grow * (0.8 + 0.5 * random()));
  }
  let n = 7;
  set.scatter(34, { near: reach * 0.8, far: reach * 4 + 14, radius: 0.5, gap: 1.4 }, (x, z) => {
    plant(x, z, n, grow * (0.6 + 0.8 * random()));
    n += 1;
  });
  const mist = Array.from({ length: 34 }, () => {
    const [x, z] = set.atFrame((random() * 2 - 1) * 1.2, reach * (1.1 + 3.4 * random()));
    return { at: [x, set.ground(x, z) + 0.25 * grow, z] as Vec3, size: grow * (0.9 + 1.1 * random()) };
  });
  set.particles(
    driftingMist(mist, {
      // By night a little brighter than the moon makes it: the wood glows.
      colour: set.isDark ? [0.6, 0.96, 1] : [0.31, 0.5, 0.63],
      opacity: 0.2,
      rise: 0.04,
      drift: 0.12,
      period: 9,
    }),
  );
  for (const [across, depth] of [
    [-0.5, 1.7],
    [0.12, 2.3],
    [0.6, 1.9],
  ] as const) {
    const [x, z] = set.atFrame(across, reach * depth);
    set.beams.push({
      position: [x - 0.24 * reach, set.ground(x, z) + reach * 1.5, z - 0.2 * reach],
      direction: normalize([0.2, -1, 0.12]),
      colour: scale([0.5, 0.85, 1], set.isDark ? 0.16 : 0.3),
      spread: 0.13,
      reach: reach * 1.9,
    });
  }
  addDriftingLights(set, reach);
};

/** Specks of light that rise slowly all through the wood. */
const addDriftingLights = (set: SetBuilder, reach: number): void => {
  const specks = Array.from({ length: 150 }, (_, n) => {
    const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.1, reach * (0.55 + 2.6 * set.random() ** 1.4));
    return { x, z, start: set.random(), hue: hues[n % hues.length]!, turn: set.random() * 6.28 };
  });
  set.particles((time): Particle[] =>
    specks.map(({ x, z, start, hue, turn }) => {
      const age = fraction(start + time * 0.09);
      return {
        position: [
          x + 0.12 * reach * Math.sin(time * 0.5 + turn) * 0.4,
          set.ground(x, z) + 0.05 * reach + age * reach * 0.55,
          z,
        ],
        size: 0.0052 * reach * (0.6 + 0.8 * start),
        colour: scale([0.5 + hue[0], 0.5 + hue[1], 0.5 + hue[2]], 2.2),
        opacity: Math.sin(Math.PI * age) * (0.55 + 0.45 * Math.sin(time * 3 + turn)),
      };
    }),
  );
};
