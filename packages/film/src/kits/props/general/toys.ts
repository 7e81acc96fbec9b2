/** Toys and festive things: yarn, toy car, toy train, robot toy, rocking horse, puppet, balloons, Christmas tree, pumpkin, scarecrow. */

import { appendMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { SoftBody } from '../../../geometry/soft-body.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { flicker } from '../../shared/puffs.ts';
import { staticKit } from '../../shared/static-kit.ts';

const bright = ['#d8352a', '#2f7fc8', '#f0c030', '#3fa050', '#e8792b', '#9a4ac0'].map(fromHex);

const yarn: Kit = {
  name: 'ball of yarn',
  nouns: ['ball of yarn', 'yarn', 'yarn ball', 'wool ball', 'ball of wool', 'wool'],
  locomotion: 'rolls',
  speeds: { slow: 0.4, fast: 1.2 },
  build: ({ colour, detail }) => {
    const paint = colour ?? fromHex('#d0405a');
    const [body, tail] = [new MeshBuilder(), new MeshBuilder()];
    const radius = 0.06;
    body.paint(darken(paint, 0.35), 'cloth').sphere([0, 0, 0], radius * 0.96, 20);
    const random = createRandom(9);
    const turns = detail === 0 ? 30 : 12;
    for (let n = 0; n < turns; n += 1) {
      body.at(multiply(rotationY(random() * 6.3), rotationX(random() * 6.3)), (k) =>
        k.paint(random() < 0.5 ? paint : lighten(paint, 0.12), 'cloth').tube(
          Array.from({ length: 21 }, (_, m): Vec3 => {
            const a = (m / 20) * 2 * Math.PI;
            const off = (random() - 0.5) * 0.002;
            return [Math.cos(a) * radius, off, Math.sin(a) * radius];
          }),
          0.0042,
          5,
          false,
        ),
      );
    }
    tail.paint(paint, 'cloth').tube(
      Array.from({ length: 24 }, (_, n): Vec3 => {
        const t = n / 23;
        return [
          0.03 + t * 0.35 + 0.03 * Math.sin(t * 14),
          0.0045 + 0.02 * Math.max(0, 0.15 - t),
          0.05 * Math.sin(t * 9) - 0.02,
        ];
      }),
      0.004,
      6,
    );
    return assembleModel(
      { body, tail },
      {
        size: [0.13, 0.12, 0.13],
        anchors: { grip: [0, 0.06, 0], top: [0, 0.12, 0] },
        pose: (input) => ({
          parts: { body: multiply(translation(0, radius, 0), rotationX(input.travelled / radius)) },
          anchors: {},
        }),
      },
    );
  },
};

const addToyWheel = (b: MeshBuilder, at: Vec3, radius: number, paint: Vec3) =>
  b.at(multiply(translation(...at), rotationZ(Math.PI / 2)), (k) =>
    k
      .paint(fromHex('#1c1c1e'), 'satin')
      .cylinder(-0.012, 0.012, radius, radius, 16)
      .paint(paint, 'glossy')
      .cylinder(-0.014, 0.014, radius * 0.5, radius * 0.5, 12),
  );

const toyCar = staticKit(['toy car', 'toy truck', 'matchbox car'], (b, { colour }) => {
  const paint = colour ?? bright[0]!;
  b.paint(paint, 'glossy')
    .box([0, 0.045, 0], [0.09, 0.045, 0.2], 0.02, 3)
    .box([0, 0.08, -0.01], [0.078, 0.045, 0.1], 0.02, 3)
    .paint(fromHex('#24303a'), 'glass')
    .box([0, 0.083, -0.01], [0.08, 0.026, 0.07], 0.008)
    .box([0, 0.083, -0.01], [0.06, 0.026, 0.102], 0.008);
  for (const x of [-0.045, 0.045])
    for (const z of [-0.06, 0.06]) addToyWheel(b, [x, 0.022, z], 0.022, fromHex('#f0c030'));
  for (const x of [-0.03, 0.03]) b.paint(fromHex('#f8f4d8'), 'glossy').sphere([x, 0.05, 0.1], 0.01, 8);
  return { grip: [0, 0.08, 0] };
});

const toyTrain = staticKit(['toy train', 'wooden train', 'model train'], (b) => {
  b.paint(bright[0]!, 'glossy')
    .box([0, 0.06, 0.18], [0.08, 0.03, 0.18], 0.008)
    .at(multiply(translation(0, 0.1, 0.2), rotationX(Math.PI / 2)), (k) =>
      k.cylinder(-0.06, 0.06, 0.034, 0.034, 18),
    );
  b.paint(bright[1]!, 'glossy')
    .box([0, 0.115, 0.11], [0.075, 0.09, 0.06], 0.008)
    .paint(bright[2]!, 'glossy')
    .box([0, 0.167, 0.11], [0.09, 0.014, 0.08], 0.005, 1)
    .at(translation(0, 0.13, 0.235), (k) =>
      k.lathe(
        [
          [0.01, 0],
          [0.01, 0.03],
          [0.018, 0.05],
          [0, 0.05],
        ],
        12,
      ),
    );
  for (const [n, z] of [0.18, 0, -0.17].entries()) {
    if (n > 0)
      b.paint(bright[n + 2]!, 'glossy')
        .box([0, 0.085, z], [0.085, 0.06, 0.14], 0.008)
        .paint(fromHex('#c69a62'), 'wood')
        .sphere([0, 0.115, z + 0.03], 0.028, 10)
        .sphere([0, 0.115, z - 0.03], 0.028, 10);
    for (const x of [-0.045, 0.045])
      for (const d of [-0.05, 0.05]) addToyWheel(b, [x, 0.03, z + d], 0.03, bright[2]!);
    b.paint(fromHex('#5a3a20'), 'wood').tube(
      [
        [0, 0.05, z - 0.07],
        [0, 0.05, z - 0.1],
      ],
      0.006,
      6,
    );
  }
  return { grip: [0, 0.1, 0.2] };
});

const robotToy = staticKit(['robot toy', 'toy robot', 'tin robot'], (b, { colour }) => {
  const paint = colour ?? fromHex('#8fa0ac');
  b.paint(paint, 'metal')
    .box([0, 0.17, 0], [0.13, 0.14, 0.09], 0.012)
    .box([0, 0.285, 0], [0.1, 0.08, 0.08], 0.012)
    .tube(
      [
        [0, 0.24, 0],
        [0, 0.25, 0],
      ],
      0.025,
      12,
    );
  for (const side of [-1, 1]) {
    b.paint(bright[0]!, 'glossy')
      .box([side * 0.035, 0.045, 0.01], [0.05, 0.09, 0.08], 0.01)
      .paint(paint, 'metal')
      .tube(
        [
          [side * 0.07, 0.22, 0],
          [side * 0.1, 0.16, 0.02],
          [side * 0.1, 0.11, 0.05],
        ],
        0.016,
        8,
      )
      .paint(bright[0]!, 'glossy')
      .sphere([side * 0.1, 0.1, 0.06], 0.022, 8);
    b.paint([0.3, 2, 2.4], 'glow').sphere([side * 0.022, 0.295, 0.04], 0.012, 10);
    b.paint(bright[0]!, 'glossy').sphere([side * 0.055, 0.285, 0], [0.01, 0.018, 0.018], 8);
  }
  b.paint(fromHex('#c8ccd0'), 'metal')
    .tube(
      [
        [0, 0.325, 0],
        [0, 0.36, 0],
      ],
      0.003,
      5,
    )
    .paint(bright[0]!, 'glossy')
    .sphere([0, 0.365, 0], 0.01, 8)
    .paint(fromHex('#24282c'), 'satin')
    .box([0, 0.262, 0.041], [0.05, 0.014, 0.004]);
  for (const [n, x] of [-0.035, 0, 0.035].entries())
    b.paint(bright[n]!, 'glossy').sphere([x, 0.19, 0.045], 0.011, 8);
  b.paint(fromHex('#e8e2d0'), 'satin').box([0, 0.145, 0.046], [0.08, 0.03, 0.004]);
  return { grip: [0, 0.17, 0] };
});

const rockingHorse: Kit = {
  name: 'rocking horse',
  nouns: ['rocking horse', 'wooden horse', 'hobby horse'],
  locomotion: 'none',
  build: ({ colour }) => {
    const wood = colour ?? fromHex('#d8b078');
    const soft = new SoftBody();
    soft
      .capsule([0, 0.52, -0.22], [0, 0.53, 0.2], 0.11, wood)
      .capsule([0, 0.58, 0.24], [0, 0.8, 0.36], [0.085, 0.065], wood, { blend: 0.08 })
      .capsule([0, 0.82, 0.36], [0, 0.74, 0.52], [0.065, 0.045], wood, { blend: 0.05 });
    for (const side of [-1, 1]) {
      soft
        .capsule([side * 0.08, 0.46, 0.2], [side * 0.13, 0.14, 0.34], [0.05, 0.03], wood, { blend: 0.05 })
        .capsule([side * 0.08, 0.46, -0.22], [side * 0.13, 0.14, -0.36], [0.055, 0.03], wood, {
          blend: 0.05,
        });
      soft.capsule([side * 0.03, 0.86, 0.34], [side * 0.04, 0.93, 0.33], [0.022, 0.008], wood, {
        blend: 0.02,
      });
    }
    const body = new MeshBuilder();
    appendMesh(body.mesh, soft.mesh({ low: [-0.3, 0.05, -0.5], high: [0.3, 1, 0.65], cell: 0.022 }));
    for (let n = 0; n < 9; n += 1)
      body
        .paint(fromHex('#5a2f1a'), 'fur')
        .sphere([0, 0.66 + n * 0.028, 0.2 + n * 0.018], [0.025, 0.045, 0.045], 8);
    body.tube(
      [
        [0, 0.58, -0.32],
        [0, 0.5, -0.42],
        [0, 0.32, -0.46],
      ],
      [0.035, 0.04, 0.01],
      8,
    );
    body.paint(fromHex('#a8222a'), 'cloth').sphere([0, 0.62, -0.02], [0.13, 0.035, 0.14], 14);
    for (const side of [-1, 1]) {
      body.paint(fromHex('#c8302a'), 'glossy').tube(
        Array.from({ length: 15 }, (_, n): Vec3 => {
          const t = n / 7 - 1;
          return [side * 0.15, 0.03 + 0.16 * t * t, t * 0.62];
        }),
        0.025,
        8,
      );
      body.paint(fromHex('#1a1a1c'), 'glossy').sphere([side * 0.05, 0.83, 0.41], 0.013, 8);
    }
    for (const z of [-0.3, 0.3])
      body.paint(fromHex('#c8302a'), 'glossy').tube(
        [
          [-0.15, 0.06, z],
          [0.15, 0.06, z],
        ],
        0.018,
        6,
      );
    body.paint(fromHex('#c8302a'), 'glossy').tube(
      [
        [-0.16, 0.76, 0.33],
        [0.16, 0.76, 0.33],
      ],
      0.016,
      8,
    );
    const seat: Vec3 = [0, 0.66, -0.02];
    const rock = (time: number, isRiding: boolean) =>
      rotationX((isRiding ? 0.16 : 0.04) * Math.sin(time * 2.6));
    return assembleModel(
      { body },
      {
        anchors: { seat, back: seat, handlebarLeft: [0.13, 0.77, 0.33], handlebarRight: [-0.13, 0.77, 0.33] },
        pose: ({ time, action }) => {
          const m = rock(time, action !== 'stand');
          return {
            parts: { body: m },
            anchors: { seat: multiply(m, translation(...seat)), back: multiply(m, translation(...seat)) },
          };
        },
      },
    );
  },
};

const puppet = staticKit(['puppet', 'marionette', 'wooden puppet'], (b) => {
  const wood = fromHex('#d8a870');
  b.paint(wood, 'wood')
    .sphere([0, 0.5, 0], [0.06, 0.07, 0.06], 14)
    .tube(
      [
        [0, 0.49, 0.06],
        [0, 0.49, 0.14],
      ],
      [0.012, 0.006],
      8,
    );
  b.paint(fromHex('#c8302a'), 'cloth')
    .lathe(
      [
        [0, 0.26],
        [0.075, 0.26],
        [0.055, 0.42],
        [0, 0.43],
      ],
      14,
    )
    .paint(fromHex('#f0c030'), 'cloth')
    .at(translation(0, 0.55, 0), (k) =>
      k.lathe(
        [
          [0.065, 0],
          [0, 0.12],
        ],
        14,
      ),
    );
  for (const side of [-1, 1]) {
    b.paint(fromHex('#1a1a1c'), 'glossy').sphere([side * 0.022, 0.52, 0.055], 0.009, 8);
    b.paint(wood, 'wood')
      .tube(
        [
          [side * 0.06, 0.4, 0],
          [side * 0.13, 0.35, 0.02],
        ],
        0.014,
        8,
      )
      .tube(
        [
          [side * 0.13, 0.35, 0.02],
          [side * 0.15, 0.43, 0.05],
        ],
        0.013,
        8,
      )
      .sphere([side * 0.15, 0.44, 0.05], 0.02, 8);
    b.tube(
      [
        [side * 0.035, 0.27, 0],
        [side * 0.04, 0.15, 0.03],
      ],
      0.018,
      8,
    )
      .tube(
        [
          [side * 0.04, 0.15, 0.03],
          [side * 0.04, 0.03, 0],
        ],
        0.016,
        8,
      )
      .paint(fromHex('#3a2416'), 'satin')
      .sphere([side * 0.04, 0.02, 0.02], [0.022, 0.02, 0.04], 8);
    b.paint(fromHex('#e8e4da'), 'matte').tube(
      [
        [side * 0.15, 0.45, 0.05],
        [side * 0.1, 0.9, 0],
      ],
      0.002,
      4,
    );
  }
  b.paint(fromHex('#6b4226'), 'wood')
    .box([0, 0.9, 0], [0.26, 0.015, 0.025], 0.004, 1)
    .box([0, 0.91, 0], [0.025, 0.015, 0.2], 0.004, 1)
    .paint(fromHex('#e8e4da'), 'matte')
    .tube(
      [
        [0, 0.67, 0],
        [0, 0.9, 0],
      ],
      0.002,
      4,
    );
  return { grip: [0, 0.91, 0] };
});

const balloonBunch: Kit = {
  name: 'balloons',
  nouns: ['balloons', 'balloon bunch', 'bunch of balloons', 'party balloons'],
  locomotion: 'none',
  build: ({ colour, seed }) => {
    const random = createRandom(seed + 6);
    const body = new MeshBuilder();
    for (let n = 0; n < 12; n += 1) {
      const [a, r] = [n * 2.4, 0.12 + 0.05 * n ** 0.8];
      const at: Vec3 = [Math.cos(a) * r, 1.75 + random() * 0.45 - r * 0.3, Math.sin(a) * r];
      body.paint(colour ?? bright[n % 6]!, 'glossy').at(translation(...at), (k) =>
        k.lathe(
          [
            [0, -0.19],
            [0.02, -0.175],
            [0.012, -0.165],
            [0.06, -0.12],
            [0.125, 0],
            [0.115, 0.07],
            [0.06, 0.13],
            [0, 0.145],
          ],
          18,
        ),
      );
      body.paint(fromHex('#f0ece0'), 'matte').tube(
        [
          [at[0], at[1] - 0.18, at[2]],
          [at[0] * 0.4, 1.1, at[2] * 0.4],
          [0, 0.5, 0],
        ],
        0.003,
        4,
        false,
      );
    }
    body.tube(
      [
        [0, 0.5, 0],
        [0.02, 0.2, 0.01],
        [0, 0, 0],
      ],
      0.004,
      4,
    );
    return assembleModel(
      { body },
      {
        anchors: { grip: [0, 0.5, 0] },
        pose: ({ time, phase, wind }) => ({
          parts: {
            body: multiply(
              translation(0, 0.5, 0),
              rotationZ(-0.02 * wind + 0.05 * Math.sin(time * 1.3 + phase)),
              rotationX(0.04 * Math.sin(time * 1.7 + phase)),
              translation(0, -0.5, 0),
            ),
          },
          anchors: {},
        }),
      },
    );
  },
};

const christmasTree: Kit = {
  name: 'christmas tree',
  nouns: ['christmas tree', 'xmas tree', 'decorated tree'],
  locomotion: 'none',
  build: ({ seed, detail }) => {
    const random = createRandom(seed + 12);
    const [body, lights0, lights1] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body.twoSided();
    body
      .paint(fromHex('#5a3c22'), 'bark')
      .tube(
        [
          [0, 0, 0],
          [0, 0.4, 0],
        ],
        0.06,
        8,
      )
      .paint(fromHex('#a8302a'), 'satin')
      .lathe(
        [
          [0, 0],
          [0.16, 0],
          [0.2, 0.22],
          [0, 0.22],
        ],
        18,
      );
    const green = fromHex('#2b5a34');
    const layers = detail === 2 ? 6 : 11;
    for (let n = 0; n < layers; n += 1) {
      const t = n / (layers - 1);
      const [y, r] = [0.35 + t * 1.5, 0.78 * (1 - t) + 0.1];
      body
        .paint(
          (p) => (random() < 0.5 ? darken(green, 0.2 * (1 - Math.hypot(p[0], p[2]))) : lighten(green, 0.05)),
          'leaf',
        )
        .at(multiply(translation(0, y, 0), rotationY(n * 0.7)), (k) =>
          k.lathe(
            [
              [r, -0.1],
              [r * 0.55, 0.06],
              [0.03, 0.32],
            ],
            detail === 2 ? 12 : 30,
            (angle) => 1 + 0.16 * Math.sin(angle * 9) + 0.06 * Math.sin(angle * 23),
          ),
        );
      for (let k = 0; k < Math.round(r * 14); k += 1) {
        const a = random() * 2 * Math.PI;
        const at: Vec3 = [Math.cos(a) * r * 0.97, y - 0.08, Math.sin(a) * r * 0.97];
        if (k % 3 === 0) body.paint(pick(random, bright), 'glossy').sphere(at, 0.042, 10);
        else
          (k % 2 ? lights0 : lights1)
            .paint(
              pick(random, [
                [4, 2.6, 0.9],
                [4, 0.6, 0.4],
                [0.6, 1.6, 4],
                [0.8, 3.4, 1],
              ] as Vec3[]),
              'glow',
            )
            .sphere([at[0], at[1] + 0.05, at[2]], 0.02, 6);
      }
    }
    for (let n = 0; n < 5; n += 1)
      body.at(multiply(translation(0, 2.24, 0), rotationZ((n / 5) * 2 * Math.PI)), (k) =>
        k.paint([3, 2.2, 0.6], 'glow').extrude(
          [
            [-0.035, 0.03],
            [0.035, 0.03],
            [0, 0.14],
          ],
          -0.02,
          0.02,
        ),
      );
    for (const [x, z, hex] of [
      [0.6, 0.5, '#c8283a'],
      [-0.55, 0.6, '#2f7fb8'],
      [0.15, 0.75, '#3f9a5a'],
      [-0.2, 0.85, '#e0a830'],
    ] as const)
      body
        .paint(fromHex(hex), 'glossy')
        .box([x, 0.12, z], [0.26, 0.24, 0.24], 0.008)
        .paint(fromHex('#f6f0dc'), 'satin')
        .box([x, 0.121, z], [0.04, 0.245, 0.245])
        .box([x, 0.121, z], [0.265, 0.245, 0.04]);
    return assembleModel(
      { body, glow0: lights0, glow1: lights1 },
      {
        anchors: { top: [0, 2.35, 0], lamp: [0, 1, 0.5] },
        pose: ({ time }) => ({
          parts: {
            ...(Math.sin(time * 3) > 0.75 ? { glow0: null } : null),
            ...(Math.sin(time * 3) < -0.75 ? { glow1: null } : null),
          },
          anchors: {},
          lamps: [{ position: [0, 1.2, 1.1], colour: [1.1, 0.7, 0.35], reach: 3.5 }],
        }),
      },
    );
  },
};

const jackOLantern: Kit = {
  name: "jack-o'-lantern",
  nouns: ["jack-o'-lantern", 'jack-o-lantern', 'jack o lantern', 'carved pumpkin', 'halloween pumpkin'],
  locomotion: 'none',
  build: () => {
    const [body, glow] = [new MeshBuilder(), new MeshBuilder()];
    const orange = fromHex('#e0761a');
    body
      .paint((p) => {
        const groove = Math.abs(Math.sin(Math.atan2(p[2], p[0]) * 5));
        return groove < 0.3 ? darken(orange, 0.25) : orange;
      }, 'satin')
      .lathe(
        [
          [0, 0.01],
          [0.1, 0],
          [0.17, 0.05],
          [0.19, 0.13],
          [0.16, 0.22],
          [0.08, 0.26],
          [0, 0.25],
        ],
        60,
        (angle) => 0.94 + 0.07 * Math.abs(Math.sin(angle * 5)),
      );
    body.paint(fromHex('#5a6b2a'), 'bark').tube(
      [
        [0, 0.24, 0],
        [0.01, 0.29, 0.005],
        [0.04, 0.32, 0.01],
      ],
      [0.028, 0.02, 0.017],
      8,
    );
    const light: Vec3 = [4.2, 2.2, 0.4];
    const cut = (polygon: [number, number][]) =>
      glow.paint(light, 'glow').at(translation(0, 0, 0), (k) => {
        const at = polygon.map(([x, y]): Vec3 => {
          const r = y > 0.15 ? 0.181 - (y - 0.15) * 0.25 : 0.178;
          return [x, y, Math.sqrt(Math.max(0.001, r * r - x * x)) + 0.006];
        });
        const n: Vec3 = [0, 0.1, 1];
        const v = at.map((p) => k.vertex(p, n));
        for (let i = 1; i + 1 < v.length; i += 1) k.triangle(v[0]!, v[i]!, v[i + 1]!);
      });
    for (const s of [-1, 1])
      cut([
        [s * 0.03, 0.155],
        [s * 0.095, 0.16],
        [s * 0.065, 0.205],
      ]);
    cut([
      [-0.016, 0.115],
      [0.016, 0.115],
      [0, 0.145],
    ]);
    for (let n = 0; n < 8; n += 1) {
      const x = -0.1 + n * 0.025;
      const low = 0.055 + 0.9 * (x + 0.0125) ** 2 * 3;
      cut([
        [x, low + 0.01],
        [x + 0.025, low + 0.01],
        [x + 0.025, low + (n % 2 ? 0.045 : 0.03)],
        [x, low + (n % 2 ? 0.03 : 0.045)],
      ]);
    }
    return assembleModel(
      { body, glow },
      {
        anchors: { top: [0, 0.3, 0], lamp: [0, 0.13, 0.2] },
        pose: ({ time }) => {
          const f = flicker(time);
          return {
            parts: {},
            anchors: {},
            lamps: [{ position: [0, 0.2, 0.35], colour: [1.2 * f, 0.6 * f, 0.12 * f], reach: 1.6 }],
          };
        },
      },
    );
  },
};

const scarecrow = staticKit(['scarecrow'], (b, { colour }) => {
  const straw = fromHex('#d8b050');
  b.paint(fromHex('#6b4a2c'), 'wood')
    .tube(
      [
        [0, 0, 0],
        [0, 1.7, 0],
      ],
      0.045,
      8,
    )
    .tube(
      [
        [-0.85, 1.35, 0],
        [0.85, 1.35, 0],
      ],
      0.035,
      8,
    );
  b.paint(colour ?? fromHex('#a8402c'), 'cloth').lathe(
    [
      [0.2, 0.78],
      [0.22, 0.9],
      [0.2, 1.3],
      [0.1, 1.42],
      [0, 1.44],
    ],
    16,
  );
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.15, 1.34, 0],
        [side * 0.72, 1.33, 0],
      ],
      [0.11, 0.085],
      12,
    )
      .paint(fromHex('#2f4a78'), 'cloth')
      .tube(
        [
          [side * 0.09, 0.82, 0],
          [side * 0.12, 0.35, 0],
        ],
        [0.11, 0.09],
        12,
      )
      .paint(colour ?? fromHex('#a8402c'), 'cloth');
  b.paint(fromHex('#e0c088'), 'cloth')
    .sphere([0, 1.6, 0], [0.15, 0.17, 0.15], 18)
    .paint(fromHex('#1a1a1c'), 'matte')
    .sphere([-0.055, 1.63, 0.135], 0.02, 8)
    .sphere([0.055, 1.63, 0.135], 0.02, 8)
    .tube(
      [
        [-0.07, 1.53, 0.13],
        [0, 1.505, 0.145],
        [0.07, 1.53, 0.13],
      ],
      0.007,
      5,
    )
    .paint(fromHex('#e0701f'), 'matte')
    .tube(
      [
        [0, 1.59, 0.14],
        [0, 1.58, 0.2],
      ],
      [0.022, 0.004],
      8,
    );
  b.paint(fromHex('#8a6238'), 'cloth')
    .at(translation(0, 1.7, 0), (k) =>
      k.lathe(
        [
          [0.3, 0],
          [0.29, 0.015],
          [0.15, 0.03],
          [0.12, 0.14],
          [0.03, 0.2],
          [0, 0.2],
        ],
        22,
      ),
    )
    .paint(fromHex('#c8302a'), 'cloth')
    .at(translation(0, 1.4, 0), (k) =>
      k.lathe(
        [
          [0.12, 0],
          [0.15, 0.03],
          [0.12, 0.06],
        ],
        16,
      ),
    );
  const random = createRandom(3);
  for (let n = 0; n < 60; n += 1) {
    const side = n % 2 ? 1 : -1;
    const hand = n % 3 !== 0;
    const from: Vec3 = hand ? [side * 0.72, 1.33, 0] : [side * 0.12, 0.36, 0];
    const d: Vec3 = hand
      ? [side * (0.1 + random() * 0.12), (random() - 0.5) * 0.16, (random() - 0.5) * 0.16]
      : [(random() - 0.5) * 0.16, -0.1 - random() * 0.1, (random() - 0.5) * 0.16];
    b.paint(random() < 0.5 ? straw : darken(straw, 0.2), 'matte').tube(
      [from, [from[0] + d[0], from[1] + d[1], from[2] + d[2]]],
      0.006,
      4,
    );
  }
  return { top: [0, 1.9, 0], handLeft: [0.8, 1.35, 0] };
});

export const toyKits: readonly Kit[] = [
  yarn,
  toyCar,
  toyTrain,
  robotToy,
  rockingHorse,
  puppet,
  balloonBunch,
  christmasTree,
  jackOLantern,
  scarecrow,
];
