/** Things that are struck or shaken: xylophone, gong, cymbals, maracas, tambourine, hand drums, taiko, triangle. */

import { darken, fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const brass = fromHex('#d0a03a');
const hide = fromHex('#ead9b8');
const rainbow = ['#d8302a', '#e8782a', '#f0c42c', '#7cb83c', '#2fa05a', '#2c9ac0', '#3a5ac0', '#7a48b0'];

const xylophone = staticKit(['xylophone', 'marimba', 'glockenspiel', 'vibraphone'], (b, { noun, colour }) => {
  const isToy = noun === 'xylophone' || noun === 'glockenspiel';
  const [count, y] = [isToy ? 10 : 16, isToy ? 0.72 : 0.86];
  b.paint(fromHex('#6a4226'), 'wood');
  for (const side of [-1, 1])
    rod(b, [-count * 0.052, y - 0.03, side * 0.19], [count * 0.052, y - 0.03, side * 0.11], 0.016);
  for (const x of [-1, 1])
    for (const side of [-1, 1])
      rod(
        b,
        [x * count * 0.05, 0, side * (x < 0 ? 0.2 : 0.13)],
        [x * count * 0.05, y - 0.03, side * (x < 0 ? 0.19 : 0.11)],
        0.014,
      );
  for (let n = 0; n < count; n += 1) {
    const [x, length] = [(n - (count - 1) / 2) * 0.098, 0.56 - (n / count) * 0.26];
    const wood = fromHex(n % 2 ? '#8a4a24' : '#9a5630');
    b.paint(colour ?? (isToy ? fromHex(rainbow[n % 8]!) : wood), 'glossy').box(
      [x, y, 0],
      [0.08, 0.022, length],
      0.006,
    );
    b.paint(fromHex('#e8e2d0'), 'metal');
    for (const side of [-1, 1]) b.sphere([x, y + 0.012, side * length * 0.4], 0.007, 8);
    b.paint(brass, 'metal').at(placed(x, 0, 0), (k) =>
      k.cylinder(y - 0.06 - length * 0.55, y - 0.03, 0.03, 0.03, 10),
    );
  }
  for (const side of [-1, 1]) {
    b.paint(fromHex('#d8b878'), 'wood');
    rod(b, [side * 0.1, y + 0.03, 0.3], [side * 0.16, y + 0.05, 0.02], 0.006);
    b.paint(fromHex('#c8322c'), 'satin').sphere([side * 0.16, y + 0.05, 0.01], 0.022, 12);
  }
  return { top: [0, y, 0] };
});

const gong = staticKit(['gong', 'temple gong'], (b, { colour }) => {
  b.paint(fromHex('#8a2a1c'), 'glossy');
  for (const side of [-1, 1]) {
    b.box([side * 0.66, 0.76, 0], [0.08, 1.5, 0.08], 0.015);
    b.box([side * 0.66, 0.04, 0], [0.12, 0.08, 0.6], 0.02);
  }
  b.box([0, 1.52, 0], [1.56, 0.09, 0.1], 0.02);
  b.paint(fromHex('#d8c090'), 'cloth');
  for (const side of [-1, 1]) rod(b, [side * 0.2, 1.48, 0], [side * 0.22, 1.22, 0], 0.008);
  b.at(placed(0, 0.82, 0, { turnX: Math.PI / 2 }), (k) => {
    k.paint(colour ?? brass, 'metal').lathe(
      pairs(0, -0.03, 0.46, -0.05, 0.47, 0, 0.44, 0.03, 0.2, 0.035, 0.12, 0.05, 0.08, 0.085, 0, 0.095),
      48,
    );
    k.paint(darken(brass, 0.45), 'metal').lathe(pairs(0.34, 0.034, 0.36, 0.04, 0.38, 0.034), 48);
  });
  b.paint(fromHex('#5a3420'), 'wood');
  rod(b, [0.5, 0.3, 0.16], [0.42, 0.7, 0.2], 0.014);
  b.paint(fromHex('#b83a2c'), 'cloth').sphere([0.41, 0.75, 0.2], 0.07, 14);
  return {};
});

const cymbals = staticKit(['cymbal', 'cymbals', 'crash cymbal', 'hi hat'], (b, { noun }) => {
  const dish = pairs(
    0,
    0.045,
    0.03,
    0.044,
    0.05,
    0.02,
    0.19,
    0.002,
    0.2,
    0,
    0.19,
    -0.002,
    0.05,
    0.014,
    0,
    0.036,
  );
  if (noun === 'cymbals') {
    for (const side of [-1, 1])
      b.at(placed(side * 0.1, 0.21, 0, { turnZ: -side * (Math.PI / 2 - 0.25) }), (k) => {
        k.paint(brass, 'metal').lathe(dish, 40);
        k.paint(fromHex('#3a2418'), 'satin').sphere([0, 0.06, 0], 0.022, 10);
      });
    return { grip: [0, 0.21, 0] };
  }
  b.paint(brass, 'metal').at(placed(0, 1, 0, { turnX: 0.2 }), (k) => k.lathe(dish, 40));
  b.paint(fromHex('#9aa0a6'), 'metal');
  rod(b, [0, 0.3, 0], [0, 1.06, 0], 0.01);
  around(3, 0.3, (x, z) => rod(b, [x, 0.01, z], [0, 0.4, 0], 0.01));
  return {};
});

const maracas = staticKit(['maracas', 'maraca', 'rattle', 'baby rattle', 'shaker'], (b, { colour }) => {
  for (const side of [-1, 1])
    b.at(placed(side * 0.05, 0.03, 0, { turnZ: -side * 0.28 }), (k) => {
      k.paint(fromHex('#c8925a'), 'wood').lathe(pairs(0, -0.03, 0.012, -0.03, 0.01, 0.1, 0.014, 0.13), 14);
      k.paint(colour ?? fromHex('#d8382c'), 'glossy').sphere([0, 0.18, 0], [0.05, 0.064, 0.05], 22);
      for (const [y, hex] of [
        [0.165, '#f2c83c'],
        [0.195, '#2f9a5a'],
      ] as const)
        k.paint(fromHex(hex), 'glossy').lathe(pairs(0.0495, y - 0.006, 0.0515, y, 0.0495, y + 0.006), 24);
    });
  return { grip: [0, 0.04, 0] };
});

const tambourine = staticKit(['tambourine'], (b, { colour }) => {
  b.at(placed(0, 0.14, 0, { turnX: Math.PI / 2 }), (k) => {
    k.paint(colour ?? fromHex('#b8612c'), 'wood').lathe(
      pairs(0.124, -0.024, 0.134, -0.024, 0.134, 0.024, 0.124, 0.024, 0.124, -0.024),
      40,
    );
    k.paint(hide, 'cloth').cylinder(0.02, 0.024, 0.126, 0.126, 40);
    k.paint(brass, 'metal');
    around(7, 0.132, (x, z) =>
      k.at(placed(x, 0, z), (m) =>
        m.cylinder(-0.014, -0.005, 0.022, 0.022, 14).cylinder(0.005, 0.014, 0.022, 0.022, 14),
      ),
    );
  });
  return { grip: [0, 0.02, 0] };
});

const taiko = staticKit(
  ['taiko drum', 'taiko', 'chinese drum', 'war drum', 'big drum', 'red drum'],
  (b, { colour }) => {
    b.paint(fromHex('#4a2c1a'), 'wood');
    for (const side of [-1, 1])
      for (const x of [-1, 1]) rod(b, [x * 0.42, 0, side * 0.3], [-x * 0.2, 0.66, side * 0.3], 0.035);
    b.at(placed(0, 0.92, 0, { turnX: Math.PI / 2 }), (k) => {
      k.paint(colour ?? fromHex('#a8241c'), 'glossy').lathe(
        pairs(0.4, -0.4, 0.47, -0.2, 0.49, 0, 0.47, 0.2, 0.4, 0.4),
        40,
      );
      for (const side of [-1, 1]) {
        k.paint(hide, 'satin').lathe(
          side > 0
            ? pairs(0.41, 0.36, 0.415, 0.39, 0.39, 0.408, 0, 0.41)
            : pairs(0, -0.41, 0.39, -0.408, 0.415, -0.39, 0.41, -0.36),
          40,
        );
        k.paint(brass, 'metal');
        around(24, 0.425, (x, z) => k.sphere([x, side * 0.355, z], 0.014, 8));
      }
      for (const angle of [0, 2.1, 4.2]) {
        const [x, z] = [Math.cos(angle), Math.sin(angle)];
        k.paint(brass, 'metal').at(placed(x * 0.5, 0, z * 0.5, { turnZ: Math.PI / 2, turnY: -angle }), (m) =>
          ring(m, 0.05, 0.009, 18),
        );
      }
    });
    return { top: [0, 1.4, 0] };
  },
);

const goblet = (nouns: string[], profile: [number, number][], top: number, radius: number, body: string) =>
  staticKit(nouns, (b, { colour, noun }) => {
    const isPair = /bongos|tabla|congas/.test(noun);
    for (const side of isPair ? [-1, 1] : [0])
      b.at(placed(side * radius * 1.15, 0, 0), (k) => {
        k.paint(colour ?? fromHex(body), 'wood').lathe(profile, 32);
        k.paint(hide, 'satin').lathe(
          pairs(
            radius * 1.02,
            top - 0.02,
            radius * 1.02,
            top + 0.004,
            radius * 0.9,
            top + 0.012,
            0,
            top + 0.012,
          ),
          32,
        );
        if (noun.startsWith('tabla'))
          k.paint(fromHex('#1c1614'), 'satin').cylinder(
            top + 0.012,
            top + 0.0145,
            radius * 0.42,
            radius * 0.42,
            24,
          );
        k.paint(fromHex('#e8e0d0'), 'cloth');
        around(12, 1, (x, z, angle) => {
          const low: Vec3 = [
            Math.cos(angle + 0.26) * radius * 0.86,
            top * 0.6,
            Math.sin(angle + 0.26) * radius * 0.86,
          ];
          rod(k, [x * radius * 1.02, top - 0.01, z * radius * 1.02], low, 0.004, 5);
        });
      });
    return { top: [0, top, 0] };
  });
const djembe = goblet(
  ['djembe', 'conga', 'african drum', 'hand drum', 'congas'],
  pairs(0, 0, 0.12, 0, 0.125, 0.02, 0.08, 0.16, 0.078, 0.24, 0.15, 0.46, 0.165, 0.58, 0, 0.58),
  0.58,
  0.165,
  '#7a4424',
);
const tabla = goblet(
  ['tabla', 'bongos', 'tablas'],
  pairs(0, 0, 0.09, 0, 0.12, 0.05, 0.125, 0.12, 0.105, 0.24, 0, 0.24),
  0.24,
  0.108,
  '#8a5a30',
);

const triangle = staticKit(['triangle', 'musical triangle'], (b) => {
  b.paint(fromHex('#c4c8cc'), 'metal').tube(
    points(0.02, 0.01, 0, 0.11, 0.01, 0, 0, 0.2, 0, -0.11, 0.01, 0, -0.02, 0.01, 0),
    0.007,
    8,
  );
  b.paint(fromHex('#c8322c'), 'cloth').tube(
    points(0, 0.195, 0, 0.012, 0.23, 0, 0, 0.25, 0, -0.012, 0.23, 0, 0, 0.195, 0),
    0.003,
    6,
  );
  b.paint(fromHex('#c4c8cc'), 'metal');
  rod(b, [0.06, 0.06, 0.03], [0.15, 0.16, 0.03], 0.005);
  return { grip: [0, 0.24, 0] };
});

export const percussionKits = [xylophone, gong, cymbals, maracas, tambourine, taiko, djembe, tabla, triangle];
