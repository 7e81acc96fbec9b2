/** Photographs, puzzles, erasers, ink, parchment, single cards, tape measures and keys of a computer. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { createRandom, seedFor } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { pairs, placed, ring, slab } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const paper = fromHex('#f4f1e8');
const dark = fromHex('#26282d');
const steel = fromHex('#b4bac0');

/** A landscape within a white margin, standing on a small foot. */
const photo = staticKit(['photo', 'photograph', 'polaroid', 'snapshot'], (b, { noun, colour }) => {
  const [width, height] = noun === 'polaroid' ? [0.09, 0.107] : [0.15, 0.1];
  const lift = noun === 'polaroid' ? 0.008 : 0;
  b.at(placed(0, 0, 0, { turnX: -0.18 }), (k) => {
    k.paint(paper, 'satin').box([0, height / 2, 0], [width, height, 0.003]);
    const [w, h] = [width * 0.86, height * (noun === 'polaroid' ? 0.68 : 0.82)];
    const y = height / 2 + lift;
    k.paint(colour ?? fromHex('#7db4e0'), 'glossy').box([0, y, 0.0012], [w, h, 0.003]);
    k.paint(fromHex('#f6d66a'), 'glossy').at(
      placed(w * 0.28, y + h * 0.24, 0.0028, { turnX: Math.PI / 2 }),
      (m) => m.cylinder(0, 0.0008, h * 0.1, h * 0.1, 16),
    );
    k.paint(fromHex('#5c9a58'), 'glossy').extrude(
      pairs(
        -w / 2,
        y - h / 2,
        w / 2,
        y - h / 2,
        w / 2,
        y - h * 0.1,
        w * 0.1,
        y - h * 0.22,
        -w / 2,
        y - h * 0.02,
      ),
      0.0028,
      0.0034,
    );
    k.paint(fromHex('#3c6a8c'), 'glossy').extrude(
      pairs(-w * 0.42, y - h * 0.14, -w * 0.02, y - h * 0.14, -w * 0.2, y + h * 0.22),
      0.0026,
      0.0032,
    );
  });
  return { grip: [0, height * 0.3, 0] };
});

const knobbed = (size: number, n: number): [number, number][] => {
  const sides = [0, 1, 2, 3].flatMap((side): [number, number][] => {
    const out = ((n >> side) & 1) === 0 ? 1 : -1;
    const along: [number, number][] = [
      [-0.5, -0.5],
      [-0.12, -0.5],
      [-0.18, -0.5 - out * 0.12],
      [0, -0.5 - out * 0.22],
      [0.18, -0.5 - out * 0.12],
      [0.12, -0.5],
    ];
    const [c, s] = [Math.cos((side * Math.PI) / 2), Math.sin((side * Math.PI) / 2)];
    return along.map(([x, y]) => [(x * c - y * s) * size, (x * s + y * c) * size]);
  });
  return sides;
};

const puzzleColours = ['#5aa7d8', '#7ec46a', '#f0c04a', '#e2714f', '#a47ac0', '#f2e2c0'];

const puzzle = staticKit(
  ['puzzle', 'jigsaw puzzle', 'jigsaw', 'puzzle piece', 'jigsaw piece'],
  (b, options) => {
    const isPiece = options.noun.endsWith('piece');
    const piece = (x: number, z: number, turnY: number, n: number, y = 0.004) => {
      b.paint(options.colour ?? fromHex(puzzleColours[n % puzzleColours.length]!), 'satin');
      b.at(placed(x, y, z, { turnX: -Math.PI / 2, turnZ: turnY }), (k) =>
        slab(k, knobbed(0.05, n % 16), 0.006),
      );
    };
    if (isPiece) {
      piece(0, 0, 0.3, 3);
      return {};
    }
    const random = createRandom(seedFor(options.seed, 'puzzle'));
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 5; column += 1)
        if (row + column < 7)
          piece((column - 2) * 0.051, (row - 1.5) * 0.051, 0, (row + column) % 2 ? 5 : 10);
    for (let n = 0; n < 5; n += 1) piece(0.17 + random() * 0.06, -0.1 + n * 0.05, random() * 6, n + 1);
    return {};
  },
);

const eraser = staticKit(['eraser', 'rubber eraser'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#f2a0b0'), 'matte').box([0, 0.008, 0.012], [0.026, 0.016, 0.036], 0.005, 3);
  b.paint(fromHex('#3d6fb5'), 'satin').box([0, 0.008, -0.01], [0.027, 0.017, 0.032], 0.002);
  b.paint(paper, 'satin').box([0, 0.008, -0.014], [0.0275, 0.0175, 0.008]);
  return { grip: [0, 0.01, -0.01] };
});

const ink = staticKit(['ink', 'ink bottle', 'inkwell', 'ink pot'], (b, { colour }) => {
  const own = colour ?? fromHex('#16265c');
  b.paint(own, 'glossy').lathe(pairs(0, 0.004, 0.03, 0.004, 0.031, 0.04, 0, 0.041), 24);
  b.paint([0.8, 0.88, 0.92], 'clear').lathe(
    pairs(0, 0, 0.034, 0, 0.036, 0.01, 0.036, 0.045, 0.02, 0.056, 0.017, 0.06, 0.017, 0.068),
    28,
  );
  b.paint(dark, 'satin').lathe(pairs(0.019, 0.066, 0.021, 0.068, 0.021, 0.072, 0.017, 0.072), 24);
  // A spot beside it tells the liquid from a pot of jam.
  b.paint(own, 'glossy').at(placed(0.06, 0, 0.03), (k) =>
    k.lathe(pairs(0.022, 0, 0.02, 0.0016, 0, 0.002), 18),
  );
  return { grip: [0, 0.05, 0] };
});

const parchment = staticKit(['parchment', 'treasure scroll', 'manuscript page'], (b, { colour }) => {
  const own = colour ?? fromHex('#d9be8a');
  b.paint(own, 'matte').box([0, 0.003, 0], [0.2, 0.003, 0.26]);
  for (const z of [-0.135, 0.135])
    b.at(placed(0, 0.012, z, { turnZ: Math.PI / 2 }), (k) => {
      k.paint(lighten(own, 0.15), 'matte').cylinder(-0.1, 0.1, 0.012, 0.012, 18);
      k.paint(darken(own, 0.5), 'wood').cylinder(-0.125, 0.125, 0.005, 0.005, 10);
    });
  b.paint(fromHex('#4a3420'), 'matte');
  for (let n = 0; n < 8; n += 1)
    b.box([n % 3 ? 0 : -0.012, 0.0048, -0.09 + n * 0.024], [n % 3 ? 0.15 : 0.125, 0.0008, 0.006]);
  return { grip: [0, 0.01, 0.08] };
});

const card = staticKit(['card', 'business card', 'greeting card'], (b, { noun, colour }) => {
  const isPlaying = noun === 'card';
  const [width, height] = isPlaying ? [0.063, 0.088] : [0.086, 0.054];
  b.at(placed(0, 0, 0, { turnX: -0.25 }), (k) => {
    k.paint(colour ?? paper, 'glossy').box([0, height / 2, 0], [width, height, 0.0016], 0.0007);
    if (isPlaying) {
      k.paint(fromHex('#c8222c'), 'glossy');
      for (const [x, y, size] of [
        [0, 0.044, 0.012],
        [-0.022, 0.074, 0.006],
        [0.022, 0.014, 0.006],
      ] as const)
        k.at(placed(x, y, 0.001), (m) =>
          slab(m, pairs(0, size, size * 0.7, 0, 0, -size, -size * 0.7, 0), 0.0008),
        );
    } else {
      k.paint(fromHex('#8a929c'), 'matte');
      for (let n = 0; n < 3; n += 1) k.box([-0.008, height * (0.3 + n * 0.16), 0.001], [0.045, 0.004, 0.001]);
      k.paint(fromHex('#d8b24a'), 'metal').box([0.026, height * 0.66, 0.001], [0.014, 0.012, 0.001]);
    }
  });
  return { grip: [0, height * 0.3, 0] };
});

const tapeMeasure = staticKit(['tape measure', 'measuring tape'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#f2c21c'), 'glossy').box([0, 0.035, 0], [0.03, 0.066, 0.07], 0.014, 3);
  b.paint(dark, 'satin').box([0, 0.012, 0.03], [0.026, 0.016, 0.018], 0.003);
  b.paint(dark, 'satin').at(placed(0.0155, 0.038, 0, { turnZ: Math.PI / 2 }), (k) =>
    k.cylinder(0, 0.002, 0.02, 0.02, 20),
  );
  b.paint(fromHex('#f6e27a'), 'satin').box([0, 0.008, 0.11], [0.019, 0.0012, 0.15]);
  b.paint(dark, 'matte');
  for (let n = 0; n < 14; n += 1)
    b.box([n % 5 ? 0.005 : 0, 0.009, 0.05 + n * 0.01], [n % 5 ? 0.008 : 0.018, 0.0006, 0.0012]);
  b.paint(steel, 'metal').box([0, 0.005, 0.186], [0.019, 0.012, 0.002]);
  return { grip: [0, 0.035, 0] };
});

const screw = staticKit(['screw', 'bolt', 'wood screw'], (b, { colour }) => {
  b.paint(colour ?? steel, 'metal').lathe(pairs(0, 0.05, 0.009, 0.05, 0.004, 0.043, 0.004, 0.012, 0, 0), 20);
  const turns: Vec3[] = Array.from({ length: 66 }, (_, n) => {
    const angle = n * 0.62;
    const radius = 0.0042 * Math.min(1, 0.25 + n / 22);
    return [Math.cos(angle) * radius, 0.004 + n * 0.0006, Math.sin(angle) * radius];
  });
  b.tube(turns, 0.0011, 6);
  b.paint(dark, 'metal')
    .box([0, 0.0502, 0], [0.013, 0.0012, 0.002])
    .box([0, 0.0502, 0], [0.002, 0.0012, 0.013]);
  return { grip: [0, 0.03, 0] };
});

const cable = staticKit(
  ['cable', 'cord', 'power cord', 'electric cord', 'charger', 'extension cord'],
  (b, { colour }) => {
    b.paint(colour ?? dark, 'satin');
    for (const [n, y] of [0.008, 0.02, 0.032].entries())
      b.at(placed(0, y, 0), (k) => ring(k, 0.09 - n * 0.006, 0.006, 36));
    b.tube(
      [
        [0.08, 0.03, 0],
        [0.12, 0.008, 0.03],
        [0.18, 0.007, 0.02],
        [0.22, 0.012, 0.05],
      ],
      0.006,
      10,
    );
    b.box([0.235, 0.014, 0.06], [0.03, 0.024, 0.03], 0.006, 2);
    b.paint(steel, 'metal')
      .box([0.256, 0.014, 0.054], [0.02, 0.006, 0.004])
      .box([0.256, 0.014, 0.068], [0.02, 0.006, 0.004]);
    return { grip: [0, 0.03, 0.08] };
  },
);

export const paperAndInkKits = [photo, puzzle, eraser, ink, parchment, card, tapeMeasure, screw, cable];
