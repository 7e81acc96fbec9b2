/** Fishbowl and aquarium with plants and bubbles. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../../math/matrix.ts';
import { createRandom, pick } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { bubbles, clearGlass } from './glass-parts.ts';

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

export const fishbowl: Kit = {
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

export const aquarium: Kit = {
  name: 'aquarium',
  nouns: ['aquarium', 'fish tank', 'fishtank'],
  locomotion: 'none',
  build: ({ traits }) => {
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
    const colours = traits.includes('without fish')
      ? []
      : ['#f0801f', '#f0d040', '#3a8ae0', '#e04a6a', '#f0801f'];
    const fish = colours.map((hex) => {
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
