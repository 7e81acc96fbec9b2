/** Fairground rides that turn: Ferris wheel, carousel, roller coaster. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { bright, white } from './fairground-parts.ts';
import { buildFerris } from './ferris-wheel.ts';
import { buildCoaster } from './roller-coaster.ts';

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
