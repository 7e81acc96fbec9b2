/** Devices and wire goods of a kitchen: fryer, juicer, grinder, mixer, racks, tins and stands. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b8c0c8');
const black = fromHex('#1c1d21');
const white = fromHex('#f4f2ec');
const wood = fromHex('#a8743f');

const airFryer = staticKit(['air fryer', 'deep fryer', 'fryer'], (b, { colour }) => {
  const body = colour ?? fromHex('#24262b');
  b.paint(body, 'glossy').lathe(
    pairs(0, 0, 0.13, 0, 0.15, 0.02, 0.155, 0.16, 0.145, 0.28, 0.1, 0.335, 0, 0.345),
    32,
  );
  b.paint(lighten(body, 0.16), 'satin').box([0, 0.11, 0.13], [0.21, 0.17, 0.06], 0.02);
  b.paint(black, 'satin').box([0, 0.12, 0.2], [0.05, 0.035, 0.13], 0.014);
  b.paint(fromHex('#6ad0f0'), 'glow').box([0, 0.25, 0.138], [0.09, 0.035, 0.012], 0.004);
  b.paint(steel, 'metal');
  b.at(placed(0, 0.262, 0), (k) => ring(k, 0.149, 0.005, 32));
  return { top: [0, 0.345, 0] };
});

const juicer = staticKit(['juicer', 'juice machine', 'citrus juicer', 'juice extractor'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#d8dce0'), 'metal').lathe(
    pairs(0, 0, 0.1, 0, 0.105, 0.015, 0.085, 0.17, 0.09, 0.19, 0, 0.19),
    30,
  );
  b.paint(fromHex('#f4a024'), 'clear').lathe(pairs(0.088, 0.19, 0.1, 0.27, 0, 0.275), 30);
  b.paint(fromHex('#e8eef2'), 'clear').cylinder(0.27, 0.39, 0.036, 0.036, 20);
  b.paint(black, 'satin').box([0, 0.4, 0], [0.06, 0.05, 0.06], 0.015);
  b.paint(steel, 'metal');
  rod(b, [0, 0.16, 0.08], [0, 0.13, 0.16], 0.012);
  b.paint(fromHex('#f4921c'), 'glossy').cylinder(0.01, 0.07, 0.032, 0.036, 20);
  b.at(placed(0, 0, 0.17), (k) => {
    k.paint(fromHex('#f4921c'), 'glossy').cylinder(0.006, 0.075, 0.031, 0.036, 22);
    k.paint(fromHex('#eaf4f8'), 'clear').cylinder(0, 0.11, 0.035, 0.041, 22);
  });
  for (const x of [-0.15, 0.16]) b.paint(fromHex('#f08a1c'), 'satin').sphere([x, 0.038, 0.06], 0.038, 18);
  return { top: [0, 0.42, 0] };
});

const coffeeGrinder = staticKit(['coffee grinder', 'coffee mill', 'hand mill'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#7a4a26'), 'wood').box([0, 0.07, 0], [0.15, 0.14, 0.15], 0.008);
  b.paint(darken(colour ?? fromHex('#7a4a26'), 0.3), 'wood').box([0, 0.05, 0.076], [0.1, 0.06, 0.01], 0.004);
  b.paint(steel, 'metal').sphere([0, 0.05, 0.088], 0.011, 12);
  b.paint(fromHex('#c89a3c'), 'metal').lathe(
    pairs(0.066, 0.14, 0.07, 0.15, 0.085, 0.21, 0.05, 0.235, 0.012, 0.24, 0.012, 0.26, 0, 0.26),
    26,
  );
  b.paint(steel, 'metal');
  rod(b, [0, 0.262, 0], [0.15, 0.282, 0], 0.008);
  rod(b, [0.15, 0.28, 0], [0.15, 0.315, 0], 0.006);
  b.paint(wood, 'wood').sphere([0.15, 0.328, 0], 0.022, 14);
  return { grip: [0.15, 0.33, 0] };
});

const standMixer = staticKit(
  ['stand mixer', 'kitchen mixer', 'dough mixer', 'cake mixer', 'electric mixer'],
  (b, { colour }) => {
    const paint = colour ?? fromHex('#c8322c');
    b.paint(paint, 'glossy').box([0, 0.02, 0.02], [0.2, 0.04, 0.36], 0.018);
    b.box([0, 0.15, -0.12], [0.11, 0.26, 0.1], 0.03);
    b.at(placed(0, 0.31, 0.02, { turnX: Math.PI / 2 }), (k) =>
      k.lathe(pairs(0, -0.19, 0.05, -0.185, 0.075, -0.13, 0.078, 0.06, 0.06, 0.15, 0.03, 0.18, 0, 0.182), 26),
    );
    b.paint(steel, 'metal').cylinder(0.2, 0.25, 0.012, 0.03, 16);
    b.at(placed(0, 0.04, 0.09), (k) => {
      k.paint(fromHex('#ccd2d8'), 'metal').lathe(
        pairs(0, 0.004, 0.06, 0.004, 0.1, 0.05, 0.112, 0.15, 0.108, 0.15, 0.094, 0.05, 0, 0.02),
        30,
      );
      k.paint(fromHex('#f4e8c8'), 'satin').cylinder(0.085, 0.09, 0.1, 0.1, 26);
      for (let n = 0; n < 4; n += 1)
        k.at(placed(0, 0, 0, { turnY: (n * Math.PI) / 4 }), (w) =>
          w
            .paint(steel, 'metal')
            .tube(points(-0.006, 0.2, 0, -0.05, 0.13, 0, 0, 0.08, 0, 0.05, 0.13, 0, 0.006, 0.2, 0), 0.003, 6),
        );
    });
    b.paint(steel, 'metal').sphere([0.078, 0.3, -0.03], 0.016, 12);
    return { top: [0, 0.39, 0] };
  },
);

const wireBox = (b: MeshBuilder, [wide, tall, deep]: Vec3, count: number) => {
  for (const y of [0.02, tall])
    b.tube(
      points(
        -wide / 2,
        y,
        -deep / 2,
        wide / 2,
        y,
        -deep / 2,
        wide / 2,
        y,
        deep / 2,
        -wide / 2,
        y,
        deep / 2,
        -wide / 2,
        y,
        -deep / 2,
      ),
      0.005,
      6,
    );
  for (let n = 0; n <= count; n += 1) {
    const x = -wide / 2 + (n / count) * wide;
    b.tube(points(x, tall, -deep / 2, x, 0.02, -deep / 2, x, 0.02, deep / 2, x, tall, deep / 2), 0.003, 5);
  }
};

const dishRack = staticKit(['dish rack', 'dish drainer', 'drying rack', 'plate rack'], (b, { colour }) => {
  b.paint(colour ?? steel, 'metal');
  wireBox(b, [0.46, 0.13, 0.32], 12);
  for (let n = 0; n < 5; n += 1)
    b.at(placed(-0.17 + n * 0.055, 0.145, -0.02, { turnZ: Math.PI / 2 - 0.12 }), (k) =>
      k
        .paint(n % 2 ? white : fromHex('#8ab4d8'), 'glossy')
        .lathe(pairs(0, 0, 0.07, 0, 0.125, 0.014, 0.125, 0.02, 0.07, 0.008, 0, 0.008), 30),
    );
  for (const z of [-0.08, 0.08])
    b.at(placed(0.16, 0.03, z), (k) =>
      k
        .paint(fromHex(z < 0 ? '#e8743a' : '#f2efe8'), 'glossy')
        .lathe(pairs(0, 0.09, 0.04, 0.09, 0.042, 0, 0.046, 0, 0.044, 0.096, 0, 0.098), 22),
    );
  return { top: [0, 0.13, 0] };
});

const cakeStand = staticKit(
  ['cake stand', 'cake plate', 'tiered tray', 'cake dome'],
  (b, { noun, colour }) => {
    const china = colour ?? white;
    b.paint(china, 'glossy').lathe(
      pairs(
        0,
        0,
        0.09,
        0,
        0.085,
        0.012,
        0.02,
        0.03,
        0.018,
        0.1,
        0.05,
        0.115,
        0.16,
        0.118,
        0.165,
        0.13,
        0,
        0.128,
      ),
      36,
    );
    if (noun === 'tiered tray')
      b.lathe(pairs(0.014, 0.12, 0.014, 0.26, 0.11, 0.262, 0.114, 0.272, 0, 0.27), 32);
    else {
      b.paint(fromHex('#6a3a20'), 'matte').cylinder(0.13, 0.21, 0.115, 0.113, 32);
      b.paint(fromHex('#f6d8dc'), 'satin').cylinder(0.2, 0.222, 0.117, 0.112, 32);
      around(8, 0.085, (x, z) => b.paint(fromHex('#c81c2c'), 'glossy').sphere([x, 0.232, z], 0.014, 12));
    }
    if (noun === 'cake dome')
      b.paint(fromHex('#eaf4f8'), 'clear').lathe(pairs(0.145, 0.13, 0.145, 0.24, 0.09, 0.3, 0, 0.315), 32);
    return { top: [0, 0.13, 0] };
  },
);

const muffinTin = staticKit(
  ['muffin tin', 'cupcake tin', 'muffin pan', 'cupcake pan', 'bun tin'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#5a5e66'), 'metal').box([0, 0.035, 0], [0.36, 0.006, 0.26], 0.002);
    for (let n = 0; n < 6; n += 1)
      b.at(placed(-0.11 + (n % 3) * 0.11, 0, -0.055 + Math.floor(n / 3) * 0.11), (k) => {
        k.paint(colour ?? fromHex('#5a5e66'), 'metal').lathe(pairs(0, 0, 0.03, 0, 0.042, 0.037), 22);
        k.paint(fromHex('#c8843c'), 'matte').lathe(
          pairs(0.04, 0.037, 0.047, 0.05, 0.034, 0.068, 0, 0.074),
          22,
        );
      });
    return { top: [0, 0.07, 0] };
  },
);

const rangeHood = staticKit(
  ['range hood', 'cooker hood', 'extractor hood', 'kitchen hood', 'vent hood'],
  (b, { colour }) => {
    b.paint(colour ?? steel, 'metal').box([0, 0.06, 0], [0.9, 0.12, 0.5], 0.01);
    b.at(placed(0, 0.12, -0.04, { turnY: Math.PI / 4 }), (k) =>
      k.lathe(pairs(0.46, 0, 0.2, 0.28, 0.2, 0.85, 0, 0.85), 4),
    );
    for (const x of [-0.25, 0.25])
      b.paint(fromHex('#fff0c8'), 'glow').box([x, 0.0, 0.08], [0.12, 0.008, 0.08]);
    return undefined;
  },
);

const breadBox = staticKit(['bread box', 'bread bin', 'breadbasket box'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#c8945a'), 'wood').box([0, 0.01, 0], [0.42, 0.02, 0.27], 0.006);
  b.at(placed(0, 0.02, 0, { turnZ: Math.PI / 2 }), (k) =>
    k.lathe(pairs(0, -0.2, 0.125, -0.2, 0.125, 0.2, 0, 0.2), 30, (a) => (Math.cos(a) < 0 ? 0.05 : 1.25)),
  );
  b.paint(fromHex('#5a3a20'), 'wood').sphere([0, 0.09, 0.125], 0.018, 14);
  return { top: [0, 0.18, 0] };
});

const frenchPress = staticKit(
  ['french press', 'cafetiere', 'coffee press', 'plunger pot'],
  (b, { colour }) => {
    b.paint(fromHex('#3a1e10'), 'glossy').cylinder(0.008, 0.12, 0.049, 0.049, 30);
    b.paint(fromHex('#eaf4f8'), 'clear').cylinder(0.12, 0.19, 0.049, 0.049, 30);
    b.paint(colour ?? steel, 'metal');
    for (const y of [0.01, 0.1, 0.18]) b.at(placed(0, y, 0), (k) => ring(k, 0.05, 0.004, 30));
    b.lathe(pairs(0.052, 0.19, 0.05, 0.2, 0.02, 0.215, 0, 0.216), 28);
    rod(b, [0, 0.21, 0], [0, 0.26, 0], 0.004);
    b.paint(black, 'satin').sphere([0, 0.268, 0], 0.014, 14);
    b.tube(points(0.05, 0.17, 0, 0.09, 0.16, 0, 0.095, 0.1, 0, 0.075, 0.04, 0, 0.05, 0.03, 0), 0.009, 10);
    return { grip: [0.09, 0.1, 0] };
  },
);

const iceBucket = staticKit(
  ['ice bucket', 'wine bucket', 'champagne bucket', 'wine cooler'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#c8ced4'), 'metal').lathe(
      pairs(0, 0, 0.08, 0, 0.085, 0.01, 0.11, 0.2, 0.116, 0.21, 0.106, 0.205, 0.1, 0.17),
      32,
    );
    for (const side of [-1, 1])
      b.at(placed(side * 0.115, 0.15, 0, { turnX: Math.PI / 2 }), (k) => ring(k, 0.026, 0.006, 18));
    b.at(placed(0.02, 0.06, 0, { turnZ: -0.3 }), (k) => {
      k.paint(fromHex('#1c4a2a'), 'glossy').lathe(
        pairs(0, 0, 0.04, 0, 0.042, 0.16, 0.016, 0.23, 0.015, 0.3, 0, 0.3),
        22,
      );
      k.paint(fromHex('#d8a83c'), 'metal').cylinder(0.25, 0.31, 0.018, 0.017, 18);
    });
    for (let n = 0; n < 14; n += 1)
      b.at(
        placed(Math.cos(n * 2.4) * 0.06, 0.19 + (n % 3) * 0.012, Math.sin(n * 2.4) * 0.06, {
          turnY: n,
          turnX: n * 0.7,
        }),
        (k) => k.paint(fromHex('#e4f2fa'), 'clear').box([0, 0, 0], [0.032, 0.032, 0.032], 0.005),
      );
    return { top: [0, 0.21, 0] };
  },
);

export const kitchenDeviceKits = [
  airFryer,
  juicer,
  coffeeGrinder,
  standMixer,
  dishRack,
  cakeStand,
  muffinTin,
  rangeHood,
  breadBox,
  frenchPress,
  iceBucket,
];
