/** The Eiffel Tower and lattice towers like it: iron by day, golden and sparkling by night. */

import type { MaterialName } from '../../../geometry/materials.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { rotationY } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { spread } from '../shared/parts.ts';

const height = 100;
const half = (y: number) => height * (0.19 * Math.exp((-y / height) * 4.2) + 0.008 - (0.006 * y) / height);
const width = (y: number) => height * (0.055 * Math.exp((-y / height) * 3.5) + 0.006);

const addLattice = (b: MeshBuilder, paint: Vec3 | ((p: Vec3) => Vec3), material: MaterialName): void => {
  b.paint(paint, material);
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const edges = [
        [-1, -1],
        [-1, 1],
        [1, 1],
        [1, -1],
      ].map(([ex, ez]) =>
        spread(0, 0.93, 19).map((t): Vec3 => {
          const y = t * height;
          return [sx * half(y) + (ex! * width(y)) / 2, y, sz * half(y) + (ez! * width(y)) / 2];
        }),
      );
      for (const edge of edges)
        b.tube(
          edge,
          edge.map((_, n) => height * 0.0055 * (1 - n / 24)),
          4,
          false,
        );
      for (const [n, edge] of edges.entries()) {
        const next = edges[(n + 1) % 4]!;
        for (let k = 0; k < 18; k += 1)
          b.tube([edge[k]!, next[k + 1]!], height * 0.0022, 3, false).tube(
            [next[k]!, edge[k + 1]!],
            height * 0.0022,
            3,
            false,
          );
      }
    }
  }
  for (const [y, t] of [
    [0.18, 0.022],
    [0.36, 0.017],
    [0.86, 0.013],
  ] as const)
    b.box(
      [0, y * height, 0],
      [
        half(y * height) * 2 + width(y * height) * 1.7,
        t * height,
        half(y * height) * 2 + width(y * height) * 1.7,
      ],
    );
  for (const side of [0, 1, 2, 3])
    b.at(rotationY((side * Math.PI) / 2), (k) => {
      const r = half(4) - width(4) * 0.3;
      k.tube(
        spread(0.12, Math.PI - 0.12, 15).map(
          (a): Vec3 => [Math.cos(a) * r, 2 + Math.sin(a) * r * 0.88, half(9)],
        ),
        0.55,
        5,
      );
    });
  b.tube(
    [
      [0, height * 0.86, 0],
      [0, height * 1.05, 0],
    ],
    [height * 0.013, height * 0.002],
    6,
  );
};

/** Lamps on the iron that flash one after the other. */
const sparkles = (time: number): Particle[] =>
  Array.from({ length: 220 }, (_, n) => {
    const y = height * (((n * 0.618) % 1) ** 1.5 * 0.95);
    const flash = Math.max(0, Math.sin(time * (5 + (n % 7)) + n * 2.4)) ** 6;
    const [sx, sz] = [n % 2 ? 1 : -1, n % 4 < 2 ? 1 : -1];
    const spreadBy = width(y) * 0.6;
    return {
      position: [
        sx * half(y) + spreadBy * Math.sin(n * 5.1),
        y,
        sz * half(y) + spreadBy * Math.cos(n * 3.7),
      ] as Vec3,
      size: 0.4 + 0.55 * flash,
      colour: [3, 2.9, 2.6] as Vec3,
      opacity: 0.1 + 0.9 * flash,
    };
  });

export const eiffelTower: Kit = {
  name: 'eiffel tower',
  nouns: ['eiffel tower', 'tokyo tower', 'radio tower'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    const isRed = noun.includes('tokyo');
    addLattice(body, colour ?? fromHex(isRed ? '#d8482a' : '#6a5444'), 'satin');
    const b = body;
    b.paint(fromHex('#b4aa98'), 'stone');
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        b.box([sx * half(0), 0.6, sz * half(0)], [width(0) * 1.5, 1.6, width(0) * 1.5]);

    // Lit from within: warm at the feet, brighter under each platform.
    addLattice(
      lit,
      (p) => {
        const glow = 0.6 + 0.6 * Math.sin((p[1] / height) * 17) ** 2;
        return isRed ? [1.1 * glow, 0.34 * glow, 0.1 * glow] : [0.95 * glow, 0.5 * glow, 0.13 * glow];
      },
      'glow',
    );
    return assembleModel(
      { body, lit },
      {
        anchors: { top: [0, height * 0.19, 0], inside: [0, 0, 0] },
        pose: ({ darkness, action, time }) => {
          const isNight = darkness > lightsOn;
          return {
            parts: { body: shown(!isNight), lit: shown(isNight) },
            anchors: {},
            ...(isNight && {
              lamps: [{ position: [0, height * 0.2, height * 0.3], colour: [30, 18, 6], reach: 60 }],
              ...(action === 'shine' && { particles: sparkles(time) }),
            }),
          };
        },
      },
    );
  },
};
