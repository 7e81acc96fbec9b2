/** Things of kitchens, desks and workshops that have a shape everybody knows. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#aeb6be');
const iron = fromHex('#2c2e33');

const cauldron = staticKit(['cauldron', 'witch s cauldron', 'kettle pot'], (b, { colour }) => {
  b.paint(iron, 'metal').lathe(
    [
      [0.05, 0.1],
      [0.3, 0.16],
      [0.4, 0.36],
      [0.36, 0.56],
      [0.3, 0.62],
      [0.34, 0.66],
      [0.34, 0.7],
      [0.28, 0.68],
    ],
    32,
  );
  b.paint(colour ?? fromHex('#58d048'), 'glow').cylinder(0.6, 0.62, 0.3, 0.3, 28);
  for (const [x, z, r] of [
    [0.1, 0.05, 0.06],
    [-0.12, 0.08, 0.045],
    [0, -0.12, 0.05],
    [-0.05, 0.16, 0.03],
  ] as const)
    b.sphere([x, 0.63, z], r, 12);
  b.paint(iron, 'metal');
  for (let n = 0; n < 3; n += 1)
    b.tube(
      [
        [Math.cos(n * 2.1) * 0.26, 0.2, Math.sin(n * 2.1) * 0.26],
        [Math.cos(n * 2.1) * 0.34, 0, Math.sin(n * 2.1) * 0.34],
      ],
      0.035,
      8,
    );
  return { inside: [0, 0.62, 0], top: [0, 0.66, 0] };
});

const woodPlane = staticKit(['wood plane', 'hand plane', 'jack plane'], (b, { colour }) => {
  const wood = colour ?? fromHex('#a8682f');
  b.paint(wood, 'wood').box([0, 0.035, 0], [0.07, 0.06, 0.3], 0.01);
  b.paint(steel, 'metal').box([0, 0.004, 0], [0.072, 0.008, 0.3], 0.002);
  b.at(multiply(translation(0, 0.08, 0.01), rotationX(-0.7)), (k) =>
    k.box([0, 0, 0], [0.05, 0.11, 0.008], 0.002),
  );
  b.paint(darken(wood, 0.4), 'wood').sphere([0, 0.085, 0.1], [0.024, 0.03, 0.024], 14);
  b.tube(
    [
      [0, 0.06, -0.11],
      [0, 0.12, -0.1],
      [0, 0.14, -0.07],
    ],
    [0.018, 0.016, 0.014],
    10,
  );
  return { grip: [0, 0.12, -0.09], top: [0, 0.1, 0] };
});

const anvil = staticKit(['anvil'], (b) => {
  b.paint(fromHex('#6a4a2c'), 'wood').cylinder(0, 0.5, 0.24, 0.22, 20);
  b.paint(iron, 'metal').box([0, 0.54, 0], [0.3, 0.08, 0.26], 0.015);
  b.box([0, 0.62, 0], [0.16, 0.14, 0.16], 0.02);
  b.box([0.03, 0.74, 0], [0.5, 0.12, 0.2], 0.015);
  b.tube(
    [
      [-0.2, 0.75, 0],
      [-0.34, 0.76, 0],
      [-0.5, 0.78, 0],
    ],
    [0.075, 0.05, 0.008],
    12,
  );
  return { top: [0.05, 0.8, 0] };
});

/** Out of the forge: bright at one end. */
const hotIron = staticKit(['hot iron', 'iron bar', 'metal bar', 'red hot iron'], (b) => {
  b.paint(fromHex('#ff7a1c'), 'glow').box([0.12, 0.02, 0], [0.24, 0.035, 0.045], 0.008);
  b.paint(fromHex('#8a2c14'), 'metal').box([-0.06, 0.02, 0], [0.14, 0.03, 0.04], 0.006);
  b.paint(iron, 'metal').box([-0.24, 0.02, 0], [0.24, 0.026, 0.034], 0.006);
  return { top: [0, 0.04, 0], grip: [-0.3, 0.02, 0] };
});

const hotSword = staticKit(['hot sword', 'glowing blade', 'hot blade'], (b) => {
  const blade = (p: Vec3): Vec3 => (p[0] > -0.1 ? fromHex('#ff7a1c') : fromHex('#e0400c'));
  b.paint(blade, 'glow').box([0.12, 0.022, 0], [0.72, 0.02, 0.085], 0.008);
  // The point is as flat as the blade.
  b.at(multiply(translation(0, 0.022, 0), scaling(1, 0.26, 1)), (k) =>
    k.tube(
      [
        [0.47, 0, 0],
        [0.54, 0, 0],
        [0.6, 0, 0],
      ],
      [0.042, 0.03, 0.003],
      10,
    ),
  );
  b.paint(steel, 'metal').box([-0.26, 0.025, 0], [0.03, 0.03, 0.18], 0.006);
  b.paint(fromHex('#5a3a22'), 'wood').box([-0.37, 0.025, 0], [0.2, 0.03, 0.035], 0.01);
  return { top: [0.1, 0.04, 0], grip: [-0.37, 0.025, 0] };
});

const bell = staticKit(['bell', 'church bell', 'hand bell', 'school bell'], (b, { colour }) => {
  const brass = colour ?? fromHex('#c9962e');
  b.paint(brass, 'metal').lathe(
    [
      [0.3, 0.1],
      [0.27, 0.13],
      [0.2, 0.3],
      [0.17, 0.46],
      [0.1, 0.54],
      [0, 0.56],
    ],
    32,
  );
  b.sphere([0, 0.06, 0], 0.06, 14);
  b.tube(
    [
      [-0.06, 0.56, 0],
      [0, 0.68, 0],
      [0.06, 0.56, 0],
    ],
    0.018,
    8,
  );
  return { grip: [0, 0.66, 0] };
});

const envelope = staticKit(['envelope', 'love letter', 'mail', 'postcard'], (b, { colour }) => {
  b.at(multiply(translation(0, 0.06, 0), rotationX(-0.35)), (k) => {
    k.paint(colour ?? fromHex('#f2ead6'), 'matte').box([0, 0, 0], [0.22, 0.15, 0.006], 0.002);
    k.paint(fromHex('#d8cba8'), 'matte').tube(
      [
        [-0.11, 0.075, 0.004],
        [0, -0.005, 0.006],
        [0.11, 0.075, 0.004],
      ],
      0.0022,
      5,
    );
    k.paint(fromHex('#b02028'), 'glossy').sphere([0, -0.002, 0.006], [0.018, 0.018, 0.006], 14);
  });
  return { grip: [0, 0.02, 0] };
});

const scissors = staticKit(['scissors', 'pair of scissors', 'shears'], (b, { colour }) => {
  for (const sign of [-1, 1])
    b.at(multiply(translation(0, 0.008, 0), rotationY(sign * 0.28)), (k) => {
      k.paint(steel, 'metal').tube(
        [
          [0, 0, -0.01],
          [0, 0, 0.13],
        ],
        [0.009, 0.002],
        6,
      );
      const ring = Array.from({ length: 17 }, (_, n): Vec3 => {
        const a = (n / 16) * Math.PI * 2;
        return [Math.cos(a) * 0.026 - sign * 0.006, 0, -0.06 + Math.sin(a) * 0.034];
      });
      k.paint(colour ?? fromHex('#d0382f'), 'satin').tube(ring, 0.007, 6, false);
      k.tube(
        [
          [0, 0, -0.01],
          [-sign * 0.004, 0, -0.03],
        ],
        0.008,
        6,
      );
    });
  return { grip: [0, 0.008, -0.06] };
});

const magnifier = staticKit(['magnifying glass', 'magnifier', 'loupe'], (b) => {
  const ring = Array.from({ length: 33 }, (_, n): Vec3 => {
    const a = (n / 32) * Math.PI * 2;
    return [Math.cos(a) * 0.05, 0.2 + Math.sin(a) * 0.05, 0];
  });
  b.paint(fromHex('#c9a24a'), 'metal').tube(ring, 0.006, 8, false);
  b.paint(fromHex('#cfe6f0'), 'glass').sphere([0, 0.2, 0], [0.048, 0.048, 0.006], 20);
  b.paint(fromHex('#5a3420'), 'wood').tube(
    [
      [0, 0.15, 0],
      [0, 0.02, 0],
    ],
    [0.01, 0.014],
    10,
  );
  return { grip: [0, 0.06, 0] };
});

const paperPlane = staticKit(['paper airplane', 'paper plane', 'paper aeroplane'], (b, { colour }) => {
  const paper = colour ?? fromHex('#f4f4f0');
  const nose: Vec3 = [0, 0.03, 0.16];
  const keel: Vec3 = [0, 0, -0.12];
  b.twoSided().paint(paper, 'matte');
  for (const sign of [-1, 1]) {
    const [fold, tip]: Vec3[] = [
      [sign * 0.012, 0.04, -0.12],
      [sign * 0.11, 0.06, -0.12],
    ] as [Vec3, Vec3];
    b.quad(nose, fold!, tip!, tip!, [0, 1, 0]);
    b.paint(darken(paper, 0.12), 'matte').quad(nose, keel, fold!, fold!, [sign, 0, 0]);
    b.paint(paper, 'matte');
  }
  return { grip: [0, 0.015, 0] };
});

/** The same in the air. */
const glidingPlane: Kit = {
  ...paperPlane,
  name: 'gliding paper plane',
  nouns: ['gliding paper plane'],
  locomotion: 'flies',
  speeds: { slow: 0.9, fast: 2 },
};

const arrow = staticKit(['arrow'], (b) => {
  b.at(multiply(translation(0, 0.02, 0), rotationX(Math.PI / 2)), (k) => {
    k.paint(fromHex('#b98a52'), 'wood').cylinder(-0.36, 0.34, 0.006, 0.006, 8);
    k.paint(steel, 'metal').cylinder(0.34, 0.4, 0.016, 0.001, 8);
    for (let n = 0; n < 3; n += 1)
      k.paint(fromHex(n ? '#f0f0ea' : '#c0282a'), 'cloth').at(rotationY(n * 2.094), (f) =>
        f.box([0.018, -0.31, 0], [0.03, 0.08, 0.002]),
      );
  });
  return { grip: [0, 0.02, 0] };
});

const pipe = staticKit(['pipe', 'tobacco pipe', 'smoking pipe'], (b, { colour }) => {
  const wood = colour ?? fromHex('#5a2f1a');
  b.paint(wood, 'glossy').at(translation(0, 0, 0.07), (k) => k.cylinder(0, 0.055, 0.02, 0.024, 16));
  b.tube(
    [
      [0, 0.012, 0.07],
      [0, 0.016, 0],
      [0, 0.05, -0.06],
    ],
    [0.012, 0.008, 0.005],
    10,
  );
  b.paint(fromHex('#e8702a'), 'glow').at(translation(0, 0.053, 0.07), (k) => k.cylinder(0, 0.004, 0.016));
  return { grip: [0, 0.03, 0.06] };
});

const skull = staticKit(['skull', 'human skull'], (b, { colour }) => {
  const bone = colour ?? fromHex('#e4dcc4');
  b.paint(bone, 'matte').sphere([0, 0.13, -0.01], [0.075, 0.08, 0.09], 24);
  b.box([0, 0.06, 0.045], [0.08, 0.06, 0.06], 0.02, 3);
  b.box([0, 0.025, 0.045], [0.075, 0.03, 0.06], 0.012, 2);
  b.paint([0.02, 0.018, 0.015], 'matte');
  for (const sign of [-1, 1]) b.sphere([sign * 0.03, 0.115, 0.066], [0.021, 0.021, 0.016], 14);
  b.sphere([0, 0.078, 0.076], [0.01, 0.014, 0.008], 10);
  for (let n = -3; n <= 3; n += 1) b.box([n * 0.01, 0.042, 0.076], [0.0015, 0.022, 0.004]);
  return undefined;
});

const coffin = staticKit(['coffin', 'casket'], (b, { colour }) => {
  const wood = colour ?? fromHex('#5a3018');
  const outline: [number, number][] = [
    [-0.2, -0.95],
    [0.2, -0.95],
    [0.36, 0.45],
    [0.22, 0.95],
    [-0.22, 0.95],
    [-0.36, 0.45],
  ];
  b.at(multiply(translation(0, 0, 0), rotationX(-Math.PI / 2)), (k) =>
    k.paint(wood, 'wood').extrude(outline, 0, 0.4),
  );
  b.at(multiply(translation(0, 0.4, 0), rotationX(-Math.PI / 2)), (k) =>
    k.paint(darken(wood, 0.2), 'wood').extrude(
      outline.map(([x, y]): [number, number] => [x * 1.05, y * 1.02]),
      0,
      0.06,
    ),
  );
  b.paint(fromHex('#c9a24a'), 'metal')
    .box([0, 0.47, -0.3], [0.05, 0.02, 0.5])
    .box([0, 0.47, -0.4], [0.26, 0.02, 0.05]);
  return { top: [0, 0.47, 0] };
});

export const workshopKits = [
  cauldron,
  anvil,
  hotIron,
  hotSword,
  woodPlane,
  bell,
  envelope,
  scissors,
  magnifier,
  paperPlane,
  glidingPlane,
  arrow,
  pipe,
  skull,
  coffin,
];
