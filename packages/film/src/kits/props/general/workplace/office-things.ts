/** Things of offices and public rooms: extinguisher, clipboard, boards, cabinets, water cooler, clips and notes. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b4bac2');
const black = fromHex('#1c1d21');
const white = fromHex('#f6f4ef');
const red = fromHex('#d0241c');

const extinguisher = staticKit(['fire extinguisher', 'extinguisher'], (b, { colour }) => {
  b.paint(colour ?? red, 'glossy').lathe(
    pairs(0, 0, 0.075, 0, 0.08, 0.015, 0.08, 0.38, 0.06, 0.44, 0.025, 0.465, 0.022, 0.49, 0, 0.49),
    30,
  );
  b.paint(white, 'satin').lathe(pairs(0.0808, 0.16, 0.0812, 0.17, 0.0812, 0.28, 0.0808, 0.29), 30, (a) =>
    Math.sin(a) > 0 ? 1 : 0.9,
  );
  b.paint(black, 'satin').box([0, 0.505, 0.01], [0.03, 0.03, 0.06], 0.008);
  b.at(placed(0, 0.53, 0.05, { turnX: -0.25 }), (k) => k.box([0, 0, 0], [0.022, 0.012, 0.13], 0.004));
  b.at(placed(0, 0.5, 0.07, { turnX: 0.1 }), (k) => k.box([0, 0, 0], [0.02, 0.012, 0.1], 0.004));
  b.tube(
    points(0.02, 0.5, 0, 0.08, 0.5, 0, 0.115, 0.4, 0.02, 0.105, 0.24, 0.03, 0.1, 0.16, 0.03),
    [0.011, 0.011, 0.011, 0.011, 0.018],
    10,
  );
  return { grip: [0, 0.5, 0.06] };
});

const clipboard = staticKit(['clipboard', 'clip board', 'checklist'], (b, { colour }) => {
  b.at(placed(0, 0.165, 0, { turnX: -0.25 }), (k) => {
    k.paint(colour ?? fromHex('#8a5a30'), 'wood').box([0, 0, 0], [0.23, 0.32, 0.006], 0.003);
    k.paint(white, 'matte').box([0, -0.012, 0.005], [0.205, 0.28, 0.003]);
    k.paint(steel, 'metal')
      .box([0, 0.14, 0.01], [0.1, 0.03, 0.014], 0.005)
      .box([0, 0.165, 0.008], [0.05, 0.03, 0.008], 0.004);
    for (let n = 0; n < 9; n += 1) {
      k.paint(fromHex('#8a92a0'), 'matte').box(
        [0.015, 0.1 - n * 0.027, 0.0072],
        [0.14 - (n % 3) * 0.02, 0.005, 0.001],
      );
      k.paint(n < 5 ? fromHex('#2a8a3a') : fromHex('#8a92a0'), 'matte').box(
        [-0.078, 0.1 - n * 0.027, 0.0072],
        [0.014, 0.014, 0.001],
      );
    }
  });
  return { grip: [0, 0.06, 0] };
});

const board = staticKit(
  ['bulletin board', 'cork board', 'corkboard', 'pinboard', 'pin board', 'noticeboard'],
  (b, { colour }) => {
    b.paint(fromHex('#8a5a30'), 'wood').box([0, 1.45, 0], [1.5, 1, 0.04], 0.008);
    b.paint(colour ?? fromHex('#c8945a'), 'cloth').box([0, 1.45, 0.015], [1.4, 0.9, 0.02]);
    const papers = [
      '#f6f4ef',
      '#f4e06a',
      '#8ac8e8',
      '#f6f4ef',
      '#f0a0b8',
      '#a8dc8a',
      '#f6f4ef',
      '#f4e06a',
      '#f6f4ef',
    ];
    for (const [n, hex] of papers.entries())
      b.at(
        placed(-0.52 + (n % 4) * 0.34, 1.68 - Math.floor(n / 4) * 0.3, 0.028, {
          turnZ: Math.sin(n * 5) * 0.12,
        }),
        (k) => {
          k.paint(fromHex(hex), 'matte').box([0, 0, 0], [n % 3 ? 0.17 : 0.21, n % 3 ? 0.17 : 0.26, 0.003]);
          k.paint(fromHex(n % 2 ? '#d8281c' : '#2a62c8'), 'glossy').sphere([0, 0.07, 0.012], 0.012, 10);
        },
      );
    b.paint(fromHex('#8a5a30'), 'wood');
    for (const x of [-0.6, 0.6]) rod(b, [x, 0, -0.03], [x, 1, -0.03], 0.025);
    return undefined;
  },
);

const flipChart = staticKit(
  ['flip chart', 'flipchart', 'presentation board', 'paper easel'],
  (b, { colour }) => {
    b.paint(steel, 'metal');
    for (const x of [-0.42, 0.42]) rod(b, [x, 0, 0.25], [x * 0.3, 1.85, 0], 0.018);
    rod(b, [0, 0, -0.6], [0, 1.8, -0.02], 0.018);
    b.at(placed(0, 1.3, 0.08, { turnX: -0.14 }), (k) => {
      k.paint(colour ?? fromHex('#3a3d44'), 'satin').box([0, 0, 0], [0.72, 1, 0.02], 0.006);
      k.paint(white, 'matte').box([0, -0.01, 0.013], [0.68, 0.94, 0.006]);
      for (const [n, tall] of [0.16, 0.28, 0.22, 0.4].entries())
        k.paint(fromHex(['#2a62c8', '#d8402c', '#2a8a4a', '#e8a01c'][n]!), 'matte').box(
          [-0.21 + n * 0.14, -0.3 + tall / 2, 0.018],
          [0.09, tall, 0.003],
        );
      k.paint(black, 'matte')
        .box([0, 0.34, 0.018], [0.44, 0.03, 0.002])
        .box([-0.05, 0.27, 0.018], [0.3, 0.02, 0.002])
        .box([0, -0.31, 0.018], [0.56, 0.012, 0.003]);
    });
    return undefined;
  },
);

const notes = staticKit(
  ['sticky note', 'sticky notes', 'post it', 'post-it note', 'memo', 'notepad', 'note pad'],
  (b, { colour }) => {
    const papers = colour ? [colour] : ['#f6e04a', '#f49ab8', '#8ad0ea', '#a8dc7a'].map(fromHex);
    for (const [n, paper] of papers.entries())
      b.at(
        placed(n * 0.055 - (papers.length - 1) * 0.0275, 0.012, (n % 2) * 0.03, {
          turnY: Math.sin(n * 4) * 0.3,
        }),
        (k) => {
          k.paint(paper, 'matte').box([0, 0, 0], [0.076, 0.024, 0.076], 0.001);
          k.at(placed(0, 0.014, 0.012, { turnX: -0.16 }), (t) => t.box([0, 0, 0], [0.076, 0.001, 0.066]));
          for (let line = 0; line < 3; line += 1)
            k.paint(fromHex('#3a4a6a'), 'matte').box(
              [0, 0.0165, -0.016 + line * 0.013],
              [0.05 - line * 0.008, 0.001, 0.003],
            );
        },
      );
    return undefined;
  },
);

const paperClip = staticKit(
  ['paper clip', 'paperclip', 'clip', 'hair clip', 'barrette', 'bobby pin', 'hairpin'],
  (b, { colour }) => {
    b.paint(colour ?? steel, 'metal');
    b.tube(
      points(
        -0.006,
        0.004,
        0.012,
        -0.006,
        0.004,
        -0.012,
        -0.003,
        0.004,
        -0.017,
        0.003,
        0.004,
        -0.017,
        0.006,
        0.004,
        -0.012,
        0.006,
        0.004,
        0.018,
        0.002,
        0.004,
        0.023,
        -0.005,
        0.004,
        0.023,
        -0.009,
        0.004,
        0.018,
        -0.009,
        0.004,
        -0.018,
        -0.003,
        0.004,
        -0.024,
        0.006,
        0.004,
        -0.023,
        0.01,
        0.004,
        -0.016,
        0.01,
        0.004,
        0.012,
      ),
      0.0016,
      8,
    );
    return undefined;
  },
);

const waterCooler = staticKit(
  ['water cooler', 'water dispenser', 'drinking fountain dispenser', 'office water cooler'],
  (b, { colour }) => {
    b.paint(colour ?? white, 'satin').box([0, 0.48, 0], [0.32, 0.96, 0.32], 0.02);
    b.paint(fromHex('#c8d0d8'), 'satin').box([0, 0.72, 0.155], [0.24, 0.24, 0.02], 0.006);
    for (const [x, hex] of [
      [-0.06, '#d8281c'],
      [0.06, '#2a72d8'],
    ] as const)
      b.paint(fromHex(hex), 'glossy').box([x, 0.78, 0.19], [0.03, 0.05, 0.06], 0.008);
    b.paint(fromHex('#8ac8ee'), 'clear').lathe(
      pairs(
        0.05,
        0.95,
        0.06,
        1.0,
        0.13,
        1.06,
        0.135,
        1.14,
        0.128,
        1.16,
        0.135,
        1.18,
        0.135,
        1.3,
        0.12,
        1.34,
        0,
        1.345,
      ),
      30,
    );
    b.paint(fromHex('#5aa8e0'), 'clear').lathe(
      pairs(0, 0.98, 0.05, 1.0, 0.122, 1.07, 0.126, 1.26, 0, 1.26),
      28,
    );
    return undefined;
  },
);

const firstAid = staticKit(
  ['first aid kit', 'first aid box', 'medical kit', 'medicine box', 'first-aid kit'],
  (b, { colour }) => {
    b.paint(colour ?? red, 'satin').box([0, 0.11, 0], [0.34, 0.22, 0.13], 0.02);
    b.paint(white, 'satin')
      .box([0, 0.11, 0.066], [0.12, 0.036, 0.004])
      .box([0, 0.11, 0.066], [0.036, 0.12, 0.004]);
    b.paint(darken(colour ?? red, 0.4), 'satin').box([0, 0.13, 0], [0.344, 0.006, 0.134]);
    b.tube(points(-0.06, 0.215, 0, -0.055, 0.255, 0, 0.055, 0.255, 0, 0.06, 0.215, 0), 0.01, 10);
    return { grip: [0, 0.255, 0], top: [0, 0.22, 0] };
  },
);

const folder = staticKit(
  ['folder', 'file folder', 'file', 'ring binder', 'binder', 'document folder', 'dossier'],
  (b, { colour }) => {
    const tones = colour ? [colour] : ['#e8c060', '#2a62c8', '#c8342c'].map(fromHex);
    for (const [n, tone] of tones.entries())
      b.at(placed(n * 0.01, 0.012 + n * 0.024, 0, { turnY: n * 0.22 - 0.1 }), (k) => {
        k.paint(tone, 'satin')
          .box([0, 0.009, 0], [0.32, 0.003, 0.24], 0.001)
          .box([0, -0.009, 0], [0.32, 0.003, 0.24], 0.001);
        k.box([-0.159, 0, 0], [0.003, 0.02, 0.24]);
        k.box([0.06, 0.004, 0.125], [0.08, 0.003, 0.03], 0.001);
        k.paint(white, 'matte').box([0.004, 0, 0.004], [0.3, 0.014, 0.232]);
      });
    return { top: [0, 0.024 * tones.length, 0] };
  },
);

const smokeDetector = staticKit(['smoke detector', 'smoke alarm', 'fire alarm'], (b, { colour }) => {
  b.paint(colour ?? white, 'satin').lathe(
    pairs(0, 0, 0.055, 0, 0.07, 0.015, 0.07, 0.03, 0.045, 0.045, 0, 0.048),
    32,
  );
  b.paint(fromHex('#c8ccd0'), 'satin').lathe(pairs(0.0705, 0.018, 0.0712, 0.021, 0.0705, 0.024), 32);
  b.paint(fromHex('#f0281c'), 'glow').sphere([0.02, 0.047, 0.02], 0.006, 10);
  return undefined;
});

export const officeThingKits = [
  extinguisher,
  clipboard,
  board,
  flipChart,
  notes,
  paperClip,
  waterCooler,
  firstAid,
  folder,
  smokeDetector,
];
