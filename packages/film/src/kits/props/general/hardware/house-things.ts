/** Small things of a house that other kits lack: tins, boxes of tissues, switches, hangers, blinds, safes and papers. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit, KitOptions } from '../../../kit.ts';
import { pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b4bac2');
const iron = fromHex('#2c2e33');
const white = fromHex('#f4f2ec');

const thing = (
  nouns: string[],
  draw: (b: MeshBuilder, own: (hex: string) => Vec3, options: KitOptions) => void,
): Kit =>
  staticKit(nouns, (b, options) => {
    draw(b, (hex) => options.colour ?? fromHex(hex), options);
    return undefined;
  });

const can = thing(['can', 'tin can', 'tin', 'food can', 'aluminum can', 'canned food'], (b, own) => {
  b.paint(steel, 'metal')
    .lathe(pairs(0, 0, 0.038, 0, 0.04, 0.004, 0.04, 0.012), 28)
    .lathe(pairs(0.04, 0.1, 0.04, 0.108, 0.037, 0.11, 0.035, 0.106, 0, 0.106), 28);
  b.paint((p) => (p[1] > 0.04 && p[1] < 0.07 ? white : own('#c8281c')), 'satin').lathe(
    pairs(0.0395, 0.012, 0.0395, 0.04, 0.0395, 0.0401, 0.0395, 0.07, 0.0395, 0.0701, 0.0395, 0.1),
    28,
  );
});

const hanger = thing(['hanger', 'coat hanger', 'clothes hanger'], (b, own) => {
  b.paint(own('#a8743f'), 'wood').tube(points(-0.22, 0.06, 0, 0, 0.16, 0, 0.22, 0.06, 0), 0.012, 8);
  rod(b, [-0.22, 0.06, 0], [0.22, 0.06, 0], 0.008);
  b.paint(steel, 'metal').tube(
    points(0, 0.16, 0, 0, 0.2, 0, 0.03, 0.225, 0, 0.02, 0.26, 0, -0.02, 0.255, 0),
    0.004,
    8,
  );
});

const tissueBox = thing(
  ['tissue', 'tissues', 'tissue box', 'box of tissues', 'kitchen roll'],
  (b, own, { noun }) => {
    if (/towel|roll/.test(noun)) {
      b.paint(own('#f6f4ee'), 'cloth').lathe(pairs(0.02, 0, 0.06, 0, 0.06, 0.24, 0.02, 0.24), 28);
      return;
    }
    b.paint(own('#7aa8d8'), 'satin').box([0, 0.045, 0], [0.22, 0.09, 0.11], 0.004);
    b.paint(white, 'cloth').tube(
      points(-0.03, 0.088, 0, -0.01, 0.13, 0.01, 0.02, 0.16, 0, 0.05, 0.15, -0.01),
      [0.03, 0.026, 0.016, 0.003],
      10,
    );
  },
);

const safe = thing(['safe', 'strongbox', 'safe box'], (b, own) => {
  b.paint(own('#4a5058'), 'metal').box([0, 0.35, 0], [0.6, 0.66, 0.5], 0.03);
  b.paint(darken(own('#4a5058'), 0.25), 'metal').box([0, 0.35, 0.255], [0.48, 0.54, 0.02], 0.02);
  b.at(placed(-0.04, 0.4, 0.28, { turnX: Math.PI / 2 }), (k) =>
    k.paint(steel, 'metal').cylinder(-0.02, 0.03, 0.07, 0.06, 24),
  );
  b.at(placed(0.13, 0.34, 0.3, { turnX: Math.PI / 2 }), (k) =>
    ring(k.paint(fromHex('#d8b04a'), 'metal'), 0.055, 0.01, 22),
  );
});

const switchPlate = thing(
  ['light switch', 'switch', 'wall switch', 'doorbell', 'power outlet', 'socket', 'plug', 'electric plug'],
  (b, own, { noun }) => {
    if (/plug/.test(noun)) {
      b.paint(own('#26282c'), 'satin').box([0, 0.03, 0], [0.04, 0.05, 0.035], 0.01);
      for (const side of [-1, 1]) b.paint(steel, 'metal').box([side * 0.01, 0.07, 0], [0.004, 0.03, 0.008]);
      b.paint(own('#26282c'), 'satin').tube(
        points(0, 0.006, 0, 0.02, 0.004, 0.05, 0.09, 0.004, 0.07),
        0.005,
        8,
      );
      return;
    }
    b.paint(own('#f6f4ee'), 'satin').box([0, 0.06, 0], [0.09, 0.12, 0.012], 0.008);
    if (noun === 'doorbell')
      b.paint(fromHex('#e8c84a'), 'glow').sphere([0, 0.06, 0.008], [0.018, 0.018, 0.01], 18);
    else if (/outlet|socket/.test(noun))
      for (const side of [-1, 1])
        b.paint(iron, 'matte').box([side * 0.012, 0.06, 0.007], [0.006, 0.016, 0.002]);
    else
      b.at(placed(0, 0.06, 0.012, { turnX: -0.35 }), (k) =>
        k.paint(white, 'satin').box([0, 0, 0], [0.034, 0.05, 0.014], 0.004),
      );
  },
);

const blinds = thing(
  ['blinds', 'window blind', 'venetian blinds', 'shutter', 'shutters', 'window shutter'],
  (b, own) => {
    b.paint(own('#e8e2d4'), 'satin').box([0, 1.42, 0], [1.1, 0.06, 0.06], 0.01);
    for (let n = 0; n < 22; n += 1)
      b.at(placed(0, 0.06 + n * 0.06, 0, { turnX: 0.5 }), (k) =>
        k.box([0, 0, 0], [1.06, 0.006, 0.055], 0.002),
      );
    for (const side of [-1, 1]) rod(b, [side * 0.4, 0.04, 0], [side * 0.4, 1.42, 0], 0.003);
  },
);

const poster = thing(
  [
    'poster',
    'wanted poster',
    'flyer',
    'leaflet',
    'brochure',
    'ticket',
    'passport',
    'certificate',
    'diploma',
    'stamp',
    'postage stamp',
  ],
  (b, own, { noun }) => {
    const small = /ticket|passport|stamp/.test(noun);
    const [wide, tall] = noun.endsWith('stamp')
      ? [0.05, 0.06]
      : noun === 'ticket'
        ? [0.16, 0.07]
        : small
          ? [0.09, 0.125]
          : [0.5, 0.7];
    b.paint(own(noun === 'passport' ? '#6a1c24' : noun === 'ticket' ? '#e8a83c' : '#f2ead4'), 'satin').box(
      [0, tall / 2, 0],
      [wide, tall, 0.006],
      0.002,
    );
    const gold = fromHex('#e0b84a');
    if (noun === 'passport')
      b.paint(gold, 'metal')
        .at(placed(0, tall * 0.55, 0.004), (k) => k.sphere([0, 0, 0], [0.018, 0.018, 0.002], 18))
        .box([0, tall * 0.85, 0.004], [wide * 0.6, 0.008, 0.001])
        .box([0, tall * 0.2, 0.004], [wide * 0.5, 0.006, 0.001]);
    else {
      b.paint(fromHex('#c8402c'), 'satin').box([0, tall * 0.84, 0.004], [wide * 0.8, tall * 0.12, 0.002]);
      b.paint(fromHex('#3f7ab0'), 'satin').box([0, tall * 0.5, 0.004], [wide * 0.74, tall * 0.4, 0.002]);
      for (let n = 0; n < 3; n += 1)
        b.paint(iron, 'matte').box(
          [0, tall * (0.22 - n * 0.06), 0.004],
          [wide * (0.7 - n * 0.12), tall * 0.018, 0.001],
        );
    }
  },
);

const mat = thing(
  ['placemat', 'coaster', 'tablecloth', 'napkin', 'serviette', 'table napkin', 'pillowcase', 'bed sheet'],
  (b, own, { noun }) => {
    const small = noun === 'coaster';
    const large = /cloth|sheet/.test(noun);
    const [wide, deep] = small ? [0.1, 0.1] : large ? [1.5, 1] : [0.4, 0.3];
    const tone = own(small ? '#8a5a34' : large ? '#e8dcd0' : '#d8604a');
    b.paint(
      (p) =>
        large && (Math.floor(p[0] * 8 + 40) + Math.floor(p[2] * 8 + 40)) % 2 ? darken(tone, 0.25) : tone,
      'cloth',
    ).heightField(
      { x0: -wide / 2, z0: -deep / 2, x1: wide / 2, z1: deep / 2 },
      { x: 24, z: 18 },
      (x, z) => 0.012 + (small ? 0 : 0.006 * Math.sin(x * 21) * Math.cos(z * 17)),
    );
    b.twoSided();
  },
);

const doorknob = thing(['doorknob', 'door knob'], (b, own) => {
  b.paint(own('#c89a3c'), 'metal').box([0, 0.11, 0], [0.06, 0.22, 0.012], 0.01);
  b.at(placed(0, 0.15, 0.006, { turnX: Math.PI / 2 }), (k) =>
    k.lathe(pairs(0.012, 0, 0.012, 0.03, 0.034, 0.045, 0.036, 0.065, 0, 0.075), 24),
  );
  b.paint(iron, 'matte')
    .sphere([0, 0.07, 0.007], [0.009, 0.009, 0.002], 14)
    .box([0, 0.055, 0.007], [0.007, 0.024, 0.002]);
});

const ashtray = thing(
  ['ashtray', 'lid', 'pot lid', 'saucepan lid', 'drain', 'drain hole', 'manhole'],
  (b, own, { noun }) => {
    if (/lid$/.test(noun)) {
      b.paint(own('#b4bac2'), 'metal').lathe(pairs(0.13, 0, 0.135, 0.008, 0.1, 0.03, 0, 0.042), 30);
      b.paint(iron, 'satin').lathe(pairs(0.006, 0.04, 0.02, 0.06, 0.016, 0.07, 0, 0.072), 16);
      return;
    }
    if (/drain|manhole/.test(noun)) {
      const size = noun.startsWith('manhole') ? 0.35 : 0.06;
      b.paint(own('#5a5f66'), 'metal').lathe(
        [
          [0, 0.004],
          [size, 0.004],
          [size, 0.016],
          [0, 0.016],
        ],
        30,
      );
      for (let n = -3; n <= 3; n += 1)
        b.paint(iron, 'matte').box(
          [n * size * 0.24, 0.017, 0],
          [size * 0.08, 0.002, size * 1.5 * Math.sqrt(1 - (n / 4) ** 2)],
        );
      return;
    }
    b.paint(own('#8ac8d8'), 'glass').lathe(
      pairs(0, 0, 0.07, 0, 0.08, 0.03, 0.06, 0.03, 0.05, 0.012, 0, 0.01),
      28,
    );
  },
);

const walkieTalkie = thing(
  ['walkie-talkie', 'two way radio', 'hard drive', 'hearing aid', 'usb stick'],
  (b, own, { noun }) => {
    if (noun === 'hard drive' || noun === 'usb stick') {
      const by = noun === 'usb stick' ? 0.4 : 1;
      b.paint(own('#3a3d42'), 'metal').box([0, 0.012, 0], [0.1 * by, 0.02, 0.14 * by], 0.004);
      b.paint(steel, 'metal').box([0, 0.023, 0], [0.08 * by, 0.003, 0.1 * by], 0.002);
      return;
    }
    b.paint(own('#26282c'), 'satin').box([0, 0.09, 0], [0.065, 0.17, 0.035], 0.01);
    rod(b, [-0.022, 0.17, 0], [-0.022, 0.29, 0], 0.006);
    b.paint(fromHex('#9ad04a'), 'glow').box([0, 0.135, 0.018], [0.042, 0.026, 0.003], 0.002);
    for (let n = 0; n < 5; n += 1)
      b.paint(fromHex('#4a4d52'), 'satin').box([0, 0.045 + n * 0.012, 0.018], [0.04, 0.005, 0.003]);
  },
);

const cashRegister = thing(['cash register', 'cooler', 'cool box', 'ice box'], (b, own, { noun }) => {
  if (noun !== 'cash register' && noun !== 'till') {
    b.paint(own('#2f7ac8'), 'satin').box([0, 0.16, 0], [0.55, 0.3, 0.34], 0.03);
    b.paint(white, 'satin').box([0, 0.34, 0], [0.57, 0.07, 0.36], 0.025);
    b.tube(points(-0.27, 0.3, 0, -0.27, 0.44, 0, 0.27, 0.44, 0, 0.27, 0.3, 0), 0.014, 8);
    return;
  }
  b.paint(own('#6a2c24'), 'metal')
    .box([0, 0.07, 0], [0.42, 0.12, 0.4], 0.012)
    .box([0, 0.2, -0.1], [0.4, 0.2, 0.18], 0.02);
  b.at(placed(0, 0.17, 0.08, { turnX: 0.5 }), (k) => {
    for (let x = 0; x < 5; x += 1)
      for (let z = 0; z < 4; z += 1)
        k.paint(white, 'satin')
          .cylinder(0, 0.02, 0.016, 0.014, 12)
          .at(placed(-0.13 + x * 0.065, 0, -0.09 + z * 0.055), (one) =>
            one.cylinder(0, 0.022, 0.017, 0.014, 12),
          );
  });
  b.paint(fromHex('#1c3a1c'), 'glow').box([0, 0.35, -0.1], [0.3, 0.09, 0.06], 0.01);
  b.paint(fromHex('#7aff8a'), 'glow').box([0.04, 0.35, -0.066], [0.18, 0.04, 0.004]);
});

const dishwasher = thing(['dishwasher'], (b, own) => {
  b.paint(own('#e4e6ea'), 'satin').box([0, 0.42, 0], [0.6, 0.82, 0.58], 0.012);
  b.paint(iron, 'satin').box([0, 0.78, 0.292], [0.58, 0.08, 0.01], 0.004);
  b.paint(steel, 'metal');
  rod(b, [-0.22, 0.7, 0.32], [0.22, 0.7, 0.32], 0.012);
  b.paint(fromHex('#4aff9a'), 'glow').box([0.2, 0.78, 0.3], [0.05, 0.014, 0.004]);
});

const scales = thing(['balance scale', 'pair of scales', 'weighing scale'], (b, own) => {
  b.paint(own('#c89a3c'), 'metal').lathe(
    pairs(0, 0, 0.11, 0, 0.1, 0.02, 0.02, 0.03, 0.012, 0.06, 0.012, 0.4, 0, 0.42),
    24,
  );
  rod(b, [-0.22, 0.39, 0], [0.22, 0.39, 0], 0.009);
  for (const side of [-1, 1]) {
    for (const z of [-0.05, 0.05]) rod(b, [side * 0.21, 0.39, 0], [side * 0.21 + z, 0.2, z], 0.002, 5);
    b.at(placed(side * 0.21, 0.18, 0), (k) =>
      k.lathe(pairs(0, 0, 0.05, 0.006, 0.08, 0.025, 0.078, 0.028, 0.045, 0.012, 0, 0.008), 24),
    );
  }
});

const lampshade = thing(['lampshade', 'lamp shade'], (b, own) => {
  b.paint(own('#f0dcae'), 'cloth')
    .lathe(pairs(0.2, 0, 0.12, 0.24), 30)
    .twoSided();
  ring(b, 0.2, 0.005, 30);
});

export const houseThingKits: readonly Kit[] = [
  can,
  hanger,
  tissueBox,
  safe,
  switchPlate,
  blinds,
  poster,
  mat,
  doorknob,
  ashtray,
  walkieTalkie,
  cashRegister,
  dishwasher,
  scales,
  lampshade,
];
