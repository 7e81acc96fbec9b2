/** Fairground rides that turn: Ferris wheel, carousel, roller coaster. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationFacing,
  rotationY,
  rotationZ,
  translation,
  translationTo,
} from '../../../math/matrix.ts';
import { normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { spread } from '../shared/parts.ts';

const bright = ['#d8352a', '#2f7fc8', '#f0c030', '#3fa050', '#e8792b', '#9a4ac0'].map(fromHex);
const white = fromHex('#f4f2ec');

const buildFerris = (): Model => {
  const [radius, hub, cabins] = [13, 15.5, 18];
  const [body, wheel, lit] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  for (const z of [-1.6, 1.6])
    for (const side of [-1, 1])
      body.paint(white, 'satin').tube(
        [
          [side * 6.5, 0, z * 2.2],
          [0, hub, z],
        ],
        0.32,
        8,
      );
  body
    .tube(
      [
        [0, hub, -2.2],
        [0, hub, 2.2],
      ],
      0.7,
      14,
    )
    .paint(fromHex('#8a8f94'), 'stone')
    .box([0, 0.3, 0], [15, 0.6, 8])
    .paint(bright[0]!, 'satin')
    .box([0, 1.6, 4.6], [4, 2.4, 2], 0.1, 1);
  for (const z of [-1.1, 1.1]) {
    for (const r of [radius, radius * 0.86])
      wheel.paint(bright[1]!, 'satin').tube(
        spread(0, 2 * Math.PI, 49).map((a): Vec3 => [Math.cos(a) * r, Math.sin(a) * r, z]),
        0.16,
        6,
        false,
      );
    for (let n = 0; n < cabins; n += 1) {
      const a = (n / cabins) * 2 * Math.PI;
      wheel.paint(white, 'metal').tube(
        [
          [0, 0, z],
          [Math.cos(a) * radius, Math.sin(a) * radius, z],
        ],
        0.07,
        4,
        false,
      );
      lit.paint(
        (
          [
            [4, 0.6, 0.5],
            [0.6, 1.8, 4.4],
            [4, 2.8, 0.6],
          ] as Vec3[]
        )[n % 3]!,
        'glow',
      );
      for (const t of [0.35, 0.6, 0.86, 1])
        lit.sphere([Math.cos(a) * radius * t, Math.sin(a) * radius * t, z * 1.15], 0.14, 6);
    }
  }
  for (let n = 0; n < cabins; n += 1) {
    const a = (n / cabins) * 2 * Math.PI;
    wheel.paint(white, 'metal').tube(
      [
        [Math.cos(a) * radius, Math.sin(a) * radius, -1.1],
        [Math.cos(a) * radius, Math.sin(a) * radius, 1.1],
      ],
      0.08,
      5,
    );
  }
  const builders: Record<string, MeshBuilder> = { body, wheel, lit };
  for (let n = 0; n < cabins; n += 1) {
    const c = new MeshBuilder();
    c.paint(bright[n % 6]!, 'glossy')
      .box([0, -1.9, 0], [1.7, 0.9, 1.5], 0.25, 3)
      .box([0, -0.35, 0], [1.9, 0.22, 1.7], 0.1)
      .paint(white, 'satin');
    for (const x of [-0.75, 0.75])
      for (const z of [-0.65, 0.65])
        c.tube(
          [
            [x, -1.5, z],
            [x, -0.4, z],
          ],
          0.05,
          4,
          false,
        );
    builders[`cabin${n}`] = c;
  }
  return assembleModel(builders, {
    size: [28, hub + radius + 0.5, 10],
    anchors: { top: [0, 0.6, 3], seat: [0, hub - radius - 1.6, 0] },
    pose: ({ time, phase, darkness }) => {
      const turn = (time + phase) * 0.16;
      const root = multiply(translation(0, hub, 0), rotationZ(turn));
      const parts: Record<string, Matrix | null> = { wheel: root, lit: darkness > lightsOn ? root : null };
      for (let n = 0; n < cabins; n += 1) {
        const a = (n / cabins) * 2 * Math.PI + turn;
        parts[`cabin${n}`] = multiply(
          translation(Math.cos(a) * radius, hub + Math.sin(a) * radius, 0),
          rotationZ(0.06 * Math.sin(time * 1.3 + n)),
        );
      }
      return {
        parts,
        anchors: {},
        lamps: darkness > lightsOn ? [{ position: [0, hub, 4], colour: [1.6, 1.2, 1.6], reach: 22 }] : [],
      };
    },
  });
};

/** A wooden horse on a pole, looking along +z. */
const addCarouselHorse = (b: MeshBuilder, paint: Vec3, saddle: Vec3) => {
  b.paint(paint, 'glossy')
    .sphere([0, 0, 0], [0.2, 0.22, 0.48], 14)
    .tube(
      [
        [0, 0.1, 0.36],
        [0, 0.45, 0.56],
        [0, 0.55, 0.62],
      ],
      [0.17, 0.13, 0.11],
      10,
    )
    .tube(
      [
        [0, 0.56, 0.6],
        [0, 0.44, 0.86],
      ],
      [0.12, 0.07],
      10,
    );
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.12, -0.1, 0.3],
        [side * 0.13, -0.35, 0.52],
        [side * 0.13, -0.6, 0.36],
      ],
      [0.09, 0.06, 0.045],
      8,
    )
      .tube(
        [
          [side * 0.12, -0.1, -0.32],
          [side * 0.13, -0.4, -0.38],
          [side * 0.13, -0.62, -0.56],
        ],
        [0.1, 0.06, 0.045],
        8,
      )
      .tube(
        [
          [side * 0.05, 0.62, 0.58],
          [side * 0.06, 0.74, 0.57],
        ],
        [0.035, 0.01],
        5,
      );
  b.paint(fromHex('#d0a03a'), 'fur')
    .tube(
      [
        [0, 0.68, 0.55],
        [0, 0.45, 0.4],
        [0, 0.22, 0.28],
      ],
      [0.05, 0.07, 0.05],
      8,
    )
    .tube(
      [
        [0, 0.08, -0.44],
        [0, -0.1, -0.62],
        [0, -0.4, -0.64],
      ],
      [0.05, 0.08, 0.02],
      8,
    );
  b.paint(saddle, 'satin')
    .sphere([0, 0.17, -0.03], [0.19, 0.09, 0.24], 12)
    .paint(fromHex('#d0a03a'), 'metal')
    .tube(
      [
        [0, -1.1, 0],
        [0, 1.9, 0],
      ],
      0.035,
      8,
    );
};

const buildCarousel = (): Model => {
  const [body, top, lit] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  body
    .paint(fromHex('#a8302a'), 'satin')
    .lathe(
      [
        [0, 0],
        [5.2, 0],
        [5.2, 0.45],
        [0, 0.45],
      ],
      40,
    )
    .paint(fromHex('#d0a03a'), 'metal')
    .lathe(
      [
        [5.2, 0.3],
        [5.26, 0.36],
        [5.2, 0.42],
      ],
      40,
    );
  top
    .paint(
      (p) => (Math.floor((Math.atan2(p[2], p[0]) / Math.PI) * 8 + 16) % 2 ? white : bright[1]!),
      'glossy',
    )
    .lathe(
      [
        [1, 0.45],
        [1, 4],
      ],
      32,
    );
  for (let n = 0; n < 16; n += 1) {
    top
      .twoSided()
      .paint(n % 2 ? fromHex('#c8242a') : fromHex('#f6efdc'), 'cloth')
      .loft(
        [
          [5.6, 3.9],
          [3, 5],
          [0.3, 6.4],
        ].map(([r, y]) =>
          [0, 0.5, 1].map((u): Vec3 => {
            const a = ((n + u) / 16) * 2 * Math.PI;
            return [Math.cos(a) * r!, y!, Math.sin(a) * r!];
          }),
        ),
        { isClosed: false, hasCaps: false },
      );
    top.paint(n % 2 ? fromHex('#f6efdc') : fromHex('#c8242a'), 'cloth').loft(
      [
        [5.62, 3.95],
        [5.64, 3.35],
      ].map(([r, y]) =>
        [0, 0.5, 1].map((u): Vec3 => {
          const a = ((n + u) / 16) * 2 * Math.PI;
          return [Math.cos(a) * r!, y! - 0.14 * Math.sin(u * Math.PI) * (y! < 3.5 ? 1 : 0), Math.sin(a) * r!];
        }),
      ),
      { isClosed: false, hasCaps: false },
    );
    const a = (n / 16) * 2 * Math.PI;
    lit.paint([4, 2.6, 0.9], 'glow').sphere([Math.cos(a) * 5.68, 3.9, Math.sin(a) * 5.68], 0.09, 6);
  }
  top.paint(fromHex('#d0a03a'), 'metal').sphere([0, 6.55, 0], 0.25, 12);
  const count = 8;
  const builders: Record<string, MeshBuilder> = { body, top, lit };
  for (let n = 0; n < count; n += 1) {
    const horse = new MeshBuilder();
    addCarouselHorse(horse, n % 2 ? white : lighten(bright[n % 6]!, 0.55), bright[(n + 2) % 6]!);
    builders[`horse${n}`] = horse;
  }
  const place = (n: number, time: number) =>
    multiply(
      rotationY(-time * 0.5 + (n / count) * 2 * Math.PI),
      translation(3.9, 1.75 + 0.28 * Math.sin(time * 2.2 + n * 2), 0),
      rotationY(Math.PI),
    );
  return assembleModel(builders, {
    size: [11.3, 6.8, 11.3],
    anchors: { seat: [3.9, 2, 0], top: [0, 0.45, 4.6] },
    pose: ({ time, phase, darkness }) => {
      const t = time + phase;
      const parts: Record<string, Matrix | null> = {
        top: rotationY(-t * 0.5),
        lit: darkness > lightsOn ? rotationY(-t * 0.5) : shown(false),
      };
      for (let n = 0; n < count; n += 1) parts[`horse${n}`] = place(n, t);
      const seat = multiply(place(0, t), translation(0, 0.26, 0));
      return {
        parts,
        anchors: { seat, back: seat },
        lamps: darkness > lightsOn ? [{ position: [0, 3.2, 3], colour: [2.2, 1.5, 0.8], reach: 9 }] : [],
      };
    },
  });
};

/** The track as a closed curve; u runs from 0 to 1. */
const track = (u: number): Vec3 => {
  const a = u * 2 * Math.PI;
  return [
    Math.cos(a) * 24 + Math.cos(a * 3) * 3,
    6 + 5.5 * Math.sin(a + 0.6) + 3.4 * Math.sin(a * 3) + 1.6 * Math.sin(a * 5),
    Math.sin(a) * 11,
  ];
};

const buildCoaster = (): Model => {
  const [body, car] = [new MeshBuilder(), new MeshBuilder()];
  const points = spread(0, 1, 161).map(track);
  for (const side of [-0.6, 0.6]) {
    body.paint(bright[0]!, 'glossy').tube(
      points.map((p, n) => {
        const q = points[(n + 1) % 160]!;
        const d = normalize(subtract(q, p));
        return [p[0] + d[2] * side, p[1], p[2] - d[0] * side] as Vec3;
      }),
      0.12,
      6,
      false,
    );
  }
  for (const [n, p] of points.entries()) {
    if (n % 2 === 0) {
      const q = points[(n + 1) % 160]!;
      const d = normalize(subtract(q, p));
      body.paint(white, 'satin').tube(
        [
          [p[0] + d[2] * 0.6, p[1], p[2] - d[0] * 0.6],
          [p[0] - d[2] * 0.6, p[1], p[2] + d[0] * 0.6],
        ],
        0.06,
        4,
        false,
      );
    }
    if (n % 5 === 0)
      body.paint(white, 'satin').tube(
        [
          [p[0], p[1] - 0.1, p[2]],
          [p[0], 0, p[2]],
        ],
        0.14,
        6,
        false,
      );
    if (n % 10 === 0 && n < 160) {
      const q = points[n + 5]!;
      body.tube(
        [
          [p[0], p[1] * 0.5, p[2]],
          [q[0], q[1] - 0.2, q[2]],
        ],
        0.07,
        4,
        false,
      );
    }
  }
  car
    .paint(bright[1]!, 'glossy')
    .box([0, 0.55, 0], [1.2, 0.6, 1.9], 0.2, 3)
    .paint(bright[2]!, 'glossy')
    .box([0, 0.95, -0.6], [1.1, 0.5, 0.16], 0.06)
    .sphere([0, 0.55, 0.95], [0.5, 0.26, 0.3], 12);
  const builders: Record<string, MeshBuilder> = { body };
  for (let n = 0; n < 4; n += 1) builders[`car${n}`] = car;
  const place = (u: number) =>
    multiply(translationTo(track(u)), rotationFacing(subtract(track(u + 0.004), track(u - 0.004))));
  return assembleModel(builders, {
    size: [56, 17, 26],
    anchors: { seat: [0, 8, 11] },
    pose: ({ time, phase }) => {
      const parts: Record<string, Matrix> = {};
      const u = fraction((time + phase) * 0.075 + 0.02 * Math.sin(time * 0.9));
      for (let n = 0; n < 4; n += 1) parts[`car${n}`] = place(fraction(u - n * 0.0145 + 1));
      return { parts, anchors: { seat: multiply(place(u), translation(0, 0.8, -0.2)) } };
    },
  });
};

export const fairground: Kit = {
  name: 'ferris wheel',
  nouns: [
    'ferris wheel',
    'big wheel',
    'carousel',
    'merry-go-round',
    'merry go round',
    'roller coaster',
    'rollercoaster',
  ],
  locomotion: 'none',
  build: ({ noun }) =>
    /carousel|merry/.test(noun) ? buildCarousel() : /coaster/.test(noun) ? buildCoaster() : buildFerris(),
};
