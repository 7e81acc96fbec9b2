/** Church, chapel, cathedral, mosque, Taj Mahal. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { addDoor, bothAt, onEachSide, spread } from '../shared/parts.ts';
import { addGableRoof, addGables } from '../shared/roofs.ts';

const gold = fromHex('#d0a03a');

/** A pointed window in a wall that faces +z. */
const addLancet = (
  b: MeshBuilder,
  lit: MeshBuilder,
  x: number,
  y: number,
  width: number,
  height: number,
  trim: Vec3,
) => {
  const shape = (grow: number): [number, number][] => [
    [x - width / 2 - grow, y - grow],
    [x + width / 2 + grow, y - grow],
    [x + width / 2 + grow, y + height * 0.65],
    [x, y + height + grow],
    [x - width / 2 - grow, y + height * 0.65],
  ];
  b.paint(trim, 'plaster').extrude(shape(0.14), 0, 0.08);
  b.paint(fromHex('#2c3f5a'), 'glass').extrude(shape(0), 0.05, 0.11);
  lit.paint([1.3, 0.75, 0.5], 'glow').extrude(shape(-0.02), 0.1, 0.125);
  b.paint(trim, 'plaster')
    .box([x, y + height * 0.45, 0.12], [0.06, height * 0.9, 0.04])
    .box([x, y + height * 0.4, 0.12], [width, 0.05, 0.04]);
};

const addSpire = (
  b: MeshBuilder,
  lit: MeshBuilder,
  [x, y, z]: Vec3,
  width: number,
  height: number,
  spire: number,
  wall: Vec3,
  roof: Vec3,
  hasClock: boolean,
) =>
  bothAt(b, lit, translation(x, y, z), (k, l) => {
    k.paint(wall, 'stone').box([0, height / 2, 0], [width, height, width]);
    k.paint(lighten(wall, 0.15), 'plaster').box([0, height, 0], [width + 0.4, 0.3, width + 0.4], 0.05, 1);
    k.paint(roof, 'roof').lathe(
      [
        [width * 0.74, height + 0.1],
        [width * 0.4, height + spire * 0.4],
        [0.05, height + spire],
      ],
      4,
    );
    k.paint(gold, 'metal')
      .box([0, height + spire + 0.7, 0], [0.12, 1.5, 0.12])
      .box([0, height + spire + 0.9, 0], [0.8, 0.12, 0.12]);
    onEachSide(k, l, width, width, (face, faceLit) => {
      addLancet(face, faceLit, 0, height - 3.4, width * 0.34, 2.4, lighten(wall, 0.2));
      if (hasClock)
        face.at(translation(0, height - 4.9, 0.05), (c) =>
          c
            .paint(fromHex('#20242a'), 'satin')
            .sphere([0, 0, 0], [width * 0.2, width * 0.2, 0.08], 22)
            .paint(fromHex('#f2ecd8'), 'satin')
            .sphere([0, 0, 0.03], [width * 0.17, width * 0.17, 0.08], 22)
            .paint(fromHex('#20242a'), 'satin')
            .box([0, width * 0.06, 0.12], [0.06, width * 0.12, 0.02])
            .box([width * 0.04, 0, 0.12], [width * 0.09, 0.06, 0.02]),
        );
    });
  });

const buildChurch = (noun: string, colour: Vec3 | null, traits: string[]): Model => {
  const isWooden = traits.includes('wooden') || noun === 'chapel';
  const wall = colour ?? fromHex(isWooden ? '#f4f1ea' : '#d8cbb0');
  const roof = fromHex(isWooden ? '#5a4038' : '#8a4a36');
  const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
  const [width, length, height] = [7.5, 15, 5.6];
  body.paint(wall, isWooden ? 'wood' : 'stone').box([0, height / 2, -4], [width, height, length]);
  const gable = { width, length, y: height, rise: 4.2, overhang: 0.4, thickness: 0.2 };
  body.at(translation(0, 0, -4), (k) => {
    addGables(k.paint(wall, isWooden ? 'wood' : 'stone'), gable);
    addGableRoof(k.paint(roof, 'roof'), gable);
  });
  const trim = lighten(wall, 0.25);
  bothAt(body, lit, translation(0, 0, -4), (k, l) =>
    onEachSide(k, l, width, length, (face, faceLit, across, side) => {
      if (side % 2)
        for (const x of spread(-across / 2 + 2, across / 2 - 2, 5))
          addLancet(face, faceLit, x, 1.5, 0.95, 2.7, trim);
    }),
  );
  addSpire(body, lit, [0, 0, 4.6], 4, 11, 8, wall, roof, true);
  addDoor(body, [0, 0, 6.62], 1.6, 2.8, fromHex('#5a3420'), trim);
  return assembleModel(
    { body, lit },
    {
      size: [9, 20.5, 24],
      anchors: { door: [0, 0, 7.5], inside: [0, 0, -4] },
      pose: (input) => ({ parts: { lit: shown(input.darkness > lightsOn) }, anchors: {} }),
    },
  );
};

const buildCathedral = (colour: Vec3 | null): Model => {
  const wall = colour ?? fromHex('#cdbf9f');
  const roof = fromHex('#5a626a');
  const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
  const [width, length, height] = [13, 40, 17];
  body
    .paint(wall, 'stone')
    .box([0, height / 2, -14], [width, height, length])
    .box([0, height / 2, -20], [30, height, 10])
    .box([0, 4.5, -14], [22, 9, length]);
  const gable = { width, length, y: height, rise: 7, overhang: 0.5, thickness: 0.3 };
  body.at(translation(0, 0, -14), (k) => {
    addGables(k.paint(wall, 'stone'), gable);
    addGableRoof(k.paint(roof, 'roof'), gable);
  });
  const trim = lighten(wall, 0.2);
  for (const side of [-1, 1]) {
    addSpire(body, lit, [side * 8.4, 0, 7], 6.4, 27, 16, wall, roof, false);
    for (const z of spread(-31, 0, 7)) {
      body
        .paint(wall, 'stone')
        .box([side * 11.6, 6, z], [1, 12, 1.1])
        .paint(roof, 'roof')
        .at(translation(side * 11.6, 12, z), (k) =>
          k.lathe(
            [
              [0.8, 0],
              [0, 2.6],
            ],
            4,
          ),
        );
      body.paint(trim, 'plaster').tube(
        [
          [side * 11.4, 11, z],
          [side * 9, 13, z],
          [side * 6.6, 14.4, z],
        ],
        0.35,
        6,
      );
      bothAt(
        body,
        lit,
        new Float64Array([0, 0, side, side * 6.5, 0, 1, 0, 0, -side, 0, 0, z + 2.4]),
        (k, l) => addLancet(k, l, 0, 10, 2, 5.5, trim),
      );
    }
  }
  body.paint(wall, 'stone').box([0, 11, 7], [11, 22, 5]);
  bothAt(body, lit, translation(0, 0, 9.5), (k, l) => {
    k.paint(trim, 'plaster').sphere([0, 14.5, 0], [3.4, 3.4, 0.3], 32);
    k.paint(fromHex('#3a2a6a'), 'glass').sphere([0, 14.5, 0.1], [3, 3, 0.3], 32);
    l.paint([1.2, 0.5, 0.9], 'glow').sphere([0, 14.5, 0.16], [2.9, 2.9, 0.3], 28);
    for (const a of spread(0, Math.PI * (11 / 12), 12))
      k.paint(trim, 'plaster').tube(
        [
          [Math.cos(a) * 3, 14.5 + Math.sin(a) * 3, 0.42],
          [-Math.cos(a) * 3, 14.5 - Math.sin(a) * 3, 0.42],
        ],
        0.1,
        4,
        false,
      );
    for (const x of [-8.4, 0, 8.4]) {
      k.paint(trim, 'plaster')
        .extrude(
          [
            [x - 2.2, 0],
            [x + 2.2, 0],
            [x + 2.2, 5],
            [x, 8],
            [x - 2.2, 5],
          ],
          0,
          0.7,
        )
        .paint(fromHex('#3a2416'), 'wood')
        .extrude(
          [
            [x - 1.4, 0],
            [x + 1.4, 0],
            [x + 1.4, 4],
            [x, 6],
            [x - 1.4, 4],
          ],
          0.6,
          0.75,
        );
    }
    for (const x of spread(-5, 5, 9)) k.paint(trim, 'plaster').box([x, 9.6, 0.2], [0.5, 2.2, 0.5], 0.1, 1);
  });
  return assembleModel(
    { body, lit },
    {
      size: [32, 45, 56],
      anchors: { door: [0, 0, 11], inside: [0, 0, -10] },
      pose: (input) => ({ parts: { lit: shown(input.darkness > lightsOn) }, anchors: {} }),
    },
  );
};

const onion = (radius: number, y: number): [number, number][] => [
  [radius * 0.86, y],
  [radius, y + radius * 0.3],
  [radius * 1.02, y + radius * 0.6],
  [radius * 0.85, y + radius * 1.1],
  [radius * 0.5, y + radius * 1.5],
  [radius * 0.16, y + radius * 1.85],
  [0.05, y + radius * 2.2],
  [0, y + radius * 2.5],
];

const addMinaret = (b: MeshBuilder, x: number, z: number, height: number, paint: Vec3, dome: Vec3) =>
  b.at(translation(x, 0, z), (k) => {
    k.paint(paint, 'plaster').lathe(
      [
        [1.5, 0],
        [1.3, 1],
        [1, height * 0.45],
        [1.5, height * 0.47],
        [1.5, height * 0.5],
        [0.95, height * 0.5],
        [0.8, height * 0.85],
        [1.3, height * 0.87],
        [1.3, height * 0.9],
        [0.75, height * 0.9],
        [0.75, height],
      ],
      18,
    );
    k.paint(dome, 'glossy').lathe(onion(0.9, height), 16);
  });

const buildMosque = (noun: string, colour: Vec3 | null): Model => {
  const isTaj = noun.includes('taj');
  const paint = colour ?? fromHex(isTaj ? '#f4f0e8' : '#e6d8bc');
  const dome = isTaj ? fromHex('#f6f3ec') : fromHex('#3a7f8a');
  const body = new MeshBuilder();
  body.paint(darken(paint, 0.08), 'plaster').box([0, 1.2, 0], [38, 2.4, 38]);
  body.paint(paint, 'plaster').box([0, 8.4, 0], [22, 12, 22]);
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      addMinaret(body, x * 17, z * 17, 26, paint, dome);
      body.paint(paint, 'plaster').at(translation(x * 7, 14.4, z * 7), (k) =>
        k
          .lathe(
            [
              [2.2, 0],
              [2.2, 1.6],
            ],
            16,
          )
          .paint(dome, 'glossy')
          .lathe(onion(2.2, 1.6), 20),
      );
    }
  body
    .paint(paint, 'plaster')
    .lathe(
      [
        [6, 14.4],
        [6, 18.4],
      ],
      30,
    )
    .paint(gold, 'metal')
    .lathe(
      [
        [6.1, 18],
        [6.2, 18.2],
        [6.1, 18.4],
      ],
      30,
    )
    .paint(dome, 'glossy')
    .lathe(onion(6.4, 18.4), 36)
    .paint(gold, 'metal')
    .at(translation(0, 34, 0), (k) =>
      k.lathe(
        [
          [0.2, 0],
          [0.5, 0.5],
          [0.1, 1],
          [0.3, 1.4],
          [0, 2.8],
        ],
        10,
      ),
    );
  const arch = (b: MeshBuilder, x: number, y: number, w: number, h: number, z: number) => {
    const shape = (grow: number): [number, number][] => [
      [x - w / 2 - grow, y],
      [x + w / 2 + grow, y],
      [x + w / 2 + grow, y + h * 0.6],
      [x + w * 0.3 + grow, y + h * 0.85],
      [x, y + h + grow],
      [x - w * 0.3 - grow, y + h * 0.85],
      [x - w / 2 - grow, y + h * 0.6],
    ];
    b.paint(isTaj ? fromHex('#d8cdb8') : fromHex('#2f6a7a'), 'satin')
      .extrude(shape(0.3), z, z + 0.15)
      .paint(fromHex('#2a2620'), 'matte')
      .extrude(shape(0), z + 0.1, z + 0.2);
  };
  onEachSide(body, new MeshBuilder(), 22, 22, (b) => {
    b.paint(paint, 'plaster').box([0, 9.4, 0.3], [9, 14, 1]);
    arch(b, 0, 2.4, 5.6, 10.5, 0.8);
    for (const x of [-7.8, 7.8]) for (const y of [2.6, 8.4]) arch(b, x, y, 3, 4.6, 0);
  });
  return assembleModel({ body }, { size: [38, 37, 38], anchors: { door: [0, 2.4, 12], top: [0, 2.4, 15] } });
};

export const churches: Kit = {
  name: 'church',
  nouns: ['church', 'chapel', 'cathedral', 'notre dame', 'basilica', 'mosque', 'taj mahal'],
  locomotion: 'none',
  build: ({ noun, colour, traits }) => {
    if (/cathedral|notre|basilica/.test(noun)) return buildCathedral(colour);
    if (/mosque|taj/.test(noun)) return buildMosque(noun, colour);
    return buildChurch(noun, colour, traits);
  },
};
