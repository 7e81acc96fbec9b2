/** String instruments of Asia: pipa, sitar, shamisen, erhu, guzheng. Their necks point up and their fronts to +z. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const dark = fromHex('#3a1c10');
const ivory = fromHex('#efe6d0');

const addStrings = (b: MeshBuilder, count: number, width: number, from: number, to: number, z: number) => {
  b.paint(fromHex('#d8d4c8'), 'metal');
  for (let n = 0; n < count; n += 1) {
    const x = (n / (count - 1) - 0.5) * width;
    b.tube(points(x, from, z, x * 0.6, to, z * 0.8), 0.0014, 4, false);
  }
};

const addPegs = (b: MeshBuilder, count: number, y: number, width: number) => {
  b.paint(dark, 'glossy');
  for (let n = 0; n < count; n += 1) {
    const side = n % 2 ? 1 : -1;
    rod(b, [0, y + n * 0.035, 0], [side * width, y + n * 0.035, 0], [0.006, 0.012]);
  }
};

const pipa = staticKit(['pipa', 'chinese lute', 'oud'], (b, { colour }) => {
  const outline = pairs(0.02, 0.62, 0.06, 0.5, 0.12, 0.34, 0.155, 0.2, 0.15, 0.1, 0.11, 0.03, 0, 0);
  b.paint(fromHex('#6a3018'), 'glossy').loft(
    outline
      .slice(0, -1)
      .reverse()
      .map(([half, y]) =>
        Array.from({ length: 17 }, (_, n) => {
          const angle = (n / 16) * Math.PI;
          return [Math.cos(angle) * half, y, -Math.sin(angle) * half * 0.5] as [number, number, number];
        }),
      ),
    { isClosed: false },
  );
  b.paint(colour ?? fromHex('#d8a868'), 'satin').grid(
    outline.map(([half, y]) => [-1, -0.5, 0, 0.5, 1].map((x) => b.vertex([x * half, y, 0.004], [0, 0, 1]))),
  );
  b.paint(dark, 'satin').box([0, 0.72, -0.01], [0.036, 0.24, 0.03], 0.008);
  b.at(placed(0, 0.86, -0.02, { turnX: -0.3 }), (k) =>
    k
      .paint(dark, 'glossy')
      .box([0, 0.04, 0], [0.04, 0.16, 0.03], 0.01)
      .sphere([0, 0.13, 0.006], [0.034, 0.026, 0.02], 14),
  );
  b.paint(ivory, 'satin');
  for (let n = 0; n < 10; n += 1) b.box([0, 0.34 + n * 0.03, 0.008], [0.1 - n * 0.006, 0.007, 0.008], 0.002);
  b.paint(dark, 'satin').box([0, 0.08, 0.008], [0.12, 0.018, 0.012], 0.004);
  addStrings(b, 4, 0.08, 0.08, 0.86, 0.016);
  addPegs(b, 4, 0.82, 0.07);
  b.twoSided();
  return { grip: [0, 0.16, 0.05], gripLeft: [0, 0.72, 0] };
});

const longNeck = (nouns: string[], kind: 'sitar' | 'shamisen') =>
  staticKit(nouns, (b, { colour }) => {
    if (kind === 'sitar') {
      b.paint(colour ?? fromHex('#9a5424'), 'glossy').sphere([0, 0.16, -0.05], [0.16, 0.17, 0.12], 26);
      b.paint(fromHex('#d09a54'), 'satin').sphere([0, 0.17, 0.045], [0.145, 0.155, 0.03], 24);
      b.paint(fromHex('#9a5424'), 'glossy').sphere([0, 1.02, -0.09], 0.075, 18);
      b.paint(dark, 'satin').box([0, 0.72, 0], [0.085, 0.9, 0.04], 0.012);
      b.paint(fromHex('#d8b44a'), 'metal');
      for (let n = 0; n < 14; n += 1)
        b.at(placed(0, 0.36 + n * 0.052, 0.026, { turnZ: Math.PI / 2 }), (k) =>
          k.cylinder(-0.045, 0.045, 0.004, 0.004, 6),
        );
    } else {
      b.paint(colour ?? fromHex('#6a2c18'), 'glossy').box([0, 0.11, 0], [0.2, 0.22, 0.09], 0.03, 4);
      b.paint(ivory, 'satin').box([0, 0.11, 0.042], [0.17, 0.19, 0.012], 0.02, 3);
      b.paint(dark, 'satin').box([0, 0.62, 0.02], [0.034, 0.84, 0.03], 0.01);
    }
    const top = kind === 'sitar' ? 1.12 : 0.98;
    b.paint(ivory, 'satin').box([0, 0.13, kind === 'sitar' ? 0.078 : 0.056], [0.07, 0.01, 0.02], 0.003);
    addStrings(
      b,
      kind === 'sitar' ? 6 : 3,
      kind === 'sitar' ? 0.06 : 0.03,
      0.1,
      top,
      kind === 'sitar' ? 0.088 : 0.066,
    );
    addPegs(b, kind === 'sitar' ? 6 : 3, top - 0.05, 0.07);
    return { grip: [0, 0.16, 0.08], gripLeft: [0, 0.8, 0] };
  });

const erhu = staticKit(['erhu', 'huqin', 'morin khuur'], (b, { colour }) => {
  b.at(placed(0, 0.06, 0, { turnX: Math.PI / 2 }), (k) => {
    k.paint(colour ?? fromHex('#5a2012'), 'glossy').lathe(pairs(0.05, -0.07, 0.055, 0, 0.048, 0.07), 6);
    k.paint(fromHex('#d8c49a'), 'satin').cylinder(0.066, 0.072, 0.048, 0.048, 6);
  });
  b.paint(dark, 'glossy');
  rod(b, [0, 0, -0.01], [0, 0.78, -0.01], 0.011);
  b.tube(points(0, 0.78, -0.01, 0, 0.83, 0, 0, 0.85, 0.03), [0.012, 0.014, 0.01], 8);
  for (const y of [0.66, 0.73]) rod(b, [0, y, -0.01], [0, y, -0.12], [0.007, 0.013]);
  b.paint(fromHex('#d8d4c8'), 'metal');
  for (const x of [-0.006, 0.006]) rod(b, [x, 0.06, 0.074], [x, 0.66, 0.004], 0.0016, 4);
  b.paint(fromHex('#c89a54'), 'wood').tube(
    points(-0.3, 0.17, 0.06, 0, 0.21, 0.07, 0.32, 0.16, 0.06),
    0.006,
    6,
  );
  b.paint(ivory, 'satin');
  rod(b, [-0.29, 0.16, 0.06], [0.31, 0.15, 0.06], 0.0035, 5);
  return { grip: [0, 0.16, 0.06], gripLeft: [0, 0.55, 0] };
});

const guzheng = staticKit(['guzheng', 'koto', 'zither', 'guqin'], (b, { colour }) => {
  const [y, length] = [0.7, 1.6];
  b.paint(fromHex('#4a2414'), 'wood');
  for (const x of [-0.55, 0.55])
    for (const side of [-1, 1])
      rod(b, [x + side * 0.12, 0, side * 0.13], [x - side * 0.1, y - 0.03, side * 0.13], 0.018);
  b.paint(colour ?? fromHex('#8a4a22'), 'glossy').box([0, y, 0], [length, 0.06, 0.3], 0.022, 3);
  b.paint(fromHex('#2c1610'), 'glossy');
  for (const x of [-0.74, 0.74]) b.box([x, y + 0.01, 0], [0.12, 0.06, 0.306], 0.02, 3);
  for (let n = 0; n < 13; n += 1) {
    const z = (n / 12 - 0.5) * 0.24;
    b.paint(ivory, 'satin').at(placed(-0.2 + n * 0.03, y + 0.03, z), (k) =>
      k.lathe(pairs(0.012, 0, 0.004, 0.026, 0, 0.028), 6),
    );
    b.paint(fromHex('#d8d4c8'), 'metal').tube(
      points(-0.7, y + 0.04, z, -0.2 + n * 0.03, y + 0.058, z, 0.7, y + 0.04, z),
      0.0016,
      4,
      false,
    );
  }
  return { top: [0, y + 0.04, 0] };
});

export const asianStringKits = [
  pipa,
  longNeck(['sitar', 'tanpura', 'veena'], 'sitar'),
  longNeck(['shamisen', 'sanxian'], 'shamisen'),
  erhu,
  guzheng,
];
