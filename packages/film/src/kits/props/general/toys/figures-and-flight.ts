/** Plain solids, figurines, hoverboards, jetpacks, vials, terrariums, saddles, cones of pines, peels, yolks and drops. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { createRandom, seedFor } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, ring } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b4bac0');
const dark = fromHex('#26282d');

const paints = (material: string | null) => {
  if (material && /glass|crystal/.test(material)) return 'clear' as const;
  if (material && /metal|steel|iron|gold|silver|chrome|copper/.test(material)) return 'metal' as const;
  return material && /wood/.test(material) ? ('wood' as const) : ('glossy' as const);
};

const solid = staticKit(
  ['sphere', 'cylinder', 'orb', 'disc', 'round object'],
  (b, { noun, colour, material }) => {
    b.paint(colour ?? fromHex('#c8442e'), paints(material));
    if (noun === 'cylinder') b.lathe(pairs(0, 0, 0.17, 0, 0.18, 0.01, 0.18, 0.49, 0.17, 0.5, 0, 0.5), 48);
    else if (noun === 'disc') b.lathe(pairs(0, 0, 0.24, 0, 0.25, 0.015, 0.24, 0.03, 0, 0.03), 48);
    else b.sphere([0, 0.25, 0], 0.25, 48);
    return {};
  },
);

const figurine = staticKit(
  ['figurine', 'statuette', 'miniature figure', 'porcelain figurine'],
  (b, { colour, material }) => {
    const own = colour ?? fromHex('#efeae0');
    b.paint(darken(own, 0.25), 'glossy').lathe(pairs(0, 0, 0.045, 0, 0.045, 0.012, 0.036, 0.02, 0, 0.02), 28);
    b.paint(own, paints(material)).lathe(
      pairs(
        0.034,
        0.02,
        0.03,
        0.05,
        0.018,
        0.085,
        0.014,
        0.1,
        0.022,
        0.118,
        0.024,
        0.128,
        0.008,
        0.138,
        0,
        0.139,
      ),
      28,
    );
    b.sphere([0, 0.152, 0], 0.017, 20).sphere([0, 0.163, -0.006], [0.014, 0.011, 0.014], 16);
    for (const side of [-1, 1])
      b.tube(
        [
          [side * 0.022, 0.126, 0],
          [side * 0.034, 0.1, 0.006],
          [side * 0.012, 0.088, 0.024],
        ],
        0.0065,
        10,
      );
    return { grip: [0, 0.03, 0] };
  },
);

const hoverboard = staticKit(['hoverboard', 'hover board'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#2a6fc8'), 'glossy').box([0, 0.2, 0], [0.24, 0.05, 0.86], 0.024, 3);
  b.paint(dark, 'matte')
    .box([0, 0.228, 0.22], [0.19, 0.006, 0.26], 0.002)
    .box([0, 0.228, -0.22], [0.19, 0.006, 0.26], 0.002);
  b.paint([0.3, 1.2, 1.7], 'glow');
  for (const z of [-0.3, 0.3]) b.at(placed(0, 0.165, z), (k) => k.cylinder(0, 0.012, 0.07, 0.08, 24));
  b.paint([0.3, 0.9, 1.4], 'haze');
  for (const z of [-0.3, 0.3]) b.at(placed(0, 0, z), (k) => k.lathe(pairs(0.1, 0.01, 0.07, 0.165), 24));
  b.paint([0.3, 1.2, 1.7], 'glow');
  for (const x of [-0.121, 0.121]) b.box([x, 0.2, 0], [0.004, 0.012, 0.6]);
  return { top: [0, 0.23, 0], back: [0, 0.23, 0] };
});

const jetpack = staticKit(['jetpack', 'jet pack', 'rocket pack'], (b, { colour }) => {
  for (const x of [-0.11, 0.11]) {
    b.paint(colour ?? fromHex('#d8dce0'), 'metal').at(placed(x, 0.1, 0), (k) =>
      k.lathe(pairs(0.05, 0, 0.085, 0.06, 0.09, 0.14, 0.09, 0.42, 0.07, 0.5, 0.03, 0.54, 0, 0.545), 28),
    );
    b.paint(fromHex('#c8322c'), 'glossy').at(placed(x, 0.1, 0), (k) =>
      k.cylinder(0.2, 0.24, 0.0915, 0.0915, 28),
    );
    b.paint(dark, 'metal').at(placed(x, 0.03, 0), (k) => k.lathe(pairs(0.062, 0, 0.045, 0.08), 24));
    b.paint([1.8, 0.8, 0.15], 'glow').at(placed(x, 0, 0), (k) =>
      k.lathe(pairs(0, 0, 0.03, 0.05, 0.042, 0.07), 20),
    );
  }
  b.paint(dark, 'satin').box([0, 0.36, 0.02], [0.16, 0.3, 0.08], 0.02);
  b.paint(fromHex('#6b4024'), 'cloth');
  for (const x of [-0.07, 0.07])
    b.tube(
      [
        [x, 0.5, 0.05],
        [x * 1.4, 0.54, 0.16],
        [x * 1.4, 0.3, 0.22],
        [x, 0.24, 0.06],
      ],
      0.014,
      8,
    );
  return { grip: [0, 0.4, 0.06] };
});

const vial = staticKit(['vial', 'ampoule', 'glass vial'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#3fb0a0'), 'glossy').lathe(
    pairs(0, 0.003, 0.012, 0.003, 0.0125, 0.045, 0, 0.046),
    20,
  );
  b.paint([0.8, 0.9, 0.94], 'clear').lathe(
    pairs(0, 0, 0.0145, 0, 0.015, 0.004, 0.015, 0.06, 0.009, 0.068, 0.009, 0.078),
    24,
  );
  b.paint(fromHex('#b58a5a'), 'matte').cylinder(0.074, 0.092, 0.0095, 0.0105, 18);
  return { grip: [0, 0.04, 0] };
});

const terrarium = staticKit(['terrarium', 'glass terrarium', 'plant terrarium'], (b, { seed }) => {
  const random = createRandom(seedFor(seed, 'terrarium'));
  b.paint(fromHex('#4a3626'), 'soil').lathe(pairs(0, 0.01, 0.12, 0.01, 0.135, 0.06, 0.1, 0.075, 0, 0.08), 28);
  b.paint(fromHex('#5c9a3a'), 'leaf');
  for (let n = 0; n < 14; n += 1) {
    const [angle, out] = [random() * 6.28, random() * 0.09];
    const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out];
    b.paint(fromHex(['#5c9a3a', '#3f7a34', '#86b84a'][n % 3]!), 'leaf').at(
      placed(x, 0.07, z, { turnZ: (random() - 0.5) * 0.9, turnY: random() * 6 }),
      (k) => k.sphere([0, 0.035, 0], [0.011, 0.04 + random() * 0.03, 0.005], 10),
    );
  }
  b.paint(fromHex('#9a958c'), 'rock')
    .sphere([0.06, 0.085, 0.04], 0.026, 10)
    .sphere([-0.05, 0.083, 0.06], 0.02, 10);
  b.paint([0.8, 0.9, 0.94], 'clear').lathe(
    pairs(0, 0, 0.12, 0, 0.15, 0.05, 0.165, 0.13, 0.14, 0.21, 0.08, 0.25, 0.075, 0.27),
    36,
  );
  b.paint(fromHex('#b58a5a'), 'wood').cylinder(0.262, 0.295, 0.075, 0.08, 24);
  return {};
});

const saddle = staticKit(['saddle', 'horse saddle', 'leather saddle'], (b, { colour }) => {
  const own = colour ?? fromHex('#7a4222');
  const section = (z: number, width: number, lift: number): Vec3[] =>
    Array.from({ length: 18 }, (_, n) => {
      const t = (n / 17) * 2 - 1;
      return [t * width, 0.42 + lift - Math.abs(t) ** 1.7 * 0.26, z];
    });
  b.paint(own, 'satin').loft([
    section(-0.26, 0.2, 0.1),
    section(-0.14, 0.24, 0.03),
    section(0, 0.25, -0.01),
    section(0.14, 0.22, 0.03),
    section(0.22, 0.16, 0.1),
  ]);
  b.mesh.isTwoSided = true;
  b.paint(darken(own, 0.3), 'satin').sphere([0, 0.56, 0.21], [0.035, 0.06, 0.035], 16);
  for (const side of [-1, 1]) {
    b.paint(darken(own, 0.15), 'satin').box([side * 0.25, 0.14, 0.03], [0.012, 0.3, 0.2], 0.005);
    b.paint(darken(own, 0.4), 'satin').box([side * 0.265, 0.06, 0.04], [0.01, 0.26, 0.03], 0.003);
    b.paint(steel, 'metal').at(placed(side * 0.265, 0.055, 0.04, { turnX: Math.PI / 2 }), (k) =>
      ring(k, 0.055, 0.009, 20),
    );
  }
  return { top: [0, 0.42, 0], seat: [0, 0.42, 0] };
});

const pinecone = staticKit(['pinecone', 'pine cone', 'fir cone'], (b, { colour, detail }) => {
  const own = colour ?? fromHex('#7a5230');
  b.paint(darken(own, 0.4), 'bark').sphere([0, 0.05, 0], [0.026, 0.05, 0.026], 14);
  const rows = detail === 0 ? 10 : 6;
  for (let row = 0; row < rows; row += 1) {
    const t = row / (rows - 1);
    const radius = 0.034 * Math.sin(Math.PI * (0.14 + t * 0.76));
    around(row < 2 || row > rows - 3 ? 6 : 9, radius, (x, z, angle) =>
      b
        .paint(row % 2 ? own : lighten(own, 0.12), 'wood')
        .at(placed(x, 0.012 + t * 0.076, z, { turnY: -angle + row * 0.35, turnZ: 0.45 + t * 0.5 }), (k) =>
          k.sphere([0.006, 0, 0], [0.012, 0.003, 0.009], 8),
        ),
    );
  }
  return { grip: [0, 0.05, 0] };
});

const bananaPeel = staticKit(['banana peel', 'banana skin'], (b, { colour }) => {
  const own = colour ?? fromHex('#f2cf2c');
  around(4, 1, (x, z, angle) => {
    const strip = Array.from({ length: 9 }, (_, n): Vec3 => {
      const t = n / 8;
      return [
        x * 0.15 * t,
        0.075 * Math.sin(Math.PI * (0.5 + t * 0.5)) + 0.004 + 0.02 * Math.sin(t * 6) * t,
        z * 0.15 * t,
      ];
    });
    const across: Vec3 = [-Math.sin(angle), 0, Math.cos(angle)];
    const rows = strip.map((point, n) =>
      [-1, 0, 1].map((side) => {
        const width = 0.026 * Math.sin(Math.PI * (0.2 + (n / 8) * 0.75)) * side;
        return b.vertex(
          [point[0] + across[0] * width, point[1] - Math.abs(side) * 0.006, point[2] + across[2] * width],
          [0, 1, 0],
        );
      }),
    );
    b.paint(own, 'satin').grid(rows);
  });
  b.mesh.isTwoSided = true;
  b.paint(fromHex('#8a6a24'), 'matte').tube(
    [
      [0, 0.07, 0],
      [0.006, 0.1, 0.004],
      [0.014, 0.112, 0.006],
    ],
    [0.012, 0.008, 0.006],
    10,
  );
  return {};
});

const yolk = staticKit(['egg yolk', 'yolk'], (b) => {
  b.paint(fromHex('#f6f3ea'), 'glossy').lathe(
    pairs(0.052, 0, 0.05, 0.004, 0.03, 0.008, 0, 0.008),
    30,
    (a) => 1 + 0.1 * Math.sin(a * 3) + 0.06 * Math.sin(a * 5),
  );
  b.paint(fromHex('#f2a01c'), 'glossy').sphere([0, 0.01, 0], [0.021, 0.014, 0.021], 22);
  return {};
});

/** On a leaf, as dew is seen. */
const drop = staticKit(
  ['dewdrop', 'dew', 'water drop', 'droplet', 'raindrop', 'water droplet', 'liquid droplet'],
  (b, { colour, seed }) => {
    const random = createRandom(seedFor(seed, 'drops'));
    const rows = Array.from({ length: 15 }, (_, n) => {
      const t = n / 14;
      const width = 0.05 * Math.sin(Math.PI * t) ** 0.7;
      return [-1, -0.5, 0, 0.5, 1].map((side) =>
        b
          .paint(fromHex(side === 0 ? '#6fae4a' : '#4f9438'), 'leaf')
          .vertex(
            [side * width, 0.012 + 0.012 * Math.sin(t * 3) - 0.01 * (1 - Math.abs(side)), (t - 0.5) * 0.22],
            [0, 1, 0],
          ),
      );
    });
    b.grid(rows);
    b.mesh.isTwoSided = true;
    const one = (x: number, z: number, size: number) => {
      b.paint(colour ?? fromHex('#cfe8f6'), 'glossy').sphere(
        [x, 0.016 + size * 0.6, z],
        [size, size * 0.8, size],
        20,
      );
      b.paint([1.2, 1.25, 1.3], 'glow').sphere(
        [x - size * 0.4, 0.016 + size * 1.25, z + size * 0.3],
        size * 0.14,
        8,
      );
    };
    one(0, 0, 0.016);
    for (let n = 0; n < 9; n += 1)
      one((random() - 0.5) * 0.06, (random() - 0.5) * 0.16, 0.003 + random() * 0.006);
    return {};
  },
);

export const figureAndFlightKits = [
  solid,
  figurine,
  hoverboard,
  jetpack,
  vial,
  terrarium,
  saddle,
  pinecone,
  bananaPeel,
  yolk,
  drop,
];
