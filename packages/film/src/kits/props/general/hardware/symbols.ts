/** Flat shapes that stand for something, and regular bodies: moons, suns, snowflakes, crosses, rings, bars of gold. */

import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { pairs, placed, points, ring, rod, slab, starOutline } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

/** The crescent is open to the right; its horns end where both circles meet. */
const crescent = (radius: number): [number, number][] => {
  const outer = Array.from({ length: 30 }, (_, n): [number, number] => {
    const a = 0.75 + (n / 29) * (2 * Math.PI - 1.5);
    return [Math.cos(a) * radius, Math.sin(a) * radius];
  });
  const inner = Array.from({ length: 30 }, (_, n): [number, number] => {
    const a = 2 * Math.PI - 1.05 - (n / 29) * (2 * Math.PI - 2.1);
    return [radius * 0.33 + Math.cos(a) * radius * 0.79, Math.sin(a) * radius * 0.79];
  });
  return [...outer, ...inner];
};

const moon = staticKit(['moon ornament', 'crescent ornament', 'paper moon', 'toy moon'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#f4d25a'), 'glossy');
  const outline = crescent(0.28);
  const half = outline.length / 2;
  b.at(placed(0.05, 0.3, 0), (k) => {
    for (const side of [1, -1])
      for (let n = 0; n + 1 < half; n += 1) {
        const [a, d] = [outline[n]!, outline[n + 1]!];
        const [e, c] = [outline[outline.length - 1 - n]!, outline[outline.length - 2 - n]!];
        const at = ([x, y]: [number, number]): Vec3 => [x, y, side * 0.025];
        if (side > 0) k.quad(at(a), at(d), at(c), at(e), [0, 0, 1]);
        else k.quad(at(e), at(c), at(d), at(a), [0, 0, -1]);
      }
    for (const [n, [x, y]] of outline.entries()) {
      const [x1, y1] = outline[(n + 1) % outline.length]!;
      k.quad([x, y, -0.025], [x1, y1, -0.025], [x1, y1, 0.025], [x, y, 0.025], [y1 - y, x - x1, 0]);
    }
  });
  b.twoSided();
  return { grip: [0, 0.06, 0] };
});

const sun = staticKit(['paper sun', 'sun ornament', 'toy sun', 'sun symbol'], (b, { colour }) => {
  b.at(placed(0, 0.32, 0), (k) => {
    slab(k.paint(colour ?? fromHex('#f2a01c'), 'glossy'), starOutline(14, 0.32, 0.21), 0.03, 0.01);
    k.paint(fromHex('#fbd23c'), 'glossy').sphere([0, 0, 0], [0.19, 0.19, 0.05], 28);
  });
  return { grip: [0, 0.06, 0] };
});

const snowflake = staticKit(
  ['snowflake', 'snow flake', 'paper snowflake', 'snowflake ornament'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#e4f2fc'), 'glossy');
    for (let n = 0; n < 6; n += 1)
      b.at(placed(0, 0.3, 0, { turnZ: (n * Math.PI) / 3 }), (k) => {
        rod(k, [0, 0, 0], [0, 0.28, 0], 0.011);
        for (const [at, long] of [
          [0.1, 0.07],
          [0.17, 0.08],
          [0.24, 0.05],
        ] as const)
          for (const side of [-1, 1]) rod(k, [0, at, 0], [side * long * 0.85, at + long * 0.6, 0], 0.008);
      });
    b.at(placed(0, 0.3, 0, { turnX: Math.PI / 2 }), (k) =>
      k.lathe(pairs(0, -0.015, 0.05, -0.012, 0.05, 0.012, 0, 0.015), 6),
    );
    return { grip: [0, 0.05, 0] };
  },
);

const cross = staticKit(
  ['cross', 'wooden cross', 'crucifix', 'plus sign', 'red cross'],
  (b, { colour, noun }) => {
    const isSign = /plus|red/.test(noun);
    b.paint(colour ?? fromHex(isSign ? '#d8281c' : '#7a4a26'), isSign ? 'satin' : 'wood');
    if (isSign) b.box([0, 0.3, 0], [0.5, 0.17, 0.06], 0.01).box([0, 0.3, 0], [0.17, 0.5, 0.06], 0.01);
    else b.box([0, 0.6, 0], [0.14, 1.2, 0.1], 0.01).box([0, 0.86, 0], [0.7, 0.14, 0.1], 0.01);
    return undefined;
  },
);

const torus = staticKit(['torus', 'hoop ring', 'rubber ring'], (b, { colour }) => {
  b.at(placed(0, 0.4, 0, { turnX: Math.PI / 2 }), (k) =>
    ring(k.paint(colour ?? fromHex('#3f7ad0'), 'glossy'), 0.28, 0.11, 40),
  );
  return undefined;
});

const goldBar = staticKit(
  ['gold bar', 'gold ingot', 'bullion', 'ingot', 'silver bar'],
  (b, { colour, noun }) => {
    b.paint(colour ?? fromHex(noun.startsWith('silver') ? '#c8ccd2' : '#e8b02c'), 'metal').loft(
      [0, 0.05].map((y) => {
        const [x, z] = [0.12 - y * 0.5, 0.045 - y * 0.3];
        return [
          [-x, y, -z],
          [x, y, -z],
          [x, y, z],
          [-x, y, z],
        ] as Vec3[];
      }),
      { isClosed: true, hasCaps: true },
    );
    return { grip: [0, 0.025, 0] };
  },
);

const beads = staticKit(['bead', 'beads', 'glass beads', 'prayer beads'], (b, { colour }) => {
  const hexes = ['#d8342c', '#f2b51d', '#2a78c8', '#3f9a48', '#e0569a', '#7a4ab8'];
  for (let n = 0; n < 24; n += 1) {
    const a = (n / 24) * 2 * Math.PI;
    b.paint(colour ?? fromHex(hexes[n % 6]!), 'glossy').sphere(
      [Math.cos(a) * 0.11, 0.014, Math.sin(a) * 0.09],
      0.0135,
      14,
    );
  }
  return { grip: [0.11, 0.014, 0] };
});

const rainbowHexes = ['#d8281c', '#f07a1c', '#f6d23c', '#3fa848', '#2f78d0', '#5a3fb0', '#8a3fb8'];
const rainbow = staticKit(['toy rainbow', 'paper rainbow', 'wooden rainbow', 'rainbow arch'], (b) => {
  for (const [n, hex] of rainbowHexes.entries())
    b.paint(fromHex(hex), 'satin').tube(
      Array.from({ length: 25 }, (_, k): Vec3 => {
        const a = (k / 24) * Math.PI;
        const r = 0.4 - n * 0.038;
        return [Math.cos(a) * r, Math.sin(a) * r, 0];
      }),
      0.02,
      8,
    );
  return undefined;
});

const eggshell = staticKit(['eggshell', 'egg shell', 'broken egg', 'cracked eggshell'], (b, { colour }) => {
  const shell = colour ?? fromHex('#f0dcc0');
  for (const [x, turn] of [
    [-0.035, 0.5],
    [0.035, -0.6],
  ] as const)
    b.at(placed(x, 0.026, 0, { turnZ: turn }), (k) =>
      k
        .paint(shell, 'satin')
        .lathe(
          pairs(0, -0.026, 0.016, -0.02, 0.024, -0.004, 0.025, 0.008),
          22,
          (a, y) => 1 + (y > 0 ? 0.08 * Math.sin(a * 7) : 0),
        ),
    );
  b.twoSided();
  return { grip: [0, 0.03, 0] };
});

/** A pair beside each other, toes to the front. */
const footwear = staticKit(
  ['slipper', 'slippers', 'flip-flop', 'flip-flops', 'flip flops', 'swim fins', 'flippers', 'diving fins'],
  (b, { colour, noun }) => {
    const isFin = /fin|flipper/.test(noun);
    const tone = colour ?? fromHex(isFin ? '#2f9ad0' : noun.startsWith('flip') ? '#f2a03c' : '#c86a8a');
    for (const side of [-1, 1])
      b.at(placed(side * (isFin ? 0.13 : 0.06), 0, 0), (k) => {
        k.paint(tone, 'satin');
        if (isFin) {
          k.sphere([0, 0.05, -0.12], [0.055, 0.05, 0.12], 18);
          k.loft(
            [
              [0, 0.05],
              [0.14, 0.1],
              [0.42, 0.13],
            ].map(
              ([z, w]) =>
                [
                  [-w!, 0.02, z!],
                  [w!, 0.02, z!],
                  [w!, 0.034, z!],
                  [-w!, 0.034, z!],
                ] as Vec3[],
            ),
            { isClosed: true, hasCaps: true },
          );
        } else {
          k.lathe(pairs(0, 0, 0.05, 0, 0.05, 0.02, 0, 0.02), 26, (a) => 1 + 1.4 * Math.abs(Math.sin(a)) ** 3);
          if (noun.startsWith('flip')) {
            k.paint(fromHex('#3a2f2a'), 'satin');
            for (const x of [-0.045, 0.045])
              k.tube(points(0, 0.02, 0.07, x * 0.6, 0.05, 0.03, x, 0.02, -0.02), 0.007, 8);
          } else k.sphere([0, 0.03, 0.05], [0.052, 0.045, 0.075], 18);
        }
      });
    return { grip: [0, 0.03, 0] };
  },
);

const jewellery = staticKit(
  [
    'bracelet',
    'bangle',
    'headband',
    'hairband',
    'belt',
    'leather belt',
    'earring',
    'earrings',
    'brooch',
    'badge',
    'police badge',
    'sheriff badge',
  ],
  (b, { colour, noun }) => {
    const gold = colour ?? fromHex('#e0b03c');
    if (/earring/.test(noun)) {
      for (const side of [-1, 1]) {
        b.at(placed(side * 0.03, 0.07, 0, { turnX: Math.PI / 2 }), (k) =>
          ring(k.paint(gold, 'metal'), 0.016, 0.002, 20),
        );
        b.paint(colour ?? fromHex('#2fa8c8'), 'glossy')
          .lathe(pairs(0, 0), 3)
          .sphere([side * 0.03, 0.03, 0], [0.011, 0.022, 0.008], 16);
      }
    } else if (/badge|brooch/.test(noun)) {
      b.at(placed(0, 0.06, 0), (k) => {
        slab(k.paint(gold, 'metal'), starOutline(noun === 'brooch' ? 8 : 6, 0.055, 0.034), 0.008, 0.006);
        k.paint(fromHex(noun === 'brooch' ? '#b81c3c' : '#2f5aa8'), 'glossy').sphere(
          [0, 0, 0.008],
          [0.02, 0.02, 0.008],
          18,
        );
      });
    } else if (/belt/.test(noun)) {
      b.at(placed(0, 0.03, 0), (k) => {
        k.paint(colour ?? fromHex('#5a3420'), 'satin').lathe(
          pairs(0.16, -0.02, 0.165, -0.02, 0.165, 0.02, 0.16, 0.02, 0.16, -0.02),
          36,
          (a) => 1 - 0.25 * Math.abs(Math.sin(a)),
        );
        k.paint(fromHex('#d8b04a'), 'metal').box([0, 0, 0.125], [0.07, 0.055, 0.012], 0.006);
      });
    } else {
      const size = /band/.test(noun) && noun !== 'bangle' ? 0.085 : 0.036;
      b.at(placed(0, size + 0.008, 0, { turnX: 1.2 }), (k) =>
        ring(k.paint(gold, noun === 'headband' ? 'cloth' : 'metal'), size, size * 0.12, 36),
      );
    }
    return { grip: [0, 0.03, 0] };
  },
);

export const symbolKits: readonly Kit[] = [
  moon,
  sun,
  snowflake,
  cross,
  torus,
  goldBar,
  beads,
  rainbow,
  eggshell,
  footwear,
  jewellery,
];
