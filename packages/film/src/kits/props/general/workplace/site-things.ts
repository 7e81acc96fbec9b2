/** Things of building sites, docks and factories: containers, pallets, drums, pipes, valves and machines. */

import { darken, fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#9aa2aa');
const iron = fromHex('#3a3d42');
const wood = fromHex('#c8a066');
const yellow = fromHex('#f2b81c');
const orange = fromHex('#f0702c');
const white = fromHex('#f4f2ec');

const container = staticKit(
  ['shipping container', 'cargo container', 'freight container', 'container'],
  (b, { colour }) => {
    const paint = colour ?? fromHex('#b8442c');
    const [wide, tall, long] = [2.44, 2.6, 6.06];
    b.paint(paint, 'metal').box([0, tall / 2, 0], [wide - 0.12, tall - 0.1, long - 0.12]);
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        b.paint(darken(paint, 0.2), 'metal').box(
          [(x * (wide - 0.12)) / 2, tall / 2, (z * (long - 0.12)) / 2],
          [0.14, tall, 0.14],
        );
    for (const y of [0.07, tall - 0.07]) {
      for (const x of [-1, 1]) b.box([(x * (wide - 0.12)) / 2, y, 0], [0.14, 0.14, long]);
      for (const z of [-1, 1]) b.box([0, y, (z * (long - 0.12)) / 2], [wide, 0.14, 0.14]);
    }
    b.paint(paint, 'metal');
    for (const side of [-1, 1])
      for (let n = 0; n < 26; n += 1)
        b.box(
          [side * (wide / 2 - 0.05), tall / 2, -long / 2 + 0.25 + n * 0.224],
          [0.06, tall - 0.3, 0.11],
          0.01,
        );
    for (const x of [-0.75, -0.35, 0.35, 0.75]) {
      b.paint(steel, 'metal');
      rod(b, [x, 0.12, long / 2 - 0.01], [x, tall - 0.12, long / 2 - 0.01], 0.022);
      b.box([x + 0.08, 1.1, long / 2 + 0.01], [0.2, 0.04, 0.03]);
    }
    b.paint(darken(paint, 0.5), 'matte').box([0, tall / 2, long / 2 - 0.04], [0.03, tall - 0.3, 0.02]);
    return { top: [0, tall, 0] };
  },
);

const pallet = staticKit(['pallet', 'wooden pallet', 'euro pallet', 'skid pallet'], (b, { colour }) => {
  b.paint(colour ?? wood, 'wood');
  for (let n = 0; n < 7; n += 1) b.box([0, 0.134, -0.36 + n * 0.12], [1.2, 0.022, 0.09], 0.003);
  for (const x of [-0.53, 0, 0.53]) {
    b.box([x, 0.112, 0], [0.13, 0.022, 0.8]);
    for (const z of [-0.34, 0, 0.34]) b.box([x, 0.06, z], [0.13, 0.082, 0.12]);
    b.box([x, 0.011, 0], [0.1, 0.022, 0.8]);
  }
  return { top: [0, 0.145, 0] };
});

const oilDrum = staticKit(
  ['oil drum', 'oil barrel', 'steel drum', 'metal drum', 'fuel drum', 'metal barrel'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#2a62b0'), 'metal').lathe(
      pairs(
        0,
        0.02,
        0.27,
        0.02,
        0.285,
        0,
        0.29,
        0.03,
        0.28,
        0.05,
        0.28,
        0.28,
        0.296,
        0.3,
        0.28,
        0.32,
        0.28,
        0.56,
        0.296,
        0.58,
        0.28,
        0.6,
        0.28,
        0.84,
        0.29,
        0.87,
        0.28,
        0.88,
        0.272,
        0.86,
        0,
        0.86,
      ),
      40,
    );
    b.paint(iron, 'metal').at(placed(0.16, 0.86, 0.05), (k) => k.cylinder(0, 0.03, 0.035, 0.03, 18));
    return { top: [0, 0.88, 0] };
  },
);

const barricade = staticKit(
  ['barricade', 'road barrier', 'traffic barrier', 'construction barrier', 'roadblock', 'police barrier'],
  (b, { colour }) => {
    for (const x of [-0.75, 0.75])
      for (const z of [-1, 1]) {
        b.paint(steel, 'metal');
        rod(b, [x, 0, z * 0.3], [x, 1.05, 0], 0.03);
      }
    for (const y of [0.9, 0.5])
      for (let n = 0; n < 12; n += 1)
        b.paint(n % 2 ? white : (colour ?? orange), 'satin').box(
          [-0.88 + n * 0.16, y, 0.03],
          [0.161, 0.24, 0.03],
        );
    for (const x of [-0.75, 0.75]) b.paint(fromHex('#ffb020'), 'glow').sphere([x, 1.13, 0], 0.07, 16);
    return undefined;
  },
);

const pipeBend: Vec3[] = points(
  -0.9,
  0.5,
  0,
  -0.2,
  0.5,
  0,
  0.05,
  0.5,
  0,
  0.2,
  0.58,
  0,
  0.26,
  0.75,
  0,
  0.26,
  1.3,
  0,
);

const pipes = staticKit(
  ['pipeline', 'pipes', 'metal pipe', 'steam pipe', 'drain pipe', 'steel pipe'],
  (b, { colour }) => {
    const paint = colour ?? steel;
    b.paint(paint, 'metal').tube(pipeBend, 0.1, 20);
    for (const x of [-0.85, -0.3])
      b.at(placed(x, 0.5, 0, { turnZ: Math.PI / 2 }), (k) =>
        k.paint(darken(paint, 0.2), 'metal').cylinder(-0.03, 0.03, 0.15, 0.15, 24),
      );
    b.at(placed(0.26, 1.24, 0), (k) => k.cylinder(0, 0.06, 0.15, 0.15, 24));
    b.paint(iron, 'metal');
    for (const x of [-0.6, 0.0]) rod(b, [x, 0, 0], [x, 0.42, 0], 0.035);
    for (let n = 0; n < 6; n += 1)
      b.sphere([-0.812, 0.5 + Math.sin(n * 1.05) * 0.125, Math.cos(n * 1.05) * 0.125], 0.016, 8);
    return undefined;
  },
);

const valve = staticKit(
  ['valve', 'valve wheel', 'gate valve', 'handwheel', 'water valve', 'gas valve'],
  (b, { colour }) => {
    b.at(placed(0, 0.22, 0, { turnZ: Math.PI / 2 }), (k) => {
      k.paint(steel, 'metal').cylinder(-0.4, 0.4, 0.09, 0.09, 24);
      for (const y of [-0.18, 0.18]) k.paint(iron, 'metal').cylinder(y - 0.025, y + 0.025, 0.14, 0.14, 24);
    });
    b.paint(iron, 'metal').lathe(pairs(0, 0.2, 0.11, 0.22, 0.08, 0.36, 0.03, 0.4, 0.025, 0.58, 0, 0.58), 20);
    b.paint(colour ?? fromHex('#c8281c'), 'glossy').at(placed(0, 0.55, 0.02, { turnX: 0.5 }), (k) => {
      ring(k, 0.2, 0.022, 32);
      for (let n = 0; n < 5; n += 1)
        rod(k, [0, 0, 0], [Math.cos(n * 1.257) * 0.2, 0, Math.sin(n * 1.257) * 0.2], 0.013);
      k.sphere([0, 0, 0], 0.04, 14);
    });
    return undefined;
  },
);

const gauge = staticKit(
  ['pressure gauge', 'gauge', 'dial gauge', 'tachometer', 'speedometer', 'barometer'],
  (b, { colour }) => {
    b.at(placed(0, 0.22, 0, { turnX: Math.PI / 2 }), (k) => {
      k.paint(colour ?? fromHex('#c8a03c'), 'metal').lathe(
        pairs(0, -0.05, 0.13, -0.05, 0.14, 0.03, 0.125, 0.045, 0.118, 0.025),
        36,
      );
      k.paint(white, 'satin').cylinder(0.02, 0.026, 0.12, 0.12, 32);
      for (let n = 0; n < 13; n += 1) {
        const a = -0.7 + (n / 12) * (Math.PI + 1.4);
        k.paint(n > 9 ? fromHex('#d8281c') : iron, 'matte').box(
          [Math.cos(a) * 0.1, 0.028, -Math.sin(a) * 0.1],
          [0.012, 0.003, 0.012],
        );
      }
      k.paint(fromHex('#d8281c'), 'satin');
      rod(k, [0.02, 0.032, 0.02], [-0.07, 0.032, -0.05], 0.006);
      k.paint(iron, 'metal').cylinder(0.026, 0.04, 0.015, 0.015, 14);
    });
    b.paint(colour ?? fromHex('#c8a03c'), 'metal').cylinder(0, 0.1, 0.03, 0.03, 6);
    return undefined;
  },
);

const jackhammer = staticKit(
  ['jackhammer', 'pneumatic drill', 'jack hammer', 'demolition hammer'],
  (b, { colour }) => {
    b.paint(steel, 'metal').lathe(pairs(0, 0, 0.02, 0.06, 0.02, 0.42), 14);
    b.paint(colour ?? yellow, 'satin').lathe(
      pairs(0.04, 0.4, 0.07, 0.44, 0.075, 0.85, 0.05, 0.92, 0, 0.93),
      20,
    );
    b.paint(iron, 'metal');
    rod(b, [-0.26, 1.0, 0], [0.26, 1.0, 0], 0.026);
    rod(b, [0, 0.9, 0], [0, 1.0, 0], 0.04);
    b.tube(points(0.05, 0.8, 0, 0.25, 0.75, 0.1, 0.4, 0.4, 0.2, 0.7, 0.02, 0.2), 0.016, 8);
    return { grip: [0.2, 1, 0] };
  },
);

const compressor = staticKit(['compressor', 'air compressor', 'water pump'], (b, { colour }) => {
  const paint = colour ?? fromHex('#c8281c');
  b.at(placed(0, 0.3, 0, { turnZ: Math.PI / 2 }), (k) =>
    k
      .paint(paint, 'glossy')
      .lathe(pairs(0, -0.42, 0.1, -0.4, 0.17, -0.32, 0.17, 0.32, 0.1, 0.4, 0, 0.42), 30),
  );
  b.paint(iron, 'metal')
    .box([0.02, 0.56, 0], [0.4, 0.18, 0.2], 0.03)
    .box([-0.22, 0.62, 0], [0.14, 0.24, 0.16], 0.02);
  for (const z of [-0.17, 0.17])
    b.at(placed(-0.3, 0.11, z, { turnX: Math.PI / 2 }), (k) =>
      k.paint(fromHex('#17181c'), 'matte').cylinder(-0.03, 0.03, 0.11, 0.11, 24),
    );
  b.paint(iron, 'metal');
  rod(b, [0.34, 0, 0], [0.34, 0.16, 0], 0.025);
  b.tube(points(-0.4, 0.3, 0.14, -0.6, 0.6, 0.14, -0.6, 0.6, -0.14, -0.4, 0.3, -0.14), 0.016, 8);
  b.paint(white, 'satin').at(placed(0.26, 0.58, 0.11, { turnX: Math.PI / 2 }), (k) =>
    k.cylinder(0, 0.02, 0.05, 0.05, 20),
  );
  return undefined;
});

const bollard = staticKit(['bollard', 'traffic bollard', 'mooring bollard'], (b, { colour }) => {
  b.paint(colour ?? yellow, 'metal').lathe(
    pairs(0, 0, 0.13, 0, 0.13, 0.04, 0.09, 0.06, 0.09, 0.8, 0.06, 0.88, 0, 0.9),
    26,
  );
  for (const y of [0.35, 0.6]) b.paint(iron, 'satin').cylinder(y, y + 0.1, 0.0915, 0.0915, 26);
  return undefined;
});

const guardrail = staticKit(
  ['guardrail', 'guard rail', 'crash barrier', 'highway barrier', 'safety barrier'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#c0c6cc'), 'metal');
    for (const x of [-1.8, -0.6, 0.6, 1.8]) b.box([x, 0.38, -0.06], [0.1, 0.76, 0.1]);
    for (const [y, z] of [
      [0.72, 0.02],
      [0.64, 0.05],
      [0.58, 0.0],
      [0.52, 0.05],
      [0.44, 0.02],
    ] as const)
      b.box([0, y, z], [4, 0.075, 0.02], 0.008);
    for (const x of [-1.2, 0, 1.2])
      b.paint(fromHex('#e8301c'), 'glow').box([x, 0.58, 0.07], [0.06, 0.06, 0.01]);
    return undefined;
  },
);

const pylon = staticKit(
  ['power pylon', 'electricity pylon', 'transmission tower', 'pylon', 'power line tower'],
  (b, { colour }) => {
    b.paint(colour ?? steel, 'metal');
    const at = (y: number) => 1.9 * (1 - y / 24) + 0.3;
    around(4, 1, (x, z) => {
      const [sx, sz] = [Math.sign(x + z * 0.99), Math.sign(z - x * 0.99)];
      rod(b, [sx * at(0), 0, sz * at(0)], [sx * 0.3, 21, sz * 0.3], 0.08, 6);
      for (let y = 0; y < 20; y += 2.5) {
        rod(b, [sx * at(y), y, sz * at(y)], [-sx * at(y + 2.5), y + 2.5, sz * at(y + 2.5)], 0.035, 5);
        rod(b, [sx * at(y), y, sz * at(y)], [sx * at(y + 2.5), y + 2.5, -sz * at(y + 2.5)], 0.035, 5);
      }
    });
    for (const [y, wide] of [
      [13.5, 4.2],
      [17, 3.4],
      [20, 2.6],
    ] as const) {
      for (const z of [-0.3, 0.3]) {
        rod(b, [-wide, y, 0], [wide, y, 0], 0.07, 6);
        for (const side of [-1, 1]) rod(b, [side * 0.4, y + 1, z], [side * wide, y, 0], 0.05, 5);
      }
      for (const side of [-1, 1])
        for (let n = 0; n < 5; n += 1)
          b.paint(fromHex('#6a4a38'), 'glossy').sphere(
            [side * wide * 0.95, y - 0.15 - n * 0.14, 0],
            [0.1, 0.06, 0.1],
            10,
          );
      b.paint(colour ?? steel, 'metal');
    }
    return undefined;
  },
);

export const siteThingKits = [
  container,
  pallet,
  oilDrum,
  barricade,
  pipes,
  valve,
  gauge,
  jackhammer,
  compressor,
  bollard,
  guardrail,
  pylon,
];
