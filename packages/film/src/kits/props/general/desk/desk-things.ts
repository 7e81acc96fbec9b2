/** Things on a desk: calculator, printer, calendar, stapler, compass, headphones, game controller, cards and banknotes. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, ring, rod, slab } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const dark = fromHex('#26282d');
const paper = fromHex('#f6f3ea');
const steel = fromHex('#b4bac0');

const calculator = staticKit(
  ['calculator', 'pocket calculator', 'remote control', 'tv remote', 'remote'],
  (b, { noun, colour }) => {
    const isRemote = noun !== 'calculator' && noun !== 'pocket calculator';
    const [width, length] = isRemote ? [0.05, 0.2] : [0.1, 0.16];
    b.at(placed(0, 0.012, 0, { turnX: isRemote ? 0 : 0.3 }), (k) => {
      k.paint(colour ?? fromHex(isRemote ? '#1f2024' : '#3a3d44'), 'satin').box(
        [0, isRemote ? 0 : 0.02, 0],
        [width, 0.022, length],
        0.007,
        3,
      );
      const y = isRemote ? 0.011 : 0.031;
      if (!isRemote) k.paint(fromHex('#a9bd9a'), 'glossy').box([0, y, -0.055], [0.084, 0.003, 0.03], 0.001);
      const columns = isRemote ? 3 : 4;
      for (let row = 0; row < (isRemote ? 7 : 5); row += 1)
        for (let column = 0; column < columns; column += 1) {
          const [x, z] = [
            (column - (columns - 1) / 2) * (isRemote ? 0.014 : 0.022),
            (isRemote ? -0.07 : -0.026) + row * 0.021,
          ];
          const hex =
            column === 3
              ? '#e8902c'
              : row === 0 && column === 0
                ? '#d8402c'
                : isRemote
                  ? '#c8ccd0'
                  : '#e8e6de';
          k.paint(fromHex(hex), 'satin').box(
            [x, y + 0.002, z],
            isRemote ? [0.01, 0.005, 0.01] : [0.017, 0.006, 0.015],
            0.0025,
          );
        }
    });
    return { grip: [0, 0.02, 0.04] };
  },
);

const printer = staticKit(
  ['printer', 'copy machine', 'photocopier', 'copier', 'fax machine', 'scanner', '3d printer'],
  (b, { noun, colour }) => {
    if (noun === '3d printer') {
      b.paint(dark, 'satin').box([0, 0.03, 0], [0.42, 0.06, 0.42], 0.012);
      for (const x of [-0.19, 0.19]) b.box([x, 0.26, -0.05], [0.03, 0.44, 0.03], 0.006);
      b.box([0, 0.47, -0.05], [0.42, 0.03, 0.03], 0.006).box([0, 0.3, -0.05], [0.38, 0.025, 0.03], 0.005);
      b.paint(steel, 'metal')
        .box([0.03, 0.28, -0.03], [0.06, 0.08, 0.05], 0.01)
        .box([0, 0.075, 0.02], [0.26, 0.012, 0.26], 0.003);
      b.paint(fromHex('#c8a24a'), 'metal').at(placed(0.03, 0.22, -0.03), (k) =>
        k.cylinder(0, 0.03, 0.002, 0.008, 12),
      );
      b.paint(colour ?? fromHex('#f07a2c'), 'satin').lathe(
        pairs(0, 0.08, 0.06, 0.08, 0.075, 0.12, 0.05, 0.17, 0.04, 0.21, 0.055, 0.218, 0, 0.215),
        30,
      );
      return {};
    }
    b.paint(colour ?? fromHex('#e6e6e2'), 'satin').box([0, 0.11, 0], [0.46, 0.18, 0.36], 0.025, 3);
    b.paint(dark, 'satin')
      .box([0, 0.205, 0.02], [0.44, 0.02, 0.3], 0.008)
      .box([0, 0.1, 0.17], [0.36, 0.05, 0.04], 0.006);
    b.paint(fromHex('#3a8ad0'), 'glow').box([0.15, 0.19, 0.178], [0.07, 0.02, 0.006]);
    b.paint(paper, 'satin').at(placed(0, 0.26, -0.14, { turnX: -0.35 }), (k) =>
      k.box([0, 0.04, 0], [0.24, 0.22, 0.004]),
    );
    b.at(placed(0, 0.085, 0.26, { turnX: 0.12 }), (k) =>
      k.paint(paper, 'satin').box([0, 0, 0], [0.24, 0.004, 0.2]),
    );
    b.paint(fromHex('#3a6ac0'), 'satin');
    for (let n = 0; n < 5; n += 1)
      b.at(placed(-0.02, 0.09, 0.2 + n * 0.03, { turnX: 0.12 }), (k) =>
        k.box([0, 0, 0], [0.16 - (n % 2) * 0.04, 0.002, 0.008]),
      );
    return {};
  },
);

const calendar = staticKit(
  ['calendar', 'wall calendar', 'advent calendar', 'desk calendar'],
  (b, { colour }) => {
    b.at(placed(0, 0, 0, { turnX: -0.2 }), (k) => {
      k.paint(paper, 'satin').box([0, 0.17, 0], [0.3, 0.34, 0.012], 0.003);
      k.paint(colour ?? fromHex('#d8322c'), 'satin').box([0, 0.3, 0.004], [0.3, 0.08, 0.01], 0.003);
      for (let row = 0; row < 5; row += 1)
        for (let column = 0; column < 7; column += 1)
          k.paint(
            fromHex(column === 6 ? '#d8322c' : row === 2 && column === 3 ? '#f2c22c' : '#8a929c'),
            'matte',
          ).box([(column - 3) * 0.038, 0.23 - row * 0.045, 0.0065], [0.02, 0.02, 0.002]);
      k.paint(steel, 'metal');
      for (let n = -5; n <= 5; n += 1)
        k.at(placed(n * 0.026, 0.34, 0, { turnZ: Math.PI / 2 }), (m) => ring(m, 0.011, 0.0018, 12));
    });
    b.paint(dark, 'satin').at(placed(0, 0.15, -0.09, { turnX: 0.3 }), (k) =>
      k.box([0, 0, 0], [0.2, 0.3, 0.006]),
    );
    return {};
  },
);

const stapler = staticKit(['stapler', 'hole punch', 'tape dispenser'], (b, { colour }) => {
  b.paint(dark, 'satin').box([0, 0.01, 0], [0.04, 0.016, 0.17], 0.005);
  b.at(placed(0, 0.04, 0, { turnX: -0.13 }), (k) => {
    k.paint(colour ?? fromHex('#d8322c'), 'glossy').box([0, 0.012, 0.005], [0.036, 0.03, 0.17], 0.012, 3);
    k.paint(steel, 'metal').box([0, -0.006, 0.002], [0.022, 0.012, 0.165], 0.002);
  });
  return {};
});

const tape = staticKit(
  [
    'tape',
    'sticky tape',
    'duct tape',
    'tape roll',
    'toilet paper',
    'toilet roll',
    'paper towel',
    'roll of paper',
  ],
  (b, { noun, colour }) => {
    const isPaper = /toilet|towel|paper/.test(noun);
    const [outer, inner, height] = isPaper
      ? [0.058, 0.021, noun === 'paper towel' ? 0.24 : 0.1]
      : [0.05, 0.035, 0.03];
    b.paint(colour ?? (isPaper ? paper : fromHex('#d8b04a')), isPaper ? 'cloth' : 'glossy').lathe(
      pairs(inner, 0, outer, 0, outer, height, inner, height),
      36,
    );
    b.paint(fromHex('#b08a5a'), 'matte').lathe(
      pairs(inner, height, inner - 0.003, height, inner - 0.003, 0),
      28,
    );
    if (isPaper) b.paint(paper, 'cloth').box([outer - 0.001, height / 2, 0.04], [0.002, height, 0.08]);
    return {};
  },
);

const compass = staticKit(['compass', 'magnetic compass', 'pocket compass'], (b, { colour }) => {
  b.at(placed(0, 0.02, 0, { turnX: 0.5 }), (k) => {
    k.paint(colour ?? fromHex('#c89a3a'), 'metal').lathe(
      pairs(0, -0.012, 0.05, -0.012, 0.055, -0.004, 0.055, 0.01, 0.05, 0.014, 0.047, 0.008),
      44,
    );
    k.paint(paper, 'satin').cylinder(0, 0.008, 0.048, 0.048, 40);
    k.at(placed(0, 0.0085, 0, { turnX: -Math.PI / 2 }), (m) => {
      m.paint(fromHex('#3a4a6a'), 'matte');
      around(4, 0, (_x, _z, angle) =>
        m.at(placed(0, 0, 0, { turnZ: angle }), (p) =>
          slab(p, pairs(0, 0.042, 0.006, 0.006, -0.006, 0.006), 0.001),
        ),
      );
    });
    k.at(placed(0, 0.012, 0, { turnX: -Math.PI / 2, turnY: 0.6 }), (m) => {
      slab(m.paint(fromHex('#d8241c'), 'glossy'), pairs(0, 0.036, 0.006, 0, -0.006, 0), 0.002);
      slab(m.paint(fromHex('#2c3038'), 'glossy'), pairs(0, -0.036, 0.006, 0, -0.006, 0), 0.002);
    });
    k.paint(colour ?? fromHex('#c89a3a'), 'metal').sphere([0, 0.014, 0], 0.004, 10);
    k.at(placed(0, 0, -0.068, { turnX: 0 }), (m) => ring(m, 0.014, 0.003, 18));
  });
  return { grip: [0, 0.02, 0] };
});

const headphones = staticKit(
  ['headphones', 'headphone', 'headset', 'earphones', 'earmuffs'],
  (b, { colour }) => {
    const paint = colour ?? fromHex('#2a2c32');
    const band = Array.from(
      { length: 15 },
      (_, n): Vec3 => [Math.cos((n / 14) * Math.PI) * 0.082, 0.1 + Math.sin((n / 14) * Math.PI) * 0.1, 0],
    );
    b.paint(paint, 'satin').tube(band, 0.011, 10);
    for (const side of [-1, 1])
      b.at(placed(side * 0.083, 0.06, 0, { turnZ: Math.PI / 2 }), (k) => {
        k.paint(paint, 'glossy').sphere([0, -side * 0.012, 0], [0.042, 0.02, 0.042], 22);
        k.paint(darken(paint, 0.5), 'cloth').at(placed(0, side * 0.008, 0), (m) => ring(m, 0.03, 0.013, 24));
        k.paint(fromHex('#d8dce0'), 'metal').cylinder(
          -side * 0.034 - 0.001,
          -side * 0.034 + 0.001,
          0.018,
          0.018,
          18,
        );
      });
    return { grip: [0, 0.19, 0] };
  },
);

const controller = staticKit(
  ['game controller', 'controller', 'gamepad', 'joystick', 'video game controller'],
  (b, { colour, noun }) => {
    const paint = colour ?? fromHex('#eceef0');
    if (noun === 'joystick') {
      b.paint(dark, 'satin').box([0, 0.03, 0], [0.16, 0.06, 0.16], 0.015, 3);
      b.paint(steel, 'metal');
      rod(b, [0, 0.06, 0], [0.02, 0.17, 0.01], 0.008);
      b.paint(fromHex('#d8241c'), 'glossy')
        .sphere([0.022, 0.185, 0.011], 0.026, 18)
        .at(placed(-0.05, 0.06, 0.05), (k) => k.cylinder(0, 0.012, 0.014, 0.014, 14));
      return { grip: [0, 0.1, 0] };
    }
    b.at(placed(0, 0.03, 0, { turnX: 0.45 }), (k) => {
      k.paint(paint, 'satin').sphere([0, 0, -0.005], [0.07, 0.02, 0.038], 24);
      for (const side of [-1, 1]) {
        k.sphere([side * 0.05, 0, 0], [0.04, 0.022, 0.04], 20);
        k.tube(
          [
            [side * 0.058, -0.002, 0.01],
            [side * 0.074, -0.006, 0.06],
          ],
          [0.024, 0.016],
          14,
        );
        k.sphere([side * 0.074, -0.006, 0.06], 0.016, 12);
        k.paint(dark, 'satin').at(placed(side * 0.026, 0.014, 0.022), (m) =>
          m.cylinder(0, 0.012, 0.008, 0.012, 18),
        );
        k.paint(paint, 'satin');
      }
      for (const [n, hex] of ['#2f9a4a', '#d8342c', '#2f6fd0', '#f0c22c'].entries())
        k.paint(fromHex(hex), 'glossy').sphere(
          [0.055 + Math.cos(n * 1.57) * 0.013, 0.02, -0.008 + Math.sin(n * 1.57) * 0.013],
          [0.0055, 0.004, 0.0055],
          10,
        );
      k.paint(dark, 'satin')
        .box([-0.055, 0.021, -0.008], [0.03, 0.006, 0.009], 0.002)
        .box([-0.055, 0.021, -0.008], [0.009, 0.006, 0.03], 0.002);
    });
    return { grip: [0, 0.03, 0.02] };
  },
);

const gameConsole = staticKit(
  ['game console', 'video game console', 'nintendo', 'playstation', 'router', 'projector', 'film projector'],
  (b, { noun, colour }) => {
    const isProjector = noun.includes('projector');
    b.paint(colour ?? fromHex(isProjector ? '#dcdee0' : '#2a2c33'), 'satin').box(
      [0, 0.055, 0],
      [0.3, 0.1, 0.24],
      0.025,
      3,
    );
    if (isProjector) {
      b.at(placed(-0.06, 0.06, 0.12, { turnX: Math.PI / 2 }), (k) => {
        k.paint(dark, 'satin').cylinder(-0.01, 0.04, 0.042, 0.038, 26);
        k.paint([2.2, 2.1, 1.8], 'glow').cylinder(0.04, 0.042, 0.03, 0.03, 24);
      });
      return { top: [0, 0.11, 0] };
    }
    b.paint(lighten(dark, 0.1), 'glossy').box([0, 0.06, 0.121], [0.26, 0.012, 0.004]);
    b.paint([0.2, 0.7, 1.8], 'glow').box([0, 0.085, 0.121], [0.26, 0.006, 0.004]);
    return {};
  },
);

const money = staticKit(
  [
    'banknote',
    'banknotes',
    'dollar bill',
    'cash',
    'stack of money',
    'pile of cash',
    'wad of money',
    'credit card',
    'bank card',
    'bus card',
    'id card',
    'wallet',
  ],
  (b, { noun, colour }) => {
    if (noun.includes('card')) {
      b.at(placed(0, 0.03, 0, { turnX: -0.3 }), (k) => {
        k.paint(colour ?? fromHex('#2a4a9a'), 'glossy').box([0, 0, 0], [0.086, 0.054, 0.0018], 0.0008);
        k.paint(fromHex('#d8b44a'), 'metal').box([-0.024, 0.004, 0.0012], [0.014, 0.011, 0.001]);
        k.paint(fromHex('#dfe6f2'), 'satin').box([0, -0.012, 0.0012], [0.066, 0.004, 0.001]);
        k.paint(fromHex('#e8582c'), 'satin').sphere([0.026, 0.015, 0.0008], [0.008, 0.008, 0.0008], 14);
      });
      return { grip: [0, 0.02, 0] };
    }
    if (noun === 'wallet') {
      b.paint(colour ?? fromHex('#5a3018'), 'satin').box([0, 0.012, 0], [0.11, 0.022, 0.09], 0.008, 3);
      b.paint(fromHex('#7ab07a'), 'matte').box([0, 0.014, -0.047], [0.1, 0.006, 0.014]);
      b.paint(darken(colour ?? fromHex('#5a3018'), 0.4), 'satin').box([0, 0.0235, 0.01], [0.1, 0.001, 0.002]);
      return { grip: [0, 0.012, 0] };
    }
    for (const [n, turn] of [0.1, -0.25, 0.4].entries())
      b.at(placed(n * 0.02 - 0.02, n * 0.022, n * 0.014, { turnY: turn }), (k) => {
        k.paint((p) => (Math.floor(p[1] * 500) % 2 ? fromHex('#8ab88a') : fromHex('#6a9a6c')), 'matte').box(
          [0, 0.011, 0],
          [0.16, 0.02, 0.068],
          0.002,
        );
        k.paint(fromHex('#a8d0a4'), 'matte').box([0, 0.0215, 0], [0.148, 0.001, 0.056]);
        k.paint(fromHex('#4a7a4c'), 'matte').sphere([0, 0.022, 0], [0.018, 0.001, 0.022], 16);
        k.paint(fromHex('#e8dcc0'), 'satin').box([0.045, 0.0115, 0], [0.024, 0.0225, 0.07], 0.002);
      });
    return {};
  },
);

export const deskKits = [
  calculator,
  printer,
  calendar,
  stapler,
  tape,
  compass,
  headphones,
  controller,
  gameConsole,
  money,
];
