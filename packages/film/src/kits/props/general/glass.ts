/** Glass things and what is in them: fishbowl, aquarium, snow globe, crystal ball, bottle ship, bubbles, flasks, bulb, hourglass. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle, PoseInput } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { staticKit } from '../../shared/static-kit.ts';

const clearGlass: Vec3 = [0.16, 0.22, 0.25];
const brass = fromHex('#b8923e');

/** Bubbles that rise and vanish at the surface. */
const bubbles = (
  { time, phase }: PoseInput,
  at: Vec3,
  height: number,
  spread: number,
  count = 10,
): Particle[] =>
  Array.from({ length: count }, (_, n) => {
    const age = fraction(time * 0.35 + n / count + phase);
    return {
      position: [
        at[0] + Math.sin(n * 7.1 + time * 2) * spread,
        at[1] + age * height,
        at[2] + Math.cos(n * 3.7) * spread,
      ],
      size: 0.004 + (n % 3) * 0.002,
      colour: [0.85, 0.95, 1] as Vec3,
      opacity: 0.55,
    };
  });

const addWeeds = (b: MeshBuilder, x: number, z: number, height: number) => {
  for (let n = 0; n < 5; n += 1)
    b.paint(n % 2 ? fromHex('#3f8a4a') : fromHex('#5fa84a'), 'leaf').tube(
      Array.from(
        { length: 6 },
        (_, k): Vec3 => [
          x + (n - 2) * 0.012 + Math.sin(k * 1.3 + n) * 0.012,
          0.02 + (k / 5) * height * (0.6 + 0.1 * n),
          z + Math.cos(n) * 0.012,
        ],
      ),
      [0.004, 0.006, 0.006, 0.005, 0.004, 0.001],
      5,
    );
};

const fishbowl: Kit = {
  name: 'fishbowl',
  nouns: ['fishbowl', 'fish bowl', 'glass bowl', 'round glass bowl', 'goldfish bowl'],
  locomotion: 'none',
  build: () => {
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    const random = createRandom(3);
    for (let n = 0; n < 90; n += 1) {
      const [a, r] = [random() * 2 * Math.PI, Math.sqrt(random()) * 0.12];
      body
        .paint(pick(random, ['#c8a878', '#e8dcc8', '#8a9aa8', '#d88a6a', '#6aa8c8'].map(fromHex)), 'satin')
        .sphere([Math.cos(a) * r, 0.03 + (0.12 - r) * 0.05, Math.sin(a) * r], 0.011 + random() * 0.006, 6);
    }
    addWeeds(body, 0.06, -0.05, 0.2);
    addWeeds(body, -0.08, -0.03, 0.14);
    // Water and glass in one skin, drawn over what swims inside.
    glass
      .paint([0.08, 0.24, 0.32], 'clear')
      .lathe(
        [
          [0, 0.012],
          [0.09, 0.014],
          [0.15, 0.06],
          [0.178, 0.14],
          [0.17, 0.2],
          [0.145, 0.25],
        ],
        32,
      )
      .lathe(
        [
          [0.145, 0.25],
          [0, 0.251],
        ],
        32,
      );
    glass.paint(clearGlass, 'clear').lathe(
      [
        [0.1, 0],
        [0.1, 0.01],
        [0.16, 0.055],
        [0.19, 0.14],
        [0.18, 0.21],
        [0.14, 0.275],
        [0.125, 0.295],
        [0.14, 0.305],
        [0.148, 0.3],
      ],
      32,
    );
    body.paint([0.8, 0.9, 0.94], 'glossy').tube(
      Array.from(
        { length: 33 },
        (_, n): Vec3 => [
          Math.cos((n / 32) * 2 * Math.PI) * 0.142,
          0.303,
          Math.sin((n / 32) * 2 * Math.PI) * 0.142,
        ],
      ),
      0.005,
      6,
      false,
    );
    return assembleModel(
      { body, glass },
      {
        anchors: { inside: [0, 0.14, 0], top: [0, 0.3, 0], grip: [0, 0.1, 0] },
        pose: (input) => ({ parts: {}, anchors: {}, particles: bubbles(input, [0.05, 0.05, 0], 0.19, 0.02) }),
      },
    );
  },
};

const addFish = (b: MeshBuilder, paint: Vec3) => {
  b.paint((p) => (Math.floor(p[2] * 80) % 3 === 0 ? lighten(paint, 0.6) : paint), 'glossy').sphere(
    [0, 0, 0],
    [0.012, 0.024, 0.036],
    12,
  );
  b.paint(paint, 'leaf').extrude(
    [
      [0, 0],
      [0.022, 0.026],
      [0.022, -0.026],
    ].map(([z, y]): [number, number] => [-z! - 0.03, y!]),
    -0.002,
    0.002,
  );
};

const aquarium: Kit = {
  name: 'aquarium',
  nouns: ['aquarium', 'fish tank', 'fishtank'],
  locomotion: 'none',
  build: () => {
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    body
      .paint(fromHex('#d8b888'), 'sand')
      .box([0, 0.05, 0], [0.96, 0.06, 0.38], 0.01)
      .paint(fromHex('#1a1c20'), 'satin')
      .box([0, 0.01, 0], [1.02, 0.03, 0.44], 0.005, 1)
      .box([0, 0.56, 0], [1.02, 0.04, 0.44], 0.005, 1);
    body.paint([1.3, 1.5, 1.6], 'glow').box([0, 0.538, 0], [0.9, 0.006, 0.3]);
    body.paint([0.08, 0.25, 0.38], 'satin').box([0, 0.29, -0.21], [0.98, 0.48, 0.01]);
    for (const [x, z] of [
      [-0.35, -0.1],
      [0.3, -0.12],
      [0.4, 0.05],
      [-0.2, 0.08],
    ] as const)
      addWeeds(body, x, z, 0.32);
    for (const [x, y, s] of [
      [0.05, 0.1, 0.09],
      [0.14, 0.09, 0.07],
      [-0.05, 0.09, 0.06],
    ] as const)
      body.paint(fromHex('#7a746a'), 'rock').sphere([x, y, -0.05], [s, s * 0.8, s * 0.8], 9);
    glass.paint([0.05, 0.2, 0.3], 'clear').box([0, 0.27, 0], [0.98, 0.5, 0.4]);
    const fish = ['#f0801f', '#f0d040', '#3a8ae0', '#e04a6a', '#f0801f'].map((hex) => {
      const b = new MeshBuilder();
      b.at(rotationY(0), (k) =>
        k.at(multiply(translation(0, 0, 0), rotationY(Math.PI / 2)), (f) => addFish(f, fromHex(hex))),
      );
      return b;
    });
    const builders: Record<string, MeshBuilder> = { body, glass };
    for (const [n, b] of fish.entries()) builders[`fish${n}`] = b;
    return assembleModel(builders, {
      size: [1.02, 0.58, 0.44],
      anchors: { inside: [0, 0.3, 0], top: [0, 0.58, 0], lamp: [0, 0.5, 0.1] },
      pose: (input) => {
        const parts = Object.fromEntries(
          fish.map((_, n) => {
            const t = input.time * (0.5 + n * 0.07) + n * 1.9;
            return [
              `fish${n}`,
              multiply(
                translation(
                  Math.sin(t) * 0.38,
                  0.18 + n * 0.065 + Math.sin(t * 2) * 0.02,
                  0.05 * Math.sin(n * 2),
                ),
                rotationY(Math.cos(t) > 0 ? 0 : Math.PI),
                rotationY(0.15 * Math.sin(input.time * 9 + n)),
              ),
            ];
          }),
        );
        return {
          parts,
          anchors: {},
          particles: bubbles(input, [-0.1, 0.08, -0.1], 0.4, 0.015, 12),
          lamps: [{ position: [0, 0.45, 0.5], colour: [0.3, 0.5, 0.6], reach: 2 }],
        };
      },
    });
  },
};

const snowGlobe: Kit = {
  name: 'snow globe',
  nouns: ['snow globe', 'snowglobe', 'crystal ball', 'glass ball', 'magic ball'],
  locomotion: 'none',
  build: ({ noun }) => {
    const isSnow = noun.includes('snow');
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(isSnow ? fromHex('#7a3a26') : brass, isSnow ? 'wood' : 'metal').lathe(
      [
        [0, 0],
        [0.075, 0],
        [0.08, 0.012],
        [0.06, 0.03],
        [0.058, 0.045],
        [0, 0.045],
      ],
      28,
    );
    const centre: Vec3 = [0, 0.115, 0];
    if (isSnow) {
      body.paint(fromHex('#f2f6fb'), 'snow').sphere([0, 0.05, 0], [0.068, 0.024, 0.068], 20);
      body
        .paint(fromHex('#a8402c'), 'satin')
        .box([0, 0.082, 0], [0.04, 0.03, 0.034])
        .paint(fromHex('#f2f6fb'), 'snow')
        .extrude(
          [
            [-0.028, 0.096],
            [0.028, 0.096],
            [0, 0.12],
          ],
          -0.022,
          0.022,
        )
        .paint([2, 1.3, 0.5], 'glow')
        .box([0.008, 0.083, 0.0175], [0.01, 0.011, 0.002]);
      for (const [x, z] of [
        [-0.038, -0.012],
        [0.042, 0],
        [-0.03, 0.03],
      ] as const)
        for (const t of [0, 1, 2])
          body.paint(fromHex('#2f6b3f'), 'leaf').at(translation(x, 0.068 + t * 0.012, z), (k) =>
            k.lathe(
              [
                [0.016 - t * 0.004, 0],
                [0, 0.018],
              ],
              8,
            ),
          );
    } else
      body
        .paint([0.5, 0.25, 1.1], 'glow')
        .sphere(centre, 0.03, 14)
        .paint([0.25, 0.5, 1.2], 'haze')
        .sphere(centre, 0.06, 16);
    glass.paint(isSnow ? clearGlass : [0.12, 0.08, 0.34], 'clear').sphere(centre, 0.082, 30);
    return assembleModel(
      { body, glass },
      {
        anchors: { grip: [0, 0.02, 0], top: [0, 0.2, 0], lamp: centre },
        pose: ({ time }) => ({
          parts: {},
          anchors: {},
          particles: isSnow
            ? Array.from({ length: 26 }, (_, n) => {
                const age = fraction(time * 0.14 + n * 0.381);
                const a = n * 2.4 + time * 0.4;
                const r = 0.06 * fraction(n * 0.618);
                return {
                  position: [Math.cos(a) * r, 0.185 - age * 0.12, Math.sin(a) * r] as Vec3,
                  size: 0.0022,
                  colour: [1, 1, 1] as Vec3,
                  opacity: 0.95,
                };
              })
            : Array.from({ length: 12 }, (_, n) => ({
                position: [
                  Math.cos(time + n) * 0.04,
                  0.115 + Math.sin(time * 1.3 + n * 2) * 0.04,
                  Math.sin(time * 0.8 + n) * 0.04,
                ] as Vec3,
                size: 0.014,
                colour: (n % 2 ? [0.7, 0.3, 1.4] : [0.2, 0.7, 1.6]) as Vec3,
                opacity: 0.35,
                wisp: n,
              })),
          lamps: isSnow ? [] : [{ position: [0, 0.25, 0.1], colour: [0.5, 0.3, 1], reach: 1 }],
        }),
      },
    );
  },
};

const bottleShip = staticKit(['ship in a bottle', 'bottle ship'], (b) => {
  b.at(multiply(translation(0, 0.065, 0), rotationZ(-Math.PI / 2)), (k) =>
    k
      .paint(clearGlass, 'clear')
      .lathe(
        [
          [0, -0.15],
          [0.055, -0.15],
          [0.06, -0.14],
          [0.06, 0.05],
          [0.045, 0.09],
          [0.02, 0.11],
          [0.018, 0.16],
          [0.022, 0.165],
        ],
        26,
      )
      .paint(fromHex('#a87a48'), 'wood')
      .cylinder(0.15, 0.185, 0.017, 0.019, 12),
  );
  b.paint(fromHex('#2f6f9a'), 'glass').sphere([-0.04, 0.03, 0], [0.1, 0.014, 0.04], 18);
  b.paint(fromHex('#6b4226'), 'wood').sphere([-0.04, 0.045, 0], [0.055, 0.014, 0.014], 14);
  for (const [x, h] of [
    [-0.065, 0.05],
    [-0.035, 0.06],
    [-0.008, 0.045],
  ] as const) {
    b.paint(fromHex('#5a3a20'), 'wood').tube(
      [
        [x, 0.05, 0],
        [x, 0.05 + h, 0],
      ],
      0.0015,
      5,
    );
    for (const t of [0.35, 0.72])
      b.paint(fromHex('#f4ecd8'), 'cloth').box(
        [x + 0.004, 0.05 + h * t, 0],
        [0.002, h * 0.3, 0.03 - t * 0.012],
        0.001,
        1,
      );
  }
  for (const x of [-0.11, 0.03])
    b.paint(fromHex('#5a3a20'), 'wood').box([x, 0.012, 0], [0.02, 0.024, 0.1], 0.004, 1);
  return { grip: [0, 0.06, 0] };
});

const soapBubble: Kit = {
  name: 'soap bubble',
  nouns: ['soap bubble', 'bubble'],
  locomotion: 'hovers',
  speeds: { slow: 0.3, fast: 0.8 },
  build: ({ seed }) => {
    const body = new MeshBuilder();
    const r = 0.06 + (seed % 5) * 0.012;
    body
      .paint(
        (_, n) => [
          0.6 + 0.4 * Math.sin(n[1] * 5),
          0.6 + 0.4 * Math.sin(n[1] * 5 + 2),
          0.6 + 0.4 * Math.sin(n[1] * 5 + 4),
        ],
        'clear',
      )
      .sphere([0, r, 0], r, 26);
    body
      .paint([1.2, 1.2, 1.25], 'glow')
      .sphere([r * 0.35, r * 1.62, r * 0.62], [r * 0.09, r * 0.06, r * 0.06], 8);
    return assembleModel(
      { body },
      {
        pose: ({ time, phase }) => ({
          parts: {
            body: translation(0.02 * Math.sin(time * 1.7 + phase), 0.03 * Math.sin(time * 1.1 + phase), 0),
          },
          anchors: {},
        }),
      },
    );
  },
};

const flasks: Kit = {
  name: 'flasks',
  nouns: [
    'test tube',
    'test tubes',
    'flask',
    'flasks',
    'beaker',
    'chemistry set',
    'potion',
    'potion bottle',
    'lab flask',
  ],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    const liquids = colour
      ? [colour]
      : ([
          [0.1, 1.3, 0.5],
          [1.3, 0.25, 0.7],
          [0.2, 0.6, 1.6],
          [1.5, 0.8, 0.1],
        ] as Vec3[]);
    const liquid = (n: number) => liquids[n % liquids.length]!;
    const flask = (x: number, z: number, s: number, n: number) => {
      body.paint(liquid(n), 'glow').at(translation(x, 0, z), (k) =>
        k.lathe(
          [
            [0, 0.004],
            [0.055 * s, 0.004],
            [0.062 * s, 0.02 * s],
            [0.036 * s, 0.075 * s],
            [0, 0.075 * s],
          ],
          22,
        ),
      );
      glass.paint(clearGlass, 'clear').at(translation(x, 0, z), (k) =>
        k.lathe(
          [
            [0, 0],
            [0.06 * s, 0],
            [0.068 * s, 0.02 * s],
            [0.02 * s, 0.12 * s],
            [0.02 * s, 0.18 * s],
            [0.026 * s, 0.185 * s],
          ],
          24,
        ),
      );
    };
    if (/potion|^flask$|lab flask|beaker/.test(noun)) flask(0, 0, 1, noun.includes('potion') ? 1 : 0);
    else {
      body
        .paint(fromHex('#8a5a32'), 'wood')
        .box([0, 0.012, 0], [0.24, 0.024, 0.07], 0.004, 1)
        .box([0, 0.1, 0], [0.24, 0.012, 0.07], 0.003, 1);
      for (const x of [-0.115, 0.115]) body.box([x, 0.06, 0], [0.012, 0.1, 0.07], 0.003, 1);
      for (let n = 0; n < 5; n += 1) {
        const x = -0.084 + n * 0.042;
        body.paint(liquid(n), 'glow').at(translation(x, 0.024, 0), (k) =>
          k.lathe(
            [
              [0, 0],
              [0.01, 0.004],
              [0.012, 0.014],
              [0.012, 0.05 + (n % 3) * 0.022],
              [0, 0.05 + (n % 3) * 0.022],
            ],
            14,
          ),
        );
        glass.paint(clearGlass, 'clear').at(translation(x, 0.022, 0), (k) =>
          k.lathe(
            [
              [0, 0],
              [0.012, 0.004],
              [0.0145, 0.015],
              [0.0145, 0.15],
              [0.017, 0.152],
            ],
            16,
          ),
        );
      }
      flask(0.22, 0.02, 1, 0);
      flask(-0.22, 0.01, 1.2, 2);
    }
    return assembleModel(
      { body, glass },
      {
        anchors: { grip: [0, 0.1, 0], top: [0, 0.18, 0] },
        pose: (input) => ({
          parts: {},
          anchors: {},
          particles: bubbles(
            input,
            [/potion|flask$|beaker/.test(noun) ? 0 : 0.22, 0.02, 0.02],
            0.06,
            0.02,
            8,
          ),
          lamps: [
            {
              position: [0, 0.2, 0.15],
              colour: [liquid(0)[0] * 0.3, liquid(0)[1] * 0.3, liquid(0)[2] * 0.3],
              reach: 0.9,
            },
          ],
        }),
      },
    );
  },
};

const bulb: Kit = {
  name: 'light bulb',
  nouns: ['light bulb', 'lightbulb', 'bulb'],
  locomotion: 'none',
  build: () => {
    const [body, glow] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(brass, 'metal').lathe(
      [
        [0, 0],
        [0.006, 0],
        [0.012, 0.004],
        [0.014, 0.008],
        [0.013, 0.011],
        [0.014, 0.014],
        [0.013, 0.017],
        [0.014, 0.02],
        [0.013, 0.023],
        [0.014, 0.028],
        [0, 0.028],
      ],
      20,
    );
    body.paint([0.4, 0.32, 0.2], 'clear').lathe(
      [
        [0.014, 0.028],
        [0.018, 0.045],
        [0.031, 0.07],
        [0.033, 0.085],
        [0.026, 0.105],
        [0.012, 0.116],
        [0, 0.118],
      ],
      26,
    );
    glow
      .paint([6, 4, 1.6], 'glow')
      .tube(
        [
          [-0.008, 0.07, 0],
          [-0.004, 0.078, 0],
          [0, 0.07, 0],
          [0.004, 0.078, 0],
          [0.008, 0.07, 0],
        ],
        0.0012,
        5,
      )
      .paint([1.4, 0.95, 0.4], 'haze')
      .sphere([0, 0.08, 0], 0.027, 14);
    return assembleModel(
      { body, glow },
      {
        anchors: { grip: [0, 0.02, 0], lamp: [0, 0.08, 0] },
        pose: () => ({
          parts: {},
          anchors: {},
          lamps: [{ position: [0, 0.1, 0.05], colour: [0.9, 0.65, 0.3], reach: 1.5 }],
        }),
      },
    );
  },
};

const hourglass: Kit = {
  name: 'hourglass',
  nouns: ['hourglass', 'sand timer', 'sandglass'],
  locomotion: 'none',
  build: () => {
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    for (const y of [0.012, 0.228])
      body.paint(fromHex('#6b3a1e'), 'wood').at(translation(0, y, 0), (k) =>
        k.lathe(
          [
            [0, -0.012],
            [0.06, -0.012],
            [0.065, 0],
            [0.06, 0.012],
            [0, 0.012],
          ],
          24,
        ),
      );
    for (const a of [0.5, 2.6, 4.7])
      body.tube(
        [
          [Math.cos(a) * 0.052, 0.02, Math.sin(a) * 0.052],
          [Math.cos(a) * 0.052, 0.22, Math.sin(a) * 0.052],
        ],
        0.005,
        8,
      );
    const sand = fromHex('#d8b070');
    body
      .paint(sand, 'sand')
      .lathe(
        [
          [0, 0.026],
          [0.036, 0.026],
          [0.036, 0.04],
          [0, 0.078],
        ],
        20,
      )
      .lathe(
        [
          [0.005, 0.128],
          [0.034, 0.175],
          [0, 0.17],
        ],
        20,
      );
    body.tube(
      [
        [0, 0.07, 0],
        [0, 0.13, 0],
      ],
      0.0016,
      5,
    );
    glass.paint(clearGlass, 'clear').lathe(
      [
        [0.038, 0.025],
        [0.04, 0.06],
        [0.028, 0.095],
        [0.006, 0.12],
        [0.028, 0.145],
        [0.04, 0.18],
        [0.038, 0.215],
      ],
      26,
    );
    return assembleModel({ body, glass }, { anchors: { grip: [0, 0.12, 0] } });
  },
};

export const glassKits: readonly Kit[] = [
  fishbowl,
  aquarium,
  snowGlobe,
  bottleShip,
  soapBubble,
  flasks,
  bulb,
  hourglass,
];
