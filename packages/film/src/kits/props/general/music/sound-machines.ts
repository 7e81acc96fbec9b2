/** Keyboards, organs, loudspeakers, records and tapes, metronome, disco ball. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { createRandom } from '../../../../math/random.ts';
import { scale } from '../../../../math/vector.ts';
import { around, pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const black = fromHex('#1c1d20');
const silver = fromHex('#b8bec4');

const addKeys = (b: MeshBuilder, y: number, z: number, width: number, depth: number) => {
  const count = Math.round(width / 0.024);
  for (let n = 0; n < count; n += 1) {
    const x = ((n + 0.5) / count - 0.5) * width;
    b.paint(fromHex('#f4f1ea'), 'glossy').box([x, y, z], [(width / count) * 0.92, 0.016, depth]);
    if ([0, 1, 3, 4, 5].includes(n % 7))
      b.paint(black, 'glossy').box(
        [x + width / count / 2, y + 0.013, z - depth * 0.18],
        [0.012, 0.018, depth * 0.62],
      );
  }
};

const synthesizer = staticKit(
  ['synthesizer', 'electric keyboard', 'electric piano', 'music keyboard', 'synth'],
  (b, { colour }) => {
    b.paint(silver, 'metal');
    for (const z of [-0.16, 0.16])
      for (const side of [-1, 1]) rod(b, [side * 0.42, 0, z], [-side * 0.36, 0.72, z], 0.018);
    b.paint(colour ?? fromHex('#2a2c32'), 'satin').box([0, 0.77, 0], [1.16, 0.08, 0.36], 0.015);
    addKeys(b, 0.815, 0.07, 1.08, 0.19);
    b.paint(fromHex('#4ac8e8'), 'glow').box([0, 0.812, -0.11], [0.2, 0.004, 0.06]);
    for (let n = 0; n < 16; n += 1) {
      const x = (n < 8 ? -0.5 : 0.16) + (n % 8) * 0.05;
      b.paint(fromHex(n % 3 ? '#d8dce0' : '#e0483a'), 'satin').at(placed(x, 0.81, -0.11), (k) =>
        k.cylinder(0, 0.018, 0.012, 0.01, 12),
      );
    }
    return { top: [0, 0.82, 0.07] };
  },
);

const organ = staticKit(['pipe organ', 'organ', 'church organ'], (b) => {
  const wood = fromHex('#6a3e20');
  b.paint(wood, 'wood').box([0, 0.7, -0.3], [3.6, 1.4, 0.8], 0.03);
  b.paint(lighten(wood, 0.1), 'wood').box([0, 1.45, -0.28], [3.8, 0.14, 0.9], 0.03);
  b.paint(darken(wood, 0.3), 'wood').box([0, 0.9, 0.2], [1.6, 0.9, 0.4], 0.03);
  for (const [y, z] of [
    [0.84, 0.44],
    [0.93, 0.34],
  ] as const) {
    b.paint(wood, 'wood').box([0, y - 0.03, z], [1.4, 0.04, 0.2], 0.01);
    addKeys(b, y, z, 1.3, 0.14);
  }
  b.paint(wood, 'wood').box([0, 0.45, 0.95], [0.9, 0.08, 0.34], 0.02);
  for (const x of [-0.4, 0.4]) b.box([x, 0.22, 0.95], [0.06, 0.42, 0.3], 0.01);
  for (let n = 0; n < 25; n += 1) {
    const x = (n - 12) * 0.145;
    const height = 1.3 + 1.5 * Math.abs(Math.cos((n / 24) * Math.PI * 2)) + (n === 12 ? 0.4 : 0);
    b.paint(fromHex('#d8b24a'), 'metal').at(placed(x, 1.52, -0.2), (k) => {
      k.cylinder(0.16, height, 0.06, 0.06, 16).cylinder(0, 0.16, 0.015, 0.06, 16);
      k.paint(black, 'matte').box([0, 0.24, 0.055], [0.055, 0.03, 0.02]);
    });
  }
  for (const x of [-1.95, 1.95]) b.paint(wood, 'wood').box([x, 2, -0.3], [0.16, 4, 0.7], 0.03);
  return { seat: [0, 0.5, 0.95], top: [0, 4, 0] };
});

const addCone = (b: MeshBuilder, x: number, y: number, z: number, radius: number) =>
  b.at(placed(x, y, z, { turnX: Math.PI / 2 }), (k) => {
    k.paint(silver, 'metal').lathe(pairs(radius, 0, radius * 1.05, 0.012, radius * 0.95, 0.016), 28);
    k.paint(fromHex('#2c2d31'), 'satin').lathe(
      pairs(radius * 0.95, 0.014, radius * 0.8, 0.018, radius * 0.35, -0.01, 0, -0.01),
      28,
    );
    k.paint(fromHex('#4a4c52'), 'glossy').sphere(
      [0, -0.006, 0],
      [radius * 0.32, radius * 0.16, radius * 0.32],
      14,
    );
  });

const speaker = staticKit(
  ['speaker', 'loudspeaker', 'speakers', 'stereo speaker', 'amplifier', 'guitar amplifier', 'amp'],
  (b, { colour, noun }) => {
    const isAmplifier = noun.includes('amp');
    const [width, height] = isAmplifier ? [0.66, 0.56] : [0.5, 1.1];
    b.paint(colour ?? fromHex(isAmplifier ? '#2a2422' : '#26272b'), 'satin').box(
      [0, height / 2, 0],
      [width, height, 0.4],
      0.025,
      3,
    );
    if (isAmplifier) {
      b.paint(fromHex('#b89a6a'), 'cloth').box([0, 0.23, 0.195], [0.58, 0.38, 0.02], 0.01);
      b.paint(fromHex('#d8c49a'), 'metal').box([0, 0.49, 0.197], [0.58, 0.09, 0.016], 0.004);
      for (let n = 0; n < 7; n += 1)
        b.paint(black, 'satin').at(placed(-0.22 + n * 0.07, 0.49, 0.205, { turnX: Math.PI / 2 }), (k) =>
          k.cylinder(0, 0.02, 0.016, 0.014, 14),
        );
      b.paint(black, 'satin').tube(
        points(-0.1, height, 0, -0.08, height + 0.03, 0, 0.08, height + 0.03, 0, 0.1, height, 0),
        0.012,
        8,
      );
    } else {
      addCone(b, 0, 0.36, 0.2, 0.2);
      addCone(b, 0, 0.76, 0.2, 0.11);
      addCone(b, 0, 0.98, 0.2, 0.055);
    }
    return {};
  },
);

const boombox = staticKit(
  ['boombox', 'boom box', 'ghetto blaster', 'cassette player', 'stereo'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#a8aeb4'), 'metal').box([0, 0.15, 0], [0.62, 0.28, 0.16], 0.025, 3);
    for (const side of [-1, 1]) addCone(b, side * 0.2, 0.13, 0.08, 0.1);
    b.paint(fromHex('#23252a'), 'glossy').box([0, 0.12, 0.08], [0.17, 0.12, 0.012], 0.006);
    b.paint(fromHex('#e8dcc0'), 'satin').box([0, 0.12, 0.087], [0.12, 0.07, 0.004], 0.002);
    b.paint(black, 'matte');
    for (const x of [-0.03, 0.03])
      b.at(placed(x, 0.122, 0.09, { turnX: Math.PI / 2 }), (k) => k.cylinder(0, 0.003, 0.014, 0.014, 14));
    b.paint(fromHex('#4ac878'), 'glow').box([0, 0.25, 0.081], [0.3, 0.03, 0.004]);
    b.paint(black, 'satin').tube(
      points(-0.27, 0.28, 0, -0.27, 0.38, 0, 0.27, 0.38, 0, 0.27, 0.28, 0),
      0.012,
      8,
    );
    b.paint(silver, 'metal');
    rod(b, [0.2, 0.28, -0.06], [0.38, 0.56, -0.06], 0.004, 6);
    return { grip: [0, 0.38, 0] };
  },
);

const disc = (nouns: string[], hex: string, label: string, radius: number) =>
  staticKit(nouns, (b, { colour }) => {
    b.at(placed(0, radius, 0, { turnX: Math.PI / 2 - 0.2 }), (k) => {
      k.paint(colour ?? fromHex(hex), hex === '#17181b' ? 'glossy' : 'metal').cylinder(
        -0.002,
        0.002,
        radius,
        radius,
        56,
      );
      k.paint(fromHex('#33353b'), 'glossy');
      if (hex === '#17181b')
        for (const share of [0.5, 0.62, 0.74, 0.86, 0.95])
          k.lathe(
            pairs(radius * share, 0.002, radius * (share + 0.012), 0.0032, radius * (share + 0.024), 0.002),
            48,
          );
      k.paint(fromHex(label), 'satin').cylinder(0.002, 0.003, radius * 0.34, radius * 0.34, 32);
      k.paint(black, 'matte').cylinder(0.003, 0.0035, radius * 0.05, radius * 0.05, 12);
    });
    return { grip: [0, radius, 0] };
  });

const cassette = staticKit(
  ['cassette tape', 'cassette', 'tape cassette', 'mixtape', 'vhs tape'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#2c2e34'), 'satin').box([0, 0.034, 0], [0.104, 0.066, 0.012], 0.004);
    b.paint(fromHex('#f0c23c'), 'satin').box([0, 0.042, 0.0055], [0.09, 0.038, 0.003], 0.001);
    b.paint(fromHex('#d8402c'), 'satin').box([0, 0.055, 0.0065], [0.09, 0.008, 0.002]);
    b.paint(fromHex('#17181b'), 'glossy').box([0, 0.038, 0.0068], [0.05, 0.016, 0.002]);
    b.paint(fromHex('#f4f0e8'), 'satin');
    for (const x of [-0.021, 0.021])
      b.at(placed(x, 0.038, 0.0072, { turnX: Math.PI / 2 }), (k) => k.cylinder(0, 0.002, 0.0085, 0.0085, 18));
    return { grip: [0, 0.03, 0] };
  },
);

const musicBox = staticKit(['music box', 'musical box', 'jewelry box', 'jewellery box'], (b, { colour }) => {
  const wood = colour ?? fromHex('#8a3a2c');
  b.paint(wood, 'glossy').box([0, 0.045, 0], [0.2, 0.09, 0.14], 0.008);
  b.paint(fromHex('#e8c8d0'), 'cloth').box([0, 0.091, 0], [0.18, 0.004, 0.12]);
  b.at(placed(0, 0.09, -0.07, { turnX: -0.35 }), (k) => {
    k.paint(wood, 'glossy').box([0, 0.065, 0], [0.2, 0.13, 0.02], 0.006);
    k.paint(fromHex('#cfe0ea'), 'glass').box([0, 0.065, 0.011], [0.16, 0.1, 0.003]);
  });
  b.paint(fromHex('#f2d8c8'), 'satin').sphere([0, 0.186, 0], 0.008, 10);
  b.tube(points(0, 0.18, 0, 0, 0.15, 0), 0.005, 8);
  b.tube(points(-0.022, 0.2, 0, -0.008, 0.17, 0, 0.008, 0.17, 0, 0.022, 0.2, 0), 0.0028, 6);
  b.tube(points(0, 0.14, 0, 0, 0.092, 0), 0.004, 6);
  b.paint(fromHex('#f6b4c8'), 'cloth').lathe(pairs(0.006, 0.158, 0.03, 0.142, 0.032, 0.138, 0, 0.142), 20);
  b.paint(fromHex('#d8b24a'), 'metal');
  rod(b, [0.1, 0.045, 0], [0.135, 0.045, 0], 0.004);
  rod(b, [0.135, 0.03, 0], [0.135, 0.06, 0], 0.006);
  return { top: [0, 0.2, 0] };
});

const metronome = staticKit(['metronome'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#7a4222'), 'glossy').lathe(
    pairs(0, 0, 0.1, 0, 0.1, 0.02, 0.088, 0.03, 0.04, 0.24, 0.036, 0.25, 0, 0.26),
    4,
  );
  b.paint(fromHex('#e8d8b0'), 'satin').at(placed(0, 0.13, 0.047, { turnX: -0.23 }), (k) =>
    k.box([0, 0, 0], [0.035, 0.17, 0.004]),
  );
  b.paint(silver, 'metal');
  rod(b, [0, 0.05, 0.07], [0.05, 0.25, 0.055], 0.003, 6);
  b.at(placed(0.038, 0.2, 0.06, { turnZ: -0.25 }), (k) => k.box([0, 0, 0], [0.03, 0.026, 0.012], 0.003));
  return {};
});

const discoBall = staticKit(['disco ball', 'mirror ball', 'mirrorball'], (b, { colour }) => {
  const random = createRandom(5);
  b.paint(fromHex('#5a5e66'), 'metal').sphere([0, 0.3, 0], 0.27, 20);
  for (let row = 1; row < 16; row += 1) {
    const [polar, count] = [(row / 16) * Math.PI, Math.round(Math.sin((row / 16) * Math.PI) * 32)];
    around(count, Math.sin(polar), (x, z, angle) => {
      const shine = 0.55 + random() * 1.1;
      b.paint(scale(colour ?? [0.75, 0.82, 0.95], shine), shine > 1.45 ? 'glow' : 'metal').at(
        placed(x * 0.285, 0.3 + Math.cos(polar) * 0.285, z * 0.285, {
          turnY: Math.PI / 2 - angle,
          turnX: Math.PI / 2 - polar > 0 ? -(Math.PI / 2 - polar) : polar - Math.PI / 2,
        }),
        (k) => k.box([0, 0, 0], [0.05, 0.05, 0.01]),
      );
    });
  }
  b.paint(silver, 'metal');
  rod(b, [0, 0.58, 0], [0, 0.95, 0], 0.008);
  return { top: [0, 0.95, 0] };
});

const note = staticKit(['music note', 'musical note', 'music notes', 'musical notes'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#23262e'), 'glossy');
  for (const x of [-0.09, 0.11]) {
    b.at(placed(x - 0.035, 0.05 + (x > 0 ? 0.03 : 0), 0, { turnZ: 0.35 }), (k) =>
      k.sphere([0, 0, 0], [0.055, 0.042, 0.03], 18),
    );
    rod(b, [x + 0.014, 0.06, 0], [x + 0.014, x > 0 ? 0.37 : 0.34, 0], 0.009);
  }
  b.at(placed(0.024, 0.345, 0, { turnZ: 0.15 }), (k) => k.box([0, 0, 0], [0.22, 0.045, 0.02], 0.006));
  return {};
});

const didgeridoo = staticKit(['didgeridoo', 'alphorn'], (b) => {
  b.paint(
    (p) =>
      fromHex(
        Math.floor(p[1] * 9) % 3 === 0 ? '#e0b45a' : Math.floor(p[1] * 9) % 3 === 1 ? '#7a3418' : '#4a2010',
      ),
    'wood',
  );
  b.lathe(pairs(0, 0, 0.07, 0, 0.075, 0.02, 0.05, 0.3, 0.036, 0.9, 0.03, 1.3, 0, 1.3), 24);
  return { grip: [0, 1.1, 0] };
});

export const soundMachineKits = [
  synthesizer,
  organ,
  speaker,
  boombox,
  disc(['vinyl record', 'vinyl', 'gramophone record', 'lp'], '#17181b', '#d8402c', 0.15),
  disc(['cd', 'compact disc', 'dvd'], '#c8d4e8', '#e8ecf2', 0.06),
  cassette,
  musicBox,
  metronome,
  discoBall,
  note,
  didgeridoo,
];
