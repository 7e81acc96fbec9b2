/** Small precious and legendary things: crown, ring, diamond, coins, key, lock, crystal ball, lamp, trophy, medal, sword in the stone, shield. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import { createRandom } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { ringBox } from './ring-box.ts';
import { addCoin, gold, steel } from './treasures-parts.ts';
import { magicLamp, medal, swordInStone, trophy, wallShield } from './trophies.ts';

const ringPoints = (radius: number, y: number, count = 25): Vec3[] =>
  Array.from(
    { length: count },
    (_, n): Vec3 => [
      Math.cos((n / (count - 1)) * 2 * Math.PI) * radius,
      y,
      Math.sin((n / (count - 1)) * 2 * Math.PI) * radius,
    ],
  );

/** A cut gem, table upwards, about its girdle at the origin. */
const addGem = (b: MeshBuilder, radius: number, paint: Vec3) =>
  b
    .paint(
      (p, n) =>
        n[1] > 0.8
          ? lighten(paint, 0.5)
          : Math.sin(Math.atan2(p[2], p[0]) * 8) > 0
            ? paint
            : darken(paint, 0.25),
      'glass',
    )
    .lathe(
      [
        [0, -radius * 0.95],
        [radius, 0],
        [radius * 0.62, radius * 0.38],
        [0, radius * 0.38],
      ],
      8,
    );

const crown = staticKit(['crown', 'royal crown', 'tiara'], (b, { colour }) => {
  const paint = colour ?? gold;
  b.paint(paint, 'metal')
    .lathe(
      [
        [0.085, 0],
        [0.095, 0],
        [0.1, 0.045],
        [0.09, 0.045],
        [0.085, 0],
      ],
      32,
    )
    .tube(ringPoints(0.096, 0.004), 0.007, 6, false)
    .tube(ringPoints(0.099, 0.044), 0.006, 6, false);
  b.paint(fromHex('#7a1226'), 'cloth').sphere([0, 0.05, 0], [0.085, 0.055, 0.085], 18);
  for (let n = 0; n < 8; n += 1)
    b.at(rotationY((n / 8) * 2 * Math.PI), (k) => {
      const tall = n % 2 ? 0.06 : 0.085;
      k.paint(paint, 'metal')
        .extrude(
          [
            [-0.026, 0.04],
            [0.026, 0.04],
            [0, 0.04 + tall],
          ],
          0.092,
          0.099,
        )
        .sphere([0, 0.045 + tall, 0.096], 0.009, 8);
      k.paint(fromHex(n % 2 ? '#2a55c8' : '#c81f3a'), 'glossy').sphere(
        [0, 0.024, 0.1],
        [0.011, 0.013, 0.007],
        8,
      );
    });
  return { grip: [0, 0.03, 0.09] };
});

const ring = staticKit(
  ['ring', 'wedding ring', 'diamond ring', 'engagement ring', 'gold ring'],
  (b, { noun, colour }) => {
    b.paint(colour ?? gold, 'metal').tube(
      Array.from(
        { length: 33 },
        (_, n): Vec3 => [
          Math.cos((n / 32) * 2 * Math.PI) * 0.0095,
          0.0105 + Math.sin((n / 32) * 2 * Math.PI) * 0.0095,
          0,
        ],
      ),
      0.0014,
      10,
      false,
    );
    if (!/wedding|gold/.test(noun))
      b.at(translation(0, 0.0245, 0), (k) => addGem(k, 0.0045, [0.75, 0.85, 0.95]));
    return { grip: [0, 0.01, 0] };
  },
);

const diamond = staticKit(
  ['diamond', 'gem', 'jewel', 'gemstone', 'ruby', 'emerald', 'sapphire', 'crystal'],
  (b, { noun, colour }) => {
    const paint =
      colour ??
      { ruby: fromHex('#d0142f'), emerald: fromHex('#12a05a'), sapphire: fromHex('#1f4fd0') }[noun] ??
      ([0.72, 0.86, 0.96] as Vec3);
    if (noun === 'crystal') {
      for (const [x, z, r, h, t] of [
        [0, 0, 0.05, 0.3, 0],
        [0.06, 0.02, 0.035, 0.2, -0.35],
        [-0.06, 0.01, 0.035, 0.22, 0.3],
        [0.01, -0.05, 0.03, 0.16, 0.1],
      ] as const)
        b.at(multiply(translation(x, 0, z), rotationZ(t)), (k) =>
          k
            .paint(
              (p) =>
                Math.sin(p[0] * 90) > 0
                  ? lighten(colour ?? fromHex('#a06ae0'), 0.2)
                  : (colour ?? fromHex('#8a4ad0')),
              'glass',
            )
            .lathe(
              [
                [r * 0.8, 0],
                [r, h * 0.7],
                [0, h],
              ],
              6,
            ),
        );
      return undefined;
    }
    b.at(multiply(translation(0, 0.05, 0), rotationX(0.35)), (k) => addGem(k, 0.05, paint));
    return { grip: [0, 0.05, 0] };
  },
);

const coin = staticKit(['coin', 'gold coin', 'silver coin'], (b, { noun }) => {
  const paint = noun.includes('silver') ? steel : gold;
  b.at(multiply(translation(0, 0.016, 0), rotationX(Math.PI / 2 - 0.2)), (k) => {
    addCoin(k, 0.016, paint);
    k.paint(darken(paint, 0.2), 'metal').box([0, 0.0016, 0], [0.003, 0.0008, 0.015]);
  });
  return { grip: [0, 0.016, 0] };
});

const coins = staticKit(
  ['gold coins', 'coins', 'pile of gold', 'pile of coins', 'money', 'gold', 'stack of coins'],
  (b, { seed }) => {
    const random = createRandom(seed + 2);
    for (let n = 0; n < 120; n += 1) {
      const [a, r] = [random() * 2 * Math.PI, Math.sqrt(random()) * 0.14];
      b.at(
        multiply(
          translation(
            Math.cos(a) * r,
            Math.max(0, 0.075 * (1 - r / 0.14) + random() * 0.006),
            Math.sin(a) * r,
          ),
          rotationX((random() - 0.5) * 0.9),
          rotationZ((random() - 0.5) * 0.9),
        ),
        (k) => k.paint(n % 5 ? gold : lighten(gold, 0.25), 'metal').cylinder(0, 0.0025, 0.016, 0.016, 12),
      );
    }
    for (const [x, z, count] of [
      [0.17, 0.05, 9],
      [0.15, 0.1, 5],
    ] as const)
      for (let n = 0; n < count; n += 1)
        b.at(translation(x + (random() - 0.5) * 0.003, n * 0.003, z), (k) =>
          k.paint(gold, 'metal').cylinder(0, 0.0026, 0.016, 0.016, 16),
        );
    return undefined;
  },
);

const key = staticKit(['key', 'golden key', 'old key', 'skeleton key'], (b, { colour }) => {
  const paint = colour ?? fromHex('#b58a3a');
  b.at(multiply(translation(0, 0.006, 0), rotationX(-Math.PI / 2)), (k) => {
    k.paint(paint, 'metal').tube(
      [
        [0, -0.05, 0],
        [0, 0.045, 0],
      ],
      0.0045,
      10,
    );
    for (const [x, y] of [
      [-0.012, 0.062],
      [0.012, 0.062],
      [0, 0.08],
    ] as const)
      k.tube(
        Array.from(
          { length: 17 },
          (_, n): Vec3 => [
            x + Math.cos((n / 16) * 2 * Math.PI) * 0.012,
            y + Math.sin((n / 16) * 2 * Math.PI) * 0.012,
            0,
          ],
        ),
        0.0035,
        8,
        false,
      );
    k.box([0.012, -0.042, 0], [0.022, 0.007, 0.004], 0.001, 1)
      .box([0.01, -0.03, 0], [0.016, 0.007, 0.004], 0.001, 1)
      .sphere([0, 0.043, 0], [0.008, 0.005, 0.008], 10);
  });
  return { grip: [0, 0.006, -0.06] };
});

const lock = staticKit(['lock', 'padlock'], (b, { colour }) => {
  b.paint(colour ?? gold, 'metal')
    .box([0, 0.032, 0], [0.06, 0.06, 0.026], 0.01, 3)
    .paint(steel, 'metal')
    .tube(
      Array.from({ length: 13 }, (_, n): Vec3 => {
        const a = (n / 12) * Math.PI;
        return [Math.cos(a) * 0.02, 0.075 + Math.sin(a) * 0.025, 0];
      }),
      0.006,
      8,
    )
    .tube(
      [
        [0.02, 0.055, 0],
        [0.02, 0.075, 0],
      ],
      0.006,
      8,
    )
    .tube(
      [
        [-0.02, 0.055, 0],
        [-0.02, 0.075, 0],
      ],
      0.006,
      8,
    );
  b.paint([0.02, 0.02, 0.02], 'matte')
    .sphere([0, 0.036, 0.0125], [0.006, 0.006, 0.002], 10)
    .box([0, 0.026, 0.0125], [0.005, 0.014, 0.003]);
  return { grip: [0, 0.03, 0] };
});

export const treasureKits: readonly Kit[] = [
  crown,
  ring,
  diamond,
  coin,
  coins,
  key,
  lock,
  magicLamp,
  trophy,
  medal,
  swordInStone,
  wallShield,
  ringBox,
];
