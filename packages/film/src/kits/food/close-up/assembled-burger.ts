/** A burger whose parts hang in the air and fall into place one after the other. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';

type Layer = { name: RegExp | null; thick: number; add: (b: MeshBuilder) => void };

const bunTone = (p: Vec3): Vec3 =>
  scale(
    mix(fromHex('#f0c078'), fromHex('#b8691f'), smoothstep(0.004, 0.034, p[1])),
    0.9 + 0.2 * noise(p[0] * 60, p[1] * 60, p[2] * 60),
  );

const addBottomBun = (b: MeshBuilder) => {
  b.paint(bunTone, 'satin').lathe(pairs(0, 0, 0.05, 0, 0.058, 0.008, 0.058, 0.016, 0.054, 0.02), 44);
  b.paint(fromHex('#f8e4b4'), 'matte').lathe(pairs(0.055, 0.0195, 0.03, 0.021, 0, 0.021), 40);
};

const addTopBun = (b: MeshBuilder) => {
  b.paint(fromHex('#f8e4b4'), 'matte').lathe(pairs(0, 0, 0.056, 0.001), 40);
  b.paint(bunTone, 'satin').lathe(
    pairs(0.056, 0, 0.0605, 0.008, 0.059, 0.018, 0.05, 0.032, 0.034, 0.042, 0.016, 0.046, 0, 0.047),
    48,
  );
  for (let n = 0; n < 60; n += 1) {
    const [a, t] = [n * 2.4, Math.sqrt((n + 0.5) / 60)];
    const r = 0.05 * t;
    const y = 0.0475 - 0.0168 * t ** 2.4;
    b.paint(fromHex('#fbf0d0'), 'satin').at(
      placed(Math.cos(a) * r, y, Math.sin(a) * r, { turnY: n * 1.7 }),
      (k) => k.sphere([0, 0, 0], [0.0026, 0.0013, 0.0016], 8),
    );
  }
};

const addPatty = (b: MeshBuilder) => {
  b.paint((p) => {
    const grain = noise(p[0] * 160, p[1] * 160, p[2] * 160);
    const isBar = Math.abs(((p[0] * 42 + 50) % 1) - 0.5) < 0.13 && p[1] > 0.013;
    return isBar ? fromHex('#1f0f08') : mix(fromHex('#4a2412'), fromHex('#82492a'), grain);
  }, 'satin').lathe(
    pairs(0, 0, 0.05, 0, 0.06, 0.005, 0.061, 0.011, 0.054, 0.0165, 0.02, 0.018, 0, 0.018),
    64,
    (a, y) => 1 + 0.02 * Math.sin(a * 7 + y * 90) + 0.012 * Math.sin(a * 17),
  );
};

/** A square slice whose corners hang down. */
const addCheese = (b: MeshBuilder) => {
  b.paint((p) => mix(fromHex('#f08c0c'), fromHex('#ffb81f'), smoothstep(-0.02, 0.004, p[1])), 'glossy');
  const size = 0.059;
  const sheet = (lift: number) =>
    Array.from({ length: 25 }, (_, row) =>
      Array.from({ length: 25 }, (_, column) => {
        const [x, z] = [(row / 12 - 1) * size, (column / 12 - 1) * size];
        const over = Math.max(0, Math.hypot(x, z) - 0.056);
        return b.vertex([x * (1 - over * 4), lift - over * 0.85, z * (1 - over * 4)], [x * 3, 1, z * 3]);
      }),
    );
  b.grid(sheet(0.0035)).grid(sheet(0));
  b.twoSided();
};

const addTomatoes = (b: MeshBuilder) => {
  for (const [n, [x, z]] of (
    [
      [-0.023, 0.012],
      [0.025, 0.016],
      [0, -0.026],
    ] as const
  ).entries())
    b.at(placed(x, 0.001 * n, z, {}), (k) => {
      k.paint(fromHex('#c8180f'), 'glossy').cylinder(0, 0.006, 0.033, 0.033, 34);
      k.paint(fromHex('#ee5a3c'), 'glossy').cylinder(0.0004, 0.0064, 0.0295, 0.0295, 30);
      for (let s = 0; s < 6; s += 1)
        k.paint(fromHex('#f8c060'), 'glossy').sphere(
          [Math.cos(s * 1.047) * 0.018, 0.0062, Math.sin(s * 1.047) * 0.018],
          [0.0055, 0.0008, 0.0055],
          10,
        );
    });
};

/** A frilled leaf that stands out all round. */
const addLettuce = (b: MeshBuilder) => {
  b.paint((p) => {
    const r = Math.hypot(p[0], p[2]);
    return mix(fromHex('#c4e27a'), fromHex('#3f9a24'), smoothstep(0.02, 0.07, r));
  }, 'leaf');
  for (const [turn, lift] of [
    [0, 0],
    [0.4, 0.003],
  ] as const) {
    const rows = Array.from({ length: 15 }, (_, row) =>
      Array.from({ length: 121 }, (_, column) => {
        const [t, a] = [row / 14, (column / 120) * 2 * Math.PI];
        const r = t * (0.068 + 0.005 * Math.sin(a * 5 + turn * 9));
        const wave = t ** 5 * (0.007 * Math.sin(a * 13 + turn * 7) + 0.004 * Math.sin(a * 29));
        return b.vertex(
          [Math.cos(a) * r, lift + 0.004 + wave - 0.004 * t ** 6, Math.sin(a) * r],
          [Math.cos(a) * wave * 60, 1, Math.sin(a) * wave * 60],
        );
      }),
    );
    b.grid(rows);
  }
  b.twoSided();
};

const addOnions = (b: MeshBuilder) => {
  for (const [n, [x, z]] of (
    [
      [-0.018, 0],
      [0.02, 0.012],
      [0.012, -0.022],
    ] as const
  ).entries())
    for (const r of [0.03, 0.022])
      b.paint(fromHex(r > 0.025 ? '#9a3a7a' : '#f4e4ee'), 'glossy').tube(
        Array.from({ length: 25 }, (_, k): Vec3 => {
          const a = (k / 24) * 2 * Math.PI;
          return [x + Math.cos(a) * r, 0.003 + n * 0.001, z + Math.sin(a) * r];
        }),
        0.0024,
        8,
      );
};

const addPickles = (b: MeshBuilder) => {
  for (let n = 0; n < 5; n += 1)
    b.at(placed(Math.cos(n * 1.257) * 0.034, 0.001, Math.sin(n * 1.257) * 0.034, {}), (k) => {
      k.paint(fromHex('#4a7a1c'), 'glossy').cylinder(0, 0.005, 0.018, 0.018, 24);
      k.paint(fromHex('#a8b84a'), 'glossy').cylinder(0.0003, 0.0054, 0.0155, 0.0155, 24);
    });
};

/** From below to above; layers without a name belong to every burger. */
const layers: readonly Layer[] = [
  { name: null, thick: 0.02, add: addBottomBun },
  { name: null, thick: 0.009, add: addLettuce },
  { name: null, thick: 0.017, add: addPatty },
  { name: null, thick: 0.0036, add: addCheese },
  { name: /pickle|gherkin/, thick: 0.005, add: addPickles },
  { name: null, thick: 0.008, add: addTomatoes },
  { name: /onion/, thick: 0.006, add: addOnions },
  { name: null, thick: 0.047, add: addTopBun },
];

export const assembledBurger: Kit = {
  name: 'burger being assembled',
  nouns: ['burger being assembled'],
  locomotion: 'none',
  build: ({ traits }) => {
    const words = traits.join(' ');
    const used = layers.filter(({ name }) => !name || name.test(words));
    const body = new MeshBuilder();
    body
      .paint(fromHex('#9a6434'), 'wood')
      .lathe(pairs(0, 0, 0.105, 0, 0.11, 0.006, 0.105, 0.014, 0, 0.014), 56);
    const parts: Record<string, MeshBuilder> = {};
    let height = 0.014;
    const stack = used.map(({ thick, add }, n) => {
      const b = new MeshBuilder();
      add(b);
      parts[`layer ${n}`] = b;
      const at = height;
      height += thick;
      return at;
    });
    return assembleModel(
      { body, ...parts },
      {
        size: [0.2, 0.255, 0.18],
        anchors: { top: [0, height, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const moved: Record<string, Matrix> = {};
          for (const [n, at] of stack.entries()) {
            // The first lies there; the last lands before the end.
            const lands = 0.02 + (0.76 * n) / (stack.length - 1);
            const since = (t - lands) * 6;
            const fall = n === 0 ? 0 : clamp(-since) ** 1.6;
            const hang = 0.026 * n + 0.012 * Math.max(0, n - 3) + 0.004 * Math.sin(time * 2 + n);
            const bounce = since > 0 ? 0.006 * Math.exp(-since * 3) * Math.abs(Math.sin(since * 6)) : 0;
            moved[`layer ${n}`] = multiply(
              translation(0, at + hang * fall + bounce, 0),
              rotationX(0.14 * fall * Math.sin(time * 1.4 + n * 2)),
              rotationY(0.6 * n + fall * 0.7 * Math.sin(time * 0.8 + n)),
            );
          }
          return { parts: moved, anchors: {}, particles: steamAt([0, 0.06, -0.02], 0.04, 0.1, time, phase) };
        },
      },
    );
  },
};
