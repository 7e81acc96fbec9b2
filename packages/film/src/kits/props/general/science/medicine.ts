/** Things of medicine: stethoscope, syringe, thermometer, pills. */

import { fromHex } from '../../../../math/colour.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#aab2ba');
const white = fromHex('#f2f2ee');

const stethoscope = staticKit(['stethoscope'], (b) => {
  const dark = fromHex('#20242c');
  b.paint(dark, 'satin').tube(
    points(
      0.07,
      0.012,
      0.14,
      0.1,
      0.012,
      0.06,
      0.05,
      0.012,
      -0.02,
      -0.06,
      0.012,
      -0.05,
      -0.13,
      0.012,
      0.02,
      -0.1,
      0.012,
      0.12,
      -0.02,
      0.012,
      0.15,
    ),
    0.007,
    8,
  );
  for (const side of [-1, 1]) {
    b.paint(dark, 'satin').tube(
      points(0.05, 0.012, -0.02, 0.05 + side * 0.03, 0.012, -0.07, 0.05 + side * 0.05, 0.012, -0.12),
      0.006,
      8,
    );
    b.paint(fromHex('#c8ccd2'), 'metal').tube(
      points(
        0.05 + side * 0.05,
        0.012,
        -0.12,
        0.05 + side * 0.055,
        0.012,
        -0.18,
        0.05 + side * 0.03,
        0.012,
        -0.22,
      ),
      0.005,
      8,
    );
    b.paint(dark, 'satin').sphere([0.05 + side * 0.028, 0.012, -0.225], 0.009, 10);
  }
  b.at(placed(-0.005, 0, 0.155), (k) => {
    k.paint(fromHex('#c8ccd2'), 'metal').lathe(
      pairs(0, 0, 0.03, 0, 0.032, 0.008, 0.018, 0.02, 0.01, 0.026, 0, 0.026),
      28,
    );
  });
  return { grip: [0, 0.012, 0.1] };
});

const syringe = staticKit(
  ['syringe', 'injection', 'vaccine', 'thermometer', 'test swab'],
  (b, { noun, colour }) => {
    if (noun === 'thermometer') {
      b.paint(white, 'glossy').box([0, 0.13, 0], [0.04, 0.22, 0.014], 0.01, 3);
      b.paint(colour ?? fromHex('#d8241c'), 'glossy').sphere([0, 0.03, 0.008], 0.017, 16);
      rod(b, [0, 0.03, 0.01], [0, 0.17, 0.01], 0.004);
      b.paint(fromHex('#2c2e34'), 'matte');
      for (let n = 0; n < 12; n += 1)
        b.box([0.011, 0.07 + n * 0.012, 0.008], [n % 3 ? 0.005 : 0.009, 0.0015, 0.002]);
      return { grip: [0, 0.16, 0] };
    }
    b.at(placed(0, 0.022, 0, { turnZ: Math.PI / 2 }), (k) => {
      k.paint(fromHex('#dfeaf0'), 'clear').cylinder(-0.06, 0.05, 0.016, 0.016, 24);
      k.paint(colour ?? fromHex('#4ab0d8'), 'glossy').cylinder(-0.058, 0.01, 0.013, 0.013, 20);
      k.paint(fromHex('#2c2e34'), 'satin').cylinder(0.01, 0.02, 0.0145, 0.0145, 20);
      k.paint(white, 'satin')
        .cylinder(0.02, 0.1, 0.005, 0.005, 10)
        .cylinder(0.1, 0.104, 0.018, 0.018, 20)
        .cylinder(0.05, 0.054, 0.026, 0.026, 20);
      k.cylinder(-0.072, -0.06, 0.006, 0.012, 14);
      k.paint(steel, 'metal').cylinder(-0.13, -0.07, 0.0008, 0.0018, 6);
    });
    return { grip: [0, 0.022, 0] };
  },
);

const pill = staticKit(
  ['pill', 'pills', 'capsule', 'medicine', 'medicine bottle', 'vitamins'],
  (b, { noun, colour }) => {
    if (noun.startsWith('medicine') || noun === 'vitamins') {
      b.paint(colour ?? fromHex('#d8782a'), 'glossy').cylinder(0, 0.075, 0.027, 0.027, 28);
      b.paint(white, 'satin')
        .cylinder(0.012, 0.06, 0.0275, 0.0275, 28)
        .cylinder(0.075, 0.098, 0.029, 0.029, 28);
      b.paint(fromHex('#d8302a'), 'satin')
        .box([0, 0.036, 0.027], [0.006, 0.022, 0.003])
        .box([0, 0.036, 0.027], [0.022, 0.006, 0.003]);
    }
    for (const [n, [x, y, z]] of points(0.06, 0.008, 0.03, 0.085, 0.008, 0, 0.05, 0.008, 0.06).entries())
      b.at(placed(x, y, z, { turnZ: Math.PI / 2, turnY: n * 1.3 }), (k) => {
        k.paint(white, 'glossy').lathe(pairs(0, -0.012, 0.005, -0.011, 0.0075, -0.006, 0.0075, 0), 16);
        k.paint(colour ?? fromHex(n % 2 ? '#2f6fd0' : '#d8302a'), 'glossy').lathe(
          pairs(0.0078, 0, 0.0078, 0.006, 0.005, 0.011, 0, 0.012),
          16,
        );
      });
    return {};
  },
);

export const medicineKits = [stethoscope, syringe, pill];
