/** Instruments. Played ones hang where the player's pose puts them; see `anchorForAction` of people. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { violinBowPlace } from '../../../motion/instrument-places.ts';
import type { Kit } from '../../kit.ts';
import { contextOf, makeProp } from './make-prop.ts';

const brass = fromHex('#d8a83a');

/** A flat body with a waist, front towards +z. */
const soundBox = (
  b: MeshBuilder,
  height: number,
  upper: number,
  lower: number,
  depth: number,
  front: Vec3,
  side: Vec3,
) => {
  const half = (t: number) => {
    const bell = (centre: number, width: number, size: number) =>
      size * Math.sqrt(Math.max(0, 1 - ((t - centre) / width) ** 2));
    return Math.max(
      bell(0.3, 0.32, lower),
      bell(0.76, 0.26, upper),
      t > 0.3 && t < 0.76 ? Math.min(upper, lower) * 0.72 : 0,
    );
  };
  const steps = 26;
  for (const z of [depth / 2, -depth / 2]) {
    b.paint(z > 0 ? front : side, 'glossy');
    b.grid(
      Array.from({ length: steps + 1 }, (_, row) => {
        const t = 0.003 + (row / steps) * 0.994;
        return Array.from({ length: 9 }, (_, n) =>
          b.vertex(
            [(n / 4 - 1) * half(t), t * height, z + Math.sign(z) * 0.012 * (1 - (n / 4 - 1) ** 2)],
            [(n / 4 - 1) * 0.2, 0, Math.sign(z)],
          ),
        );
      }),
    );
  }
  b.paint(side, 'glossy');
  for (const sign of [-1, 1])
    b.grid(
      Array.from({ length: steps + 1 }, (_, row) => {
        const t = 0.003 + (row / steps) * 0.994;
        return [-1, 1].map((z) => b.vertex([sign * half(t), t * height, (z * depth) / 2], [sign, 0, 0]));
      }),
    );
};

const neck = (b: MeshBuilder, from: number, to: number, width: number, z: number, strings: number) => {
  b.paint(fromHex('#3a2216'), 'satin').box([0, (from + to) / 2, z], [width, to - from, 0.024], 0.008);
  b.paint(fromHex('#20140e'), 'satin').box([0, to + 0.06, z - 0.008], [width * 1.5, 0.14, 0.02], 0.008);
  b.paint([0.8, 0.8, 0.78], 'metal');
  for (let n = 0; n < strings; n += 1) {
    const x = ((n + 0.5) / strings - 0.5) * width * 0.8;
    b.tube(
      [
        [x * 1.2, from * 0.42, z + 0.02],
        [x, to, z + 0.016],
      ],
      0.0012,
      4,
      false,
    );
    b.sphere([Math.sign(x || 1) * width * 0.9, to + 0.02 + (n % 3) * 0.04, z - 0.008], 0.011, 6);
  }
};

export const guitar = makeProp({
  nouns: ['guitar', 'acoustic guitar', 'electric guitar', 'ukulele', 'bass guitar', 'banjo', 'lute'],
  size: [0.38, 1.02, 0.12],
  anchors: { grip: [0, 0.2, 0.07], gripLeft: [0, 0.8, 0] },
  draw: (b, { options, colour, round }) => {
    const isElectric = options.noun === 'electric guitar' || options.noun === 'bass guitar';
    const main = colour(fromHex(isElectric ? '#c0202a' : '#c98a42'));
    const draw = (c: MeshBuilder) => {
      if (options.noun === 'banjo') {
        c.at(multiply(translation(0, 0.2, 0), rotationX(Math.PI / 2)), (d) => {
          d.paint([0.9, 0.88, 0.82], 'satin').cylinder(-0.03, 0.035, 0.15, 0.15, 24);
          d.paint(brass, 'metal').lathe(
            [
              [0.15, -0.035],
              [0.165, -0.03],
              [0.165, 0.03],
              [0.15, 0.038],
            ],
            24,
          );
        });
      } else
        soundBox(
          c,
          0.48,
          isElectric ? 0.13 : 0.145,
          isElectric ? 0.16 : 0.19,
          isElectric ? 0.045 : 0.095,
          main,
          darken(main, 0.45),
        );
      const z = isElectric ? 0.03 : 0.058;
      if (isElectric)
        c.paint([0.9, 0.89, 0.86], 'glossy')
          .box([0.03, 0.24, z + 0.006], [0.12, 0.16, 0.006], 0.003)
          .paint([0.03, 0.03, 0.03], 'glossy')
          .box([0, 0.28, z + 0.012], [0.08, 0.02, 0.01], 0.004)
          .box([0, 0.2, z + 0.012], [0.08, 0.02, 0.01], 0.004);
      else
        c.at(multiply(translation(0, 0.27, z + 0.006), rotationX(Math.PI / 2)), (d) => {
          d.paint([0.03, 0.018, 0.012], 'matte').cylinder(0, 0.003, 0.046, 0.046, round);
          d.paint(darken(main, 0.6), 'satin').lathe(
            [
              [0.046, 0],
              [0.058, 0.001],
              [0.058, 0.004],
              [0.046, 0.005],
            ],
            round,
          );
        });
      c.paint(fromHex('#2a1a12'), 'satin').box([0, 0.12, z + 0.01], [0.12, 0.02, 0.014], 0.005);
      neck(c, 0.44, 0.85, 0.048, z + 0.004, 6);
    };
    if (options.noun === 'ukulele') b.at(scaling(0.62), (c) => draw(c as MeshBuilder));
    else draw(b);
  },
});

/** The bow is a part of its own that goes to and fro while it is played. */
export const violin: Kit = {
  name: 'violin',
  nouns: ['violin', 'fiddle', 'viola'],
  locomotion: 'none',
  build: (options) => {
    const { colour } = contextOf(options, 'violin');
    const main = colour(fromHex('#9a4a1c'));
    const body = new MeshBuilder();
    soundBox(body, 0.36, 0.085, 0.105, 0.04, main, darken(main, 0.4));
    neck(body, 0.32, 0.54, 0.026, 0.03, 4);
    body
      .paint([0.02, 0.015, 0.012], 'glossy')
      .box([0, 0.07, 0.036], [0.03, 0.11, 0.01], 0.004)
      .sphere([0.05, 0.02, 0.03], [0.045, 0.03, 0.014], 10);
    body.paint(lighten(main, 0.4), 'satin').box([0, 0.175, 0.045], [0.05, 0.008, 0.03], 0.003);
    for (const sign of [-1, 1])
      body.paint([0.02, 0.012, 0.01], 'matte').box([sign * 0.048, 0.18, 0.0335], [0.007, 0.08, 0.004], 0.002);
    const bow = new MeshBuilder();
    bow.paint(fromHex('#4a2412'), 'glossy').tube(
      [
        [0, 0, 0],
        [0, 0.014, 0.35],
        [0, 0.006, 0.72],
      ],
      [0.006, 0.005, 0.004],
      6,
    );
    bow
      .paint([0.92, 0.9, 0.84], 'matte')
      .box([0, -0.012, 0.36], [0.01, 0.003, 0.7], 0.001)
      .paint([0.02, 0.015, 0.012], 'glossy')
      .box([0, -0.006, 0.03], [0.014, 0.022, 0.05], 0.004);
    const restingBow = multiply(translation(0.16, 0.02, 0.03), rotationX(-Math.PI / 2));
    return {
      size: [0.36, 0.72, 0.1],
      parts: [
        { name: 'body', mesh: body.mesh },
        { name: 'bow', mesh: bow.mesh },
      ],
      anchors: { grip: [0, 0, 0] },
      pose: ({ action, actionTime }) => ({
        parts: { bow: action === 'play_violin' ? violinBowPlace(actionTime) : restingBow },
        anchors: {},
      }),
    };
  },
};

export const cello = makeProp({
  nouns: ['cello', 'double bass', 'contrabass'],
  size: [0.5, 1.35, 0.3],
  anchors: { grip: [0, 0.5, 0.12] },
  draw: (b, { colour }) => {
    const main = colour(fromHex('#8a3f1a'));
    b.at(translation(0, 0.16, 0), (c) => {
      soundBox(c as MeshBuilder, 0.76, 0.17, 0.22, 0.14, main, darken(main, 0.4));
      neck(c as MeshBuilder, 0.7, 1.06, 0.045, 0.09, 4);
    });
    b.paint([0.7, 0.7, 0.7], 'metal').tube(
      [
        [0, 0, 0],
        [0, 0.18, 0],
      ],
      0.008,
      6,
    );
  },
});

/** The mouthpiece is the grip; the tube goes the way it does before a player's mouth. */
export const flute = makeProp({
  nouns: [
    'flute',
    'recorder',
    'clarinet',
    'oboe',
    'panpipe',
    'bagpipe',
    'harmonica',
    'whistle',
    'bamboo flute',
  ],
  size: [0.68, 0.05, 0.05],
  anchors: { grip: [0, 0.02, 0] },
  draw: (b, { options, colour }) => {
    const isSide = ['flute', 'bamboo flute'].includes(options.noun);
    const own = fromHex(
      options.noun === 'flute'
        ? '#cfd4da'
        : options.noun === 'clarinet' || options.noun === 'oboe'
          ? '#1c1614'
          : '#b07a3a',
    );
    if (options.noun === 'harmonica') {
      b.paint(colour([0.7, 0.72, 0.75]), 'metal').box([0, 0.02, 0.03], [0.13, 0.03, 0.035], 0.008);
      return;
    }
    const to: Vec3 = isSide ? [-0.62, 0.0, 0.05] : [0, -0.32, 0.36];
    const from: Vec3 = isSide ? [0.07, 0.02, 0] : [0, 0.02, 0];
    b.paint(colour(own), options.noun === 'flute' ? 'metal' : 'glossy').tube(
      [from, to],
      isSide ? 0.011 : [0.009, 0.02],
      10,
    );
    b.paint(brass, 'metal');
    for (let n = 2; n < 9; n += 1) {
      const t = n / 10;
      b.sphere(
        [
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t + 0.012,
          from[2] + (to[2] - from[2]) * t,
        ],
        0.0085,
        6,
      );
    }
  },
});

export const trumpet = makeProp({
  nouns: ['trumpet', 'horn', 'cornet', 'trombone', 'bugle', 'french horn', 'tuba', 'megaphone'],
  size: [0.16, 0.2, 0.55],
  anchors: { grip: [0, 0.1, 0] },
  draw: (b, { options, colour, round }) => {
    const main = colour(brass);
    const length = options.noun === 'trombone' ? 0.85 : 0.5;
    b.paint(main, 'metal');
    b.at(multiply(translation(0, 0.1, 0), rotationX(Math.PI / 2)), (c) =>
      c.lathe(
        [
          [0.012, 0],
          [0.007, 0.02],
          [0.007, length * 0.62],
          [0.014, length * 0.78],
          [0.032, length * 0.92],
          [0.066, length * 1.04],
          [0.068, length * 1.045],
          [0.03, length * 0.93],
          [0.01, length * 0.8],
        ],
        round,
      ),
    );
    b.tube(
      [
        [0, 0.1, 0.08],
        [0, 0.06, 0.07],
        [0, 0.035, 0.1],
        [0, 0.03, length * 0.6],
        [0, 0.06, length * 0.66],
        [0, 0.1, length * 0.62],
      ],
      0.008,
      8,
    );
    if (options.noun !== 'trombone')
      for (const z of [0.18, 0.215, 0.25])
        b.tube(
          [
            [0, 0.03, z],
            [0, 0.16, z],
          ],
          0.013,
          8,
        ).sphere([0, 0.175, z], 0.013, 8);
    else
      b.tube(
        [
          [0.03, 0.1, 0.06],
          [0.03, 0.1, 0.7],
          [0, 0.1, 0.72],
        ],
        0.007,
        6,
      );
  },
});

export const saxophone = makeProp({
  nouns: ['saxophone', 'sax'],
  size: [0.2, 0.62, 0.3],
  anchors: { grip: [0, 0.6, 0] },
  draw: (b, { colour, round }) => {
    b.paint([0.02, 0.02, 0.02], 'glossy').tube(
      [
        [0, 0.6, 0],
        [0, 0.605, 0.06],
      ],
      [0.008, 0.013],
      8,
    );
    b.paint(colour(brass), 'metal').tube(
      [
        [0, 0.605, 0.05],
        [0, 0.6, 0.11],
        [0, 0.55, 0.15],
        [0, 0.4, 0.15],
        [0, 0.12, 0.14],
        [0, 0.04, 0.16],
        [0, 0.02, 0.21],
        [0, 0.06, 0.26],
        [0, 0.16, 0.285],
      ],
      [0.01, 0.014, 0.018, 0.024, 0.034, 0.04, 0.044, 0.05, 0.058],
      round,
    );
    b.at(multiply(translation(0, 0.15, 0.282), rotationX(0.12)), (c) =>
      c.lathe(
        [
          [0.056, 0],
          [0.066, 0.06],
          [0.092, 0.13],
          [0.094, 0.135],
          [0.06, 0.07],
        ],
        round,
      ),
    );
    for (let n = 0; n < 7; n += 1) b.sphere([0.02, 0.16 + n * 0.05, 0.175], 0.013, 8);
  },
});

export const accordion = makeProp({
  nouns: ['accordion', 'concertina'],
  size: [0.5, 0.36, 0.2],
  anchors: { grip: [-0.22, 0.18, -0.06], gripLeft: [0.22, 0.18, -0.06] },
  draw: (b, { colour }) => {
    const main = colour(fromHex('#a81c28'));
    for (const sign of [-1, 1])
      b.paint(main, 'glossy')
        .box([sign * 0.2, 0.18, 0], [0.1, 0.36, 0.19], 0.02)
        .paint([0.9, 0.88, 0.84], 'glossy')
        .box([sign * 0.2, 0.18, 0.1], [0.05, 0.3, 0.02], 0.008);
    for (let n = -6; n <= 6; n += 1)
      b.paint(n % 2 ? [0.04, 0.03, 0.03] : [0.75, 0.7, 0.62], 'satin').box(
        [n * 0.024, 0.18, 0],
        [0.02, n % 2 ? 0.31 : 0.34, n % 2 ? 0.15 : 0.18],
        0.006,
      );
    for (let n = 0; n < 9; n += 1)
      b.paint([0.03, 0.03, 0.03], 'glossy').box([-0.2, 0.05 + n * 0.032, 0.112], [0.05, 0.014, 0.012], 0.003);
  },
});

const drum = (b: MeshBuilder, at: Vec3, radius: number, height: number, shell: Vec3, turn: number) =>
  b.at(multiply(translation(...at), rotationX(turn)), (c) => {
    c.paint(shell, 'glossy').lathe(
      [
        [radius, -height / 2],
        [radius, height / 2],
      ],
      28,
    );
    c.paint([0.9, 0.89, 0.85], 'satin')
      .lathe(
        [
          [radius, height / 2],
          [0, height / 2 + 0.006],
        ],
        28,
      )
      .lathe(
        [
          [0, -height / 2 - 0.006],
          [radius, -height / 2],
        ],
        28,
      );
    c.paint([0.75, 0.77, 0.8], 'metal');
    for (const y of [-0.5, 0.5])
      c.lathe(
        [
          [radius, y * height - 0.012],
          [radius + 0.012, y * height - 0.008],
          [radius + 0.012, y * height + 0.008],
          [radius, y * height + 0.012],
        ],
        28,
      );
  });

const cymbal = (b: MeshBuilder, at: Vec3, radius: number, lean: number) => {
  b.paint([0.6, 0.62, 0.65], 'metal').tube([[at[0], 0, at[2]], at], 0.01, 8);
  b.at(multiply(translation(...at), rotationX(lean)), (c) =>
    c
      .paint(brass, 'metal')
      .lathe(
        [
          [radius, -0.012],
          [radius * 0.3, 0.006],
          [radius * 0.2, 0.026],
          [0, 0.032],
        ],
        28,
      )
      .lathe(
        [
          [0, 0.02],
          [radius * 0.3, -0.004],
          [radius, -0.016],
        ],
        28,
      ),
  );
};

/** Stands before the player, who sits at -z and looks to +z. */
export const drumKit = makeProp({
  nouns: ['drum kit', 'drum set', 'drums', 'drum', 'snare drum', 'bongo', 'timpani'],
  size: [1.5, 1.2, 1.1],
  anchors: { seat: [0, 0.5, -0.62], top: [0, 0.75, 0] },
  draw: (b, { options, colour }) => {
    const main = colour(fromHex('#b3202a'));
    if (['drum', 'snare drum', 'bongo', 'timpani'].includes(options.noun)) {
      drum(b, [0, 0.24, 0], 0.22, 0.4, main, 0);
      return;
    }
    drum(b, [0, 0.32, 0.28], 0.3, 0.42, main, Math.PI / 2);
    drum(b, [0.42, 0.62, -0.14], 0.18, 0.14, main, -0.14);
    drum(b, [-0.5, 0.5, -0.14], 0.21, 0.34, main, -0.1);
    drum(b, [0.16, 0.8, 0.14], 0.14, 0.2, main, -0.35);
    drum(b, [-0.17, 0.8, 0.14], 0.15, 0.22, main, -0.35);
    cymbal(b, [0.66, 0.95, 0.2], 0.24, -0.2);
    cymbal(b, [-0.62, 1.08, 0.3], 0.27, -0.2);
    cymbal(b, [0.74, 0.8, -0.2], 0.17, 0);
    b.paint([0.6, 0.62, 0.65], 'metal');
    for (const [x, z, y] of [
      [0.42, -0.14, 0.55],
      [-0.5, -0.14, 0.34],
    ] as const)
      for (let n = 0; n < 3; n += 1)
        b.tube(
          [
            [x, y, z],
            [x + Math.cos(n * 2.1) * 0.2, 0, z + Math.sin(n * 2.1) * 0.2],
          ],
          0.009,
          6,
        );
    b.paint([0.05, 0.05, 0.06], 'satin').at(translation(0, 0, -0.62), (c) =>
      c
        .cylinder(0.42, 0.5, 0.17, 0.18, 20)
        .paint([0.6, 0.62, 0.65], 'metal')
        .cylinder(0, 0.42, 0.025, 0.025, 10),
    );
  },
});

export const microphone = makeProp({
  nouns: ['microphone', 'mic', 'microphone stand'],
  size: [0.1, 0.26, 0.1],
  anchors: { grip: [0, 0.1, 0] },
  draw: (b, { options, colour, round }) => {
    const rise = options.noun === 'microphone stand' ? 1.45 : 0;
    b.at(multiply(translation(0, rise, 0), rotationZ(0)), (c) => {
      c.paint(colour([0.05, 0.05, 0.06]), 'satin').cylinder(0, 0.17, 0.016, 0.024, round);
      c.paint([0.55, 0.57, 0.6], 'metal').sphere([0, 0.205, 0], 0.042, round);
    });
    if (rise > 0)
      b.paint([0.3, 0.3, 0.32], 'metal')
        .cylinder(0, rise, 0.012, 0.012, 10)
        .cylinder(0, 0.03, 0.16, 0.15, 20);
  },
});
